"""The start page, the start of a match, and the page about the program.

Fixed: its first frame loads no game and waits for no file but the settings.
Free: what the strip of today offers, and the order of tiles.
Then look at: tests/ui/test_start_pages.py, tests/ui/test_today.py, tests/ui/test_front.py
"""
