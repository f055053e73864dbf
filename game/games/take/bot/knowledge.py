"""The bot of Take: move ratings for all levels, the coach and searches, and its traits."""

from collections.abc import Hashable, Sequence
from operator import itemgetter
from random import Random
from typing import Final

from game.cards import discard_model
from game.cards.french import JOKER
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
from game.games.take.bot import reasons, worlds
from game.games.take.bot.blindnesses import TAKE_BLINDNESSES
from game.games.take.bot.endgame import plan, sure_wins, ways_out, winning_line
from game.games.take.bot.evaluate import (
    GOING_OUT_RATING_POINTS,
    TAKE_BOT_DATA,
    Insight,
    Outlook,
    coming,
    to_come,
)
from game.games.take.bot.outcomes import TAKE_OUTCOMES
from game.games.take.moves import Add, Discard, Lay, Move
from game.games.take.rules import TakeState, melding
from game.games.take.rules.round import left_to_draw, most_rounds
from game.games.take.scoring import counted
from game.games.take.state import DRAW_PHASE
from game.text.message import Message, Names, TextValue

# Traits: what each leaning of a character means here.

HEARTS_SUIT: Final = 1
"""Number of the suit of hearts."""
END_RANKS: Final = (0, 12)
"""Ranks at either end: ace and king."""
PICTURE_RANKS: Final = (10, 11, 12)
"""Ranks of jack, queen and king."""
MIN_LONG_SUIT_CARD_COUNT: Final = 3
"""Minimum number of cards of a suit that is worth collecting."""


def takes(state: TakeState, move: Move) -> bool:
    """Whether the move takes a sequence, or discards a card similar to the pile top."""
    match move:
        case Add(number=number, above=above):
            runs = [state.table.find(one) for one in (number, above) if one is not None]
            return any(run is not None and run.owner != state.asked for run in runs)
        case Discard(card):
            return discard_model.is_similar_to_any(card, state.pile[-1:])
        case _:
            return False


