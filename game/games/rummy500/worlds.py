"""States of 500 Rummy made up from what one seat may know."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

from game.cards import french
from game.cards.french import Card
from game.cards.letting_go import Habit, Odds, deal, odds
from game.cards.melds import card_of, read
from game.core.event import Seat, View
from game.core.game import Setup
from game.games.rummy500 import melding
from game.games.rummy500.melding import Lying, spread
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.position import full_pack
from game.games.rummy500.rules import Rummy500State

LET_GO: Final = Habit(0.4, 0.45, 0.42, lasting=0.85)
"""What was counted in 2,300 rounds of two, four and six good players, by logistic regression of
whether a card not seen is in a hand: one of the rank just let go 0.3 to 0.6 times as often as
chance, the next of its suit 0.3 to 0.7 times, those two away 0.4 to 0.6 times."""


def determinize(name: str, view: View, rng: Random) -> Rummy500State:
    """A state the view cannot tell from the real one, the hidden cards by chance.

    The cards not seen may lie anywhere, but hardly beside a card that the hand's owner let go;
    the cards that everybody saw a player take stay in that hand.
    """
    options = Rummy500Options.from_values(view["options"])
    setup = Setup(name, view["players"], options, rng.getrandbits(48))
    state = Rummy500State(setup)
    state.round = state.shuffles = view["round"]
    state.dealer = Seat(view["dealer"])
    state.phase = view["phase"]
    state.asked = view["seat"]
    state.scores = list(view["scores"])
    state.rounds = [dict(one) for one in view["rounds"]]
    state.winners = None if view["winners"] is None else tuple(view["winners"])
    state.must_meld = _card(view["must_meld"])
    state.barred = _card(view["barred"])
    state.melded = view["melded"]
    state.discarder = view["discarder"]
    state.idle = view["idle"]
    state.pile = _cards(view["pile"])
    state.known = [_cards(cards) for cards in view["known"]]
    state.let_go = [_cards(cards) for cards in view["let_go"]]
    state.melds = tuple([lying(one) for one in view["melds"]])
    state.table = spread(state.melds)
    if state.discarder is not None:
        state.calls = tuple(state.open_calls())
    _deal_unseen(state, view, rng)
    return state


def _deal_unseen(state: Rummy500State, view: View, rng: Random) -> None:
    """Give the cards that the view does not show to the hands and the stock."""
    for seat, hand in enumerate(view["hands"]):
        state.hands[seat] = state.known[seat][:] if isinstance(hand, int) else _cards(hand)
    counts = Counter(full_pack(state.setup.players, state.options))
    counts.subtract(state.pile)
    for meld in state.melds:
        counts.subtract([card_of(card) for card in meld.cards])
    for held in state.hands:
        counts.subtract(held)
    sizes = [hand if isinstance(hand, int) else len(hand) for hand in view["hands"]]
    likely = [_odds(tuple(cards)) for cards in state.let_go]
    state.stock = deal(counts.elements(), state.hands, sizes, likely, rng)


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...]) -> Odds:
    """What the cards a player let go make of those that may be in the hand."""
    return odds(LET_GO, let_go)


def lying(one: View) -> Lying:
    """A meld of a view; raises ``ValueError`` if its cards are none."""
    return melding.lying(int(one["id"][1:]), tuple(map(read, one["cards"])), tuple(one["by"]))


def _card(text: str | None) -> Card | None:
    return None if text is None else french.read(text)


def _cards(texts: list[str]) -> list[Card]:
    return [french.read(text) for text in texts]
