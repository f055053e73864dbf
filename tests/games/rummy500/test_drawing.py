"""Drawing, the card that is owed, and the card that is barred."""

from typing import Any

import pytest

from game.games.rummy500.game import RUMMY500
from tests.games.rummy500.positions import moves, play, position, why
from tests.together import each_of


def test_thirteen_cards_for_two_players_otherwise_seven_and_one_turned_up() -> None:
    for players, each, pack in ((2, 13, 54), (3, 7, 54), (4, 7, 54), (5, 7, 108), (8, 7, 108)):
        state = RUMMY500.new(RUMMY500.setup(players, {}, 3))
        assert [len(hand) for hand in state.hands] == [each] * players
        assert len(state.pile) == 1
        assert len(state.stock) == pack - each * players - 1
        assert state.asked == (state.dealer + 1) % players


def test_a_given_deck_is_dealt_clockwise_from_the_dealers_left() -> None:
    pack = list(RUMMY500.pack(3, RUMMY500.options_type()))
    full = RUMMY500.new(RUMMY500.setup(3, {}, 1, 1, pack)).full_view()
    assert full["hands"][2] == pack[0:21:3]
    assert full["hands"][0] == pack[1:21:3]
    assert full["hands"][1] == pack[2:21:3]
    assert full["pile"] == [pack[21]]
    assert full["stock"] == pack[22:]


def test_the_top_card_alone_may_be_kept_but_not_discarded() -> None:
    state = position("2S 9H 9D", "3S 3D", pile="KC 5D")
    play(state, "draw pile 1")
    assert state.full_view()["barred"] == "5D"
    assert state.full_view()["must_meld"] is None
    assert why(state, "discard 5D") == "barred-card"
    assert moves(state) == ["discard 2S", "discard 9H", "discard 9D"]


def test_the_top_card_alone_must_be_melded_where_the_option_says_so() -> None:
    state = position("2S 9H 9D", "3S 3D", pile="KC 5D", single_draw="meld")
    assert moves(state) == ["draw stock"]
    assert why(state, "draw pile 1") == "does-not-fit"
    state = position("2S 9H 9D", "3S 3D", pile="KC 9S", single_draw="meld")
    play(state, "draw pile 1")
    assert state.full_view()["must_meld"] == "9S"
    assert moves(state) == ["meld 9S 9H 9D"]


def test_two_or_more_cards_are_refused_where_the_deepest_cannot_be_melded() -> None:
    state = position("2S 9H 9D", "3S 3D", pile="KC 5D 9S")
    assert moves(state) == ["draw stock", "draw pile 1"]
    assert why(state, "draw pile 2") == "does-not-fit"
    assert why(state, "draw pile 9") == "does-not-fit"


def test_the_deepest_card_may_be_melded_after_others_that_reach_it() -> None:
    state = position("7C 9C 2D", "3S 3D", melds=["4C 5C 6C"], pile="KC TC 8C", jokers="off")
    assert moves(state) == ["draw stock", "draw pile 1", "draw pile 2"]
    play(state, "draw pile 2")
    assert why(state, "layoff TC to M1") == "does-not-fit"
    play(state, "layoff 7C to M1", "layoff 8C to M1", "layoff 9C to M1", "layoff TC to M1")
    assert state.full_view()["must_meld"] is None
    assert moves(state) == ["discard 2D"]


def test_a_joker_may_bridge_the_way_to_the_deepest_card() -> None:
    state = position("JK 2D 2H", "3S 3D", melds=["4C 5C 6C"], pile="KC 8C 9H")
    assert "draw pile 2" in moves(state)
    play(state, "draw pile 2", "layoff JK=7C to M1", "layoff 8C to M1")
    assert state.full_view()["must_meld"] is None


def test_a_meld_after_which_the_debt_could_not_be_paid_is_refused() -> None:
    state = position("4H 4S 5S 6S 2D", "3S 3D", pile="KC 4D 9H", jokers="off")
    play(state, "draw pile 2")
    assert state.full_view()["must_meld"] == "4D"
    assert why(state, "meld 4S 5S 6S") == "must-meld"
    assert why(state, "discard 2D") == "must-meld"
    assert moves(state) == ["meld 4S 4H 4D"]


def test_a_meld_that_makes_a_way_for_the_debt_is_allowed() -> None:
    state = position("5S 6S 7S 8H 2D", "3S 3D", pile="KC 8S 9H", jokers="off")
    play(state, "draw pile 2", "meld 5S 6S 7S")
    assert state.full_view()["must_meld"] == "8S"
    assert moves(state) == ["layoff 8S to M1"]


