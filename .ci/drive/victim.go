package main

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"os/exec"
	"slices"
	"syscall"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/table"
)

// victim is an app that is killed and started again on one folder, and what that folder must hold.
type victim struct {
	*driver
	storm *storm
	path  []core.Action // of the known win
	plays []*core.Game  // all plays of the game that were begun, as they stood at the last kill; the last one is current
	over  bool          // nothing more can be played on this folder
	noise bytes.Buffer  // what the app says
	ended chan error    // when the process has ended

	sent    []core.Event // asked for in this life
	reached int          // how many of them the screen has shown
	dealt   bool         // a new deal was asked for
}

func (v *victim) current() *core.Game { return v.plays[len(v.plays)-1] }

// life starts the app, plays a little, kills it, and looks at what it left.
func (v *victim) life() error {
	v.sent, v.reached, v.dealt = nil, 0, false
	v.game = v.current()
	v.noise.Reset()
	v.app = v.command(v.storm.cache)
	v.app.Stderr = &v.noise
	if err := v.app.Start(); err != nil {
		return err
	}
	v.ended = make(chan error, 1)
	go func(app *exec.Cmd) { v.ended <- app.Wait() }(v.app)
	when, err := v.playOn()
	if err != nil {
		v.app.Process.Kill()
		return fmt.Errorf("%s: %w\n%s", when, err, v.noise.String())
	}
	v.storm.seen[when]++
	if err := v.check(); err != nil {
		return fmt.Errorf("killed %s: %w", when, err)
	}
	return nil
}

// playOn plays until the kill and says when that was.
func (v *victim) playOn() (moment, error) {
	r := v.storm.random
	if r.IntN(12) == 0 {
		return inStart, v.killIn(time.Duration(r.IntN(1200))*time.Millisecond, func() error { return nil })
	}
	if err := v.ready(); err != nil {
		return inStart, err
	}
	for range r.IntN(4) {
		if !v.more() {
			break
		}
		if err := v.step(); err != nil {
			return inPlay, err
		}
	}
	soon := func(most int) time.Duration { return time.Duration(r.IntN(most)) * time.Millisecond }
	switch n := r.IntN(10); {
	case !v.more():
		v.over = true
		return inPlay, v.killIn(soon(300), func() error { return nil })
	case v.lastStep():
		v.over = v.chance(2) // if not, it is looked at once more
		return atWin, v.killAfterAct(soon(900))
	case n < 2:
		return inDeal, v.killInDeal(soon(1600))
	case n == 2:
		return inFirst, v.killInFirst(soon(700))
	case n == 3:
		return inUndos, v.killIn(soon(900), v.undos)
	case n < 6:
		return inDrag, v.killIn(soon(350), v.act)
	case n < 8:
		return atRelease, v.killAfterAct(soon(60))
	default:
		return inPlay, v.killAfterAct(soon(700))
	}
}

// chance is true once in n times.
func (v *victim) chance(n int) bool { return v.storm.random.IntN(n) == 0 }

// killIn kills the app so much later, while do goes on; do may ask for more than happens.
func (v *victim) killIn(after time.Duration, do func() error) error {
	struck := make(chan error, 1)
	go func() {
		time.Sleep(after)
		struck <- v.strike()
	}()
	if err := do(); err != nil {
		return err
	}
	return <-struck
}

// killAfterAct makes the next action and kills the app so much after its last event.
func (v *victim) killAfterAct(after time.Duration) error {
	if err := v.act(); err != nil {
		return err
	}
	time.Sleep(after)
	return v.strike()
}

// strike stops the app, lets the screen finish what it was told, looks, and kills.
func (v *victim) strike() error {
	p := v.app.Process
	if err := p.Signal(syscall.SIGSTOP); err != nil {
		return fmt.Errorf("the app had ended by itself: %w", err)
	}
	time.Sleep(drawn)
	line := v.line()
	p.Kill()
	err := <-v.ended
	v.app = nil
	if state, ok := err.(*exec.ExitError); !ok || state.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
		return fmt.Errorf("the app had ended by itself: %v", err)
	}
	v.note(line)
	return nil
}

// drawn is how long the screen may take to show what it was sent.
const drawn = 30 * time.Millisecond

// where is the place of score and moves on the screen.
func (v *victim) where() image.Rectangle {
	i := v.layout.Info
	return image.Rect(int(i.X), int(i.Y)+50, int(i.X+i.W), int(i.Y)+80)
}

