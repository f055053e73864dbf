"""Full states a Taki view cannot tell from the real one."""

from bisect import insort
from collections import Counter
from random import Random
from typing import Final

from game.core.event import Seat, View
from game.core.game import Setup
from game.games.taki.cards import (
    BREAKER,
    COLORS,
    KING,
    NONE,
    PACK,
    SYMBOLS,
    Card,
    read,
)
from game.games.taki.options import TakiOptions
from game.games.taki.rules import TakiState

PACK_COUNT: Final = Counter(PACK)


def world(game: str, view: View, rng: Random) -> TakiState:
    """A state with the unseen cards by chance: every way they may lie is as likely.

    Nobody is seen to draw a card, so nothing is known of another hand.  The one exception is a
    +3 that another seat is asked about: somebody holds an answer.
    """
    options = TakiOptions.from_values(view["options"])
    state = TakiState(Setup(game, view["players"], options, rng.getrandbits(48)))
    _public(state, view)
    unseen = PACK_COUNT.copy()
    unseen.subtract(state.pile)
    for seat, hand in enumerate(view["hands"]):
        if not isinstance(hand, int):
            state.hands[seat] = sorted(read(text) for text in hand)
            unseen.subtract(state.hands[seat])
    hidden = list(unseen.elements())
    rng.shuffle(hidden)
    if state.phase == "answer" and state.asked is None:
        _ask_somebody(state, view, hidden, rng)
    for seat, hand in enumerate(view["hands"]):
        if isinstance(hand, int):
            state.hands[seat] += [hidden.pop() for _ in range(hand - len(state.hands[seat]))]
            state.hands[seat].sort()
    state.stock = hidden
    return state


def _public(state: TakiState, view: View) -> None:
    """Take over what everybody sees."""
    state.round = view["round"]
    state.dealer = Seat(view["dealer"])
    state.phase = view["phase"]
    state.asked = view["seat"]
    state.scores = list(view["scores"])
    state.rounds = [dict(one) for one in view["rounds"]]
    state.winners = None if view["winners"] is None else tuple(view["winners"])
    state.shuffles = 1
    state.pile = [read(text) for text in view["pile"]]
    state.color = NONE if view["color"] is None else COLORS.index(view["color"])
    state.symbol = NONE if view["symbol"] is None else SYMBOLS.index(view["symbol"])
    state.direction = view["direction"]
    state.pending = view["pending"]
    state.run = NONE if view["run"] is None else COLORS.index(view["run"])
    state.by = NONE if view["by"] is None else view["by"]
    state.following = NONE if view["next"] is None else view["next"]
    state.stages = None if view["stages"] is None else list(view["stages"])
    state.turns = view["turns"]
    state.idle = view["idle"]


def _ask_somebody(state: TakiState, view: View, hidden: list[Card], rng: Random) -> None:
    """Give one of the seats that may have been asked about a +3 a card it may answer with."""
    answers: list[tuple[Seat, Card]] = []
    for place, hand in enumerate(view["hands"]):
        if isinstance(hand, int) and hand and place != state.by:
            if BREAKER in hidden:
                answers.append((Seat(place), BREAKER))
            if KING in hidden and place == state.following:
                answers.append((Seat(place), KING))
    seat, card = rng.choice(answers)
    hidden.remove(card)
    insort(state.hands[seat], card)
    state.asked = seat
