"""The daily deal: the same deal for every player, from game and date alone.

`daily_deal` computes the deal. `daily_results` finds the matches played on it in the match index.
Nothing is kept on disk.

Fixed: a game, a date and the shuffle's version decide the deal, and nothing else does.
Free: the lead that results are compared by, and the line to copy.
Then look at: tests/match/test_daily.py, tests/ui/test_calendar_page.py, tests/ui/test_today.py
"""
