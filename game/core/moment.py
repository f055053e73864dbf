"""Moments: what happens at a table that is worth more than the way of any other card.

A game's table says of what is about to be seen whether it is one (``Table.moment``), from public
facts alone; the window stages it by its sort, and knows no game.
"""

from collections.abc import Mapping
from enum import StrEnum

from game.core.event import Event, Seat, What
from game.values import dataclass, field
from game.words.message import Message, Names, Said


class Sort(StrEnum):
    """What sort of moment it is.

    ``TAKE``: what was another's meld.  ``JOIN``: a further meld that comes with it.  ``CAPTURE``:
    many cards at once.  ``DIG``: many cards out of a pile.  ``CALL``: cards that are called.
    ``CLOSE``: an open run is closed.  ``BREAK``: what somebody did is turned against them.
    ``OUT``: the last card.  ``ROUND``: a round is counted.
    """

    TAKE = "taken"
    JOIN = "joined"
    CAPTURE = "captured"
    DIG = "dug"
    CALL = "called"
    CLOSE = "closed"
    BREAK = "broken"
    OUT = "last card"
    ROUND = "counted"


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment: its sort, who has it, who suffers it, and what is said of it.

    ``said`` is a whole sentence, ``title`` a word or two.  ``gains`` are the points that it
    brings or costs, by seat.  ``zone`` is that of cards that change their owner where they lie,
    so that no event carries them, or that it is about though none of them moves.
    """

    sort: Sort
    said: Said
    title: Said = ""
    taker: Seat | None = None
    victim: Seat | None = None
    gains: Mapping[Seat, int] = field(default_factory=dict)
    zone: str | None = None


def of_the_last_card(seat: Seat, names: Names) -> Moment:
    """The moment in which somebody lets go of their last card."""
    said = Message("table-goes-out", who=names[seat])
    return Moment(Sort.OUT, said, Message("table-out"), seat)


def of_a_round(event: Event, what: What, said: Said, scored: bool) -> Moment | None:
    """The moment in which a round is counted, or a match without points is won."""
    if what is not What.ROUND_END:
        return None
    if not scored:
        return (
            None if event.seat is None else Moment(Sort.OUT, said, Message("table-out"), event.seat)
        )
    scores = event.facts["rounds"][-1]["scores"]
    gains = {Seat(seat): score for seat, score in enumerate(scores)}
    return Moment(Sort.ROUND, said, taker=event.seat, gains=gains)
