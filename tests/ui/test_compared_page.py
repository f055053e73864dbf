"""What a hint says with its chance, and the page that compares the moves, asked for with it."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.ai.levels import Advice, certainty_text, percent, whole_points
from game.games import GAMES_BY_NAME
from game.text.message import seats, told
from game.ui.features.match.compared_page import ComparedPage
from game.ui.features.match.match_page import TablePage
from game.ui.kit.widgets.charts import Chance
from tests.ui.pages import PAGES
from tests.ui.stage import Stage

TAKEAWAY = "compared moves of takeaway"
TAKI = "compared moves of taki"
PERCENT = "%"


def test_a_hint_says_the_move_why_and_how_sure_it_is_of_what_chance(stage: Stage) -> None:
    page = PAGES[TAKI](stage)
    stage.app.navigator.back()
    table = stage.top(TablePage)
    notice = table.model.notice
    assert notice is not None
    assert notice.text == "Play the blue 9. " + told(page.advice.why)
    assert (
        notice.more
        == f"That puts your chances at 62{PERCENT}. “Play the blue Stop” is about as good."
    )


def test_pressing_hint_once_more_compares_the_moves_and_again_leads_back(stage: Stage) -> None:
    table = PAGES["hinted, 2"](stage)
    assert isinstance(table, TablePage)
    moves = table.session.match.moves_now()
    scores = {move: 60.0 - 7 * number for number, move in enumerate(moves)}
    table.session.advice = Advice(moves[0], "So.", scores, "chance", dict.fromkeys(moves, 1.0))
    table.changed()
    stage.tick()
    many = len(moves) > 1
    assert (table.tree.by_key["hint"].name == "Compare") is many
    stage.key("h")
    assert isinstance(stage.scene, ComparedPage) is many
    stage.key("h")
    assert stage.scene is table


@pytest.mark.parametrize("name", [TAKEAWAY, TAKI, "compared moves of rummy500"])
def test_the_page_tells_each_move_with_its_chance_the_advised_one_first(
    stage: Stage, name: str
) -> None:
    page = PAGES[name](stage)
    assert isinstance(page, ComparedPage)
    stage.tick()
    advice = page.advice
    rows = [node for node in page.tree.nodes if node.key.startswith("compared ")]
    assert [row.move for row in rows] == page.moves
    assert page.moves[0] == advice.move
    others = [advice.scores[move] for move in page.moves[1:]]
    assert all(one >= two for one, two in pairwise(others))
    bars = [node.widget for node in page.tree.nodes if isinstance(node.widget, Chance)]
    assert [bar.value for bar in bars] == [advice.scores[move] / 100 for move in page.moves]
    errors = [0 if advice.exact else advice.errors[move] for move in page.moves]
    assert [bar.doubt > 0 for bar in bars] == [error > 0 for error in errors]
    assert [bar.leads for bar in bars] == [True] + [False] * len(others)
    for row in rows:
        assert row.move is not None
        why = told(page.reasons[row.move])
        assert not why or why in [node.name for node in row.walk()]
        assert str(row.value).startswith(f"{whole_points(advice.scores[row.move])}{PERCENT}, ")


def said(lead: float, error: float, exact: bool = False, others: int = 1) -> str:
    """What is said of a lead over other moves, at a position of Takeaway."""
    game = GAMES_BY_NAME["takeaway"]
    state = game.new(game.setup(2, {}, 3))
    while len(moves := [game.write(move) for move in state.legal()]) < 2:
        state.advance(next(iter(state.legal())))
    first, second = moves[:2]
    scores = {first: 62.0, second: 62.0 - lead}
    errors = {first: 0.0, second: error}
    for move in range(others - 1):
        scores[f"take {move + 90}"], errors[f"take {move + 90}"] = 62.0 - 3 * lead, error
    advice = Advice(first, "", scores, "chance", errors, exact=exact)
    found = certainty_text(game, state, advice, seats(2))
    assert found is not None
    return str(found)


def test_how_sure_it_is_follows_from_the_error_of_the_difference() -> None:
    assert "clearly better than" in said(9.0, 1.0)
    assert "and anything else" in said(9.0, 1.0, others=2)
    assert "probably a little better" in said(3.0, 1.5)
    assert "about as good" in said(3.0, 4.0)
    assert "about as good" in said(0.2, 0.01)
    assert said(0.0, 0.0, exact=True).endswith("just as good. Both are exact.")
    assert f"would make it 53{PERCENT}. Both are exact." in said(9.0, 0.0, exact=True)


def test_where_there_is_nothing_to_choose_it_says_so() -> None:
    game = GAMES_BY_NAME["takeaway"]
    state = game.new(game.setup(2, {}, 3))
    while len(list(state.legal())) > 1:
        state.advance(next(iter(state.legal())))
    (only,) = map(game.write, state.legal())
    advice = Advice(only, "", {only: 48.4}, "chance", {only: 0.0})
    assert str(certainty_text(game, state, advice, seats(2))) == (
        f"That puts your chances at 48{PERCENT}. It’s your only move."
    )
    assert certainty_text(game, state, replace(advice, unit="rating"), ()) is None


def test_only_what_was_counted_is_called_certain() -> None:
    assert str(percent(100.0)) == str(percent(99.7)) == f"over 99{PERCENT}"
    assert str(percent(100.0, exact=True)) == f"100{PERCENT}"
    assert (
        str(percent(0.0))
        == str(percent(0.4))
        == str(percent(0.4, exact=True))
        == f"under 1{PERCENT}"
    )
    assert str(percent(0.0, exact=True)) == f"0{PERCENT}"
    assert str(percent(99.6, exact=True)) == f"over 99{PERCENT}"
