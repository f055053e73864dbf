"""What the parts of a table have done for them, by whoever shows it."""

from collections.abc import Sequence
from typing import Protocol

from game.core.table_values import Offer
from game.ui.kit.tree import Node


class TableActions(Protocol):
    """What clicks and keys on the nodes of a table do."""

    def click(self, zone: str) -> None:
        """A click on a zone."""

    def click_card(self, zone: str, card: int) -> None:
        """A click on one card of a zone; in the hand ``card`` is a slot."""

    def pick(self, zone: str) -> None:
        """Pick a zone's cards up, or put them down again."""

    def toggle(self, slot: int) -> None:
        """Pick a card of the hand, or let go of it."""

    def press(self, offers: Sequence[Offer]) -> None:
        """Press the button of what is offered."""

    def spot(self) -> None:
        """Call, and then click the card that is meant."""

    def lay_all(self) -> None:
        """Lay all the melds that are marked in the hand."""

    def sort(self, how: str) -> None:
        """Sort the hand."""

    def hint(self) -> None:
        """Ask the coach."""

    def undo(self) -> None:
        """Take the last decision back."""

    def redo(self) -> None:
        """Make what was taken back again."""

    def hurry_on(self) -> None:
        """Show everything up to the person's turn at once."""

    def step(self) -> None:
        """Have the next opponent move."""

    def again(self) -> None:
        """Show once more what happened since the person's turn."""

    def pause(self) -> None:
        """Open the menu."""

    def open_rules(self) -> None:
        """Open the rules, at the rule the notice is about."""

    def look_away(self) -> None:
        """Show the card that is shown large no more."""

    def open_seal(self) -> None:
        """Open the proof of the deals."""

    def open_sheet(self) -> None:
        """Open the score sheet as it stands."""

    def open_log(self) -> None:
        """Open the whole of the log."""

    def open_result(self) -> None:
        """Open the result of a match that is over."""

    def toggle_sound(self) -> None:
        """Turn the sound off, or on again."""


class TableHost(Protocol):
    """The page that a table is shown on, as what plays at it knows it."""

    @property
    def by_keyboard(self) -> bool:
        """Whether the keyboard was used last, and not the mouse."""

    @property
    def by_touch(self) -> bool:
        """Whether a finger was used last, which hides what lies under it."""

    def at(self, x: float, y: float) -> Node | None:
        """What lies at a point, in pixels."""

    def changed(self) -> None:
        """What the page shows is different now."""

    def repaint(self) -> None:
        """The same nodes look different now."""

    def set(self, name: str, value: object) -> None:
        """Change a setting of the player's."""

    def rumble(self, what: str) -> None:
        """Shake the gamepad that is played with."""
