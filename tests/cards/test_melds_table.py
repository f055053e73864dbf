"""Melds a hand can lay, and what can be added to the melds on the table."""

import random
from collections.abc import Iterator, Sequence

import pytest

from game.cards import french, melds
from game.cards.french import JOKER, Card, pack
from game.cards.melds import (
    ALL_NATURALS,
    End,
    LaidCard,
    MeldRules,
    as_meld,
    bits_of,
    card_of,
    goes_low,
    joker_as,
    lay_off_spots,
    melds_of,
    openings,
    read_meld,
    runs_of,
    shape_of,
    write,
    write_meld,
)
from game.cards.melds import read as read_laid
from game.cards.melds.run_joining import ways_to_add
from tests.cards import slow_laying
from tests.cards.slow_melds import RUMMY500, RUMMY500_KIN, TAKE, cards, is_meld, lying_melds, texas
from tests.cards.slow_turns import could_follow, could_precede

TWO_TO_KING = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"


Meld = tuple[LaidCard, ...]


def melds_in(hand: Sequence[Card], rules: MeldRules) -> Iterator[Meld]:
    """The melds of a hand."""
    return melds.melds_in(bits_of(hand), hand.count(JOKER), rules)


def ends_of(meld: Meld, rules: MeldRules) -> list[tuple[LaidCard, End]]:
    """What can be added to a meld, and the end where it will lie."""
    lying = shape_of(meld, rules)
    return [
        (laid, "low" if goes_low(lying, laid, end) else "high")
        for _, laid, end in lay_off_spots(lying, rules)
    ]


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
        list(melds_in(cards("7S 8S 9S"), texas(4)))
    with pytest.raises(ValueError, match="jokers alone are wild"):
        melds_of(cards("7S 8S 9S"), texas(4))


def test_all_melds_of_a_hand_are_found_once_and_in_a_stable_order() -> None:
    rng = random.Random(3)
    for _ in range(400):
        rules = rng.choice([TAKE, *RUMMY500_KIN.values()])
        hand = rng.sample(pack(2, rng.choice([0, 4])), rng.randrange(1, 14))
        found = list(melds_in(hand, rules))
        assert len(set(found)) == len(found)
        assert sorted(found) == sorted(meld for meld, _ in lying_melds(hand, rules))
        assert all(as_meld(meld, rules) == meld for meld in found)
        assert all(as_meld(meld[::-1], rules) == meld for meld in found if len(meld) < 13)
        rng.shuffle(hand)
        assert list(melds_in(hand, rules)) == found


def test_the_melds_of_a_hand_are_found_lazily_suit_by_suit() -> None:
    runs_of.cache_clear()
    found = melds.melds_in(ALL_NATURALS, 0, RUMMY500)
    assert write_meld(next(found)) == "AS 2S 3S"
    assert runs_of.cache_info().misses == 1


def test_the_melds_of_just_these_cards_are_those_that_use_all_of_them() -> None:
    rng = random.Random(13)
    seen = 0
    for _ in range(600):
        rules = rng.choice([TAKE, *RUMMY500_KIN.values()])
        low, width = rng.randrange(13), rng.choice([1, 4, 6])
        suits = rng.sample(range(4), 1 if width > 1 else 4)
        near = [Card(c) for c in range(52) if c // 13 in suits and (c % 13 - low) % 13 < width]
        jokers = [JOKER] * rng.randrange(3)
        hand = rng.sample(near, min(len(near), rng.randrange(1, 5))) + jokers
        found = melds_of(hand, rules)
        held = {joker_as(card) for card in hand if card != JOKER}
        expected = [
            meld
            for meld, used in lying_melds(hand, rules)
            if len(used) == len(hand) and not held.intersection(meld)
        ]
        assert sorted(found) == sorted(expected), hand
        seen += len(found)
    assert melds_of(cards("4S 4S 5S 6S"), RUMMY500) == []
    assert seen > 200


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
    found = ends_of(read_meld(run), RUMMY500)
    assert [(end, french.write(card)) for card, end in found if card < JOKER] == ends


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
    found = ends_of(read_meld(meld), RUMMY500)
    assert tuple([end for laid, end in found if laid == read_laid(card)]) == ends


def test_what_can_be_added_names_each_card_and_only_where_it_must_its_end() -> None:
    def told(meld: str) -> list[tuple[str, str | None]]:
        lying = shape_of(read_meld(meld), RUMMY500)
        return [(write(laid), end) for _, laid, end in lay_off_spots(lying, RUMMY500)]

    both = [("AH", "low"), ("AH", "high"), ("JK=AH", "low"), ("JK=AH", "high")]
    assert told(TWO_TO_KING) == both
    assert told("4S 5S 6S") == [("3S", None), ("7S", None), ("JK=3S", None), ("JK=7S", None)]
    assert told("7S 7H JK=7") == [("7D", None), ("7C", None), ("JK=7", None)]
    assert told("7S 7H 7D 7C") == []


@pytest.mark.night
def test_what_can_be_added_is_what_fits_when_it_is_tried() -> None:
    rng = random.Random(14)
    seen = 0
    for _ in range(500):
        rules = rng.choice([TAKE, *RUMMY500_KIN.values()])
        choice = list(lying_melds(rng.sample(pack(1, 2), 12), rules))
        meld = rng.choice(choice)[0] if choice else ()
        if not meld:
            continue
        lying = shape_of(meld, rules)
        found = ends_of(meld, rules)
        for number in [*range(52), *range(53, 118)]:
            ends = slow_laying.fits(LaidCard(number), meld, rules)
            assert tuple([end for laid, end in found if laid == number]) == ends
            if number < 52:
                assert lying.fits >> number & 1 == bool(ends)
        assert lying.room == bool(found)
        seen += len(found)
        for laid, end in found:
            after = slow_laying.extended(meld, laid, end)
            assert sorted(as_meld(after, rules) or ()) == sorted(after)
            assert is_meld([card_of(card) for card in after], rules)
    assert seen > 1000


def ways(card: str, runs: str) -> list[tuple[int | None, int | None]]:
    """The ways to add a card to runs of its suit, written with commas between."""
    rank = "A23456789TJQK".index(card[0])
    spans = tuple([slow_laying.span(read_meld(run))[1:] for run in runs.split(",")])
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


def test_the_openings_of_a_table_are_the_ways_to_add_in_each_suit() -> None:
    rng = random.Random(15)
    joined = named = 0
    for _ in range(1500):
        runs: list[Meld] = []
        for _ in range(rng.randrange(6)):
            suit, low = rng.randrange(2), rng.choice([0, 0, 1, 2, 4, 7, 11])
            high = min(13, low + rng.choice([2, 2, 3, 4, 11]), low + 12)
            runs.append(melds.filled_run(suit, low, high, range(26)))
        found = list(openings([shape_of(run, TAKE) for run in runs]))
        expected = []
        for suit in range(2):
            own = [number for number, run in enumerate(runs) if run[0] // 13 == suit]
            spans = tuple([slow_laying.span(runs[number])[1:] for number in own])
            for place in range(14):
                for below, above in ways_to_add(place, spans):
                    under = None if below is None else own[below]
                    over = None if above is None else own[above]
                    one = next(number for number in (under, over) if number is not None)
                    both = len(slow_laying.fits(LaidCard(suit * 13), runs[one], TAKE)) > 1
                    end = None if not both else "low" if under is None else "high"
                    expected.append((Card(suit * 13 + place % 13), under, over, end))
        assert found == expected
        joined += any(None not in opening[1:3] for opening in found)
        named += any(opening.end for opening in found)
    assert joined > 50 and named > 50
