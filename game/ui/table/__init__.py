"""The table: a view laid out, the cards on it, what moves them, what the pointer means."""
