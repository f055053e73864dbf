"""The choice of the language, each with its state, and how to say what sounds wrong in one."""

from collections.abc import Sequence

from game import VERSION
from game.text import languages
from game.text.icon import Icon
from game.text.languages import SPOKEN_ENGLISH, SYSTEM_LANGUAGE, Spoken
from game.text.message import Message, TextValue, say, spoken_language, told, told_in
from game.ui import routes
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input import events
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.program import Program, ProgramPage

MACHINE_MADE_STATE = Message("languages-machine")
"""The state of a language that no native player has read."""
LANGUAGE_WIDTH_UNITS = 230.0
"""Width of a language's button, in units."""
MIN_STATE_WIDTH_UNITS = 300.0
"""Minimum width of a language's state beside its button, in units."""


def state_of(spoken: Spoken) -> Message | None:
    """Who has read a language; None for English, in which the sentences are written."""
    if spoken.reviewed:
        return Message("languages-read", reader=spoken.reviewed)
    return None if spoken == SPOKEN_ENGLISH else MACHINE_MADE_STATE


class LanguagesPage(ProgramPage, HeadedPage):
    """The languages by their own names, each with its state in itself and in English."""

    name = "languages"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("languages-heading")

    def content(self, kit: Kit) -> Box:
        setting = self.app.settings.language
        every = languages.ALL_SPOKEN
        by_system = setting not in [one.tag for one in every]
        system: TextValue = Message("languages-system")
        if by_system:
            system = Message("languages-system.now", language=spoken_language().name)
        cells = [self._row(SYSTEM_LANGUAGE, told(system), by_system, [], kit)]
        for one in every:
            below = self._state(one, kit)
            chosen = one.tag == setting
            cells += [Space(high=kit.px(14)), self._row(one.tag, one.name, chosen, below, kit)]
        return Column(cells)

    def _row(self, setting: str, name: str, chosen: bool, below: Sequence[Box], kit: Kit) -> Box:
        """The button of a language beside its state, or above it."""
        chip = kit.chip(
            f"language {setting}", name, chosen, self._chooser(setting), "languages", target=44
        )
        wide = max(kit.measures.grown_length(LANGUAGE_WIDTH_UNITS), chip.widths.ideal)
        button = Limit(chip, least=wide, ideal=wide, most=wide)
        state = Limit(Column(list(below)), least=kit.measures.grown_length(MIN_STATE_WIDTH_UNITS))
        return FirstFit(
            Row([button, state.growing()], kit.px(16), "top"),
            Column([Row([button, Space().growing()]), *below], kit.px(4)),
        )

    def _state(self, spoken: Spoken, kit: Kit) -> list[Box]:
        """The state of a language in itself and in English, and the way to tell what is wrong."""
        state = state_of(spoken)
        if state is None:
            return []
        own, english = (kit.texts.typed(said) for said in (told_in(spoken, state), str(state)))
        said: list[Box] = [kit.words(own, 14.5), kit.words(english, 13.5, tone="dim")]
        if state is MACHINE_MADE_STATE:
            tell = Row([self._tell(spoken, kit), Space().growing()])
            said += [Space(high=kit.px(4)), tell]
        return said

    def _tell(self, spoken: Spoken, kit: Kit) -> Box:
        opens = self.navigator.opener(routes.SoundsWrong(spoken))
        name, key = say("languages-tell", language=spoken.name), f"tell {spoken.tag}"
        return kit.button(key, name, opens, target=42, icon=Icon.PENCIL, area="languages")

    def _chooser(self, setting: str) -> Act:
        return lambda: self.app.choose_language(setting)


class SoundsWrongPage(ProgramPage, HeadedPage):
    """How to say what sounds wrong in a language, with a form to copy."""

    name = "sounds wrong"

    def __init__(self, app: Program, spoken: Spoken) -> None:
        super().__init__(app)
        self.heading_text = Message("languages-wrong")
        self.subtitle_text = spoken.name
        self.spoken = spoken
        self.said: TextValue = ""

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = []
        for text in (
            say("languages-wrong-where"),
            say("languages-wrong-what"),
            say("languages-wrong-sent"),
        ):
            cells += [kit.words(text, 16), Space(high=kit.px(10))]
        copies = kit.button(
            "copy form", say("languages-form"), self.copy, target=44, icon=Icon.COPY, area="form"
        )
        cells.append(Row([copies, Space().growing()]))
        if self.said:
            cells += [Space(high=kit.px(8)), kit.words(told(self.said), 15, tone="gold")]
        return Column(cells)

    @property
    def form(self) -> str:
        """What an issue needs, in English, as whoever mends a sentence reads it."""
        spoken = self.spoken
        lines = (
            Message("languages-form.head", version=VERSION, language=spoken.name, tag=spoken.tag),
            Message("languages-form.where"),
            Message("languages-form.now"),
            Message("languages-form.better"),
        )
        return "\n".join(map(str, lines)) + "\n"

    def copy(self) -> None:
        """Copy the form to the clipboard and report success."""
        copied = events.copy(self.form)
        self.said = Message("languages-form.copied") if copied else Message("languages-form.none")
        self.app.announcements.say(told(self.said))
        self.changed()
