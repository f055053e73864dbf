# What is wrong with the file of an evening, and where.
evening-line = Line { $line }: { $reason }
evening-newer = the evening comes from a newer Five Takes.
evening-first = an evening begins with the line { $line }.
evening-ends = the text ends before the line { $line }.
evening-event = { $line } can’t have happened there.
evening-term = { $line } can’t be read.
evening-missing = the line { $key } is missing.
evening-rules = { $why }
evening-unsaved = We can’t save this evening ({ $why }).
