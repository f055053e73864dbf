"""Marks of the coach's move on the table, while its sentence is shown."""

from collections import Counter

from pygame import Rect

from game.core.event import bare_card
from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    FACE_UP_STACK_STYLE,
    PERSON_HAND_ZONE,
    SPREAD_STYLE,
)
from game.text.message import told
from game.ui.kit.layout.frame import pin
from game.ui.kit.tree import Node, Role
from game.ui.table.model.actions import (
    ClickCard,
    ClickZone,
)
from game.ui.table.model.notice import NoticeKind
from game.ui.table.model.table_model import TableModel


def hinted_moves(model: TableModel) -> tuple[str, ...]:
    """The coach's move and those about as good, while its advice is shown."""
    advice = model.session.advice
    kinds = (NoticeKind.HINT, NoticeKind.SURE)
    if advice is None or model.notice is None or model.notice.kind not in kinds:
        return ()
    return (advice.move, *advice.equals)


def hinted(model: TableModel) -> str | None:
    """The coach's move while its advice is shown; None otherwise."""
    return next(iter(hinted_moves(model)), None)


def compares_moves(model: TableModel) -> bool:
    """Whether the chance of the advised move is shown, and those of others can be."""
    advice, notice = model.session.advice, model.notice
    sure = notice is not None and notice.kind is NoticeKind.SURE
    return sure and advice is not None and advice.rival is not None


def hinted_zones(model: TableModel) -> list[str]:
    """Zones to click for the advised moves, or the targets of their cards, each once."""
    found = [_zone_of(model, move) for move in hinted_moves(model)]
    return list(dict.fromkeys(zone for zone in found if zone is not None))


def hinted_zone(model: TableModel) -> str | None:
    """That of the first of the advised moves; None without one."""
    move = hinted(model)
    return None if move is None else _zone_of(model, move)


def _zone_of(model: TableModel, move: str) -> str | None:
    for zone, meant in model.asking.by_zone().items():
        if meant == move:
            return zone
    for offer in model.asking.legal(_cards_of(model, move)):
        if offer.move == move and model.show.laid.place(offer.target or "") is not None:
            return offer.target
    return None


def hinted_cards(model: TableModel) -> tuple[str, ...]:
    """Cards of the hand that the advised moves need."""
    needed: Counter[str] = Counter()
    for move in hinted_moves(model):
        needed |= Counter(_cards_of(model, move))
    return tuple(needed.elements())


def _cards_of(model: TableModel, move: str) -> tuple[str, ...]:
    """Cards of the hand that a move needs, from left to right."""
    if PERSON_HAND_ZONE not in model.show.laid.spots:
        return ()
    return tuple(model.show.hand.order[slot] for slot in _slots(model, move))


def _slots(model: TableModel, move: str) -> list[int]:
    needed = Counter(bare_card(word) for word in move.split())
    found = []
    for slot, text in enumerate(model.show.hand.order):
        if needed[text]:
            needed[text] -= 1
            found.append(slot)
    return found


def pick_hinted(model: TableModel) -> None:
    """Pick the cards of the hand that the advised move needs, and no others.

    Of several moves that are about as good, none is picked.
    """
    moves = hinted_moves(model)
    if moves and PERSON_HAND_ZONE in model.show.laid.spots:
        model.show.hand.pick(_slots(model, moves[0]) if len(moves) == 1 else ())
        model.show.rearrange(model.now)


def hinted_spread_cards(model: TableModel) -> list[tuple[str, int]]:
    """Zone and place of each card to click in a spread pile for the advised moves."""
    found = [_spread_card_of(model, move) for move in hinted_moves(model)]
    return [card for card in found if card is not None]


def hinted_card(model: TableModel) -> tuple[str, int] | None:
    """That of the first of the advised moves; None without one."""
    move = hinted(model)
    return None if move is None else _spread_card_of(model, move)


def _spread_card_of(model: TableModel, move: str) -> tuple[str, int] | None:
    for place in model.show.laid.places:
        if place.style == SPREAD_STYLE:
            for card in range(model.show.laid.counts[place.zone]):
                if model.asking.by_card(place.zone, card) == move:
                    return place.zone, card
    return None


def tag_text(model: TableModel) -> str:
    """Text of the label at the advised zone or card."""
    return told(model.tag)


def hint_spot(model: TableModel) -> Rect | None:
    """Rectangle of the advised zone or card; None without one."""
    card = hinted_card(model)
    laid = model.show.laid
    if card is not None:
        return laid.rects[card[0]][card[1]]
    zone = hinted_zone(model)
    return None if zone is None else laid.spots[zone]


def tag_rect(model: TableModel, text: str, spot: Rect) -> Rect:
    """Rectangle of a label over the upper edge of ``spot``.

    It is over the lower edge if a player's plate is above, and beside the spot if another one is
    there.
    """
    size = model.measures.text_size(12.5)
    wide = model.texts.width(text, size, "semibold") + round(size * 1.2)
    high = round(size * 1.55)
    rect = pin((wide, high), "midbottom", (spot.centerx, spot.top + high // 5))
    laid = model.show.laid
    if rect.collidelist(list(laid.plates.values())) >= 0:
        rect = pin((wide, high), "midtop", (spot.centerx, spot.bottom - high // 5))
    stacks = [
        laid.spots[place.zone]
        for place in laid.places
        if place.style in (FACE_UP_STACK_STYLE, FACE_DOWN_STACK_STYLE)
    ]
    others = [one for one in stacks if one != spot]
    if spot in stacks and rect.collidelist(others) >= 0:
        # Towards the middle of the table nothing lies beside a stack.
        left = spot.x < laid.middle[0]
        at = spot.right if left else spot.left
        for down in (0.5, 0.35, 0.65):
            point = at, spot.y + round(down * spot.h)
            beside = pin((wide, high), "midleft" if left else "midright", point)
            if beside.collidelist([*others, *laid.plates.values()]) < 0:
                return beside
    return rect


def hint_tag(model: TableModel) -> list[Node]:
    """A clickable label at the advised zone or card; none without advice."""
    spot = hint_spot(model)
    if spot is None:
        return []
    card, zone = hinted_card(model), hinted_zone(model) or ""

    act = ClickZone(zone) if card is None else ClickCard(*card)
    # The keyboard skips it, since the zone or card below it is the real target.
    text = tag_text(model)
    rect = tag_rect(model, text, spot)
    return [Node(Role.TAG, text, rect, "hint tag", hover=True, click=act)]
