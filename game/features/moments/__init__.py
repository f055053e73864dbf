"""The player's best moments, found in the finished records.

`best_moments` scans the records while nothing moves. It keeps ``moments.jsonl`` in the profile,
which follows from the records and may be deleted. It also tells the story of one match.
"""