// line is the picture of score and moves.
func (v *victim) line() string {
	return v.game.Rules().Prefix() + string(v.storm.screen.part(v.where()))
}

// note takes down what the screen showed: the first of the states asked for, from the last one shown on, that has these
// figures.
func (v *victim) note(line string) {
	f, ok := v.storm.known[line]
	if !ok || v.dealt {
		return
	}
	for i, state := range v.states() {
		if i >= v.reached && state == f {
			v.reached = i
			return
		}
	}
}

// states are the figures before, between and after the events asked for.
func (v *victim) states() []figures {
	g := replay(v.game.Code(), v.game.Log())
	all := []figures{{g.Score(), g.Moves()}}
	for _, e := range v.sent {
		g.Apply(e)
		all = append(all, figures{g.Score(), g.Moves()})
	}
	return all
}

// now is the play with everything that was asked for.
func (v *victim) now() *core.Game {
	return replay(v.game.Code(), append(slices.Clone(v.game.Log()), v.sent...))
}

func replay(code core.Code, log []core.Event) *core.Game {
	g := core.NewGame(code)
	for _, e := range log {
		g.Apply(e)
	}
	return g
}

// ready waits until the app has painted and nothing moves.
func (v *victim) ready() error {
	if err := v.quiet(); err != nil || v.game.Won() {
		return err // after a win the page of the win is open
	}
	return v.learn()
}

// quiet waits until there is a picture that stays the same.
func (v *victim) quiet() error {
	const step, quiet = 10 * time.Millisecond, 12
	whole := image.Rect(0, 0, v.width, v.height)
	same, last := 0, []byte(nil)
	for deadline := time.Now().Add(opening); same < quiet; time.Sleep(step) {
		if time.Now().After(deadline) {
			return fmt.Errorf("no picture in %v", opening)
		}
		select {
		case err := <-v.ended:
			return fmt.Errorf("ended by itself: %v", err)
		default:
		}
		if v.storm.screen.black(image.Rect(0, 0, v.width, 30)) {
			continue
		}
		if now := v.storm.screen.part(whole); !bytes.Equal(now, last) {
			same, last = 0, now
		}
		same++
	}
	return nil
}

// learn compares the figures on the screen with those that the model has, or learns how they look.
func (v *victim) learn() error {
	g := v.now()
	want := figures{g.Score(), g.Moves()}
	for deadline := time.Now().Add(patience); ; time.Sleep(10 * time.Millisecond) {
		line := v.line()
		got, ok := v.storm.known[line]
		switch {
		case ok && got == want:
			v.reached = len(v.sent)
			return nil
		case !ok && !v.storm.learned(v.game.Rules().Prefix(), want):
			time.Sleep(settle)
			if v.line() == line {
				v.storm.known[line] = want
				v.reached = len(v.sent)
				return nil
			}
		case time.Now().After(deadline):
			return fmt.Errorf("the screen shows %v (known %v), not %v", got, ok, want)
		}
	}
}

// learned tells whether figures have a known picture in a game and option.
func (s *storm) learned(prefix string, f figures) bool {
	for line, have := range s.known {
		if have == f && line[:len(prefix)] == prefix {
			return true
		}
	}
	return false
}

// step makes an event and waits until journal and screen have it.
func (v *victim) step() error {
	if err := v.act(); err != nil {
		return err
	}
	g := v.now()
	n := len(g.Log())
	for deadline := time.Now().Add(patience); len(v.journal()) < n; time.Sleep(2 * time.Millisecond) {
		if time.Now().After(deadline) {
			return fmt.Errorf("%v did not arrive", v.sent)
		}
	}
	if g.Won() {
		return nil
	}
	return v.learn()
}

// act asks for the next event by the pointer: mostly the next action of the known win, now and then an undo or a redo.
func (v *victim) act() error {
	g := v.now()
	r := v.storm.random
	behind, off := v.stands(g)
	switch {
	case off || g.Undos() > 0 && r.IntN(8) == 0:
		v.ask(core.Event{Kind: core.Undo})
	case g.Redos() > 0 && r.IntN(2) == 0:
		v.ask(core.Event{Kind: core.Redo})
	default:
		return v.move(g, behind)
	}
	return nil
}

