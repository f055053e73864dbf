"""Matches on the start page that are no ordinary ones, and disks that fail while one is begun."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.games.takeaway.game import TAKEAWAY
from game.match.deal_code import Code
from game.ui.features.history.unfinished_page import UnfinishedPage
from game.ui.features.match.begin_match import begin_match, continue_match
from game.ui.features.match.match_page import TablePage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.pages.dialog import Dialog
from tests.storage import matches
from tests.storage.faults import FULL, failing
from tests.ui.stage import NAMES, Stage

RECORD = matches.played(6).sealed_record()
NEWER = RECORD.replace("#five-takes 1", "#five-takes 2")


def keep(stage: Stage, name: str, text: str, time: int) -> Path:
    path = matches.kept(stage.app.match_store, name, text)
    os.utime(path, (time, time))
    return path


def test_a_match_of_a_newer_version_waits_on_the_list_untouched(stage: Stage) -> None:
    path = keep(stage, "new.record", NEWER, 90)
    keep(stage, "old.record", RECORD, 50)
    page = stage.show(StartPage(stage.app))
    assert "new.record is from a newer version" in stage.said()
    stage.key("c")
    stage.top(Dialog)
    assert "newer Five Takes" in stage.said()
    assert [node.name for node in stage.role("button")] == ["OK"]
    stage.key("return")
    assert stage.scene is page
    stage.key("n")
    stage.top(UnfinishedPage)
    stage.click("match 1")
    assert len(stage.top(TablePage).session.match.moves) == 6
    assert path.read_bytes().decode() == NEWER


STRANGE = (
    *("\0", "a\0b", "\x1b[31m", "\u202eabc", "\ufeff", "\x85", "\t", "\uffff", "\U0010ffff"),
    *(
        "",
        "   ",
        "\u034f",
        "\U000e0100",
        "\U0001f600",
        "x" * 5000,
        "\x01" * 900,
        "../../etc/passwd",
        "%s{0}",
    ),
)


@pytest.mark.night("'\\\\x00'")
@pytest.mark.parametrize("name", STRANGE, ids=ascii)
def test_a_match_with_any_names_can_be_listed_and_played(stage: Stage, name: str) -> None:
    text = matches.played(6).record().replace("Ada (hard)", f"{name} (hard)")
    keep(stage, "one.record", text.replace("Zoë (easy)", name), 50)
    for page in (StartPage, UnfinishedPage, StartPage):
        stage.show(page(stage.app)).paint(stage.app.painter)
    stage.key("c")
    stage.top(TablePage)
    stage.asked()
    stage.scene.paint(stage.app.painter)


@pytest.mark.parametrize("move", STRANGE, ids=ascii)
def test_a_damaged_match_with_any_text_in_it_leaves_room_for_the_answers(
    stage: Stage, move: str
) -> None:
    keep(stage, "one.record", f"{RECORD}0 {move}\n0 {move}\n", 50)
    for page in (StartPage, UnfinishedPage, StartPage):
        stage.show(page(stage.app)).paint(stage.app.painter)
    stage.key("c")
    stage.top(Dialog).paint(stage.app.painter)
    for node in stage.role("button"):
        assert node.rect.bottom <= stage.app.measures.height


def test_a_file_whose_name_is_no_text_can_be_listed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bytes in a name that mean nothing come as halves of letters."""
    path = stage.app.match_store.folder / "\udcff\x01\udcfe.record"
    monkeypatch.setattr(stage.app.match_store, "paths", lambda: [path])
    for page in (StartPage, UnfinishedPage, StartPage):
        stage.show(page(stage.app)).paint(stage.app.painter)
    stage.key("c")
    stage.top(Dialog).paint(stage.app.painter)


def begin(stage: Stage) -> None:
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options_type(), NAMES[:3], Code(7))


def go_on(stage: Stage) -> None:
    continue_match(stage.app, keep(stage, "one.record", RECORD, 50))


@pytest.mark.parametrize("sit", [begin, go_on])
def test_a_match_that_cannot_be_saved_says_so_before_it_is_played(
    stage: Stage, sit: Callable[[Stage], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as full:
        full.setattr("tempfile.mkstemp", failing(FULL))
        sit(stage)
    stage.top(Dialog)
    assert "We can’t save this match (no space left on device)." in stage.said()
    stage.key("return")
    table = stage.top(TablePage)
    stage.asked()
    assert table.moves.try_move(table.session.match.moves_now()[0])
    assert table.session.writer.problem is None
    assert table.session.writer.path.read_bytes().decode() == table.session.match.sealed_record()


def test_going_about_the_start_page_reads_no_match_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(stage, "one.record", RECORD, 50)
    opened: list[Path] = []
    open_record = stage.app.match_store.open

    def watched(path: Path) -> object:
        opened.append(path)
        return open_record(path)

    monkeypatch.setattr(stage.app.match_store, "open", watched)
    page = stage.show(StartPage(stage.app))
    for _ in range(4):
        page.changed()
        stage.key("tab")
        assert "Takeaway, deal 7" in stage.said()
    assert len(opened) == 1
