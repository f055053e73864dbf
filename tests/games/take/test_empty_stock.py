"""What holds once the stock is empty."""

from tests.games.take.positions import melds_of, moves, play, position, why


def test_with_an_empty_stock_the_top_of_the_pile_is_taken_or_the_round_is_ended() -> None:
    state = position(["KH 2S", "2D"], [(1, "5C 6C 7C")], pile="8C", stock="", phase="draw")
    assert moves(state) == {"draw pile", "finish"}
    assert why(state, "draw stock") == "stock-empty"
    play(state, "draw pile")
    assert (state.full_view()["taken"], state.full_view()["must_meld"]) == ("8C", "8C")
    assert moves(state) == {"add 8C to M1"}
    assert why(state, "discard KH") == "must-meld"
    play(state, "add 8C to M1")
    assert (state.full_view()["taken"], state.full_view()["must_meld"]) == (None, None)
    assert moves(state) == {"discard KH", "discard 2S"}


def test_finish_ends_the_round_with_nobody_out() -> None:
    state = position(["KH 2S", "2D"], [(1, "5C 6C 7C")], pile="8C", stock="", phase="draw")
    play(state, "finish")
    assert state.rounds == [{"scores": [-15, 10], "out": None}]


def test_finish_with_cards_in_the_stock_is_refused() -> None:
    state = position(["KH 2S", "2D"], [(1, "5C 6C 7C")], pile="8C", phase="draw")
    assert why(state, "finish") == "not-your-phase"


def test_a_top_card_that_cannot_be_melded_at_once_may_not_be_taken() -> None:
    state = position(["KH 2S", "2D"], [(1, "5C 6C 7C")], pile="9C", stock="", phase="draw")
    assert why(state, "draw pile") == "does-not-fit"


def test_the_round_ends_by_itself_when_nothing_can_be_taken() -> None:
    state = position(["KH 2S", "2D 3H"], [(1, "5C 6C 7C")], stock="")
    events = play(state, "discard KH")
    told = [event["event"] for event in events if event["event"] != "reveal"]
    assert told[:3] == ["discard", "finish", "round-end"]
    assert state.rounds == [{"scores": [-5, 5], "out": None}]


def test_the_round_ends_by_itself_when_a_floater_would_have_to_draw() -> None:
    state = position(["8D 2S", ""], [(1, "5C 6C 7C")], stock="")
    play(state, "discard 8D")
    assert state.rounds == [{"scores": [-5, 15], "out": None}]
    fits = position(["8C 9C KH", ""], [(1, "5C 6C 7C")], stock="")
    play(fits, "discard 9C")
    assert fits.rounds[0]["out"] is None


def test_the_card_may_be_melded_after_others_that_make_room_for_it() -> None:
    state = position(["8C KH", "2D"], [(1, "5C 6C 7C")], pile="9C", stock="", phase="draw")
    assert moves(state) == {"draw pile", "finish"}
    play(state, "draw pile")
    assert moves(state) == {"add 8C to M1"}
    play(state, "add 8C to M1")
    assert state.full_view()["must_meld"] == "9C"
    play(state, "add 9C to M1")
    assert moves(state) == {"discard KH"}


def test_the_card_may_be_melded_in_a_new_sequence() -> None:
    state = position(["7D 8D KH", "2S"], pile="9D", stock="", phase="draw")
    play(state, "draw pile")
    assert moves(state) == {"lay 7D 8D 9D"}


def test_a_move_after_which_the_card_could_no_longer_be_melded_is_refused() -> None:
    table = [(1, "5C 6C 7C"), (1, "2S 3S 4S")]
    state = position(["JK KH 6S", "2D"], table, pile="9C", stock="", phase="draw")
    play(state, "draw pile")
    assert moves(state) == {"add JK=8C to M1"}
    assert why(state, "add JK=4C to M1") == "must-meld"
    assert why(state, "add JK=5S to M2") == "must-meld"
    assert why(state, "discard KH") == "must-meld"
    assert why(state, "add KH to M1") == "does-not-fit"
    assert why(state, "lay KH 6S JK=7S") == "not-a-meld"


def test_a_sequence_that_would_use_up_what_the_card_needs_is_refused() -> None:
    state = position(["6D 7D 8D TD JK KH", "2S"], pile="9D", stock="", phase="draw")
    play(state, "draw pile")
    allowed = moves(state)
    assert "lay 6D 7D 8D" in allowed  # the 9 can be added to it
    assert "lay 6D 7D 8D 9D" in allowed
    lone = position(["7D 8D JK JC QC", "2S"], pile="9D", stock="", phase="draw")
    play(lone, "draw pile")
    assert why(lone, "lay JK=TC JC QC") is None
    needy = position(["8D JK JC QC", "2S"], pile="9D", stock="", phase="draw")
    play(needy, "draw pile")
    assert why(needy, "lay JK=TC JC QC") == "must-meld"
    assert moves(needy) == {"lay JK=7D 8D 9D", "lay 8D 9D JK=TD"}


def test_of_two_jokers_melding_either_settles_the_debt() -> None:
    state = position(["JK KH 2S", "2D"], [(1, "5C 6C 7C")], pile="JK", stock="", phase="draw")
    play(state, "draw pile")
    assert state.full_view()["must_meld"] == "JK"
    assert why(state, "discard KH") == "must-meld"
    play(state, "add JK=8C to M1")
    assert state.full_view()["must_meld"] is None
    assert why(state, "discard KH") is None
    assert why(state, "discard JK") == "playable-card"


def test_one_may_float_with_the_card_taken_last() -> None:
    state = position(["7C", "2D 3H"], [(1, "4C 5C 6C")], pile="8C", stock="", phase="draw")
    play(state, "draw pile", "add 7C to M1", "add 8C to M1")
    assert (state.asked, state.phase, state.hands[0]) == (1, "draw", [])
    play(state, "finish")
    assert state.rounds == [{"scores": [25, -10], "out": None}]


def test_stock_first_does_not_hold_with_an_empty_stock() -> None:
    table = [(1, "5C 6C 7C")]
    state = position(["KH 2S", "2D"], table, pile="8C", stock="", phase="draw", idle=12)
    assert why(state, "draw pile") is None
    play(state, "draw pile", "add 8C to M1", "discard KH")
    assert melds_of(state) == []  # nobody could take the king: the next round is dealt
    assert state.round == 2
