"""A lesson: an ordinary record whose lines ``#: ...`` teach.

It begins where its first sentence stands: the moves before it are made already.  A sentence
before a move of seat 0 is about that move, and the player makes it; any other sentence is read and
gone on from.  A lesson's sentences are the attributes of the message with its title:
``GAME-lesson-NAME.SAYS``.

::

    #: say follow             says it
    #: point pile             points at a zone of the view,
    #: point hands/0 R5 B5    at cards in it,
    #: player 1               at a player,
    #: facts                  at the public facts beside the middle,
    #: button close           at the button that makes a move
    #: miss waste play king   what is said of another legal move; without one, of any other
    #: apart why              why the coach would play something else
    #: either                 this move and the next one may be made in either order
    #: free                   from here on the round is played as the player likes

What somebody has learned: which lessons are done, and where the others were left.

How long a lesson takes, estimated from what is to be read and done.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from game.core.event import Seat
from game.core.record import Comment, parse_record
from game.match.match import Match, load
from game.text.message import Message, told

AT, DONE = "at", "done"


def title_of(game: str, name: str) -> Message:
    """What a lesson of a game is called."""
    return Message(f"{game}-lesson-{name}")


class Progress:
    """Reads and changes what is kept of lessons, as JSON-like data: game, lesson, how far."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.kept = kept

    def _of(self, game: str, name: str) -> dict[str, Any]:
        lessons = self.kept.get(game)
        found = lessons.get(name) if isinstance(lessons, dict) else None
        return found if isinstance(found, dict) else {}

    def done(self, game: str, name: str) -> bool:
        """Whether a lesson has been done to its end, once at least."""
        return self._of(game, name).get(DONE) is True

    def at(self, game: str, name: str) -> int:
        """The number of the step at which a lesson was left, 0 where it begins."""
        at = self._of(game, name).get(AT)
        return at if type(at) is int and at > 0 else 0

    def left(self, game: str, name: str, at: int) -> None:
        """A lesson has been left at a step."""
        self._keep(game, name, at, self.done(game, name))

    def finished(self, game: str, name: str) -> None:
        """A lesson has been done to its end; it begins anew the next time."""
        self._keep(game, name, 0, True)

    def _keep(self, game: str, name: str, at: int, done: bool) -> None:
        lessons = self.kept.get(game)
        if not isinstance(lessons, dict):
            lessons = self.kept[game] = {}
        lessons[name] = {AT: at, DONE: done}

    def next(self, game: str, names: Sequence[str]) -> str | None:
        """The first of a game's lessons that is not done; None once all are."""
        return next((name for name in names if not self.done(game, name)), None)


MARK = "#: "
"""How a line begins that teaches."""
LEARNER = Seat(0)


class Aim(Enum):
    """What a sentence points at."""

    ZONE = auto()
    PLAYER = auto()
    FACTS = auto()
    BUTTON = auto()


@dataclass(frozen=True, slots=True)
class Point:
    """Something on the table that a sentence is about.

    ``name`` is a zone of the view, a seat or a move's text; ``cards`` are the cards meant in a
    zone, none where all of it is.
    """

    aim: Aim
    name: str = ""
    cards: tuple[str, ...] = ()


