"""Worlds: full states of Take that a view cannot tell from the real one."""

from functools import lru_cache
from itertools import chain
from random import Random
from typing import Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.letting_go import Habit, Odds, deal, odds
from game.cards.melds import laid
from game.core.event import Seat, View, copied
from game.core.game import Setup
from game.games.take.rules import PACK, TakeState
from game.games.take.runs import Table, run_of

LET_GO: Final = Habit(1.0, 0.15, 0.33, lasting=1.0)
PASSED: Final = Habit(1.0, 0.5, 0.75, lasting=1.0)
"""What was counted in 2,500 rounds of good players, by logistic regression of whether a card
not seen is in a hand: the next cards of a suit 0.15 times as often as chance after a discard,
0.3 to 0.6 times after a card left lying, those two away 0.33 and 0.65 to 0.8 times, however
long ago it was."""


def world(view: View, setup: Setup, rng: Random) -> TakeState:
    """A state with this view, its hidden cards by chance.

    The other hands keep the cards everybody saw them take.  Whatever else is not to be seen
    may lie anywhere, but hardly beside a card that the hand's owner let go.
    """
    state = TakeState(setup)
    _status(state, view)
    state.pile = [french.read(text) for text in view["pile"]]
    state.known = [[french.read(text) for text in hand] for hand in view["known"]]
    state.let_go = [[french.read(text) for text in cards] for cards in view["let_go"]]
    state.passed = [[french.read(text) for text in cards] for cards in view["passed"]]
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
                run_of(int(one["id"][1:]), one["owner"], tuple(map(laid.read, one["cards"])))
                for one in view["melds"]
                if one["cards"]
            ]
        )
    )


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
    for seat, hand in enumerate(view["hands"]):
        seen = state.known[seat] if isinstance(hand, int) else map(french.read, hand)
        state.hands[seat] = list(seen)
    shown = [*state.pile, *chain.from_iterable(state.hands)]
    for run in state.table.runs:
        shown += map(laid.card_of, run.cards)
    naturals = set(shown)
    naturals.add(JOKER)
    unseen = [card for card in PACK if card not in naturals]
    unseen += [JOKER] * (PACK.count(JOKER) - shown.count(JOKER))
    sizes = [hand if isinstance(hand, int) else len(hand) for hand in view["hands"]]
    held = [
        _odds(tuple(let_go), tuple(passed))
        for let_go, passed in zip(state.let_go, state.passed, strict=True)
    ]
    state.stock = deal(unseen, state.hands, sizes, held, rng)


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...], passed: tuple[Card, ...]) -> Odds:
    """What the cards a player let go and passed by make of those that may be in the hand."""
    both = zip(odds(LET_GO, let_go), odds(PASSED, passed), strict=True)
    return tuple([one * other for one, other in both])
