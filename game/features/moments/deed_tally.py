"""The deeds in one record, of the player and to the player, counted while it is replayed."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from game.core.event import PERSON_SEAT, Event, Seat
from game.core.game import Game, State
from game.core.table_values import DeedKind
from game.storage.checked_lines import has_whole_numbers


class DeedCount(NamedTuple):
    """How often a seat did something to another in a match, and the largest ``size`` of it."""

    kind: DeedKind
    actor: Seat
    victim: Seat
    times: int
    largest: int


class DeedWatcher:
    """Counts the deeds in the events of a record; those among opponents are left out."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._counted: dict[tuple[DeedKind, Seat, Seat], tuple[int, int]] = {}

    def see(self, state: State[Any], events: Iterable[Event]) -> None:
        """Count the deeds in the events of a move; ``state`` is the one before it."""
        table = self.game.table
        if table is None:
            return
        for event in events:
            for deed in table.deeds(state, event, self.game.event_kind(event)):
                if PERSON_SEAT in (deed.actor, deed.victim):
                    key = deed.kind, deed.actor, deed.victim
                    times, largest = self._counted.get(key, (0, 0))
                    self._counted[key] = times + 1, max(largest, deed.size)

    def counts(self) -> tuple[DeedCount, ...]:
        return tuple(DeedCount(*key, *figures) for key, figures in self._counted.items())


def read_counts(data: list[Any]) -> tuple[DeedCount, ...]:
    """The counts that a line keeps; ``ValueError`` if they are none."""
    found = []
    for one in data:
        match one:
            case [str(kind), actor, victim, times, largest]:
                if not has_whole_numbers((actor, victim, times, largest)):
                    raise ValueError("These are no figures of deeds.")
                found.append(DeedCount(DeedKind(kind), Seat(actor), Seat(victim), times, largest))
            case _:
                raise ValueError("This is no count of deeds.")
    return tuple(found)
