"""One match at one table: seats, submitting moves, undo, what each seat is shown."""
