package store

import "path/filepath"

// maxSmall is the most that is read of a small file.
const maxSmall = 64 << 10

// WriteSmall replaces a small file in the store's folder that the store itself knows nothing of. Whenever the app is
// killed, the whole old or the whole new one is there.
func WriteSmall(dir, name string, data []byte) error {
	d := folder(dir)
	if err := d.prepare(); err != nil {
		return err
	}
	f := &file{disk: d, name: filepath.Base(name)}
	return f.replace(data)
}

// ReadSmall reads such a file; of one that is larger than 64 KiB only the beginning.
func ReadSmall(dir, name string) ([]byte, error) {
	return folder(dir).read(filepath.Base(name), maxSmall)
}
