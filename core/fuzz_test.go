package core

import (
	"bufio"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Hostile input: whatever is read, nothing panics, an error is a value that can be put into words, and what was read
// once is written and read again as the same. One target for two minutes:
//
//	go test ./core -run '^$' -fuzz FuzzPosition -fuzztime 2m -fuzzminimizetime 10x
//
// What it finds is kept in testdata/fuzz and tried in every ordinary run.

func FuzzCode(f *testing.F) {
	for _, s := range []string{"EH1-N-AAAAAAF", "TF1-D1N-AAAABNA", "eo1 – c8 – aaaafaa", "EO1-C8-AAAAAA0", "EO2-C8-AAAAAAB", "EO1-C9-AAAAAAB", "EH1-N-ZZZZZZZ", "--", "Play EO1-C8-\nAAAABMW now", "\xff-\x00-", "รหัส EO1-C2-AAAAAAB"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, err := ParseCode(s)
		found, ok := FindCode(s)
		if err != nil {
			require.IsType(t, &CodeError{}, err)
			require.NotEmpty(t, err.Error())
			require.Equal(t, Code{}, c)
		} else {
			require.True(t, ok, "a code is a text with a code")
			require.Equal(t, c, found)
		}
		if !ok {
			return
		}
		require.True(t, 1 <= found.Number && found.Number <= MaxNumber)
		again, err := ParseCode(found.String())
		require.NoError(t, err)
		require.Equal(t, found, again)
	})
}

// A clipboard of a gigabyte is no reason to make the player wait.
func TestFindCodeLooksSoFarOnly(t *testing.T) {
	const text = "EO1-C8-AAAABMW"
	c, ok := FindCode(text + strings.Repeat(" A1-", 64<<20))
	require.True(t, ok)
	require.Equal(t, text, c.String())
	_, ok = FindCode(strings.Repeat("A1-", 64<<20) + " " + text)
	require.False(t, ok)
}

// addPositions adds the texts of known positions.
func addPositions(f *testing.F) {
	file, err := os.Open("testdata/positions.jsonl")
	require.NoError(f, err)
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for n := 0; lines.Scan() && n < 12; n++ {
		var v map[string]any
		require.NoError(f, json.Unmarshal(lines.Bytes(), &v))
		for _, field := range v {
			if s, ok := field.(string); ok && strings.Contains(s, gameLine) {
				f.Add(s)
			}
		}
	}
}

func FuzzPosition(f *testing.F) {
	addPositions(f)
	for _, family := range Games {
		for _, r := range family {
			b := Deal(Code{Rules: r, Number: 77})
			f.Add(b.Text())
		}
	}
	f.Add("Game: EH1-N\nRanks: 1\nFoundations: S-A H-A D-A C-A S-A H-A D-A C-0\nStock:\nWaste:\n: AC")
	f.Fuzz(func(t *testing.T, s string) {
		b, err := ParsePosition(s)
		if err != nil {
			require.IsType(t, &PositionError{}, err)
			require.NotEmpty(t, err.Error())
			return
		}
		again, err := ParsePosition(b.Text())
		require.NoError(t, err, "%q", b.Text())
		require.Equal(t, b.Text(), again.Text())
		requireCensus(t, &b)
		for _, a := range b.Legal(nil) { // every legal action can be made and taken back
			g := NewGameAt(b)
			require.Nil(t, g.Apply(Do(a)))
			require.Nil(t, g.Apply(Event{Kind: Undo}))
			require.True(t, *g.Board() == b, "%v", a)
		}
	})
}

