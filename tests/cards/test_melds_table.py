"""Melds a hand can lay, and what can be added to the melds on the table."""

import random

import pytest

from game.cards import french
from game.cards.french import JOKER, Card, pack
from game.cards.melds import (
    MeldRules,
    as_meld,
    extended,
    fits,
    layoffs,
    melds_in,
    open_places,
    read_meld,
    span,
    ways_to_add,
    write,
    write_meld,
)
from game.cards.melds import read as read_laid
from tests.cards.slow_melds import RUMMY500, TAKE, cards, lying_melds, texas
from tests.cards.slow_turns import could_follow, could_precede

TWO_TO_KING = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"


def texts(hand: str, rules: MeldRules) -> list[str]:
    """The melds of a hand as texts."""
    return [write_meld(meld) for meld in melds_in(cards(hand), rules)]


def test_runs_come_by_suit_and_place_then_groups() -> None:
    assert texts("7S 8S 9S TS 7H 7D 8H 9H", RUMMY500) == [
        "7S 8S 9S",
        "7S 8S 9S TS",
        "8S 9S TS",
        "7H 8H 9H",
        "7S 7H 7D",
    ]


def test_a_joker_may_stand_for_a_card_the_hand_also_holds() -> None:
    assert texts("4S 5S 6S JK", TAKE) == [
        "JK=3S 4S 5S",
        "JK=3S 4S 5S 6S",
        "4S 5S 6S",
        "4S 5S 6S JK=7S",
        "4S 5S JK=6S",
        "4S JK=5S 6S",
        "JK=4S 5S 6S",
        "5S 6S JK=7S",
    ]


def test_groups_lie_in_the_order_of_suits_with_jokers_last() -> None:
    assert texts("7C 7S 7D JK", RUMMY500) == [
        "7S 7D 7C",
        "7S 7D JK=7",
        "7S 7C JK=7",
        "7D 7C JK=7",
        "7S 7D 7C JK=7",
    ]


def test_an_ace_begins_or_ends_a_run() -> None:
    assert texts("AS 2S 3S QS KS", TAKE) == ["AS 2S 3S", "QS KS AS"]


def test_two_jokers_and_any_card_are_a_run() -> None:
    assert texts("AS JK JK", TAKE) == ["AS JK=2S JK=3S", "JK=QS JK=KS AS"]


def test_no_melds_are_laid_under_the_law_of_texas() -> None:
    with pytest.raises(ValueError, match="jokers alone are wild"):
        melds_in(cards("7S 8S 9S"), texas(4))


def test_all_melds_of_a_hand_are_found_once_and_in_a_stable_order() -> None:
    rng = random.Random(3)
    for _ in range(400):
        rules = rng.choice([TAKE, RUMMY500])
        hand = rng.sample(pack(2, rng.choice([0, 4])), rng.randrange(1, 14))
        found = list(melds_in(hand, rules))
        assert len(set(found)) == len(found)
        assert sorted(found) == sorted(meld for meld, _ in lying_melds(hand, rules))
        assert all(as_meld(meld, rules) == meld for meld in found)
        assert all(as_meld(meld[::-1], rules) == meld for meld in found if len(meld) < 13)
        rng.shuffle(hand)
        assert list(melds_in(hand, rules)) == found


def test_the_melds_of_a_hand_are_found_lazily() -> None:
    endless = melds_in(pack(1, 12), RUMMY500)
    assert write_meld(next(endless)) == "AS 2S 3S"


@pytest.mark.parametrize(
    ("run", "ends"),
    [
        ("4S 5S 6S", [("low", "3S"), ("high", "7S")]),
        ("AS 2S 3S", [("high", "4S")]),
        ("QS KS AS", [("low", "JS")]),
        ("JS QS JK=KS", [("low", "TS"), ("high", "AS")]),
        (TWO_TO_KING, [("low", "AH"), ("high", "AH")]),
        (TWO_TO_KING[:-3], [("low", "AH"), ("high", "KH")]),
        (TWO_TO_KING + " AH", []),
        ("AH " + TWO_TO_KING, []),
    ],
)
def test_a_run_is_open_at_its_ends_until_an_ace_or_thirteen_cards(
    run: str, ends: list[tuple[str, str]]
) -> None:
    assert [(end, french.write(card)) for end, card in open_places(read_meld(run))] == ends


