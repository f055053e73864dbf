"""The calendar of daily deals.

Fixed: a day to come cannot be begun; a day that was begun can always be finished.
Free: the look of a day, and the order of its actions.
Then look at: tests/ui/test_calendar_page.py, the calendar at 200 % text
"""
