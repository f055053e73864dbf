"""One match: its state, moves, undo, record, and the seal of its deals.

`match.Match` plays moves and can take them back; `record_notes` keeps how it was played as
comments; `seal` makes deals provable and `seal_check` verifies them; `positions` looks at any
moment of a match; `summary` says what a record comes to.
"""
