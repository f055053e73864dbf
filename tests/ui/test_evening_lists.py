"""Evenings in the lists: unfinished ones and the history, deleted and brought back."""

import pytest

from game.features.evening.evening_store import EveningFile
from game.text.message import told
from game.ui.features.evening.evening_page import EveningPage
from game.ui.features.evening.evening_sheet_page import EveningSheetPage
from game.ui.features.evening.evening_statistics_page import EveningStatisticsPage
from game.ui.features.history.history_page import HistoryPage
from game.ui.features.history.unfinished_page import UnfinishedPage
from game.ui.features.match.match_page import TablePage
from game.ui.kit.pages.dialog import Dialog
from tests import archive
from tests.evening.evenings import begin_match, play, play_games, terms
from tests.ui.stage import Stage


def finished(stage: Stage, games: int = 5) -> EveningFile:
    """An evening that is over, or was given up after some games."""
    file = stage.app.evenings.begin(terms())
    play_games(stage.app.evenings, file, games)
    if games < 5:
        file.stop()
    return file


def history(stage: Stage) -> HistoryPage:
    page = stage.show(HistoryPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    return page


def test_an_evening_is_one_line_of_the_history_and_opens_its_sheet(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 3, damaged=False)
    file = finished(stage)
    page = history(stage)
    assert len(page.shown) == 4 and len(page.match_index.entries) == 8
    row = page.tree.by_key[f"evening {file.evening.name}"]
    assert "Evening with Ada (Hard) and Max (Easy)" in row.name
    stage.click(f"evening {file.evening.name}")
    sheet = stage.top(EveningSheetPage)
    assert [row.number for row in sheet.sheet.rows] == [1, 2, 3, 4, 5]
    stage.click("game 1")
    assert "No hints, and nothing taken back." in stage.top(Dialog).text


def test_the_games_of_evenings_are_listed_when_they_are_asked_for(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 3, damaged=False)
    won = finished(stage).evening.winners == (0,)
    given_up = finished(stage, 2)
    page = history(stage)

    def count(name: str, value: str) -> int:
        stage.click(name)
        stage.click(value)
        stage.tick()
        return len(page.shown)

    assert count("kind", "Evening games") == 7
    assert count("kind", "Evenings") == 2
    assert count("result", "Given up") == 1
    assert [getattr(one, "path", None) for one in page.shown] == [given_up.path]
    assert count("result", "Won") == won


def test_a_finished_evening_is_deleted_with_its_matches_and_brought_back(stage: Stage) -> None:
    file = finished(stage)
    page = history(stage)
    stage.click(f"evening {file.evening.name}")
    stage.click("delete")
    stage.tick()
    page = stage.top(HistoryPage)
    assert page.shown == [] and not list(stage.app.match_store.finished.glob("*.record"))
    stage.click("undelete")
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    assert len(page.shown) == 1 and len(page.match_index.entries) == 5


def test_a_finished_evening_without_a_match_is_brought_back(stage: Stage) -> None:
    file = finished(stage, 0)
    page = history(stage)
    stage.click(f"evening {file.evening.name}")
    stage.click("delete")
    stage.tick()
    assert page.shown == []
    stage.click("undelete")
    stage.tick()
    assert len(page.shown) == 1 and file.path.exists()


@pytest.mark.parametrize("change", ["voluntary_draw=perhaps", "voluntary_draw=off friends=on"])
def test_an_evening_by_rules_that_are_unknown_here_says_so_and_opens(
    stage: Stage, change: str
) -> None:
    file = finished(stage)
    written = file.path.read_text(encoding="utf-8")
    text = written.replace("voluntary_draw=off", change, 1)
    assert text != written
    file.path.write_text(text, encoding="utf-8")
    page = history(stage)
    assert "Rules we don’t know" in page.tree.by_key[f"evening {file.evening.name}"].name
    stage.click(f"evening {file.evening.name}")
    rows = {row.game: told(row.rules) for row in stage.top(EveningSheetPage).sheet.rows}
    assert [game for game, rules in rows.items() if rules == "Rules we don’t know"] == ["taki"]
    statistics = stage.show(EveningStatisticsPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    assert statistics.figures is not None and statistics.figures.tallies[3].played == 1
    assert file.path.read_text(encoding="utf-8") == text


def test_a_finished_evening_with_a_damaged_line_is_listed_and_not_counted(stage: Stage) -> None:
    file = finished(stage)
    text = file.path.read_text(encoding="utf-8")
    file.path.write_text(text.replace("\ndone 3 ", "\ndone 4 "), encoding="utf-8")
    page = history(stage)
    assert "Not readable" in page.tree.by_key[f"evening {file.evening.name}"].name
    stage.click(f"evening {file.evening.name}")
    assert "This evening was damaged. Line " in stage.said()
    statistics = stage.show(EveningStatisticsPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    assert statistics.figures is not None and not statistics.figures.tallies


def test_a_finished_evening_that_cannot_be_read_is_listed_and_put_aside(stage: Stage) -> None:
    path = finished(stage).path
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("rules: taki", "rules: bridge"), encoding="utf-8")
    page = history(stage)
    assert page.tree.by_key[f"damaged {path.name}"].name.startswith(f"{path.name}: Not readable")
    stage.click(f"damaged {path.name}")
    dialog = stage.top(Dialog)
    assert dialog.text.startswith(f"We can’t read {path.name}. Line ")
    stage.key("d")
    assert page.subtitle.startswith(f"We took {path.name} off the list.")
    assert page.damaged == [] and path.with_suffix(".damaged").exists()


def test_a_match_of_an_evening_under_way_is_not_deleted_on_its_own(stage: Stage) -> None:
    file = stage.app.evenings.begin(terms())
    play_games(stage.app.evenings, file, 2)
    page = history(stage)
    assert page.shown == []
    stage.click("kind")
    stage.click("Evening games")
    stage.tick()
    assert len(page.shown) == 2
    stage.click(f"match {page.shown[0].name}")
    stage.key("d")
    assert page.subtitle == "This match belongs to an evening that isn’t over."
    assert len(list(stage.app.match_store.finished.glob("*.record"))) == 2


def test_an_evening_under_way_is_listed_continued_and_deleted_with_its_match(stage: Stage) -> None:
    stage.sit(2, moves=3)
    file = stage.app.evenings.begin(terms())
    play_games(stage.app.evenings, file, 2)
    play(begin_match(stage.app.evenings, file), 4)
    page = stage.show(UnfinishedPage(stage.app))
    assert len(page.evenings) == 1 and len(page.rows) == 1
    assert page.tree.by_key["evening 0"].name.startswith("Evening, game 3 of 5: ")
    stage.click("evening 0")
    assert len(stage.top(TablePage).session.match.moves) == 4
    page = stage.show(UnfinishedPage(stage.app))
    stage.click("delete evening 0")
    assert page.evenings == [] and len(page.rows) == 1
    stage.click("undelete")
    assert len(page.evenings) == 1 and len(page.rows) == 1


def test_an_evening_that_cannot_be_read_is_told_and_put_aside(stage: Stage) -> None:
    file = stage.app.evenings.begin(terms())
    text = file.path.read_text(encoding="utf-8")
    file.path.write_text(text.replace("players: 3", "players: many"), encoding="utf-8")
    page = stage.show(UnfinishedPage(stage.app))
    assert "Line 2:" in stage.said()
    stage.click("put aside 0")
    assert page.damaged == [] and file.path.with_suffix(".damaged").exists()


def test_statistics_without_evenings_lead_to_planning_one(stage: Stage) -> None:
    stage.show(EveningStatisticsPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    stage.click("Plan an evening")
    stage.top(EveningPage)
