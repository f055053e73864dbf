"""The seal page: nothing given away before the round is over, the sum done before one's eyes."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.cli.subcommands import run_verify
from game.core.event import PERSON_SEAT
from game.games.takeaway.game import TAKEAWAY
from game.match.match import recover
from game.match.seal_check import proof
from game.storage.match_store import VERIFIER_PAGE
from game.text.message import say, told
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.seal.seal_page import SUM_DIGIT_COUNT, SUM_DIGIT_DELAY_SECONDS, SealPage
from game.ui.kit.input import events
from game.ui.table.model.actions import OpenSeal
from tests.storage.faults import FULL, failing
from tests.ui.stage import SIZES, Stage


def played(stage: Stage, rounds: int) -> TablePage:
    """A table so many rounds into a match."""
    table = stage.sit(2, rounds=3, moves=0, fresh=False, game=TAKEAWAY)
    match = table.session.match
    rng = Random(2)
    while len(match.state.rounds) < rounds:
        match.play(rng.choice(match.moves_now()))
    table.show.snap(match.view(PERSON_SEAT))
    return table


def texts(stage: Stage) -> list[str]:
    return [node.name for node in stage.top(SealPage).tree.nodes]


def test_a_round_that_is_being_played_shows_its_seal_and_no_card(stage: Stage) -> None:
    table = played(stage, 1)
    table.perform(OpenSeal())
    deal = table.session.match.deals[1]
    assert deal.seal in texts(stage)
    assert " ".join(deal.deck) not in texts(stage)
    assert deal.salt not in texts(stage)
    assert not stage.find("verify").enabled


def test_the_digits_of_the_seal_are_in_the_tip_of_the_shield_alone(stage: Stage) -> None:
    table = played(stage, 1)
    table.changed()
    digits = table.session.match.deals[1].seal[:8]
    for size in SIZES:
        stage.resize(*size)
        assert digits not in stage.said()
        assert stage.find("A sealed deal").tip == f"Sealed deal {digits}"
    assert f"Sealed deal {digits}" in told(table.queries.where(None))


def test_a_finished_round_shows_its_deck_in_pictures_and_the_sum_digit_by_digit(
    stage: Stage,
) -> None:
    table = played(stage, 2)
    stage.app.settings.speed = "normal"
    table.perform(OpenSeal())
    stage.click("earlier")
    deal = table.session.match.deals[1]
    shown = [card for node in stage.nodes for card in getattr(node.widget, "texts", ())]
    assert tuple(shown[: len(deal.deck)]) == deal.deck
    assert deal.salt not in texts(stage)
    stage.tick()
    stage.click("verify")
    stage.tick(10.5 * SUM_DIGIT_DELAY_SECONDS)
    begun = [text for text in texts(stage) if text and deal.seal.startswith(text)]
    assert any(5 < len(text) < 20 for text in begun)
    assert texts(stage).count(deal.seal) == 1
    stage.tick(SUM_DIGIT_COUNT * SUM_DIGIT_DELAY_SECONDS)
    assert texts(stage).count(deal.seal) == 2
    assert say("seal-same") in texts(stage)


def test_the_digits_and_how_the_sum_is_done_are_behind_details(stage: Stage) -> None:
    table = played(stage, 1)
    table.perform(OpenSeal())
    stage.click("earlier")
    deal = table.session.match.deals[0]
    told = (deal.seal, f"salt: {deal.salt}", f"number: {deal.root}", " ".join(deal.deck))
    assert not any(text in texts(stage) for text in told[:2])
    stage.click("details")
    assert all(text in texts(stage) for text in told)
    lines = [text for text in texts(stage) if text[:3] in {f"{one}. " for one in range(1, 10)}]
    assert len(lines) == 6
    assert any(line.endswith(say("takeaway-from-deck")) for line in lines)
    stage.click("details")
    assert not any(text in texts(stage) for text in told[:2])


def test_a_seal_that_is_not_the_sum_is_called_so(stage: Stage) -> None:
    table = played(stage, 1)
    match = table.session.match
    match.deals[0] = replace(match.deals[0], seal="0" * SUM_DIGIT_COUNT)
    table.perform(OpenSeal())
    stage.click("earlier")
    stage.click("verify")
    assert say("seal-different") in texts(stage)


def test_who_deals_is_told_with_the_seal(stage: Stage) -> None:
    table = played(stage, 1)
    table.perform(OpenSeal())
    dealer = table.session.names[table.session.match.deals[1].dealer]
    assert say("seal-dealer", who=dealer) in texts(stage)


def test_the_page_says_the_same_as_verify_on_the_console(
    stage: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played(stage, 1)
    session = table.session
    for old, new in (("", ""), ("# deal 1 ", "# deal 1 0")):
        text = session.match.sealed_record().replace(old, new, 1)
        session.match = table.model.session.match = recover(text)[0]
        session.writer.path.write_text(text, encoding="utf-8")
        run_verify([str(session.writer.path)])
        console = capsys.readouterr().out.splitlines()[0]
        table.perform(OpenSeal())
        stage.click("earlier")
        stage.click("verify")
        stage.tick(SUM_DIGIT_COUNT * SUM_DIGIT_DELAY_SECONDS)
        said = console.removeprefix("Round 1: ").replace("NOT PROVED", "Not proved")
        assert said in texts(stage)
        assert said.startswith("Not proved") is bool(old)
        stage.click("back")


def test_the_verifier_is_opened_in_the_browser(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(
        "game.ui.features.seal.seal_page.open_page", lambda page: shown.append(page) or True
    )
    table = played(stage, 1)
    table.perform(OpenSeal())
    stage.click("verifier")
    assert shown == [stage.app.profile.folder / "proofs" / "verifier.html"]
    assert shown[0].read_text(encoding="utf-8") == VERIFIER_PAGE.read_text(encoding="utf-8")
    assert any(str(table.session.writer.path) in said for said in texts(stage))


def test_a_verifier_that_cannot_be_opened_or_copied_is_told_where_it_is(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.features.seal.seal_page.open_page", lambda _: False)
    monkeypatch.setattr("game.storage.match_store.write_atomically", failing(FULL))
    played(stage, 1).perform(OpenSeal())
    stage.click("verifier")
    assert any(str(VERIFIER_PAGE) in said for said in texts(stage))


def test_a_deal_asked_for_by_number_is_not_called_secret(stage: Stage) -> None:
    played(stage, 1).perform(OpenSeal())
    assert say("proof-asked-for") in texts(stage)
    assert not any("have chosen" in said for said in texts(stage))


def test_a_deal_that_was_never_sealed_is_not_said_to_be(stage: Stage) -> None:
    table = played(stage, 1)
    match = table.session.match
    match.deals[1] = replace(match.deals[1], seal=None)
    table.perform(OpenSeal())
    assert say("proof-never-sealed") in texts(stage)
    assert "sealed" not in stage.top(SealPage).heading
    assert not stage.find("copy").enabled
    stage.click("back")
    table.changed()
    assert stage.find("seal")


def test_the_proof_is_copied_and_saved(stage: Stage) -> None:
    table = played(stage, 1)
    table.perform(OpenSeal())
    assert not stage.find("save").enabled
    stage.click("copy")
    assert events.pasted() == table.session.match.deals[1].seal
    stage.click("earlier")
    text = proof(table.session.match, table.session.match.deals[0])
    stage.click("copy")
    assert events.pasted() == text
    stage.click("save")
    (file,) = (stage.app.profile.folder / "sheets").iterdir()
    assert file.name.endswith("-proof.txt")
    assert file.read_text(encoding="utf-8") == text
    assert any(file.name in said for said in texts(stage))


def test_a_proof_that_cannot_be_saved_says_so(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(stage, 1).perform(OpenSeal())
    stage.click("earlier")
    monkeypatch.setattr("game.storage.kept_files.write_atomically", failing(FULL))
    stage.click("save")
    assert "We can’t save it (no space left on device)." in texts(stage)


def test_the_round_page_leads_to_the_proof_of_its_round(stage: Stage) -> None:
    table = played(stage, 1)
    stage.app.page_stack.push(RoundPage(stage.app, table.model))
    stage.click("verify")
    scene = stage.top(SealPage)
    assert scene.deal.number == 1
    assert scene.over


def test_nothing_leaves_the_page_at_any_size(stage: Stage) -> None:
    table = played(stage, 2)
    table.perform(OpenSeal())
    stage.click("earlier")
    stage.click("verify")
    for size in SIZES:
        stage.resize(*size)
        scene = stage.top(SealPage)
        window = scene.tree.root.rect
        for node in scene.tree.nodes:
            clip = node.rect if node.clip is None else node.clip
            assert window.contains(clip), (size, node.name)
            if node.clip is not None:
                assert clip.left <= node.rect.left <= node.rect.right <= clip.right
