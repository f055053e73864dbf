"""The rule sets of a game: shipped ones, the player's own, and a line pasted from elsewhere."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.game import Game
from game.core.options import Preset, Value
from game.features.history.match_text import rules_in_words
from game.features.rule_sets.own_sets import OwnSets
from game.features.rule_sets.rules_line import (
    MAX_SEARCHED_TEXT_LETTER_COUNT,
    InvalidRules,
    RuleSet,
    read_line,
)
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui.kit.forms.builder import Kit
from game.ui.kit.forms.controls import field
from game.ui.kit.input import events
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.option_rows import OPTION_GROUP_GAP_UNITS
from game.ui.program import Program, ProgramPage

MAX_RULE_SET_COLUMN_COUNT = 4
MAX_TYPED_NAME_LETTER_COUNT = 80
"""Maximum length of a typed name; one that is too long to be kept is refused with a sentence."""


class SetsPage(ProgramPage, HeadedPage):
    """All rule sets of a game, with the actions for the shown one.

    ``values`` are those of the set-up page, which go together; ``act`` gets the values of the set
    to play.
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
        self.heading_text = Message("setup-sets.heading")
        self.values = values
        self.act = act
        self.sets = OwnSets(app.profile)
        self.said: TextValue = self.sets.problem or ""
        self.typed = self.new_name = ""
        self.line = ""
        self.deleted: list[tuple[RuleSet, int]] = []
        self.shown: Preset | RuleSet | None = None
        self.select(self.sets.with_rules(game, values))

    def select(self, one: Preset | RuleSet | None) -> None:
        """Tell of a set; None for the rules of the set-up page."""
        self.shown = one
        self.new_name = one.name if isinstance(one, RuleSet) else ""

    # Layout.

    @property
    def subtitle(self) -> str:
        """The last action or refusal; before that the game."""
        return told(self.said) or told(self.game.title)

    def content(self, kit: Kit) -> Box:
        gap = Space(high=kit.px(OPTION_GROUP_GAP_UNITS))
        cells = [*self._list(kit), gap, *self._about(kit), gap, *self._saving(kit), gap]
        return Column([*cells, *self._pasting(kit)])

    def _list(self, kit: Kit) -> list[Box]:
        shipped = [
            self._chip(f"set {one.name}", one, kit) for one in self.game.options_type.presets
        ]
        cells: list[Box] = [
            kit.group_heading(say("setup-shipped")),
            Space(high=kit.px(8)),
            Grid(shipped, kit.px(8), most=MAX_RULE_SET_COLUMN_COUNT, fill=True),
        ]
        own = [
            self._chip(f"own {place}", one, kit)
            for place, one in enumerate(self.sets.of(self.game))
        ]
        if own:
            cells += [
                Space(high=kit.px(14)),
                kit.group_heading(say("setup-kept-sets")),
                Space(high=kit.px(8)),
                Grid(own, kit.px(8), most=MAX_RULE_SET_COLUMN_COUNT, fill=True),
            ]
        return cells

    def _chip(self, key: str, one: Preset | RuleSet, kit: Kit) -> Box:
        first = self._can_be_usual and self.sets.is_usual(self.game, one)
        label = say("setup-usual-set", name=told(one.title)) if first else told(one.title)
        return kit.chip(key, label, one == self.shown, lambda: self._show(one), "sets", pad=22)

    @property
    def _can_be_usual(self) -> bool:
        """Whether a set-up page begins with the usual set; for children it does not."""
        return not self.app.settings.children

    def _about(self, kit: Kit) -> list[Box]:
        """The shown set: its sentence, its rules, and its actions."""
        one = self.shown
        sentence = say("setup-own.sentence") if one is None else say("setup-kept")
        if isinstance(one, Preset):
            sentence = told(one.sentence)
        cells: list[Box] = [
            kit.group_heading(self._title),
            Space(high=kit.px(6)),
            kit.words(sentence, 16),
            Space(high=kit.px(4)),
            kit.words(self._in_words(self._shown_values), 14, tone="dim"),
            Space(high=kit.px(10)),
            Flow(self._buttons(one, kit), kit.px(10), kit.px(8)),
        ]
        if isinstance(one, RuleSet):
            typing = self._name_field("new name", say("setup-new-name"), self.new_name,
                                      self._type_new, kit)  # fmt: skip
            rename = self._button("rename", say("setup-rename"), Icon.PENCIL, self._rename, kit)
            cells += [Space(high=kit.px(8)), Flow([typing, rename], kit.px(10), kit.px(8))]
        return cells

    @property
    def _title(self) -> str:
        return say("setup-own") if self.shown is None else told(self.shown.title)

    @property
    def _shown_values(self) -> Mapping[str, Value]:
        return self.values if self.shown is None else self.shown.values

    def _in_words(self, values: Mapping[str, Value]) -> str:
        return rules_in_words(self.game, values) or say("setup-as-usual")

    def _buttons(self, one: Preset | RuleSet | None, kit: Kit) -> list[Box]:
        use, values = say("setup-use"), self._shown_values
        buttons = [
            self._button("play", use, Icon.PLAY, lambda: self._play(values), kit),
            self._button("copy", say("setup-copy"), Icon.COPY, self._copy, kit),
        ]
        if one is not None and self._can_be_usual:
            make = say("setup-make-usual")
            buttons.append(self._button("usual", make, Icon.STAR, self._make_usual, kit))
        if isinstance(one, RuleSet):
            buttons.append(
                self._button("delete", say("setup-delete"), Icon.TRASH, self._ask_to_delete, kit)
            )
        if self.deleted:
            back = say("setup-put-back", name=self.deleted[-1][0].name)
            buttons.append(self._button("back set", back, Icon.UNDO, self._put_back, kit))
        return buttons

    def _saving(self, kit: Kit) -> list[Box]:
        """A name for the rules of the set-up page."""
        typing = self._name_field("name", say("setup-name"), self.typed, self._type, kit)
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

    def _name_field(
        self, key: str, name: str, typed: str, edit: Callable[[str], None], kit: Kit
    ) -> Box:
        return field(kit, key, name, typed, say("setup-name.empty"), edit, "name", width=360)

    def _button(self, key: str, name: str, icon: Icon, act: Act, kit: Kit) -> Box:
        return kit.button(key, name, act, target=42, icon=icon, area="deeds")

    # Actions.

    def _show(self, one: Preset | RuleSet) -> None:
        self.select(one)
        self._tell("")

    def _play(self, values: Mapping[str, Value]) -> None:
        self.navigator.back()
        self.act(values)

    def _copy(self) -> None:
        options = self.game.options_type.from_values(self._shown_values)
        line = RuleSet(self.game, self._title, options).line
        self._tell(say("setup-copied") if events.copy(line) else say("setup-copied.none"))

    def _make_usual(self) -> None:
        if self.shown is not None:
            self.sets.set_usual(self.game, self.shown)
            self._tell(say("setup-usual-now", name=self._title))

    def _save(self) -> None:
        try:
            options = self.game.options_type.from_values(self.values)
            saved = self.sets.save(self.game, self.typed, options)
        except InvalidRules as error:
            self._tell(error.said)
            return
        self.typed = ""
        self.select(saved)
        self._tell(say("setup-saved", name=saved.name))

    def _rename(self) -> None:
        """Give the set the typed name."""
        if isinstance(self.shown, RuleSet):
            try:
                renamed = self.sets.call_anew(self.shown, self.new_name)
            except InvalidRules as error:
                self._tell(error.said)
                return
            self.select(renamed)
            self._tell(say("setup-renamed", name=renamed.name))

    def _ask_to_delete(self) -> None:
        one, navigator = self.shown, self.navigator
        if isinstance(one, RuleSet):
            navigator.ask(
                "delete-set",
                Message("setup-delete.heading", name=one.name),
                Message("setup-delete.text"),
                [
                    DialogButton(Message("setup-delete"), lambda: self._delete(one), Icon.TRASH),
                    DialogButton(Message("page-back"), navigator.back, Icon.BACK),
                ],
            )

    def _delete(self, one: RuleSet) -> None:
        self.navigator.back()
        self.deleted.append((one, self.sets.delete(one)))
        self.select(None)
        self._tell(say("setup-deleted", name=one.name))

    def _put_back(self) -> None:
        """Take the last deletion back."""
        if self.deleted:
            one, place = self.deleted[-1]
            try:
                self.sets.put_back(one, place)
            except InvalidRules as error:
                self._tell(error.said)
                return
            self.deleted.pop()
            self.select(one)
            self._tell("")

    def _keep(self, found: RuleSet, name: str) -> None:
        try:
            kept = self.sets.save(found.game, name, found.options)
        except InvalidRules as error:
            self._tell(error.said)
            return
        self.line = ""
        if kept.game.name == self.game.name:
            self.select(kept)
        self._tell(say("setup-saved", name=kept.name))

    def _type(self, text: str) -> None:
        self.typed = text[:MAX_TYPED_NAME_LETTER_COUNT]
        self.changed()

    def _type_new(self, text: str) -> None:
        self.new_name = text[:MAX_TYPED_NAME_LETTER_COUNT]
        self.changed()

    def _paste(self, text: str) -> None:
        self.line = " ".join(text[: MAX_SEARCHED_TEXT_LETTER_COUNT + 1].splitlines())
        self.changed()

    def _from_clipboard(self) -> None:
        self._paste(events.pasted())

    def _tell(self, said: TextValue) -> None:
        self.said = self.sets.problem or said
        self.changed()
