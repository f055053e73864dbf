"""What opponents know: their candidates, their choices, their words."""

from random import Random

import pytest

from game.games.taki.game import TAKI
from game.games.taki.moves import (
    CLOSE_RUN_MOVE,
    LEAVE_RUN_OPEN_MOVE,
    SAY_LAST_CARD_MOVE,
    SKIP_EXTRA_CARD_MOVE,
    STAY_QUIET_MOVE,
    TAKI_PASS_MOVE,
)
from game.games.taki.rules import TakiState
from tests.games.taki.positions import moves, play, position
from tests.sitting import at_table

IDLE = "B1 B3 B4 B5 B6"
KNOWS = TAKI.bot
WORDS = (CLOSE_RUN_MOVE, LEAVE_RUN_OPEN_MOVE, SKIP_EXTRA_CARD_MOVE, TAKI_PASS_MOVE)


def choice(state: TakiState) -> str:
    """The move that weighs most."""
    weights = KNOWS.evaluate_moves(state)
    assert list(weights) == KNOWS.candidates(state)
    assert KNOWS.rollout_move(state, Random(1)) in weights
    return TAKI.write(max(weights, key=weights.__getitem__))


def first_sight(state: TakiState) -> str:
    """The move that looks best at once."""
    candidates = KNOWS.candidates(state)
    return TAKI.write(max(candidates, key=lambda move: KNOWS.quick_score(state, move)))


def test_it_goes_out_when_it_can() -> None:
    assert choice(position(["R-taki R3 R4", IDLE])) == "play R-taki"
    assert choice(position(["king G3", IDLE])) == "play king"
    assert choice(position(["king Y-taki Y3 Y4 R1", IDLE], "G5")) == "play king"


def test_it_does_not_end_on_a_plus() -> None:
    state = position(["R-taki R3 R-plus", IDLE])
    play(state, "play R-taki")
    assert choice(state) == "play R-plus"


def test_it_keeps_its_wild_cards() -> None:
    assert choice(position(["color king super R7 B1", IDLE])) == "play R7"


def test_it_gets_rid_of_a_breaker_with_which_it_could_not_go_out() -> None:
    for hand, plain in (("break G7", "draw"), ("break G7 B3 Y1", "draw"), ("break B9 G3", "draw")):
        state = position([hand, IDLE], pile="R5")
        assert choice(state) == "play break"
        assert plain in [TAKI.write(move) for move in KNOWS.candidates(state)]


def test_it_breaks_a_plus_three() -> None:
    state = position(["+3 Y1 Y3", "break king B1 B3"])
    play(state, "play +3")
    assert choice(state) == "play break"


def test_at_first_sight_one_looks_at_ones_own_hand_alone() -> None:
    state = position(["R+2 R3 B4 G4", "G1"], "R1")
    assert first_sight(state) == "play R3"
    assert first_sight(position(["G5 super R7 R8", IDLE], "R5")) == "play super"
    assert first_sight(position(["king", IDLE])) == "play king"
    assert first_sight(position(["color B5 G1", IDLE], "R5")) == "play B5"


def test_it_hits_the_next_player_when_they_are_low() -> None:
    assert choice(position(["R7 R8 R+2 B1", "G1"])) == "play R+2"


def test_the_best_card_of_a_run_is_kept_for_its_end() -> None:
    state = position(["R-taki R+2 R3 R-taki G1 G3", "B1"])
    play(state, "play R-taki")
    order = []
    while state.phase == "run":
        order.append(choice(state))
        play(state, order[-1])
    assert order == ["play R-taki", "play R3", "play R+2", "close"]


def test_of_the_numbers_of_a_run_only_one_is_pondered() -> None:
    state = position(["R-taki R+2 R3 R4 R7 G1 G3", "B1"])
    play(state, "play R-taki")
    assert {TAKI.write(move) for move in KNOWS.search_prior(state)} == {"play R+2", "play R3"}
    assert len(KNOWS.evaluate_moves(state)) == 4


def test_it_chooses_the_colour_it_has_most_of() -> None:
    state = position(["color G7 G8 B1", IDLE], "R5")
    assert [TAKI.write(move) for move in KNOWS.candidates(state)] == ["play color=G"]


