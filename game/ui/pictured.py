"""Pictures of a rules text as boxes: the cards that are meant, drawn as in the game's deck."""

from math import cos, pi, sin

from pygame import Rect

from game.core.table import Table
from game.ui.box import Box, Column, Fixed, Limit, Row, Text
from game.ui.paint.assets import card_height
from game.ui.tree import Node, Role
from game.ui.widgets.cards import Cards
from game.ui.widgets.circle import Circle
from game.ui.widgets.kit import Kit, nowhere
from game.words.message import listed, say, told
from game.words.rulestext import Pictured, Says

CARD, BESIDE = 50.0, 44.0
"""Units that a card of a picture is wide, and one that stands beside an item."""
APART = 1.07
"""How far a card lies from the next, in widths of one."""
ROUND = 6.4, 4.1
"""How wide and how high a ring is, from middle to middle of its cards, in widths of one."""
CAPTION = 250.0
"""Units at the usual size of text that a caption is wide where its cards are narrower."""
SIGNS = {Says.GOOD: ("check", "gold"), Says.BAD: ("cross", "warning")}
"""The icon before the caption, and its tone."""


def cards(shown: Pictured, table: Table, kit: Kit, width: float = CARD) -> Box:
    """The cards of a picture: in a row, or around a ring."""
    texts = [text for text in shown.cards if text is not None]
    name = told(listed([table.card_name(text) for text in texts]))
    node = Node(Role.CARDS, name, nowhere(), value=_value(shown))
    card = max(kit.px(width), kit.measures.grown(width * 0.8))
    if shown.says is Says.RING:
        return _ring(node, shown, table.faces, card)
    step = APART * card
    long = card + round(step * (len(texts) - 1))
    node.widget = Cards(tuple(texts), card, table.faces, step=step, wild=shown.wild)
    return Fixed(node, long, card_height(card), min(long, 2 * card))


def _value(shown: Pictured) -> str | None:
    """What is said of the cards beside the caption, for whoever has the page read out."""
    if shown.says is Says.GOOD:
        return say("rules-good")
    return say("rules-bad") if shown.says is Says.BAD else None


def _ring(node: Node, shown: Pictured, faces: str, card: int) -> Box:
    """Cards around a ring, numbered in their order."""
    across, down = (round(part * card) for part in ROUND)
    count = len(shown.cards)
    spots = []
    for place in range(count):
        angle = pi / 2 + (place - 0.5) * 2 * pi / count
        spot = Rect(0, 0, card, card_height(card))
        spot.center = (
            round((across + card + across * cos(angle)) / 2),
            round((down + spot.h + down * sin(angle)) / 2),
        )
        spots.append(spot)
    node.widget = Circle(shown.cards, tuple(spots), faces)
    return Fixed(node, across + card, down + card_height(card))


def picture(shown: Pictured, caption: Text | None, table: Table, kit: Kit) -> Box:
    """A picture over its caption, with a mark before it where the cards are right or wrong."""
    drawn = cards(shown, table, kit)
    if caption is None:
        return drawn
    cells: list[Box] = [caption.growing()]
    if shown.says in SIGNS:
        icon, tone = SIGNS[shown.says]
        cells.insert(0, kit.sign(icon, "", 19, tone))
    wide = min(caption.widths.ideal + kit.px(30), kit.measures.grown(CAPTION))
    says = Row(cells, kit.px(6), across="top")
    return Limit(Column([drawn, says], kit.px(5)), ideal=max(drawn.widths.ideal, wide))
