"""The contract between a game and the rest of the program.

A game is a `game.Game` with a `state.State`, a `game.Bot` and a `table.Table`.  The state
declares its facts in one line each (`fact`, `fact_types`).  An `event.Event` tells what happened,
an `illegal.Illegal` what the rules refuse.  `options` describes the choices before a match,
`record` the text in which a match is saved.  Nothing here knows a game or the window.  Begin with
`state`, then `game`; `tests/laws/toy.py` is the smallest game.

Fixed: keys of views and lines of records, which other programs and saved matches read.
Free: the code that is generated from facts, and every default that no game overrides.
Then look at: tests/core/test_fact.py, tests/core/test_record.py, tests/laws/toy.py
"""
