"""The panel of a match: its goal, the name of its rules and its round under the game's name."""

from typing import Any

import pytest

from game.core.game import Game
from game.features.puzzles.puzzle import kept
from game.features.rule_sets.rules_line import without_length
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import told
from game.ui.features.evening.open_evening import begin_evening
from game.ui.features.lessons.lesson_page import LessonPage
from game.ui.features.lessons.open_lesson import begin_lesson
from game.ui.features.match.match_page import TablePage
from game.ui.features.puzzles.open_puzzle import puzzle_route
from game.ui.features.puzzles.puzzle_page import PuzzlePage
from game.ui.table.render.side_panel import match_texts, round_text
from tests.evening.evenings import terms
from tests.ui.stage import Stage


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_of_any_length_on_offer_says_its_goal_and_no_rules_of_ones_own(
    stage: Stage, game: Game[Any, Any]
) -> None:
    assert game.lengths is not None
    for value in game.lengths.values:
        table = stage.sit(3, game=game, options={game.lengths.option: value}, moves=3)
        goal, *below = match_texts(table.model)
        assert goal.startswith(("First to ", "One ", "Round 1 of "))
        assert all(line.startswith(("Round", "Deal", "Game")) for line in below)


@pytest.mark.parametrize(
    ("name", "values", "goal"),
    [
        ("take", {"target": 100}, "First to 100"),
        ("take", {"target": 0}, "One round"),
        ("rummy500", {"target": 500}, "First to 500"),
        ("takeaway", {"rounds": 1}, "One round"),
        ("takeaway", {"rounds": 5}, "Round 1 of 5, deal 7"),
        ("taki", {"wins": 2}, "First to 2 wins"),
        ("taki", {"mode": "tournament"}, "Tournament"),
        ("texas", {"rounds": "1-7"}, "Round 1 of 7, deal 7"),
    ],
)
def test_the_goal_is_the_first_line(
    stage: Stage, name: str, values: dict[str, object], goal: str
) -> None:
    table = stage.sit(3, game=GAMES_BY_NAME[name], options=values, moves=3)
    assert match_texts(table.model)[0] == goal


def test_other_rules_than_those_of_a_set_are_ones_own(stage: Stage) -> None:
    table = stage.sit(3, game=GAMES_BY_NAME["taki"], options={"hand": 5}, moves=3)
    assert match_texts(table.model)[1] == "Your own rules"


def test_the_game_of_an_evening_is_named_after_it(stage: Stage) -> None:
    begin_evening(stage.app, terms())
    assert "Evening, game 1 of 5" in match_texts(stage.top(TablePage).model)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lesson_is_named_by_its_title(stage: Stage, game: Game[Any, Any]) -> None:
    for name in (*game.lessons, *filter(None, [game.first_hand])):
        begin_lesson(stage.app, game, name)
        page = stage.top(LessonPage)
        assert match_texts(page.model)[0] == told(page.guide.lesson.title)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_puzzle_says_its_difference_below_the_prompt_and_has_no_name(
    stage: Stage, game: Game[Any, Any]
) -> None:
    for place in range(0, len(kept(game).puzzles), 5):
        page = stage.app.navigator.make(puzzle_route(stage.app, game, place))
        assert isinstance(page, PuzzlePage)
        options = page.model.session.match.setup.options.as_values()
        usual = game.options_type.has_same_rules(without_length(game, options), {})
        texts = match_texts(page.model)
        assert texts == list(filter(None, [round_text(page.model)]))
        assert bool(page.differs) is not usual
