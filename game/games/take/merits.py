"""Merits of moves in Take, which explain puzzles; they use only the seat's own knowledge."""

from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import bits
from game.core.merit import Merit
from game.games.take.bot.evaluate import Insight
from game.games.take.melds import LaidRuns
from game.games.take.moves import DRAW_PILE, DRAW_STOCK, Add, Discard, Draw, Lay, Move
from game.games.take.rules import TakeState, empty_stock
from game.games.take.scoring import VALUES, laid_value
from game.games.take.state import DRAW


class After:
    """A seat's cards, its runs and the table after a move, without any hidden card."""

    def __init__(self, state: TakeState, move: Move) -> None:
        after = state.clone()
        self.seat = state.seat
        self.ended = False
        self.hand: list[Card] = state.hand[:]
        self.table: LaidRuns = state.table
        if move == DRAW_PILE:
            self.hand.append(state.pile[-1])
        elif move != DRAW_STOCK:
            after.advance(move)
            self.ended = after.over or after.round != state.round
            if not self.ended:
                self.hand, self.table = after.hands[self.seat], after.table
        gone = bits(self.hand) | bits(state.hand) | bits(state.pile) | self.table.lying
        self.unseen = [Card(card) for card in range(JOKER) if not gone >> card & 1]

    @property
    def useful(self) -> int:
        """Unseen cards that the hand could play with what it holds."""
        return sum(empty_stock.could_meld(self.table, self.hand, card) for card in self.unseen)

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
        return sum(VALUES[card] for card in self.hand)


def _taken(state: TakeState, move: Move) -> int:
    return Insight(state).won(move) if isinstance(move, Add) else 0


def _laid(state: TakeState, move: Move) -> int:
    match move:
        case Lay(cards):
            return laid_value(cards)
        case Add(card):
            return laid_value((card,))
        case _:
            return 0


def _held_back(state: TakeState, move: Move) -> int:
    return 0 if isinstance(move, Lay | Add) else 1


def _useful(state: TakeState, move: Move) -> int:
    return After(state, move).useful


def _exposed(state: TakeState, move: Move) -> int:
    return -After(state, move).exposed


def _left(state: TakeState, move: Move) -> int:
    return -After(state, move).points


def _feeds(state: TakeState, move: Move) -> int:
    if not isinstance(move, Discard) or move.card == JOKER:
        return -60 if isinstance(move, Discard) else 0
    return -Insight(state).open_to_next(move.card)


def _jokers(state: TakeState, move: Move) -> int:
    return After(state, move).hand.count(JOKER)


def _playable(state: TakeState, move: Move) -> int:
    """Whether the card drawn can be played at once, as far as the seat knows."""
    return int(move == DRAW_PILE and empty_stock.can_take_last(state))


def _digs(state: TakeState, move: Move) -> int:
    """Whether a card is drawn unseen because the top of the pile cannot be played."""
    if state.phase != DRAW or not isinstance(move, Draw) or not state.pile:
        return 0
    return int(move == DRAW_STOCK and not _playable(state, DRAW_PILE))


MERITS: Final[Sequence[Merit]] = (
    Merit("take-merit-takes", "puzzles-theme-take", _taken),
    Merit("take-merit-top", "puzzles-theme-needed", _playable),
    Merit("take-merit-digs", "puzzles-theme-dig", _digs),
    Merit("take-merit-exposed", "puzzles-theme-protect", _exposed),
    Merit("take-merit-useful", "puzzles-theme-build", _useful),
    Merit("take-merit-feeds", "puzzles-theme-starve", _feeds),
    Merit("take-merit-lays", "puzzles-theme-score", _laid),
    Merit("take-merit-holds", "puzzles-theme-hold", _held_back),
    Merit("take-merit-jokers", "puzzles-theme-strong", _jokers),
    Merit("take-merit-left", "puzzles-theme-unload", _left),
)
