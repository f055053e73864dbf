"""Full states that a view cannot tell from the real one."""

from collections import Counter
from functools import lru_cache
from math import exp, inf
from random import Random
from typing import Final

from game.cards import french
from game.cards.discard_model import DiscardHabit, Odds, deal_by_odds, keep_odds
from game.cards.french import JOKER, Card
from game.core.event import Seat, bare_card
from game.core.fact_types import UNKNOWN, visible_hands
from game.games.texas.rules import TexasState
from game.games.texas.rules.deal import cards_dealt, pack
from game.games.texas.scoring import factor, law_of

LET_GO: Final = DiscardHabit(0.22, 0.42, 0.52, lasting=0.93)
"""What was counted in 3,800 rounds of two, four and six good players, by logistic regression of
whether a card not seen is in a hand: one of the rank just let go 0.22 times as often as chance,
the next of its suit 0.42 times, those two away 0.52 times."""

LOOKED_BACK: Final = 2
"""So many of the last cards a player let go have to make sense with the hand they kept."""
LESS: Final = 0.6
"""How much each of them says against the one after it: the hand was another one before."""
ASTRAY: Final = 3.0
"""A discard that leaves so many points more than the best one, in a round that counts once, is made
e times less often.  With these three and ``MOST_TRIED`` the hands made up for a player who has
discarded once, twice and more often leave 25, 21 and 17 points on average, and the real ones 25, 20
and 14; dealt by ``LET_GO`` alone 35, 32 and 35 (``python -m tests.bench.texas_hands``)."""
COMPLETE: Final = 30.0
"""As far astray would be who has not gone out with a hand that is all in melds."""
MOST_TRIED: Final = 12
"""So many hands are tried before the best of them is taken, for all the others together."""
LEAST_TRIED: Final = 3
"""So many are tried for each, however many they are."""


def deal_unseen(state: TexasState, rng: Random) -> None:
    """Give the hidden cards of a state read from a view to the hands and the stock.

    The cards nobody has shown are in the other hands and the stock, but hardly in a hand
    beside a card that its owner let go; a card everybody saw a seat take is still in its
    hand.  What a player let go was the card to let go with the hand they kept, as a rule.
    After the match the hands are known: they were shown for the count.
    """
    sizes = [len(hand) for hand in state.hands]
    hidden = [Seat(seat) for seat, hand in enumerate(state.hands) if UNKNOWN in hand]
    state.hands = (
        _shown_at_the_end(state) if state.over else visible_hands(state.hands, state.known)
    )
    unseen = Counter(pack(state.setup.players))
    for cards in (state.pile, *state.hands):
        unseen.subtract(cards)
    likely = [_odds(tuple(cards), state.round) for cards in state.let_go]
    state.stock = deal_by_odds(unseen.elements(), state.hands, sizes, likely, rng)
    for hand in state.hands:
        hand.sort()
    if not state.over:
        for seat in hidden:
            _make_sense(state, seat, likely[seat], rng)


def _make_sense(state: TexasState, seat: Seat, likely: Odds, rng: Random) -> None:
    """Deal a hidden hand anew until what its owner let go makes sense with it, if it can be."""
    hand, stock = state.hands[seat], state.stock
    known = state.known[seat]
    if not state.let_go[seat] or len(hand) != cards_dealt(state.round):
        return
    least = inf
    for left in reversed(range(max(LEAST_TRIED, MOST_TRIED // (state.setup.players - 1)))):
        astray = _astray(state, seat, hand)
        if astray < least:
            least, state.hands[seat], state.stock = astray, hand, stock
        if not left or rng.random() < exp(-astray / ASTRAY):
            return
        unseen = [*stock, *(Counter(hand) - Counter(known)).elements()]
        hand = list(known)
        stock = deal_by_odds(unseen, [hand], [cards_dealt(state.round)], [likely], rng)
        hand.sort()


def _astray(state: TexasState, seat: Seat, hand: list[Card]) -> float:
    """How many points the last discards would have given away with a hand, as far as it goes."""
    law = state.round_law
    points = law.points(hand)
    astray = 0.0 if points else COMPLETE
    weight = 1 / factor(state.round)
    for card in state.let_go[seat][: -LOOKED_BACK - 1 : -1]:
        astray += weight * (points - law.fewest(sorted([*hand, card])))
        weight *= LESS
    return astray


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...], number: int) -> Odds:
    """What the cards a player let go in a round make of those that may be in the hand."""
    wild = law_of(number).rules.wild
    return keep_odds(LET_GO, let_go, [Card(card) for card in range(JOKER) if wild[card]])


def _shown_at_the_end(state: TexasState) -> list[list[Card]]:
    """The hands as they were arranged after the last round."""
    return [
        [french.read(bare_card(text)) for meld in (*one["melds"], one["deadwood"]) for text in meld]
        for one in state.rounds[-1]["arranged"]
    ]
