"""What opponents know of 500 Rummy."""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final

from game.cards.french import Card
from game.cards.melds import Laid, card_of
from game.core.game import Knowledge
from game.core.words import cards as count_of_cards
from game.games.rummy500.listing import takings
from game.games.rummy500.melding import summed
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
from game.games.rummy500.playing import FROM_STOCK, danger_now, points_of, quick, thrifty_melds
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.scoring import values
from game.games.rummy500.thinking import estimate, value
from game.games.rummy500.words import the

FIRST: Final = 40.0
"""What puts melding before discarding: points on the table are safe."""
MOST_MELDS: Final = 6
"""How many ways to put cards down are thought about."""
MOST_DISCARDS: Final = 5
"""How many discards are thought about."""
MOST_LISTED: Final = 100
"""How many of the legal moves are looked at where none of the usual ones pays a debt."""
OVERLOOKED: Final = 0.6
"""How often a beginner does not see that the pile can be called."""
HESITATION: Final = 0.35
"""How often a beginner keeps a meld in the hand."""


class Rummy500Knowledge(Knowledge[Rummy500State, Move]):
    """Points now and points promised, weighed by how soon the round may end."""

    def candidates(self, state: Rummy500State) -> list[Move]:
        """Every way to draw or to answer; the best ways to meld, and the best discards."""
        if state.phase != "play" or state.asked is None:
            return list(state.legal())
        hand = summed(state.hands[state.asked])
        melding: list[Move] = [
            move for move in thrifty_melds(hand) if state.leaves_enough(hand, move.cards, None)
        ]
        discards: list[Move] = []
        for move in state.layoffs_and_discards(hand):
            (discards if isinstance(move, Discard) else melding).append(move)
        found = self._best(state, melding, MOST_MELDS) + self._best(state, discards, MOST_DISCARDS)
        return found or self._best(state, list(islice(state.legal(), MOST_LISTED)), MOST_MELDS)

    def _best(self, state: Rummy500State, moves: list[Move], most: int) -> list[Move]:
        """So many of these moves that look best, the best first."""
        return sorted(moves, key=lambda move: -self.rate(state, move))[:most]

    def rate(self, state: Rummy500State, move: Move) -> float:
        if state.asked is None:
            return 0.0
        hand = summed(state.hands[state.asked])
        worth = values(state.options).cards
        danger = danger_now(state)
        now = estimate(hand, state.table, worth, danger)
        match move:
            case DrawPile(count) | Rummy(count):
                more = summed(state.hands[state.asked] + state.pile[-count:])
                bonus = FROM_STOCK if isinstance(move, Rummy) else 0.0
                return bonus + estimate(more, state.table, worth, danger) - now
            case LayMeld(cards):
                after = estimate(hand.without(cards), state.table, worth, danger)
                points = points_of(cards, worth)
                return FIRST + points + after - now
            case LayOff(card):
                after = estimate(hand.without((card,)), state.table, worth, danger)
                return FIRST + worth[card_of(card)] + after - now
            case Discard(card):
                after = estimate(hand.without((Laid(card),)), state.table, worth, danger)
                return after - now - gift(state, card, worth)
            case RummyTo():
                return float(worth[state.pile[-1]])
            case DrawStock():
                return FROM_STOCK
            case _:
                return 0.0

    def policy(self, state: Rummy500State, rng: Random) -> Move:
        move = quick(state)
        if move is None:
            return max(self.candidates(state), key=lambda move: self.rate(state, move))
        return move

    def prospects(self, state: Rummy500State) -> Sequence[float]:
        """The totals, the round that is going on counted as it would be scored now."""
        if state.over or state.phase == "deal":
            return state.scores
        return [total + now for total, now in zip(state.scores, state.count(), strict=True)]

    def careless(self, state: Rummy500State, rng: Random) -> Move:
        """A beginner melds what is seen, mostly, and discards anything."""
        moves = self.candidates(state)
        if state.phase == "draw":
            return moves[0] if rng.random() < OVERLOOKED else rng.choice(moves)
        if state.phase == "call":
            return PASS if rng.random() < OVERLOOKED else rng.choice(moves)
        melding = [move for move in moves if not isinstance(move, Discard)]
        discards = [move for move in moves if isinstance(move, Discard)]
        if melding and (not discards or rng.random() > HESITATION):
            return rng.choice(melding)
        return rng.choice(discards)

    def reason(self, state: Rummy500State, move: Move, names: Sequence[str]) -> str:
        if state.asked is None:
            return ""
        match move:
            case DrawStock():
                return "Nothing on the pile is worth its price: the stock may bring better."
            case DrawPile(1):
                return f"{_capital(the(state.pile[-1]))} goes well with your hand."
            case DrawPile(count):
                deepest = the(state.pile[-count])
                more = value(summed(state.pile[-count:]).held, values(state.options).cards)
                return f"You can meld {deepest}, and the cards taken are worth {more} points."
            case LayMeld(cards):
                points = points_of(cards, values(state.options).cards)
                return f"It brings {points} points onto the table, where they are safe."
            case LayOff(card):
                return (
                    f"{_capital(the(card_of(card)))} counts for you on the table, "
                    "and against you in the hand."
                )
            case Discard(card):
                return _why_discard(state, card)
            case Rummy(count):
                return f"The pile gives you {count_of_cards(count)}, and the turn besides."
            case RummyTo():
                return "It brings points without costing a turn."
            case Pass():
                return "What the pile gives would cost you more than it brings."
            case _:
                return "There is nothing worth taking: better to end the round now."


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _why_discard(state: Rummy500State, card: Card) -> str:
    name = _capital(the(card))
    if gift(state, card, values(state.options).cards):
        return f"{name} can be used by others, but everything else is worth more to you."
    return f"{name} is the card you can best do without."


def gift(state: Rummy500State, card: Card, worth: tuple[int, ...]) -> float:
    """The points a discard gives away: those of a card that others can call or use at once."""
    if state.lays_off(card):
        return float(worth[card]) + 5.0
    pile = [*state.pile, card]
    for count in takings(pile, summed(()), state.table, state.new_only, 0):
        return float(value(summed(pile[-count:]).held, worth))
    return 0.0
