"""Quick heuristic ratings of moves in Take, from the seat's own knowledge.

Thousands of rounds of self-play shaped them.  The owners of the sequences at the end of the round
score, so good players keep cards back, and meld and take in the turn in which they can go out.
Laying early feeds opponents.  ``insight`` knows the exceptions, and that the last card must not
fit the table.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import (
    LaidCard,
    beside,
    bits,
    card_of,
    is_joker,
    pairs,
    stands_for,
)
from game.games.take.melds import LaidRuns
from game.games.take.moves import Add, Discard, Draw, Finish, Lay, Move
from game.games.take.rules import TakeState, discarding
from game.games.take.scoring import LAID_VALUES, VALUES, laid_value
from game.games.take.state import PLAY


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the heuristic, in points."""

    whole: float = 30.0
    """A sequence in the hand."""
    pair: float = 5.0
    """Two of three cards of a sequence, the third unseen."""
    single: float = 0.6
    """One of three, the other two unseen."""
    deadwood: float = 0.4
    """A deadwood point at the end of the turn."""
    stock: float = 12.0
    """An unseen card from the stock."""
    feeding: float = 12.0
    """Penalty of a discard that goes with a publicly known card of the next player."""
    joker: float = 40.0
    """Penalty of melding a joker in a turn that does not end the round."""
    close: int = 2
    """Threshold of an opponent's hand size at which the player melds all it can."""
    rounds: float = 1.5
    """Threshold of stock cards per player at which the player melds all it can."""


DEFAULT: Final = Weights()
SOON: Final = 1000.0
"""Greater than any rating of a card; added to moves on the way to going out."""
WILD: Final = 6
"""Maximum number of candidate moves with jokers."""
LATER: Final = -1000.0
"""Less than any rating of a card; added to melds that are kept back."""


WINDOWS: Final = tuple(
    [tuple(map(bits, pairs(Card(number), groups=False))) for number in range(52)]
)
"""For each natural, a card set of the other two cards per run of three with it."""


