"""The bot of 500 Rummy: move ratings for all levels, the coach and searches, and its traits."""

from collections.abc import Hashable, Sequence
from itertools import islice
from math import inf
from random import Random
from typing import Final

from game.cards import discard_model
from game.cards.french import JOKER, ONE_PACK_CARD_COUNT
from game.cards.melds import LaidCard, summed
from game.core.game import Bot, World
from game.core.trait import (
    GRAB_LEANING,
    GREED_LEANING,
    GUARD_LEANING,
    GUILE_LEANING,
    HASTE_LEANING,
    HOARD_LEANING,
    Trait,
    Traits,
)
from game.core.win_model import final_chances, win_chances
from game.games.rummy500.bot import reasons, worlds
from game.games.rummy500.bot.blindnesses import RUMMY500_BLINDNESSES
from game.games.rummy500.bot.endgame import draws_out, plan, sure_wins, way_out, winning_line
from game.games.rummy500.bot.evaluate import (
    RUMMY500_BOT_DATA,
    RUMMY500_HAND_WEIGHTS,
    danger_now,
    estimated_value,
    good_swaps,
    kept_value,
    promised,
    thrifty_melds,
)
from game.games.rummy500.bot.inference import (
    TEMPTED_POINTS_FACTOR,
    Guess,
    gift_points,
    holding_cost,
)
from game.games.rummy500.bot.outcomes import RUMMY500_OUTCOMES
from game.games.rummy500.bot.rollout import (
    SWAPPED_JOKER_VALUE_SHARE,
    UNSEEN_CARD_POINTS,
    caught_points,
    quick,
)
from game.games.rummy500.cards import TEN_RANK
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    DrawStock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
    Swap,
)
from game.games.rummy500.rules import (
    Rummy500State,
    calling,
    discarding,
    laying_off,
    owing,
    swapping,
)
from game.games.rummy500.scoring import (
    counted,
    points,
    points_laid_off,
    points_of,
)
from game.text.message import Message, Names, TextValue

# Traits: what each leaning of a character means here.

MIN_DIGGING_CARD_COUNT: Final = 4
"""Minimum number of pile cards that counts as digging."""


def takes(state: Rummy500State, move: Move) -> bool:
    """Whether the move is a call, or discards a card similar to the last ones in the pile."""
    if isinstance(move, Discard):
        return discard_model.is_similar_to_any(
            move.card, state.pile[-discard_model.RECENT_PILE_CARD_COUNT :]
        )
    return isinstance(move, Rummy | RummyTo)


def digs(state: Rummy500State, move: Move) -> bool:
    """Whether the move takes the pile deep, or discards a low card to keep high ones."""
    match move:
        case DrawPile(count) | Rummy(count):
            return count >= MIN_DIGGING_CARD_COUNT
        case Discard(card):
            return card != JOKER and 0 < card % 13 < TEN_RANK
        case _:
            return False


def is_hasty(state: Rummy500State, move: Move) -> bool:
    """Whether the move melds at once, or discards the suit of the pile top."""
    if isinstance(move, Discard):
        return discard_model.follows(move.card, state.pile)
    return isinstance(move, LayMeld | LayOff)


def lures(state: Rummy500State, move: Move) -> bool:
    """Whether the move discards a lure card: a neighbour of cards in the hand."""
    return isinstance(move, Discard) and discard_model.can_lure(move.card, state.hands[state.seat])


def hoards(state: Rummy500State, move: Move) -> bool:
    """Whether the move melds without a joker, or discards a black card to keep red ones."""
    match move:
        case LayMeld(cards):
            return all(card < JOKER for card in cards)
        case LayOff(card):
            return card < JOKER
        case Discard(card):
            return card != JOKER and not discard_model.is_red(card)
        case _:
            return False


def discards_unwanted(state: Rummy500State, move: Move) -> bool:
    """Whether the move discards a card similar to the next player's own discards."""
    if not isinstance(move, Discard):
        return False
    return discard_model.is_similar_to_any(move.card, state.let_go[state.left_of(state.seat)])


def _discards(count: int) -> TextValue:
    return Message("rummy500-deeds-discards", count=count)


def _melds(count: int) -> TextValue:
    return Message("rummy500-deeds-melds", count=count)


def _draws(count: int) -> TextValue:
    return Message("rummy500-deeds-draws", count=count)


