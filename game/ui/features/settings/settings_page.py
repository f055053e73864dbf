"""The settings in sections; each change is applied and saved at once."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect

from game.core.options import OptionField, Value, grouped_fields
from game.games import GAMES
from game.storage.appearance import (
    CARD_BACKS_BY_NAME,
    OWN_PORTRAITS_BY_NAME,
    TABLE_CLOTHS_BY_NAME,
    felt,
)
from game.storage.settings import CARDS_HEADING, HELP_HEADING, SOUND_HEADING, Settings
from game.text.icon import Icon
from game.text.languages import SYSTEM_LANGUAGE
from game.text.message import Message, TextValue, has_own_letters, say, told
from game.ui import routes
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards
from game.ui.deck.cloth_backdrop import swatch
from game.ui.features.settings.language_row import language_row
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import chapter
from game.ui.kit.forms.picker import Picker
from game.ui.kit.input.commands import OPEN_KEY_BINDINGS, Scope, filled
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import Drawing
from game.ui.option_rows import OptionForm, Pictured, option_rows, picker_stepper
from game.ui.program import Program, ProgramPage

SETTINGS_SAMPLE_CARDS = (None, "AS", "KH", "QD", "JC", "7D", "8C")
BACK_PICTURE_SIZE = (76.0, 106.0)
"""Size of a card back's picture, in units."""
CLOTH_PICTURE_SIZE = (96.0, 58.0)
"""Size of a felt's picture, in units."""
PORTRAIT_PICTURE_SIZE = (90.0, 78.0)
"""Size of a face's picture, in units."""


