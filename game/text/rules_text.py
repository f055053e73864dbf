"""A parser for rules texts: headings, paragraphs, lists, tables, and pictures of cards.

A line ``![A run](good: 7H 8H 9H)`` is a picture: caption, verdict on its cards (see ``Says``),
and their texts as in records.  A star marks a card as wild (``2D*``); a dash is an empty slot of
a ring.  A picture without a caption belongs to the item or paragraph before it.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

NAMED = re.compile(r"(.*\S)\s+\{#([a-z0-9-]+)\}")
"""A heading with its name: ``Runs {#runs}``."""
PICTURE = re.compile(r"!\[([^\]]*)\]\((good|bad|cards|ring): ([^)]+)\)")
"""A picture: caption, verdict, cards."""
EMPTY = "-"
"""An empty slot of a ring."""


class Says(StrEnum):
    """The verdict of a picture on its cards.

    ``GOOD``: the rules allow them together.  ``BAD``: the rules do not.  ``CARDS``: neutral.
    ``RING``: the slots around the table, clockwise from the bottom right.
    """

    GOOD = "good"
    BAD = "bad"
    CARDS = "cards"
    RING = "ring"


class Block(NamedTuple):
    """A block of a rules text.

    ``kind`` is ``title``, ``heading``, ``item``, ``text``, ``columns`` (the head of a table),
    ``row`` (its cells separated by tabs) or ``picture``.  ``name`` is that of a heading; a
    picture has the text in its parentheses there, and its caption in ``words``.
    """

    kind: str
    words: str
    name: str = ""


class Pictured(NamedTuple):
    """The cards of a picture, None for an empty slot, and the indices of wild ones."""

    says: Says
    cards: tuple[str | None, ...]
    wild: tuple[int, ...]


def blocks(text: str) -> Iterator[Block]:
    paragraph: list[str] = []
    table = False
    for line in [*text.splitlines(), ""]:
        line = line.strip()
        row, before = line.startswith("|"), table
        table = row
        special = row or line.startswith(("# ", "## ", "- ", "!["))
        if (special or not line) and paragraph:
            yield Block("text", " ".join(paragraph))
            paragraph = []
        if line.startswith("# "):
            yield Block("title", line[2:])
        elif line.startswith("## "):
            named = NAMED.fullmatch(line, 3)
            yield Block("heading", *(named.groups() if named else (line[3:],)))
        elif line.startswith("- "):
            yield Block("item", line[2:])
        elif line.startswith("!["):
            yield _picture(line)
        elif row and not set(line) <= set("|-: "):
            cells = "\t".join(line.strip("| ").split(" | "))
            yield Block("row" if before else "columns", cells)
        elif line and not row:
            paragraph.append(line)


def _picture(line: str) -> Block:
    read = PICTURE.fullmatch(line)
    if read is None:
        raise ValueError(f"{line!r} is no picture")
    caption, says, cards = read.groups()
    return Block("picture", caption, f"{says}: {cards}")


def pictured(block: Block) -> Pictured:
    """The cards that a picture block shows."""
    says, _, cards = block.name.partition(": ")
    texts = cards.split()
    wild = tuple(place for place, text in enumerate(texts) if text.endswith("*"))
    shown = tuple(None if text == EMPTY else text.rstrip("*") for text in texts)
    return Pictured(Says(says), shown, wild)


def plain(text: str) -> str:
    """The text without its marks; words between single stars get quotation marks."""
    return re.sub(r"(?<!\*)\*([^*]+)\*(?!\*)", r"“\1”", text).replace("*", "")
