//go:build unix

package main

import (
	"syscall"
	"time"
)

// used is the processor time that this process has used so far: unlike the clock on the wall, it does not run for what
// other programs do.
func used() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
