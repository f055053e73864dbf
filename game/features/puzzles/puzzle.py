"""Puzzles as data, attempts at them, and the player's results.

The puzzles of a game are JSON lines.  The first line holds the settings of the search that found
them, each other line one puzzle.  Its position is a record (``game.core.record``) that ends before
the decision of seat 0.  An attempt counts the tries at one puzzle.

The results are lines of a file in the profile.  Each has a checksum, the game, the puzzle's number
and its mark, so a damaged line costs one mark.  Lines of games or marks that this version does not
know stay in the file.  The older file ``puzzles.json`` is read once and then replaced.
"""

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from enum import Enum, StrEnum, auto
from math import inf
from typing import Any, Final, NamedTuple

from game.ai.outcome_reason import outcome_text
from game.core.event import Seat
from game.core.game import Game, State
from game.core.merit import Merit, lacking
from game.core.record import parse_record
from game.features.rule_sets.rules_line import without_length
from game.storage.checked_lines import believed_json, checked_json, has_whole_numbers, strict_json
from game.storage.profile import Profile, quarantine, read_file, read_text, reason, write_atomically
from game.text.message import Message, Names, TextValue, in_order, seats

PUZZLE_FORMAT_VERSION: Final = 2
"""Format version; a file of another version is refused."""
PUZZLE_STARS: Final = range(1, 5)
FIRST_PUZZLE_MATCH_INDEX: Final = 1000
"""Number of the first match; lower numbers were puzzles of an older format."""
FIRST_OWN_PUZZLE_INDEX: Final = 10**9
"""Lowest number of a puzzle from the player's own mistakes."""
PUZZLE_HEADER_KEYS: Final = {"form", "game", "seed", "next"}
"""Keys of the first line that every file has."""


class InvalidPuzzleFile(ValueError):
    """Raised for a malformed file; ``line`` is the line number, from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"Line {line}: {why}.")
        self.line = line


class Proof(StrEnum):
    """How it is known that a move is best."""

    SAMPLED = "sampled"
    """By playouts at two seeds; losses are in points."""
    COUNTED = "counted"
    """Every continuation of the round was counted; losses are in percent of the chance to win."""
    CERTAIN = "certain"
    """It wins the match whatever is hidden; losses of the others are sampled, in percent."""


@dataclass(frozen=True, slots=True)
class Worse:
    """A worse move, with equivalent moves that lead to the same position.

    ``behind`` is the mean loss over a number of shared determinizations, ``worlds``. The true mean
    lies between ``low`` and ``high`` with a confidence of 99 %.
    """

    moves: tuple[str, ...]
    behind: float
    low: float
    high: float
    worlds: int


MIN_JUDGED_LEAD_POINTS: Final = 4.0
"""Minimum lead with searching players, in percent points of the chance to win the match."""
MIN_JUDGED_LEAD_STANDARD_ERRORS: Final = 2.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """How far a move is ahead of its nearest rival when searching players play on (``judge``).

    ``ahead`` and its standard ``error`` are percent points of the chance to win the match.
    """

    ahead: float
    error: float
    worlds: int

    @property
    def is_clear(self) -> bool:
        """Whether the lead is large enough, and surely above 0."""
        needed = max(MIN_JUDGED_LEAD_POINTS, MIN_JUDGED_LEAD_STANDARD_ERRORS * self.error)
        return self.ahead >= needed

    @property
    def may_become_clear(self) -> bool:
        """Whether the true lead may be large enough, within its error."""
        most = self.ahead + MIN_JUDGED_LEAD_STANDARD_ERRORS * self.error
        return most >= MIN_JUDGED_LEAD_POINTS


@dataclass(frozen=True, slots=True)
class ToldOutcome:
    """How often an outcome of the game (``Outcome.name``) follows the best move and the nearest.

    In whole percent of the determinizations.
    """

    name: str
    percent: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Step:
    """A move to find, and what follows it.

    ``best`` are equivalent best moves and ``worse`` the others, nearest first. ``merits`` are the
    names of the merits that every best move has and no worse one. ``again`` is the nearest loss at
    a second seed, None unless the proof is ``SAMPLED``. ``then`` has the seats and moves that
    follow ``best[0]`` up to the next step. ``judged`` is None for other proofs, and for a step that
    was found before there was a judge. With ``turn`` each of the moves is a whole turn of the seat,
    written by ``turn_text``; none is the beginning of another. ``outcome`` explains a step whose
    merits count nothing.
    """

    best: tuple[str, ...]
    worse: tuple[Worse, ...]
    merits: tuple[str, ...]
    proof: Proof
    again: Worse | None
    then: tuple[tuple[Seat, str], ...] = ()
    judged: Verdict | None = None
    turn: bool = False
    outcome: ToldOutcome | None = None

    @property
    def nearest(self) -> Worse:
        """Second best move."""
        return self.worse[0]

    @property
    def choices(self) -> int:
        """Number of legal moves that lead to different positions."""
        return 1 + len(self.worse)

    @property
    def first_moves(self) -> tuple[str, ...]:
        """The moves of the first best turn, or the best move alone."""
        return moves_of_turn(self.best[0]) if self.turn else self.best[:1]

    @property
    def moves_until_next(self) -> tuple[str, ...]:
        """The first best answer and what follows it: all moves up to the next step."""
        return (*self.first_moves, *(move for _, move in self.then))

    @property
    def turns(self) -> frozenset[str]:
        """All whole turns to choose from; none if single moves are asked for."""
        if not self.turn:
            return frozenset()
        return frozenset(self.best).union(*(one.moves for one in self.worse))


TURN_SEPARATOR: Final = ", "
"""Separator of the moves of a turn; no move's text has it."""


