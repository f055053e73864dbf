"""Facts about cards in words: who laid them, which are new, known or playable, and their points.

Node builders and announcements use them for the names and values of cards.
"""

from collections.abc import Iterator

from game.core.event import Seat
from game.core.table import PERSON_HAND_ZONE, CardMark, TableZone
from game.core.table_values import Intent
from game.text.message import Message, TextValue, listed, say, told
from game.ui.table.model.table_model import TableModel
from game.ui.table.motion.card_sprites import CardSprite
from game.ui.table.render.hints import hinted_cards


def put_by(model: TableModel, place: TableZone) -> dict[int, Seat]:
    """Seat that laid each card, by sprite number, without the owner's own cards."""
    show = model.show
    sprites = show.cast.zones.get(place.zone, [])
    seats = show.table.laid_by(show.state, place.zone)
    return {
        sprite.number: seat
        for sprite, seat in zip(sprites, seats, strict=False)
        if seat != place.owner
    }


def cards_of(model: TableModel, place: TableZone) -> str:
    """Cards of a zone in words, with their marks."""
    return told(cards_in(model, place))


def cards_in(model: TableModel, place: TableZone) -> TextValue:
    """Cards of a zone as a message; empty for an empty zone."""
    cards = list(_cards(model, place))
    return listed(cards) if cards else ""


def _cards(model: TableModel, place: TableZone) -> Iterator[TextValue]:
    show = model.show
    others = put_by(model, place)
    for sprite in show.cast.zones.get(place.zone, []):
        said = show.table.card_name(sprite.text or "")
        if sprite.number in others:
            who = show.names[others[sprite.number]]
            said = Message("table-card-by", card=said, who=who)
        yield new_or_not(model, sprite, said)


def new_or_not(model: TableModel, sprite: CardSprite, said: TextValue) -> TextValue:
    """Name of a card, marked as new if another seat put it there since the person's turn."""
    return Message("table-card-new", card=said) if sprite.number in model.show.recent.news else said


def top_card(model: TableModel, zone: str) -> TextValue:
    """The name of a zone's top card, and whether it is new."""
    news, said = card_at(model, zone, -1)
    return Message("table-card-new", card=said) if news else said


def card_at(model: TableModel, zone: str, place: int) -> tuple[bool, TextValue]:
    """Whether another player put down a zone's card since the person's turn, and its name."""
    text = model.show.seen.zone(zone)[place]
    said = model.show.table.card_name(text)
    if model.show.table.is_wild(model.show.state, text):
        said = Message("table-card-wild", card=said)
    sprites = model.show.cast.zones.get(zone, [])
    there = -len(sprites) <= place < len(sprites)
    return there and sprites[place].number in model.show.recent.news, said


def known(model: TableModel, place: TableZone) -> tuple[str, ...]:
    """Known cards of another player's hand; empty if the setting is off."""
    if not model.settings.known or place.owner is None:
        return ()
    show = model.show
    return tuple(show.table.known_cards(show.state, place.owner)[: show.laid.counts[place.zone]])


def worth(model: TableModel, place: TableZone) -> str:
    """The points of a meld's landed cards, by player if several own them."""
    show = model.show
    lies = place.zone in show.telling.counts
    counts = show.table.meld_points(show.told, place.zone) if lies else []
    if not counts:
        return ""
    if len(counts) == 1:
        return say("table-worth", points=counts[0][1])
    parts = [
        Message("table-worth-of", name=show.names[seat], points=points) for seat, points in counts
    ]
    return told(listed(parts))


def fresh_slots(model: TableModel) -> set[int]:
    """Slots of the hand whose cards have just arrived."""
    show = model.show
    held, order = (
        show.cast.zones.get(PERSON_HAND_ZONE, []),
        show.laid.order.get(PERSON_HAND_ZONE, []),
    )
    return {
        slot
        for slot, place in enumerate(order)
        if place < len(held) and held[place].number in show.recent.fresh
    }


CARD_MARK_WORDS = {
    CardMark.WILD: Message("table-wild"),
    CardMark.OWED: Message("table-owed"),
    CardMark.BARRED: Message("table-barred"),
    CardMark.MUST_ADD: Message("table-fits"),
}
"""Words for the marks of cards."""


def hand_notes(model: TableModel) -> list[list[TextValue]]:
    """Notes on each card of the hand, from left to right, except that it is picked."""
    show = model.show
    marks, fresh = show.table.card_marks(show.state), fresh_slots(model)
    usable, advised = model.asking.usable(), list(hinted_cards(model))
    found: list[list[TextValue]] = []
    for slot, text in enumerate(show.hand.order):
        notes: list[TextValue] = []
        if slot in fresh:
            notes.append(Message("table-just-drawn"))
        if text in marks:
            notes.append(CARD_MARK_WORDS[marks[text]])
        if text in advised:
            advised.remove(text)
            notes.append(Message("table-advised"))
        if usable is not None and text in usable:
            notes.append(Message("table-playable"))
        found.append(notes)
    return found


def fits(model: TableModel, slot: int) -> Iterator[TextValue]:
    """A message with the melds that a card of the hand fits; slow, since it asks the rules."""
    if not model.your_turn or model.hides():
        return
    laid, text = model.show.laid, model.show.hand.order[slot]
    offers = model.asking.legal((text,))
    zones = dict.fromkeys(one.target for one in offers if one.intent is Intent.LAY_OFF)
    places = [place for zone in zones if zone and (place := laid.place(zone)) is not None]
    melds = [place.name for place in places if place.owner is not None]
    if melds:
        yield Message("table-fits-on", melds=listed(melds))


def fitting_cards(model: TableModel, zone: str) -> Iterator[TextValue]:
    """A message with the cards of the hand that fit a meld; slow, since it asks the rules."""
    if not model.your_turn or model.hides() or PERSON_HAND_ZONE not in model.show.laid.spots:
        return
    hand = dict.fromkeys(model.show.hand.order)
    fit = [
        model.show.table.card_name(text)
        for text in hand
        if any(one.target == zone for one in model.asking.legal((text,)))
    ]
    if fit:
        yield Message("table-takes", cards=listed(fit))
