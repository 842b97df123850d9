package store

import (
	"bytes"
	"encoding/hex"
	"hash/crc32"
)

// Every line of a file ends in a blank, a CRC-32 (IEEE) in eight hexadecimal digits, and a line feed. In journals each
// sum goes on from the sum of the line before, so that a line that is lost, doubled or moved is noticed too.

const (
	sumDigits = 8
	// maxLine is longer than any line the store writes.
	maxLine = 256
	// maxFile bounds the memory a file can take: some 700 000 events or 150 000 results.
	maxFile = 16 << 20
)

// appendLine appends a line with its sum to dst; before is the sum that goes ahead.
func appendLine(dst []byte, before uint32, body string) (line []byte, sum uint32) {
	sum = crc32.Update(before, crc32.IEEETable, []byte(body))
	dst = append(dst, body...)
	dst = append(dst, ' ')
	dst = hex.AppendEncode(dst, []byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)})
	return append(dst, '\n'), sum
}

// checkLine is the body of a line (without its line feed) whose sum is right.
func checkLine(line []byte, before uint32) (body string, sum uint32, ok bool) {
	n := len(line) - sumDigits - 1
	if n < 0 || len(line) > maxLine {
		return "", 0, false
	}
	sum = crc32.Update(before, crc32.IEEETable, line[:n])
	whole, _ := appendLine(make([]byte, 0, maxLine+1), before, string(line[:n]))
	return string(line[:n]), sum, bytes.Equal(whole[:len(whole)-1], line)
}

// lines cuts data into lines without their line feeds. ended is false for a last line that lacks one.
func lines(data []byte) func(yield func(line []byte, ended bool) bool) {
	return func(yield func([]byte, bool) bool) {
		for len(data) > 0 {
			line, rest, ended := bytes.Cut(data, []byte{'\n'})
			if !yield(line, ended) {
				return
			}
			data = rest
		}
	}
}

// torn tells whether a last line that lacks its line feed looks like the beginning of a line, as it is left when the
// power or the disk fails in the middle of writing (some file systems leave zero bytes then). Anything else is damage.
// words is the number of words that a whole line has ahead of its sum.
func torn(line []byte, words int) bool {
	line = bytes.TrimRight(line, "\x00")
	if len(line) > maxLine || bytes.ContainsFunc(line, func(r rune) bool { return r < ' ' || r > '~' }) {
		return false
	}
	// A whole sum that is wrong was not cut off.
	sum := line[bytes.LastIndexByte(line, ' ')+1:]
	return bytes.Count(line, []byte{' '}) < words || len(sum) < sumDigits
}
