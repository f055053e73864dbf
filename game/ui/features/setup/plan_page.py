"""The base of the set-up pages: remembered choices, and the switch for children."""

from abc import abstractmethod

from game.core.options import OFF_ON, SWITCHED_OFF, SWITCHED_ON, OptionField, Value, is_on
from game.features.setup.planned_seats import SeatPlan
from game.match.record_notes import CHILDREN
from game.text.message import Message, TextValue
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.option_rows import OptionForm, option_row
from game.ui.program import Program, ProgramPage

MOST_WIDE = 1400
"""Maximum width of the page at the default text size, in units."""
HIGH_UP = 0.35
"""Share of the spare height that lies above the columns."""


class PlanPage(ProgramPage, HeadedPage):
    """Players at the left, in ``table``; rules at the right, in ``column``.

    The settings keep the choices under ``plan_name``, and those for children apart.
    """

    plan: SeatPlan

    def __init__(self, app: Program, plan_name: str) -> None:
        super().__init__(app)
        self.plan_name = plan_name
        self.table = ScrollState()
        self.plan = self.last_plan()

    @abstractmethod
    def last_plan(self) -> SeatPlan:
        """The choices of the last time; for children, those of the last time for children."""

    @property
    def kept_choices(self) -> object:
        """The choices in the settings; None before the first time."""
        return self.app.settings.last.get(self._key)

    @property
    def _key(self) -> str:
        return f"{self.plan_name} {CHILDREN}" if self.app.settings.children else self.plan_name

    @property
    def columns(self) -> list[ScrollState]:
        return [self.table, self.column]

    # Layout.

    def panel(self, scroller: ScrollState, name: str, box: Box, kit: Kit) -> Box:
        """A part of the page that scrolls."""
        return Scroll(
            scroller, box, kit.measures, x=kit.px(20), y=kit.px(18), panel=name, fill=True
        )

    def laid(self, ways: Box, kit: Kit) -> Box:
        """The panels where they stand on the page."""
        wide = kit.measures.grown(MOST_WIDE)
        return Align(Limit(ways, ideal=wide, most=wide), 0.5, HIGH_UP)

    def children_row(self, help: TextValue, kit: Kit) -> Box:
        """The switch for children."""
        one = OptionField("children", SWITCHED_OFF, Message("setup-children"), OFF_ON, help)
        shown: dict[str, Value] = {"children": SWITCHED_ON if self.plan.children else SWITCHED_OFF}
        form = OptionForm(shown, self._set_children, lambda _: None, "options")
        return option_row(one, form, kit)

    def _set_children(self, _: OptionField, value: Value) -> None:
        self._remember()
        self.app.hold_for_children(is_on(value))
        self.plan = self.last_plan()
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
