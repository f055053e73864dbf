"""A month as a grid of days."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date

from game.features.history.match_text import NAMED_WEEKDAY_COUNT, weekday
from game.text.message import first_weekday_index, told
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.grid import Grid
from game.ui.kit.layout.leaf import Space


def month_in_weeks(day: date, cell: Callable[[date], Box], kit: Kit) -> list[Box]:
    """The days of a month below their weekdays, each week from the language's first day."""
    first, (begins, count) = first_weekday_index(), monthrange(day.year, day.month)
    names: list[Box] = [
        kit.words(
            told(weekday((first + number) % NAMED_WEEKDAY_COUNT)), 13.5, tone="dim", anchor="center"
        )
        for number in range(NAMED_WEEKDAY_COUNT)
    ]
    days: list[Box] = [Space() for _ in range((begins - first) % NAMED_WEEKDAY_COUNT)]
    days += [cell(day.replace(day=number + 1)) for number in range(count)]
    days += [Space() for _ in range(-len(days) % NAMED_WEEKDAY_COUNT)]
    gap = kit.px(5)
    return [
        Grid(names, gap, most=NAMED_WEEKDAY_COUNT, even=True, fill=True),
        Space(high=kit.px(4)),
        Grid(days, gap, most=NAMED_WEEKDAY_COUNT, even=True, fill=True),
    ]
