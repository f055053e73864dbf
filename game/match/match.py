"""A match: a game's state, the names at its seats, and the moves that led to it.

`Match` is the one mutable object of a match: the table, the console and the lists of records all
play through it. `load` and `recover` build one from a record. `Snapshots` keeps earlier states for
undo and for looking back.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from datetime import date
from hashlib import sha256
from itertools import pairwise
from typing import Any

from game.cards.shuffle import Stream
from game.core.event import Event, Seat, View
from game.core.game import Game, Setup, State
from game.core.illegal import Illegal, IllegalMove, InvalidSetup, UnreadableMove, quoted
from game.core.part import NO_PART, cut_part, place_of
from game.core.record import (
    CHANCE_WORDS,
    SECRET_CHANCE_WORD,
    SHARED_CHANCE_WORD,
    InvalidRecord,
    RecordLines,
    header,
    move_line,
    parse_record,
    whole_number,
)
from game.core.sheet import PlayedRounds, RoundEnd
from game.games import GAMES_BY_NAME
from game.match.record_notes import (
    FROM_HERE_MODE,
    SAME_CARDS_MODE,
    EveningPart,
    RecordNotes,
    day_of,
    evening_of,
    is_daily,
    is_note,
)
from game.match.seal import (
    SealedDeal,
    Seals,
    deal_of,
    fresh_salt,
    setup_lines,
    shuffles_of,
)
from game.text.message import Message


def summed(text: str) -> str:
    """The SHA-256 of lines, in hexadecimal digits; a line's end counts as one line feed."""
    lines = text.replace("\r\n", "\n")
    return sha256(lines.encode("utf-8", "surrogatepass")).hexdigest()


class Ledger:
    """Pieces of text, each a line or several: those of the header, then those of each move.

    Its length is the number of pieces.
    """

    def __init__(self, header: str) -> None:
        self._pieces = [header]
        self._starts: list[int] = []
        """Index of the first piece of each move."""

    @classmethod
    def read(cls, lines: Sequence[str], moves: Sequence[int]) -> "Ledger":
        """The ledger of a record's lines, with their ends; ``moves`` are the lines of the moves,
        counted from 1."""
        starts = [number - 1 for number in moves]
        bounds = [*starts, len(lines)]
        ledger = cls("".join(lines[: bounds[0]]))
        for first, end in pairwise(bounds):
            ledger.begin("".join(lines[first:end]))
        return ledger

    def __len__(self) -> int:
        return len(self._pieces)

    def begin(self, line: str) -> None:
        """Add the line of a move."""
        self._starts.append(len(self._pieces))
        self._pieces.append(line)

    def add(self, text: str) -> None:
        """Add lines that come after the last move, or after the header."""
        if text:
            self._pieces.append(text)

    def pop(self) -> None:
        """Remove the last move's line and all that came after it but the notes."""
        start = self._starts.pop()
        gone = "".join(self._pieces[start:]).splitlines(keepends=True)
        del self._pieces[start:]
        self.add("".join(line for line in gone if is_note(line.rstrip("\r\n"))))

    def text(self) -> str:
        """All lines."""
        return "".join(self._pieces)

    def since(self, pieces: int) -> str:
        """The lines behind the first ``pieces`` pieces."""
        return "".join(self._pieces[pieces:])

    def sum(self) -> str:
        """The SHA-256 of all lines."""
        return summed(self.text())


MOVES_PER_SNAPSHOT_COUNT = 128
"""Interval of the snapshots that are kept; states between them are rebuilt."""


