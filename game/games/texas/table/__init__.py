"""The table of Texas Rummy: what the window shows of it, and what its gestures mean."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.cards import french
from game.core.byview import ViewTable, around
from game.core.event import Seat, View
from game.core.table import Line, Mark, Offer, Opened, Place, Sign
from game.games.texas.table import offers, places, prompts, result


class TexasTable(ViewTable):
    """Seen from seat 0: the hands around the stock and the pile; melds stay in the hand."""

    lowest_wins = True

    # What lies where.

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        return around(view, names)

    def signs(self, view: View) -> list[Sign]:
        return places.signs(view)

    # Cards in figures and marks.

    def figure(self, view: View) -> str:
        return prompts.figure(view)

    def card_icons(self, view: View) -> Mapping[str, Mark]:
        return places.card_icons(view)

    def wild(self, view: View, text: str) -> bool:
        return places.wild(view, text)

    def purse(self, view: View) -> tuple[int, list[int]] | None:
        return view["pot"], list(view["dimes"])

    # What is to be done.

    def prompt(self, view: View, names: Sequence[str]) -> str:
        return prompts.prompt(view, names)

    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        return None, prompts.why(view, names)

    # What gestures mean.

    def offers(self, state: Any, picked: Sequence[str], names: Sequence[str]) -> list[Offer]:
        return offers.offers(state, [french.read(text) for text in picked])

    def meaning(
        self, view: View, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(source, target)

    def aside(self, view: View, source: str, target: str, picked: Sequence[str] = ()) -> str:
        return offers.aside(view, source, target, picked)

    def wasteful(self, state: Any, move: str) -> str:
        return offers.wasteful(state, move)

    def melds(self, state: Any) -> list[tuple[str, ...]]:
        return places.melds(state)

    # The round's end.

    def ending(self, view: View, names: Sequence[str]) -> str:
        return result.ending(view, names)

    def opened(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return result.opened(view)

    def sum(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Line]:
        return result.counting(view)

    def row(self, view: View, number: int) -> str:
        return result.row(view, number)

    def rows(self, view: View) -> list[str]:
        return result.rows(view)

    def verdict(self, view: View, seat: Seat) -> str:
        return result.verdict(view, seat)
