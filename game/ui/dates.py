"""Dates in words."""

from datetime import date

from game.words.message import Message

WEEK = 7


def long_date(day: date) -> Message:
    """``21 November 2026``."""
    return Message("calendar-date", day=day.day, month=day.month, year=str(day.year))


def short_date(day: date) -> Message:
    """``21 Nov``."""
    return Message("calendar-date.short", day=day.day, month=day.month)


def month_of(day: date) -> Message:
    """``November 2026``."""
    return Message("calendar-month", month=day.month, year=str(day.year))


def weekday(number: int) -> Message:
    """``Mon``, from 0."""
    return Message("calendar-weekday", day=number)