def test_a_lay_off_that_closes_the_way_of_the_debt_is_refused() -> None:
    hand = "7D 2H 9C"
    state = position(hand, "3S 3D", melds=["7S 7H JK=7"], pile="KC 7C 9H")
    play(state, "draw pile 2")
    assert why(state, "layoff 7D to M1") == "must-meld"
    assert moves(state) == ["layoff 7C to M1"]


def test_no_discard_while_a_card_is_owed_comes_before_the_bar() -> None:
    state = position("2S 9H 9D", "3S 3D", pile="KC 9S", single_draw="meld")
    play(state, "draw pile 1")
    assert why(state, "discard 9S") == "must-meld"
    assert why(state, "discard 2S") == "must-meld"
    assert why(state, "discard 2C") == "not-in-hand"


def test_cards_above_the_deepest_may_be_discarded() -> None:
    state = position("9H 9D 2C", "3S 3D", pile="KC 9S 5D", jokers="off")
    play(state, "draw pile 2", "meld 9S 9H 9D")
    assert moves(state) == ["discard 5D", "discard 2C"]


def test_deepest_in_new_does_not_count_a_lay_off() -> None:
    options: dict[str, Any] = {"deepest_in": "new", "jokers": "off"}
    state = position("2S 9H", "3S 3D", melds=["4C 5C 6C"], pile="KC 7C 2D", **options)
    assert moves(state) == ["draw stock", "draw pile 1"]
    state = position("2S 8C 9C 9H", "3S 3D", melds=["4C 5C 6C"], pile="KC 7C 2D", **options)
    play(state, "draw pile 2")
    assert why(state, "layoff 7C to M1") == "must-meld"
    assert moves(state) == ["meld 7C 8C 9C"]
    play(state, "meld 7C 8C 9C")
    assert "discard 2D" in moves(state)


def test_deepest_in_new_leaves_a_single_card_kept_free_to_be_laid_off() -> None:
    state = position("2S 9H", "3S 3D", melds=["4C 5C 6C"], pile="KC 7C", deepest_in="new")
    play(state, "draw pile 1", "layoff 7C to M1")
    assert state.full_view()["barred"] is None


def test_deepest_in_new_with_two_packs_lets_a_copy_be_laid_off_while_the_other_pays() -> None:
    hands = ["7C 8C 9C 2H", "3S", "3D", "3H", "3C"]
    state = position(*hands, melds=["4C 5C 6C"], pile="KC 7C 2D", deepest_in="new")
    play(state, "draw pile 2")
    assert why(state, "layoff 7C to M1") is None
    play(state, "layoff 7C to M1")
    assert state.full_view()["must_meld"] == "7C"
    assert why(state, "discard 2D") == "must-meld"
    play(state, "meld 7C 8C 9C")
    assert state.full_view()["must_meld"] is None


def test_going_out_with_a_discard_keeps_a_card_when_the_debt_is_paid() -> None:
    state = position("9H", "3S 3D", pile="KC 9S 9D", jokers="off", going_out="discard")
    assert why(state, "draw pile 2") == "does-not-fit"
    state = position("9H 2D", "3S 3D", pile="KC 9S 9D", jokers="off", going_out="discard")
    play(state, "draw pile 2")
    assert moves(state) == ["meld 9S 9H 9D"]
    state = position(
        "7C 9C TC 2D", "3S 3D", melds=["4C 5C 6C"], pile="8C KD", jokers="off", going_out="discard"
    )
    play(state, "draw pile 2", "layoff 7C to M1", "layoff 8C to M1", "layoff 9C to M1")
    play(state, "layoff TC to M1")
    assert moves(state) == ["discard 2D", "discard KD"]


def test_going_out_with_a_discard_never_spends_the_card_the_debt_must_leave() -> None:
    state = position(
        "7C 2D 2H 2S", "3S 3D", melds=["4C 5C 6C"], pile="8C", single_draw="meld",
        jokers="off", going_out="discard",
    )  # fmt: skip
    play(state, "draw pile 1")
    assert state.full_view()["must_meld"] == "8C"
    assert why(state, "meld 2S 2H 2D") == "must-meld"
    play(state, "layoff 7C to M1", "layoff 8C to M1")
    assert why(state, "meld 2S 2H 2D") == "must-meld"


def test_with_two_packs_of_the_barred_card_and_its_copy_one_may_be_discarded() -> None:
    state = position("5D 9H", "3S 3D", "3H", "3C", "4C", pile="KC 5D")
    play(state, "draw pile 1")
    assert moves(state) == ["discard 9H", "discard 5D"]
    state = position("5D 9H", "3S 3D", "3H", "3C", "4C", melds=["2D 3D 4D"], pile="KC 5D")
    play(state, "draw pile 1", "layoff 5D to M1")
    assert state.full_view()["barred"] is None
    assert "discard 5D" in moves(state)


