"""The score sheet and the whole log, looked at in the middle of a match."""

import pytest

from game.core.event import PERSON_SEAT
from game.games import GAMES, GAMES_BY_NAME
from game.ui.features.match.log_page import LogPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.table_page import TableView
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.scores.score_sheet import SheetPage
from game.ui.kit.input import events
from game.ui.kit.tree import Role
from game.ui.kit.widgets.words import Signed
from tests.ui.pages import TABLES
from tests.ui.stage import Stage

SCORED = [game for game in GAMES if game.table is not None and game.table.scored]


def rummy(stage: Stage, moves: int) -> TablePage:
    table = stage.sit(3, game=GAMES_BY_NAME["rummy500"], moves=moves, seed=3, fresh=False)
    stage.asked()
    return table


@pytest.mark.parametrize("game", SCORED, ids=lambda game: game.name)
def test_a_click_on_the_score_opens_the_sheet_before_any_round_is_over(
    stage: Stage, game: object
) -> None:
    table = stage.sit(4, game=game, seed=3, fresh=False)  # type: ignore[arg-type]
    stage.click(table.tree.by_key["score"])
    stage.top(SheetPage)
    assert "No round is over yet." in stage.said()
    assert [node for node in stage.role("row") if node.name == "Total"]
    stage.key("f2")
    assert stage.scene is table


def test_the_sheet_is_the_one_that_stands_after_the_round(stage: Stage) -> None:
    table = rummy(stage, 110)
    stage.key("f2")

    def sheet() -> list[tuple[str, str | None]]:
        rows = [(node.name, node.value) for node in stage.role("row")]
        return [row for row in rows if row[0].startswith(("Round", "Total"))]

    looked = sheet()
    assert "One round played." in stage.said()
    stage.key("escape")
    assert stage.scene is table
    stage.app.page_stack.push(RoundPage(stage.app, table.model))
    assert len(looked) == 2
    assert sheet() == looked


def test_where_there_are_no_points_there_is_no_sheet(stage: Stage) -> None:
    table = stage.sit(2, game=GAMES_BY_NAME["taki"], moves=4, seed=3, fresh=False)
    stage.asked()
    assert table.tree.by_key["score"].act is None
    stage.key("f2")
    assert stage.scene is table


@pytest.mark.parametrize("text", [150, 200])
def test_with_large_text_log_and_sheet_are_buttons_on_a_rail(stage: Stage, text: int) -> None:
    table = rummy(stage, 30)
    stage.resize(1280, 720)
    stage.tick()
    before = table.show.felt.w
    stage.app.settings.text = text
    stage.resize(1280, 720)
    stage.tick()
    assert table.show.felt.w > before + 150
    stage.click("log")
    stage.top(LogPage)
    assert str(table.show.log[-1]) in stage.said()
    stage.key("escape")
    stage.click("score")
    stage.top(SheetPage)


def test_with_large_text_captions_stay_in_view(stage: Stage) -> None:
    table = rummy(stage, 30)
    stage.app.settings.text = 200
    stage.app.settings.captions = True
    stage.resize(1280, 720)
    stage.tick()
    assert table.tree.by_key["captions"].rect.w > 200


@pytest.mark.parametrize(
    "name",
    ["lesson of take, turn, step 2", "playing a puzzle of rummy500, shown", "review of texas"],
)
def test_with_large_text_what_is_said_of_a_match_is_beside_it(stage: Stage, name: str) -> None:
    TABLES[name](stage)
    stage.app.settings.text = 200
    stage.resize(1280, 720)
    stage.tick()
    page = stage.scene
    assert isinstance(page, TableView)
    beside = [node for node in page.tree.nodes if node.rect.x >= page.show.felt.right]
    panels = [node for node in beside if node.role == Role.PANEL]
    assert panels and all(panel.rect.w > 200 for panel in panels)


def test_a_log_of_few_lines_is_a_line_without_a_panel_that_opens(stage: Stage) -> None:
    table = stage.sit(2, game=GAMES_BY_NAME["taki"], moves=0, seed=3, fresh=False)
    stage.tick()
    log = stage.find("log")
    assert len(table.show.log) < 4 and log.widget is None
    assert [node.name for node in log.walk() if node.role == Role.HEADING] == ["Log…"]
    stage.click(log)
    stage.top(LogPage)


def test_the_log_has_every_line_and_a_heading_a_round(stage: Stage) -> None:
    table = rummy(stage, 110)
    stage.key("f3")
    page = stage.top(LogPage)
    rounds = len(table.show.state.rounds)
    lines = page.text().splitlines()
    assert rounds
    assert [line for line in lines if line.startswith("Round ")] == [
        f"Round {number + 1}" for number in range(rounds + 1)
    ]
    assert [line for line in lines if line and not line.startswith("Round ")] == table.show.log
    stage.key("home")
    assert stage.role("group heading")[0].name == "Round 1"
    first = stage.said()
    stage.key("end")
    assert table.show.log[0] in first
    assert table.show.log[-1] in stage.said()


@pytest.mark.night("texas")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_log_of_a_whole_match_has_no_round_more_than_were_played(
    stage: Stage, game: object
) -> None:
    table = stage.sit(2, game=game, moves=0, seed=3)  # type: ignore[arg-type]
    match = table.session.match
    while not match.state.over:
        match.play(match.game.write(next(iter(match.state.legal()))))
        if len(match.moves) > 3000:
            break
    told = [line for lines in table.session.told() for line in lines]
    assert {line.round for line in told} == set(range(1, len(match.state.rounds) + 1)) or (
        not match.state.over
    )
    assert [line.round for line in told] == sorted(line.round for line in told)


def test_the_log_that_was_seen_is_the_one_that_is_told_again(stage: Stage) -> None:
    table = stage.sit(3, game=GAMES_BY_NAME["rummy500"], seed=3)
    for _ in range(6):
        stage.asked()
        table.moves.try_move(table.session.match.moves_now()[0])
    stage.asked()
    again = [line for lines in table.session.told() for line in lines]
    assert [(line, line.seat, line.round) for line in table.show.log] == [
        (line, line.seat, line.round) for line in again
    ]
    assert {line.seat for line in again} >= {PERSON_SEAT, 1, 2}


def test_a_card_of_the_log_is_read_in_words_and_seen_with_the_sign_of_its_suit(
    stage: Stage,
) -> None:
    table = rummy(stage, 110)
    spades = next(line for line in table.show.log if "spades" in line)
    stage.key("f3")
    page = stage.top(LogPage)
    node = next(one for row in page._rows for one in row.place(page.column.view)
                if one.name == spades)  # fmt: skip
    assert isinstance(node.widget, Signed)
    assert "\u2660" in node.widget.seen
    assert "spades" not in node.widget.seen


def test_the_log_is_copied_and_that_is_said(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    works = [True]
    monkeypatch.setattr(events, "copy", lambda text: kept.append(text) or works[0])
    table = rummy(stage, 110)
    stage.key("f3", "c")
    assert kept[0].count("\n") > len(table.show.log)
    assert "Copied to the clipboard." in stage.said()
    works[0] = False
    stage.key("c")
    assert "We can’t use the clipboard here." in stage.said()


def test_a_key_for_a_panel_leaves_the_focus_where_it_was(stage: Stage) -> None:
    table = rummy(stage, 110)
    stage.key("down", "tab")
    focus = table.focus
    assert focus
    stage.key("f3", "f3", "f2", "f2")
    assert stage.scene is table
    assert table.focus == focus
