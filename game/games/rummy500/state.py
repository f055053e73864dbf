"""The facts of a match of 500 Rummy: what lies where, and whose turn it is."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from game.cards import french
from game.cards.french import Card
from game.cards.melds import MeldableHand, TableMelds, bits, hand_of, read, write
from game.core.event import SEATS, Seat
from game.core.fact import Visibility, derived, fact, internal, zone
from game.core.fact_types import (
    CARD,
    CARDS,
    FLAG,
    HANDS,
    NUMBER,
    NUMBERS,
    SEAT,
    STOCK,
    CustomType,
    FactType,
    OptionalType,
)
from game.core.game import State
from game.games.rummy500 import melds
from game.games.rummy500.cards import Values, values
from game.games.rummy500.melds import LaidMeld, kind_of, spread
from game.games.rummy500.moves import Call, Move
from game.games.rummy500.options import Rummy500Options


def packs(players: int) -> int:
    """How many packs are in play."""
    return 1 if players <= 4 else 2


def full_pack(players: int, options: Rummy500Options) -> list[Card]:
    """All the cards in play."""
    count = packs(players)
    return french.pack(count, 2 * count if options.jokers == "on" else 0)


def _told_melds(table: tuple[LaidMeld, ...]) -> list[dict[str, Any]]:
    return [
        {
            "id": f"M{meld.number}",
            "kind": kind_of(meld.shape.suit),
            "cards": [write(card) for card in meld.cards],
            "by": list(meld.by),
        }
        for meld in table
    ]


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    """The texts of these cards."""
    return tuple([french.write(card) for card in cards])


def lying(one: Mapping[str, Any]) -> LaidMeld:
    """A meld of a view; raises ``ValueError`` if its cards are none."""
    if not one["cards"]:
        return melds.begun(int(one["id"][1:]), one["kind"])
    cards = tuple([read(text) for text in one["cards"]])
    return melds.lying(int(one["id"][1:]), cards, tuple(one["by"]))


MELDS: Final[FactType[tuple[LaidMeld, ...]]] = CustomType(
    (), _told_melds, lambda told: tuple([lying(one) for one in told])
)


def _calls(state: "Rummy500Facts") -> tuple[Call, ...]:
    # While a call is shown, the card it takes may have been the last one of the pile.
    return tuple(state.open_calls()) if state.discarder is not None and state.pile else ()


class Rummy500Facts(State[Move]):
    """What is so at one moment of a match; what follows from it, the rules say.

    ``stock`` has the next card last, ``pile`` its top last.  ``known`` are, for each seat, the
    cards of its hand that everybody saw it take, ``let_go`` those it discarded this round and
    has not taken back, the latest last.  ``must_meld`` is the card that is owed, ``barred`` the
    one that may not be discarded this turn.  ``took_top`` says whether this turn has so far only
    taken the top card of the pile, ``idle`` counts the turns in a row that did no more.
    ``melded`` says whether the player whose turn it is has put a card down, ``alone`` whether a
    floater has drawn the one card in hand.  ``calls`` are the calls open in the window; ``table``
    sums the melds up, ``piled`` has the cards of the pile as bits, jokers too, and ``held`` those
    of each hand.
    """

    stock: list[Card] = zone(STOCK, seen=Visibility.HIDDEN)
    pile: list[Card] = zone(CARDS)
    hands: list[list[Card]] = zone(HANDS, seen=Visibility.OWNER)
    melds: tuple[LaidMeld, ...] = zone(MELDS)
    known: list[list[Card]] = fact(HANDS)
    let_go: list[list[Card]] = fact(HANDS)
    must_meld: Card | None = fact(OptionalType(CARD))
    barred: Card | None = fact(OptionalType(CARD))
    melded: bool = fact(FLAG)
    discarder: Seat | None = fact(OptionalType(SEAT))
    idle: int = fact(NUMBER)
    took_top: bool = internal(
        FLAG, restored=lambda state: state.barred is not None and not state.melded
    )
    alone: bool = internal(FLAG)
    shuffles: int = internal(NUMBER, restored=lambda state: state.round, lasts=True)
    options: Rummy500Options = derived(lambda state: state.setup.options, lasts=True)
    worth: Values = derived(lambda state: values(state.options), lasts=True)
    new_only: bool = derived(lambda state: state.options.deepest_in == "new", lasts=True)
    at_once: bool = derived(lambda state: state.options.deepest_when == "at_once", lasts=True)
    kept: int = derived(lambda state: 1 if state.options.going_out == "discard" else 0, lasts=True)
    table: TableMelds = derived(lambda state: spread(state.melds))
    piled: int = derived(lambda state: bits(state.pile))
    held: list[int] = derived(lambda state: list(map(bits, state.hands)), NUMBERS)
    calls: tuple[Call, ...] = derived(_calls)

    @abstractmethod
    def open_calls(self) -> Sequence[Call]:
        """The calls the pile allows now: they are the same for every seat that may call."""

    @property
    def seat(self) -> Seat:
        """The seat that is asked; raises ``ValueError`` if the match is over."""
        if self.asked is None:
            raise ValueError("the match is over")
        return self.asked

    def left_of(self, seat: Seat) -> Seat:
        """The next seat in turn."""
        return SEATS[(seat + 1) % self.setup.players]

    def hand(self, seat: Seat) -> MeldableHand:
        """A hand summed up."""
        return hand_of(self.hands[seat], self.held[seat])

    def clear_turn(self) -> None:
        """Forget what concerned one turn alone."""
        self.must_meld = None
        self.barred = None
        self.took_top = False
        self.melded = False
        self.alone = False

    def put_down(self, seat: Seat, card: Card) -> None:
        """Let a card leave a hand; of several copies one that everybody knows goes first."""
        hand = self.hands[seat]
        hand.remove(card)
        if card not in hand:
            self.held[seat] ^= 1 << card
        known = self.known[seat]
        if card in known:
            known.remove(card)

    def next_deck(self) -> list[Card]:
        """The deck of the round that begins, in the order in which it is dealt."""
        self.begin_round()
        return self.shuffle_deck(full_pack(self.setup.players, self.options), french.read)
