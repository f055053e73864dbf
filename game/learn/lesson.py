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
"""

from collections.abc import Callable
from enum import Enum, auto

from game.core.event import Seat
from game.core.record import Comment, take_apart
from game.learn.progress import title_of
from game.match.match import Match, load
from game.values import dataclass, field
from game.words.message import Message

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
        whole = take_apart(self.text)
        end = whole.moves[moves][0] - 1 if moves < len(whole.moves) else len(lines)
        match = load("".join(lines[:end]))
        match.notes.mode = "lesson"
        return match


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson of a record.

    Raises ``ValueError`` for a line that teaches nothing, ``BadRecord`` for what is no record.
    """
    lines = take_apart(text)
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
