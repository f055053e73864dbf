"""The table of Takeaway: a ring of slots around the deck."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any

from game.cards import french
from game.core.event import Seat, View
from game.core.table import Action, Place, Plate, Table
from game.core.words import does, number, whose
from game.games.takeaway.rules import FITS, owners
from game.games.takeaway.words import place_name

ACROSS = 3.95
DOWN = {2: 2.5, 3: 2.35, 4: 2.5}
DECK = "stock"


class TakeawayTable(Table):
    """Seen from seat 0: its slots at the bottom, play going clockwise."""

    def extent(self, players: int) -> tuple[float, float]:
        return 9.3, 2 * DOWN[players] + 1.62

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        players = view["players"]
        found = []
        for slot, one in enumerate(view["slots"]):
            if one is not None:
                x, y = _on_ring(players, slot)
                name = place_name(players, slot, names)
                found.append(Place(zone(slot), x, y, "stack", name, Seat(one["seat"])))
        return [*found, Place(DECK, 0, 0, "stock", "the deck")]

    def plates(self, view: View) -> list[Plate]:
        players = view["players"]
        found = []
        for seat in map(Seat, range(players)):
            slots = [slot for slot, owner in enumerate(owners(players)) if owner == seat]
            x, y = _on_ring(players, sum(slots) / len(slots))
            found.append(Plate(seat, x, y))
        return found

    def ring(self, players: int) -> tuple[float, float] | None:
        return ACROSS, DOWN[players]

    def counts(self, view: View) -> list[int]:
        points = [0] * view["players"]
        for one in view["slots"]:
            if one is not None:
                points[one["seat"]] += len(one["cards"])
        return points

    def prompt(self, view: View, names: Sequence[str]) -> str:
        if view["over"]:
            return "The match is over."
        seat = Seat(view["seat"])
        slot = view["slot"]
        where = place_name(view["players"], slot, names)
        if names[seat] != "You":
            return f"{does(names, seat, 'play')} {_own(where, names, seat)}."
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
        if view["over"]:
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
        return None if view["over"] else zone(view["slot"])

    def actions(self, view: View) -> list[Action]:
        return [Action("draw", "Draw", "D", "cards")]

    def meaning(self, view: View, source: str, target: str | None) -> str | None:
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

    def aside(self, view: View, source: str, target: str) -> str:
        if source == target:
            return ""
        return "Cards can be put only on the slot being played, the one that is lit."


def zone(slot: int) -> str:
    """A slot's way into the view."""
    return f"slots/{slot}/cards"


def _own(where: str, names: Sequence[str], seat: Seat) -> str:
    """``Ada's right slot`` as Ada's sentence has it: ``the right slot``."""
    return where.replace(whose(names, seat), "the", 1)


def _on_ring(players: int, slot: float) -> tuple[float, float]:
    """The middle of a slot, seat 0's slots around the bottom, the rest clockwise."""
    each = 4 if players == 2 else 2
    angle = pi / 2 + (slot - (each - 1) / 2) * 2 * pi / (each * players)
    return ACROSS * cos(angle), DOWN[players] * sin(angle)


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
