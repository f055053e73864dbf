"""No sentence stands in code any more, but in the modules listed here: a list that shrinks."""

import ast
import re
from functools import cache

from tests.together import each_of
from tests.words.files import GAME
from tests.words.sentences import sentences

NO_SENTENCES = {
    "core/fact.py",  # writes source
    "core/fact_types.py",  # writes source
    "games/take/moves.py",  # a move's text, as a pattern
    "games/texas/__init__.py",  # its name
    "storage/kept_files.py",  # the name of a folder
    "ui/kit/input/commands.py",  # where a command holds, and what it is about
    "ui/app/idle_tasks.py",  # a type
    "ui/deck/cloth_backdrop.py",  # writes a drawing
    "ui/features/start/about_page.py",  # versions
    "ui/table/model/notice.py",  # what a notice is about
    "ui/routes.py",  # types
    "storage/system_wishes.py",  # keys of a registry
    "text/message.py",  # types
}
"""Modules with texts of several words that are no sentences for a player."""

ON_THE_CONSOLE = {
    "__main__.py",
    "cli/console.py",
    "cli/experiments.py",
    "cli/subcommands.py",
    "features/puzzles/puzzle.py",
    "storage/profile.py",
    "ui/self_test.py",
}
"""Modules that speak on a console, which still speaks English alone."""

PAINTING = {"words", "width"}
"""Methods whose first value is a text that is painted, or measured for that."""

LISTED = NO_SENTENCES | ON_THE_CONSOLE


@cache
def found() -> dict[str, list[tuple[int, str]]]:
    """The sentences of every module that has some."""
    every = {
        file.relative_to(GAME).as_posix(): sentences(file.read_text(encoding="utf-8"))
        for file in sorted(GAME.rglob("*.py"))
    }
    return {file: some for file, some in every.items() if some}


def test_no_sentence_stands_in_code() -> None:
    assert {file: some for file, some in found().items() if file not in LISTED} == {}


def painted(code: str) -> list[str]:
    """Words that code paints or measures without a message."""
    calls = [one for one in ast.walk(ast.parse(code)) if isinstance(one, ast.Call) and one.args]
    texts = [
        one.args[0].value
        for one in calls
        if isinstance(one.func, ast.Attribute)
        and one.func.attr in PAINTING
        and isinstance(one.args[0], ast.Constant)
        and isinstance(one.args[0].value, str)
    ]
    return [text for text in texts if re.search("[A-Za-z]{2}", text)]


def test_no_word_is_painted_that_is_no_message() -> None:
    files = sorted((GAME / "ui").rglob("*.py"))
    words = {file.name: painted(file.read_text(encoding="utf-8")) for file in files}
    assert {name: found for name, found in words.items() if found} == {}
    assert painted('painter.words("new", at)\ntexts.width("n n", 12)') == ["new"]


def test_the_list_of_modules_with_sentences_shrinks() -> None:
    assert sorted(LISTED - found().keys()) == [], "strike these off"


@each_of(
    "code",
    [
        'said = "Nothing can be done."',
        'said = f"{name} draws"\nmore = f"It is {name}\'s turn."',
        'say("These options don’t go together")',
        'raise BadSetup("two words. ")',
        'LABEL = "Card back"',
        'return f"{count} moves are lost"',
    ],
)
def test_sentences_are_found(code: str) -> None:
    assert sentences(f"def f():\n    {code.splitlines()[-1]}")


@each_of(
    "code",
    [
        '"""What this does."""',
        'say("rules-heading", game=title)',
        'assert found, "there is no such thing"',
        'raise ValueError(f"{cards} cards cannot be cut")',
        'role = "group heading"',
        'key = f"option {name}"',
        'word = "Word"',
    ],
)
def test_what_is_no_sentence_is_not_taken_for_one(code: str) -> None:
    assert sentences(f"def f():\n    {code}") == []
