"""What the hands of a round that is cut short will bring, all of them being seen.

A playout to the end of a round is nearly all luck: two discards that differ by 5 points come out
75 points apart in the same world.  Cut off after a few turns and valued by what is learned here
that is 25 points, so a tenth of the worlds tells as much.

How likely a lead wins a match of Take, and how many rounds are still to come.

Learned by ``python -m tests.bench.take_pace --rounds 1500 --players 2`` (3 and 4 as well) from
3,000 matches made up of the scores of rounds.  For three players and more the rounds bring nobody
anything on average, so that many matches last the most rounds there may be: that is part of it.
"""

from math import exp, log
from operator import mul
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card
from game.cards.melds import bits, card_of
from game.core.win_model import ScoreSpread, WinModel
from game.games.take.bot.inference import ways_of
from game.games.take.bot.learned import OF_TEN, WEIGHTS
from game.games.take.options import LARGE_HAND
from game.games.take.rules import TakeState
from game.games.take.scoring import laid_value, value
from game.games.take.state import PLAY

NATURALS: Final = (1 << 52) - 1
FLOATS: Final = 5.0
"""The logarithm of the ways of a hand without cards."""
NO_WAY, LEAST, GREATEST = 1e-12, -12.0, 8.0
"""What is added to a number of ways, and the bounds of its logarithm."""
KEENNESS: Final = 0.5
"""The power of its ways with which a hand is likely to be the first that goes out."""


def coming(state: TakeState) -> list[float]:
    """What the round will bring each seat more than the mean of all, in points."""
    hands = described(state)
    learned = OF_TEN if state.options.hand == LARGE_HAND else WEIGHTS
    weights = learned.get(len(hands)) or learned[max(learned)]
    points = [sum(map(mul, weights, hand)) for hand in hands]
    mean = sum(points) / len(points)
    return [one - mean for one in points]


def described(state: TakeState) -> list[list[float]]:
    """For each seat what is said of its hand, in the order of the weights.

    A turn is about to begin: in the middle of one it is as if its owner had to discard.
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
    """The points a hand could take from others with its cards, and with a joker at best."""
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
    """How many rounds a match of so many ``players`` goes on at the mean.

    ``least`` rounds, and one more for each so many ``points`` that the leader lacks.
    """

    players: int
    least: float
    points: float


PACES: Final = (Pace(2, 1.5, 30.0), Pace(3, 7.0, 12.0), Pace(4, 7.0, 12.0))

WINNING: Final = WinModel(
    (ScoreSpread(2, 4000.0, 5000.0), ScoreSpread(3, 0.0, 2200.0), ScoreSpread(4, 500.0, 1800.0)),
    "chances --game take --matches 500",
)
"""The command says how well that agrees with matches that were played."""


def to_come(players: int, lacking: float, most: int) -> float:
    """The rounds to come where the leader lacks so many points, and at most so many are left."""
    pace = min(PACES, key=lambda one: abs(one.players - players))
    return min(pace.least + max(0.0, lacking) / pace.points, float(most))
