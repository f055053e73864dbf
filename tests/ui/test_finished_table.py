"""A match that is over: from its table there is a way back to the result, and to what follows."""

import pytest

from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.pause_page import PausePage
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.rerun.rerun_page import RerunPage
from game.ui.features.scores.result_page import ResultPage
from game.ui.kit.input.commands import OPEN_RERUN
from game.ui.kit.widgets.button import Button
from tests.ui.pages import result
from tests.ui.stage import NAMES, SIZES, Stage


def seen(stage: Stage) -> TablePage:
    """The table of a match that is over, by "See the table"."""
    result(stage, 3, 1)
    stage.click("More")
    stage.click("See the table")
    stage.tick()
    return stage.top(TablePage)


def test_a_finished_table_leads_back_to_the_result_by_its_one_golden_button(stage: Stage) -> None:
    table = seen(stage)
    [gold] = [
        node for node in stage.nodes if isinstance(node.widget, Button) and node.widget.primary
    ]
    assert gold.name == "See the result"
    assert not [node for node in stage.nodes if node.key in ("undo", "redo", "hint")]
    assert "waiting" not in stage.said()
    stage.click(gold)
    assert stage.top(ResultPage).model is table.model


@pytest.mark.parametrize("keys", [["b"], ["return", "return"]])
def test_a_finished_table_leads_back_to_the_result_by_keys(stage: Stage, keys: list[str]) -> None:
    """Enter shows the focus first, as on every page, and then presses what has it."""
    seen(stage)
    stage.key(*keys)
    stage.top(ResultPage)


def test_the_pause_page_of_a_finished_match_leads_on_from_it(stage: Stage) -> None:
    for name, kind in (
        ("See the result", ResultPage),
        ("Review", ReplayPage),
        ("Play again", TablePage),
    ):
        over = seen(stage)
        stage.key("escape")
        stage.top(PausePage)
        assert "Resume" not in [node.name for node in stage.nodes]
        stage.click(name)
        assert isinstance(stage.scene, kind)
        assert stage.scene is not over
    seen(stage)
    stage.key("escape", "escape")
    stage.top(TablePage)


def test_the_pause_page_of_a_finished_match_leads_to_what_an_expert_makes_of_it(
    stage: Stage,
) -> None:
    for press in (
        lambda: stage.click(OPEN_RERUN.label),
        lambda: stage.key(OPEN_RERUN.shown.lower()),
    ):
        session = seen(stage).session
        stage.key("escape")
        press()
        page = stage.top(RerunPage)
        assert page.match is session.match
        assert page.path == session.writer.path
        stage.key("escape")
        assert stage.top(ReplayPage).session.match is session.match


def test_the_pause_page_of_a_match_that_goes_on_is_as_before(stage: Stage) -> None:
    stage.sit(3, moves=8)
    stage.key("escape")
    names = [node.name for node in stage.nodes]
    assert "Resume" in names
    assert "See the result" not in names


def test_back_from_the_result_of_a_match_that_was_over_when_it_was_continued(
    stage: Stage,
) -> None:
    for game, options in ((TAKEAWAY, {"rounds": 1}), (TAKI, {})):
        match = Match(game, game.setup(2, options, 3), NAMES[:2])
        while not match.state.over:
            match.play(game.write(game.bot.candidates(match.state)[0]))
        table = stage.sit_at(match)
        stage.tick()
        stage.top(ResultPage)
        stage.click("More")
        stage.click("See the table")
        stage.tick()
        assert stage.scene is table
        stage.key("b")
        stage.top(ResultPage)


def test_a_finished_table_and_its_pause_page_fit_every_window(stage: Stage) -> None:
    seen(stage)
    for size in SIZES:
        stage.resize(*size)
        whole = stage.scene.tree.root.rect
        assert all(whole.contains(node.rect) for node in stage.nodes), size
    stage.key("escape")
    for size in SIZES:
        stage.resize(*size)
        whole = stage.scene.tree.root.rect
        assert all(whole.contains(node.rect) for node in stage.nodes), size
