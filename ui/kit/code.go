package kit

import (
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// CodeField takes a code that is typed or pasted.
type CodeField struct {
	widget.BaseWidget
	entry    *codeInput
	cover    *fieldCover
	example  string
	code     string
	paste    *IconButton
	OnChange func(text string) // after each change
	OnEnter  func(text string)
	OnPaste  func() // the button at the right; the owner reads the clipboard
	// LongPaste: what is pasted into the field by the keyboard or its menu is for OnPaste too if it has more bytes.
	LongPaste int
	OnFocus   func() // the field gets the keyboard
	OnBlur    func() // the field loses the keyboard
}

// codeInput is an entry that tells that it gets the focus and loses it, and takes in no long texts.
type codeInput struct {
	widget.Entry
	focused func()
	blurred func()
	pasted  func(text string) (taken bool)
}

// TypedShortcut leaves long texts that are pasted to the owner.
func (i *codeInput) TypedShortcut(s fyne.Shortcut) {
	if paste, ok := s.(*fyne.ShortcutPaste); ok && i.pasted(paste.Clipboard.Content()) {
		return
	}
	i.Entry.TypedShortcut(s)
}

func (i *codeInput) FocusGained() {
	i.Entry.FocusGained()
	i.focused()
}

func (i *codeInput) FocusLost() {
	i.Entry.FocusLost()
	i.blurred()
}

// TouchDown leaves it open whether a finger taps the field or begins to scroll what it stands in: only a tap, on the
// cover, calls up the keyboard.
func (i *codeInput) TouchDown(*mobile.TouchEvent) {}

// fieldCover lies over a field on a phone: what stands in the field would take every finger that moves over it, select with it,
// and ask for the focus at its end, when the field may be gone. To select there is the field's menu.
type fieldCover struct {
	widget.BaseWidget
	input *codeInput
}

var (
	_ fyne.Tappable          = (*fieldCover)(nil)
	_ fyne.SecondaryTappable = (*fieldCover)(nil)
	_ fyne.Draggable         = (*fieldCover)(nil)
)

func newFieldCover(i *codeInput) *fieldCover {
	c := &fieldCover{input: i}
	c.ExtendBaseWidget(c)
	c.Hidden = !fyne.CurrentDevice().IsMobile()
	return c
}

func (c *fieldCover) CreateRenderer() fyne.WidgetRenderer { return nothing() }

// Tapped calls up the keyboard, or puts the cursor there.
func (c *fieldCover) Tapped(e *fyne.PointEvent) {
	c.input.Entry.TouchDown(&mobile.TouchEvent{PointEvent: *e})
}

// TappedSecondary opens the field's menu.
func (c *fieldCover) TappedSecondary(e *fyne.PointEvent) { c.input.Entry.TappedSecondary(e) }

// Dragged scrolls what the field stands in.
func (c *fieldCover) Dragged(e *fyne.DragEvent) {
	if s := scrollerOf(c.input); s != nil {
		s.scrollBy(-e.Dragged.DY)
	}
}

func (c *fieldCover) DragEnd() {}

// TypedKey leaves to the window the keys that close what is open, and those of which a line of text has no use.
func (i *codeInput) TypedKey(e *fyne.KeyEvent) {
	closes := false
	switch e.Name {
	case fyne.KeyEscape, mobile.KeyBack:
		closes = true
	case fyne.KeyF1, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
	default:
		i.Entry.TypedKey(e)
		return
	}
	c := canvasOf(i)
	if c == nil {
		return
	}
	if closes {
		c.Unfocus()
	}
	if typed := c.OnTypedKey(); typed != nil {
		typed(e)
	}
}

// NewCodeField makes an empty field with a faint example in it: in words, or the bare code where there is no room for them.
func NewCodeField(example, code string) *CodeField {
	c := &CodeField{entry: &codeInput{}, example: example, code: code}
	c.entry.ExtendBaseWidget(c.entry)
	c.cover = newFieldCover(c.entry)
	c.entry.focused = func() {
		if c.OnFocus != nil {
			c.OnFocus()
		}
	}
	c.entry.blurred = func() {
		if c.OnBlur != nil {
			c.OnBlur()
		}
	}
	c.entry.pasted = func(text string) bool {
		if c.OnPaste == nil || len(text) <= c.LongPaste {
			return false
		}
		c.OnPaste()
		return true
	}
	c.entry.PlaceHolder, c.entry.Scroll = example, fyne.ScrollNone
	c.entry.OnChanged = func(s string) {
		if short := c.within(s); short != s {
			c.entry.SetText(short)
			return
		}
		c.fit(c.entry.Size().Width)
		if c.OnChange != nil {
			c.OnChange(s)
		}
	}
	c.entry.OnSubmitted = func(s string) {
		if c.OnEnter != nil {
			c.OnEnter(s)
		}
	}
	c.paste = NewIconButton(theme.IconPaste, InWell, func() {
		if c.OnPaste != nil {
			c.OnPaste()
		}
	})
	c.paste.Radius, c.paste.IconSize = theme.FieldRadius, theme.FieldIconSize
	c.ExtendBaseWidget(c)
	return c
}

// SetExample shows another example, in words or as the bare code.
func (c *CodeField) SetExample(example, code string) {
	c.example, c.code = example, code
	c.Refresh()
}

// SetText puts a text into the field, as if it had been typed.
func (c *CodeField) SetText(text string) { c.entry.SetText(text) }

// Text is what stands in the field.
func (c *CodeField) Text() string { return c.entry.Text }

// Focus lets the keyboard write into the field.
func (c *CodeField) Focus() {
	focus(c.entry)
}

func (c *CodeField) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   c,
		objects: []fyne.CanvasObject{c.entry, c.cover, c.paste},
		layout: func(size fyne.Size) {
			side := buttonHeight
			width := size.Width - side - theme.Space2
			c.fit(width)
			for _, o := range []fyne.CanvasObject{c.entry, c.cover} {
				place(o, 0, (size.Height-c.fieldHeight())/2, width, c.fieldHeight())
			}
			place(c.paste, size.Width-side, (size.Height-side)/2, side, side)
		},
		min: func() fyne.Size { return fyne.NewSize(0, c.fieldHeight()) },
	})
}

