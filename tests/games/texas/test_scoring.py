"""What cards cost, what counts how often, and where the dimes go."""

from random import Random

import pytest

from game.cards import french
from game.cards.french import Card
from game.core.event import Seat
from game.core.illegal import InvalidSetup
from game.games.texas.game import TEXAS
from game.games.texas.options import TexasOptions
from game.games.texas.rules import TexasState
from game.games.texas.rules.round import pack
from game.games.texas.scoring import law_of, shares
from tests.games.texas import slow
from tests.games.texas.positions import THREE_THIRTEEN, cards, play, table
from tests.together import each_of


@each_of("number", range(1, 12))
def test_what_each_card_costs(number: int) -> None:
    law = law_of(number)
    for card in {*pack(2)}:
        assert law.values[card] == slow.cost(french.write(card), number)


@pytest.mark.parametrize(("number", "times"), [(1, 1), (8, 1), (9, 2), (10, 2), (11, 3)])
def test_rounds_9_and_10_count_double_and_11_triple(number: int, times: int) -> None:
    assert law_of(number).arrange(cards("4S AH JK")).points == times * (4 + 20 + 50)


def test_who_goes_out_scores_nothing_and_the_others_what_is_left_over() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD")
    play(state, "draw stock", "out KD")
    assert state.rounds == [
        {
            "scores": [0, 18],
            "out": 0,
            "arranged": [
                {"melds": [["9H", "TH", "JH"]], "deadwood": [], "points": 0},
                {"melds": [], "deadwood": ["4S", "6D", "8C"], "points": 18},
            ],
        }
    ]
    assert state.scores == [0, 18]
    assert state.winners == (0,)
    assert state.pile == cards("5C KD")
    assert state.hands[0] == cards("9H TH JH")


def test_the_others_hands_are_melded_for_them() -> None:
    state = table("9H TH JH QH", "5S 6D 6C JK", turned="5C", stock="KD")
    play(state, "draw stock", "out KD")
    told = state.rounds[0]["arranged"][1]
    assert told == {"melds": [["6D", "6C", "JK=6"]], "deadwood": ["5S"], "points": 5}
    assert state.rounds[0]["scores"] == [0, 5]


@pytest.mark.parametrize(
    ("number", "hand", "melds"),
    [
        (4, "9S 9H JK", [["9S", "9H", "JK=9"]]),
        (4, "9S 9S 9S 2D 6D JK", [["9S", "9S", "9S", "2D", "6D", "JK=9"]]),
        (4, "JK 8S 7S", [["7S", "8S", "JK=9S"]]),
        (4, "JK KS AS", [["JK=QS", "KS", "AS"]]),
        (4, "JK 9S 7S", [["7S", "JK=8S", "9S"]]),
        (4, "6D 9S 7S", [["7S", "6D", "9S"]]),
        (4, "AS 2S 3S", [["AS", "2S", "3S"]]),
    ],
)
def test_how_an_arranged_hand_is_written(number: int, hand: str, melds: list[list[str]]) -> None:
    told = law_of(number).arrange(cards(hand)).as_json()
    assert told["melds"] == melds
    assert told["deadwood"] == []
    assert all(slow.lies_right(meld, number) for meld in told["melds"])


@each_of("number", range(1, 12))
def test_no_way_to_part_a_hand_leaves_fewer_points(number: int) -> None:
    rng = Random(number)
    law = law_of(number)
    for _ in range(12):
        hand = likely_hand(rng, number, 7)
        texts = [french.write(card) for card in hand]
        best = law.arrange(hand)
        assert best.points == law.points(hand) == slow.fewest(texts, number)
        told = best.as_json()
        assert all(slow.lies_right(meld, number) for meld in told["melds"])
        assert sum(slow.cost(card, number) for card in told["deadwood"]) == best.points
        laid = [card.partition("=")[0] for meld in told["melds"] for card in meld]
        assert sorted(laid + told["deadwood"]) == sorted(texts)


@each_of("number", range(1, 12))
def test_going_out_is_offered_exactly_when_the_rest_can_be_parted_in_melds(number: int) -> None:
    rng = Random(number)
    law = law_of(number)
    for _ in range(8):
        hand = likely_hand(rng, number, 7)
        texts = [french.write(card) for card in hand]
        expected = {text for text in texts if slow.goes_out(texts, text, number)}
        assert {french.write(card) for card in law.going_out(hand)} == expected
        for card in hand:
            assert law.goes_out(hand, card) is (french.write(card) in expected)


