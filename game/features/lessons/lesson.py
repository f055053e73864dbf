"""Lessons: records whose comments ``#: ...`` teach, and a time estimate.

A lesson starts at its first sentence; earlier moves are made automatically.  The last sentence
before a move of seat 0 describes that move, and the learner makes it.  Every other sentence is
only read.  The texts are attributes of the lesson's title message, ``GAME-lesson-NAME.SAYS``.
`read_lesson` parses these lines::

    #: say follow             a sentence
    #: point pile             points at a zone of the view,
    #: point hands/0 R5 B5    at cards in it,
    #: player 1               at a player,
    #: facts                  at the public facts beside the middle,
    #: button close           at the button of a move
    #: miss waste play king   the answer to a legal move; without a move, to any other one
    #: apart why              why the coach would play differently
    #: claim alone KC         what the text before claims (`answers`); false claims are not said
    #: either                 this move and the next one may be made in either order
    #: free                   the learner plays the rest of the round freely

`minutes` estimates how long lessons take.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto

from game.core.event import Seat
from game.core.record import Comment, parse_record
from game.features.lessons.progress import title_of
from game.match.match import Match, load
from game.text.message import Message, told

TEACHING_PREFIX = "#: "
"""Prefix of a teaching comment."""
LEARNER_SEAT = Seat(0)


class Aim(Enum):
    """Kinds of targets."""

    ZONE = auto()
    PLAYER = auto()
    FACTS = auto()
    BUTTON = auto()


@dataclass(frozen=True, slots=True)
class Point:
    """Target on the table that a sentence points at.

    ``name`` is a zone path, a seat or a move's text. ``cards`` are cards in the zone; empty for the
    whole zone.
    """

    aim: Aim
    name: str = ""
    cards: tuple[str, ...] = ()


@dataclass(slots=True)
class Step:
    """A sentence of a lesson, shown after ``moves`` moves.

    ``move`` is the learner's move, or None if the sentence is only read. ``misses`` maps other
    legal moves to their answers; the key ``""`` is the default. ``apart`` explains why the coach
    would play differently. ``claims`` are what its texts claim, by their names; ``latest`` is the
    text named last. A ``free`` step leaves the rest of the round to the learner. An ``either`` step
    may be swapped with the next move.
    """

    line: int
    moves: int
    says: str
    points: list[Point] = field(default_factory=list)
    misses: dict[str, str] = field(default_factory=dict)
    claims: dict[str, list[str]] = field(default_factory=dict)
    apart: str = ""
    free: bool = False
    either: bool = False
    move: str | None = None
    latest: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A parsed lesson; ``moves`` are all moves of its record."""

    game: str
    name: str
    text: str
    moves: tuple[tuple[Seat, str], ...]
    steps: tuple[Step, ...]

    @property
    def begins(self) -> int:
        """Number of moves made before the first step."""
        return self.steps[0].moves

    @property
    def title(self) -> Message:
        return title_of(self.game, self.name)

    @property
    def learned(self) -> Message:
        """What the learner can do after it."""
        return self.said("can")

    def said(self, name: str) -> Message:
        """Message of one of its texts."""
        return Message(f"{self.game}-lesson-{self.name}.{name}")

    @property
    def sentences(self) -> list[str]:
        """Names of all its texts."""
        return [
            "can",
            *(
                name
                for step in self.steps
                for name in (step.says, *step.misses.values(), *filter(None, [step.apart]))
            ),
        ]

    def match(self, moves: int) -> Match:
        """Match after `moves` moves of the record."""
        lines = self.text.splitlines(keepends=True)
        whole = parse_record(self.text)
        end = whole.moves[moves][0] - 1 if moves < len(whole.moves) else len(lines)
        match = load("".join(lines[:end]))
        match.notes.mode = "lesson"
        return match


