"""A parser for rules texts: headings, paragraphs, lists, tables, and pictures of cards.

A line ``![A run](good: 7H 8H 9H)`` is a picture: caption, verdict on its cards (see ``Says``),
and their texts as in records.  A star marks a card as wild (``2D*``); a dash is an empty slot of
a ring.  A picture without a caption belongs to the item or paragraph before it.

A block may end with conditions: ``{dimes=1..10 jokers=on}``.  It holds at a table where all of
them do; a heading that does not hold takes its chapter along.  ``{NAME}`` within a block is the
label of that option's value.
"""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple, Self

from game.text.message import say

NAMED_HEADING_PATTERN = re.compile(r"(.*\S)\s+\{#([a-z0-9-]+)\}")
"""A heading with its name: ``Runs {#runs}``."""
PICTURE_LINE_PATTERN = re.compile(r"!\[([^\]]*)\]\((good|bad|cards|ring): ([^)]+)\)")
"""A picture: caption, verdict, cards."""
EMPTY_SLOT = "-"
"""An empty slot of a ring."""
CONDITIONED_BLOCK_PATTERN = re.compile(r"(.*\S)\s+\{([^{}#]*=[^{}]*)\}")
"""A block with its conditions at the end."""
CONDITION_TEXT_PATTERN = re.compile(r"([a-z][a-z0-9_]*)(!?=)([^\s=|{}]+(?:\|[^\s=|{}]+)*)")
"""One condition: name, sign, values."""
VALUE_RANGE_PATTERN = re.compile(r"(\d+)\.\.(\d+)")
"""All whole numbers from one to another."""
QUOTED_WORDS_PATTERN = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
"""Words between single stars."""
LABEL_PLACEHOLDER_PATTERN = re.compile(r"\{([a-z][a-z0-9_]*)\}")
"""A place for the label of a value."""


class Says(StrEnum):
    """The verdict of a picture on its cards.

    ``GOOD``: the rules allow them together.  ``BAD``: the rules do not.  ``CARDS``: neutral.
    ``RING``: the slots around the table, clockwise from the bottom right.
    """

    GOOD = "good"
    BAD = "bad"
    CARDS = "cards"
    RING = "ring"


class Condition(NamedTuple):
    """A condition on one option: its value is among ``values``, or it is none of them."""

    name: str
    among: bool
    values: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> Self:
        """The condition written ``NAME=VALUE`` or ``NAME!=VALUE``; else a ``ValueError``.

        >>> Condition.read("players=2..4|8")
        Condition(name='players', among=True, values=('2', '3', '4', '8'))
        """
        written = CONDITION_TEXT_PATTERN.fullmatch(text)
        if written is None:
            raise ValueError(f"{text!r} is no condition")
        name, sign, values = written.groups()
        every = tuple(one for part in values.split("|") for one in _values(part))
        return cls(name, sign == "=", every)

    def holds(self, values: Mapping[str, object]) -> bool:
        """Whether it holds at a table with these values; it does if they lack its name."""
        if self.name not in values:
            return True
        return (str(values[self.name]) in self.values) == self.among


def _values(text: str) -> list[str]:
    """The values of ``2..4``, or the one value that the text is."""
    ends = VALUE_RANGE_PATTERN.fullmatch(text)
    if ends is None:
        return [text]
    least, most = map(int, ends.groups())
    if least >= most:
        raise ValueError(f"{text!r} is no range")
    return [str(number) for number in range(least, most + 1)]


class Block(NamedTuple):
    """A block of a rules text.

    ``kind`` is ``title``, ``heading``, ``item``, ``text``, ``columns`` (the head of a table),
    ``row`` (its cells separated by tabs) or ``picture``.  ``name`` is that of a heading; a
    picture has the text in its parentheses there, and its caption in ``words``.
    """

    kind: str
    words: str
    name: str = ""
    conditions: tuple[Condition, ...] = ()


class Pictured(NamedTuple):
    """The cards of a picture, None for an empty slot, and the indices of wild ones."""

    says: Says
    cards: tuple[str | None, ...]
    wild: tuple[int, ...]


def blocks(text: str) -> Iterator[Block]:
    """All blocks of a text, with their conditions; ``in_force`` chooses among them."""
    paragraph: list[str] = []
    table = False
    for line in [*text.splitlines(), ""]:
        line = line.strip()
        row, before = line.startswith("|"), table
        table = row
        special = row or line.startswith(("# ", "## ", "- ", "!["))
        if (special or not line) and paragraph:
            words, conditions = _conditions(" ".join(paragraph))
            yield Block("text", words, conditions=conditions)
            paragraph = []
        if not special:
            paragraph += [line] if line else []
        elif not row or not set(line) <= set("|-: "):
            yield _block(line, in_table=before)


def _block(line: str, in_table: bool) -> Block:
    """The block of a line that is one by itself."""
    line, conditions = _conditions(line)
    if line.startswith("!["):
        return _picture(line)._replace(conditions=conditions)
    if line.startswith("|"):
        kind, words, name = "row" if in_table else "columns", _cells(line), ""
    elif line.startswith("## "):
        named = NAMED_HEADING_PATTERN.fullmatch(line, 3)
        words, name = named.groups() if named else (line[3:], "")
        kind = "heading"
    else:
        kind, words, name = "title" if line.startswith("# ") else "item", line[2:], ""
    return Block(kind, words, name, conditions)


def _cells(line: str) -> str:
    return "\t".join(line.strip("| ").split(" | "))


def _conditions(text: str) -> tuple[str, tuple[Condition, ...]]:
    """A block's text without its conditions, and these."""
    written = CONDITIONED_BLOCK_PATTERN.fullmatch(text)
    if written is None:
        return text, ()
    words, conditions = written.groups()
    return words, tuple(map(Condition.read, conditions.split()))


def in_force(
    text: str, values: Mapping[str, object], labels: Mapping[str, str] | None = None
) -> Iterator[Block]:
    """The blocks that hold at a table with these values, as records have them.

    The labels stand in the place of ``{NAME}``; a value without a label stands there itself.
    """
    said = {**{name: str(value) for name, value in values.items()}, **(labels or {})}
    chapter = True
    for block in blocks(text):
        holds = all(condition.holds(values) for condition in block.conditions)
        if block.kind == "heading":
            chapter = holds
        if chapter and holds:
            yield block._replace(words=_labelled(block.words, said))


def _labelled(words: str, said: Mapping[str, str]) -> str:
    return LABEL_PLACEHOLDER_PATTERN.sub(lambda place: said.get(place[1], place[0]), words)


def _picture(line: str) -> Block:
    read = PICTURE_LINE_PATTERN.fullmatch(line)
    if read is None:
        raise ValueError(f"{line!r} is no picture")
    caption, says, cards = read.groups()
    return Block("picture", caption, f"{says}: {cards}")


def pictured(block: Block) -> Pictured:
    """The cards that a picture block shows."""
    says, _, cards = block.name.partition(": ")
    texts = cards.split()
    wild = tuple(place for place, text in enumerate(texts) if text.endswith("*"))
    shown = tuple(None if text == EMPTY_SLOT else text.rstrip("*") for text in texts)
    return Pictured(Says(says), shown, wild)


def plain(text: str) -> str:
    """The text without its marks; words between single stars are quoted as the language does."""
    quoted = QUOTED_WORDS_PATTERN.sub(lambda found: say("rules-quoted", words=found[1]), text)
    return quoted.replace("*", "")
