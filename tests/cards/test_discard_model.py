"""What a card let go tells of a hand, and dealing by it."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards.discard_model import RELATED_CARDS, DiscardHabit, Odds, deal_by_odds, keep_odds
from game.cards.french import JOKER, Card, pack, read, write
from tests.laws.walks import law

HABIT = DiscardHabit(0.5, 0.25, 0.75, lasting=1.0)


def cards(text: str) -> list[Card]:
    """The cards of a text with spaces between."""
    return [read(word) for word in text.split()]


def told(found: Odds) -> dict[str, float]:
    """The cards of which something is said, and what."""
    return {write(Card(card)): chance for card, chance in enumerate(found) if chance != 1.0}


@pytest.mark.parametrize(
    ("card", "rank", "beside", "gap"),
    [
        ("7H", "7S 7H 7D 7C", "6H 8H", "5H 9H"),
        ("AS", "AS AH AD AC", "2S KS", "3S QS"),
        ("2D", "2S 2H 2D 2C", "AD 3D", "4D"),
        ("KC", "KS KH KD KC", "QC AC", "JC"),
        ("QC", "QS QH QD QC", "JC KC", "TC AC"),
    ],
)
def test_neighbours_are_of_the_rank_or_up_to_two_ranks_away(
    card: str, rank: str, beside: str, gap: str
) -> None:
    found = [set(kin) for kin in RELATED_CARDS[read(card)]]
    assert found == [set(cards(rank)), set(cards(beside)), set(cards(gap))]


def test_a_card_let_go_makes_its_neighbours_less_likely_and_no_other() -> None:
    assert told(keep_odds(HABIT, cards("7H"))) == {
        **dict.fromkeys(("7S", "7H", "7D", "7C"), 0.5),
        **dict.fromkeys(("6H", "8H"), 0.25),
        **dict.fromkeys(("5H", "9H"), 0.75),
    }
    assert told(keep_odds(HABIT, [])) == {}


def test_what_several_cards_tell_of_one_is_multiplied() -> None:
    found = told(keep_odds(HABIT, cards("7H 9H 8S")))
    assert found["8H"] == 0.25 * 0.25 * 0.5
    assert found["7H"] == 0.5 * 0.75


def test_the_latest_card_let_go_tells_most() -> None:
    habit = DiscardHabit(0.5, 0.25, 0.75, lasting=0.5)
    found = told(keep_odds(habit, cards("4S 9D KC")))
    assert (found["KH"], found["9H"], found["4H"]) == (0.5, 0.5**0.5, 0.5**0.25)


def test_wild_cards_say_nothing_and_nothing_is_said_of_them() -> None:
    wild = cards("2S 2H 2D 2C")
    assert told(keep_odds(HABIT, cards("2H"), wild)) == {}
    assert told(keep_odds(HABIT, cards("JK"))) == {}
    assert "2S" not in told(keep_odds(HABIT, cards("3S"), wild))
    assert "2S" in told(keep_odds(HABIT, cards("3S")))


numbers = st.floats(0.01, 1.0)
habits = st.builds(DiscardHabit, numbers, numbers, numbers, lasting=numbers)
any_cards = st.lists(st.sampled_from(pack(1, 1)), max_size=60)


@law(60)
@given(habits, any_cards, st.sets(st.sampled_from(pack()), max_size=8))
def test_no_card_becomes_impossible_and_none_likelier_than_by_chance(
    habit: DiscardHabit, let_go: list[Card], wild: set[Card]
) -> None:
    found = keep_odds(habit, let_go, wild)
    assert len(found) == JOKER + 1
    assert all(0.0 < chance <= 1.0 for chance in found)
    assert {found[card] for card in {JOKER, *wild}} == {1.0}


@law(60)
@given(st.data())
def test_every_hand_is_filled_and_no_card_lost(data: st.DataObject) -> None:
    unseen = data.draw(st.lists(st.sampled_from(pack(1, 1)), max_size=60))
    players = data.draw(st.integers(1, 6))
    shown = [data.draw(st.lists(st.sampled_from(pack()), max_size=3)) for _ in range(players)]
    room = len(unseen)
    sizes = []
    for cards_shown in shown:
        more = data.draw(st.integers(0, room))
        room -= more
        sizes.append(len(cards_shown) + more)
    held = [keep_odds(data.draw(habits), data.draw(any_cards)) for _ in range(players)]
    seed = data.draw(st.integers(0, 2**32))
    hands, again = ([hand[:] for hand in shown] for _ in range(2))
    left = deal_by_odds(unseen, hands, sizes, held, Random(seed))
    assert [len(hand) for hand in hands] == sizes
    assert [hand[: len(begun)] for hand, begun in zip(hands, shown, strict=True)] == shown
    counted = Counter(left)
    for hand, begun in zip(hands, shown, strict=True):
        counted.update(hand[len(begun) :])
    assert counted == Counter(unseen)
    assert (deal_by_odds(unseen, again, sizes, held, Random(seed)), again) == (left, hands)


FOUR = cards("4S 5S 9D KC")


def deals(held: list[Odds], count: int) -> Counter[tuple[Card, ...]]:
    """How often each deal of four cards came, one for each of two hands and two left."""
    rng = Random(5)
    found: Counter[tuple[Card, ...]] = Counter()
    for _ in range(count):
        one: list[Card] = []
        other: list[Card] = []
        left = deal_by_odds(FOUR, [one, other], [1, 1], held, rng)
        found[(*one, *other, *left)] += 1
    return found


def test_with_nothing_let_go_every_deal_is_as_likely() -> None:
    found = deals([keep_odds(HABIT, [])] * 2, 24_000)
    assert set(found) == set(permutations(FOUR))
    # A standard deviation is 31.
    assert all(850 < count < 1150 for count in found.values())


def test_whatever_was_let_go_every_deal_remains_possible() -> None:
    rarely = DiscardHabit(0.2, 0.2, 0.2, lasting=1.0)
    held = [keep_odds(rarely, cards("4S 9H")), keep_odds(rarely, cards("KH KD"))]
    assert set(deals(held, 12_000)) == set(permutations(FOUR))


def test_a_card_lies_in_a_hand_as_often_as_its_odds_say() -> None:
    found = deals([keep_odds(HABIT, cards("4H")), keep_odds(HABIT, [])], 24_000)
    ways: Counter[Card] = Counter()
    for deal_of_four, count in found.items():
        ways[deal_of_four[0]] += count
    # Odds of a half against three even ones: a seventh, less what the second hand took first.
    assert 0.12 < ways[read("4S")] / 24_000 < 0.18
    for other in cards("5S 9D KC"):
        assert 0.26 < ways[other] / 24_000 < 0.31


def test_what_a_hand_turned_down_has_no_place_of_its_own_in_the_stock() -> None:
    held = [keep_odds(DiscardHabit(0.05, 1.0, 1.0, lasting=1.0), cards("4H"))]
    rng = Random(6)
    places: Counter[int] = Counter()
    for _ in range(12_000):
        left = deal_by_odds(FOUR, [[]], [1], held, rng)
        if read("4S") in left:
            places[left.index(read("4S"))] += 1
    assert len(places) == 3
    # A standard deviation is 51.
    assert max(places.values()) - min(places.values()) < 300


def test_a_hand_that_needs_every_card_takes_what_it_turned_down() -> None:
    never = keep_odds(DiscardHabit(1e-9, 1e-9, 1e-9, lasting=1.0), cards("4H 5H 9H KH"))
    hand: list[Card] = []
    assert deal_by_odds(FOUR, [hand], [4], [never], Random(1)) == []
    assert sorted(hand) == FOUR
