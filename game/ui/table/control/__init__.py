"""Controllers of a table: gestures, moves, clocks, table talk and announcements.

Fixed: a gesture becomes a legal move or a sentence; only a call window runs out of time.
Free: delays, thresholds of a drag, and which remark is made.
Then look at: tests/ui/test_pointer.py, tests/ui/test_stack_control.py, tests/ui/test_forced.py
"""
