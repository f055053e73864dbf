"""What cards of a hand may be melded as: new sequences, and one card after another at a run."""

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
    """Every sequence of exactly these cards, the highest first.

    There are several only where a joker or an ace may be at either end.
    """
    return melds_of(cards, LAW)


def sequences_in(hand: Sequence[Card]) -> list[tuple[LaidCard, ...]]:
    """The sequences a hand can lay that are worth a look: naturals first, then by points.

    No joker stands for a card that is held, or makes a sequence longer that is one without it.
    Of sequences with equally many jokers none is a part of another, and one with more jokers
    has a card that those with fewer have not.
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
    """The lowest and highest places of the longest sequences that lack so many cards."""
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
    """Cards added one after another to a run: the first move, and where they all lead.

    ``used`` are the cards added in their order, ``grown`` is the run after them.
    """

    place: InsertPoint
    move: Add
    used: tuple[LaidCard, ...]
    grown: Run


def touched(table: LaidRuns, place: InsertPoint) -> list[Run]:
    """The runs that a card in a place is added to, the lower first."""
    return [table.runs[one] for one in (place.below, place.above) if one is not None]


def won(table: LaidRuns, place: InsertPoint) -> int:
    """The points of other players' cards that a card in a place takes."""
    return sum([laid_value(run.cards) for run in touched(table, place) if run.owner != YOU])


def chains(table: LaidRuns, number: int, cards: Sequence[Card]) -> list[Chain]:
    """Every way to begin adding cards to a run, those that use the most cards first.

    The card that comes first is a natural one if one fits: a joker may follow anywhere.
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
    """Add what fits of the cards left: naturals, and jokers where one leads on to a natural."""
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
    """The places at the ends of a run; those where it is joined to another come last."""
    at_ends = [
        place for place in table.places if number in [run.number for run in touched(table, place)]
    ]
    return sorted(at_ends, key=lambda place: None not in (place.below, place.above))
