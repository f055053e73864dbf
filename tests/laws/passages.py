"""The passages of a rules text: which are in force under which options, and their shape."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.cards import french
from game.cards.melds import MeldRules, as_meld
from game.core.game import Game
from game.core.options import IntRange, Options, Value
from game.text.message import told
from game.text.rules_text import (
    LABEL_PLACEHOLDER_PATTERN,
    Block,
    Condition,
    Pictured,
    blocks,
    in_force,
)
from tests.laws.constructing import some_options

DRAWN_TABLES = 400
"""Drawn options, besides those of every set of rules."""


def text_of(game: Game[Any, Any]) -> str:
    return game.rules_text.read_text(encoding="utf-8")


def parts(game: Game[Any, Any]) -> list[Block]:
    return list(blocks(text_of(game)))


def passages(game: Game[Any, Any], options: Options, players: int | None = None) -> list[Block]:
    """What the page of such a table has of the rules text."""
    values = options.as_values()
    labels = {one.name: told(one.values.label(values[one.name])) for one in options.described()}
    known = values if players is None else {**values, "players": players}
    return list(in_force(text_of(game), known, labels))


def tables(game: Game[Any, Any]) -> Iterator[tuple[Options, int | None]]:
    """The usual game for any number, every set of rules, and many options drawn at random."""
    rng = Random(1)
    kind, numbers = game.options_type, range(game.players[0], game.players[1] + 1)
    yield kind(), None
    yield from ((kind.from_values(one.values), None) for one in kind.presets)
    yield from (
        (some_options(game, rng.getrandbits(30)), rng.choice(numbers)) for _ in range(DRAWN_TABLES)
    )


def every_value(values: Any) -> tuple[Value, ...]:
    """All values that the set-up page offers."""
    if isinstance(values, IntRange):
        return (*values.also, *range(values.least, values.most + 1, values.step))
    return tuple(values.values)


def is_meld(shown: Pictured, rules: MeldRules) -> bool:
    """Whether the cards of a picture are one meld."""
    cards = [french.read(text) for text in shown.cards if text is not None]
    return as_meld(cards, rules) is not None


class Shape(NamedTuple):
    """What a translation of a block keeps."""

    kind: str
    name: str
    conditions: tuple[Condition, ...]
    values: tuple[str, ...]


def shapes(text: str) -> list[Shape]:
    """The shape of each block; the name of a picture has its cards."""
    return [
        Shape(
            one.kind,
            one.name,
            one.conditions,
            tuple(sorted(LABEL_PLACEHOLDER_PATTERN.findall(one.words))),
        )
        for one in blocks(text)
    ]


def translations(english: Path) -> list[Path]:
    """The same text in all other languages."""
    return sorted(set(english.parent.glob("rules.*.md")) - {english})
