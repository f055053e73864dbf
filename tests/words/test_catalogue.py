"""The catalogue: every message that is said exists with its values, and every one is said."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.ai.characters import (
    ALL_CHARACTERS,
    SHARED_LINE_OCCASIONS,
    SHOWS_TRAIT_OCCASION,
    anybodys,
    own,
)
from game.core.options import Choices
from game.core.outcome import Telling
from game.features.rule_sets.rules_line import without_length
from game.games import GAMES
from game.storage.settings import Settings
from game.text.message import (
    DEFAULT_DEVICE_WORDS,
    ENGLISH_LANGUAGE,
    FEATURE_FUNCTIONS,
    FORM_NAMES,
    MESSAGE_VARIANTS,
    Message,
    entries,
    references,
    variables,
)
from game.ui.kit.input.commands import OFFER_KEY_ATTRIBUTE
from tests.lessons.lessons import ALL, lesson
from tests.together import check_each
from tests.words.files import FILES, GAME, LESSONS

SAYING = {"say", "Message"}

MADE_UP = {
    "game/ai/characters.py",
    "game/core/merit.py",
    "game/core/options.py",
    "game/core/outcome.py",
    "game/features/lessons/lesson.py",
    "game/features/lessons/progress.py",
}
"""Where names are put together: of a character and an occasion, of a lesson and a sentence, of a
merit, of an outcome, or of an option and a value."""
OF_CHARACTERS = (
    {one.manner.name for one in ALL_CHARACTERS}
    | {f"characters-{one.portrait}-name" for one in ALL_CHARACTERS}
    | {
        line.name
        for one in ALL_CHARACTERS
        for which in (*SHARED_LINE_OCCASIONS, SHOWS_TRAIT_OCCASION)
        for line in own(one.name, which)
    }
    | {line.name for which in SHARED_LINE_OCCASIONS for line in anybodys(which)}
)
OF_LESSONS = {
    message.name
    for one in (lesson(*which) for which in ALL)
    for message in (one.title, *(one.said(name) for name in one.sentences))
}
OF_MERITS = {
    message for game in GAMES for one in game.merits for message in (one.has(0), one.lacks(0))
}
OF_OUTCOMES = {
    one.told(Telling(1, 2, "", "", "no")) for game in GAMES for one in game.bot.outcomes.listed
}
OF_OPTIONS = {
    message
    for one in (
        *Settings.described(),
        *(one for game in GAMES for one in game.options_type.described()),
    )
    for message in (one.label, one.help, *one.values.labels)
    if isinstance(message, Message)
} | {
    Message(name)
    for game in GAMES
    for one in game.options_type.presets
    for name in (f"{game.name}-set-{one.name}", f"{game.name}-set-{one.name}.sentence")
}
OF_DIFFERENCES = {
    one.difference(value)
    for game in GAMES
    for one in game.options_type.described()
    if without_length(game, {one.name: one.default}) and not one.stake
    for value in (one.values.values if isinstance(one.values, Choices) else (one.default - 1,))
    if value != one.default
}
THEMES = {one.theme.name for game in GAMES for one in game.merits}


def calls(file: Path) -> Iterator[ast.Call]:
    """Where a file of the program says a message."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    known = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "game.text.message"
        for alias in node.names
        if alias.name in SAYING
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
            yield node


@cache
def said() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Where in the program which message is said with the values of which names."""
    found = []
    for file in sorted(GAME.rglob("*.py")):
        place = file.relative_to(GAME.parent).as_posix()
        for call in calls(file):
            where = f"{place}:{call.lineno}"
            if place in MADE_UP and not isinstance(call.args[0], ast.Constant):
                continue
            match call.args:
                case [ast.Constant(value=str(name))]:
                    given = [one.arg for one in call.keywords]
                    found.append((where, name, frozenset(one or "**" for one in given)))
                case _:
                    raise AssertionError(f"{where}: a message is said by its name")
    here = GAME / "text" / "message.py"
    for node in ast.walk(ast.parse(here.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Message" | "say"), args=[ast.Constant(value=name)]):
                given = frozenset(str(one.arg) for one in node.keywords)
                found.append((f"game/text/message.py:{node.lineno}", str(name), given))
    return tuple(found)


def needed(name: str) -> set[str]:
    """The names of the values that a message needs, those of its variants and in it counted."""
    pattern = ENGLISH_LANGUAGE.pattern(name)
    variants = {f"{name}.{variant}" for variant in MESSAGE_VARIANTS} & written()
    inside = references(pattern) | variants
    return variables(pattern).union(*map(needed, inside)) - DEFAULT_DEVICE_WORDS.keys()


@cache
def written() -> frozenset[str]:
    """The names of all messages there are."""
    return frozenset(name for file in FILES for name in entries(file.read_text(encoding="utf-8")))


def test_every_message_that_is_said_exists() -> None:
    assert len(said()) > 150
    assert [one for one in said() if one[1] not in written()] == []
    assert written() >= OF_CHARACTERS | OF_LESSONS | THEMES | {
        one.name for one in OF_MERITS | OF_OUTCOMES | OF_OPTIONS | OF_DIFFERENCES
    }


def test_every_message_is_given_exactly_the_values_it_needs() -> None:
    wrong = [
        (where, name, sorted(given), sorted(needed(name)))
        for where, name, given in said()
        if given != needed(name)
    ]
    assert wrong == []
    assert [name for name in OF_CHARACTERS | OF_LESSONS | THEMES if needed(name)] == []
    assert [
        one for one in OF_MERITS | OF_OUTCOMES if not needed(one.name) <= one.values.keys()
    ] == []
    assert [one for one in OF_DIFFERENCES if not needed(one.name) <= {"value"}] == []
    assert [one for one in OF_OPTIONS if needed(one.name) != one.values.keys()] == []


def test_no_value_has_the_name_of_a_form() -> None:
    assert [one for one in said() if one[2] & set(FORM_NAMES)] == []


def test_every_message_is_said_somewhere() -> None:
    used = {name for _, name, _ in said()} | OF_CHARACTERS | OF_LESSONS | THEMES
    used |= {one.name for one in OF_MERITS | OF_OUTCOMES | OF_OPTIONS | OF_DIFFERENCES}
    used |= {other for name in written() for other in references(ENGLISH_LANGUAGE.pattern(name))}
    used |= {
        f"{name}.{variant}"
        for name in used
        for variant in (
            *MESSAGE_VARIANTS,
            *map(str.lower, FEATURE_FUNCTIONS),
            OFFER_KEY_ATTRIBUTE,
        )
    }
    assert sorted(written() - used) == []


def test_a_message_stands_once_in_the_file_of_its_area() -> None:
    def check(file: Path) -> None:
        area = file.stem if file.parent.parent.name == "text" else file.parents[1].name
        if file in LESSONS:
            area = f"{area}-lesson"
        names = list(entries(file.read_text(encoding="utf-8")))
        assert names
        assert all(name.partition(".")[0].startswith(f"{area}-") for name in names)

    check_each(check, FILES)


def test_no_line_ends_between_a_figure_and_its_percent_sign() -> None:
    def check(file: Path) -> None:
        assert " %" not in file.read_text(encoding="utf-8")

    check_each(check, FILES)
