"""A computer that slept, a program that was stopped: no time has passed for the player."""

import json
from pathlib import Path

import pytest

from game.core.event import PERSON_SEAT
from game.core.table_values import CallWindow
from game.games.taki.game import TAKI
from game.ui.features.match.match_page import TablePage
from game.ui.kit.clock import MAX_CLOCK_STEP_SECONDS, Clock
from game.ui.table.layout.card_poses import Pose
from tests.ui.stage import FRAME, Stage

HOURS = 3 * 3600.0


class Hands:
    """The system's clock, which leaps where somebody sets it."""

    def __init__(self) -> None:
        self.time = 5000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def hands() -> Hands:
    return Hands()


def test_it_goes_on_as_the_system_s_does(hands: Hands) -> None:
    clock = Clock(hands)
    begun = clock.now()
    for step in (0.0, FRAME, 0.5, 1.0, MAX_CLOCK_STEP_SECONDS):
        before = clock.now()
        hands.time += step
        assert clock.now() == pytest.approx(before + step)
    assert clock.now() == pytest.approx(begun + hands.time - 5000.0)


@pytest.mark.parametrize("leap", [MAX_CLOCK_STEP_SECONDS + 0.1, HOURS, 1e9, -0.1, -HOURS])
def test_a_leap_is_no_time_and_it_goes_on_after_it(hands: Hands, leap: float) -> None:
    clock = Clock(hands)
    before = clock.now()
    hands.time += leap
    assert clock.now() == before
    hands.time += FRAME
    assert clock.now() == pytest.approx(before + FRAME)


# The program by such a clock.


@pytest.fixture
def slept(stage: Stage, hands: Hands) -> Stage:
    stage.app.clock = Clock(hands)
    stage.worker.slow = True
    return stage


def frame(stage: Stage, hands: Hands, step: float = FRAME) -> bool:
    hands.time += step
    return stage.app.frame(stage.app.clock.now())


def places(stage: Stage, table: TablePage) -> list[Pose]:
    """Where every card is just now."""
    now = stage.app.clock.now()
    return [sprite.where(now) for sprite in table.show.cast.all()]


def test_cards_under_way_travel_on_after_a_leap(slept: Stage, hands: Hands) -> None:
    table = slept.sit(3, seed=4, speed="normal")
    before = places(slept, table)
    while places(slept, table) == before:
        assert frame(slept, hands)
    before, shown = places(slept, table), len(table.show.log)
    frame(slept, hands, HOURS)
    assert places(slept, table) == before
    assert len(table.show.log) == shown
    assert frame(slept, hands)
    assert places(slept, table) != before


@pytest.mark.night
def test_a_deal_with_leaps_takes_as_many_frames_as_one_without(slept: Stage, hands: Hands) -> None:
    frames = []
    for leap in (0.0, HOURS, -HOURS):
        slept.sit(3, seed=4, speed="normal")
        count = 0
        while frame(slept, hands):
            count += 1
            hands.time += leap if count % 7 == 0 else 0.0
        frames.append(count)
    plain, *others = frames
    # A leap takes the place of one step.
    assert all(plain <= count <= plain * 7 / 6 + 1 for count in others)


def called(stage: Stage, hands: Hands, seconds: int) -> tuple[TablePage, CallWindow]:
    """A Taki table where the person may call, for so many seconds."""
    stage.app.settings.calls = seconds
    stage.worker.slow = False
    for seed in range(60):
        table = stage.sit(2, seed=seed, game=TAKI, fresh=False)
        for _ in range(400):
            frame(stage, hands)
            if stage.scene is not table or table.session.match.state.over:
                break
            call = table.model.open_call()
            if call is not None:
                return table, call
            if table.model.your_turn:
                state = table.session.match.state
                table.moves.try_move(TAKI.write(TAKI.bot.rollout_move(state, stage.app.rng)))
    raise AssertionError("nothing can be called")


@pytest.mark.night
def test_a_call_window_is_not_lost_to_a_leap(slept: Stage, hands: Hands) -> None:
    table, _ = called(slept, hands, 5)
    frame(slept, hands)
    moves, left = len(table.session.match.moves), table.model.call_left
    assert left is not None
    for leap in (HOURS, -HOURS, 1e8):
        frame(slept, hands, leap)
        assert table.model.call_left == pytest.approx(left)
    assert len(table.session.match.moves) == moves
    for _ in range(round(4 / FRAME)):
        frame(slept, hands)
    assert len(table.session.match.moves) == moves, "what was left of it is left"


@pytest.mark.night
def test_a_call_window_ends_in_its_time_after_a_leap(slept: Stage, hands: Hands) -> None:
    table, call = called(slept, hands, 2)
    moves = len(table.session.match.moves)
    frame(slept, hands, HOURS)
    for _ in range(round(2 / FRAME) + 5):
        frame(slept, hands)
    assert table.session.match.moves[moves] == (PERSON_SEAT, call.silent_move)


def test_an_opponent_s_pace_is_kept_over_a_leap_and_it_moves(slept: Stage, hands: Hands) -> None:
    for moves in range(1, 40):
        table = slept.sit(3, seed=4, moves=moves, fresh=False, speed="normal")
        if table.session.thinking:
            break
    slept.worker.slow = False
    frame(slept, hands)
    made = len(table.session.match.moves)
    frame(slept, hands, HOURS)
    assert len(table.session.match.moves) == made, "it has not thought for as long as a person"
    for _ in range(600):
        if len(table.session.match.moves) > made:
            return
        frame(slept, hands)
    raise AssertionError("the opponent does not move any more")


@pytest.mark.night
def test_a_call_window_is_told_of_while_its_clock_runs(
    slept: Stage, hands: Hands, tmp_path: Path
) -> None:
    table, call = called(slept, hands, 5)
    slept.app.tree_file.path = tmp_path / "tree.json"
    for _ in range(20):
        assert frame(slept, hands)
    told = slept.app.tree_file.path.read_text(encoding="utf-8")
    assert json.dumps(str(call.title)) in told
    assert table.model.call_left is not None