// HeightFor is the field's height at a width.
func (c *CodeField) HeightFor(width float32) float32 {
	c.fit(width - buttonHeight - theme.Space2)
	return c.fieldHeight()
}

func (c *CodeField) fieldHeight() float32 { return max(buttonHeight, c.entry.MinSize().Height) }

// fieldRoom is how wide a text in a field of some width may be.
func fieldRoom(width float32) float32 { return width - 2*theme.Space4 - 2*theme.Space1 }

// within is as much of a text as there is room for in the smallest type: more than any code. Fyne could scroll the rest, but
// with a bar and shadows across the field's round ends.
func (c *CodeField) within(text string) string {
	style, room := theme.Row, fieldRoom(c.entry.Size().Width)
	style.Size = theme.Smallest.Size
	for c.entry.Size().Width > 0 && text != "" && textWidth(text, style, false) > room {
		_, last := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-last]
	}
	return text
}

// fit sets codes, and a longer text that stands there, in type for which a field of that width has room, and the example if it
// has room too.
func (c *CodeField) fit(width float32) {
	look := Now()
	style := theme.Row.Scaled(look.Scale)
	room := fieldRoom(width)
	for max(textWidth(c.code, style, false), textWidth(c.entry.Text, style, false)) > room && style.Size > theme.Smallest.Size {
		style.Size = max(wholeSize(style.Size-.1), theme.Smallest.Size)
	}
	example := c.example
	if textWidth(example, style, false) > room {
		example = c.code
	}
	if c.entry.PlaceHolder == example && theme.FieldText() == style.Size {
		return
	}
	c.entry.PlaceHolder = example
	theme.SetFieldText(style.Size)
	c.entry.Refresh()
}

// CodeLine shows a code with a button that copies it.
type CodeLine struct {
	widget.BaseWidget
	label *Label
	icon  theme.Icon
	image *canvas.Image
	back  *canvas.Rectangle
	copy  func()
}

// NewCodeLine makes the line; copy is called by a tap anywhere on it.
func NewCodeLine(code string, copy func()) *CodeLine {
	style := theme.RowTitle
	c := &CodeLine{label: NewLabel(code, style).Fitting(Shrink), icon: theme.IconCopy, image: &canvas.Image{}, back: box(theme.FieldRadius), copy: copy}
	c.ExtendBaseWidget(c)
	return c
}

// Copied shows a mark in place of the copy icon.
func (c *CodeLine) Copied() {
	c.icon = theme.IconCheck
	c.Refresh()
}

func (c *CodeLine) CreateRenderer() fyne.WidgetRenderer {
	top := newPad(false, theme.FieldRadius, Text, func() bool { return true }, func() { c.copy() })
	return draw(&drawn{
		owner:   c,
		objects: []fyne.CanvasObject{c.back, c.label, c.image, top},
		layout: func(size fyne.Size) {
			c.back.Resize(size)
			top.Resize(size)
			place(c.label, theme.Space4, 0, size.Width-theme.Space4-MinTarget-theme.Space1, size.Height)
			const side = theme.FieldIconSize
			place(c.image, size.Width-theme.Space1-(MinTarget+side)/2, (size.Height-side)/2, side, side)
		},
		min: func() fyne.Size { return fyne.NewSize(0, MinTarget) },
		paint: func(l Look) {
			c.back.FillColor = l.Palette.Well
			paintIcon(c.image, c.icon, l.Palette.Text)
		},
	})
}
