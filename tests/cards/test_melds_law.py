"""What a meld is in each of the three games, and how it lies on the table."""

import random

import pytest

from game.cards.french import JOKER, Card, pack, read
from game.cards.melds import (
    LaidCard,
    MeldRules,
    as_meld,
    card_of,
    is_joker,
    is_run,
    joker_as,
    joker_of_rank,
    names_rank_only,
    rank_of,
    read_meld,
    shape,
    shape_of,
    stands_for,
    write_meld,
)
from game.cards.melds import read as read_laid
from game.cards.melds import write as write_laid
from tests.cards.slow_melds import (
    RUMMY500,
    TAKE,
    cards,
    four_in_a_run,
    is_meld,
    one_wild,
    texas,
    three_thirteen,
)
from tests.together import check_each, each_of

ACES_TO_KING = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
TWOS_TO_ACE = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


def lies(text: str, rules: MeldRules) -> str | None:
    """How these cards lie as a meld, bare jokers allowed."""
    words = [LaidCard(JOKER) if word == "JK" else read_laid(word) for word in text.split()]
    meld = as_meld(words, rules)
    return None if meld is None else write_meld(meld)


def test_a_card_on_the_table_is_written_and_read_alike() -> None:
    def check(number: int) -> None:
        assert read_laid(write_laid(LaidCard(number))) == number

    check_each(check, [n for n in range(118) if n != JOKER])


@each_of("text", ["JK", "", "JK=", "JK=10", "JK=JK", "5s", "5S ", "10S"])
def test_what_is_no_card_on_the_table_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="isn’t a card on the table"):
        read_laid(text)


def test_a_joker_on_the_table_says_what_it_stands_for() -> None:
    in_run, in_group = joker_as(read("5S")), joker_of_rank(6)
    assert (write_laid(in_run), write_laid(in_group)) == ("JK=5S", "JK=7")
    assert card_of(in_run) == card_of(in_group) == JOKER
    assert stands_for(in_run) == read("5S")
    assert (rank_of(in_run), rank_of(in_group), rank_of(LaidCard(read("KC")))) == (4, 6, 12)
    assert is_joker(in_run) and is_joker(in_group) and not is_joker(LaidCard(read("KC")))
    assert names_rank_only(in_group) and not names_rank_only(in_run)
    assert card_of(LaidCard(read("KC"))) == stands_for(LaidCard(read("KC"))) == read("KC")


@each_of(
    "text",
    [
        "4S 5S 6S",
        "AS 2S 3S",
        "QS KS AS",
        ACES_TO_KING,
        TWOS_TO_ACE,
        "4S JK=5S 6S",
        "JK=AS 2S 3S",
        "JK=QS JK=KS AS",
        "4S JK=5S JK=6S",
    ],
)
def test_a_run_is_consecutive_cards_of_one_suit_with_the_ace_low_or_high(text: str) -> None:
    shuffled = text.split()[:-1]
    random.Random(1).shuffle(shuffled)
    shuffled.append(text.split()[-1])
    assert lies(text, TAKE) == lies(" ".join(shuffled), RUMMY500) == text
    assert is_run(read_meld(text))


@each_of(
    "text",
    [
        "4S 5S",
        "4S 5S 7S",
        "4S 5S 6H",
        "KS AS 2S",
        "QS KS AS 2S",
        "AS " + TWOS_TO_ACE,
        "4S 4S 5S 6S",
        "JK=4S 4S 5S",
        "JK=4S JK=5S JK=6S",
        "JK=AS 2S JK=KS",
        "4S 5S JK=6",
        "4S 5S JK=6H",
        "JK JK JK",
    ],
)
def test_what_is_no_run_is_refused(text: str) -> None:
    assert lies(text, TAKE) is None
    assert lies(text, RUMMY500) is None


def test_all_ranks_of_a_suit_are_two_runs_and_an_ace_that_comes_last_is_high() -> None:
    assert lies("KS " + ACES_TO_KING[:-3], RUMMY500) == ACES_TO_KING
    assert lies("KS " + TWOS_TO_ACE[:-6] + " AS", RUMMY500) == TWOS_TO_ACE
    assert lies("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS JK=AS", RUMMY500) is not None


def test_a_bare_joker_takes_a_place_that_is_free() -> None:
    assert lies("6S JK 4S", TAKE) == "4S JK=5S 6S"
    assert lies("JK 4S 5S", TAKE) == "4S 5S JK=6S"
    assert lies("JK KS QS", TAKE) == "QS KS JK=AS"
    assert lies("JK KS AS", TAKE) == "JK=QS KS AS"
    assert lies("AS JK 3S", TAKE) == "AS JK=2S 3S"
    assert lies("7S JK 7H", RUMMY500) == "7S 7H JK=7"


@each_of("text", ["7S 7H 7D", "7S 7H 7D 7C", "7S 7H JK=7", "7H JK=7 JK=7", "7S JK=7 JK=7 JK=7"])
def test_a_group_is_three_or_four_of_a_rank_in_different_suits(text: str) -> None:
    shuffled = text.split()
    random.Random(2).shuffle(shuffled)
    assert lies(" ".join(shuffled), RUMMY500) == text
    assert not is_run(read_meld(text))


@each_of(
    "text",
    [
        "7S 7H",
        "7S 7S 7H",
        "7S 7H 7D 7C JK=7",
        "7S 7H 8D",
        "7S 7H JK=8",
        "7S 7H JK=7D",
        "JK=7 JK=7 JK=7",
    ],
)
def test_what_is_no_group_is_refused(text: str) -> None:
    assert lies(text, RUMMY500) is None


