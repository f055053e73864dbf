"""Full states that a view cannot tell from the real one."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.letting_go import Habit, Odds, deal, odds
from game.core.event import Seat, View, bare, copied
from game.core.game import Setup
from game.games.texas.options import TexasOptions
from game.games.texas.rules import TexasState, pack
from game.games.texas.scoring import law_of

LET_GO: Final = Habit(0.22, 0.42, 0.52, lasting=0.93)
"""What was counted in 3,800 rounds of two, four and six good players, by logistic regression of
whether a card not seen is in a hand: one of the rank just let go 0.22 times as often as chance,
the next of its suit 0.42 times, those two away 0.52 times."""


def determinize(view: View, rng: Random) -> TexasState:
    """A state with the view's public facts and hidden cards by chance.

    The cards nobody has shown are in the other hands and the stock, but hardly in a hand
    beside a card that its owner let go; a card everybody saw a seat take is still in its
    hand.  After the match the hands are known: they were shown for the count.
    """
    options = TexasOptions.from_values(view["options"])
    setup = Setup("texas", view["players"], options, rng.getrandbits(48))
    state = TexasState(setup)
    _set_facts(state, view)
    _set_cards(state, view, rng)
    return state


def _set_facts(state: TexasState, view: View) -> None:
    state.round = view["round"]
    state.dealer = Seat(view["dealer"])
    state.phase = view["phase"]
    state.asked = view["seat"]
    state.scores = list(view["scores"])
    state.rounds = copied(view["rounds"])
    state.winners = None if view["winners"] is None else tuple(view["winners"])
    state.law = law_of(state.round)
    state.pot = view["pot"]
    state.dimes = list(view["dimes"])
    state.taken = None if view["taken"] is None else french.read(view["taken"])
    state.idle = view["idle"]
    state.emptied = view["emptied"]
    state.shuffles = len(state.rounds) + 1 + state.emptied


def _set_cards(state: TexasState, view: View, rng: Random) -> None:
    state.pile = _read(view["pile"])
    state.known = [_read(hand) for hand in view["known"]]
    state.let_go = [_read(cards) for cards in view["let_go"]]
    state.hands = _shown_at_the_end(view) if state.over else _seen_hands(state, view)
    unseen = Counter(pack(state.setup.players))
    for cards in (state.pile, *state.hands):
        unseen.subtract(cards)
    sizes = [held if isinstance(held, int) else len(held) for held in view["hands"]]
    likely = [_odds(tuple(cards), state.round) for cards in state.let_go]
    state.stock = deal(unseen.elements(), state.hands, sizes, likely, rng)
    for hand in state.hands:
        hand.sort()


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...], number: int) -> Odds:
    """What the cards a player let go in a round make of those that may be in the hand."""
    wild = law_of(number).rules.wild
    return odds(LET_GO, let_go, [Card(card) for card in range(JOKER) if wild[card]])


def _seen_hands(state: TexasState, view: View) -> list[list[Card]]:
    """What of each hand the view shows: one's own, and of the others the cards seen taken."""
    return [
        known[:] if isinstance(held, int) else _read(held)
        for held, known in zip(view["hands"], state.known, strict=True)
    ]


def _shown_at_the_end(view: View) -> list[list[Card]]:
    """The hands as they were arranged after the last round."""
    return [
        _read([bare(text) for meld in (*one["melds"], one["deadwood"]) for text in meld])
        for one in view["rounds"][-1]["arranged"]
    ]


def _read(texts: Iterable[str]) -> list[Card]:
    return [french.read(text) for text in texts]
