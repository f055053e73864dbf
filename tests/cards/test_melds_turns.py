"""What one turn can meld, against every order of every move."""

import random
from collections.abc import Sequence

import pytest

from game.cards import melds
from game.cards.french import JOKER, Card, pack, read
from game.cards.melds import (
    ALL_NATURALS,
    LaidCard,
    MeldRules,
    TableMelds,
    bits_of,
    read_meld,
    shape_of,
    summed,
)
from tests.cards.slow_melds import RUMMY500, RUMMY500_KIN, TAKE, cards, lying_melds, texas
from tests.cards.slow_turns import tables_after_adding, tables_of_whole, turn

LAWS = {"take": TAKE, **RUMMY500_KIN}


def spread(lying: Sequence[tuple[LaidCard, ...]], rules: MeldRules) -> TableMelds:
    """The table with these melds on it."""
    return melds.spread([shape_of(meld, rules) for meld in lying], rules)


def can_all_be_melded(hand: Sequence[Card], lying: Sequence[tuple[LaidCard, ...]]) -> bool:
    """Whether a hand of Take can be melded whole."""
    return melds.can_all_be_melded(bits_of(hand), hand.count(JOKER), spread(lying, TAKE))


def fewest_to_meld(
    card: Card,
    hand: Sequence[Card],
    lying: Sequence[tuple[LaidCard, ...]],
    rules: MeldRules,
    new_only: bool = False,
) -> int | None:
    """The fewest cards to put down so that this one is melded; None if it cannot be."""
    return melds.fewest_to_meld(card, summed(hand), spread(lying, rules), new_only) or None


def table(text: str) -> list[tuple[LaidCard, ...]]:
    """Melds of a text, with commas between."""
    return [read_meld(meld) for meld in text.split(",") if meld]