def turn_text(moves: Iterable[str]) -> str:
    """Text of a turn.

    >>> turn_text(["take 3", "take 5"])
    'take 3, take 5'
    """
    return TURN_SEPARATOR.join(moves)


def moves_of_turn(text: str) -> tuple[str, ...]:
    """The moves of a turn, the inverse of ``turn_text``."""
    return tuple(text.split(TURN_SEPARATOR))


def answer_text(game: Game[Any, Any], answer: Any) -> str:
    """Text of a move, or of a turn, which is a tuple of moves."""
    return turn_text(map(game.write, answer)) if isinstance(answer, tuple) else game.write(answer)


def moves_in(answer: Any) -> tuple[Any, ...]:
    """The moves of an answer: a turn's, or the move alone."""
    return answer if isinstance(answer, tuple) else (answer,)


def parsed(game: Game[Any, Any], step: Step, text: str) -> Any:
    """The move that an answer to a step names; for a turn the tuple of its moves."""
    if not step.turn:
        return game.parse(text)
    return tuple(map(game.parse, moves_of_turn(text)))


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one move after another is clearly best.

    ``match`` is the number of its match, unique per game. ``found`` maps each level to its hits and
    tries at the whole line. ``playouts`` counts the verification's playouts, made by program
    version ``version``. ``older`` is whether it is from an older set, whose filters were
    others, and stays until there are enough new ones.
    """

    match: int
    record: str
    steps: tuple[Step, ...]
    playouts: int
    found: Mapping[str, tuple[int, int]]
    version: str
    older: bool = False

    @property
    def first(self) -> Step:
        return self.steps[0]

    @property
    def is_judged(self) -> bool:
        """Whether every step has its verdict, or needs none."""
        return all(step.proof is not Proof.SAMPLED or step.judged for step in self.steps)

    @property
    def rating(self) -> int:
        """How hard it is, 0 to 100: the share of tries in which lower levels miss it.

        They are the levels below expert that the game offered when the puzzle was found.
        """
        shares = [_share(tries) for level, tries in self.found.items() if level != BEST_LEVEL]
        return round(100 * (1 - sum(shares) / len(shares)))

    @property
    def stars(self) -> int:
        """How hard it is in words, from 1 to 4."""
        return PUZZLE_STARS[min(len(PUZZLE_STARS) - 1, self.rating * len(PUZZLE_STARS) // 100)]


BEST_LEVEL: Final = "expert"
"""The level whose misses don't count for the rating."""


