"""The rules of Take: which moves there are, what they do, and what happens by itself."""

from collections.abc import Iterator
from typing import Any, Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import bits, laid, melds_in
from game.cards.melds.laid import Laid
from game.cards.shuffle import first_dealer
from game.core.event import Event, Seat, copied
from game.core.game import Tell
from game.core.illegal import Illegal
from game.games.take.moves import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    FINISH,
    Add,
    Discard,
    Draw,
    Finish,
    Lay,
    Move,
)
from game.games.take.position import DRAW, PLAY, TakePosition, run_as_json, texts
from game.games.take.refusals import refusal
from game.games.take.runs import LAW, Place, Run, lay

DEALT: Final = 7
MOST_ROUNDS: Final = 50
PACK: Final = tuple(french.pack(1, 2))


class TakeState(TakePosition):
    """A match of Take at one moment, and its moves."""

    __slots__ = ()

    # Moves.

    def check(self, move: Move) -> Illegal | None:
        return refusal(self, move)

    def legal(self) -> Iterator[Move]:
        if self.phase == DRAW:
            return self._draws()
        if self.phase == PLAY:
            return self._plays()
        return iter(())

    def _draws(self) -> Iterator[Move]:
        if self.stock:
            yield DRAW_STOCK
            if self.pile and self.hand and not self.stock_first:
                yield DRAW_PILE
        else:
            if self.can_take_last():
                yield DRAW_PILE
            yield FINISH

    def _plays(self) -> Iterator[Move]:
        """New sequences, then cards added, then discards."""
        if self.owed:
            for move in self.melding():
                if refusal(self, move) is None:
                    yield move
        else:
            yield from self.melding()
            yield from self.discards()

    def melding(self) -> Iterator[Lay | Add]:
        """Every new sequence and every addition, whatever may be owed."""
        hand = self.hand
        held = bits(hand)
        jokers = hand.count(JOKER) if held >> JOKER else 0
        yield from map(lay, melds_in(held, jokers, LAW))
        for place in self.table.places:
            if held >> place.card & 1:
                yield place.natural
        if jokers:
            for place in self.table.places:
                yield place.joker

    def discards(self) -> list[Discard]:
        """Every card that may be discarded; nothing is owed."""
        hand = self.hand
        if self.table.takes_whole(hand):
            return []
        wanted, taken = self.table.wanted, self.taken
        free = [card for card in hand if card not in wanted and card != JOKER and card != taken]
        moves = [DISCARDS[card] for card in free]
        jokers = hand.count(JOKER)
        if jokers > (taken == JOKER) and not self.table.places:
            moves.append(DISCARDS[JOKER])
        return moves

    def _play(self, move: Move, tell: Tell | None) -> None:
        match move:
            case Draw(source):
                if source == "stock":
                    self._pass_by()
                    self._draw_stock(tell)
                else:
                    self._draw_pile(tell)
                self.phase = PLAY
            case Lay():
                self._lay(move, tell)
                self._after_melding(tell)
            case Add():
                self._add(move, tell)
                self._after_melding(tell)
            case Discard(card):
                self._discard(card, tell)
            case Finish():
                self._finish(tell)

    # Drawing and discarding.

    def _pass_by(self) -> None:
        """Remember that the top of the pile is left lying, where it could be taken."""
        if self.pile and self.hand and not self.stock_first:
            self.passed[self._seat()].append(self.pile[-1])

    def _draw_stock(self, tell: Tell | None) -> None:
        seat = self._seat()
        card = self.stock.pop()
        self.hands[seat].append(card)
        if tell:
            tell(_drawn("draw", seat, card))

    def _draw_pile(self, tell: Tell | None) -> None:
        seat = self._seat()
        card = self.pile.pop()
        self.hands[seat].append(card)
        self.known[seat].append(card)
        for unwanted in (self.let_go[seat], self.passed[seat]):
            if card in unwanted:
                unwanted.remove(card)
        self.taken = card
        self.must_meld = None if self.stock else card
        if tell:
            told = (french.write(card),)
            tell(Event("draw", seat, "pile", f"hands/{seat}", told, facts=self._known(seat)))

    def _discard(self, card: Card, tell: Tell | None) -> None:
        seat = self._seat()
        facts = self._put_down(card)
        self.pile.append(card)
        self.let_go[seat].append(card)
        if tell:
            told = (french.write(card),)
            tell(Event("discard", seat, f"hands/{seat}", "pile", told, facts=facts))
        if self.hands[seat]:
            self._end_turn(tell)
        else:
            self._count_turn()
            self._end_round(seat, tell)

    def _put_down(self, card: Card) -> dict[str, Any]:
        """Take a card out of the hand; of two jokers the known one counts as put down first."""
        seat = self._seat()
        self.hands[seat].remove(card)
        if card not in self.known[seat]:
            return {}
        self.known[seat].remove(card)
        return self._known(seat)

    def _known(self, seat: Seat) -> dict[str, Any]:
        return {f"known/{seat}": texts(self.known[seat])}

    def _seat(self) -> Seat:
        assert self.asked is not None, "a seat is asked"
        return self.asked

    # Laying, adding and taking.

    def _lay(self, move: Lay, tell: Tell | None) -> None:
        seat = self._seat()
        facts: dict[str, Any] = {}
        for card in move.cards:
            facts |= self._put_down_laid(card)
        self.laid += 1
        self.table = self.table.with_new(self.laid, seat, move.cards)
        if tell:
            way = f"melds/M{self.laid}"
            run = run_as_json(self.table.runs[-1])
            tell(Event("begin", seat, facts={way: {**run, "cards": [], "locked": False}}))
            facts |= _locked(self.table.runs[-1])
            told = tuple(run["cards"])
            tell(Event("lay", seat, f"hands/{seat}", f"{way}/cards", told, facts=facts))

    def _add(self, move: Add, tell: Tell | None) -> None:
        seat = self._seat()
        place = self.table.adds[move]
        before = self.table.runs
        facts = self._put_down_laid(move.card)
        self.table = self.table.with_card(seat, move.card, place)
        if tell:
            self._tell_added(tell, seat, move, place, before, facts)

    def _put_down_laid(self, card: Laid) -> dict[str, Any]:
        """Take a card that is melded out of the hand: if it is the one taken, it is free again."""
        held = laid.card_of(card)
        if held == self.taken:
            self.taken = None
            self.must_meld = None
        self.melded = True
        return self._put_down(held)

    def _tell_added(
        self,
        tell: Tell,
        seat: Seat,
        move: Add,
        place: Place,
        before: tuple[Run, ...],
        facts: dict[str, Any],
    ) -> None:
        """The card goes to the run that keeps its number, then the other run to its side."""
        touched = [before[one] for one in (place.below, place.above) if one is not None]
        kept = min(touched, key=lambda run: run.number)
        way = f"melds/M{kept.number}"
        upward = place.below is not None and before[place.below] is kept
        kind = "add"
        if kept.owner != seat:
            kind = "take"
            facts |= {f"{way}/owner": seat}
        grown = self.table.find(kept.number)
        assert grown is not None, "the run that was added to is on the table"
        if len(touched) == 1:
            facts |= _locked(grown)
        at = None if upward else 0
        told = (laid.write(move.card),)
        tell(Event(kind, seat, f"hands/{seat}", f"{way}/cards", told, at, facts))
        for gone in touched:
            if gone is not kept:
                table = {"melds": [run_as_json(run) for run in self.table.runs]}
                cards = tuple([laid.write(card) for card in gone.cards])
                source = f"melds/M{gone.number}/cards"
                tell(Event("join", seat, source, f"{way}/cards", cards, at, table))

    def _after_melding(self, tell: Tell | None) -> None:
        """The turn ends by itself with an empty hand, or with just a card that must be kept."""
        seat = self._seat()
        if not self.hands[seat]:
            if tell:
                tell(Event("float", seat))
            self._end_turn(tell)
        elif self.keeps():
            if tell:
                tell(Event("keep", seat))
            self._end_turn(tell)

    # Turns, and what happens by itself in them.

    def _end_turn(self, tell: Tell | None) -> None:
        self._pass_on()
        while self._by_itself(tell):
            self._pass_on()

    def _count_turn(self) -> None:
        """Count the turn that is over if it only took the pile's top."""
        self.idle = self.idle + 1 if self.taken is not None and not self.melded else 0
        self.end_turn()

    def _pass_on(self) -> None:
        """The turn is over: the next seat is asked."""
        self._count_turn()
        self.asked = Seat((self._seat() + 1) % self.setup.players)
        self.phase = DRAW

    def _by_itself(self, tell: Tell | None) -> bool:
        """Let happen what the turn that begins does by itself; whether that ended it."""
        seat = self._seat()
        if not self.hands[seat]:
            return self._floats(seat, tell)
        if not self.stock and not self.can_take_last():
            self._finish(tell)
        return False

    def _floats(self, seat: Seat, tell: Tell | None) -> bool:
        """A floater's turn, as far as it has one move only; whether the floater still floats."""
        if not self.stock:
            self._finish(tell)
            return False
        self._draw_stock(tell)
        self.phase = PLAY
        moves = list(self._plays())
        if len(moves) > 1:
            return False
        move = moves[0]
        if isinstance(move, Add):
            self._add(move, tell)
            return True
        self._play(move, tell)
        return False

    # Rounds.

    def _begin(self, tell: Tell | None) -> None:
        if self.setup.dealer is None:
            self.dealer = Seat(first_dealer(self.setup.players, self.number))
        self._deal(tell)

    def _deal(self, tell: Tell | None) -> None:
        """Deal a round; the dealer is set."""
        self.round += 1
        self._new_round()
        self.clear()
        players = self.setup.players
        deck = self._new_deck(PACK, french.read)
        if tell:
            tell(self._shuffle(len(deck)))
        self.stock = deck[::-1]
        for number in range(1, DEALT * players + 1):
            seat = Seat((self.dealer + number) % players)
            card = self.stock.pop()
            self.hands[seat].append(card)
            if tell:
                tell(_drawn("deal", seat, card))
        up = self.stock.pop()
        self.pile.append(up)
        if tell:
            tell(Event("turn-up", self.dealer, "stock", "pile", (french.write(up),)))
        self.asked = Seat((self.dealer + 1) % players)
        self.phase = DRAW

    def _shuffle(self, count: int) -> Event:
        facts = {
            "round": self.round,
            "dealer": self.dealer,
            "stock": count,
            "known": [[] for _ in self.known],
            "melds": [],
        }
        return Event("shuffle", self.dealer, facts=facts)

    def _finish(self, tell: Tell | None) -> None:
        if tell:
            tell(Event("finish", self.asked))
        self._end_round(None, tell)

    def _end_round(self, out: Seat | None, tell: Tell | None) -> None:
        points = self.points()
        self.scores = [total + more for total, more in zip(self.scores, points, strict=True)]
        self.rounds.append({"scores": points, "out": out})
        best = max(self.scores)
        leaders = [Seat(seat) for seat, total in enumerate(self.scores) if total == best]
        if (best >= self.target and len(leaders) == 1) or self.round == MOST_ROUNDS:
            self.winners = tuple(leaders)
            self.asked = None
            self.phase = "over"
        if tell:
            for seat, hand in enumerate(self.hands):
                if hand:
                    # Laid open to be counted.
                    zone = f"hands/{seat}"
                    tell(Event("reveal", Seat(seat), zone, zone, tuple(texts(hand))))
            facts = {"rounds": copied(self.rounds), "scores": self.scores[:]}
            tell(Event("round-end", out, facts=facts))
        if self.winners is None:
            if tell:
                self._gather(tell)
            self.dealer = Seat((self.dealer + 1) % self.setup.players)
            self._deal(tell)

    def _gather(self, tell: Tell) -> None:
        """Tell how every card goes back to the stock."""
        for run in self.table.runs:
            cards = tuple([laid.write(card) for card in run.cards])
            source = f"melds/M{run.number}/cards"
            tell(Event("gather", Seat(run.owner), source, "stock", cards))
        if self.pile:
            tell(Event("gather", None, "pile", "stock", tuple(texts(self.pile))))
        for seat, hand in enumerate(self.hands):
            if hand:
                mine = frozenset([Seat(seat)])
                told = tuple(texts(hand))
                tell(Event("gather", Seat(seat), f"hands/{seat}", "stock", told, seen_by=mine))


def _drawn(kind: str, seat: Seat, card: Card) -> Event:
    """A card from the stock, which only its new owner sees."""
    told = (french.write(card),)
    return Event(kind, seat, "stock", f"hands/{seat}", told, seen_by=frozenset([seat]))


def _locked(run: Run) -> dict[str, Any]:
    """The fact that a run is locked, once it is."""
    return {f"melds/M{run.number}/locked": True} if run.locked else {}
