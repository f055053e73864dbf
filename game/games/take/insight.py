"""What an expert makes of a position of Take, beyond what ``Outlook`` sees.

Three things that ``Outlook`` overlooks, each found by playing rounds out and tried in matches:

- Who floats does not go out.  Against a player who floats the others still have a turn to meld
  and to take, and they win more often than not.
- A sequence to which hardly any card can still be added is safer on the table than in the hand,
  where it may be caught.  So is one taken from others.
- What a discard costs is how many ways of going out it closes, of the whole hand and not of the
  card alone.
"""

from math import log
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import Laid, is_joker, shape_of
from game.games.take.going_out import goes_out
from game.games.take.moves import Add, Lay, Move
from game.games.take.outlook import DEFAULT, LATER, Outlook, Weights
from game.games.take.position import PLAY
from game.games.take.rules import TakeState
from game.games.take.runs import LAW, Table
from game.games.take.scoring import VALUES
from game.games.take.ways import ways_without

PER_WAYS: Final = 7.5
"""The points of e times as many ways to go out."""
PER_RATING: Final = 0.3
"""The points of one that ``Outlook`` gives a discard."""
NO_WAY: Final = 1e-9
"""Stands for no way at all, which has no logarithm."""
FLOATING: Final = -5.0
"""A card from the pile with which all cards must be melded, none being left to go out with."""

# Melding before one can go out, against waiting: what it brought, in points.
AT_ONCE: Final = -2.0
"""A new sequence, as the stock comes to an end;"""
A_TURN: Final = 1.2
"""for each turn that is left,"""
AN_END: Final = -13.0
"""for each card not yet seen that can be added to it,"""
A_JOKER: Final = -8.0
"""and for each joker in hand, with which its owner hopes to go out soon."""
SPENT: Final = -35.0
"""A joker that is melded."""
ADDED: Final = -4.0
"""A card added to a sequence of one's own;"""
TAKING: Final = -6.0
"""or to another's, besides"""
TAKEN: Final = 0.5
"""each point of it."""


class Insight(Outlook):
    """One position as an expert sees it; what it rates is in points where nobody can go out.

    ``waits`` says whether melding can be put off.  A ``quick`` look, for playouts, judges a
    discard by its card alone, as ``Outlook`` does.  ``_kept`` are the ratings of the discards.
    """

    __slots__ = ("_kept", "quick", "waits")

    def __init__(self, state: TakeState, weights: Weights = DEFAULT, quick: bool = False) -> None:
        super().__init__(state, weights)
        self.quick = quick
        self._kept: dict[Card, float] | None = None
        self.waits = state.phase == PLAY and not (self.ready or self.pressed or state.owed)

    def goes_out(self, table: Table, hand: list[Card], barred: Card | None) -> bool:
        return goes_out(table, hand, barred)

    def best(self) -> Move:
        if not self.waits:
            return super().best()
        melding: list[tuple[float, int, Move]] = []
        for place, move in enumerate(self.state.melding()):
            gain = self.early(move)
            if gain > 0.0:
                melding.append((-gain, place, move))
        if melding:
            return min(melding)[2]
        moves = self.state.discards()
        return max(moves, key=self.rate) if moves else super().best()

    def top(self) -> float:
        card = self.state.pile[-1]
        if self.state.stock and self.table.takes_whole([*self.hand, card]):
            return FLOATING
        return super().top()

    def discard(self, card: Card) -> float:
        if len(self.hand) == 1 or card == JOKER:
            return super().discard(card)
        if self.pressed:
            return float(VALUES[card])
        return self._discards()[card]

    def lay(self, cards: tuple[Laid, ...]) -> float:
        return self._waiting() + self.early(Lay(cards)) if self.waits else super().lay(cards)

    def add(self, move: Add) -> float:
        return self._waiting() + self.early(move) if self.waits else super().add(move)

    def early(self, move: Lay | Add) -> float:
        """What it brings to meld this at once, in points more than to wait."""
        if isinstance(move, Add):
            if len(self.hand) == 1:
                return LATER
            won = self.won(move)
            gain = TAKING + TAKEN * won if won else ADDED
            return gain + SPENT * is_joker(move.card)
        if len(move.cards) == len(self.hand):
            return LATER
        turns = len(self.state.stock) / len(self.state.hands)
        spent = sum(map(is_joker, move.cards))
        gain = AT_ONCE + A_TURN * turns + AN_END * self.open_ends(move)
        return gain + A_JOKER * (self.hand.count(JOKER) - spent) + SPENT * spent

    def open_ends(self, move: Lay) -> int:
        """How many cards that this player has not seen can be added to a new sequence."""
        return (shape_of(move.cards, LAW).fits & ~(self.away | self.bits)).bit_count()

    def _waiting(self) -> float:
        """The rating of the best discard, 0 without any."""
        return max([self.discard(move.card) for move in self.state.discards()], default=0.0)

    def _discards(self) -> dict[Card, float]:
        """For each natural card of the hand what it is worth to let it go, in points."""
        if self._kept is None:
            cards = [card for card in dict.fromkeys(self.hand) if card != JOKER]
            self._kept = {card: PER_RATING * super(Insight, self).discard(card) for card in cards}
            if not self.quick:
                ways = ways_without(self.hand, self.away, self.table, cards)
                for card in cards:
                    self._kept[card] += PER_WAYS * log(ways[card] + NO_WAY)
        return self._kept