class Outlook:
    """Ratings of one position for the seat to move.

    ``away`` is the card set that can no longer come to the hand, and ``fed`` the publicly known
    cards of the next player.  ``ready`` says whether the hand can be melded this turn, except at
    most one card to discard.  ``pressed`` says whether the round may end soon.
    """

    __slots__ = (
        "away",
        "bits",
        "fed",
        "hand",
        "pressed",
        "ready",
        "seat",
        "state",
        "table",
        "weights",
    )

    def __init__(self, state: TakeState, weights: Weights = DEFAULT) -> None:
        assert state.asked is not None, "a seat is asked"
        self.state = state
        self.weights = weights
        self.seat = state.asked
        self.table = state.table
        self.hand = state.hand
        self.bits = bits(self.hand)
        gone = bits(state.pile)
        for run in self.table.runs:
            gone |= bits(map(card_of, run.cards))
        self.away = gone & ~self.bits
        self.fed = bits(state.known[(self.seat + 1) % len(state.hands)])
        others = [len(hand) for seat, hand in enumerate(state.hands) if seat != self.seat]
        turns = len(state.stock) / len(state.hands)
        self.pressed = min(others) <= weights.close or turns <= weights.rounds
        self.ready = state.phase == PLAY and self.goes_out(self.table, self.hand, state.barred)

    def goes_out(self, table: LaidRuns, hand: list[Card], barred: Card | None) -> bool:
        """Whether all cards can be melded, except at most one that may be discarded.

        It ignores that the melds may make that card playable.
        """
        tried: Iterable[Card] = hand
        if JOKER not in hand:
            held = bits(hand)
            alone = held & ~(table.spread.fits | beside(held))
            if alone & alone - 1:
                return False
            tried = [Card(alone.bit_length() - 1)] if alone else hand
        if tried is hand and table.takes_whole(hand):
            return True
        for card in tried:
            if card not in (barred, JOKER) and card not in table.wanted:
                left = hand[:]
                left.remove(card)
                if table.takes_whole(left):
                    return True
        return False

    def worth_thought(self) -> list[Move]:
        """Candidate moves: without jokers, and the best that waste none; the fallback is all."""
        moves: list[Move] = []
        wild: list[Move] = []
        for move in self.state.legal():
            jokers = [card for card in _melded(move) if is_joker(card)]
            if not jokers:
                moves.append(move)
            elif not any(self.bits >> stands_for(card) & 1 for card in jokers):
                wild.append(move)
        wild.sort(key=self.rate, reverse=True)
        return moves + wild[:WILD] or list(self.state.legal())

    def best(self) -> Move:
        moves: list[Move] = []
        state = self.state
        if state.phase == PLAY and not (self.ready or self.pressed or state.owed):
            moves += discarding.allowed(state)
        return max(moves or self.worth_thought(), key=self.rate)

    def rate(self, move: Move) -> float:
        match move:
            case Draw(source):
                return self.weights.stock if source == "stock" else self.top()
            case Lay(cards):
                return self.lay(cards)
            case Add():
                return self.add(move)
            case Discard(card):
                return self.discard(card)
            case Finish():
                return 0.0

    def glance(self, move: Move) -> float:
        """Rating of a move for a player who melds at once, for the points."""
        match move:
            case Lay(cards):
                return SOON + laid_value(cards)
            case Add():
                return SOON + LAID_VALUES[move.card] + self.won(move)
            case _:
                return self.rate(move)

    # Drawing and discarding.

    def top(self) -> float:
        card = self.state.pile[-1]
        if card == JOKER:
            return SOON
        if not self.state.stock:
            return 2.0 * VALUES[card] + 10.0
        hand = [*self.hand, card]
        if self.goes_out(self.table, hand, card):
            return SOON
        return self.promise(card)

    def promise(self, card: Card) -> float:
        """Value of the sequences that a natural may still belong to, in points."""
        weights = self.weights
        mine, away, wanted = self.bits, self.away, self.table.wanted
        worth = weights.whole if card in wanted else 0.0
        for others in WINDOWS[card]:
            if not others & away:
                held = (others & mine).bit_count()
                worth += (weights.single, weights.pair, weights.whole)[held]
        return worth

    def discard(self, card: Card) -> float:
        if len(self.hand) == 1:
            return SOON
        if card == JOKER:
            return LATER / 2
        kept = self.weights.deadwood * VALUES[card] - self.promise(card)
        return kept - self.feeds(card) if self.fed else kept

    def feeds(self, card: Card) -> float:
        """Penalty of a discard that may help the next player, in points."""
        gone = self.away | self.bits
        pairs = [(others & self.fed).bit_count() for others in WINDOWS[card] if not others & gone]
        return self.weights.feeding * sum([3 if held == 2 else held for held in pairs])

    # Melding.

    def lay(self, cards: tuple[LaidCard, ...]) -> float:
        if not self.ready:
            return self._in_time(cards, 0)
        after = self.table.with_new(self.state.laid + 1, self.seat, cards)
        return self._at_one_stroke(cards, after, 0)

    def add(self, move: Add) -> float:
        cards = (move.card,)
        if not self.ready:
            return self._in_time(cards, self.won(move))
        after = self.table.with_card(self.seat, move.card, self.table.place_of(move))
        return self._at_one_stroke(cards, after, self.won(move))

    def won(self, move: Add) -> int:
        place = self.table.place_of(move)
        won = 0
        for index in (place.below, place.above):
            if index is not None and self.table.runs[index].owner != self.seat:
                won += laid_value(self.table.runs[index].cards)
        return won

    def _at_one_stroke(self, cards: tuple[LaidCard, ...], after: LaidRuns, won: int) -> float:
        """Rating of a meld when the player may go out this turn."""
        left = self.hand[:]
        for card in map(card_of, cards):
            left.remove(card)
        if self.goes_out(after, left, self.state.barred):
            return SOON + won + sum([LAID_VALUES[card] for card in cards])
        return self._in_time(cards, won)

    def _in_time(self, cards: tuple[LaidCard, ...], won: int) -> float:
        """Rating of a meld: high if the round may end soon, else kept back."""
        gain = float(won + sum([LAID_VALUES[card] for card in cards]))
        if self.pressed:
            return 100.0 + gain - sum(map(is_joker, cards)) * self.weights.joker
        return LATER + gain


def _melded(move: Move) -> tuple[LaidCard, ...]:
    match move:
        case Lay(cards):
            return cards
        case Add(card):
            return (card,)
        case _:
            return ()
