"""Choices before a match, remembered in the settings.

Fixed: a remembered choice that is no longer there gives way to the usual one.
Free: who is proposed for a seat that the player never chose.
Then look at: tests/ui/test_setup_page.py, tests/ui/test_who_begins.py
"""
