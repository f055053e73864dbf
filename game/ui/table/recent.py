"""What has just been done, as long as it is marked at the table."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from game.core.event import Event, Seat, What
from game.core.table import HAND, MELD, PILE, SPREAD, STACK, Lies
from game.ui.sitting import YOU
from game.ui.table.sprites import Sprite

SEEN = (MELD, SPREAD, PILE, STACK)
"""How cards lie that have a mark while they are new and can be seen."""


@dataclass(frozen=True, slots=True)
class Change:
    """What of all that is marked changes when something has landed.

    ``skipped`` is whoever was passed over by it, unless that stays the ``same``; ``news`` are the
    numbers of the sprites that are new then, after all news where a round ``ends``.
    """

    skipped: Seat | None = None
    same: bool = True
    news: frozenset[int] = frozenset()
    ends: bool = False


UNCHANGED = Change()


@dataclass(slots=True)
class Recent:
    """What is marked as done just now.

    ``fresh`` are the numbers of the sprites of cards that have come to the person's hand since
    their last move, ``news`` of those that others have put where all can be read since then.
    ``skipped`` is whoever has just been passed over, until the next one moves.  ``cut`` is who
    has just drawn which card for the deal; ``revealed`` are the hands that were laid open at the
    end of the round.
    """

    fresh: set[int] = field(default_factory=set)
    news: set[int] = field(default_factory=set)
    skipped: Seat | None = None
    cut: tuple[Seat, str] | None = None
    revealed: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def forget(self) -> None:
        """Nothing was done (after loading or an undo)."""
        self.fresh.clear()
        self.news.clear()
        self.skipped = self.cut = None
        self.revealed.clear()

    def answered(self, forced: bool) -> None:
        """The person has moved; what is new on the table stays so over a ``forced`` move."""
        self.fresh.clear()
        if not forced:
            self.news.clear()

    def hear(self, event: Event, what: What) -> None:
        """Take note of what is about to be seen of somebody."""
        seat = event.seat
        shown = event.cards[-1] if what is What.CUT and event.cards else None
        self.cut = None if seat is None or shown is None else (seat, shown)
        if what is What.REVEAL and seat is not None:
            self.revealed[seat] = tuple(text for text in event.cards if text is not None)
        elif what in (What.GATHER, What.SHUFFLE):
            self.revealed.clear()

    def after(self, events: Iterable[Event], what: Callable[[Event], What]) -> "Recent":
        """What will be known of cuts and open hands when more has been seen; ``what`` it is."""
        found = replace(self, revealed={**self.revealed})
        for event in events:
            found.hear(event, what(event))
        return found

    def mark(
        self, event: Event, what: What, moved: list[Sprite], held: int, lies: Lies | None
    ) -> Change:
        """Take note of the cards that an event has ``moved`` to its target, and say what will be
        marked when they have landed.

        There they lie so (``lies``); the person holds so many cards (``held``) now.
        """
        numbers = frozenset(sprite.number for sprite in moved)
        if (
            event.target == HAND
            and what is not What.DEAL
            and (len(moved) == 1 or len(moved) < held)
        ):
            # Of a whole hand no card is newer than another.
            self.fresh |= numbers
        others = event.seat not in (None, YOU) and what is not What.TURN_UP
        return Change(
            event.seat if what is What.SKIP else None,
            what in (What.ASKED, What.NOTE),
            numbers if others and lies in SEEN else frozenset(),
            what in (What.ROUND_END, What.GATHER),
        )

    def take(self, change: Change) -> None:
        """Mark what has landed."""
        if not change.same:
            self.skipped = change.skipped
        if change.ends:
            self.news.clear()
        self.news |= change.news