// stands is how many actions of the known win stand, and whether others stand besides.
func (v *victim) stands(g *core.Game) (n int, off bool) {
	var made []core.Action
	at := 0
	for _, e := range g.Log() {
		switch e.Kind {
		case core.Act:
			made = append(made[:at], e.Action)
			at++
		case core.Undo:
			at--
		case core.Redo:
			at++
		}
	}
	made = made[:at]
	if len(v.plays) > 1 {
		return 0, false
	}
	for n < len(made) && n < len(v.path) && made[n] == v.path[n] {
		n++
	}
	return n, n < len(made)
}

// more tells whether there is anything to be done in the play.
func (v *victim) more() bool {
	g := v.now()
	if g.Won() || !g.Started() && len(v.plays) > 1 {
		return false
	}
	n, off := v.stands(g)
	return off || len(v.plays) > 1 && len(playable(g)) > 0 || len(v.plays) == 1 && n < len(v.path)
}

// lastStep tells whether the next action wins.
func (v *victim) lastStep() bool {
	g := v.now()
	n, off := v.stands(g)
	return len(v.plays) == 1 && !off && n == len(v.path)-1
}

// playable are legal actions that a pointer can make.
func playable(g *core.Game) []core.Action {
	return slices.DeleteFunc(g.Board().Legal(nil), func(a core.Action) bool {
		return a.From.Kind() == core.FoundationPile ||
			a.To.Kind() == core.FoundationPile && a != g.Board().ToFoundation(a.From, int(a.Count))
	})
}

// move asks for the next action of the known win or, in another deal, for any.
func (v *victim) move(g *core.Game, n int) error {
	var a core.Action
	switch all := playable(g); {
	case len(v.plays) == 1 && n < len(v.path):
		a = v.path[n]
	case len(all) > 0:
		a = all[v.storm.random.IntN(len(all))]
	default:
		v.ask(core.Event{Kind: core.Undo})
		return nil
	}
	v.sent = append(v.sent, core.Do(a))
	v.storm.sent++
	hand := *v.driver
	hand.game = g
	got, err := hand.gesture(v.storm.random.IntN(3), a)
	if err == nil && got != a {
		err = fmt.Errorf("%v would become %v", a, got)
	}
	return err
}

// ask presses a key of the bar.
func (v *victim) ask(e core.Event) {
	v.sent = append(v.sent, e)
	v.storm.sent++
	key := 4
	if e.Kind == core.Redo {
		key = 3
	}
	v.x.tap(v.key(key))
}

// key is the middle of a key of the rail, in the order menu, new, rules, redo, undo.
func (v *victim) key(i int) table.Point {
	r := v.layout.Keys(table.KeyMenu, table.KeyNew, table.KeyRules, table.KeyRedo, table.KeyUndo)[i]
	return v.pixels(table.Point{X: r.X + r.W/2, Y: r.Y + r.H/2})
}

// undos asks for undo and redo as quickly as a hand can.
func (v *victim) undos() error {
	for range 3 + v.storm.random.IntN(8) {
		g := v.now()
		switch {
		case g.Redos() > 0 && v.chance(2):
			v.ask(core.Event{Kind: core.Redo})
		case g.Undos() > 0:
			v.ask(core.Event{Kind: core.Undo})
		}
	}
	return nil
}

// killInDeal asks for a new deal and kills the app while it is dealt.
func (v *victim) killInDeal(after time.Duration) error {
	if err := v.newDeal(); err != nil {
		return err
	}
	time.Sleep(after)
	return v.strike()
}

// killInFirst asks for a new deal, makes one or two actions in it, and kills the app.
func (v *victim) killInFirst(after time.Duration) error {
	if err := v.newDeal(); err != nil {
		return err
	}
	old := v.game.Code()
	for deadline := time.Now().Add(patience); v.game.Code() == old; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			return fmt.Errorf("no new deal came")
		}
		if err := v.take(); err != nil {
			return err
		}
	}
	v.dealt = false
	time.Sleep(2 * (motion.DealStarts + motion.DealCard)) // a press would only end the deal; a slow machine may begin it late
	if err := v.quiet(); err != nil {
		return err
	}
	v.plays = append(v.plays, v.game)
	for range 1 + v.storm.random.IntN(2) {
		if err := v.act(); err != nil {
			return err
		}
		time.Sleep(after / 2)
	}
	return v.strike()
}

