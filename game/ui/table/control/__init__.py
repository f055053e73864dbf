"""Controllers of a table: gestures, moves, clocks, table talk and announcements."""
