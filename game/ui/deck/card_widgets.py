"""Cards outside the table: rows, rings, wrapped groups and the pictures of the rules.

`small_cards` makes a row of overlapped cards. `CardLines` wraps several groups into lines.
`picture` shows an example from the rules with its caption.
"""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any, ClassVar

from pygame import Rect

from game.core.table import Table
from game.text.icon import Icon
from game.text.message import listed, say, told
from game.text.rules_text import Pictured, Says
from game.ui.deck.card_images import card_height, card_images, paint_index
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.layout.frame import Limit, pin
from game.ui.kit.layout.leaf import FixedBox, Text
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget


@dataclass(frozen=True, slots=True)
class Cards(PaintedWidget):
    """Cards in a row, which overlap more if space is short.

    ``width`` is the width of a card and ``step`` the distance between cards, in pixels; the default
    step keeps each index readable. ``faces`` is the folder of the drawings. ``wild`` are the places
    of marked wild cards. ``raised`` cards stand out by ``lift`` pixels. The row stands where lines
    of text begin, or in the ``middle`` of the node.
    """

    mirrors: ClassVar[bool] = False
    texts: tuple[str | None, ...]
    width: int
    faces: str
    step: float | None = None
    wild: Sequence[int] = ()
    raised: Container[int] = ()
    lift: int = 0
    middle: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        width, step = self.width, self.step
        if step is None:
            step = card_step(width, painter.measures)
        if len(self.texts) > 1:
            step = min(step, (node.rect.w - width) / (len(self.texts) - 1))
        x = float(node.rect.x)
        spare = node.rect.w - width - step * (len(self.texts) - 1)
        if self.middle:
            x += spare / 2
        elif painter.measures.right_to_left:
            x += spare
        for place, text in enumerate(self.texts):
            face = card_images(painter).card(text, width, self.faces)
            y = node.rect.y + (0 if place in self.raised else self.lift)
            corner = (round(x + place * step), y)
            if place + 1 < len(self.texts) and step < width:
                paint_index(painter, face, corner, self.faces)
            else:
                painter.surface.blit(face, corner)
            if place in self.wild:
                left, strip = round(x + place * step), round(min(step, width))
                _wild(painter, left, node.rect.bottom, strip)


