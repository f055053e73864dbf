"""The daily deal: the same deal for every player, from game and date alone.

`daily_deal` computes the deal. `daily_results` finds the matches played on it in the match index.
Nothing is kept on disk.
"""
