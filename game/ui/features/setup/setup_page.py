"""The setup page of a game: opponents, levels, options and deal code.

`SetupPage` builds the option rows from the game's option fields. `PickPage` lists the values of a
picker.
"""

from collections.abc import Mapping
from typing import Any

from game.ai.characters import CHARACTERS
from game.ai.levels import ALL_LEVELS, whole_points
from game.core.game import Game
from game.core.game_info import FeltTheme
from game.core.illegal import InvalidSetup
from game.core.options import Choices, OptionField, Value
from game.features.lessons.guide import lesson_of
from game.features.lessons.lesson import minutes
from game.features.lessons.progress import Progress
from game.features.rule_sets.own_sets import OwnSets
from game.features.setup.match_setup import DRAWN_BEGINNER, MatchPlan
from game.match.deal_code import CROCKFORD_DIGITS, NoCode, read_code
from game.text.icon import Icon
from game.text.message import Message, TextValue, in_order, say, told
from game.ui import routes
from game.ui.features.match.begin_match import begin_match
from game.ui.features.setup.plan_page import PlanPage, SeatFacts, SeatRows
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import field, labelled
from game.ui.kit.forms.picker import Picker
from game.ui.kit.input.commands import OPEN_LESSONS, OPEN_RULES, Scope
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import Space, Spare
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import drawn
from game.ui.option_rows import (
    OPTION_GROUP_GAP_UNITS,
    OptionForm,
    control_width,
    named_row,
    option_row,
    option_rows,
    picker_control,
    titled,
)
from game.ui.program import Program, ProgramPage

MAX_DEAL_CODE_LETTER_COUNT = 40
"""Maximum length of a deal code, with separators."""


