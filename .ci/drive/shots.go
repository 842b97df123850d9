package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// picture takes a picture of the screen if pictures are wanted.
func (d *driver) picture(name string) {
	d.shoot(fmt.Sprintf("%s-%dx%d-%s", d.game.Code(), d.width, d.height, name))
}

// shoot takes one under any name.
func (d *driver) shoot(name string) {
	if d.shots == "" {
		return
	}
	if err := os.MkdirAll(d.shots, 0o700); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	file := filepath.Join(d.shots, name+".png")
	if out, err := exec.Command("import", "-window", "root", file).CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "no picture: %v %s\n", err, out)
	}
}
