"""A match looked at move by move, with its transport bar."""
