"""What the nodes of a table do, as values, and the page as the controllers see it.

A page handles them in its ``perform``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.core.table_values import Offer
from game.storage.profile import Profile
from game.ui.kit.input.events import Device
from game.ui.kit.pages.page_renderer import PageRenderer
from game.ui.kit.tree import Action, Node, Tree


@dataclass(frozen=True, slots=True)
class ClickZone(Action):
    """A click on a zone: put the picked cards there, or make the move that it stands for."""

    zone: str


@dataclass(frozen=True, slots=True)
class ClickCard(Action):
    """A click on one card of a zone; in the hand ``card`` is a slot."""

    zone: str
    card: int


@dataclass(frozen=True, slots=True)
class PickZone(Action):
    """Pick a zone's cards up, or put them down."""

    zone: str


@dataclass(frozen=True, slots=True)
class TogglePick(Action):
    """Pick a card of the hand, or let go of it."""

    slot: int


@dataclass(frozen=True, slots=True)
class PressOffers(Action):
    """The button of a group of offers: make the only one, or choose."""

    offers: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class SpotCall(Action):
    """Call, then wait for a click on the card."""


@dataclass(frozen=True, slots=True)
class LayAll(Action):
    """Lay all marked melds."""


@dataclass(frozen=True, slots=True)
class SortHand(Action):
    """Sort the hand in one of the table's ways; in the present one: stop sorting."""

    how: str


@dataclass(frozen=True, slots=True)
class AskHint(Action):
    """Ask the coach."""


@dataclass(frozen=True, slots=True)
class Undo(Action):
    """Take the last decision back."""


@dataclass(frozen=True, slots=True)
class Redo(Action):
    """Redo the decision that was taken back last."""


@dataclass(frozen=True, slots=True)
class SkipAhead(Action):
    """Show all events up to the person's turn at once."""


@dataclass(frozen=True, slots=True)
class NextOpponent(Action):
    """Let the next opponent move."""


@dataclass(frozen=True, slots=True)
class ShowAgain(Action):
    """Show the events since the person's turn again."""


@dataclass(frozen=True, slots=True)
class OpenMenu(Action):
    """Open the menu, or leave a table that has none."""


@dataclass(frozen=True, slots=True)
class OpenRules(Action):
    """Open the rules at the rule of the notice."""


@dataclass(frozen=True, slots=True)
class CloseInspector(Action):
    """Close the card inspector."""


@dataclass(frozen=True, slots=True)
class OpenCloseUp(Action):
    """Show the inspected card as large as the window."""


@dataclass(frozen=True, slots=True)
class OpenSeal(Action):
    """Open the seal check of the deals."""


@dataclass(frozen=True, slots=True)
class OpenSheet(Action):
    """Open the score sheet."""


@dataclass(frozen=True, slots=True)
class OpenLog(Action):
    """Open the whole log."""


@dataclass(frozen=True, slots=True)
class OpenResult(Action):
    """Open the result of a finished match."""


@dataclass(frozen=True, slots=True)
class ToggleSound(Action):
    """Toggle the sound."""


class TableProgram(Protocol):
    """What the parts of a table need from the program."""

    device: Device
    profile: Profile

    @property
    def by_keyboard(self) -> bool:
        """Whether the player moves a focus, with keys, a gamepad or a screen reader."""

    def set(self, name: str, value: object) -> None:
        """Change a setting of the player."""

    def rumble(self, what: str) -> None:
        """Rumble the gamepad; ``what`` names the occasion."""


class TableHost(Protocol):
    """Page of a table, as the controllers see it."""

    @property
    def app(self) -> TableProgram:
        """The program."""

    @property
    def renderer(self) -> PageRenderer:
        """The renderer of the page; its ``dirty`` requests a repaint."""

    @property
    def focus(self) -> str:
        """Key of the node where the player put the focus; empty for none."""

    @property
    def tree(self) -> Tree:
        """Tree of the page."""

    def set_focus(self, node: Node) -> None:
        """Put the focus on a node."""

    def under(self, x: float, y: float) -> Node | None:
        """Node at a point in pixels; None if there is none."""

    def changed(self) -> None:
        """Request a new tree."""

    def open_choice(self, offers: Sequence[Offer], choose: Callable[[Offer], object]) -> None:
        """Open a page with several offers; the callback ``choose`` gets the chosen one."""
