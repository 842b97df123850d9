package core

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// kindWhy are the vectors' names for our kinds of refusals.
var kindWhy = [Kinds]string{
	GameWon: "game_won", NoSuchPile: "no_such_pile", NoCountHere: "no_count_here",
	NothingToDraw: "nothing_to_draw_or_redeal", StockEmpty: "stock_empty", StockNotEmpty: "stock_not_empty",
	SamePile: "same_pile", NeverSuchMove: "never_such_move", SourceEmpty: "source_empty",
	NotEnoughCards: "not_enough_cards", FaceDown: "face_down", NotARun: "not_a_run",
	OnlyTheTop: "only_the_top_card_plays", OneCardOnly: "one_card_only",
	KingRunToEmptyOnly: "king_run_only_to_empty_column", FoundationOneCard: "foundation_one_card",
	FoundationWrongSuit: "foundation_wrong_suit", FoundationWrongRank: "foundation_wrong_rank",
	CellOneCard: "cell_one_card", CellTaken: "cell_taken", KingOnly: "king_only", WrongRank: "wrong_rank",
	WrongColour: "wrong_colour", WrongSuit: "wrong_suit", RunTooLong: "run_too_long",
	NothingToUndo: "nothing_to_undo", NothingToRedo: "nothing_to_redo", NoPlace: "no_place_found",
}

// playStep is one step of a play of the vectors and the state after it.
type playStep struct {
	S, Do      string
	OK, Silent bool
	Why, Maybe []string
	Limit      int
	Score      int
	Moves      int
	Undo, Redo int
	H, Pos     string
}

type playVector struct {
	Play, Code, First string
	Won               bool
	Found             int
	Steps             []playStep
}

// Every play step by step: what is accepted, why it is refused, and score, moves, undo, redo and position after it.
func TestPlaysAgainstVectors(t *testing.T) {
	for _, r := range allRules() {
		for _, v := range vectors[playVector](t, "plays-"+r.Prefix()+".jsonl") {
			t.Run(strings.ReplaceAll(v.Play, " ", "_"), func(t *testing.T) {
				t.Parallel()
				replay(t, v)
			})
		}
	}
}

func replay(t *testing.T, v playVector) {
	g := NewGame(code(t, v.Code))
	require.Equal(t, v.First, hash(g.Board()))
	for i, s := range v.Steps {
		at := "step " + strconv.Itoa(i) + " " + s.S
		e, refusal, silent := read(t, g.Board(), s.S)
		if refusal == nil && !silent {
			refusal = g.Apply(e)
		}
		require.Equal(t, s.OK, refusal == nil && !silent, at)
		require.Equal(t, s.Silent, silent, at)
		if refusal != nil {
			requireWhy(t, s.Why, s.Limit, refusal, at)
		} else if !silent && s.Do != "" {
			require.Equal(t, s.Do, done(g, e), at)
		}
		require.Equal(t, s.Score, g.Score(), at)
		require.Equal(t, s.Moves, g.Moves(), at)
		require.Equal(t, s.Undo, g.Undos(), at)
		require.Equal(t, s.Redo, g.Redos(), at)
		require.Equal(t, s.H, hash(g.Board()), at)
		if s.Pos != "" {
			require.Equal(t, s.Pos, g.Board().Text(), at)
		}
	}
	assert.Equal(t, v.Won, g.Won())
	assert.Equal(t, v.Found, g.Board().Home())
	again, err := ParsePlay(g.Text())
	require.NoError(t, err)
	assert.Equal(t, g, again, "the text of a play gives the same play")
}

// read makes an event of a step. A tap that does nothing is silent; a double tap without place is refused.
func read(t *testing.T, b *Board, step string) (e Event, r *Refusal, silent bool) {
	kind, where, _ := strings.Cut(step, ":")
	switch kind {
	case "tap":
		a, ok := b.Tap(pile(t, where))
		return Do(a), nil, !ok
	case "dtap":
		name, nth, counted := strings.Cut(where, "#")
		p := pile(t, name)
		index := b.Len(p) - 1
		if counted {
			n, err := strconv.Atoi(nth)
			require.NoError(t, err)
			index = n - 1
		}
		a, r := b.DoubleTap(p, index)
		return Do(a), r, false
	}
	e, err := ParseEvent(step)
	require.NoError(t, err)
	return e, nil, false
}