def _calls(count: int) -> TextValue:
    return Message("rummy500-deeds-calls", count=count)


TRAITS: Final = Traits(
    Trait(
        GRAB_LEANING, takes, Message("rummy500-trait-takes"), Message("rummy500-trait-takes.not"),
        stakes=(1.8, 5.2), kinds=(Rummy, RummyTo, Pass, Discard), among=_calls,
    ),
    Trait(
        GREED_LEANING, digs, Message("rummy500-trait-digs"), Message("rummy500-trait-digs.not"),
        2.0, stakes=(2.4, 1.5), kinds=(DrawStock, DrawPile, Rummy, Discard), among=_draws,
    ),
    Trait(
        HASTE_LEANING, is_hasty,
        Message("rummy500-trait-hasty"), Message("rummy500-trait-hasty.not"),
        stakes=(1.8, 1.8), kinds=(LayMeld, LayOff, Discard), among=_melds,
    ),
    Trait(
        GUILE_LEANING, lures, Message("rummy500-trait-bait"), Message("rummy500-trait-bait.not"),
        stakes=(2.4, 2.4), public=False, kinds=(Discard,), among=_discards,
    ),
    Trait(
        HOARD_LEANING, hoards,
        Message("rummy500-trait-hoards"), Message("rummy500-trait-hoards.not"),
        stakes=(2.4, 2.0), kinds=(LayMeld, LayOff, Discard), among=_melds,
    ),
    Trait(
        GUARD_LEANING, discards_unwanted,
        Message("rummy500-trait-unwanted"), Message("rummy500-trait-unwanted.not"),
        stakes=(2.8, 2.4), kinds=(Discard,), among=_discards,
    ),
    rating=1.5,
)  # fmt: skip


# The bot.

LEADER_ROUND_POINTS: Final = 90.0
"""Points per round by which the leader is assumed to approach the target."""
RUMMY500_MAX_CANDIDATE_COUNT: Final = 5
"""Maximum number of candidate moves."""
MAX_PRIOR_MELDS_COUNT: Final = 3
"""Maximum number of melds and lay-offs in a search prior."""
MAX_PRIOR_WAITING_DISCARD_COUNT: Final = 2
"""Maximum number of discards beside them that keep the meld back."""
MAX_WAITING_RISK_POINTS: Final = 6.0
"""Threshold of the expected cost, in points, above which no meld is kept back.

Playouts cannot judge this risk: the rollout policy melds at once and never goes out from four
cards.
"""
RUMMY500_CANDIDATE_MARGIN_POINTS: Final = 10.0
"""Candidates rated further below the best move are dropped, in points.

Search priors keep them: by playouts, such a rating is off by eight points and more.
"""
MAX_RATED_MOVES_COUNT: Final = 100
"""Maximum number of legal moves rated when no usual move pays the owed card."""
RUMMY500_PRIOR_ERROR_POINTS: Final = 6.0
"""Prior error: the typical error of the difference between two ratings, in points."""
DEFAULT_DANGER_SHARE: Final = 0.45
"""Default probability that deadwood is caught, for a player who ignores the opponents."""


