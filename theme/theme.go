// Package theme is how Patience Trio looks: colours, sizes, fonts, icons and the pictures of the cards, and Fyne's own
// widgets dressed to match. Everything in it is drawn from vectors at the size at which it is shown.
package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

type appTheme struct {
	mode    Mode
	colours *Palette
	scale   float32
}

// New is the theme for Fyne's own widgets in a mode. textScale multiplies all sizes of text; 1 is normal.
// The mode is the caller's: what Fyne believes about the system is not asked.
func New(m Mode, textScale float32) fyne.Theme {
	return &appTheme{mode: m, colours: Colours(m), scale: textScale}
}

func (t *appTheme) Font(style fyne.TextStyle) fyne.Resource { return font(style) }

func (t *appTheme) Icon(name fyne.ThemeIconName) fyne.Resource {
	return theme.DefaultTheme().Icon(name)
}

func (t *appTheme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	p := t.colours
	switch name {
	case theme.ColorNameBackground:
		return p.Ground
	case theme.ColorNameForeground:
		return p.Text
	case theme.ColorNameDisabled:
		return Fade(p.Text, p.Disabled)
	case theme.ColorNamePlaceHolder:
		return p.Muted
	case theme.ColorNamePrimary, theme.ColorNameHyperlink, theme.ColorNameSuccess:
		return p.Accent
	case theme.ColorNameForegroundOnPrimary, theme.ColorNameForegroundOnSuccess:
		return p.OnAccent
	case theme.ColorNameError, theme.ColorNameWarning:
		return p.Warn
	case theme.ColorNameForegroundOnError, theme.ColorNameForegroundOnWarning:
		return p.Panel
	case theme.ColorNameOverlayBackground, theme.ColorNameMenuBackground, theme.ColorNameHeaderBackground,
		theme.ColorNameInnerWindowBorder, theme.ColorNameInnerWindowBorderInactive:
		return p.Panel
	case theme.ColorNameInputBackground:
		return p.Panel
	case theme.ColorNameInputBorder: // it alone says that this is a field
		return p.Muted
	case theme.ColorNameButton, theme.ColorNameDisabledButton:
		return p.Well
	case theme.ColorNameSeparator:
		return p.Line
	case theme.ColorNameFocus:
		return Fade(p.Drop, .25)
	case theme.ColorNameSelection:
		return Fade(p.Accent, .3)
	case theme.ColorNameHover:
		return Fade(p.Text, .06)
	case theme.ColorNamePressed:
		return Fade(p.Text, .12)
	case theme.ColorNameScrollBar:
		return Fade(p.Muted, .6)
	case theme.ColorNameScrollBarBackground:
		return color.Transparent
	case theme.ColorNameShadow:
		return p.Raised
	}
	return theme.DefaultTheme().Color(name, t.variant())
}

// variant is Fyne's name for the mode.
func (t *appTheme) variant() fyne.ThemeVariant {
	if t.mode.Dark {
		return theme.VariantDark
	}
	return theme.VariantLight
}

func (t *appTheme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		if size := FieldText(); size > 0 {
			return min(size, Row.Size*t.scale)
		}
		return Row.Size * t.scale
	case theme.SizeNameCaptionText:
		return Caption.Size * t.scale
	case theme.SizeNameSubHeadingText:
		return GameName.Size * t.scale
	case theme.SizeNameHeadingText:
		return Title.Size * t.scale
	case theme.SizeNamePadding:
		return Space1
	case theme.SizeNameInnerPadding:
		return Space4
	case theme.SizeNameInputRadius:
		return FieldRadius
	case theme.SizeNameInputBorder, theme.SizeNameSeparatorThickness:
		return DividerWidth
	case theme.SizeNameSelectionRadius:
		return Space1
	case theme.SizeNameScrollBar:
		return Space2
	case theme.SizeNameScrollBarSmall:
		return Space1
	case theme.SizeNameScrollBarRadius:
		return Space1
	case theme.SizeNameInlineIcon:
		return FieldIconSize
	}
	return theme.DefaultTheme().Size(name)
}
