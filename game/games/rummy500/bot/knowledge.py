"""What opponents know of 500 Rummy."""

from collections.abc import Sequence
from itertools import islice
from math import inf
from random import Random
from typing import Final

from game.cards.melds import LaidCard, summed
from game.core.game import Bot
from game.games.rummy500.bot import reasons
from game.games.rummy500.bot.evaluate import estimate, kept, thrifty_melds
from game.games.rummy500.bot.inference import TEMPTING, Guess, gift, holding
from game.games.rummy500.bot.learned import WEIGHTS
from game.games.rummy500.bot.measured import MEASURED
from game.games.rummy500.bot.promise import promised
from game.games.rummy500.bot.rollout import FROM_STOCK, caught, danger_now, quick
from game.games.rummy500.bot.traits import TRAITS
from game.games.rummy500.bot.winning import WINNING
from game.games.rummy500.moves import (
    PASS,
    Discard,
    DrawPile,
    DrawStock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
)
from game.games.rummy500.rules import Rummy500State, calling, discarding, laying_off, owing
from game.games.rummy500.scoring import counted, points, points_laid_off, points_of
from game.text.message import Names, TextValue

PACE: Final = 90.0
PACK: Final = 52
MOST: Final = 5
"""No more moves than this are worth looking ahead."""
MOST_MELDING: Final = 3
"""The number of moves that are searched at most where something can be melded."""
MOST_WAITING: Final = 2
"""The number of moves searched besides that keep the meld back."""
MOST_RISKED: Final = 6.0
"""No meld is kept back where that is expected to cost more points than this.

Playouts would not see it: in them everybody melds at once, so nobody goes out from four cards.
"""
MARGIN: Final = 10.0
"""A move that looks worse than the best by more points than this is not looked at.

Except in a search: by its playouts such a look is wrong by eight points and more.
"""
MOST_LISTED: Final = 100
"""How many of the legal moves are looked at where none of the usual ones pays a debt."""
MISJUDGED: Final = 6.0
"""By how many points the difference of two ratings is usually wrong."""
USUAL_DANGER: Final = 0.45
"""How likely cards left in the hand are caught there, for one who does not look at the others."""
OVERLOOKED: Final = 0.6
"""How often a beginner does not see that the pile can be called."""
HESITATION: Final = 0.35
"""How often a beginner keeps a meld in the hand."""


