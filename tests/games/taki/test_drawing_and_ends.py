"""Drawing when the stock is empty, going out, the stalemate, the turn limit, the tournament."""

import pytest

from game.cards.shuffle import shuffled
from tests.games.taki.positions import asked, cards, hand, moves, play, position

IDLE = "B1 B3 B4"


def test_the_pile_is_shuffled_only_when_a_card_is_needed_and_the_stock_is_empty() -> None:
    state = position(["G7 G8", IDLE, IDLE], "Y1 Y3 Y4 R5", stock="G1", dry=True)
    play(state, "draw")
    assert (len(state.pile), state.stock, state.shuffles) == (4, [], 1)
    play(state, "draw")
    assert (state.pile, len(state.stock), state.shuffles) == (cards("R5"), 2, 2)


def test_a_reshuffle_depends_on_the_seed_its_number_and_the_cards_alone() -> None:
    one = position(["G7 G8", IDLE], "Y1 Y3 Y4 Y6 R5", dry=True)
    other = position(["G7 G8", IDLE], "Y6 Y4 Y3 Y1 R5", dry=True)
    for state in (one, other):
        play(state, "draw")
    assert one.hands == other.hands
    assert one.stock == other.stock
    expected = shuffled(cards("Y1 Y3 Y4 Y6"), one.setup.seed, 2)
    assert one.stock == expected[:-1]


def test_the_last_coloured_card_and_everything_above_it_stay() -> None:
    state = position(["G7 G8", IDLE], "Y1 +3 R5 +3 break", dry=True)
    play(state, "draw")
    assert state.pile == cards("R5 +3 break")
    assert sorted([*state.stock, *state.hands[0]]) == sorted(cards("Y1 +3 G7 G8"))


def test_one_draws_what_there_is() -> None:
    state = position(["R+2 G1 G3", IDLE], "Y1 R5", dry=True)
    state.pile = cards("R5")
    play(state, "play R+2", "draw")
    assert (hand(state, 1), state.pending) == (["B1", "B3", "B4", "R5"], 0)
    assert asked(state) == (0, "turn")


def test_what_is_still_in_the_stock_is_drawn_before_the_pile_is_shuffled() -> None:
    state = position(["R+2 G1 G3", IDLE], "Y1 R5", stock="G9", dry=True)
    play(state, "play R+2", "draw")
    assert "G9" in hand(state, 1)
    assert (len(hand(state, 1)), len(state.stock)) == (5, 1)


def test_each_draws_all_its_cards_in_turn_order_while_they_last() -> None:
    state = position(["+3 Y1 Y3", IDLE, IDLE], stock="G1 G3 G4 G5", dry=True)
    play(state, "play +3")
    assert [len(one) for one in state.hands] == [2, 6, 4]


def test_drawing_stays_a_move_when_there_is_nothing_to_draw() -> None:
    state = position(["G7 G8", "R7 B1"], dry=True)
    assert moves(state) == {"draw"}
    play(state, "draw")
    assert (asked(state), hand(state, 0), state.idle) == ((1, "turn"), ["G7", "G8"], 1)


def test_when_every_seat_in_a_row_neither_plays_nor_draws_the_fewest_cards_win() -> None:
    state = position(["G7 G8 G9", "B7 B8", "Y7 Y8"], dry=True)
    play(state, "draw", "draw")
    assert not state.over
    play(state, "draw")
    assert (state.winners, asked(state)) == ((1, 2), (None, "over"))
    assert state.rounds == [{"scores": [0, 0, 0], "out": None}]


def test_a_card_played_or_drawn_begins_the_row_anew() -> None:
    state = position(["G7 G8", "R7 B8 B9", "Y8 Y9"], dry=True)
    play(state, "draw", "play R7")
    assert state.idle == 0
    play(state, "draw")
    assert len(hand(state, 2)) == 3
    assert state.idle == 0


def test_who_played_a_plus_is_not_idle_when_there_is_nothing_to_draw_after_it() -> None:
    state = position(["R-plus G7 G8", "B7 B8"], dry=True)
    play(state, "play R-plus")
    state.pile = cards("R-plus")
    play(state, "draw")
    assert (asked(state), hand(state, 0), state.idle) == ((1, "turn"), ["G7", "G8"], 0)
    play(state, "draw")
    assert (asked(state), state.idle) == ((0, "turn"), 1)


def test_in_a_tournament_the_lowest_stage_wins_a_stalemate_then_the_fewest_cards() -> None:
    state = position(["G7", "B7 B8", "Y7 Y8 Y9"], dry=True, stages=[5, 3, 3])
    play(state, "draw", "draw", "draw")
    assert state.winners == (1,)


@pytest.mark.parametrize(("stages", "each"), [((), 200), ((8, 8), 600)])
def test_a_match_ends_after_so_many_turns_a_seat(stages: tuple[int, ...], each: int) -> None:
    state = position(["G7 G8 G9", "B7 B8"], stages=stages, turns=2 * each - 1)
    play(state, "draw")
    assert (asked(state), state.turns) == ((1, "turn"), 2 * each)
    play(state, "draw")
    assert (asked(state), state.turns, state.winners) == ((None, "over"), 2 * each, (1,))
    assert state.rounds[-1]["out"] is None


