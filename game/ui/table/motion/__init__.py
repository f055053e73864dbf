"""Motion: the timeline, flights, highlights, and the sounds of events.

Fixed: nothing is told before its cards have landed; skipped, it ends as it would have.
Free: speed, arcs, lights and sounds of an event.
Then look at: tests/ui/test_flights.py, tests/ui/test_seen_first.py, tests/ui/test_pace.py
"""
