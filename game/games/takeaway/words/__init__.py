"""Sentences of Takeaway: moves, log lines and slot names.

Fixed: a slot has one name on the screen, in the log and for a screen reader.
Free: how a seat's slots are told apart, such as left and right.
Then look at: tests/games/takeaway/test_words.py, tests/ui/test_spoken_table_announcing.py
"""

from typing import Final

from game.cards import card_names, french
from game.core.event import Event, Seat
from game.core.state import SeatView
from game.core.table import LineMove, item, stake
from game.games.takeaway.moves import Draw, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.state import owners
from game.text.message import Message, Names, listed

SLOT_PLACE_NAMES: Final = {
    2: ("first", "second", "third", "fourth"),
    3: ("right", "left"),
    4: ("right", "left"),
}
"""By number of players: message values for the slots of a seat."""


def which_of(players: int, slot: int) -> str:
    """Message value of a slot among its owner's slots."""
    which = SLOT_PLACE_NAMES[players]
    return which[slot % len(which)]


def place_name(players: int, slot: int, names: Names) -> Message:
    """Name of a slot: ``your right slot``, ``Ada's third slot``."""
    seat = owners(players)[slot]
    if seat is None:
        raise ValueError(f"slot {slot} is not in use with {players} players")
    return Message("takeaway-slot", who=names[seat], which=which_of(players, slot))


def own_place_name(players: int, slot: int, names: Names, seat: Seat) -> Message:
    """Name of a slot in a sentence about ``seat``: its own is ``the right slot``."""
    if owners(players)[slot] == seat and not names[seat].you:
        return Message("takeaway-own-slot", which=which_of(players, slot))
    return place_name(players, slot, names)


def say(state: TakeawayState, move: Move, names: Names) -> Message:
    """Description of a move before it is made."""
    players = state.setup.players
    if isinstance(move, Draw):
        return Message("takeaway-say-draw", slot=place_name(players, state.slot, names))
    where, stack = place_name(players, move.slot, names), state.slots[move.slot]
    if not stack:
        return Message("takeaway-say-take-none", slot=where)
    top = card_names.named(stack[-1])
    return Message("takeaway-say-take", count=len(stack), card=top, slot=where)


def in_line(state: TakeawayState, move: Move, names: Names) -> LineMove:
    """A move on a line of braille; a stack has its owner, how many it is, and its top card."""
    if isinstance(move, Draw):
        return LineMove(Message("line-draw"))
    stack, owner = state.slots[move.slot], state.owner[move.slot]
    if not stack or owner is None:
        return LineMove(Message("line-take"))
    return LineMove(item(stake(names, owner, len(stack)), card_names.named(stack[-1])))


def tell(seen: SeatView[TakeawayState], event: Event, names: Names) -> Message | None:
    """Log line of an event about to happen, if it needs one."""
    match event.name:
        case "cut":
            return Message("takeaway-cut", who=names[_seat(event)], card=_card(event))
        case "shuffle":
            number = event.changes["round"]
            return Message("takeaway-deals", who=names[_seat(event)], round=number)
        case "draw":
            where = _where(seen, event, event.target, names)
            return Message("takeaway-drew", who=names[_seat(event)], card=_card(event), slot=where)
        case "take":
            return _took(seen, event, names)
        case "round-end":
            scores = event.changes["rounds"][-1]["scores"]
            counts = [
                Message("takeaway-player-count", who=who, count=count)
                for who, count in zip(names, scores, strict=True)
            ]
            return Message("takeaway-round-over", counts=listed(counts))
        case _:
            return None


def _took(seen: SeatView[TakeawayState], event: Event, names: Names) -> Message:
    who, card = names[_seat(event)], _card(event)
    where, under = _where(seen, event, event.source, names), len(event.cards) - 1
    if not under:
        return Message("takeaway-took", who=who, card=card, slot=where)
    return Message("takeaway-took-stack", who=who, card=card, count=under, slot=where)


def _where(seen: SeatView[TakeawayState], event: Event, zone: str | None, names: Names) -> Message:
    slot = int(str(zone).split("/")[1])
    return own_place_name(seen.state.setup.players, slot, names, _seat(event))


def _seat(event: Event) -> Seat:
    if event.seat is None:
        raise ValueError(f"the event {event.name!r} has no seat")
    return event.seat


def _card(event: Event) -> Message:
    return card_names.named(french.read(str(event.cards[-1])))
