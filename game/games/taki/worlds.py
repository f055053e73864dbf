"""Full states a Taki view cannot tell from the real one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from game.core.event import Seat
from game.core.kind import UNKNOWN
from game.games.taki.cards import BREAKER, KING, PACK, Card
from game.games.taki.dealing import dealt
from game.games.taki.lacking import Kinds, places
from game.games.taki.rules import TakiState

PACK_COUNT: Final = Counter(PACK)

Answer = tuple[Seat, Card]
"""A seat that is asked about a +3, and a card it may answer with."""


def deal_unseen(state: TakiState, rng: Random) -> None:
    """Deal the unseen cards by chance, all ways as likely as one another or nearly so.

    Nobody is seen to draw a card, so of another hand only what it lacks is known.  The one
    exception is a +3 that another seat is asked about: somebody holds an answer.
    """
    sizes = {Seat(seat): len(hand) for seat, hand in enumerate(state.hands) if UNKNOWN in hand}
    for seat in sizes:
        state.hands[seat] = []
    unseen = PACK_COUNT.copy()
    unseen.subtract(state.pile)
    for hand in state.hands:
        unseen.subtract(hand)
    hidden = list(unseen.elements())
    if state.phase == "answer" and state.asked is None:
        _deal_an_answer(state, sizes, hidden, rng)
    elif not _deal(state, sizes, hidden, rng):
        raise ValueError("no cards agree with what the hands are known to lack")


def _deal(
    state: TakiState,
    sizes: Mapping[Seat, int],
    hidden: Sequence[Card],
    rng: Random,
    answer: Answer | None = None,
) -> bool:
    """Deal the hidden cards to the hands of these sizes and the stock, if that can be done.

    The seat that is to answer is given its card first.
    """
    barred: list[Kinds] = []
    takers: list[Seat] = []
    free: list[Seat] = []
    for seat, count in sizes.items():
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


def _deal_an_answer(
    state: TakiState, sizes: Mapping[Seat, int], hidden: list[Card], rng: Random
) -> None:
    """Deal, and ask one of the seats that may have been asked about a +3 and can hold an answer."""
    answers: list[Answer] = []
    for seat in sizes:
        if seat != state.by:
            if BREAKER in hidden:
                answers.append((seat, BREAKER))
            if KING in hidden and seat == state.following:
                answers.append((seat, KING))
    rng.shuffle(answers)
    for answer in answers:
        others = hidden[:]
        others.remove(answer[1])
        if _holds(state, sizes, answer) and _deal(state, sizes, others, rng, answer):
            return
    raise ValueError("nobody can hold an answer to the +3")


def _holds(state: TakiState, sizes: Mapping[Seat, int], answer: Answer) -> bool:
    """Whether what is known of a hand allows it this card."""
    seat, card = answer
    bars = places(state.lacking(seat))
    return len(bars) < sizes[seat] or any(not bar >> card & 1 for bar in bars)
