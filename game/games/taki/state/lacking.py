"""Lacks: kinds of cards that a hand is publicly known not to hold.

A seat that cannot play, or ends a compulsory run, shows a lack. Cards drawn later may be anything,
and a played card may be old or new. A play of a kind that was lacking uses a new card; any other
uses one old card or none. So every lack has one form: a minimum number of cards that are none of
certain kinds. Drawing does not change it.

For speed, a state keeps only the trace of each hand. ``known`` evaluates it on demand.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from game.games.taki.cards import (
    CARD_KINDS_COUNT,
    COLOR_LETTERS,
    COLORED_KINDS_COUNT,
    COLORLESS_TEXTS,
    PLUS_THREE_BREAKER_CARD,
    SYMBOL_TEXTS,
    Card,
    make,
)
from game.games.taki.moves import PLAYABLE_CARDS

Kinds = int
"""Set of kinds of cards, one bit each."""

Lack = tuple[int, Kinds]
"""Minimum number of cards in a hand that are none of these kinds."""

Lacking = tuple[Lack, ...]
"""Lacks of one hand, newest first; each has fewer cards and more kinds than the one before."""

Trace = tuple[Lacking] | tuple["Trace", Card] | tuple["Trace", Kinds, int]
"""Lacks at some time, or an earlier trace and one observation.

An observation is a played card, or a number of cards with kinds that none of them is.
"""

NO_LACKS: Final[Lacking] = ()
UNTOUCHED_TRACE: Final[Trace] = (NO_LACKS,)
MAX_LACKS_COUNT: Final = 4
"""Maximum number of lacks per hand; the oldest, which say least, are dropped."""


def kinds(cards: Iterable[Card]) -> Kinds:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


KINDS_BY_COLOR: Final = tuple(
    kinds(make(color, one) for one in range(len(SYMBOL_TEXTS))) for color in range(4)
)
KINDS_BY_SYMBOL: Final = tuple(
    kinds(make(color, one) for color in range(4)) for one in range(len(SYMBOL_TEXTS))
)
LACKED_KINDS: Final = tuple(
    tuple(kinds(fits - {PLUS_THREE_BREAKER_CARD}) for fits in row) for row in PLAYABLE_CARDS
)
"""``LACKED_KINDS[color][symbol]``: kinds that a hand lacks if it cannot play on these.

A Breaker never has to be played.
"""

KINDS_BY_TOKEN: Final[dict[str, Kinds]] = {
    **dict(zip(COLOR_LETTERS, KINDS_BY_COLOR, strict=True)),
    **dict(zip(SYMBOL_TEXTS, KINDS_BY_SYMBOL, strict=True)),
    **{
        text: 1 << card
        for text, card in zip(
            COLORLESS_TEXTS, range(COLORED_KINDS_COUNT, CARD_KINDS_COUNT), strict=True
        )
    },
}
"""Words for sets of kinds: a colour, a symbol, a colourless card. "+3" is a card."""


def known(trace: Trace) -> Lacking:
    """Lacks that everybody can derive from a trace."""
    seen = []
    while len(trace) > 1:
        seen.append(trace)
        trace = trace[0]
    lacking = trace[0]
    for one in reversed(seen):
        lacking = _played(lacking, one[1]) if len(one) == 2 else _shown(lacking, one[1], one[2])
    return lacking


def _shown(lacking: Lacking, none: Kinds, held: int) -> Lacking:
    """Lacks after a seat showed that none of its ``held`` cards is of these kinds."""
    if not held:
        return NO_LACKS
    found = [(held, none)]
    for cards, older in lacking:
        older |= none
        if older == found[-1][1]:
            continue
        if cards == found[-1][0]:
            found[-1] = (cards, older)
        else:
            found.append((cards, older))
    return tuple(found[:MAX_LACKS_COUNT])


def _played(lacking: Lacking, card: Card) -> Lacking:
    """Lacks after a seat played a card, old or new."""
    found: list[Lack] = []
    for cards, none in lacking:
        left = cards if none >> card & 1 else cards - 1
        if not left:
            break
        if found and found[-1][0] == left:
            found[-1] = (left, none)
        else:
            found.append((left, none))
    return tuple(found)


def told(lacking: Lacking) -> list[dict[str, Any]]:
    """Lacks serialized for the view."""
    return [{"cards": cards, "none": list(_words(none))} for cards, none in lacking]


def understood(known: Sequence[Mapping[str, Any]]) -> Lacking:
    """Lacks read from the view, the inverse of ``told``."""
    return tuple((one["cards"], _kinds(tuple(one["none"]))) for one in known)


def places(lacking: Lacking) -> list[Kinds]:
    """Kinds barred in the places of a hand, the most barred place first.

    A hand agrees with its lacks exactly if its cards can fill these places; the rest is free.
    """
    found: list[Kinds] = []
    for cards, none in reversed(lacking):
        found += [none] * (cards - len(found))
    return found


@lru_cache(4096)
def _words(none: Kinds) -> tuple[str, ...]:
    """Fewest words for a set of kinds; cached."""
    left = none
    found = []
    for word, meant in KINDS_BY_TOKEN.items():
        if left & meant and none & meant == meant:
            found.append(word)
            left &= ~meant
    return tuple(found)


@lru_cache(4096)
def _kinds(words: tuple[str, ...]) -> Kinds:
    found = 0
    for word in words:
        found |= KINDS_BY_TOKEN[word]
    return found
