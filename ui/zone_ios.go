package ui

/*
#include <time.h>

// The offset from UTC, in seconds, and the name of the device's zone at present.
static long zoneOffset(void) { time_t now = time(0); struct tm t; localtime_r(&now, &t); return t.tm_gmtoff; }
static const char *zoneName(void) { time_t now = time(0); static struct tm t; localtime_r(&now, &t); return t.tm_zone; }
*/
import "C"

import "time"

// Go takes every iPhone for one in Greenwich, and Fyne sets the zone on Android only: the daily deal would change at seven
// in the morning in Bangkok.
func init() { time.Local = time.FixedZone(C.GoString(C.zoneName()), int(C.zoneOffset())) }