def test_with_two_packs_melding_any_copy_settles_the_debt() -> None:
    state = position(
        "5D 9H 9S", "3S 3D", "3H", "3C", "4C", melds=["2D 3D 4D"], pile="KC 5D 8H", jokers="off"
    )
    play(state, "draw pile 2", "layoff 5D to M1")
    assert state.full_view()["must_meld"] is None
    assert "discard 5D" in moves(state)


def test_a_player_left_with_only_the_barred_card_keeps_it_and_nobody_may_call() -> None:
    state = position("6S 7S 8S", "3S 3D", pile="9S TS KC", jokers="off")
    play(state, "draw pile 1")
    events = play(state, "meld 6S 7S 8S")
    assert "keep" in [event.name for event in events]
    assert state.full_view()["hands"][0] == ["KC"]
    assert (state.asked, state.phase) == (1, "draw")
    assert state.full_view()["barred"] is None


def test_a_barred_card_that_can_be_melded_is_asked_for() -> None:
    state = position("6S 7S 8S", "3S 3D", pile="KC 9S", jokers="off")
    play(state, "draw pile 1", "meld 6S 7S 8S")
    assert (state.asked, state.phase) == (0, "play")
    assert moves(state) == ["layoff 9S to M1"]
    assert why(state, "discard 9S") == "barred-card"


def test_a_barred_card_that_may_not_be_melded_is_kept() -> None:
    state = position("6S 7S 8S", "3S 3D", pile="KC 9S", jokers="off", going_out="discard")
    play(state, "draw pile 1", "meld 6S 7S 8S")
    assert (state.asked, state.phase) == (1, "draw")
    assert state.full_view()["hands"][0] == ["9S"]
    assert state.full_view()["idle"] == 0


