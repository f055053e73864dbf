"""How the opponents feel about what happens, as their faces show it.

A feeling begins when what it is about has landed and lasts some seconds; another one, or new
cards, end it earlier.  Who is asked for longer than a beat is seen to think.  Feelings follow
from what all see and from the time alone, so they give nothing away.

What somebody has done to somebody, as all at the table see it: told by an event's nature.
"""

from collections.abc import Mapping, Sized
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from game.core.event import Event, EventKind, Seat
from game.core.state import SeatView
from game.ui.table.motion.event_effects import LONGEST

MANY = 3
"""Having to draw so many cards at once is a burden."""
DUG = 4
"""Drawing so many cards that lie open is a stroke of luck for whoever may."""
GREAT = 5
"""So many cards of another's at once are a great catch."""


class BigTake(NamedTuple):
    """Whose cards were taken, and how many."""

    victim: Seat
    cards: int


def caught(what: EventKind, event: Event, seen: SeatView[Any]) -> BigTake | None:
    """What an event takes from another, who had it until now; None if it takes nothing.

    Either the cards are another's, or what they are put to is.
    """
    if what is not EventKind.TAKE or event.seat is None:
        return None
    for zone in (event.target, event.source):
        owner = None if zone is None else seen.state.owner_of(zone)
        if zone is not None and owner is not None and owner != event.seat:
            lying = seen.zone(zone)
            return BigTake(owner, len(lying) if isinstance(lying, Sized) else len(event.cards))
    return None


def dug(what: EventKind, event: Event) -> bool:
    """Whether somebody took many cards that lay open."""
    return what is EventKind.DRAW and event.source == "pile" and len(event.cards) >= DUG


def burdened(what: EventKind, event: Event, seen: SeatView[Any]) -> bool:
    """Whether somebody has to draw many cards, beside those they hold."""
    if what is not EventKind.DRAW or event.source == "pile" or len(event.cards) < MANY:
        return False
    return bool(event.target) and bool(seen.zone(str(event.target)))


LASTS = 3.5
"""How long a feeling shows, in seconds."""
BEAT = 0.7
"""Who is asked for longer than this, in seconds, thinks."""
LATEST = LONGEST + 0.38
"""A feeling waits no longer than this, in seconds, for cards to land: a little longer than any
moment keeps them under way."""


class OpponentMood(StrEnum):
    """What a face can show; the value ends the name of its drawing and chooses the words."""

    GLAD = "glad"
    CROSS = "cross"
    THINKING = "thinking"
    SURPRISED = "surprised"


Feelings = Mapping[Seat, OpponentMood]
AFRESH = (EventKind.MATCH, EventKind.SHUFFLE, EventKind.COLLECT, EventKind.DEAL)
"""With these everybody begins anew, calmly."""


def feelings(what: EventKind, event: Event, seen: SeatView[Any]) -> Feelings:
    """Who feels what about an event that is about to be seen."""
    seat = event.seat
    if what is EventKind.MATCH_END:
        winners = event.changes.get("winners") or seen.state.winners or []
        return {Seat(winner): OpponentMood.GLAD for winner in winners}
    if seat is None:
        return {}
    catch = caught(what, event, seen)
    if catch is not None:
        around = _all(seen, OpponentMood.SURPRISED) if catch.cards >= GREAT else {}
        return {**around, catch.victim: OpponentMood.CROSS, seat: OpponentMood.GLAD}
    if dug(what, event):
        return {**_all(seen, OpponentMood.SURPRISED), seat: OpponentMood.GLAD}
    if burdened(what, event, seen):
        return {seat: OpponentMood.CROSS}
    if what is EventKind.CALL and event.source == "pile":
        return {**_all(seen, OpponentMood.SURPRISED), seat: OpponentMood.GLAD}
    return (
        {seat: OpponentMood.GLAD}
        if what in (EventKind.GO_OUT, EventKind.ROUND_END, EventKind.CALL)
        else {}
    )


def _all(seen: SeatView[Any], feeling: OpponentMood) -> dict[Seat, OpponentMood]:
    return {Seat(seat): feeling for seat in range(seen.state.setup.players)}


@dataclass(slots=True)
class Moods:
    """How everybody feels at a time.

    ``felt`` are the feelings that show, each with the time at which it ends; ``coming`` are
    those about what has not landed, each with the time at which they begin at the latest.
    """

    felt: dict[Seat, tuple[OpponentMood, float]] = field(default_factory=dict)
    coming: list[tuple[Feelings, float]] = field(default_factory=list)
    _asked: tuple[object, float] | None = None

    def hear(self, what: EventKind, event: Event, seen: SeatView[Any], now: float) -> None:
        """Something is about to be seen."""
        if what in AFRESH:
            self.forget()
            return
        found = feelings(what, event, seen)
        if found:
            self.coming.append((found, now + LATEST))

    def forget(self) -> None:
        """Everybody is calm (after an undo, or when cards are dealt anew)."""
        self.felt.clear()
        self.coming.clear()

    def at(
        self, now: float, landed: bool, asked: Seat | None, position: object = None
    ) -> dict[Seat, OpponentMood]:
        """Who shows which feeling at this time; all others are calm.

        ``landed`` is whether nothing is under way, ``asked`` who is seen to be asked, in a
        ``position`` that is another after each move.
        """
        for found, latest in list(self.coming):
            if landed or now >= latest:
                self.coming.remove((found, latest))
                self.felt |= {seat: (feeling, now + LASTS) for seat, feeling in found.items()}
        for seat, (_, until) in list(self.felt.items()):
            if now >= until:
                del self.felt[seat]
        shown = {seat: feeling for seat, (feeling, _) in self.felt.items()}
        if asked is None:
            self._asked = None
        elif self._asked is None or self._asked[0] != (asked, position):
            self._asked = (asked, position), now
        elif now >= self._asked[1] + BEAT:
            shown.setdefault(asked, OpponentMood.THINKING)
        return shown
