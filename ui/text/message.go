package text

// Message is something that the app tells: the point in one breath, and a line or two of detail. Both are prose (see
// Text.Prose). It fits three lines of the message panel on a narrow phone.
type Message struct{ Title, Body string }

// message builds a Message from two ids and the data of both.
func (t *Text) message(title, body string, data Data) Message {
	return Message{Title: t.Prose(title, data), Body: t.Prose(body, data)}
}
