"""Takeaway in sentences: moves before they are made, events for the log, the slots' names."""

from collections.abc import Sequence
from typing import Final

from game.cards import french
from game.core.event import Event, Seat, View
from game.core.words import cards, does, whose
from game.games.takeaway.moves import Draw, Move
from game.games.takeaway.state import TakeawayFacts, owners

PLACES: Final = {
    2: ("first", "second", "third", "fourth"),
    3: ("right", "left"),
    4: ("right", "left"),
}


def place_name(players: int, slot: int, names: Sequence[str]) -> str:
    """A slot in words: ``your right slot``, ``Ada's third slot``."""
    seat = owners(players)[slot]
    if seat is None:
        raise ValueError(f"slot {slot} is not in use with {players} players")
    which = PLACES[players]
    return f"{whose(names, seat)} {which[slot % len(which)]} slot"


def own_place_name(players: int, slot: int, names: Sequence[str], seat: Seat) -> str:
    """A slot in a sentence about a seat: its own is ``the right slot`` when it has a name."""
    if owners(players)[slot] == seat and names[seat] != "You":
        return place_name(players, slot, names).replace(whose(names, seat), "the", 1)
    return place_name(players, slot, names)


def say(state: TakeawayFacts, move: Move, names: Sequence[str]) -> str:
    """The move as a person reads it before it is made."""
    if isinstance(move, Draw):
        return f"Draw a card onto {place_name(state.setup.players, state.slot, names)}"
    stack = state.slots[move.slot]
    if not stack:
        return f"Take {place_name(state.setup.players, move.slot, names)}"
    top = f"the {french.name(stack[-1])}"
    what = top if len(stack) == 1 else f"{cards(len(stack))}, {top} on top,"
    return f"Take {what} from {place_name(state.setup.players, move.slot, names)}"


def tell(view: View, event: Event, names: Sequence[str]) -> str | None:
    """The log's sentence for an event about to happen to a view, None if it needs none."""
    players = view["players"]
    match event.kind:
        case "cut":
            return f"{does(names, _seat(event), 'draw')} the {_card(event)} for the deal."
        case "shuffle":
            return f"Round {event.facts['round']}. {does(names, _seat(event), 'deal')}."
        case "draw":
            seat = _seat(event)
            where = own_place_name(players, _slot(event.target), names, seat)
            return f"{does(names, seat, 'draw')} the {_card(event)} onto {where}."
        case "take":
            if len(event.cards) == 1:
                what = f"the {_card(event)}"
            else:
                what = f"the {_card(event)} and {cards(len(event.cards) - 1)} under it"
            seat = _seat(event)
            where = own_place_name(players, _slot(event.source), names, seat)
            return f"{does(names, seat, 'take')} {what} from {where}."
        case "round-end":
            counts = event.facts["rounds"][-1]["scores"]
            told = ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))
            return f"The round is over: {told}."
        case _:
            return None


def _seat(event: Event) -> Seat:
    if event.seat is None:
        raise ValueError(f"the event {event.kind!r} has no seat")
    return event.seat


def _card(event: Event) -> str:
    return french.name(french.read(str(event.cards[-1])))


def _slot(zone: str | None) -> int:
    return int(str(zone).split("/")[1])
