"""The window after a +3: it gives nothing away about who may answer."""

from collections.abc import Sequence

from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from tests.games.taki.positions import deck
from tests.ui.stage import NAMES, Stage

SECONDS = 5.0
"""How long a call window stays open unless the settings say otherwise."""

MINE = "R1 +3 G4 B5 B6"
PLAIN = ("R4 Y7 B1 B3 B4", "R8 R9 Y3 Y4 Y5", "R6 R7 G6 B7 B8")
BREAKER = "R8 R9 Y3 Y4 break"


def table(stage: Stage, hands: Sequence[str], moves: Sequence[str] = ()) -> TablePage:
    """A table of four with these hands, some moves into the match, seen at normal speed."""
    stage.app.settings.speed = stage.app.settings.thinking = "normal"
    setup = TAKI.setup(4, {"hand": 5}, 1, dealer=3, deck=deck(hands, "R5"))
    match = Match(TAKI, setup, NAMES[:4])
    for move in moves:
        match.play(move)
    return stage.sit_at(match)


def held(stage: Stage, scene: TablePage) -> float:
    """How many seconds the window stays open; nothing is drawn in it."""
    stage.until(lambda: scene.show.held)
    before = list(scene.show.seen.view["hands"])
    assert before[1:] <= [5, 5, 5], "a card was drawn before the window opened"
    began = stage.now
    while scene.show.held:
        assert scene.show.seen.view["hands"] == before
        assert "Does anyone answer the +3?" in stage.said()
        stage.tick()
    return stage.now - began


def test_the_window_stays_open_as_long_whoever_can_answer(stage: Stage) -> None:
    times = []
    for hands in (PLAIN, (PLAIN[0], BREAKER, PLAIN[2])):
        scene = table(stage, [MINE, *hands])
        stage.worker.slow = True
        scene.moves.try_move("play +3")
        times.append(held(stage, scene))
        stage.worker.slow = False
    assert all(abs(time - SECONDS) < 0.1 for time in times), times


def test_it_stays_open_when_the_person_is_next_and_nobody_can_answer(stage: Stage) -> None:
    hands = ["R1 R3 G4 B5 B6", *PLAIN[:2], "R6 R7 +3 B7 B8"]
    scene = table(stage, hands, ["play R1", "play R4", "play R8"])
    scene.show.add(scene.session.play("play +3"))
    assert scene.session.yours
    assert abs(held(stage, scene) - SECONDS) < 0.1


def test_skipping_does_not_shorten_it(stage: Stage) -> None:
    scene = table(stage, [MINE, *PLAIN])
    scene.moves.try_move("play +3")
    for _ in range(4):
        scene.moves.skip()
        stage.tick()
    assert scene.show.held
    assert abs(held(stage, scene) - SECONDS) < 0.2


def test_an_answer_with_a_card_is_shown_at_once(stage: Stage) -> None:
    scene = table(stage, [MINE, PLAIN[0], BREAKER, PLAIN[2]])
    scene.moves.try_move("play +3")
    assert held(stage, scene) < SECONDS / 2
    stage.until(lambda: scene.show.seen.view["pile"][-1] == "break")


def test_silence_of_an_opponent_does_not_shorten_it(stage: Stage) -> None:
    scene = table(stage, [MINE, PLAIN[0], BREAKER, PLAIN[2]])
    stage.worker.slow = True
    scene.moves.try_move("play +3")
    stage.until(lambda: scene.show.held)
    scene.show.add(scene.session.play("pass"))
    assert abs(held(stage, scene) - SECONDS) < 0.1
    stage.until(lambda: scene.show.quiet)
    assert scene.show.seen.view["hands"][1:] == [8, 8, 8]


def test_whoever_is_asked_is_called_at_once_and_the_rest_of_the_time_goes_by(
    stage: Stage,
) -> None:
    for last in (PLAIN[2], "R6 R7 break B7 B8"):
        hands = ["R1 R3 break B5 B6", "R4 +3 B1 B3 B4", PLAIN[1], last]
        scene = table(stage, hands, ["play R1"])
        scene.show.add(scene.session.play("play +3"))
        stage.worker.slow = True
        if not scene.session.yours:
            scene.show.add(scene.session.play("pass"))
        stage.until(lambda scene=scene: scene.model.open_call() is not None)  # type: ignore[misc]
        for _ in range(60):
            stage.tick()
        assert scene.model.call_left is not None
        left = scene.model.call_left
        assert 3.8 < left < 4.1
        scene.moves.try_move("pass")
        assert abs(held(stage, scene) - left) < 0.2
        stage.worker.slow = False


def test_the_person_s_time_runs_out_in_silence(stage: Stage) -> None:
    hands = ["R1 R3 break B5 B6", "R4 +3 B1 B3 B4", *PLAIN[1:]]
    scene = table(stage, hands, ["play R1"])
    scene.show.add(scene.session.play("play +3"))
    stage.until(lambda: scene.model.open_call() is not None)
    stage.until(lambda: len(scene.session.match.moves) > 2)
    assert scene.session.match.moves[2] == (0, "pass")


def test_a_table_continued_in_the_window_waits_again(stage: Stage) -> None:
    scene = table(stage, [MINE, PLAIN[0], BREAKER, PLAIN[2]], ["play +3"])
    stage.worker.slow = True
    assert abs(held(stage, scene) - SECONDS) < 0.1
