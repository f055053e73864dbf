"""F1 is the rules of what is played, and a question mark the keys, on every page."""

import pytest

from game.games import GAMES_BY_NAME
from game.ui import routes
from game.ui.features.rules.example_page import ExamplePage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.settings.keyboard_pages import HelpPage
from game.ui.features.settings.keys_page import NewKeyPage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.kit.input.commands import SHOW_HINT
from game.ui.program import leave_for
from tests.tiers import by_tier
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage

FEW = (
    *("start", "settings", "history", "lessons", "pause", "log", "result", "between rounds"),
    *("puzzles", "accessibility", "choice of ends", "cut of texas", "damaged", "table of 3"),
    *("rules of taki", "rules searched", "example that is refused", "help at a table"),
)
ALL = {**PAGES, **TABLES}


@pytest.mark.parametrize("name", by_tier(change=FEW, night=tuple(ALL)))
def test_f1_opens_rules_and_leads_back(stage: Stage, name: str) -> None:
    ALL[name](stage)
    page = stage.scene
    if page.typing or page.grasps:
        return
    stage.key("f1")
    if isinstance(page, RulesPage):
        assert page not in stage.app.page_stack.stack
    else:
        assert isinstance(stage.scene, RulesPage)
        if name != "help at a table" and not isinstance(page, ExamplePage):
            stage.key("f1")
            assert stage.scene is page


@pytest.mark.parametrize("name", by_tier(change=FEW, night=tuple(ALL)))
def test_a_question_mark_opens_the_keys(stage: Stage, name: str) -> None:
    ALL[name](stage)
    page = stage.scene
    if page.typing or page.grasps:
        return
    stage.key("?")
    assert isinstance(stage.scene, HelpPage) or isinstance(page, HelpPage)


@pytest.mark.parametrize("below", ["pause", "log", "settings", "help"])
def test_f1_is_about_the_game_at_the_table_whatever_lies_over_it(stage: Stage, below: str) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["texas"], seed=3, moves=4)
    opened = {
        "pause": routes.Pause(page.model),
        "log": routes.Log(page.model),
        "settings": routes.Settings(),
        "help": routes.Help(page),
    }
    stage.app.navigator.open(opened[below])
    over = stage.scene
    stage.key("f1")
    rules = stage.top(RulesPage)
    assert rules.game is page.model.game
    assert rules.players == 3
    stage.key("f1")
    assert stage.scene is over


def test_without_a_game_f1_has_all_rules_and_first_those_played_last(stage: Stage) -> None:
    PAGES["start with matches"](stage)
    stage.key("f1")
    last = stage.top(RulesPage).game
    stage.key("f1")
    stage.app.navigator.open(routes.Settings())
    stage.key("f1")
    assert stage.top(RulesPage).game is last
    assert len(stage.top(RulesPage).games) == 5


def test_f1_in_the_set_up_is_about_the_game_that_is_set_up(stage: Stage) -> None:
    stage.show(SetupPage(stage.app, GAMES_BY_NAME["taki"]))
    stage.key("f1")
    assert stage.top(RulesPage).game is GAMES_BY_NAME["taki"]


def test_over_the_rules_f1_goes_back_to_them(stage: Stage) -> None:
    leave_for(stage.app, routes.Start(), routes.Rules(GAMES_BY_NAME["take"]))
    rules = stage.top(RulesPage)
    stage.key("?", "f1")
    assert stage.scene is rules


def test_f1_can_be_a_key_of_ones_own(stage: Stage) -> None:
    """A page that waits for a key takes F1 as one."""
    leave_for(stage.app, routes.Start())
    taken: list[str] = []
    stage.app.navigator.open(routes.NewKey(SHOW_HINT, lambda chord: taken.append(chord.key)))
    assert isinstance(stage.scene, NewKeyPage)
    stage.key("f1")
    assert taken == ["f1"]
