package kit

import (
	"image/png"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"patiencetrio/theme"
)

// thai has its word borders written as "|".
const thai = "ระหว่าง|คอลัมน์|ย้าย|ได้|เฉพาะ|ใบ|สุดท้าย| |ชุด|ไพ่|เรียง|ต้อง|แยก|ที|ละ|ใบ|จาก|ปลาย| |เริ่ม|ที่| |6♠"

func useTheme(t *testing.T, dark bool, scale float32) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.New(dark, scale))
}

// shoot writes a picture of an object to a folder named by PICTURES, for eyes.
func shoot(t *testing.T, name string, o fyne.CanvasObject, w, h float32) {
	win := test.NewTempWindow(t, o)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(w, h))
	dir := os.Getenv("PICTURES")
	if dir == "" {
		return
	}
	f, err := os.Create(dir + "/" + name + ".png")
	require.NoError(t, err)
	defer f.Close()
	require.NoError(t, png.Encode(f, win.Canvas().Capture()))
}
