package ui

import (
	"os"
	"os/user"
)

// FindHome gives the process a home folder if its environment names none, as for programs that another one starts bare:
// Fyne would keep settings and plays in whatever folder the app happens to be started from, and not find them again from
// another. It has to be called before Fyne makes an app.
func FindHome() {
	if _, err := os.UserConfigDir(); err == nil {
		return
	}
	if u, err := user.Current(); err == nil && u.HomeDir != "" {
		_ = os.Setenv("HOME", u.HomeDir) // if not, it stays as it is
	}
}
