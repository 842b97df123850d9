package store

import (
	"strconv"
	"testing"

	"patiencetrio/core"
)

func BenchmarkApply(b *testing.B) {
	s := openQuiet(b, b.TempDir(), nil)
	p := s.Begin(code(b, "EH1-N-AAAAAAB"), "")
	p.Resume()
	b.ReportAllocs()
	for b.Loop() {
		e := core.Do(core.Draw)
		if p.Game().Board().Len(core.Stock) == 0 {
			e = core.Do(core.Redeal)
		}
		if p.Apply(e) != nil {
			b.Fatal("refused")
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	for _, n := range []int{1_000, 50_000} {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			dir := b.TempDir()
			s := openQuiet(b, dir, nil)
			longPlay(b, s, n)
			s.Close()
			for b.Loop() {
				s, _ := Open(dir, nil)
				if len(s.Current("EH").Game().Log()) != n {
					b.Fatal("lost")
				}
				s.Close()
			}
		})
	}
}

func BenchmarkBegin(b *testing.B) {
	s := openQuiet(b, b.TempDir(), nil)
	for b.Loop() {
		s.Begin(code(b, "EH1-N-AAAAAAB"), "")
	}
}

// A store with 1 000 wins is written to a backup, read again, and added to an empty store.
func BenchmarkBackup(b *testing.B) {
	from := openQuiet(b, b.TempDir(), nil)
	for i := range 1000 {
		w := aWin(b, prefixes[i%len(prefixes)])
		apply(b, from.Begin(w.code, ""), w.events...)
	}
	text := backupOf(b, from)
	b.Run("export", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			backupOf(b, from)
		}
	})
	b.Run("read", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		b.ReportAllocs()
		for b.Loop() {
			readBackup(b, text)
		}
	})
	b.Run("add", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			s, _ := Open(b.TempDir(), nil)
			read := readBackup(b, text)
			b.StartTimer()
			m := s.Import(read)
			for m.Next() {
			}
			b.StopTimer()
			s.Close()
			b.StartTimer()
		}
	})
}
