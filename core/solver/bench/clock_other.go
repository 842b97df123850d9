//go:build !unix

package main

import "time"

var began = time.Now()

// used is the time since the program's start, where processor time is not to be had.
func used() time.Duration { return time.Since(began) }
