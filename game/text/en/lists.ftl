# How sentences follow each other, and how things stand in a row.
lists-then = { $before } { $after }
lists-row = { $before }, { $after }
lists-apart = { $before }; { $after }
# The person, where others have their name.
lists-you = You
lists-seat = Seat { $number }
lists-and = { $before } and { $after }
lists-or = { $before } or { $after }
lists-dash = { $before }-{ $after }
