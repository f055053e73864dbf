"""Costs of a discard in 500 Rummy: certain gifts, and guesses about the next player's hand.

A gift can be called or used at once.  For any other card ``Guess`` estimates the next player's
melds, from unseen cards and cards publicly taken.
"""

from collections import Counter
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import EMPTY_MELDABLE_HAND, MeldableHand, card_of, pairs, summed
from game.core.event import Seat
from game.games.rummy500.bot.evaluate import hopes, thrifty_melds
from game.games.rummy500.cards import Points
from game.games.rummy500.rules import Rummy500State, owing
from game.games.rummy500.rules.additions import lays_off
from game.games.rummy500.rules.pile import takings
from game.games.rummy500.state import full_pack

LOST_TURN_POINTS: Final = 5.0
"""Cost of losing a turn to a call, in points."""
TEMPTED_POINTS_FACTOR: Final = 1.0
"""Weight of the points that the next player may meld with a discard."""
PILE_PARTNER_CHANCE_SHARE: Final = 0.8
"""Probability that the next player has or takes a card of the pile that goes with the discard."""


GOING_OUT_CHANCES: Final = (1.0, 0.35, 0.2, 0.15, 0.1, 0.03)
"""Probability that a player ends the round in the next turn, by hand size from 0 to 5.

Measured in 1,200 rounds of two to four players who meld at once: 0.34 with one card, 0.13 to
0.26 with two, 0.12 to 0.15 with three, 0.01 to 0.05 with four, then 0.00.  The values here are
higher, for opponents who keep a meld back.
"""
SHORT_STOCK_END_CHANCE_SHARE: Final = 0.5
"""Probability that the round ends before the next turn when the stock is too short for it."""
HELD_MELD_COST_SHARE: Final = 0.05
"""Cost of keeping a meld for a turn if no opponent goes out, as a share of its points."""


MELD_COMPLETING_PAIRS: Final = tuple([pairs(Card(number), groups=True) for number in range(52)])
"""For each natural, the pairs that complete a meld of three with it."""


def gift_points(state: Rummy500State, card: Card, worth: Points) -> float:
    """Points that a discard gives away: opponents can call it or use it at once; else 0."""
    if lays_off(state, card):
        return float(worth[card]) + LOST_TURN_POINTS
    pile, piled = [*state.pile, card], state.piled | 1 << card
    reached = owing.reached(state, state.table)
    for count in takings(pile, piled, EMPTY_MELDABLE_HAND, reached, state.new_only, 0):
        return float(worth.points_of(summed(pile[-count:]).held))
    return 0.0


def holding_cost(state: Rummy500State, hand: MeldableHand, worth: Points) -> float:
    """Expected cost of keeping a hand's melds for a turn, in points.

    If the round ends, their points are lost twice: not laid, and counted against the player.
    """
    caught = SHORT_STOCK_END_CHANCE_SHARE if len(state.stock) <= state.setup.players else 0.0
    for seat, cards in enumerate(state.hands):
        if seat != state.asked and len(cards) < len(GOING_OUT_CHANCES):
            caught = max(caught, GOING_OUT_CHANCES[len(cards)])
    return (HELD_MELD_COST_SHARE + 2 * caught) * hopes(
        hand.held, worth, state.meld_rules.shortest_run
    ).melded


def can_meld(state: Rummy500State) -> bool:
    """Whether a new meld is possible now without wasting a joker."""
    held = summed(state.hands[state.seat])
    return any(
        owing.leaves_enough(state, held, one.cards, None)
        for one in thrifty_melds(held, state.meld_rules)
    )


def nearest(state: Rummy500State) -> Seat:
    """The opponent with the fewest cards; of several, the next in turn."""
    assert state.asked is not None, "a seat is asked"
    count = state.setup.players
    others = [Seat((state.asked + step) % count) for step in range(1, count)]
    return min(others, key=lambda one: len(state.hands[one]))


def taken(state: Rummy500State, seat: Seat, card: Card) -> list[Card]:
    """Cards that a seat publicly took, still holds, and could meld with this one."""
    if card == JOKER:
        return []
    near = {one for pair in MELD_COMPLETING_PAIRS[card] for one in pair}
    return sorted({one for one in state.known[seat] if one in near})


class Guess:
    """Probability of each natural in the next player's hand, as the seat to move knows it."""

    __slots__ = ("chance",)

    def __init__(self, state: Rummy500State) -> None:
        assert state.asked is not None, "a seat is asked"
        following = (state.asked + 1) % state.setup.players
        known = state.known[following]
        unseen = Counter(full_pack(state.setup.players, state.options))
        unseen.subtract(state.pile)
        unseen.subtract(state.hands[state.asked])
        for cards in state.known[: state.asked] + state.known[state.asked + 1 :]:
            unseen.subtract(cards)
        for meld in state.melds:
            unseen.subtract([card_of(card) for card in meld.cards])
        hidden = max(1, sum(unseen.values()))
        each = (len(state.hands[following]) - len(known)) / hidden
        self.chance = [min(1.0, each * max(0, unseen[Card(card)])) for card in range(52)]
        for cards, likely in ((state.pile, PILE_PARTNER_CHANCE_SHARE), (known, 1.0)):
            for card in cards:
                if card != JOKER:
                    self.chance[card] = max(likely, self.chance[card])

    def tempting_points(self, card: Card, worth: Points) -> float:
        """Expected points that the next player melds with a discard."""
        if card == JOKER:
            return float(worth[JOKER])
        chance = self.chance
        total = 0.0
        for one, two in MELD_COMPLETING_PAIRS[card]:
            both = chance[one] * chance[two]
            if both:
                total += both * (worth[card] + worth[one] + worth[two])
        return total
