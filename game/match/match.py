"""A match: a game's state, the names at its seats, and the moves that led to it."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

from game.cards.shuffle import Stream
from game.core.event import Event, Seat, View
from game.core.game import Game, Setup, State
from game.core.illegal import BadSetup, Illegal, IllegalMove, NotAMove
from game.core.quoting import quoted
from game.core.record import (
    SECRET,
    BadRecord,
    Lines,
    header,
    move_line,
    take_apart,
    whole_number,
)
from game.games import BY_NAME
from game.match.daily import day_of
from game.match.history import History
from game.match.notes import AGAIN, FROM_HERE, Notes
from game.match.seal import Deal, Seals, deal_of, fresh_salt, shuffles_of
from game.values import replace
from game.words.message import Message

LONGEST_MOVE = 300
"""More characters than any move has: a run of fourteen named wild cards has a third of that."""


class BadCut(ValueError):
    """Raised for a deck that cannot be cut, or not so: ``said`` is why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said


class Match:
    """One match at one table.

    ``state`` is the position now, ``moves`` the seats and texts of the moves so far, ``deals``
    the deals of the rounds so far, and ``seats`` the names at the table; names a record could
    not hold are a ``ValueError``.  ``salt`` draws the salts of the seals; ``seals`` are those
    that a record holds, which are kept as they are.  ``notes`` tell how it was played.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        setup: Setup,
        seats: Sequence[str] = (),
        salt: Callable[[], str] = fresh_salt,
        seals: Seals | None = None,
        notes: Notes | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = tuple(seats) or tuple(f"Seat {seat}" for seat in range(setup.players))
        self.notes = Notes() if notes is None else notes
        self._draw_salt = salt
        self._seals = seals
        self._former: dict[int, Deal] = {}
        header(setup, self.seats)
        self.state: State[Any]
        self.state, self.opening = game.open(setup)
        self.moves: list[tuple[Seat, str]] = []
        self._before = History(self._replay)
        self.deals: list[Deal] = [self._new_deal()]

    @property
    def played_on(self) -> bool:
        """Whether it goes on from a position of another match: then its deal was known."""
        return self.notes.mode == FROM_HERE

    def _new_deal(self) -> Deal:
        """The deal of the round that has just begun, with its seal.

        A round that is begun once more after an undo has the seal it had, if it has the deck.
        """
        former = self._former.get(len(self.state.rounds) + 1)
        deal = deal_of(self.game, self.state, len(self.moves), former.salt if former else "")
        if former is not None and former.deck == deal.deck:
            return replace(former, after=deal.after, cut=deal.cut)
        if self._seals is not None:
            return self._seals.seal(deal, self.setup.seed, self._draw_salt)
        return replace(deal, salt=self._draw_salt()).sealed()

    def replayed(self) -> None:
        """The record has been replayed to its end: from now on each deal is sealed anew.

        So is the one that stands there without a seal, if nobody has moved in its round.
        """
        self._seals = None
        self.notes.keep_to(len(self.moves))
        last = self.deals[-1]
        if last.seal is None and last.after == len(self.moves):
            self.deals[-1] = last.sealed()

    def thought(self, number: int) -> int:
        """The number that whoever thinks about the move of this number (from 0) draws from.

        Repeatable, but nothing from which the deal could be worked out again.
        """
        return Stream(self.setup.seed, f"thought {number}").below(2**32)

    def why(self, text: str) -> Illegal | None:
        """Why the move this text stands for would be refused; None if it is legal."""
        try:
            return self.state.check(self._read(text))
        except IllegalMove as error:
            return error.illegal

    def _read(self, text: str) -> Any:
        """The move a text stands for; ``IllegalMove`` where none can be made."""
        if self.state.over:
            raise IllegalMove(Illegal("match-over", Message("match-over")))
        if len(text) > LONGEST_MOVE:
            said = Message("match-too-long", move=quoted(text))
            raise IllegalMove(Illegal("not-a-move", said))
        try:
            return self.game.parse(text)
        except NotAMove as error:
            raise IllegalMove(Illegal("not-a-move", error.said)) from None

    def play(self, text: str) -> list[Event]:
        """Make a move of the seat that is asked; what happened.  Raises ``IllegalMove``."""
        move = self._read(text)
        before = self.state.clone()
        events = self.state.apply(move)
        self._made(before, move)
        return events

    def follow(self, text: str) -> None:
        """Make a move without telling of it, as ``play`` does but in half the time.

        For records, which are long.  Raises ``IllegalMove``.
        """
        move = self._read(text)
        illegal = self.state.check(move)
        if illegal is not None:
            raise IllegalMove(illegal)
        before = self.state.clone()
        self.state.advance(move)
        self._made(before, move)

    def _made(self, before: State[Any], move: Any) -> None:
        """Remember a move that has just been made, and the deal of a round it began."""
        seat = before.asked
        assert seat is not None, "a state that is not over asks a seat"
        self._before.push(before)
        self.moves.append((seat, self.game.write(move)))
        if len(self.state.rounds) >= len(self.deals) and not self.state.over:
            self.deals.append(self._new_deal())

    def cut(self, cards: int) -> list[Event]:
        """Cut the deck of the round that has just begun, and deal it as it is then.

        So many cards go from its top to its bottom; what happens then, in place of what was
        told of the round's beginning (by ``opening``, or by the last move).  Raises
        ``BadCut`` once somebody has moved in the round, and if nothing would be left of
        the deck, above the cut or below it.
        """
        deal = self.deals[-1]
        if self.state.over or deal.after != len(self.moves):
            raise BadCut(Message("record-cut-late"))
        if not 0 < cards < len(deal.deck):
            raise BadCut(Message("record-cut-deck", cards=cards, count=len(deal.deck)))
        rounds = deal.number - 1
        before = (*self.setup.cuts[:rounds], *[0] * (rounds - len(self.setup.cuts)))
        self.setup = replace(self.setup, cuts=(*before, cards))
        if self.moves:
            state = self._before.pop()
            state.setup = self.setup
            self.state = state.clone()
            events = self.state.apply(self.game.parse(self.moves[-1][1]))
            self._before.push(state)
        else:
            self.state, self.opening = self.game.open(self.setup)
            events = self.opening
        self.deals[-1] = replace(deal, cut=cards)
        return events

    def _replay(self, state: State[Any], number: int) -> None:
        """Make the move of this number again, counted from 0."""
        state.setup = self.setup
        state.advance(self.game.parse(self.moves[number][1]))

    def after(self, moves: int) -> State[Any]:
        """The state after so many of the moves; it is not to be changed."""
        if moves == len(self.moves):
            return self.state
        state = self._before.before(moves)
        state.setup = self.setup
        return state

    def undo(self) -> tuple[Seat, str]:
        """Take the last move back and return it; raises ``IndexError`` if there is none."""
        self.state = self._before.pop()
        undone = self.moves.pop()
        while self.deals[-1].after > len(self.moves):
            deal = self.deals.pop()
            self._former[deal.number] = deal
        cuts = self.setup.cuts[: len(self.deals)]
        while cuts and not cuts[-1]:
            cuts = cuts[:-1]
        self.setup = replace(self.setup, cuts=cuts)
        self.state.setup = self.setup
        return undone

    def moves_now(self) -> list[str]:
        """The texts of every legal move of the seat that is asked."""
        return [self.game.write(move) for move in self.state.legal()]

    def view(self, seat: Seat) -> View:
        """What a seat may know."""
        return self.state.view(seat)

    def record(self) -> str:
        """The match as text."""
        cuts = {deal.after: f"cut {deal.cut}\n" for deal in self.deals if deal.cut}
        lines = [header(self.setup, self.seats), cuts.get(0, "")]
        for number, (seat, move) in enumerate(self.moves, 1):
            lines += [move_line(seat, move), cuts.get(number, "")]
        return "".join(lines)

    def sealed_record(self) -> str:
        """The match as text, with the seals of its deals and its notes as comments."""
        lines = [header(self.setup, self.seats), self.seals_after(0), self.notes.lines(0)]
        for number, (seat, move) in enumerate(self.moves, 1):
            lines += [move_line(seat, move), self.seals_after(number), self.notes.lines(number)]
        return "".join(lines)

    def seals_after(self, moves: int) -> str:
        """The lines that follow so many moves: the deal that is over, the next one's seal."""
        lines = []
        for place, deal in enumerate(self.deals):
            if self.ended(place) == moves:
                lines.append(deal.closing_lines(self.shuffles(deal)))
            if deal.after == moves:
                lines.append(deal.opening_lines())
        return "".join(lines)

    @property
    def foreseen(self) -> bool:
        """Whether its cards could be known before they were dealt: by their number, by the day
        whose deal it is, or from an earlier match that had them."""
        again = self.notes.mode in (AGAIN, FROM_HERE)
        return not self.setup.secret or again or self.day is not None

    @property
    def day(self) -> date | None:
        """The day whose deal it is; None for a match of another sort."""
        return day_of(self.notes.mode)

    def ended(self, place: int) -> int | None:
        """After how many moves the round of the deal at a place was over; None if it is not."""
        if place + 1 < len(self.deals):
            return self.deals[place + 1].after
        return len(self.moves) if self.state.over else None

    def shuffles(self, deal: Deal) -> list[str]:
        """The other shuffles of a deal's round so far, as the record tells them."""
        return shuffles_of(self.game, self.state, deal.number)


