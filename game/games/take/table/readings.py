"""Readings of hand cards: new sequences, and chains of cards added to a run."""

from collections.abc import Sequence
from typing import NamedTuple

from game.cards.french import JOKER, Card
from game.cards.melds import (
    HIGH_ACE,
    LONGEST_RUN,
    SHORTEST,
    LaidCard,
    card_at,
    filled_run,
    is_joker,
    melds_of,
    stands_for,
)
from game.games.take.melds import LAW, InsertPoint, LaidRuns, Run
from game.games.take.moves import Add
from game.games.take.scoring import laid_value
from game.games.take.table.places import YOU


def sequences_of(cards: Sequence[Card]) -> list[tuple[LaidCard, ...]]:
    """All sequences of exactly these cards, the highest first.

    There are several only if a joker or an ace can go to either end.
    """
    return melds_of(cards, LAW)


def sequences_in(hand: Sequence[Card]) -> list[tuple[LaidCard, ...]]:
    """Useful new sequences of a hand, by fewest jokers and then by points.

    No joker stands for a held card or lengthens a sequence that is complete without it.  None is
    part of another with as many jokers.  Sequences with more jokers use further naturals.
    """
    held = frozenset(hand) - {JOKER}
    jokers = hand.count(JOKER)
    found: list[tuple[LaidCard, ...]] = []
    for suit in sorted({card // 13 for card in held}):
        used: frozenset[Card] = frozenset()
        for missing in range(jokers + 1):
            sequences = [
                filled_run(suit, low, high, held) for low, high in _spans(suit, held, missing)
            ]
            new = [cards for cards in sequences if not used.issuperset(_naturals(cards))]
            found += new
            used = used.union(*map(_naturals, new))
    found.sort(key=lambda cards: (sum(map(is_joker, cards)), -laid_value(cards)))
    return found


def _spans(suit: int, held: frozenset[Card], missing: int) -> list[tuple[int, int]]:
    """Lowest and highest place of each longest sequence that lacks ``missing`` cards."""
    there = [card_at(suit, place) in held for place in range(HIGH_ACE + 1)]
    kept: list[tuple[int, int]] = []
    for length in range(LONGEST_RUN, max(SHORTEST - 1, missing), -1):
        for low in range(HIGH_ACE + 2 - length):
            high = low + length - 1
            wasted = length > SHORTEST and not (there[low] and there[high])
            if (
                length - sum(there[low : high + 1]) == missing
                and not wasted
                and not any(below <= low and high <= above for below, above in kept)
            ):
                kept.append((low, high))
    return kept


def _naturals(cards: tuple[LaidCard, ...]) -> list[Card]:
    return [stands_for(card) for card in cards if not is_joker(card)]


class Chain(NamedTuple):
    """Cards added one after another to a run."""

    place: InsertPoint
    move: Add
    """The first addition."""
    used: tuple[LaidCard, ...]
    """The added cards, in their order."""
    grown: Run
    """The run after all additions."""


def touched(table: LaidRuns, place: InsertPoint) -> list[Run]:
    """The runs beside a lay-off spot, the lower first."""
    return [table.runs[one] for one in (place.below, place.above) if one is not None]


def won(table: LaidRuns, place: InsertPoint) -> int:
    """Points that an addition at this spot takes from opponents."""
    return sum([laid_value(run.cards) for run in touched(table, place) if run.owner != YOU])


def chains(table: LaidRuns, number: int, cards: Sequence[Card]) -> list[Chain]:
    """All chains of these cards at a run, those that use most cards first.

    A natural that fits goes first, as a joker can follow anywhere.
    """
    places = _places_at(table, number)
    first = next((place.card for place in places if place.card in cards), None)
    if first is not None:
        fitting = [place for place in places if place.card == first]
        return [_chain(table, place, place.natural, cards) for place in fitting]
    if JOKER not in cards:
        return []
    found = [_chain(table, place, place.joker, cards) for place in places]
    return sorted(found, key=lambda chain: -len(chain.used))


def _chain(table: LaidRuns, place: InsertPoint, move: Add, cards: Sequence[Card]) -> Chain:
    left = list(cards)
    left.remove(JOKER if is_joker(move.card) else stands_for(move.card))
    number = min([run.number for run in touched(table, place)])
    used, grown = _grow(table.with_card(YOU, move.card, place), number, left)
    return Chain(place, move, (move.card, *used), grown)


def _grow(table: LaidRuns, number: int, left: list[Card]) -> tuple[tuple[LaidCard, ...], Run]:
    """Add the remaining cards that fit: naturals, and jokers that lead on to a natural."""
    run = table.find(number)
    assert run is not None, "a run that is added to keeps its number or a smaller one"
    places = _places_at(table, number)
    for place in places:
        if place.card in left:
            return _on(table, place, place.natural.card, number, left)
    best: tuple[tuple[LaidCard, ...], Run] = (), run
    if JOKER in left and any(card != JOKER for card in left):
        for place in places:
            tried = _on(table, place, place.joker.card, number, left)
            if len(tried[0]) > max(1, len(best[0])):
                best = tried
    return best


def _on(
    table: LaidRuns, place: InsertPoint, card: LaidCard, number: int, left: list[Card]
) -> tuple[tuple[LaidCard, ...], Run]:
    rest = left[:]
    rest.remove(JOKER if is_joker(card) else stands_for(card))
    number = min([number, *(run.number for run in touched(table, place))])
    used, grown = _grow(table.with_card(YOU, card, place), number, rest)
    return (card, *used), grown


def _places_at(table: LaidRuns, number: int) -> list[InsertPoint]:
    """The lay-off spots of a run; those that join it to another come last."""
    at_ends = [
        place for place in table.places if number in [run.number for run in touched(table, place)]
    ]
    return sorted(at_ends, key=lambda place: None not in (place.below, place.above))
