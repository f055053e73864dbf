"""The setup page of a game: opponents, levels, options and deal code.

`SetupPage` builds the option rows from the game's option fields. `PickPage` lists the values of a
picker.
"""

from collections.abc import Mapping
from typing import Any

from game.ai.characters import CHARACTERS
from game.ai.levels import whole_points
from game.core.game import Game
from game.core.game_info import FeltTheme
from game.core.illegal import InvalidSetup
from game.core.options import Choices, OptionField, Value
from game.features.lessons.guide import lesson_of
from game.features.lessons.lesson import minutes
from game.features.lessons.progress import Progress
from game.features.rule_sets.own_sets import OwnSets
from game.features.rule_sets.rules_line import without_length
from game.features.setup.match_setup import DRAWN_BEGINNER, OWN_RULES_NAME, MatchPlan
from game.match.deal_code import CROCKFORD_DIGITS, NoCode, read_code
from game.text.icon import Icon
from game.text.message import Message, TextValue, in_order, say, told
from game.ui import routes
from game.ui.features.match.begin_match import begin_match
from game.ui.features.setup.plan_page import PlanPage, SeatFacts, SeatRows
from game.ui.features.setup.planned_match import last_plan
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import choice, field, labelled
from game.ui.kit.forms.picker import Picker
from game.ui.kit.input.commands import OPEN_LESSONS, OPEN_RULES, Scope
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, NodeBox
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.option_rows import (
    OptionForm,
    control_width,
    named_row,
    option_row,
    option_rows,
    titled,
)
from game.ui.program import Program, ProgramPage

MAX_DEAL_CODE_LETTER_COUNT = 40
"""Maximum length of a deal code, with separators."""


class SetupPage(PlanPage):
    """Who plays, the rules and the length at first sight; all else behind *More*.

    The default values are those of the last match.
    """

    name = "setup"
    places = (Scope.SETUP,)
    plan: MatchPlan

    def __init__(self, app: Program, game: Game[Any, Any]) -> None:
        self.game = game
        self.deal = ""
        super().__init__(app, game.name)
        self.heading = told(game.title)
        self.subtitle = told(game.tagline)

    def last_plan(self) -> MatchPlan:
        return last_plan(self.app, self.game, self.app.rng)

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
        """Who plays, by which rules, how long; the rest behind *More*."""
        play = kit.button(
            "play",
            say("setup-play"),
            self.play,
            icon=Icon.PLAY,
            primary=True,
            area="play",
            first=True,
        )
        seats = SeatRows(
            self.plan, self.game.players, self.changed, kit, self._about, self.navigator
        )
        who = Column(
            [kit.words(say("setup-who"), 16.5, weight="semibold"), seats.faces()], kit.px(6)
        )
        rows: list[Box] = [who, *self._sets(kit), *self._length(kit)]
        return self.laid(rows, self._more(seats, kit), play, kit)

    # Players.

    def _about(self, place: int) -> SeatFacts:
        """What this game's set-up says of an opponent."""
        character, traits = CHARACTERS[self.plan.opponents[place]], self.game.bot.traits
        compared = self.plan.players == 2 and not self.plan.children
        step = self._step(self.plan.levels[place]) if compared else ""
        rival = self.app.rivals.line(character.name, self.game.name) or ""
        return SeatFacts(character.known(traits), rival, step, self.game.level_note)

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
        offered = self.plan.offered
        place = max(1, [one.name for one in offered].index(level))
        upper, lower = offered[place], offered[place - 1]
        results = [
            one
            for one in self.game.bot.level_results
            if (one.level, one.against) == (upper.name, lower.name)
        ]
        if self.game.bot.results_stale or not results:
            return ""
        share = sum(one.wins for one in results) / sum(one.matches for one in results)
        return Message(
            "setup-step", upper=upper.title, lower=lower.title, won=whole_points(100 * share)
        )

    # Options and deal.

    @property
    def changed_count(self) -> int:
        options, lengths = self.game.options_type, self.game.lengths
        count = int(self.plan.begins != DRAWN_BEGINNER) + bool(self.deal.strip())
        if self.plan.preset() != OWN_RULES_NAME:
            return count
        rules = without_length(self.game, self.plan.shown()) if lengths else self.plan.shown()
        try:
            return count + len(options.differences(rules).keys() & options.rules_of(rules).keys())
        except InvalidSetup:
            return count + 1

    def _more(self, seats: SeatRows, kit: Kit) -> list[Box]:
        form = OptionForm(
            self.plan.shown(), self._change, self.navigator, "options", fixed=self.plan.fixed()
        )
        sets = kit.button(
            "sets", say("setup-sets"), self._open_sets, target=40, icon=Icon.PENCIL, area="options"
        )
        return [
            *seats.everybody(),
            self._for_children(kit),
            *self._cutting(kit),
            Column(option_rows(self.plan.described(), form, kit)),
            Align(sets, 1),
            Column(titled(say("setup-deal"), [self._begins_row(kit), self._deal_row(kit)], kit)),
        ]

    def _cutting(self, kit: Kit) -> list[Box]:
        """The switch for the cut of the deck; none for children, who never cut."""
        settings = self.app.settings
        if settings.children:
            return []
        one = next(one for one in settings.described() if one.name == "cut")

        def change(one: OptionField, value: Value) -> None:
            self.app.set(one.name, value)

        form = OptionForm({"cut": settings.get("cut")}, change, self.navigator, "options")
        return [option_row(one, form, kit)]

    def _length(self, kit: Kit) -> list[Box]:
        """The choice of a length, unless other options settle it."""
        lengths, table = self.game.lengths, self.game.table
        if lengths is None or table is None or lengths.option in self.plan.fixed():
            return []
        current = self.plan.shown()[lengths.option]
        values = [*lengths.values, *([] if current in lengths.values else [current])]
        texts = [told(table.length_name(value, "label")) for value in values]
        label = Message("setup-length-of-match")
        short = table.length_name(lengths.short, "name")
        help = Message("setup-length-of-match.short", length=short)
        control = choice(
            kit, "length", told(label), values, texts, current, self._set_length, "options"
        )
        return [named_row("length", label, help, control, "options", kit, control_width(kit))]

    def _set_length(self, value: Value) -> None:
        assert self.game.lengths is not None, "a length is chosen among some"
        self.plan.set(self.game.lengths.option, value)
        self.changed()

    def _sets(self, kit: Kit) -> list[Box]:
        """The rule set with its sentence, beside the way to all sets."""
        current = self.plan.preset()
        if current is None:
            return []
        label = Message("setup-set")
        labels = {name: self.plan.title(name) for name in self.plan.presets()}
        picker = Picker("set", label, labels, current, self._choose)
        browse = self.navigator.opener(routes.Pick(picker))
        control = kit.button("set", say("setup-set.all"), browse, target=44, area="options")
        chosen = Message("setup-set.chosen", set=labels[current])
        wide = control_width(kit)
        return [named_row("set", chosen, self.plan.sentence(), control, "options", kit, wide)]

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
        labels += [player.who.called for player in self.plan.company()]
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

    @property
    def opens_rules(self) -> Act:
        return self._open_rules

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
