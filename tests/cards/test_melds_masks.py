"""Sets of natural cards: what in them goes together, against trying every three cards."""

from itertools import combinations
from random import Random

from game.cards.french import Card, make
from game.cards.melds import (
    ALL_NATURALS,
    bits_of,
    has_meld,
    in_groups,
    in_runs,
    neighbour_cards,
    pairs,
    ranks_in_suits,
)
from tests.cards.slow_melds import RUMMY500, TAKE, four_in_a_run, is_meld, lying_melds


def some_cards(rng: Random) -> list[Card]:
    """Cards that lie near each other, in order."""
    low, width = rng.randrange(13), rng.choice([3, 5, 13])
    near = [Card(card) for card in range(52) if (card % 13 - low) % 13 < width]
    return sorted(rng.sample(near, min(len(near), rng.randrange(1, 14))))


def test_the_cards_in_runs_and_in_groups_are_those_of_some_meld_of_three() -> None:
    rng = Random(1)
    seen = 0
    for _ in range(500):
        cards = some_cards(rng)
        found = [three for three in combinations(cards, 3) if is_meld(three, RUMMY500)]
        runs = {card for three in found if is_meld(three, TAKE) for card in three}
        groups = {card for three in found if not is_meld(three, TAKE) for card in three}
        assert in_runs(bits_of(cards)) == bits_of(runs)
        assert in_groups(bits_of(cards)) == bits_of(groups)
        assert has_meld(bits_of(cards)) == bool(found)
        seen += len(found)
    assert seen > 500


def test_the_ranks_of_which_there_are_several() -> None:
    rng = Random(2)
    for _ in range(300):
        cards = some_cards(rng)
        for count in (2, 3):
            ranks = [rank for rank in range(13) if sum(c % 13 == rank for c in cards) >= count]
            assert ranks_in_suits(bits_of(cards), count) == bits_of(map(Card, ranks))


def test_the_pairs_of_a_card_are_all_that_make_a_meld_of_three_with_it() -> None:
    for number in range(52):
        card = Card(number)
        others = [Card(other) for other in range(52) if other != number]
        for rules in (TAKE, RUMMY500):
            found = pairs(card, rules.groups)
            tried = [pair for pair in combinations(others, 2) if is_meld([card, *pair], rules)]
            assert sorted(map(sorted, found)) == sorted(map(sorted, tried))


def test_the_cards_beside_others_are_one_rank_away_in_their_suit_round_the_corner() -> None:
    rng = Random(3)
    for _ in range(300):
        cards = some_cards(rng)
        near = {make(card // 13, (card % 13 + step) % 13) for card in cards for step in (1, -1)}
        assert neighbour_cards(bits_of(cards)) == bits_of(near)
    assert neighbour_cards(ALL_NATURALS) == ALL_NATURALS


def test_the_cards_in_runs_of_four_are_those_of_some_run_of_so_many() -> None:
    rng = Random(5)
    met = 0
    for _ in range(300):
        hand = [Card(card) for card in rng.sample(range(26), rng.randrange(4, 18))]
        rules = four_in_a_run(TAKE)
        runs = {card for meld, _ in lying_melds(hand, rules) for card in meld}
        assert in_runs(bits_of(hand), 4) == bits_of([Card(card) for card in runs])
        met += bool(runs) and len(runs) < len(hand)
    assert met > 100
