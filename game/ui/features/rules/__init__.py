"""The rules of the games, with pictures and a search.

Fixed: the text is of the table that it was opened from, and a refusal opens its own passage.
Free: where the contents stand, and how a found word is marked.
Then look at: tests/ui/test_rules_page.py, tests/ui/test_rules_at_table.py, the rules at 200 % text
"""
