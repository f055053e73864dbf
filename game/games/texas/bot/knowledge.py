"""The bot of Texas Rummy, and its traits."""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from game.cards import discard_model
from game.cards.bounded_cache import cached
from game.cards.french import Card
from game.core.event import Seat
from game.core.game import Bot
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
from game.games.texas.bot import reasons
from game.games.texas.bot.blindnesses import TEXAS_BLINDNESSES
from game.games.texas.bot.evaluate import (
    MAX_RATED_DISCARDS_COUNT,
    TEXAS_BOT_DATA,
    against_each,
    costs,
    costs_of,
    expectation_of,
    hoped_points,
    links_sum,
    points_after_taking,
    said_against,
    taken_of,
    variance_left,
    way_out,
    weight_of,
)
from game.games.texas.bot.outcomes import TEXAS_OUTCOMES
from game.games.texas.moves import (
    TEXAS_DISCARD_MOVES,
    TEXAS_DRAW_PILE_MOVE,
    TEXAS_DRAW_STOCK_MOVE,
    Discard,
    Draw,
    GoOut,
    Move,
)
from game.games.texas.rules import TexasState
from game.games.texas.rules.discarding import barred
from game.games.texas.rules.drawing import must_draw_from_stock
from game.games.texas.rules.round import is_untouched
from game.games.texas.scoring import Law
from game.text.message import Message, Names, TextValue

# Traits: what each leaning of a character means here.


def draws_from_pile(state: TexasState, move: Move) -> bool:
    return isinstance(move, Draw) and move.from_pile


def discards_short_suit(state: TexasState, move: Move) -> bool:
    """Whether the discard is of another suit than the hand's longest."""
    return isinstance(move, Discard) and not discard_model.is_in_longest_suit(move.card, state.hand)


def follows(state: TexasState, move: Move) -> bool:
    """Whether the discard has the suit of the pile."""
    return isinstance(move, Discard) and discard_model.follows(move.card, state.pile)


def lures(state: TexasState, move: Move) -> bool:
    """Whether the discard is a neighbour of cards in the hand."""
    return isinstance(move, Discard) and discard_model.can_lure(move.card, state.hand)


def discards_red(state: TexasState, move: Move) -> bool:
    return isinstance(move, Discard) and discard_model.is_red(move.card)


def discards_unwanted(state: TexasState, move: Move) -> bool:
    """Whether the discard is like a card that the next player has let go."""
    if not isinstance(move, Discard):
        return False
    following = (cast(Seat, state.asked) + 1) % state.setup.players
    return discard_model.is_similar_to_any(move.card, state.let_go[following])


def _draws(count: int) -> TextValue:
    return Message("texas-deeds-draws", count=count)


def _discards(count: int) -> TextValue:
    return Message("texas-deeds-discards", count=count)


TRAITS: Final = Traits(
    Trait(
        GRAB_LEANING, draws_from_pile, Message("texas-trait-pile"), Message("texas-trait-pile.not"),
        2.5, stakes=(2.4, 2.8), kinds=(Draw,), among=_draws,
    ),
    Trait(
        GREED_LEANING, discards_short_suit,
        Message("texas-trait-suit"), Message("texas-trait-suit.not"),
        stakes=(0.8, 1.0), public=False, kinds=(Discard,), among=_discards,
    ),
    Trait(
        HASTE_LEANING, follows, Message("texas-trait-follows"), Message("texas-trait-follows.not"),
        stakes=(1.2, 1.5), kinds=(Discard,), among=_discards,
    ),
    Trait(
        GUILE_LEANING, lures, Message("texas-trait-bait"), Message("texas-trait-bait.not"),
        stakes=(1.2, 2.0), public=False, kinds=(Discard,), among=_discards,
    ),
    Trait(
        HOARD_LEANING, discards_red, Message("texas-trait-red"), Message("texas-trait-red.not"),
        stakes=(1.0, 0.8), kinds=(Discard,), among=_discards,
    ),
    Trait(
        GUARD_LEANING, discards_unwanted,
        Message("texas-trait-unwanted"), Message("texas-trait-unwanted.not"),
        1.5, stakes=(2.0, 1.2), kinds=(Discard,), among=_discards,
    ),
    rating=1.5,
)  # fmt: skip


