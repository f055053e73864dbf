"""The table of a game in which one puts melds together of the cards in one's hand."""

from typing import Any, ClassVar

from game.cards import french
from game.core.event import Event, Seat
from game.core.table import BY_MELD, Table
from game.words.message import Message, Names, Said


class MeldTable(Table):
    """A table whose players draw cards, some of them openly, to make melds of French cards."""

    sorts: ClassVar[tuple[tuple[str, Said], ...]] = (
        *Table.sorts,
        (BY_MELD, Message("table-by-meld")),
    )
    sort_icons: ClassVar[tuple[str, ...]] = (*Table.sort_icons, "sort-meld")

    def consequence(self, before: Any, event: Event, after: Any, names: Names) -> Said:
        """What the signs warn of since the event."""
        warned = [sign.text for sign in self.signs(before) if sign.warning]
        new = [one.text for one in self.signs(after) if one.warning and one.text not in warned]
        return Message("heard-sign", sign=new[0]) if new else ""

    def known(self, state: Any, seat: Seat) -> list[str]:
        return [french.write(card) for card in state.known[seat]]
