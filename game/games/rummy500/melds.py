"""The meld rules of 500 Rummy, and its table melds with the seat that laid each card."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from game.cards import melds
from game.cards.french import JOKER
from game.cards.melds import GROUP_SUIT, LaidCard, MeldRules, TableMeld, TableMelds

_new: Final = tuple.__new__
"""Constructor of a named tuple: twice as fast as calling the class."""
RUMMY500_MELD_RULES: Final = MeldRules()
"""Runs, and groups of three or four different suits; jokers stand for anything.

The usual rules.  Those of a match can ask for more, see ``meld_rules_of``.
"""


@cache
def meld_rules_of(wilds: str, shortest_run: int) -> MeldRules:
    """The one value of the rules with these options; every meld by them is one by the usual."""
    if wilds == "free" and shortest_run == RUMMY500_MELD_RULES.shortest_run:
        return RUMMY500_MELD_RULES
    most = 1 if wilds == "one" else RUMMY500_MELD_RULES.most_wilds
    return replace(RUMMY500_MELD_RULES, most_wilds=most, shortest_run=shortest_run)


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

    The rules of a match can keep the joker out.
    """


def begun(number: int, kind: str) -> LaidMeld:
    """A meld without cards, as a view shows it for a moment while it is laid."""
    suit = GROUP_SUIT if kind == kind_of(GROUP_SUIT) else 0
    return LaidMeld(number, (), (), TableMeld(suit, 0, 0, 0, True, 0), 1 << JOKER)


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