def test_the_last_turn_is_played_to_its_end() -> None:
    state = position(["+3 R7 G8", "break B8 B9"], turns=400)
    play(state, "play +3")
    assert asked(state) == (1, "answer")
    play(state, "play break")
    assert (asked(state), state.winners) == ((None, "over"), (1,))


def test_in_a_tournament_the_lowest_stage_wins_at_the_limit() -> None:
    state = position(["G7 G8 G9", "B7"], stages=[2, 3], turns=1200)
    play(state, "draw")
    assert state.winners == (0,)


def test_the_first_player_without_cards_wins() -> None:
    state = position(["R7", IDLE])
    play(state, "play R7")
    assert (state.winners, asked(state), moves(state)) == ((0,), (None, "over"), set())
    assert state.rounds == [{"scores": [0, 0], "out": 0}]


# The tournament.


def test_who_empties_the_hand_draws_for_the_next_stage_and_the_turn_passes_on() -> None:
    state = position(["R7", IDLE], stages=[8, 8], stock="G1 G3 G4 G5 G6 G7 G8")
    play(state, "play R7")
    assert (state.stages, asked(state)) == ([7, 8], (1, "turn"))
    assert hand(state, 0) == ["G1", "G3", "G4", "G5", "G6", "G7", "G8"]
    assert state.pile[-1:] == cards("R7")


def test_the_first_to_empty_the_hand_on_stage_one_wins() -> None:
    state = position(["R7", IDLE], stages=[1, 8])
    play(state, "play R7")
    assert (state.winners, state.stages) == ((0,), [1, 8])


def test_the_last_card_acts_before_the_stage_changes() -> None:
    stop = position(["R-stop", IDLE, IDLE], stages=[8, 8, 8])
    play(stop, "play R-stop")
    assert (asked(stop), stop.stages) == ((2, "turn"), [7, 8, 8])
    two = position(["R+2", IDLE], stages=[8, 8])
    play(two, "play R+2")
    assert (asked(two), two.pending, moves(two)) == ((1, "turn"), 2, {"draw"})
    turn = position(["R-turn", IDLE, IDLE], stages=[8, 8, 8])
    play(turn, "play R-turn")
    assert (asked(turn), turn.direction) == ((2, "turn"), -1)


def test_with_two_players_a_stop_as_last_card_gives_the_next_stage_at_once() -> None:
    state = position(["R-stop", IDLE], stages=[8, 8])
    play(state, "play R-stop")
    assert (asked(state), len(state.hands[0])) == ((0, "turn"), 7)


def test_a_king_as_last_card_gives_no_extra_card() -> None:
    state = position(["king", IDLE], stages=[8, 8])
    play(state, "play king")
    assert (asked(state), state.stages, len(state.hands[0])) == ((1, "turn"), [7, 8], 7)
    assert state.full_view()["color"] is None


def test_no_stage_is_reached_on_a_plus() -> None:
    state = position(["R-plus", IDLE], stages=[8, 8])
    play(state, "play R-plus", "draw")
    assert (state.stages, len(state.hands[0])) == ([8, 8], 1)


def test_nor_by_a_breaker_on_ones_own_turn() -> None:
    state = position(["break", IDLE], stages=[8, 8])
    play(state, "play break")
    assert (state.stages, len(state.hands[0])) == ([8, 8], 3)


def test_a_stage_takes_what_there_is_and_with_nothing_the_seat_draws_on_its_turn() -> None:
    few = position(["R7", "R8 B1 B3"], dry=True, stages=[8, 8])
    play(few, "play R7")
    assert (few.stages, hand(few, 0), asked(few)) == ([7, 8], ["R5"], (1, "turn"))
    empty = position(["king", "R8 B1 B3"], "R5", dry=True, stages=[8, 8])
    play(empty, "play king")
    assert (empty.stages, hand(empty, 0), asked(empty)) == ([7, 8], [], (1, "turn"))
    play(empty, "play R8")
    assert (asked(empty), moves(empty)) == ((0, "turn"), {"draw"})
    play(empty, "draw")
    assert (empty.stages, len(empty.hands[0])) == ([7, 8], 1)


def test_a_seat_without_cards_draws_all_of_an_active_plus_two() -> None:
    state = position(["", IDLE], stages=[7, 8], pending=4, stock="G1 G3 G4 G5")
    assert moves(state) == {"draw"}
    play(state, "draw")
    assert (hand(state, 0), state.pending) == (["G1", "G3", "G4", "G5"], 0)


def test_a_seat_without_cards_is_not_out_while_a_plus_three_is_drawn() -> None:
    state = position(["+3 G1 G3", "", IDLE])
    play(state, "play +3")
    assert (state.winners, len(state.hands[1])) == (None, 3)
