"""A rules text: its headings, paragraphs, lists and tables, and the cards shown beside them.

A line ``![A run](good: 7H 8H 9H)`` is a picture: its caption, what is said of its cards (see
``Says``), and their texts, as the game's record has them.  A card with a star (``2D*``) is marked
as wild; where a slot of a ring is empty there stands a dash.  A picture without a caption belongs
to the item or paragraph before it.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

NAMED = re.compile(r"(.*\S)\s+\{#([a-z0-9-]+)\}")
"""A heading and its name: ``Runs {#runs}``."""
PICTURE = re.compile(r"!\[([^\]]*)\]\((good|bad|cards|ring): ([^)]+)\)")
"""A picture: its caption, what is said of its cards, the cards."""
EMPTY = "-"
"""Stands in a ring where a slot has no card."""


class Says(StrEnum):
    """What a picture says of its cards.

    ``GOOD``: they go together by the rules.  ``BAD``: they do not.  ``CARDS``: these are meant.
    ``RING``: they lie around the table, clockwise from the one at the bottom right.
    """

    GOOD = "good"
    BAD = "bad"
    CARDS = "cards"
    RING = "ring"


class Block(NamedTuple):
    """A block of a rules text: what it is, its words, and of a heading its name.

    It is a ``title``, ``heading``, ``item`` or ``text``, the ``columns`` of a table or one
    ``row`` of it, whose cells are parted by tabs, or a ``picture``: its words are the caption,
    and what stands in its brackets is its name.
    """

    kind: str
    words: str
    name: str = ""


class Pictured(NamedTuple):
    """What a picture shows: the cards, None for an empty slot, and the places of wild ones."""

    says: Says
    cards: tuple[str | None, ...]
    wild: tuple[int, ...]


def blocks(text: str) -> Iterator[Block]:
    """The blocks of a rules text."""
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
    """What a block that is a picture shows."""
    says, _, cards = block.name.partition(": ")
    texts = cards.split()
    wild = tuple(place for place, text in enumerate(texts) if text.endswith("*"))
    shown = tuple(None if text == EMPTY else text.rstrip("*") for text in texts)
    return Pictured(Says(says), shown, wild)


def plain(text: str) -> str:
    """A text without its marks: what is named (between single stars) stands in quotes."""
    return re.sub(r"(?<!\*)\*([^*]+)\*(?!\*)", r"“\1”", text).replace("*", "")
