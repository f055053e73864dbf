"""The table model, which all parts of a table share, and its cache of legal moves.

Fixed: parts of a table meet only here; every action has its case in the page.
Free: how offers are grouped, and the cache of one position.
Then look at: tests/ui/test_table_actions.py, tests/ui/test_moods.py, tests/ui/test_notice.py
"""
