"""The protocols between the parts of a table and the page that shows it.

Nodes call ``TableActions``; ``TableHost`` is the page as the controllers see it.
"""

from collections.abc import Sequence
from typing import Protocol

from game.core.table_values import Offer
from game.ui.kit.tree import Node


class TableActions(Protocol):
    """Callbacks of the nodes and keys of a table."""

    def click(self, zone: str) -> None:
        """Handle a click on a zone."""

    def click_card(self, zone: str, card: int) -> None:
        """Handle a click on one card of a zone; in the hand ``card`` is a slot."""

    def pick(self, zone: str) -> None:
        """Pick a zone's cards up, or put them down."""

    def toggle(self, slot: int) -> None:
        """Toggle the pick of a card of the hand."""

    def press(self, offers: Sequence[Offer]) -> None:
        """Take up the offers of a button."""

    def spot(self) -> None:
        """Call, then wait for a click on the card."""

    def lay_all(self) -> None:
        """Lay all marked melds."""

    def sort(self, how: str) -> None:
        """Sort the hand in one of the table's ways."""

    def hint(self) -> None:
        """Ask the coach."""

    def undo(self) -> None:
        """Take the last decision back."""

    def redo(self) -> None:
        """Redo the decision that was taken back last."""

    def hurry_on(self) -> None:
        """Show all events up to the person's turn at once."""

    def step(self) -> None:
        """Let the next opponent move."""

    def again(self) -> None:
        """Show the events since the person's turn again."""

    def pause(self) -> None:
        """Open the menu."""

    def open_rules(self) -> None:
        """Open the rules at the rule of the notice."""

    def look_away(self) -> None:
        """Close the card inspector."""

    def open_seal(self) -> None:
        """Open the seal check."""

    def open_sheet(self) -> None:
        """Open the score sheet."""

    def open_log(self) -> None:
        """Open the whole log."""

    def open_result(self) -> None:
        """Open the result of a finished match."""

    def toggle_sound(self) -> None:
        """Toggle the sound."""


class TableHost(Protocol):
    """Page of a table, as the controllers see it."""

    @property
    def by_keyboard(self) -> bool:
        """Whether the keyboard was used last."""

    @property
    def by_touch(self) -> bool:
        """Whether a finger was used last, which hides the card below it."""

    def at(self, x: float, y: float) -> Node | None:
        """Node at a point in pixels; None if there is none."""

    def changed(self) -> None:
        """Request a new tree."""

    def repaint(self) -> None:
        """Request a repaint of the same tree."""

    def set(self, name: str, value: object) -> None:
        """Change a setting of the player."""

    def rumble(self, what: str) -> None:
        """Rumble the gamepad; ``what`` names the occasion."""