def discards_short_suit(state: TakeState, move: Move) -> bool:
    """Whether the move discards a card of a short suit."""
    if not isinstance(move, Discard) or move.card == JOKER:
        return False
    suit = move.card // 13
    return (
        sum(card // 13 == suit for card in state.hand if card != JOKER) < MIN_LONG_SUIT_CARD_COUNT
    )


def is_hasty(state: TakeState, move: Move) -> bool:
    """Whether the move melds at once, or discards a picture card."""
    if isinstance(move, Discard):
        return move.card != JOKER and move.card % 13 in PICTURE_RANKS
    return isinstance(move, Lay | Add)


def discards_end_rank(state: TakeState, move: Move) -> bool:
    """Whether the move discards an ace or king; middle ranks, which fit most runs, are kept."""
    return isinstance(move, Discard) and move.card != JOKER and move.card % 13 in END_RANKS


def hoards(state: TakeState, move: Move) -> bool:
    """Whether the move melds without a joker, or discards no heart."""
    match move:
        case Lay(cards):
            return all(card < JOKER for card in cards)
        case Add(card):
            return card < JOKER
        case Discard(card):
            return card != JOKER and card // 13 != HEARTS_SUIT
        case _:
            return False


def discards_unwanted(state: TakeState, move: Move) -> bool:
    """Whether the move discards a card similar to the next player's last discard."""
    if not isinstance(move, Discard):
        return False
    following = (state.seat + 1) % state.setup.players
    return discard_model.is_similar_to_any(move.card, state.let_go[following][-1:])


def _discards(count: int) -> TextValue:
    return Message("take-deeds-discards", count=count)


def _additions(count: int) -> TextValue:
    return Message("take-deeds-additions", count=count)


def _melds(count: int) -> TextValue:
    return Message("take-deeds-melds", count=count)


TRAITS: Final = Traits(
    Trait(
        GRAB_LEANING, takes, Message("take-trait-takes"), Message("take-trait-takes.not"),
        1.5, stakes=(2.0, 2.0), kinds=(Add, Discard), among=_additions,
    ),
    Trait(
        GREED_LEANING, discards_short_suit,
        Message("take-trait-suit"), Message("take-trait-suit.not"),
        2.0, stakes=(1.7, 1.5), public=False, kinds=(Discard,), among=_discards,
    ),
    Trait(
        HASTE_LEANING, is_hasty, Message("take-trait-hasty"), Message("take-trait-hasty.not"),
        2.5, stakes=(2.0, 2.7), kinds=(Lay, Add, Discard), among=_melds,
    ),
    Trait(
        GUILE_LEANING, discards_end_rank,
        Message("take-trait-ends"), Message("take-trait-ends.not"),
        1.3, stakes=(2.0, 4.0), kinds=(Discard,), among=_discards,
    ),
    Trait(
        HOARD_LEANING, hoards, Message("take-trait-hoards"), Message("take-trait-hoards.not"),
        stakes=(2.2, 1.7), kinds=(Lay, Add, Discard), among=_melds,
    ),
    Trait(
        GUARD_LEANING, discards_unwanted,
        Message("take-trait-unwanted"), Message("take-trait-unwanted.not"),
        1.5, stakes=(2.0, 1.5), kinds=(Discard,), among=_discards,
    ),
    rating=1.5,
)  # fmt: skip


# The bot.

TAKE_CANDIDATE_MARGIN_POINTS = 2.0
"""Margin of ``evaluate_moves``: moves rated further below the best are dropped, in points."""
PRIOR_MARGIN_POINTS = 15.0
"""Margin of search priors, in points."""
DRAW_PRIOR_MARGIN_POINTS = 6.0
"""Margin of search priors for draws; no margin gained only 0.1 +- 0.5 points in 120 positions."""
MAX_SENSIBLE_COST_POINTS = 40.0
"""Threshold of cost, in points, above which ``move_costs`` leaves a move out."""
TAKE_MAX_CANDIDATE_COUNT = 3
"""Maximum number of moves from ``evaluate_moves``; extra melds come on top."""
TAKE_MAX_PRIOR_MOVE_COUNT = 4
"""Maximum number of moves from ``search_prior``; extra melds come on top."""
MAX_EXTRA_MELD_MOVE_COUNT = 2
"""Number of melds that both give in addition, at any rating."""
TAKE_HORIZON_TURNS_COUNT = 4
"""Search horizon: the number of turns after which a playout is cut off.

For 150 choices among four discards, with 30 determinizations each, cutting off after 2 to 6 turns
gained 1.9, 2.3, 2.7, 2.8 and 2.0 points (+- 1.3); playing to the end gained 1.3.
"""
MAX_SHORT_STOCK_CARDS_PER_SEAT_COUNT = 3
"""Threshold of stock cards per player up to which a playout is not cut off."""
TAKE_PRIOR_ERROR_POINTS = 10.0
"""Default prior error: the typical error of the difference between two ratings, in points.

For 150 times four discards the standard deviation of ratings was 4.6 points.  That of results in
30 determinizations was 8.7, without sampling error.  A difference has the errors of two ratings.
"""
ADDING_PRIOR_ERROR_POINTS = 25.0
"""Prior error where a card can be added and time is not short.

In 9,000 rounds played on from there, takes were rated 10 to 30 points too low, and 50 with a joker
for 45 points or more.  New sequences were rated right within 5 points.
"""
LATE_PRIOR_ERROR_POINTS = 60.0
"""Prior error where time is short or the whole hand can be melded: such ratings are no points."""


class TakeBot(Bot[TakeState, Move]):
    """Rates moves for each level.

    ``quick_score`` melds at once.  ``evaluate_moves`` melds nothing until the whole hand can go.
    ``search_prior`` also melds sequences that opponents can hardly take.
    """

    rerun_playouts = 32
    counted_worlds = 6
    puzzle_margin = 6.0
    outcomes = TAKE_OUTCOMES
    data = TAKE_BOT_DATA
    traits = TRAITS
    blindnesses = TAKE_BLINDNESSES

    def candidates(self, state: TakeState) -> list[Move]:
        return Outlook(state).worth_thought()

    def quick_score(self, state: TakeState, move: Move) -> float:
        return Outlook(state).quick_rating(move)

    def evaluate_moves(self, state: TakeState) -> dict[Move, float]:
        """Ratings near the best for a good amateur, who keeps cards until all can go.

        It overlooks that kept cards may be caught, that floating is not going out, and that a
        discard closes ways for the whole hand.
        """
        return _near(Outlook(state), TAKE_CANDIDATE_MARGIN_POINTS, TAKE_MAX_CANDIDATE_COUNT)

    def search_prior(self, state: TakeState) -> dict[Move, float]:
        """Search priors: an expert's ratings near the best, in points.

        Of the ways to go out in this turn only the best ones are tried, each by its first move.
        """
        close = DRAW_PRIOR_MARGIN_POINTS if state.phase == DRAW_PHASE else PRIOR_MARGIN_POINTS
        near = _near(Insight(state), close, TAKE_MAX_PRIOR_MOVE_COUNT)
        ways = ways_out(state)
        if not ways:
            return near
        best = {way.moves[0]: GOING_OUT_RATING_POINTS + way.laid[state.seat] for way in ways}
        return best | {
            move: rating for move, rating in near.items() if rating < GOING_OUT_RATING_POINTS
        }

    def worlds(self, seen: TakeState, most: int) -> Sequence[World] | None:
        return worlds.possible(seen, most)

    def position(self, state: TakeState) -> Hashable:
        return (
            state.asked,
            state.phase,
            tuple([tuple(sorted(hand)) for hand in state.hands]),
            tuple(state.stock),
            tuple(state.pile),
            frozenset([(run.owner, run.cards) for run in state.table.runs]),
            state.barred,
            state.must_meld,
            state.took_top,
            state.idle,
        )

    def certain_wins(self, state: TakeState) -> list[Move]:
        return sure_wins(state)

    def plan(self, state: TakeState, move: Move) -> Sequence[Move]:
        return plan(state, move)

    def winning_line(self, state: TakeState, move: Move) -> Sequence[Move]:
        return winning_line(state, move)

    def prior_error(self, state: TakeState) -> float:
        if state.phase == DRAW_PHASE:
            return TAKE_PRIOR_ERROR_POINTS
        if not Insight(state).waits:
            return LATE_PRIOR_ERROR_POINTS
        adding = any(isinstance(move, Add) for move in melding.possible(state))
        return ADDING_PRIOR_ERROR_POINTS if adding else TAKE_PRIOR_ERROR_POINTS

    def move_costs(self, state: TakeState) -> dict[Move, float]:
        """Cost of each sensible move against the best, as an expert rates them; at most 0."""
        insight = Insight(state)
        rated = [(insight.rating_of(move), move) for move in insight.worth_thought()]
        rated.sort(key=itemgetter(0), reverse=True)
        best = rated[0][0]
        return {
            move: round(rating - best, 1)
            for rating, move in rated
            if rating >= best - MAX_SENSIBLE_COST_POINTS
        }

    def rollout_move(self, state: TakeState, rng: Random) -> Move:
        return Insight(state, quick=True).best()

    def rounds_left(self, state: TakeState) -> float:
        """The rounds to come at the usual pace, and a share of this one in proportion to its stock.

        The share counts at least one card of the stock until the round is over.
        """
        players, options = state.setup.players, state.options
        lacking = options.target - max(state.scores)
        rounds = to_come(players, lacking, most_rounds(options) - len(state.rounds))
        cards = max(1, len(state.stock))
        return max(0.0, rounds - 1.0) + cards / left_to_draw(players, options)

    def value(self, state: TakeState) -> Sequence[float]:
        """Totals with the running round scored as if it ended now."""
        if state.over or state.round == len(state.rounds):
            return state.scores
        return [total + now for total, now in zip(state.scores, counted(state), strict=True)]

    def evaluate_leaf(self, state: TakeState) -> Sequence[float]:
        """Totals with the learned expectation of the round, from all hands.

        Before the first discard of a round all seats are expected to gain the same.
        """
        if state.over or (state.phase == DRAW_PHASE and not any(state.let_go)):
            return state.scores
        return [total + more for total, more in zip(state.scores, coming(state), strict=True)]

    def is_leaf(self, state: TakeState, start: TakeState) -> bool:
        """Whether the round is over, or the horizon of turns is reached and the stock is long."""
        if super().is_leaf(state, start):
            return True
        if state.phase != DRAW_PHASE or len(
            state.stock
        ) <= MAX_SHORT_STOCK_CARDS_PER_SEAT_COUNT * len(state.hands):
            return False
        return sum(map(len, state.let_go)) - sum(map(len, start.let_go)) >= TAKE_HORIZON_TURNS_COUNT

    def explain(
        self, state: TakeState, move: Move, names: Names, other: Move | None = None
    ) -> TextValue:
        return reasons.reason(state, move, names, other)


def _near(outlook: Outlook, margin: float, most: int) -> dict[Move, float]:
    """Ratings within a margin of the best, the best first.

    They always include the best melds and the best discard: to meld or to wait is a different
    decision from the choice of a discard.
    """
    rated = [(outlook.rating_of(move), move) for move in outlook.worth_thought()]
    rated.sort(key=itemgetter(0), reverse=True)
    least = rated[0][0] - margin
    near = [(rating, move) for rating, move in rated[:most] if rating >= least]
    laying, waiting = (
        [one for one in rated if isinstance(one[1], Lay | Add) is melds] for melds in (True, False)
    )
    if laying:
        near += [one for one in laying[:MAX_EXTRA_MELD_MOVE_COUNT] + waiting[:1] if one not in near]
    return {move: rating for rating, move in near}
