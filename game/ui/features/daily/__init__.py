"""The calendar of the days' deals."""
