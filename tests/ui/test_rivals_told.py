"""Where rivals are told of: the start page, the set-up page, and the table when one sits down."""

from datetime import datetime, time, timedelta
from typing import Any

import pytest

from game.ai.characters import CHARACTERS
from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.features.moments.best_moments import MOMENTS_FILE
from game.features.rivals.sentences import printed, spoken
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.session import MatchSession
from game.storage.settings import SettingsFile
from game.text.message import say, told
from game.ui.features.match.match_page import TablePage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.pages.dialog import Dialog
from game.ui.table.control.table_talk import REMARK_SECONDS
from tests.rivals.rivalries import SEATS, finished
from tests.ui.stage import SIZES, TODAY, Stage

TAKE = GAMES_BY_NAME["take"]


def read(stage: Stage) -> None:
    """Read all records and their moments, as in idle moments."""
    stage.app.match_store.match_index.look()
    while stage.app.match_store.match_index.step():
        pass
    while stage.app.moments.step():
        pass


def keep(stage: Stage, count: int = 4, game: Game[Any, Any] = TAKE) -> None:
    """Keep so many finished matches with Max and Ada, and read them."""
    folder = stage.app.match_store.finished
    folder.mkdir(parents=True, exist_ok=True)
    noon = datetime.combine(TODAY, time(12)).astimezone()
    for number in range(count):
        text = finished(game, number, noon - timedelta(days=number))
        (folder / f"{game.name}-{number}.record").write_text(text, encoding="utf-8")
    read(stage)


def start(stage: Stage) -> StartPage:
    """The start page when everything has been read."""
    page = stage.show(StartPage(stage.app))
    read(stage)
    stage.tick()
    return page


def names(stage: Stage) -> list[str]:
    return [node.name for node in stage.nodes]


def sit(stage: Stage, mode: str = "", fresh: bool = True) -> TablePage:
    """Sit down with Max and Ada."""
    match = Match(TAKE, TAKE.setup(len(SEATS), {}, 7), SEATS)
    session = MatchSession(match, stage.app.match_store.begin(match, mode), stage.worker)
    return stage.show(TablePage(stage.app, session, fresh))


def greeting(stage: Stage, page: TablePage) -> str:
    """What is said once the cards are dealt; empty for nothing."""
    for _ in range(600):
        stage.tick()
        if page.model.remark is not None:
            return told(page.model.remark[1])
        if page.model.your_turn and not page.show.is_travelling(stage.now):
            break
    return ""


@pytest.mark.parametrize("size", SIZES)
def test_the_start_page_has_a_line_about_the_rival_with_most_matches(
    stage: Stage, size: tuple[int, int]
) -> None:
    keep(stage)
    stage.resize(*size)
    start(stage)
    found = stage.app.rivals.recent(TODAY)
    assert found is not None
    said = printed(found)
    assert said is not None and f"Take. {told(said)}" in names(stage)


def test_with_large_text_the_line_is_on_the_start_page_too(stage: Stage) -> None:
    keep(stage)
    stage.resize(1280, 720, text_factor=1.6)
    start(stage)
    assert [name for name in names(stage) if name.startswith("Take. ")]


def test_without_a_rival_the_start_page_has_no_line(stage: Stage) -> None:
    keep(stage, 2)
    start(stage)
    assert not [name for name in names(stage) if name.startswith("Take. ")]


def test_the_start_page_says_once_that_damaged_notes_were_made_again(stage: Stage) -> None:
    keep(stage)
    del stage.app.moments
    (stage.app.profile.folder / MOMENTS_FILE).write_text("damage")
    page = start(stage)
    assert say("rivals-damaged") in names(stage)
    page.entered()
    read(stage)
    stage.tick()
    assert say("rivals-damaged") not in names(stage)
    assert [name for name in names(stage) if name.startswith("Take. ")]


def below(stage: Stage, page: SetupPage) -> list[str]:
    """What stands below the faces of the opponents."""
    return [told(page._about(place).rival) for place in range(page.plan.players - 1)]