def test_cards_drawn_from_the_pile_are_known_and_the_known_copy_goes_first() -> None:
    state = position("5D 9H", "3S 3D", "3H", "3C", "4C", pile="KC 5D")
    play(state, "draw pile 1")
    assert state.full_view()["known"] == [["5D"], [], [], [], []]
    play(state, "discard 5D")
    assert state.full_view()["known"][0] == []
    assert sorted(state.full_view()["hands"][0]) == ["5D", "9H"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_stock_first_after_six_times_as_many_idle_turns_as_there_are_players(players: int) -> None:
    hands = ["2S 9H", "3S KD", "4D 8H", "TC 5H", "6S QD"][:players]
    state = position(*hands, pile="JC", jokers="off")
    for turn in range(6 * players):
        assert state.full_view()["idle"] == turn
        play(state, "draw pile 1")
        play(state, moves(state)[0])
    assert state.full_view()["idle"] == 6 * players
    assert why(state, "draw pile 1") == "stock-first"
    assert moves(state) == ["draw stock"]
    play(state, "draw stock")
    assert state.full_view()["idle"] == 6 * players
    play(state, moves(state)[0])
    assert state.full_view()["idle"] == 0


def test_the_rules_and_the_refusal_say_after_how_many_turns_the_stock_comes_first() -> None:
    assert "six times in a row" in RUMMY500.rules_text.read_text("utf-8")
    refusal = position("9S 9H 4C", "3H", pile="KC 9D 2C", idle=12).check(
        RUMMY500.parse("draw pile 1")
    )
    assert refusal is not None and "six times each" in str(refusal.message)


def test_stock_first_leaves_two_cards_open() -> None:
    state = position("5D 5H 9H", "3S KD", pile="5C 2C", idle=12)
    assert moves(state) == ["draw stock", "draw pile 2"]


def test_a_turn_that_takes_the_top_card_and_melds_another_is_not_idle() -> None:
    state = position("9S 9H 9D 2C 4C", "3S KD", pile="5C KC", idle=11, jokers="off")
    play(state, "draw pile 1", "meld 9S 9H 9D")
    assert state.full_view()["idle"] == 11
    play(state, "discard 2C")
    assert state.full_view()["idle"] == 0


def test_stock_first_does_not_hold_with_an_empty_stock() -> None:
    state = position("9S 9H 4C", "3S KD", pile="5C 9D", stock="", idle=12)
    assert moves(state) == ["draw pile 1", "finish"]


@each_of("text", ["meld 4S 5S 6S", "layoff 4S to M1", "discard 4S", "pass"])
def test_nothing_but_drawing_in_the_phase_of_drawing(text: str) -> None:
    state = position("4S 5S 6S", "3S KD", pile="5C", melds=["7S 8S 9S"])
    assert why(state, text) == "not-your-phase"


@each_of("text", ["draw stock", "draw pile 1", "finish", "rummy 1", "pass"])
def test_no_drawing_after_drawing(text: str) -> None:
    state = position("4S 5S 6S", "3S KD", pile="5C", phase="play")
    assert why(state, text) == "not-your-phase"


def test_a_meld_that_does_not_exist_comes_before_the_phase() -> None:
    state = position("4S 5S 6S", "3S KD", pile="5C")
    assert why(state, "layoff 4S to M1") == "not-a-move"
    assert why(state, "rummy to M1") == "not-a-move"


# A card that is owed, at once.


def test_at_once_the_very_next_move_must_meld_the_card() -> None:
    state = position(
        "9S 9H 4S 5S 6S 2C", "3S 3D", pile="KC 9D 8H", jokers="off", deepest_when="at_once"
    )
    play(state, "draw pile 2")
    assert moves(state) == ["meld 9S 9H 9D"]
    assert why(state, "meld 4S 5S 6S") == "must-meld"
    assert why(state, "discard 2C") == "must-meld"
    play(state, "meld 9S 9H 9D")
    assert {"meld 4S 5S 6S", "discard 2C"} <= set(moves(state))


def test_at_once_the_card_may_be_laid_off_unless_it_must_go_into_a_new_meld() -> None:
    table = {"melds": ["TD JD QD"], "jokers": "off", "deepest_when": "at_once"}
    state = position("9S 9H 2C", "3S 3D", pile="KC 9D 8H", **table)
    play(state, "draw pile 2")
    assert moves(state) == ["meld 9S 9H 9D", "layoff 9D to M1"]
    state = position("9S 9H 2C", "3S 3D", pile="KC 9D 8H", deepest_in="new", **table)
    play(state, "draw pile 2")
    assert moves(state) == ["meld 9S 9H 9D"]
    assert why(state, "layoff 9D to M1") == "must-meld"


def test_at_once_cards_cannot_be_taken_where_one_move_does_not_meld_the_deepest() -> None:
    hands = ["7C 2C", "3S 3D"]
    table = {"melds": ["4C 5C 6C"], "pile": "KC 8C 9H", "jokers": "off"}
    later = position(*hands, **table)
    assert "draw pile 2" in moves(later)
    state = position(*hands, deepest_when="at_once", **table)
    assert why(state, "draw pile 2") == "does-not-fit"
    assert moves(state) == ["draw stock", "draw pile 1"]


def test_at_once_holds_for_the_top_card_where_it_is_owed() -> None:
    options = {"melds": ["4C 5C 6C"], "jokers": "off", "deepest_when": "at_once"}
    hands = ["7C 8S 8H 2C", "3S 3D"]
    state = position(*hands, pile="KC 8C", single_draw="meld", **options)
    play(state, "draw pile 1")
    assert moves(state) == ["meld 8S 8H 8C"]
    assert why(state, "layoff 7C to M1") == "must-meld"
    state = position("7C 2C", "3S 3D", pile="KC 8C", stock="", **options)
    assert why(state, "draw pile 1") == "does-not-fit"
    # Where it may be kept nothing is owed.
    state = position("7C 2C", "3S 3D", pile="KC 8C", **options)
    play(state, "draw pile 1", "layoff 7C to M1", "layoff 8C to M1")


def test_at_once_with_a_discard_to_go_out_one_card_is_left() -> None:
    options = {"jokers": "off", "deepest_when": "at_once", "going_out": "discard"}
    state = position("9S", "3S 3D", pile="KC 9D 9H", **options)
    assert why(state, "draw pile 2") == "does-not-fit"
    state = position("9S 2C", "3S 3D", pile="KC 9D 9H", **options)
    play(state, "draw pile 2")
    assert moves(state) == ["meld 9S 9H 9D"]


def test_at_once_with_two_packs_any_copy_pays() -> None:
    hands = ["9D 9S 9H 2C", "3S", "3D", "3H", "3C"]
    state = position(*hands, pile="KC 9D 4H", jokers="off", deepest_when="at_once")
    play(state, "draw pile 2", "meld 9S 9H 9D")
    assert state.full_view()["must_meld"] is None


def test_at_once_a_move_that_does_not_meld_the_card_is_refused_before_it_is_looked_at() -> None:
    state = position("9S 9H 2C 4D", "3S 3D", pile="KC 9D 8H", deepest_when="at_once")
    play(state, "draw pile 2")
    assert why(state, "meld 2C 4D 8H") == "must-meld"
    assert why(state, "meld 9S 9D 4D") == "not-a-meld"
    assert why(state, "meld KS KH KD") == "not-in-hand"
