"""Offers and gestures of the Takeaway table."""

from game.core.table_values import Intent, Offer
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import plays
from game.games.takeaway.state import zone_of
from game.games.takeaway.table.places import DECK
from game.text.icon import Icon
from game.text.message import Message, TextValue


def offers() -> list[Offer]:
    """The draw; stacks are taken by gesture."""
    return [Offer("draw", Message("takeaway-draw"), Intent.DRAW, "D", Icon.CARDS, DECK)]


def meaning(state: TakeawayState, source: str, target: str | None) -> str | None:
    """Move meant by a click on ``source`` or a drag to ``target``, if any."""
    played = zone_of(state.slot)
    if target not in (None, played):
        return None
    if source == DECK or (source == played and target is None and state.phase == "draw"):
        return "draw"
    if source == target:
        return None
    return f"take {source.split('/')[1]}"


def fitting(state: TakeawayState, zone: str) -> list[str]:
    """Zones whose stacks fit the stack of ``zone``."""
    if zone == DECK:
        return []
    return [zone_of(slot) for slot in sorted(plays(state, int(zone.split("/")[1])))]


def aside(source: str, target: str) -> TextValue:
    """Sentence for a drag that means no move."""
    return "" if source == target else Message("takeaway-aside")
