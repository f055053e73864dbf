"""Timeline, flights, highlights, and the sounds of events."""
