package core

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// codeWhy are the vectors' names for our problems.
var codeWhy = map[CodeProblem]string{
	CodeNotACode:       "not_a_code",
	CodeUnknownGame:    "unknown_game",
	CodeUnknownVersion: "unknown_version",
	CodeUnknownOptions: "unknown_options",
	CodeLength:         "not_a_code",
	CodeBadLetter:      "bad_letter",
	CodeOutOfRange:     "out_of_range",
}

func TestCodesAgainstVectors(t *testing.T) {
	type vector struct {
		In, Prefix, Code, Why string
		OK                    bool
		Number                int
		Also                  []string
	}
	for _, v := range vectors[vector](t, "codes.jsonl") {
		c, err := ParseCode(v.In)
		if v.OK {
			require.NoError(t, err, "%q", v.In)
			assert.Equal(t, v.Prefix, c.Rules.Prefix(), "%q", v.In)
			assert.Equal(t, v.Number, c.Number, "%q", v.In)
			assert.Equal(t, v.Code, c.String(), "%q", v.In)
			continue
		}
		var wrong *CodeError
		require.True(t, errors.As(err, &wrong), "%q", v.In)
		assert.Contains(t, append(slices.Clone(v.Also), v.Why), codeWhy[wrong.Kind], "%q", v.In)
	}
}

// The examples of the rule book.
func TestCodesOfTheRuleBook(t *testing.T) {
	for text, number := range map[string]int{"EH1-N-AAAAAAF": 5, "TF1-D1N-AAAAAAB": 1, "EO1-C8-AAAAAFA": 130} {
		c := code(t, text)
		assert.Equal(t, number, c.Number)
		assert.Equal(t, text, c.String())
	}
	assert.Equal(t, "", Code{}.String())
	assert.Equal(t, "", Code{Rules: EightOff}.String(), "a position without a number has no code")
}

func TestEveryNumberHasItsOwnCode(t *testing.T) {
	for _, r := range allRules() {
		for n := 1; n <= MaxNumber; n += 997 {
			c := Code{r, n}
			again, err := ParseCode(c.String())
			require.NoError(t, err)
			require.Equal(t, c, again)
		}
		assert.Equal(t, Code{r, MaxNumber}, code(t, r.Prefix()+"-AACEXHN"))
		_, err := ParseCode(r.Prefix() + "-AACEXHO")
		assert.Equal(t, &CodeError{CodeOutOfRange, "AACEXHO"}, err)
	}
}

func TestCodeErrorsNameThePart(t *testing.T) {
	for text, want := range map[string]CodeError{
		"zz1-n-aaaaaab":      {CodeUnknownGame, "ZZ"},
		"EH2-N-AAAAAAB":      {CodeUnknownVersion, "2"},
		"EO1-C5-AAAAAAB":     {CodeUnknownOptions, "C5"},
		"EO1-C8-AAARQV":      {CodeLength, "AAARQV"},
		"EO1-C8-AAARQVFF":    {CodeLength, "AAARQVFF"},
		"EO1-C8-":            {CodeLength, ""},
		"EO1-C8-AAAA7AB":     {CodeBadLetter, "7"},
		"EO1-C8-ZZZZZZZ":     {CodeOutOfRange, "ZZZZZZZ"},
		"EO1-C8-AAAAAAB-":    {CodeNotACode, ""},
		"EO1-C8 AAAAAAB":     {CodeNotACode, ""},
		"123-C8-AAAAAAB":     {CodeNotACode, ""},
		"E5H1-N-AAAAAAB":     {CodeNotACode, ""},
		"\xff\xfe-C8-AAAAAB": {CodeNotACode, ""},
	} {
		_, err := ParseCode(text)
		assert.Equal(t, &want, err, text)
		if want.Part == "" {
			assert.EqualError(t, err, codeProblems[want.Kind])
		} else {
			assert.EqualError(t, err, codeProblems[want.Kind]+": "+want.Part)
		}
	}
}

func TestFindCode(t *testing.T) {
	found := map[string]string{
		"EH1-N-AAAAAAF":                                  "EH1-N-AAAAAAF",
		" eh1 - n - aaa aaaf ":                           "EH1-N-AAAAAAF",
		"Try this: EO1-C4-AAAAAFA, it is hard.":          "EO1-C4-AAAAAFA",
		"Patience Trio\nTF1-D3N-AAAAAAB":                 "TF1-D3N-AAAAAAB",
		"wrapped EO1-C4-\nAAAAAFA in a message":          "EO1-C4-AAAAAFA",
		"long dash eo1–c4—aaaaafa":                       "EO1-C4-AAAAAFA",
		"รหัสเกมEH1-N-AAAAAAFครับ":                       "EH1-N-AAAAAAF",
		"\u200bEH1-N-AAAAAAF\u200b":                      "EH1-N-AAAAAAF",
		"not ZZ1-N-AAAAAAF but EH1-N-AAAAAAF":            "EH1-N-AAAAAAF",
		"A1-EH1-N-AAAAAAF":                               "EH1-N-AAAAAAF",
		"(EO1-C8-AAAAAFA)":                               "EO1-C8-AAAAAFA",
		"https://example.org/EO1-C8-AAAAAFA?x":           "EO1-C8-AAAAAFA",
		"first EO1-C8-AAAAAFA then EO1-C8-AAAAAAB":       "EO1-C8-AAAAAFA",
		"number 0 EO1-C8-AAAAAAA then EO1-C8-AAAAAAB ok": "EO1-C8-AAAAAAB",
	}
	for text, want := range found {
		c, ok := FindCode(text)
		require.True(t, ok, text)
		assert.Equal(t, want, c.String(), text)
	}
	for _, text := range []string{
		"", "no code here", "XEH1-N-AAAAAAF.", "EH1-N-AAAAAAFA in a longer word", "EH1-N-AAAAAF a short one",
		"EH1-N-AAAAAAF2 digits after", "9EH1-N-AAAAAAF digits before", "éEH1-N-AAAAAAF letters before",
		strings.Repeat("EH1-N-", 10_000),
	} {
		_, ok := FindCode(text)
		assert.False(t, ok, "%.40q", text)
	}
}

func TestCheckStart(t *testing.T) {
	for _, f := range Games {
		for _, r := range f {
			for _, n := range []int{1, 26, MaxNumber} {
				code := strings.ToLower(Code{r, n}.String())
				for i := range len(code) + 1 {
					assert.NoError(t, CheckStart(code[:i]), code[:i])
				}
			}
		}
	}
	for typed, kind := range map[string]CodeProblem{
		"x": CodeUnknownGame, "xyz": CodeNotACode, "1": CodeNotACode, "E-": CodeNotACode, "eh2": CodeUnknownVersion,
		"EO1-D": CodeUnknownOptions, "EO1-C8-A1": CodeBadLetter, "EO1-C8-B": CodeOutOfRange, "EO1-C8-AAD": CodeOutOfRange,
		"EO1-C8-AAAAAAA": CodeOutOfRange, "EO1-C8-AAAAAABB": CodeLength, strings.Repeat("A", 100): CodeNotACode,
	} {
		var wrong *CodeError
		require.ErrorAs(t, CheckStart(typed), &wrong, typed)
		assert.Equal(t, kind, wrong.Kind, typed)
	}
}