func FuzzEvent(f *testing.F) {
	for _, s := range []string{"S>W", "W>S", "T3>T5x4", "F8>T9", "C1>C2", "undo", "redo", "hint", "T1>T1", "T9>F1x99", "T0>T1", "x", ">x", "\xff>T1", "T1>T2x2", "T2>T1x3", "W>T1", "C1>T1", "T4>C1", "T1>F1", "F1>T1", "W>F2", "S>S"} {
		for _, game := range []uint8{0, 9, 25, 76, 130, 131, 250} {
			f.Add(s, game)
		}
	}
	f.Fuzz(func(t *testing.T, s string, game uint8) {
		e, err := ParseEvent(s)
		if err != nil {
			require.IsType(t, &NotationError{}, err)
			return
		}
		require.Equal(t, s, e.String())
		family := Games[int(game)%len(Games)]
		g := NewGame(Code{Rules: family[int(game/8)%len(family)], Number: 1 + int(game)})
		for i := range 1 + int(game) { // from the deal to somewhere in the middle
			requireHarmless(t, g.Copy(), e)
			legal := g.Board().Legal(nil)
			if len(legal) == 0 {
				return // stuck
			}
			require.Nil(t, g.Apply(Do(legal[i*31%len(legal)])))
		}
	})
}

// requireHarmless: an event is refused and changes nothing, or is made and can be taken back.
func requireHarmless(t *testing.T, g *Game, e Event) {
	before, score, made := *g.Board(), g.Score(), len(g.Log())
	if r := g.Apply(e); r != nil {
		require.NotEmpty(t, r.Error())
		require.True(t, before == *g.Board())
		require.Len(t, g.Log(), made)
		return
	}
	requireCensus(t, g.Board())
	if e.Kind == Act {
		require.Nil(t, g.Apply(Event{Kind: Undo}))
		require.True(t, before == *g.Board())
		require.Equal(t, score, g.Score())
	}
}

// addWins adds the recorded wins, with some undos behind.
func addWins(f *testing.F) {
	for _, w := range wins(f) {
		g := NewGame(w.code)
		for _, a := range w.actions {
			require.Nil(f, g.Apply(Do(a)))
		}
		f.Add(g.Text() + " undo undo redo redo undo")
	}
}

func FuzzPlay(f *testing.F) {
	addWins(f)
	f.Add("EO1-C8-AAAAAFA T1>C5 T2>C6 undo redo hint C5>C7 undo undo T3>C8")
	f.Add("TF1-D1N-AAAAAAB S>W S>W undo undo redo W>S")
	f.Add("EH1-N-AAAAAAF\n\tS>W  S>W hint undo undo undo")
	f.Add("EO1-C2-AAAAAAB T9>F1x99")
	f.Fuzz(func(t *testing.T, s string) {
		g, err := ParsePlay(s)
		switch e := err.(type) {
		case nil:
		case *CodeError:
			require.Nil(t, g)
			return
		case *PlayError:
			require.NotEmpty(t, e.Error())
			require.Len(t, g.Log(), e.Event)
		default:
			require.Fail(t, "an error of another kind", "%T", err)
		}
		again, err := ParsePlay(g.Text())
		require.NoError(t, err)
		require.Equal(t, g.Text(), again.Text())
		require.True(t, *g.Board() == *again.Board())
		require.Equal(t, []int{g.Score(), g.Moves(), g.Undos(), g.Redos()}, []int{again.Score(), again.Moves(), again.Undos(), again.Redos()})
		requirePlay(t, g)
	})
}

// requirePlay: a play is what its events add up to, and can be looked at after any of them.
func requirePlay(t *testing.T, g *Game) {
	requireCensus(t, g.Board())
	require.GreaterOrEqual(t, g.Score(), 0)
	require.True(t, 0 <= g.Undos() && g.Undos() <= UndoDepth)
	require.Equal(t, g.Board().Home() == g.Rules().Cards(), g.Won())
	moves, hints := 0, 0
	for _, e := range g.Log() {
		switch e.Kind {
		case Act, Redo: // a redo counts as a move, an undo takes none away
			moves++
		case Hint:
			hints++
		}
	}
	require.Equal(t, []int{moves, hints}, []int{g.Moves(), g.Hints()})
	r, err := NewRecording(NewGame(g.Code()), g.Log())
	require.NoError(t, err)
	require.Equal(t, len(g.Log()), r.Len())
	require.True(t, *g.Board() == *r.At(r.Len()).Board())
	require.Equal(t, g.Score(), r.At(r.Len()).Score())
	require.Equal(t, NewGame(g.Code()).Board().Text(), r.At(0).Board().Text())
}
