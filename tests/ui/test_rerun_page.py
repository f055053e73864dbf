"""The page on which an expert plays the cards of a match that is over."""

from typing import Any

import pytest

from game.ai.levels import EXPERT_LEVEL, LEVELS, playouts_of
from game.ai.worker import Question
from game.core.game import Game
from game.features.replay.replay_session import ReplaySession
from game.features.rerun.rerun import RERUNS_PER_LEVEL_COUNT, Outcome
from game.features.review.review import Judgement
from game.games import GAMES
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.match.match import load
from game.storage.match_store import MatchWriter
from game.text.message import MINUS_SIGN, told
from game.ui import routes
from game.ui.features.match.match_page import TablePage
from game.ui.features.replay.open_replay import open_rerun
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.rerun.parted_page import PartedPage
from game.ui.features.rerun.rerun_page import RerunPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.commands import WATCH_PARTING
from game.ui.kit.pages.dialog import Dialog
from tests.archive import LAST, played
from tests.ui.days import kept
from tests.ui.pages import PAGES, parted
from tests.ui.stage import TODAY, Stage


def twice(stage: Stage, writer: MatchWriter | None = None, level: str = "expert") -> RerunPage:
    writer = writer or kept(stage, TAKEAWAY, TODAY)
    stage.show(StartPage(stage.app))
    stage.app.navigator.open(routes.Rerun(writer.match, writer.path))
    page = stage.top(RerunPage)
    page.choose(level)
    page.explain()
    return page


WITH_YOURS = "With your cards the expert would have"


def verdict(page: RerunPage, mine: float, *leads: float) -> str:
    """What is said of a lead beside those of some runs."""
    page.mine = Outcome(1, 4, mine, 3)
    page.running.rerun.done = [Outcome(1, 4, lead, 3) for lead in leads]
    return str(page.method())


def test_runs_arrive_one_by_one_and_are_kept(stage: Stage) -> None:
    page = twice(stage)
    seen = []
    while page.waiting:
        stage.tick()
        seen.append(len(page.done))
    assert set(seen) == set(range(RERUNS_PER_LEVEL_COUNT + 1))
    assert f"All {RERUNS_PER_LEVEL_COUNT} tries are done." in stage.said()
    stage.worker.slow = True
    again = twice(stage, kept_again(page))
    assert again.done == page.done
    assert not again.waiting


def kept_again(page: RerunPage) -> MatchWriter:
    """The keeper of the match a page is about, as far as the page needs one."""
    writer = MatchWriter.__new__(MatchWriter)
    writer.match, writer.path = page.match, page.path
    return writer


@pytest.mark.parametrize("made", [32, 960])
def test_how_far_it_is_and_with_what_strength_is_told(stage: Stage, made: int) -> None:
    page = twice(stage, kept(stage, TAKE, TODAY))
    assert "Playing try 1 of 5…" in stage.said()
    for level in (EXPERT_LEVEL, LEVELS["hard"]):
        page.choose(level.name)
        page.running.rerun.thought = made
        page.changed()
        usual = playouts_of(TAKE, level.name)
        here = min(made, usual)
        strength = f"{told(level.title)} looks ahead at most {here} times to find a move"
        assert strength in stage.said()
        assert ("a little better there" in stage.said()) == (made < usual)


def test_leaving_breaks_off_and_what_was_played_is_kept(stage: Stage) -> None:
    page = twice(stage)
    stage.until(lambda: len(page.done) == 2)
    stage.worker.slow = True
    stage.tick()
    assert stage.worker.thinking
    stage.key("escape")
    assert isinstance(stage.scene, StartPage)
    assert not stage.worker.thinking
    again = twice(stage, kept_again(page))
    assert again.done == page.done


def test_whatever_else_is_asked_goes_first_and_the_run_goes_on_after_it(stage: Stage) -> None:
    page = twice(stage)
    stage.until(lambda: len(page.done) == 1)
    view = TAKEAWAY.new(TAKEAWAY.setup(2, {}, 1)).view(0)
    stage.worker.drop()
    stage.worker.ask(Question("takeaway", view, "medium", 1))
    for _ in range(5):
        stage.tick()
    assert stage.worker.poll() is not None, "nobody dropped it"
    stage.until(lambda: not page.waiting)
    assert len(page.done) == RERUNS_PER_LEVEL_COUNT


