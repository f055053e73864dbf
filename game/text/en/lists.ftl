# How sentences follow each other, and how things stand in a row.
lists-then = { $before } { $after }
lists-row = { $before }, { $after }
lists-apart = { $before }; { $after }
lists-seat = Seat { $number }
lists-and = { $before } and { $after }
lists-or = { $before } or { $after }
lists-dash = { $before }-{ $after }
