"""What is said of a card of the hand: what its marks, its light and its shade tell the eye."""

from collections.abc import Iterator

from game.core.offer import Means
from game.core.table import HAND, Mark
from game.ui.table.hints import hinted_cards
from game.ui.table.model import TableModel
from game.ui.table.told import fresh_slots
from game.words.message import Message, Said, listed

MARKS = {
    Mark.WILD: Message("table-wild"),
    Mark.OWED: Message("table-owed"),
    Mark.BARRED: Message("table-barred"),
    Mark.FITS: Message("table-fits"),
}
"""What is said of a card with a mark."""


def hand_notes(model: TableModel) -> list[list[Said]]:
    """What there is to say of each card of the hand, from left to right, but that it is picked."""
    show = model.show
    icons, fresh = show.table.card_icons(show.state), fresh_slots(model)
    usable, advised = model.asking.usable(), list(hinted_cards(model))
    found: list[list[Said]] = []
    for slot, text in enumerate(show.hand.order):
        notes: list[Said] = []
        if slot in fresh:
            notes.append(Message("table-just-drawn"))
        if text in icons:
            notes.append(MARKS[icons[text]])
        if text in advised:
            advised.remove(text)
            notes.append(Message("table-advised"))
        if usable is not None and text in usable:
            notes.append(Message("table-playable"))
        found.append(notes)
    return found


def fits(model: TableModel, slot: int) -> Iterator[Said]:
    """Which melds on the table a card of the hand fits; asked of the rules, so of one card only."""
    if not model.your_turn or model.hides():
        return
    laid, text = model.show.laid, model.show.hand.order[slot]
    offers = model.asking.legal((text,))
    zones = dict.fromkeys(one.target for one in offers if one.group is Means.ADD)
    places = [place for zone in zones if zone and (place := laid.place(zone)) is not None]
    melds = [place.name for place in places if place.owner is not None]
    if melds:
        yield Message("table-fits-on", melds=listed(melds))


def fitting_cards(model: TableModel, zone: str) -> Iterator[Said]:
    """Which cards of the hand fit a meld; asked of the rules, so of one meld only."""
    if not model.your_turn or model.hides() or HAND not in model.show.laid.spots:
        return
    hand = dict.fromkeys(model.show.hand.order)
    fit = [
        model.show.table.card_name(text)
        for text in hand
        if any(one.target == zone for one in model.asking.legal((text,)))
    ]
    if fit:
        yield Message("table-takes", cards=listed(fit))
