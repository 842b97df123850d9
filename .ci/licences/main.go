// licences collects the licences of the app, its fonts and every module that is built into it on any system, and writes
// them where the app shows them from. With -check it writes nothing and fails if they are no longer what is there:
//
//	go run ./.ci/licences
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"patiencetrio/ui/licences"
)

// systems are those for which the app is built.
var systems = []string{"linux/amd64", "windows/amd64", "darwin/arm64", "android/arm64", "android/arm", "ios/arm64"}

func main() {
	check := flag.Bool("check", false, "only compare")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

func run(check bool) error {
	all, err := collect()
	if err != nil {
		return err
	}
	if !check {
		data, err := licences.Pack(all)
		if err != nil {
			return err
		}
		return os.WriteFile(licences.File, data, 0o644)
	}
	kept, err := licences.All()
	if err != nil {
		return err
	}
	if !slices.Equal(kept, all) {
		return errors.New(licences.File + " is out of date: go run ./.ci/licences")
	}
	return nil
}

// collect gathers all licences: the app, its fonts, Go, and the modules by their paths.
func collect() ([]licences.Licence, error) {
	modules, err := modules()
	if err != nil {
		return nil, err
	}
	var all []licences.Licence
	for _, own := range []struct{ name, file string }{
		{"Patience Trio", "LICENSE"},
		{"Noto Sans Thai", "theme/fonts/OFL.txt"},
	} {
		text, err := os.ReadFile(own.file)
		if err != nil {
			return nil, err
		}
		all = append(all, licences.Licence{Name: own.name, Text: tidy(text)})
	}
	for _, m := range modules {
		text, err := texts(m.dir)
		if err != nil {
			return nil, err
		}
		if text == "" {
			return nil, fmt.Errorf("%s has no licence", m.path)
		}
		all = append(all, licences.Licence{Name: m.path, Version: m.version, Text: text})
		if m.path == "golang.org/x/text" {
			// Go and what belongs to it have one licence, which not every system keeps beside its Go.
			all = append(all, licences.Licence{Name: "Go", Text: text})
		}
	}
	return all, nil
}

type module struct{ path, version, dir string }

// modules are those with a package in the app, on any of the systems.
func modules() ([]module, error) {
	var all []module
	for _, system := range systems {
		goos, arch, _ := strings.Cut(system, "/")
		c := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}", ".")
		c.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+arch, "CGO_ENABLED=1")
		c.Stderr = os.Stderr
		out, err := c.Output()
		if err != nil {
			return nil, fmt.Errorf("go list for %s: %w", system, err)
		}
		for line := range strings.Lines(string(out)) {
			if f := strings.Split(strings.TrimSpace(line), "\t"); len(f) == 3 {
				all = append(all, module{f[0], f[1], f[2]})
			}
		}
	}
	slices.SortFunc(all, func(a, b module) int { return cmp.Compare(a.path, b.path) })
	return slices.Compact(all), nil
}

// texts are the licences and notices anywhere in a module, each with the name of its file if it is not alone. Tests and
// commands of modules are not built into the app.
func texts(dir string) (string, error) {
	var names, found []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || d.Name() == "cmd"):
			return fs.SkipDir
		case d.IsDir() || !isLicence(d.Name()):
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil || slices.Contains(found, tidy(text)) {
			return err
		}
		name, err := filepath.Rel(dir, path)
		names, found = append(names, filepath.ToSlash(name)), append(found, tidy(text))
		return err
	})
	if len(found) > 1 {
		for i, name := range names {
			found[i] = name + "\n\n" + found[i]
		}
	}
	return strings.Join(found, "\n\n"), err
}

func isLicence(name string) bool {
	name = strings.ToUpper(name)
	return filepath.Ext(name) != ".GO" && slices.ContainsFunc([]string{"LICENSE", "LICENCE", "COPYING", "NOTICE", "OFL"},
		func(start string) bool { return strings.HasPrefix(name, start) })
}

// tidy is a text with plain line ends and none at its own ends.
func tidy(text []byte) string {
	return strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n"))
}
