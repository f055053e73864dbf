"""No sentence stands in code any more, but in the modules listed here: a list that shrinks."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from tests.together import each_of
from tests.words.files import GAME
from tests.words.sentences import sentences

NO_SENTENCES = {
    "core/fact.py",  # writes source
    "core/fact_types.py",  # writes source
    "games/take/moves.py",  # a move's text, as a pattern
    "storage/kept_files.py",  # the name of a folder
    "ui/kit/input/commands.py",  # where a command holds, and what it is about
    "ui/app/idle_tasks.py",  # a type
    "ui/deck/cloth_backdrop.py",  # writes a drawing
    "ui/features/start/about_page.py",  # versions
    "ui/table/model/notice.py",  # what a notice is about
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

PAINTING = {"words", "paragraph", "line", "tag", "fitted", "width"}
"""Methods whose first value is a text that is painted, or shortened or measured for that."""
MEASURED = {"n", "n n"}
"""Texts whose widths tell how wide a space is."""

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
    """Literals with a letter that code paints, maybe by a name that its function gave them."""
    found: dict[ast.Constant, None] = {}
    tree = ast.parse(code)
    constants = list(_named(tree.body))
    for scope in ast.walk(tree):
        if isinstance(scope, ast.Module | ast.FunctionDef):
            named = constants if scope is tree else [*constants, *_named(ast.walk(scope))]
            for one in ast.walk(scope):
                match one:
                    case ast.Call(func=ast.Attribute(attr=name), args=[first, *_]):
                        if name in PAINTING:
                            found.update(dict.fromkeys(_literals(first, named)))
    texts = [str(one.value) for one in found]
    return [text for text in texts if re.search(r"[^\W\d_]", text) and text not in MEASURED]


def _named(code: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    """The names that are given in code, with the value of each."""
    for one in code:
        match one:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value


def _literals(value: ast.expr, named: list[tuple[str, ast.expr]]) -> Iterator[ast.Constant]:
    """The literals that a text may consist of; what a function returns is none."""
    match value:
        case ast.Constant(value=str()):
            yield value
        case ast.Name(id=name):
            others = [one for one in named if one[0] != name]
            for other, assigned in named:
                if other == name:
                    yield from _literals(assigned, others)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from _literals(one, named)
            yield from _literals(other, named)
        case ast.JoinedStr(values=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from _literals(part, named)
        case ast.FormattedValue(value=inner):
            yield from _literals(inner, named)


def test_no_word_is_painted_that_is_no_message() -> None:
    files = sorted((GAME / "ui").rglob("*.py"))
    words = {file.name: painted(file.read_text(encoding="utf-8")) for file in files}
    assert {name: found for name, found in words.items() if found} == {}


@each_of(
    "code, words",
    [
        ('painter.words("new", at)', ["new"]),
        ('painter.paragraph(f"{name} é", rect)', [" é"]),
        ('def mark():\n word = "new"\n texts.line(word, 12)', ["new"]),
        ('def mark():\n word = "x" if one else say("y")\n board.tag(word + "2", rect)', ["x"]),
        ('painter.words(say("table-new"), at)\ntexts.width("n n", 12)\nboard.tag("+1", at)', []),
    ],
)
def test_what_is_painted_that_is_no_message(code: str, words: list[str]) -> None:
    assert painted(code) == words


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