def _share(tries: tuple[int, int]) -> float:
    return tries[0] / tries[1]


@dataclass(slots=True)
class Collection:
    """Puzzles of a game, with the seed of their search and the number of the next match.

    ``notes`` are what else the file says of itself, such as the policy that verified the puzzles.
    ``own`` ones come from the player's mistakes.
    """

    game: str
    seed: int = 1
    next: int = FIRST_PUZZLE_MATCH_INDEX
    puzzles: list[Puzzle] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    own: bool = False

    @property
    def stale(self) -> bool:
        """Whether an older policy verified the puzzles, as the file says."""
        return "stale" in self.notes

    def lines(self) -> str:
        """Serialize the collection to JSON Lines."""
        head = {
            "form": PUZZLE_FORMAT_VERSION,
            "game": self.game,
            "seed": self.seed,
            "next": self.next,
        }
        head |= self.notes
        rows = [head, *map(asdict, self.puzzles)]
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def read(text: str) -> Collection:
    """Parse a collection; raises ``InvalidPuzzleFile``."""
    found: Collection | None = None
    for number, line in enumerate(text.splitlines(), 1):
        try:
            row = json.loads(line)
            if found is None:
                if row["form"] != PUZZLE_FORMAT_VERSION:
                    raise InvalidPuzzleFile(number, f"form {row['form']!r} is not known")
                found = Collection(str(row["game"]), int(row["seed"]), int(row["next"]))
                found.notes = {key: str(row[key]) for key in row if key not in PUZZLE_HEADER_KEYS}
            else:
                found.puzzles.append(puzzle_of(row))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            if isinstance(error, InvalidPuzzleFile):
                raise
            raise InvalidPuzzleFile(number, f"it is no puzzle ({error!r})") from None
    if found is None:
        raise InvalidPuzzleFile(1, "there is nothing")
    return found


def puzzle_of(row: dict[str, Any]) -> Puzzle:
    """The puzzle that a row describes; raises ``ValueError`` and its like if it is none."""
    steps = tuple(map(_step, row["steps"]))
    found = {str(level): (int(one[0]), int(one[1])) for level, one in row["found"].items()}
    tries = [count for level, (_, count) in found.items() if level != BEST_LEVEL]
    if not steps or not tries or min(tries) < 1:
        raise ValueError("nothing to be found")
    return Puzzle(
        int(row["match"]),
        str(row["record"]),
        steps,
        int(row["playouts"]),
        found,
        str(row["version"]),
        bool(row.get("older", False)),
    )


def _step(row: dict[str, Any]) -> Step:
    best, worse = tuple(map(str, row["best"])), tuple(map(_worse, row["worse"]))
    if not best or not worse:
        raise ValueError("nothing to be found")
    return Step(
        best,
        worse,
        tuple(map(str, row["merits"])),
        Proof(row["proof"]),
        None if row["again"] is None else _worse(row["again"]),
        tuple((Seat(int(seat)), str(move)) for seat, move in row["then"]),
        None if row.get("judged") is None else _verdict(row["judged"]),
        bool(row.get("turn", False)),
        None if row.get("outcome") is None else _outcome(row["outcome"]),
    )


def _verdict(row: dict[str, Any]) -> Verdict:
    return Verdict(float(row["ahead"]), float(row["error"]), int(row["worlds"]))


def _outcome(row: dict[str, Any]) -> ToldOutcome:
    return ToldOutcome(str(row["name"]), int(row["percent"]), int(row["theirs"]))


def _worse(row: dict[str, Any]) -> Worse:
    return Worse(
        tuple(map(str, row["moves"])),
        float(row["behind"]),
        float(row["low"]),
        float(row["high"]),
        int(row["worlds"]),
    )


