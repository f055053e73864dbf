"""The cut before a deal, and the seal check of deals.

Fixed: the seal is shown before the part is asked for, and no card before both.
Free: how the deck is drawn while it is cut.
Then look at: tests/ui/test_cut.py, tests/ui/test_seal_page.py
"""
