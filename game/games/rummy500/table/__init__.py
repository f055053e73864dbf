"""The table of 500 Rummy: what the window shows of it, and what its gestures mean."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import Laid, best_arrangement, card_of
from game.core.byview import ViewTable, went_out
from game.core.event import Seat, View, bare
from game.core.table import HAND, Call, Line, Mark, Offer, Opened, Place, Sign, breaks
from game.games.rummy500.melds import RULES
from game.games.rummy500.moves import DISCARDS, DRAW_PILE, DRAW_STOCK, RUMMY, RummyTo, write
from game.games.rummy500.rules import Rummy500State, discarding, stock_first
from game.games.rummy500.rules.turn import PHASES
from game.games.rummy500.scoring import values
from game.games.rummy500.table import offers, places, prompts, result
from game.games.rummy500.table.places import YOU

NOT_THERE = "Cards of your hand go onto the table or onto the pile."
ONE_ONLY = "One card is discarded each turn: pick just that one."
LARGE = 20
"""In a hand of more cards jokers are not arranged: there are too many ways to be quick."""
GREAT = 32
"""In a hand of more cards the runs of each suit come first, and sets of what they leave."""


class Rummy500Table(ViewTable):
    """Seen from seat 0: the pile spread out, melds in front of whoever laid most of them."""

    melding = True

    # What lies where.

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        return places.places(view, names)

    def signs(self, view: View) -> list[Sign]:
        if places.asked(view) is None:
            return []
        if not view["stock"]:
            return [Sign("Stock used up", icon="cards", warning=True)]
        first = stock_first.comes_first(view["idle"], view["players"], bool(view["stock"]))
        if view["phase"] == "draw" and first:
            return [Sign("Top card not alone", icon="cards", warning=True)]
        return []

    # Cards and players in words and figures.

    def state_of(self, view: View, seat: Seat) -> str:
        if places.asked(view) is None or view["hands"][seat]:
            return ""
        return "floating"

    def figure(self, view: View) -> str:
        if places.asked(view) is None:
            return ""
        down = result.on_the_table(view)[YOU]
        held = -result.in_hand(view, {YOU: view["hands"][YOU]})[YOU]
        return f"Laid {down}, held {held}"

    def card_icons(self, view: View) -> Mapping[str, Mark]:
        if not places.yours(view):
            return {}
        if view["must_meld"] is not None:
            return {view["must_meld"]: Mark.OWED}
        barred = discarding.barred(places.state_in(view))
        return {} if barred is None else {french.write(barred): Mark.BARRED}

    # What is to be done.

    def prompt(self, view: View, names: Sequence[str]) -> str:
        return prompts.prompt(view, names)

    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        return None, prompts.why(view, names)

    def call(self, view: View) -> Call | None:
        return prompts.call(view)

    # What gestures mean.

    def offers(self, state: Any, picked: Sequence[str], names: Sequence[str]) -> list[Offer]:
        return offers.offers(state, [french.read(text) for text in picked], names)

    def meaning(
        self, view: View, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        if source == "stock":
            return write(DRAW_STOCK) if target in (None, HAND) else None
        if source != "pile" or not view["pile"]:
            return None
        count = 1 if card is None else len(view["pile"]) - card
        if view["phase"] == "call" and view["options"]["rummy_call"] == "top":
            return self._calling_top(view, target, count)
        if target not in (None, HAND):
            return None
        return write(RUMMY[count] if view["phase"] == "call" else DRAW_PILE[count])

    def _calling_top(self, view: View, target: str | None, count: int) -> str | None:
        """The one call that lays the top card off on this meld, or anywhere."""
        if count > 1 or not places.yours(view):
            return None
        found = [
            one
            for one in places.state_in(view).calls
            if isinstance(one, RummyTo) and target in (None, places.zone(one.meld))
        ]
        return write(found[0]) if len(found) == 1 else None

    def coming(self, view: View, zone: str, card: int) -> tuple[int, str]:
        return card, prompts.coming(view, card) if zone == "pile" else ""

    def aside(self, view: View, source: str, target: str, picked: Sequence[str] = ()) -> str:
        if source == target:
            return ""
        if source == HAND and view["phase"] != "play":
            return PHASES[view["phase"]]
        if source == HAND:
            return ONE_ONLY if target == "pile" and len(picked) > 1 else NOT_THERE
        if source.startswith("melds/"):
            return "Cards on the table stay where they are."
        if source in ("stock", "pile"):
            return "Cards that are drawn go into your hand first."
        return ""

    def wasteful(self, state: Any, move: str) -> str:
        table: Rummy500State = state
        word, text = move.split(" ")[:2]
        hand = table.hands[YOU]
        if word not in ("discard", "layoff") or len(hand) == 1:
            return ""
        melds = self.melds(state)
        if word == "discard" and can_go_out(table, melds):
            return "You can meld all your cards but one and go out."
        if word == "discard" and text == "JK":
            return "A joker can stand for any card."
        if breaks([french.write(card) for card in hand], melds, bare(text)):
            return "That card is part of a meld in your hand."
        return ""

    def melds(self, state: Any) -> list[tuple[str, ...]]:
        table: Rummy500State = state
        return _arranged(tuple(sorted(table.hands[YOU])), values(table.options).cards)

    # The round's end.

    def ending(self, view: View, names: Sequence[str]) -> str:
        return went_out(view, names) or "The stock is used up"

    def opened(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return result.opened(view, hands)

    def sum(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Line]:
        return result.sum_of(view, hands)

    def verdict(self, view: View, seat: Seat) -> str:
        return result.verdict(view, seat)


def can_go_out(state: Rummy500State, melds: Sequence[Sequence[str]]) -> bool:
    """Whether all cards of the hand but one can be melded and that one be discarded."""
    left = [french.write(card) for card in state.hands[YOU]]
    for text in (text for meld in melds for text in meld):
        left.remove(text)
    if len(left) != 1 or not melds:
        return False
    return state.check(DISCARDS[french.read(left[0])]) is None


@lru_cache(maxsize=16)
def _arranged(hand: tuple[Card, ...], worth: tuple[int, ...]) -> list[tuple[str, ...]]:
    """The melds of a hand that are worth most together, by the cards' texts."""
    if len(hand) > LARGE:
        hand = tuple([card for card in hand if card != JOKER])
    if len(hand) <= GREAT:
        found = list(best_arrangement(hand, RULES, worth).melds)
    else:
        found = _suit_by_suit(hand, worth)
    return [tuple([french.write(card_of(card)) for card in meld]) for meld in found]


def _suit_by_suit(hand: Sequence[Card], worth: tuple[int, ...]) -> list[tuple[Laid, ...]]:
    """Melds of a great hand without jokers: not always the best, but found at once."""
    suits = [[card for card in hand if french.suit(card) == suit] for suit in range(4)]
    found = [meld for suit in suits for meld in best_arrangement(suit, RULES, worth).melds]
    left = list(hand)
    for meld in found:
        for card in meld:
            left.remove(card_of(card))
    if len(left) <= GREAT:
        found += best_arrangement(left, RULES, worth).melds
    return found
