"""What others have done, marked on the cards: what is new, who put it there, what is known."""

from pygame import Color, Rect

from game.core.table import MELD, SPREAD, Place
from game.ui.paint import theme
from game.ui.paint.assets import card_height
from game.ui.paint.painter import Painter
from game.ui.table.board import Board
from game.ui.table.layout import Pose
from game.ui.table.model import TableModel
from game.ui.table.owners import colour_of, letters_of
from game.ui.table.sprites import Sprite
from game.ui.table.told import known, put_by
from game.ui.widgets.signed import in_signs
from game.words.message import told_in_signs

NEWS = Color("#38b6ff")
"""The mark of a card that others have put on the table since one's turn."""
READ = (MELD, SPREAD)
"""Where every card can be read; of a stack only the top one can."""
DOTS = "\u2026"
"""What stands for known cards that there is no room for."""


def paint_doings(
    board: Board, model: TableModel, place: Place, sprites: list[Sprite], now: float
) -> None:
    """Mark what is new on the table, and who put a card on another's meld."""
    show = model.show
    for sprite in sprites if place.kind in READ else sprites[-1:]:
        if sprite.number in show.recent.news:
            _new(board, sprite.where(now))
    others = put_by(model, place) if place.kind == MELD else {}
    letters = letters_of([who.name for who in show.names]) if others else []
    for sprite in sprites:
        seat = others.get(sprite.number)
        if seat is not None:
            _owner(board.painter, sprite.where(now), letters[seat], colour_of(seat))


def _owner(painter: Painter, pose: Pose, letters: str, colour: Color) -> None:
    """A disc at the foot of a card: who put it on a meld that is another's."""
    size = painter.measures.text(10.5)
    wide = painter.texts.width(letters, size, "bold") + round(size * 0.6)
    rect = Rect(0, 0, max(wide, round(size * 1.35)), round(size * 1.35))
    bottom = pose.y + card_height(pose.width) * 0.5 - pose.width * 0.04
    rect.bottomleft = (round(pose.x - pose.width * 0.46), round(bottom))
    painter.panel(rect, colour, rect.h // 2, theme.NIGHT)
    painter.words(letters, rect.center, size, theme.DARK_INK, "bold", "center")


def _new(board: Board, pose: Pose) -> None:
    """A short bar on the upper edge of a card."""
    width = pose.width or board.card
    rect = Rect(0, 0, max(9, round(width * 0.22)), max(4, round(width * 0.055)))
    rect.midleft = (round(pose.x - width * 0.47), round(pose.y - card_height(width) * 0.5))
    board.painter.panel(rect, NEWS, rect.h // 2, "#0b1d2c")


def paint_known(board: Board, model: TableModel, place: Place) -> None:
    """Small cards with nothing but an index over the backs of a hand: they are known to be in it.

    Where there is no room for all, dots stand for the others.
    """
    painter, spot = board.painter, board.laid.spots[place.zone]
    names = [told_in_signs(model.show.table.card_name(text)) for text in known(model, place)]
    texts, size = painter.texts, painter.measures.text(12)
    high, pad = texts.height(size), max(2, size // 5)
    x, y = spot.topleft
    for number, name in enumerate(names):
        wide = texts.width(name, size, "bold") + 2 * pad
        if x > spot.x and x + wide > spot.right:
            x, y = spot.x, y + high + 1
        more = number + 1 < len(names)
        if more and y + 2 * high > spot.bottom and x + 2 * wide > spot.right:
            name = DOTS
        rect = Rect(x, y, texts.width(name, size, "bold") + 2 * pad, high)
        painter.panel(rect, theme.PAPER, max(2, high // 5), theme.DARK_INK)
        in_signs(painter, name, (x + pad, y), size, theme.DARK_INK, "bold", paper=True)
        if name == DOTS:
            return
        x = rect.right + 1
