"""A page that shows a table at which nobody plays: the cards are only looked at."""

from collections.abc import Sequence

from game.core.offer import Offer
from game.ui.tableview import TableView


class WatchedView(TableView):
    """What one does at a table to play means nothing here."""

    def click(self, zone: str) -> None:
        """Nothing: cards are only looked at."""

    def click_card(self, zone: str, card: int) -> None:
        """Nothing: cards are only looked at."""

    def pick(self, zone: str) -> None:
        """Nothing: cards are only looked at."""

    def toggle(self, slot: int) -> None:
        """Nothing: cards are only looked at."""

    def press(self, offers: Sequence[Offer]) -> None:
        """Nothing is offered."""

    def spot(self) -> None:
        """Nothing is called."""

    def lay_all(self) -> None:
        """Nothing is laid."""

    def hint(self) -> None:
        """Nobody is asked for advice."""
