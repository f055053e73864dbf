"""What a player makes of what the next one is known to lack.

The weights were found by letting players with different ones play tens of thousands of matches
against each other.
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
"""How many cards it is worth that the next player has to draw for want of one to follow with."""
CHOSEN: Final = 0.05
"""The same where a colour is chosen.  It settles ties: much more loses, as one has to follow the
colour oneself."""

EVERY: Final[Kinds] = (1 << KINDS) - 1
NO_KINDS: Final[Kinds] = 0


def gain(state: TakiState, move: Move) -> float:
    """What it is worth that the next player may not be able to follow a card, in cards."""
    if not isinstance(move, Play):
        return 0.0
    return denial(state, move) * (CHOSEN if move.card == CHANGE else DENIED)


def denial(state: TakiState, move: Play) -> float:
    """By how much a card is likelier not to be followed for what the next player lacks, 0 to 1.

    Nothing for a card inside a run, and for those that are followed by their own player or
    leave in force what was.
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
    """Who has to follow a card after it has acted."""
    seat = asked(state)
    sign = card % 13 if card < COLORED else NONE
    if sign in (STOP, PLUS_TWO):
        return state.after(seat, 2)
    if sign == TURN and state.players > 2:
        return state.after(seat, -1)
    return state.after(seat)


@cached(each=400)
def _denial(lacking: Lacking, unfit: Kinds, held: int) -> float:
    """By how much what a hand of so many lacks makes it likelier to hold nothing that fits."""
    misses = 1.0 - _fitting(unfit, NO_KINDS)
    usual = misses**held
    known = [
        (1.0 - _fitting(unfit, none)) ** cards * misses ** (held - cards) for cards, none in lacking
    ]
    return max(usual, *known) - usual


def _fitting(fits: Kinds, none: Kinds) -> float:
    """The part of the cards that fit of those that are none of some kinds."""
    return _copies(fits & ~none) / (_copies(EVERY & ~none) or 1)


def _copies(kinds: Kinds) -> int:
    """How many cards of the pack are of these kinds."""
    return 2 * kinds.bit_count() + 2 * (kinds >> CHANGE & 1)
