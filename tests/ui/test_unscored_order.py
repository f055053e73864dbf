"""A match without points ends with everybody in the order of how near they were to winning."""

from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.scores.result_page import ResultPage
from tests.games.taki.positions import position
from tests.ui.stage import NAMES, Stage


def test_the_stage_counts_before_the_cards(stage: Stage) -> None:
    match = Match(TAKI, TAKI.setup(4, {"mode": "tournament"}, 1), NAMES[:4])
    match.state = position(["R3", "R4 B4 B5 B6", "Y1 Y3", "Y4 Y5 Y6"], stages=[1, 2, 7, 2], asked=0)
    scene = stage.sit_at(match)
    stage.tick()
    scene.moves.try_move("play R3")
    stage.until(lambda: isinstance(stage.scene, ResultPage))
    stage.top(ResultPage).open_scores()
    rows = [node.name for node in stage.role("row")]
    assert rows == ["You", "Iris", "Ada", "Max"]
