"""The law of melds of 500 Rummy, and its melds on the table: who put down what."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.cards import melds
from game.cards.french import JOKER
from game.cards.melds import GROUP, LaidCard, MeldRules, TableMeld, TableMelds

_new: Final = tuple.__new__
"""Makes a meld twice as fast as its class does."""
RULES: Final = MeldRules()
"""Runs, and groups of three or four different suits; jokers stand for anything."""


class LaidMeld(NamedTuple):
    """A meld on the table: its number, its cards, who put each of them down, its shape.

    ``takes`` are the cards of a hand that can be added to it, as bits with a joker's.
    """

    number: int
    cards: tuple[LaidCard, ...]
    by: tuple[int, ...]
    shape: TableMeld
    takes: int


def begun(number: int, kind: str) -> LaidMeld:
    """A meld of whose cards none lies there yet: it is seen for a moment while it is laid."""
    suit = GROUP if kind == kind_of(GROUP) else 0
    return LaidMeld(number, (), (), TableMeld(suit, 0, 0, 0, True), 1 << JOKER)


def lying(number: int, cards: tuple[LaidCard, ...], by: tuple[int, ...]) -> LaidMeld:
    """The meld of these cards; raises ``ValueError`` if they are none."""
    shape = melds.shape_of(cards, RULES)
    takes = shape.fits | 1 << JOKER if shape.room else 0
    return _new(LaidMeld, (number, cards, by, shape, takes))


def spread(table: Iterable[LaidMeld]) -> TableMelds:
    """The table with these melds on it."""
    return melds.spread([shape for _, cards, _, shape, _ in table if cards], RULES)


def kind_of(suit: int) -> str:
    """What a meld of this suit, or ``GROUP``, is called in the state."""
    return "group" if suit == GROUP else "run"
