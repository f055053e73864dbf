"""The page of a match, and the pages that open over it.

Fixed: `TableView` serves replays, puzzles and lessons too; undo asks before it crosses a round.
Free: the entries of the menu, and how moves are compared.
Then look at: tests/ui/test_table.py, tests/ui/test_redo.py, tests/ui/test_choice_page.py
"""
