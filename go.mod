module patiencetrio

go 1.26.0

require (
	fyne.io/fyne/v2 v2.8.1
	github.com/stretchr/testify v1.12.1
	golang.org/x/image v0.24.0
)

require (
	github.com/fyne-io/gl-js v0.2.1-0.20260315212741-029c47fd27e8 // indirect
	github.com/fyne-io/oksvg v0.2.0 // indirect
	github.com/go-gl/gl v0.0.0-20260331235117-4566fea9a276 // indirect
	github.com/nicksnyder/go-i18n/v2 v2.7.0 // indirect
	github.com/srwiley/rasterx v0.0.0-20220730225603-2ab79fcdd4ef // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/net v0.35.0 // indirect
	golang.org/x/sys v0.30.0 // indirect
	golang.org/x/text v0.43.0 // indirect
)
