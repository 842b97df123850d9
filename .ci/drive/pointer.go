package main

import (
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"patiencetrio/ui/table"
)

// pointer sends events through one xdotool that stays open.
type pointer struct {
	window string
	tool   *exec.Cmd
	in     io.WriteCloser
}

// openPointer waits for the window of a process, gives it the size and puts it at the top left corner.
func openPointer(pid, width, height int) (*pointer, error) {
	id, err := windowOf(pid)
	if err != nil {
		return nil, err
	}
	p, err := newPointer(id)
	if err != nil {
		return nil, err
	}
	p.send("windowfocus %s", id) // for the keys: no window manager does it
	// A window of the mobile simulation stays black until its size has changed once.
	for _, size := range [][2]int{{width - 20, height - 20}, {width, height}} {
		if err := p.size(size[0], size[1]); err != nil {
			return nil, err
		}
		time.Sleep(settle)
	}
	time.Sleep(2 * settle)
	return p, nil
}

// newPointer starts the tool that sends the events.
func newPointer(window string) (*pointer, error) {
	tool := exec.Command("xdotool", "-")
	in, err := tool.StdinPipe()
	if err != nil {
		return nil, err
	}
	return &pointer{window, tool, in}, tool.Start()
}

// size puts the window at the top left corner in the given size.
func (p *pointer) size(width, height int) error {
	err := exec.Command("xdotool", "windowmove", p.window, "0", "0",
		"windowsize", p.window, strconv.Itoa(width), strconv.Itoa(height)).Run()
	if err != nil {
		return fmt.Errorf("xdotool: %w", err)
	}
	return nil
}

// windowName finds the app's window; the mobile simulation's has a name of its own.
const windowName = "^(Patience Trio|App)$"

// windowOf waits for a process's window.
func windowOf(pid int) (string, error) {
	for deadline := time.Now().Add(opening); time.Now().Before(deadline); time.Sleep(100 * time.Millisecond) {
		out, _ := exec.Command("xdotool", "search", "--onlyvisible", "--name", windowName).Output()
		if ids := strings.Fields(string(out)); len(ids) > 0 {
			return ids[len(ids)-1], nil
		}
	}
	return "", fmt.Errorf("process %d shows no window", pid)
}

func (p *pointer) close() {
	p.in.Close()
	p.tool.Wait()
}

func (p *pointer) send(format string, args ...any) { fmt.Fprintf(p.in, format+"\n", args...) }

const between = 12 * time.Millisecond // two events: the app sees them one by one

func (p *pointer) move(at table.Point) {
	p.send("mousemove %d %d", int(at.X), int(at.Y))
	time.Sleep(between)
}

func (p *pointer) down() { p.send("mousedown 1"); time.Sleep(2 * between) }
func (p *pointer) up()   { p.send("mouseup 1"); time.Sleep(between) }

func (p *pointer) tap(at table.Point) {
	p.move(at)
	p.down()
	p.up()
}

// drag moves in a few steps, as a hand does.
func (p *pointer) drag(from, to table.Point) {
	const steps = 6
	p.move(from)
	p.down()
	for i := 1; i <= steps; i++ {
		t := float32(i) / steps
		p.move(table.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t})
	}
	time.Sleep(2 * between)
	p.up()
}
