"""The seal page: nothing given away before the round is over, the sum done before one's eyes."""

from random import Random

import pytest

from game.games.takeaway.game import TAKEAWAY
from game.ui.scenes.score import RoundScene
from game.ui.scenes.seal import DIGITS, STEP, SealScene
from game.ui.scenes.table import TableScene
from game.ui.sitting import YOU
from tests.ui.stage import SIZES, Stage


def played(stage: Stage, rounds: int) -> TableScene:
    """A table so many rounds into a match."""
    table = stage.sit(2, rounds=3, moves=0, fresh=False, game=TAKEAWAY)
    match = table.sitting.match
    rng = Random(2)
    while len(match.state.rounds) < rounds:
        match.play(rng.choice(match.moves_now()))
    table.show.snap(match.view(YOU))
    return table


def texts(stage: Stage) -> list[str]:
    return [node.name for node in stage.top(SealScene).tree.nodes]


def test_a_round_that_is_being_played_shows_its_seal_and_no_card(stage: Stage) -> None:
    table = played(stage, 1)
    table.open_seal()
    deal = table.sitting.match.deals[1]
    assert deal.seal in texts(stage)
    assert " ".join(deal.deck) not in texts(stage)
    assert deal.salt not in texts(stage)
    assert not stage.find("Verify").enabled


def test_the_table_shows_the_first_digits_of_the_seal(stage: Stage) -> None:
    table = played(stage, 1)
    table.changed()
    digits = table.sitting.match.deals[1].seal[:8]
    assert stage.find(f"Sealed deal {digits}")
    stage.resize(1280, 720)
    assert digits in [node.name for node in stage.nodes]


def test_a_finished_round_shows_salt_and_deck_and_the_sum_appears_digit_by_digit(
    stage: Stage,
) -> None:
    table = played(stage, 2)
    stage.app.settings.speed = "normal"
    table.open_seal()
    stage.click("Round before")
    deal = table.sitting.match.deals[1]
    for text in (deal.seal, deal.salt, " ".join(deal.deck)):
        assert text in texts(stage)
    stage.tick()
    stage.click("Verify")
    stage.tick(10.5 * STEP)
    begun = [text for text in texts(stage) if text and deal.seal.startswith(text)]
    assert any(5 < len(text) < 20 for text in begun)
    assert texts(stage).count(deal.seal) == 1
    stage.tick(DIGITS * STEP)
    assert texts(stage).count(deal.seal) == 2
    assert any(text.startswith("The same:") for text in texts(stage))


def test_a_seal_that_is_not_the_sum_is_called_so(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(stage, 1)
    table.open_seal()
    stage.click("Round before")
    monkeypatch.setattr("game.ui.scenes.seal.seal_of", lambda text: "0" * DIGITS)
    stage.click("Verify")
    assert any(text.startswith("Not the same:") for text in texts(stage))


def test_the_round_page_leads_to_the_proof_of_its_round(stage: Stage) -> None:
    table = played(stage, 1)
    stage.app.director.push(RoundScene(stage.app, table))
    stage.click("Verify the deal")
    scene = stage.top(SealScene)
    assert scene.deal.number == 1
    assert scene.over


def test_nothing_leaves_the_page_at_any_size(stage: Stage) -> None:
    table = played(stage, 2)
    table.open_seal()
    stage.click("Round before")
    stage.click("Verify")
    for size in SIZES:
        stage.resize(*size)
        panel = stage.top(SealScene).tree.by_key["seal"]
        for node in panel.walk():
            assert panel.rect.contains(node.rect), (size, node.name)
