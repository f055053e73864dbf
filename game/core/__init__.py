"""The contract between a game and everything else.

A game is a `game.Game` with a `state.State`, a `game.Bot` and a `table.Table`.  The state declares
its facts in one line each (`fact`, `fact_types`); what happens is an `event.Event`; what the rules
refuse is an `illegal.Illegal`.  `options` describes what can be chosen before a match, `record` is
the text in which a match is saved.  Nothing here knows a game or the window.
Begin with `state`, then `game`; `tests/laws/toy.py` is the smallest game.
"""