# The bot.

TEXAS_MAX_PRIOR_MOVE_COUNT: Final = 4
"""Maximum number of moves in a search prior."""
TEXAS_DISCARD_ERROR_POINTS: Final = 2.2
"""Typical error between the search priors of two discards, in points at factor 1.

Standard deviation against 24 to 64 determinizations, less their own, in 401 decisions.
"""
TEXAS_DRAW_ERROR_POINTS: Final = 3.1
"""The same for two draws, in 214 decisions."""
CANDIDATE_MARGIN_STANDARD_ERRORS: Final = 2.0
"""Threshold for searching a move: its prior is at most this many usual errors behind the best."""
MIN_SWAPPING_PILE_DRAW_COUNT: Final = 2
"""Pile draws in a row per player, after which no bot takes back its own discard."""
QUICK_STOCK_CARD_POINTS: Final = 0.5
"""Points that a card of the stock saves in a quick score."""


class TexasBot(Bot[TexasState, Move]):
    """Quick scores count the deadwood now, search priors the deadwood after the next card."""

    search_horizon = 8
    rerun_playouts = 128
    puzzle_margin = 1.5
    outcomes = TEXAS_OUTCOMES
    data = TEXAS_BOT_DATA
    traits = TRAITS
    blindnesses = TEXAS_BLINDNESSES

    def candidates(self, state: TexasState) -> list[Move]:
        """Sensible draws, a way out, or the discards with the lowest cost."""
        if state.phase == "draw":
            return draws(state)
        if state.laid is not None:
            return [last_discard(state)]
        out = way_out(state)
        return [out] if out is not None else discards(state, MAX_RATED_DISCARDS_COUNT)

    def quick_score(self, state: TexasState, move: Move) -> float:
        """Minus the deadwood, and minus the links of a discard to the rest of the hand."""
        law = state.round_law
        match move:
            case GoOut():
                return 0.0
            case Draw():
                if move.from_pile:
                    return -float(points_after_taking(state))
                return QUICK_STOCK_CARD_POINTS - law.points(state.hand)
            case Discard():
                return -said_against(state)[move.card]

    def evaluate_moves(self, state: TexasState) -> dict[Move, float]:
        """Quick scores with the hope of a wild card, less the help to the next player."""
        return {move: weight_of(state, move) for move in self.candidates(state)}

    def search_prior(self, state: TexasState) -> dict[Move, float]:
        """Evaluation over every card that may come next, without hopeless moves."""
        weights = self.evaluate_moves(state)
        if len(weights) == 1:
            return weights
        rates = {move: expectation_of(state, move) for move in weights}
        moves = sorted(rates, key=rates.__getitem__, reverse=True)[:TEXAS_MAX_PRIOR_MOVE_COUNT]
        enough = rates[moves[0]] - CANDIDATE_MARGIN_STANDARD_ERRORS * self.prior_error(state)
        return {move: rates[move] for move in moves if rates[move] >= enough}

    def prior_error(self, state: TexasState) -> float:
        misjudged = TEXAS_DRAW_ERROR_POINTS if state.phase == "draw" else TEXAS_DISCARD_ERROR_POINTS
        return misjudged * state.round_law.times

    def rollout_move(self, state: TexasState, rng: Random) -> Move:
        """Move with the least deadwood, an extra wild card considered; ignores the other seats."""
        hand = tuple(state.hand)
        if state.phase == "draw":
            if must_draw_from_stock(state):
                return TEXAS_DRAW_STOCK_MOVE
            takes = _takes(state.round_law, hand, state.pile[-1], state.options.bar)
            return TEXAS_DRAW_PILE_MOVE if takes else TEXAS_DRAW_STOCK_MOVE
        if state.laid is not None:
            return last_discard(state)
        out = way_out(state)
        return (
            TEXAS_DISCARD_MOVES[_lets_go(state.round_law, hand, barred(state))]
            if out is None
            else out
        )

    def whole_turns(self, state: TexasState) -> Sequence[tuple[Move, ...]]:
        """The draw from the pile with each way to end the turn, and the draw unseen."""
        if state.phase != "draw" or must_draw_from_stock(state):
            return ()
        after = state.clone()
        after.advance(TEXAS_DRAW_PILE_MOVE)
        ways = [(TEXAS_DRAW_PILE_MOVE, move) for move in after.legal()]
        return (*ways, (TEXAS_DRAW_STOCK_MOVE,))

    def rounds_left(self, state: TexasState) -> float:
        return variance_left(state)

    def value(self, state: TexasState) -> Sequence[float]:
        """Minus the totals in points, the current round included."""
        if state.over or is_untouched(state):
            return [-float(total) for total in state.scores]
        left_over = [state.round_law.arrange(hand).points for hand in state.hands]
        return [-float(total + now) for total, now in zip(state.scores, left_over, strict=True)]

    def evaluate_leaf(self, state: TexasState) -> Sequence[float]:
        """Minus the totals in points, the expected cost of the current round included."""
        if state.over or state.laid is not None or is_untouched(state):
            return self.value(state)
        return [-total - cost for total, cost in zip(state.scores, costs(state), strict=True)]

    def explain(
        self, state: TexasState, move: Move, names: Names, other: Move | None = None
    ) -> TextValue:
        return reasons.reason(state, move, names, other)