def _wild(painter: Painter, left: int, bottom: int, strip: int) -> None:
    """Paint the mark of a wild card at the foot of its visible strip."""
    disc = Rect(0, 0, strip, strip).inflate(-1, -1)
    disc.bottomleft = (left + 1, bottom - 1)
    painter.panel(disc, theme.DARK_GROUND, disc.h // 2)
    painter.icon(Icon.WILD, disc.center, round(disc.h * 0.8), theme.GOLD_COLOUR)


def card_step(width: int, measures: Measures) -> float:
    """Default distance between overlapped cards, in pixels."""
    return measures.index_strip(width) * width


def small_cards(
    name: str,
    cards: tuple[str, ...],
    corner: tuple[int, int],
    width: int,
    faces: str,
    measures: Measures,
    wild: Sequence[int] = (),
) -> Node:
    """Node with overlapped cards in a row, each with a readable index (see ``Cards``)."""
    wide = width + round((len(cards) - 1) * card_step(width, measures))
    rect = Rect(*corner, wide, card_height(width))
    return Node(Role.CARDS, name, rect, widget=Cards(cards, width, faces, wild=wild))


@dataclass(frozen=True, slots=True)
class Circle(PaintedWidget):
    """Numbered cards at ``spots`` around a deck, in pixels within the node.

    A text of None leaves an empty place; ``faces`` is the folder of the drawings.
    """

    mirrors: ClassVar[bool] = False
    texts: tuple[str | None, ...]
    spots: tuple[Rect, ...]
    faces: str

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        middle = node.rect.center
        for number, (text, spot) in enumerate(zip(self.texts, self.spots, strict=True)):
            rect = spot.move(node.rect.topleft)
            self._card(painter, text, rect)
            size = painter.measures.text_size(15)
            x, y = _inside(rect, middle, size)
            painter.words(str(number + 1), (x, y), size, theme.GOLD_COLOUR, "bold", "center")
        deck = self.spots[0].copy()
        deck.center = middle
        painter.surface.blit(card_images(painter).card(None, deck.w, self.faces), deck.topleft)

    def _card(self, painter: Painter, text: str | None, rect: Rect) -> None:
        if text is None:
            painter.panel(rect, theme.DARK_GROUND, rect.w // 12, theme.DIM_INK, alpha=90)
        else:
            painter.surface.blit(card_images(painter).card(text, rect.w, self.faces), rect.topleft)


def _inside(rect: Rect, middle: tuple[int, int], size: int) -> tuple[int, int]:
    """Position of a card's number, between the card and the centre of the ring."""
    x, y = middle[0] - rect.centerx, middle[1] - rect.centery
    beside, above = rect.w / 2 + 0.7 * size, rect.h / 2 + 0.7 * size
    part = min(beside / max(1, abs(x)), above / max(1, abs(y)))
    return round(rect.centerx + x * part), round(rect.centery + y * part)


GROUP_GAP_CARD_WIDTHS = 0.3
"""Space between groups, in card widths."""
LINE_GAP_CARD_WIDTHS = 0.12
"""Space between lines, in card widths."""


@dataclass(frozen=True, slots=True)
class CardGroup:
    """A group of cards: a meld, or the deadwood of a hand (``left``) with a label before it."""

    name: str
    cards: tuple[str, ...]
    left: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """Position of some cards of a group, in pixels; ``begins`` marks the first part of a group.

    Groups that are too long for one line have several spots.
    """

    group: CardGroup
    cards: tuple[str, ...]
    x: int
    y: int
    begins: bool


@dataclass(frozen=True, slots=True)
class CardFlow:
    """Positions of all groups and their total height."""

    spots: tuple[Spot, ...]
    height: int


def fan_width(count: int, card: int, measures: Measures) -> int:
    """Width of ``count`` overlapped cards, in pixels."""
    return card + round((count - 1) * card_step(card, measures))


def groups_width(groups: Sequence[CardGroup], card: int, label: int, measures: Measures) -> int:
    """Width of all groups in one line; ``label`` is the width of the deadwood's label."""
    found = [
        fan_width(len(group.cards), card, measures) + (label if group.left else 0)
        for group in groups
    ]
    return sum(found) + round(GROUP_GAP_CARD_WIDTHS * card) * max(0, len(found) - 1)


def flow(
    groups: Sequence[CardGroup], card: int, room: int, label: int, measures: Measures
) -> CardFlow:
    """Lay groups out in lines; ``room`` is the width in pixels."""
    spots: list[Spot] = []
    step = max(1.0, card_step(card, measures))
    line = round((1.4 + LINE_GAP_CARD_WIDTHS) * card)
    x = y = 0
    for group in groups:
        before = label if group.left else 0
        if x and x + before + fan_width(len(group.cards), card, measures) > room:
            x, y = 0, y + line
        x += before
        rest = group.cards
        while rest:
            fits = max(1, int((room - x - card) / step) + 1)
            if x + fan_width(len(rest), card, measures) <= room:
                # The exact sum can fall just short although the rounded widths fit.
                fits = len(rest)
            spots.append(Spot(group, rest[:fits], x, y, rest is group.cards))
            x += fan_width(len(rest[:fits]), card, measures) + round(GROUP_GAP_CARD_WIDTHS * card)
            rest = rest[fits:]
            if rest:
                x, y = before, y + line
    return CardFlow(tuple(spots), y + card_height(card) if spots else 0)


Named = Callable[[CardGroup, tuple[str, ...]], str]
"""Gives the accessible name of some cards of a group."""


class CardLines(Box):
    """Box with groups of overlapped cards, wrapped into lines.

    ``card`` is the width of a card in pixels and ``faces`` the folder of the drawings. The callback
    ``named`` gives the accessible name of cards. ``label`` makes the label before the deadwood, and
    ``wild`` gives the places of wild cards.
    """

    def __init__(
        self,
        groups: Sequence[CardGroup],
        card: int,
        faces: str,
        named: Named,
        measures: Measures,
        *,
        label: Callable[[], Box] | None = None,
        wild: Callable[[Sequence[str]], list[int]] = lambda cards: [],
    ) -> None:
        super().__init__()
        self.groups = [one for one in groups if one.cards]
        self.card = card
        self.faces = faces
        self.named = named
        self.measures = measures
        self.label = label
        self.wild = wild
        self.before = 0 if label is None else label().widths.ideal

    def _widths(self) -> Widths:
        least = self.before + 2 * self.card
        ideal = groups_width(self.groups, self.card, self.before, self.measures)
        return Widths(least, max(least, ideal))

    def _height(self, width: int) -> int:
        return flow(self.groups, self.card, width, self.before, self.measures).height

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        for spot in flow(self.groups, self.card, rect.w, self.before, self.measures).spots:
            corner = (rect.x + spot.x, rect.y + spot.y)
            cards = small_cards(
                self.named(spot.group, spot.cards),
                spot.cards,
                corner,
                self.card,
                self.faces,
                self.measures,
                self.wild(spot.cards),
            )
            nodes += self._word(spot, cards.rect)
            nodes.append(cards)
        return nodes

    def _word(self, spot: Spot, cards: Rect) -> list[Node]:
        if self.label is None or not (spot.group.left and spot.begins):
            return []
        return self.label().place(Rect(cards.x - self.before, cards.y, self.before, cards.h))


PICTURED_CARD_UNITS = 50.0
"""Width of a card in a picture, in units."""
LIST_ITEM_CARD_UNITS = 44.0
"""Width of a card beside a list item, in units."""
PICTURED_CARD_STEP_CARD_WIDTHS = 1.07
"""Distance between cards in a row, in card widths."""
RING_SIZE_CARD_WIDTHS = 6.4, 4.1
"""Width and height of a ring between card centres, in card widths."""
MIN_CAPTION_WIDTH_UNITS = 250.0
"""Minimum width of a caption at the default text size, in units."""
CAPTION_MARKS = {Says.GOOD: (Icon.CHECK, "gold"), Says.BAD: (Icon.CROSS, "warning")}
"""Icon and tone of the mark before a caption."""


def cards(shown: Pictured, table: Table[Any], kit: Kit, width: float = PICTURED_CARD_UNITS) -> Box:
    """The cards of a picture, in a row or a ring."""
    texts = [text for text in shown.cards if text is not None]
    name = told(listed([table.card_name(text) for text in texts]))
    node = Node(Role.CARDS, name, nowhere(), value=_value(shown))
    card = max(kit.px(width), kit.measures.grown_length(width * 0.8))
    if shown.says is Says.RING:
        return _ring(node, shown, table.face_set, card)
    step = PICTURED_CARD_STEP_CARD_WIDTHS * card
    long = card + round(step * (len(texts) - 1))
    node.widget = Cards(tuple(texts), card, table.face_set, step=step, wild=shown.wild)
    return FixedBox(node, long, card_height(card), min(long, 2 * card))


def _value(shown: Pictured) -> str | None:
    if shown.says is Says.GOOD:
        return say("rules-good")
    return say("rules-bad") if shown.says is Says.BAD else None


def _ring(node: Node, shown: Pictured, faces: str, card: int) -> Box:
    """Numbered cards around a ring, in order."""
    across, down = (round(part * card) for part in RING_SIZE_CARD_WIDTHS)
    count, high = len(shown.cards), card_height(card)
    spots = []
    for place in range(count):
        angle = pi / 2 + (place - 0.5) * 2 * pi / count
        centre = (
            round((across + card + across * cos(angle)) / 2),
            round((down + high + down * sin(angle)) / 2),
        )
        spots.append(pin((card, high), "center", centre))
    node.widget = Circle(shown.cards, tuple(spots), faces)
    return FixedBox(node, across + card, down + high)


def picture(shown: Pictured, caption: Text | None, table: Table[Any], kit: Kit) -> Box:
    """A picture above its caption, with a mark for right or wrong cards."""
    drawn = cards(shown, table, kit)
    if caption is None:
        return drawn
    cells: list[Box] = [caption.growing()]
    if shown.says in CAPTION_MARKS:
        icon, tone = CAPTION_MARKS[shown.says]
        cells.insert(0, kit.sign(icon, "", 19, tone))
    wide = min(
        caption.widths.ideal + kit.px(30), kit.measures.grown_length(MIN_CAPTION_WIDTH_UNITS)
    )
    says = Row(cells, kit.px(6), across="top")
    return Limit(Column([drawn, says], kit.px(5)), ideal=max(drawn.widths.ideal, wide))