class Rummy500Bot(Bot[Rummy500State, Move]):
    """Rates moves by points laid now and by the heuristic value of the hand.

    ``evaluate_moves`` and ``search_prior`` also weigh the danger that the round ends soon, and
    the cards that the next player may hold.
    """

    search_horizon = 10
    counted_worlds = 2
    puzzle_margin = 4.0
    outcomes = RUMMY500_OUTCOMES
    data = RUMMY500_BOT_DATA
    traits = TRAITS
    blindnesses = RUMMY500_BLINDNESSES

    def candidates(self, state: Rummy500State) -> list[Move]:
        """Moves rated within ``RUMMY500_CANDIDATE_MARGIN_POINTS`` of the best, the best first.

        Discards are candidates only if no meld or lay-off is possible.
        """
        return list(self._best(state, DEFAULT_DANGER_SHARE, wary=False))

    def quick_score(self, state: Rummy500State, move: Move) -> float:
        return _move_rating(state, move, DEFAULT_DANGER_SHARE, None)

    def evaluate_moves(self, state: Rummy500State) -> dict[Move, float]:
        """Ratings near the best; playouts prefer lower ones only by chance."""
        return self._best(state, danger_now(state), wary=True)

    def search_prior(self, state: Rummy500State) -> dict[Move, float]:
        """Search priors: ``evaluate_moves`` without its margin; beside melds also waiting moves.

        A meld kept in the hand gives opponents no lay-off spots and no calls.  The best way to go
        out in this turn is always tried, as if it were rated with the best.  A good swap comes
        before all else, since all else can follow it.
        """
        weights = _best_swap(state) or self._tried(state)
        best = max(weights.values())
        if state.phase == "play":
            way = way_out(state, weights)
            outs = [] if way is None else [way.moves[0]]
        else:
            draws = draws_out(state)
            outs = sorted(draws, key=lambda move: -draws[move].points)[:1]
        return dict.fromkeys(outs, best) | weights

    def _tried(self, state: Rummy500State) -> dict[Move, float]:
        """Search priors without ways to go out."""
        danger = danger_now(state)
        weights = self._best(state, danger, wary=True, margin=inf)
        if state.phase != "play" or state.asked is None or _ends_turn(next(iter(weights))):
            return weights
        weights = dict(islice(weights.items(), MAX_PRIOR_MELDS_COUNT))
        guess = Guess(state)
        hand = state.hand(state.asked)
        risk = holding_cost(state, hand, state.worth.cards)
        if risk > MAX_WAITING_RISK_POINTS:
            return weights
        waiting = sorted(
            [
                (-_move_rating(state, move, danger, guess), place, move)
                for place, move in enumerate(discarding.legal(state, hand))
            ]
        )
        ahead = max(weights.values()) - risk
        for rating, _, move in waiting[:MAX_PRIOR_WAITING_DISCARD_COUNT]:
            weights[move] = ahead + waiting[0][0] - rating
        return weights

    def worlds(self, seen: Rummy500State, most: int) -> Sequence[World] | None:
        return worlds.possible(seen, most)

    def position(self, state: Rummy500State) -> Hashable:
        return (
            state.asked,
            state.phase,
            tuple([tuple(sorted(hand)) for hand in state.hands]),
            tuple(state.stock),
            tuple(state.pile),
            tuple(sorted([(meld.cards, meld.by) for meld in state.melds])),
            state.must_meld,
            state.barred,
            state.discarder,
            state.took_top,
            state.alone,
            state.idle,
        )

    def certain_wins(self, state: Rummy500State) -> list[Move]:
        return sure_wins(state)

    def plan(self, state: Rummy500State, move: Move) -> Sequence[Move]:
        return plan(state, move)

    def winning_line(self, state: Rummy500State, move: Move) -> Sequence[Move]:
        return winning_line(state, move)

    def prior_error(self, state: Rummy500State) -> float:
        return RUMMY500_PRIOR_ERROR_POINTS

    def _best(
        self,
        state: Rummy500State,
        danger: float,
        wary: bool,
        margin: float = RUMMY500_CANDIDATE_MARGIN_POINTS,
    ) -> dict[Move, float]:
        moves = _usual(state)
        if len(moves) == 1:
            return {moves[0]: 0.0}
        guess = Guess(state) if wary and any(isinstance(move, Discard) for move in moves) else None
        rated = sorted(
            [(-_move_rating(state, move, danger, guess), place) for place, move in enumerate(moves)]
        )
        least = rated[0][0] + margin
        return {
            moves[place]: -rating
            for rating, place in rated[:RUMMY500_MAX_CANDIDATE_COUNT]
            if rating <= least
        }

    def rollout_move(self, state: Rummy500State, rng: Random) -> Move:
        return quick(state) or next(iter(self.evaluate_moves(state)))

    def rounds_left(self, state: Rummy500State) -> float:
        """Estimated rounds left: by the leader's distance to the target, and by the stock."""
        return self._to_come(state, self.value(state)) + len(state.stock) / ONE_PACK_CARD_COUNT

    def chances_after_round(self, state: Rummy500State) -> Sequence[float]:
        if state.winners is not None:
            return final_chances(state.winners, state.setup.players)
        spread = self.win_model.spread(state.setup.players)
        left = self._to_come(state, state.scores) + len(state.stock) / ONE_PACK_CARD_COUNT
        return win_chances(state.scores, spread.temperature_at(left))

    def _to_come(self, state: Rummy500State, totals: Sequence[float]) -> float:
        missing = state.options.target - max(totals)
        return max(0.0, missing / LEADER_ROUND_POINTS) if state.options.most_rounds > 1 else 0.0

    def value(self, state: Rummy500State) -> Sequence[float]:
        """Totals with the running round scored as if it ended now."""
        if state.over or state.phase == "deal":
            return state.scores
        return [total + now for total, now in zip(state.scores, counted(state), strict=True)]

    def evaluate_leaf(self, state: Rummy500State) -> Sequence[float]:
        """Totals with the laid points and the learned expectation of the rest of the round."""
        if state.over or state.phase == "deal":
            return state.scores
        coming = promised(
            state, RUMMY500_HAND_WEIGHTS[min(state.setup.players, max(RUMMY500_HAND_WEIGHTS))]
        )
        laid = points(state.melds, [()] * state.setup.players, state.worth)
        return [
            total + now + more for total, now, more in zip(state.scores, laid, coming, strict=True)
        ]

    def explain(
        self, state: Rummy500State, move: Move, names: Names, other: Move | None = None
    ) -> TextValue:
        return reasons.reason(state, move, names, other)


