"""The review: every decision judged in turn, the costliest named, left at any time."""

from dataclasses import replace
from random import Random

import pytest

from game.ai import review
from game.games.takeaway.game import TAKEAWAY
from game.ui.pages.result import ResultPage
from game.ui.pages.review import MOST, SHOWN, ReviewPage
from game.ui.pages.table import TablePage
from game.ui.sitting import YOU
from game.words.message import told
from tests.ui.stage import SIZES, Stage


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "WORLDS", 4)


def over(stage: Stage) -> ReviewPage:
    """A match played at random to its end, and its review."""
    table = stage.sit(2, rounds=1, moves=0, fresh=False)
    rng = Random(3)
    match = table.sitting.match
    while not match.state.over:
        match.play(rng.choice(match.moves_now()))
    table.show.snap(match.view(YOU))
    scene = ReviewPage(stage.app, table.sitting)
    stage.app.director.push(scene)
    return scene


def test_every_decision_is_judged_and_the_page_says_so(stage: Stage) -> None:
    scene = over(stage)
    assert scene.decisions
    assert scene.waiting
    stage.until(lambda: not scene.waiting)
    assert len(scene.judged) == len(scene.decisions)
    assert f"The {len(scene.decisions)} decisions" in " ".join(
        node.name for node in scene.tree.nodes
    )
    graph = scene.tree.by_key["graph"]
    assert len(graph.widget.values) == len(scene.decisions) + 1


def test_the_course_of_the_match_ends_with_its_result(stage: Stage) -> None:
    scene = over(stage)
    stage.until(lambda: not scene.waiting)
    mine, theirs = scene.sitting.match.state.scores
    graph = scene.tree.by_key["graph"]
    assert graph.widget.values[-1] == mine - theirs
    assert str(graph.value).endswith(f"to {mine - theirs:+.0f} points")


def test_a_mistake_is_told_with_one_figure(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = over(stage)
    stage.until(lambda: not scene.waiting)
    scene.judged = [replace(one, cost=3.25) for one in scene.judged]
    scene._looked = 0
    scene.changed()
    for place, (_, judged) in enumerate(scene.costliest()):
        cell = scene.tree.by_key[f"worst {place}"]
        said = " ".join(node.name for node in cell.walk())
        assert said.count("points") == 1
        assert "worth" not in told(judged.why) or "points" not in told(judged.why)
    assert scene.costliest()


def test_the_costliest_moves_are_named_with_what_was_better(stage: Stage) -> None:
    scene = over(stage)
    stage.until(lambda: not scene.waiting)
    found = scene.costliest()
    assert len(found) <= SHOWN
    costs = [judged.cost for _, judged in found]
    assert costs == sorted(costs, reverse=True)
    for place, (one, judged) in enumerate(found):
        cell = scene.tree.by_key[f"worst {place}"]
        said = " ".join(node.name for node in cell.walk())
        state = scene._state_before(one)
        names = scene.sitting.names
        assert str(TAKEAWAY.say(state, TAKEAWAY.parse(one.move), names)) in said
        assert told(TAKEAWAY.say(state, TAKEAWAY.parse(judged.best), names)) in said


def test_the_review_can_be_left_while_it_thinks(stage: Stage) -> None:
    scene = over(stage)
    stage.tick()
    stage.key("escape")
    assert stage.scene is not scene
    assert not stage.thinker.thinking


def test_nothing_leaves_the_window_at_any_size(stage: Stage) -> None:
    scene = over(stage)
    stage.until(lambda: not scene.waiting)
    for size in SIZES:
        stage.resize(*size)
        whole = scene.tree.root.rect
        for node in scene.tree.nodes:
            assert whole.contains(node.rect), (size, node.name)


def test_a_long_match_is_looked_at_evenly(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.pages.review.MOST", 3)
    scene = over(stage)
    assert len(scene.decisions) == 3 < MOST
    numbers = [one.number for one in scene.decisions]
    assert numbers == sorted(set(numbers))


def test_the_result_page_leads_to_the_review(stage: Stage) -> None:
    table = over(stage)
    stage.app.director.pop()
    page = ResultPage(stage.app, stage.top(TablePage).model)
    stage.app.director.push(page)
    stage.click("Review")
    assert stage.top(ReviewPage).sitting is table.sitting
