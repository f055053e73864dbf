"""Seeded chance: the same on every machine, provable, even."""

from collections import Counter
from hashlib import sha256

import pytest

from game.cards import french
from game.cards.shuffle import Stream, first_dealer, shuffled


def words_by_hand(seed: int, purpose: str, count: int) -> list[int]:
    """The first numbers of 32 bits, as anybody would work them out with a SHA-256 tool."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        digest = sha256(f"{seed}/{purpose}/{block}".encode()).hexdigest()
        found += [int(digest[place : place + 8], 16) for place in range(0, 64, 8)]
        block += 1
    return found[:count]


def test_a_stream_is_the_sum_anybody_can_do_again() -> None:
    stream = Stream(7, "shuffle 1")
    assert [stream.number_below(1 << 32) for _ in range(20)] == words_by_hand(7, "shuffle 1", 20)


def test_a_shuffle_is_the_sum_anybody_can_do_again() -> None:
    cards = list(range(52))
    words = iter(words_by_hand(11, "shuffle 3", 60))
    for last in range(51, 0, -1):
        # No number of this shuffle falls into the uneven rest that is drawn again.
        other = next(words) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert shuffled(french.pack(), 11, 3) == cards


@pytest.mark.parametrize(
    ("seed", "count", "first"),
    [
        (0, 1, "QH QC 4D 7H AD"),
        (7, 1, "4D 7C 2C 3H KH"),
        (7, 2, "JS 3S KH 7D 3H"),
        (-1, 1, "5C 9S AD TS TH"),
    ],
)
def test_shuffles_stay_what_they_are_in_every_version(seed: int, count: int, first: str) -> None:
    """A saved match would change if these did."""
    assert " ".join(map(french.write, shuffled(french.pack(), seed, count)[:5])) == first


def test_a_shuffle_keeps_the_cards_and_leaves_the_pack_alone() -> None:
    pack = french.pack(2, 4)
    before = list(pack)
    assert Counter(shuffled(pack, 5, 1)) == Counter(pack)
    assert pack == before


def test_shuffles_differ_by_seed_count_and_purpose() -> None:
    pack = french.pack()
    made = [
        shuffled(pack, 1, 1),
        shuffled(pack, 2, 1),
        shuffled(pack, -1, 1),
        shuffled(pack, 1, 2),
        shuffled(pack, 1, 1, "other"),
        # The seed and the count must not run together.
        shuffled(pack, 1, 12),
        shuffled(pack, 11, 2),
    ]
    assert len(set(map(tuple, made))) == len(made)


@pytest.mark.parametrize("size", [0, 1])
def test_there_is_nothing_to_shuffle_in_one_card_or_none(size: int) -> None:
    pack = french.pack()[:size]
    assert shuffled(pack, 1, 1) == pack


def test_numbers_are_below_their_bound_and_even() -> None:
    stream = Stream(3, "evenness")
    counted = Counter(stream.number_below(6) for _ in range(6000))
    assert set(counted) == set(range(6))
    # Six standard deviations (about 29) either side of a thousand.
    assert all(800 < count < 1200 for count in counted.values())


def test_the_uneven_rest_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Stream(1, "rest")
    top = (1 << 32) - 1
    monkeypatch.setattr(stream, "_words", [5, top])
    # 2 ** 32 leaves a rest of 1 by 3: the highest number alone would make 0 likelier.
    assert stream.number_below(3) == 5 % 3


def test_a_shuffle_draws_again_what_falls_into_the_uneven_rest() -> None:
    """As it does once in a million shuffles: the 27th number of this one."""
    cards = list(range(116))
    words = words_by_hand(1240149, "shuffle 1", 116)
    refused = words.pop(26)
    assert refused >= (1 << 32) - (1 << 32) % 90
    for last, word in zip(range(115, 0, -1), words, strict=True):
        other = word % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert shuffled(range(116), 1240149, 1) == cards


def test_every_card_comes_to_every_place() -> None:
    seen: set[tuple[int, int]] = set()
    for seed in range(80):
        seen.update(enumerate(shuffled(french.pack()[:6], seed, 1)))
    assert len(seen) == 36


def test_the_first_dealer_is_fixed_by_the_seed_and_even() -> None:
    dealers = [first_dealer(4, seed) for seed in range(400)]
    assert dealers == [first_dealer(4, seed) for seed in range(400)]
    counted = Counter(dealers)
    assert set(counted) == {0, 1, 2, 3}
    assert min(counted.values()) > 60


def test_the_first_dealer_does_not_come_out_of_a_shuffle() -> None:
    by_hand = [words_by_hand(seed, "dealer", 1)[0] % 4 for seed in range(20)]
    assert [first_dealer(4, seed) for seed in range(20)] == by_hand
