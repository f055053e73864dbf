"""Leaf values of Take, and the rounds to come, both learned.

``coming`` values the hands where a playout is cut off.  A playout to the end of a round is
nearly all luck: two discards that differ by 5 points come out 75 points apart in the same
determinization.  Cut off after a few turns they come out 25 points apart, so a tenth of the
playouts tells as much.
"""

from math import exp, log
from operator import mul
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card
from game.cards.melds import bits, card_of
from game.core.bot_data import BotData
from game.games.take.bot.inference import ways_of
from game.games.take.options import LARGE_HAND
from game.games.take.rules import TakeState
from game.games.take.scoring import laid_value, value
from game.games.take.state import PLAY

DATA: Final = BotData(__file__)
WEIGHTS: Final = {
    (row.whole("hand") == LARGE_HAND, row.whole("players")): row.numbers("weights")
    for row in DATA.weights.rows("learned")
}
"""Weights of the features of a hand, by whether ten cards are dealt and number of players."""
MOST_LEARNED: Final = max(players for _, players in WEIGHTS)
"""The number of players whose weights larger tables use."""
NATURALS: Final = (1 << 52) - 1
FLOATS: Final = 5.0
"""Logarithm of the number of ways for an empty hand."""
NO_WAY = 1e-12
"""Offset of a number of ways before its logarithm, as it may be 0."""
LEAST = -12.0
"""Lower bound of the logarithm."""
GREATEST = 8.0
"""Upper bound of the logarithm."""
KEENNESS: Final = 0.5
"""Exponent of a hand's ways in its share: its chance to go out first."""


def coming(state: TakeState) -> list[float]:
    """Expected points of each seat in the round, above the mean of all seats."""
    hands = described(state)
    weights = WEIGHTS[state.options.hand == LARGE_HAND, min(len(hands), MOST_LEARNED)]
    points = [sum(map(mul, weights, hand)) for hand in hands]
    mean = sum(points) / len(points)
    return [one - mean for one in points]


def described(state: TakeState) -> list[list[float]]:
    """Features of each seat, in the order of the weights.

    In the play phase the seat to move counts as having discarded.
    """
    table, hands, asked = state.table, state.hands, state.asked
    lying = 0
    worth = [0.0] * len(hands)
    for run in table.runs:
        lying |= bits(map(card_of, run.cards))
        worth[run.owner] += laid_value(run.cards)
    buried = bits(state.pile) & NATURALS
    ways = [0.0] * len(hands)
    for seat, hand in enumerate(hands):
        gone = lying | buried
        if seat == asked and state.pile:
            gone &= ~(1 << state.pile[-1])
        size = len(hand) - (seat == asked and state.phase == PLAY)
        ways[seat] = _log_ways(state, hand, gone, size)
    shares = [exp(KEENNESS * one) for one in ways]
    whole = sum(shares)
    held = [float(value(hand)) for hand in hands]
    turns = len(state.stock) / len(hands)
    found = []
    for seat, hand in enumerate(hands):
        share, log_ways = shares[seat] / whole, ways[seat]
        others = (sum(held) - held[seat]) / (len(hands) - 1)
        after = (seat - asked) % len(hands) if asked is not None else 0
        natural, wild = _takes(state, seat)
        found.append(
            [
                share,
                log_ways,
                log_ways * log_ways,
                exp(min(log_ways, 3.0)),
                share * others,
                share * held[seat],
                held[seat],
                worth[seat],
                float(hand.count(JOKER)),
                float(len(hand)),
                share * turns,
                log_ways * turns,
                float(after),
                natural,
                wild,
                (1.0 - share) * worth[seat],
                share * share,
            ]
        )
    return found


def _log_ways(state: TakeState, hand: list[Card], gone: int, size: int) -> float:
    if not hand:
        return FLOATS
    ways = ways_of(hand, gone & ~bits(hand), state.table, size)
    return min(GREATEST, max(LEAST, log(ways + NO_WAY)))


def _takes(state: TakeState, seat: int) -> tuple[float, float]:
    """Points that a hand could take from opponents: with its naturals, and best with a joker."""
    table, hand = state.table, state.hands[seat]
    if not table.runs:
        return 0.0, 0.0
    natural = wild = 0.0
    for place in table.places:
        won = 0.0
        for index in (place.below, place.above):
            if index is not None and table.runs[index].owner != seat:
                won += laid_value(table.runs[index].cards)
        if won:
            if place.card in hand:
                natural += won
            wild = max(wild, won)
    return natural, wild if JOKER in hand else 0.0


class Pace(NamedTuple):
    """Mean number of rounds that a match goes on, by the number of players."""

    players: int
    least: float
    """Minimum number of rounds."""
    points: float
    """Points missing to the target that cost the leader one more round."""


PACES: Final = tuple(
    [
        Pace(row.whole("players"), row.number("least"), row.number("points"))
        for row in DATA.win_figures.rows("paces")
    ]
)


def to_come(players: int, lacking: float, most: int) -> float:
    """Expected rounds to come: ``lacking`` points for the leader, ``most`` rounds as limit."""
    pace = min(PACES, key=lambda one: abs(one.players - players))
    return min(pace.least + max(0.0, lacking) / pace.points, float(most))
