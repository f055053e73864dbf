"""Merits of moves in Take, which explain puzzles; they use only the seat's own knowledge."""

from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import bits_of
from game.core.merit import Merit
from game.games.take.bot.evaluate import Insight
from game.games.take.melds import LaidRuns
from game.games.take.moves import (
    TAKE_DRAW_PILE_MOVE,
    TAKE_DRAW_STOCK_MOVE,
    Add,
    Discard,
    Draw,
    Lay,
    Move,
)
from game.games.take.rules import TakeState, empty_stock
from game.games.take.scoring import CARD_VALUES, laid_value
from game.games.take.state import DRAW_PHASE


class After:
    """A seat's cards, its runs and the table after a move, without any hidden card."""

    def __init__(self, state: TakeState, move: Move) -> None:
        after = state.clone()
        self.seat = state.seat
        self.ended = False
        self.hand: list[Card] = state.hand[:]
        self.table: LaidRuns = state.table
        if move == TAKE_DRAW_PILE_MOVE:
            self.hand.append(state.pile[-1])
        elif move != TAKE_DRAW_STOCK_MOVE:
            after.advance(move)
            self.ended = after.over or after.round != state.round
            if not self.ended:
                self.hand, self.table = after.hands[self.seat], after.table
        gone = bits_of(self.hand) | bits_of(state.hand) | bits_of(state.pile) | self.table.lying
        self.unseen = [Card(card) for card in range(JOKER) if not gone >> card & 1]

    @property
    def useful(self) -> int:
        """Unseen cards that the hand could play with what it holds."""
        return sum(empty_stock.can_meld_drawn(self.table, self.hand, card) for card in self.unseen)

    @property
    def exposed(self) -> int:
        """Unseen cards that would take a run of the seat."""
        return sum(
            any(
                index is not None and self.table.runs[index].owner == self.seat
                for place in self.table.places
                if place.card == card
                for index in (place.below, place.above)
            )
            for card in self.unseen
        )

    @property
    def points(self) -> int:
        """Points of the cards in the hand."""
        return sum(CARD_VALUES[card] for card in self.hand)


def _taken_points(state: TakeState, move: Move) -> int:
    return Insight(state).won_points(move) if isinstance(move, Add) else 0


def _laid_points(state: TakeState, move: Move) -> int:
    match move:
        case Lay(cards):
            return laid_value(cards)
        case Add(card):
            return laid_value((card,))
        case _:
            return 0


def _held_back(state: TakeState, move: Move) -> int:
    return 0 if isinstance(move, Lay | Add) else 1


def _useful_count(state: TakeState, move: Move) -> int:
    return After(state, move).useful


def _exposed_count(state: TakeState, move: Move) -> int:
    return -After(state, move).exposed


def _hand_points(state: TakeState, move: Move) -> int:
    return -After(state, move).points


def _feeding_runs(state: TakeState, move: Move) -> int:
    if not isinstance(move, Discard) or move.card == JOKER:
        return -60 if isinstance(move, Discard) else 0
    return -Insight(state).open_to_next(move.card)


def _joker_count(state: TakeState, move: Move) -> int:
    return After(state, move).hand.count(JOKER)


def _playable_count(state: TakeState, move: Move) -> int:
    """Whether the card drawn can be played at once, as far as the seat knows."""
    return int(move == TAKE_DRAW_PILE_MOVE and empty_stock.can_take_last(state))


def _blind_draw_count(state: TakeState, move: Move) -> int:
    """Whether a card is drawn unseen because the top of the pile cannot be played."""
    if state.phase != DRAW_PHASE or not isinstance(move, Draw) or not state.pile:
        return 0
    return int(move == TAKE_DRAW_STOCK_MOVE and not _playable_count(state, TAKE_DRAW_PILE_MOVE))


TAKE_MERITS: Final[Sequence[Merit]] = (
    Merit("take-merit-takes", "puzzles-theme-take", _taken_points),
    Merit("take-merit-top", "puzzles-theme-needed", _playable_count, counts=False),
    Merit("take-merit-digs", "puzzles-theme-dig", _blind_draw_count, counts=False),
    Merit("take-merit-exposed", "puzzles-theme-protect", _exposed_count),
    Merit("take-merit-useful", "puzzles-theme-build", _useful_count),
    Merit("take-merit-feeds", "puzzles-theme-starve", _feeding_runs),
    Merit("take-merit-lays", "puzzles-theme-score", _laid_points),
    Merit("take-merit-holds", "puzzles-theme-hold", _held_back, counts=False),
    Merit("take-merit-jokers", "puzzles-theme-strong", _joker_count),
    Merit("take-merit-left", "puzzles-theme-unload", _hand_points),
)
