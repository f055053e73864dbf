"""Determinizations of a Texas Rummy view, weighted by a discard model."""

from collections import Counter
from functools import lru_cache
from math import exp, inf
from random import Random
from typing import Final

from game.cards import french
from game.cards.discard_model import DiscardHabit, Odds, deal_by_odds, keep_odds
from game.cards.french import JOKER, Card
from game.core.event import Seat, bare_card
from game.core.fact_types import UNKNOWN_CARD, visible_hands
from game.games.texas.rules import TexasState
from game.games.texas.rules.round import cards_dealt, pack
from game.games.texas.scoring import Law

TEXAS_DISCARD_HABIT: Final = DiscardHabit(0.22, 0.42, 0.52, lasting=0.93)
"""Discard model from 3,800 rounds of two, four and six good players, by logistic regression.

A hand holds another card of a rank just let go 0.22 times as often as by chance. For the next cards
of its suit this is 0.42, for those two away 0.52.
"""

MAX_CHECKED_DISCARD_COUNT: Final = 2
"""Number of a seat's last discards that must be plausible with its hand."""
EARLIER_DISCARD_FACTOR: Final = 0.6
"""Weight of a discard relative to the one after it: the hand was different then."""
DISCARD_TEMPERATURE_POINTS: Final = 3.0
"""Extra deadwood over the best discard that makes a discard e times rarer, at factor 1.

With this, ``MAX_CHECKED_DISCARD_COUNT``, ``EARLIER_DISCARD_FACTOR`` and
``MAX_SAMPLED_HANDS_COUNT``, the sampled hands of players with one, two and more discards leave 25,
21 and 17 points on average. Real hands leave 25, 20 and 14, hands dealt by ``TEXAS_DISCARD_HABIT``
alone 35, 32 and 35 (``python
-m tests.bench.measure.guess_texas``).
"""
COMPLETE_HAND_PENALTY_POINTS: Final = 30.0
"""Points counted against a hand without deadwood: its owner would have gone out."""
MAX_SAMPLED_HANDS_COUNT: Final = 12
"""Maximum number of sampled hands, for all other seats together."""
MIN_SAMPLED_HANDS_COUNT: Final = 3
"""Minimum number of sampled hands per seat, whatever the number of players."""


def deal_unseen(state: TexasState, rng: Random) -> None:
    """Deal the unseen cards to the hidden hands and the stock.

    A card that everybody saw a seat take is still in its hand. Neighbours of its discards are rare
    there, and its last discards are plausible. After the match, the hands are those shown for the
    count.
    """
    sizes = [len(hand) for hand in state.hands]
    hidden = [Seat(seat) for seat, hand in enumerate(state.hands) if UNKNOWN_CARD in hand]
    state.hands = (
        _shown_at_the_end(state) if state.over else visible_hands(state.hands, state.known)
    )
    unseen = Counter(pack(state.setup.players, state.options))
    for cards in (state.pile, *state.hands):
        unseen.subtract(cards)
    likely = [_odds(tuple(cards), state.round_law) for cards in state.let_go]
    state.stock = deal_by_odds(unseen.elements(), state.hands, sizes, likely, rng)
    for hand in state.hands:
        hand.sort()
    if not state.over:
        for seat in hidden:
            if seat != state.out:
                _make_sense(state, seat, likely[seat], rng)


def _make_sense(state: TexasState, seat: Seat, likely: Odds, rng: Random) -> None:
    """Sample a hidden hand until its owner's discards are plausible; fallback: the best sample."""
    hand, stock = state.hands[seat], state.stock
    known = state.known[seat]
    if not state.let_go[seat] or len(hand) != cards_dealt(state.round):
        return
    least = inf
    for left in reversed(
        range(max(MIN_SAMPLED_HANDS_COUNT, MAX_SAMPLED_HANDS_COUNT // (state.setup.players - 1)))
    ):
        astray = _astray_points(state, seat, hand)
        if astray < least:
            least, state.hands[seat], state.stock = astray, hand, stock
        if not left or rng.random() < exp(-astray / DISCARD_TEMPERATURE_POINTS):
            return
        unseen = [*stock, *(Counter(hand) - Counter(known)).elements()]
        hand = list(known)
        stock = deal_by_odds(unseen, [hand], [cards_dealt(state.round)], [likely], rng)
        hand.sort()


def _astray_points(state: TexasState, seat: Seat, hand: list[Card]) -> float:
    """Points that a seat's last discards would have wasted with this hand, at factor 1."""
    law = state.round_law
    points = law.points(hand)
    astray = 0.0 if points else COMPLETE_HAND_PENALTY_POINTS
    weight = 1 / law.times
    for card in state.let_go[seat][: -MAX_CHECKED_DISCARD_COUNT - 1 : -1]:
        astray += weight * (points - law.fewest_points(sorted([*hand, card])))
        weight *= EARLIER_DISCARD_FACTOR
    return astray


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...], law: Law) -> Odds:
    """Odds of each card in a hand, from its owner's discards in a round."""
    wild = law.rules.wild
    return keep_odds(
        TEXAS_DISCARD_HABIT, let_go, [Card(card) for card in range(JOKER) if wild[card]]
    )


def _shown_at_the_end(state: TexasState) -> list[list[Card]]:
    return [
        [french.read(bare_card(text)) for meld in (*one["melds"], one["deadwood"]) for text in meld]
        for one in state.rounds[-1]["arranged"]
    ]