@pytest.mark.parametrize("size", SIZES)
def test_the_set_up_page_tells_of_a_rival_in_place_of_the_trait(
    stage: Stage, size: tuple[int, int]
) -> None:
    """Below the face; the trait is in the tip, and a click tells of both."""
    keep(stage)
    stage.resize(*size)
    page = stage.show(SetupPage(stage.app, TAKE))
    page.plan.opponents[:2] = ["Max", "Zora"]
    page.changed()
    stage.tick()
    line = stage.app.rivals.line("Max", "take")
    traits = TAKE.bot.traits
    assert line is not None
    assert below(stage, page)[:2] == [told(line), ""]
    words = next(node for node in stage.nodes if node.name == told(line))
    face = stage.find("face 0")
    assert words.rect.top >= face.rect.bottom and words.rect.left >= face.rect.left
    other = stage.find("face 1")
    assert words.rect.right <= other.rect.left and other.rect.top == face.rect.top
    assert page.column.most == 0 and page.column.view.contains(words.rect)
    tips = [node.tip for node in stage.nodes]
    assert told(CHARACTERS["Max"].known(traits)) in tips
    trait = told(CHARACTERS["Max"].trait(traits))
    assert trait in told(CHARACTERS["Max"].known(traits))
    stage.click("face 0")
    text = stage.top(Dialog).text
    assert told(line) in text and text.count(trait) == 1


def test_on_the_set_up_page_of_another_game_they_are_no_rival(stage: Stage) -> None:
    keep(stage)
    game = GAMES_BY_NAME["taki"]
    page = stage.show(SetupPage(stage.app, game))
    page.plan.opponents[0] = "Max"
    assert below(stage, page)[0] == ""


def test_a_rival_greets_once_the_cards_are_dealt_and_not_in_the_next_match(stage: Stage) -> None:
    keep(stage)
    lines = set()
    for who in ("Max", "Ada"):
        found = stage.app.rivals.rivalry(who, "take")
        assert found is not None
        lines |= {told(line) for line in spoken(found)}
    page = sit(stage)
    assert page.model.remark is None
    said = greeting(stage, page)
    assert said in lines and page.model.remark is not None
    assert page.model.remark[0] != PERSON_SEAT
    stage.tick(REMARK_SECONDS + 0.1)
    assert page.model.remark is None or told(page.model.remark[1]) != said
    assert not greeting(stage, sit(stage))
    assert greeting(stage, sit(stage)) in lines


def test_nobody_greets_before_the_cards_are_dealt(stage: Stage) -> None:
    keep(stage)
    stage.app.settings.speed = "normal"
    page = sit(stage)
    stage.until(lambda: page.model.remark is not None)
    assert len(page.show.state.hands[PERSON_SEAT]) == 7
    assert not page.show.is_travelling(stage.now)


def test_whether_one_greeted_is_kept_for_the_next_start(stage: Stage) -> None:
    keep(stage)
    sit(stage)
    assert stage.app.settings.greeted
    assert SettingsFile(stage.app.profile).settings.greeted


@pytest.mark.parametrize("mode", ["lesson take", "puzzle 1", "from-here 20261118-200000"])
def test_nobody_greets_where_the_match_does_not_count(stage: Stage, mode: str) -> None:
    keep(stage)
    assert not greeting(stage, sit(stage, mode)) and not stage.app.settings.greeted


def test_nobody_greets_in_a_match_that_goes_on(stage: Stage) -> None:
    keep(stage)
    assert not greeting(stage, sit(stage, fresh=False)) and not stage.app.settings.greeted


def test_nobody_greets_without_remarks(stage: Stage) -> None:
    keep(stage)
    stage.app.settings.remarks = False
    assert not greeting(stage, sit(stage)) and not stage.app.settings.greeted


def test_nobody_greets_before_the_third_match(stage: Stage) -> None:
    keep(stage, 2)
    assert not greeting(stage, sit(stage)) and not stage.app.settings.greeted
