"""The calendar of daily deals, and today's way from its puzzle by its round to the stamp.

Fixed: a day to come cannot be begun; a day that was begun can always be finished.
Free: the look of a day, and the order of its actions.
Then look at: tests/ui/test_calendar_page.py, tests/ui/test_today.py, the calendar at 200 % text
"""
