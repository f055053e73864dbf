"""What opponents know of 500 Rummy."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final

from game.cards.french import Card
from game.cards.melds import SHORTEST, Laid, card_of, is_joker, rank_of
from game.core.game import Knowledge
from game.core.words import cards as count_of_cards
from game.games.rummy500.listing import groups_of, runs_of, takings
from game.games.rummy500.melding import ONE_RANK, ONE_SUIT, Hand, summed
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
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.scoring import values
from game.games.rummy500.thinking import estimate, value
from game.games.rummy500.words import the

FIRST: Final = 40.0
"""What puts melding before discarding: points on the table are safe."""
FROM_STOCK: Final = 2.0
"""What an unseen card is worth on average."""
MOST_JOKER_PLACES: Final = 3
"""How many places for a joker are thought about."""
OVERLOOKED: Final = 0.6
"""How often a beginner does not see that the pile can be called."""
HESITATION: Final = 0.35
"""How often a beginner keeps a meld in the hand."""


class Rummy500Knowledge(Knowledge[Rummy500State, Move]):
    """Points now and points promised, weighed by how soon the round may end."""

    def candidates(self, state: Rummy500State) -> list[Move]:
        if state.phase != "play" or state.asked is None:
            return list(state.legal())
        hand = summed(state.hands[state.asked])
        found: list[Move] = [
            move for move in thrifty_melds(hand) if state.leaves_enough(hand, move.cards, None)
        ]
        jokers = 0
        for move in state.layoffs_and_discards(hand):
            if isinstance(move, LayOff) and is_joker(move.card):
                jokers += 1
                if jokers > MOST_JOKER_PLACES:
                    continue
            found.append(move)
        return found or list(islice(state.legal(), 8))

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
                points = sum([worth[card_of(card)] for card in cards])
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
        return max(self.candidates(state), key=lambda move: self.rate(state, move))

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
                points = sum([values(state.options).cards[card_of(card)] for card in cards])
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


def danger_now(state: Rummy500State) -> float:
    """How likely cards left in the hand are caught there, from the state of the round."""
    fewest = min(
        [len(hand) for seat, hand in enumerate(state.hands) if seat != state.asked], default=0
    )
    late = len(state.stock) <= 2 * state.setup.players
    return 1.0 if fewest <= 2 or late else 0.8 if fewest <= 4 else 0.55


def gift(state: Rummy500State, card: Card, worth: tuple[int, ...]) -> float:
    """The points a discard gives away: those of a card that others can call or use at once."""
    if state.lays_off(card):
        return float(worth[card]) + 5.0
    pile = [*state.pile, card]
    for count in takings(pile, summed(()), state.table, state.new_only, 0):
        return float(value(summed(pile[-count:]).held, worth))
    return 0.0


def thrifty_melds(hand: Hand) -> Iterator[LayMeld]:
    """The melds worth a thought: a joker only for a card that is not in the hand."""
    held = hand.held
    jokers = min(hand.jokers, 2)
    for suit in range(4):
        mine = held >> 13 * suit & ONE_SUIT
        if mine:
            yield from _thrifty_runs(suit, mine, jokers)
    ranks = (held | held >> 13 | held >> 26 | held >> 39) & ONE_SUIT
    for rank in range(13):
        if ranks >> rank & 1:
            yield from _thrifty_groups(held >> rank & ONE_RANK, rank, jokers)


@lru_cache(maxsize=1 << 12)
def _thrifty_runs(suit: int, held: int, jokers: int) -> tuple[LayMeld, ...]:
    return tuple(
        move
        for move in runs_of(suit, held, jokers)
        if not any(is_joker(card) and held >> rank_of(card) & 1 for card in move.cards)
        and (len(move.cards) == SHORTEST or not any(map(is_joker, (move.cards[0], move.cards[-1]))))
    )


@lru_cache(maxsize=1 << 12)
def _thrifty_groups(held: int, rank: int, jokers: int) -> tuple[LayMeld, ...]:
    naturals = held.bit_count()
    return tuple(
        move
        for move in groups_of(held, rank, jokers)
        if not is_joker(move.cards[-1])
        or (len(move.cards) == SHORTEST and sum(map(is_joker, move.cards)) + naturals == SHORTEST)
    )
