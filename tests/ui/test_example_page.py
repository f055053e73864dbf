"""An example of the rules on the felt: its moves, its sentence, and the way back."""

from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES
from game.games.take.game import TAKE
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS
from game.text.message import told
from game.text.rules_text import Says, pictured
from game.ui.features.rules.example_page import ExamplePage
from game.ui.features.rules.open_example import example_route
from game.ui.features.rules.rules_page import RulesPage
from tests.ui.stage import Stage

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def shown_from(stage: Stage, page: RulesPage, says: Says) -> ExamplePage:
    """The example of the first picture that says so, played to its end."""
    block = next(one for one in page.blocks if one.name.startswith(says))
    node = page.tree.by_key[f"show {page.blocks.index(block)}"]
    page.reveal(node)
    stage.click(node.key)
    example = stage.top(ExamplePage)
    stage.until(lambda: example.is_told)
    return example


@every_game
def test_every_picture_has_a_button_that_plays_it(stage: Stage, game: Game[Any, Any]) -> None:
    page = stage.show(RulesPage(stage.app, game))
    pictures = [n for n, block in enumerate(page.blocks) if block.kind == "picture"]
    buttons = [node for node in stage.nodes if node.key.startswith("show ")]
    assert [node.key for node in buttons] == [f"show {number}" for number in pictures]
    for number in pictures:
        assert page.options is not None
        route = example_route(game, page.options, page.blocks[number], str)
        shown = pictured(page.blocks[number])
        assert (route.refused is not None) == (shown.says is Says.BAD)
        assert route.session.last or route.refused


def test_the_moves_are_made_and_the_log_says_the_last(stage: Stage) -> None:
    example = shown_from(stage, stage.show(RulesPage(stage.app, TEXAS)), Says.GOOD)
    assert example.title() == "A run"
    assert example.sentence.startswith("You go out with the king of diamonds.")
    assert {example.title(), example.sentence} <= {node.name for node in stage.nodes}
    assert example.session.match.state.over


def test_a_move_that_is_refused_is_picked_and_its_refusal_is_said(stage: Stage) -> None:
    example = shown_from(stage, stage.show(RulesPage(stage.app, TAKE)), Says.BAD)
    assert example.refused is not None
    assert example.sentence == told(example.refused.message)
    assert sorted(example.show.hand.picked) == ["2H", "AH", "KH"]
    assert example.sentence in stage.said()


@pytest.mark.parametrize(("factor", "below"), [(1.0, False), (2.0, True)])
def test_the_buttons_are_below_a_sentence_too_long_to_stand_beside(
    stage: Stage, factor: float, below: bool
) -> None:
    stage.resize(960, 600, text_factor=factor)
    example = shown_from(stage, stage.show(RulesPage(stage.app, TEXAS)), Says.GOOD)
    stage.tick()
    sentence = next(node for node in stage.nodes if node.name == example.sentence)
    assert (example.tree.by_key["return"].rect.y >= sentence.rect.bottom) == below
    assert below or example.tree.by_key["return"].rect.x >= sentence.rect.right


def test_it_is_played_again_from_its_beginning(stage: Stage) -> None:
    example = shown_from(stage, stage.show(RulesPage(stage.app, TAKI)), Says.GOOD)
    end = example.session.at
    stage.click("again")
    assert (example.session.at, example.is_told, example.sentence) == (0, False, "")
    stage.until(lambda: example.is_told)
    assert example.session.at == end


@pytest.mark.parametrize("way", ["escape", "back", "return", "rules"])
def test_the_way_back_leads_to_where_one_was(stage: Stage, way: str) -> None:
    page = stage.show(RulesPage(stage.app, TAKI))
    shown_from(stage, page, Says.BAD)
    offset = page.column.offset
    assert offset
    if way == "escape":
        stage.key(way)
    else:
        stage.click(way)
    assert stage.scene is page
    assert page.column.offset == offset


def test_it_is_played_under_the_options_of_the_page(stage: Stage) -> None:
    values = next(one.values for one in TEXAS.options_type.presets if one.name == "three-thirteen")
    page = stage.show(RulesPage(stage.app, TEXAS, values=values))
    example = shown_from(stage, page, Says.GOOD)
    assert not example.session.match.state.over, "everyone has one more turn"
    assert example.session.match.setup.options.as_values()["jokers"] == "off"
