"""Badges on cards: wild, owed, barred, new, advised, and the melds they could form.

The table painter calls ``paint_notes``, ``paint_doings`` and the others after the cards.
"""

from collections.abc import Container

from pygame import Color, Rect

from game.core.table import HELD, MELD, SPREAD, CardMark, TableZone
from game.text.icon import Icon
from game.text.message import told_in_signs
from game.ui.deck.card_images import card_height
from game.ui.kit.layout.frame import pin
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.widgets.words import in_signs
from game.ui.table.layout.card_poses import Pose
from game.ui.table.model.table_model import TableModel
from game.ui.table.motion.card_sprites import CardSprite
from game.ui.table.render.board import FRESH, Board
from game.ui.table.render.card_facts import known, put_by
from game.ui.table.render.hints import hinted_cards
from game.ui.table.render.player_plates import colour_of, letters_of

NEWS = Color("#38b6ff")
"""Colour of the mark on cards that are new since the person's turn."""
READ = (MELD, SPREAD)
"""Zone styles in which every card can be read; in a stack only the top card can."""
DOTS = "\u2026"
"""Text in place of known cards that do not fit."""


def paint_doings(
    board: Board, model: TableModel, place: TableZone, sprites: list[CardSprite], now: float
) -> None:
    """Mark new cards on the table, and who laid a card on another player's meld."""
    show = model.show
    for sprite in sprites if place.style in READ else sprites[-1:]:
        if sprite.number in show.recent.news:
            _new_doings(board, sprite.where(now))
    others = put_by(model, place) if place.style == MELD else {}
    letters = letters_of([who.name for who in show.names]) if others else []
    for sprite in sprites:
        seat = others.get(sprite.number)
        if seat is not None:
            _owner(board.painter, sprite.where(now), letters[seat], colour_of(seat))


