"""What a player can do besides playing a match, without the window.

A folder here has a folder of the same name in `ui/features` with its pages.  A feature keeps its
own files on disk; each folder says which.
"""
