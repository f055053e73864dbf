"""The pages on accessibility.

``AccessPage`` says what the system asks for, and what there is, each with its setting.
``QuestionsPage`` asks a new player for the size of text and cards, and captions for sounds.
``HeardPage`` has each sound of a table in words, with a button to play it.
"""

from collections.abc import Sequence

from game.core.options import OptionField, Value
from game.storage.settings import Settings
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui import routes
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.commands import OPEN_HELP, OPEN_KEY_BINDINGS, READ_PAGE, filled
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.option_rows import OptionForm, option_row
from game.ui.program import Program, ProgramPage, Route
from game.ui.sound import MATCH_EVENT_SOUNDS, SOUNDS

ACCESS_SETTING_GROUPS: tuple[tuple[Message, tuple[str, ...]], ...] = (
    (Message("access-eyes"), ("text", "size", "face", "deck", "contrast", "colours",
                              "reduced_motion")),
    (Message("access-ears"), ("captions", "mono", "seats")),
    (Message("access-reader"), ("reader", "detail", "speech")),
    (Message("access-hands"), ("calls", "announce", "forced", "step", "left_handed", "switch",
                              "switch_step", "rumble")),
)  # fmt: skip
"""Settings under their headings."""
NEW_PLAYER_SETTINGS = ("text", "size", "captions")
"""Settings that are asked for."""
SOUND_SETTINGS = ("seats", "mono", "captions")
"""Settings of the sound."""


class AccessPage(ProgramPage, HeadedPage):
    """Says what there is for eyes, ears and hands; each line opens its setting or its page."""

    name = "access"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("access-heading")
        self.subtitle_text = Message("access-subtitle")

    def content(self, kit: Kit) -> Box:
        settings = self.app.settings
        cells: list[Box] = [kit.group_heading(say("access-system"))]
        for said in self._system():
            cells += [Space(high=kit.px(4)), kit.words(told(said), 15.5)]
        options = {one.name: one for one in Settings.described()}
        pages = self._pages()
        for title, names in ACCESS_SETTING_GROUPS:
            cells += [Space(high=kit.px(16)), kit.group_heading(told(title))]
            for name in names:
                one = options[name]
                line = one.help.changed(filled) if isinstance(one.help, Message) else one.help
                value = told(one.values.label(settings.get(name)))
                what = say("access-value", name=told(one.label), value=value)
                cells += self._row(kit, name, what, line, routes.Settings(name))
            for name, what, line, route in pages.get(names[0], ()):
                cells += self._row(kit, name, what, line, route)
        return Column(cells)

    def _pages(self) -> dict[str, Sequence[tuple[str, str, TextValue, Route]]]:
        """Pages that belong to a group, by its first setting."""
        heard = ("heard", say("hearing-heading"), Message("access-heard"), routes.Heard())
        keys = (
            "keys",
            OPEN_KEY_BINDINGS.label,
            Message("access-keys", key=OPEN_HELP.said),
            routes.Keys(),
        )
        reads = ("read", say("access-read"), Message("access-read.how", key=READ_PAGE.said),
                 routes.Keys())  # fmt: skip
        return {"captions": [heard], "reader": [reads], "calls": [keys]}

    def _row(self, kit: Kit, key: str, what: str, line: TextValue, route: Route) -> list[Box]:
        act: Act = self.navigator.opener(route)
        lines = what, told(line)
        sign = Icon.ARROW_RIGHT, "text"
        row = kit.entry(f"access {key}", what, "", lines, act, "access", sign=sign)
        return [Space(high=kit.px(6)), row]

    def _system(self) -> list[Message]:
        """A sentence on each thing that a system may ask for."""
        settings = self.app.settings

        def state(name: str) -> str:
            if settings.follows(name):
                return "followed"
            return "own" if name in settings.wished else "none"

        return [
            Message("access-motion", state=state("reduced_motion")),
            Message("access-contrast", state=state("contrast")),
            Message("access-text", state=state("text"), count=settings.wished.get("text", 100)),
        ]


class QuestionsPage(ProgramPage, HeadedPage):
    """Asks a new player what they need. Going back skips the rest."""

    name = "questions"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("access-questions")
        self.subtitle_text = Message("access-questions-how")

    def content(self, kit: Kit) -> Box:
        settings = self.app.settings
        asked = {one.name: one for one in Settings.described() if one.name in NEW_PLAYER_SETTINGS}
        values = {name: settings.get(name) for name in asked}
        form = OptionForm(values, self._change, self.navigator, "questions")
        cells: list[Box] = []
        for name in NEW_PLAYER_SETTINGS:
            cells += [option_row(asked[name], form, kit), Space(high=kit.px(14))]
        opens = self.navigator.opener(routes.Access())
        name, icon = say("access-heading"), Icon.SETTINGS
        more = kit.button("access", name, opens, target=44, icon=icon, area="questions")
        return Column([*cells, kit.words(say("access-more"), 15), Space(high=kit.px(8)), more])

    def _change(self, one: OptionField, value: Value) -> None:
        self.app.set(one.name, value)


class HeardPage(ProgramPage, HeadedPage):
    """Plays the sound of each event and of each seat, and says how it sounds."""

    name = "heard"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("hearing-heading")
        self.subtitle_text = Message("hearing-subtitle")

    def content(self, kit: Kit) -> Box:
        sounds, settings = self.app.sounds, self.app.settings
        cells: list[Box] = []
        if sounds.lacks:
            cells += [kit.words(say("settings-soundless", why=sounds.lacks), 15.5, tone="warning")]
        elif settings.muted:
            cells += [kit.words(say("hearing-muted"), 15.5, tone="warning")]
        described = [one for one in Settings.described() if one.name in SOUND_SETTINGS]
        form = OptionForm(
            {one.name: settings.get(one.name) for one in described},
            lambda one, value: self._change(one.name, value),
            self.navigator,
            "options",
        )
        for one in described:
            cells += [Space(high=kit.px(8)), option_row(one, form, kit)]
        cells += [Space(high=kit.px(16)), kit.group_heading(say("hearing-events"))]
        for what in MATCH_EVENT_SOUNDS:
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
        return lambda: self.app.sounds.sample(name, seat, _pan_share(seat))

    def _change(self, name: str, value: Value) -> None:
        self.app.set(name, value)
        self.changed()


def _pan_share(seat: int) -> float:
    """Where a player's sound comes from here: yours from the middle, the others' from left to
    right."""
    others = SOUNDS["seat"].files - 1
    return 0.0 if seat == 0 else 2 * (seat - 1) / (others - 1) - 1
