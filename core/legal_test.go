package core

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

type legalVector struct {
	Pos, From string
	Legal     []string
	Tap, DTap map[string]string
	Refused   map[string][]string
	Limit     map[string]int
}

func legalVectors(t testing.TB, r *Rules) []legalVector {
	return vectors[legalVector](t, "legal-"+r.Prefix()+".jsonl")
}

func TestLegalActionsAgainstVectors(t *testing.T) {
	for _, r := range allRules() {
		for _, v := range legalVectors(t, r) {
			b := position(t, v.Pos)
			require.Equal(t, v.Pos, b.Text())
			assert.Equal(t, v.Legal, texts(b.Legal(nil)), v.From)
		}
	}
}

// texts lists actions in the notation, in byte order.
func texts(actions []Action) []string {
	all := []string{}
	for _, a := range actions {
		all = append(all, a.String())
	}
	slices.Sort(all)
	return all
}

// What a tap on every pile and a double tap on every card does; nothing where the vectors name nothing.
func TestTapsAgainstVectors(t *testing.T) {
	for _, r := range allRules() {
		for _, v := range legalVectors(t, r) {
			b := position(t, v.Pos)
			tap, dtap := map[string]string{}, map[string]string{}
			for _, p := range r.Piles() {
				if a, ok := b.Tap(p); ok && b.Allows(a) {
					tap[p.String()] = a.String()
				}
				for i := range b.Len(p) {
					name := p.String()
					if p.Kind() == ColumnPile {
						name += "#" + strconv.Itoa(i+1)
					} else if i < b.Len(p)-1 {
						continue
					}
					a, refused := b.DoubleTap(p, i)
					if refused == nil {
						dtap[name] = a.String()
						require.True(t, b.Allows(a))
					}
				}
			}
			if len(v.Tap) > 0 || len(tap) > 0 {
				assert.Equal(t, v.Tap, tap, v.Pos)
			}
			if len(v.DTap) > 0 || len(dtap) > 0 {
				assert.Equal(t, v.DTap, dtap, v.Pos)
			}
		}
	}
}

func TestRefusalsAgainstVectors(t *testing.T) {
	for _, r := range allRules() {
		for _, v := range legalVectors(t, r) {
			b := position(t, v.Pos)
			for text, why := range v.Refused {
				a, err := ParseAction(text)
				require.NoError(t, err)
				refusal := b.Check(a)
				require.NotNil(t, refusal, "%s in\n%s", text, v.Pos)
				requireWhy(t, why, v.Limit[text], refusal, text)
			}
		}
	}
}

// Legal appends: what was in the list stays ahead of what is found, also where nothing is.
func TestLegalAppends(t *testing.T) {
	b := Deal(Code{EasyHarp, 1})
	won := position(t, "Game: EO1-C2\nRanks: 1\nFoundations: S-A H-A D-A C-A\nFreecells: - -\n:")
	require.True(t, won.Won())
	before := []Action{Redeal}
	assert.Equal(t, before, won.Legal(before))
	assert.Equal(t, append([]Action{Redeal}, b.Legal(nil)...), b.Legal(before))
}
