package solver

import "math/bits"

// key is a hash of a position, wide enough that two positions of one search never share one in practice: among four
// million positions the chance is 2^-85.
type key struct{ a, b uint64 }

func (k key) plus(l key) key  { return key{k.a + l.a, k.b + l.b} }
func (k key) minus(l key) key { return key{k.a - l.a, k.b - l.b} }

// visited is the set of positions seen: an open-addressed table that begins small, grows, and then says that it is full.
// Nothing is ever evicted, so that an exhausted search is a proof.
type visited struct {
	slots []key
	used  int
	room  int // entries until it has to grow
	most  int // slots at the most, the old table's included while it grows
}

const (
	keyBytes   = 16
	firstSlots = 1 << 10
	growth     = 8
)

func newVisited(memory int64) *visited {
	v := &visited{most: int(memory / keyBytes)}
	v.slots = make([]key, firstSlots)
	v.setRoom()
	return v
}

// reset empties the table.
func (v *visited) reset() {
	clear(v.slots)
	v.used = 0
}

func (v *visited) setRoom() { v.room = len(v.slots) - len(v.slots)/8 }

// add puts a position into the set. fresh is false if it was there already; full is true if there was no room left.
func (v *visited) add(k key) (fresh, full bool) {
	if k.a == 0 {
		k.a = 1 // 0 marks a free slot
	}
	i := v.find(k)
	if v.slots[i] == k {
		return false, false
	}
	if v.used >= v.room {
		if !v.grow() {
			return true, true
		}
		i = v.find(k)
	}
	v.slots[i] = k
	v.used++
	return true, false
}

// find is the slot where a position is, or where it would go.
func (v *visited) find(k key) int {
	high, _ := bits.Mul64(k.a, uint64(len(v.slots)))
	i := int(high)
	for v.slots[i].a != 0 && v.slots[i] != k {
		i++
		if i == len(v.slots) {
			i = 0
		}
	}
	return i
}

// larger is how many slots a table of so many slots gets when it grows, such that old and new one together are no more than
// most; 0 if there is no room for a table that would be worth it.
func larger(slots, most int) int {
	size := slots * growth
	if size*3 > most { // it is the last time
		size = most - slots
	}
	if size <= slots*2 {
		return 0
	}
	return size
}

// grow makes the table larger; false if it cannot.
func (v *visited) grow() bool {
	old := v.slots
	size := larger(len(old), v.most)
	if size == 0 {
		return false
	}
	v.slots = make([]key, size)
	v.setRoom()
	for _, k := range old {
		if k.a != 0 {
			v.slots[v.find(k)] = k
		}
	}
	return true
}
