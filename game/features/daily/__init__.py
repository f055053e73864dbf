"""The deal of the day: the same deal for everybody, from game and date alone.

`daily_deal` makes the deal; `daily_results` finds what was played in the match index.
Keeps nothing on disk.
"""