def likely_hand(rng: Random, number: int, count: int) -> list[Card]:
    """A hand with more melds in it than chance gives: few ranks, few suits, many wilds."""
    low = rng.randrange(13)
    ranks = [(low + step) % 13 for step in range(5)]
    near = [card for card in pack(5) if card // 13 < 2 and card % 13 in ranks]
    wild = [card for card in pack(5) if law_of(number).rules.wild[card]]
    return sorted(rng.sample(near, count - 2) + rng.sample(wild + near, 2))


def test_who_goes_out_takes_a_dime() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD", rounds="1-2")
    assert (state.pot, state.dimes) == (10, [0, 0])
    play(state, "draw stock", "out KD")
    assert (state.pot, state.dimes) == (9, [1, 0])


@pytest.mark.parametrize(("dimes", "players"), [(0, 2), (1, 3), (6, 2), (10, 10)])
def test_everybody_puts_as_many_dimes_into_the_pot_as_the_option_says(
    dimes: int, players: int
) -> None:
    state = TEXAS.new(TEXAS.setup(players, {"dimes": dimes, "rounds": "1-1"}, 4))
    rng = Random(1)
    assert (state.pot, state.dimes) == (dimes * players, [0] * players)
    while not state.over:
        assert state.pot + sum(state.dimes) == dimes * players
        state.advance(rng.choice(list(state.legal())))
    assert (state.pot, sum(state.dimes)) == (0, dimes * players)


def test_without_dimes_nobody_takes_any() -> None:
    hands = "9H TH JH", "4S 6D 8C"
    state = table(*hands, turned="5C", stock="KD", options={"dimes": 0})
    play(state, "draw stock")
    events = play(state, "out KD")
    assert state.over
    assert (state.pot, state.dimes) == (0, [0, 0])
    assert not {"dime", "share"} & {event.name for event in events}


def test_the_dimes_are_none_to_ten_each_and_five_where_nobody_chose() -> None:
    assert TexasOptions.from_text("rounds=all").dimes == 5
    [dimes] = [one for one in TexasOptions.described() if one.name == "dimes"]
    assert dimes.values.describe() == {"min": 0, "max": 10}
    for wrong in (-1, 11, "5", 5.0, True):
        with pytest.raises(InvalidSetup):
            TexasOptions.from_values({"dimes": wrong})


def test_six_dimes_each_are_proposed_to_two_players_and_to_no_others() -> None:
    assert TexasOptions.proposed(2) == {"dimes": 6}
    assert all(not TexasOptions.proposed(players) for players in range(3, 11))
    least = 11  # as often as one of them can go out
    assert TexasOptions().dimes * 2 < least < TexasOptions.proposed(2)["dimes"] * 2  # type: ignore[operator]


def test_the_usual_game_is_the_first_preset_and_each_is_what_its_name_says() -> None:
    named = {str(one.title): dict(one.values) for one in TexasOptions.presets}
    assert named == {
        "All eleven rounds": {},
        "The first four rounds": {"rounds": "1-4"},
        "Three Thirteen": {**THREE_THIRTEEN, "jokers": "off"},
        "Three Thirteen with jokers": THREE_THIRTEEN,
    }
    assert TexasOptions.presets[0].values == {}


def test_nobody_takes_a_dime_from_an_empty_pot() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD", rounds="1-2")
    state.pot, state.dimes = 0, [4, 6]
    play(state, "draw stock", "out KD")
    assert (state.pot, state.dimes) == (0, [4, 6])


def test_the_lowest_total_takes_what_is_left_in_the_pot() -> None:
    state = table("9H TH JH", "4S 6D 8C", "4D 6S 8S", turned="5C", stock="KD")
    state.scores = [40, 0, 30]
    play(state, "draw stock", "out KD")
    assert state.scores == [40, 18, 48]
    assert state.winners == (1,)
    assert (state.pot, state.dimes) == (0, [1, 14, 0])


def test_equal_totals_share_the_pot_and_the_odd_dimes_go_by_seat() -> None:
    state = table("9H TH JH", "4S 6D 8C", "4D 6S 8S", turned="5C", stock="KD")
    state.scores = [18, 0, 0]
    play(state, "draw stock", "out KD")
    assert state.scores == [18, 18, 18]
    assert state.winners == (0, 1, 2)
    assert (state.pot, state.dimes) == (0, [1 + 5, 5, 4])


@pytest.mark.parametrize(
    ("pot", "winners", "dealer", "players", "dimes"),
    [
        (5, (0, 1), 0, 4, [(1, 3), (0, 2)]),
        (5, (0, 1), 1, 4, [(0, 3), (1, 2)]),
        (8, (0, 2, 3), 2, 5, [(3, 3), (0, 3), (2, 2)]),
        (1, (0, 1, 2), 0, 3, [(1, 1)]),
        (0, (1,), 0, 2, []),
        (7, (1,), 0, 2, [(1, 7)]),
    ],
)
def test_how_a_pot_is_shared(
    pot: int,
    winners: tuple[int, ...],
    dealer: int,
    players: int,
    dimes: list[tuple[Seat, int]],
) -> None:
    assert shares(pot, tuple(map(Seat, winners)), Seat(dealer), players) == dimes


def test_the_rounds_option_has_all_and_every_span() -> None:
    values = TexasOptions.described()[0].values.describe()
    assert len(values) == len(set(values)) == 67
    assert values[:3] == ["all", "1-1", "1-2"]
    assert values[-1] == "11-11"
    assert TexasOptions().rounds == "all"
    for wrong in ("5-4", "0-3", "1-12", "01-2", "", "1", "All", 5):
        with pytest.raises(InvalidSetup):
            TexasOptions.from_values({"rounds": wrong})
    assert TexasOptions.from_text("rounds=5-7").first_and_last == (5, 7)


@pytest.mark.parametrize(
    ("rounds", "numbers"),
    [("all", range(1, 12)), ("1-11", range(1, 12)), ("5-7", range(5, 8)), ("11-11", [11])],
)
def test_a_match_plays_the_rounds_of_its_option(rounds: str, numbers: range) -> None:
    state: TexasState = TEXAS.new(TEXAS.setup(2, {"rounds": rounds}, 4))
    seen = [state.round]
    rng = Random(1)
    while not state.over:
        state.advance(rng.choice(list(state.legal())))
        if state.round != seen[-1]:
            seen.append(state.round)
    assert seen == [*numbers]
    assert len(state.rounds) == len(seen)
    assert state.status()["round"] == seen[-1]
