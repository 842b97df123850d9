package theme

import (
	_ "embed"

	"fyne.io/fyne/v2"
)

//go:embed icon-small.png
var smallIcon []byte

// WindowIcon is the app's icon for its windows, 128 x 128 pixels. Icon.png is for packages: to send its 1024 x 1024 pixels
// to an X server takes longer than most that the app does at its start. Both are drawn from icon.svg.
var WindowIcon = fyne.NewStaticResource("icon-small.png", smallIcon)
