"""What the rest of a round promises each seat of 500 Rummy: a linear model, learned.

Where a playout is cut off all hands are known (they are made up).  A seat's features are what its
hand comes to, how many cards it has, whether it is about to draw, and what it could gain from
the pile; the ``Weights`` of these are in ``learned.py``, learned by ``tests/bench/learn_rummy.py``.
"""

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from game.cards.french import JOKER
from game.cards.melds import ALL, MeldableHand, summed
from game.games.rummy500.bot.evaluate import estimate, hopes, outs, partners, seen
from game.games.rummy500.bot.rollout import danger_now
from game.games.rummy500.cards import Points
from game.games.rummy500.rules import Rummy500State, owing
from game.games.rummy500.rules.pile import takings

MANY: Final = 8
"""So many cards in each of the other hands are as good as any more: nobody is about to go out."""
FEW: Final = 4
"""A hand of fewer cards than this is about to be empty."""


class Weights(NamedTuple):
    """What a feature is worth, in points of the round won over the mean of all seats.

    Those whose names begin with ``close`` are for the feature times how close others are to going
    out, from 0 (``MANY`` cards) to 1.
    """

    melded: float
    close_melded: float
    laid_off: float
    close_laid_off: float
    left: float
    paired: float
    close_paired: float
    joker: float
    close_joker: float
    loose: float
    outs: float
    cards: float
    short: float
    drawing: float
    playing: float
    following: float
    gain_drawing: float
    gain: float


class Features(NamedTuple):
    """What one hand comes to: all but ``loose``, the number of cards left over, in points."""

    melded: int
    laid_off: int
    left: int
    paired: int
    joker: int
    loose: int
    outs: int


def features(hand: MeldableHand, fits: int, hidden: int, worth: Points) -> Features:
    """What a hand comes to where these cards fit on the table and these are not yet seen."""
    melded, left, _, rest = hopes(hand.held, worth)
    off = rest & fits
    laid_off = worth.of(off)
    alone = rest & ~off
    return Features(
        melded,
        laid_off,
        left - laid_off + worth.of(hand.twice),
        worth.of(alone & partners(alone)),
        hand.jokers * worth[JOKER],
        alone.bit_count(),
        worth.of(outs(rest) & hidden),
    )


def closeness(sizes: Sequence[int], seat: int) -> float:
    """How close the others of a seat are to going out, 0 to 1, by how many cards each has."""
    fewest = min(MANY, *sizes[:seat], *sizes[seat + 1 :])
    return 1 - fewest / MANY


def best_taking(state: Rummy500State, hand: MeldableHand, danger: float, worth: Points) -> float:
    """What the best of the cards that could be taken from the pile would add to a hand."""
    reached = owing.reached(state, state.table)
    counts = takings(state.pile, state.piled, hand, reached, state.new_only, state.kept)
    if not counts:
        return 0.0
    best = now = estimate(hand, state.table, worth, danger)
    for count in counts:
        more = estimate(hand.with_cards(state.pile[-count:]), state.table, worth, danger)
        if more > best:
            best = more
    return best - now


def worths(state: Rummy500State) -> Sequence[Sequence[float]]:
    """For each seat the features in the order of the ``Weights``."""
    worth = state.worth.cards
    danger = danger_now(state)
    players = state.setup.players
    open_cards = seen(state) if players <= 4 else 0
    sizes = [len(cards) for cards in state.hands]
    rows = []
    for seat, cards in enumerate(state.hands):
        hand = summed(cards)
        found = features(hand, state.table.fits, ALL & ~(open_cards | hand.held), worth)
        close = closeness(sizes, seat)
        gain = best_taking(state, hand, danger, worth) if state.pile else 0.0
        asked = seat == state.asked
        drawing = asked and state.phase == "draw"
        playing = asked and state.phase == "play"
        following = asked if state.phase == "call" else (seat - (state.asked or 0)) % players == 1
        rows.append(
            (
                found.melded,
                close * found.melded,
                found.laid_off,
                close * found.laid_off,
                found.left,
                found.paired,
                close * found.paired,
                found.joker,
                close * found.joker,
                found.loose,
                found.outs,
                len(cards),
                max(0, FEW - len(cards)),
                drawing,
                playing,
                following,
                gain if drawing else 0.0,
                0.0 if drawing else gain,
            )
        )
    return rows


def promised(state: Rummy500State, weights: Weights) -> list[float]:
    """How many points the rest of the round brings each seat, less what it brings all of them."""
    return [sum(map(mul, weights, row)) for row in worths(state)]
