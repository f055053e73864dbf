"""The best arrangement of a hand, and going out, against every way to split the hand."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards.french import JOKER, Card, pack
from game.cards.melds import (
    ArrangementSearch,
    MeldRules,
    as_meld,
    best_arrangement,
    card_of,
    write_meld,
)
from tests.cards.slow_melds import (
    RUMMY500,
    TAKE,
    cards,
    four_in_a_run,
    is_meld,
    least_left,
    one_wild,
    texas,
    texas_values,
    three_thirteen,
)
from tests.laws.walks import law

VALUES_500 = (*[15 if rank == 0 else min(rank + 1, 10) for rank in range(13)] * 4, 15)
KING = 12


def check(hand: Sequence[Card], rules: MeldRules, values: Sequence[int]) -> int:
    """Holds the arrangement of a hand to its promises; the points left over."""
    arrangement = best_arrangement(hand, rules, values)
    laid = [card_of(card) for meld in arrangement.melds for card in meld]
    assert sorted([*laid, *arrangement.deadwood]) == sorted(hand)
    assert list(arrangement.deadwood) == sorted(arrangement.deadwood)
    assert arrangement.points == sum([values[card] for card in arrangement.deadwood])
    for meld in arrangement.melds:
        assert is_meld([card_of(card) for card in meld], rules), write_meld(meld)
        assert as_meld(meld, rules) == meld
    assert ArrangementSearch(rules, values).points(hand) == arrangement.points
    assert arrangement.points == least_left(hand, rules, values), hand
    return arrangement.points


def can_go_out(hand: Sequence[Card], rules: MeldRules) -> list[Card]:
    """The cards that can be discarded so that all the others are in melds."""
    return ArrangementSearch(rules, (1,) * 53).goes_out_with(hand)


def test_texas_going_out_in_the_first_round() -> None:
    assert can_go_out(cards("9H TH JH KD"), texas(2)) == cards("KD")


def test_texas_all_cards_meld_but_none_can_be_spared() -> None:
    assert can_go_out(cards("7S 7H 7D 9S 9H 9D"), texas(4)) == []


def test_texas_left_with_an_ace_and_a_queen_in_the_last_round() -> None:
    arrangement = best_arrangement(cards("AS QD"), texas(KING), texas_values(KING))
    assert (arrangement.points, arrangement.melds) == (30, ())
    assert arrangement.deadwood == tuple(cards("AS QD"))


def test_texas_a_spare_wild_card_may_be_the_discard() -> None:
    hand = cards("7S 7H 7D 2C")
    assert can_go_out(hand, texas(4)) == sorted(hand)


def test_the_cheapest_wild_cards_are_left_over() -> None:
    arrangement = best_arrangement(cards("7S 9H JK JK 2C 2D"), texas(4), texas_values(4))
    assert arrangement.points == 100 + 40 + 7 + 9
    paired = best_arrangement(cards("7S 7H JK JK 2C 2D"), texas(4), texas_values(4))
    assert paired.points == 40
    assert paired.deadwood == tuple(sorted(cards("2C 2D")))


def test_an_empty_hand_has_nothing_left_over() -> None:
    assert best_arrangement([], RUMMY500, VALUES_500).points == 0
    assert can_go_out([], RUMMY500) == []


def test_one_card_is_a_discard_that_goes_out() -> None:
    assert can_go_out(cards("7S"), texas(4)) == cards("7S")
    assert can_go_out(cards("JK"), texas(4)) == cards("JK")
    assert can_go_out(cards("JK 7S"), texas(4)) == []


def test_copies_are_told_apart() -> None:
    hand = cards("5S 6S 7S 5S 6S 7S KD")
    assert check(hand, texas(10), texas_values(10)) == 10
    assert check(hand, RUMMY500, VALUES_500) == 10
    assert check(cards("7S 7S 7H"), RUMMY500, VALUES_500) == 21
    assert check(cards("7S 7S 7H"), texas(10), texas_values(10)) == 0


def laws(rng: random.Random) -> tuple[MeldRules, Sequence[int]]:
    """A game's law, perhaps with long runs or one wild card a meld, and its points."""
    rank = rng.randrange(2, 13)
    rules, values = rng.choice(
        [
            (TAKE, VALUES_500),
            (RUMMY500, VALUES_500),
            (texas(rank), texas_values(rank)),
            (three_thirteen(rank), texas_values(rank)),
            (three_thirteen(rank, wilds_alone=False), texas_values(rank)),
            (three_thirteen(rank, high_ace=True), texas_values(rank)),
        ]
    )
    if rng.randrange(2):
        rules = four_in_a_run(rules)
    if rng.randrange(2) and not rules.wilds_alone:
        rules = one_wild(rules)
    return rules, values


