"""What people overlook in Takeaway; only the order of the deck is hidden."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, cast

from game.cards import card_names
from game.cards.french import Card
from game.core.blindness import Blindness, Oversight
from game.core.event import Seat
from game.games.takeaway.bot.reasons import best_line, deck
from game.games.takeaway.moves import Move, Take
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITTING_CARDS, plays, takeable
from game.games.takeaway.rules.next_slot import following
from game.games.takeaway.state import EMPTY_SLOT_TOP, bits_of
from game.text.message import Message, TextValue

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
    takes = [move for move in moves if isinstance(move, Take)]
    if not takes:
        return ()
    lines = {slot: best_line(state, Take(slot)) for slot in plays(state, state.slot)}
    at_once = max((line.won for line in lines.values() if line.takes == 1), default=-1)
    return [
        move for move in takes if lines[move.slot].takes > 1 and lines[move.slot].won <= at_once
    ]


def _fitting_count(state: TakeawayState, top: Card) -> int:
    return len(FITTING_CARDS[state.run_suits][top] & deck(state))


def _leader_after(state: TakeawayState, slot: int) -> Seat | None:
    """Another seat that has more cards than each of the others and is next, once nothing fits.

    None if that depends on the next takes.
    """
    found = {
        _leader(state, after, sizes)
        for after, sizes in _ends(state, state.tops, list(map(len, state.slots)), slot)
    }
    return found.pop() if len(found) == 1 else None


def _ends(
    state: TakeawayState, tops: Sequence[Card], sizes: Sequence[int], other: int
) -> Iterator[tuple[list[Card], list[int]]]:
    """Tops and sizes of all slots once nothing fits, after the stack of a slot is taken."""
    slot = state.slot
    after, left = list(tops), list(sizes)
    after[slot], after[other] = tops[other], EMPTY_SLOT_TOP
    left[slot], left[other] = sizes[slot] + sizes[other], 0
    more = takeable(after, state.used, slot, state.run_suits)
    if not more:
        yield after, left
    for one in more:
        yield from _ends(state, after, left, one)


def _leader(state: TakeawayState, tops: Sequence[Card], sizes: Sequence[int]) -> Seat | None:
    """The seat that is next, if it is another one and has the most cards."""
    stock = bool(state.stock)
    after = following(tops, bits_of(tops), state.used, state.slot, stock, state.run_suits)
    if after is None or state.owner[after] == state.asked:
        return None
    held = [0] * state.setup.players
    for owner, size in zip(state.owner[: state.used], sizes, strict=False):
        held[cast(Seat, owner)] += size
    seat = cast(Seat, state.owner[after])
    return seat if held[seat] > max(held[:seat] + held[seat + 1 :]) else None


# What is told of them.


def _top(oversight: Oversight, take: Take) -> TextValue:
    return card_names.named(oversight.state.tops[take.slot])


def _tell_most(oversight: Oversight) -> Message:
    return Message("takeaway-overlooked-most", who=oversight.who)


def _tell_far(oversight: Oversight) -> Message:
    card = _top(oversight, oversight.best)
    return Message("takeaway-overlooked-far", who=oversight.who, card=card)


def _tell_next(oversight: Oversight) -> Message:
    seat = _leader_after(oversight.state, oversight.made.slot)
    assert seat is not None, "the leader is next"
    other = oversight.names[seat]
    return Message("takeaway-overlooked-next", who=oversight.who, other=other)


def _tell_deck(oversight: Oversight) -> Message:
    top = oversight.state.tops[oversight.made.slot]
    return Message(
        "takeaway-overlooked-deck",
        who=oversight.who,
        count=_fitting_count(oversight.state, top),
        card=card_names.named(top),
    )


def _tell_second(oversight: Oversight) -> Message:
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
