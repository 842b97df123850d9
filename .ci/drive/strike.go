package main

import (
	"fmt"
	"os/exec"
	"syscall"
	"time"
)

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
	if v.glance != nil {
		v.glance()
	}
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
