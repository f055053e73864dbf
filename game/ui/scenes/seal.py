"""The proof of the deals: each round's seal, and the sum done again before one's eyes."""

from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.match.seal import Deal, seal_of
from game.ui.paint import Painter
from game.ui.scene import Scene
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, words

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.table import TableScene

STEP = 0.025
"""How long each digit of the sum takes to appear, in seconds."""
DIGITS = 64
EXPLAINED = (
    "Before a round the order of its deck is fixed and sealed: the seal is the SHA-256 of a salt "
    "and the deck. It gives nothing away, and no other deck has it. When the round is over, salt "
    "and deck are shown, and the sum can be done again."
)


class SealScene(Scene):
    """One round's seal at a time; those of earlier rounds can be verified.

    It begins with the round being played, or with the one just ``finished``.
    """

    name = "seal"
    covers = False

    def __init__(self, app: "App", table: "TableScene", finished: bool = False) -> None:
        super().__init__(app)
        self.table = table
        match = table.sitting.match
        shown = len(table.show.view["rounds"])
        self.deals = match.deals[: shown + 1]
        self.finished = min(shown, len(self.deals))
        self.place = self.finished - 1 if finished else len(self.deals) - 1
        self._begun: float | None = None
        self._now = 0.0

    def status(self) -> dict[str, Any]:
        return self.table.status()

    @property
    def deal(self) -> Deal:
        """The deal that is looked at."""
        return self.deals[self.place]

    @property
    def over(self) -> bool:
        """Whether its round is over, so that salt and deck may be seen."""
        return self.deal.number <= self.finished

    def digits(self) -> int:
        """How many digits of the sum have appeared."""
        if self._begun is None:
            return 0
        if self.app.settings.speed == "off" or self.app.settings.reduced_motion == "on":
            return DIGITS
        return min(DIGITS, int((self._now - self._begun) / STEP))

    def update(self, now: float) -> bool:
        before = self.digits()
        self._now = now
        if self.digits() != before:
            self.changed()
        return self._begun is not None and self.digits() < DIGITS

    def verify(self) -> None:
        """Do the sum."""
        self._begun = self._now
        self.changed()

    def turn(self, step: int) -> None:
        """Look at another round."""
        self.place = min(len(self.deals) - 1, max(0, self.place + step))
        self._begun = None
        self.changed()

    # The page.

    def build(self, measures: Measures) -> Node:
        whole = Rect(0, 0, measures.width, measures.height)
        wide = min(measures.px(860), measures.width - measures.px(24))
        panel = Rect(0, 0, wide, min(measures.px(600), measures.height - measures.px(20)))
        panel.center = whole.center
        pad = measures.px(30)
        inner = Rect(panel.x + pad, panel.y, panel.w - 2 * pad, panel.h)
        node = Node("panel", "The deal is sealed", panel, "seal")
        y = panel.y + measures.px(20)
        node.children.append(
            words(f"Round {self.deal.number}: the deal is sealed",
                  Rect(inner.x, y, inner.w, measures.px(34)), measures.text(26), role="heading",
                  weight="bold", anchor="midtop")
        )  # fmt: skip
        y += measures.px(44)
        y = self._lines(node, EXPLAINED, inner, y, measures.text(14.5), "dim")
        y = self._labelled(node, "The seal, shown before the round", self.deal.seal, inner, y)
        if self.over:
            y = self._labelled(node, "The salt", self.deal.salt, inner, y)
            y = self._labelled(node, "The deck", " ".join(self.deal.deck), inner, y)
            self._sum(node, inner, y)
        else:
            self._lines(
                node, "Salt and deck are shown here when the round is over.", inner,
                y + measures.px(8), measures.text(15.5), "text",
            )  # fmt: skip
        self._buttons(node, panel, measures)
        return Node("page", "The seal", whole, children=[node])

    def _lines(
        self,
        node: Node,
        text: str,
        inner: Rect,
        y: int,
        size: int,
        tone: str,
        weight: str = "regular",
    ) -> int:
        """Words over as many lines as they need; where they end."""
        lines = self.app.texts.wrapped(text, size, inner.w, weight)
        high = len(lines) * self.app.texts.height(size)
        node.children.append(
            words(text, Rect(inner.x, y, inner.w, high), size, tone=tone, weight=weight, lines=True)
        )
        return y + high + self.measures.px(10)

    def _labelled(self, node: Node, label: str, text: str, inner: Rect, y: int) -> int:
        measures = self.measures
        high = self.app.texts.height(measures.text(13))
        node.children.append(
            words(label, Rect(inner.x, y, inner.w, high), measures.text(13), tone="dim")
        )
        small = len(text) > 2 * DIGITS
        size = measures.text(13.5 if small else 16.5)
        return self._lines(node, text, inner, y + high, size, "text", "semibold")

    def _sum(self, node: Node, inner: Rect, y: int) -> None:
        """The sum as far as it has been done, and what it comes to."""
        measures = self.measures
        shown = self.digits()
        if not shown:
            return
        digest = seal_of(self.deal.text)
        told = f"SHA-256 of salt and deck, {len(self.deal.text)} characters"
        y = self._labelled(node, told, digest[:shown], inner, y)
        if shown < DIGITS:
            return
        same = digest == self.deal.seal
        text = (
            "The same: this is the deck that was sealed before the round."
            if same
            else "Not the same: this is not the deck that was sealed."
        )
        size = measures.text(16.5)
        mark = Rect(inner.x, y, size + measures.px(6), size + measures.px(6))
        node.children.append(Node("icon", "", mark, look={"icon": "check" if same else "warning"}))
        line = Rect(mark.right + measures.px(8), y, inner.w - mark.w, mark.h)
        node.children.append(
            words(text, line, size, anchor="midleft", weight="bold",
                  tone="gold" if same else "warning")
        )  # fmt: skip

    def _buttons(self, node: Node, panel: Rect, measures: Measures) -> None:
        high = measures.target(46)
        made: list[tuple[str, str, str, str, Act, bool]] = [
            ("earlier", "Round before", "arrow-left", "B", lambda: self.turn(-1), self.place > 0),
            ("later", "Round after", "arrow-right", "A", lambda: self.turn(1),
             self.place < len(self.deals) - 1),
            ("verify", "Verify", "seal", "V", self.verify, self.over),
            ("close", "Close", "check", "C", self.back, True),
        ]  # fmt: skip
        gap = measures.px(12)
        wide = (panel.w - 2 * measures.px(24) - 3 * gap) // 4
        x = panel.x + measures.px(24)
        for key, name, icon, letter, act, enabled in made:
            rect = Rect(x, panel.bottom - high - measures.px(18), wide, high)
            node.children.append(
                button(key, name, rect, act, icon=icon, shortcut=letter, enabled=enabled,
                       primary=key == ("verify" if self.over else "close"), area="buttons",
                       first=key == ("verify" if self.over else "close"))
            )  # fmt: skip
            x += wide + gap

    def paint(self, painter: Painter) -> None:
        painter.shade()
        self.paint_nodes(painter)
