"""The summary of a record: players, time, duration, score and end.

`summed` replays a record without snapshots. It is a generator, so that the window can read many
records in idle time.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Protocol

from game.core.event import PERSON_SEAT, Seat
from game.core.game import Game, Setup, State
from game.core.illegal import IllegalMove, InvalidSetup, UnreadableMove, quoted
from game.core.options import Options
from game.core.part import place_of
from game.core.record import InvalidRecord, Part, parse_record
from game.match.match import MAX_MOVE_TEXT_LETTER_COUNT, Match, parted, set_up
from game.match.record_notes import FIRST_LEVELS_VERSION, SAME_CARDS_MODE, RecordNotes
from game.text.message import Message

MOVES_PER_STEP_COUNT = 12
"""Moves per step of the generator: under a millisecond of work."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Result of one match, from its record.

    ``seats`` are the texts of the record's line, the person's first, and ``options`` the effective
    values as text.  ``begun`` is the start in ISO format, empty if not noted.  ``rounds`` is the
    number of finished rounds.  ``winners`` is empty until the match is ``over``.  ``places`` are
    1-based, shared by equal seats; ``points`` are the person's in each round.  ``number`` is the
    deal's, None if secret.  ``seen`` is the result of the observer of the moves, if any.
    ``known`` is whether the record says that the person knew the cards at the start.  ``rules``
    is the name that the player gave the rules, empty for none, and ``children`` is whether the
    match was for children.  ``levels`` is the version of the opponents' levels.  ``proof`` is
    whether the record proves its deals (a ``DealProof``), empty if nobody has looked.
    """

    game: str
    seats: tuple[str, ...]
    options: str
    begun: str
    seconds: int
    mode: str
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    hints: int
    undos: int
    given_up: bool
    over: bool
    number: int | None
    moves: int
    seen: tuple[int, ...] = ()
    known: bool = False
    rules: str = ""
    children: bool = False
    levels: int = FIRST_LEVELS_VERSION
    proof: str = ""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def helped(self) -> bool:
        """Whether the player used a hint or an undo."""
        return self.hints > 0 or self.undos > 0

    @property
    def assisted(self) -> bool:
        """Whether help counts: in a match for children it doesn't."""
        return self.helped and not self.children

    @property
    def decided(self) -> bool:
        """Whether the match has a result: finished or given up."""
        return self.over or self.given_up

    @property
    def share(self) -> float:
        """Person's share of the win: 1 alone, less if shared, 0 for a loss."""
        if self.given_up and not self.over:
            return 0.0
        return (PERSON_SEAT in self.winners) / len(self.winners) if self.winners else 0.0

    @property
    def counts(self) -> bool:
        """Whether statistics include the match.

        They exclude lessons, puzzles, and matches that continue from another's position.
        """
        return self.decided and is_counted(self.mode)

    def packed(self) -> list[Any]:
        """Field values in order, ready to serialize as JSON."""
        return [getattr(self, name) for name, _ in SUMMARY_FIELDS]

    @classmethod
    def unpacked(cls, data: list[Any]) -> "Summary":
        """Inverse of ``packed``; raises ``ValueError`` for other data."""
        if len(data) != len(SUMMARY_FIELDS):
            raise ValueError("These are not the fields of a summary.")
        values: list[Any] = [tuple(one) if isinstance(one, list) else one for one in data]
        for (name, kinds), value in zip(SUMMARY_FIELDS, values, strict=True):
            if not isinstance(value, kinds):
                raise ValueError(f"This is no {name} of a summary: {value!r}.")
        return cls(*values)


UNCOUNTED_MODES = frozenset({"lesson", "puzzle", "from-here"})
"""Sorts of matches that statistics exclude."""


def is_counted(mode: str) -> bool:
    """Whether statistics include matches of a mode once they are decided."""
    return mode.partition(" ")[0] not in UNCOUNTED_MODES


NUMBER_TYPES = (int,)
TEXT_TYPES = (str,)
FLAG_TYPES = (bool,)
TUPLE_TYPES = (tuple,)
SUMMARY_FIELD_TYPES: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("game", "options", "begun", "mode", "rules", "proof"), TEXT_TYPES),
    **dict.fromkeys(("seconds", "rounds", "hints", "undos", "moves", "levels"), NUMBER_TYPES),
    **dict.fromkeys(("seats", "scores", "winners", "places", "points", "seen"), TUPLE_TYPES),
    **dict.fromkeys(("given_up", "over", "known", "children"), FLAG_TYPES),
    "number": (int, type(None)),
}
"""Types of each field after parsing."""
SUMMARY_FIELDS = tuple((field.name, SUMMARY_FIELD_TYPES[field.name]) for field in fields(Summary))


class MoveObserver(Protocol):
    """Observer of the moves of a record while it is read."""

    def see(self, state: State[Any], seat: Seat, move: Any) -> None:
        """Handle a move before it is applied."""

    @property
    def seen(self) -> tuple[int, ...]:
        """Result of the observation, as numbers."""


Watching = Callable[[Game[Any, Any], Sequence[str]], MoveObserver]
"""Callback that creates an observer for a game and its seats."""


def summary_of(match: Match) -> Summary:
    """Summary of a match in its current state."""
    return _summary(
        match.game, match.setup, match.seats, match.notes, match.state, len(match.moves)
    )


