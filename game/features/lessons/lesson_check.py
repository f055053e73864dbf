"""Checks of a lesson, which play it through automatically."""

from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from game.ai.levels import Certainty, advise
from game.core.illegal import IllegalMove
from game.core.record import InvalidRecord
from game.core.state import SeatView
from game.features.lessons.answers import answer, untrue
from game.features.lessons.lesson import LEARNER_SEAT, Aim, Lesson, Point, Step, seconds
from game.features.review.review import essence
from game.match.match import Match, load
from game.text.message import TextValue, seats, told

MIN_LESSON_SECONDS = 50.0
"""Minimum estimated seconds of a lesson."""
MAX_LESSON_SECONDS = 130.0
"""Maximum estimated seconds of a lesson."""
MAX_SENTENCES_IN_A_ROW_COUNT = 2
"""Maximum number of consecutive sentences without a task."""
MAX_SENTENCE_WORD_COUNT = 40
"""Maximum number of words in a sentence or an answer."""
LESSON_CHECK_SEEDS = (1, 2, 3)
LESSON_CHECK_PLAYOUTS = 240
"""Playout budget per move. The coach judges each move once per seed, and the majority decides."""
MAX_EQUAL_LEAD_POINTS = 1.0
"""Percent points of winning chance below which two moves count as equal."""


class Wrong(Enum):
    """Kinds of faults."""

    NO_RECORD = auto()
    NOT_THERE = auto()
    NOT_SAID = auto()
    TOO_WORDY = auto()
    NOT_TAUGHT = auto()
    NO_MISS = auto()
    NO_ANSWER = auto()
    NO_END = auto()
    TOO_MUCH_READ = auto()
    LENGTH = auto()
    COACH = auto()
    ORDER = auto()
    UNTRUE = auto()


class Fault(NamedTuple):
    """A fault in a line of a lesson's record; ``about`` names its subject."""

    wrong: Wrong
    line: int
    about: str


def faults(lesson: Lesson) -> list[Fault]:
    """All faults of a lesson except ``coach_disagrees``."""
    try:
        load(lesson.text)
    except InvalidRecord as error:
        return [Fault(Wrong.NO_RECORD, error.line, error.reason)]
    found = list(_course(lesson))
    for step in lesson.steps:
        found += _step(lesson, step)
    return found


def _course(lesson: Lesson) -> Iterator[Fault]:
    """Yield faults in length, order and end of a lesson."""
    takes = seconds(lesson)
    if not MIN_LESSON_SECONDS <= takes <= MAX_LESSON_SECONDS:
        yield Fault(Wrong.LENGTH, 1, f"{takes:.0f} s")
    tasks = {step.moves for step in lesson.steps if step.move is not None}
    free = any(step.free for step in lesson.steps)
    for place, (seat, move) in enumerate(lesson.moves):
        if seat == LEARNER_SEAT and place >= lesson.begins and place not in tasks and not free:
            yield Fault(Wrong.NOT_TAUGHT, 1, move)
    last = lesson.steps[-1]
    if last.move is not None or last.moves != len(lesson.moves):
        yield Fault(Wrong.NO_END, last.line, last.says)
    read = 0
    for step in lesson.steps:
        read = read + 1 if step.move is None else 0
        if read > MAX_SENTENCES_IN_A_ROW_COUNT:
            yield Fault(Wrong.TOO_MUCH_READ, step.line, step.says)


