"""The state of 500 Rummy: turns, the call window, rounds, the score."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, Self, cast

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import Laid, card_of, write, write_meld
from game.cards.shuffle import first_dealer, shuffled
from game.core.event import Event, Seat
from game.core.game import Setup, State, Tell
from game.core.illegal import Illegal
from game.games.rummy500 import refusals
from game.games.rummy500.listing import (
    at_low_end,
    extended,
    layoffs,
    new_melds,
    offers,
    takings,
)
from game.games.rummy500.melding import (
    EMPTY_TABLE,
    GROUP,
    Hand,
    Lying,
    Table,
    fewest_to_meld,
    shape,
    spread,
    summed,
)
from game.games.rummy500.moves import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    FINISH,
    PASS,
    RUMMY,
    Discard,
    DrawPile,
    DrawStock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
)
from game.games.rummy500.options import MOST_ROUNDS, Rummy500Options
from game.games.rummy500.scoring import points, values

Call = Rummy | RummyTo
NO_CARDS: Final = summed(())


def packs(players: int) -> int:
    """How many packs are in play."""
    return 1 if players <= 4 else 2


def full_pack(players: int, options: Rummy500Options) -> list[Card]:
    """All the cards in play."""
    count = packs(players)
    return french.pack(count, 2 * count if options.jokers == "on" else 0)


_OWN_FACTS: Final = ("known", "must_meld", "barred", "melded", "discarder", "idle")


def _texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([french.write(card) for card in cards])


def _kind(suit: int) -> str:
    return "group" if suit == GROUP else "run"


class Rummy500State(State[Move]):
    """A match of 500 Rummy at one moment.

    ``stock`` has the next card last, ``pile`` its top last.  ``known`` are, for each seat, the
    cards of its hand that everybody saw it take.  ``melded`` says whether the player whose turn
    it is has put a card down, ``alone`` whether a floater has drawn the one card in hand.
    ``calls`` are the calls open in the window; ``table`` sums the melds up.
    """

    __slots__ = (
        "alone",
        "barred",
        "calls",
        "discarder",
        "hands",
        "idle",
        "kept",
        "known",
        "melded",
        "melds",
        "must_meld",
        "new_only",
        "options",
        "pile",
        "stock",
        "table",
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.options = cast(Rummy500Options, setup.options)
        self.new_only = self.options.deepest_in == "new"
        self.kept = 1 if self.options.going_out == "discard" else 0
        self.hands: list[list[Card]] = [[] for _ in range(setup.players)]
        self.known: list[list[Card]] = [[] for _ in range(setup.players)]
        self.stock: list[Card] = []
        self.pile: list[Card] = []
        self.melds: tuple[Lying, ...] = ()
        self.table: Table = EMPTY_TABLE
        self.idle = 0
        self.discarder: Seat | None = None
        self.calls: tuple[Call, ...] = ()
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.must_meld: Card | None = None
        self.barred: Card | None = None
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
            lying = shape(tuple(cards)) if fits and not self.new_only else None
            return lying is not None and self.still_melds(
                owed, left, spread([Lying(0, (), (), lying)])
            )
        return self.still_melds(owed, left, spread(self._melds_with(off, 0)))

    def still_melds(self, owed: Card, left: Hand, table: Table) -> bool:
        """Whether a card of these can be melded, leaving what must be kept."""
        fewest = fewest_to_meld(owed, left, table, self.new_only)
        return 0 < fewest <= left.size - self.kept

    def lays_off(self, card: Card) -> bool:
        """Whether a card of the hand can be laid off on the table."""
        return self.table.room if card == JOKER else bool(self.table.fits >> card & 1)

    def fitting(self, off: LayOff) -> bool:
        """Whether a lay-off is one that its meld offers, whoever holds the card."""
        return any(off == move for _, move in offers(self.melds[off.meld - 1].shape, off.meld))

    def _melds_with(self, off: LayOff, seat: int) -> tuple[Lying, ...]:
        """The melds after a card is laid off."""
        place = off.meld - 1
        after = extended(self.melds[place], off, seat)
        return (*self.melds[:place], after, *self.melds[place + 1 :])

    # What happens.

    def _play(self, move: Move, tell: Tell | None) -> None:
        self._do(move, tell)
        while True:
            forced = self._forced()
            if forced is None:
                return
            self._do(forced, tell)

    def _forced(self) -> Move | None:
        """The move that happens by itself, if there is one now.

        The end of the round when the stock is empty and nothing can be taken, and whatever
        is the only move in a floater's turn.
        """
        if self.asked is None or self.phase == "call":
            return None
        if self.phase == "draw":
            if self.stock and self.hands[self.asked]:
                return None
        elif not self.alone:
            return None
        moves = list(islice(self.legal(), 2))
        return moves[0] if len(moves) == 1 else None

    def _do(self, move: Move, tell: Tell | None) -> None:
        seat = self._seat()
        match move:
            case LayMeld(cards):
                self._lay(seat, cards, tell)
            case LayOff():
                self._lay_off(seat, move, tell)
            case Discard(card):
                self._discard(seat, card, tell)
            case DrawStock():
                self._draw(seat, tell)
            case DrawPile(count):
                owed = count > 1 or self.single_is_owed()
                self.alone = count == 1 and not self.hands[seat]
                self._take(seat, count, owed, "draw", tell)
            case Rummy(count):
                self._end_window()
                self._take(seat, count, True, "rummy", tell)
            case RummyTo():
                self._call_top(seat, move, tell)
            case Pass():
                if tell:
                    tell(Event("pass", seat))
                self._ask_next(seat)
            case _:
                if tell:
                    tell(Event("finish", seat))
                self._end_round(None, tell)

    def _seat(self) -> Seat:
        if self.asked is None:
            raise ValueError("the match is over")
        return self.asked

    def _draw(self, seat: Seat, tell: Tell | None) -> None:
        hand = self.hands[seat]
        self.alone = not hand
        self.phase = "play"
        card = self.stock.pop()
        hand.append(card)
        if tell:
            zone = f"hands/{seat}"
            tell(Event("draw", seat, "stock", zone, _texts([card]), seen_by=frozenset([seat])))

    def _take(self, seat: Seat, count: int, owed: bool, kind: str, tell: Tell | None) -> None:
        """Take the top cards of the pile into the hand; the deepest may be owed, else is barred."""
        taken = self.pile[-count:]
        del self.pile[-count:]
        self.hands[seat] += taken
        self.known[seat] += taken
        self.phase = "play"
        if owed:
            self.must_meld = taken[0]
        else:
            self.barred = taken[0]
        if tell:
            tell(Event(kind, seat, "pile", f"hands/{seat}", _texts(taken)))

    def _put_down(self, seat: Seat, card: Card) -> None:
        """Let a card leave a hand; of several copies one that everybody knows goes first."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def _lay(self, seat: Seat, cards: tuple[Laid, ...], tell: Tell | None) -> None:
        number = len(self.melds) + 1
        lying = shape(cards)
        if lying is None:
            raise ValueError(f"{write_meld(cards)} is not a meld")
        by = (seat,) * len(cards)
        self.melds += (Lying(number, cards, by, lying),)
        self.table = spread(self.melds)
        if tell:
            kind = _kind(lying.suit)
            meld = {"id": f"M{number}", "kind": kind, "cards": [], "by": []}
            tell(Event("meld", seat, facts={f"melds/M{number}": meld}))
            zone = f"melds/M{number}"
            told = tuple(write(card) for card in cards)
            facts = {f"{zone}/by": list(by)}
            tell(Event("lay", seat, f"hands/{seat}", f"{zone}/cards", told, facts=facts))
        for card in cards:
            self._put_down(seat, card_of(card))
            self._settle(card_of(card), new=True)
        self._after_melding(seat, tell)

    def _lay_off(self, seat: Seat, move: LayOff, tell: Tell | None) -> None:
        self._extend(seat, move, f"hands/{seat}", tell)
        self._put_down(seat, card_of(move.card))
        self._settle(card_of(move.card), new=False)
        self._after_melding(seat, tell)

    def _extend(self, seat: Seat, move: LayOff, source: str, tell: Tell | None) -> None:
        """Put a card that comes from this zone to the meld it is laid off on."""
        before = self.melds[move.meld - 1]
        self.melds = self._melds_with(move, seat)
        self.table = spread(self.melds)
        if tell:
            zone = f"melds/M{move.meld}"
            at = 0 if at_low_end(before.shape, move) else len(before.cards)
            told = (write(move.card),)
            facts = {f"{zone}/by": list(self.melds[move.meld - 1].by)}
            tell(Event("add", seat, source, f"{zone}/cards", told, at=at, facts=facts))

    def _settle(self, card: Card, new: bool) -> None:
        """Melding any copy of a card settles its debt and lifts its bar."""
        if card == self.must_meld and (new or not self.new_only):
            self.must_meld = None
        if card == self.barred:
            self.barred = None

    def _after_melding(self, seat: Seat, tell: Tell | None) -> None:
        """The turn ends without a discard when nothing is left that could be discarded."""
        self.melded = True
        hand = self.hands[seat]
        if not hand:
            if self.options.going_out == "free":
                self._end_round(seat, tell)
            else:
                if tell:
                    tell(Event("float", seat))
                self._end_turn()
                self._begin_turn(self._left_of(seat))
        elif len(hand) == 1 and hand[0] == self.barred and next(self.legal(), None) is None:
            if tell:
                tell(Event("keep", seat))
            self._end_turn()
            self._begin_turn(self._left_of(seat))

    def _discard(self, seat: Seat, card: Card, tell: Tell | None) -> None:
        self._put_down(seat, card)
        self.pile.append(card)
        if tell:
            tell(Event("discard", seat, f"hands/{seat}", "pile", _texts([card])))
        if not self.hands[seat]:
            self._end_round(seat, tell)
            return
        self._end_turn()
        self.calls = tuple(self.open_calls())
        if self.calls:
            self.phase = "call"
            self.discarder = seat
            self._ask_next(seat)
        else:
            self._begin_turn(self._left_of(seat))

    # Turns.

    def _left_of(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.setup.players)

    def _begin_turn(self, seat: Seat) -> None:
        self.asked = seat
        self.phase = "draw"

    def _end_turn(self) -> None:
        """A turn is over: count it if it only took the top card of the pile."""
        self.idle = self.idle + 1 if self.barred is not None and not self.melded else 0
        self._clear_turn()

    # The call window.

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

    def _ask_next(self, seat: Seat) -> None:
        """Ask the next seat whether it calls; after the last one play goes on."""
        following = self._left_of(seat)
        if following != self.discarder:
            self.asked = following
            return
        self._end_window()
        self._begin_turn(self._left_of(following))

    def _end_window(self) -> None:
        self.discarder = None
        self.calls = ()

    def _call_top(self, seat: Seat, call: RummyTo, tell: Tell | None) -> None:
        """Lay the top discard off for the caller; the turn goes on to the next player."""
        discarder = self.discarder
        if discarder is None:
            raise ValueError("a call outside the window")
        top = self.pile.pop()
        card = Laid(top) if call.joker is None else call.joker
        self._extend(seat, LayOff(card, call.meld, call.end), "pile", tell)
        self._end_window()
        self._begin_turn(self._left_of(discarder))

    # Rounds.

    def _begin(self, tell: Tell | None) -> None:
        if self.setup.dealer is None:
            self.dealer = Seat(first_dealer(self.setup.players, self.setup.seed))
        self._deal(tell)

    def _deal(self, tell: Tell | None) -> None:
        players = self.setup.players
        self.round += 1
        self.shuffles += 1
        deck = self._deck()
        if tell:
            facts = {"round": self.round, "dealer": self.dealer, "stock": len(deck), "melds": []}
            tell(Event("shuffle", self.dealer, facts=facts))
        self.stock = deck[::-1]
        first = self._left_of(self.dealer)
        for number in range(players * (13 if players == 2 else 7)):
            seat = Seat((first + number) % players)
            card = self.stock.pop()
            self.hands[seat].append(card)
            if tell:
                zone = f"hands/{seat}"
                told = _texts([card])
                tell(Event("deal", seat, "stock", zone, told, seen_by=frozenset([seat])))
        self.pile.append(self.stock.pop())
        if tell:
            tell(Event("turn-up", self.dealer, "stock", "pile", _texts(self.pile)))
        self._begin_turn(first)

    def _deck(self) -> list[Card]:
        if self.round == 1 and self.setup.deck is not None:
            return [french.read(text) for text in self.setup.deck]
        pack = full_pack(self.setup.players, self.options)
        return shuffled(pack, self.setup.seed, self.shuffles)

    def count(self) -> list[int]:
        """What the round would score now."""
        return points(self.melds, self.hands, values(self.options))

    def _end_round(self, out: Seat | None, tell: Tell | None) -> None:
        self._clear_turn()
        scores = self.count()
        self.scores = [total + more for total, more in zip(self.scores, scores, strict=True)]
        self.rounds.append({"scores": scores, "out": out})
        if tell:
            facts: dict[str, Any] = {
                "rounds": [dict(one) for one in self.rounds],
                "scores": list(self.scores),
            }
            tell(Event("round-end", out, facts=facts))
        best = max(self.scores)
        ahead = tuple(Seat(seat) for seat, total in enumerate(self.scores) if total == best)
        reached = best >= self.options.target and len(ahead) == 1
        if reached or self.round == MOST_ROUNDS:
            self.winners = ahead
            self.asked = None
            self.phase = "over"
            return
        self._gather(tell)
        self.dealer = self._left_of(self.dealer)
        self._deal(tell)

    def _gather(self, tell: Tell | None) -> None:
        """Put all cards together again; the hands were laid open to be counted."""
        if tell:
            zones = [
                ("pile", _texts(self.pile)),
                *((f"hands/{seat}", _texts(hand)) for seat, hand in enumerate(self.hands)),
                *(
                    (f"melds/M{meld.number}/cards", tuple([write(card) for card in meld.cards]))
                    for meld in self.melds
                ),
            ]
            for zone, cards in zones:
                if cards:
                    tell(Event("gather", None, zone, "stock", cards))
        self.pile = []
        self.hands = [[] for _ in self.hands]
        self.known = [[] for _ in self.known]
        self.melds = ()
        self.table = EMPTY_TABLE
        self.idle = 0

    # What is told of it.

    def facts(self) -> dict[str, Any]:
        return {
            **super().facts(),
            "known": [list(_texts(cards)) for cards in self.known],
            "must_meld": None if self.must_meld is None else french.write(self.must_meld),
            "barred": None if self.barred is None else french.write(self.barred),
            "melded": self.melded,
            "discarder": self.discarder,
            "idle": self.idle,
        }

    def zones(self) -> dict[str, Any]:
        facts = self.facts()
        return {
            "stock": [french.write(card) for card in reversed(self.stock)],
            "pile": list(_texts(self.pile)),
            "hands": [list(_texts(hand)) for hand in self.hands],
            "melds": [
                {
                    "id": f"M{meld.number}",
                    "kind": _kind(meld.shape.suit),
                    "cards": [write(card) for card in meld.cards],
                    "by": list(meld.by),
                }
                for meld in self.melds
            ],
            **{key: facts[key] for key in _OWN_FACTS},
        }

    def _copy_zones(self, other: Self) -> None:
        self.options = other.options
        self.new_only = other.new_only
        self.kept = other.kept
        self.hands = [hand[:] for hand in other.hands]
        self.known = [cards[:] for cards in other.known]
        self.stock = other.stock[:]
        self.pile = other.pile[:]
        self.melds = other.melds
        self.table = other.table
        self.idle = other.idle
        self.discarder = other.discarder
        self.calls = other.calls
        self.must_meld = other.must_meld
        self.barred = other.barred
        self.melded = other.melded
        self.alone = other.alone
