"""Positions of Takeaway put together at random: any stacks, empty slots, short decks."""

from collections.abc import Iterator
from random import Random
from typing import Final

from game.cards import french
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.moves import TAKE_STACK_MOVES, TAKEAWAY_DRAW_MOVE, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import fast_has_play, plays
from game.games.takeaway.state import bits_of, tops_of
from tests.laws.constructing import Fast, blank, seldom, taken

FAST: Final[tuple[Fast, ...]] = (
    (
        lambda state: [fast_has_play(state, slot) for slot in range(state.used)],
        lambda state: [bool(plays(state, slot)) for slot in range(state.used)],
    ),
)


def constructed(rng: Random) -> TakeawayState:
    """A slot that can take, else one that is about to draw from what is left of the deck."""
    while True:
        state: TakeawayState = blank(TAKEAWAY, rng)
        deck = french.pack()
        rng.shuffle(deck)
        for slot in range(state.used):
            state.slots[slot] = taken(deck, rng.choice((0, 1, 1, 2, 5)))
        if seldom(rng):
            state.slots[rng.randrange(state.used)] += taken(deck, len(deck) - rng.randrange(2))
        state.stock = deck
        state.tops = tops_of(state.slots)
        state.lying = bits_of(state.tops)
        state.shuffles = 2
        state.slot = rng.randrange(state.used)
        state.asked = state.owner[state.slot]
        state.phase = "take" if plays(state, state.slot) else "draw"
        if can_stand(state):
            return state


def can_stand(state: TakeawayState) -> bool:
    """Whether something is taken while it fits, and drawn while there is a deck."""
    fitting = bool(plays(state, state.slot))
    return state.phase == ("take" if fitting else "draw") and bool(fitting or state.stock)


def every_move(state: TakeawayState) -> Iterator[Move]:
    """All moves of the notation: they name no card."""
    yield from (TAKEAWAY_DRAW_MOVE, *TAKE_STACK_MOVES)