def summed(text: str, watching: Watching | None = None) -> Generator[None, None, Summary]:
    """Read a record in steps; the generator returns its summary.

    ``watching`` creates the observer for ``Summary.seen``. Raises ``InvalidRecord`` if the record
    cannot be replayed to its end.
    """
    lines = parse_record(text)
    game, setup, seats = set_up(lines)
    yield
    parts = {part.moves: part for part in lines.parts}
    if len(parts) < len(lines.parts):
        again = next(part for part in lines.parts if parts[part.moves] is not part)
        raise InvalidRecord(again.line, Message("record-cut-once"))
    if 0 in parts:
        _check_part(game, setup, parts[0])
        setup = parted(setup, 0, parts[0].text)
    state = game.new(setup)
    watch = None if watching is None else watching(game, seats or ())
    for number, (line, seat, move) in enumerate(lines.moves, 1):
        if number % MOVES_PER_STEP_COUNT == 0:
            yield
        rounds, part = len(state.rounds), parts.get(number)
        if part is not None:
            _check_part(game, setup, part)
            state.setup = setup = parted(setup, rounds + 1, part.text)
        _make(game, state, line, seat, move, watch)
        if part is not None and (state.over or len(state.rounds) == rounds):
            raise InvalidRecord(part.line, Message("record-cut-late"))
    if lines.fault is not None:
        raise lines.fault
    names = seats or Match(game, setup).seats
    summary = _summary(
        game, setup, tuple(names), RecordNotes(lines.comments), state, len(lines.moves)
    )
    return summary if watch is None else replace(summary, seen=watch.seen)


def _make(
    game: Game[Any, Any],
    state: State[Any],
    line: int,
    seat: Seat,
    text: str,
    watch: MoveObserver | None,
) -> None:
    """Apply a move of a record; raises ``InvalidRecord`` if it is illegal."""
    if seat != state.asked:
        if state.asked is None:
            raise InvalidRecord(line, Message("record-over", seat=seat))
        raise InvalidRecord(line, Message("record-turn", seat=seat, asked=state.asked))
    try:
        if len(text) > MAX_MOVE_TEXT_LETTER_COUNT:
            raise UnreadableMove(Message("match-too-long", move=quoted(text)))
        move = game.parse(text)
        illegal = state.check(move)
        if illegal is not None:
            raise IllegalMove(illegal)
    except UnreadableMove as error:
        why = error.said
        raise InvalidRecord(line, Message("record-refused", move=quoted(text), why=why)) from None
    except IllegalMove as error:
        why = error.illegal.message
        raise InvalidRecord(line, Message("record-refused", move=quoted(text), why=why)) from None
    if watch is not None:
        watch.see(state, seat, move)
    state.advance(move)


def _check_part(game: Game[Any, Any], setup: Setup, part: Part) -> None:
    """Raise ``InvalidRecord`` for a part that this deck or match does not allow."""
    count, cards = len(game.pack(setup.players, setup.options)), place_of(part.text)
    shared = setup.parts is not None
    if cards is None and not shared:
        raise InvalidRecord(part.line, Message("record-words-none"))
    if cards is not None and not (0 if shared else 1) <= cards < count:
        raise InvalidRecord(part.line, Message("record-cut-deck", cards=cards, count=count))


def _summary(
    game: Game[Any, Any],
    setup: Setup,
    seats: tuple[str, ...],
    notes: RecordNotes,
    state: State[Any],
    moves: int,
) -> Summary:
    try:
        options = game.options_type(**game.options_type.effective_values(setup.options.as_values()))
    except InvalidSetup:
        options = setup.options
    return Summary(
        game=game.name,
        seats=seats,
        options=options.as_text(),
        begun="" if notes.begun is None else notes.begun.isoformat(timespec="seconds"),
        seconds=notes.seconds,
        mode=notes.mode,
        rounds=len(state.rounds),
        scores=tuple(state.scores),
        winners=tuple(state.winners or ()),
        places=places(game, state),
        points=tuple(round["scores"][PERSON_SEAT] for round in state.rounds),
        hints=notes.hints,
        undos=notes.undos,
        given_up=notes.given_up,
        over=state.over,
        number=None if setup.secret else setup.seed,
        moves=moves,
        known=_was_known(setup, notes),
        rules=notes.rules,
        children=notes.children,
        levels=notes.levels,
    )


def _was_known(setup: Setup, notes: RecordNotes) -> bool:
    """Whether the person knew the cards when the match was begun.

    A record of an older version does not note it.  Since the time of the first notes a deal that
    is no secret was asked for by its number; before, every deal had a number.
    """
    if notes.known is not None:
        return notes.known
    by_number = notes.begun is not None and not setup.secret
    return notes.mode == SAME_CARDS_MODE or by_number or setup.deck is not None


def is_scored(game: Game[Any, Any], options: Options) -> bool:
    """Whether points are counted in a match of a game by these options."""
    return game.table is None or game.table.is_scored(options)


@lru_cache(maxsize=64)
def is_scored_by(game: Game[Any, Any], text: str) -> bool:
    """The same of options as a summary has them."""
    try:
        return is_scored(game, game.options_type.from_text(text))
    except InvalidSetup:
        return game.table is None or game.table.scored


def places(game: Game[Any, Any], state: State[Any]) -> tuple[int, ...]:
    """Place of each seat, from 1: winners first, then by points, with ties."""
    lowest = game.table is not None and game.table.lowest_wins
    winners = state.winners or ()
    sign = 1 if lowest else -1
    keys = [(seat not in winners, sign * score) for seat, score in enumerate(state.scores)]
    return tuple(1 + sum(other < own for other in keys) for own in keys)
