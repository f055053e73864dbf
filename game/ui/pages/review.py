"""The coach looks back: the course of a match, and the moves that cost most."""

from typing import Any

from game.ai.review import Decision, Judgement, Retrospect, decisions, mistakes, result
from game.core.game import State
from game.storage.reviews import Costly, Kept
from game.ui.box import Align, Box, Column, Fit, Fixed, Group, Limit, Pad, Row, Scroll, Space
from game.ui.program import Program
from game.ui.scrolling import ScrollPage
from game.ui.sitting import YOU, Sitting
from game.ui.tree import Node, Role
from game.ui.widgets.graph import Graph
from game.ui.widgets.handrow import hand_row, played
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.panel import Panel
from game.ui.window.commands import CLOSE_REVIEW, REVIEW
from game.words.message import Said, say, told

SHOWN = 3
"""How many of the costliest moves are named."""
BESIDE = 0.46
"""The graph's share of the height, with moves under it."""
LEAST, WIDE = 140.0, 220.0
"""Units: the least height of the graph, and the least width of what is said of a move."""
MOST = 150
"""Decisions looked at; of a longer match those are, evenly, that many."""


class ReviewPage(ScrollPage):
    """Judges one decision after another in the thinking process and draws what it finds."""

    name = "review"

    def __init__(self, app: Program, sitting: Sitting) -> None:
        super().__init__(app)
        self.heading = REVIEW.label
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
            if not self.waiting:
                self._keep()
        return False

    def _keep(self) -> None:
        """Keep what was found in a match that is over, for the statistics."""
        match = self.sitting.match
        if not match.state.over:
            return
        pairs = list(zip(self.decisions, self.judged, strict=True))
        found, shelf = mistakes(match, pairs), self.app.shelf
        worst = tuple(
            Costly(one.round, judged.cost, *self._moves(one, judged))
            for one, judged in found[:SHOWN]
        )
        cost = sum(judged.cost for _, judged in found)
        kept = Kept(len(pairs), len(found), cost, worst)
        trouble = shelf.reviews.keep(self.sitting.keeper.path.name, kept)
        if trouble is not None:
            self.ways.tell(self.heading, trouble)

    def _moves(self, one: Decision, judged: Judgement) -> tuple[Said, Said]:
        """The move that was made, and the better one, as they are said."""
        game, state = self.sitting.match.game, self._state_before(one)
        made, better = (game.say(state, game.parse(text), self.sitting.names)
                        for text in (one.move, judged.best))  # fmt: skip
        return made, better

    def costliest(self) -> list[tuple[Decision, Judgement]]:
        """The mistakes that gave most away, the worst first."""
        count = len(self.judged)
        if self._looked != count:
            pairs = list(zip(self.decisions, self.judged, strict=False))
            self._looked = count
            self._costliest = mistakes(self.sitting.match, pairs)[:SHOWN]
        return self._costliest

    # The page.

    def page(self, kit: Kit) -> Box:
        edge, gap = kit.px(24), kit.px(14)
        nothing = not self.waiting and not self.costliest()
        under = self._worst(kit)
        back = kit.button("back", CLOSE_REVIEW.label, self.back, width=220, target=48, icon="back",
                          command=CLOSE_REVIEW, primary=True, area="buttons",
                          first=True)  # fmt: skip
        found = Column(
            [self._graph(kit).growing(1 if nothing else BESIDE),
             under if nothing else under.growing(1 - BESIDE)], gap,
        )  # fmt: skip
        return Column([
            Space(high=kit.px(16)),
            kit.words(self.heading, 28, role=Role.HEADING, weight="bold", anchor="midtop"),
            kit.words(self._state(), 15, tone="dim", anchor="midtop"),
            Space(high=kit.px(12)),
            Scroll(self.column, found, kit.measures, x=edge).growing(),
            Space(high=kit.px(15)),
            Align(back),
            Space(high=kit.px(15)),
        ])  # fmt: skip

    def _state(self) -> str:
        count = len(self.decisions)
        if not count:
            return say("review-nothing")
        if self.waiting:
            return say("review-looking", number=len(self.judged) + 1, count=count)
        return say("review-seen", count=count)

    def _graph(self, kit: Kit) -> Box:
        """The expected result after each decision and the true one, ahead of the best other."""
        match = self.sitting.match
        over = match.state.over
        values = [judged.expected for judged in self.judged]
        if over and not self.waiting:
            # The course of the match ends with what it came to.
            values.append(result(match, YOU))
        marks = [
            (number, place + 1)
            for place, (one, _) in enumerate(self.costliest())
            for number, other in enumerate(self.decisions)
            if other is one
        ]
        unit = match.game.knowledge.unit
        said = say("review-course.nothing")
        if values:
            first, last = f"{values[0]:+.0f}", f"{values[-1]:+.0f}"
            said = say("review-course.value", first=first, last=last, unit=unit)
        graph = Graph(values, len(self.decisions) + over, marks,
                      [one.round for one in self.decisions], say("review-even"))  # fmt: skip
        node = Node(Role.GRAPH, say("review-course"), nowhere(), "graph", value=said, widget=graph)
        caption = kit.words(say("review-ahead", unit=unit), 12.5, tone="dim", anchor="midtop")
        return Group(
            Node(Role.PANEL, say("review-course"), nowhere(), widget=Panel(flat=True)),
            Pad(Column([Fixed(node, kit.px(LEAST), kit.px(LEAST)).growing(), caption], kit.px(8)),
                kit.px(14), kit.px(12)),
        )  # fmt: skip

    def _worst(self, kit: Kit) -> Box:
        """The moves that cost most, side by side where there is room."""
        found = self.costliest()
        if not found:
            text = say("review-none.yet") if self.waiting else say("review-none")
            return kit.words(text, 17, anchor="midtop", weight="semibold")
        least = kit.measures.grown(WIDE)
        cells = [Limit(self._cell(place, one, judged, kit), least=least).growing()
                 for place, (one, judged) in enumerate(found)]  # fmt: skip
        gap = kit.px(14)
        return Fit(Row(cells, gap, "stretch"), Column(cells, gap))

    def _cell(self, place: int, one: Decision, judged: Judgement, kit: Kit) -> Box:
        """A move, what would have been better, and why."""
        game, state = self.sitting.match.game, self._state_before(one)
        cost = f"{judged.cost:.0f}" if judged.cost >= 10 else f"{judged.cost:.1f}"
        number = place + 1
        made, better = self._moves(one, judged)
        cells: list[Box] = [
            kit.words(
                say("review-cost", number=number, round=one.round, cost=cost,
                    unit=game.knowledge.unit),
                16.5, tone="gold", weight="bold",
            ),
            kit.words(say("review-played", move=made), 14.5),
            kit.words(say("review-better", move=better), 14.5, weight="semibold"),
            kit.words(told(judged.why), 13.5, tone="dim"),
            *self._hand(state, judged.best, kit),
        ]  # fmt: skip
        panel = Node(Role.PANEL, say("review-move", number=number), nowhere(), f"worst {place}",
                     widget=Panel(flat=True))  # fmt: skip
        return Group(panel, Pad(Column(cells, kit.px(6)), kit.px(14), kit.px(14)))

    def _hand(self, state: State[Any], best: str, kit: Kit) -> list[Box]:
        """The hand a decision was made with, where there is one."""
        game = self.sitting.match.game
        hands = state.view(YOU).get("hands")
        assert game.table is not None, "what is played in the window has a table"
        if not hands or not hands[YOU]:
            return []
        raised = played(state, game.parse(best))
        label = say("review-hand.raised") if raised else say("review-hand")
        rows = hand_row(game.table, hands[YOU], raised, kit.measures)
        return [kit.words(label, 13.5, tone="dim"), rows.growing()]

    def _state_before(self, one: Decision) -> State[Any]:
        """The position a decision was made in; what was hidden then does not matter here."""
        state: State[Any] = self.sitting.match.game.from_view(one.view)
        return state
