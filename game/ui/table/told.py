"""What is told of cards: which are new, who put them there, who holds them, what they count."""

from collections.abc import Iterator

from game.core.event import Seat
from game.core.table import HAND, Place
from game.ui.table.model import TableModel
from game.ui.table.sprites import Sprite
from game.words.message import Message, Said, listed, say, told


def put_by(model: TableModel, place: Place) -> dict[int, Seat]:
    """By the numbers of the sprites, who put the cards down that are not the owner's own."""
    show = model.show
    sprites = show.cast.zones.get(place.zone, [])
    seats = show.table.put_by(show.state, place.zone)
    return {
        sprite.number: seat
        for sprite, seat in zip(sprites, seats, strict=False)
        if seat != place.owner
    }


def cards_of(model: TableModel, place: Place) -> str:
    """The cards of a zone in words, each with what there is to say of it."""
    return told(cards_in(model, place))


def cards_in(model: TableModel, place: Place) -> Said:
    """The same as a message; empty where there are none."""
    cards = list(_cards(model, place))
    return listed(cards) if cards else ""


def _cards(model: TableModel, place: Place) -> Iterator[Said]:
    show = model.show
    others = put_by(model, place)
    for sprite in show.cast.zones.get(place.zone, []):
        said = show.table.card_name(sprite.text or "")
        if sprite.number in others:
            who = show.names[others[sprite.number]]
            said = Message("table-card-by", card=said, who=who)
        yield new_or_not(model, sprite, said)


def new_or_not(model: TableModel, sprite: Sprite, said: Said) -> Said:
    """What a card is called, and whether others have put it there since the person's turn."""
    return Message("table-card-new", card=said) if sprite.number in model.show.recent.news else said


def top_card(model: TableModel, zone: str) -> Said:
    """What the top card of a zone is called, and whether it is new."""
    news, said = card_at(model, zone, -1)
    return Message("table-card-new", card=said) if news else said


def card_at(model: TableModel, zone: str, place: int) -> tuple[bool, Said]:
    """Whether others have put the card at a place of a zone there since the person's turn, and
    what it is called."""
    text = model.show.seen.at(zone)[place]
    said = model.show.table.card_name(text)
    if model.show.table.wild(model.show.state, text):
        said = Message("table-card-wild", card=said)
    sprites = model.show.cast.zones.get(zone, [])
    there = -len(sprites) <= place < len(sprites)
    return there and sprites[place].number in model.show.recent.news, said


def known(model: TableModel, place: Place) -> tuple[str, ...]:
    """The cards known to be in another's hand, where the player wants to be shown them."""
    if model.settings.known == "off" or place.owner is None:
        return ()
    show = model.show
    return tuple(show.table.known(show.state, place.owner)[: show.laid.counts[place.zone]])


def worth(model: TableModel, place: Place) -> str:
    """What the cards of a meld count that have landed there; whose they are, where they are
    several players'.
    """
    show = model.show
    lies = place.zone in show.telling.counts
    counts = show.table.worth(show.told, place.zone) if lies else []
    if not counts:
        return ""
    if len(counts) == 1:
        return say("table-worth", points=counts[0][1])
    parts = [Message("table-worth-of", name=show.names[seat].name, points=points)
             for seat, points in counts]  # fmt: skip
    return told(listed(parts))


def fresh_slots(model: TableModel) -> set[int]:
    """The slots of the hand in which the cards lie that have just come to it."""
    show = model.show
    held, order = show.cast.zones.get(HAND, []), show.laid.order.get(HAND, [])
    return {
        slot
        for slot, place in enumerate(order)
        if place < len(held) and held[place].number in show.recent.fresh
    }
