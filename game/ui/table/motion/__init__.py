"""Motion: the timeline, flights, highlights, and the sounds of events."""
