"""What the table of Takeaway says: what is to be done now, and which slot is next."""

from collections.abc import Sequence

from game.cards import french
from game.cards.french import Card
from game.core.event import Seat, View
from game.core.words import does, number
from game.games.takeaway.rules import next_slot
from game.games.takeaway.rules.fitting import takeable
from game.games.takeaway.state import zone_of
from game.games.takeaway.words import own_place_name, place_name


def prompt(view: View, names: Sequence[str]) -> str:
    """What is to be done now."""
    if view["over"]:
        return "The match is over."
    if view["seat"] is None:
        return "The highest card deals."
    seat = Seat(view["seat"])
    slot = view["slot"]
    where = own_place_name(view["players"], slot, names, seat)
    if names[seat] != "You":
        return f"{does(names, seat, 'play')} {where}."
    stack = view["slots"][slot]["cards"]
    if not stack:
        return f"{where.capitalize()} is empty: draw a card into it."
    top = french.name(french.read(stack[-1]))
    if view["phase"] == "draw":
        return f"Nothing fits the {top} on {where}: draw a card."
    fits = len(plays(view, slot))
    if fits == 1:
        return f"One stack fits the {top} on {where}: take it."
    return f"{number(fits).capitalize()} stacks fit the {top} on {where}: take one."


def following(view: View, names: Sequence[str]) -> tuple[str | None, str]:
    """The zone that is played next, as the table lies, and a sentence why it is that one."""
    if view["seat"] is None:
        return None, ""
    stacks, used = _tops(view)
    stock = bool(view["stock"])
    run_suits = view["options"]["run_suits"]
    slot = next_slot.following(stacks, used, view["slot"], stock, run_suits)
    if slot is None:
        return None, "No cards are left to draw: the round ends when nothing fits."
    if not stock:
        why = "the next slot with a play"
    elif not stacks[slot]:
        why = "the first empty slot"
    else:
        why = "the next slot clockwise"
    return zone_of(slot), f"Then {place_name(view['players'], slot, names)}, {why}."


def plays(view: View, slot: int) -> list[int]:
    """The slots whose stacks can be taken onto this one's."""
    stacks, used = _tops(view)
    return takeable(stacks, used, slot, view["options"]["run_suits"])


def _tops(view: View) -> tuple[list[list[Card]], int]:
    """The stacks of a view, of each no more than its top card, and how many are in use."""
    slots = [one["cards"] for one in view["slots"] if one is not None]
    return [[french.read(text) for text in cards[-1:]] for cards in slots], len(slots)
