"""The bot of Takeaway, and its traits."""

from collections.abc import Sequence
from random import Random
from typing import Final

from game.cards.discard_model import is_red
from game.cards.french import Card
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
from game.games.takeaway.bot import reasons
from game.games.takeaway.bot.blindnesses import TAKEAWAY_BLINDNESSES, takes_largest
from game.games.takeaway.bot.endgame import Endgame, is_small, is_solvable, ways_to_take
from game.games.takeaway.bot.evaluate import (
    TAKEAWAY_BOT_DATA,
    at_end,
    best_slot,
    chances,
    expected_lead,
    gained_cards,
    promised,
    rounds_left,
    totals,
)
from game.games.takeaway.bot.rollout import Board
from game.games.takeaway.moves import TAKE_STACK_MOVES, TAKEAWAY_DRAW_MOVE, Draw, Move, Take
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITTING_CARDS, plays
from game.text.message import Message, Names, TextValue

# Traits: what each leaning of a character means here.

MIN_PICTURE_RANK: Final = 10
"""Rank of the jack, the lowest picture."""
MAX_SAFE_FITTING_CARD_COUNT: Final = 1
"""Threshold of ``takes_safe_top``: maximum number of deck cards that fit a top."""


def _top(state: TakeawayState, move: Take) -> Card:
    return state.slots[move.slot][-1]


def takes_picture(state: TakeawayState, move: Move) -> bool:
    """Whether a rival's stack with a picture on top is taken."""
    if not isinstance(move, Take) or state.owner[move.slot] == state.asked:
        return False
    return _top(state, move) % 13 >= MIN_PICTURE_RANK


def takes_nearest(state: TakeawayState, move: Move) -> bool:
    """Whether the first fitting stack clockwise is taken."""
    return isinstance(move, Take) and move.slot == plays(state, state.slot)[0]


def takes_same_rank(state: TakeawayState, move: Move) -> bool:
    """Whether the taken top has the same rank."""
    return isinstance(move, Take) and _top(state, move) % 13 == state.slots[state.slot][-1] % 13


def takes_black(state: TakeawayState, move: Move) -> bool:
    """Whether the taken top is black."""
    return isinstance(move, Take) and not is_red(_top(state, move))


def takes_safe_top(state: TakeawayState, move: Move) -> bool:
    """Whether hardly any deck card fits the taken top.

    The deck can be inferred: it holds the cards in no slot.
    """
    if not isinstance(move, Take):
        return False
    return (
        len(FITTING_CARDS[state.run_suits][_top(state, move)].intersection(state.stock))
        <= MAX_SAFE_FITTING_CARD_COUNT
    )


def _takes(count: int) -> TextValue:
    return Message("takeaway-deeds-takes", count=count)


TRAITS: Final = Traits(
    Trait(
        GRAB_LEANING, takes_picture,
        Message("takeaway-trait-picture"), Message("takeaway-trait-picture.not"),
        2.6, stakes=(1.5, 1.5), kinds=(Take,), among=_takes,
    ),
    Trait(
        GREED_LEANING, takes_largest,
        Message("takeaway-trait-largest"), Message("takeaway-trait-largest.not"),
        stakes=(1.0, 0.6), kinds=(Take,), among=_takes,
    ),
    Trait(
        HASTE_LEANING, takes_nearest,
        Message("takeaway-trait-nearest"), Message("takeaway-trait-nearest.not"),
        1.3, stakes=(1.0, 0.6), kinds=(Take,), among=_takes,
    ),
    Trait(
        GUILE_LEANING, takes_same_rank,
        Message("takeaway-trait-match"), Message("takeaway-trait-match.not"),
        stakes=(1.0, 1.0), kinds=(Take,), among=_takes,
    ),
    Trait(
        HOARD_LEANING, takes_black,
        Message("takeaway-trait-black"), Message("takeaway-trait-black.not"),
        stakes=(1.0, 0.7), kinds=(Take,), among=_takes,
    ),
    Trait(
        GUARD_LEANING, takes_safe_top,
        Message("takeaway-trait-safe"), Message("takeaway-trait-safe.not"),
        stakes=(1.5, 1.5), public=False, kinds=(Take,), among=_takes,
    ),
    rating=0.8,
)  # fmt: skip


