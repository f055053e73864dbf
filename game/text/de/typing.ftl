# Keys on the screen, for who plays without a keyboard. The rows are the signs that can be typed, row by row.
typing-rows = 1234567890 QWERTZUIOPÜ ASDFGHJKLÖÄ YXCVBNMß
typing-empty = Noch nichts getippt
typing-space = Leerzeichen
typing-delete = Löschen
typing-done = Fertig
