"""What the laws of pages are checked with: what can be seen, and where each line would stand."""

from collections.abc import Iterator
from typing import Any

from pygame import Color, Rect, Surface

from game.storage.appearance import PLAIN_FELT
from game.ui.deck.card_images import CardImages
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.kit.paint import theme
from game.ui.kit.paint.images import Make
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.render_worker import Key
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Tree
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.kit.widgets.words import Words
from game.ui.table.render.card_inspector import INSPECTOR_KEY
from tests.ui.stage import Stage


def visible(node: Node) -> Rect:
    """The part of a node that is not cut off where a page is turned."""
    return node.rect if node.clip is None else node.rect.clip(node.clip)


def inside(rect: Rect, room: Rect) -> bool:
    """Whether what is seen of a rectangle lies in another."""
    return room.contains(rect) or not (rect.w and rect.h)


def usable(tree: Tree) -> list[Node]:
    return [node for node in uncovered(tree) if node.act or node.step]


def uncovered(tree: Tree) -> list[Node]:
    """All that does not lie under a card that is shown large, which goes at the next click."""
    over = tree.by_key.get(INSPECTOR_KEY)
    if over is None:
        return list(tree.nodes)
    inside = {id(node) for node in over.walk()}
    return [one for one in tree.nodes if id(one) in inside or not one.rect.colliderect(over.rect)]


def overlapping(tree: Tree) -> Iterator[tuple[str, str]]:
    """The names of things that can be used of which one covers some of the other."""
    nodes = [node for node in usable(tree) if node.enabled]
    for place, node in enumerate(nodes):
        inner = list(node.walk())
        for other in nodes[place + 1 :]:
            if not any(other is one for one in inner):
                both = visible(node).clip(visible(other))
                if both.w and both.h:
                    yield node.name, other.name


WORDS = ("text", "heading", "group heading")


def run_together(tree: Tree) -> Iterator[tuple[str, str]]:
    """The words that stand on other words, or on something to click on they are no part of."""
    words = [node for node in uncovered(tree) if node.role in WORDS]
    for place, node in enumerate(words):
        for other in words[place + 1 :]:
            both = visible(node).clip(visible(other))
            if both.w > 1 and both.h > 1:
                yield node.name, other.name
    for target in usable(tree):
        inner = {id(one) for one in target.walk()}
        for node in words:
            both = visible(node).clip(visible(target))
            if id(node) not in inner and both.w > 1 and both.h > 1:
                yield target.name, node.name


class Cuts:
    """Texts that remember what was cut with an ellipsis."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.cut: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.texts, name)

    def fitted(self, text: str, *rest: Any) -> str:
        fitted = self.texts.fitted(text, *rest)
        if fitted != text:
            self.cut.append(text)
        return fitted


class Nothing(CardImages):
    """Pictures without anything on them, which cost no time."""

    def __init__(self) -> None:
        super().__init__()
        self.none = Surface((1, 1))

    def has(self, name: str) -> bool:
        return not name.startswith("felts/")

    def _at_size(self, identity: Key, size: tuple[int, int], make: Make) -> Surface:
        return self.none


class Proof(Painter):
    """Paints nothing, and tells where each line would have stood."""

    def __init__(self, texts: Cuts, measures: Measures) -> None:
        images = Nothing()
        backdrop = ClothBackdrop(images)
        super().__init__(Surface((8, 8)), images, texts, PLAIN_FELT, backdrop)  # type: ignore[arg-type]
        self.measures = measures
        self.lines: list[tuple[str, Rect]] = []

    def words(
        self,
        text: str,
        place: tuple[int, int],
        size: int,
        colour: Color = theme.LIGHT_INK,
        weight: str = "regular",
        anchor: str = "topleft",
        width: int | None = None,
    ) -> Rect:
        if width is not None:
            text = self.texts.fitted(text, size, width, weight)
        high = self.texts.font(size, weight).get_height()
        rect = Rect(0, 0, self.texts.width(text, size, weight), high)
        setattr(rect, anchor, place)
        self.lines.append((text, rect))
        return rect

    def panel(self, *_: Any, **__: Any) -> None:
        pass

    @classmethod
    def of(cls, stage: Stage, measures: Measures | None = None) -> "Proof":
        """For a page of a stage, in its window or one of these measures."""
        return cls(Cuts(stage.app.texts), measures or stage.app.measures)

    @property
    def cut(self) -> list[str]:
        """What was cut so far."""
        assert isinstance(self.texts, Cuts)
        return self.texts.cut

    def spilled(self, tree: Tree) -> list[tuple[str, Rect, Rect]]:
        """The lines that stand outside what they belong to, after painting all of a tree."""
        found = []
        for node in tree.nodes:
            self.lines.clear()
            paint_node(self, node, NodeStyle(focused=True))
            words = isinstance(node.widget, Words)
            slack = node.widget.size // 2 if isinstance(node.widget, Words) else 2
            room = node.rect.inflate(2 if words else 0, slack)
            found += [(text, rect, node.rect) for text, rect in self.lines
                      if text and not room.contains(rect)]  # fmt: skip
        return found
