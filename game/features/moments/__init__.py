"""The player's best moments, found in the finished records.

`best_moments` scans the records while nothing moves. It keeps ``moments.jsonl`` in the profile,
with the deeds that rivals remember; the file follows from the records and may be deleted. It also
tells the story of one match. `good_side` finds what went well in a match that was lost.

Fixed: a moment is worth the size of its highlight, so that moments of two games compare.
Free: the pace of the scan and the format of its file: it is made again from the records.
Then look at: tests/storage/test_moments.py, tests/ui/test_saved_picture.py
"""
