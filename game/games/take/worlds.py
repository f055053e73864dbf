"""Worlds: full states of Take that a view cannot tell from the real one."""

from random import Random

from game.cards import french
from game.cards.melds import laid
from game.cards.melds.law import span
from game.core.event import Seat, View, copied
from game.core.game import Setup
from game.games.take.rules import PACK, TakeState
from game.games.take.runs import Run, Table


def world(view: View, setup: Setup, rng: Random) -> TakeState:
    """A state with this view, its hidden cards by chance.

    The other hands keep the cards everybody saw them take; whatever else is not to be seen
    lies anywhere with equal chance.
    """
    state = TakeState(setup)
    _status(state, view)
    state.pile = [french.read(text) for text in view["pile"]]
    state.known = [[french.read(text) for text in hand] for hand in view["known"]]
    state.let_go = [[french.read(text) for text in cards] for cards in view["let_go"]]
    state.table = table_in(view)
    state.laid = view["laid"]
    state.idle = view["idle"]
    state.melded = view["melded"]
    state.taken = None if view["taken"] is None else french.read(view["taken"])
    state.owed = view["must_meld"] is not None
    _deal_unseen(state, view, rng)
    return state


def table_in(view: View) -> Table:
    """The sequences on the table as a view shows them; one that has no cards yet is left out."""
    return Table(
        tuple(
            [
                _run(int(one["id"][1:]), one["owner"], [laid.read(text) for text in one["cards"]])
                for one in view["melds"]
                if one["cards"]
            ]
        )
    )


def _run(number: int, owner: int, cards: list[laid.Laid]) -> Run:
    return Run(number, owner, span(tuple(cards)), tuple(cards))


def _status(state: TakeState, view: View) -> None:
    state.round = view["round"]
    state.shuffles = view["round"]
    state.dealer = Seat(view["dealer"])
    state.phase = view["phase"]
    state.asked = view["seat"]
    state.scores = list(view["scores"])
    state.rounds = copied(view["rounds"])
    state.winners = None if view["winners"] is None else tuple(view["winners"])


def _deal_unseen(state: TakeState, view: View, rng: Random) -> None:
    """The cards that are not to be seen go to the hands that are counts, the rest is stock."""
    unseen = list(PACK)
    for card in state.pile:
        unseen.remove(card)
    for run in state.table.runs:
        for card in map(laid.card_of, run.cards):
            unseen.remove(card)
    for seat, hand in enumerate(view["hands"]):
        seen = state.known[seat] if isinstance(hand, int) else map(french.read, hand)
        state.hands[seat] = list(seen)
        for card in state.hands[seat]:
            unseen.remove(card)
    rng.shuffle(unseen)
    for seat, hand in enumerate(view["hands"]):
        if isinstance(hand, int):
            while len(state.hands[seat]) < hand:
                state.hands[seat].append(unseen.pop())
    state.stock = unseen
