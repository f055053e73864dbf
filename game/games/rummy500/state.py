"""The facts of a match of 500 Rummy: where the cards are, and whose turn it is.

The rules (``rules/``) change these facts; ``Rummy500State`` adds the moves to them.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from game.cards import french
from game.cards.french import Card
from game.cards.melds import MeldableHand, MeldRules, TableMelds, bits_of, hand_of, read, write
from game.core.event import SEATS_BY_NUMBER, Seat
from game.core.fact import Visibility, derived, fact, internal, zone
from game.core.fact_types import (
    CARD_TYPE,
    CARDS_TYPE,
    FLAG_TYPE,
    HANDS_TYPE,
    NUMBER_TYPE,
    SEAT_NUMBERS_TYPE,
    SEAT_TYPE,
    STOCK_TYPE,
    CustomType,
    FactType,
    OptionalType,
)
from game.core.game import State
from game.games.rummy500 import melds
from game.games.rummy500.cards import Values, values
from game.games.rummy500.melds import LaidMeld, kind_of, meld_rules_of, spread_of
from game.games.rummy500.moves import Call, Move
from game.games.rummy500.options import Rummy500Options


def pack_count(players: int) -> int:
    """Number of packs in play: one for up to four players, else two."""
    return 1 if players <= 4 else 2


def full_pack(players: int, options: Rummy500Options) -> list[Card]:
    """All cards in play, with the jokers of each pack."""
    count = pack_count(players)
    return french.pack(count, count * options.jokers_per_pack)


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
    return tuple([french.write(card) for card in cards])


def lying(one: Mapping[str, Any]) -> LaidMeld:
    """A table meld read from a view; raises ``ValueError`` if its cards form no meld."""
    if not one["cards"]:
        return melds.begun(int(one["id"][1:]), one["kind"])
    number, by = int(one["id"][1:]), tuple(one["by"])
    cards = tuple([read(text) for text in one["cards"]])
    try:
        return melds.lying(number, cards, by)
    except ValueError:
        lacking = melds.lacking_one(number, one["kind"], cards, by)
        if lacking is None:
            raise
        return lacking


LAID_MELDS_TYPE: Final[FactType[tuple[LaidMeld, ...]]] = CustomType(
    (), _told_melds, lambda told: tuple([lying(one) for one in told])
)


def _calls(state: "Rummy500Facts") -> tuple[Call, ...]:
    # A view can show a call after its card, the last one, has left the pile.
    return tuple(state.open_calls()) if state.discarder is not None and state.pile else ()


class Rummy500Facts(State[Move]):
    """The facts of one moment of a match, and simple changes to them."""

    stock: list[Card] = zone(STOCK_TYPE, seen=Visibility.HIDDEN)
    """Face-down cards; the next one is last."""
    pile: list[Card] = zone(CARDS_TYPE)
    """Discards; the pile top is last."""
    hands: list[list[Card]] = zone(HANDS_TYPE, seen=Visibility.OWNER)
    melds: tuple[LaidMeld, ...] = zone(LAID_MELDS_TYPE)
    known: list[list[Card]] = fact(HANDS_TYPE)
    """Cards of each hand that were publicly taken from the pile, or from the table."""
    let_go: list[list[Card]] = fact(HANDS_TYPE)
    """Discards of each seat this round that it has not taken back, the latest last."""
    must_meld: Card | None = fact(OptionalType(CARD_TYPE))
    """The owed card."""
    barred: Card | None = fact(OptionalType(CARD_TYPE))
    """The barred card: not to be discarded this turn."""
    melded: bool = fact(FLAG_TYPE)
    """Whether a card has been melded or laid off this turn."""
    discarder: Seat | None = fact(OptionalType(SEAT_TYPE))
    """The seat that opened the call window by its discard."""
    idle: int = fact(NUMBER_TYPE)
    """Consecutive turns that only took the pile top and melded nothing."""
    took_top: bool = internal(
        FLAG_TYPE, restored=lambda state: state.barred is not None and not state.melded
    )
    """Whether this turn has only taken the pile top up to now."""
    alone: bool = internal(FLAG_TYPE)
    """Whether the seat to move was floating and has drawn its only card."""
    shuffles: int = internal(NUMBER_TYPE, restored=lambda state: state.round, lasts=True)
    options: Rummy500Options = derived(lambda state: state.setup.options, lasts=True)
    worth: Values = derived(lambda state: values(state.options), lasts=True)
    first_discards: bool = derived(
        lambda state: state.options.first_turn == "discard", FLAG_TYPE, lasts=True
    )
    """Whether the first player of a round has an extra card and only discards."""
    new_only: bool = derived(lambda state: state.options.deepest_in == "new", lasts=True)
    """Whether an owed card must go into a new meld."""
    at_once: bool = derived(lambda state: state.options.deepest_when == "at_once", lasts=True)
    """Whether the very next move must meld an owed card."""
    kept: int = derived(lambda state: 1 if state.options.going_out == "discard" else 0, lasts=True)
    """Number of cards that melding must leave in the hand: 1 if going out takes a discard."""
    meld_rules: MeldRules = derived(
        lambda state: meld_rules_of(
            state.options.wilds, state.options.shortest_run, state.options.ace
        ),
        lasts=True,
    )
    table: TableMelds = derived(lambda state: spread_of(state.melds, state.meld_rules))
    piled: int = derived(lambda state: bits_of(state.pile))
    """The pile as a card set, with a bit for jokers."""
    held: list[int] = derived(lambda state: list(map(bits_of, state.hands)), SEAT_NUMBERS_TYPE)
    """Each hand as a card set, with a bit for jokers."""
    calls: tuple[Call, ...] = derived(_calls)
    """The calls open in the call window."""

    @abstractmethod
    def open_calls(self) -> Sequence[Call]:
        """Calls that the pile allows now, the same for all seats that may call."""

    @property
    def seat(self) -> Seat:
        """The seat to move; raises ``ValueError`` if the match is over."""
        if self.asked is None:
            raise ValueError("the match is over")
        return self.asked

    @property
    def is_opening(self) -> bool:
        """Whether this turn is a round's first one that only discards.

        No card has been discarded then: one would lie in the pile, on the table, or among those
        let go, or be known to have been taken back.
        """
        return (
            self.first_discards
            and self.phase == "play"
            and not (self.pile or self.melds or any(self.let_go) or any(self.known))
        )

    def left_of(self, seat: Seat) -> Seat:
        return SEATS_BY_NUMBER[(seat + 1) % self.setup.players]

    def hand(self, seat: Seat) -> MeldableHand:
        return hand_of(self.hands[seat], self.held[seat])

    def clear_turn(self) -> None:
        self.must_meld = None
        self.barred = None
        self.took_top = False
        self.melded = False
        self.alone = False

    def put_down(self, seat: Seat, card: Card) -> None:
        """Remove a card from a hand; of several copies a publicly known one goes first."""
        hand = self.hands[seat]
        hand.remove(card)
        if card not in hand:
            self.held[seat] ^= 1 << card
        known = self.known[seat]
        if card in known:
            known.remove(card)

    def next_deck(self) -> list[Card]:
        """Begin a round; its deck, in the order of dealing."""
        self.begin_round()
        return self.shuffle_deck(full_pack(self.setup.players, self.options), french.read)
