"""Moods of the opponents, shown by their faces.

A mood begins when the event's cards have landed and lasts ``MOOD_SECONDS`` seconds. A newer mood or
a new deal ends it earlier. Moods depend on public events and the time alone, so they reveal
nothing. The table talk also uses ``caught``, ``is_lucky_draw`` and ``is_burden``.
"""

from collections.abc import Mapping, Sized
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from game.core.event import Event, EventKind, Seat
from game.core.state import SeatView
from game.ui.table.motion.stage import MAX_LANDING_SECONDS

MIN_BURDEN_DRAW_CARD_COUNT = 3
"""Minimum number of cards drawn at once that is a burden."""
MIN_LUCKY_DRAW_CARD_COUNT = 4
"""Minimum number of open cards drawn at once that is a stroke of luck."""
MIN_GREAT_CATCH_CARD_COUNT = 5
"""Minimum number of cards taken from another player that is a great catch."""


class BigTake(NamedTuple):
    """A loss of another player: the victim, and the number of cards."""

    victim: Seat
    cards: int


def caught(what: EventKind, event: Event, seen: SeatView[Any]) -> BigTake | None:
    """Loss that an event causes to another seat; None if it causes none.

    The event's target or source then belongs to that seat.
    """
    if what is not EventKind.TAKE or event.seat is None:
        return None
    for zone in (event.target, event.source):
        owner = None if zone is None else seen.state.owner_of(zone)
        if zone is not None and owner is not None and owner != event.seat:
            lying = seen.zone(zone)
            return BigTake(owner, len(lying) if isinstance(lying, Sized) else len(event.cards))
    return None


def is_lucky_draw(what: EventKind, event: Event) -> bool:
    """Whether an event draws many open cards from the pile."""
    return (
        what is EventKind.DRAW
        and event.source == "pile"
        and len(event.cards) >= MIN_LUCKY_DRAW_CARD_COUNT
    )


def is_burden(what: EventKind, event: Event, seen: SeatView[Any]) -> bool:
    """Whether an event draws many cards from the stock to a hand that is not empty."""
    if (
        what is not EventKind.DRAW
        or event.source == "pile"
        or len(event.cards) < MIN_BURDEN_DRAW_CARD_COUNT
    ):
        return False
    return bool(event.target) and bool(seen.zone(str(event.target)))


MOOD_SECONDS = 3.5
"""Seconds that a mood shows."""
LOOK_DELAY_SECONDS = 0.08
"""Seconds after which the others look at a robbery."""
THOUGHTFUL_AFTER_SECONDS = 0.7
"""Seconds after which an asked seat looks thoughtful."""
MAX_MOOD_WAIT_SECONDS = MAX_LANDING_SECONDS + 0.38
"""Maximum seconds that a mood waits for cards to land; a little longer than any animation."""


class OpponentMood(StrEnum):
    """A mood; its value ends the name of its drawing and selects the words."""

    GLAD = "glad"
    CROSS = "cross"
    THINKING = "thinking"
    SURPRISED = "surprised"


Feelings = Mapping[Seat, OpponentMood]
MOOD_RESET_EVENT_KINDS = (EventKind.MATCH, EventKind.SHUFFLE, EventKind.COLLECT, EventKind.DEAL)
"""Event kinds that reset all moods."""


def feelings(what: EventKind, event: Event, seen: SeatView[Any]) -> Feelings:
    """Moods that an event causes, by seat; the event is about to be shown."""
    seat = event.seat
    if what is EventKind.MATCH_END:
        winners = event.changes.get("winners") or seen.state.winners or []
        return {Seat(winner): OpponentMood.GLAD for winner in winners}
    if seat is None:
        return {}
    catch = caught(what, event, seen)
    if catch is not None:
        around = (
            _all(seen, OpponentMood.SURPRISED) if catch.cards >= MIN_GREAT_CATCH_CARD_COUNT else {}
        )
        return {**around, catch.victim: OpponentMood.CROSS, seat: OpponentMood.GLAD}
    if is_lucky_draw(what, event):
        return {**_all(seen, OpponentMood.SURPRISED), seat: OpponentMood.GLAD}
    if is_burden(what, event, seen):
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
    """Moods of all seats over time."""

    felt: dict[Seat, tuple[OpponentMood, float]] = field(default_factory=dict)
    """Shown moods, each with the time at which it ends."""
    coming: list[tuple[Feelings, float, bool]] = field(default_factory=list)
    """Moods about cards that have not landed, each with the latest time to begin, and whether it
    waits longer while a moment is on the stage."""
    _asked: tuple[object, float] | None = None

    def hear(self, what: EventKind, event: Event, seen: SeatView[Any], now: float) -> None:
        """Note an event that is about to be shown."""
        if what in MOOD_RESET_EVENT_KINDS:
            self.forget()
            return
        catch = caught(what, event, seen)
        if catch is not None:
            # Who is robbed sees it at once, the others look up a little later.
            others = _all(seen, OpponentMood.SURPRISED)
            others = {one: mood for one, mood in others.items() if one != event.seat}
            self.felt[catch.victim] = OpponentMood.SURPRISED, now + MOOD_SECONDS
            self.coming.append((others, now + LOOK_DELAY_SECONDS, False))
        found = feelings(what, event, seen)
        if found:
            self.coming.append((found, now + MAX_MOOD_WAIT_SECONDS, True))

    def forget(self) -> None:
        """Reset all moods, after an undo or before a deal."""
        self.felt.clear()
        self.coming.clear()

    def at(
        self,
        now: float,
        landed: bool,
        asked: Seat | None,
        position: object = None,
        staged: bool = False,
    ) -> dict[Seat, OpponentMood]:
        """Moods by seat at this time; all other seats are calm.

        ``landed`` is whether nothing is under way. ``asked`` is the seat shown as asked, and
        ``position`` changes with every move. ``staged`` is whether a moment runs, which ends before
        plates show what it has done.
        """
        for found, latest, patient in list(self.coming):
            if landed or (now >= latest and not (patient and staged)):
                self.coming.remove((found, latest, patient))
                self.felt |= {
                    seat: (feeling, now + MOOD_SECONDS) for seat, feeling in found.items()
                }
        for seat, (_, until) in list(self.felt.items()):
            if now >= until:
                del self.felt[seat]
        shown = {seat: feeling for seat, (feeling, _) in self.felt.items()}
        if asked is None:
            self._asked = None
        elif self._asked is None or self._asked[0] != (asked, position):
            self._asked = (asked, position), now
        elif now >= self._asked[1] + THOUGHTFUL_AFTER_SECONDS:
            shown.setdefault(asked, OpponentMood.THINKING)
        return shown
