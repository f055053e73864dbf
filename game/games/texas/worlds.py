"""Full states that a view cannot tell from the real one."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from game.cards import french
from game.cards.french import Card
from game.core.event import Seat, View, bare, copied
from game.core.game import Setup
from game.games.texas.options import TexasOptions
from game.games.texas.rules import TexasState, pack
from game.games.texas.scoring import law_of


def determinize(view: View, rng: Random) -> TexasState:
    """A state with the view's public facts and hidden cards by chance.

    The cards nobody has shown are in the other hands and the stock, in every order as
    likely; a card everybody saw a seat take is still in its hand.  After the match the
    hands are known: they were shown for the count.
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
    state.hands = _shown_at_the_end(view) if state.over else _seen_hands(state, view)
    unseen = Counter(pack(state.setup.players))
    for cards in (state.pile, *state.hands):
        unseen.subtract(cards)
    hidden = sorted(unseen.elements())
    rng.shuffle(hidden)
    for seat, held in enumerate(view["hands"]):
        count = held if isinstance(held, int) else len(held)
        while len(state.hands[seat]) < count:
            state.hands[seat].append(hidden.pop())
        state.hands[seat].sort()
    state.stock = hidden


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
