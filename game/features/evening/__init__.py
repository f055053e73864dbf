"""An evening: all games once each, one after another, against the same company.

`evening` is the model and the text of its file: who chooses, places and points, the winners.
`evening_store` keeps the files in ``evenings`` and ``evenings/finished``, appended to line by line,
and finds the matches that belong to them. `evening_plan` has the choices before it, `week` the
evening of a week, `evening_results` the table of its results and the figures of many. Begin with
`evening`.

Fixed: the text of an evening's file, its places and points, and what a week deals.
Free: the sentences of results, and the choices that the set-up page offers.
Then look at: tests/evening/test_evening.py, tests/evening/test_evening_store.py
"""
