"""The page about sounds: each sound of a table in words, with a button to play it."""

from game.core.options import Value
from game.storage.settings import Settings
from game.text.icon import Icon
from game.text.message import say
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.option_rows import OptionForm, option_row
from game.ui.program import Program, ProgramPage
from game.ui.sound import EVENTS, SOUNDS

OPTIONS = ("seats", "mono", "captions")
"""Settings of the sound."""


class HeardPage(ProgramPage, HeadedPage):
    """Plays the sound of each event and of each seat, and says how it sounds."""

    name = "heard"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("hearing-heading")
        self.subtitle = say("hearing-subtitle")

    def content(self, kit: Kit) -> Box:
        sounds, settings = self.app.sounds, self.app.settings
        cells: list[Box] = []
        if sounds.lacks:
            cells += [kit.words(say("settings-soundless", why=sounds.lacks), 15.5, tone="warning")]
        elif settings.muted:
            cells += [kit.words(say("hearing-muted"), 15.5, tone="warning")]
        described = [one for one in Settings.described() if one.name in OPTIONS]
        form = OptionForm(
            {one.name: settings.get(one.name) for one in described},
            lambda one, value: self._change(one.name, value),
            lambda one: None,
            "options",
        )
        for one in described:
            cells += [Space(high=kit.px(8)), option_row(one, form, kit)]
        cells += [Space(high=kit.px(16)), kit.group_heading(say("hearing-events"))]
        for what in EVENTS:
            lines = say("sound-heard", what=what), say("sound-how", what=what)
            cells += [Space(high=kit.px(6)), self._row(kit, f"event {what}", lines, what)]
        cells += [Space(high=kit.px(16)), kit.group_heading(say("hearing-players"))]
        cells += [Space(high=kit.px(4)), kit.words(say("hearing-players.where"), 14, tone="dim")]
        for seat in range(SOUNDS["seat"].files):
            number = seat + 1
            lines = say("sound-player", number=number), say("sound-player-how", number=number)
            cells += [Space(high=kit.px(6)), self._row(kit, f"seat {seat}", lines, "seat", seat)]
        return Column(cells)

    def _row(self, kit: Kit, key: str, lines: tuple[str, str], name: str, seat: int = 0) -> Box:
        act, sign = self._player(name, seat), (Icon.SOUND_ON, "text")
        return kit.entry(key, lines[0], "", lines, act, "sounds", sign=sign)

    def _player(self, name: str, seat: int) -> Act:
        return lambda: self.app.sounds.sample(name, seat, _pan(seat))

    def _change(self, name: str, value: Value) -> None:
        self.app.set(name, value)
        self.changed()


def _pan(seat: int) -> float:
    """Where a player's sound comes from here: yours from the middle, the others' from left to
    right."""
    others = SOUNDS["seat"].files - 1
    return 0.0 if seat == 0 else 2 * (seat - 1) / (others - 1) - 1