func pile(t *testing.T, name string) Pile {
	p, err := ParsePile(name)
	require.NoError(t, err)
	return p
}

// done is the action that an event made or took back.
func done(g *Game, e Event) string {
	switch e.Kind {
	case Undo:
		a, _ := g.Next()
		return a.String()
	case Redo:
		a, _ := g.Last()
		return a.String()
	default:
		return e.Action.String()
	}
}

func requireWhy(t *testing.T, why []string, limit int, r *Refusal, at string) {
	t.Helper()
	require.Contains(t, why, kindWhy[r.Kind], at)
	if r.Cause == FaceDown || r.Cause == NotARun {
		require.Contains(t, why, kindWhy[r.Cause], at)
	}
	if r.Kind == RunTooLong {
		require.Equal(t, limit, r.Max, at)
	}
	if slices.Contains(why, "game_won") {
		require.Equal(t, GameWon, r.Kind, at)
	}
}

// hash is the vectors' short name of a position.
func hash(b *Board) string {
	sum := sha256.Sum256([]byte(b.Text()))
	return hex.EncodeToString(sum[:8])
}

// The actions of won games lead to a win with the score and the number of moves given.
func TestWinsAgainstVectors(t *testing.T) {
	for _, w := range wins(t) {
		g := NewGame(w.code)
		for _, a := range w.actions {
			require.False(t, g.Won())
			require.Nil(t, g.Apply(Do(a)), a)
		}
		assert.True(t, g.Won(), w.code)
		assert.True(t, g.EverWon(), w.code)
		assert.Equal(t, w.score, g.Score(), w.code)
		assert.Equal(t, w.moves, g.Moves(), w.code)
	}
}

type win struct {
	code         Code
	score, moves int
	actions      []Action
}

func wins(t testing.TB) []win {
	text, err := os.ReadFile("testdata/wins.txt")
	require.NoError(t, err)
	var all []win
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		words := strings.Fields(line)
		w := win{code: code(t, words[0])}
		w.score, err = strconv.Atoi(words[1])
		require.NoError(t, err)
		w.moves, err = strconv.Atoi(words[2])
		require.NoError(t, err)
		for _, word := range words[3:] {
			a, err := ParseAction(word)
			require.NoError(t, err)
			w.actions = append(w.actions, a)
		}
		all = append(all, w)
	}
	require.Len(t, all, 12)
	return all
}

// The score of a win is arithmetic: what the foundations give, what turning up gives, 5 for each card from waste to
// column, less what the redeals cost and the cards taken back that were scored twice add.
func TestScoreOfWins(t *testing.T) {
	for _, w := range wins(t) {
		g := NewGame(w.code)
		var placed, redeals, takeBacks int
		floored := false
		for _, a := range w.actions {
			switch {
			case a == Redeal:
				redeals++
				floored = floored || g.Score() < w.code.Rules.Points.Redeal
			case a.From == Waste && a.To.Kind() == ColumnPile:
				placed++
			case a.From.Kind() == FoundationPile:
				takeBacks++
			}
			require.Nil(t, g.Apply(Do(a)))
		}
		want := map[string]int{"EH": 1220, "TF": 520, "EO": 520}[w.code.Rules.Letters] + 5*placed + 10*takeBacks
		if w.code.Rules.Letters == "TF" {
			want -= 100 * redeals
		}
		assert.Equal(t, takeBacks, g.TakeBacks(), w.code)
		if floored {
			assert.Greater(t, g.Score(), want, w.code)
		} else {
			assert.Equal(t, want, g.Score(), w.code)
		}
	}
}