@dataclass(slots=True)
class Step:
    """A sentence of a lesson, said once ``moves`` have been made.

    ``move`` is the move that the player is to make, None where there is only something to read.
    ``misses`` are what is said of other legal moves, by their texts, and by ``""`` of any other;
    ``apart`` why the coach would play something else.  A ``free`` step leaves the rest of the
    round to the player; the move of an ``either`` step may be made after that of the next one.
    """

    line: int
    moves: int
    says: str
    points: list[Point] = field(default_factory=list)
    misses: dict[str, str] = field(default_factory=dict)
    apart: str = ""
    free: bool = False
    either: bool = False
    move: str | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that has been read; ``moves`` are all the moves of its record."""

    game: str
    name: str
    text: str
    moves: tuple[tuple[Seat, str], ...]
    steps: tuple[Step, ...]

    @property
    def begins(self) -> int:
        """How many moves have been made when it begins."""
        return self.steps[0].moves

    @property
    def title(self) -> Message:
        """What it is called."""
        return title_of(self.game, self.name)

    def said(self, name: str) -> Message:
        """One of its sentences."""
        return Message(f"{self.game}-lesson-{self.name}.{name}")

    @property
    def sentences(self) -> list[str]:
        """The names of all its sentences."""
        return [
            name
            for step in self.steps
            for name in (step.says, *step.misses.values(), *([step.apart] if step.apart else ()))
        ]

    def match(self, moves: int) -> Match:
        """The match after so many moves of the record."""
        lines = self.text.splitlines(keepends=True)
        whole = parse_record(self.text)
        end = whole.moves[moves][0] - 1 if moves < len(whole.moves) else len(lines)
        match = load("".join(lines[:end]))
        match.notes.mode = "lesson"
        return match


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson of a record.

    Raises ``ValueError`` for a line that teaches nothing, ``BadRecord`` for what is no record.
    """
    lines = parse_record(text)
    if lines.fault is not None:
        raise lines.fault
    moves = tuple((seat, move) for _, seat, move in lines.moves)
    steps: list[Step] = []
    for comment in lines.comments:
        if comment.text.startswith(MARK):
            _teach(steps, comment)
    if not steps:
        raise ValueError(f"line {lines.rule}: nothing is said")
    for place, step in enumerate(steps):
        last = place + 1 == len(steps) or steps[place + 1].moves > step.moves
        if last and step.moves < len(moves) and moves[step.moves][0] == LEARNER:
            step.move = moves[step.moves][1]
    return Lesson(lines.header["game"][1], name, text, moves, tuple(steps))


def _teach(steps: list[Step], comment: Comment) -> None:
    """Take a line that teaches."""
    word, _, rest = comment.text.removeprefix(MARK).partition(" ")
    if word == "say":
        if not rest:
            raise ValueError(f"line {comment.line}: a sentence has a name")
        steps.append(Step(comment.line, comment.moves, rest))
        return
    if word not in WORDS:
        raise ValueError(f"line {comment.line}: unknown word {word!r}")
    if not steps or steps[-1].moves != comment.moves:
        raise ValueError(f"line {comment.line}: it belongs to no sentence")
    needs, take = WORDS[word]
    if needs != bool(rest):
        raise ValueError(f"line {comment.line}: {word!r} is about something or not")
    take(steps[-1], rest)


def _point(step: Step, rest: str) -> None:
    zone, *cards = rest.split(" ")
    step.points.append(Point(Aim.ZONE, zone, tuple(cards)))


def _miss(step: Step, rest: str) -> None:
    says, _, move = rest.partition(" ")
    step.misses[move] = says


def _apart(step: Step, rest: str) -> None:
    step.apart = rest


def _free(step: Step, rest: str) -> None:
    step.free = True


def _either(step: Step, rest: str) -> None:
    step.either = True


WORDS: dict[str, tuple[bool, Callable[[Step, str], None]]] = {
    "point": (True, _point),
    "player": (True, lambda step, rest: step.points.append(Point(Aim.PLAYER, rest))),
    "facts": (False, lambda step, rest: step.points.append(Point(Aim.FACTS))),
    "button": (True, lambda step, rest: step.points.append(Point(Aim.BUTTON, rest))),
    "miss": (True, _miss),
    "apart": (True, _apart),
    "free": (False, _free),
    "either": (False, _either),
}
"""What a line may teach besides a sentence: whether it is about something, and what takes it."""


WORDS_PER_MINUTE = 3.0
"""So many words are read in a second."""
DONE_MARK = 4.0
"""Seconds in which a move of one's own is found and made, besides reading what it is."""
SEEN = 2.5
"""Seconds in which a move of somebody else's is thought about, made and seen."""
GONE_ON = 1.0
"""Seconds to go on from something that was to be read."""
MINUTE = 60


def seconds(lesson: Lesson) -> float:
    """How many seconds somebody who makes every move at once takes over a lesson."""
    words = sum(len(told(lesson.said(step.says)).split()) for step in lesson.steps)
    moves = lesson.moves[lesson.begins :]
    mine = sum(seat == LEARNER for seat, _ in moves)
    read = sum(step.move is None for step in lesson.steps)
    return words / WORDS_PER_MINUTE + DONE_MARK * mine + SEEN * (len(moves) - mine) + GONE_ON * read


def minutes(*lessons: Lesson) -> int:
    """How long some lessons take together, in whole minutes, at least one."""
    return max(1, round(sum(map(seconds, lessons)) / MINUTE))
