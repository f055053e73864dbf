"""The rerun of a match by a level.

Fixed: leaving the page stops the work, and finished runs are kept.
Free: how the two tables are drawn small.
Then look at: tests/ui/test_rerun_page.py, two tables side by side at 960x600
"""
