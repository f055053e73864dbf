"""The cards that act: Stop, +2, Change Direction, Plus, the colourless ones."""

from tests.games.taki.positions import asked, force, hand, moves, play, position, refused
from tests.together import each_of

IDLE = "B1 B3 B4"


def test_a_stop_skips_the_next_player() -> None:
    state = position(["R-stop Y1 Y3", IDLE, IDLE])
    play(state, "play R-stop")
    assert asked(state) == (2, "turn")
    assert state.turns == 2


def test_with_two_players_a_stop_lets_its_player_play_again() -> None:
    state = position(["R-stop Y1 Y3", IDLE])
    play(state, "play R-stop")
    assert asked(state) == (0, "turn")
    assert state.turns == 2


def test_a_stop_follows_the_direction() -> None:
    state = position(["R-stop Y1 Y3", IDLE, "B5 B5 B6", "B7 B7 B8"], direction=-1)
    play(state, "play R-stop")
    assert asked(state) == (2, "turn")


def test_change_direction_reverses_the_order() -> None:
    state = position(["R-turn Y1 Y3", IDLE, "R1 B5 B6"])
    play(state, "play R-turn")
    assert (asked(state), state.direction) == ((2, "turn"), -1)
    play(state, "play R1")
    assert asked(state) == (1, "turn")


def test_with_two_players_change_direction_has_no_effect() -> None:
    state = position(["R-turn Y1 Y3", IDLE])
    play(state, "play R-turn")
    assert (asked(state), state.direction) == ((1, "turn"), 1)


def test_a_plus_two_makes_the_next_player_draw_two_and_lose_the_turn() -> None:
    state = position(["R+2 Y1 Y3", IDLE, IDLE], stock="G1 G3")
    play(state, "play R+2")
    assert state.pending == 2
    play(state, "draw")
    assert hand(state, 1) == ["B1", "B3", "B4", "G1", "G3"]
    assert (asked(state), state.pending) == ((2, "turn"), 0)


def test_on_an_active_plus_two_only_a_plus_two_or_a_king_may_be_played() -> None:
    state = position(["R+2 Y1 Y3", "B+2 R+2 R3 king color super +3 break"])
    play(state, "play R+2")
    assert moves(state) == {"play B+2", "play R+2", "play king", "draw"}
    for text in ("R3", "color=R", "super", "+3", "break"):
        assert refused(state, f"play {text}") == "color-mismatch"


def test_once_drawn_a_plus_two_is_an_ordinary_leading_card() -> None:
    state = position(["R+2 Y1 Y3", "B1 B3", "B+2 R3 G1"])
    play(state, "play R+2", "draw")
    assert moves(state) == {"play B+2", "play R3"}
    play(state, "play B+2")
    assert state.pending == 2


def test_a_plus_asks_for_another_card_by_the_usual_rules() -> None:
    state = position(["R-plus R7 Y-plus G7 G8", IDLE])
    play(state, "play R-plus")
    assert asked(state) == (0, "extra")
    assert moves(state) == {"play R7", "play Y-plus"}
    assert refused(state, "play G7") == "color-mismatch"
    assert refused(state, "stop") == "not-your-phase"
    assert refused(state, "draw") == "not-your-phase"
    play(state, "play Y-plus")
    assert asked(state) == (0, "extra")
    assert moves(state) == {"draw"}


def test_who_has_no_card_for_a_plus_draws_one_and_the_turn_ends() -> None:
    state = position(["R-plus G7 G8", IDLE], stock="R1")
    play(state, "play R-plus")
    assert moves(state) == {"draw"}
    play(state, "draw")
    assert hand(state, 0) == ["G7", "G8", "R1"]
    assert asked(state) == (1, "turn")


def test_a_breaker_never_has_to_be_played_for_a_plus() -> None:
    state = position(["R-plus break G7 G8", IDLE])
    play(state, "play R-plus")
    assert moves(state) == {"play break", "draw"}


def test_nobody_goes_out_on_a_plus() -> None:
    state = position(["R-plus", IDLE], stock="R1")
    play(state, "play R-plus")
    assert asked(state) == (0, "extra")
    assert moves(state) == {"draw"}
    play(state, "draw")
    assert (hand(state, 0), asked(state)) == (["R1"], (1, "turn"))


def test_who_can_draw_nothing_after_a_plus_stays_in_play_without_cards() -> None:
    state = position(["R-plus", "R1 B3 B4"], dry=True, pile="R5")
    state.stock = []
    play(state, "play R-plus")
    state.pile = state.pile[-1:]
    play(state, "draw")
    assert (hand(state, 0), asked(state)) == ([], (1, "turn"))
    play(state, "play R1")
    assert moves(state) == {"draw"}


def test_a_change_colour_may_be_the_extra_card_of_a_plus() -> None:
    state = position(["R-plus color B7 B8", IDLE])
    play(state, "play R-plus", "play color=B")
    assert (asked(state), force(state)) == ((1, "turn"), ("B", None))


def test_a_super_taki_takes_the_colour_in_force() -> None:
    state = position(["super B7 B8", IDLE], "R5 color", chosen="B")
    assert refused(state, "play super=R") == "color-mismatch"
    play(state, "play super")
    assert (force(state), asked(state)) == (("B", "taki"), (0, "run"))
    assert moves(state) == {"play B7", "play B8"}


