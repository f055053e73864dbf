"""The lines after a round that tell what opponents overlooked."""

from random import Random

import pytest

from game.core.record import Comment
from game.features.review.oversights import Overlooked, OversightJob
from game.match.record_notes import CHILDREN_NOTE
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.end_page import EndPage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.scores.score_sheet import SheetPage
from tests.ui.positions import play
from tests.ui.stage import Stage

LINE = "Max overlooked a big stack."


def line_once(stage: Stage) -> None:
    """Have the worker tell a line of the first move that it is asked about."""
    told: list[OversightJob] = []

    def overlooks(job: OversightJob) -> Overlooked:
        told.append(job)
        return Overlooked(LINE if len(told) == 1 else "Small.", "x", 9.0 if len(told) == 1 else 3.0)

    stage.worker.overlooks = overlooks


def to_the_end(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, rounds: int = 2, children: bool = False
) -> TablePage:
    """Play a round with somebody who is slow to tell what was overlooked."""
    monkeypatch.setattr("game.features.review.round_oversights.has_made_up", lambda *_: False)
    table = stage.sit(2, rounds=rounds, seed=12)
    if children:
        table.session.match.notes._read(Comment(0, 0, f"# {CHILDREN_NOTE}"))
    line_once(stage)
    rng = Random(3)
    while stage.scene is table:
        stage.tick(0.05)
        if stage.scene is table and table.model.your_turn:
            play(stage, table, rng)
    return table


def lines(stage: Stage) -> list[str]:
    return [node.name for node in stage.nodes if node.name in (LINE, "Small.")]


@pytest.mark.parametrize(("rounds", "kind"), [(2, RoundPage), (1, ResultPage)])
def test_the_line_comes_on_the_open_page_and_is_said_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, rounds: int, kind: type[EndPage]
) -> None:
    to_the_end(stage, monkeypatch, rounds)
    page = stage.top(kind)
    assert lines(stage) == []
    assert page.waiting
    places = {node.key: node.rect for node in stage.nodes if node.role == "button"}
    stage.app.announcements.take()
    stage.until(lambda: not page.waiting)
    stage.tick()
    assert lines(stage) == [LINE]
    heard = [one.text for one in stage.app.announcements.take()]
    assert heard.count(LINE) == 1
    for _ in range(5):
        stage.tick()
    assert LINE not in [one.text for one in stage.app.announcements.take()]
    assert {node.key: node.rect for node in stage.nodes if node.role == "button"} == places


def test_the_line_is_read_by_keys(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    to_the_end(stage, monkeypatch)
    page = stage.top(RoundPage)
    stage.until(lambda: not page.waiting)
    assert page.reads
    (node,) = [node for node in stage.nodes if node.name == LINE]
    assert node.role == "text" and node.rect.h


def test_nothing_is_told_at_a_childrens_table(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_the_end(stage, monkeypatch, children=True)
    page = stage.top(RoundPage)
    for _ in range(20):
        stage.tick()
    assert page.oversights is None and not page.waiting
    assert lines(stage) == []


def test_leaving_the_page_cancels_the_request(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = to_the_end(stage, monkeypatch)
    page = stage.top(RoundPage)
    stage.worker.slow = True
    stage.tick()
    assert stage.worker.thinking
    page.back()
    assert stage.scene is table
    assert not stage.worker.thinking


def test_the_sheet_during_a_round_tells_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not issubclass(SheetPage, EndPage)
    asked: list[OversightJob] = []
    monkeypatch.setattr(
        stage.worker, "overlooks", lambda job: asked.append(job) or Overlooked(LINE, "x", 9.0)
    )
    table = stage.sit(2, rounds=2, seed=12, moves=6)
    stage.app.page_stack.push(SheetPage(stage.app, table.model))
    for _ in range(20):
        stage.tick()
    assert lines(stage) == [] and asked == []
