"""The pages, in one folder per feature, with the same names as in `game/features`.

Fixed: a page opens another by its route and imports no page of another folder for it.
Free: which folder a page is in; routes name its module as text.
Then look at: tests/ui/test_routes.py, tests/ui/pages.py, tests/ui/test_pages.py
"""
