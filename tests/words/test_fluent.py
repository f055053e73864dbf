"""Messages are read as Project Fluent's own parser reads them, and resolved as its format says."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from game.text.message import (
    BadMessage,
    Feature,
    Form,
    Part,
    Pattern,
    Reference,
    Select,
    Variable,
    entries,
    read,
    references,
    variables,
)
from tests.together import check_each, each_of
from tests.words import foreign
from tests.words.files import FILES

SAMPLE = """\
# A comment = not a message
plain = Some words,  with “signs” … and a sign = too.
valued = { $name } waits for {$other}.
    .short = { plain } { -term }
-term = A term
quoted = A brace: { "{" }, a blank: { " " }, { "\\u00A0\\U01F0CF\\"\\\\" }.
formed = { FORM($card, case: "dative", first: "capital") } { FORM(plain.short,article:"the") }
    .term = { -term(gender: "m") } { GENDER($card) } { FORM( -term , use : "clause" ) }
featured = { GENDER($card) ->
    [f] { START(plain) ->
        [own] a
       *[foreign] b
    }
   *[m] { COUNT($who) ->
       *[many] c
    }
}
chosen = { $count ->
    [0] Nothing
    [one] One { $name }
   *[other] { $who ->
        [you] your { $count }
       *[other] { $who } has { $count }
    } in all
}
ended = { $case ->
    [of] { "of " }
   *[other] card
}
below =
    { $who ->
       *[you] You draw.
    }
"""


def as_read(pattern: ast.Pattern) -> Pattern:
    """A pattern of Fluent's parser as ours gives it."""
    return tuple(one_of(element) for element in pattern.elements)


def one_of(element: ast.TextElement | ast.Placeable) -> Part:
    return element.value if isinstance(element, ast.TextElement) else phrase(element.expression)


def phrase(inner: ast.Placeable | ast.InlineExpression | ast.SelectExpression) -> Part:
    """An expression of Fluent's parser as ours gives it."""
    match inner:
        case ast.StringLiteral():
            return str(inner.parse()["value"])
        case ast.VariableReference():
            return Variable(inner.id.name)
        case ast.MessageReference():
            tail = f".{inner.attribute.name}" if inner.attribute else ""
            return Reference(inner.id.name + tail)
        case ast.TermReference():
            term = Reference(f"-{inner.id.name}")
            return form(term, inner.arguments) if inner.arguments else term
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[of])):
            asked = phrase(of)
            assert isinstance(asked, Variable | Reference)
            assert bool(inner.arguments.named) == (inner.id.name == "FORM")
            if inner.arguments.named:
                return form(asked, inner.arguments)
            return Feature(inner.id.name, asked)
        case ast.SelectExpression():
            selector = phrase(inner.selector)
            assert isinstance(selector, Variable | Feature)
            keys = [one.key for one in inner.variants]
            names = [one.name if isinstance(one, ast.Identifier) else one.value for one in keys]
            variants = dict(zip(names, inner.variants, strict=True))
            usual = next(name for name, one in variants.items() if one.default)
            found = {name: as_read(one.value) for name, one in variants.items()}
            return Select(selector, found, usual)
    raise AssertionError(f"{inner} is not used here")


def form(of: Variable | Reference, arguments: ast.CallArguments) -> Form:
    forms = {one.name.name: str(one.value.parse()["value"]) for one in arguments.named}
    return Form(of, forms, forms.pop("first", "") == "capital")


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
    assert len(ours(SAMPLE)) == 11
    assert ours(SAMPLE) == fluents(SAMPLE)


def test_every_file_of_messages_is_fluents_format() -> None:
    def check(path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        assert ours(text) == fluents(text)

    check_each(check, [*FILES, *foreign.FILES])


@each_of(
    "wrong",
    [
        *("{ $count", "{ }", "two\n    lines", "{ $count -> [one] no star\n}"),
        *("{ FUNCTION($count) }", "{ FORM($x) }", "{ FORM(GENDER($x)) }", "{ GENDER($x }"),
        *("{ GENDER($x) -> [f] a\n}", '{ GENDER("x") }', "{ FORM($x, case: dative) }"),
        '{ FORM($x, case: "dative") -> *[a] b\n}',
    ],
)
def test_what_cannot_be_read_is_refused(wrong: str) -> None:
    with pytest.raises(BadMessage):
        read(wrong)


def test_the_values_of_a_pattern_are_those_of_all_its_variants() -> None:
    assert variables(ours(SAMPLE)["chosen"]) == {"count", "name", "who"}


def test_a_form_is_no_value_and_what_is_asked_for_one_or_about_itself_is() -> None:
    pattern = read('{ GENDER($who) -> *[m] { FORM($card, case: "dative") } { $case -> *[a] b\n}\n}')
    assert variables(pattern) == {"who", "card"}
    assert references(read('{ FORM(one, case: "a") }{ START(two) }{ -three(case: "b") }')) == {
        "one", "two", "-three",
    }  # fmt: skip
