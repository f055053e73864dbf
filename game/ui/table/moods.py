"""How the opponents feel about what happens, as their faces show it.

A feeling begins when what it is about has landed and lasts some seconds; another one, or new
cards, end it earlier.  Who is asked for longer than a beat is seen to think.  Feelings follow
from what all see and from the time alone, so they give nothing away.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from game.core.event import Event, Seat, What
from game.core.sight import Sight
from game.ui.table.deeds import GREAT, burdened, caught, dug
from game.ui.table.effects import LONGEST
from game.values import dataclass, field

LASTS = 3.5
"""How long a feeling shows, in seconds."""
BEAT = 0.7
"""Who is asked for longer than this, in seconds, thinks."""
LATEST = LONGEST + 0.38
"""A feeling waits no longer than this, in seconds, for cards to land: a little longer than any
moment keeps them under way."""


class Feeling(StrEnum):
    """What a face can show; the value ends the name of its drawing and chooses the words."""

    GLAD = "glad"
    CROSS = "cross"
    THINKING = "thinking"
    SURPRISED = "surprised"


Feelings = Mapping[Seat, Feeling]
AFRESH = (What.MATCH, What.SHUFFLE, What.GATHER, What.DEAL)
"""With these everybody begins anew, calmly."""


def feelings(what: What, event: Event, seen: Sight[Any]) -> Feelings:
    """Who feels what about an event that is about to be seen."""
    seat = event.seat
    if what is What.OVER:
        winners = event.facts.get("winners") or seen.state.winners or []
        return {Seat(winner): Feeling.GLAD for winner in winners}
    if seat is None:
        return {}
    catch = caught(what, event, seen)
    if catch is not None:
        around = _all(seen, Feeling.SURPRISED) if catch.cards >= GREAT else {}
        return {**around, catch.victim: Feeling.CROSS, seat: Feeling.GLAD}
    if dug(what, event):
        return {**_all(seen, Feeling.SURPRISED), seat: Feeling.GLAD}
    if burdened(what, event, seen):
        return {seat: Feeling.CROSS}
    if what is What.CALL and event.source == "pile":
        return {**_all(seen, Feeling.SURPRISED), seat: Feeling.GLAD}
    return {seat: Feeling.GLAD} if what in (What.OUT, What.ROUND_END, What.CALL) else {}


def _all(seen: Sight[Any], feeling: Feeling) -> dict[Seat, Feeling]:
    return {Seat(seat): feeling for seat in range(seen.state.setup.players)}


@dataclass(slots=True)
class Moods:
    """How everybody feels at a time.

    ``felt`` are the feelings that show, each with the time at which it ends; ``coming`` are
    those about what has not landed, each with the time at which they begin at the latest.
    """

    felt: dict[Seat, tuple[Feeling, float]] = field(default_factory=dict)
    coming: list[tuple[Feelings, float]] = field(default_factory=list)
    _asked: tuple[object, float] | None = None

    def hear(self, what: What, event: Event, seen: Sight[Any], now: float) -> None:
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
    ) -> dict[Seat, Feeling]:
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
            shown.setdefault(asked, Feeling.THINKING)
        return shown