def _step(lesson: Lesson, step: Step) -> Iterator[Fault]:
    """Yield faults in a step: its sentences, its points and its answers."""
    match = lesson.match(step.moves)
    for says in (step.says, *step.misses.values(), *([step.apart] if step.apart else ())):
        try:
            words = len(told(lesson.said(says)).split())
        except LookupError:
            yield Fault(Wrong.NOT_SAID, step.line, says)
            continue
        if words > MAX_SENTENCE_WORD_COUNT:
            yield Fault(Wrong.TOO_WORDY, step.line, says)
    for point in step.points:
        if not can_see_target(match, point):
            yield Fault(Wrong.NOT_THERE, step.line, f"{point.name} {' '.join(point.cards)}")
    for claim in untrue(lesson, step):
        yield Fault(Wrong.UNTRUE, step.line, claim)
    if step.move is None:
        if step.misses or step.apart or step.free or step.either:
            yield Fault(Wrong.NO_MISS, step.line, step.says)
        return
    legal = set(match.moves_now())
    if step.either and not _can_swap(lesson, step):
        yield Fault(Wrong.ORDER, step.line, step.move)
    for move in step.misses:
        if move and (move not in legal or move == step.move):
            yield Fault(Wrong.NO_MISS, step.line, move)
    others = legal - {step.move}
    if "" in step.misses and not others - step.misses.keys():
        yield Fault(Wrong.NO_MISS, step.line, step.misses[""])
    if not step.free:
        for move in others:
            if not told(answer(lesson, step, move)):
                yield Fault(Wrong.NO_ANSWER, step.line, move)


def _can_swap(lesson: Lesson, step: Step) -> bool:
    """Whether a step's move and the next one commute."""
    moves = lesson.moves[step.moves : step.moves + 2]
    if len(moves) < 2 or moves[1][0] != LEARNER_SEAT:
        return False
    other = lesson.match(step.moves)
    try:
        for _, move in reversed(moves):
            other.follow(move)
    except IllegalMove:
        return False
    meant = lesson.match(step.moves + 2)
    return essence(other.state.full_view()) == essence(meant.state.full_view())


def can_see_target(match: Match, point: Point) -> bool:
    """Whether the learner can see the target of a point at this moment."""
    if point.aim is Aim.FACTS:
        return True
    if point.aim is Aim.PLAYER:
        return point.name in {str(seat) for seat in range(len(match.seats))}
    if point.aim is Aim.BUTTON:
        return match.state.asked == LEARNER_SEAT and point.name in match.moves_now()
    try:
        held = SeatView(match.game, match.view(LEARNER_SEAT)).zone(point.name)
    except (KeyError, IndexError, ValueError, TypeError, StopIteration):
        return False
    if not point.cards:
        return True
    return isinstance(held, list) and not set(point.cards) - set(held)


def why(match: Match, move: str) -> TextValue:
    """The coach's reason for a move of the asked seat."""
    game = match.game
    asked = match.state.asked
    assert asked is not None, "somebody is asked"
    state = game.from_view(match.view(asked))
    reason: TextValue = game.bot.explain(state, game.parse(move), seats(len(match.seats)))
    return reason


def coach_disagrees(lesson: Lesson) -> list[Fault]:
    """Moves that the coach would not play, unless the lesson explains it."""
    found = []
    for step in lesson.steps:
        asked = step.move is not None and not step.free
        if asked and _agrees(lesson, step) == bool(step.apart):
            found.append(Fault(Wrong.COACH, step.line, step.move or ""))
    return found


def _agrees(lesson: Lesson, step: Step) -> bool:
    """Whether a majority of the coach's searches accepts the move.

    A step with an ``apart`` explanation agrees only if the coach plays the very same move.
    """
    match = lesson.match(step.moves)
    assert step.move is not None, "only a move is judged"
    votes = {True: 0, False: 0}
    view = match.view(LEARNER_SEAT)
    for seed in LESSON_CHECK_SEEDS:
        advice = advise(match.game, view, "expert", seed, LESSON_CHECK_PLAYOUTS)
        agrees = advice.move == step.move
        if not agrees and not step.apart:
            if step.move not in advice.scores:
                advice = advise(
                    match.game,
                    view,
                    "expert",
                    seed,
                    LESSON_CHECK_PLAYOUTS,
                    explain=True,
                    also=step.move,
                )
            lead = advice.scores[advice.move] - advice.scores[step.move]
            agrees = lead < MAX_EQUAL_LEAD_POINTS or advice.sure_over(step.move) is Certainty.EQUAL
        votes[agrees] += 1
        if 2 * votes[agrees] > len(LESSON_CHECK_SEEDS):
            break
    return votes[True] > votes[False]