def test_it_stacks_or_cancels_rather_than_draws() -> None:
    state = position(["R+2 Y1 Y3", "king B+2 B1 B3"])
    play(state, "play R+2")
    assert choice(state) == "play B+2"


def test_saying_last_is_the_only_candidate() -> None:
    state = position(["R7 G1", IDLE])
    play(state, "play R7")
    assert KNOWS.candidates(state) == [SAY_LAST_CARD_MOVE]


def test_fewer_cards_and_lower_stages_are_better_prospects() -> None:
    single = KNOWS.value(position(["R7", IDLE, "B7 B8"]))
    assert single[0] > single[2] > single[1]
    tournament = KNOWS.value(position(["R7 R8 R9", "B1"], stages=[2, 7]))
    assert tournament[0] > tournament[1]


@pytest.mark.parametrize("mode", ["single", "tournament"])
def test_every_move_has_a_reason_and_a_rating(mode: str) -> None:
    rng = Random(7)
    names = at_table("You", "Ada", "Ben")
    state = TAKI.new(TAKI.setup(3, {"mode": mode, "voluntary_draw": "on"}, 7))
    for _ in range(300):
        if state.over:
            break
        candidates = KNOWS.candidates(state)
        assert set(candidates) <= set(state.legal())
        for move in candidates:
            assert str(KNOWS.explain(state, move, names)).endswith(".")
            assert str(TAKI.describe_move(state, move, names))
        state.advance(rng.choice(list(state.legal())))


@pytest.mark.parametrize("run", [None, "R"])
def test_a_plus_three_never_goes_on_with_a_run(run: str | None) -> None:
    bare = run is None
    state = position(["+3 B1 B3", IDLE], "R5 king" if bare else "R-taki R5", bare=bare, run=run)
    said = KNOWS.explain(state, TAKI.parse("play +3"), at_table("You", "Ada"))
    assert str(said) == "Everyone else draws three, unless someone breaks it."


def test_a_draw_in_place_of_a_breaker_is_not_said_to_be_forced() -> None:
    draw = TAKI.parse("draw")
    names = at_table("You", "Ada")
    spared = position(["break G7", IDLE])
    assert str(KNOWS.explain(spared, draw, names)) == (
        "You could only play the +3 Breaker, and it costs three cards."
    )
    forced = position(["G7 G8", IDLE])
    assert str(KNOWS.explain(forced, draw, names)) == "You can’t play any of your cards."


def test_a_playout_stops_at_a_new_stage() -> None:
    start = position(["R7", IDLE], stages=[8, 8])
    state = start.clone()
    assert not KNOWS.is_leaf(state, start)
    play(state, "play R7")
    assert KNOWS.is_leaf(state, start)
    assert moves(start) == {"play R7"}


def test_a_draw_of_ones_own_will_is_not_said_to_be_forced() -> None:
    state = position(["R7 G7", IDLE], options={"voluntary_draw": "on"})
    said = KNOWS.explain(state, TAKI.parse("draw"), at_table("You", "Ada"))
    assert str(said) == "Hold on to the cards you could play."


def test_no_cards_are_promised_to_a_taki_that_are_not_in_the_hand() -> None:
    names = at_table("You", "Ada")
    alone = position(["R-taki G7", IDLE])
    assert str(KNOWS.explain(alone, TAKI.parse("play R-taki"), names)) == (
        "Nothing else you hold shares its colour or symbol."
    )
    open_run = position(["R7 G7", IDLE], "R-taki R5", run="R")
    assert str(KNOWS.explain(open_run, TAKI.parse("play R7"), names)) == ("It joins the open run.")


def test_each_word_of_the_last_card_is_told_with_what_it_does() -> None:
    state = position(["R7 G1", IDLE])
    play(state, "play R7")
    said = {
        move: str(KNOWS.explain(state, move, at_table("You", "Ada")))
        for move in (SAY_LAST_CARD_MOVE, STAY_QUIET_MOVE)
    }
    assert said == {
        SAY_LAST_CARD_MOVE: "Keeping quiet costs you four cards.",
        STAY_QUIET_MOVE: "You say nothing.",
    }


