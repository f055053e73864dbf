"""The table of Taki: a hand, the others' fans, the stock, and the pile with its open run."""

from collections.abc import Container, Mapping, Sequence
from typing import Any, ClassVar, Final

from game.core.byview import ViewTable, around
from game.core.event import Seat, View
from game.core.table import Call, Offer, Opened, Place, Ring, Sign
from game.games.taki.state import TakiFacts
from game.games.taki.table import offers, places, prompts, result


class TakiTable(ViewTable):
    """Seen from seat 0; play goes clockwise until the direction changes."""

    faces: ClassVar[str] = "taki"
    sorts: ClassVar[tuple[tuple[str, str], ...]] = (("suit", "By colour"), ("rank", "By symbol"))
    sort_icons: ClassVar[tuple[str, ...]] = ("sort-color", "sort-symbol")
    scored: ClassVar[bool] = False
    plans: ClassVar[bool] = False

    # What lies where.

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        return around(view, names, opened=places.opened_out(view))

    def ring(self, view: View) -> Ring | None:
        return places.ring(view)

    def signs(self, view: View) -> list[Sign]:
        return places.signs(view)

    # Cards and players in words and figures.

    def card_name(self, text: str) -> str:
        return places.card_name(text)

    def top_face(self, view: View) -> str | None:
        return places.top_face(view)

    def sort_key(self, text: str, how: str) -> Any:
        return places.sort_key(text, how)

    def state_of(self, view: View, seat: Seat) -> str:
        return places.state_of(view, seat, self.counts(view)[seat])

    # What is to be done.

    def prompt(self, view: View, names: Sequence[str]) -> str:
        return prompts.prompt(view, names)

    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        return None, prompts.following(view, names)

    def waits(self, view: View) -> str:
        return prompts.waits(view)

    def call(self, view: View) -> Call | None:
        return prompts.call(view)

    # What gestures mean.

    def offers(self, state: TakiFacts, picked: Sequence[str], names: Sequence[str]) -> list[Offer]:
        return offers.offers(state, picked)

    def usable(self, state: TakiFacts) -> Container[str] | None:
        return offers.usable(state)

    def together(self, state: TakiFacts) -> Container[str]:
        return offers.together(state)

    def wasteful(self, state: TakiFacts, move: str) -> str:
        return offers.wasteful(state, move)

    def meaning(
        self, view: View, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(source, target)

    def aside(self, view: View, source: str, target: str, picked: Sequence[str] = ()) -> str:
        return offers.aside(source, target)

    # The end.

    def ending(self, view: View, names: Sequence[str]) -> str:
        return result.ending(view, names)

    def opened(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return result.opened(hands)

    def row(self, view: View, number: int) -> str:
        return result.row(view)

    def behind(self, view: View, seat: Seat) -> tuple[int, ...]:
        return result.behind(view, seat, self.counts(view)[seat])

    def verdict(self, view: View, seat: Seat) -> str:
        return result.verdict(view, seat, self.counts(view)[seat])


TABLE: Final = TakiTable()
"""The one table of Taki: it holds nothing that changes."""
