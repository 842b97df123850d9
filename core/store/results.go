package store

import (
	"errors"
	"math"
	"strconv"
	"strings"
	"time"

	"patiencetrio/core"
)

// The results are one file: a header, then a line for each play that ended.
//
//	patiencetrio-results 1 <sum>
//	6f1d2c3b4a596877 TF1-D1N-AAAAAAB 2026-11-30 won 615 143 582.4 -- 2026-11-30T18:03:11Z <sum>
//
// The two signs after the time are "h" for a hint and "b" for a card taken back. Of several lines of one ID, which an
// import can bring, that counts which beats the others; a line that comes after a reset lets its play count again. After
//
//	reset 2026-12-01T09:00:00Z <sum>
//
// the results before do not count any more, until "restore" in the same form takes that back.

const (
	resultsName    = "results"
	resultsMagic   = "patiencetrio-results"
	resultsVersion = 1
	resultWords    = 9
	wonWord        = "won"
	lostWord       = "lost"
	resetWord      = "reset"
	restoreWord    = "restore"
	maxCount       = math.MaxInt32 // fits an int on every device
)

// Result is how a play ended: won, as it was at the moment of its first win, or not won, as it was when the first action
// of the next play of that game was made.
type Result struct {
	ID       string
	Code     core.Code
	Daily    string // date of the daily deal, "2026-11-30", or ""
	Won      bool
	Score    int
	Moves    int
	Played   time.Duration // in tenths of a second
	Assisted bool          // a hint was used
	TookBack bool          // a card lay on the table that had been taken back from a foundation
	Ended    time.Time     // UTC, in seconds; of a win found at the next start, the time of that start
}

// Clean tells whether the play was won without a hint and without a card taken back: only such wins make records.
func (r Result) Clean() bool { return r.Won && !r.Assisted && !r.TookBack }

func (r Result) line() string {
	word := lostWord
	if r.Won {
		word = wonWord
	}
	flags := []byte("--")
	if r.Assisted {
		flags[0] = 'h'
	}
	if r.TookBack {
		flags[1] = 'b'
	}
	return strings.Join([]string{
		r.ID, r.Code.String(), dateWord(r.Daily), word, strconv.Itoa(r.Score), strconv.Itoa(r.Moves), seconds(r.Played),
		string(flags), r.Ended.Format(time.RFC3339),
	}, " ")
}

// parseResult reads a line of a result. ok is false for one that says nothing to this version, or that it would write in
// another way: what is read and written again has to be the same.
func parseResult(body string) (r Result, ok bool) {
	w := strings.Split(body, " ")
	if len(w) != resultWords {
		return r, false
	}
	code, err := core.ParseCode(w[1])
	score, err2 := strconv.ParseUint(w[4], 10, 63)
	moves, err3 := strconv.ParseUint(w[5], 10, 63)
	ended, err4 := time.Parse(time.RFC3339, w[8])
	daily, dateOK := parseDate(w[2])
	played, playedOK := parseSeconds(w[6])
	if errors.Join(err, err2, err3, err4) != nil || score > maxCount || moves > maxCount || !dateOK || !playedOK ||
		!validID(w[0]) || len(w[7]) != 2 {
		return r, false
	}
	r = Result{
		ID: w[0], Code: code, Daily: daily, Won: w[3] == wonWord, Score: int(score), Moves: int(moves), Played: played,
		Assisted: w[7][0] == 'h', TookBack: w[7][1] == 'b', Ended: ended.UTC(),
	}
	return r, r.line() == body
}
