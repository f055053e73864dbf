"""What a lesson says of the rules for good is still so where it is said."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

from game.core.game import Game
from game.features.lessons.lesson import Step, read_lesson
from game.text.message import Pattern, Select, entries, read
from tests.laws.at import At
from tests.laws.promising import promises_of
from tests.laws.test_rules_once import folder_of
from tests.laws.walks import every_game

ABSOLUTE = re.compile(
    r"\b(never|always|can’t|cannot|must|have to|has to|nobody|third time)\b", re.IGNORECASE
)
"""Words of a sentence that states a rule without an exception."""


@every_game
def test_a_lesson_that_states_a_rule_promises_it_or_is_listed(game: Game[Any, Any]) -> None:
    """Else a changed rule would make it false, and nobody would hear of it."""
    said = promises_of(game)
    assert absolute(game) - said.LESSON_PROMISES.keys() == set(said.PLAIN_LESSONS)


@every_game
def test_what_a_lesson_promises_holds_where_it_is_said(game: Game[Any, Any]) -> None:
    promises, met = promises_of(game).LESSON_PROMISES, set()
    for at in taught(game):
        name = at.message.name
        if name in promises:
            assert promises[name](at), (name, at.move, at.other)
            met.add(name)
    assert met == promises.keys()


def absolute(game: Game[Any, Any]) -> set[str]:
    """The names of the sentences of lessons that state a rule absolutely."""
    file = folder_of(game) / "lessons" / "en.ftl"
    words = entries(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {name for name, text in words.items() if ABSOLUTE.search(words_of(read(text)))}


def words_of(pattern: Pattern) -> str:
    """All that a message says itself, in each of its variants."""
    variants = chain.from_iterable(
        part.variants.values() for part in pattern if isinstance(part, Select)
    )
    texts = (part for part in pattern if isinstance(part, str))
    return " ".join(chain(texts, map(words_of, variants)))


def taught(game: Game[Any, Any]) -> Iterator[At]:
    """Each sentence of a game's lessons at its position.

    ``move`` is the one that the sentence asks for or answers, ``other`` the one that is taught.
    """
    for name in filter(None, [*game.lessons, game.first_hand]):
        lesson = read_lesson(name, game.lesson_file(name).read_text(encoding="utf-8"))
        for step in lesson.steps:
            state, taught = lesson.match(step.moves).state, step.move or ""
            for says, move in said_at(step):
                yield At(game, state, lesson.said(says), move or taught, taught)


def said_at(step: Step) -> Iterator[tuple[str, str]]:
    """The names of a step's sentences, each with the move that it is about."""
    yield step.says, step.move or ""
    yield from ((says, move) for move, says in step.misses.items())
    if step.apart:
        yield step.apart, step.move or ""