def draws(state: TexasState) -> list[Move]:
    """Both draws, unless one is illegal or clearly worse."""
    if must_draw_from_stock(state):
        return [TEXAS_DRAW_STOCK_MOVE]
    law = state.round_law
    hand = state.hand
    top = state.pile[-1]
    left_over = points_after_taking(state)
    if left_over == 0 and state.laid is None:
        return [TEXAS_DRAW_PILE_MOVE]
    if goes_round(state):
        return [TEXAS_DRAW_STOCK_MOVE]
    if left_over < law.points(hand) or links_sum(law, hand, top):
        return [TEXAS_DRAW_STOCK_MOVE, TEXAS_DRAW_PILE_MOVE]
    return [TEXAS_DRAW_STOCK_MOVE]


def goes_round(state: TexasState) -> bool:
    """Whether the same cards go round, so that a card of the stock is better.

    The seat has discarded the pile top before, and the last turns all drew from the pile.
    """
    assert state.asked is not None, "a seat is asked"
    swapped = state.idle >= MIN_SWAPPING_PILE_DRAW_COUNT * state.setup.players
    return swapped and state.pile[-1] in state.let_go[state.asked]


def last_discard(state: TexasState) -> Move:
    """The discard of a last turn: only the deadwood counts."""
    kept = barred(state)
    after = state.round_law.after_discards(state.hand)
    return TEXAS_DISCARD_MOVES[min((card for card in after if card != kept), key=after.__getitem__)]


def discards(state: TexasState, most: int) -> list[Move]:
    """The ``most`` discards with the lowest cost."""
    against = said_against(state)
    return [TEXAS_DISCARD_MOVES[card] for card in sorted(against, key=against.__getitem__)[:most]]


@cached(each=300)
def _lets_go(law: Law, hand: tuple[Card, ...], kept: Card | None) -> Card:
    """Discard from a hand in a round."""
    against = against_each(law, hand, kept)
    close = sorted(against, key=against.__getitem__)[:MAX_RATED_DISCARDS_COUNT]
    costs = costs_of(law, hand, {card: against[card] for card in close})
    return min(close, key=costs.__getitem__)


@cached(each=300)
def _takes(law: Law, hand: tuple[Card, ...], top: Card, bars: bool) -> bool:
    """Whether the top of the pile is taken: to go out, or to save more than the stock may."""
    after = taken_of(law, hand, top, bars)
    return not after or (after < law.points(hand) and after <= hoped_points(law, hand))
