package motion

import "time"

// Now is the clock by which cards move and gestures are told apart. Tests wind it by hand.
var Now = time.Now
