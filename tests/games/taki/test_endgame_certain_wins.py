"""A win that is certain in this turn is found, played and explained."""

from collections.abc import Iterator
from random import Random

import pytest

from game.ai.levels import advise
from game.ai.search import PlayoutBatch, SearchBudget, search
from game.core.event import Seat
from game.games.taki.bot.endgame import winning_lines
from game.games.taki.cards import PLUS_THREE_BREAKER_CARD
from game.games.taki.game import TAKI
from game.games.taki.moves import STAY_QUIET_MOVE, TAKI_DRAW_MOVE, TAKI_PASS_MOVE, Move, Play
from game.games.taki.rules import TakiState
from game.text.message import seats, told
from tests.games.taki.positions import position

IDLE = "B1 B3 B4 B5 B6"


def found(state: TakiState) -> dict[str, list[str]]:
    """The winning lines as texts."""
    return {
        TAKI.write(move): [TAKI.write(one) for one in line]
        for move, line in winning_lines(state).items()
    }


def test_stops_keep_the_turn_of_two_players_until_the_last_card() -> None:
    state = position(["R-stop B-stop G-stop G4", IDLE])
    assert found(state)["play R-stop"][0] == "play R-stop"
    assert found(state)["play R-stop"][-1] == "play G4"
    assert not found(position(["R-stop B-stop G-stop G4", IDLE, "Y1 Y3"]))


def test_a_plus_is_never_the_last_card() -> None:
    assert found(position(["R-plus R4", IDLE]))
    assert "play R4" not in found(position(["R-plus R4", IDLE]))
    assert list(found(position(["R-stop R-plus", IDLE]))) == ["play R-plus"]
    assert not found(position(["R-plus G-plus", IDLE]))


def test_the_same_cards_left_under_another_symbol_are_another_position() -> None:
    # The run has to end on the Stop: it cannot be closed on a Taki.
    state = position(["R-taki R-taki R-stop G-stop G4", IDLE], "R9")
    assert list(found(state)) == ["play R-taki"]
    assert found(state)["play R-taki"][1:4] == ["play R-taki", "play R-stop", "close"]


def test_a_king_lets_any_card_follow_and_cancels_a_plus_two() -> None:
    assert list(found(position(["king G3", IDLE]))) == ["play king"]
    assert list(found(position(["king G3", IDLE], "R+2", pending=2))) == ["play king"]


def test_a_run_that_takes_the_whole_hand_wins() -> None:
    assert "play R-taki" in found(position(["R-taki R3 R4", IDLE, "Y1 Y3"]))


def test_a_last_plus_three_wins_only_if_no_breaker_is_unseen() -> None:
    assert not found(position(["+3", IDLE]))
    assert found(position(["+3", IDLE], "R5 break break R5"))


def test_the_last_card_in_answer_to_a_plus_three_wins() -> None:
    state = position(["+3 Y1 Y3", "break"])
    state.advance(TAKI.parse("play +3"))
    assert list(found(state)) == ["play break"]


def test_nothing_is_certain_on_an_earlier_stage_of_a_tournament() -> None:
    assert not found(position(["king G3", IDLE], stages=(2, 2)))
    assert found(position(["king G3", IDLE], stages=(1, 2)))


def test_the_coach_claims_a_hundred_percent_and_tells_the_plan() -> None:
    state = position(
        [
            "R-stop B-stop G4 G-stop",
            IDLE,
        ][:2]
    )
    view = state.view(Seat(0))
    advice = advise(TAKI, view, "expert", 3, playouts=48, explain=True, names=seats(2))
    assert advice.scores[advice.move] == 100.0
    assert advice.is_exact_for(advice.move)
    assert "blue Stop" in told(advice.why)
    others = [chance for move, chance in advice.scores.items() if not advice.is_exact_for(move)]
    assert all(chance < 100.0 for chance in others)


def test_what_was_only_sampled_is_never_said_to_be_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PlayoutBatch, "chances", lambda batch, number, moves: [100.0] * len(moves))
    view = position(["king G3", IDLE], "G5").view(Seat(0))
    result = search(TAKI, view, 3, SearchBudget.of(16), compared=lambda state: list(state.legal()))
    sampled = [chance for move, chance in result.chances.items() if move not in result.certain]
    assert result.certain == {TAKI.parse("play king")}
    assert sampled
    assert max(sampled) < 100.0


# Against a slow and obvious search, in positions as matches bring them.


def slow_wins(state: TakiState, seat: Seat) -> set[Move]:
    """First moves that win this turn, found without a cache and without a short cut."""
    wins = set()
    for move in state.legal():
        if move in (TAKI_DRAW_MOVE, STAY_QUIET_MOVE, TAKI_PASS_MOVE) or (
            move == Play(PLUS_THREE_BREAKER_CARD) and state.phase != "answer"
        ):
            continue
        after = state.clone()
        after.advance(move)
        won = after.over and after.winners == (seat,)
        if won or (not after.over and after.asked == seat and slow_wins(after, seat)):
            wins.add(move)
    return wins


def natural_positions(count: int, players: int, seed: int) -> Iterator[TakiState]:
    """Positions of matches between random players, in which at most five cards are in hand."""
    rng = Random(seed)
    while count:
        state = TAKI.new(TAKI.setup(players, {"hand": 5}, rng.getrandbits(32)))
        while not state.over and count:
            seat = state.asked
            assert seat is not None
            if state.phase in ("turn", "extra", "run") and len(state.hands[seat]) <= 5:
                count -= 1
                yield state
            moves = list(state.legal())
            state.advance(rng.choice([one for one in moves if one != STAY_QUIET_MOVE] or moves))


@pytest.mark.parametrize("players", [2, 3])
def test_no_certain_win_is_missed_and_none_is_claimed_wrongly(players: int) -> None:
    for state in natural_positions(400, players, seed=players):
        seat = state.asked
        assert seat is not None
        seen = TAKI.from_view(state.view(seat))
        worlds = [TAKI.sample_state(seen, Random(number)) for number in range(6)]
        certain = set.intersection(*(slow_wins(world, seat) for world in [state, *worlds]))
        wins = set(winning_lines(worlds[0]))
        with_three = {move for move in certain if "+3" in TAKI.write(move)}
        # Six worlds do not show every +3 that could be broken.
        assert certain - with_three <= wins <= certain
        if wins:
            result = search(TAKI, state.view(seat), 5, SearchBudget.of(8))
            assert result.best in wins
            assert result.chances[result.best] == 100.0


def test_of_a_view_no_win_is_certain_that_a_hidden_breaker_can_prevent() -> None:
    """The opponent holds one, and the state that is read from the view has no card there."""
    state = position(["king +3", "break G1"])
    assert not found(state)
    assert not found(TAKI.from_view(state.view(Seat(0))))
