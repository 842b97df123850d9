package store

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"strconv"
	"strings"
	"time"

	"patiencetrio/core"
)

// A journal is a play as a file: a header, then a line for each event, in the notation and with the seconds played.
//
//	patiencetrio-play 1 6f1d2c3b4a596877 TF1-D1N-AAAAAAB 2026-11-30 <sum>
//	S>W 0.0 <sum>
//	T3>T5x4 12.4 <sum>
//	pause 30.1 <sum>
//
// "-" stands for no date. A pause is no event: it only keeps the time.

const (
	playMagic    = "patiencetrio-play"
	playVersion  = 1
	pauseWord    = "pause"
	headerWords  = 5
	eventWords   = 2
	none         = "-"
	maxPlayed    = 1000 * 24 * time.Hour
	idBytes      = 8
	dateLayout   = "2006-01-02"
	ticksPerUnit = int64(time.Second / tick)
)

// newID is an ID that no other play has.
func newID() string {
	var b [idBytes]byte
	rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

func validID(s string) bool {
	b, err := hex.DecodeString(s)
	return err == nil && len(b) == idBytes && strings.ToLower(s) == s
}

// cleanDate is a calendar date or "".
func cleanDate(s string) string {
	if _, err := time.Parse(dateLayout, s); err != nil {
		return ""
	}
	return s
}

func dateWord(date string) string {
	if date == "" {
		return none
	}
	return date
}

func parseDate(word string) (date string, ok bool) {
	if word == none {
		return "", true
	}
	return word, cleanDate(word) != ""
}

// journal is the contents of a play's file, kept in memory so that the file can be written anew at any time.
type journal struct {
	data []byte
	sum  uint32
}

// add appends a line and gives it.
func (j *journal) add(body string) []byte {
	start := len(j.data)
	j.data, j.sum = appendLine(j.data, j.sum, body)
	return j.data[start:]
}

func headerLine(id string, c core.Code, daily string) string {
	return strings.Join([]string{playMagic, strconv.Itoa(playVersion), id, c.String(), dateWord(daily)}, " ")
}

func eventLine(word string, played time.Duration) string { return word + " " + seconds(played) }

// seconds writes a time in seconds with one decimal, cut off, not rounded.
func seconds(d time.Duration) string {
	ticks := int64(d / tick)
	return strconv.FormatInt(ticks/ticksPerUnit, 10) + "." + strconv.FormatInt(ticks%ticksPerUnit, 10)
}

func parseSeconds(s string) (time.Duration, bool) {
	whole, part, found := strings.Cut(s, ".")
	n, err := strconv.ParseUint(whole, 10, 31)
	f, err2 := strconv.ParseUint(part, 10, 8)
	d := time.Duration(n)*time.Second + time.Duration(f)*tick
	return d, found && err == nil && err2 == nil && len(part) == 1 && d <= maxPlayed
}

// damage is what is wrong with a file.
type damage struct {
	kind NoticeKind
	line int
	err  error
}

var (
	errSum        = errors.New("checksum does not match")
	errMeaning    = errors.New("line makes no sense")
	errOtherGame  = errors.New("play of another game")
	errTooLarge   = errors.New("file too large")
	errForeign    = errors.New("not a file of this app")
	errNewVersion = errors.New("written by a later version")
)

// parsed is a file as it was read: what could be kept of it, and what was wrong.
type parsed struct {
	play *Play // nil if not even the header could be read
	// short: the end of the last line was missing. That line was dropped, or completed if nothing but its line feed
	// was missing.
	short  bool
	damage *damage
}

// parseJournal reads a journal of the game with the given letters as far as it is sound and legal.
func parseJournal(data []byte, letters string, now func() time.Time) parsed {
	var r parsed
	if len(data) > maxFile {
		data = data[:maxFile]
		r.damage = &damage{Damaged, 0, errTooLarge}
	}
	number := 0
	for line, ended := range lines(data) {
		number++
		kind, err := r.line(line, number == 1, letters, now)
		if err == nil {
			r.short = !ended
			continue
		}
		if !ended && r.play != nil && (r.damage != nil || torn(line, eventWords)) {
			r.short = true // cut off, by a failure or by our own limit
		} else {
			r.damage = &damage{kind, number, err}
		}
		return r
	}
	if number == 0 {
		r.damage = &damage{Damaged, 0, errSum}
	}
	return r
}

// line takes in the next line.
func (r *parsed) line(line []byte, header bool, letters string, now func() time.Time) (NoticeKind, error) {
	if header {
		return r.header(line, letters, now)
	}
	body, _, ok := checkLine(line, r.play.journal.sum)
	if !ok {
		return Damaged, errSum
	}
	return Damaged, r.play.replay(body)
}

func (r *parsed) header(line []byte, letters string, now func() time.Time) (NoticeKind, error) {
	body, _, ok := checkLine(line, 0)
	if kind, err := checkHeader(line, ok, playMagic, playVersion); err != nil {
		return kind, err
	}
	words := strings.Split(body, " ")
	if len(words) != headerWords || !validID(words[2]) {
		return Damaged, errMeaning
	}
	code, err := core.ParseCode(words[3])
	if err != nil {
		return Newer, err // its sum is right: a game or an option that this version does not know
	}
	daily, ok := parseDate(words[4])
	if !ok {
		return Damaged, errMeaning
	}
	if code.Rules.Letters != letters {
		return Foreign, errOtherGame
	}
	r.play = newPlay(words[2], code, daily, now)
	return 0, nil
}

// checkHeader tells whether the first line of a file is one of this app's and of a version known here.
func checkHeader(line []byte, sound bool, magic string, version int) (NoticeKind, error) {
	first, rest, _ := bytes.Cut(line, []byte{' '})
	word, _, _ := bytes.Cut(rest, []byte{' '})
	v, err := strconv.Atoi(string(word))
	switch {
	case sound && string(first) == magic && err == nil && v > version:
		return Newer, errNewVersion
	case sound && string(first) == magic && v == version:
		return 0, nil
	case !sound && similar(first, magic):
		return Damaged, errSum
	default:
		return Foreign, errForeign
	}
}

// similar tells whether a word was once the magic one: cut off, zeroed, or with a sign that changed.
func similar(word []byte, magic string) bool {
	word = bytes.TrimRight(word, "\x00")
	differ := 0
	for i := range min(len(word), len(magic)) {
		if word[i] != magic[i] {
			differ++
		}
	}
	return differ <= 1
}
