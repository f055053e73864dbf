"""The daily deal: the same deal for every player, from game and date alone.

`daily_deal` computes the deal. `daily_results` finds the matches played on it in the match index.
`today` chooses the games of a day's puzzle and short round, `daily_puzzle` the puzzle, and
`stations` tells how far the player is with both. Only the puzzles of days are kept, by `Solved`.

Fixed: a game, a date and the shuffle's version decide the deal, and nothing else does.
Free: the lead that results are compared by, the line to copy, and when the level of puzzles rises.
Then look at: tests/match/test_daily.py, tests/match/test_daily_puzzle.py, tests/ui/test_today.py
"""
