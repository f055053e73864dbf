"""The score sheet between rounds, and the result at the end of a match."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.ui.paint import Painter
from game.ui.scene import Scene
from game.ui.sitting import YOU
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import button, words

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.table import TableScene


class SheetScene(Scene):
    """A sheet of the rounds so far: a row a round, a column a player, totals below."""

    covers = False

    def __init__(self, app: "App", table: "TableScene") -> None:
        super().__init__(app)
        self.table = table

    @abstractmethod
    def heading(self) -> str:
        """What stands at the top."""

    @abstractmethod
    def subheading(self) -> str:
        """The sentence under it."""

    @abstractmethod
    def buttons(self) -> list[tuple[str, str, Any]]:
        """Name, icon and act of each button, the usual one first."""

    def status(self) -> dict[str, Any]:
        return self.table.status()

    def build(self, measures: Measures) -> Node:
        view = self.table.show.view
        names = self.table.show.names
        rounds = view["rounds"]
        row = measures.px(34)
        head = measures.px(96)
        column = measures.px(128)
        first = measures.px(120)
        wide = max(first + column * len(names), measures.px(560)) + measures.px(56)
        high_button = measures.target(48)
        high = head + measures.px(84) + row * (len(rounds) + 1) + high_button + measures.px(74)
        high = min(high, measures.height - measures.px(20))
        rect = Rect(0, 0, min(wide, measures.width - measures.px(20)), high)
        rect.center = (measures.width // 2, measures.height // 2)
        pad = measures.px(28)
        inner = Rect(rect.x + pad, rect.y, rect.w - 2 * pad, rect.h)
        column = (inner.w - first) // len(names)
        panel = Node("panel", self.heading(), rect)
        panel.children = [
            words(self.heading(), Rect(inner.x, rect.y + measures.px(22), inner.w, row),
                  measures.text(28), role="heading", weight="bold", anchor="midtop"),
            words(self.subheading(), Rect(inner.x, rect.y + measures.px(62), inner.w, row),
                  measures.text(16), tone="dim", anchor="midtop"),
        ]  # fmt: skip
        y = rect.y + head
        panel.children += self._names(inner, first, column, y, measures)
        y += measures.px(84)
        rows = [(f"Round {number}", one["scores"]) for number, one in enumerate(rounds, 1)]
        for label, scores in rows:
            panel.children += self._row(label, scores, inner, first, column, y, measures, False)
            y += row
        panel.children += self._row(
            "Total", view["scores"], inner, first, column, y + measures.px(6), measures, True
        )
        panel.children += self._bottom(rect, inner, high_button, measures)
        whole = Rect(0, 0, measures.width, measures.height)
        return Node("page", self.heading(), whole, children=[panel])

    def _names(
        self, inner: Rect, first: int, column: int, y: int, measures: Measures
    ) -> list[Node]:
        nodes = []
        side = measures.px(50)
        winners = self.table.show.view["winners"] or ()
        for seat, name in enumerate(self.table.show.names):
            x = inner.x + first + seat * column
            picture = Rect(0, y, side, side)
            picture.centerx = x + column // 2
            drawing = f"portraits/{self.table.portraits[seat]}"
            nodes.append(Node("picture", "", picture, look={"drawing": drawing}))
            if seat in winners:
                crown = Rect(0, 0, measures.px(26), measures.px(26))
                crown.center = (picture.right + measures.px(10), y + measures.px(8))
                nodes.append(Node("icon", f"{name} won", crown, look={"icon": "crown"}))
            nodes.append(
                words(name, Rect(x, picture.bottom + measures.px(2), column, measures.px(26)),
                      measures.text(16), weight="semibold", anchor="midtop")
            )  # fmt: skip
        return nodes

    def _row(
        self,
        label: str,
        scores: list[int],
        inner: Rect,
        first: int,
        column: int,
        y: int,
        measures: Measures,
        total: bool,
    ) -> list[Node]:
        high = measures.px(34)
        weight = "bold" if total else "regular"
        size = measures.text(20 if total else 17)
        best = max(scores)
        nodes = [
            words(label, Rect(inner.x, y, first, high), measures.text(16), tone="dim",
                  anchor="midleft", weight=weight)
        ]  # fmt: skip
        if total:
            line = Rect(inner.x, y - measures.px(3), inner.w, max(1, measures.px(1.5)))
            nodes.insert(0, Node("line", "", line))
        for seat, score in enumerate(scores):
            rect = Rect(inner.x + first + seat * column, y, column, high)
            tone = "gold" if score == best else "text"
            nodes.append(words(str(score), rect, size, tone=tone, anchor="center", weight=weight))
        return nodes

    def _bottom(self, rect: Rect, inner: Rect, high: int, measures: Measures) -> list[Node]:
        made = self.buttons()
        gap = measures.px(12)
        wide = min(measures.px(230), (inner.w - gap * (len(made) - 1)) // len(made))
        x = inner.centerx - (wide * len(made) + gap * (len(made) - 1)) // 2
        y = rect.bottom - high - measures.px(24)
        return [
            button(
                f"answer {place}",
                name,
                Rect(x + place * (wide + gap), y, wide, high),
                act,
                icon=icon,
                primary=place == 0,
                area="answers",
                first=place == 0,
            )
            for place, (name, icon, act) in enumerate(made)
        ]

    def entered(self) -> None:
        super().entered()
        first = self.tree.first()
        if first is not None:
            self.set_focus(first)

    def paint(self, painter: Painter) -> None:
        painter.shade()
        self.paint_nodes(painter)


class RoundScene(SheetScene):
    """After a round."""

    name = "round"

    def heading(self) -> str:
        return f"Round {len(self.table.show.view['rounds'])} is over"

    def subheading(self) -> str:
        show = self.table.show
        scores = show.view["rounds"][-1]["scores"]
        best = [name for name, score in zip(show.names, scores, strict=True)
                if score == max(scores)]  # fmt: skip
        verb = "have" if best == ["You"] or len(best) > 1 else "has"
        return f"{' and '.join(best)} {verb} the most of this round."

    def buttons(self) -> list[tuple[str, str, Any]]:
        return [("Next round", "play", self.back)]

    def back(self) -> None:
        self.table.show.go_on()
        self.app.director.pop()


class ResultScene(SheetScene):
    """After a match."""

    name = "result"

    def heading(self) -> str:
        show = self.table.show
        winners = show.view["winners"]
        if list(winners) == [YOU]:
            return "You win!"
        names = " and ".join(show.names[seat] for seat in winners)
        return f"{names} share the win" if len(winners) > 1 else f"{names} wins"

    def subheading(self) -> str:
        show = self.table.show
        scores = sorted(show.view["scores"], reverse=True)
        if len(show.view["winners"]) > 1:
            count = len(show.view["rounds"])
            return f"Level at {scores[0]} after {count} {'round' if count == 1 else 'rounds'}."
        lead = scores[0] - scores[1]
        return f"By {lead} {'point' if lead == 1 else 'points'}, {scores[0]} to {scores[1]}."

    def buttons(self) -> list[tuple[str, str, Any]]:
        return [
            ("Play again", "replay", self.again),
            ("Start page", "home", self.back),
            ("See the table", "cards", self.app.director.pop),
        ]

    def again(self) -> None:
        """The same opponents and options, another deal."""
        from game.ui.scenes.begin import begin_match

        match = self.table.sitting.match
        begin_match(self.app, match.game, match.setup.options, match.seats, None)

    def back(self) -> None:
        from game.ui.scenes.start import StartScene

        self.app.director.replace(StartScene(self.app))
