"""What people overlook in Takeaway; only the order of the deck is hidden."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, cast

from game.cards import card_names
from game.cards.french import Card
from game.core.blindness import Blindness, Oversight
from game.core.event import Seat
from game.games.takeaway.bot.reasons import deck
from game.games.takeaway.moves import Move, Take
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITTING_CARDS, plays, takeable
from game.games.takeaway.rules.next_slot import following
from game.games.takeaway.state import EMPTY_SLOT_TOP, bits_of
from game.text.message import Message

NEAR_PLAY_COUNT: Final = 3
"""Number of fitting stacks, clockwise, that everybody looks at."""
MIN_OPEN_TOP_DECK_CARD_COUNT: Final = 3
"""Minimum number of deck cards that fit a top that is soon taken back."""


def takes_largest(state: TakeawayState, move: Move) -> bool:
    """Whether the largest fitting stack is taken."""
    if not isinstance(move, Take):
        return False
    most = max(len(state.slots[slot]) for slot in plays(state, state.slot))
    return len(state.slots[move.slot]) == most


def largest_stacks(state: TakeawayState, moves: Sequence[Move]) -> Collection[Move]:
    """The takes of the largest fitting stack."""
    return [move for move in moves if takes_largest(state, move)]


def far_stacks(state: TakeawayState, moves: Sequence[Move]) -> Collection[Move]:
    """The takes of all fitting stacks but the first ones clockwise."""
    far = plays(state, state.slot)[NEAR_PLAY_COUNT:]
    return [move for move in moves if isinstance(move, Take) and move.slot in far]


def takes_before_leader(state: TakeawayState, moves: Sequence[Move]) -> Collection[Move]:
    """The takes after which another player, who has the most cards, is next in any case."""
    return [
        move
        for move in moves
        if isinstance(move, Take) and _leader_after(state, move.slot) is not None
    ]


def open_tops(state: TakeawayState, moves: Sequence[Move]) -> Collection[Move]:
    """The takes of stacks whose top several cards of the deck fit."""
    return [
        move
        for move in moves
        if isinstance(move, Take)
        and _fitting_count(state, state.tops[move.slot]) >= MIN_OPEN_TOP_DECK_CARD_COUNT
    ]


def second_takes(state: TakeawayState, moves: Sequence[Move]) -> Collection[Move]:
    """The takes that another one must follow, when a single take wins as many cards at once."""
    slots = [move.slot for move in moves if isinstance(move, Take)]
    if not slots:
        return ()
    at_once = max(
        (_won_count(state, _taken(state.tops, state.slot, slot)) for slot in _single(state)),
        default=-1,
    )
    if at_once < 0:
        return ()
    return [
        Take(slot)
        for slot in slots
        if slot not in _single(state)
        and all(_won_count(state, tops) <= at_once for tops in _ends(state, slot))
    ]


def _fitting_count(state: TakeawayState, top: Card) -> int:
    return len(FITTING_CARDS[state.run_suits][top] & deck(state))


def _taken(tops: Sequence[Card], slot: int, other: int) -> tuple[Card, ...]:
    """The tops after the stack of another slot is taken onto a slot."""
    after = list(tops)
    after[slot], after[other] = tops[other], EMPTY_SLOT_TOP
    return tuple(after)


def _ends(state: TakeawayState, first: int) -> Iterator[tuple[Card, ...]]:
    """The tops once nothing fits any more, by each way to go on after a take."""
    waiting = [_taken(state.tops, state.slot, first)]
    seen = set(waiting)
    while waiting:
        tops = waiting.pop()
        more = takeable(tops, state.used, state.slot, state.run_suits)
        if not more:
            yield tops
        after = {_taken(tops, state.slot, slot) for slot in more} - seen
        waiting += after
        seen |= after


def _single(state: TakeawayState) -> list[int]:
    """The fitting stacks that no other one follows."""
    return [
        slot
        for slot in plays(state, state.slot)
        if not takeable(
            _taken(state.tops, state.slot, slot), state.used, state.slot, state.run_suits
        )
    ]


def _held_counts(state: TakeawayState, tops: Sequence[Card]) -> list[int]:
    """Number of cards of each seat, once all stacks are taken that these tops lack."""
    held = [0] * state.setup.players
    for owner, stack, top in zip(state.owner, state.slots, tops, strict=True):
        if stack:
            held[cast(Seat, state.asked if top == EMPTY_SLOT_TOP else owner)] += len(stack)
    return held


def _won_count(state: TakeawayState, tops: Sequence[Card]) -> int:
    seat = cast(Seat, state.asked)
    return _held_counts(state, tops)[seat] - _held_counts(state, state.tops)[seat]


def _leader_after(state: TakeawayState, first: int) -> Seat | None:
    """Another seat that has the most cards and is next, whatever follows a take, or None."""
    found: Seat | None = None
    for tops in _ends(state, first):
        seat = _next_leader(state, tops)
        if seat is None or found not in (None, seat):
            return None
        found = seat
    return found


def _next_leader(state: TakeawayState, tops: Sequence[Card]) -> Seat | None:
    """The seat that is next, if it is another one and has more cards than each of the rest."""
    stock = bool(state.stock)
    after = following(tops, bits_of(tops), state.used, state.slot, stock, state.run_suits)
    if after is None or state.owner[after] == state.asked:
        return None
    held, seat = _held_counts(state, tops), cast(Seat, state.owner[after])
    return seat if held[seat] > max(held[:seat] + held[seat + 1 :]) else None


# Sentences about them.


def _top(oversight: Oversight[TakeawayState], take: Take) -> Message:
    return card_names.named(oversight.state.tops[take.slot])


def _tell_most(oversight: Oversight[TakeawayState]) -> Message:
    return Message("takeaway-overlooked-most", who=oversight.who)


def _tell_far(oversight: Oversight[TakeawayState]) -> Message:
    card = _top(oversight, oversight.best)
    return Message("takeaway-overlooked-far", who=oversight.who, card=card)


def _tell_next(oversight: Oversight[TakeawayState]) -> Message:
    seat = _leader_after(oversight.state, oversight.made.slot)
    assert seat is not None, "the leader is next"
    other = oversight.names[seat]
    return Message("takeaway-overlooked-next", who=oversight.who, other=other)


def _tell_deck(oversight: Oversight[TakeawayState]) -> Message:
    state = oversight.state
    top = state.tops[oversight.made.slot]
    return Message(
        "takeaway-overlooked-deck",
        who=oversight.who,
        count=_fitting_count(state, top),
        card=card_names.named(top),
    )


def _tell_second(oversight: Oversight[TakeawayState]) -> Message:
    card = _top(oversight, oversight.best)
    return Message("takeaway-overlooked-second", who=oversight.who, card=card)


TAKEAWAY_BLINDNESSES: Final = (
    Blindness(
        "most", Message("takeaway-overlooked-most.theme"), _tell_most, excuses=largest_stacks
    ),
    Blindness("far", Message("takeaway-overlooked-far.theme"), _tell_far, hides=far_stacks),
    Blindness(
        "next", Message("takeaway-overlooked-next.theme"), _tell_next, excuses=takes_before_leader
    ),
    Blindness("deck", Message("takeaway-overlooked-deck.theme"), _tell_deck, excuses=open_tops),
    Blindness(
        "second", Message("takeaway-overlooked-second.theme"), _tell_second, hides=second_takes
    ),
)
