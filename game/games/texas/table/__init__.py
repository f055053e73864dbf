"""The table of Texas Rummy: what the window shows of it, and what its gestures mean."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.cards import french
from game.core.event import Event, Seat, What
from game.core.meldtable import MeldTable
from game.core.moment import Moment, of_the_last_card
from game.core.offer import Offer
from game.core.result import Line, Opened
from game.core.sign import Sign
from game.core.table import (
    About,
    Mark,
    Place,
    around,
)
from game.games.texas.rules import TexasState
from game.games.texas.table import about, offers, places, prompts, result
from game.words.message import Message, Names, Said


class TexasTable(MeldTable):
    """Seen from seat 0: the hands around the stock and the pile; melds stay in the hand."""

    letters: ClassVar[Mapping[str, Said]] = {
        "D": Message("offers-draw"),
        "P": Message("offers-take"),
        "G": Message("offers-out"),
        "X": Message("offers-discard"),
    }

    lowest_wins = True

    # What lies where.

    def places(self, state: TexasState, names: Names) -> list[Place]:
        return around(state, names)

    def signs(self, state: TexasState) -> list[Sign]:
        return places.signs(state)

    # Cards in figures and marks.

    def about(self, state: TexasState, text: str) -> About:
        return about.about(state.round_law, text)

    def figure(self, state: TexasState) -> Said:
        return prompts.figure(state)

    def card_icons(self, state: TexasState) -> Mapping[str, Mark]:
        return places.card_icons(state)

    def wild(self, state: TexasState, text: str) -> bool:
        return places.wild(state, text)

    def purse(self, state: TexasState) -> tuple[int, list[int]] | None:
        return (state.pot, list(state.dimes)) if state.options.dimes else None

    def moment(self, state: TexasState, event: Event, what: What, names: Names) -> Moment | None:
        if what is What.OUT and event.seat is not None:
            return of_the_last_card(event.seat, names)
        return super().moment(state, event, what, names)

    # What is to be done.

    def prompt(self, state: TexasState, names: Names) -> Said:
        return prompts.prompt(state, names)

    def following(self, state: TexasState, names: Names) -> tuple[str | None, Said]:
        return None, prompts.why(state, names)

    # What gestures mean.

    def offers(self, state: TexasState, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers(state, [french.read(text) for text in picked])

    def meaning(
        self, state: TexasState, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(source, target)

    def aside(
        self, state: TexasState, source: str, target: str, picked: Sequence[str] = ()
    ) -> Said:
        return offers.aside(state, source, target, picked)

    def wasteful(self, state: TexasState, move: str) -> Said:
        return offers.wasteful(state, move)

    def melds(self, state: TexasState) -> list[tuple[str, ...]]:
        return places.melds(state)

    # The round's end.

    def ending(self, state: TexasState, names: Names) -> Said:
        return result.ending(state, names)

    def opened(self, state: TexasState, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return result.opened(state)

    def sum(self, state: TexasState, hands: Mapping[int, Sequence[str]]) -> list[Line]:
        return result.counting(state)

    def row(self, state: TexasState, number: int) -> Said:
        return result.row(state, number)

    def round_of(self, state: TexasState) -> tuple[int, int | None]:
        return result.round_of(state)

    def round_called(self, state: TexasState) -> Said:
        return result.round_called(state) or super().round_called(state)

    def rows(self, state: TexasState) -> list[Said]:
        return result.rows(state)

    def verdict(self, state: TexasState, seat: Seat) -> Said:
        return result.verdict(state, seat)
