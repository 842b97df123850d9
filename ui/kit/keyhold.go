package kit

import (
	"time"

	"patiencetrio/ui/motion"
)

// held is the key that was held down last; there is only one screen.
var held *BarKey

// tap acts once, unless the press that ends with it has already acted by repeating.
func (k *BarKey) tap() {
	if k.repeated {
		k.repeated = false
		return
	}
	k.act()
}

// barred is a tap while the key cannot act. It may have ended a press that has acted by repeating as far as it could.
func (k *BarKey) barred() {
	k.repeated = false
	if k.OnBarred != nil {
		k.OnBarred()
	}
}

func (k *BarKey) act() {
	if k.enabled() && k.OnTapped != nil {
		k.OnTapped()
	}
}

// press starts and ends repeating.
func (k *BarKey) press(down bool) {
	LetGo()
	if down {
		k.repeated = false
	}
	if down && k.Repeat {
		held = k
		k.wait(motion.RepeatAfter)
	}
}

// wait lets the key act when that time has passed, and again and again after that.
func (k *BarKey) wait(d time.Duration) {
	k.stop = motion.After(d, func() {
		k.wait(motion.RepeatEvery)
		k.repeated = true
		k.act()
	})
}

// rest ends repeating.
func (k *BarKey) rest() {
	if k.stop != nil {
		k.stop()
		k.stop = nil
	}
}

// LetGo ends the repeating of a key that may still be held down. The key may never hear of the end of the press: something
// has come to lie over it, the app has left the screen, or the system took the finger for itself, which Fyne does not tell.
// So whatever else the player does ends it.
func LetGo() {
	if held != nil {
		held.rest()
		held = nil
	}
}
