"""How long a lesson takes, estimated from what is to be read and done."""

from game.learn.lesson import LEARNER, Lesson
from game.words.message import told

WORDS = 3.0
"""So many words are read in a second."""
DONE = 4.0
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
    return words / WORDS + DONE * mine + SEEN * (len(moves) - mine) + GONE_ON * read


def minutes(*lessons: Lesson) -> int:
    """How long some lessons take together, in whole minutes, at least one."""
    return max(1, round(sum(map(seconds, lessons)) / MINUTE))