@pytest.mark.parametrize(
    ("mine", "leads", "said"),
    [
        (5, [], "Nothing to compare yet."),
        (5, [8], "The expert tried once, and won by 8 points."),
        (5, [-8], "The expert tried once, and lost by 8 points."),
        (5, [0], "The expert tried once, and came out even."),
        (5, [8, 8, 8], "The expert won by 8 points in every try."),
        (0, [-20, 10, 5, -8, 13], "The expert would have done about as well with your cards."),
        (500, [-20, 10, 5], "The expert would have done worse with your cards. Well played."),
        (-30, [9, 10, 11], f"{WITH_YOURS} won by 10 points, not lost by 30."),
        (-30, [-9, -10, -11], f"{WITH_YOURS} lost by 10 points, not by 30."),
        (3, [29, 30, 31], f"{WITH_YOURS} won by 30 points, not by 3."),
        (0, [29, 30, 31], f"{WITH_YOURS} won by 30 points, not come out even."),
        (-30, [-1, 0, 1], f"{WITH_YOURS} come out even, not lost by 30."),
    ],
)  # fmt: skip
def test_the_same_cards_say_one_sentence(
    stage: Stage, mine: float, leads: list[float], said: str
) -> None:
    page = twice(stage, level="expert")
    page.explain()
    page.mine = Outcome(1, 4, mine, 3)
    page.running.rerun.done = [Outcome(1, 4, lead, 3) for lead in leads]
    assert str(page.verdict()) == said


def test_the_tries_and_the_method_are_behind_one_button(stage: Stage) -> None:
    page = twice(stage)
    stage.until(lambda: not page.waiting)
    assert "leads" in page.tree.by_key
    stage.click("how")
    assert "leads" not in page.tree.by_key
    words = [node.name for node in stage.nodes if node.role == "text"]
    assert str(page.verdict()) in words
    assert len([node for node in stage.nodes if node.area == "rerun"]) <= 2
    stage.click("how")
    assert "leads" in page.tree.by_key


def test_no_claim_is_made_without_an_interval(stage: Stage) -> None:
    page = twice(stage)
    assert verdict(page, 5.0) == "Nothing to compare yet."
    assert "says little" in verdict(page, 5.0, 8.0)
    assert "Another try could still differ" in verdict(page, 5.0, 8.0, 8.0, 8.0)


@pytest.mark.parametrize(
    ("mine", "said"),
    [
        (0.0, "too close to call"),
        (-500.0, "there was more in these cards"),
        (500.0, "which beats that"),
    ],
)
def test_a_difference_is_told_where_the_interval_shows_one(
    stage: Stage, mine: float, said: str
) -> None:
    text = verdict(twice(stage), mine, -20.0, 10.0, 5.0, -8.0, 13.0)
    assert said in text
    assert "very likely" in text
    assert f"very likely {MINUS_SIGN}17 to +17" in text


def test_a_process_that_cannot_play_is_told_of(stage: Stage) -> None:
    page = twice(stage)
    rerun = page.running.rerun
    rerun.take(rerun.question().instead())
    page.changed()
    assert "there’ll be no more" in stage.said()
    assert not page.waiting


def test_runs_that_cannot_be_kept_are_shown_all_the_same(stage: Stage) -> None:
    page = twice(stage)
    page.running.kept.folder.write_text("no folder")
    stage.until(lambda: not page.waiting)
    assert len(page.done) == RERUNS_PER_LEVEL_COUNT
    assert "couldn’t save the tries" in stage.said()


def test_a_record_on_the_shelf_is_asked_about_by_its_file(stage: Stage) -> None:
    writer = kept(stage, TAKEAWAY, TODAY)
    [path] = stage.app.match_store.finished.iterdir()
    stage.show(StartPage(stage.app))
    open_rerun(stage.app, path)
    assert stage.top(RerunPage).match.moves == writer.match.moves


