"""The table of Take: hands around a stock and a pile, sequences in front of their owners."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from game.cards import french
from game.cards.melds import laid, melds_with
from game.cards.melds.laid import breaks
from game.core.event import Event, Seat, What, bare
from game.core.meldtable import MeldTable
from game.core.moment import Moment
from game.core.offer import Offer
from game.core.result import Line, Opened, went_out
from game.core.sign import Sign
from game.core.table import (
    HAND,
    About,
    Mark,
    Place,
)
from game.games.take.melds import LAW
from game.games.take.moves import DRAW_PILE, DRAW_STOCK, write
from game.games.take.rules import TakeState, stock_first
from game.games.take.scoring import VALUES, value
from game.games.take.state import DRAW
from game.games.take.table import about, moments, offers, places, prompts, result
from game.games.take.table.places import YOU, floats, resting
from game.games.take.table.prompts import kept_cards
from game.words.message import Message, Names, Said

_DRAWS: Final = {"stock": write(DRAW_STOCK), "pile": write(DRAW_PILE)}


class TakeTable(MeldTable):
    """Seen from seat 0."""

    letters: ClassVar[Mapping[str, Said]] = {
        "D": Message("offers-draw"),
        "P": Message("offers-take"),
        "F": Message("offers-finish"),
        "L": Message("offers-lay"),
        "A": Message("offers-add"),
        "X": Message("offers-discard"),
    }

    melding = True

    # What lies where.

    def places(self, state: TakeState, names: Names) -> list[Place]:
        return places.places(state, names)

    def signs(self, state: TakeState) -> list[Sign]:
        if resting(state):
            return []
        if not state.stock:
            return [Sign(Message("take-stock-empty"), warning=True)]
        if stock_first.applies(state):
            return [Sign(Message("take-stock-first"), "cards", warning=True)]
        return []

    def state_of(self, state: TakeState, seat: Seat) -> Said:
        return Message("take-floating") if floats(state, seat) else ""

    def about(self, state: TakeState, text: str) -> About:
        return about.about(text)

    def figure(self, state: TakeState) -> Said:
        if resting(state):
            return ""
        points = result.owned(state, YOU) - value(state.hands[YOU])
        return Message("take-figure", points=points)

    def laid(self, state: TakeState) -> list[int] | None:
        if resting(state):
            return None
        return [result.owned(state, Seat(seat)) for seat in range(state.setup.players)]

    def worth(self, state: TakeState, zone: str) -> list[tuple[Seat, int]]:
        return [result.worth(run) for run in state.table.runs if places.zone(run) == zone]

    def card_icons(self, state: TakeState) -> Mapping[str, Mark]:
        return {french.write(card): why for card, why in kept_cards(state).items()}

    def wasteful(self, state: TakeState, move: str) -> Said:
        hand = [french.write(card) for card in state.hands[YOU]]
        word, text, *_ = *move.split(" "), ""
        if word in ("discard", "add") and bare(text) == "JK":
            return Message("take-waste-joker")
        if word in ("discard", "add") and breaks(hand, self.melds(state), bare(text)):
            return Message("take-waste-part")
        return ""

    def melds(self, state: TakeState) -> list[tuple[str, ...]]:
        found = melds_with(state.hands[YOU], LAW, VALUES, state.must_meld)
        return [tuple([french.write(laid.card_of(card)) for card in meld]) for meld in found]

    def moment(self, state: TakeState, event: Event, what: What, names: Names) -> Moment | None:
        return moments.moment(state, event, names) or super().moment(state, event, what, names)

    # What is to be done.

    def prompt(self, state: TakeState, names: Names) -> Said:
        return prompts.prompt(state, names)

    def following(self, state: TakeState, names: Names) -> tuple[str | None, Said]:
        return None, prompts.following(state, names)

    def offers(self, state: TakeState, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers(state, picked, names)

    def meaning(
        self, state: TakeState, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        if target not in (None, HAND):
            return None
        return _DRAWS.get(source)

    def aside(self, state: TakeState, source: str, target: str, picked: Sequence[str] = ()) -> Said:
        if source == target:
            return ""
        if source == HAND:
            return _not_there(state, target, picked)
        if source in _DRAWS:
            return Message("take-drawn-to-hand")
        if source.startswith("melds/"):
            return Message("take-runs-stay")
        return ""

    # The round's end.

    def ending(self, state: TakeState, names: Names) -> Said:
        return went_out(state, names) or Message("take-stock-empty")

    def opened(self, state: TakeState, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return result.opened(state, hands)

    def sum(self, state: TakeState, hands: Mapping[int, Sequence[str]]) -> list[Line]:
        return result.sum_of(state, hands)


def _not_there(state: TakeState, target: str, picked: Sequence[str]) -> Message:
    """What is said of cards of the hand that are put where they mean nothing."""
    if state.phase == DRAW:
        return Message("take-begins-drawing")
    if target == "pile" and len(picked) > 1:
        return Message("take-discard-one")
    if target == "stock":
        return Message("take-discard-on-pile")
    return Message("take-hand-goes")
