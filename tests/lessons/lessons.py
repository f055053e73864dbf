"""All the lessons there are."""

from functools import cache

from game.features.lessons.lesson import Lesson, read_lesson
from game.games import GAMES, GAMES_BY_NAME

ALL = [(game.name, name) for game in GAMES for name in game.all_lessons]


@cache
def lesson(game: str, name: str) -> Lesson:
    """A lesson of the program."""
    text = GAMES_BY_NAME[game].lesson_file(name).read_text(encoding="utf-8")
    return read_lesson(name, text)
