"""A line of the log: its sentence, whose doing it tells of, and the round it belongs to."""

from typing import Self

from game.core.event import Event, Seat
from game.words.message import Said, told


class LogLine(str):
    """A sentence of the log, in the player's language.

    ``said`` is what it was made of, ``seat`` whoever did what it tells of, if anybody did,
    ``round`` the number of its round, counted from 1, and ``called`` what the game calls that.
    """

    __slots__ = ("called", "round", "said", "seat")
    said: Said
    seat: Seat | None
    round: int
    called: int

    @classmethod
    def of(cls, said: Said, event: Event, round: int, before: Self | None) -> Self:
        """The line that tells of an event, in a round of this number.

        ``before`` is the line before it.
        """
        line = cls(told(said))
        line.said = said
        line.seat = event.seat
        line.called = event.facts.get("round", round)
        line.round = 1
        if before is not None:
            line.round = before.round + (0 < before.called < line.called)
        return line
