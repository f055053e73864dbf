"""Facts of a Takeaway match."""

from abc import ABC
from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.cards.french import Card
from game.core.event import Seat
from game.core.fact import Visibility, derived, fact, internal, zone
from game.core.fact_types import CARDS_TYPE, NUMBER_TYPE, STOCK_TYPE, FactType, ListType
from game.core.game import State
from game.core.illegal import quoted
from game.games.takeaway.moves import RING_SLOTS_COUNT, Move


def owners(players: int) -> tuple[Seat | None, ...]:
    """Owner of each of the eight slots; None for an unused one.

    With two players each owns four neighbours; with more, a right slot and the left one clockwise.
    """
    each = 4 if players == 2 else 2
    return tuple(
        Seat(slot // each) if slot < each * players else None for slot in range(RING_SLOTS_COUNT)
    )


EMPTY_SLOT_TOP: Final = Card(-1)
"""Top of a slot without cards."""


def tops_of(stacks: Sequence[Sequence[Card]]) -> list[Card]:
    """Top card of each stack, or ``EMPTY_SLOT_TOP``."""
    return [stack[-1] if stack else EMPTY_SLOT_TOP for stack in stacks]


TOP_CARD_BITS: Final = (*(1 << card for card in range(52)), 0)
"""Each card as a bit; the last entry, for ``EMPTY_SLOT_TOP``, is 0."""


def bits_of(cards: Iterable[Card]) -> int:
    """Card set of these cards; ``EMPTY_SLOT_TOP`` adds nothing.

    >>> bits_of([Card(0), EMPTY_SLOT_TOP, Card(3)])
    9
    """
    return sum(TOP_CARD_BITS[card] for card in cards)


class Stacks(FactType[list[list[Card]]]):
    """The eight slots, serialized with their owners; null for an unused one."""

    copying = ListType(CARDS_TYPE).copying

    def blank(self, players: int) -> list[list[Card]]:
        return [[] for _ in range(RING_SLOTS_COUNT)]

    def to_json(self, value: list[list[Card]], players: int) -> Any:
        return [
            None if owner is None else {"seat": owner, "cards": CARDS_TYPE.to_json(stack, players)}
            for owner, stack in zip(owners(players), value, strict=True)
        ]

    def from_json(self, told: Any, players: int) -> list[list[Card]]:
        stacks = []
        for owner, one in zip(owners(players), told, strict=True):
            if (owner is None) != (one is None) or (one and one["seat"] != owner):
                raise ValueError(f"{quoted(one)} is not a slot of {owner}")
            stacks.append([] if one is None else CARDS_TYPE.from_json(one["cards"], players))
        return stacks


class TakeawayFacts(State[Move], ABC):
    """Facts of a Takeaway match; ``rules`` changes them.

    ``slots`` are the eight stacks, bottom first; the first ``used`` are in use. ``slot`` is the one
    being played. ``stock`` is the deck, its next card last. ``lying`` is the card set of ``tops``.
    """

    stock: list[Card] = zone(STOCK_TYPE, seen=Visibility.HIDDEN)
    slots: list[list[Card]] = zone(Stacks())
    slot: int = fact(NUMBER_TYPE)
    shuffles: int = internal(NUMBER_TYPE, restored=lambda state: 2 * state.round, lasts=True)
    owner: tuple[Seat | None, ...] = derived(lambda state: owners(state.setup.players), lasts=True)
    used: int = derived(lambda state: sum(owner is not None for owner in state.owner), lasts=True)
    tops: list[Card] = derived(lambda state: tops_of(state.slots), CARDS_TYPE)
    lying: int = derived(lambda state: bits_of(state.tops))
    run_suits: str = derived(lambda state: state.setup.options.as_values()["run_suits"], lasts=True)

    @property
    def draws_dealer(self) -> bool:
        return bool(self.rounds) or self.setup.dealer is None


def zone_of(slot: int) -> str:
    """Zone path of a slot."""
    return f"slots/{slot}/cards"


def slot_of(zone: str) -> int | None:
    """Slot that a zone path names; None for any other zone.

    >>> slot_of("slots/5/cards"), slot_of("stock")
    (5, None)
    """
    room, _, rest = zone.partition("/")
    return int(rest.partition("/")[0]) if room == "slots" else None
