package theme

// All sizes are in Fyne's device-independent units.

// TextStyle is a size of type with the height of its line. Thai needs line heights of 1.4 sizes and more: never clip
// a line box. Fyne shapes text at whole sizes only, rounding up: 15.5 comes out as 16.
type TextStyle struct {
	Size, Line float32
	Bold       bool
}

// Scaled is the style for a text scale, 1 being the normal one.
func (s TextStyle) Scaled(scale float32) TextStyle {
	s.Size *= scale
	s.Line *= scale
	return s
}

// The styles of text: no other sizes are used.
var (
	Headline   = TextStyle{30, 40, true}    // the win
	Figure     = TextStyle{26, 34, true}    // big figures on win and statistics
	AppName    = TextStyle{24, 34, true}    // on the chooser
	Title      = TextStyle{22, 30, true}    // sheets and tiles
	PageTitle  = TextStyle{20, 28, true}    // pages
	GameName   = TextStyle{17, 24, true}    // game name, score and moves in the header
	RowTitle   = TextStyle{16, 24, true}    // first line of a row with two
	Row        = TextStyle{15.5, 22, false} // settings rows
	Button     = TextStyle{15.5, 22, true}  // buttons
	MessageTop = TextStyle{15, 22, true}    // the rule that a message names
	Message    = TextStyle{15, 22, false}   // messages
	MessageLow = TextStyle{14, 22, false}   // messages in windows narrower than 340
	Caption    = TextStyle{13, 18, false}   // second lines
	Label      = TextStyle{12, 16, false}   // labels and the deal code
	Smallest   = TextStyle{11.5, 14, false} // labels under the bar's icons: nothing is smaller
	Count      = TextStyle{11, 15, true}    // the stock's count chip
)

// CodeSpacing is the space between the letters of a deal code.
const CodeSpacing = 0.4

// Steps of spacing.
const (
	Space1 float32 = 4
	Space2 float32 = 8
	Space3 float32 = 12
	Space4 float32 = 16
	Space5 float32 = 20

	GroupMargin = Space3 // page edge to a group
)

// Corner radii.
const (
	MessageRadius float32 = 14
	FieldRadius   float32 = 14
	RowRadius     float32 = 16
	BarRadius     float32 = 20 // bar and groups
	TileRadius    float32 = 22
	SheetRadius   float32 = 26
	ButtonRadius  float32 = 24 // at most: half the button's height if that is less
)

// Widths of lines.
const (
	DividerWidth float32 = 1.25
	SlotWidth    float32 = 1.5  // 1.25 would be one faint pixel where a unit is a pixel
	MarkWidth    float32 = 1.75 // inside the edge of the card moved last
	FrameWidth   float32 = 3    // of other frames on the table
	DashWidth    float32 = 2.6
	CursorWidth  float32 = 3.25
	FocusWidth   float32 = 2 // of keys and rows, and as far outside
)

// Flat shadows: how far the same shape lies below.
const (
	BarShadow  float32 = 1.5
	TileShadow float32 = 2
)

// DropFill is the opacity of the fill within the frame of a place that would take the cards.
const DropFill = 0.12

// Sizes of icons.
const (
	IconSize      float32 = 24
	FieldIconSize float32 = 22
	RowIconSize   float32 = 16
)

// Cards. All are shares of the card's width unless said otherwise.
const (
	CardHeight   float32 = 1.5
	CardRadius   float32 = 0.08
	LiftScale    float32 = 1.06 // of a card in the hand
	SmallBelow   float32 = 60   // units: cards narrower than this have SMALL faces
	LiftDrop     float32 = 7    // units: how far the lifted card's shadow lies below
	LiftGrow     float32 = 9    // units: how far that shadow reaches beyond the card
	SecondEdge   float32 = 1.2  // units: how far the second card of a pile shows at the right; stock: also below
	SecondBelow  float32 = 1.6  // units: how far the second card of a foundation shows below
	CountHeight  float32 = 15   // units: the stock's count chip; times CountScale
	CountBottom  float32 = 5    // units: from the card's lower edge to the chip
	CrownOpacity         = 0.8  // of the crown on an empty column

	SuitMark   float32 = 0.5         // height of a foundation's suit
	SuitHalf   float32 = 0.32        // the same on the half-hidden slot of a pair
	CrownMark  float32 = 0.72 * 0.46 // height of the crown on an empty column
	DotMark    float32 = 0.07
	RedealMark float32 = 0.55 // at most RedealMax
	RedealMax  float32 = 36   // units
)

// CountScale multiplies the measures of the stock's count chip on a card w units wide: on large cards it is larger.
func CountScale(w float32) float32 { return min(max(1, w/100), 1.6) }

// CardShadow is how far a card's flat shadow lies below it, for a card w wide; both in units.
func CardShadow(w float32) float32 { return .5 + .012*w }
