// Package licences holds the licences of the app, its fonts, and all that it is built from. The tool .ci/licences collects
// them; nothing in it is written by hand.
package licences

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
)

// File is where the collection lies, from the top of the project.
const File = "ui/licences/licences.json.gz"

// Licence is what one part of the app is under.
type Licence struct {
	Name    string // a module's path, or the name of a font or of the app
	Version string // "" where there is none
	Text    string // all of its licences and notices, one below the other
}

//go:embed licences.json.gz
var packed []byte

// All are the licences of everything in the app, on whatever system; the app's own is the first one.
func All() ([]Licence, error) { return Unpack(packed) }

// Pack compresses licences. The same licences give the same bytes.
func Pack(all []Licence) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if err := json.NewEncoder(z).Encode(all); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// Unpack reads what Pack has written.
func Unpack(data []byte) ([]Licence, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("licences: %w", err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		return nil, fmt.Errorf("licences: %w", err)
	}
	var all []Licence
	if err := json.Unmarshal(text, &all); err != nil {
		return nil, fmt.Errorf("licences: %w", err)
	}
	return all, nil
}
