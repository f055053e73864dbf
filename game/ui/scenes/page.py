"""A page with a heading, a way back, and columns that may be longer than the window."""

from pygame import Rect

from game.ui.inputs import Key
from game.ui.paint import Painter
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.scenes.column import NOTCH, Column
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import button, words


class PageScene(Scene):
    """A covering page; what ``content`` gives scrolls between the heading and the edge."""

    heading = ""
    subtitle = ""
    wide = 860.0

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.column = Column()

    @property
    def columns(self) -> list[Column]:
        """The columns of the page, the main one last."""
        return [self.column]

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        """The nodes of the column, from the top of the rectangle, as far down as they go."""
        return []

    def body(self, room: Rect, measures: Measures) -> list[Node]:
        """What lies below the heading: by default one column in the middle."""
        wide = min(measures.px(self.wide), room.w)
        view = Rect(room.centerx - wide // 2, room.y, wide, room.h)
        return self.column.lay(
            self.heading, view, measures,
            lambda rect: self.content(rect, measures), measures.px(26),
        )  # fmt: skip

    def beside(self, head: Rect, measures: Measures) -> list[Node]:
        """What lies to the right of the heading."""
        return []

    def build(self, measures: Measures) -> Node:
        edge = measures.px(22)
        side = measures.target(44)
        head = Rect(edge, edge, measures.width - 2 * edge, side)
        root = Node("page", self.heading, Rect(0, 0, measures.width, measures.height))
        root.children = [
            button(
                "back",
                "Back",
                Rect(head.x, head.y, measures.px(110), side),
                self.back,
                icon="back",
                area="head",
            ),
            *self._titles(head, measures),
            *self.beside(head, measures),
        ]
        top = head.bottom + measures.px(14)
        room = Rect(head.x, top, head.w, measures.height - edge - top)
        root.children += self.body(room, measures)
        return root

    def _titles(self, head: Rect, measures: Measures) -> list[Node]:
        title = words(self.heading, head, measures.text(28), role="heading", weight="bold",
                      anchor="center")  # fmt: skip
        if not self.subtitle:
            return [title]
        title.rect = Rect(head.x, head.y - measures.px(6), head.w, measures.px(36))
        line = Rect(head.x, title.rect.bottom, head.w, measures.text(15) * 13 // 10)
        return [
            title,
            words(self.subtitle, line, measures.text(15), tone="dim", anchor="center"),
        ]

    # Turning.

    def scroll(self, pixels: float) -> None:
        """Turn the column that is in use down by so many pixels (up if negative)."""
        if self._in_use().turn(pixels):
            self.changed()

    def _in_use(self) -> Column:
        """The column with the focus, else the main one."""
        here = self.tree.focused
        clip = None if here is None else here.look.get("clip")
        return next((one for one in self.columns if one.view == clip), self.columns[-1])

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        under = (one for one in self.columns if one.view.collidepoint(x, y))
        column = next(under, self.columns[-1])
        if column.turn(-dy * self.measures.px(NOTCH)):
            self.changed()

    def reveal(self, node: Node) -> None:
        for column in self.columns:
            if node.look.get("clip") == column.view and column.reveal(node.rect, self.measures):
                self.changed()

    def on_key(self, key: Key) -> None:
        column = self._in_use()
        page = column.view.h - self.measures.px(NOTCH)
        far = {"page down": page, "page up": -page, "home": -column.high, "end": column.high}
        if key.name in far:
            here = self.tree.focused
            inside = here is not None and here.look.get("clip") == column.view
            self.scroll(far[key.name])
            if inside and key.name in ("home", "end"):
                self._to_end(column, 0 if key.name == "home" else -1)
        else:
            super().on_key(key)

    def _to_end(self, column: Column, place: int) -> None:
        """Put the focus on the column's first (0) or its last (-1) node."""
        inside = [node for node in self.tree.reachable() if node.look.get("clip") == column.view]
        if inside:
            self.set_focus(inside[place])

    def _arrow(self, here: Node | None, dx: int, dy: int) -> None:
        """Up and down stay in a column, left and right in a row, while there is anything there."""
        node = None
        if here is not None and dy and "clip" in here.look:
            clip = here.look["clip"]
            node = self.tree.neighbour(0, dy, lambda node: node.look.get("clip") == clip)
        elif here is not None and dx and here.step is None:
            top, bottom = here.rect.top, here.rect.bottom
            node = self.tree.neighbour(
                dx, 0, lambda node: node.rect.top < bottom and node.rect.bottom > top
            )
        if node is not None:
            self._go(node)
        else:
            super()._arrow(here, dx, dy)

    def paint(self, painter: Painter) -> None:
        painter.ground()
        self.paint_nodes(painter)
