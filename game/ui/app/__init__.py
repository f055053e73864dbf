"""The program in its window: loop, navigator, input devices, idle work.

`app.App` owns the loop and is the only reader of pygame's events; `input_dispatch` gives what the
player did to the top page; `navigator` opens pages; `idle_tasks` preloads while nothing moves.
"""
