"""What gestures and buttons mean: the moves that a table offers, and the calls it waits for."""

from dataclasses import dataclass
from enum import StrEnum

from game.words.message import Said

FELT = "felt"
"""The target of an offer that puts cards on the table where nothing lies yet: a new meld."""


class Means(StrEnum):
    """What a gesture means: offers that mean the same are one button.

    ``DRAW`` from the stock, ``TAKE`` from the pile, ``LAY`` new melds, ``ADD`` to what lies there,
    ``PLAY`` a card, ``DISCARD`` one and end the turn, ``CALL`` out or answer a call, ``PASS``,
    ``CLOSE`` what is open, ``LEAVE`` it open, ``STOP`` in the middle, go ``OUT``, ``FINISH`` a
    round.
    """

    DRAW = "draw"
    TAKE = "pile"
    LAY = "lay"
    ADD = "add"
    PLAY = "play"
    DISCARD = "discard"
    CALL = "call"
    PASS = "pass"
    CLOSE = "close"
    LEAVE = "leave"
    STOP = "stop"
    OUT = "out"
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
    name: Said
    group: Means
    key: str
    icon: str
    target: str | None = None
    cards: tuple[str, ...] = ()
    title: Said = ""
    plain: bool = False
    asks: Said = ""
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """A call window that is open for the person.

    ``silence`` is the move made when its time has run out; ``spoken`` the move that a helpful
    setting makes by itself, where there is one.  ``found_in`` is the zone with the card that it is
    about, where the person may wish to find it themselves: a click on the card makes the call,
    and ``hidden`` is a sentence that does not give it away.
    """

    title: Said
    sentence: Said
    silence: str
    spoken: str = ""
    found_in: str = ""
    hidden: Said = ""
