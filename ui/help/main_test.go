package help

import (
	"os"
	"testing"

	"fyne.io/fyne/v2/test"
)

// TestMain lets there be an app: the answers ask on which device they are read.
func TestMain(m *testing.M) {
	test.NewApp()
	os.Exit(m.Run())
}
