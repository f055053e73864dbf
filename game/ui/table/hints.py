"""Where the coach's move is marked on the table while its sentence is shown."""

from collections import Counter
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.event import bare
from game.core.table import HAND, SPREAD
from game.ui.table.notice import Kind
from game.ui.tree import Node

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


def hinted(scene: "TableScene") -> str | None:
    """The coach's move, while its advice is shown."""
    advice = scene.sitting.advice
    if advice is None or scene.notice is None or scene.notice.kind is not Kind.HINT:
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
    return tuple(scene.show.hand.order[slot] for slot in _slots(scene, move))


def _slots(scene: "TableScene", move: str) -> list[int]:
    """The slots of the cards of the hand that a move names."""
    needed = Counter(bare(word) for word in move.split())
    found = []
    for slot, text in enumerate(scene.show.hand.order):
        if needed[text]:
            needed[text] -= 1
            found.append(slot)
    return found


def pick_hinted(scene: "TableScene") -> None:
    """Pick the cards of the hand that the advised move needs, and no others."""
    move = hinted(scene)
    if move is not None and HAND in scene.show.laid.spots:
        scene.show.hand.pick(_slots(scene, move))
        scene.show.rearrange(scene.pointer.now)


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


TAG = "hint"
"""What the label says that stands at what is to be clicked on."""


def hint_spot(scene: "TableScene") -> Rect | None:
    """What is marked on the table: the zone to click on, or the card of a spread pile."""
    card = hinted_card(scene)
    laid = scene.show.laid
    if card is not None:
        return laid.rects[card[0]][card[1]]
    zone = hinted_zone(scene)
    return None if zone is None else laid.spots[zone]


def tag_rect(scene: "TableScene", text: str, spot: Rect) -> Rect:
    """The room of a small label over the upper edge of something on the table.

    Over the lower edge where a player's plate is above it.
    """
    size = scene.measures.text(12.5)
    wide = scene.app.texts.width(text, size, "semibold") + round(size * 1.2)
    rect = Rect(0, 0, wide, round(size * 1.55))
    rect.midbottom = (spot.centerx, spot.top + rect.h // 5)
    if rect.collidelist(list(scene.show.laid.plates.values())) >= 0:
        rect.midtop = (spot.centerx, spot.bottom - rect.h // 5)
    return rect


def hint_tag(scene: "TableScene") -> list[Node]:
    """The label at the advised zone or card: a click on it is a click on what it stands at."""
    spot = hint_spot(scene)
    if spot is None:
        return []
    card, zone = hinted_card(scene), hinted_zone(scene) or ""

    def act() -> None:
        if card is not None:
            scene.pointer.click_card(*card)
        else:
            scene.pointer.click(zone)

    # It lies on what it stands at, which is the target proper: the keyboard has no use for it.
    rect = tag_rect(scene, TAG, spot)
    return [Node("tag", TAG, rect, "hint tag", look={"hover": True, "click": act})]
