"""The rule sets of a game: shipped ones, the player's own, and a line pasted from elsewhere."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.game import Game
from game.core.options import Preset, Value
from game.features.history.match_text import rules_in_words
from game.features.rule_sets.own_sets import SHIPPED, OwnSets
from game.features.rule_sets.rules_line import LONGEST_TEXT, InvalidRules, RuleSet, read_line
from game.text.icon import Icon
from game.text.message import TextValue, say, told
from game.ui.kit.forms.builder import Kit
from game.ui.kit.forms.controls import field
from game.ui.kit.input import events
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.option_rows import AFTER_GROUP
from game.ui.program import Program, ProgramPage

MOST_ABREAST = 4


class SetsPage(ProgramPage, HeadedPage):
    """All rule sets of a game, with the actions for the shown one.

    ``values`` are those of the set-up page, ``act`` gets the values of the set to play.
    """

    name = "sets"

    def __init__(
        self,
        app: Program,
        game: Game[Any, Any],
        values: Mapping[str, Value],
        act: Callable[[Mapping[str, Value]], None],
    ) -> None:
        super().__init__(app)
        self.game = game
        self.heading = say("setup-sets.heading")
        self.subtitle = game.title
        self.values = values
        self.act = act
        self.sets = OwnSets(app.profile)
        self.said: TextValue = self.sets.problem or ""
        self.typed = ""
        self.line = ""
        self.deleted: tuple[RuleSet, int] | None = None
        self.shown: Preset | RuleSet | None = self._same(values)

    def _same(self, values: Mapping[str, Value]) -> Preset | RuleSet | None:
        """The set with these rules."""
        options = self.game.options_type
        own = (one for one in self.sets.of(self.game) if options.same_rules(one.values, values))
        return options.matching_preset(values) or next(own, None)

    # Layout.

    def content(self, kit: Kit) -> Box:
        gap = Space(high=kit.px(AFTER_GROUP))
        cells = [*self._list(kit), gap, *self._about(kit), gap, *self._saving(kit), gap]
        if self.said:
            cells = [kit.words(told(self.said), 15, tone="gold"), Space(high=kit.px(10)), *cells]
        return Column([*cells, *self._pasting(kit)])

    def _list(self, kit: Kit) -> list[Box]:
        shipped = [
            self._chip(f"set {one.name}", told(one.title), one, SHIPPED + one.name, kit)
            for one in self.game.options_type.presets
        ]
        cells: list[Box] = [
            kit.group_heading(say("setup-shipped")),
            Space(high=kit.px(8)),
            Grid(shipped, kit.px(8), most=MOST_ABREAST, fill=True),
        ]
        own = [
            self._chip(f"own {place}", one.name, one, one.name, kit)
            for place, one in enumerate(self.sets.of(self.game))
        ]
        if own:
            cells += [
                Space(high=kit.px(14)),
                kit.group_heading(say("setup-kept-sets")),
                Space(high=kit.px(8)),
                Grid(own, kit.px(8), most=MOST_ABREAST, fill=True),
            ]
        return cells

    def _chip(self, key: str, name: str, one: Preset | RuleSet, which: str, kit: Kit) -> Box:
        usual = self.sets.is_usual(self.game, which)
        label = say("setup-usual-set", name=name) if usual else name
        return kit.chip(key, label, one == self.shown, lambda: self._show(one), "sets", pad=22)

    def _about(self, kit: Kit) -> list[Box]:
        """The shown set: its sentence, its rules, and its actions."""
        one = self.shown
        if one is None:
            title, sentence, values = say("setup-own"), say("setup-own.sentence"), self.values
        elif isinstance(one, Preset):
            title, sentence, values = told(one.title), told(one.sentence), one.values
        else:
            title, sentence, values = one.name, say("setup-kept"), one.values
        return [
            kit.group_heading(title),
            Space(high=kit.px(6)),
            kit.words(sentence, 16),
            Space(high=kit.px(4)),
            kit.words(self._in_words(values), 14, tone="dim"),
            Space(high=kit.px(10)),
            Flow(self._buttons(one, values, kit), kit.px(10), kit.px(8)),
        ]

    def _in_words(self, values: Mapping[str, Value]) -> str:
        return rules_in_words(self.game, values) or say("setup-as-usual")

    def _buttons(
        self, one: Preset | RuleSet | None, values: Mapping[str, Value], kit: Kit
    ) -> list[Box]:
        buttons = [
            self._button("play", say("setup-use"), Icon.PLAY, lambda: self._play(values), kit),
            self._button("copy", say("setup-copy"), Icon.COPY, self._copy, kit),
        ]
        if one is not None:
            make = say("setup-make-usual")
            buttons.append(self._button("usual", make, Icon.STAR, self._make_usual, kit))
        if isinstance(one, RuleSet):
            buttons += [
                self._button("rename", say("setup-rename"), Icon.PENCIL, self._rename, kit),
                self._button("delete", say("setup-delete"), Icon.TRASH, self._delete, kit),
            ]
        if self.deleted is not None:
            back = say("setup-put-back", name=self.deleted[0].name)
            buttons.append(self._button("back set", back, Icon.UNDO, self._put_back, kit))
        return buttons

    def _saving(self, kit: Kit) -> list[Box]:
        """A name, for the rules of the set-up page or for another name of a set."""
        name = say("setup-name")
        typing = field(
            kit, "name", name, self.typed, say("setup-name.empty"), self._type, "name", width=360
        )
        save = self._button("save", say("setup-save"), Icon.PLUS, self._save, kit)
        return [
            kit.group_heading(say("setup-save-these")),
            Space(high=kit.px(6)),
            kit.words(self._in_words(self.values), 14, tone="dim"),
            Space(high=kit.px(8)),
            Flow([typing, save], kit.px(10), kit.px(8)),
        ]

    def _pasting(self, kit: Kit) -> list[Box]:
        """A pasted line, and the set it describes."""
        name = say("setup-line")
        typing = field(
            kit, "line", name, self.line, say("setup-line.empty"), self._paste, "line", width=520
        )
        paste = self._button("paste", say("setup-paste"), Icon.COPY, self._from_clipboard, kit)
        cells: list[Box] = [
            kit.group_heading(say("setup-from-others")),
            Space(high=kit.px(6)),
            kit.words(say("setup-line.help"), 14, tone="dim"),
            Space(high=kit.px(8)),
            Flow([typing, paste], kit.px(10), kit.px(8)),
        ]
        if not self.line:
            return cells
        try:
            found = read_line(self.line)
        except InvalidRules as error:
            return [*cells, Space(high=kit.px(8)), kit.words(told(error.said), 15, tone="gold")]
        title = say("setup-found", game=found.game.title, name=found.name)
        rules = rules_in_words(found.game, found.values) or say("setup-as-usual")
        cells += [
            Space(high=kit.px(8)),
            kit.words(title, 16, weight="semibold"),
            kit.words(rules, 14, tone="dim"),
        ]
        there = self.sets.called(found.game, found.values)
        if there is not None:
            cells.append(kit.words(say("setup-there", name=told(there)), 14))
        buttons = []
        if there is None:
            free = self.sets.free_name(found.game, found.name)
            keep = say("setup-keep", name=free)
            buttons.append(
                self._button("keep", keep, Icon.PLUS, lambda: self._keep(found, free), kit)
            )
        if found.game.name == self.game.name:
            play = say("setup-use")
            buttons.append(
                self._button("play line", play, Icon.PLAY, lambda: self._play(found.values), kit)
            )
        return [*cells, Space(high=kit.px(8)), Flow(buttons, kit.px(10), kit.px(8))]

    def _button(self, key: str, name: str, icon: Icon, act: Act, kit: Kit) -> Box:
        return kit.button(key, name, act, target=42, icon=icon, area="deeds")

    # What can be done.

    def _show(self, one: Preset | RuleSet) -> None:
        self.shown = one
        self.said = ""
        self.typed = one.name if isinstance(one, RuleSet) else ""
        self.changed()

    def _play(self, values: Mapping[str, Value]) -> None:
        self.navigator.back()
        self.act(values)

    def _copy(self) -> None:
        one, options = self.shown, self.game.options_type
        if isinstance(one, Preset):
            name, values = told(one.title), one.values
        elif one is not None:
            name, values = one.name, one.values
        else:
            name, values = say("setup-own"), self.values
        line = RuleSet(self.game, name, options.from_values(values)).line
        self._tell(say("setup-copied") if events.copy(line) else say("setup-copied.none"))

    def _make_usual(self) -> None:
        one = self.shown
        if one is not None:
            shipped = isinstance(one, Preset)
            self.sets.set_usual(self.game, SHIPPED + one.name if shipped else one.name)
            self._tell(say("setup-usual-now", name=self._name_of(one)))

    def _name_of(self, one: Preset | RuleSet) -> str:
        return told(one.title) if isinstance(one, Preset) else one.name

    def _save(self) -> None:
        try:
            options = self.game.options_type.from_values(self.values)
            self.shown = self.sets.save(self.game, self.typed, options)
        except InvalidRules as error:
            self._tell(error.said)
            return
        self._tell(say("setup-saved", name=self.shown.name))

    def _rename(self) -> None:
        """Give the set the typed name."""
        if isinstance(self.shown, RuleSet):
            try:
                self.shown = self.sets.call_anew(self.shown, self.typed)
            except InvalidRules as error:
                self._tell(error.said)
                return
            self._tell(say("setup-renamed", name=self.shown.name))

    def _delete(self) -> None:
        one = self.shown
        if isinstance(one, RuleSet):
            self.deleted = one, self.sets.delete(one)
            self.shown = None
            self._tell(say("setup-deleted", name=one.name))

    def _put_back(self) -> None:
        if self.deleted is not None:
            self.sets.put_back(*self.deleted)
            self.shown, self.deleted = self.deleted[0], None
            self._tell("")

    def _keep(self, found: RuleSet, name: str) -> None:
        try:
            kept = self.sets.save(found.game, name, found.options)
        except InvalidRules as error:
            self._tell(error.said)
            return
        self.line = ""
        if kept.game.name == self.game.name:
            self.shown = kept
        self._tell(say("setup-saved", name=kept.name))

    def _type(self, text: str) -> None:
        self.typed = text[:80]
        self.changed()

    def _paste(self, text: str) -> None:
        self.line = " ".join(text[: LONGEST_TEXT + 1].splitlines())
        self.changed()

    def _from_clipboard(self) -> None:
        self._paste(events.pasted())

    def _tell(self, said: TextValue) -> None:
        self.said = self.sets.problem or said
        self.changed()
