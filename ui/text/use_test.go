package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// built lists how ids begin that are put together from data: games, options, rules and so on. All other ids stand as
// they are in the sources of ui.
var built = []string{
	"game.", "option.", "date.", "count.", "refusal.", "code.", "notice.", "words.", // by this package
	"rules.", "questions.", // by package help, whose tests know all of them
	"keys.name.", "settings.mode.", "settings.felt.", "settings.back.", "settings.speed.", // by package ui, from its lists
	"examples.eh.", "examples.tf.", "examples.eo.",
}

// literals calls found for each string of the sources of ui, tests left out.
func literals(t *testing.T, found func(s string, where token.Position)) {
	files := token.NewFileSet()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, err := strconv.Unquote(lit.Value); err == nil {
					found(s, files.Position(lit.Pos()))
				}
			}
			return true
		})
		return nil
	})
	require.NoError(t, err)
}

// begins tells whether an id begins like one of a list.
func begins(id string, starts []string) bool {
	return slices.ContainsFunc(starts, func(start string) bool { return strings.HasPrefix(id, start) })
}

// Every id that the sources name is in the catalogues. What looks like an id is a string that begins like one.
func TestEveryIdInTheSourcesExists(t *testing.T) {
	ids := catalogue(t, languages[0])
	starts := map[string]bool{}
	for id := range ids {
		start, _, _ := strings.Cut(id, ".")
		starts[start] = true
	}
	literals(t, func(s string, where token.Position) {
		start, rest, dotted := strings.Cut(s, ".")
		if !dotted || !starts[start] || rest == "" || strings.HasSuffix(s, ".") || strings.ContainsAny(s, " /:") || begins(s, built) {
			return
		}
		assert.Contains(t, ids, s, where.String())
	})
}

func TestNoMessageIsUnused(t *testing.T) {
	if _, err := os.Stat("../win.go"); err != nil {
		t.Skip("the screens are not all there")
	}
	used := map[string]bool{}
	literals(t, func(s string, _ token.Position) { used[s] = true })
	for id := range catalogue(t, languages[0]) {
		assert.True(t, used[id] || begins(id, built), "nobody shows %s", id)
	}
}
