"""Full states that a view cannot tell from the real one."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.letting_go import Habit, Odds, deal, odds
from game.core.event import bare
from game.core.kind import shown
from game.games.texas.rules import TexasState
from game.games.texas.rules.deal import pack
from game.games.texas.scoring import law_of

LET_GO: Final = Habit(0.22, 0.42, 0.52, lasting=0.93)
"""What was counted in 3,800 rounds of two, four and six good players, by logistic regression of
whether a card not seen is in a hand: one of the rank just let go 0.22 times as often as chance,
the next of its suit 0.42 times, those two away 0.52 times."""


def deal_unseen(state: TexasState, rng: Random) -> None:
    """Give the hidden cards of a state read from a view to the hands and the stock.

    The cards nobody has shown are in the other hands and the stock, but hardly in a hand
    beside a card that its owner let go; a card everybody saw a seat take is still in its
    hand.  After the match the hands are known: they were shown for the count.
    """
    sizes = [len(hand) for hand in state.hands]
    state.hands = _shown_at_the_end(state) if state.over else shown(state.hands, state.known)
    unseen = Counter(pack(state.setup.players))
    for cards in (state.pile, *state.hands):
        unseen.subtract(cards)
    likely = [_odds(tuple(cards), state.round) for cards in state.let_go]
    state.stock = deal(unseen.elements(), state.hands, sizes, likely, rng)
    for hand in state.hands:
        hand.sort()


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...], number: int) -> Odds:
    """What the cards a player let go in a round make of those that may be in the hand."""
    wild = law_of(number).rules.wild
    return odds(LET_GO, let_go, [Card(card) for card in range(JOKER) if wild[card]])


def _shown_at_the_end(state: TexasState) -> list[list[Card]]:
    """The hands as they were arranged after the last round."""
    return [
        [french.read(bare(text)) for meld in (*one["melds"], one["deadwood"]) for text in meld]
        for one in state.rounds[-1]["arranged"]
    ]
