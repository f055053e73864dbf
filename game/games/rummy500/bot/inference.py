"""What a discard of 500 Rummy gives to others: for certain, and as far as can be guessed.

A card that can be called or used at once is a gift.  Any other may be just what the next player
waits for: how likely, follows from the cards not yet seen and from those they were seen to take.
"""

from collections import Counter
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import NO_CARDS, MeldableHand, card_of, pairs, summed
from game.games.rummy500.bot.evaluate import hopes
from game.games.rummy500.cards import Points
from game.games.rummy500.rules import Rummy500State, owing
from game.games.rummy500.rules.additions import lays_off
from game.games.rummy500.rules.pile import takings
from game.games.rummy500.state import full_pack

CALL: Final = 5.0
"""What it costs to have a turn taken away by a call, in points."""
TEMPTING: Final = 1.0
"""How much of the points that the next player may meld with a discard counts against it."""
PILED: Final = 0.8
"""How likely the next player takes the pile down to a card for which the discard is wanted."""


GOING_OUT: Final = (1.0, 0.35, 0.2, 0.15, 0.1, 0.03)
"""How likely a player with so many cards, none to five, ends the round in the next turn.

Counted in 1,200 rounds of two to four players who meld what they can at once: 0.34 with one card,
0.13 to 0.26 with two, 0.12 to 0.15 with three, 0.01 to 0.05 with four, then 0.00.  More is
reckoned with here for those who keep a meld back.
"""
RUN_OUT: Final = 0.5
"""How likely the round ends before the next turn when the stock does not last until then."""
KEPT_BACK: Final = 0.05
"""What part of its points a meld that is kept back is worth less, if nobody goes out."""


PAIRS: Final = tuple([pairs(Card(number), groups=True) for number in range(52)])
"""For each natural card the pairs that make a meld of three with it."""


def gift(state: Rummy500State, card: Card, worth: Points) -> float:
    """The points a discard gives away: those of a card that others can call or use at once."""
    if lays_off(state, card):
        return float(worth[card]) + CALL
    pile, piled = [*state.pile, card], state.piled | 1 << card
    reached = owing.reached(state, state.table)
    for count in takings(pile, piled, NO_CARDS, reached, state.new_only, 0):
        return float(worth.of(summed(pile[-count:]).held))
    return 0.0


def holding(state: Rummy500State, hand: MeldableHand, worth: Points) -> float:
    """What it costs to keep the melds of a hand back for a turn, in points.

    Whoever is caught with them loses what they would have brought and what they count.
    """
    caught = RUN_OUT if len(state.stock) <= state.setup.players else 0.0
    for seat, cards in enumerate(state.hands):
        if seat != state.asked and len(cards) < len(GOING_OUT):
            caught = max(caught, GOING_OUT[len(cards)])
    return (KEPT_BACK + 2 * caught) * hopes(hand.held, worth).melded


class Guess:
    """How likely the next player holds each natural card, from what the asked seat knows."""

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
        for cards, likely in ((state.pile, PILED), (known, 1.0)):
            for card in cards:
                if card != JOKER:
                    self.chance[card] = max(likely, self.chance[card])

    def tempts(self, card: Card, worth: Points) -> float:
        """The points the next player may be expected to meld with a discard."""
        if card == JOKER:
            return float(worth[JOKER])
        chance = self.chance
        total = 0.0
        for one, two in PAIRS[card]:
            both = chance[one] * chance[two]
            if both:
                total += both * (worth[card] + worth[one] + worth[two])
        return total