def read_lesson(name: str, text: str) -> Lesson:
    """Parse a lesson.

    Raises ``ValueError`` for an invalid teaching line, and ``InvalidRecord`` for an invalid record.
    """
    lines = parse_record(text)
    if lines.fault is not None:
        raise lines.fault
    moves = tuple((seat, move) for _, seat, move in lines.moves)
    steps: list[Step] = []
    for comment in lines.comments:
        if comment.text.startswith(TEACHING_PREFIX):
            _teach(steps, comment)
    if not steps:
        raise ValueError(f"line {lines.rule}: nothing is said")
    for place, step in enumerate(steps):
        last = place + 1 == len(steps) or steps[place + 1].moves > step.moves
        if last and step.moves < len(moves) and moves[step.moves][0] == LEARNER_SEAT:
            step.move = moves[step.moves][1]
    return Lesson(lines.header["game"][1], name, text, moves, tuple(steps))


def _teach(steps: list[Step], comment: Comment) -> None:
    """Parse one teaching comment."""
    word, _, rest = comment.text.removeprefix(TEACHING_PREFIX).partition(" ")
    if word == "say":
        if not rest:
            raise ValueError(f"line {comment.line}: a sentence has a name")
        steps.append(Step(comment.line, comment.moves, rest, latest=rest))
        return
    if word not in COMMENT_HANDLERS:
        raise ValueError(f"line {comment.line}: unknown word {word!r}")
    if not steps or steps[-1].moves != comment.moves:
        raise ValueError(f"line {comment.line}: it belongs to no sentence")
    needs, take = COMMENT_HANDLERS[word]
    if needs != bool(rest):
        raise ValueError(f"line {comment.line}: {word!r} is about something or not")
    take(steps[-1], rest)


def _point(step: Step, rest: str) -> None:
    zone, *cards = rest.split(" ")
    step.points.append(Point(Aim.ZONE, zone, tuple(cards)))


def _miss(step: Step, rest: str) -> None:
    says, _, move = rest.partition(" ")
    step.misses[move] = step.latest = says


def _apart(step: Step, rest: str) -> None:
    step.apart = step.latest = rest


def _claim(step: Step, rest: str) -> None:
    """Add a claim to the text named last."""
    step.claims.setdefault(step.latest, []).append(rest)


def _free(step: Step, rest: str) -> None:
    step.free = True


def _either(step: Step, rest: str) -> None:
    step.either = True


COMMENT_HANDLERS: dict[str, tuple[bool, Callable[[Step, str], None]]] = {
    "point": (True, _point),
    "player": (True, lambda step, rest: step.points.append(Point(Aim.PLAYER, rest))),
    "facts": (False, lambda step, rest: step.points.append(Point(Aim.FACTS))),
    "button": (True, lambda step, rest: step.points.append(Point(Aim.BUTTON, rest))),
    "miss": (True, _miss),
    "apart": (True, _apart),
    "claim": (True, _claim),
    "free": (False, _free),
    "either": (False, _either),
}
"""Handlers of the words besides ``say``, and whether each word takes an argument."""


READ_WORDS_PER_SECOND_COUNT = 3.0
"""Reading speed, in words per second."""
OWN_MOVE_SECONDS = 4.0
"""Seconds to find and make the learner's move, besides reading."""
WATCH_MOVE_SECONDS = 2.5
"""Seconds to watch an opponent's move."""
CONFIRM_SECONDS = 1.0
"""Seconds to confirm a sentence."""
SECONDS_PER_MINUTE_COUNT = 60


def seconds(lesson: Lesson) -> float:
    """Estimated seconds for a lesson without hesitation."""
    words = sum(len(told(lesson.said(step.says)).split()) for step in lesson.steps)
    moves = lesson.moves[lesson.begins :]
    mine = sum(seat == LEARNER_SEAT for seat, _ in moves)
    read = sum(step.move is None for step in lesson.steps)
    return (
        words / READ_WORDS_PER_SECOND_COUNT
        + OWN_MOVE_SECONDS * mine
        + WATCH_MOVE_SECONDS * (len(moves) - mine)
        + CONFIRM_SECONDS * read
    )


def minutes(*lessons: Lesson) -> int:
    """Estimated whole minutes of some lessons together, at least one."""
    return max(1, round(sum(map(seconds, lessons)) / SECONDS_PER_MINUTE_COUNT))
