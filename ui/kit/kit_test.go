package kit

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"patiencetrio/theme"
)

// thai has its word borders written as "|".
const thai = "ระหว่าง|คอลัมน์|ย้าย|ได้|เฉพาะ|ใบ|สุดท้าย| |ชุด|ไพ่|เรียง|ต้อง|แยก|ที|ละ|ใบ|จาก|ปลาย| |เริ่ม|ที่| |6♠"

func useTheme(t *testing.T, dark bool, scale float32) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.New(theme.Mode{Dark: dark}, scale))
}
