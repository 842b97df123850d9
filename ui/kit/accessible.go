package kit

import "fyne.io/fyne/v2"

// What is here is read by Fyne if the app is built with the tag "accessibility": on Windows, macOS, Android and iOS, not on
// Linux. It looks into containers only, never into widgets: so it finds what lies on the table's screen, the sentences
// and the keys of the bar, but nothing of pages and sheets.
var (
	_ fyne.Accessible = (*Paragraph)(nil)
	_ fyne.Accessible = (*BarKey)(nil)
	_ fyne.Accessible = (*IconButton)(nil)
)

// AccessibilityLabel is the text.
func (p *Paragraph) AccessibilityLabel() string { return p.Text }

// AccessibilityRole is that of something to be read.
func (p *Paragraph) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel is the key's name.
func (k *BarKey) AccessibilityLabel() string { return k.Name }

// AccessibilityRole is that of something to be pressed.
func (k *BarKey) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel is the button's name.
func (b *IconButton) AccessibilityLabel() string { return b.Name }

// AccessibilityRole is that of something to be pressed.
func (b *IconButton) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
