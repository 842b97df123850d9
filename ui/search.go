package ui

import (
	"context"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/text"
)

// search is a search that the player waits for. If it takes a while, a sheet shows how far it has come and lets it be
// cancelled. Until then nothing is seen of it, and whatever else the player opens or closes ends it.
type search struct {
	aside
	title string // what it looks for, and how far it has come: ids
	done  string
	count int
	line  *kit.Label
	layer *layer // the sheet; nil: none is open
	wait  *motion.Run
}

// seek starts a search in the place of one that may be under way. then gets what it found, unless it was cancelled.
func seek[T any](p *App, title, done string, work func(ctx context.Context, progress func(int)) T, then func(T)) {
	s := &p.search
	p.endSearch()
	s.title, s.done, s.count = title, done, 0
	begin(&s.aside, work, func(n int) { s.show(p.text, n) }, func(found T) {
		p.endSearch()
		then(found)
	})
	s.wait = motion.Wait(motion.SearchAfter, p.openSearch)
}

// endSearch ends the search and takes its sheet away at once.
func (p *App) endSearch() {
	s := &p.search
	s.wait.Stop()
	s.stop()
	if l := s.layer; l != nil {
		s.layer = nil
		p.screens.close(l)
		if !kit.Answering() {
			p.screens.hush.All() // a finger may be on its way to the key that is gone
		}
	}
}

// endUnseenSearch ends a search of which nothing is seen yet: the player does something else.
func (p *App) endUnseenSearch() {
	if p.search.layer == nil && p.search.busy() {
		p.endSearch()
	}
}

// openSearch opens the sheet of the search.
func (p *App) openSearch() {
	s := &p.search
	s.layer = &layer{} // what opens now is the search's own
	s.layer = p.openSheet(func() *kit.Sheet {
		s.line = kit.NewLabel("", theme.Row).In(kit.Muted).Fitting(kit.Shrink)
		s.show(p.text, s.count)
		cancel := kit.NewButton(p.text.Get("search.cancel"), kit.Outline, p.screensBack)
		return kit.NewSheet(p.text.Get(s.title), "", kit.NewColumn(theme.Space4, s.line, cancel))
	})
	s.layer.gone = func() {
		s.stop()
		s.layer = nil
	}
}

// show shows how far the search has come.
func (s *search) show(t *text.Text, n int) {
	s.count = n
	if s.line != nil {
		s.line.SetText(t.Get(s.done, text.Data{"Count": n}))
	}
}

// screensBack closes what was opened last.
func (p *App) screensBack() { p.screens.back() }
