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
	limits solver.Limits
	usual  solver.Answer
	other  map[int]solver.Answer // of deals whose answer is not the usual one
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
	header := "study 1 option " + r.Prefix() + " from 1 nodes %d memory %d\n1-1000 winnable %d lost %d"
	var winnable, lost int
	_, err = fmt.Sscanf(string(text), header, &s.limits.Nodes, &s.limits.Memory, &winnable, &lost)
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

// The odds are those of the study: its first deals get the same answers again, and the counts fit together.
func TestOdds(t *testing.T) {
	everyOption(t, func(t *testing.T, r *core.Rules) {
		o, ok := OddsOf(r)
		require.True(t, ok)
		assert.Equal(t, o.Deals, o.Winnable+o.Lost+o.Unknown)
		s := studied(t, r)
		assert.Equal(t, o.Winnable > o.Lost, s.usual == solver.Winnable)
		for n := 1; n <= few(200); n++ {
			want := s.answer(n)
			if want == solver.Unknown { // finding nothing takes long
				continue
			}
			b := core.Deal(core.Code{Rules: r, Number: n})
			require.Equal(t, want, solver.Solve(context.Background(), &b, s.limits, nil).Answer, n)
		}
	})
}

func TestOddsInWords(t *testing.T) {
	o := Odds{Winnable: 3, Lost: 807, Unknown: 40, Deals: 850}
	assert.Equal(t, 270, o.OneIn())
	assert.InDelta(t, 0.0037, o.Share(), 0.0001)
	assert.Equal(t, 1, Odds{Winnable: 90, Lost: 10, Deals: 100}.OneIn())
	assert.Zero(t, Odds{Lost: 5, Deals: 5}.OneIn())
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
