"""What a day's deal came to, in words: a sentence, and the line to copy."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from game.ai.outcome import Outcome
from game.core.game import Game
from game.ui.dates import short_date
from game.words.message import Message, figured


def place_of(came: Outcome) -> Message:
    """``2nd``."""
    return Message("calendar-place", place=came.place)


def lead_of(lead: float) -> str:
    """``+38``, to the whole."""
    return figured(round(lead), signed=True)


def sentence(came: Outcome) -> Message:
    """What a match came to for the player."""
    place, count, lead = place_of(came), came.players, figured(abs(round(came.lead)))
    if came.place == 1:
        level = came.lead <= 0
        return Message("calendar-won.level") if level else Message("calendar-won", lead=lead)
    if came.lead >= 0:
        return Message("calendar-placed.level", place=place, count=count)
    return Message("calendar-placed", place=place, count=count, lead=lead)


def hard_of(leads: Sequence[float]) -> Message | None:
    """What Hard would have made, by its runs: ``+31 on average (5 runs, -12 to +44)``."""
    if not leads:
        return None
    count, mean = len(leads), lead_of(sum(leads) / len(leads))
    if len(set(leads)) == 1:
        return Message("calendar-hard.same", mean=mean, count=count)
    return Message("calendar-hard", mean=mean, count=count, least=lead_of(min(leads)),
                   most=lead_of(max(leads)))  # fmt: skip


def line(
    game: Game[Any, Any], day: date, came: Outcome, helped: bool, hard: Message | None
) -> Message:
    """The line to copy: ``Take 21 Nov: 2nd of 4, -12; Hard would have made +31``."""
    title, when = game.title, short_date(day)
    place, count, lead = place_of(came), came.players, lead_of(came.lead)
    if hard is None:
        if helped:
            return Message("calendar-line.helped", game=title, date=when, place=place,
                           count=count, lead=lead)  # fmt: skip
        return Message("calendar-line", game=title, date=when, place=place, count=count, lead=lead)
    if helped:
        return Message("calendar-line.hard-helped", game=title, date=when, place=place,
                       count=count, lead=lead, hard=hard)  # fmt: skip
    return Message("calendar-line.hard", game=title, date=when, place=place, count=count,
                   lead=lead, hard=hard)  # fmt: skip