def _ends_turn(move: Move) -> bool:
    return isinstance(move, Discard)


def _usual(state: Rummy500State) -> list[Move]:
    """Moves worth rating: melds, lay-offs and swaps, else discards, else the first legal moves."""
    if state.phase != "play" or state.asked is None:
        return list(state.legal())
    hand = state.hand(state.asked)
    melding: list[Move] = [
        move
        for move in thrifty_melds(hand, state.meld_rules)
        if owing.leaves_enough(state, hand, move.cards, None)
    ]
    melding += laying_off.legal(state, hand)
    melding += good_swaps(state)
    usual = melding or list(discarding.legal(state, hand))
    return usual or list(islice(state.legal(), MAX_RATED_MOVES_COUNT))


def _best_swap(state: Rummy500State) -> dict[Move, float]:
    """The good swap of the highest rating; none if no swap is good."""
    swaps = good_swaps(state)
    if not swaps:
        return {}
    danger = danger_now(state)
    rated = {swap: _move_rating(state, swap, danger, None) for swap in swaps}
    best = max(swaps, key=rated.__getitem__)
    return {best: rated[best]}


def _move_rating(state: Rummy500State, move: Move, danger: float, guess: Guess | None) -> float:
    """Rating of a move, in points; a guess adds the points that the next player may meld."""
    if state.asked is None:
        return 0.0
    hand = state.hand(state.asked)
    worth = state.worth.cards
    now = estimated_value(hand, state.table, worth, danger)
    match move:
        case DrawPile(count) | Rummy(count):
            more = summed(state.hands[state.asked] + state.pile[-count:])
            bonus = UNSEEN_CARD_POINTS if isinstance(move, Rummy) else 0.0
            if count == 1 and state.pile[-1] in swapping.wanted(state):
                bonus += SWAPPED_JOKER_VALUE_SHARE * worth[JOKER]
            return bonus + estimated_value(more, state.table, worth, danger) - now
        case LayMeld(cards):
            after = estimated_value(hand.without(cards), state.table, worth, danger)
            return points_of(cards, state.worth) + after - now
        case LayOff(card):
            after = estimated_value(hand.without((card,)), state.table, worth, danger)
            return points_laid_off(state, move, state.worth) + after - now
        case Swap(card):
            freed = hand.without((LaidCard(card),)).with_cards([JOKER])
            after = estimated_value(freed, state.table, worth, danger)
            return swapping.gained_points(state, move) + after - now
        case Discard(card):
            given = gift_points(state, card, worth)
            if guess is not None:
                given = given or TEMPTED_POINTS_FACTOR * guess.tempting_points(card, worth)
            return (
                kept_value(hand.without((LaidCard(card),)), state.table, worth)
                - kept_value(hand, state.table, worth)
                - given
            )
        case RummyTo(meld, joker, end):
            card = LaidCard(state.pile[-1]) if joker is None else joker
            return points_laid_off(state, LayOff(card, meld, end), state.worth)
        case DrawStock():
            return UNSEEN_CARD_POINTS
        case Pass() if calling.ends_round(state):
            return -caught_points(hand, worth) - now
        case _:
            return 0.0
