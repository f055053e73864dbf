"""A parser for the used part of Project Fluent's message format (https://projectfluent.org).

A file holds messages ``name = a sentence with { $values }``, their attributes (``.help = ...``),
terms (``-name``) and comments.  A placeable is a value, another message, a term, a quoted text,
or a choice among variants by a value::

    move-lost = { $count ->
        [one] 1 move is lost.
       *[other] { $count } moves are lost.
    }

A pattern is one line, except for its variants.  There are no functions, and numbers have no
separators.  Unsupported syntax raises ``BadMessage`` when a message is first used; tests check
every file with the format's own parser.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

# An entry is found by the newline before it, which makes the search fast.
ENTRY = re.compile(r"\n(?:(-?[a-zA-Z][\w-]*)|[ ]+(\.[a-zA-Z][\w-]*))[ ]*=", re.ASCII)
COMMENT = re.compile(r"\n#.*")
NAME = re.compile(r"(\$|-?)([a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?)", re.ASCII)
TEXT = re.compile(r"[^{}\n]*")
QUOTED = re.compile(r'"([^"\\\n]*)"')
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ ]*", re.ASCII)
BLANK = re.compile(r"\s*")


class BadMessage(ValueError):
    """A message that this parser cannot read; the text says what it expected and where."""


class Variable(NamedTuple):
    name: str


class Reference(NamedTuple):
    """The name of another message, or of a term, which starts with ``-``."""

    name: str


class Select(NamedTuple):
    """Variants by the value of a variable; ``usual`` is the key of the default variant."""

    variable: str
    variants: dict[str, "Pattern"]
    usual: str


Pattern = tuple["str | Variable | Reference | Select", ...]


def entries(text: str) -> dict[str, str]:
    """The unparsed messages of a file by name; an attribute is ``message.attribute``."""
    parts = ENTRY.split(COMMENT.sub("", f"\n{text}"))
    found, name = {}, ""
    for message, attribute, unread in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        name = message or name
        found[name + (attribute or "")] = unread.strip()
    return found


def read(text: str) -> Pattern:
    """Parse a pattern; raises ``BadMessage``.

    >>> read("{ $name } waits.")
    (Variable(name='name'), ' waits.')
    """
    pattern, end = _pattern(text, 0)
    if end < len(text):
        raise BadMessage(f"a pattern is one line: {text[end:]!r}")
    return pattern


def variables(pattern: Pattern) -> set[str]:
    """The names of the values that a pattern needs, without those of messages it refers to."""
    found = set()
    for part in pattern:
        if isinstance(part, Variable):
            found.add(part.name)
        elif isinstance(part, Select):
            found.add(part.variable)
            found.update(*map(variables, part.variants.values()))
    return found


def _pattern(text: str, at: int) -> tuple[Pattern, int]:
    """The pattern that begins at ``at``, and the position of the end of its line."""
    parts: list[str | Variable | Reference | Select] = []
    while True:
        words = TEXT.match(text, at)
        assert words is not None, "nothing is text too"
        at = words.end()
        if words[0]:
            parts.append(words[0])
        if text[at : at + 1] != "{":
            break
        part, at = _placeable(text, at + 1)
        parts.append(part)
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" ")
    return tuple(part for part in parts if part != ""), at


def _placeable(text: str, at: int) -> tuple[str | Variable | Reference | Select, int]:
    at = _blank(text, at)
    quoted = QUOTED.match(text, at)
    if quoted is not None:
        return quoted[1], _closed(text, quoted.end())
    name = NAME.match(text, at)
    if name is None:
        raise BadMessage(f"a value, a message or a text in quotes is expected: {text[at:]!r}")
    at = _blank(text, name.end())
    if name[1] != "$":
        return Reference(name[0]), _closed(text, at)
    if text.startswith("->", at):
        return _select(name[2], text, at + 2)
    return Variable(name[2]), _closed(text, at)


def _select(variable: str, text: str, at: int) -> tuple[Select, int]:
    variants: dict[str, Pattern] = {}
    usual = ""
    while True:
        head = VARIANT.match(text, at)
        if head is None:
            break
        if head[1]:
            usual = head[2]
        variants[head[2]], at = _pattern(text, head.end())
    if not usual:
        raise BadMessage(f"a choice has one variant with a star: {text!r}")
    return Select(variable, variants, usual), _closed(text, at)


def _blank(text: str, at: int) -> int:
    found = BLANK.match(text, at)
    assert found is not None, "nothing is blank too"
    return found.end()


def _closed(text: str, at: int) -> int:
    at = _blank(text, at)
    if text[at : at + 1] != "}":
        raise BadMessage(f"a brace is expected: {text[at:]!r}")
    return at + 1


def resolve(
    pattern: Pattern,
    word: Callable[[str], str],
    key: Callable[[str, Select], str],
    other: Callable[[str], str],
) -> str:
    """Render a pattern as a sentence.

    Three callbacks do the rest: ``word`` renders a value, ``key`` chooses a variant, ``other``
    renders another message.
    """
    parts = []
    for part in pattern:
        if isinstance(part, str):
            parts.append(part)
        elif isinstance(part, Variable):
            parts.append(word(part.name))
        elif isinstance(part, Reference):
            parts.append(other(part.name))
        else:
            chosen = part.variants[key(part.variable, part)]
            parts.append(resolve(chosen, word, key, other))
    return "".join(parts)
