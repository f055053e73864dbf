"""Pages of an evening: its set-up, the sheet between the games, the choice, the end, the weeks.

Fixed: the file has each step before its page shows it, so any page may be left.
Free: the look of the sheet, and what its rows unfold.
Then look at: tests/ui/test_evening.py, tests/ui/test_evening_week.py, the sheet with four players
"""
