"""Value of a card that the next player is known to lack an answer to.

The weights were tuned in tens of thousands of matches between players with different ones.
"""

from typing import Final

from game.cards.bounded_cache import cached
from game.core.event import Seat
from game.games.taki.bot.evaluate import asked
from game.games.taki.cards import (
    CHANGE,
    COLORED,
    KINDS,
    NONE,
    PLUS,
    PLUS_TWO,
    STOP,
    TAKI,
    TURN,
    Card,
)
from game.games.taki.moves import Move, Play
from game.games.taki.rules import TakiState
from game.games.taki.state.lacking import UNFIT, Kinds, Lacking

DENIED: Final = 2.0
"""Value, in cards, of a next player who must draw."""
CHOSEN: Final = 0.05
"""The same for a chosen colour.

It only settles ties: more loses, as the player must follow the colour too.
"""

EVERY: Final[Kinds] = (1 << KINDS) - 1
NO_KINDS: Final[Kinds] = 0


def gain(state: TakiState, move: Move) -> float:
    """Value of a move, in cards, for the chance that the next player cannot follow it."""
    if not isinstance(move, Play):
        return 0.0
    return denial(state, move) * (CHOSEN if move.card == CHANGE else DENIED)


def denial(state: TakiState, move: Play) -> float:
    """Rise in the probability that a card is not followed, due to known lacks, 0 to 1.

    It is 0 inside a run, for cards that their own player follows, and for cards that leave colour
    and symbol in force.
    """
    card = move.card
    if card > CHANGE or (state.phase == "run" and card != CHANGE):
        return 0.0
    sign = card % 13 if card < COLORED else NONE
    if sign in (PLUS, TAKI):
        return 0.0
    following = follower(state, card)
    lacking = state.lacking(following)
    if not lacking or following == state.asked:
        return 0.0
    led = move.color if card == CHANGE else card // 13
    return _denial(lacking, UNFIT[led][sign], len(state.hands[following]))


def follower(state: TakiState, card: Card) -> Seat:
    """Seat that must follow a card after its action."""
    seat = asked(state)
    sign = card % 13 if card < COLORED else NONE
    if sign in (STOP, PLUS_TWO):
        return state.after(seat, 2)
    if sign == TURN and state.players > 2:
        return state.after(seat, -1)
    return state.after(seat)


@cached(each=400)
def _denial(lacking: Lacking, unfit: Kinds, held: int) -> float:
    """Rise in the probability that a hand of ``held`` cards has none that fits."""
    misses = 1.0 - _fitting(unfit, NO_KINDS)
    usual = misses**held
    known = [
        (1.0 - _fitting(unfit, none)) ** cards * misses ** (held - cards) for cards, none in lacking
    ]
    return max(usual, *known) - usual


def _fitting(fits: Kinds, none: Kinds) -> float:
    """Share of cards that fit among those outside ``none``."""
    return _copies(fits & ~none) / (_copies(EVERY & ~none) or 1)


def _copies(kinds: Kinds) -> int:
    """Cards of these kinds in the pack."""
    return 2 * kinds.bit_count() + 2 * (kinds >> CHANGE & 1)
