"""Deals, scores, and the match."""

from random import Random
from typing import Any

import pytest

from game.cards import french
from game.core.event import Seat, apply_event
from game.core.illegal import InvalidSetup
from game.core.state import SeatView
from game.games.take.game import TAKE
from game.games.take.rules import TakeState
from game.games.take.state import TAKE_PACK
from tests.games.take.positions import NAMES, play, position


def test_seven_cards_are_dealt_clockwise_from_the_dealers_left_and_the_next_is_turned_up() -> None:
    deck = [french.write(card) for card in TAKE_PACK]
    state = TAKE.new(TAKE.setup(3, {}, 1, dealer=1, deck=deck))
    view = state.full_view()
    assert [sorted(view["hands"][seat]) for seat in (2, 0, 1)] == [
        sorted(deck[first:21:3]) for first in range(3)
    ]
    assert view["pile"] == [deck[21]]
    assert view["stock"] == deck[22:]
    assert (state.asked, state.phase, state.dealer) == (2, "draw", 1)


def test_the_first_dealer_comes_from_the_seed_and_the_deal_passes_to_the_left() -> None:
    dealers = {TAKE.new(TAKE.setup(4, {}, seed)).dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    state = position(["9D", "2D", "3S"], scores=[0, 0, 0])
    assert state.dealer == 2
    play(state, "discard 9D")
    assert (state.round, state.dealer, state.asked) == (2, 0, 1)


def test_five_players_leave_18_cards_to_draw() -> None:
    assert len(TAKE.new(TAKE.setup(5, {}, 1)).stock) == 18


@pytest.mark.parametrize(("players", "left"), [(2, 33), (3, 23), (4, 13)])
def test_with_ten_cards_each_as_many_are_dealt(players: int, left: int) -> None:
    state = TAKE.new(TAKE.setup(players, {"hand": 10}, 1))
    assert [len(hand) for hand in state.hands] == [10] * players
    assert (len(state.pile), len(state.stock)) == (1, left)


def test_ten_cards_each_are_not_for_five_players() -> None:
    with pytest.raises(InvalidSetup, match=r"With 10 cards each, at most 4 players can play\."):
        TAKE.setup(5, {"hand": 10}, 1)
    assert TAKE.setup(5, {"hand": 7}, 1).players == 5


def test_a_view_of_five_players_with_ten_cards_is_refused() -> None:
    view = TAKE.new(TAKE.setup(5, {}, 1)).view(Seat(0))
    with pytest.raises(InvalidSetup):
        TAKE.from_view({**view, "options": {**view["options"], "hand": 10}})


def test_a_round_scores_the_sequences_one_owns_less_the_cards_in_hand() -> None:
    table = [(0, "8C 9C TC JC"), (1, "QS KS JK=AS"), (1, "AH 2H 3H")]
    state = position(["9D", "JK AD 4S"], table)
    play(state, "discard 9D")
    assert state.rounds == [{"scores": [30, 10 + 10 + 20 + 15 + 5 + 5 - 20 - 15 - 5], "out": 0}]
    assert state.scores == [30, 25]


def test_the_cards_left_in_hand_are_laid_open_to_everybody_right_before_the_score() -> None:
    state = position(["9D", "JK AD 4S", "", "2C"])
    told = [event.as_seen_by(Seat(0)) for event in state.apply(TAKE.parse("discard 9D"))]
    kinds = [event.name for event in told]
    end = kinds.index("round-end")
    assert kinds[end - 2 : end] == ["reveal", "reveal"]
    assert [(event.seat, event.cards) for event in told[end - 2 : end]] == [
        (1, ("JK", "AD", "4S")),
        (3, ("2C",)),
    ]
    said = TAKE.describe_event(SeatView(TAKE), told[end - 2], NAMES)
    assert str(said) == "Ada holds three cards, 40 points."


def test_a_round_score_can_be_negative() -> None:
    state = position(["9D", "JK AD 4S"], scores=[10, 10])
    play(state, "discard 9D")
    assert state.scores == [10, -30]


def test_all_cards_of_a_sequence_score_for_the_player_who_added_last() -> None:
    state = position(["8C 9D", "2S"], [(1, "5C 6C 7C")])
    play(state, "add 8C to M1", "discard 9D")
    assert state.scores == [20, -5]


def test_the_match_ends_when_someone_reaches_the_target() -> None:
    state = position(["9D", "2D 3D"], [(0, "5C 6C 7C")], scores=[485, 100])
    play(state, "discard 9D")
    assert (state.over, state.winners, state.scores) == (True, (0,), [500, 90])
    assert state.status()["phase"] == "over"
    assert state.asked is None
    assert state.full_view()["hands"] == [[], ["2D", "3D"]]


def test_below_the_target_another_round_is_dealt() -> None:
    state = position(["9D", "2D 3D"], [(0, "5C 6C 7C")], scores=[484, 100])
    play(state, "discard 9D")
    assert (state.over, state.round) == (False, 2)


def test_the_target_is_an_option() -> None:
    state = position(["9D", "2D 3D"], [(0, "5C 6C 7C")], scores=[85, 0], target=100)
    play(state, "discard 9D")
    assert state.winners == (0,)


@pytest.mark.parametrize(
    ("hands", "winners", "scores"),
    [
        (["9D", "2D"], (0,), [0, -5]),
        (["9D", "", "2D"], (0, 1), [0, 0, -5]),
        (["9D", "JK"], (0,), [0, -20]),
    ],
)
def test_a_single_deal_is_won_by_its_highest_score_shared_if_equal(
    hands: list[str], winners: tuple[Seat, ...], scores: list[int]
) -> None:
    state = position(hands, target=0)
    play(state, "discard 9D")
    assert (state.over, state.winners, state.scores) == (True, winners, scores)
    assert len(state.rounds) == 1


def test_a_single_deal_has_no_round_to_come_after_it() -> None:
    state = TAKE.new(TAKE.setup(2, {"target": 0}, 1))
    assert TAKE.bot.rounds_left(state) == 1.0
    state.stock = state.stock[:13]
    assert TAKE.bot.rounds_left(state) == pytest.approx(13 / 39)


@pytest.mark.parametrize("options", [{"rounds": 49}, {"target": 0}])
def test_there_is_a_chance_to_win_in_the_last_round_with_the_stock_empty(
    options: dict[str, int],
) -> None:
    table = [(0, "5C 6C 7C")]
    state = position(["4S 9D", "2D 3H", "KS"], table, pile="8C", stock="", phase="draw", **options)
    chances = TAKE.bot.win_chances(state)
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) == chances[0]