class Snapshots:
    """Stack of snapshots, one before each move.

    ``replay`` applies the move of a number to a state. A match of n moves keeps at most ``3 *
    MOVES_PER_SNAPSHOT_COUNT + n / MOVES_PER_SNAPSHOT_COUNT`` states in memory, and ``pop`` replays
    at most ``MOVES_PER_SNAPSHOT_COUNT`` moves.
    """

    def __init__(self, replay: Callable[[State[Any], int], None]) -> None:
        self._replay = replay
        self._count = 0
        self._marks: list[State[Any]] = []
        self._newest: list[State[Any]] = []
        self._stretch: tuple[int, list[State[Any]]] = (0, [])
        """Number of a kept snapshot, and the states last rebuilt from it."""

    def __len__(self) -> int:
        return self._count

    @property
    def kept(self) -> int:
        """Number of states in memory."""
        return len(self._marks) + len(self._newest) + len(self._stretch[1])

    def push(self, state: State[Any]) -> None:
        """Add the snapshot before the next move; the stack owns it from now on."""
        if self._count % MOVES_PER_SNAPSHOT_COUNT == 0:
            self._marks.append(state)
        self._newest.append(state)
        self._count += 1
        if len(self._newest) == 2 * MOVES_PER_SNAPSHOT_COUNT:
            del self._newest[:MOVES_PER_SNAPSHOT_COUNT]

    def pop(self) -> State[Any]:
        """Remove and return the snapshot before the last move.

        Earlier moves must still be available to ``replay``. Raises ``IndexError`` if no move has
        been made.
        """
        if not self._count:
            raise IndexError("no move has been made")
        if not self._newest:
            self._make_again()
        self._stretch = (0, [])
        self._count -= 1
        if self._count % MOVES_PER_SNAPSHOT_COUNT == 0:
            self._marks.pop()
        return self._newest.pop()

    def before(self, number: int) -> State[Any]:
        """Snapshot before the move of this number, from 0; not to be changed.

        Replays up to ``MOVES_PER_SNAPSHOT_COUNT`` moves, but none for recent states or neighbours
        of the last request. Raises ``IndexError`` if no move has this number.
        """
        if not 0 <= number < self._count:
            raise IndexError(f"no move has the number {number}")
        newest = number - self._count + len(self._newest)
        if newest >= 0:
            return self._newest[newest]
        first = number - number % MOVES_PER_SNAPSHOT_COUNT
        if self._stretch[0] != first or not self._stretch[1]:
            self._stretch = (first, [self._marks[number // MOVES_PER_SNAPSHOT_COUNT]])
        states = self._stretch[1]
        while len(states) <= number - first:
            state = states[-1].clone()
            self._replay(state, first + len(states) - 1)
            states.append(state)
        return states[number - first]

    def _make_again(self) -> None:
        """Rebuild the states since the last kept snapshot."""
        first = (len(self._marks) - 1) * MOVES_PER_SNAPSHOT_COUNT
        state = self._marks[-1]
        self._newest.append(state)
        for number in range(first, self._count - 1):
            state = state.clone()
            self._replay(state, number)
            self._newest.append(state)


MAX_MOVE_TEXT_LETTER_COUNT = 300
"""Maximum length of a move's text; a run of fourteen named wild cards has a third of it."""


class BadCut(ValueError):
    """Raised if a deck cannot be cut, or not at this place; ``said`` is the reason."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said


class Match:
    """One match at one table.

    ``state`` is the current position.  ``moves`` are the seats and texts of the moves made,
    ``deals`` the deals of the rounds begun, and ``seats`` the names at the table.  Raises
    ``ValueError`` for names that a record cannot hold.  ``salt`` draws the salts of the seals;
    ``seals`` are those of the record being replayed.  ``notes`` are the record's notes.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        setup: Setup,
        seats: Sequence[str] = (),
        draw_salt: Callable[[], str] = fresh_salt,
        seals: Seals | None = None,
        notes: RecordNotes | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = tuple(seats) or tuple(f"Seat {seat}" for seat in range(setup.players))
        self.notes = RecordNotes() if notes is None else notes
        self._draw_salt = draw_salt
        self._seals = seals
        self._former: dict[int, SealedDeal] = {}
        self._given = max(len(setup.cuts), len(setup.parts or ()))
        """Number of rounds whose cut or part was known when the match began."""
        head = header(setup, self.seats)
        self._ledger = Ledger(head)
        self._noted = 0
        """Number of notes in the ledger."""
        self._head = setup_lines(head.splitlines()) if seals is None else seals.setup
        self.state: State[Any]
        self.state, self.opening = game.new_with_events(setup)
        self.moves: list[tuple[Seat, str]] = []
        self._before = Snapshots(self._replay)
        self.deals: list[SealedDeal] = [self._new_deal()]

    @property
    def played_on(self) -> bool:
        """Whether it continues from a position of another match, so that its deal was known."""
        return self.notes.mode == FROM_HERE_MODE

    def _new_deal(self) -> SealedDeal:
        """Deal of the round that has just begun, with its seal.

        A round that is begun once more after an undo has the salt it had.
        """
        deal = deal_of(self.game, self.state, len(self.moves), self._head)
        if self._seals is not None:
            return self._seals.seal(deal, self.setup.seed)
        former = self._former.get(deal.number)
        again = former is not None and former.seal is not None and former.version == deal.version
        return self._sealed(replace(deal, salt=former.salt if former and again else ""))

    def _sealed(self, deal: SealedDeal) -> SealedDeal:
        """A deal with its seal, which is in the ledger; its part, too, where it is known."""
        deal = replace(deal, salt=deal.salt or self._draw_salt())
        self._ledger.add(deal.opening_lines())
        deal = replace(deal, before=self._ledger.sum())
        deal = replace(deal, seal=deal.sum)
        self._ledger.add(deal.seal_line())
        self._write_part(deal)
        return deal

    def _write_part(self, deal: SealedDeal) -> None:
        """Write a deal's part, if any, to the ledger, and the sum of all lines up to it."""
        self._ledger.add(deal.part_line)
        if deal.part is not None:
            self._ledger.add(f"# dealt {deal.number} {self._ledger.sum()}\n")

    def replayed(self, ledger: Ledger, notes: int) -> None:
        """End the replay of a record: later deals get seals of their own.

        ``ledger`` has the record's lines and the first ``notes`` notes.  In a record without any
        seal, the last deal by number is sealed now if its round has no move yet.
        """
        sealed = any(deal.seal is not None for deal in self.deals)
        self._seals = None
        self._ledger, self._noted = ledger, notes
        last = self.deals[-1]
        if not sealed and not self.setup.secret and last.after == len(self.moves):
            self.deals[-1] = self._sealed(replace(last, salt=""))

    def search_seed(self, number: int) -> int:
        """Seed for an opponent's search before the move of this number, from 0.

        It is repeatable, but reveals nothing about the deal.
        """
        return Stream(self.setup.seed, f"thought {number}").number_below(2**32)

    def refusal(self, text: str) -> Illegal | None:
        """Refusal of the move with this text; None if the move is legal."""
        try:
            return self.state.check(self._read(text))
        except IllegalMove as error:
            return error.illegal

    def _read(self, text: str) -> Any:
        """Parse a move; raises ``IllegalMove`` if that fails or the match is over."""
        if self.state.over:
            raise IllegalMove(Illegal("match-over", Message("match-over")))
        if len(text) > MAX_MOVE_TEXT_LETTER_COUNT:
            said = Message("match-too-long", move=quoted(text))
            raise IllegalMove(Illegal("not-a-move", said))
        try:
            return self.game.parse(text)
        except UnreadableMove as error:
            raise IllegalMove(Illegal("not-a-move", error.said)) from None

    def play(self, text: str) -> list[Event]:
        """Play a move of the asked seat and return its events; raises ``IllegalMove``."""
        move = self._read(text)
        before = self.state.clone()
        events = self.state.apply(move)
        self._made(before, move)
        return events

    def follow(self, text: str) -> None:
        """Play a move without events, in half the time of ``play``.

        Used to load long records. Raises ``IllegalMove``.
        """
        move = self._read(text)
        illegal = self.state.check(move)
        if illegal is not None:
            raise IllegalMove(illegal)
        before = self.state.clone()
        self.state.advance(move)
        self._made(before, move)

    def _made(self, before: State[Any], move: Any) -> None:
        """Store a move that was just made, and the deal of a round that it began."""
        seat = before.asked
        assert seat is not None, "a state that is not over asks a seat"
        self._before.push(before)
        text = self.game.write(move)
        if self._seals is None:
            if self.wants_part:
                self._leave_uncut()
            self._write_notes()
            self._ledger.begin(move_line(seat, text))
        self.moves.append((seat, text))
        over = self.state.over
        ended = over or len(self.state.rounds) >= len(self.deals)
        if ended and self._seals is None:
            deal = self.deals[-1]
            self._ledger.add(deal.closing_lines(self.shuffles(deal)))
        if ended and not over:
            self.deals.append(self._new_deal())
        if over and self._seals is None:
            self._close()

    def _close(self) -> None:
        """Write the sum of all lines to the ledger, if the last deal has a seal."""
        if self.deals[-1].seal is not None:
            self._ledger.add(f"# end {self._ledger.sum()}\n")

    def give_up(self) -> None:
        """Note that the player gave up."""
        self.notes.give_up(len(self.moves))
        self._write_notes()
        self._close()

    def _write_notes(self) -> None:
        """Write the new notes to the ledger."""
        self._ledger.add(self.notes.since(self._noted))
        self._noted = len(self.notes)

    # The player's part.

    @property
    def wants_part(self) -> bool:
        """Whether the player has yet to give their part in the round that has just begun."""
        deal = self.deals[-1]
        fresh = not self.state.over and deal.after == len(self.moves)
        return fresh and self.setup.parts is not None and deal.part is None

    def cut(self, cards: int) -> list[Event]:
        """Cut the deck of the new round behind ``cards`` cards; see ``add_part``."""
        return self.add_part(cut_part(cards))

    def add_part(self, part: str) -> list[Event]:
        """Deal the new round with the player's part, written as in the record.

        In a match without parts a cut moves cards from the top of the deck to its bottom.  Returns
        the events that replace those of the round's beginning (from ``opening`` or the last move).
        Raises ``BadCut`` after the round's first move, for a second part, and for a cut that this
        deck or match does not allow.
        """
        deal, cards = self.deals[-1], place_of(part)
        if self.state.over or deal.after != len(self.moves):
            raise BadCut(Message("record-cut-late"))
        if deal.part is not None or deal.cut:
            raise BadCut(Message("record-cut-once"))
        if cards is None and self.setup.parts is None:
            raise BadCut(Message("record-words-none"))
        least = 1 if self.setup.parts is None else 0
        if cards is not None and not least <= cards < len(deal.deck):
            raise BadCut(Message("record-cut-deck", cards=cards, count=len(deal.deck)))
        self.setup = parted(self.setup, deal.number - 1, part)
        if self.moves:
            state = self._before.pop()
            state.setup = self.setup
            self.state = state.clone()
            events = self.state.apply(self.game.parse(self.moves[-1][1]))
            self._before.push(state)
        else:
            self.state, self.opening = self.game.new_with_events(self.setup)
            events = self.opening
        now = deal_of(self.game, self.state, deal.after)
        self._take_part(
            replace(
                deal,
                dealer=now.dealer,
                part=now.part,
                cut=now.cut,
                chance=now.chance,
                deck=now.deck,
            )
        )
        return events

    def _leave_uncut(self) -> None:
        """Not to cut is the player's part in the round: the cards are those that lie there."""
        self.setup = parted(self.setup, self.deals[-1].number - 1, NO_PART)
        self.state.setup = self.setup
        self._take_part(replace(self.deals[-1], part=NO_PART))

    def _take_part(self, deal: SealedDeal) -> None:
        self.deals[-1] = deal
        if self._seals is None:
            self._write_notes()
            self._write_part(deal)

    def _replay(self, state: State[Any], number: int) -> None:
        """Apply the move of this number, from 0, to a state."""
        state.setup = self.setup
        state.advance(self.game.parse(self.moves[number][1]))

    def after(self, moves: int) -> State[Any]:
        """State after the first `moves` moves; not to be changed."""
        if moves == len(self.moves):
            return self.state
        state = self._before.before(moves)
        state.setup = self.setup
        return state

    def undo(self) -> tuple[Seat, str]:
        """Take back the last move and return it; raises ``IndexError`` if there is none."""
        self.state = self._before.pop()
        undone = self.moves.pop()
        self._write_notes()
        self._ledger.pop()
        while self.deals[-1].after > len(self.moves):
            deal = self.deals.pop()
            self._former[deal.number] = deal
        known = max(len(self.deals), self._given)
        cuts, parts = self.setup.cuts[:known], self.setup.parts
        while cuts and not cuts[-1]:
            cuts = cuts[:-1]
        parts = None if parts is None else parts[:known]
        self.setup = replace(self.setup, cuts=cuts, parts=parts)
        self.state.setup = self.setup
        return undone

    def moves_now(self) -> list[str]:
        """Texts of all legal moves of the asked seat."""
        return [self.game.write(move) for move in self.state.legal()]

    def view(self, seat: Seat) -> View:
        return self.state.view(seat)

    def record(self) -> str:
        """The match as text."""
        parts = {deal.after: deal.part_line for deal in self.deals}
        lines = [header(self.setup, self.seats), parts.get(0, "")]
        for number, (seat, move) in enumerate(self.moves, 1):
            lines += [move_line(seat, move), parts.get(number, "")]
        return "".join(lines)

    def sealed_record(self) -> str:
        """The match as text, with the seals of its deals and its notes as comments.

        Of a record that was read the lines are as they were there.
        """
        self._write_notes()
        return self._ledger.text()

    @property
    def written(self) -> int:
        """Number of pieces of ``sealed_record``; it shrinks only by an undo."""
        self._write_notes()
        return len(self._ledger)

    def written_since(self, pieces: int) -> str:
        """The end of ``sealed_record``, behind the first ``pieces`` pieces."""
        self._write_notes()
        return self._ledger.since(pieces)

    @property
    def foreseen(self) -> bool:
        """Whether the cards could be known before the deal.

        True for a requested number, a daily deal, and the cards of an earlier match.
        """
        again = self.notes.mode in (SAME_CARDS_MODE, FROM_HERE_MODE)
        return not self.setup.secret or again or self.daily

    @property
    def daily(self) -> bool:
        """Whether the cards follow from a date."""
        return is_daily(self.notes.mode)

    @property
    def day(self) -> date | None:
        """Day of a daily deal; None for other matches."""
        return day_of(self.notes.mode)

    @property
    def evening(self) -> EveningPart | None:
        """The part of an evening that it is; None for other matches."""
        return evening_of(self.notes.mode)

    def ended(self, place: int) -> int | None:
        """Number of moves at the end of the round at `place`; None while it is played."""
        if place + 1 < len(self.deals):
            return self.deals[place + 1].after
        return len(self.moves) if self.state.over else None

    def played(self, rounds: int | None = None) -> PlayedRounds:
        """The rounds that are over, or the first of them, for the score sheet."""
        over = len(self.state.rounds) if rounds is None else min(rounds, len(self.state.rounds))
        ends, state = [], self.after(0)
        for place in range(over):
            moves = self.ended(place)
            assert moves is not None, "the round is over"
            before, state = self.after(moves - 1), self.after(moves)
            events = before.clone().apply(self.game.parse(self.moves[moves - 1][1]))
            ends.append(RoundEnd(before, events, state))
        return PlayedRounds(self.setup, ends, state)

    def shuffles(self, deal: SealedDeal) -> list[str]:
        """The later shuffles already made in a deal's round, as lines of the record."""
        return shuffles_of(self.game, self.state, deal.number, deal.version)


def parted(setup: Setup, rounds: int, part: str) -> Setup:
    """A set-up with the part or the cut of a round; ``rounds`` come before it."""
    if setup.parts is None:
        cuts = (*setup.cuts[:rounds], *[0] * (rounds - len(setup.cuts)), place_of(part) or 0)
        return replace(setup, cuts=cuts)
    missing = rounds - len(setup.parts)
    parts = (*setup.parts[:rounds], *[NO_PART] * missing, part, *setup.parts[rounds + 1 :])
    return replace(setup, parts=parts)


def load(text: str) -> Match:
    """Match from a record; raises ``InvalidRecord`` with line and reason."""
    match, fault = recover(text)
    if fault is not None:
        raise fault
    return match


def recover(text: str) -> tuple[Match, InvalidRecord | None]:
    """Match from the valid beginning of a record, and the fault that ends it, if any.

    Raises ``InvalidRecord`` if the header cannot be read.
    """
    replay = replaying(text)
    match = next(replay)
    while True:
        try:
            next(replay)
        except StopIteration as end:
            return match, end.value


def replaying(text: str) -> Generator[Match, None, InvalidRecord | None]:
    """Replay a record in steps: its match before the first move and after each one.

    Returns the fault that ends it, if any. Raises ``InvalidRecord`` if the header cannot be read.
    """
    lines = parse_record(text)
    match = _set_up(lines)
    yield match
    fault = yield from _make_moves(match, lines)
    _keep_lines(match, lines, text, fault)
    return fault


def _keep_lines(match: Match, lines: RecordLines, text: str, fault: InvalidRecord | None) -> None:
    """Let a replayed match continue behind the intact lines of its record.

    The lines of finished rounds stay byte for byte.  Those of the current round get plain
    line feeds.  Notes behind a fault are kept too.
    """
    raw = [f"{line}\n" for line in text.split("\n", len(lines.all))[: len(lines.all)]]
    good = raw if fault is None else raw[: fault.line - 1]
    moves = [line for line, _, _ in lines.moves[: len(match.moves)]]
    begun = len(moves) if match.state.over else match.deals[-1].after
    over = moves[begun - 1] if begun else 0
    good[over:] = [f"{line}\n" for line in lines.all[over : len(good)]]
    ledger = Ledger.read(good, moves)
    for comment in lines.comments:
        if comment.line > len(good) and is_note(comment.text):
            ledger.add(f"{comment.text}\n")
    match.replayed(ledger, len(match.notes))


def _make_moves(match: Match, lines: RecordLines) -> Generator[Match, None, InvalidRecord | None]:
    """Make the moves of a record and deal with its parts; returns what stopped that, or None."""
    parts = iter(lines.parts)
    part = next(parts, None)
    for place, (number, seat, move) in enumerate([*lines.moves, (0, Seat(0), "")]):
        while part is not None and part.moves == place:
            try:
                match.add_part(part.text)
            except BadCut as error:
                return InvalidRecord(part.line, error.said)
            part = next(parts, None)
        if place == len(lines.moves):
            break
        if seat != match.state.asked:
            asked = match.state.asked
            if asked is None:
                return InvalidRecord(number, Message("record-over", seat=seat))
            return InvalidRecord(number, Message("record-turn", seat=seat, asked=asked))
        try:
            match.follow(move)
        except IllegalMove as error:
            why = error.illegal.message
            return InvalidRecord(number, Message("record-refused", move=quoted(move), why=why))
        yield match
    return lines.fault


def _set_up(lines: RecordLines) -> Match:
    game, setup, seats = set_up(lines)
    return Match(game, setup, seats, seals=Seals(lines), notes=RecordNotes(lines.comments))


def set_up(lines: RecordLines) -> tuple[Game[Any, Any], Setup, tuple[str, ...]]:
    """Parse a record's header to game, set-up and seat names; raises ``InvalidRecord``."""
    line, name = lines.header["game"]
    if name not in GAMES_BY_NAME:
        raise InvalidRecord(line, Message("record-game", game=quoted(name)))
    game = GAMES_BY_NAME[name]
    numbers = {
        key: whole_number(lines.header[key][0], key, lines.header[key][1])
        for key in ("players", "seed", "dealer")
        if key in lines.header
    }
    deck = lines.header["deck"][1].split(" ") if "deck" in lines.header else None
    seats = lines.header["seats"][1].split(" | ") if "seats" in lines.header else []
    secret = "chance" in lines.header
    chance = lines.header["chance"][1] if secret else SECRET_CHANCE_WORD
    if chance not in CHANCE_WORDS:
        wanted = " or ".join(map(repr, CHANCE_WORDS))
        said = Message("record-chance", value=quoted(chance), wanted=wanted)
        raise InvalidRecord(lines.header["chance"][0], said)
    try:
        options = game.options_type.from_text(lines.header["options"][1])
        setup = game.setup(
            numbers["players"],
            options,
            numbers["seed"],
            numbers.get("dealer"),
            deck,
            secret,
            parts=None if chance == SECRET_CHANCE_WORD else (),
        )
    except InvalidSetup as error:
        raise InvalidRecord(lines.header[error.about][0], error.said) from None
    if seats and len(seats) != setup.players:
        raise InvalidRecord(lines.header["seats"][0], Message("record-seats"))
    return game, replace(setup, dealer_by_number=chance == SHARED_CHANCE_WORD), tuple(seats)