def narrow_pack(rng: random.Random) -> list[Card]:
    """A pack in which melds are frequent: few suits or few ranks, copies, jokers."""
    suits = rng.sample(range(4), rng.choice([1, 2, 3, 4]))
    low, width = rng.randrange(13), rng.choice([4, 6, 9, 13])
    near = [c for c in range(52) if c // 13 in suits and (c % 13 - low) % 13 < width]
    copies = rng.choice([1, 1, 2, 3]) if len(near) > 7 else 3
    return [Card(c) for c in near] * copies + [JOKER] * rng.randrange(6)


@pytest.mark.night
def test_points_left_over_are_the_fewest_of_all_splits() -> None:
    rng = random.Random(21)
    cleared = 0
    for _ in range(1500):
        rules, values = laws(rng)
        deck = narrow_pack(rng)
        hand = rng.sample(deck, min(len(deck), rng.randrange(1, 11)))
        cleared += check(hand, rules, values) == 0
    assert 120 < cleared < 1200


@pytest.mark.night
@pytest.mark.parametrize(("naturals", "wilds"), [(9, 5), (8, 6), (11, 3), (12, 2), (14, 0)])
def test_texas_hands_of_fourteen_cards_with_many_wilds(naturals: int, wilds: int) -> None:
    rng = random.Random(naturals)
    for number in range(12):
        rank = rng.randrange(2, 13)
        rules = texas(rank)
        deck = [c for c in pack(3, 6) if number % 2 or c == JOKER or c // 13 < 2]
        plain = [card for card in deck if not rules.wild[card]]
        wild = [card for card in deck if rules.wild[card]]
        check(rng.sample(plain, naturals) + rng.sample(wild, wilds), rules, texas_values(rank))


@pytest.mark.night
def test_long_runs_take_no_more_than_thirteen_cards() -> None:
    suit = cards("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")
    assert check([*suit, *cards("JK JK")], texas(1), texas_values(1)) == 0
    assert check([*suit, *cards("2C 2D")], texas(1), texas_values(1)) == 0
    assert check([*suit[:-2], *cards("2S AS JK")], RUMMY500, VALUES_500) == 0


@law(150)
@given(st.data())
def test_any_law_of_this_kind_is_arranged_exactly(data: st.DataObject) -> None:
    rules = MeldRules(
        groups=data.draw(st.booleans()),
        largest_group=data.draw(st.integers(3, 6)),
        distinct_suits=data.draw(st.booleans()),
        wild_ranks=data.draw(st.frozensets(st.integers(0, 12), max_size=2)),
        wilds_per_natural=data.draw(st.integers(1, 12)),
        most_wilds=data.draw(st.integers(0, 12)),
        shortest_run=data.draw(st.integers(3, 5)),
    )
    values = data.draw(st.lists(st.integers(0, 9), min_size=53, max_size=53))
    near = st.sampled_from([0, 1, 2, 3, 4, 11, 12, 13, 14, 15, 17, 26, 28, 39, 41, 52])
    hand = [Card(number) for number in data.draw(st.lists(near, max_size=8))]
    check(hand, rules, values)


@pytest.mark.night
def test_every_discard_leaves_what_the_other_cards_leave() -> None:
    rng = random.Random(22)
    for _ in range(500):
        rules, values = laws(rng)
        deck = narrow_pack(rng)
        hand = rng.sample(deck, min(len(deck), rng.randrange(1, 9)))
        after = ArrangementSearch(rules, values).points_after_discards(hand)
        assert list(after) == sorted(set(hand))
        for card, points in after.items():
            others = hand.copy()
            others.remove(card)
            assert points == least_left(others, rules, values)


def test_the_fewest_after_a_discard_is_the_least_of_all_discards() -> None:
    rng = random.Random(26)
    for _ in range(400):
        rules, values = laws(rng)
        deck = narrow_pack(rng)
        hand = rng.sample(deck, min(len(deck), rng.randrange(3, 10)))
        arranger = ArrangementSearch(rules, values)
        after = arranger.points_after_discards(hand)
        assert arranger.fewest_after_discard(hand) == min(after.values())
        kept = rng.choice(hand)
        others = [points for card, points in after.items() if card != kept]
        if others:
            assert arranger.fewest_after_discard(hand, kept) == min(others)
        for card, points in arranger.fewest_after_two(hand, after).items():
            rest = hand.copy()
            rest.remove(card)
            assert points == min(arranger.points_after_discards(rest).values())


@pytest.mark.night
def test_going_out_is_discarding_a_card_and_leaving_none() -> None:
    rng = random.Random(23)
    out = 0
    for _ in range(600):
        rules, _ = laws(rng)
        deck = narrow_pack(rng)
        hand = rng.sample(deck, min(len(deck), rng.randrange(4, 10)))
        found = []
        for card in sorted(set(hand)):
            others = hand.copy()
            others.remove(card)
            if least_left(others, rules, (1,) * 53) == 0:
                found.append(card)
        assert can_go_out(hand, rules) == found, hand
        out += bool(found)
    assert out > 50


def test_large_hands_go_out_with_what_leaves_no_points() -> None:
    rng = random.Random(27)
    out = 0
    for _ in range(250):
        rules = texas(rng.randrange(2, 13))
        deck = narrow_pack(rng) * 2
        hand = rng.sample(deck, min(len(deck), rng.randrange(9, 15)))
        arranger = ArrangementSearch(rules, (1,) * 53)
        after = arranger.points_after_discards(hand)
        found = [card for card, points in after.items() if points == 0]
        assert arranger.goes_out_with(hand) == found, hand
        out += 0 < len(found) < len(after)
    assert out > 20


def test_an_arranger_answers_alike_when_asked_again() -> None:
    rng = random.Random(24)
    arranger = ArrangementSearch(texas(KING), texas_values(KING))
    for _ in range(100):
        hand = rng.sample(pack(2, 4), 12)
        first = arranger.best(hand)
        rng.shuffle(hand)
        again = arranger.best(hand)
        assert (again.points, arranger.points(hand)) == (first.points, first.points)
        assert again.points == ArrangementSearch(texas(KING), texas_values(KING)).points(hand)
