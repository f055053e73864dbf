"""The meld rules of 500 Rummy, and its table melds with the seat that laid each card."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from game.cards import melds
from game.cards.french import JOKER
from game.cards.melds import (
    GROUP_SUIT,
    LaidCard,
    MeldRules,
    TableMeld,
    TableMelds,
    as_meld,
    rank_of,
    stands_for,
)

_new: Final = tuple.__new__
"""Constructor of a named tuple: twice as fast as calling the class."""
RUMMY500_MELD_RULES: Final = MeldRules()
"""Runs, and groups of three or four different suits; jokers stand for anything.

The usual rules.  Those of a match can ask for more, see ``meld_rules_of``.
"""


@cache
def meld_rules_of(wilds: str, shortest_run: int, ace: str) -> MeldRules:
    """The one value of the rules with these options; every meld by them is one by the usual."""
    usual, high_ace = RUMMY500_MELD_RULES, ace == "both"
    if wilds == "free" and shortest_run == usual.shortest_run and high_ace:
        return usual
    most = 1 if wilds == "one" else usual.most_wilds
    return replace(usual, most_wilds=most, shortest_run=shortest_run, high_ace=high_ace)


class LaidMeld(NamedTuple):
    """A meld on the table, with the seats that laid its cards."""

    number: int
    """Its number in the order of laying, from 1; it never changes."""
    cards: tuple[LaidCard, ...]
    by: tuple[int, ...]
    """The seat that laid each card, in the order of the cards."""
    shape: TableMeld
    takes: int
    """Card set of the cards that can be laid off on it, with a bit for the joker.

    The rules of a match can keep the joker out, or a high ace.
    """


def begun(number: int, kind: str) -> LaidMeld:
    """A meld without cards, as a view shows it for a moment while it is laid."""
    suit = GROUP_SUIT if kind == kind_of(GROUP_SUIT) else 0
    return LaidMeld(number, (), (), TableMeld(suit, 0, 0, 0, True, 0), 1 << JOKER)


def lacking_one(
    number: int, kind: str, cards: tuple[LaidCard, ...], by: tuple[int, ...]
) -> LaidMeld | None:
    """A meld without one of its cards, as a view shows it for a moment while a joker is swapped.

    None if no card makes these a meld.
    """
    if as_meld([*cards, JOKER], RUMMY500_MELD_RULES) is None:
        return None
    suit = GROUP_SUIT if kind == kind_of(GROUP_SUIT) else stands_for(cards[0]) // 13
    rank = rank_of(cards[0])
    return LaidMeld(number, cards, by, TableMeld(suit, rank, rank, 0, True, 0), 1 << JOKER)


def is_whole(meld: LaidMeld) -> bool:
    """Whether no card of it is on its way, as in ``begun`` and ``lacking_one``."""
    return meld.shape.fits != 0 or not meld.shape.room


def lying(number: int, cards: tuple[LaidCard, ...], by: tuple[int, ...]) -> LaidMeld:
    """The table meld of these cards; raises ``ValueError`` if they form no meld."""
    shape = melds.shape_of(cards, RUMMY500_MELD_RULES)
    takes = shape.fits | 1 << JOKER if shape.room else 0
    return _new(LaidMeld, (number, cards, by, shape, takes))


def spread_of(table: Iterable[LaidMeld], rules: MeldRules = RUMMY500_MELD_RULES) -> TableMelds:
    """Summary of all table melds, for meld searches; melds without cards are left out."""
    return melds.spread([shape for _, cards, _, shape, _ in table if cards], rules)


def kind_of(suit: int) -> str:
    """Kind of a meld in the view (``run`` or ``group``), from its suit or ``GROUP_SUIT``."""
    return "group" if suit == GROUP_SUIT else "run"
