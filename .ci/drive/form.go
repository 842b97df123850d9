package main

import "image"

// form is how the app looks in the storm, on a desktop or as a simulated phone: where on the screen things are that the
// table's layout does not know of, in pixels.
type form struct {
	width, height int
	scale         float64 // pixels to the unit

	// rowsIn are the columns of pixels in which the arrows of rows stand: those of sheets and those of pages.
	sheetRows, pageRows int
	// Rows of the menu, counted from its end.
	settings, statistics, replay int

	switches [2]image.Point // the middles of those of keysOfSwitches
	above    int            // from there upwards where it has one colour when it is on, and the ground's when it is off
	beside   int            // from there to the left where that ground is seen

	okay, file image.Point // in Fyne's dialog for files: the key that confirms, the icon of the only file
	okayGround int         // from the middle of that key to the left where nothing is written on it
}

// keysOfSwitches are settings that change neither the places of cards nor the header, and what they are at first.
var keysOfSwitches = [2]struct {
	key     string
	atFirst bool
}{{"four.suit", true}, {"four.else", false}}

var desktopForm = form{
	width: 1100, height: 760, scale: 1,
	sheetRows: 716, pageRows: 790,
	settings: 1, statistics: 2, replay: 8, // the last one is about the keyboard
	switches: [2]image.Point{{776, 481}, {776, 535}}, above: 12, beside: 40,
	okay: image.Pt(903, 647), okayGround: 28, file: image.Pt(368, 365),
}

var phoneForm = form{
	width: 560, height: 1000, scale: 1.4,
	sheetRows: 502, pageRows: 504,
	settings: 0, statistics: 1, replay: 7,
	switches: [2]image.Point{{484, 673}, {484, 748}}, above: 17, beside: 60,
	okay: image.Pt(478, 874), okayGround: 40, file: image.Pt(321, 478),
}

func (o options) form() form {
	if o.touch {
		return phoneForm
	}
	return desktopForm
}
