"""Positions of the toy game put together at random."""

from collections.abc import Iterator
from random import Random
from typing import Final

from game.cards import french
from game.cards.french import JOKER, Card
from tests.laws.constructing import Fast, blank, taken
from tests.laws.toy import TOY, ToyState

FAST: Final[tuple[Fast, ...]] = ()


def constructed(rng: Random) -> ToyState:
    state: ToyState = blank(TOY, rng)
    deck = french.pack()
    rng.shuffle(deck)
    for hand in state.hands:
        hand += taken(deck, rng.randint(1, 6))
    state.pile, state.stock, state.phase = taken(deck, rng.randrange(5)), deck, "play"
    state.shuffles = 0
    return state


def can_stand(state: ToyState) -> bool:
    return True


def every_move(state: ToyState) -> Iterator[Card]:
    """All moves of the notation: each card."""
    yield from map(Card, range(JOKER))
