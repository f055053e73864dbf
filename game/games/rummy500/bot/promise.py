"""Leaf values of 500 Rummy: a learned linear model of the points still to come in a round.

All hands of the determinization may be read.
"""

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from game.cards.french import JOKER
from game.cards.melds import ALL, MeldableHand, summed
from game.core.bot_data import BotData
from game.games.rummy500.bot.evaluate import estimate, hopes, outs, partners, seen
from game.games.rummy500.bot.rollout import danger_now
from game.games.rummy500.cards import Points
from game.games.rummy500.rules import Rummy500State, owing
from game.games.rummy500.rules.pile import takings

MANY: Final = 8
"""Hand size from which an opponent is no danger: larger hands count the same."""
FEW: Final = 4
"""Hand size below which the feature ``short`` counts the missing cards."""


class Weights(NamedTuple):
    """Weight of each feature, in points above the mean of all seats.

    Weights named ``close_...`` multiply the feature by ``closeness``.
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


DATA: Final = BotData(__file__)
WEIGHTS: Final = {
    row.whole("players"): Weights(**row.named("weights")) for row in DATA.weights.rows("learned")
}
"""Learned weights by number of players."""


class Features(NamedTuple):
    """The features of one hand, in points except ``loose``."""

    melded: int
    laid_off: int
    """Points of the deadwood that can be laid off."""
    left: int
    """Points of the other deadwood, and of second copies."""
    paired: int
    """Points of the other deadwood that has a partner."""
    joker: int
    loose: int
    """Number of deadwood cards that cannot be laid off."""
    outs: int
    """Points of the unseen cards that complete a meld."""


def features(hand: MeldableHand, fits: int, hidden: int, worth: Points) -> Features:
    """Features of a hand; ``fits`` is the card set that fits the table, ``hidden`` the unseen."""
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
    """How near a seat's opponents are to going out, from 0 (``MANY`` cards) to 1 (no card)."""
    fewest = min(MANY, *sizes[:seat], *sizes[seat + 1 :])
    return 1 - fewest / MANY


def best_taking(state: Rummy500State, hand: MeldableHand, danger: float, worth: Points) -> float:
    """Largest gain in hand value from a legal draw from the pile, at least 0."""
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
    """Feature rows of all seats, each in the order of ``Weights``."""
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
    """Expected points of each seat in the rest of the round, above the mean of all seats."""
    return [sum(map(mul, weights, row)) for row in worths(state)]
