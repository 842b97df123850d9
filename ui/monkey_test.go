package ui

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/debug"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/text"
)

// A monkey plays: anything that a player or a device can do, at random, in the middle of anything else. An ordinary run is
// short; one of two million inputs takes about an hour:
//
//	FYNE_CACHE=5s go test ./ui -run TestMonkey -inputs 2000000 -seed 1 -timeout 0
//
// Without FYNE_CACHE, Fyne keeps what was shown for a minute, which at a monkey's pace is gigabytes.
//
// A failure names seed and input; the same seed does the same again. Add -tags mobile for fingers instead of a mouse.
var (
	inputs = flag.Int("inputs", 4000, "how many inputs the monkey makes")
	seed   = flag.Uint64("seed", 1, "of the monkey")
)

// monkey is a player without a plan.
type monkey struct {
	hands
	random *rand.Rand
	app    *crankedApp
	oracle *oracle
	held   map[int]fyne.Position // fingers that are down
	made   int                   // inputs
	last   []string              // what was done last
	thrown atomic.Uint64         // dice; each input begins anew
	saved  []byte                // a file with all games, if not empty
}

const (
	looks    = 250  // inputs between two looks at the figures
	restsAt  = 1000 // inputs between two rests, after which the picture must be the position
	restarts = 3000
)

func TestMonkey(t *testing.T) {
	m := newMonkey(t, *seed)
	start := time.Now()
	defer func() {
		if broken := recover(); broken != nil {
			t.Fatalf("%s\n%v\n%s", m.where(), broken, debug.Stack())
		}
	}()
	for m.made < *inputs {
		m.input()
		if m.made%looks == 0 {
			m.look()
		}
		if m.made%restsAt == 0 {
			m.rest()
		}
		if m.made%restarts == 0 {
			m.restart()
		}
		if m.made%100000 == 0 {
			t.Logf("%d inputs, %.0f a second", m.made, float64(m.made)/time.Since(start).Seconds())
		}
	}
	m.rest()
	t.Logf("%d inputs, the last %v", m.made, m.last[max(0, len(m.last)-3):]) // the same each time, with the same seed
}

func newMonkey(t *testing.T, seed uint64) *monkey {
	m := &monkey{random: rand.New(rand.NewPCG(seed, 7)), held: map[int]fyne.Position{}}
	real := dice
	t.Cleanup(func() { dice = real })
	dice = func(n int) int { // also for searches, on their goroutines
		return rand.New(rand.NewPCG(seed, uint64(m.thrown.Add(1)))).IntN(n)
	}
	m.app = crank(t)
	m.open(t, t.TempDir())
	return m
}

// open starts our app.
func (m *monkey) open(t *testing.T, dir string) {
	m.fixture = &fixture{App: New(m.app, dir, m.app.driver.now), t: t, dir: dir}
	t.Cleanup(m.fixture.close)
	m.window.Resize(fyne.NewSize(412, 915))
	m.game.hints.most, m.game.watch.most = 0, 0 // what is found at the first look, on every machine
	m.mouse, m.phone = mouseState{}, phoneState{
		touched: map[int]mobile.Touchable{}, fingers: map[int]fyne.Position{}, since: map[int]time.Time{},
	}
	clear(m.held)
	m.oracle = newOracle(m.fixture)
}

// where tells how to get there again.
func (m *monkey) where() string {
	return fmt.Sprintf("-seed %d, input %d, after %v", *seed, m.made, m.last)
}

// did remembers what was done.
func (m *monkey) did(format string, args ...any) {
	m.made++
	m.thrown.Store(uint64(m.made) << 32)
	m.last = append(m.last, fmt.Sprintf(format, args...))
	m.last = m.last[max(0, len(m.last)-40):]
}

// chance is true once in n times.
func (m *monkey) chance(n int) bool { return m.random.IntN(n) == 0 }

