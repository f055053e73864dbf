"""The rerun page: a level plays the cards of a finished match several times."""

from pathlib import Path

from game.ai.levels import EXPERT_LEVEL, LEVELS, offered_levels, playouts_of
from game.core.event import PERSON_SEAT
from game.core.game_info import FeltTheme
from game.core.options import Value
from game.features.daily.daily_results import lead_of, place_of
from game.features.rerun.rerun import (
    RERUNS_PER_LEVEL_COUNT,
    Outcome,
    Parting,
    outcome,
    parting,
    spread,
)
from game.features.rerun.rerun_store import RerunTask
from game.match.match import Match
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, say, told
from game.ui import routes
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import choice
from game.ui.kit.input.commands import WATCH_PARTING, Scope
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox
from game.ui.kit.layout.grid import Flow, columns
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.charts import Leads
from game.ui.program import Program, ProgramPage

RERUN_LEVELS = ("hard", "expert")


class RerunPage(ProgramPage, HeadedPage):
    """Starts reruns in the worker process and shows their outcomes.

    ``path`` is the record of the match.
    """

    name = "rerun"
    places = (Scope.RERUN,)
    wide = 980.0

    def __init__(self, app: Program, match: Match, path: Path) -> None:
        super().__init__(app)
        self.heading = say("rerun-heading")
        self.subtitle = told(match.game.title)
        self.match = match
        self.path = path
        self.mine = outcome(match.game, match.state, PERSON_SEAT)
        self.level = EXPERT_LEVEL.name
        self.explained = False
        self._parted: tuple[list[str], Parting | None] | None = None
        self.running = RerunTask(app.profile, app.worker, match, path, self.level)

    @property
    def felt(self) -> FeltTheme | None:
        return self.match.game.felt

    @property
    def opens_rules(self) -> Act:
        return self.navigator.opener(routes.Rules.of_match(self.match))

    @property
    def waiting(self) -> bool:
        return self.running.waiting

    def entered(self) -> None:
        """Drop what a page below has asked: it is not there to hear the answer."""
        self.app.worker.drop()
        super().entered()

    def update(self, now: float) -> bool:
        if self.running.update():
            self.changed()
        return False

    def left(self) -> None:
        self.running.stop()

    def choose(self, level: Value) -> None:
        """Switch to another level; finished runs are kept."""
        self.running.stop()
        self.level = str(level)
        self.running = RerunTask(
            self.app.profile, self.app.worker, self.match, self.path, self.level
        )
        self.changed()

    @property
    def done(self) -> list[Outcome]:
        """Outcomes of the finished runs."""
        return self.running.rerun.done

    @property
    def title(self) -> TextValue:
        return LEVELS[self.level].title

    def verdict(self) -> TextValue:
        """The conclusion that the number of runs allows, in one sentence."""
        who = self.level
        if not self.done:
            return Message("rerun-nothing")
        found, lead = spread([one.lead for one in self.done]), self.mine.lead
        theirs = self._by(found.mean)
        if len(self.done) == 1:
            return Message("rerun-once", who=who, ended=_ended(found.mean), theirs=theirs)
        if found.low is None or found.high is None:
            return Message("rerun-alike", who=who, ended=_ended(found.mean), theirs=theirs)
        if lead < found.low:
            return Message(
                "rerun-better",
                who=who,
                ended=_ended(found.mean),
                theirs=theirs,
                yours=figured(abs(round(lead))),
                mine=_ended(lead) if _ended(lead) != _ended(found.mean) else "alike",
            )
        if lead > found.high:
            return Message("rerun-worse", who=who)
        return Message("rerun-close", who=who)

    def _by(self, lead: float) -> Message:
        """A lead without its sign, in the game's unit."""
        return Message("rerun-lead", lead=figured(abs(round(lead))), unit=self._unit)

    def method(self) -> TextValue:
        """How the conclusion was reached."""
        found = spread([one.lead for one in self.done]) if self.done else None
        if found is None:
            return Message("rerun-nothing")
        if len(self.done) == 1:
            return Message("rerun-one")
        count, mean, lead = len(self.done), lead_of(found.mean), lead_of(self.mine.lead)
        level = self.title
        if found.low is None or found.high is None:
            return Message("rerun-same", level=level, lead=mean, count=count)
        low, high = lead_of(found.low), lead_of(found.high)
        if self.mine.lead < found.low:
            return Message("rerun-below", level=level, mean=mean, low=low, high=high, lead=lead)
        if self.mine.lead > found.high:
            return Message("rerun-above", level=level, mean=mean, low=low, high=high, lead=lead)
        return Message(
            "rerun-within", level=level, mean=mean, low=low, high=high, lead=lead, count=count
        )

    def state(self) -> TextValue:
        rerun = self.running.rerun
        if rerun.failed:
            return Message("rerun-failed")
        if rerun.over:
            return Message("rerun-done", count=RERUNS_PER_LEVEL_COUNT)
        number, rounds = len(self.done) + 1, rerun.rounds
        if not rounds:
            return Message("rerun-playing", number=number, count=RERUNS_PER_LEVEL_COUNT)
        return Message(
            "rerun-playing.rounds", number=number, count=RERUNS_PER_LEVEL_COUNT, rounds=rounds
        )

    def strength(self) -> TextValue:
        """Playing strength of the level in these runs."""
        level, thought = LEVELS[self.level], self.running.rerun.thought
        usual = playouts_of(self.match.game, self.level)
        if thought >= usual:
            return Message("rerun-strength.full", level=level.title, count=usual)
        return Message("rerun-strength", level=level.title, count=thought, usual=usual)

    # Where both parted.

    @property
    def parted(self) -> Parting | None:
        """Where the first run and the match part; None while that is unknown, and if they don't."""
        first = self.running.rerun.first
        if self._parted is None or self._parted[0] != first:
            self._parted = first, parting(self.match, first)
        return self._parted[1]

    def watch(self) -> None:
        """Show both lines from where they part. The current run continues afterwards."""
        found = self.parted
        if found is not None:
            self.running.stop()
            self.navigator.open(routes.Parted(found, self.title))

    # Layout.

    def explain(self) -> None:
        """Show or hide the tries and the method."""
        self.explained = not self.explained
        self.changed()

    def content(self, kit: Kit) -> Box:
        gap = kit.px(10)
        rows: list[Box] = [kit.words(told(self.verdict()), 20, weight="semibold")]
        if not self.running.rerun.over:
            rows.append(kit.words(told(self.state()), 14, tone="dim"))
        if self.running.problem is not None:
            rows.append(kit.words(told(self.running.problem), 13, tone="gold"))
        buttons: list[Box] = []
        if self.parted is not None:
            watch = WATCH_PARTING.label
            buttons.append(
                kit.button(
                    "parted",
                    watch,
                    self.watch,
                    target=48,
                    icon=Icon.EYE,
                    primary=True,
                    command=WATCH_PARTING,
                    area="rerun",
                    first=True,
                )
            )
        how = say("rerun-how.less") if self.explained else say("rerun-how")
        buttons.append(
            kit.button("how", how, self.explain, target=48, icon=Icon.INFO, area="rerun")
        )
        rows += [Space(high=gap), Flow(buttons, gap, gap)]
        return Column([*rows, *(self._explanation(kit) if self.explained else [])], gap // 2)

    def _explanation(self, kit: Kit) -> list[Box]:
        """The tries and the method."""
        gap = kit.px(10)
        return [
            Space(high=gap),
            kit.line(),
            kit.words(say("rerun-why"), 14.5),
            Space(high=gap),
            *self._levels(kit),
            kit.words(told(self.state()), 15, weight="semibold", tone="gold"),
            Space(high=kit.px(6)),
            self._line(kit),
            Space(high=gap),
            *self._results(kit),
            Space(high=gap),
            kit.words(told(self.method()), 15.5, weight="semibold"),
            Space(high=gap),
            kit.words(told(self.strength()), 13, tone="dim"),
            kit.words(say("rerun-ends"), 13, tone="dim"),
        ]

    def _levels(self, kit: Kit) -> list[Box]:
        """The choice of the level; nothing where there is only one."""
        offered = [one for one in offered_levels(self.match.game) if one.name in RERUN_LEVELS]
        if len(offered) < 2:
            return []
        names, titles = [one.name for one in offered], [told(one.title) for one in offered]
        who, act = say("rerun-who"), self.choose
        level = choice(kit, "level", who, names, titles, self.level, act, "level", target=42)
        asked = kit.words(who, 15.5, weight="semibold", anchor="midleft")
        gap = kit.px(10)
        chosen = FirstFit(
            Row([asked, Limit(level, ideal=kit.px(300)), Space().growing()], gap),
            Column([asked, level], kit.px(4)),
        )
        return [chosen, Space(high=gap)]

    def _line(self, kit: Kit) -> Box:
        leads = [one.lead for one in self.done]
        found = spread(leads) if leads else None
        between = () if found is None or found.low is None else (found.low, found.high or 0.0)
        look = Leads(self.mine.lead, tuple(leads), between, say("rerun-you"), say("rerun-even"))
        said = ", ".join(lead_of(lead) for lead in (self.mine.lead, *leads))
        node = Node(Role.GRAPH, say("rerun-axis"), nowhere(), "leads", value=said, widget=look)
        high = kit.line_height(13) * 2 + kit.px(52)
        return FixedBox(node, kit.px(200), high)

    def _results(self, kit: Kit) -> list[Box]:
        """Rows for the player's match, each run and the mean."""
        came: list[tuple[str, Outcome]] = [(say("rerun-you"), self.mine)]
        for number, one in enumerate(self.done, 1):
            came.append((say("rerun-run", level=self.title, number=number), one))
        cells = [self._cells(name, one, kit, place == 0) for place, (name, one) in enumerate(came)]
        head: list[Box] = [
            kit.words("", 13),
            kit.words(say("rerun-column-place"), 13, tone="dim", anchor="midleft"),
            kit.words(say("rerun-column-lead"), 13, tone="dim", anchor="midright"),
            kit.words(say("rerun-column-rounds"), 13, tone="dim", anchor="midright"),
        ]
        mean = self._mean(kit)
        lines = columns([head, *cells, *([mean] if mean else [])])
        gap = kit.px(16)
        rows: list[Box] = [Row(lines[0], gap)]
        for (name, one), line in zip(came, lines[1:], strict=False):
            place = say("rerun-place", place=place_of(one), count=one.players)
            node = Node(Role.ROW, name, nowhere(), value=f"{place}, {self._lead(one)}")
            rows += [kit.line(), Limit(NodeBox(node, Row(line, gap)), high=kit.px(30))]
        if mean:
            rows += [kit.line(), Limit(Row(lines[-1], gap), high=kit.px(30))]
        return rows

    def _mean(self, kit: Kit) -> list[Box]:
        """Cells of the mean, from the second run on."""
        if len(self.done) < 2:
            return []
        lead = lead_of(spread([one.lead for one in self.done]).mean)
        mean = say("rerun-lead", lead=lead, unit=self._unit)
        return [
            kit.words(
                say("rerun-mean", level=self.title), 15, weight="bold", anchor="midleft"
            ).growing(),
            Space(),
            kit.words(mean, 15, weight="bold", anchor="midright"),
            Space(),
        ]

    @property
    def _unit(self) -> TextValue:
        """Unit of the leads."""
        unit: TextValue = self.match.game.bot.unit_of(self.match.setup.options)
        return unit

    def _lead(self, one: Outcome) -> str:
        return say("rerun-lead", lead=lead_of(one.lead), unit=self._unit)

    def _cells(self, name: str, one: Outcome, kit: Kit, mine: bool) -> list[Box]:
        tone, weight = ("gold", "bold") if mine else ("text", "regular")
        place = say("rerun-place", place=place_of(one), count=one.players)
        says = kit.words(name, 15, tone=tone, weight=weight, anchor="midleft")
        return [
            says.growing(),
            kit.words(place, 15, tone=tone, weight=weight, anchor="midleft"),
            kit.words(self._lead(one), 15, tone=tone, weight=weight, anchor="midright"),
            kit.words(say("rerun-rounds", rounds=one.rounds), 15, tone="dim", anchor="midright"),
        ]


def _ended(lead: float) -> str:
    """How a match with this lead ended: won, even or lost."""
    rounded = round(lead)
    return "even" if rounded == 0 else "won" if rounded > 0 else "lost"
