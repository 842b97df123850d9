package solver

import "math/bits"

// numbers is a set of positions that fit in 64 bits together with the cards on the waste; exact, and otherwise like
// visited. Positions that differ only in the waste lie side by side.
type numbers struct {
	slots []uint64
	used  int
	room  int
	most  int
	draw  uint64
	bits  uint8 // of the number of cards on the waste
}

func newNumbers(memory int64, draw, stock int) *numbers {
	n := &numbers{slots: make([]uint64, firstSlots), most: int(memory / 8)}
	n.draw, n.bits = uint64(max(draw, 1)), uint8(bits.Len(uint(stock)))
	n.setRoom()
	return n
}

func (n *numbers) setRoom() { n.room = len(n.slots) - len(n.slots)/8 }

// add puts a position into the set. fresh is false if it was there already, or if it was there with a waste that comes to
// this one by drawing alone; full is true if there was no room left.
func (n *numbers) add(k, waste uint64) (fresh, full bool) {
	i := n.home(k)
	for n.slots[i] != 0 {
		if s := n.slots[i] - 1; s>>n.bits == k && n.leads(s&(1<<n.bits-1), waste) {
			return false, false
		}
		i = n.next(i)
	}
	if n.used >= n.room {
		if !n.grow() {
			return true, true
		}
		i = n.free(n.home(k))
	}
	n.slots[i] = (k<<n.bits | waste) + 1 // 0 marks a free slot; with 64 bits set the foundations would be too high
	n.used++
	return true, false
}

// leads tells whether drawing leads from one number of cards on the waste to another. From any, it leads to 0.
func (n *numbers) leads(from, to uint64) bool {
	return from == to || to == 0 || from != 0 && from < to && (to-from)%n.draw == 0
}

// home is the first slot for a position.
func (n *numbers) home(k uint64) int {
	high, _ := bits.Mul64(mix(k*oddA), uint64(len(n.slots)))
	return int(high)
}

func (n *numbers) next(i int) int {
	if i++; i < len(n.slots) {
		return i
	}
	return 0
}

func (n *numbers) free(i int) int {
	for n.slots[i] != 0 {
		i = n.next(i)
	}
	return i
}

func (n *numbers) grow() bool {
	old := n.slots
	size := larger(len(old), n.most)
	if size == 0 {
		return false
	}
	n.slots = make([]uint64, size)
	n.setRoom()
	for _, s := range old {
		if s != 0 {
			n.slots[n.free(n.home((s-1)>>n.bits))] = s
		}
	}
	return true
}
