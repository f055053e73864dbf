"""The table of Take: hands around a stock and a pile, sequences in front of their owners."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.cards import french
from game.cards.melds import laid
from game.cards.melds.arranging import Arranger
from game.core.byview import ViewTable, went_out
from game.core.event import Seat, View, bare
from game.core.table import HAND, Line, Mark, Offer, Opened, Place, Sign, breaks
from game.games.take.melds import LAW
from game.games.take.moves import DRAW_PILE, DRAW_STOCK, write
from game.games.take.scoring import VALUES, value
from game.games.take.state import DRAW
from game.games.take.table import offers, places, prompts, result
from game.games.take.table.places import YOU, floats, resting, stocks_turn
from game.games.take.table.prompts import kept_cards

_ARRANGER: Final = Arranger(LAW, VALUES)
_DRAWS: Final = {"stock": write(DRAW_STOCK), "pile": write(DRAW_PILE)}


class TakeTable(ViewTable):
    """Seen from seat 0."""

    melding = True

    # What lies where.

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        return places.places(view, names)

    def signs(self, view: View) -> list[Sign]:
        if resting(view):
            return []
        if not view["stock"]:
            return [Sign("The stock is empty", warning=True)]
        if stocks_turn(view):
            return [Sign("The stock comes first", "cards", warning=True)]
        return []

    def state_of(self, view: View, seat: Seat) -> str:
        return "floating" if floats(view, seat) else ""

    def figure(self, view: View) -> str:
        if resting(view):
            return ""
        own = sum([result.points_of(one) for one in view["melds"] if one["owner"] == YOU])
        return f"This round: {own - value(map(french.read, view['hands'][YOU]))}"

    def card_icons(self, view: View) -> Mapping[str, Mark]:
        return {french.write(card): why for card, why in kept_cards(view).items()}

    def wasteful(self, state: Any, move: str) -> str:
        hand = [french.write(card) for card in state.hands[YOU]]
        word, text = move.split(" ")[:2]
        if word == "discard" and text == "JK":
            return "A joker can stand for any card."
        if word in ("discard", "add") and breaks(hand, self.melds(state), bare(text)):
            return "That card is part of a sequence in your hand."
        return ""

    def melds(self, state: Any) -> list[tuple[str, ...]]:
        arranged = _ARRANGER.best(state.hands[YOU])
        return [
            tuple([french.write(laid.card_of(card)) for card in meld]) for meld in arranged.melds
        ]

    # What is to be done.

    def prompt(self, view: View, names: Sequence[str]) -> str:
        return prompts.prompt(view, names)

    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        return None, prompts.following(view, names)

    def offers(self, state: Any, picked: Sequence[str], names: Sequence[str]) -> list[Offer]:
        return offers.offers(state, picked, names)

    def meaning(
        self, view: View, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        if target not in (None, HAND):
            return None
        return _DRAWS.get(source)

    def aside(self, view: View, source: str, target: str, picked: Sequence[str] = ()) -> str:
        if source == target:
            return ""
        if source == HAND:
            return _not_there(view, target, picked)
        if source in _DRAWS:
            return "A card that is drawn comes to your hand."
        if source.startswith("melds/"):
            return "The cards of a sequence stay on the table."
        return ""

    # The round's end.

    def ending(self, view: View, names: Sequence[str]) -> str:
        return went_out(view, names) or "The stock is empty"

    def opened(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return result.opened(view, hands)

    def sum(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Line]:
        return result.sum_of(view, hands)


def _not_there(view: View, target: str, picked: Sequence[str]) -> str:
    """What is said of cards of the hand that are put where they mean nothing."""
    if view["phase"] == DRAW:
        return "Your turn begins with drawing a card."
    if target == "pile" and len(picked) > 1:
        return "One card is discarded each turn: pick just that one."
    if target == "stock":
        return "Cards are discarded on the pile, not put back on the stock."
    return "Cards of your hand go onto the table or onto the pile."
