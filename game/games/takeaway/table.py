"""The table of Takeaway: a ring of slots around the deck."""

from collections.abc import Sequence
from math import copysign, cos, pi, sin
from typing import Any

from game.cards import french
from game.core.event import Seat, View
from game.core.table import STACK, STOCK, Offer, Place, Plate, Ring, Table
from game.core.words import cards, does, number
from game.games.takeaway.rules import FITS, owners
from game.games.takeaway.words import own_place_name, place_name

ACROSS = 3.95
DOWN = {2: 2.56, 3: 2.4, 4: 2.56}
SQUARED = 0.83
DECK = "stock"


class TakeawayTable(Table):
    """Seen from seat 0: its slots at the bottom, play going clockwise."""

    def extent(self, players: int) -> tuple[float, float] | None:
        return 9.3, 2 * DOWN[players] + 1.57

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        players = view["players"]
        found = []
        for slot, one in enumerate(view["slots"]):
            if one is not None:
                x, y = _on_ring(players, slot)
                name = place_name(players, slot, names)
                found.append(Place(zone(slot), STACK, name, Seat(one["seat"]), x, y))
        return [*found, Place(DECK, STOCK, "the deck")]

    def plates(self, view: View) -> list[Plate]:
        players = view["players"]
        found = []
        for seat in map(Seat, range(players)):
            slots = [slot for slot, owner in enumerate(owners(players)) if owner == seat]
            x, y = _on_ring(players, sum(slots) / len(slots))
            if players == 3 and seat:
                # Between the two slots beside it, clear of the edges of the upper stack.
                x, y = 1.03 * x, 0.86 * y
            found.append(Plate(seat, x, y))
        return found

    def ring(self, view: View) -> Ring | None:
        players = view["players"]
        owned = [owner for owner in owners(players) if owner is not None]
        ends = [slot for slot in range(len(owned)) if owned[slot] != owned[slot - 1]]
        return Ring(ACROSS, DOWN[players], tuple(_angle(players, slot - 0.5) for slot in ends))

    def counts(self, view: View) -> list[int]:
        points = [0] * view["players"]
        for one in view["slots"]:
            if one is not None:
                points[one["seat"]] += len(one["cards"])
        return points

    def counted(self, count: int) -> str:
        return f"{cards(count)} this round"

    def prompt(self, view: View, names: Sequence[str]) -> str:
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
        fits = len(_plays(view, slot))
        if fits == 1:
            return f"One stack fits the {top} on {where}: take it."
        return f"{number(fits).capitalize()} stacks fit the {top} on {where}: take one."

    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        if view["seat"] is None:
            return None, ""
        players = view["players"]
        used = sum(one is not None for one in view["slots"])
        ring = [slot % used for slot in range(view["slot"] + 1, view["slot"] + 1 + used)]
        stacks = {slot: view["slots"][slot]["cards"] for slot in ring}
        if view["stock"]:
            empty = [slot for slot in ring if not stacks[slot] and slot != view["slot"]]
            slot = empty[0] if empty else ring[0]
            why = "the first empty slot" if empty else "the next slot clockwise"
        else:
            playable = [slot for slot in ring if slot != view["slot"] and _plays(view, slot)]
            if not playable:
                return None, "No cards are left to draw: the round ends when nothing fits."
            slot = playable[0]
            why = "the next slot with a play"
        return zone(slot), f"Then {place_name(players, slot, names)}, {why}."

    def played(self, view: View) -> str | None:
        return None if view["seat"] is None else zone(view["slot"])

    def offers(self, state: Any, picked: Sequence[str], names: Sequence[str]) -> list[Offer]:
        return [Offer("draw", "Draw", "draw", "D", "cards", DECK)]

    def meaning(
        self, view: View, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        played = zone(view["slot"])
        if target not in (None, played):
            return None
        if source == DECK or (source == played and target is None and view["phase"] == "draw"):
            return "draw"
        if source == target:
            return None
        return f"take {source.split('/')[1]}"

    def fitting(self, view: View, zone_hovered: str) -> list[str]:
        if zone_hovered == DECK:
            return []
        return [zone(slot) for slot in _plays(view, int(zone_hovered.split("/")[1]))]

    def ending(self, view: View, names: Sequence[str]) -> str:
        return "The deck is empty and nothing fits"

    def aside(self, view: View, source: str, target: str, picked: Sequence[str] = ()) -> str:
        if source == target:
            return ""
        return "Cards can be put only on the slot being played, the one that is lit."


def zone(slot: int) -> str:
    """A slot's way into the view."""
    return f"slots/{slot}/cards"


def _on_ring(players: int, slot: float) -> tuple[float, float]:
    """The middle of a slot, seat 0's slots around the bottom, the rest clockwise."""
    angle = _angle(players, slot)
    # Flatter than an ellipse at the top and the bottom, so that plates fit between the sides.
    down = copysign(abs(sin(angle)) ** SQUARED, sin(angle))
    return ACROSS * cos(angle), DOWN[players] * down


def _angle(players: int, slot: float) -> float:
    each = 4 if players == 2 else 2
    return pi / 2 + (slot - (each - 1) / 2) * 2 * pi / (each * players)


def _plays(view: View, slot: int) -> list[int]:
    """The slots whose top cards fit this one's."""
    tops: dict[int, Any] = {
        number: french.read(one["cards"][-1])
        for number, one in enumerate(view["slots"])
        if one is not None and one["cards"]
    }
    if slot not in tops:
        return []
    fits = FITS[view["options"]["run_suits"]][tops[slot]]
    return [number for number, top in tops.items() if number != slot and top in fits]
