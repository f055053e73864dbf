"""The calendar of daily deals."""
