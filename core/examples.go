package core

import "strings"

// Example is a lesson on a numbered deal: a position that its play leads to, and what is tried there. An example is no
// play: nobody counts it.
type Example struct {
	// Name is what its texts are called by, after the game: "run".
	Name string
	// Play leads to the position, as Game.Text writes it: the deal's code and the actions.
	Play  string
	Steps []ExampleStep
}

// ExampleStep is one thing to try in an example. Steps follow one upon the other: each begins where the one before it
// led, a refused one leading nowhere.
type ExampleStep struct {
	Try     string // an action in the notation
	Refused Kind   // the rule that forbids it; 0: it is allowed
	Fresh   bool   // the example's first position is set up again before it
}

// Examples lists the examples of a game, whatever its options; they were found by searching numbered deals.
func Examples(f Family) []Example { return examples[f.Letters()] }

var examples = map[string][]Example{
	EasyHarp.Letters: {
		{Name: "run", Play: "EH1-N-AAAABUI T5>T4 T3>T4", Steps: []ExampleStep{
			{Try: "T4>T9x3", Refused: OneCardOnly},
			{Try: "T4>T5"},
			{Try: "T4>T8"},
			{Try: "T4>T9"},
		}},
		{Name: "king", Play: "EH1-N-AAAAABD T3>T9 T1>T9", Steps: []ExampleStep{
			{Try: "T9>T1x2", Refused: OneCardOnly},
			{Try: "T9>T7x3", Refused: KingRunToEmptyOnly},
			{Try: "T9>T1x3"},
		}},
		{Name: "empty", Play: "EH1-N-AAAAADP T1>T3", Steps: []ExampleStep{
			{Try: "T2>T1", Refused: KingOnly},
			{Try: "T6>T1"},
		}},
	},
	Reflechi.Letters: {
		{Name: "group", Play: "TF1-D1N-AAAAAAG", Steps: []ExampleStep{
			{Try: "T5>T7x3", Refused: NotARun},
			{Try: "T6>T3"},
			{Try: "T3>T2x2"},
		}},
		{Name: "king", Play: "TF1-D1N-AAAABAF T1>T4", Steps: []ExampleStep{
			{Try: "T5>T1", Refused: KingOnly},
			{Try: "T4>T1x3"},
		}},
		{Name: "draw", Play: "TF1-D3N-AAAAABH", Steps: []ExampleStep{
			{Try: "S>W"},
			{Try: "W>T2"},
			{Try: "W>T3"},
		}},
		{Name: "redeal", Play: "TF1-D3N-AAAAABH S>W W>T2 S>W S>W S>W S>W S>W S>W S>W", Steps: []ExampleStep{
			{Try: "W>S"},
			{Try: "S>W"},
		}},
	},
	EightOff.Letters: {
		{Name: "king", Play: "EO1-C8-AAAAAAW C3>T4 T1>C3 T1>C5 T1>C6 T1>T4 T1>T3 T1>T6", Steps: []ExampleStep{
			{Try: "T4>T1x3"},
			{Try: "T5>T4", Fresh: true},
			{Try: "T4>T1x4", Refused: RunTooLong},
			{Try: "C2>T2"},
			{Try: "T4>T1x4"},
		}},
		{Name: "card", Play: "EO1-C8-AAAAAGL C2>T7 T1>C2 T1>C5 T1>C6 T1>T7 T1>T6 T1>T6 T4>C7", Steps: []ExampleStep{
			{Try: "T7>T1x3", Refused: RunTooLong},
			{Try: "T6>T4x3"},
		}},
	},
}

// At is a game at the beginning of a step, counted from 0; at len(Steps) it is the position behind the last one. Its
// history goes back no further than to the last position that was set up.
func (e *Example) At(step int) *Game {
	start, err := ParsePlay(e.Play)
	must(err)
	b := *start.Board()
	g := NewGameAt(b)
	for i, s := range e.Steps[:min(step+1, len(e.Steps))] {
		if s.Fresh {
			g = NewGameAt(b)
		}
		if i < step && s.Refused == 0 {
			if r := g.Apply(Do(s.Action())); r != nil {
				must(r)
			}
		}
	}
	return g
}

// Action is what the step tries.
func (s *ExampleStep) Action() Action {
	a, err := ParseAction(s.Try)
	must(err)
	return a
}

// Code is the deal's code.
func (e *Example) Code() Code {
	word, _, _ := strings.Cut(e.Play, " ")
	c, err := ParseCode(word)
	must(err)
	return c
}

// must stops at a slip in the examples above, which every test of them finds.
func must(err error) {
	if err != nil {
		panic("core: a wrong example: " + err.Error())
	}
}
