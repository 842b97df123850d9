package theme

import (
	_ "embed"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Noto Sans Thai, SIL Open Font License 1.1 (fonts/OFL.txt). Fyne looks up what these lack, Latin above all, in the
// Noto Sans that it brings along, so that both scripts are of one family.
var (
	//go:embed fonts/NotoSansThai-Regular.ttf
	thaiRegular []byte
	//go:embed fonts/NotoSansThai-Bold.ttf
	thaiBold []byte

	regularFont = fyne.NewStaticResource("NotoSansThai-Regular.ttf", thaiRegular)
	boldFont    = fyne.NewStaticResource("NotoSansThai-Bold.ttf", thaiBold)
)

// font is the font for a style: regular or bold. Thai has no italics; monospace and symbols stay Fyne's.
func font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace || style.Symbol:
		return theme.DefaultTheme().Font(style)
	case style.Bold:
		return boldFont
	default:
		return regularFont
	}
}
