"""Speed of the meld functions, in hands a second.

    python -m tests.bench.measure.bench_melds

Hands are random but the same every time, and none is repeated.  An arranger has its cache filled by
20,000 others, as in a match with opponents that search.  Processor time; takes a minute.
"""

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from game.cards.french import JOKER, Card, pack
from game.cards.melds import (
    ArrangementSearch,
    LaidCard,
    MeldRules,
    TableMelds,
    bits_of,
    can_all_be_melded,
    fewest_to_meld,
    melds_in,
    shape_of,
    spread,
    summed,
)

TAKE = MeldRules(groups=False, joins=True)
RUMMY500 = MeldRules()
TEXAS = MeldRules(
    largest_group=99, distinct_suits=False, wild_ranks=frozenset({1, 12}), wilds_per_natural=1
)
PIPS = [1 if rank == 0 else min(rank + 1, 10) for rank in range(13)]
VALUES = (*PIPS * 4, 25)
TEXAS_VALUES = (*[20 if rank in (0, 1, 12) else min(rank + 1, 10) for rank in range(13)] * 4, 50)
"""Texas Rummy's last round: kings are wild."""


def hands(
    rules: MeldRules, naturals: int, wilds: int, packs: int, count: int, seed: int
) -> list[list[Card]]:
    """Random hands with exactly so many natural and wild cards."""
    rng = random.Random(seed)
    cards = pack(packs, 2 * packs)
    plain = [card for card in cards if not rules.wild[card]]
    wild = [card for card in cards if rules.wild[card]]
    return [rng.sample(plain, naturals) + rng.sample(wild, wilds) for _ in range(count)]


def tables(rules: MeldRules, count: int, seed: int) -> list[tuple[list[Card], TableMelds]]:
    """Random tables as they come up in play, each with a hand of eight cards."""
    rng = random.Random(seed)
    found: list[tuple[list[Card], TableMelds]] = []
    while len(found) < count:
        cards = pack(1, 2)
        rng.shuffle(cards)
        table: list[tuple[LaidCard, ...]] = []
        for _ in range(rng.randrange(1, 5)):
            hand = cards[:16]
            choice = list(melds_in(bits_of(hand), hand.count(JOKER), rules))
            if choice:
                table.append(rng.choice(choice))
                for laid in table[-1]:
                    cards.remove(JOKER if laid >= JOKER else Card(laid))
            rng.shuffle(cards)
        found.append((cards[:8], spread([shape_of(meld, rules) for meld in table], rules)))
    return found


def measure(name: str, ask: Callable[[Any], object], questions: Sequence[object]) -> None:
    """Prints how often a second ``ask`` answers these questions."""
    begin = process_time()
    for question in questions:
        ask(question)
    rate = len(questions) / (process_time() - begin)
    print(f"{name:<64}{rate:>10,.0f}/s{1e6 / rate:>9.1f} us")


def measure_arranging(
    name: str, rules: MeldRules, values: Sequence[int], naturals: int, wilds: int, packs: int
) -> None:
    """Best arrangements of random hands: points, melds, and all discards."""
    warm, count = 20_000, 23_000
    sample = hands(rules, naturals, wilds, packs, count, seed=naturals * 100 + wilds)
    arranger = ArrangementSearch(rules, values)
    for hand in sample[:warm]:
        arranger.points(hand)
    for what, ask in (
        ("points", arranger.points),
        ("best", arranger.best),
        ("points_after_discards", arranger.points_after_discards),
        ("goes_out_with", arranger.goes_out_with),
    ):
        measure(f"{name}: {what}", ask, sample[warm:])


def measure_turns(name: str, rules: MeldRules) -> None:
    """What a turn can meld, hand and table new each time."""
    sample = tables(rules, 3000, seed=5)
    measure(
        f"{name}: melds_in",
        lambda turn: list(melds_in(bits_of(turn[0]), turn[0].count(JOKER), rules)),
        sample,
    )
    measure(
        f"{name}: fewest_to_meld",
        lambda turn: fewest_to_meld(turn[0][0], summed(turn[0]), turn[1]),
        sample,
    )
    if rules.joins:
        measure(
            f"{name}: can_all_be_melded",
            lambda turn: can_all_be_melded(bits_of(turn[0]), turn[0].count(JOKER), turn[1]),
            sample,
        )


def main() -> None:
    """Prints all figures."""
    argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0]).parse_args()
    measure_arranging("500, 10 cards, no wild", RUMMY500, VALUES, 10, 0, 1)
    measure_arranging("500, 13 cards, 2 of them jokers", RUMMY500, VALUES, 11, 2, 1)
    measure_arranging("Texas, 13 cards, 2 of them wild, 2 packs", TEXAS, TEXAS_VALUES, 11, 2, 2)
    measure_arranging("Texas, 15 cards, 2 of them wild, 2 packs", TEXAS, TEXAS_VALUES, 13, 2, 2)
    measure_arranging("Texas, 14 cards, 5 of them wild, 3 packs", TEXAS, TEXAS_VALUES, 9, 5, 3)
    measure_turns("Take, 8 cards", TAKE)
    measure_turns("500, 8 cards", RUMMY500)


if __name__ == "__main__":
    main()
