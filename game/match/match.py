"""A match: a game's state, the names at its seats, and the moves that led to it."""

from collections.abc import Sequence
from typing import Any

from game.core.event import Event, Seat, View
from game.core.game import Game, Setup, State
from game.core.illegal import BadSetup, Illegal, IllegalMove, NotAMove
from game.core.record import BadRecord, Lines, header, move_line, take_apart, whole_number
from game.core.words import quoted
from game.games import BY_NAME
from game.match.history import History
from game.match.seal import Deal, deal_of

LONGEST_MOVE = 300
"""More characters than any move has: a run of fourteen named wild cards has a third of that."""


class Match:
    """One match at one table.

    ``state`` is the position now, ``moves`` the seats and texts of the moves so far, ``deals``
    the deals of the rounds so far, and ``seats`` the names at the table; names a record could
    not hold are a ``ValueError``.
    """

    def __init__(self, game: Game[Any, Any], setup: Setup, seats: Sequence[str] = ()) -> None:
        self.game = game
        self.setup = setup
        self.seats = tuple(seats) or tuple(f"Seat {seat}" for seat in range(setup.players))
        self._header = header(setup, self.seats)
        self.state: State[Any]
        self.state, self.opening = game.open(setup)
        self.moves: list[tuple[Seat, str]] = []
        self._before = History(self._replay)
        self.deals: list[Deal] = [deal_of(game, self.state, 0)]

    def why(self, text: str) -> Illegal | None:
        """Why the move this text stands for would be refused; None if it is legal."""
        if self.state.over:
            return Illegal("match-over", "The match is over.")
        if len(text) > LONGEST_MOVE:
            return Illegal("not-a-move", f"{quoted(text)} is longer than any move.")
        try:
            return self.state.check(self.game.parse(text))
        except NotAMove as error:
            return Illegal("not-a-move", str(error))

    def play(self, text: str) -> list[Event]:
        """Make a move of the seat that is asked; what happened.  Raises ``IllegalMove``."""
        illegal = self.why(text)
        if illegal is not None:
            raise IllegalMove(illegal)
        move = self.game.parse(text)
        before = self.state.clone()
        events = self.state.apply(move)
        self._made(before, move)
        return events

    def follow(self, text: str) -> None:
        """Make a move without telling of it, as ``play`` does but in half the time.

        For records, which are long.  Raises ``IllegalMove``.
        """
        illegal = self.why(text)
        if illegal is not None:
            raise IllegalMove(illegal)
        move = self.game.parse(text)
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
            self.deals.append(deal_of(self.game, self.state, len(self.moves)))

    def _replay(self, state: State[Any], number: int) -> None:
        """Make the move of this number again, counted from 0."""
        state.advance(self.game.parse(self.moves[number][1]))

    def undo(self) -> tuple[Seat, str]:
        """Take the last move back and return it; raises ``IndexError`` if there is none."""
        self.state = self._before.pop()
        undone = self.moves.pop()
        while self.deals[-1].after > len(self.moves):
            self.deals.pop()
        return undone

    def moves_now(self) -> list[str]:
        """The texts of every legal move of the seat that is asked."""
        return [self.game.write(move) for move in self.state.legal()]

    def view(self, seat: Seat) -> View:
        """What a seat may know."""
        return self.state.view(seat)

    def record(self) -> str:
        """The match as text."""
        lines = (move_line(seat, move) for seat, move in self.moves)
        return self._header + "".join(lines)

    def sealed_record(self) -> str:
        """The match as text, with the seals of its deals as comments."""
        lines = [self._header, self.seals_after(0)]
        for number, (seat, move) in enumerate(self.moves, 1):
            lines += [move_line(seat, move), self.seals_after(number)]
        return "".join(lines)

    def seals_after(self, moves: int) -> str:
        """The comments that follow so many moves: the deal that is over, the next one's seal."""
        lines = []
        for place, deal in enumerate(self.deals):
            if place + 1 < len(self.deals):
                ended = self.deals[place + 1].after == moves
            else:
                ended = self.state.over and moves == len(self.moves)
            if ended:
                lines.append(deal.deal_line())
            if deal.after == moves:
                lines.append(deal.seal_line())
        return "".join(lines)


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
    for number, seat, move in lines.moves:
        if seat != match.state.asked:
            asked = match.state.asked
            whom = "the match is over" if asked is None else f"seat {asked} is asked"
            return match, BadRecord(number, f"seat {seat} moves, but {whom}.")
        try:
            match.follow(move)
        except IllegalMove as error:
            return match, BadRecord(number, f"{quoted(move)}: {error}")
    return match, lines.fault


def _set_up(lines: Lines) -> Match:
    line, name = lines.header["game"]
    if name not in BY_NAME:
        raise BadRecord(line, f"there is no game {quoted(name)}.")
    game = BY_NAME[name]
    numbers = {
        key: whole_number(lines.header[key][0], key, lines.header[key][1])
        for key in ("players", "seed", "dealer")
        if key in lines.header
    }
    deck = lines.header["deck"][1].split(" ") if "deck" in lines.header else None
    seats = lines.header["seats"][1].split(" | ") if "seats" in lines.header else []
    try:
        options = game.options.from_text(lines.header["options"][1])
        setup = game.setup(
            numbers["players"], options, numbers["seed"], numbers.get("dealer"), deck
        )
    except BadSetup as error:
        raise BadRecord(lines.header[error.about][0], str(error)) from None
    if seats and len(seats) != setup.players:
        raise BadRecord(lines.header["seats"][0], "it does not name every seat.")
    return Match(game, setup, seats)
