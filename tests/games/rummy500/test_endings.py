"""The end of a round and of a match; floating."""

from tests.games.rummy500.positions import kinds, moves, play, position, why


def test_melding_the_last_card_ends_the_round_at_once() -> None:
    state = position("4S 5S 6S", "2H 3D", phase="play", pile="9C")
    events = play(state, "meld 4S 5S 6S")
    assert "round-end" in kinds(events)
    assert state.full_view()["rounds"] == [{"scores": [15, -5], "out": 0}]
    assert (state.round, state.phase) == (2, "draw")


def test_laying_off_or_discarding_the_last_card_ends_the_round() -> None:
    for text in ("layoff TS to M1", "discard TS"):
        state = position("TS", "2H 3D", phase="play", melds=["7S 8S 9S"], by=[[1, 1, 1]])
        play(state, text)
        points = [10, 19] if text.startswith("layoff") else [0, 19]
        assert state.full_view()["rounds"] == [{"scores": points, "out": 0}]


def test_the_deal_passes_to_the_left() -> None:
    state = position("TS", "2H 3D", "3H", phase="play", asked=0)
    assert state.dealer == 2
    play(state, "discard TS")
    assert state.dealer == 0
    assert state.asked == 1


def test_with_an_empty_stock_drawing_from_it_is_refused() -> None:
    state = position("9S 9H 4C", "2H 3D", pile="5C 9D", stock="")
    assert why(state, "draw stock") == "stock-empty"
    assert moves(state) == ["draw pile 1", "finish"]


def test_with_an_empty_stock_even_a_single_card_must_be_melded() -> None:
    state = position("9S 9H 4C", "2H 3D", pile="9D 5C", stock="")
    assert why(state, "draw pile 1") == "does-not-fit"
    assert moves(state) == ["draw pile 2", "finish"]
    state = position("9S 9H 4C", "2H 3D", pile="5C 9D", stock="")
    play(state, "draw pile 1")
    assert state.full_view()["must_meld"] == "9D"
    assert why(state, "discard 4C") == "must-meld"


def test_finish_ends_the_round_with_nobody_out() -> None:
    state = position("9S 9H 4C", "2H 3D", pile="5C 9D", stock="")
    events = play(state, "finish")
    assert kinds(events)[:4] == ["finish", "reveal", "reveal", "round-end"]
    assert state.full_view()["rounds"] == [{"scores": [-22, -5], "out": None}]


def test_finish_happens_by_itself_when_nothing_can_be_taken() -> None:
    state = position("9S KD 4C", "2H 3D", pile="5C", stock="", phase="play", jokers="off")
    events = play(state, "discard KD")
    assert kinds(events)[:5] == ["discard", "finish", "reveal", "reveal", "round-end"]
    assert events[1].seat == 1
    assert state.full_view()["rounds"] == [{"scores": [-13, -5], "out": None}]


def test_the_round_cannot_be_finished_while_there_is_a_stock() -> None:
    state = position("9S 9H 4C", "2H 3D", pile="5C 9D")
    assert why(state, "finish") == "not-your-phase"


def test_a_single_move_of_a_player_who_does_not_float_is_asked() -> None:
    state = position("9S 4C", "2H 3D", pile="")
    assert moves(state) == ["draw stock"]
    state = position("4C", "2H 3D", phase="play", pile="2S", going_out="discard")
    assert moves(state) == ["discard 4C"]


def test_with_a_discard_the_whole_hand_may_not_be_melded() -> None:
    state = position("4S 5S 6S", "2H 3D", phase="play", going_out="discard")
    assert why(state, "meld 4S 5S 6S") == "must-meld"
    assert moves(state) == ["discard 4S", "discard 5S", "discard 6S"]
    state = position("TS", "2H 3D", phase="play", melds=["7S 8S 9S"], going_out="discard")
    assert why(state, "layoff TS to M1") == "must-meld"
    play(state, "discard TS")
    assert state.full_view()["rounds"][0]["out"] == 0


