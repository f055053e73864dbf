"""The program in its window: loop, navigator, input devices, idle work.

`app.App` owns the loop and is the only reader of pygame's events. `input_dispatch` dispatches them
to the top page, `navigator` opens pages, and `idle_tasks` prepares what `preload` lists while
nothing moves. `screen_reader` tells a screen reader what is on the screen, and `voice` speaks where
there is none.

Fixed: one reader of events, one stack of pages, and sleep while nothing moves.
Free: the order of idle tasks, and how devices are told apart.
Then look at: tests/ui/test_app.py, tests/ui/test_idle.py, tests/ui/test_navigation.py
"""