def test_a_record_that_is_gone_or_not_over_is_told_of(stage: Stage) -> None:
    writer = kept(stage, TAKEAWAY, TODAY, moves=5)
    stage.show(StartPage(stage.app))
    open_rerun(stage.app, writer.path.with_name("nothing.record"))
    assert "nothing.record" in "".join(node.name for node in stage.top(Dialog).tree.nodes)
    stage.key("escape")
    open_rerun(stage.app, writer.path)
    assert isinstance(stage.scene, Dialog)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_s_cards_can_be_played_again(stage: Stage, game: Game[Any, Any]) -> None:
    match = load(played(game, 1, 2, LAST, level="medium"))
    writer = stage.app.match_store.begin(match)
    writer.rewrite()
    writer.finish()
    page = twice(stage, writer)
    stage.until(lambda: len(page.done) > 0)
    assert page.tree.by_key["leads"].value
    assert "Expert, try 1" in stage.said()


# Where both parted.


def test_both_tables_step_together_from_where_they_part(stage: Stage) -> None:
    page = twice(stage)
    while not page.running.rerun.first:
        stage.tick()
    assert page.parted is not None
    at = page.parted.at
    stage.click(WATCH_PARTING.label)
    shown = stage.top(PartedPage)
    assert "Here you part ways." in stage.said()
    shown.step(-1)
    assert "One more move, then you part." in stage.said()
    shown.step(2)
    assert "One move after you parted." in stage.said()
    for _ in range(100):
        shown.step(1)
    assert shown.at == shown.last
    for _ in range(200):
        shown.step(-1)
    assert shown.at == shown.parting.begin
    stage.key("p")
    stage.click("Play from here")
    session = stage.top(TablePage).session
    assert [text for _, text in session.match.moves[:at]] == [
        text for _, text in page.match.moves[:at]
    ]


def test_the_coach_compares_both_moves_and_is_told_to_stop_with_the_page(stage: Stage) -> None:
    page = twice(stage)
    while not page.running.rerun.first:
        stage.tick()
    stage.worker.slow = True
    page.watch()
    assert "The coach is comparing the two moves…" in stage.said()
    stage.tick()
    assert stage.worker.thinking
    stage.key("escape")
    assert stage.worker._looked_back is None, "the coach is told to stop"
    stage.tick()
    assert not isinstance(stage.scene, PartedPage)
    stage.worker.slow = False
    page.watch()
    stage.until(lambda: not stage.top(PartedPage).waiting)
    assert "The coach is comparing" not in stage.said()
    assert "Your move wins" in stage.said()


def test_where_the_coach_cannot_compare_the_two_moves_it_says_so(stage: Stage) -> None:
    page = parted(stage, "take", 0, judged=False)
    assert isinstance(page, PartedPage)
    page.judged = Judgement("", "", 0.0, 0.0, failed=True)
    page.changed()
    stage.tick()
    assert "couldn’t compare the two moves" in stage.said()
    assert "no clear difference" not in stage.said()


def test_what_a_page_below_has_asked_does_not_hold_it_up_and_is_asked_there_again(
    stage: Stage,
) -> None:
    writer = kept(stage, TAKEAWAY, TODAY)
    stage.show(StartPage(stage.app))
    stage.worker.slow = True
    session = ReplaySession(writer.match, writer.path)
    stage.app.navigator.open(routes.Replay(session, review=True))
    replay = stage.top(ReplayPage)
    reviewing = replay.reviewing
    assert reviewing is not None
    stage.until(lambda: stage.worker.thinking)
    replay.same_cards()
    page = stage.top(RerunPage)
    stage.worker.slow = False
    stage.until(lambda: not page.waiting, most=200)
    stage.key("escape")
    assert stage.scene is replay
    stage.until(lambda: not reviewing.waiting, most=2000)


def test_both_tables_are_told_and_of_the_second_what_differs(stage: Stage) -> None:
    page = PAGES["parted in rummy500"](stage)
    mine, theirs = ([one.name for one in page.tree.by_key[f"table {line}"].children]
                    for line in (0, 1))  # fmt: skip
    assert mine[0].startswith("You hold eight cards: ")
    assert any(text.startswith("On the table: the deck: 28 cards") for text in mine)
    assert any(text.startswith("Ada: seven cards in hand") for text in mine)
    assert any(text.startswith("On the table: the deck: 29 cards") for text in theirs)
    assert not set(mine) & set(theirs)
    page = PAGES["parted in texas"](stage)
    assert [one.name for one in page.tree.by_key["table 1"].children] == ["It’s the same table."]
