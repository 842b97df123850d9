package advice

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

// counter gives 1, 2, 3 and so on.
func counter() func() int {
	n := 0
	return func() int {
		n++
		return n
	}
}

// study is what the study found out about the first deals of a game.
type study struct {
	usual solver.Answer
	other map[int]solver.Answer // of deals whose answer is not the usual one
}

func (s study) answer(number int) solver.Answer {
	if a, ok := s.other[number]; ok {
		return a
	}
	return s.usual
}

// studied reads the beginning of a file that the study has written: its header, and the line of the deals 1 to 1000.
func studied(t testing.TB, r *core.Rules) study {
	text, err := os.ReadFile("testdata/" + r.Prefix() + ".txt")
	require.NoError(t, err)
	s := study{other: map[int]solver.Answer{}}
	header := "study 1 option " + r.Prefix() + " from 1 nodes 10000000 memory 67108864\n1-1000 winnable %d lost %d"
	var winnable, lost int
	_, err = fmt.Sscanf(string(text), header, &winnable, &lost)
	require.NoError(t, err)
	s.usual = solver.Lost
	if winnable > lost {
		s.usual = solver.Winnable
	}
	answers := map[string]solver.Answer{"winnable": solver.Winnable, "lost": solver.Lost, "unknown": solver.Unknown}
	for word := range strings.FieldsSeq(string(text)) {
		name, numbers, _ := strings.Cut(word, ":")
		for n := range strings.SplitSeq(numbers, ",") {
			if number, err := strconv.Atoi(n); err == nil {
				s.other[number] = answers[name]
			}
		}
	}
	return s
}

// The odds are those of the study: its first deals get the same answers again, but for the few that take longer than a test
// may; and the counts fit together.
func TestOdds(t *testing.T) {
	everyOption(t, func(t *testing.T, r *core.Rules) {
		o, ok := OddsOf(r)
		require.True(t, ok)
		assert.Equal(t, o.Deals, o.Winnable+o.Lost+o.Unknown)
		s := studied(t, r)
		assert.Equal(t, o.Winnable > o.Lost, s.usual == solver.Winnable)
		numbers, open := few(300), 0
		for n := 1; n <= numbers; n++ {
			b := core.Deal(core.Code{Rules: r, Number: n})
			switch a := solver.Solve(context.Background(), &b, solver.Limits{Nodes: 50_000}, nil).Answer; a {
			case solver.Unknown:
				open++
			default:
				require.Equal(t, s.answer(n), a, n)
			}
		}
		assert.Less(t, open, numbers/4, "left open")
	})
}

// What is not known is not promised.
func TestOddsShare(t *testing.T) {
	assert.InDelta(t, 0.3, Odds{Winnable: 3, Lost: 5, Unknown: 2, Deals: 10}.Share(), 1e-9)
	assert.Zero(t, Odds{Unknown: 5, Deals: 5}.Share())
	_, ok := OddsOf(&core.Rules{Letters: "XX", Options: "N"})
	assert.False(t, ok)
}

// The first winnable one of the numbers asked for is found, and progress told of those before it.
func TestWinnable(t *testing.T) {
	everyOption(t, func(t *testing.T, r *core.Rules) {
		s, want := studied(t, r), 1
		for s.answer(want) != solver.Winnable {
			want++
		}
		var told []int
		c, ok := Winnable(context.Background(), r, counter(), func(tried int) { told = append(told, tried) })
		require.True(t, ok)
		assert.Equal(t, core.Code{Rules: r, Number: want}, c)
		require.Len(t, told, want-1)
		for i, n := range told {
			assert.Equal(t, i+1, n)
		}
	})
}

// It ends with its context, between two deals and at once.
func TestWinnableCancelled(t *testing.T) {
	_, ok := Winnable(cancelled(), core.Reflechi, counter(), nil)
	assert.False(t, ok)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	asked := 0
	_, ok = Winnable(ctx, core.EightOff2, func() int { asked++; return asked }, func(tried int) {
		if tried == 3 {
			cancel()
		}
	})
	assert.False(t, ok)
	assert.Equal(t, 3, asked)
}
