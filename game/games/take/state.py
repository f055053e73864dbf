"""The facts of a match of Take: where the cards are, and whose turn it is.

The rules (``rules/``) change these facts; ``TakeState`` adds the moves to them.
"""

from abc import ABC
from collections.abc import Iterable
from typing import Any, Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import bits_of, laid_cards
from game.core.event import Event, Seat
from game.core.fact import Visibility, derived, fact, internal, zone
from game.core.fact_types import (
    CARD_TYPE,
    CARDS_TYPE,
    FLAG_TYPE,
    HANDS_TYPE,
    NUMBER_TYPE,
    SEAT_NUMBERS_TYPE,
    STOCK_TYPE,
    CustomType,
    FactType,
    OptionalType,
)
from game.core.game import State
from game.games.take.melds import NO_LAID_RUNS, LaidRuns, Run, run_of
from game.games.take.moves import Move
from game.games.take.options import TakeOptions

DRAW_PHASE: Final = "draw"
PLAY_PHASE: Final = "play"
TAKE_PACK: Final = tuple(french.pack(1, 2))


def texts(cards: Iterable[Card]) -> list[str]:
    return [french.write(card) for card in cards]


def run_as_json(run: Run) -> dict[str, Any]:
    return {
        "id": f"M{run.number}",
        "owner": Seat(run.owner),
        "cards": [laid_cards.write(card) for card in run.cards],
        "locked": run.locked,
    }


def table_told(melds: Any) -> LaidRuns:
    """The sequences of a view; one that has no cards yet is left out."""
    return LaidRuns(tuple([_run(one) for one in melds if one["cards"]]))


def _run(one: dict[str, Any]) -> Run:
    cards = tuple([laid_cards.read(text) for text in one["cards"]])
    return run_of(int(one["id"][1:]), one["owner"], cards)


LAID_RUNS_TYPE: Final[FactType[LaidRuns]] = CustomType(
    NO_LAID_RUNS, lambda table: [run_as_json(run) for run in table.runs], table_told
)


def drawn(kind: str, seat: Seat, card: Card) -> Event:
    """The event of a card from the stock, which only its new owner sees."""
    told = (french.write(card),)
    return Event(kind, seat, "stock", f"hands/{seat}", told, visible_to=frozenset([seat]))


class TakeFacts(State[Move], ABC):
    """The facts of one moment of a match, and simple changes to them."""

    stock: list[Card] = zone(STOCK_TYPE, seen=Visibility.HIDDEN)
    """Face-down cards; the next one is last."""
    pile: list[Card] = zone(CARDS_TYPE)
    """Discards; the pile top is last."""
    hands: list[list[Card]] = zone(HANDS_TYPE, seen=Visibility.OWNER)
    known: list[list[Card]] = zone(HANDS_TYPE)
    """Cards of each hand that were publicly taken from the pile."""
    let_go: list[list[Card]] = fact(HANDS_TYPE)
    """Discards of each seat this round that it has not taken back, the latest last."""
    passed: list[list[Card]] = fact(HANDS_TYPE)
    """Pile tops that each seat passed by and has not taken since, the latest last."""
    table: LaidRuns = zone(LAID_RUNS_TYPE, key="melds")
    barred: Card | None = fact(OptionalType(CARD_TYPE), key="taken")
    """The barred card: not to be discarded this turn."""
    must_meld: Card | None = fact(OptionalType(CARD_TYPE))
    """The owed card, taken from the pile with an empty stock."""
    idle: int = fact(NUMBER_TYPE)
    """Consecutive turns that only took the pile top and melded nothing."""
    laid: int = fact(NUMBER_TYPE)
    """Number of sequences laid this round."""
    melded: bool = fact(FLAG_TYPE)
    """Whether a card has been melded this turn."""
    took_top: bool = internal(
        FLAG_TYPE, restored=lambda state: state.barred is not None and not state.melded
    )
    """Whether this turn has only taken the pile top up to now."""
    shuffles: int = internal(NUMBER_TYPE, restored=lambda state: state.round, lasts=True)
    held: list[int] = derived(lambda state: list(map(bits_of, state.hands)), SEAT_NUMBERS_TYPE)
    options: TakeOptions = derived(lambda state: state.setup.options, lasts=True)

    @property
    def owed(self) -> bool:
        return self.must_meld is not None

    @property
    def hand(self) -> list[Card]:
        assert self.asked is not None, "a seat is asked"
        return self.hands[self.asked]

    @property
    def seat(self) -> Seat:
        assert self.asked is not None, "a seat is asked"
        return self.asked

    def put_down(self, card: Card, told: bool = True) -> dict[str, Any]:
        """Remove a card from the hand; of two jokers the publicly known one goes first.

        Gives the changes of ``known`` for an event, if ``told``.
        """
        seat = self.asked
        assert seat is not None, "a seat is asked"
        hand = self.hands[seat]
        hand.remove(card)
        if card != JOKER or card not in hand:
            self.held[seat] ^= 1 << card
        known = self.known[seat]
        if card not in known:
            return {}
        known.remove(card)
        return self.known_told(seat) if told else {}

    def known_told(self, seat: Seat) -> dict[str, Any]:
        return {f"known/{seat}": texts(self.known[seat])}

    def next_deck(self) -> list[Card]:
        return self.shuffle_deck(TAKE_PACK, french.read)
