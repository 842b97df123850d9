//go:build study

package main

import (
	"fmt"
	"io"
	"runtime"
	"time"
)

// count answers for all deals up to a number that the file does not hold yet, on all cores.
func (s study) count(f *file, to int, progress io.Writer) error {
	work := s.start(f.total.last+1, to)
	begun, before := time.Now(), f.total.last
	for done := range work {
		c := <-done
		if err := f.add(c); err != nil {
			return err
		}
		perDeal := time.Since(begun) / time.Duration(c.last-before)
		left := perDeal * time.Duration(to-c.last)
		fmt.Fprintf(progress, "%s %d/%d: %d winnable, %d lost, %d unknown; %.3f ms a deal, %s left\n", s.rules.Prefix(), c.last, to,
			f.total.winnable, f.total.lost, f.total.unknown, perDeal.Seconds()*1000, left.Round(time.Second))
	}
	return nil
}

// start searches the deals of a range chunk by chunk. It sends, in the order of the chunks, from where each one will come.
func (s study) start(first, to int) <-chan chan *chunk {
	cores := runtime.GOMAXPROCS(0)
	order := make(chan chan *chunk, 4*cores) // so many chunks may be done, or under way, before the next one to be written
	free := make(chan struct{}, cores)
	go func() {
		defer close(order)
		for first <= to {
			c, done := next(first, to), make(chan *chunk, 1)
			first = c.last + 1
			free <- struct{}{}
			go func() {
				s.solve(&c)
				<-free
				done <- &c
			}()
			order <- done
		}
	}()
	return order
}
