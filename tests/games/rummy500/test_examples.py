"""The worked examples of the rules."""

from tests.games.rummy500.positions import moves, play, position, why


def test_the_fours_of_the_pile_make_a_group_with_the_four_in_hand() -> None:
    state = position("2S 4H 5C 8D JS KH KD", "9S", "9H", pile="KC 4D 6S 4C 7S", jokers="off")
    assert moves(state) == [
        "draw stock",
        "draw pile 1",
        "draw pile 4",
        "draw pile 5",
    ]
    play(state, "draw pile 4")
    assert state.full_view()["must_meld"] == "4D"
    assert state.full_view()["pile"] == ["KC"]
    assert "meld 4H 4D 4C" in moves(state)
    assert why(state, "discard 2S") == "must-meld"
    play(state, "meld 4H 4D 4C", "discard 2S")
    assert state.full_view()["melds"] == [
        {"id": "M1", "kind": "group", "cards": ["4H", "4D", "4C"], "by": [0, 0, 0]}
    ]


def test_the_whole_pile_is_taken_for_three_kings() -> None:
    state = position("2S 4H 5C 8D JS KH KD", "9S", "9H", pile="KC 4D 6S 4C 7S", jokers="off")
    play(state, "draw pile 5")
    assert state.full_view()["must_meld"] == "KC"
    assert why(state, "meld KH KD KC") is None


def test_a_discard_next_to_a_run_may_be_called_by_anybody() -> None:
    for discard in ("6S", "TS"):
        state = position(f"2D 4D {discard}", "2H 9C", "3H 9D", melds=["7S 8S 9S"], phase="play")
        play(state, f"discard {discard}")
        assert state.phase == "call"
        assert moves(state) == ["rummy 1", "pass"]
        play(state, "pass")
        assert state.asked == 2
        assert why(state, "rummy 1") is None


def test_a_card_deep_in_the_pile_may_be_called_when_a_run_reaches_it() -> None:
    state = position(
        "4S 5S 6S 9D KD", "2H 9C", "3H 9H", pile="3S TD 7H", phase="play", jokers="off"
    )
    play(state, "meld 4S 5S 6S", "discard KD")
    assert moves(state) == ["rummy 4", "pass"]
    play(state, "rummy 4")
    assert state.full_view()["hands"][1] == ["2H", "9C", "3S", "TD", "7H", "KD"]
    assert state.full_view()["must_meld"] == "3S"


def test_the_top_card_is_laid_off_after_the_card_that_reaches_it() -> None:
    state = position("7C 2D 9H", "2H 9C", melds=["4C 5C 6C"], pile="KD 8C", jokers="off")
    play(state, "draw pile 1", "layoff 7C to M1", "layoff 8C to M1")
    assert state.full_view()["melds"][0]["cards"] == ["4C", "5C", "6C", "7C", "8C"]
    assert state.full_view()["barred"] is None
