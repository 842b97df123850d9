package theme

import (
	"embed"
	"fmt"
	"image"
	"image/color"
	"strings"
	"sync"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
)

// Icon names a picture in one colour.
type Icon string

// The icons, on a grid of 24.
const (
	IconUndo       Icon = "undo"
	IconRedo       Icon = "redo"
	IconHint       Icon = "hint"
	IconNew        Icon = "new"
	IconMenu       Icon = "menu"
	IconRules      Icon = "rules"
	IconQuestion   Icon = "question"
	IconSettings   Icon = "settings"
	IconStatistics Icon = "statistics"
	IconRedeal     Icon = "redeal"
	IconBack       Icon = "back"
	IconClose      Icon = "close"
	IconCopy       Icon = "copy"
	IconPaste      Icon = "paste"
	IconDaily      Icon = "daily"
	IconSame       Icon = "same"
	IconCheck      Icon = "check"
	IconNext       Icon = "next"
	IconClock      Icon = "clock"
	IconKeys       Icon = "keys"
	IconExamples   Icon = "examples"
	IconExport     Icon = "export"
	IconImport     Icon = "import"
	IconPlay       Icon = "play"
	IconPause      Icon = "pause"
	IconFirst      Icon = "first"
	IconLast       Icon = "last"
	IconTrio       Icon = "trio"   // the app's emblem as an icon
	IconEmblem     Icon = "emblem" // the same in finer lines, to be shown large
)

// The marks of empty piles, cut close; their widths differ.
const (
	IconSpades   Icon = "spades"
	IconHearts   Icon = "hearts"
	IconDiamonds Icon = "diamonds"
	IconClubs    Icon = "clubs"
	IconCrown    Icon = "crown" // an empty column that takes Kings
	IconDot      Icon = "dot"   // a cell
)

// Icons are all icons and marks.
var Icons = []Icon{
	IconUndo, IconRedo, IconHint, IconNew, IconMenu, IconRules, IconQuestion, IconSettings, IconStatistics, IconRedeal, IconBack,
	IconClose, IconCopy, IconPaste, IconDaily, IconSame, IconCheck, IconNext, IconClock, IconKeys, IconExamples, IconExport,
	IconImport, IconPlay, IconPause, IconFirst, IconLast, IconTrio, IconEmblem,
	IconSpades, IconHearts, IconDiamonds, IconClubs, IconCrown, IconDot,
}

// SuitIcon is the mark of a suit.
func SuitIcon(s core.Suit) Icon {
	return [core.Suits]Icon{IconSpades, IconHearts, IconDiamonds, IconClubs}[s]
}

//go:embed icons/*.svg
var iconFiles embed.FS

// black is the colour in which all icons are stored.
const black = `fill="#000000"`

// source is the icon's SVG text in black.
func (i Icon) source() string {
	text, err := iconFiles.ReadFile("icons/" + string(i) + ".svg")
	if err != nil {
		panic(fmt.Sprintf("theme: no icon %q", i))
	}
	return string(text)
}

type iconKey struct {
	icon   Icon
	colour color.NRGBA
}

var resources sync.Map // iconKey -> fyne.Resource: Fyne's caches want the same resource again

// Resource is the icon in the colour c, for canvas.Image and widgets. Its name is unique for icon and colour. An icon
// that does not exist panics.
func (i Icon) Resource(c color.Color) fyne.Resource {
	key := iconKey{i, color.NRGBAModel.Convert(c).(color.NRGBA)}
	if r, ok := resources.Load(key); ok {
		return r.(fyne.Resource)
	}
	r, _ := resources.LoadOrStore(key, key.resource())
	return r.(fyne.Resource)
}

func (k iconKey) resource() fyne.Resource {
	c := k.colour
	hex := fmt.Sprintf("%02x%02x%02x", c.R, c.G, c.B)
	fill := `fill="#` + hex + `"`
	if c.A != 0xFF {
		fill += fmt.Sprintf(` fill-opacity="%.3f"`, float64(c.A)/0xFF)
	}
	text := strings.ReplaceAll(k.icon.source(), black, fill)
	return fyne.NewStaticResource(fmt.Sprintf("%s-%s%02x.svg", k.icon, hex, c.A), []byte(text))
}

var iconDrawings sync.Map // Icon -> *drawing

func (i Icon) drawing() *drawing {
	if d, ok := iconDrawings.Load(i); ok {
		return d.(*drawing)
	}
	d, _ := iconDrawings.LoadOrStore(i, mustParse(i.source()))
	return d.(*drawing)
}

// Image draws the icon in the colour c, exactly height pixels high (at least 1); the width follows from its shape.
// It draws anew each time: see Faces.Mark for a shared picture.
func (i Icon) Image(height int, c color.NRGBA) *image.RGBA {
	d := i.drawing()
	height = max(height, 1)
	width := max(1, int(d.width*float32(height)/d.height+.5))
	dst := image.NewRGBA(image.Rect(0, 0, width, height))
	d.draw(dst, func(color.NRGBA) color.NRGBA { return c })
	return dst
}
