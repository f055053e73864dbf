"""What buttons and gestures mean at the table of Takeaway."""

from game.core.table_values import Intent, Offer
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import plays
from game.games.takeaway.state import zone_of
from game.games.takeaway.table.places import DECK
from game.text.message import Message, TextValue


def offers() -> list[Offer]:
    """Drawing is the one move with a button; stacks are taken by hand."""
    return [Offer("draw", Message("takeaway-draw"), Intent.DRAW, "D", "cards", DECK)]


def meaning(state: TakeawayState, source: str, target: str | None) -> str | None:
    """The move that a click on a zone means, or a drag from it to another."""
    played = zone_of(state.slot)
    if target not in (None, played):
        return None
    if source == DECK or (source == played and target is None and state.phase == "draw"):
        return "draw"
    if source == target:
        return None
    return f"take {source.split('/')[1]}"


def fitting(state: TakeawayState, zone: str) -> list[str]:
    """The zones whose stacks fit the one in this zone."""
    if zone == DECK:
        return []
    return [zone_of(slot) for slot in sorted(plays(state, int(zone.split("/")[1])))]


def aside(source: str, target: str) -> TextValue:
    """What is said of cards that are put where they mean nothing."""
    return "" if source == target else Message("takeaway-aside")