def _owner(painter: Painter, pose: Pose, letters: str, colour: Color) -> None:
    """Paint a disc at the foot of a card with the letters of the player who laid it."""
    size = painter.measures.text(10.5)
    wide = painter.texts.width(letters, size, "bold") + round(size * 0.6)
    high = round(size * 1.35)
    bottom = pose.y + card_height(pose.width) * 0.5 - pose.width * 0.04
    foot = (round(pose.x - pose.width * 0.46), round(bottom))
    rect = pin((max(wide, high), high), "bottomleft", foot)
    painter.panel(rect, colour, rect.h // 2, theme.NIGHT)
    painter.words(letters, rect.center, size, theme.DARK_INK, "bold", "center")


def _new_doings(board: Board, pose: Pose) -> None:
    width = pose.width or board.card
    size = (max(9, round(width * 0.22)), max(4, round(width * 0.055)))
    edge = (round(pose.x - width * 0.47), round(pose.y - card_height(width) * 0.5))
    rect = pin(size, "midleft", edge)
    board.painter.panel(rect, NEWS, rect.h // 2, "#0b1d2c")


def paint_known(board: Board, model: TableModel, place: TableZone) -> None:
    """Paint the indexes of known cards as an overlay on the backs of a hand.

    Dots stand for those that do not fit.
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


LETTERS = "abcdefghijklmnopqrstuvwxyz"
MARKS = tuple(map(Color, ("#e9bf63", "#8fd3ff", "#b6e58f", "#ffb27a", "#d9b8ff", "#ff9fb2")))
MARK_LOOKS = {
    CardMark.WILD: (Icon.WILD, theme.GOLD),
    CardMark.OWED: (Icon.OWED, Color("#8fd3ff")),
    CardMark.BARRED: (Icon.BARRED, theme.WARNING),
    CardMark.MUST_ADD: (Icon.ADD, theme.GOLD),
}
"""Icon and colour of each mark."""


def paint_notes(
    board: Board, model: TableModel, place: TableZone, sprites: list[CardSprite], now: float
) -> None:
    """Paint the badges of a zone's cards: marks, melds and the hint in the hand, else new cards."""
    show = model.show
    if place.style != HELD:
        paint_doings(board, model, place, sprites, now)
        return
    held = show.cast.zones.get(place.zone, [])
    upper = {held[one].number for one in show.laid.upper if one < len(held)}
    for sprite in sprites:
        if sprite.number in show.recent.fresh:
            _new(board, sprite.where(now))
    marks = show.table.card_marks(show.state)
    if marks:
        for sprite in sprites:
            mark = marks.get(sprite.text or "")
            if mark:
                icon, colour = MARK_LOOKS[mark]
                _icon(board, sprite.where(now), icon, colour, sprite.number in upper)
    if model.settings.marks and show.quiet:
        _paint_melds(board, model, sprites, now, upper)
    for text in hinted_cards(model):
        for sprite in sprites:
            if sprite.text == text:
                pose = sprite.where(now)
                _icon(board, pose, Icon.HINT, theme.WARNING, sprite.number in upper)
                break


def paint_wild(board: Board, model: TableModel, sprites: list[CardSprite], now: float) -> None:
    """Mark the top card of a pile if it is wild."""
    lying = [sprite for sprite in sprites if not sprite.moving(now)]
    show = model.show
    if lying and lying[-1].text and show.table.is_wild(show.state, lying[-1].text):
        _icon(board, lying[-1].goal, *MARK_LOOKS[CardMark.WILD])


def paint_lock(board: Board, model: TableModel, place: TableZone) -> None:
    """Paint a lock at the end of a meld that takes no further cards."""
    spot = model.show.laid.spots[place.zone]
    size = max(board.painter.measures.px(22), spot.h // 4)
    middle = (spot.right - size // 3, spot.bottom - size // 3)
    _disc(board, middle, size, place.icon or Icon.LOCK, round(size * 0.6), theme.GOLD)


def _disc(
    board: Board, middle: tuple[int, int], size: int, icon: Icon, drawn: int, colour: Color
) -> None:
    disc = pin((size, size), "center", middle)
    board.painter.panel(disc, theme.NIGHT, size // 2, colour)
    board.painter.icon(icon, middle, drawn, colour)


def _icon(board: Board, pose: Pose, icon: Icon, colour: Color, upper: bool = False) -> None:
    """Paint an icon below a card's index, on the part that a fan always shows.

    The ``upper`` of two rows shows less of a card.
    """
    width = board.width_of(pose)
    size = max(round(width * 0.2), board.painter.measures.px(15))
    x = pose.x - width * 0.5 + size * 0.66
    y = pose.y - width * 0.1 if upper else pose.y + width * 0.16
    _disc(board, (round(x), round(y)), size + 4, icon, round(size * 0.78), colour)


def _paint_melds(
    board: Board, model: TableModel, sprites: list[CardSprite], now: float, upper: Container[int]
) -> None:
    left = list(sprites)
    for number, meld in enumerate(model.asking.melds()):
        for text in meld:
            found = next((one for one in left if one.text == text), None)
            if found is not None:
                left.remove(found)
                letter = LETTERS[number % len(LETTERS)]
                colour = MARKS[number % len(MARKS)]
                _meld(board, found.where(now), letter, colour, found.number in upper)


def _meld(board: Board, pose: Pose, letter: str, colour: Color, upper: bool) -> None:
    """Paint a tab with the letter of the meld that a card could join.

    It is at the card's foot, but at the upper edge in the ``upper`` of two rows.
    """
    width = board.width_of(pose)
    size = board.painter.measures.text(11.5)
    foot = (round(pose.x - width * 0.5 + width * 0.03), round(pose.y + width * 0.52))
    wide = max(round(width * 0.22), round(size * 1.3))
    rect = pin((wide, round(size * 1.35)), "midleft", foot)
    if upper:
        rect.bottom = round(pose.y - card_height(width) * 0.5 + size * 0.3)
    board.painter.panel(rect, colour, rect.h // 3)
    board.painter.words(letter, rect.center, size, theme.DARK_INK, "bold", "center")


def _new(board: Board, pose: Pose) -> None:
    painter, width = board.painter, board.width_of(pose)
    size = painter.measures.text(11.5)
    wide = painter.texts.width("new", size, "bold") + round(size * 0.7)
    top = pose.y - card_height(width) * 0.5
    corner = (round(pose.x - width * 0.5), round(top + size * 0.3))
    rect = pin((wide, round(size * 1.35)), "bottomleft", corner)
    painter.panel(rect, FRESH, rect.h // 3, "#0b1d2c")
    painter.words("new", rect.center, size, theme.DARK_INK, "bold", "center")
