"""An evening in the window: from the start page to its end, killed in the middle, given up."""

from pathlib import Path
from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.features.evening.evening import LAST_CHOOSES_ORDER
from game.features.evening.evening_store import EveningFile
from game.games import GAMES_BY_NAME, evening_games
from game.text.message import told
from game.ui import routes
from game.ui.features.evening.evening_over_page import EveningOverPage
from game.ui.features.evening.evening_page import EveningPage
from game.ui.features.evening.evening_sheet_page import EveningChoicePage, EveningSheetPage
from game.ui.features.evening.open_evening import begin_evening, continue_evening
from game.ui.features.match.evening_match import open_evening
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.pause_page import PausePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.pages.dialog import Dialog
from tests.evening.evenings import begin_match, play, play_games, terms
from tests.ui.stage import Stage


def play_on(stage: Stage, moves: int = 1 << 30) -> None:
    """Make ``moves`` moves at the table, or all to the end, when the result page comes up."""
    page = stage.top(TablePage)
    session, rng = page.session, Random(2)
    for _ in range(moves):
        match = session.match
        if match.state.over:
            break
        session.play(match.game.write(match.game.bot.rollout_move(match.state.clone(), rng)))
    page.show.snap(session.match.view(PERSON_SEAT))
    if session.match.state.over:
        stage.until(lambda: isinstance(stage.scene, ResultPage))


def begun(stage: Stage, **more: object) -> EveningFile:
    """An evening at the table of its first game."""
    stage.show(StartPage(stage.app))
    begin_evening(stage.app, terms(**more))
    [file] = stage.app.evenings.waiting()
    return file


def killed(stage: Stage, folder: Path) -> Stage:
    """The program after a kill: nothing was closed, and it is started once more."""
    stage.app.page_stack.stack.clear()
    again = Stage(folder)
    again.app.navigator.replace(routes.Start())
    return again


@pytest.mark.night
def test_an_evening_leads_from_the_start_page_over_five_tables_to_its_end(stage: Stage) -> None:
    stage.app.navigator.replace(routes.Start())
    stage.key("e")
    page = stage.top(EveningPage)
    for name, one in page.plan.rules.items():
        one.remember({"short": False, "options": GAMES_BY_NAME[name].short_round})
    stage.click("play")
    for number in range(1, 6):
        [file] = stage.app.evenings.waiting()
        table = stage.top(TablePage)
        part = table.session.match.evening
        assert part is not None and part.number == number
        assert table.session.match.game.name == file.evening.due()
        play_on(stage)
        assert len(file.evening.results) == number - 1
        stage.click("answer 0")
        assert len(file.evening.results) == number
        if number < 5:
            stage.top(EveningSheetPage)
            stage.click("next")
    over = stage.top(EveningOverPage)
    assert file.evening.closed and over.sheet.winners == file.evening.winners
    won = PERSON_SEAT in over.sheet.winners
    heard = [told(one) for one in stage.app.sounds.captions]
    assert heard[-1] == ("You win the evening" if won else "You lose")
    assert {row.game for row in over.sheet.rows} == set(evening_games())
    stage.click("start")
    stage.top(StartPage)
    assert stage.app.evenings.waiting() == []


@pytest.mark.night
def test_killed_in_the_middle_of_each_game_it_goes_on_where_it_was(
    stage: Stage, tmp_path: Path
) -> None:
    folder = stage.app.profile.folder
    begun(stage)
    stages = [stage]
    for number in range(1, 6):
        play_on(stages[-1], 4)
        played = list(stages[-1].top(TablePage).session.match.moves)
        stages.append(killed(stages[-1], folder))
        again = stages[-1]
        again.click("continue")
        table = again.top(TablePage)
        part = table.session.match.evening
        assert part is not None and part.number == number
        assert table.session.match.moves == played
        play_on(again)
        # At the result page it is killed once more: the game is not settled yet.
        stages.append(killed(again, folder))
        again = stages[-1]
        again.click("continue")
        again.until(lambda again=again: isinstance(again.scene, ResultPage))
        again.click("answer 0")
        if number < 5:
            again.click("next")
    over = stages[-1].top(EveningOverPage)
    assert len(over.file.evening.results) == 5 and over.file.evening.closed
    for one in stages[1:]:
        one.app.page_stack.stack.clear()
        one.app.close()


def test_the_start_page_continues_the_evening_and_lists_no_match_beside_it(stage: Stage) -> None:
    begun(stage)
    play_on(stage, 3)
    page = stage.show(StartPage(stage.app))
    assert page.paths == [] and len(page.evenings) == 1
    node = page.tree.by_key["continue"]
    assert node.value is not None and node.value.startswith("Evening, game 1 of 5: ")
    assert "Unfinished (1)" in stage.said()
    # A match that was played since comes first.
    stage.sit(2, moves=3)
    page = stage.show(StartPage(stage.app))
    assert len(page.paths) == 1 and "Unfinished (2)" in stage.said()


def test_the_person_chooses_the_next_game_on_a_page_after_coming_last(stage: Stage) -> None:
    file = stage.app.evenings.begin(terms(order=LAST_CHOOSES_ORDER))
    stage.show(StartPage(stage.app))
    while file.evening.chooser != PERSON_SEAT:
        writer = begin_match(stage.app.evenings, file)
        play(writer, 3)
        writer.match.give_up()
        writer.note()
        writer.finish()
        file.settle(writer.match)
    open_evening(stage.app, file, fresh=True)
    sheet = stage.top(EveningSheetPage)
    assert sheet.subtitle == "You came last, so you choose the next game."
    stage.click("next")
    choice = stage.top(EveningChoicePage)
    left = file.evening.left()
    assert len(left) == 4
    stage.key("escape")
    stage.click("continue")
    stage.top(EveningChoicePage)
    stage.key("2")
    table = stage.top(TablePage)
    assert table.session.match.game.name == left[1]
    assert file.evening.chosen[2] == (left[1], PERSON_SEAT)
    assert choice is not stage.scene


