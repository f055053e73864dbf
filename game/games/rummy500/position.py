"""What lies where in 500 Rummy, and what it allows."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import (
    GROUP,
    NO_CARDS,
    Hand,
    Laid,
    Spread,
    card_of,
    fewest_to_meld,
    read,
    shape,
    summed,
    write,
)
from game.core.event import Seat
from game.core.fact import Seen, derived, fact, untold, zone
from game.core.game import State
from game.core.illegal import Illegal
from game.core.kind import CARD, CARDS, FLAG, HANDS, NUMBER, SEAT, STOCK, Form, Kind, Maybe
from game.games.rummy500 import melding, refusals
from game.games.rummy500.listing import (
    extended,
    layoffs,
    new_melds,
    offers,
    takings,
)
from game.games.rummy500.melding import RULES, Lying, spread
from game.games.rummy500.moves import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    FINISH,
    PASS,
    RUMMY,
    Discard,
    LayOff,
    Move,
    Rummy,
    RummyTo,
)
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.scoring import points, values

Call = Rummy | RummyTo


def packs(players: int) -> int:
    """How many packs are in play."""
    return 1 if players <= 4 else 2


def full_pack(players: int, options: Rummy500Options) -> list[Card]:
    """All the cards in play."""
    count = packs(players)
    return french.pack(count, 2 * count if options.jokers == "on" else 0)


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    """The texts of these cards."""
    return tuple([french.write(card) for card in cards])


def kind_of(suit: int) -> str:
    """What a meld of this suit, or ``GROUP``, is called in the state."""
    return "group" if suit == GROUP else "run"


def _told_melds(melds: tuple[Lying, ...]) -> list[dict[str, Any]]:
    return [
        {
            "id": f"M{meld.number}",
            "kind": kind_of(meld.shape.suit),
            "cards": [write(card) for card in meld.cards],
            "by": list(meld.by),
        }
        for meld in melds
    ]


def lying(one: Mapping[str, Any]) -> Lying:
    """A meld of a view; raises ``ValueError`` if its cards are none."""
    cards = tuple([read(text) for text in one["cards"]])
    return melding.lying(int(one["id"][1:]), cards, tuple(one["by"]))


MELDS: Final[Kind[tuple[Lying, ...]]] = Form(
    (), _told_melds, lambda told: tuple([lying(one) for one in told])
)


def _calls(state: "Position") -> tuple[Call, ...]:
    return () if state.discarder is None else tuple(state.open_calls())


class Position(State[Move]):
    """A match of 500 Rummy at one moment.

    ``stock`` has the next card last, ``pile`` its top last.  ``known`` are, for each seat, the
    cards of its hand that everybody saw it take, ``let_go`` those it discarded this round and
    has not taken back, the latest last.  ``melded`` says whether the player whose turn it is has
    put a card down, ``alone`` whether a floater has drawn the one card in hand.  ``calls`` are
    the calls open in the window; ``table`` sums the melds up.
    """

    stock: list[Card] = zone(STOCK, seen=Seen.BY_NOBODY)
    pile: list[Card] = zone(CARDS)
    hands: list[list[Card]] = zone(HANDS, seen=Seen.BY_OWNER)
    melds: tuple[Lying, ...] = zone(MELDS)
    known: list[list[Card]] = fact(HANDS)
    let_go: list[list[Card]] = fact(HANDS)
    must_meld: Card | None = fact(Maybe(CARD))
    barred: Card | None = fact(Maybe(CARD))
    melded: bool = fact(FLAG)
    discarder: Seat | None = fact(Maybe(SEAT))
    idle: int = fact(NUMBER)
    alone: bool = untold(FLAG)
    shuffles: int = untold(NUMBER, restored=lambda state: state.round)
    options: Rummy500Options = derived(lambda state: state.setup.options)
    new_only: bool = derived(lambda state: state.options.deepest_in == "new")
    kept: int = derived(lambda state: 1 if state.options.going_out == "discard" else 0)
    table: Spread = derived(lambda state: spread(state.melds))
    calls: tuple[Call, ...] = derived(_calls)

    def clear_turn(self) -> None:
        """Forget what concerned one turn alone."""
        self.must_meld = None
        self.barred = None
        self.melded = False
        self.alone = False

    # Moves.

    def legal(self) -> Iterator[Move]:
        if self.asked is None:
            return
        if self.phase == "draw":
            yield from self._draws()
        elif self.phase == "call":
            yield from self.calls
            yield PASS
        else:
            yield from self.plays(summed(self.hands[self.asked]))

    def check(self, move: Move) -> Illegal | None:
        return refusals.check(self, move)

    def _draws(self) -> Iterator[Move]:
        if self.stock:
            yield DRAW_STOCK
        for count in self.takings():
            yield DRAW_PILE[count]
        if not self.stock:
            yield FINISH

    def takings(self) -> Iterator[int]:
        """The numbers of cards that the player whose turn it is may draw from the pile."""
        if not self.pile or self.asked is None:
            return
        hand = summed(self.hands[self.asked])
        if not self.single_is_owed():
            if not self.stock_first():
                yield 1
            least = 2
        else:
            least = 1
        for count in takings(self.pile, hand, self.table, self.new_only, self.kept):
            if count >= least and not (count == 1 and self.stock_first()):
                yield count

    def single_is_owed(self) -> bool:
        """Whether the top card of the pile, taken alone, must be melded too."""
        return (
            self.options.single_draw == "meld"
            or not self.stock
            or self.asked is None
            or not self.hands[self.asked]
        )

    def stock_first(self) -> bool:
        """Whether the top card may not be taken alone, after a row of turns that only did that."""
        return self.idle >= self.setup.players and bool(self.stock)

    def plays(self, hand: Hand) -> Iterator[Move]:
        """The melds, lay-offs and discards of the player whose turn it is."""
        for move in new_melds(hand):
            if self.leaves_enough(hand, move.cards, None):
                yield move
        yield from self.layoffs_and_discards(hand)

    def layoffs_and_discards(self, hand: Hand) -> Iterator[LayOff | Discard]:
        """What may be laid off, and what discarded."""
        laying_off = False
        for off in layoffs(hand, self.melds):
            if self.leaves_enough(hand, (off.card,), off):
                laying_off = True
                yield off
        if self.must_meld is not None or (
            laying_off and hand.size == 1 and self.options.going_out == "strict_float"
        ):
            return
        held, twice, jokers, _ = hand
        barred = self.barred
        if barred is not None and barred != JOKER and not twice >> barred & 1:
            held &= ~(1 << barred)
        while held:
            lowest = held & -held
            held ^= lowest
            yield DISCARDS[lowest.bit_length() - 1]
        if jokers > (barred == JOKER):
            yield DISCARDS[JOKER]

    def leaves_enough(
        self, hand: Hand, cards: Sequence[Laid], off: LayOff | None, fits: bool = True
    ) -> bool:
        """Whether, after these cards are laid, the turn can still be ended by the rules.

        A card to discard must be left where going out takes one, and a card that is owed must
        be among these or still be possible to meld.  ``off`` says that they are laid off;
        ``fits`` that they are a meld or fit theirs, so that the table changes.
        """
        owed = self.must_meld
        if hand.size - len(cards) < self.kept:
            return False
        if owed is None:
            return True
        pays = off is None or not self.new_only
        if pays and any(card_of(card) == owed for card in cards):
            return True
        left = hand.without(cards)
        if not (left.jokers if owed == JOKER else left.held >> owed & 1):
            return False
        if off is None or not fits:
            if self.still_melds(owed, left, self.table):
                return True
            lying = shape(tuple(cards), RULES) if fits and not self.new_only else None
            return lying is not None and self.still_melds(
                owed, left, spread([Lying(0, (), (), lying)])
            )
        return self.still_melds(owed, left, spread(self.melds_with(off, 0)))

    def still_melds(self, owed: Card, left: Hand, table: Spread) -> bool:
        """Whether a card of these can be melded, leaving what must be kept."""
        fewest = fewest_to_meld(owed, left, table, self.new_only)
        return 0 < fewest <= left.size - self.kept

    def lays_off(self, card: Card) -> bool:
        """Whether a card of the hand can be laid off on the table."""
        return self.table.room if card == JOKER else bool(self.table.fits >> card & 1)

    def fitting(self, off: LayOff) -> bool:
        """Whether a lay-off is one that its meld offers, whoever holds the card."""
        return any(off == move for _, move in offers(self.melds[off.meld - 1].shape, off.meld))

    def melds_with(self, off: LayOff, seat: int) -> tuple[Lying, ...]:
        """The melds after a card is laid off."""
        place = off.meld - 1
        after = extended(self.melds[place], off, seat)
        return (*self.melds[:place], after, *self.melds[place + 1 :])

    def open_calls(self) -> Iterator[Call]:
        """The calls the pile allows now: they are the same for every seat that may call."""
        if self.options.rummy_call == "pile":
            for count in takings(self.pile, NO_CARDS, self.table, self.new_only, 0):
                yield RUMMY[count]
        elif self.options.rummy_call == "top" and self.table.room:
            top = self.pile[-1]
            for meld in self.melds:
                for card, off in offers(meld.shape, meld.number):
                    if card == top:
                        yield RummyTo(off.meld, off.card if card == JOKER else None, off.end)

    def count(self) -> list[int]:
        """What the round would score now."""
        return points(self.melds, self.hands, values(self.options))
