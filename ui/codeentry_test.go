package ui

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// aWonPlay is a won game of Eight Off with 4 cells from an independent program, as text.
func aWonPlay(t *testing.T) (play string, moves int) {
	wins, err := os.ReadFile("../core/testdata/wins.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(wins)) {
		if w := strings.Fields(line); strings.HasPrefix(w[0], "EO1-C4-") {
			return w[0] + " " + strings.Join(w[3:], " "), len(w) - 3
		}
	}
	require.Fail(t, "no win")
	return "", 0
}

// pasting makes a field in which a text is pasted.
func pasting(x *text.Text, pasted string) *codeEntry {
	return newCodeEntry(codeEntryConfig{
		Text: x, Example: exampleCode(core.EightOff), Clipboard: func() string { return pasted },
		Play: func(core.Code) {}, Watch: func(*core.Game) {},
	})
}

// said is what stands below the field, without marks.
func (e *codeEntry) said() string {
	words := strings.NewReplacer("**", "", "\u200b", "", "\u00a0", " ")
	return words.Replace(e.found.Text + "|" + e.wrong.Text)
}

func TestPastedPlaysAreUnderstood(t *testing.T) {
	x := english(t)
	play, moves := aWonPlay(t)
	code, rest, _ := strings.Cut(play, " ")
	c, err := core.ParseCode(code)
	require.NoError(t, err)
	game := "Eight Off · 4 cells · deal " + x.Number(c.Number)
	half := strings.Join(strings.Fields(play)[:21], " ")
	for _, p := range []struct {
		pasted, said string
		watch        bool
	}{
		{play, game + "\nA whole game: " + x.Number(moves) + " moves, won|", true},
		{"> Patience Trio 1.0.0\n> " + strings.ToLower(half) + "\nBeat that!", game + "\nA whole game: 20 moves, not won|", true},
		{half + " C1>C9", game + "|After 20 moves the pasted game cannot be read.", true},
		{half + " undo redo redo", game + "|After 21 moves the pasted game goes wrong: redo.\n", true},
		{code + " W>T1", game + "|After 0 moves the pasted game goes wrong: from the waste to column 1.\n", false},
		{"Deal " + code + ", please", game + "|", false},
		{rest, "|No deal code", false},
		{strings.Repeat("x", core.MaxPlayText+1), "|This text is too long", false},
		{code + strings.Repeat(" "+strings.Fields(rest)[0]+" undo", 10_000), game + "\nA whole game: 10,000 moves, not won|", true},
	} {
		e := pasting(x, p.pasted)
		e.paste()
		settle(&e.reading)
		assert.True(t, strings.HasPrefix(e.said(), p.said) || strings.Contains(e.said(), p.said), "%.60q: %q", p.pasted, e.said())
		assert.Equal(t, p.watch, !e.watch.Hidden, "%.60q", p.pasted)
		assert.Equal(t, strings.HasPrefix(p.said, game), e.ok, "%.60q", p.pasted)
	}
}

// What is typed after a play was pasted is another deal, without that play.
func TestTypingForgetsThePastedPlay(t *testing.T) {
	play, _ := aWonPlay(t)
	e := pasting(english(t), play)
	e.paste()
	require.NotNil(t, e.pasted)
	e.field.SetText("EH1-N-AAAAAAB")
	assert.Nil(t, e.pasted)
	assert.Equal(t, "Easy Harp · deal 1|", e.said())
	assert.True(t, e.watch.Hidden)
}

// Of two texts that are being read aside only the last counts, and none if the field is edited meanwhile.
func TestOnlyTheLastPasteCounts(t *testing.T) {
	long := func(code string) string { return code + strings.Repeat(" nothing", quickText/8) }
	copied := long("EO1-C4-AAAAAAB")
	e := pasting(english(t), "")
	e.Clipboard = func() string { return copied }
	e.paste()
	e.reading.running.Wait()
	copied = long("EH1-N-AAAAAAC")
	e.paste()
	settle(&e.reading)
	assert.Equal(t, "EH1-N-AAAAAAC", e.field.Text())
	e.paste()
	e.field.SetText("TF1-D1N-AAAAAAD")
	settle(&e.reading)
	happen()
	assert.Equal(t, "TF1-D1N-AAAAAAD", e.code.String())
}

// A long text that is pasted by keys does not fill the field.
func TestLongTextPastedByKeys(t *testing.T) {
	play, _ := aWonPlay(t)
	a := open(t)
	a.fyne.Clipboard().SetContent(play)
	a.openCode()
	entry(t, a.screens.top().object).Focus()
	field := a.window.Canvas().Focused()
	require.NotNil(t, field)
	field.(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutPaste{Clipboard: a.fyne.Clipboard()})
	assert.Contains(t, texts(a.screens.top().object), play[:len("EO1-C4-AAAAAAB")])
}

func TestPastedPlayFits(t *testing.T) {
	play, _ := aWonPlay(t)
	onEveryScreen(t, "pasted", func(x *text.Text) fyne.CanvasObject { return pastedSheet(t, x, play) })
}