def test_on_a_bare_king_the_player_of_a_super_taki_chooses() -> None:
    state = position(["super B7 G8", IDLE], "R5 king", bare=True)
    assert refused(state, "play super") == "color-mismatch"
    play(state, "play super=G")
    assert (force(state), moves(state)) == (("G", "taki"), {"play G8"})


def test_a_taki_of_any_colour_goes_on_a_super_taki() -> None:
    state = position(["super Y8 Y9", "G-taki G1 B3"])
    play(state, "play super", "leave")
    assert moves(state) == {"play G-taki"}
    play(state, "play G-taki")
    assert (state.full_view()["run"], moves(state)) == ("G", {"play G1"})


@each_of("beneath", ["R5", "R-stop", "R5 +3", "R5 break", "R-taki"])
def test_a_king_goes_on_anything(beneath: str) -> None:
    state = position(["king Y8 Y9", IDLE], beneath)
    assert "play king" in moves(state)


def test_a_king_lets_its_player_play_any_card_or_stop() -> None:
    state = position(["king Y8 G-stop", IDLE, IDLE])
    play(state, "play king")
    assert (asked(state), force(state)) == ((0, "extra"), (None, None))
    assert moves(state) == {"play Y8", "play G-stop", "stop"}
    assert refused(state, "draw") == "not-your-phase"


def test_a_kings_extra_card_acts() -> None:
    state = position(["king Y8 G-stop Y+2", IDLE, IDLE])
    other = state.clone()
    play(state, "play king", "play G-stop")
    assert asked(state) == (2, "turn")
    play(other, "play king", "play Y+2")
    assert (asked(other), other.pending) == ((1, "turn"), 2)


def test_a_king_on_a_king_gives_another_extra_card() -> None:
    state = position(["king king Y8 Y9", IDLE])
    play(state, "play king", "play king")
    assert asked(state) == (0, "extra")
    play(state, "play Y8", "say last")
    assert asked(state) == (1, "turn")


def test_a_plus_as_a_kings_extra_card_asks_for_one_more() -> None:
    state = position(["king Y-plus Y8 G9", IDLE])
    play(state, "play king", "play Y-plus")
    assert (asked(state), moves(state)) == ((0, "extra"), {"play Y8"})
    assert refused(state, "stop") == "not-your-phase"


def test_a_king_may_be_the_extra_card_of_a_plus() -> None:
    state = position(["R-plus king Y8 G9", IDLE])
    play(state, "play R-plus", "play king")
    assert moves(state) == {"play Y8", "play G9", "stop"}


def test_a_taki_as_a_kings_extra_card_opens_a_run() -> None:
    state = position(["king Y-taki Y8 G9 G8", IDLE])
    play(state, "play king", "play Y-taki")
    assert (asked(state), moves(state)) == ((0, "run"), {"play Y8"})


def test_a_super_taki_as_a_kings_extra_card_opens_a_run_in_a_chosen_colour() -> None:
    state = position(["king super Y8 G9", IDLE])
    play(state, "play king", "play super=Y")
    assert (asked(state), moves(state)) == ((0, "run"), {"play Y8"})


def test_after_stopping_on_a_king_anything_follows() -> None:
    state = position(["king Y8 G9", IDLE])
    play(state, "play king", "stop")
    assert (asked(state), force(state)) == ((1, "turn"), (None, None))


def test_one_goes_out_with_a_king() -> None:
    state = position(["king", IDLE])
    play(state, "play king")
    assert (state.winners, state.full_view()["phase"]) == ((0,), "over")


def test_a_king_cancels_an_active_plus_two() -> None:
    state = position(["R+2 Y1 Y3", "king B1 B3", IDLE])
    play(state, "play R+2", "play king", "stop")
    assert (state.pending, asked(state)) == (0, (2, "turn"))
    assert [len(one) for one in state.hands] == [2, 2, 3]


def test_a_breaker_on_ones_own_turn_costs_three_cards() -> None:
    state = position(["break Y8 Y9", IDLE], stock="G1 G3 G4")
    play(state, "play break")
    assert hand(state, 0) == ["G1", "G3", "G4", "Y8", "Y9"]
    assert (asked(state), force(state)) == ((1, "turn"), ("R", "5"))


def test_nobody_goes_out_with_a_breaker_on_their_own_turn() -> None:
    state = position(["break", IDLE], stock="G1 G3 G4")
    play(state, "play break")
    assert (hand(state, 0), state.winners) == (["G1", "G3", "G4"], None)


def test_who_can_draw_nothing_for_a_breaker_stays_in_play_and_draws_on_their_turn() -> None:
    state = position(["break", "R1 B3 B4"], dry=True)
    play(state, "play break")
    assert (hand(state, 0), state.winners, asked(state)) == ([], None, (1, "turn"))
    play(state, "play R1")
    assert (asked(state), moves(state)) == ((0, "turn"), {"draw"})
    play(state, "draw")
    assert len(hand(state, 0)) == 1


def test_who_goes_out_with_a_plus_two_has_won() -> None:
    state = position(["R+2", IDLE])
    play(state, "play R+2")
    assert state.winners == (0,)
    assert state.full_view()["rounds"] == [{"scores": [0, 0], "out": 0}]
    assert state.full_view()["scores"] == [0, 0]
