"""The magnifier: a meld or open hand too small to read, enlarged at the pointer or focus."""

from dataclasses import dataclass

from pygame import Rect

from game.core.table import HAND, MELD, OPEN
from game.ui.deck.card_images import card_height
from game.ui.kit.clock import LONG_PRESS_SECONDS
from game.ui.kit.paint import theme
from game.ui.kit.paint.theme import LARGE_STRIP, SMALL_CARD, USUAL_STRIP
from game.ui.table.layout.seat_plan import BIG
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.board import Board

AMPLE = 0.3
"""Visible share of each card's width, where the felt is wide enough."""


@dataclass(frozen=True, slots=True)
class Magnifier:
    """An enlarged meld: its zone, its panel, and its cards from left to right."""

    zone: str
    panel: Rect
    cards: tuple[Rect, ...]


def enlarged(model: TableModel) -> Magnifier | None:
    """Magnifier to show now, clear of the meld itself and the hand; None for none."""
    zone = model.pointed.removeprefix("zone ")
    show = model.show
    laid, felt = show.laid, show.felt
    place = laid.place(zone)
    if zone == model.pointed or place is None or place.style not in (MELD, OPEN):
        return None
    if model.held.carried is not None or not too_small(model, zone):
        return None
    count, spot = len(laid.poses[zone]), laid.spots[zone]
    strip = max(AMPLE, LARGE_STRIP if laid.large else USUAL_STRIP)
    edge = model.measures.px(8)
    card = round(BIG * laid.card)
    card = min(card, int((felt.w - 2 * edge) / (1 + (count - 1) * strip)))
    whole = Rect(0, 0, round((1 + (count - 1) * strip) * card), card_height(card))
    panel = whole.inflate(2 * edge, 2 * edge)
    panel.midbottom = (spot.centerx, spot.top - edge)
    if panel.top < felt.top:
        panel.top = spot.bottom + edge
    panel.bottom = min(panel.bottom, laid.spots[HAND].top)
    panel.x = max(felt.x, min(felt.right - panel.w, panel.x))
    cards = tuple(
        Rect(panel.x + edge + round(number * strip * card), panel.y + edge, card, whole.h)
        for number in range(count)
    )
    return Magnifier(zone, panel, cards)


def only_looked_at(model: TableModel) -> bool:
    """Whether a long press on a meld was only meant to look at it."""
    return model.now - model.held.since >= LONG_PRESS_SECONDS and enlarged(model) is not None


def too_small(model: TableModel, zone: str) -> bool:
    """Whether a meld shows too little of its cards to read their indexes."""
    laid = model.show.laid
    if not laid.poses.get(zone):
        return False
    strip = LARGE_STRIP if laid.large else USUAL_STRIP
    return strip * laid.poses[zone][0].width < USUAL_STRIP * SMALL_CARD * model.measures.scale


def paint_enlarged(board: Board, model: TableModel) -> None:
    """Paint the magnifier as an overlay on the felt."""
    shown = enlarged(model)
    if shown is None:
        return
    board.painter.panel(shown.panel, theme.NIGHT, board.radius * 2, theme.GOLD)
    for sprite, rect in zip(model.show.cast.zones[shown.zone], shown.cards, strict=True):
        board.held(sprite.text, rect.center, 0, rect.w)