def test_the_least_target_is_100_and_0_is_a_single_deal() -> None:
    assert TAKE.options_type.described()[0].values.describe() == {
        "min": 100,
        "max": 1000,
        "also": [0],
    }
    for target in (-1, 1, 99, 1001):
        with pytest.raises(InvalidSetup):
            TAKE.setup(2, {"target": target}, 1)


def test_a_record_without_the_newer_options_has_their_defaults() -> None:
    options = TAKE.options_type.from_text("target=300")
    assert options.as_values() == {"target": 300, "hand": 7, "next_dealer": "left"}


def test_the_highest_total_wins_though_another_reached_the_target_by_going_out() -> None:
    table = [(0, "5C 6C 7C"), (1, "QS KS AS")]
    state = position(["9D", "2D"], table, scores=[490, 480])
    play(state, "discard 9D")
    assert (state.winners, state.scores) == ((1,), [505, 510])


def test_on_a_tie_for_the_highest_another_round_is_played() -> None:
    state = position(["9D", "2D", "3H"], [(0, "5C 6C 7C")], scores=[500, 520, 400])
    play(state, "discard 9D")
    assert (state.scores[0], state.scores[1]) == (515, 515)
    assert (state.over, state.round) == (False, 2)


def test_after_a_tie_play_goes_on_if_all_have_fallen_below_the_target() -> None:
    state = position(["9D", "KD KC", "AC AD"], scores=[480, 510, 510], rounds=9)
    play(state, "discard 9D")
    assert state.scores == [480, 490, 480]
    assert (state.over, state.round) == (False, 11)


@pytest.mark.parametrize(("scores", "winners"), [([7, 3], (0,)), ([5, 10], (0, 1))])
def test_after_50_rounds_the_highest_total_wins_shared_if_equal(
    scores: list[int], winners: tuple[Seat, ...]
) -> None:
    state = position(["9D", "2D"], scores=scores, rounds=49)
    play(state, "discard 9D")
    assert (state.over, state.winners, state.round) == (True, winners, 50)


def test_going_out_and_an_empty_stock_are_told_apart() -> None:
    state = position(["9D", "2D"])
    play(state, "discard 9D")
    assert state.rounds[0]["out"] == 0


def test_scores_equal_a_recount_from_what_everybody_saw() -> None:
    """The recount knows nothing of the rules: it follows the events and counts the cards."""
    rng = Random(5)
    for number in range(4):
        players = 2 + number
        state, events = TAKE.new_with_events(TAKE.setup(players, {"target": 100}, number))
        view: dict[str, Any] = {}
        total = [0] * players
        for _ in range(600):
            for event in events:
                if event.name == "round-end":
                    counted = _recount(view)
                    assert event.changes["rounds"][-1]["scores"] == counted
                    total = [old + new for old, new in zip(total, counted, strict=True)]
                    assert event.changes["scores"] == total
                apply_event(view, event)
            if state.over:
                break
            events = state.apply(rng.choice(list(state.legal())))
        assert state.rounds


def _recount(view: dict[str, Any]) -> list[int]:
    points = [0] * view["players"]
    for meld in view["melds"]:
        for card in meld["cards"]:
            points[meld["owner"]] += _worth(card)
    for seat, hand in enumerate(view["hands"]):
        for card in hand:
            points[seat] -= _worth(card)
    return points


def _worth(text: str) -> int:
    if text.startswith("JK"):
        return 20
    return {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}.get(text[0], 5)


def test_the_deal_of_a_round_depends_on_the_seed_and_its_number_only() -> None:
    first = position(["9D", "2D"])
    second = position(["9D 4S 8H", "2D"], [(1, "5C 6C 7C")], pile="KH")
    play(first, "discard 9D")
    play(second, "discard 9D", "draw stock")
    while second.round == 1:
        second.apply(next(move for move in _late(second)))
    assert [sorted(hand) for hand in first.hands] == [sorted(hand) for hand in second.hands]


def _late(state: TakeState) -> list[Any]:
    return list(state.legal())[::-1]