def load(text: str) -> Match:
    """The match a record tells; raises ``BadRecord`` with the line and the reason."""
    match, fault = recover(text)
    if fault is not None:
        raise fault
    return match


def recover(text: str) -> tuple[Match, BadRecord | None]:
    """The match as far as its record can be replayed, and what stopped it, if anything.

    Raises ``BadRecord`` if not even the header can be read.
    """
    lines = take_apart(text)
    match = _set_up(lines)
    fault = _make_moves(match, lines)
    match.replayed()
    return match, fault


def _make_moves(match: Match, lines: Lines) -> BadRecord | None:
    """Make the moves and the cuts of a record; what stopped them, if anything."""
    cuts = {cut.moves: cut for cut in lines.cuts}
    if len(cuts) < len(lines.cuts):
        again = next(cut for cut in lines.cuts if cuts[cut.moves] is not cut)
        return BadRecord(again.line, Message("record-cut-once"))
    for place, (number, seat, move) in enumerate([*lines.moves, (0, Seat(0), "")]):
        cut = cuts.get(place)
        if cut is not None:
            try:
                match.cut(cut.cards)
            except BadCut as error:
                return BadRecord(cut.line, error.said)
        if place == len(lines.moves):
            break
        if seat != match.state.asked:
            asked = match.state.asked
            if asked is None:
                return BadRecord(number, Message("record-over", seat=seat))
            return BadRecord(number, Message("record-turn", seat=seat, asked=asked))
        try:
            match.follow(move)
        except IllegalMove as error:
            why = error.illegal.message
            return BadRecord(number, Message("record-refused", move=quoted(move), why=why))
    return lines.fault


