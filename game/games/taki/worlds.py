"""Full states a Taki view cannot tell from the real one."""

from collections import Counter
from collections.abc import Sequence
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
from game.games.taki.dealing import dealt
from game.games.taki.lacking import Kinds, places, understood
from game.games.taki.options import TakiOptions
from game.games.taki.rules import TakiState

PACK_COUNT: Final = Counter(PACK)

Answer = tuple[Seat, Card]
"""A seat that is asked about a +3, and a card it may answer with."""


def world(game: str, view: View, rng: Random) -> TakiState:
    """A state with the unseen cards by chance, as likely as one another or nearly so.

    Nobody is seen to draw a card, so of another hand only what it lacks is known.  The one
    exception is a +3 that another seat is asked about: somebody holds an answer.
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
    if state.phase == "answer" and state.asked is None:
        _deal_an_answer(state, view, hidden, rng)
    elif not _deal(state, view, hidden, rng):
        raise ValueError("no cards agree with what the hands are known to lack")
    return state


def _deal(
    state: TakiState, view: View, hidden: Sequence[Card], rng: Random, answer: Answer | None = None
) -> bool:
    """Deal the hidden cards to the other hands and the stock, if that can be done.

    The seat that is to answer is given its card first.
    """
    barred: list[Kinds] = []
    takers: list[Seat] = []
    free: list[Seat] = []
    for seat in map(Seat, range(state.players)):
        count = view["hands"][seat]
        if isinstance(count, int):
            bars = places(state.lacking(seat))
            if answer is not None and seat == answer[0]:
                count -= 1
                _fill(bars, answer[1])
            barred += bars
            takers += [seat] * len(bars)
            free += [seat] * (count - len(bars))
    order = dealt(hidden, barred, rng)
    if order is None:
        return False
    takers += free
    for seat, card in zip(takers, order, strict=False):
        state.hands[seat].append(card)
    if answer is not None:
        state.asked = answer[0]
        state.hands[answer[0]].append(answer[1])
    for hand in state.hands:
        hand.sort()
    state.stock = order[len(takers) :]
    return True


def _fill(bars: list[Kinds], card: Card) -> None:
    """Lay a card into the place of a hand that bars most and takes it."""
    for place, bar in enumerate(bars):
        if not bar >> card & 1:
            del bars[place]
            return


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
    state.traces = [(understood(one),) for one in view["lacking"]]


def _deal_an_answer(state: TakiState, view: View, hidden: list[Card], rng: Random) -> None:
    """Deal, and ask one of the seats that may have been asked about a +3 and can hold an answer."""
    answers: list[Answer] = []
    for place, hand in enumerate(view["hands"]):
        if isinstance(hand, int) and hand and place != state.by:
            if BREAKER in hidden:
                answers.append((Seat(place), BREAKER))
            if KING in hidden and place == state.following:
                answers.append((Seat(place), KING))
    rng.shuffle(answers)
    for answer in answers:
        others = hidden[:]
        others.remove(answer[1])
        if _holds(state, view, answer) and _deal(state, view, others, rng, answer):
            return
    raise ValueError("nobody can hold an answer to the +3")


def _holds(state: TakiState, view: View, answer: Answer) -> bool:
    """Whether what is known of a hand allows it this card."""
    seat, card = answer
    bars = places(state.lacking(seat))
    return len(bars) < view["hands"][seat] or any(not bar >> card & 1 for bar in bars)
