"""Determinizations of a Taki view."""

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from game.core.event import Seat
from game.core.fact_types import UNKNOWN_CARD
from game.games.taki.cards import Card, pack_of
from game.games.taki.rules import TakiState
from game.games.taki.rules.plus_three import answers
from game.games.taki.state.lacking import Kinds, places

RANDOM_SWAP_TRIES_COUNT: Final = 24
"""Random places tried for a swap before the search for a cycle."""

Answer = tuple[Seat, Card]
"""A seat asked about a +3, and a card it may answer with."""


def deal_unseen(state: TakiState, rng: Random) -> None:
    """Deal the unseen cards; all deals are equally likely, or nearly so.

    Draws are hidden, so only the lacks of another hand are known. The exception is a +3: the seat
    asked about it holds an answer.
    """
    sizes = {Seat(seat): len(hand) for seat, hand in enumerate(state.hands) if UNKNOWN_CARD in hand}
    for seat in sizes:
        state.hands[seat] = []
    unseen = Counter(pack_of(state.options.plus_three))
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
    """Deal the hidden cards to the hands and the stock; whether any deal is possible.

    The answering seat gets its card first.
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
    """Remove the place that ``card`` fills: the most barred one that takes it."""
    for place, bar in enumerate(bars):
        if not bar >> card & 1:
            del bars[place]
            return


def _deal_an_answer(
    state: TakiState, sizes: Mapping[Seat, int], hidden: list[Card], rng: Random
) -> None:
    """Deal, and ask a random seat that can hold an answer to the +3."""
    open_to: list[Answer] = []
    for seat in sizes:
        if seat != state.by:
            cards = sorted(answers(seat, state.following), reverse=True)
            open_to += [(seat, card) for card in cards if card in hidden]
    rng.shuffle(open_to)
    for answer in open_to:
        others = hidden[:]
        others.remove(answer[1])
        if _can_hold(state, sizes, answer) and _deal(state, sizes, others, rng, answer):
            return
    raise ValueError("nobody can hold an answer to the +3")


def _can_hold(state: TakiState, sizes: Mapping[Seat, int], answer: Answer) -> bool:
    """Whether a hand with these lacks can hold the card."""
    seat, card = answer
    bars = places(state.lacking(seat))
    return len(bars) < sizes[seat] or any(not bar >> card & 1 for bar in bars)


# Dealing with barred places.


def dealt(cards: Sequence[Card], barred: Sequence[Kinds], rng: Random) -> list[Card] | None:
    """The cards in random order, none in a place that bars it; None if there is no such order.

    ``barred[place]`` are the kinds barred there; later places take any card. Orders are equally
    likely if all places bar the same kinds, otherwise nearly so.
    """
    order = list(cards)
    rng.shuffle(order)
    for place, bar in enumerate(barred):
        if (
            bar >> order[place] & 1
            and not _swap_at_random(order, barred, place, rng)
            and not _pass_along_cycle(order, barred, place)
        ):
            return None
    return order


def _swap_at_random(order: list[Card], barred: Sequence[Kinds], place: int, rng: Random) -> bool:
    """Swap cards with a random place that agrees; whether one was found."""
    card, bar = order[place], barred[place]
    for _ in range(RANDOM_SWAP_TRIES_COUNT):
        other = int(rng.random() * len(order))
        theirs = order[other]
        if not bar >> theirs & 1 and (other >= len(barred) or not barred[other] >> card & 1):
            order[place], order[other] = theirs, card
            return True
    return False


def _pass_along_cycle(order: list[Card], barred: Sequence[Kinds], place: int) -> bool:
    """Pass cards along the shortest cycle of places that take them, if there is one.

    Any allowed order differs from this one by such cycles. Without a cycle through ``place`` there
    is none.
    """
    card = order[place]
    takers: dict[int, int] = {}
    waiting = deque([place])
    while waiting:
        taker = waiting.popleft()
        bar = barred[taker] if taker < len(barred) else 0
        if not bar >> card & 1:
            while taker != place:
                order[taker], card = card, order[taker]
                taker = takers[taker]
            order[place] = card
            return True
        for giver in range(len(order)):
            if giver != place and giver not in takers and not bar >> order[giver] & 1:
                takers[giver] = taker
                waiting.append(giver)
    return False