@pytest.mark.parametrize(
    ("card", "meld", "ends"),
    [
        ("7S", "4S 5S 6S", ("high",)),
        ("3S", "4S 5S 6S", ("low",)),
        ("JK=3S", "4S 5S 6S", ("low",)),
        ("8S", "4S 5S 6S", ()),
        ("7H", "4S 5S 6S", ()),
        ("JK=7", "4S 5S 6S", ()),
        ("AH", TWO_TO_KING, ("low", "high")),
        ("JK=AH", TWO_TO_KING, ("low", "high")),
        ("KS", "AS 2S 3S", ()),
        ("2S", "QS KS AS", ()),
        ("7D", "7S 7H 7C", ("high",)),
        ("7D", "7S 7H JK=7", ("high",)),
        ("7S", "7S 7H JK=7", ()),
        ("JK=7", "7S 7H JK=7", ("high",)),
        ("JK=7D", "7S 7H 7C", ()),
        ("JK=8", "7S 7H 7C", ()),
        ("7D", "7S 7H 7C JK=7", ()),
        ("8D", "7S 7H 7C", ()),
    ],
)
def test_a_card_fits_where_the_run_goes_on_or_the_suit_is_missing(
    card: str, meld: str, ends: tuple[str, ...]
) -> None:
    assert fits(read_laid(card), read_meld(meld), RUMMY500) == ends


def test_layoffs_name_each_card_and_end_once() -> None:
    hand = cards("JK AH 7D 7D AH JK 7C")
    on_run = [(write(c), end) for c, end in layoffs(hand, read_meld(TWO_TO_KING), RUMMY500)]
    assert on_run == [("AH", "low"), ("JK=AH", "low"), ("AH", "high"), ("JK=AH", "high")]
    on_group = [(write(c), end) for c, end in layoffs(hand, read_meld("7S 7H JK=7"), RUMMY500)]
    assert on_group == [("7D", "high"), ("7C", "high"), ("JK=7", "high")]
    assert not list(layoffs(hand, read_meld("7S 7H 7D 7C"), RUMMY500))


def test_a_run_extended_is_the_meld_of_all_its_cards() -> None:
    rng = random.Random(4)
    seen = 0
    for _ in range(500):
        hand = rng.sample(pack(1, 2), 12)
        melds = list(melds_in(hand, RUMMY500))
        meld = rng.choice(melds) if melds else ()
        if not meld:
            continue
        for laid, end in layoffs(pack(1, 1), meld, RUMMY500):
            seen += 1
            after = extended(meld, laid, end)
            assert as_meld(after, RUMMY500) is not None
            assert sorted(as_meld(after, RUMMY500) or ()) == sorted(after)
            assert end in fits(laid, meld, RUMMY500)
    assert seen > 300


def ways(card: str, runs: str) -> list[tuple[int | None, int | None]]:
    """The ways to add a card to runs of its suit, written with commas between."""
    rank = "A23456789TJQK".index(card[0])
    spans = [span(read_meld(run)) for run in runs.split(",")]
    places = (0, 13) if rank == 0 else (rank,)
    return [way for place in places for way in ways_to_add(place, spans)]


def test_take_a_card_between_two_runs_joins_them() -> None:
    runs = "7D 8D 9D,2D 3D 4D 5D"
    assert ways("6D", runs) == [(1, 0)]
    assert ways("TD", runs) == [(0, None)]
    assert ways("AD", runs) == [(None, 1)]
    assert ways("JD", runs) == []


def test_take_runs_with_aces_at_both_far_ends_are_never_joined() -> None:
    assert ways("6D", "AD 2D 3D 4D 5D,7D 8D 9D TD JD QD KD AD") == [(0, None), (None, 1)]


def test_take_an_ace_never_joins() -> None:
    assert ways("AD", "JD QD KD,2D 3D 4D") == [(None, 1), (0, None)]


def test_take_an_ace_fits_both_ends_of_two_to_king() -> None:
    assert ways("AH", TWO_TO_KING) == [(None, 0), (0, None)]
    assert ways("AH", TWO_TO_KING + " AH") == []


def test_take_jokers_let_several_pairs_touch_one_card() -> None:
    assert ways("7S", "4S 5S 6S,4S 5S JK=6S,8S 9S TS") == [(0, 2), (1, 2)]


def test_ways_to_add_agree_with_trying_each_run() -> None:
    rng = random.Random(6)
    joined = 0
    for _ in range(1500):
        runs = []
        for _ in range(4):
            low = rng.randrange(11)
            choice = list(melds_in([*map(Card, range(low, low + 3)), JOKER, JOKER], TAKE))
            runs.append(rng.choice(choice))
        card = Card(rng.randrange(13))
        found = ways(french.write(card), ",".join(map(write_meld, runs)))
        pairs = {way for way in found if None not in way}
        joined += bool(pairs)
        for low, run in enumerate(runs):
            for high, other in enumerate(runs):
                touches = could_follow(run, card) and could_precede(other, card)
                short = len(run) + len(other) < 13
                expected = touches and short and card % 13 != 0
                assert ((low, high) in pairs) == expected
            in_pair = any(low == below for below, _ in pairs)
            assert ((low, None) in found) == (could_follow(run, card) and not in_pair)
            in_pair = any(low == above for _, above in pairs)
            assert ((None, low) in found) == (could_precede(run, card) and not in_pair)
    assert joined > 30