// newDeal presses the key and the row for a new deal.
func (v *victim) newDeal() error {
	v.storm.shown += v.reached
	v.game, v.sent, v.reached = v.now(), nil, 0 // all of it has arrived
	v.plays[len(v.plays)-1] = v.game
	v.x.tap(v.key(1))
	var at image.Point
	ok := false
	for deadline := time.Now().Add(patience); !ok; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			return fmt.Errorf("the sheet of new deals did not come")
		}
		at, ok = v.storm.screen.widest(theme.Colours(theme.Mode{Dark: true}).Accent, 200)
	}
	time.Sleep(motion.SheetIn + motion.SheetDeaf)
	if at, ok = v.storm.screen.widest(theme.Colours(theme.Mode{Dark: true}).Accent, 200); !ok {
		return fmt.Errorf("the sheet of new deals went by itself")
	}
	v.dealt = true
	v.x.tap(table.Point{X: float32(at.X), Y: float32(at.Y + 3)})
	return nil
}

// take reads the new deal that the journal has; dealt is false again if it has none.
func (v *victim) take() error {
	name := v.game.Rules().Letters + ".journal"
	text, _ := v.read(name)
	if text == "" { // between two renames: the next start finishes them
		text, _ = v.read(name + ".new")
	}
	switch text {
	case "":
		return nil
	case v.game.Code().String():
		v.dealt = false
		return nil
	}
	code, err := core.ParseCode(text)
	if err != nil {
		return err
	}
	v.game = core.NewGame(code)
	v.lay()
	return nil
}

// check compares the folder with what must be in it.
func (v *victim) check() error {
	letters := v.game.Rules().Letters
	if v.dealt {
		old := v.game
		if err := v.take(); err != nil {
			return err
		}
		if v.dealt {
			if code, events := v.read(letters + ".last.journal"); code != old.Code().String() || !same(events, old.Log()) {
				return fmt.Errorf("the play before the new deal is %s with %d events, not %d", code, len(events), len(old.Log()))
			}
			v.plays = append(v.plays, v.game)
			v.over = true // the next start shows the first screen
		}
	}
	events := v.journal()
	made := len(events) - len(v.game.Log())
	all := append(slices.Clone(v.game.Log()), v.sent...)
	if made < 0 || made > len(v.sent) || !same(events, all[:len(events)]) {
		return fmt.Errorf("the journal's events %v are not those made before and the first of %v", last(events), v.sent)
	}
	if made < v.reached {
		return fmt.Errorf("the screen had shown %d of %v, the journal has %d", v.reached, v.sent, made)
	}
	v.storm.shown += v.reached
	v.plays[len(v.plays)-1] = replay(v.game.Code(), all[:len(events)])
	v.game = v.current()
	return v.checkStore()
}

func same(words []string, log []core.Event) bool {
	return slices.EqualFunc(words, log, func(w string, e core.Event) bool { return w == e.String() })
}

// checkStore opens a copy of the folder as the app would.
func (v *victim) checkStore() error {
	dir, err := os.MkdirTemp("", "patiencetrio-look-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.CopyFS(dir, os.DirFS(v.folder())); err != nil {
		return err
	}
	s, notices := store.Open(dir, time.Now)
	defer s.Close()
	if len(notices) > 0 {
		return fmt.Errorf("the next start tells %+v", notices)
	}
	g, want := s.Current(v.game.Rules().Letters).Game(), v.game
	if g.Text() != want.Text() || g.Score() != want.Score() || g.Moves() != want.Moves() || g.Undos() != want.Undos() {
		return fmt.Errorf("the play is %s, not %s", g.Text(), want.Text())
	}
	return v.checkResults(s.Results())
}

// checkResults compares the results with those that the plays must have.
func (v *victim) checkResults(got []store.Result) error {
	var want []string
	for i, g := range v.plays {
		won, at := firstWin(g)
		if won || g.Started() && i+1 < len(v.plays) && v.plays[i+1].Started() {
			want = append(want, fmt.Sprint(g.Code(), won, at.Score(), at.Moves()))
		}
	}
	var have []string
	for _, r := range got {
		have = append(have, fmt.Sprint(r.Code, r.Won, r.Score, r.Moves))
	}
	if !slices.Equal(want, have) {
		return fmt.Errorf("the results are %v, not %v", have, want)
	}
	return nil
}

// firstWin is a play as it was when it was won first, or as it is.
func firstWin(g *core.Game) (won bool, at *core.Game) {
	at = core.NewGame(g.Code())
	for _, e := range g.Log() {
		at.Apply(e)
		if at.Won() {
			return true, at
		}
	}
	return false, at
}