// input is one thing at random, and the time until the next one.
func (m *monkey) input() {
	switch n := m.random.IntN(1000); {
	case n < 300:
		m.playCard()
	case n < 480:
		m.pointAnywhere()
	case n < 560:
		m.tapSomething()
	case n < 700:
		m.type1()
	case n < 790:
		m.storm()
	case n < 840:
		m.tapStock()
	case n < 900:
		m.secondFinger()
	case n < 940:
		m.goBack()
	case n < 950:
		m.foreground()
	case n < 956:
		m.resize()
	case n < 960:
		m.setSomething()
	case n < 968:
		m.newDeal()
	case n < 970:
		m.almostWin()
	case n < 978:
		m.openSomething()
	case n < 982:
		m.watchShow()
	case n < 984:
		m.loseFinger()
	case n < 985:
		m.seldom()
	default:
		m.did("wait")
		m.pass(time.Duration(m.random.IntN(3000)) * time.Millisecond)
	}
	if m.chance(3) {
		m.pass(time.Duration(m.random.IntN(250)) * time.Millisecond)
	}
}

// seldom is what takes its time.
func (m *monkey) seldom() {
	switch m.random.IntN(6) {
	case 0, 1, 2:
		m.ask()
	case 3:
		m.dealWinnable()
	default:
		m.transferAll()
	}
}

func (m *monkey) somewhere() fyne.Position {
	size := m.window.Canvas().Size()
	return fyne.NewPos(m.random.Float32()*size.Width, m.random.Float32()*size.Height)
}

// playCard makes a legal action by pointer, if there is one; else something else moves.
func (m *monkey) playCard() {
	if m.session.play == nil || m.game.table.Layout() == nil {
		m.tapSomething()
		return
	}
	all := m.play().Board().Legal(nil)
	if len(all) == 0 {
		m.did("nothing legal")
		return
	}
	a := all[m.random.IntN(len(all))]
	if a.From == core.Stock || a.To == core.Stock {
		m.tapStock()
		return
	}
	b := m.play().Board()
	from := m.card(a.From, b.Len(a.From)-int(a.Count))
	switch m.random.IntN(6) {
	case 0:
		m.did("tap for %v", a)
		m.tapAt(from)
	case 1:
		m.did("double tap for %v", a)
		m.tapAt(from)
		m.pass(time.Duration(m.random.IntN(400)) * time.Millisecond)
		m.tapAt(from)
	default:
		m.did("drag %v", a)
		m.carry(from, m.top(a.To))
	}
}

func (m *monkey) tapAt(pos fyne.Position) {
	m.down(0, pos)
	m.pass(time.Duration(m.random.IntN(60)) * time.Millisecond)
	m.up(0, pos)
}

// carry drags in a few steps; sometimes time passes on the way, sometimes it never ends.
func (m *monkey) carry(from, to fyne.Position) {
	m.down(0, from)
	steps := 1 + m.random.IntN(5)
	for i := range steps {
		share := float32(i+1) / float32(steps)
		m.move(0, fyne.NewPos(from.X+(to.X-from.X)*share, from.Y+(to.Y-from.Y)*share))
		if m.chance(8) {
			m.pass(frame)
		}
	}
	if !m.chance(12) {
		m.up(0, to)
	}
}

func (m *monkey) down(finger int, pos fyne.Position) {
	m.held[finger] = pos
	m.press(finger, pos)
}

func (m *monkey) move(finger int, pos fyne.Position) {
	if _, ok := m.held[finger]; ok {
		m.held[finger] = pos
	}
	m.slide(finger, pos)
}

func (m *monkey) up(finger int, pos fyne.Position) {
	delete(m.held, finger)
	m.leave(finger, pos)
}

// pointAnywhere taps or drags at random places.
func (m *monkey) pointAnywhere() {
	at, to := m.somewhere(), m.somewhere()
	switch m.random.IntN(6) {
	case 0, 1:
		m.did("tap at %v", at)
		m.tapAt(at)
	case 2:
		m.did("press at %v", at)
		m.down(0, at)
	case 3:
		m.did("move to %v", to)
		m.move(0, to)
	case 4:
		m.did("release at %v", to)
		m.up(0, to)
	case 5:
		m.did("drag from %v to %v", at, to)
		m.carry(at, to)
	}
}

// secondFinger puts another finger down or takes one up; on a desktop it is another press of the mouse.
func (m *monkey) secondFinger() {
	finger, at := m.random.IntN(3), m.somewhere()
	if _, down := m.held[finger]; down {
		m.did("finger %d up at %v", finger, at)
		m.up(finger, at)
		return
	}
	m.did("finger %d down at %v", finger, at)
	m.down(finger, at)
}

