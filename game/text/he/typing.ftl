# Keys on the screen, for who plays without a keyboard. The rows are the signs that can be typed, row by row.
typing-rows = 1234567890 QWERTYUIOP ASDFGHJKL ZXCVBNM
typing-empty = עוד לא הוקלד כלום
typing-space = רווח
typing-delete = מחיקה
typing-done = אישור
