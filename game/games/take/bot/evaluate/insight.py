"""An expert's ratings of moves in Take; they correct the quick ones of ``Outlook``."""

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
"""Rating of an unseen card, so high that only cards completing a sequence are taken from the pile.

Tuned with ``OPEN`` in matches without search (``python -m tests.bench.prior_alone --game take
--against rating``), in points per match of twenty rounds.  20 won 20 +- 9 more than 12 (300
deals), and 34 lost 33 (400 deals).  ``OPEN`` at 1, 2 and 3 won 25, 48 and 35 more than 0, and at
4 it lost 13 (800 deals, standard errors 7 to 10).
"""
PER_WAYS: Final = 7.5
"""Points per natural logarithm of the number of ways to go out."""
PER_RATING: Final = 0.3
"""Factor on the discard ratings of ``Outlook``."""
OPEN: Final = 2.0
"""Penalty of a discard per run of three that the next player may make with it."""
NO_WAY: Final = 1e-9
"""Offset of a number of ways before its logarithm, as it may be 0."""
FLOATING: Final = -5.0
"""Rating of a pile top that would force melding the whole hand, and so floating."""

# Terms for melding before the player can go out, in points more than waiting.
AT_ONCE: Final = -2.0
"""Constant term of a new sequence."""
A_TURN: Final = 1.2
"""Term per turn that is left."""
AN_END: Final = -13.0
"""Term per unseen card that can be added to the sequence."""
A_JOKER: Final = -8.0
"""Term per joker that stays in the hand: its owner hopes to go out soon."""
SPENT: Final = -35.0
"""Term per melded joker."""
ADDED: Final = -4.0
"""Term of adding a card to the player's own sequence."""
TAKING: Final = -6.0
"""Constant term of taking an opponent's sequence."""
TAKEN: Final = 0.5
"""Term per point of the sequence taken."""


class Insight(Outlook):
    """Ratings of one position as an expert sees it.

    It corrects ``Outlook`` in five ways, each found in playouts and tested in matches:

    - Floating is not going out.  The opponents of a floater still have a turn to meld and take,
      and they win more often than not.
    - A sequence that few cards still fit is safer on the table than in the hand.  So is one
      taken from an opponent.
    - The cost of a discard is the number of ways to go out that it closes for the whole hand.
    - A card that only helps towards a sequence is not worth taking from the pile: a stock card
      may be a joker, and opponents do not see it.
    - A discard that few runs of three can still use helps the next player least.

    While the player cannot go out, ratings are in points.  ``waits`` says whether melding can be
    put off.  With ``quick``, for the rollout policy, a discard is rated by its card alone.
    ``_kept`` caches the ratings of discards.
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
        """Number of runs of three without jokers that the next player may make with a card."""
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
        """Value of melding this at once rather than waiting, in points."""
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
        """Number of unseen cards that can be added to a new sequence."""
        return (shape_of(move.cards, LAW).fits & ~(self.away | self.bits)).bit_count()

    def _waiting(self) -> float:
        return max(
            [self.discard(move.card) for move in discarding.allowed(self.state)], default=0.0
        )

    def _discards(self) -> dict[Card, float]:
        """Rating of the discard of each natural in the hand, in points; cached."""
        if self._kept is None:
            cards = [card for card in dict.fromkeys(self.hand) if card != JOKER]
            self._kept = {card: PER_RATING * super(Insight, self).discard(card) for card in cards}
            if not self.quick:
                ways = ways_without(self.hand, self.away, self.table, cards)
                for card in cards:
                    own = PER_WAYS * log(ways[card] + NO_WAY)
                    self._kept[card] += own - OPEN * self.open_to_next(card)
        return self._kept