// tapSomething taps one of the things on the screen that can be tapped.
func (m *monkey) tapSomething() {
	var all []fyne.Position
	size := m.window.Canvas().Size()
	walk(m.window.Canvas().Content(), fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		at = at.AddXY(o.Size().Width/2, o.Size().Height/2)
		if _, ok := o.(fyne.Tappable); ok && at.X > 0 && at.Y > 0 && at.X < size.Width && at.Y < size.Height {
			all = append(all, at)
		}
	})
	if len(all) == 0 {
		m.did("nothing to tap")
		return
	}
	at := all[m.random.IntN(len(all))]
	m.did("tap something at %v", at)
	m.tapAt(at)
}

func (m *monkey) tapStock() {
	m.did("tap the stock")
	if m.session.play != nil && m.game.table.Layout() != nil && m.play().Rules().HasStock() {
		m.tapAt(m.top(core.Stock))
	}
}

// everyKey are the keys of a keyboard as Fyne names them; most of them mean nothing here.
var everyKey = []fyne.KeyName{
	fyne.KeyEscape, fyne.KeyReturn, fyne.KeyTab, fyne.KeyBackspace, fyne.KeyInsert, fyne.KeyDelete, fyne.KeyRight, fyne.KeyLeft,
	fyne.KeyDown, fyne.KeyUp, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd, fyne.KeyF1, fyne.KeyF2, fyne.KeyF3,
	fyne.KeyF4, fyne.KeyF5, fyne.KeyF6, fyne.KeyF7, fyne.KeyF8, fyne.KeyF9, fyne.KeyF10, fyne.KeyF11, fyne.KeyF12, fyne.KeyEnter,
	fyne.KeySpace, fyne.KeyApostrophe, fyne.KeyComma, fyne.KeyMinus, fyne.KeyPeriod, fyne.KeySlash, fyne.KeyBackTick, mobile.KeyBack,
	fyne.KeyUnknown,
}

// type1 presses one key.
func (m *monkey) type1() {
	const letters = "0123456789swasdfghjkuynrpxqzhc?+-ๅภถุึคตจฟหกดเ้่าสวไัีืพย"
	if m.chance(2) {
		name := everyKey[m.random.IntN(len(everyKey))]
		m.did("key %q", name)
		m.stroke(name, 0)
		return
	}
	all := []rune(letters)
	r := all[m.random.IntN(len(all))]
	m.did("letter %c", r)
	m.stroke("", r)
}

// storm undoes and redoes as quickly as can be.
func (m *monkey) storm() {
	n := 1 + m.random.IntN(12)
	m.did("%d undos and redos", n)
	for range n {
		if m.chance(3) {
			m.redo()
		} else {
			m.undo()
		}
	}
}

func (m *monkey) goBack() {
	m.did("back")
	m.stroke(mobile.KeyBack, 0)
}

// foreground leaves the foreground or comes back.
func (m *monkey) foreground() {
	m.did("leaves the foreground")
	m.front(false)
	m.pass(time.Duration(m.random.IntN(int(2 * time.Hour))))
	m.did("comes back")
	m.front(true)
}

// everySize are sizes of windows and screens, some odd.
var everySize = []fyne.Size{
	{Width: 320, Height: 320}, {Width: 320, Height: 568}, {Width: 568, Height: 320}, {Width: 360, Height: 800}, {Width: 412, Height: 915},
	{Width: 915, Height: 412}, {Width: 768, Height: 600}, {Width: 600, Height: 768}, {Width: 1200, Height: 320}, {Width: 320, Height: 1000},
}

func (m *monkey) resize() {
	size := everySize[m.random.IntN(len(everySize))]
	m.did("resize to %v", size)
	m.window.Resize(size)
}

