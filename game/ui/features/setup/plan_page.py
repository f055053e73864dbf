"""The base of the set-up pages: remembered choices, the switch for children, who plays, *More*.

``SeatRows`` has the opponents' faces: how many players, who, and how well they play.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.core.options import Value, is_on
from game.features.setup.match_setup import SeatPlan
from game.text.icon import Icon
from game.text.message import Message, TextValue, in_order, say, told
from game.ui.kit.forms.builder import Kit
from game.ui.kit.forms.controls import choice, switch
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.option_rows import OPTION_GROUP_GAP_UNITS, control_width, named_row
from game.ui.program import Navigation, Program, ProgramPage

FACE_SIZES = {1: 92.0, 2: 76.0, 3: 60.0}
"""Size of the portraits in units, by the number of opponents."""
SMALL_FACE_UNITS = 44.0
"""Size of the portraits of more opponents."""
MIN_FACE_WIDTH_UNITS = 178.0
"""Width of an opponent at the default text size, in units."""
MAX_PLAN_WIDTH_UNITS = 860
"""Maximum width of the page at the default text size, in units."""
SHUT_PLAN_HEIGHT_UNITS = 500
"""Height of the rows and the ways on with *More* shut, in units."""
SPARE_HEIGHT_ABOVE_SHARE = 0.35
"""Share of the spare height that lies above the columns."""


class SeatFacts(NamedTuple):
    """Texts about an opponent: in a tooltip, below the face, of its level, and of all levels."""

    known: TextValue = ""
    rival: TextValue = ""
    step: TextValue = ""
    levels: TextValue = ""


class SeatRows:
    """Who plays, in one layout of a page; a change of the ``plan`` calls ``changed``.

    ``players`` are the fewest and the most.  ``about`` tells of the opponent at a place.
    """

    def __init__(
        self,
        plan: SeatPlan,
        players: tuple[int, int],
        changed: Act,
        kit: Kit,
        about: Callable[[int], SeatFacts],
        navigator: Navigation,
    ) -> None:
        self.plan = plan
        self.players = players
        self.changed = changed
        self.kit = kit
        self.about = about
        self.navigator = navigator

    def faces(self) -> Box:
        """The opponents, each a button for their level, and the buttons for fewer and more."""
        kit, least = self.kit, self.kit.measures.grown_length(MIN_FACE_WIDTH_UNITS)
        seats: list[Box] = [
            Limit(self._seat(place), least=least, ideal=least)
            for place in range(self.plan.players - 1)
        ]
        buttons = Row([self._counter(-1, Icon.MINUS), self._counter(1, Icon.PLUS)], kit.px(4))
        gap = kit.px(10)
        in_line = Row([Row(seats, gap, "top"), Align(buttons, 0)], gap)
        return FirstFit(in_line, Flow([*seats, buttons], gap, gap))

    def everybody(self) -> list[Box]:
        """The row for the level of all opponents; none where there is nothing to choose."""
        if self.plan.players < 3 or self.plan.children:
            return []
        levels = set(self.plan.levels[: self.plan.players - 1])
        current = levels.pop() if len(levels) == 1 else None
        names = tuple(level.name for level in self.plan.offered)
        titles = tuple(told(level.title) for level in self.plan.offered)
        label, act = Message("setup-everybody"), self._set_levels
        control = choice(self.kit, "everybody", told(label), names, titles, current, act, "players")
        wide = control_width(self.kit)
        helps = ["" if current is None else LEVELS[current].help, self.about(0).levels]
        help = _sentences(helps)
        return [named_row("everybody", label, help, control, "players", self.kit, wide)]

    def _seat(self, place: int) -> Box:
        """The face at a place, and below it the line about a rival."""
        face, line = self._face(place), told(self.about(place).rival)
        if not line:
            return face
        return Column([face, self.kit.words(line, 13.5, tone="dim")], self.kit.px(4))

    def _face(self, place: int) -> Box:
        character = CHARACTERS[self.plan.opponents[place]]
        level = LEVELS[self.plan.levels[place]].title
        return self.kit.person(
            f"face {place}",
            say("setup-face", name=character.who, level=level),
            f"portraits/{character.portrait}",
            (told(character.who.called), told(level)),
            lambda: self._ask(place),
            "players",
            told(self.about(place).known),
            FACE_SIZES.get(self.plan.players - 1, SMALL_FACE_UNITS),
        )

    def _counter(self, step: int, icon: Icon) -> Box:
        count, name = self.plan.players + step, say("setup-players")
        least, most = self.players

        def change() -> None:
            self.plan.players = count
            self.changed()

        called = say("page-more", name=name) if step > 0 else say("page-less", name=name)
        inside = least <= count <= most
        return self.kit.icon_button(
            f"players{step:+d}", called, change, icon, area="players", enabled=inside
        )

    def _ask(self, place: int) -> None:
        """What an opponent is like, with the levels and someone else to choose."""
        plan, name, facts = self.plan, self.plan.opponents[place], self.about(place)
        back = self.navigator.back

        def leveller(level: str) -> Act:
            def change() -> None:
                plan.levels[place] = level
                back()
                self.changed()

            return change

        def swap() -> None:
            plan.swap(place)
            back()
            self.changed()

        shown = [] if plan.children else plan.offered
        answers = [
            DialogButton(one.title, leveller(one.name), help=told(one.help)) for one in shown
        ]
        answers.append(DialogButton(Message("setup-swap"), swap, Icon.REDO))
        character = CHARACTERS[name]
        known = facts.known or character.manner
        text = _sentences([known, facts.rival, facts.step, facts.levels if shown else ""])
        self.navigator.ask("seat", character.who.called, text, answers)

    def _set_levels(self, value: Value) -> None:
        self.plan.levels = [str(value)] * len(self.plan.levels)
        self.changed()


def _sentences(texts: Sequence[TextValue]) -> TextValue:
    """Those of some texts that are not empty, one after another."""
    said = [one for one in texts if one]
    return in_order(said) if said else ""


class PlanPage(ProgramPage, HeadedPage):
    """The few choices that most players make, and the others behind *More*.

    The settings keep the choices under ``plan_name``, and those for children apart.
    """

    plan: SeatPlan

    def __init__(self, app: Program, plan_name: str) -> None:
        super().__init__(app)
        self.plan_name = plan_name
        self.plan = self.last_plan()
        self.more = self.changed_count > 0

    @property
    def changed_count(self) -> int:
        """Number of choices behind *More* that are not the usual ones."""
        return 0

    @abstractmethod
    def last_plan(self) -> SeatPlan:
        """The choices of the last time; for children, those of the last time for children."""

    @property
    def kept_choices(self) -> object:
        """The choices in the settings; None before the first time."""
        return self.app.settings.last.get(self._key)

    @property
    def _key(self) -> str:
        return self.app.settings.choices_key(self.plan_name)

    # Layout.

    def laid(self, rows: Sequence[Box], more: Sequence[Box], ways_on: Box, kit: Kit) -> Box:
        """The rows over *More* in a part of the page that scrolls, and below it the ways on."""
        gap = kit.px(OPTION_GROUP_GAP_UNITS)
        count = self.changed_count
        label = say("setup-more.changed", count=count) if count else say("setup-more")
        fold = kit.button(
            "more",
            label,
            self._fold,
            target=40,
            icon=Icon.ARROW_UP if self.more else Icon.ARROW_DOWN,
            area="options",
        )
        whole: list[Box] = [*rows, Align(fold, 0), *(more if self.more else ())]
        spaced = [one for row in whole for one in (Space(high=gap), row)][1:]
        panel = Scroll(
            self.column,
            Column(spaced),
            kit.measures,
            x=kit.px(20),
            y=kit.px(18),
            panel=self.heading,
            fill=True,
        )
        wide = kit.measures.grown_length(MAX_PLAN_WIDTH_UNITS)
        page: Box = Column([panel.growing(), ways_on], kit.px(16))
        if not self.more:
            page = Limit(page, high=kit.px(SHUT_PLAN_HEIGHT_UNITS))
        return Align(Limit(page, ideal=wide, most=wide), 0.5, SPARE_HEIGHT_ABOVE_SHARE)

    def _fold(self) -> None:
        self.more = not self.more
        self.changed()

    def children_row(self, help: TextValue, kit: Kit) -> Box:
        """The switch for children."""
        label, area = say("setup-children"), "options"
        on, act = self.plan.children, self._set_children
        control = Align(switch(kit, "option children", label, on, act, area), 1)
        return named_row("children", label, help, control, area, kit)

    def _set_children(self, value: Value) -> None:
        self._remember()
        self.app.hold_for_children(is_on(value))
        self.plan = self.last_plan()
        self.more = True
        self.changed()

    # Lifecycle.

    def entered(self) -> None:
        super().entered()
        self.look()
        self.changed()
        if not self.focus:
            self.set_focus(self.tree.by_key["play"])

    @abstractmethod
    def look(self) -> None:
        """Read what other pages may have changed."""

    def left(self) -> None:
        """Save the choices, even if nothing was begun."""
        if self._remember():
            self.app.save_settings()

    def _remember(self) -> bool:
        """Keep the choices in the settings; whether they were others."""
        chosen = self.plan.chosen()
        if self.kept_choices == chosen:
            return False
        self.app.settings.last[self._key] = chosen
        return True
