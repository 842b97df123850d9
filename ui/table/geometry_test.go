package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRect(t *testing.T) {
	r := Rect{10, 20, 30, 40}
	assert.True(t, r.Contains(Point{10, 20}))
	assert.False(t, r.Contains(Point{40, 20}), "the right edge is the next one's")
	assert.False(t, r.Contains(Point{10, 60}))
	assert.EqualValues(t, 5*10, r.Overlap(Rect{35, 50, 100, 100}))
	assert.Zero(t, r.Overlap(Rect{40, 20, 5, 5}), "touching is no overlap")
	assert.Zero(t, r.Overlap(Rect{100, 100, 5, 5}))
	assert.Equal(t, Rect{12, 22, 26, 36}, r.Inset(2))
	assert.Equal(t, Rect{4, 14, 42, 52}, r.Inset(-6))
	assert.True(t, r.Inset(16).Empty())
	assert.Equal(t, Rect{0, 20, 40, 40}, r.Union(Rect{0, 30, 5, 5}))
	assert.Equal(t, r, Rect{}.Union(r))
	assert.EqualValues(t, 3*3+4*4, r.distance2(Point{43, 64}))
	assert.Zero(t, r.distance2(Point{20, 30}))
	assert.Equal(t, Rect{60, 20, 30, 40}, r.mirrored(100))
}
