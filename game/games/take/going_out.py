"""Going out in Take: whether a hand can be melded but for one card that may be discarded.

The last card may be discarded only if it fits nowhere on the table as it will lie then; if it
fits it must be added, and its owner floats: the others have a turn to meld, and to take.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds.adding import ways_to_add
from game.cards.melds.joining import clears
from game.cards.melds.laid import is_joker
from game.cards.melds.law import HIGH_ACE, Span, span
from game.games.take.runs import NEIGHBOURS, Table, lays

Ends = tuple[tuple[int, int], ...]
"""The lowest and highest places of the runs of a suit, in order."""
Position = tuple[int, Ends, int]
"""The ranks held of a suit, as bits, the runs of the suit, the jokers held."""
CACHED: Final = 1 << 15


def goes_out(table: Table, hand: list[Card], barred: Card | None) -> bool:
    """Whether all cards of the hand but one that may then be discarded can be melded.

    ``barred`` is the card that may not be discarded this turn.
    """
    bits = 0
    for card in hand:
        bits |= 1 << card
    if bits >> JOKER:
        return _with_jokers(table, bits, hand.count(JOKER), barred)
    wanted = table.wanted
    alone = [card for card in hand if card not in wanted and not NEIGHBOURS[card] & bits]
    if len(alone) != 1 or alone[0] == barred:
        return False
    left = [card for card in hand if card != alone[0]]
    return not left or table.takes_whole(left)


def _with_jokers(table: Table, bits: int, jokers: int, barred: Card | None) -> bool:
    """The same with jokers, which can be put where the last card will not fit."""
    held = [bits >> suit * 13 & 0x1FFF for suit in range(4)]
    spent = [
        [count for count in range(jokers + 1) if clears(held[suit], table.spans[suit], count)]
        for suit in range(4)
    ]
    stuck = [suit for suit in range(4) if not spent[suit]]
    if len(stuck) > 1:
        return False
    for suit in stuck or range(4):
        elsewhere = {0}
        for other in range(4):
            if other != suit:
                elsewhere = {before + count for before in elsewhere for count in spent[other]}
        for rank in range(13):
            if held[suit] >> rank & 1 and suit * 13 + rank != barred:
                left = held[suit] & ~(1 << rank)
                if any(
                    _strands(left, table.spans[suit], jokers - used, rank)
                    for used in elsewhere
                    if used <= jokers
                ):
                    return True
    return False


@lru_cache(maxsize=CACHED)
def _strands(held: int, runs: Ends, jokers: int, rank: int) -> bool:
    """Whether these cards of a suit and all these jokers can be melded so that a card of this
    rank of the suit fits nowhere after that.
    """
    if not held and not jokers:
        places = (rank, HIGH_ACE) if rank == 0 else (rank,)
        spans = [Span(0, low, high) for low, high in runs]
        return not any(ways_to_add(place, spans) for place in places)
    return any(_strands(*after, rank) for after in _moves(held, runs, jokers))


def _moves(held: int, runs: Ends, jokers: int) -> Iterator[Position]:
    """The position after each card added and each new run."""
    spans = [Span(0, low, high) for low, high in runs]
    for place in {low - 1 for low, _ in runs} | {high + 1 for _, high in runs}:
        bit = 1 << place % 13
        if 0 <= place <= HIGH_ACE and (held & bit or jokers):
            for below, above in ways_to_add(place, spans):
                low = place if below is None else runs[below][0]
                high = place if above is None else runs[above][1]
                others = [run for number, run in enumerate(runs) if number not in (below, above)]
                after = tuple(sorted((*others, (low, high))))
                yield (held ^ bit, after, jokers) if held & bit else (held, after, jokers - 1)
    for lay in lays(held, 0, jokers):
        _, low, high = span(lay.cards)
        used = sum([1 << card for card in lay.cards if not is_joker(card)])
        spent = sum(map(is_joker, lay.cards))
        yield held & ~used, tuple(sorted((*runs, (low, high)))), jokers - spent
