"""The proof that nobody stacks the deck is offered once, after the tenth finished match."""

from pathlib import Path

import pytest

from game.core.event import PERSON_SEAT
from game.games.takeaway.game import TAKEAWAY
from game.text.message import say
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.seal.seal_page import SealPage
from tests.ui.stage import Stage

ASKED = "Want proof that nobody stacks the deck?"


def result(stage: Stage) -> ResultPage:
    """The page after a match."""
    table = stage.sit(2, rounds=1, moves=0, fresh=False, game=TAKEAWAY)
    match = table.session.match
    while not match.state.over:
        match.play(match.moves_now()[0])
    table.show.snap(match.view(PERSON_SEAT))
    return stage.show(ResultPage(stage.app, table.model))


def finish(folder: Path, count: int) -> None:
    folder.mkdir(exist_ok=True)
    for number in range(count):
        (folder / f"takeaway-{number}.record").write_text("")


@pytest.mark.parametrize(("count", "offered"), [(9, False), (10, True), (250, True)])
def test_it_is_offered_from_the_tenth_match_on_and_once(
    stage: Stage, count: int, offered: bool
) -> None:
    finish(stage.app.match_store.finished, count)
    result(stage)
    assert (ASKED in stage.said()) is offered
    assert ("proof" in stage.app.settings.explained) is offered
    result(stage)
    assert ASKED not in stage.said()


def test_no_thanks_takes_it_away(stage: Stage) -> None:
    finish(stage.app.match_store.finished, 10)
    page = result(stage)
    stage.click("No thanks")
    assert stage.scene is page and ASKED not in stage.said()


def test_show_me_leads_to_the_proof_with_the_switch_for_the_cut(stage: Stage) -> None:
    finish(stage.app.match_store.finished, 10)
    result(stage)
    stage.click("Show me")
    page = stage.top(SealPage)
    assert say("seal-first") in stage.said()
    assert not stage.app.settings.cut
    page.activate(stage.find("Let me cut the deck each round"))
    assert stage.app.settings.cut
