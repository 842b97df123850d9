package ui

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
)

// Run opens the app and returns when it is closed.
func Run(a fyne.App) {
	dir := a.Storage().RootURI().Path()
	// On Android the folder need not exist at the first start. If it cannot be made, the store says so.
	_ = os.MkdirAll(dir, 0o700)
	p := New(a, dir, time.Now)
	p.window.SetOnClosed(func() {
		p.close()
		endSoon()
	})
	go func() {
		told := make(chan os.Signal, 1)
		signal.Notify(told, os.Interrupt, syscall.SIGTERM)
		<-told
		endSoon()
	}()
	p.window.ShowAndRun()
	p.close()
}

// endSoon ends the process if Fyne does not. When its loop ends, Fyne 2.8.1 waits for a last event that it can lose on the
// way, and then waits for ever: without a window, but with the lock on the saved plays.
func endSoon() { time.AfterFunc(2*time.Second, func() { os.Exit(0) }) }
