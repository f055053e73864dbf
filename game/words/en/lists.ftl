# How sentences follow each other, and how things stand in a row.
lists-then = { $before } { $after }
lists-row = { $before }, { $after }
