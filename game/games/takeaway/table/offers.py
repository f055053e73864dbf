"""What buttons and gestures mean at the table of Takeaway."""

from game.core.event import View
from game.core.table import Means, Offer
from game.games.takeaway.state import zone_of
from game.games.takeaway.table.places import DECK
from game.games.takeaway.table.prompts import plays


def offers() -> list[Offer]:
    """Drawing is the one move with a button; stacks are taken by hand."""
    return [Offer("draw", "Draw", Means.DRAW, "D", "cards", DECK)]


def meaning(view: View, source: str, target: str | None) -> str | None:
    """The move that a click on a zone means, or a drag from it to another."""
    played = zone_of(view["slot"])
    if target not in (None, played):
        return None
    if source == DECK or (source == played and target is None and view["phase"] == "draw"):
        return "draw"
    if source == target:
        return None
    return f"take {source.split('/')[1]}"


def fitting(view: View, zone: str) -> list[str]:
    """The zones whose stacks fit the one in this zone."""
    if zone == DECK:
        return []
    return [zone_of(slot) for slot in sorted(plays(view, int(zone.split("/")[1])))]


def aside(source: str, target: str) -> str:
    """What is said of cards that are put where they mean nothing."""
    if source == target:
        return ""
    return "Cards can be put only on the slot being played, the one that is lit."