@pytest.mark.parametrize(
    ("hand", "lying", "expected"),
    [
        ("", "", True),
        ("8C KH", "5C 6C 7C", False),
        ("8C 9C", "5C 6C 7C", True),
        ("9C 8C TC", "5C 6C 7C", True),
        ("9C TC", "5C 6C 7C", False),
        ("4S 5S 6S", "", True),
        ("6D", "2D 3D 4D 5D,7D 8D 9D", True),
        ("JK", "2D 3D 4D 5D", True),
        ("JK", "", False),
        ("JK JK", "2D 3D 4D 5D", True),
        ("JK JK 9C", "", True),
        ("JK 8C KH", "5C 6C 7C", False),
        ("9C JK", "5C 6C 7C", True),
        ("7S 7H 7D", "", False),
        ("JK", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", False),
        ("AH", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", True),
        ("AH JK", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", False),
    ],
)
def test_take_whether_all_cards_can_be_melded(hand: str, lying: str, expected: bool) -> None:
    assert can_all_be_melded(cards(hand), table(lying)) == expected


def test_take_a_joker_must_be_added_before_the_join_that_locks() -> None:
    # 6D first makes A..K, which is locked; the joker as the high ace keeps the runs apart.
    lying = table("AD 2D 3D 4D 5D,7D 8D 9D TD JD QD KD")
    assert can_all_be_melded(cards("6D JK"), lying)


def test_take_a_forced_join_can_shut_a_card_out() -> None:
    # The six of spades would join the two runs, and there is no place for another seven.
    lying = table("3S 4S 5S,JK=7S 8S 9S")
    assert fewest_to_meld(read("7S"), cards("6S 7S"), lying, TAKE) is None
    assert fewest_to_meld(read("7S"), cards("6S 7S"), lying, RUMMY500) == 2


@pytest.mark.parametrize(
    ("card", "hand", "lying", "expected"),
    [
        ("4D", "2S 4H 5C 8D JS KH KD 4D 6S 4C 7S", "", 3),
        ("KC", "2S 4H 5C 8D JS KH KD KC 4D 6S 4C 7S", "", 3),
        ("8C", "8C 7C", "4C 5C 6C", 2),
        ("8C", "8C JK", "4C 5C 6C", 2),
        ("8C", "8C 9C", "4C 5C 6C", None),
        ("9C", "9C 8C 7C", "4C 5C 6C", 3),
        ("TC", "TC 9C 8C 7C", "4C 5C 6C", 3),
        ("TC", "TC 9C JK 7C", "4C 5C 6C", 3),
        ("TC", "TC 9H 8C 7C 9C", "4C 5C 6C", 3),
        ("7C", "7C", "4C 5C 6C", 1),
        ("7D", "7D", "7S 7H JK=7", 1),
        ("7S", "7S", "7S 7H JK=7", None),
        ("JK", "JK", "7S 7H 7D", 1),
        ("JK", "JK 4S", "7S 7H 7D 7C", None),
        ("JK", "JK 4S 6S", "7S 7H 7D 7C", 3),
        ("JK", "JK JK KD", "", 3),
        ("AH", "AH KH QH", "2H 3H 4H", 1),
        ("AH", "AH KH", "9H TH JH", None),
        ("AH", "AH KH JK", "9H TH JH", 3),
    ],
)
def test_500_the_fewest_cards_that_meld_one(
    card: str, hand: str, lying: str, expected: int | None
) -> None:
    assert fewest_to_meld(read(card), cards(hand), table(lying), RUMMY500) == expected


def test_without_high_aces_nothing_is_melded_above_a_king() -> None:
    rules = RUMMY500_KIN["500 with low aces"]
    for card, hand in (("AH", "AH KH QH"), ("JK", "JK KH AH"), ("AH", "AH JK KH")):
        assert fewest_to_meld(read(card), cards(hand), [], RUMMY500) == 3
        assert fewest_to_meld(read(card), cards(hand), [], rules) is None
    lying = table("JH QH KH")
    assert fewest_to_meld(read("AH"), cards("AH"), lying, rules) is None
    assert fewest_to_meld(read("AH"), cards("AH"), table("2H 3H 4H"), rules) == 1


def test_500_in_a_new_meld_only() -> None:
    lying = table("4C 5C 6C")
    assert fewest_to_meld(read("7C"), cards("7C 9D"), lying, RUMMY500, new_only=True) is None
    assert fewest_to_meld(read("7C"), cards("7C 8C 9C"), lying, RUMMY500, new_only=True) == 3
    assert fewest_to_meld(JOKER, cards("JK 8C"), lying, RUMMY500, new_only=True) is None
    assert fewest_to_meld(JOKER, cards("JK 8C 8D"), lying, RUMMY500, new_only=True) == 3


def test_a_law_without_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="jokers alone are wild"):
        melds.spread((), texas(4))
    with pytest.raises(ValueError, match="jokers alone are wild"):
        melds.shape(read_meld("7C 8C 9C"), texas(4))


def random_turn(
    rng: random.Random, rules: MeldRules
) -> tuple[list[Card], list[tuple[LaidCard, ...]]]:
    """A hand and a table of the same narrow pack, so that much of it fits together."""
    suits = rng.sample(range(4), rng.choice([1, 1, 2, 3]))
    low, width = rng.randrange(13), rng.choice([5, 7, 9, 13])
    near = [c for c in pack() if c // 13 in suits and (c % 13 - low) % 13 < width]
    near *= 1 if rules.joins else rng.choice([1, 2])
    left = rng.sample(near, min(len(near), rng.randrange(6, 18)))
    left += [JOKER] * rng.choice([0, 0, 1, 2] if rules.joins else [0, 0, 1, 2, 2, 3])
    rng.shuffle(left)
    lying: list[tuple[LaidCard, ...]] = []
    for _ in range(rng.randrange(4)):
        choice = list(lying_melds(left, rules))
        if choice:
            meld, used = rng.choice(choice)
            lying.append(meld)
            for card in used:
                left.remove(card)
    for card in rng.sample(left, min(len(left), 3)):
        after = tables_after_adding(LaidCard(card), tuple(lying), rules) if card != JOKER else []
        if after:
            lying = rng.choice(after)
            left.remove(card)
    return left[: rng.randrange(1, 6)], lying


@pytest.mark.night
@pytest.mark.parametrize("rules", LAWS.values(), ids=LAWS)
def test_a_turn_melds_what_some_order_of_moves_melds(rules: MeldRules) -> None:
    rng = random.Random(31)
    answers: dict[object, int] = {}
    for _ in range(1500):
        hand, lying = random_turn(rng, rules)
        everything, fewest, fewest_new = turn(hand, lying, rules)
        if rules.joins:
            assert can_all_be_melded(hand, lying) == everything, (hand, lying)
            answers[everything] = answers.get(everything, 0) + 1
        for card in set(hand):
            found = fewest_to_meld(card, hand, lying, rules)
            assert found == fewest.get(card), (card, hand, lying)
            new = fewest_to_meld(card, hand, lying, rules, new_only=True)
            assert (new is None) == (card not in fewest_new), (card, hand, lying)
            answers["new", new] = answers.get(("new", new), 0) + 1
            answers["any", found] = answers.get(("any", found), 0) + 1
    assert min(answers.values()) > 20, answers


@pytest.mark.parametrize("rules", LAWS.values(), ids=LAWS)
def test_no_card_can_be_melded_that_was_not_perhaps_to_be(rules: MeldRules) -> None:
    rng = random.Random(33)
    can, cannot = 0, 0
    for number in range(240):
        if number % 12 == 0:
            _, lying = random_turn(rng, rules)
        low, jokers = rng.randrange(40), rng.choice([[], [], [JOKER]])
        whole = [*map(Card, rng.sample(range(low, low + 13), rng.randrange(3, 9))), *jokers]
        hand = rng.sample(whole, rng.randrange(2, len(whole) + 1))
        held, new_only = bits_of(whole) & ALL_NATURALS, number % 4 == 0
        perhaps = melds.perhaps_melded(held, len(jokers), spread(lying, rules), new_only)
        for card in set(hand) - {JOKER}:
            found = fewest_to_meld(card, hand, lying, rules, new_only)
            assert found is None or perhaps >> card & 1, (card, hand, whole, lying)
        can += (held & perhaps).bit_count()
        cannot += (held & ~perhaps).bit_count()
    assert min(can, cannot) > 100


@pytest.mark.night
def test_take_a_card_is_stranded_when_some_order_of_moves_leaves_it_no_place() -> None:
    rng = random.Random(32)
    answers: dict[object, int] = {}
    for _ in range(1200):
        low = rng.choice([0, 0, 1, 5, 11])
        runs = [range(low, low + 3), range(6, rng.choice([9, 13, 14]))][: rng.randrange(3)]
        lying = [tuple([LaidCard(place % 13) for place in run]) for run in runs]
        gone = {card for run in lying for card in run}
        left = [Card(card) for card in range(13) if card not in gone]
        *hand, spare = rng.sample(left, min(len(left), rng.randrange(1, 6)))
        hand += [JOKER] * rng.choice([0, 0, 1, 2])
        expected = any(
            not tables_after_adding(LaidCard(spare), after, TAKE)
            for after in tables_of_whole(hand, lying)
        )
        spans = spread(lying, TAKE).runs[0]
        natural = bits_of(hand) & 0x1FFF
        found = melds.leaves_unplayable(natural, spans, hand.count(JOKER), spare)
        assert found == expected, (hand, lying, spare)
        key = (found, spare == 0)
        answers[key] = answers.get(key, 0) + 1
    assert len(answers) == 4 and min(answers.values()) > 5, answers
