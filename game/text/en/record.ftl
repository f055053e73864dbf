# What is wrong with a record, { $reason }, and where.
record-line = Line { $line }: { $reason }
record-newer = the record was kept by a newer version of Five Takes.
record-too-long = a record has at most { $count } characters.
record-too-many = a record has at most { $count } lines.
record-first = a record begins with the line { $line }.
record-ends = the text ends inside the header, before the line { $line }.
record-no-text = it is not text from there on.

record-header = { $line } is not a line of the header.
record-twice = the header names { $key } twice.
record-missing = the header has no line { $key }.
record-number = { $key } is { $value }, not a whole number.
record-game = there is no game { $game }.
record-chance = chance is { $value }, not { $wanted }.
record-seats = it does not name every seat.

record-move = { $line } is not a seat and its move.
record-cut = { $line } is not a cut.
record-words = { $line } is not a line of words.
record-words-none = words have no part in the deals of this match.
record-cut-once = a deck is cut once at the most.
record-cut-late = a deck is cut before the first move of its round.
record-cut-deck = { $cards } of { $count } cards cannot be cut.
record-turn = seat { $seat } moves, but seat { $asked } is asked.
record-over = seat { $seat } moves, but the match is over.
record-refused = { $move }: { $why }