def kept(game: Game[Any, Any]) -> Collection:
    """Puzzles of a game, in the order of their discovery; empty without a file.

    Raises ``InvalidPuzzleFile``.
    """
    if not game.puzzle_file.exists():
        return Collection(game.name)
    text, damage = read_text(game.puzzle_file)
    if damage is not None:
        raise InvalidPuzzleFile(1, damage)
    found = read(text)
    if found.game != game.name:
        raise InvalidPuzzleFile(1, f"they are puzzles of {found.game}")
    return found


def differences(game: Game[Any, Any], puzzle: Puzzle) -> list[Message]:
    """How a puzzle's rules differ from the usual ones, a sentence each.

    The length and the target of its match are no difference.
    """
    header = parse_record(puzzle.record).header
    options = game.options_type.from_text(header["options"][1])
    played = game.options_type.differences(options.as_values())
    rules = without_length(game, played)
    return [
        one.difference(played[one.name])
        for one in game.options_type.described()
        if one.name in rules and not one.stake and one.players in (None, int(header["players"][1]))
    ]


def by_star(game: Game[Any, Any], puzzles: Collection, any_rules: bool) -> Collection:
    """The puzzles with the usual rules, or those of ``any_rules``, the easiest first."""
    shown = [one for one in puzzles.puzzles if any_rules or not differences(game, one)]
    shown.sort(key=lambda one: (one.stars, one.rating))
    return replace(puzzles, puzzles=shown)


def number_in_star(puzzles: Collection, place: int) -> tuple[int, int]:
    """Number of a puzzle among those with as many stars, from 1, and how many those are.

    The player's own ones are numbered through.
    """
    if puzzles.own:
        return place + 1, len(puzzles.puzzles)
    stars = puzzles.puzzles[place].stars
    alike = [at for at, one in enumerate(puzzles.puzzles) if one.stars == stars]
    return alike.index(place) + 1, len(alike)


def merits_of(game: Game[Any, Any], step: Step) -> list[Merit]:
    """The merits that decide a step; those that this version does not know are left out."""
    return [one for one in game.merits if one.name in step.merits]


def theme_of(game: Game[Any, Any], puzzle: Puzzle) -> Message | None:
    """What a puzzle is about; None if none of its merits is known."""
    return next((one.theme for step in puzzle.steps for one in merits_of(game, step)), None)


def why_best(game: Game[Any, Any], state: State[Any], step: Step, names: Names) -> TextValue:
    """What the best move of a step has and no worse one, or how often an outcome follows it.

    It is the bot's usual reason if neither is known.
    """
    said = _outcome_said(game, state, step, names)
    if said is not None:
        return said
    best = parsed(game, step, step.best[0])
    had = [one.has(one.count(state, best)) for one in merits_of(game, step)]
    if had:
        return in_order(had)
    why: TextValue = game.bot.explain(state, game.parse(step.first_moves[0]), names)
    return why


def _outcome_said(
    game: Game[Any, Any], state: State[Any], step: Step, names: Names
) -> Message | None:
    """The sentence on the outcome of a step; None if this version does not know it."""
    shown = step.outcome
    if shown is None:
        return None
    outcome = next((one for one in game.bot.outcomes.listed if one.name == shown.name), None)
    if outcome is None:
        return None
    percent = shown.percent, shown.theirs
    moves = game.parse(step.best[0]), game.parse(step.nearest.moves[0])
    told_to = names or seats(state.setup.players)
    return outcome_text(game, state, outcome, percent, moves, told_to)


def why_worse(game: Game[Any, Any], state: State[Any], step: Step, move: str) -> TextValue:
    """What a worse move lacks; empty if no merit is known."""
    best, made = parsed(game, step, step.best[0]), parsed(game, step, move)
    missed = lacking(merits_of(game, step), state, best, made)
    return "" if missed is None else missed.lacks(missed.count(state, made))


MAX_PUZZLE_TRY_COUNT: Final = 3


class PuzzleAnswer(Enum):
    """Verdict on a legal move.

    ``BEST``: the best move or an equivalent. ``WORSE``: another is clearly better. ``TRIED``: a
    worse move that was tried before.
    """

    BEST = auto()
    WORSE = auto()
    TRIED = auto()