class Rummy500Bot(Bot[Rummy500State, Move]):
    """Points now and points promised.

    With thought they are weighed by how soon the round may end, and by what a discard gives
    to others.
    """

    search_horizon = 10
    puzzle_margin = 4.0
    level_results = MEASURED
    traits = TRAITS
    win_model = WINNING

    def candidates(self, state: Rummy500State) -> list[Move]:
        """The moves that look nearly as good as the best, that one first.

        What can be melded is melded before anything is discarded.
        """
        return list(self._best(state, USUAL_DANGER, wary=False))

    def quick_score(self, state: Rummy500State, move: Move) -> float:
        return _rated(state, move, USUAL_DANGER, None)

    def evaluate_moves(self, state: Rummy500State) -> dict[Move, float]:
        """The moves that are nearly as good as the best.

        A move that looks much worse would be chosen only by the luck of the playouts.
        """
        return self._best(state, danger_now(state), wary=True)

    def search_prior(self, state: Rummy500State) -> dict[Move, float]:
        """As ``weigh``, those that look worse too; where something can be melded, also to wait.

        What is kept in the hand gives others nothing to lay off on, and nothing to call.
        """
        danger = danger_now(state)
        weights = self._best(state, danger, wary=True, margin=inf)
        if state.phase != "play" or state.asked is None or _ends_turn(next(iter(weights))):
            return weights
        weights = dict(islice(weights.items(), MOST_MELDING))
        guess = Guess(state)
        hand = state.hand(state.asked)
        risk = holding(state, hand, state.worth.cards)
        if risk > MOST_RISKED:
            return weights
        waiting = sorted(
            [
                (-_rated(state, move, danger, guess), place, move)
                for place, move in enumerate(discarding.legal(state, hand))
            ]
        )
        ahead = max(weights.values()) - risk
        for rating, _, move in waiting[:MOST_WAITING]:
            weights[move] = ahead + waiting[0][0] - rating
        return weights

    def prior_error(self, state: Rummy500State) -> float:
        return MISJUDGED

    def _best(
        self, state: Rummy500State, danger: float, wary: bool, margin: float = MARGIN
    ) -> dict[Move, float]:
        """Those of the usual moves that look best, the best first."""
        moves = _usual(state)
        if len(moves) == 1:
            return {moves[0]: 0.0}
        guess = Guess(state) if wary and any(isinstance(move, Discard) for move in moves) else None
        rated = sorted(
            [(-_rated(state, move, danger, guess), place) for place, move in enumerate(moves)]
        )
        least = rated[0][0] + margin
        return {moves[place]: -rating for rating, place in rated[:MOST] if rating <= least}

    def rollout_move(self, state: Rummy500State, rng: Random) -> Move:
        return quick(state) or next(iter(self.evaluate_moves(state)))

    def rounds_left(self, state: Rummy500State) -> float:
        """The rounds to come at the usual pace, with what is left of this one by its stock."""
        missing = state.options.target - max(self.value(state))
        to_come = max(0.0, missing / PACE) if state.options.most_rounds > 1 else 0.0
        return to_come + len(state.stock) / PACK

    def value(self, state: Rummy500State) -> Sequence[float]:
        """The totals, the round that is going on counted as it would be scored now."""
        if state.over or state.phase == "deal":
            return state.scores
        return [total + now for total, now in zip(state.scores, counted(state), strict=True)]

    def evaluate_leaf(self, state: Rummy500State) -> Sequence[float]:
        """The totals, with what the rest of the round is expected to bring."""
        if state.over or state.phase == "deal":
            return state.scores
        coming = promised(state, WEIGHTS[min(state.setup.players, max(WEIGHTS))])
        laid = points(state.melds, [()] * state.setup.players, state.worth)
        return [
            total + now + more for total, now, more in zip(state.scores, laid, coming, strict=True)
        ]

    def random_move(self, state: Rummy500State, rng: Random) -> Move:
        """A beginner melds what is seen, mostly, and discards anything."""
        moves = list(state.legal())
        if state.phase == "draw":
            return moves[0] if rng.random() < OVERLOOKED else rng.choice(moves)
        if state.phase == "call":
            return PASS if rng.random() < OVERLOOKED else rng.choice(moves)
        melding = [move for move in moves if not isinstance(move, Discard)]
        discards = [move for move in moves if isinstance(move, Discard)]
        if melding and (not discards or rng.random() > HESITATION):
            return rng.choice(melding)
        return rng.choice(discards)

    def explain(
        self, state: Rummy500State, move: Move, names: Names, other: Move | None = None
    ) -> TextValue:
        return reasons.reason(state, move, names, other)


def _ends_turn(move: Move) -> bool:
    return isinstance(move, Discard)


def _usual(state: Rummy500State) -> list[Move]:
    """The moves to choose among: what can be melded comes before any discard."""
    if state.phase != "play" or state.asked is None:
        return list(state.legal())
    hand = state.hand(state.asked)
    melding: list[Move] = [
        move for move in thrifty_melds(hand) if owing.leaves_enough(state, hand, move.cards, None)
    ]
    melding += laying_off.legal(state, hand)
    usual = melding or list(discarding.legal(state, hand))
    return usual or list(islice(state.legal(), MOST_LISTED))


def _rated(state: Rummy500State, move: Move, danger: float, guess: Guess | None) -> float:
    """What a move is worth, in points; with a guess, less what a discard gives to others."""
    if state.asked is None:
        return 0.0
    hand = state.hand(state.asked)
    worth = state.worth.cards
    now = estimate(hand, state.table, worth, danger)
    match move:
        case DrawPile(count) | Rummy(count):
            more = summed(state.hands[state.asked] + state.pile[-count:])
            bonus = FROM_STOCK if isinstance(move, Rummy) else 0.0
            return bonus + estimate(more, state.table, worth, danger) - now
        case LayMeld(cards):
            after = estimate(hand.without(cards), state.table, worth, danger)
            return points_of(cards, state.worth) + after - now
        case LayOff(card):
            after = estimate(hand.without((card,)), state.table, worth, danger)
            return points_laid_off(state, move, state.worth) + after - now
        case Discard(card):
            given = gift(state, card, worth)
            if guess is not None:
                given = given or TEMPTING * guess.tempts(card, worth)
            fits = state.table.fits
            return (
                kept(hand.without((LaidCard(card),)), fits, worth) - kept(hand, fits, worth) - given
            )
        case RummyTo(meld, joker, end):
            card = LaidCard(state.pile[-1]) if joker is None else joker
            return points_laid_off(state, LayOff(card, meld, end), state.worth)
        case DrawStock():
            return FROM_STOCK
        case Pass() if calling.ends_round(state):
            return -caught(hand, worth) - now
        case _:
            return 0.0
