package main

import "time"

// moment is something in the middle of which the app is killed.
type moment struct {
	name  string
	often int                   // how often it is chosen, compared with the others; 0: when its time has come
	apt   func(v *victim) bool  // nil: always
	kill  func(v *victim) error // does it, and kills the app on the way
}

// Moments that come by themselves.
var (
	inStart = &moment{name: "while starting", kill: func(v *victim) error { return v.killIn(v.soon(1200), v.unveil) }}
	atWin   = &moment{name: "on the winning action", kill: func(v *victim) error { return v.killAfterAct(v.soon(900)) }}
	atRest  = &moment{name: "when nothing is left to do", kill: func(v *victim) error { return v.killIn(v.soon(300), nothing) }}
)

// moments are all of them.
var moments = []*moment{
	{name: "while playing", often: 2, kill: func(v *victim) error { return v.killAfterAct(v.soon(700)) }},
	{name: "at the release of an action", often: 2, kill: func(v *victim) error { return v.killAfterAct(v.soon(60)) }},
	{name: "in the middle of a drag", often: 2, kill: func(v *victim) error { return v.killIn(v.soon(350), v.act) }},
	{name: "in a storm of undo and redo", often: 2, kill: func(v *victim) error { return v.killIn(v.soon(900), v.undos) }},
	{name: "after a new deal was asked for", often: 2, kill: func(v *victim) error { return v.killInDeal(v.soon(1600)) }},
	{name: "with the first actions of a new deal", often: 1, kill: func(v *victim) error { return v.killInFirst(v.soon(700)) }},
	{name: "while a hint is searched or shown", often: 2, kill: func(v *victim) error { return v.killInHint(v.soon(900)) }},
	{name: "while a replay is shown", often: 1, apt: (*victim).replays, kill: func(v *victim) error { return v.killInReplay(v.soon(1500)) }},
	{name: "while settings are changed", often: 2, kill: func(v *victim) error { return v.killInSettings(v.soon(250)) }},
	{name: "while games are saved to a file", often: 1, apt: (*victim).underWay, kill: func(v *victim) error { return v.killInExport(v.soon(600)) }},
	{name: "while games are added from a file", often: 1, apt: (*victim).underWay, kill: func(v *victim) error { return v.killInImport(v.soon(700)) }},
	atWin, atRest, inStart,
}

func nothing() error { return nil }

// soon is a time of at most so many milliseconds.
func (v *victim) soon(most int) time.Duration {
	return time.Duration(v.storm.random.IntN(most)) * time.Millisecond
}

// choose chooses a moment for what the victim is at.
func (v *victim) choose() *moment {
	switch {
	case !v.more():
		return atRest
	case v.lastStep():
		return atWin
	}
	all := 0
	for _, m := range moments {
		all += m.often
	}
	for {
		n := v.storm.random.IntN(all)
		for _, m := range moments {
			if n -= m.often; n < 0 {
				if m.apt == nil || m.apt(v) {
					return m
				}
				break
			}
		}
	}
}