class SetupPage(PlanPage):
    """Opponents and levels at the left, options at the right.

    The default values are those of the last match.
    """

    name = "setup"
    places = (Scope.SETUP,)
    plan: MatchPlan

    def __init__(self, app: Program, game: Game[Any, Any]) -> None:
        self.game = game
        super().__init__(app, game.name)
        self.heading = game.title
        self.subtitle = told(game.tagline)
        self.deal = ""

    def last_plan(self) -> MatchPlan:
        plan = MatchPlan(self.game, self.app.rng, self.app.settings.children)
        plan.remember(self.kept_choices)
        sets = OwnSets(self.app.profile)
        plan.kept = sets.of(self.game)
        usual = sets.usual(self.game)
        if usual is not None and not plan.children:
            plan.apply(usual)
        return plan

    @property
    def felt(self) -> FeltTheme | None:
        return self.game.felt

    # Layout.

    def beside(self, kit: Kit) -> Box:
        rules = kit.button(
            "rules",
            OPEN_RULES.label,
            self._open_rules,
            width=140,
            target=44,
            icon=Icon.RULES,
            command=OPEN_RULES,
            area="head",
        )
        if Progress(self.app.settings.lessons).next(self.game.name, self.game.lessons) is None:
            return rules
        takes = minutes(*(lesson_of(self.game, name) for name in self.game.lessons))
        name = say("lessons-game", game=self.game.title, count=takes)
        learn = kit.button("learn", name, self.navigator.opener(routes.Lessons(self.game)),
                           icon=Icon.HINT, target=44,
                           command=OPEN_LESSONS, area="head")  # fmt: skip
        return Flow([learn, rules], kit.px(10), kit.px(6), lean=1)

    def body(self, kit: Kit) -> Box:
        """Two columns with the height of the larger one; one column as a fallback for large
        text."""
        gap = kit.px(16)
        play = kit.button(
            "play",
            say("setup-play"),
            self.play,
            icon=Icon.PLAY,
            primary=True,
            area="play",
            first=True,
        )
        people, options = self._people(kit), self._options(kit)
        left = self.panel(self.table, say("setup-table"), people, kit)
        right = self.panel(self.column, say("setup-game"), options, kit)
        both = self.panel(
            self.column,
            say("setup-both"),
            Column([people, Space(high=kit.px(OPTION_GROUP_GAP_UNITS)), options]),
            kit,
        )
        beside = Row(
            [left.growing(49), Column([right.growing(), play], gap).growing(51)],
            gap,
            across="stretch",
        )
        stacked = Column([both.growing(), play], gap)
        return self.laid(FirstFit(Limit(beside, high=kit.px(700)), stacked), kit)

    # Players.

    def _people(self, kit: Kit) -> Box:
        """Rows of the players, and the game's picture if space is left."""
        seating = SeatRows(self.plan, self.game.players, self.changed, kit, self._about)
        cells = seating.cells()
        drawing = self.app.images.shown(self.game.picture)
        if drawing:
            title = say("setup-picture", game=self.game.title)
            poster = drawn(drawing, nowhere(), title, radius=kit.px(12))
            cells += [
                Space(high=kit.px(13)),
                Spare(poster, 4, 5, kit.px(130), kit.px(300)).growing(),
            ]
        return Column(cells)

    def _about(self, place: int) -> SeatFacts:
        """What this game's set-up says of an opponent."""
        character, traits = CHARACTERS[self.plan.opponents[place]], self.game.bot.traits
        compared = self.plan.players == 2 and not self.plan.children
        step = self._step(self.plan.levels[place]) if compared else ""
        rival = self.app.rivals.line(character.name, self.game.name)
        return SeatFacts(character.known(traits), rival or character.trait(traits), step)

    def _for_children(self, kit: Kit) -> Box:
        """The switch for children, with the age that the game is for."""
        help = Message("setup-children.help")
        return self.children_row(
            in_order([self.game.age, help]) if self.plan.children else help, kit
        )

    def _step(self, level: str) -> TextValue:
        """How often a level beats the one below in matches for two, for the lowest the next one.

        Empty while that has not been measured again after a change.
        """
        place = max(1, [one.name for one in ALL_LEVELS].index(level))
        upper, lower = ALL_LEVELS[place], ALL_LEVELS[place - 1]
        results = [one for one in self.game.bot.level_results if one.level == upper.name]
        if self.game.bot.results_stale or not results:
            return ""
        share = sum(one.wins for one in results) / sum(one.matches for one in results)
        return Message(
            "setup-step", upper=upper.title, lower=lower.title, won=whole_points(100 * share)
        )

    # Options and deal.

    def _options(self, kit: Kit) -> Box:
        form = OptionForm(
            self.plan.shown(), self._change, self.navigator, "options", fixed=self.plan.fixed()
        )
        return Column(
            [
                *self._sets(kit),
                Space(high=kit.px(8)),
                self._for_children(kit),
                Space(high=kit.px(OPTION_GROUP_GAP_UNITS)),
                *option_rows(self.plan.described(), form, kit),
                Space(high=kit.px(14)),
                *titled(say("setup-deal"), [self._begins_row(kit), self._deal_row(kit)], kit),
            ]
        )

    def _sets(self, kit: Kit) -> list[Box]:
        """The choice of a rule set with its sentence, and the way to all of them."""
        names = self.plan.presets()
        current = self.plan.preset()
        if current is None:
            return []
        label = Message("setup-set")
        labels = {name: self.plan.title(name) for name in names}
        picker = Picker("set", label, labels, current, self._choose)
        control = picker_control(picker, "options", self._open_sets, kit)
        row = named_row(
            "set", label, self.plan.sentence(), control, "options", kit, control_width(kit)
        )
        every = kit.button(
            "sets", say("setup-sets"), self._open_sets, target=40, icon=Icon.PENCIL, area="options"
        )
        return [row, Space(high=kit.px(8)), Align(every, 1)]

    def _choose(self, name: str) -> None:
        self.plan.choose(name)
        self.changed()

    def _open_sets(self) -> None:
        try:
            values = self.game.options_type.effective_values(self.plan.values)
        except InvalidSetup as error:
            self.navigator.tell(Message("setup-disagree"), error.said)
            return
        self.navigator.open(routes.Sets(self.game, values, self._apply))

    def _apply(self, values: Mapping[str, Value]) -> None:
        self.plan.apply(values)
        self.changed()

    def _change(self, one: OptionField, value: Value) -> None:
        self.plan.set(one.name, value)
        self.changed()

    def _begins_row(self, kit: Kit) -> Box:
        """The choice of the beginner; a typed deal code disables it."""
        typed = bool(self.deal.strip())
        names = self.plan.beginners
        labels: list[TextValue] = [Message("setup-begins.drawn"), Message("setup-begins.you")]
        labels += names[len(labels) :]
        if typed:
            names, labels = [DRAWN_BEGINNER], [Message("setup-begins.deal")]
        about = Message("setup-begins.settled") if typed else Message("setup-begins.help")
        values = Choices(tuple(names), tuple(labels))
        one = OptionField("begins", DRAWN_BEGINNER, Message("setup-begins"), values, about)
        current = DRAWN_BEGINNER if typed else self.plan.begins

        def change(_: OptionField, value: Value) -> None:
            self.plan.begins = str(value)
            self.changed()

        fixed = frozenset({"begins"}) if typed else frozenset()
        form = OptionForm({"begins": current}, change, self.navigator, "options", fixed=fixed)
        return option_row(one, form, kit)

    def _deal_row(self, kit: Kit) -> Box:
        name = say("setup-number")
        line = field(kit, "deal", name, self.deal, say("setup-number.empty"), self._edit, "options")
        about = say("setup-known") if self.deal.strip() else say("setup-number.help")
        row = labelled(kit, name, about, line, control_width(kit))
        return NodeBox(Node(Role.GROUP, name, nowhere()), row)

    def _edit(self, text: str) -> None:
        kept = (sign for sign in text.upper() if sign in CROCKFORD_DIGITS or sign in "ILO- ")
        self.deal = "".join(kept)[:MAX_DEAL_CODE_LETTER_COUNT]
        self.changed()

    # The way on.

    def look(self) -> None:
        self.plan.kept = OwnSets(self.app.profile).of(self.game)

    def _open_rules(self) -> None:
        plan = self.plan
        rules = routes.Rules(self.game, "", (), plan.shown(), plan.players, plan.kept_name)
        self.navigator.open(rules)

    def play(self) -> None:
        try:
            options = self.game.options_type.from_values(self.plan.values)
            options.check_players(self.plan.players)
        except InvalidSetup as error:
            self.navigator.tell(Message("setup-disagree"), error.said)
            return
        try:
            code = read_code(self.deal) if self.deal.strip() else None
            seats, rules = self.plan.seats(), self.plan.kept_name
            begin_match(self.app, self.game, options, seats, code, self.plan.dealer, rules)
        except (NoCode, InvalidSetup) as error:
            self.navigator.tell(Message("setup-no-deal"), error.said)


MAX_VALUE_COLUMN_COUNT = 4


class PickPage(ProgramPage, HeadedPage):
    """The values of a picker; a choice closes the page."""

    name = "pick"

    def __init__(self, app: Program, picker: Picker) -> None:
        super().__init__(app)
        self.picker = picker
        self.heading = told(picker.heading)

    def entered(self) -> None:
        super().entered()
        chosen = self.tree.by_key[f"pick {self.picker.current}"]
        self.set_focus(chosen)
        self.reveal(chosen)

    def content(self, kit: Kit) -> Box:
        chips = [
            kit.chip(
                f"pick {value}",
                told(label),
                value == self.picker.current,
                self._chooser(value),
                "values",
                pad=40,
                target=42,
            )
            for value, label in self.picker.labels.items()
        ]
        return Grid(chips, kit.px(10), most=MAX_VALUE_COLUMN_COUNT, fill=True)

    def _chooser(self, value: object) -> Act:
        def choose() -> None:
            self.navigator.back()
            self.picker.choose(value)

        return choose