def _set_up(lines: Lines) -> Match:
    game, setup, seats = set_up(lines)
    return Match(game, setup, seats, seals=Seals(lines), notes=Notes(lines.comments))


def set_up(lines: Lines) -> tuple[Game[Any, Any], Setup, tuple[str, ...]]:
    """The game, the set-up and the seats that a record's header tells; raises ``BadRecord``."""
    line, name = lines.header["game"]
    if name not in BY_NAME:
        raise BadRecord(line, Message("record-game", game=quoted(name)))
    game = BY_NAME[name]
    numbers = {
        key: whole_number(lines.header[key][0], key, lines.header[key][1])
        for key in ("players", "seed", "dealer")
        if key in lines.header
    }
    deck = lines.header["deck"][1].split(" ") if "deck" in lines.header else None
    seats = lines.header["seats"][1].split(" | ") if "seats" in lines.header else []
    secret = "chance" in lines.header
    if secret and lines.header["chance"][1] != SECRET:
        line, chance = lines.header["chance"]
        raise BadRecord(line, Message("record-chance", value=quoted(chance), wanted=repr(SECRET)))
    try:
        options = game.options.from_text(lines.header["options"][1])
        setup = game.setup(
            numbers["players"], options, numbers["seed"], numbers.get("dealer"), deck, secret
        )
    except BadSetup as error:
        raise BadRecord(lines.header[error.about][0], error.said) from None
    if seats and len(seats) != setup.players:
        raise BadRecord(lines.header["seats"][0], Message("record-seats"))
    return game, setup, tuple(seats)