def _back(name: Value) -> Drawing:
    drawing = CARD_BACKS_BY_NAME[str(name)].drawing

    def paint(painter: Painter, room: Rect) -> None:
        high = min(room.h, card_height(room.w))
        card = painter.images.drawing(f"cards/{drawing}", high * 5 // 7, high)
        painter.surface.blit(card, card.get_rect(midtop=room.midtop))

    return paint


def _cloth(name: Value) -> Drawing:
    """Draws a lit sample of a felt, or of the felts of all games."""
    one = TABLE_CLOTHS_BY_NAME[str(name)].felt
    felts = (one,) if one else tuple(felt("own", game.felt) for game in GAMES)
    return lambda painter, room: swatch(painter, felts, room)


def _portrait(name: Value) -> Drawing:
    drawing = OWN_PORTRAITS_BY_NAME[str(name)].drawing

    def paint(painter: Painter, room: Rect) -> None:
        side = min(room.size)
        face = painter.images.drawing(f"portraits/{drawing}", side, side)
        painter.surface.blit(face, face.get_rect(center=room.center))

    return paint


PICTURED_SETTINGS = {
    "back": Pictured(_back, BACK_PICTURE_SIZE),
    "cloth": Pictured(_cloth, CLOTH_PICTURE_SIZE),
    "portrait": Pictured(_portrait, PORTRAIT_PICTURE_SIZE),
}
"""Settings with pictures for their values."""


SECTION_LIST_WIDTH_UNITS = 190.0
"""Width of the section list at the default text size, in units."""
MIN_SETTINGS_WIDTH_UNITS = 560.0
"""Minimum width of the settings beside the list, in units."""
CHANGED_VOLUME_SOUNDS = {"volume": "turn", "sound": "place", "voice": "turn"}
"""Sound that plays after a volume change; the background bed needs none."""


class Section(NamedTuple):
    """The settings under one heading."""

    title: TextValue
    options: Sequence[OptionField]

    @property
    def key(self) -> str:
        """Key of the section's list entry."""
        return f"section {self.options[0].name}"


def sections() -> list[Section]:
    described = map(_with_keys, Settings.described())
    return [Section(title, some) for title, some in grouped_fields(described)]


def makes_difference(one: OptionField) -> bool:
    """Whether a setting changes anything: the letters do if the language has its own."""
    return one.name != "letters" or has_own_letters()


class SettingsPage(ProgramPage, HeadedPage):
    """One section of the settings at a time, at first the one of the setting ``at``.

    The sections are listed beside the settings; in a narrow window a stepper is the fallback.
    """

    name = "settings"
    places = (Scope.SETTINGS,)
    wide = 780.0

    def __init__(self, app: Program, at: str = "") -> None:
        super().__init__(app)
        self.sections = sections()
        named = [[one.name for one in section.options] for section in self.sections]
        self.place = next((place for place, names in enumerate(named) if at in names), 0)
        self._at = at
        self.listed = ScrollState()
        self._before: dict[str, Value] = {}
        self._language_before = ""

    def retell(self) -> None:
        self.sections = sections()
        super().retell()

    def entered(self) -> None:
        """Begin at the setting that was asked for."""
        super().entered()
        name, self._at = self._at, ""
        for node in self.tree.reachable() if name else ():
            if node.key.partition("=")[0] == f"option {name}":
                self.set_focus(node)
                self.reveal(self.tree.by_key.get(f"row {name}", node))
                return

    @property
    def heading(self) -> str:
        return say("settings-heading")

    @property
    def columns(self) -> list[ScrollState]:
        return [self.listed, self.column]

    @property
    def section(self) -> Section:
        return self.sections[self.place]

    @property
    def at(self) -> str:
        """First setting of the visible section."""
        return self.names[self.place]

    @property
    def names(self) -> tuple[str, ...]:
        """First setting of each section."""
        return tuple(section.options[0].name for section in self.sections)

    # Layout.

    def beside(self, kit: Kit) -> Box:
        """Buttons for key bindings and for the page about the program."""
        return Row(
            [
                kit.button(
                    OPEN_KEY_BINDINGS.name,
                    OPEN_KEY_BINDINGS.label,
                    self.navigator.opener(routes.Keys()),
                    target=44,
                    icon=Icon.SETTINGS,
                    command=OPEN_KEY_BINDINGS,
                    area="head",
                ),
                kit.button(
                    "about",
                    say("about-heading"),
                    self.navigator.opener(routes.About()),
                    target=44,
                    icon=Icon.INFO,
                    area="head",
                ),
            ],
            kit.px(10),
        )

    def body(self, kit: Kit) -> Box:
        text, listed = self.scrolled(kit), self._list(kit)
        wide, gap = kit.measures.grown_length(self.wide), kit.px(16)
        beside = Row(
            [
                Scroll(self.listed, listed, kit.measures, x=kit.px(4), y=kit.px(4)),
                Limit(
                    text,
                    least=kit.measures.grown_length(MIN_SETTINGS_WIDTH_UNITS),
                    ideal=wide,
                    most=wide,
                ).growing(),
            ],
            gap,
            across="stretch",
        )
        whole = Limit(beside, ideal=wide + gap + listed.widths.ideal + kit.px(8))
        over = Column([self._stepper(kit), Space(high=kit.px(10)), text.growing()])
        return FirstFit(Align(whole, 0.5, 0), self.middle(over, kit))

    def _list(self, kit: Kit) -> Box:
        cells = []
        for place, section in enumerate(self.sections):
            here = place == self.place
            node = Node(
                Role.TAB,
                told(section.title),
                nowhere(),
                section.key,
                value=say("settings-section-here") if here else None,
                act=self._opener(place),
                area="sections",
                first=here,
                checked=here,
            )
            cells.append(chapter(kit, node, here))
        wide = kit.measures.grown_length(SECTION_LIST_WIDTH_UNITS)
        return Limit(Column(cells), ideal=wide, most=wide)

    def _stepper(self, kit: Kit) -> Box:
        """Stepper through the sections, with a list of all."""
        labels = dict(zip(self.names, [section.title for section in self.sections], strict=True))
        picker = Picker("sections", Message("settings-sections"), labels, self.at,
                        lambda name: self._open(self.names.index(name)))  # fmt: skip
        browse = self.navigator.opener(routes.Pick(picker))
        return picker_stepper(picker.name, picker, "sections", browse, kit)

    def content(self, kit: Kit) -> Box:
        settings = self.app.settings
        values = {one.name: settings.get(one.name) for one in self.section.options}
        form = OptionForm(
            values,
            self._change,
            self.navigator,
            "settings",
            sliding=True,
            pictured={} if settings.children else PICTURED_SETTINGS,
            fixed=frozenset(settings.aside),
        )
        boxes = option_rows(self._described(), form, kit)
        if self.place == 0:
            boxes[:0] = language_row(kit, self.navigator.opener(routes.Languages()))
        if self.section.title == SOUND_HEADING and self.app.sounds.lacks:
            lacks = say("settings-soundless", why=self.app.sounds.lacks)
            boxes[2:2] = [kit.words(lacks, 15), Space(high=kit.px(10))]
        if self.section.title == CARDS_HEADING:
            boxes[2:2] = [Space(high=kit.px(6)), self._samples(kit), Space(high=kit.px(10))]
        if settings.children and not settings.aside.keys().isdisjoint(values):
            boxes[:0] = [kit.words(say("settings-children"), 15), Space(high=kit.px(10))]
        if self.section.title == SOUND_HEADING:
            opens = self.navigator.opener(routes.Heard())
            name, icon = say("hearing-heading"), Icon.SOUND_ON
            hears = kit.button("heard", name, opens, target=42, icon=icon, area="settings")
            boxes += [Space(high=kit.px(12)), hears]
        if self.section.title == HELP_HEADING:
            problem = self.app.voice_problem
            if problem is not None:
                boxes += [Space(high=kit.px(10)), kit.words(told(problem), 15)]
            opens = self.navigator.opener(routes.Access())
            name, icon = say("access-open"), Icon.INFO
            shows = kit.button("access", name, opens, target=42, icon=icon, area="settings")
            boxes += [Space(high=kit.px(12)), shows]
        return Column([*boxes, Space(high=kit.px(16)), self._resets(kit)])

    def _described(self) -> list[OptionField]:
        """The options of the section that make a difference; those that the switch for children
        holds say so."""
        held = self.app.settings.aside
        return [
            replace(one, help=Message("settings-held", help=one.help)) if one.name in held else one
            for one in self.section.options
            if makes_difference(one)
        ]

    def _samples(self, kit: Kit) -> Box:
        """A few cards with the current card settings."""
        width = kit.px(84)
        cards = []
        for card in SETTINGS_SAMPLE_CARDS:
            shown = Cards((card,), width, "cards")
            node = Node(Role.PICTURE, say("settings-sample"), nowhere(), widget=shown, aloud="")
            cards.append(FixedBox(node, width, card_height(width)))
        return Flow(cards, kit.px(10), kit.px(10), lean=0.5)

    def _resets(self, kit: Kit) -> Box:
        """Buttons to reset a section or everything, and to undo the reset."""
        everything = [one for section in self.sections for one in section.options]
        made: list[tuple[str, str, Act, Icon, bool]] = [
            (
                "reset",
                say("settings-reset"),
                self._ask_reset,
                Icon.REPLAY,
                self._differs(self.section.options),
            ),
            (
                "reset all",
                say("settings-reset-all"),
                self._ask_reset_all,
                Icon.REPLAY,
                self._differs(everything) or self._has_language,
            ),
        ]
        if self._before or self._language_before:
            made.insert(0, ("reset undo", say("settings-reset-undo"), self._undo, Icon.UNDO, True))
        buttons = [
            kit.button(key, name, act, target=42, icon=icon, enabled=enabled, area="settings")
            for key, name, act, icon, enabled in made
        ]
        return Flow(buttons, kit.px(10), kit.px(8))

    # Actions.

    def _opener(self, place: int) -> Act:
        return lambda: self._open(place)

    def _open(self, place: int) -> None:
        if place != self.place:
            self.place = place
            self.column.offset = 0
            self.changed()

    def _go(self, node: Node | None) -> None:
        super()._go(node)
        keys = [section.key for section in self.sections]
        if node is not None and node.key in keys:
            self._open(keys.index(node.key))

    def _change(self, one: OptionField, value: Value) -> None:
        if value == self.app.settings.get(one.name):
            return
        self.app.set(one.name, value)
        if one.name in CHANGED_VOLUME_SOUNDS:
            self.app.sounds.play(CHANGED_VOLUME_SOUNDS[one.name])

    # Reset to defaults.

    def _differs(self, options: Sequence[OptionField]) -> bool:
        return any(not self.app.settings.has_default(one.name) for one in options)

    @property
    def _has_language(self) -> bool:
        """Whether the player has chosen a language."""
        return self.app.settings.language != SYSTEM_LANGUAGE

    def _ask_reset(self) -> None:
        section = self.section
        text = Message("settings-reset-question.text", section=told(section.title))
        self._ask(Message("settings-reset-question"), text, section.options)

    def _ask_reset_all(self) -> None:
        text = Message("settings-reset-all-question.text")
        everything = [one for section in self.sections for one in section.options]
        self._ask(Message("settings-reset-all-question"), text, everything)

    def _ask(self, question: TextValue, text: TextValue, options: Sequence[OptionField]) -> None:
        def reset() -> None:
            self.navigator.back()
            self._reset(options, whole=len(options) > len(self.section.options))

        yes = DialogButton(Message("settings-reset-yes"), reset, Icon.REPLAY)
        no = DialogButton(Message("settings-reset-no"), self.navigator.back, Icon.CLOSE)
        self.navigator.ask("reset", question, text, [yes, no])

    def _reset(self, options: Sequence[OptionField], whole: bool) -> None:
        """Reset options; of the ``whole`` page the language too."""
        settings = self.app.settings
        self._language_before = settings.language if whole and self._has_language else ""
        changed = [one for one in options if not settings.has_default(one.name)]
        self._before = {one.name: settings.get(one.name) for one in changed}
        self.app.set_all({one.name: one.default for one in changed})
        if self._language_before:
            self.app.choose_language(SYSTEM_LANGUAGE)
        count = len(changed) + bool(self._language_before)
        self.app.announcements.say(say("settings-reset-done", count=count))

    def _undo(self) -> None:
        """Restore the settings from before the reset."""
        before, self._before = self._before, {}
        self.app.set_all(before)
        if self._language_before:
            self.app.choose_language(self._language_before)
            self._language_before = ""


def _with_keys(one: OptionField) -> OptionField:
    """A setting with the current keys in its help sentence."""
    if isinstance(one.help, str):
        return one
    return replace(one, help=one.help.changed(filled))