def test_who_melds_everything_floats_and_nobody_may_call() -> None:
    for going_out in ("float", "strict_float"):
        state = position(
            "4S 5S 6S", "2H 3D", phase="play", pile="7D 3S", going_out=going_out, jokers="off"
        )
        events = play(state, "meld 4S 5S 6S")
        assert "float" in kinds(events)
        assert (state.round, state.asked, state.phase) == (1, 1, "draw")


def test_a_floater_who_can_only_draw_and_discard_ends_the_round_by_itself() -> None:
    state = position(
        "9S KD 4C", "", "2H 3D", pile="5C", phase="play", going_out="float",
        stock="8H 9H", melds=["4S 5S 6S"], by=[[1, 1, 1]], jokers="off",
    )  # fmt: skip
    events = play(state, "discard KD")
    assert kinds(events)[:6] == ["discard", "draw", "discard", "reveal", "reveal", "round-end"]
    assert state.full_view()["rounds"] == [{"scores": [-13, 15, -5], "out": 1}]


def test_a_floater_who_can_take_from_the_pile_is_asked() -> None:
    state = position(
        "9S KD 4C", "", "2H 3D", pile="5C KS KH", phase="play", going_out="float", jokers="off",
        rummy_call="off", melds=["4S 5S 6S"], by=[[1, 1, 1]],
    )  # fmt: skip
    play(state, "discard KD")
    assert state.asked == 1
    assert moves(state) == ["draw stock", "draw pile 3"]
    play(state, "draw pile 3")
    assert (state.asked, state.phase) == (1, "play")
    assert moves(state) == ["meld KS KH KD"]


def test_a_floater_takes_the_top_card_alone_only_to_meld_it() -> None:
    state = position(
        "9S 7S 4C", "", "2H 3D", pile="5C", phase="play", going_out="float", jokers="off",
        rummy_call="off", melds=["4S 5S 6S"], stock="KH KC",
    )  # fmt: skip
    play(state, "discard 7S")
    assert moves(state) == ["draw stock", "draw pile 1"]
    events = play(state, "draw pile 1")
    assert kinds(events)[:3] == ["draw", "add", "float"]
    assert (state.asked, state.phase) == (2, "draw")
    state = position("", "2H 3D", "3H", pile="5C", going_out="float", melds=["4S 5S 6S"])
    assert why(state, "draw pile 1") == "does-not-fit"


def test_a_floater_chooses_between_melding_and_discarding_the_card_drawn() -> None:
    state = position(
        "9S KD 4C", "", "2H 3D", pile="5C", phase="play", going_out="float",
        stock="7S 9H", melds=["4S 5S 6S"], jokers="off",
    )  # fmt: skip
    events = play(state, "discard KD")
    assert kinds(events)[:2] == ["discard", "draw"]
    assert (state.asked, state.phase) == (1, "play")
    assert moves(state) == ["layoff 7S to M1", "discard 7S"]


def test_under_strict_float_the_card_drawn_must_be_melded_if_it_can() -> None:
    state = position(
        "9S KD 4C", "", "2H 3D", pile="5C", phase="play", going_out="strict_float",
        stock="7S 9H", melds=["4S 5S 6S"], jokers="off",
    )  # fmt: skip
    events = play(state, "discard KD")
    assert kinds(events)[:4] == ["discard", "draw", "add", "float"]
    assert (state.asked, state.phase) == (2, "draw")


def test_under_strict_float_a_floater_with_two_ways_to_meld_is_asked() -> None:
    state = position(
        "9S KD 4C", "", "2H 3D", pile="5C", phase="play", going_out="strict_float",
        stock="7S 9H", melds=["4S 5S 6S", "7H 7D 7C"], jokers="off",
    )  # fmt: skip
    play(state, "discard KD")
    assert moves(state) == ["layoff 7S to M1", "layoff 7S to M2"]
    assert why(state, "discard 7S") == "playable-card"


def test_under_strict_float_a_last_card_that_fits_must_be_melded() -> None:
    hands = ("7S", "2H 3D")
    strict = position(*hands, phase="play", going_out="strict_float", melds=["4S 5S 6S"])
    assert why(strict, "discard 7S") == "playable-card"
    assert moves(strict) == ["layoff 7S to M1"]
    loose = position(*hands, phase="play", going_out="float", melds=["4S 5S 6S"])
    assert moves(loose) == ["layoff 7S to M1", "discard 7S"]


