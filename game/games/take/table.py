"""The table of Take: hands around a stock and a pile, sequences in front of their owners."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.cards import french
from game.cards.melds import laid
from game.cards.melds.arranging import Arranger
from game.core.event import Seat, View, bare
from game.core.table import (
    HAND,
    MELD,
    Line,
    Offer,
    Opened,
    Place,
    Sign,
    Table,
    around,
    breaks,
    went_out,
)
from game.core.words import whose
from game.games.take import offers, prompts
from game.games.take.moves import DRAW_PILE, DRAW_STOCK, write
from game.games.take.naming import in_words
from game.games.take.position import DRAW
from game.games.take.prompts import floats, kept_cards, resting, stock_first
from game.games.take.readings import YOU
from game.games.take.runs import LAW
from game.games.take.scoring import VALUES, laid_value, value

_ARRANGER: Final = Arranger(LAW, VALUES)
_DRAWS: Final = {"stock": write(DRAW_STOCK), "pile": write(DRAW_PILE)}


class TakeTable(Table):
    """Seen from seat 0."""

    # What lies where.

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        melds = [_meld(one, names) for one in view["melds"] if one["cards"]]
        return [*around(view, names), *melds]

    def signs(self, view: View) -> list[Sign]:
        if resting(view):
            return []
        if not view["stock"]:
            return [Sign("The stock is empty", warning=True)]
        if stock_first(view):
            return [Sign("The stock comes first", "cards", warning=True)]
        return []

    def state_of(self, view: View, seat: Seat) -> str:
        return "floating" if floats(view, seat) else ""

    def figure(self, view: View) -> str:
        if resting(view):
            return ""
        own = sum([_points(one) for one in view["melds"] if one["owner"] == YOU])
        return f"This round: {own - value(map(french.read, view['hands'][YOU]))}"

    def card_icons(self, view: View) -> Mapping[str, str]:
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
        return [
            Opened(
                seat,
                tuple([tuple(one["cards"]) for one in view["melds"] if one["owner"] == seat]),
                tuple(hands.get(seat, ())),
            )
            for seat in map(Seat, range(view["players"]))
        ]

    def sum(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Line]:
        seats = range(view["players"])
        owned = [
            sum([_points(one) for one in view["melds"] if one["owner"] == seat]) for seat in seats
        ]
        held = [value(map(french.read, hands.get(seat, ()))) for seat in seats]
        return [
            Line("Cards on the table", tuple(map(str, owned))),
            Line("Cards in hand", tuple([f"-{points}" if points else "0" for points in held])),
            Line("This round", tuple(map(str, view["rounds"][-1]["scores"]))),
        ]


def _not_there(view: View, target: str, picked: Sequence[str]) -> str:
    """What is said of cards of the hand that are put where they mean nothing."""
    if view["phase"] == DRAW:
        return "Your turn begins with drawing a card."
    if target == "pile" and len(picked) > 1:
        return "One card is discarded each turn: pick just that one."
    if target == "stock":
        return "Cards are discarded on the pile, not put back on the stock."
    return "Cards of your hand go onto the table or onto the pile."


def _points(one: View) -> int:
    return laid_value(map(laid.read, one["cards"]))


def _meld(one: View, names: Sequence[str]) -> Place:
    owner = Seat(one["owner"])
    name = f"{whose(names, owner)} {in_words(tuple(map(laid.read, one['cards'])))}"
    zone = f"melds/{one['id']}/cards"
    return Place(zone, MELD, name, owner, icon="lock" if one["locked"] else None)
