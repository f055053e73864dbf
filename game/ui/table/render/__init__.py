"""Node builders and painters of a table. They read the model; only layout and hints write to it.

Fixed: a node's key names a card or place, so that focus and tests find it after any move.
Free: colours, marks and shadows; which panels give way when room is short.
Then look at: tests/ui/test_told.py, tests/ui/test_room.py, 960x600 with large text
"""