def test_each_word_about_a_run_or_a_plus_three_is_told_with_what_it_does() -> None:
    state = position(["R-taki R3 G1", IDLE])
    play(state, "play R-taki")
    said = {move: str(KNOWS.explain(state, move, at_table("You", "Ada"))) for move in WORDS}
    assert said == {
        CLOSE_RUN_MOVE: "Then the next player can’t join it.",
        LEAVE_RUN_OPEN_MOVE: "The next player can join the run.",
        SKIP_EXTRA_CARD_MOVE: "Your cards are worth keeping.",
        TAKI_PASS_MOVE: "Take the three cards, and keep your answer for later.",
    }


def test_what_does_something_is_kept_for_the_end_of_a_run_and_does_nothing_inside_it() -> None:
    def said(hand: str, move: str) -> str:
        state = position([hand, IDLE], "R-taki R5", run="R")
        state.phase = "run"
        return str(KNOWS.explain(state, TAKI.parse(move), at_table("You", "Ada")))

    kept = "Save the strongest for the end."
    assert said("R+2 R4 R8 G7", "play R4") == f"Two more cards go into the run. {kept}"
    idle = "Inside the run it has no effect. Two more cards can follow it."
    assert said("R+2 R4 R8 G7", "play R+2") == idle
    assert said("R4 R8 R9 G7", "play R4") == "Two more cards go into the run."
    one = "One more card goes into the run. Save that one for the end."
    assert said("R+2 R4 G7", "play R4") == one


def test_beside_another_move_nothing_is_said_that_speaks_against_a_move() -> None:
    """A card without effect, a run left to the next player, a Plus that costs a card."""

    def said(state: TakiState, move: str, other: str) -> str:
        names = at_table("You", "Ada")
        return str(KNOWS.explain(state, TAKI.parse(move), names, TAKI.parse(other)))

    running = position(["R+2 R4 R8 G7", IDLE], "R-taki R5", run="R")
    running.phase = "run"
    assert said(running, "play R+2", "play R4") == ""
    assert said(running, "play R+2", "close") == (
        "Inside the run it has no effect. Two more cards can follow it."
    )
    assert said(running, "leave", "close") == ""
    assert said(running, "leave", "play R4") == ""
    assert said(running, "close", "leave") == "Then the next player can’t join it."
    plus = position(["R-plus R7 G1", IDLE], "R5")
    assert said(plus, "play R-plus", "play R7") == "You play a second card this turn."
    costly = position(["R-plus G1 G3", IDLE], "R5", options={"voluntary_draw": "on"})
    assert said(costly, "play R-plus", "draw") == ""


def test_a_super_taki_is_none_of_the_cards_of_its_run() -> None:
    names = at_table("You", "Ada")

    def said(hand: str, move: str) -> str:
        return str(KNOWS.explain(position([hand, IDLE], "R5"), TAKI.parse(move), names))

    assert said("super R3 R4 G1", "play super") == "Both your red cards go with it."
    assert said("super R3 R4 R8 G1", "play super") == "All 3 of your red cards go with it."
    assert said("R-taki R3 R4 G1", "play R-taki") == "Both your other red cards go with it."
    assert said("super R3 G1", "play super") == "Your red card goes with it."


def test_a_breaker_is_spared_for_what_it_costs() -> None:
    state = position(["R3 G1 break", IDLE], "R5")
    moves = TAKI.parse("play R3"), TAKI.parse("play break")
    said = KNOWS.explain(state, moves[0], at_table("You", "Ada"), moves[1])
    assert str(said) == "The +3 Breaker would cost you three cards."


def test_a_run_that_its_last_card_ends_is_not_said_to_stay_open() -> None:
    for top, over in (("R-plus", True), ("R+2", True), ("R-stop", False), ("R7", False)):
        state = position(["G7 G8", IDLE, "Y1 Y3"], f"R-taki {top}", run="R")
        state.phase = "run"
        after = state.clone()
        play(after, "leave")
        assert (after.run < 0) == over
        for move in ("leave", "close"):
            said = str(KNOWS.explain(state, TAKI.parse(move), at_table("You", "Ada", "Max")))
            assert (said == "The run ends with this card, closed or not.") == over
