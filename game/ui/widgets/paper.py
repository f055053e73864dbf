"""How cards in a row, score sheets on paper and remarks are painted."""

from pygame import Color, Rect

from game.ui import theme
from game.ui.paint import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import TONES, Mood, Painting

PAPER, RULED, MARKER = Color("#f6f0e0"), Color("#cfc5aa"), Color("#f7dc86")


def _cards(painter: Painter, node: Node, mood: Mood) -> None:
    """Cards in a row, closer together where there is too little room, some of them raised."""
    texts, width, faces = node.look["cards"], node.look["width"], node.look["faces"]
    step = node.look.get("step", painter.measures.index_strip(width) * width)
    if len(texts) > 1:
        step = min(step, (node.rect.w - width) / (len(texts) - 1))
    x = float(node.rect.x)
    if node.look.get("middle"):
        x += (node.rect.w - width - step * (len(texts) - 1)) / 2
    lift, raised = node.look.get("lift", 0), node.look.get("raised", ())
    for place, text in enumerate(texts):
        picture = painter.assets.card(text, width, faces)
        y = node.rect.y + (0 if place in raised else lift)
        painter.surface.blit(picture, (round(x + place * step), y))
        if place in node.look.get("wild", ()):
            _wild(painter, round(x + place * step), node.rect.bottom, round(min(step, width)))


def _wild(painter: Painter, left: int, bottom: int, strip: int) -> None:
    """The mark of a wild card, at the foot of the strip that shows of it."""
    disc = Rect(0, 0, strip, strip).inflate(-1, -1)
    disc.bottomleft = (left + 1, bottom - 1)
    painter.panel(disc, "#14181b", disc.h // 2)
    painter.icon("wild", disc.center, round(disc.h * 0.8), theme.GOLD)


def _paper(painter: Painter, node: Node, mood: Mood) -> None:
    painter.raised(node.rect, PAPER, painter.measures.px(5), None)


def _remark(painter: Painter, node: Node, mood: Mood) -> None:
    """What somebody says."""
    painter.raised(node.rect, PAPER, painter.measures.px(14), theme.GOLD)


def _rule(painter: Painter, node: Node, mood: Mood) -> None:
    """A line on paper."""
    colour = TONES[node.look["tone"]] if "tone" in node.look else RULED
    painter.surface.fill(colour, node.rect)


def _marker(painter: Painter, node: Node, mood: Mood) -> None:
    """A stroke of a marker on paper, under a figure."""
    painter.panel(node.rect, MARKER, painter.measures.px(6))


ON_PAPER: dict[str, Painting] = {
    "cards": _cards,
    "paper": _paper,
    "remark": _remark,
    "rule": _rule,
    "marker": _marker,
}
