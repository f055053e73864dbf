"""What a player can do besides playing a match, without the window.

A folder here has a folder of the same name in `ui/features` with its pages.  A feature keeps its
own files on disk; each folder says which.

Fixed: no feature imports the window or names a game; only a listed store writes files.
Free: which module inside a folder does what; pages import it by name, so search for them.
Then look at: tests/test_architecture.py, tests/ui/test_routes.py
"""
