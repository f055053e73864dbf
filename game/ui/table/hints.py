"""Where the coach's move is marked on the table while its sentence is shown."""

from collections import Counter
from typing import TYPE_CHECKING

from game.core.event import bare
from game.core.table import HAND, SPREAD

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


def hinted(scene: "TableScene") -> str | None:
    """The coach's move, while its advice is shown."""
    advice = scene.sitting.advice
    if advice is None or scene.message is None or scene.message.code != "hint":
        return None
    return advice.move


def hinted_zone(scene: "TableScene") -> str | None:
    """The zone to click on, or the one the cards of the hand go to."""
    move = hinted(scene)
    if move is None:
        return None
    for zone, meant in scene.asking.by_zone().items():
        if meant == move:
            return zone
    for offer in scene.asking.legal(hinted_cards(scene)):
        if offer.move == move and scene.show.laid.place(offer.target or "") is not None:
            return offer.target
    return None


def hinted_cards(scene: "TableScene") -> tuple[str, ...]:
    """The cards of the hand that the move needs, from left to right."""
    move = hinted(scene)
    if move is None or HAND not in scene.show.laid.spots:
        return ()
    needed = Counter(bare(word) for word in move.split())
    found = []
    for text in scene.show.hand.order:
        if needed[text]:
            needed[text] -= 1
            found.append(text)
    return tuple(found)


def hinted_card(scene: "TableScene") -> tuple[str, int] | None:
    """The card of a spread pile to click on: its zone and its place there."""
    move = hinted(scene)
    if move is None:
        return None
    for place in scene.show.laid.places:
        if place.kind == SPREAD:
            for card in range(scene.show.laid.counts[place.zone]):
                if scene.asking.by_card(place.zone, card) == move:
                    return place.zone, card
    return None
