"""Dates in words."""

from datetime import date

from game.words.message import Message

WEEK = 7


def long_date(day: date) -> Message:
    """``21 November 2026``."""
    return Message("dates-day", day=day.day, month=day.month, year=str(day.year))


def short_date(day: date) -> Message:
    """``21 Nov``."""
    return Message("dates-short", day=day.day, month=day.month)


def month_of(day: date) -> Message:
    """``November 2026``."""
    return Message("dates-month", month=day.month, year=str(day.year))


def weekday(number: int) -> Message:
    """``Mon``, from 0."""
    return Message("dates-weekday", day=number)
