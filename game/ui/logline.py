"""A line of the log: its sentence, whose doing it tells of, and the round it belongs to."""

from typing import Any, Self

from game.core.event import Event, Seat, View, What
from game.words.message import Said, told


class LogLine(str):
    """A sentence of the log, in the player's language.

    ``said`` is what it was made of, ``seat`` whoever did what it tells of, if anybody did, and
    ``round`` the number of its round, counted from 1.
    """

    __slots__ = ("round", "said", "seat")
    said: Said
    seat: Seat | None
    round: int

    @classmethod
    def of(cls, said: Said, event: Event, what: What, view: View) -> Self:
        """The line that tells of an event, from the view in which it happens."""
        line = cls(told(said))
        line.said = said
        line.seat = event.seat
        rounds: list[Any] = view.get("rounds", [])
        line.round = max(1, len(rounds) + (what is not What.OVER))
        return line
