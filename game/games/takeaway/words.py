"""What the slots of Takeaway are called."""

from collections.abc import Sequence

from game.core.event import Seat
from game.core.words import whose
from game.games.takeaway.rules import owners

PLACES = {2: ("first", "second", "third", "fourth"), 3: ("right", "left"), 4: ("right", "left")}


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
