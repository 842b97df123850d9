package theme

import (
	"math"
	"sync/atomic"
)

// fieldText holds the bits of what SetFieldText was told.
var fieldText atomic.Uint32

// SetFieldText sets the type of Fyne's fields and plain texts to a size in units, where it is smaller than that of the theme; 0
// takes that back. It counts for all themes and for what is refreshed from then on. Only one field is shown at a time.
//
// Fyne would let one widget have a theme of its own, but it keeps all of what such a widget ever showed, and with it the sheet
// around it and fonts of its own, for as long as the app runs.
func SetFieldText(size float32) { fieldText.Store(math.Float32bits(size)) }

// FieldText is what SetFieldText was told, 0 if nothing.
func FieldText() float32 { return math.Float32frombits(fieldText.Load()) }