def test_take_has_no_groups() -> None:
    assert lies("7S 7H 7D", TAKE) is None


def test_texas_naturals_are_at_least_as_many_as_wilds() -> None:
    fives = texas(4)
    assert lies("7S 7H 2C", fives) == "7S 7H 2C"
    assert lies("7S 2C 5D", fives) is None
    assert lies("7S 7H 2C 5D", fives) == "7S 7H 5D 2C"
    assert lies("7S 7H JK", fives) == "7S 7H JK=7"


def test_texas_a_wild_card_is_wild_even_in_its_own_place() -> None:
    assert lies("AH 2H 3H", texas(4)) == "AH 2H 3H"
    assert lies("AH 2H 3H", texas(2)) is None
    assert lies("2S 2H 2D", texas(4)) is None


def test_texas_a_wild_card_lies_in_its_own_place_if_it_can() -> None:
    assert lies("2H 3H 5H 2C", texas(8)) == "2H 3H 2C 5H"
    assert lies("8C 7H 2D TH", texas(5)) is None
    assert lies("6H 2D 8H", texas(4)) == "6H 2D 8H"
    assert lies("JK 2D 6H 8H", texas(4)) == "6H 2D 8H JK=9H"


def test_texas_groups_have_any_size_and_copies() -> None:
    assert lies("7S 7S 7S", texas(4)) == "7S 7S 7S"
    assert lies("7S 7H 7D 7C " * 3, texas(4)) == "7S 7S 7S 7H 7H 7H 7D 7D 7D 7C 7C 7C"


def test_a_run_of_fourteen_places_is_none_however_many_wilds_there_are() -> None:
    assert lies("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS JK", texas(1)) is not None
    assert lies("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS JK JK", texas(1)) is None


def test_the_shape_of_a_run_counts_a_low_ace_as_0_and_a_high_ace_as_13() -> None:
    for text, suit, low, high in (
        ("JK=AH 2H 3H", 1, 0, 2),
        ("QH KH AH", 1, 11, 13),
        (TWOS_TO_ACE, 0, 1, 13),
        (ACES_TO_KING, 0, 0, 12),
    ):
        assert shape_of(read_meld(text), RUMMY500)[:3] == (suit, low, high)


def test_cards_have_a_shape_exactly_when_they_are_a_meld_as_they_lie() -> None:
    rng = random.Random(12)
    answers = {True: 0, False: 0}
    for _ in range(4000):
        rules = rng.choice([TAKE, RUMMY500])
        low, suit = rng.randrange(12), rng.randrange(4)
        if rng.random() < 0.6:
            places = range(low, min(14, low + rng.randrange(2, 15)))
            meld = [LaidCard(suit * 13 + place % 13) for place in places]
            meld = [joker_as(card_of(c)) if rng.random() < 0.3 else c for c in meld]
        else:
            meld = [LaidCard(other * 13 + low) for other in rng.sample(range(4), 4)]
            meld = [joker_of_rank(low) if rng.random() < 0.3 else c for c in meld]
            meld = meld[: rng.randrange(2, 5)] + [joker_of_rank(low)] * rng.randrange(2)
        if rng.random() < 0.3:
            meld[rng.randrange(len(meld))] = LaidCard(rng.choice([*range(52), *range(53, 118)]))
        cards = tuple(meld)
        lies = as_meld(cards, rules)
        # A group may lie in any order.
        whole = lies is not None and (lies == cards or (not is_run(lies) and len(lies) < 5))
        assert (shape(cards, rules) is not None) == whole, write_meld(cards)
        answers[whole] += 1
    assert min(answers.values()) > 1000, answers


def test_wild_cards_alone_and_a_low_ace_are_melds_where_the_rules_say_so() -> None:
    free, low = three_thirteen(2), three_thirteen(2, wilds_alone=False)
    assert lies("3S 3H JK", free) == "3S 3H JK=3"
    assert lies("3S 3H JK", low) is None
    assert lies("KD 3S JK", free) == "KD 3S JK=K"
    assert lies("QS KS JK", free) == "JK=JS QS KS"
    assert lies("QS KS AS", free) is None
    assert lies("AS 2S JK", free) == "AS 2S JK=3S"


def test_as_meld_agrees_with_trying_every_place() -> None:
    rng = random.Random(11)
    yes = 0
    for _ in range(8000):
        rank = rng.randrange(2, 13)
        rules = rng.choice([TAKE, RUMMY500, texas(rank), three_thirteen(rank)])
        if rng.randrange(2):
            rules = four_in_a_run(rules)
        if rng.randrange(2) and not rules.wilds_alone:
            rules = one_wild(rules)
        low, width = rng.randrange(13), rng.choice([1, 4, 6])
        suits = rng.sample(range(4), 1 if width > 1 else 4)
        near = [c for c in pack(2) if c // 13 in suits and (c % 13 - low) % 13 < width]
        hand = rng.sample(near + cards("JK JK JK 2C 2D"), rng.randrange(2, 7))
        meld = as_meld(hand, rules)
        assert (meld is not None) == is_meld(hand, rules), (hand, rules)
        if meld is not None:
            yes += 1
            assert sorted(map(card_of, meld)) == sorted(hand)
            assert as_meld(meld, rules) == meld
            others: list[Card | LaidCard] = list(meld)
            rng.shuffle(others)
            assert rules.wild_ranks or as_meld(others, rules) == meld
    assert yes > 1000
