"""The coach looks back: the course of a match, and the moves that cost most."""

from random import Random
from typing import Any

from pygame import Rect

from game.ai.review import Decision, Judgement, Retrospect, decisions, mistakes, result
from game.core.game import State
from game.ui import theme
from game.ui.commands import CLOSE_REVIEW
from game.ui.paint import Painter
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.sitting import YOU, Sitting
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.handrow import hand_row, played
from game.ui.widgets.make import button, words

SHOWN = 3
"""How many of the costliest moves are named."""
BESIDE, ALONE = 0.46, 0.88
"""The graph's share of the height, with moves under it and with none to show."""
MOST = 150
"""Decisions looked at; of a longer match those are, evenly, that many."""


class ReviewScene(Scene):
    """Judges one decision after another in the thinking process and draws what it finds."""

    name = "review"

    def __init__(self, app: Program, sitting: Sitting) -> None:
        super().__init__(app)
        self.sitting = sitting
        found = decisions(sitting.match, YOU)
        if len(found) > MOST:
            found = [found[number * len(found) // MOST] for number in range(MOST)]
        self.decisions: list[Decision] = found
        self.judged: list[Judgement] = []
        self._asked = False
        self._looked = 0
        self._costliest: list[tuple[Decision, Judgement]] = []

    def status(self) -> dict[str, Any]:
        return self.sitting.match.state.status()

    @property
    def waiting(self) -> bool:
        return len(self.judged) < len(self.decisions)

    def left(self) -> None:
        self.app.thinker.drop()

    def update(self, now: float) -> bool:
        if not self.waiting:
            return False
        if not self._asked:
            one = self.decisions[len(self.judged)]
            match = self.sitting.match
            self.app.thinker.ask(
                Retrospect(match.game.name, one.view, one.move, one.number, self.sitting.names)
            )
            self._asked = True
        judged = self.app.thinker.judged()
        if judged is not None:
            self.judged.append(judged)
            self._asked = False
            self.changed()
        return False

    def costliest(self) -> list[tuple[Decision, Judgement]]:
        """The mistakes that gave most away, the worst first."""
        count = len(self.judged)
        if self._looked != count:
            pairs = list(zip(self.decisions, self.judged, strict=False))
            self._looked = count
            self._costliest = mistakes(self.sitting.match, pairs)[:SHOWN]
        return self._costliest

    # The page.

    def build(self, measures: Measures) -> Node:
        whole = Rect(0, 0, measures.width, measures.height)
        page = Node("page", "Review", whole)
        edge = measures.px(24)
        page.children.append(
            words("Review", Rect(0, measures.px(18), whole.w, measures.px(40)), measures.text(28),
                  role="heading", weight="bold", anchor="midtop")
        )  # fmt: skip
        page.children.append(
            words(self._state(), Rect(0, measures.px(58), whole.w, measures.px(24)),
                  measures.text(15), tone="dim", anchor="midtop")
        )  # fmt: skip
        foot = measures.target(48) + measures.px(30)
        high = whole.h - measures.px(94) - foot
        nothing = not self.waiting and not self.costliest()
        share = ALONE if nothing else BESIDE
        graph = Rect(edge, measures.px(94), whole.w - 2 * edge, round(high * share))
        page.children.append(self._graph(graph))
        lower = Rect(
            edge, graph.bottom + measures.px(14), graph.w, high - graph.h - measures.px(14)
        )
        page.children += self._worst(lower, measures)
        close = Rect(0, 0, measures.px(220), measures.target(48))
        close.center = (whole.centerx, whole.bottom - foot // 2)
        page.children.append(
            button("back", CLOSE_REVIEW.label, close, self.back, icon="back", command=CLOSE_REVIEW,
                   primary=True, area="buttons", first=True)
        )  # fmt: skip
        return page

    def _state(self) -> str:
        count = len(self.decisions)
        if not count:
            return "There was nothing to decide in this match."
        if self.waiting:
            return f"Looking at decision {len(self.judged) + 1} of {count}…"
        return f"The {count} decisions of the match, as an expert sees them."

    def _graph(self, rect: Rect) -> Node:
        match = self.sitting.match
        values = [judged.expected for judged in self.judged]
        if match.state.over and not self.waiting:
            # The course of the match ends with what it came to.
            values.append(result(match, YOU))
        marks = [
            (number, place + 1)
            for place, (one, _) in enumerate(self.costliest())
            for number, other in enumerate(self.decisions)
            if other is one
        ]
        rounds = [one.round for one in self.decisions]
        unit = match.game.knowledge.unit
        said = f"from {values[0]:+.0f} to {values[-1]:+.0f} {unit}" if values else "nothing yet"
        look = {"values": values, "marks": marks, "rounds": rounds, "unit": unit}
        return Node("graph", "The course of the match", rect, "graph", value=said, look=look)

    def _worst(self, rect: Rect, measures: Measures) -> list[Node]:
        """The moves that cost most, side by side."""
        found = self.costliest()
        if not found:
            text = "Nothing that surely cost anything so far."
            if not self.waiting:
                text = "No move surely cost anything: well played."
            return [words(text, rect, measures.text(17), anchor="midtop", weight="semibold")]
        gap = measures.px(14)
        wide = (rect.w - gap * (len(found) - 1)) // len(found)
        nodes = []
        for place, (one, judged) in enumerate(found):
            cell = Rect(rect.x + place * (wide + gap), rect.y, wide, rect.h)
            nodes.append(self._cell(place, one, judged, cell, measures))
        return nodes

    def _cell(
        self, place: int, one: Decision, judged: Judgement, rect: Rect, measures: Measures
    ) -> Node:
        panel = Node("panel", f"Move {place + 1}", rect, f"worst {place}", look={"flat": True})
        pad = measures.px(14)
        inner = rect.inflate(-2 * pad, -2 * pad)
        game, names = self.sitting.match.game, self.sitting.names
        state = self._state_before(one)
        points = f"{judged.cost:.0f}" if judged.cost >= 10 else f"{judged.cost:.1f}"
        unit = game.knowledge.unit
        rows = [
            (f"{place + 1}. Round {one.round}: {points} {unit}", 16.5, "gold", "bold"),
            (f"Played: {game.say(state, game.parse(one.move), names)}.", 14.5, "text", "regular"),
            (
                f"Better: {game.say(state, game.parse(judged.best), names)}.",
                14.5,
                "text",
                "semibold",
            ),
            (judged.why, 13.5, "dim", "regular"),
        ]
        y = inner.y
        for text, units, tone, weight in rows:
            size = measures.text(units)
            lines = self.app.texts.wrapped(text, size, inner.w, weight)
            high = min(len(lines) * self.app.texts.height(size), max(0, inner.bottom - y))
            if high < self.app.texts.height(size):
                break
            panel.children.append(
                words(text, Rect(inner.x, y, inner.w, high), size, tone=tone, weight=weight,
                      lines=True)
            )  # fmt: skip
            y += high + measures.px(6)
        else:
            room = Rect(inner.x, y, inner.w, inner.bottom - y)
            panel.children += self._hand(state, judged.best, room, measures)
        return panel

    def _hand(self, state: State[Any], best: str, rect: Rect, measures: Measures) -> list[Node]:
        """The hand a decision was made with, where there is one and room for it."""
        game = self.sitting.match.game
        hands = state.view(YOU).get("hands")
        assert game.table is not None, "what is played in the window has a table"
        if not hands or not hands[YOU]:
            return []
        hand = hands[YOU]
        raised = played(state, game.parse(best))
        size = measures.text(13.5)
        label = "Your hand, the better play raised:" if raised else "Your hand:"
        line = Rect(rect.x, rect.y + measures.px(6), rect.w, self.app.texts.height(size))
        top = line.bottom + measures.px(6)
        below = Rect(rect.x, top, rect.w, rect.bottom - top)
        rows = hand_row(game.table, hand, raised, below, measures)
        return [words(label, line, size, tone="dim"), *rows] if rows else []

    def _state_before(self, one: Decision) -> State[Any]:
        """The position a decision was made in; what was hidden then does not matter here."""
        state: State[Any] = self.sitting.match.game.determinize(one.view, Random(0))
        return state

    # Painting.

    def paint(self, painter: Painter) -> None:
        super().paint(painter)
        over = self.sitting.match.state.over
        paint_graph(painter, self.tree.by_key["graph"], len(self.decisions) + over)


def paint_graph(painter: Painter, node: Node, whole: int) -> None:
    """The expected result after each decision and the true one, ahead of the best other."""
    measures = painter.measures
    rect = node.rect
    painter.panel(rect, painter.cloth.panel, measures.px(14), alpha=205)
    values: list[float] = node.look["values"]
    left = measures.px(64)
    inner = Rect(rect.x + left, rect.y + measures.px(22), rect.w - left - measures.px(24),
                 rect.h - measures.px(58))  # fmt: skip
    most = max([10.0, *(abs(value) for value in values)]) * 1.1
    size = measures.text(12.5)
    for share in (-1, 0, 1):
        y = round(inner.centery - share * inner.h / 2)
        label = "even" if share == 0 else f"{share * most:+.0f}"
        painter.words(label, (inner.x - measures.px(10), y), size, theme.DIM, anchor="midright")
        painter.surface.fill(painter.cloth.button_edge, Rect(inner.x, y, inner.w, 1))
    unit = node.look["unit"].capitalize()
    painter.words(f"{unit} ahead of the best of the others, as expected after each of your "
                  "decisions, and at last the result",
                  (rect.centerx, rect.bottom - measures.px(8)), size, theme.DIM,
                  anchor="midbottom", width=rect.w - measures.px(20))  # fmt: skip

    def at(number: int) -> tuple[int, int]:
        x = inner.x + inner.w * number / max(1, whole - 1)
        return round(x), round(inner.centery - values[number] / most * inner.h / 2)

    rounds: list[int] = node.look["rounds"]
    for number in range(1, len(rounds)):
        if rounds[number] != rounds[number - 1]:
            x = round(inner.x + inner.w * (number - 0.5) / max(1, whole - 1))
            painter.surface.fill(painter.cloth.button, Rect(x, inner.y, 1, inner.h))
    points = [at(number) for number in range(len(values))]
    painter.curve(points, theme.GOLD)
    for number, place in node.look["marks"]:
        if number < len(points):
            painter.numbered(points[number], place)
