"""What an expert makes of a position of Take, beyond what can be seen at once."""

from math import log
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import LaidCard, bits, is_joker, shape_of
from game.games.take.bot.evaluate.outlook import DEFAULT, LATER, WINDOWS, Outlook, Weights
from game.games.take.bot.inference import goes_out, ways_without
from game.games.take.melds import LAW, LaidRuns
from game.games.take.moves import Add, Draw, Lay, Move
from game.games.take.rules import TakeState, discarding, melding
from game.games.take.scoring import VALUES
from game.games.take.state import PLAY

STOCK: Final = 20.0
"""A card from the stock before it is seen: from the pile only what makes a sequence whole.

This and ``OPEN`` were tried in whole matches of the rating alone (``python -m
tests.bench.rating_alone --game take --against rating``, points a match of twenty rounds): against
12 for this 20 more, with a standard error of 9 (300 deals), where 34 lost 33 (400); against nothing
for ``OPEN`` 25, 48 and 35 more with 1, 2 and 3 for it, and 13 fewer with 4 (800 deals, 7 to 10).
"""
PER_WAYS: Final = 7.5
"""Points for multiplying the number of ways to go out by e."""
PER_RATING: Final = 0.3
"""The factor on the rating that ``Outlook`` gives a discard."""
OPEN: Final = 2.0
"""The penalty of a discard for each three in a row that the next player may make with it."""
NO_WAY: Final = 1e-9
"""Added to a number of ways before its logarithm, as it may be 0."""
FLOATING: Final = -5.0
"""A card from the pile with which all cards must be melded, none being left to go out with."""

# The value of melding before one can go out, compared with waiting, in points.
AT_ONCE: Final = -2.0
"""The constant term for a new sequence."""
A_TURN: Final = 1.2
"""Added for each turn that is left."""
AN_END: Final = -13.0
"""Added for each unseen card that can be added to the sequence."""
A_JOKER: Final = -8.0
"""Added for each joker that stays in the hand: its owner hopes to go out soon."""
SPENT: Final = -35.0
"""Added for each joker that is melded."""
ADDED: Final = -4.0
"""The value of adding a card to one's own sequence."""
TAKING: Final = -6.0
"""The constant term for taking another's sequence."""
TAKEN: Final = 0.5
"""Added for each point of the sequence taken."""


class Insight(Outlook):
    """One position as an expert sees it, beyond what ``Outlook`` sees.

    What ``Outlook`` overlooks, each found by playing rounds out and tried in matches:

    - Who floats does not go out.  Against a player who floats the others still have a turn to meld
      and to take, and they win more often than not.
    - A sequence to which hardly any card can still be added is safer on the table than in the hand,
      where it may be caught.  So is one taken from others.
    - What a discard costs is how many ways of going out it closes, of the whole hand and not of the
      card alone.
    - A card that only helps towards a sequence is not worth taking from the pile: who takes from
      the stock may get a joker, and shows nobody what it is.
    - A discard of which hardly any three in a row is still open helps the next player least.

    What it rates is in points where nobody can go out.

    ``waits`` says whether melding can be put off.  A ``quick`` look, for playouts, judges a
    discard by its card alone, as ``Outlook`` does.  ``_kept`` are the ratings of the discards.
    """

    __slots__ = ("_kept", "quick", "waits")

    def __init__(self, state: TakeState, weights: Weights = DEFAULT, quick: bool = False) -> None:
        super().__init__(state, weights)
        self.quick = quick
        self._kept: dict[Card, float] | None = None
        self.waits = state.phase == PLAY and not (self.ready or self.pressed or state.owed)

    def goes_out(self, table: LaidRuns, hand: list[Card], barred: Card | None) -> bool:
        return goes_out(table, hand, barred)

    def best(self) -> Move:
        if not self.waits:
            return super().best()
        melds: list[tuple[float, int, Move]] = []
        for place, move in enumerate(melding.possible(self.state)):
            gain = self.early(move)
            if gain > 0.0:
                melds.append((-gain, place, move))
        if melds:
            return min(melds)[2]
        moves = discarding.allowed(self.state)
        return max(moves, key=self.rate) if moves else super().best()

    def rate(self, move: Move) -> float:
        if isinstance(move, Draw) and move.source == "stock":
            return STOCK
        return super().rate(move)

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

    def open_to_next(self, card: Card) -> int:
        """The threes in a row, without a joker, that the next player may make with a card."""
        gone = self.away | self.bits
        for seat, cards in enumerate(self.state.known):
            if seat != (self.seat + 1) % len(self.state.hands):
                gone |= bits(cards)
        return sum([not others & gone for others in WINDOWS[card]])

    def lay(self, cards: tuple[LaidCard, ...]) -> float:
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
        return max(
            [self.discard(move.card) for move in discarding.allowed(self.state)], default=0.0
        )

    def _discards(self) -> dict[Card, float]:
        """For each natural card of the hand what it is worth to let it go, in points."""
        if self._kept is None:
            cards = [card for card in dict.fromkeys(self.hand) if card != JOKER]
            self._kept = {card: PER_RATING * super(Insight, self).discard(card) for card in cards}
            if not self.quick:
                ways = ways_without(self.hand, self.away, self.table, cards)
                for card in cards:
                    own = PER_WAYS * log(ways[card] + NO_WAY)
                    self._kept[card] += own - OPEN * self.open_to_next(card)
        return self._kept