func TestWrongPastedPlayFits(t *testing.T) {
	play, _ := aWonPlay(t)
	onEveryScreen(t, "pasted-wrong", func(x *text.Text) fyne.CanvasObject {
		return pastedSheet(t, x, strings.Join(strings.Fields(play)[:21], " ")+" T1>T2x9")
	})
}

func pastedSheet(t *testing.T, x *text.Text, pasted string) fyne.CanvasObject {
	c := codeEntryConfig{
		Text: x, Example: exampleCode(core.EightOff), Clipboard: func() string { return pasted },
		Play: func(core.Code) {}, Watch: func(*core.Game) {},
	}
	sheet := newCodeSheet(c)
	entry(t, sheet).OnPaste()
	return sheet
}

func TestPastedPlayIsWatched(t *testing.T) {
	play, moves := aWonPlay(t)
	a := open(t)
	a.fyne.Clipboard().SetContent(play)
	a.openCode()
	sheet := a.screens.top().object
	entry(t, sheet).OnPaste()
	tapText(t, a.window.Canvas(), sheet, "Replay this game")
	require.NotNil(t, a.inShow())
	assert.Equal(t, moves, a.inShow().Show.recording.Len())
	a.key(fyne.KeyEscape)
	assert.Same(t, sheet, a.screens.top().object)
}

// What is said of a refused paste does not touch the good code that stands in the field: it can be played.
func TestRefusedPasteLeavesTheDealOfTheField(t *testing.T) {
	for name, refused := range map[string]string{
		"garbage": strings.Repeat("no code in here ", 4), "too long": strings.Repeat("x", core.MaxPlayText+1),
		"long": strings.Repeat("no code in here ", quickText),
	} {
		pasted, played := "EO1-C4-AAAAAAB", 0
		e := pasting(english(t), "")
		e.Clipboard, e.Play = func() string { return pasted }, func(core.Code) { played++ }
		e.paste()
		require.True(t, e.ok)
		pasted = refused
		e.paste()
		assert.Equal(t, name == "long", e.reading.busy())
		settle(&e.reading)
		assert.Equal(t, "EO1-C4-AAAAAAB", e.field.Text(), name)
		assert.NotEmpty(t, e.wrong.Text, name)
		assert.Equal(t, "Eight Off · 4 cells · deal 1", strings.ReplaceAll(strings.Split(e.said(), "|")[0], "\u00a0", " "), name)
		e.field.OnEnter("")
		assert.Equal(t, 1, played, name)
	}
}

// A refused paste that stands in the field itself, or meets an empty one, gives nothing to play.
func TestRefusedPasteIsNoDeal(t *testing.T) {
	for _, refused := range []string{"EO1-C8-AAAAAA", strings.Repeat("no code in here ", 4)} {
		e := pasting(english(t), refused)
		e.Play = func(core.Code) { assert.Fail(t, "played") }
		e.paste()
		why := e.wrong.Text
		require.NotEmpty(t, why)
		e.field.OnEnter("")
		assert.Equal(t, why, e.wrong.Text)
		assert.Empty(t, e.found.Text)
	}
}

// What is typed is called wrong only when it cannot become a code any more.
func TestTypingIsCalledWrongInTime(t *testing.T) {
	e := pasting(english(t), "")
	for _, typed := range []string{"", "e", "EO1-", "eo1-c8-aaaaaa"} {
		e.field.SetText(typed)
		assert.Equal(t, "|", e.said(), typed)
	}
	for typed, said := range map[string]string{
		"xx": "|Unknown game\nA code begins with the game: EH, TF, EO.", "1": "|This is not a deal code\nA code looks like EO1-C8-AAAAAAB.",
		"eo1-c8-aa0": "|The code ends with seven letters\nOnly A to Z may stand there, not 0.",
	} {
		e.field.SetText(typed)
		assert.Equal(t, said, e.said(), typed)
	}
}

// The example in the empty field is a code of the option that is chosen.
func TestExampleFollowsTheOption(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language = "en" })
	for option, code := range map[string]string{
		"8 cells": "EO1-C8-AAAAAAB", "4 cells": "EO1-C4-AAAAAAB", "2 cells": "EO1-C2-AAAAAAB", "draw 1 · easy": "TF1-D1N-AAAAAAB", "draw 3 · hard": "TF1-D3N-AAAAAAB",
	} {
		c, err := core.ParseCode(code)
		require.NoError(t, err)
		a.openNewGameOf(core.FamilyOf(c.Rules.Letters))
		tapText(t, a.window.Canvas(), a.screens.top().object, option)
		assert.Contains(t, texts(a.screens.top().object), "e.g. "+code)
		a.screens.closeAll()
	}
}

// With nothing copied yet there is nothing wrong with a code.
func TestNothingToPaste(t *testing.T) {
	x := english(t)
	for _, nothing := range []string{"", " \n"} {
		e := pasting(x, nothing)
		e.paste()
		assert.Equal(t, "|Nothing to paste\nNothing was copied yet.", e.said())
	}
}
