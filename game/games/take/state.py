"""The facts of a match of Take: what lies where, and whose turn it is."""

from abc import ABC
from collections.abc import Iterable
from typing import Any, Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import bits, laid_cards
from game.core.event import Event, Seat
from game.core.fact import Visibility, derived, fact, internal, zone
from game.core.fact_types import (
    CARD,
    CARDS,
    FLAG,
    HANDS,
    NUMBER,
    NUMBERS,
    STOCK,
    CustomType,
    FactType,
    OptionalType,
)
from game.core.game import State
from game.games.take.melds import EMPTY, LaidRuns, Run, run_of
from game.games.take.moves import Move
from game.games.take.options import TakeOptions

DRAW: Final = "draw"
PLAY: Final = "play"
PACK: Final = tuple(french.pack(1, 2))


def texts(cards: Iterable[Card]) -> list[str]:
    """The texts of cards, as they lie."""
    return [french.write(card) for card in cards]


def run_as_json(run: Run) -> dict[str, Any]:
    """A sequence as the view shows it."""
    return {
        "id": f"M{run.number}",
        "owner": Seat(run.owner),
        "cards": [laid_cards.write(card) for card in run.cards],
        "locked": run.locked,
    }


def table_told(melds: Any) -> LaidRuns:
    """The sequences on the table as a view tells them; one without cards yet is left out."""
    return LaidRuns(tuple([_run(one) for one in melds if one["cards"]]))


def _run(one: dict[str, Any]) -> Run:
    cards = tuple([laid_cards.read(text) for text in one["cards"]])
    return run_of(int(one["id"][1:]), one["owner"], cards)


TABLE: Final[FactType[LaidRuns]] = CustomType(
    EMPTY, lambda table: [run_as_json(run) for run in table.runs], table_told
)


def drawn(kind: str, seat: Seat, card: Card) -> Event:
    """A card from the stock, which only its new owner sees."""
    told = (french.write(card),)
    return Event(kind, seat, "stock", f"hands/{seat}", told, visible_to=frozenset([seat]))


class TakeFacts(State[Move], ABC):
    """What is so at one moment of a match; what follows from it, the rules say.

    ``stock`` has the next card last; ``barred`` is the card that may not be discarded this
    turn, ``must_meld`` the one that is owed (it was taken with an empty stock); ``took_top`` says
    whether this turn has so far only taken the top of the pile, ``idle`` counts the turns in a
    row that did no more; ``melded`` says whether
    something has been melded this turn, ``laid`` how many sequences were laid this round,
    ``known`` the cards everybody saw each hand take, ``let_go`` those each seat discarded this
    round, and ``passed`` those it left lying for the stock, as far as it has not taken them
    since, the latest last; ``held`` has the cards of each hand as bits, a joker's too.
    """

    stock: list[Card] = zone(STOCK, seen=Visibility.HIDDEN)
    pile: list[Card] = zone(CARDS)
    hands: list[list[Card]] = zone(HANDS, seen=Visibility.OWNER)
    known: list[list[Card]] = zone(HANDS)
    let_go: list[list[Card]] = fact(HANDS)
    passed: list[list[Card]] = fact(HANDS)
    table: LaidRuns = zone(TABLE, key="melds")
    barred: Card | None = fact(OptionalType(CARD), key="taken")
    must_meld: Card | None = fact(OptionalType(CARD))
    idle: int = fact(NUMBER)
    laid: int = fact(NUMBER)
    melded: bool = fact(FLAG)
    took_top: bool = internal(
        FLAG, restored=lambda state: state.barred is not None and not state.melded
    )
    shuffles: int = internal(NUMBER, restored=lambda state: state.round, lasts=True)
    held: list[int] = derived(lambda state: list(map(bits, state.hands)), NUMBERS)
    options: TakeOptions = derived(lambda state: state.setup.options, lasts=True)

    # Questions.

    @property
    def owed(self) -> bool:
        """Whether the card taken must be melded."""
        return self.must_meld is not None

    @property
    def hand(self) -> list[Card]:
        """The hand of the seat that is asked."""
        assert self.asked is not None, "a seat is asked"
        return self.hands[self.asked]

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        assert self.asked is not None, "a seat is asked"
        return self.asked

    def put_down(self, card: Card, told: bool = True) -> dict[str, Any]:
        """Take a card out of the hand; of two jokers the known one counts as put down first.

        What changes of what is known, if it is to be ``told``.
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
        """The fact which cards of a hand everybody saw it take."""
        return {f"known/{seat}": texts(self.known[seat])}

    def next_deck(self) -> list[Card]:
        """The deck of the round that begins, in the order in which it is dealt."""
        return self.shuffle_deck(PACK, french.read)