# The bot.

TAKEAWAY_PRIOR_ERROR_CARDS: Final = 3.6
"""Typical error between two search priors, in cards.

Measured against 1,600 playouts per move in 250 positions with 7 to 20 cards in the deck.
"""


class TakeawayBot(Bot[TakeawayState, Move]):
    """Quick scores count cards won; evaluations count cards that a seat can expect to keep."""

    search_horizon = 0
    rerun_playouts = 960
    puzzle_margin = 1.5
    data = TAKEAWAY_BOT_DATA
    traits = TRAITS
    blindnesses = TAKEAWAY_BLINDNESSES

    def candidates(self, state: TakeawayState) -> list[Move]:
        return list(state.legal())

    def quick_score(self, state: TakeawayState, move: Move) -> float:
        return gained_cards(state, move)

    def rollout_move(self, state: TakeawayState, rng: Random) -> Move:
        if state.phase == "draw":
            return TAKEAWAY_DRAW_MOVE
        board = Board(state)
        return TAKE_STACK_MOVES[best_slot(board, board.takeable())]

    def evaluate_moves(self, state: TakeawayState) -> dict[Move, float]:
        """Expected lead in cards at the end of the round."""
        return {
            move: 0.0 if isinstance(move, Draw) else expected_lead(state, move.slot)
            for move in self.candidates(state)
        }

    def prior_error(self, state: TakeawayState) -> float:
        return TAKEAWAY_PRIOR_ERROR_CARDS

    def rounds_left(self, state: TakeawayState) -> float:
        return rounds_left(state)

    def evaluate_leaf(self, state: TakeawayState) -> Sequence[float]:
        return promised(state)

    def win_chances(self, state: TakeawayState) -> Sequence[float]:
        """Win chances by rollouts on ``Board``, as a search itself stops after the move."""
        return chances(state, self.win_model.spread(state.setup.players))

    def solve_exactly(self, state: TakeawayState) -> dict[Move, float] | None:
        """Win chance of the asked seat after each taking; None if not ``is_solvable``."""
        if not is_solvable(state):
            return None
        seat = state.asked
        assert seat is not None, "a seat is asked"
        return {move: chances[seat] for move, chances in self._endgame(state).takes(state).items()}

    def whole_turns(self, state: TakeawayState) -> Sequence[tuple[Move, ...]]:
        """The ways to play the slot to its end; empty before a draw, or with a large deck."""
        if state.phase == "draw" or not is_small(state):
            return ()
        ways = [takes for takes, _, _ in ways_to_take(state)]
        return ways if any(len(takes) > 1 for takes in ways) else ()

    def solve_turns(self, state: TakeawayState) -> dict[tuple[Move, ...], float]:
        """Win chance of the asked seat after each of the ``whole_turns``."""
        seat = state.asked
        if seat is None or not self.whole_turns(state):
            return {}
        return {turn: chances[seat] for turn, chances in self._endgame(state).turns(state).items()}

    def _endgame(self, state: TakeawayState) -> Endgame:
        spread = self.win_model.spread(state.setup.players)

        def ending(held: Sequence[int]) -> Sequence[float]:
            totals = [total + now for total, now in zip(state.scores, held, strict=True)]
            return at_end(state, totals, 0.0, spread)

        return Endgame(state, ending)

    def value(self, state: TakeawayState) -> Sequence[float]:
        return totals(state)

    def explain(
        self, state: TakeawayState, move: Move, names: Names, other: Move | None = None
    ) -> TextValue:
        return reasons.reason(state, move, names, other)
