"""How a taking goes on: what fits must be taken, so all of it lies open up to the next draw."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.cards.french import Card
from game.core.event import Seat
from game.games.takeaway.moves import Take
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITS, takeable
from game.games.takeaway.rules.next_slot import following
from game.games.takeaway.state import EMPTY, bits

PACK: Final = frozenset(map(Card, range(52)))


class Line(NamedTuple):
    """Takings one after the other until nothing fits, and what there is to know of the end.

    ``won`` are the cards of others', ``takes`` how many stacks are taken.  Then ``top`` lies on
    ``size`` cards, and ``fits`` cards of the deck fit it.  ``turn`` is whose slot is played next,
    None when the round is over; ``prey`` how many cards of the deck take something from another
    if that slot is one's own, drawn into while it is empty, ``threat`` how many take something of
    one's own if it is another's.  ``exposed`` are the cards in other slots of one's own that a
    stack of another's fits; ``held`` are the cards of each seat.
    """

    won: int
    takes: int
    top: Card
    size: int
    fits: int
    turn: Seat | None
    prey: int
    threat: int
    exposed: int
    held: tuple[int, ...]

    @property
    def risk(self) -> int:
        """How many cards the deck takes from the slot: its cards times the cards that fit them."""
        return self.size * self.fits


def deck(state: TakeawayState) -> frozenset[Card]:
    """The cards of the deck: all others lie in the slots, where everybody has seen them."""
    return PACK.difference(*state.slots)


def best_line(state: TakeawayState, take: Take) -> Line:
    """Of all the ways to go on the one that wins most, then draws next, then risks least."""
    seat = state.asked
    sizes = [len(stack) for stack in state.slots]
    lines = _lines(state, list(state.tops), sizes, take.slot, 0, 0)
    return min(
        lines,
        key=lambda one: (
            *(-one.won, one.turn != seat, one.risk),
            *(one.exposed, one.size, one.top),
        ),
    )


def _lines(
    state: TakeawayState, tops: list[Card], sizes: list[int], other: int, won: int, takes: int
) -> Iterator[Line]:
    slot = state.slot
    tops, sizes = tops[:], sizes[:]
    won += 0 if state.owner[other] == state.owner[slot] else sizes[other]
    tops[slot], tops[other] = tops[other], EMPTY
    sizes[slot], sizes[other] = sizes[slot] + sizes[other], 0
    then = takeable(tops, state.used, slot, state.run_suits)
    if not then:
        yield _end(state, tops, sizes, won, takes + 1)
    for one in then:
        yield from _lines(state, tops, sizes, one, won, takes + 1)


def _end(state: TakeawayState, tops: list[Card], sizes: list[int], won: int, takes: int) -> Line:
    slot, owner, fits = state.slot, state.owner, FITS[state.run_suits]
    left = deck(state)
    after = following(tops, bits(tops), state.used, slot, bool(left), state.run_suits)
    turn = None if after is None else owner[after]
    mine = [one for one in range(state.used) if owner[one] == owner[slot] and tops[one] != EMPTY]
    others = [
        tops[one] for one in range(state.used) if owner[one] != owner[slot] and tops[one] != EMPTY
    ]
    held = [0] * state.setup.players
    for one in range(state.used):
        seat = owner[one]
        assert seat is not None, "the slots in use have owners"
        held[seat] += sizes[one]
    return Line(
        won,
        takes,
        tops[slot],
        sizes[slot],
        len(fits[tops[slot]] & left),
        turn,
        sum(not fits[card].isdisjoint(others) for card in left),
        sum(not fits[card].isdisjoint(tops[one] for one in mine) for card in left),
        sum(sizes[one] for one in mine if fits[tops[one]].intersection(others)),
        tuple(held),
    )