// setSomething changes a setting, as the page of settings does.
func (m *monkey) setSomething() {
	s, flip := m.set, m.random.IntN(17)
	switch languages := text.Languages(); flip {
	case 0:
		s.Language = languages[m.random.IntN(len(languages))]
	case 1:
		s.Mode = []mode{modeDark, modeLight, modeSystem}[m.random.IntN(3)]
	case 2:
		s.Felt = theme.Felts[m.random.IntN(len(theme.Felts))]
	case 3:
		s.Large = !s.Large
	case 4:
		s.Interactive = !s.Interactive
	case 5:
		s.DoubleClick = !s.DoubleClick
	case 6:
		s.TapToMove = !s.TapToMove
	case 7:
		s.LeftHanded = !s.LeftHanded
	case 8:
		s.TextSize = textSizes[m.random.IntN(len(textSizes))]
	case 9:
		s.Strong = !s.Strong
	case 10:
		s.Words = !s.Words
	case 11, 12:
		s.Speed = []speed{speedNone, speedQuick, speedNormal}[m.random.IntN(3)]
	case 13:
		s.FourElse, s.FourBySuit = !s.FourElse, m.chance(2)
	case 14:
		s.Still = !s.Still
	case 15:
		s.Timer = !s.Timer
	case 16:
		s.Hints = !m.chance(4)
	}
	m.did("setting %d", flip)
	m.change(s)
}

func (m *monkey) newDeal() {
	f := core.Games[m.random.IntN(len(core.Games))]
	r := f[m.random.IntN(len(f))]
	m.did("deal %s", r.Prefix())
	m.start(randomCode(r), "")
}

// almostWin plays a known win by keys, but for a few actions.
func (m *monkey) almostWin() {
	code := oneWinOfEach[m.random.IntN(len(oneWinOfEach))]
	left := m.random.IntN(3)
	m.did("win %s but for %d", code, left)
	m.win(code, left)
}

// openSomething opens a page or a sheet.
func (m *monkey) openSomething() {
	n := m.random.IntN(8)
	m.did("open %d", n)
	if m.session.play == nil {
		n = n%3 + 5
	}
	switch n {
	case 0:
		m.openMenu()
	case 1:
		m.openNewGame()
	case 2:
		m.openRules()
	case 3:
		m.openExamples(m.play().Rules())
	case 4:
		m.openSettings()
	case 5:
		m.openStatistics()
	case 6:
		m.openQuestions("")
	case 7:
		m.openChooser()
	}
}

// restart ends our app, or kills it, and starts it again; it finds what it left.
func (m *monkey) restart() {
	before := map[string]string{}
	for _, f := range core.Games {
		if p := m.store.Current(f.Letters()); p != nil {
			before[f.Letters()] = p.Game().Text()
		}
	}
	results := m.store.Results()
	if m.chance(2) { // as a kill leaves the folder: without goodbye
		dir := m.t.TempDir()
		require.NoError(m.t, os.CopyFS(dir, os.DirFS(m.dir)))
		m.dir = dir
	}
	dir, set := m.dir, m.set
	m.fixture.close()
	happen() // what was searched for comes too late
	m.app = newCranked(m.app, m.app.driver.time)
	if m.chance(4) { // Fyne's preferences are lost
		m.app.prefs = m.app.App.Preferences()
	}
	m.open(m.t, dir)
	require.Equal(m.t, set, m.set, m.where())
	for letters, want := range before {
		require.NotNil(m.t, m.store.Current(letters), m.where())
		require.Equal(m.t, want, m.store.Current(letters).Game().Text(), m.where())
	}
	require.Equal(m.t, results, m.store.Results(), m.where())
}

// Nothing grows: neither goroutines nor memory, however many deals are played.
func TestNothingGrows(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	m := newMonkey(t, 3)
	deals := func(n int) (memory uint64, goroutines int) {
		for range n {
			m.newDeal()
			for range 25 {
				m.playCard()
				m.pass(time.Duration(m.random.IntN(100)) * time.Millisecond)
			}
			m.screens.closeAll()
		}
		m.pass(time.Minute)
		runtime.GC()
		runtime.GC()
		var s runtime.MemStats
		runtime.ReadMemStats(&s)
		return s.HeapAlloc, runtime.NumGoroutine()
	}
	memory, goroutines := deals(40)
	memoryAfter, goroutinesAfter := deals(200)
	t.Logf("after 40 deals %d kB and %d goroutines, after 240 %d kB and %d", memory>>10, goroutines, memoryAfter>>10, goroutinesAfter)
	assert.LessOrEqual(t, goroutinesAfter, goroutines)
	const result = 3 << 10 // what a finished play may keep: its result and its line in the file
	assert.Less(t, memoryAfter, memory+200*result+1<<20)
}
