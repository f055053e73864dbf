"""One match: its state, moves, undo, record, and the seals of its deals.

Begin with `match.Match`, which plays moves and takes them back. `record_notes` keeps notes on how
it was played as comments. `seal` makes deals provable and `seal_check` verifies them. `positions`
shows any moment of a match, and `summary` reduces a record to its result.

Fixed: records of every version load, with the same cards; what a seal publishes and proves.
Free: snapshots between moves, and what else a summary computes.
Then look at: tests/match/test_match.py, tests/match/test_seal.py, tests/match/old
"""
