// Package motion holds all durations and easings of the app in one place, and plays what moves outside of the table.
package motion

import "time"

// The table, from section 5 of the look's specification. Nothing that the player starts lasts over 300 ms.
const (
	Lift        = 90 * time.Millisecond
	MoveBase    = 140 * time.Millisecond // and MovePerUnit for each unit of the way, within the next two
	MovePerUnit = 120 * time.Microsecond
	MoveLeast   = 160 * time.Millisecond
	MoveMost    = 240 * time.Millisecond
	Home        = 180 * time.Millisecond // of refused cards, with the nudge after it
	Nudge       = 120 * time.Millisecond
	Turn        = 140 * time.Millisecond
	Draw        = 160 * time.Millisecond
	DrawNext    = 40 * time.Millisecond // each further card starts that much later
	Redeal      = 220 * time.Millisecond
	Relayout    = 120 * time.Millisecond
	FadeIn      = 80 * time.Millisecond // outlines of the table, and the press of a key
	FadeOut     = 120 * time.Millisecond
	Hint        = 1000 * time.Millisecond // the frames of a hint breathe twice
	HintWay     = 900 * time.Millisecond  // its cards go and come back
	DealCard    = 180 * time.Millisecond
	DealStarts  = 920 * time.Millisecond // from the first card's start to the last one's
)

// The win: WinStarts and WinCard fill the arc, which stands for WinStands, folds, and hands its Kings to the win's page;
// the page's panel rises in SheetIn. All together last 1.8 s.
const (
	WinStarts = 640 * time.Millisecond // from the first card's start to the last one's
	WinCard   = 300 * time.Millisecond
	WinStands = 100 * time.Millisecond
	WinFold   = 260 * time.Millisecond
	WinKings  = 280 * time.Millisecond
	WinStage  = 200 * time.Millisecond // header and keys leave the screen
)

// What lies over the table or in its place.
const (
	MessageIn  = 160 * time.Millisecond
	MessageOut = 120 * time.Millisecond
	SheetIn    = 220 * time.Millisecond
	SheetOut   = 160 * time.Millisecond
	Page       = 180 * time.Millisecond
)

// What is no motion, and the same at every speed.
const (
	// WinPause is how long the last card of a won game is seen when nothing moves.
	WinPause = 300 * time.Millisecond
	// TipAfter is how long a mouse rests on a key until the key says what it is.
	TipAfter = 600 * time.Millisecond
	// TipStays is how long a tip stays that lies over cards.
	TipStays = 4 * time.Second
	// ThinkAfter is how long a search for a hint may take before the key shows it, SearchAfter how long any other search
	// may take before a sheet opens for it.
	ThinkAfter  = 150 * time.Millisecond
	SearchAfter = 200 * time.Millisecond
	// SheetDeaf is how long a sheet takes no input that opens as the answer to a tap, SheetDeafUnasked how long one that
	// opens by itself, and KeyDeaf how long one takes none in the place of the key that was tapped last.
	SheetDeaf        = 300 * time.Millisecond
	SheetDeafUnasked = 700 * time.Millisecond
	KeyDeaf          = 700 * time.Millisecond
	// RepeatAfter is how long a key is held down before it repeats, RepeatEvery how long from one time to the next.
	RepeatAfter = 400 * time.Millisecond
	RepeatEvery = 120 * time.Millisecond
	// A message stands for ReadingStart and ReadingPerRune, at least for ReadingLeast.
	ReadingStart   = 2 * time.Second
	ReadingPerRune = 60 * time.Millisecond
	ReadingLeast   = 4 * time.Second
	// DoubleTap is the longest time from the end of a tap to the start of the second one of a double tap.
	DoubleTap = 350 * time.Millisecond
	// Swallow is how long after a tap that sent a card away one more tap on that place counts for nothing.
	Swallow = 250 * time.Millisecond
	// Settle is how long a window's size must have been the same before pictures are made for it.
	Settle = 120 * time.Millisecond
)

// Shares of other durations, and ways in units.
const (
	TurnAfter   = .6 // of a move is done when the card under it turns up
	TakeBack    = .8 // undo and redo, relative to a move
	NudgeReach  = 3  // to both sides
	MessageRise = 8
	PageWay     = 24
)
