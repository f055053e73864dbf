"""What gestures, keys and time do at a table."""
