"""Messages are read as Project Fluent's own parser reads them, and resolved as its format says."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from game.text.message import (
    BadMessage,
    Pattern,
    Reference,
    Select,
    Variable,
    entries,
    read,
    variables,
)
from tests.together import check_each, each_of
from tests.words.files import FILES

SAMPLE = """\
# A comment = not a message
plain = Some words,  with “signs” … and a sign = too.
valued = { $name } waits for {$other}.
    .short = { plain } { -term }
-term = A term
quoted = A brace: { "{" }, a blank: { " " }.
chosen = { $count ->
    [0] Nothing
    [one] One { $name }
   *[other] { $who ->
        [you] your { $count }
       *[other] { $who } has { $count }
    } in all
}
below =
    { $who ->
       *[you] You draw.
    }
"""


def as_read(pattern: ast.Pattern) -> Pattern:
    """A pattern of Fluent's parser as ours gives it."""
    return tuple(one_of(element) for element in pattern.elements)


def one_of(element: ast.TextElement | ast.Placeable) -> str | Variable | Reference | Select:
    if isinstance(element, ast.TextElement):
        return element.value
    inner = element.expression
    match inner:
        case ast.StringLiteral():
            return str(inner.value)
        case ast.VariableReference():
            return Variable(inner.id.name)
        case ast.MessageReference():
            tail = f".{inner.attribute.name}" if inner.attribute else ""
            return Reference(inner.id.name + tail)
        case ast.TermReference():
            return Reference(f"-{inner.id.name}")
        case ast.SelectExpression(selector=ast.VariableReference()):
            keys = [getattr(one.key, "name", None) or one.key.value for one in inner.variants]
            usual = next(key for key, one in zip(keys, inner.variants, strict=True) if one.default)
            found = {key: as_read(one.value) for key, one in zip(keys, inner.variants, strict=True)}
            return Select(inner.selector.id.name, found, usual)
    raise AssertionError(f"{inner} is not used here")


def fluents(text: str) -> dict[str, Pattern]:
    """The messages of a file as Fluent's parser reads them."""
    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if entry.value is not None:
                assert name not in found, f"{name} stands there twice"
                found[name] = as_read(entry.value)
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = as_read(attribute.value)
    return found


def ours(text: str) -> dict[str, Pattern]:
    return {name: read(unread) for name, unread in entries(text).items()}


def test_a_file_is_read_as_fluents_own_parser_reads_it() -> None:
    assert len(ours(SAMPLE)) == 7
    assert ours(SAMPLE) == fluents(SAMPLE)


def test_every_file_of_messages_is_fluents_format() -> None:
    def check(path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        assert ours(text) == fluents(text)

    check_each(check, FILES)


@each_of(
    "wrong",
    ["{ $count", "{ }", "two\n    lines", "{ $count -> [one] no star\n}", "{ FUNCTION($count) }"],
)
def test_what_cannot_be_read_is_refused(wrong: str) -> None:
    with pytest.raises(BadMessage):
        read(wrong)


def test_the_values_of_a_pattern_are_those_of_all_its_variants() -> None:
    assert variables(ours(SAMPLE)["chosen"]) == {"count", "name", "who"}
