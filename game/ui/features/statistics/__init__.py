"""Statistics of all matches.

Fixed: counting goes on in small steps, and a filter starts it afresh.
Free: which charts there are, and where they stand.
Then look at: tests/ui/test_statistics.py, the page with one match, and with 5,000
"""
