"""What each seat was seen to lack.

Who draws for want of a card, or ends a run that has to be played out, shows what the hand does
not hold.  Cards drawn later may be anything, and nobody sees whether an old card or a new one
is played; but of the old ones at least so many are left as were not played from outside what
was lacking.  So what is known of a hand is always of one form: at least so many of its cards
are none of these.  Drawing leaves that as it is.

A state only keeps the trace that a hand has left, which costs next to nothing; what is known
is worked out when somebody asks.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from game.games.taki.cards import BREAKER, COLORED, COLORLESS, COLORS, KINDS, SYMBOLS, Card, make
from game.games.taki.moves import FITS

Kinds = int
"""A set of kinds of cards, a bit for each."""

Lack = tuple[int, Kinds]
"""At least so many cards of a hand are none of these kinds."""

Lacking = tuple[Lack, ...]
"""What is known of one hand, the newest first: each is of fewer cards and more kinds than the
one before it."""

Trace = tuple[Lacking] | tuple["Trace", Card] | tuple["Trace", Kinds, int]
"""What was known of a hand at some time, or an earlier trace and what was seen after it: a card
that was played, or that none of so many cards is of these kinds."""

NOTHING: Final[Lacking] = ()
UNTOUCHED: Final[Trace] = (NOTHING,)
MOST: Final = 4
"""How many are remembered of a seat; the oldest, which say least, are forgotten."""


def kinds(cards: Iterable[Card]) -> Kinds:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


OF_COLOR: Final = tuple(
    kinds(make(color, one) for one in range(len(SYMBOLS))) for color in range(4)
)
OF_SYMBOL: Final = tuple(
    kinds(make(color, one) for color in range(4)) for one in range(len(SYMBOLS))
)
UNFIT: Final = tuple(tuple(kinds(fits - {BREAKER}) for fits in row) for row in FITS)
"""``UNFIT[color][symbol]``: what a hand lacks if nothing in it can be played while these are in
force; a Breaker never has to be."""

TOKENS: Final[dict[str, Kinds]] = {
    **dict(zip(COLORS, OF_COLOR, strict=True)),
    **dict(zip(SYMBOLS, OF_SYMBOL, strict=True)),
    **{text: 1 << card for text, card in zip(COLORLESS, range(COLORED, KINDS), strict=True)},
}
"""The words for sets of kinds: a colour, a symbol, a colourless card.  "+3" is a card."""


def known(trace: Trace) -> Lacking:
    """What everybody knows of a hand that has left this trace."""
    seen = []
    while len(trace) > 1:
        seen.append(trace)
        trace = trace[0]
    lacking = trace[0]
    for one in reversed(seen):
        lacking = _played(lacking, one[1]) if len(one) == 2 else _shown(lacking, one[1], one[2])
    return lacking


def _shown(lacking: Lacking, none: Kinds, held: int) -> Lacking:
    """What is known after a seat showed that none of its cards, so many, is of these kinds."""
    if not held:
        return NOTHING
    found = [(held, none)]
    for cards, older in lacking:
        older |= none
        if older == found[-1][1]:
            continue
        if cards == found[-1][0]:
            found[-1] = (cards, older)
        else:
            found.append((cards, older))
    return tuple(found[:MOST])


def _played(lacking: Lacking, card: Card) -> Lacking:
    """What is still known after the seat has played a card, from whichever part of its hand."""
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
    """What is known of a hand as the view has it."""
    return [{"cards": cards, "none": list(_words(none))} for cards, none in lacking]


def understood(known: Sequence[Mapping[str, Any]]) -> Lacking:
    """What the view says is known of a hand, the inverse of ``told``."""
    return tuple((one["cards"], _kinds(tuple(one["none"]))) for one in known)


def places(lacking: Lacking) -> list[Kinds]:
    """What may not lie in each place of a hand of which something is known.

    A hand agrees with what is known exactly if its cards can be laid into these places, and
    the rest of them beside.  The places that bar most come first.
    """
    found: list[Kinds] = []
    for cards, none in reversed(lacking):
        found += [none] * (cards - len(found))
    return found


@lru_cache(4096)
def _words(none: Kinds) -> tuple[str, ...]:
    """The fewest words for a set of kinds."""
    left = none
    found = []
    for word, meant in TOKENS.items():
        if left & meant and none & meant == meant:
            found.append(word)
            left &= ~meant
    return tuple(found)


@lru_cache(4096)
def _kinds(words: tuple[str, ...]) -> Kinds:
    found = 0
    for word in words:
        found |= TOKENS[word]
    return found
