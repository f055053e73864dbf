"""What gestures and buttons mean: the moves that a table offers, and the calls it waits for.

What a game shows on its table besides cards: public facts, and the mark of the way of play.

What there is to read of a round that has just been scored: data only.

Moments: what happens at a table that is worth more than the way of any other card.

A game's table says of what is about to be seen whether it is one (``Table.moment``), from public
facts alone; the window stages it by its sort, and knows no game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from game.core.event import Event, EventKind, Seat
from game.text.message import Message, Names, TextValue

FELT_ZONE = "felt"
"""The target of an offer that puts cards on the table where nothing lies yet: a new meld."""


class Intent(StrEnum):
    """What a gesture means: offers that mean the same are one button.

    ``DRAW`` from the stock, ``TAKE`` from the pile, ``LAY`` new melds, ``ADD`` to what lies there,
    ``PLAY`` a card, ``DISCARD`` one and end the turn, ``CALL`` out or answer a call, ``PASS``,
    ``CLOSE`` what is open, ``LEAVE`` it open, ``STOP`` in the middle, go ``OUT``, ``FINISH`` a
    round.
    """

    DRAW = "draw"
    TAKE_PILE = "pile"
    MELD = "lay"
    LAY_OFF = "add"
    PLAY = "play"
    DISCARD = "discard"
    CALL = "call"
    PASS = "pass"
    CLOSE = "close"
    KEEP_OPEN = "leave"
    STOP_EARLY = "stop"
    GO_OUT = "out"
    FINISH = "finish"


@dataclass(frozen=True, slots=True)
class Offer:
    """A move that could be meant now, legal or not: what its button says and where it goes.

    ``group`` is what it means (its button's key on the screen): several offers of a group become
    one button and a choice.  ``target`` is the zone a gesture must end on to mean this move, or
    ``FELT``.  ``cards`` are shown where a choice is to be made: how they would lie afterwards, or
    what would be taken.  ``title`` is what the button says in place of ``name`` when the group has
    several, ``asks`` the question that is put where one of them is to be chosen ("Which colour?"),
    if it is another than the usual one.  ``points`` are what the move scores for the person,
    where it scores at all.  ``plain`` is for a button that is not the thing most people want just
    now.
    """

    move: str
    name: TextValue
    intent: Intent
    key: str
    icon: str
    target: str | None = None
    cards: tuple[str, ...] = ()
    group_name: TextValue = ""
    secondary: bool = False
    question: TextValue = ""
    points: int | None = None


@dataclass(frozen=True, slots=True)
class CallWindow:
    """A call window that is open for the person.

    ``silence`` is the move made when its time has run out; ``spoken`` the move that a helpful
    setting makes by itself, where there is one.  ``found_in`` is the zone with the card that it is
    about, where the person may wish to find it themselves: a click on the card makes the call,
    and ``hidden`` is a sentence that does not give it away.
    """

    title: TextValue
    sentence: TextValue
    silent_move: str
    auto_move: str = ""
    find_in: str = ""
    hidden_sentence: TextValue = ""


@dataclass(frozen=True, slots=True)
class TableSign:
    """A public fact shown beside the middle of the table, such as the wild rank.

    ``drawing`` names a drawing (``taki/shape-R``), ``icon`` an icon; ``warning`` has it stand
    out.
    """

    text: TextValue
    icon: str | None = None
    drawing: str | None = None
    warning: bool = False


@dataclass(frozen=True, slots=True)
class DirectionRing:
    """An ellipse that marks the way of play: its half axes, and the angles of its arrows.

    Angles are in radians, clockwise on the screen from the right.  ``turned`` is for a way of
    play that goes counter-clockwise.
    """

    across: float
    down: float
    arrows: tuple[float, ...]
    turned: bool = False


@dataclass(frozen=True, slots=True)
class RevealedHand:
    """What lies open of one player's cards when a round is scored: melds, and what is left."""

    seat: Seat
    melds: tuple[tuple[str, ...], ...]
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the sum on the score sheet: its label and a figure a seat."""

    label: TextValue
    figures: tuple[str, ...]


def players_out(state: Any, names: Names) -> TextValue:
    """Who went out in the round just scored; empty if nobody did."""
    out = state.rounds[-1]["out"]
    return "" if out is None else Message("table-went-out", who=names[out])


class HighlightKind(StrEnum):
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
class Highlight:
    """A moment: its sort, who has it, who suffers it, and what is said of it.

    ``said`` is a whole sentence, ``title`` a word or two.  ``gains`` are the points that it
    brings or costs, by seat.  ``zone`` is that of cards that change their owner where they lie,
    so that no event carries them, or that it is about though none of them moves.
    """

    sort: HighlightKind
    text: TextValue
    title: TextValue = ""
    actor: Seat | None = None
    victim: Seat | None = None
    gains: Mapping[Seat, int] = field(default_factory=dict)
    zone: str | None = None


def last_card_highlight(seat: Seat, names: Names) -> Highlight:
    """The moment in which somebody lets go of their last card."""
    said = Message("table-goes-out", who=names[seat])
    return Highlight(HighlightKind.OUT, said, Message("table-out"), seat)


def round_highlight(
    event: Event, what: EventKind, said: TextValue, scored: bool
) -> Highlight | None:
    """The moment in which a round is counted, or a match without points is won."""
    if what is not EventKind.ROUND_END:
        return None
    if not scored:
        return (
            None
            if event.seat is None
            else Highlight(HighlightKind.OUT, said, Message("table-out"), event.seat)
        )
    scores = event.changes["rounds"][-1]["scores"]
    gains = {Seat(seat): score for seat, score in enumerate(scores)}
    return Highlight(HighlightKind.ROUND, said, actor=event.seat, gains=gains)
