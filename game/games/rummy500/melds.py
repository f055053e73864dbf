"""The law of melds of 500 Rummy, and its melds on the table: who put down what."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.cards import melds
from game.cards.melds import GROUP, Laid, MeldRules, Shape, Spread

RULES: Final = MeldRules()
"""Runs, and groups of three or four different suits; jokers stand for anything."""


class Lying(NamedTuple):
    """A meld on the table: its number, its cards, who put each of them down, its shape."""

    number: int
    cards: tuple[Laid, ...]
    by: tuple[int, ...]
    shape: Shape


def begun(number: int, kind: str) -> Lying:
    """A meld of whose cards none lies there yet: it is seen for a moment while it is laid."""
    suit = GROUP if kind == kind_of(GROUP) else 0
    return Lying(number, (), (), Shape(suit, 0, 0, 0, True))


def lying(number: int, cards: tuple[Laid, ...], by: tuple[int, ...]) -> Lying:
    """The meld of these cards; raises ``ValueError`` if they are none."""
    return Lying(number, cards, by, melds.shape_of(cards, RULES))


def spread(table: Iterable[Lying]) -> Spread:
    """The table with these melds on it."""
    return melds.spread([meld.shape for meld in table if meld.cards], RULES)


def kind_of(suit: int) -> str:
    """What a meld of this suit, or ``GROUP``, is called in the state."""
    return "group" if suit == GROUP else "run"
