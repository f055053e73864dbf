"""Behaviour common to all pages: focus, hit test, scrolling, dialogs, announcements.

Fixed: a player with keys sees the focus, and a page keeps its own while another covers it.
Free: how far a key scrolls, and when a tooltip shows.
Then look at: tests/ui/test_page.py, tests/ui/test_focus_law.py, tests/ui/test_tips.py
"""
