package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"os"
	"syscall"
)

// screen is what a virtual screen shows, as Xvfb -fbdir keeps it in a file: looking at it costs the app nothing.
type screen struct {
	pixels        []byte // four bytes each: blue, green, red, nothing
	stride        int
	width, height int
}

// openScreen maps the file, which is a window dump of the whole screen (XWD, version 7).
func openScreen(file string) (*screen, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	data, err := syscall.Mmap(int(f.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		return nil, err
	}
	word := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	const version, bytesLow, bitsPerPixel = 7, 0, 32
	if word(1) != version || word(7) != bytesLow || word(11) != bitsPerPixel {
		return nil, fmt.Errorf("%s is no screen of 32 bits a pixel", file)
	}
	const perColour = 12
	start := word(0) + word(19)*perColour
	return &screen{pixels: data[start:], stride: word(12), width: word(4), height: word(5)}, nil
}

func (s *screen) at(x, y int) color.NRGBA {
	p := s.pixels[y*s.stride+4*x:]
	return color.NRGBA{R: p[2], G: p[1], B: p[0], A: 0xff}
}

// part copies a part of the screen.
func (s *screen) part(r image.Rectangle) []byte {
	var all []byte
	for y := r.Min.Y; y < r.Max.Y; y++ {
		all = append(all, s.pixels[y*s.stride+4*r.Min.X:y*s.stride+4*r.Max.X]...)
	}
	return all
}

// black tells whether a part of the screen has no picture yet.
func (s *screen) black(r image.Rectangle) bool {
	return len(bytes.Trim(s.part(r), "\x00\xff")) == 0
}

// widest is the middle of the first of the widest runs of one colour, at least so many pixels wide.
func (s *screen) widest(c color.NRGBA, least int) (at image.Point, ok bool) {
	for y := range s.height {
		run := 0
		for x := range s.width {
			if s.at(x, y) != c {
				run = 0
				continue
			}
			if run++; run > least {
				least, at, ok = run, image.Pt(x-run/2, y), true
			}
		}
	}
	return at, ok
}