def test_discarding_the_last_card_ends_the_round_under_float_too() -> None:
    state = position("9S", "2H 3D", phase="play", going_out="strict_float")
    play(state, "discard 9S")
    assert state.full_view()["rounds"] == [{"scores": [0, -5], "out": 0}]


def test_a_floater_with_several_cards_is_asked_even_for_a_single_move() -> None:
    state = position(
        "", "9S KD 4C", pile="5C 7S KC KH", going_out="float", melds=["4S 5S 6S"], jokers="off"
    )
    play(state, "draw pile 3")
    assert moves(state) == ["layoff 7S to M1"]
    play(state, "layoff 7S to M1")
    assert moves(state) == ["discard KH", "discard KC"]


def test_when_all_float_the_stock_runs_out_by_itself() -> None:
    state = position(
        "9S", "", "", phase="play", going_out="strict_float", pile="KD", jokers="off",
        melds=["4S 5S 6S", "TS JS QS"], stock="7S 3S 2S AS 8S", rummy_call="off",
    )  # fmt: skip
    play(state, "layoff 9S to M2")
    # Seats 1, 2 and 0 add the 7, 3, 2, ace; the 8 fits both runs, and seat 2 is asked.
    assert (state.round, state.asked) == (1, 2)
    assert moves(state) == ["layoff 8S to M1", "layoff 8S to M2"]
    events = play(state, "layoff 8S to M1")
    assert kinds(events)[:4] == ["add", "float", "finish", "round-end"]
    assert state.full_view()["rounds"][0]["out"] is None


def test_a_player_at_the_target_alone_at_the_top_wins() -> None:
    state = position("4S 5S 6S", "2H 3D", phase="play", target=500)
    state.scores = [490, 400]
    events = play(state, "meld 4S 5S 6S")
    assert kinds(events)[-1] == "over"
    full = state.full_view()
    assert (full["winners"], full["phase"], full["seat"], full["over"]) == ([0], "over", None, True)
    assert full["scores"] == [505, 395]
    assert full["hands"] == [[], ["2H", "3D"]]
    assert moves(state) == []
    assert why(state, "draw stock") == "match-over"


def test_a_tie_at_the_top_is_played_on() -> None:
    state = position("4S 5S 6S", "2H 3D", phase="play", target=500)
    state.scores = [485, 505]
    play(state, "meld 4S 5S 6S")
    assert state.full_view()["scores"] == [500, 500]
    assert not state.over
    assert state.round == 2


def test_a_single_deal_ends_the_match_with_the_highest_score_of_the_round() -> None:
    state = position("4S 5S 6S", "2H 3D", phase="play", target=0)
    events = play(state, "meld 4S 5S 6S")
    assert kinds(events)[-1] == "over"
    assert (state.winners, state.scores, state.round) == ((0,), [15, -5], 1)
    # The best of scores all below nothing.
    state = position("9S 9H 4C", "2H 3D", pile="5C 9D", stock="", target=0)
    play(state, "finish")
    assert (state.winners, state.scores) == ((1,), [-22, -5])


def test_a_single_deal_is_shared_if_the_scores_are_equal() -> None:
    state = position(
        "KS", "2H 3D", "", phase="play", target=0, melds=["5D 6D 7D", "5C 6C 7C"],
        by=[[0, 0, 0], [2, 2, 2]],
    )  # fmt: skip
    play(state, "discard KS")
    assert (state.winners, state.scores) == ((0, 2), [18, -5, 18])


def test_after_200_rounds_the_highest_total_wins_shared_if_equal() -> None:
    state = position("4S 5S 6S", "2H 3D", phase="play", target=500)
    state.round = 200
    state.scores = [85, 105]
    play(state, "meld 4S 5S 6S")
    assert state.winners == (0, 1)
    state = position("4S 5S 6S", "2H 3D", phase="play", target=500)
    state.round = 199
    play(state, "meld 4S 5S 6S")
    assert state.winners is None
