package store

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// A real process writes as fast as it can and is killed in the middle of it, again and again on one folder. An ordinary
// run is short; a long one:
//
//	go test ./core/store -run TestKilledProcess -kills 2000 -timeout 0
var kills = flag.Int("kills", 25, "how many times TestKilledProcess kills")

const (
	victimFolder = "PATIENCETRIO_VICTIM" // set in the process to be killed
	victimStep   = "PATIENCETRIO_STEP"   // where it begins
)

// script is what the process does, step by step; each step changes what there is to see. It follows from the number of the
// step and what there is, so that it can go on anywhere.
func script(t testing.TB, w win, s *Store, step int) {
	random := rand.New(rand.NewPCG(uint64(step), 1))
	p := s.Current("EO")
	switch {
	case p == nil || p.Game().Won() && random.IntN(4) == 0 || p.Started() && random.IntN(150) == 0:
		s.Begin(w.code, "")
		return
	case s.CanGoBack("EO") && random.IntN(2) == 0:
		_, ok := s.Back("EO")
		require.True(t, ok)
		return
	}
	g := p.Game()
	log := g.Log()
	switch onPath := len(log) < len(w.events) && slices.Equal(log, w.events[:len(log)]); {
	case onPath && random.IntN(200) > 0:
		apply(t, p, w.events[len(log)])
	case g.Redos() > 0 && random.IntN(2) == 0:
		apply(t, p, core.Event{Kind: core.Redo})
	case g.Undos() > 0:
		apply(t, p, core.Event{Kind: core.Undo})
	default:
		apply(t, p, w.events[0])
	}
}

// seenIn is what there is to see, without what differs from run to run.
func seenIn(s *Store) string {
	var t strings.Builder
	if p := s.Current("EO"); p != nil {
		fmt.Fprintln(&t, p.Game().Text(), p.Game().Score(), p.Game().Undos())
	}
	if s.CanGoBack("EO") {
		fmt.Fprintln(&t, "before", s.slots["EO"].last.Game().Text())
	}
	for _, r := range s.Results() {
		fmt.Fprintln(&t, r.Code, r.Won, r.Score, r.Moves)
	}
	return t.String()
}

// victim is the process to be killed: it says after each step that it has made it.
func victim(t *testing.T, dir string) {
	s, notices := Open(dir, nil)
	require.Empty(t, notices)
	w := aWin(t, "EO1-C2")
	step, err := strconv.Atoi(os.Getenv(victimStep))
	require.NoError(t, err)
	for ; ; step++ {
		script(t, w, s, step)
		fmt.Fprintf(os.Stdout, "step %d\n", step)
	}
}

func TestKilledProcess(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a process that is killed there looks like one that ended")
	}
	if dir := os.Getenv(victimFolder); dir != "" {
		victim(t, dir)
	}
	random := rand.New(rand.NewPCG(1, 1))
	dir, model := t.TempDir(), openQuiet(t, "", nil)
	w := aWin(t, "EO1-C2")
	step, torn := 0, 0 // made by the model; kills that came between a step and its word
	for kill := range *kills {
		said := runVictim(t, dir, step, time.Duration(random.IntN(20000))*time.Microsecond)
		for ; step < said; step++ {
			script(t, w, model, step)
		}
		s, notices := Open(dir, nil)
		require.Empty(t, notices, "kill %d", kill)
		found := seenIn(s)
		s.Close()
		if found != seenIn(model) { // it had not come to say so
			script(t, w, model, step)
			step++
			torn++
		}
		require.Equal(t, seenIn(model), found, "kill %d", kill)
	}
	t.Logf("%d kills in %d steps, %d of them between a step and its word, %d results", *kills, step, torn, len(model.Results()))
}

// runVictim lets the process work from a step on, kills it, and tells which step is the first that it has not said.
func runVictim(t *testing.T, dir string, step int, after time.Duration) int {
	c := exec.Command(os.Args[0], "-test.run=^TestKilledProcess$")
	c.Env = append(os.Environ(), victimFolder+"="+dir, victimStep+"="+strconv.Itoa(step))
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	said := step
	words := bufio.NewReader(out)
	for line, err := words.ReadString('\n'); err == nil; line, err = words.ReadString('\n') {
		if said == step { // it works
			time.AfterFunc(after, func() { _ = c.Process.Kill() })
		}
		n := 0
		_, err := fmt.Sscanf(line, "step %d\n", &n)
		require.NoError(t, err, "%q", line)
		said = n + 1
	}
	_, _ = io.Copy(io.Discard, out)
	err = c.Wait()
	require.ErrorContains(t, err, "killed", "it must not end by itself")
	return said
}
