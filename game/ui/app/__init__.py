"""The program in its window: loop, navigator, input devices, idle work.

`app.App` owns the loop and is the only reader of pygame's events. `input_dispatch` dispatches them
to the top page, `navigator` opens pages, and `idle_tasks` prepares what `preload` lists while
nothing moves.
"""