def test_an_opponents_choice_is_told(stage: Stage) -> None:
    file = stage.app.evenings.begin(terms(order=LAST_CHOOSES_ORDER))
    stage.show(StartPage(stage.app))
    play_games(stage.app.evenings, file, 1)
    open_evening(stage.app, file, fresh=True)
    sheet = stage.top(EveningSheetPage)
    due = file.evening.due()
    if file.evening.chosen and due is not None:
        who = file.evening.names[file.evening.chosen[2][1]].name
        assert sheet.subtitle == f"{who} came last and chooses {GAMES_BY_NAME[due].title}."
    else:
        assert sheet.subtitle == "You came last, so you choose the next game."


def test_a_game_is_given_up_after_one_question_and_the_evening_goes_on(stage: Stage) -> None:
    file = begun(stage)
    play_on(stage, 3)
    stage.top(TablePage).pause()
    stage.top(PausePage)
    assert "Game 1 of 5 this evening." in stage.said()
    stage.key("d")
    stage.click("Give up this game")
    sheet = stage.top(EveningSheetPage)
    [result] = file.evening.results
    assert result.given_up and result.places == (3, 1, 1)
    assert "you gave up" in stage.said() and sheet.file is file
    stage.click("next")
    play_on(stage, 3)
    stage.top(TablePage).pause()
    stage.key("d")
    stage.click("Give up evening")
    over = stage.top(EveningOverPage)
    assert over.heading == "Evening given up" and file.evening.stopped
    assert over.sheet.rows[1].result is None
    assert not list(stage.app.match_store.folder.glob("*.record"))


def test_leaving_the_result_page_for_the_start_page_settles_the_game(stage: Stage) -> None:
    file = begun(stage)
    play_on(stage)
    stage.key("escape")
    stage.top(StartPage)
    assert len(file.evening.results) == 1
    stage.click("continue")
    assert stage.top(EveningSheetPage).file is file


def test_a_second_evening_waits_for_the_first(stage: Stage) -> None:
    file = begun(stage)
    stage.show(StartPage(stage.app))
    begin_evening(stage.app, terms(number=8))
    stage.top(Dialog)
    stage.click("Continue")
    stage.top(TablePage)
    assert stage.app.evenings.waiting() == [file]
    stage.show(StartPage(stage.app))
    begin_evening(stage.app, terms(number=8))
    stage.click("Give up evening")
    stage.top(TablePage)
    [other] = stage.app.evenings.waiting()
    assert other.evening.terms.number == 8 and file.evening.stopped


def test_a_damaged_evening_is_told_and_goes_on(stage: Stage) -> None:
    file = begun(stage)
    play_on(stage, 3)
    stage.show(StartPage(stage.app))
    with file.path.open("a", encoding="utf-8") as out:
        out.write("nonsense\n")
    [damaged] = stage.app.evenings.waiting()
    continue_evening(stage.app, damaged)
    assert "can’t have happened there" in stage.said()
    stage.click("Continue")
    assert len(stage.top(TablePage).session.match.moves) == 3


def test_each_row_tells_why_and_leads_to_the_replay_and_the_next_game(stage: Stage) -> None:
    file = stage.app.evenings.begin(terms())
    play_games(stage.app.evenings, file)
    stage.show(StartPage(stage.app))
    open_evening(stage.app, file)
    stage.top(EveningOverPage)
    stage.click("game 2")
    assert stage.top(Dialog).heading.startswith("Game 2: ")
    assert "for beating" in stage.said()
    stage.click("Next game")
    assert stage.top(Dialog).heading.startswith("Game 3: ")
    stage.click("Previous game")
    stage.click("Previous game")
    assert stage.top(Dialog).heading.startswith("Game 1: ")
    stage.key("r")
    assert stage.scene.name == "replay"


def test_the_choices_are_remembered_and_the_games_can_be_moved(stage: Stage) -> None:
    stage.app.navigator.replace(routes.Start(), routes.EveningSetup())
    page = stage.top(EveningPage)
    stage.resize(1280, 3000)
    stage.click("more")
    stage.click("Order: As listed")
    first, second = page.plan.listed[:2]
    stage.click(f"down {first}")
    assert page.plan.listed[:2] == [second, first]
    assert stage.find("rules").name == "Rules: short form"
    stage.click("rules")
    stage.click(f"rules {first}")
    stage.click(f"pick {page.plan.rules[first].names()[2]}")
    chosen = page.plan.chosen()
    assert not page.plan.rules[first].is_short
    stage.key("escape")
    assert stage.find("rules").name == "Rules: one game changed"
    stage.key("escape")
    stage.app.navigator.open(routes.EveningSetup())
    assert stage.top(EveningPage).plan.chosen() == chosen
    assert stage.top(EveningPage).plan.terms(5).listed[:2] == (second, first)


@pytest.mark.parametrize("children", [False, True])
def test_the_page_says_about_how_long_an_evening_takes(stage: Stage, children: bool) -> None:
    stage.app.hold_for_children(children)
    stage.app.navigator.replace(routes.Start(), routes.EveningSetup())
    page = stage.top(EveningPage)
    assert page.plan.players == (2 if children else 3)
    assert stage.find("play").name == f"Play (about {page.plan.minutes} minutes)"
    if not children:
        assert page.plan.minutes == 35
        page.plan.levels = ["easy"] * 3
        assert page.plan.minutes == 45
