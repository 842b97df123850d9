package solver

import "math/bits"

// numbers is a set of positions that fit in 64 bits, exact, and otherwise like visited.
type numbers struct {
	slots []uint64
	used  int
	room  int
	most  int
}

func newNumbers(memory int64) *numbers {
	n := &numbers{slots: make([]uint64, firstSlots), most: int(memory / 8)}
	n.setRoom()
	return n
}

func (n *numbers) setRoom() { n.room = len(n.slots) - len(n.slots)/8 }

// add puts a number into the set. fresh is false if it was there already; full is true if there was no room left.
func (n *numbers) add(k uint64) (fresh, full bool) {
	k++ // 0 marks a free slot; the highest number is no position, since the foundations are never that high
	i := n.find(k)
	if n.slots[i] == k {
		return false, false
	}
	if n.used >= n.room {
		if !n.grow() {
			return true, true
		}
		i = n.find(k)
	}
	n.slots[i] = k
	n.used++
	return true, false
}

func (n *numbers) find(k uint64) int {
	high, _ := bits.Mul64(mix(k*oddA), uint64(len(n.slots)))
	i := int(high)
	for n.slots[i] != 0 && n.slots[i] != k {
		i++
		if i == len(n.slots) {
			i = 0
		}
	}
	return i
}

func (n *numbers) grow() bool {
	old := n.slots
	size := len(old) * growth
	if size*3 > n.most { // it is the last time
		size = n.most - len(old)
	}
	if size <= len(old)*2 {
		return false
	}
	n.slots = make([]uint64, size)
	n.setRoom()
	for _, k := range old {
		if k != 0 {
			n.slots[n.find(k)] = k
		}
	}
	return true
}