class Attempt:
    """A player's attempt at a puzzle.

    ``at`` is the number of moves found, and ``left`` counts the remaining tries at the next one.
    There are never more tries than worse moves, so elimination cannot find the best one; whole
    turns can be taken back before they are judged, so half as many will do. ``spare`` limits the
    wrong tries at all moves together. ``found`` is whether all moves were found, and ``wrong``
    whether any try was wrong.
    """

    def __init__(self, puzzle: Puzzle, spare: float = inf) -> None:
        self.puzzle = puzzle
        self.spare = spare
        self.at = 0
        self.found = self.wrong = False
        self._ask()

    def _ask(self) -> None:
        wrong = len(self.step.worse)
        most = max(1, wrong // 2) if self.step.turn else wrong
        self.left = int(min(MAX_PUZZLE_TRY_COUNT, most, self.spare))
        self._tried: set[str] = set()

    @property
    def step(self) -> Step:
        """The move to find, or the last one."""
        return self.puzzle.steps[min(self.at, len(self.puzzle.steps) - 1)]

    @property
    def over(self) -> bool:
        """Whether every move is found or no try is left."""
        return self.found or not self.left

    def answer(self, move: str) -> PuzzleAnswer:
        """Verdict on a legal move; a wrong one uses up a try, and the best one leads to the next.

        A move equivalent to an earlier one is free.
        """
        step = self.step
        if move in step.best:
            self.at += 1
            self.found = self.at == len(self.puzzle.steps)
            if not self.found:
                self._ask()
            return PuzzleAnswer.BEST
        if move in self._tried:
            return PuzzleAnswer.TRIED
        alike = next((one.moves for one in step.worse if move in one.moves), (move,))
        self._tried.update(alike)
        self.wrong = True
        self.left -= 1
        self.spare -= 1
        return PuzzleAnswer.WORSE

    def give_up(self) -> None:
        self.left = 0


PUZZLE_MARKS_FILE = "puzzles.jsonl"
OLD_MARKS_FILE = "puzzles.json"
MARKS_FILE_TITLE = "five-takes puzzles"
MARKS_VERSION = 2
OLD_MARKS_VERSION = 1
DAMAGED_MARKS_SUFFIX = ".damaged"
MAX_DAMAGED_MARKS_FILE_COUNT = 5
LAST_GAME_WORD = "last"
"""The first word of the line that tells at which game's puzzles one was last."""
STREAK_WORD = "streak"
"""The first word of the line with the streak and the longest one."""
TRIES_WORD = "tries"
"""The first word of a line with the tries at a puzzle."""
DAY_WORD = "day"
"""The first word of a line with the puzzle of a day."""


class PuzzleResult(StrEnum):
    """The player's best result on a puzzle, in ascending order."""

    NEW = "new"
    TRIED = "tried"
    SHOWN = "shown"
    FOUND = "found"


RESULT_ORDER = list(PuzzleResult)


class DailyResult(StrEnum):
    """What became of the puzzle of a day.

    ``FIRST`` is found at the first try, ``FOUND`` at a later one.
    """

    DEALT = "dealt"
    TRIED = "tried"
    FIRST = "first"
    FOUND = "found"
    SHOWN = "shown"

    @property
    def is_decided(self) -> bool:
        """Whether it is over, found or shown."""
        return self not in (DailyResult.DEALT, DailyResult.TRIED)

    @property
    def is_found(self) -> bool:
        """Whether the best moves were found."""
        return self in (DailyResult.FIRST, DailyResult.FOUND)


class PuzzleOfDay(NamedTuple):
    """The puzzle that a player had on a day: its game, its number and what became of it."""

    game: str
    number: int
    result: DailyResult


class Solved:
    """Results of a player, by game and puzzle number.

    ``problem`` is a read error to report once. ``last`` is the game whose puzzles were open last.
    ``streak`` counts the puzzles found in a row without a wrong move, each at the first attempt;
    ``longest`` is the longest one. Time does not end a streak. ``try_count`` counts the moves tried
    at a puzzle until it was found; 0 for one that an older version kept. ``days`` are the puzzles
    of days, from the first day on which the player opened one.
    """

    def __init__(self, profile: Profile) -> None:
        self.path = profile.folder / PUZZLE_MARKS_FILE
        self.old = profile.folder / OLD_MARKS_FILE
        self.problem: Message | None = None
        self.last = ""
        self.streak = self.longest = 0
        self._marks: dict[str, dict[int, PuzzleResult]] = {}
        self._tries: dict[tuple[str, int], int] = {}
        self.days: dict[date, PuzzleOfDay] = {}
        self._unknown: list[str] = []
        self._frozen = False
        self._read()
        self._read_old()

    @property
    def can_save(self) -> bool:
        """Whether results can be saved: the file was read, and is of no newer version."""
        return not self._frozen

    def of(self, game: str, number: int) -> PuzzleResult:
        return self._marks.get(game, {}).get(number, PuzzleResult.NEW)

    def older_found_count(self, game: str, puzzles: Collection) -> int:
        """Number of a game's puzzles found that are no longer among its own.

        Those from the player's own mistakes do not count.
        """
        numbers = {one.match for one in puzzles.puzzles}
        return sum(
            mark is PuzzleResult.FOUND and number not in numbers and number < FIRST_OWN_PUZZLE_INDEX
            for number, mark in self._marks.get(game, {}).items()
        )

    def try_count(self, game: str, number: int) -> int:
        return self._tries.get((game, number), 0)

    def add_try(self, game: str, number: int) -> None:
        """Count a try, unless the puzzle was found before; ``mark`` saves it."""
        if self.of(game, number) is not PuzzleResult.FOUND:
            self._tries[game, number] = self.try_count(game, number) + 1

    def mark(self, game: str, number: int, mark: PuzzleResult) -> Message | None:
        """Save a result immediately; the reason if that fails, else None.

        A better result is never overwritten.
        """
        self.last = game
        if self.of(game, number) is PuzzleResult.NEW:
            self.streak = self.streak + 1 if mark is PuzzleResult.FOUND else 0
            self.longest = max(self.longest, self.streak)
        self._improve(game, number, mark)
        return self._write()

    def keep_day(self, day: date, one: PuzzleOfDay) -> Message | None:
        """Save the puzzle of a day immediately; the reason if that fails, else None."""
        self.days[day] = one
        return self._write()

    def _improve(self, game: str, number: int, mark: PuzzleResult) -> None:
        marks = self._marks.setdefault(game, {})
        marks[number] = max(mark, self.of(game, number), key=RESULT_ORDER.index)

    def _write(self) -> Message | None:
        if self._frozen:
            return None
        lines = [
            checked_json([MARKS_FILE_TITLE, MARKS_VERSION]),
            checked_json([LAST_GAME_WORD, self.last]),
            *self._unknown,
        ]
        if self.longest:
            lines.append(checked_json([STREAK_WORD, self.streak, self.longest]))
        for game, marks in self._marks.items():
            lines += [checked_json([game, number, mark]) for number, mark in marks.items()]
        for (game, number), tries in self._tries.items():
            lines.append(checked_json([TRIES_WORD, game, number, tries]))
        for day, one in self.days.items():
            lines.append(checked_json([DAY_WORD, day.isoformat(), *one]))
        try:
            write_atomically(self.path, "".join(f"{line}\n" for line in lines))
        except OSError as error:
            return Message("puzzles-marks-unsaved", why=reason(error))
        return None

    def _read(self) -> None:
        try:
            text = read_file(self.path).decode("utf-8", "replace")
        except FileNotFoundError:
            return
        except OSError as error:
            self._frozen = True
            self.problem = Message("puzzles-marks-unreadable", why=reason(error))
            return
        damaged = 0
        for line in text.removesuffix("\n").split("\n"):
            try:
                self._take(believed_json(line), line)
            except ValueError:
                damaged += 1
        if damaged and not self._frozen:
            self._put_aside(damaged)

    def _take(self, told: Any, line: str) -> None:
        """Take what a line tells; ``ValueError`` if it tells nothing."""
        match told:
            case [str(title), int(version)] if title == MARKS_FILE_TITLE:
                if version > MARKS_VERSION:
                    self._frozen = True
                    self.problem = Message("puzzles-marks-newer")
            case [str(word), str(game)] if word == LAST_GAME_WORD:
                self.last = game
            case [str(word), int(now), int(longest)] if word == STREAK_WORD and has_whole_numbers(
                (now, longest)
            ):
                self.streak, self.longest = now, longest
            case [str(word), str(game), int(number), int(tries)] if (
                word == TRIES_WORD and has_whole_numbers((number, tries))
            ):
                self._tries[game, number] = tries
            case [str(word), str(day), str(game), int(number), str(result)] if (
                word == DAY_WORD and result in list(DailyResult) and has_whole_numbers((number,))
            ):
                one = PuzzleOfDay(game, number, DailyResult(result))
                self.days[date.fromisoformat(day)] = one
            case [str(game), int(number), str(mark)] if mark in RESULT_ORDER and has_whole_numbers(
                (number,)
            ):
                self._improve(game, number, PuzzleResult(mark))
            case list():
                self._unknown.append(line)
            case _:
                raise ValueError(told)

    def _put_aside(self, damaged: int) -> None:
        """Keep the damaged file beside the one with the lines that are whole."""
        try:
            aside = quarantine(
                self.path, f"{DAMAGED_MARKS_SUFFIX}{self.path.suffix}", MAX_DAMAGED_MARKS_FILE_COUNT
            )
            self.problem = Message("puzzles-marks-lines", count=damaged, file=aside.name)
        except OSError as error:
            self._frozen = True
            self.problem = Message("puzzles-marks-unreadable", why=reason(error))
            return
        self.problem = self._write() or self.problem

    # What an older version kept.

    def _read_old(self) -> None:
        if self._frozen:
            return
        try:
            told = strict_json(read_file(self.old))
            if isinstance(told, dict) and has_whole_numbers(
                (told.get("version"),), OLD_MARKS_VERSION + 1
            ):
                self._frozen = True
                self.problem = Message("puzzles-marks-newer")
                return
            marks, last = _old_marks(told)
        except FileNotFoundError:
            return
        except (OSError, ValueError):
            self._put_old_aside()
            return
        for game, number, mark in marks:
            self._improve(game, number, mark)
        self.last = self.last or last
        problem = self._write()
        if problem is None:
            try:
                self.old.unlink()
            except OSError as error:
                problem = Message("puzzles-marks-unsaved", why=reason(error))
        self.problem = self.problem or problem

    def _put_old_aside(self) -> None:
        try:
            if os.path.lexists(self.old) and not self.old.is_dir():
                aside = quarantine(
                    self.old,
                    f"{DAMAGED_MARKS_SUFFIX}{self.old.suffix}",
                    MAX_DAMAGED_MARKS_FILE_COUNT,
                )
                self.problem = Message("puzzles-marks-damaged", file=aside.name)
        except OSError as error:
            self.problem = Message("puzzles-marks-unreadable", why=reason(error))


def _old_marks(told: Any) -> tuple[list[tuple[str, int, PuzzleResult]], str]:
    """The marks of a file of the older version, and the game at whose puzzles one was last.

    Raises ``ValueError`` if it tells anything else.
    """
    match told:
        case {"version": int(version), **rest} if (
            version == OLD_MARKS_VERSION and type(version) is int
        ):
            games, last = rest.get("marks", {}), rest.get("last", "")
            if not isinstance(games, dict) or not isinstance(last, str):
                raise ValueError(told)
            marks = []
            for game, numbers in games.items():
                if not isinstance(numbers, dict):
                    raise ValueError(numbers)
                for number, mark in numbers.items():
                    if not number.isascii() or not number.isdecimal() or len(number) > 9:
                        raise ValueError(number)
                    marks.append((game, int(number), PuzzleResult(mark)))
            return marks, last
    raise ValueError(told)
