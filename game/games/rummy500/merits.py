"""Merits of moves in 500 Rummy, which explain puzzles; they use only the seat's own knowledge."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import MeldableHand, card_of, summed
from game.core.merit import Merit
from game.games.rummy500.bot.evaluate import thrifty_melds
from game.games.rummy500.bot.inference import completing_pairs, gift_points
from game.games.rummy500.moves import (
    RUMMY500_DRAW_STOCK_MOVE,
    Discard,
    DrawPile,
    LayMeld,
    LayOff,
    Move,
    Rummy,
    Swap,
)
from game.games.rummy500.rules import Rummy500State, swapping
from game.games.rummy500.rules.laying_off import layoffs
from game.games.rummy500.scoring import points_laid_off, points_of
from game.games.rummy500.state import full_pack


class After:
    """A seat's cards and the table after a move, without any hidden card."""

    def __init__(self, state: Rummy500State, move: Move) -> None:
        seat = state.seat
        self.cards: list[Card] = state.hands[seat][:]
        self.state = state
        self.pile = state.pile
        if isinstance(move, DrawPile | Rummy):
            self.cards += state.pile[-move.count :]
            self.pile = state.pile[: -move.count]
        elif move != RUMMY500_DRAW_STOCK_MOVE:
            after = state.clone()
            after.advance(move)
            if after.over or after.round != state.round:
                self.cards = []
            else:
                self.cards, self.state, self.pile = after.hands[seat], after, after.pile

    @property
    def useful(self) -> int:
        """Unseen cards that could be played with what the hand and the table hold."""
        unseen = Counter(full_pack(self.state.setup.players, self.state.options))
        unseen.subtract(self.cards)
        unseen.subtract(self.pile)
        for meld in self.state.melds:
            unseen.subtract([card_of(card) for card in meld.cards])
        return sum(
            count
            for card, count in unseen.items()
            if count > 0 and card != JOKER and self._plays(card)
        )

    def _plays(self, card: Card) -> bool:
        if self.state.table.fits >> card & 1:
            return True
        held = summed([*self.cards, card])
        return any(card_of(one) == card for meld in self._melds(held) for one in meld.cards)

    def _melds(self, hand: MeldableHand) -> list[LayMeld]:
        return thrifty_melds(hand, self.state.meld_rules)

    @property
    def playable(self) -> int:
        """Points of the best single play that the hand now has."""
        hand, worth = summed(self.cards), self.state.worth
        found = [points_of(meld.cards, worth) for meld in self._melds(hand)]
        found += [
            points_laid_off(self.state, off, worth)
            for off in layoffs(hand.every, self.state.melds, self.state.meld_rules)
        ]
        return max(found, default=0)

    @property
    def points(self) -> int:
        """Points of the cards in the hand."""
        return sum(self.state.worth.cards[card] for card in self.cards)


def _laid_points(state: Rummy500State, move: Move) -> int:
    match move:
        case LayMeld(cards):
            return points_of(cards, state.worth)
        case LayOff():
            return points_laid_off(state, move, state.worth)
        case Swap():
            return swapping.gained_points(state, move)
        case _:
            return 0


def _playable_points(state: Rummy500State, move: Move) -> int:
    return 0 if isinstance(move, Discard) else After(state, move).playable


def _useful_count(state: Rummy500State, move: Move) -> int:
    return After(state, move).useful


def _hand_points(state: Rummy500State, move: Move) -> int:
    return -After(state, move).points


def _given_points(state: Rummy500State, move: Move) -> int:
    """Minus the points that anyone can play with the discard and the pile alone."""
    return (
        -round(gift_points(state, move.card, state.worth.cards)) if isinstance(move, Discard) else 0
    )


def _feeding_pairs(state: Rummy500State, move: Move) -> int:
    """Minus the pairs that would make a meld with the discard and might be in another hand."""
    if not isinstance(move, Discard):
        return 0
    if move.card == JOKER:
        return -99
    unseen = Counter(full_pack(state.setup.players, state.options))
    unseen.subtract(state.hands[state.seat])
    for meld in state.melds:
        unseen.subtract([card_of(card) for card in meld.cards])
    return -sum(
        unseen[Card(one)] > 0 and unseen[Card(two)] > 0
        for one, two in completing_pairs(move.card, state.meld_rules)
    )


def _fewest_drawn(state: Rummy500State, move: Move) -> int:
    """Minus the cards drawn."""
    return -move.count if isinstance(move, DrawPile) else -1


def _most_drawn(state: Rummy500State, move: Move) -> int:
    return -_fewest_drawn(state, move)


def _held_back(state: Rummy500State, move: Move) -> int:
    return 0 if isinstance(move, LayMeld | LayOff | Swap) else 1


def _blind_draw_count(state: Rummy500State, move: Move) -> int:
    """Whether a card is drawn unseen."""
    return int(move == RUMMY500_DRAW_STOCK_MOVE)


def _hand_size(state: Rummy500State, move: Move) -> int:
    """Minus the cards left in the hand."""
    return -len(After(state, move).cards)


RUMMY500_MERITS: Final[Sequence[Merit]] = (
    Merit("rummy500-merit-scores", "puzzles-theme-score", _laid_points),
    Merit("rummy500-merit-playable", "puzzles-theme-needed", _playable_points),
    Merit("rummy500-merit-gives", "puzzles-theme-starve", _given_points),
    Merit("rummy500-merit-useful", "puzzles-theme-build", _useful_count),
    Merit("rummy500-merit-feeds", "puzzles-theme-starve", _feeding_pairs),
    Merit("rummy500-merit-left", "puzzles-theme-unload", _hand_points),
    Merit("rummy500-merit-size", "puzzles-theme-unload", _hand_size),
    Merit("rummy500-merit-digs", "puzzles-theme-dig", _blind_draw_count, counts=False),
    Merit("rummy500-merit-many", "puzzles-theme-needed", _most_drawn, counts=False),
    Merit("rummy500-merit-few", "puzzles-theme-light", _fewest_drawn, counts=False),
    Merit("rummy500-merit-holds", "puzzles-theme-hold", _held_back, counts=False),
)
