"""Worlds: full states of Take that a view cannot tell from the real one."""

from functools import lru_cache
from itertools import chain
from random import Random
from typing import Final

from game.cards.discard_model import DiscardHabit, Odds, deal_by_odds, keep_odds
from game.cards.french import JOKER, Card
from game.cards.melds import bits, laid_cards
from game.core.fact_types import visible_hands
from game.games.take.rules import TakeState
from game.games.take.state import PACK

LET_GO: Final = DiscardHabit(1.0, 0.15, 0.33, lasting=1.0)
PASSED: Final = DiscardHabit(1.0, 0.5, 0.75, lasting=1.0)
"""What was counted in 2,500 rounds of good players, by logistic regression of whether a card
not seen is in a hand: the next cards of a suit 0.15 times as often as chance after a discard,
0.3 to 0.6 times after a card left lying, those two away 0.33 and 0.65 to 0.8 times, however
long ago it was."""


def deal_unseen(state: TakeState, rng: Random) -> None:
    """Give the hidden cards of a state read from a view to the hands and the stock.

    The other hands keep the cards everybody saw them take.  Whatever else is not to be seen
    may lie anywhere, but hardly beside a card that the hand's owner let go.
    """
    sizes = [len(hand) for hand in state.hands]
    state.hands = visible_hands(state.hands, state.known)
    lying = [*state.pile, *chain.from_iterable(state.hands)]
    for run in state.table.runs:
        lying += map(laid_cards.card_of, run.cards)
    naturals = set(lying)
    naturals.add(JOKER)
    unseen = [card for card in PACK if card not in naturals]
    unseen += [JOKER] * (PACK.count(JOKER) - lying.count(JOKER))
    held = [
        _odds(tuple(let_go), tuple(passed))
        for let_go, passed in zip(state.let_go, state.passed, strict=True)
    ]
    state.stock = deal_by_odds(unseen, state.hands, sizes, held, rng)
    state.held = list(map(bits, state.hands))


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...], passed: tuple[Card, ...]) -> Odds:
    """What the cards a player let go and passed by make of those that may be in the hand."""
    both = zip(keep_odds(LET_GO, let_go), keep_odds(PASSED, passed), strict=True)
    return tuple([one * other for one, other in both])
