"""Today: one button, three stations without a menu, and a strip of what there is."""

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.features.daily.daily_deal import deal_of
from game.features.daily.stations import Stations
from game.features.daily.today import puzzle_game, round_game
from game.features.lessons.progress import Progress
from game.features.moments.best_moments import staged_moment
from game.features.puzzles import puzzle
from game.features.puzzles.puzzle import (
    MARKS_FILE_TITLE,
    MARKS_VERSION,
    DailyResult,
    PuzzleResult,
    Solved,
)
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match, load
from game.match.record_notes import day_of
from game.storage.checked_lines import checked_json
from game.text.icon import Icon
from game.text.message import told
from game.ui.deck.card_widgets import Cards
from game.ui.deck.on_cloth import LaidPiece, LaidWidget
from game.ui.features.daily.calendar_page import CalendarPage
from game.ui.features.daily.open_today import stations_of
from game.ui.features.daily.stamp_page import StampPage, TurningDay
from game.ui.features.daily.today_objects import photo_steps
from game.ui.features.daily.today_puzzle_page import TodayPuzzlePage
from game.ui.features.match.match_page import TablePage
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.scores.composer import FanCard, Poster, Story
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input import events
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.surfaces import ImageWidget, Medallion
from tests import archive
from tests.ui.days import kept
from tests.ui.pages import PAGES
from tests.ui.stage import SIZES, TODAY, Stage

CELLS = {"today puzzle", "today round", "today moment"}


def read(stage: Stage) -> None:
    """Have everything read that is on disk, as the loop does beside the pages."""
    stage.app.match_store.match_index.look()
    while stage.app.match_store.match_index.step():
        pass
    while stage.app.moments.step():
        pass
    stage.tick()
    stage.until(lambda: not stage.scene.waiting)


def start(stage: Stage) -> StartPage:
    """The start page when everything has been read."""
    page = stage.show(StartPage(stage.app))
    read(stage)
    return page


def strip(stage: Stage) -> StartPage:
    """The start page of somebody who has finished a match of each game."""
    if not stage.app.match_store.has_match():
        archive.fill(stage.app.profile.folder, 5, damaged=False)
    return start(stage)


def finish(stage: Stage, *names: str) -> None:
    """Have a finished match of each of these games."""
    folder = stage.app.match_store.finished
    folder.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(names):
        record = archive.played(GAMES_BY_NAME[name], number, 2, archive.LAST)
        (folder / f"{name}-20261120-20140{number}.record").write_text(record, encoding="utf-8")


def value(page: StartPage, key: str) -> str:
    return str(page.tree.by_key[key].value)


def is_gold(stage: Stage, key: str) -> bool:
    widget = stage.scene.tree.by_key[key].widget
    assert isinstance(widget, Button)
    return widget.primary


def today_of(stage: Stage) -> Stations:
    found = stations_of(stage.app, TODAY)
    found.look()
    return found


def result(stage: Stage) -> DailyResult:
    return Solved(stage.app.profile).days[TODAY].result


def answer(page: TodayPuzzlePage, *, right: bool) -> None:
    """Try the best moves to the end, or one that is worse."""
    if not right:
        page.moves.try_move(page.attempt.step.worse[-1].moves[0])
        return
    while not page.attempt.over:
        page.moves.try_move(page.attempt.step.best[0])


def play_to_the_end(stage: Stage) -> None:
    """Play the match on the table to its end, up to its result."""
    table, rng = stage.top(TablePage), Random(1)
    match = table.session.match
    while not match.state.over:
        table.session.play(match.game.write(match.game.bot.rollout_move(match.state.clone(), rng)))
    table.show.snap(match.view(PERSON_SEAT))
    stage.until(lambda: isinstance(stage.scene, ResultPage))


def played_round(stage: Stage, finished: bool, hints: int = 0) -> None:
    """Today’s round, begun or played to its end, with so many hints."""
    game = round_game(GAMES, TODAY)
    assert game is not None
    kept(stage, game, TODAY, None if finished else 3, hints, short=True)


# The button.


def test_there_is_one_gold_button_from_the_first_finished_match_on(stage: Stage) -> None:
    assert "today" not in start(stage).tree.by_key
    stage.sit(3, rounds=1, moves=5)
    assert "today" not in start(stage).tree.by_key
    finish(stage, "take")
    page = start(stage)
    assert page.tree.by_key["today"].name == "Today (5 minutes)"
    gold = [key for key in page.tree.by_key if _is_primary(page, key)]
    assert gold == ["today"]
    assert page.tree.by_key["today"].rect.right <= page.tree.by_key["today puzzle"].rect.left


def _is_primary(page: StartPage, key: str) -> bool:
    widget = page.tree.by_key[key].widget
    return isinstance(widget, Button) and widget.primary


def test_a_first_hand_alone_brings_no_today_yet(stage: Stage) -> None:
    Progress(stage.app.settings.lessons).finished("taki", "first")
    assert "today" not in start(stage).tree.by_key


def test_afterwards_it_says_done_without_gold_and_leads_to_the_stamp(stage: Stage) -> None:
    strip(stage)
    played_round(stage, finished=True)
    page = strip(stage)
    assert page.tree.by_key["today"].name == "Today: done"
    assert not is_gold(stage, "today")
    stage.click("today")
    assert stage.top(StampPage).day == TODAY


# The way.


def test_three_stations_follow_each_other_without_a_menu(stage: Stage) -> None:
    strip(stage)
    stage.click("today")
    puzzle = stage.top(TodayPuzzlePage)
    assert puzzle.model.game is puzzle_game(GAMES, TODAY)
    answer(puzzle, right=True)
    stage.tick()
    assert is_gold(stage, "go on")
    stage.click("go on")
    match = stage.top(TablePage).session.match
    assert match.game is round_game(GAMES, TODAY)
    assert day_of(match.notes.mode, short=True) == TODAY
    play_to_the_end(stage)
    stage.tick()
    assert stage.find("Go on").key == "answer 0"
    stage.click("Go on")
    assert stage.top(StampPage).day == TODAY
    stage.click("done")
    assert isinstance(stage.scene, StartPage)


def test_after_two_wrong_moves_the_solution_is_shown(stage: Stage) -> None:
    strip(stage)
    stage.click("today")
    page = stage.top(TodayPuzzlePage)
    assert page.attempt.left == 2
    page.moves.try_move(page.attempt.step.worse[0].moves[0])
    assert (page.attempt.left, result(stage)) == (1, DailyResult.TRIED)
    stage.key("escape")
    stage.click("today")
    page = stage.top(TodayPuzzlePage)
    assert page.attempt.left == 1, "a page opened again gives no more tries"
    page.moves.try_move(page.attempt.step.worse[1].moves[0])
    assert page.attempt.over and result(stage) is DailyResult.SHOWN
    stage.tick()
    assert stage.app.page_stack.top is page and page.model.session.advice is not None
    assert {"same puzzle", "next puzzle"}.isdisjoint(page.tree.by_key)


@pytest.mark.parametrize("wrong", [0, 1, 2])
def test_go_on_is_always_there(stage: Stage, wrong: int) -> None:
    strip(stage)
    stage.click("today")
    page = stage.top(TodayPuzzlePage)
    for place in range(wrong):
        page.moves.try_move(page.attempt.step.worse[place].moves[0])
    stage.tick()
    assert is_gold(stage, "go on") == page.attempt.over
    stage.click("go on")
    assert stage.top(TablePage).session.match.daily


@pytest.mark.parametrize("wrong", [False, True])
def test_only_what_is_found_at_once_is_found_at_the_first_try(stage: Stage, wrong: bool) -> None:
    strip(stage)
    stage.click("today")
    page = stage.top(TodayPuzzlePage)
    assert result(stage) is DailyResult.DEALT
    if wrong:
        answer(page, right=False)
    answer(page, right=True)
    assert result(stage) is (DailyResult.FOUND if wrong else DailyResult.FIRST)
    page = strip(stage)
    assert "Found!" in value(page, "today puzzle")


def test_a_later_look_at_the_puzzle_counts_no_more(stage: Stage) -> None:
    strip(stage)
    stage.click("today")
    stage.click("solution")
    assert result(stage) is DailyResult.SHOWN
    assert "Solution seen" in value(strip(stage), "today puzzle")
    stage.click("today puzzle")
    answer(stage.top(TodayPuzzlePage), right=True)
    assert result(stage) is DailyResult.SHOWN


def test_a_puzzle_that_is_over_and_a_round_that_is_begun_are_not_asked_twice(
    stage: Stage,
) -> None:
    strip(stage)
    stage.click("today")
    answer(stage.top(TodayPuzzlePage), right=True)
    strip(stage)
    stage.click("today")
    begun = stage.top(TablePage).session.match
    strip(stage)
    stage.click("today")
    assert stage.top(TablePage).session.match.record() == begun.record()


def test_what_was_begun_stays_today_s_when_more_games_are_known(stage: Stage) -> None:
    finish(stage, "taki")
    start(stage)
    stage.click("today")
    assert stage.top(TodayPuzzlePage).model.game.name == "taki"
    number = stage.top(TodayPuzzlePage).puzzle.match
    stage.click("go on")
    assert stage.top(TablePage).session.match.game.name == "taki"
    finish(stage, "take", "texas", "rummy500")
    start(stage)
    found = today_of(stage)
    assert found.short is GAMES_BY_NAME["taki"]
    assert found.puzzle is not None
    assert (found.puzzle.game.name, found.puzzle.number) == ("taki", number)


def test_damaged_results_are_told_of_once(stage: Stage) -> None:
    strip(stage)
    path = Solved(stage.app.profile).path
    path.write_text("nonsense\n", encoding="utf-8")
    start(stage)
    stage.tick()
    assert "puzzles.damaged" in " ".join(node.name for node in stage.top(Dialog).tree.nodes)
    stage.key("escape")
    start(stage)
    stage.tick()
    assert isinstance(stage.scene, StartPage)


def test_results_that_cannot_be_kept_are_told_and_end_no_puzzle(stage: Stage) -> None:
    """As of a newer version, whose file is left alone."""
    strip(stage)
    path = Solved(stage.app.profile).path
    newer = checked_json([MARKS_FILE_TITLE, MARKS_VERSION + 1]) + "\n"
    path.write_text(newer, encoding="utf-8")
    stage.click("today")
    assert "newer" in " ".join(node.name for node in stage.top(Dialog).tree.nodes)
    stage.key("escape")
    page = stage.top(TodayPuzzlePage)
    answer(page, right=True)
    assert page.attempt.found
    assert path.read_text(encoding="utf-8") == newer


# The stamp.


def stamp(stage: Stage) -> StampPage:
    strip(stage)
    played_round(stage, finished=True)
    page = stage.show(StampPage(stage.app, TODAY))
    read(stage)
    return page


def test_the_day_turns_over_in_the_calendar(stage: Stage) -> None:
    stage.app.settings.speed = "normal"
    page = stamp(stage)
    widget = page.tree.by_key[f"day {TODAY}"].widget
    assert isinstance(widget, TurningDay) and widget.turning.share == 0
    assert widget.played.poster and not widget.plain.poster
    stage.until(lambda: not stage.tick())
    assert widget.turning.share == 1
    others = [node for key, node in page.tree.by_key.items() if key.startswith("day ")]
    assert len(others) == 30
    assert [node.value for node in others if node.value] == ["Take"]


@pytest.mark.parametrize(("won", "mark"), [(True, Icon.CROWN), (False, Icon.CHECK)])
def test_a_day_that_was_won_has_a_crown(stage: Stage, won: bool, mark: Icon) -> None:
    page = stamp(stage)
    game, _ = page._rounds[TODAY]
    page._rounds[TODAY] = game, won
    page.changed()
    widget = page.tree.by_key[f"day {TODAY}"].widget
    assert isinstance(widget, TurningDay)
    assert (widget.played.icon, widget.played.won) == (mark, won)


def test_with_animations_off_the_day_has_turned_over(stage: Stage) -> None:
    assert stage.app.settings.still
    page = stamp(stage)
    widget = page.tree.by_key[f"day {TODAY}"].widget
    assert isinstance(widget, TurningDay) and widget.turning.share == 1


@pytest.mark.parametrize("name", ["takeaway", "take"])
def test_one_s_moment_of_the_round_stands_beside_the_day(stage: Stage, name: str) -> None:
    """A stack captured in Takeaway; nobody takes a run in this round of Take."""
    kept(stage, GAMES_BY_NAME[name], TODAY, short=True)
    page = stage.show(StampPage(stage.app, TODAY))
    read(stage)
    pictures = [node for node in page.tree.nodes if isinstance(node.widget, Cards)]
    moments = {"takeaway": stage.app.moments.best(name), "take": None}
    best = moments[name]
    assert ("Your moment" in stage.said()) == (best is not None) == (name == "takeaway")
    assert len(pictures) == (best is not None)
    assert best is None or told(best.said) in stage.said()


def test_the_line_for_a_friend_names_the_games_and_is_copied(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(events, "copy", lambda text: not copied.append(text))
    strip(stage)
    stage.click("today")
    answer(stage.top(TodayPuzzlePage), right=True)
    page = stamp(stage)
    stage.click("copy")
    assert "Copied to the clipboard." in stage.said()
    assert copied == [str(page.stations.line())]
    puzzle, short = puzzle_game(GAMES, TODAY), round_game(GAMES, TODAY)
    assert puzzle is not None and short is not None
    assert copied[0].startswith("Five Takes, 21") and copied[0].endswith("Can you beat that?")
    assert f"{puzzle.title} puzzle found." in copied[0] and f"{short.title}: " in copied[0]
    assert "with help" not in copied[0]
    path = today_of(stage).path
    assert path is not None
    (*_, deal) = load(path.read_text(encoding="utf-8")).deals
    assert deal.seal is not None and f"Last seal: {deal.seal[:8]}." in copied[0]
    stage.tick()
    assert page.waiting
    stage.tick(1.9)
    assert "Copied to the clipboard." in stage.said()
    stage.tick(0.2)
    assert "Copied to the clipboard." not in stage.said()
    assert not page.waiting
    monkeypatch.setattr(events, "copy", lambda text: False)
    stage.click("copy")
    assert "Copied to the clipboard" not in stage.said()


def test_the_calendar_has_the_line_of_a_past_day_too(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(events, "copy", lambda text: not copied.append(text))
    past = TODAY.replace(day=3)
    kept(stage, GAMES_BY_NAME["taki"], past, short=True)
    page = stage.show(CalendarPage(stage.app, GAMES_BY_NAME["take"]))
    read(stage)
    assert "copy friend" not in page.tree.by_key
    page.choose(past)
    stage.tick()
    stage.click("copy friend")
    assert copied == [told(page.friend_line() or "")]
    assert copied[0].startswith("Five Takes, 3 Nov: Taki: ")


def test_a_round_with_help_is_told_as_one(stage: Stage) -> None:
    strip(stage)
    played_round(stage, finished=True, hints=1)
    read(stage)
    assert ", with help." in str(today_of(stage).line())


# The strip.


def cells(page: StartPage) -> set[str]:
    return {key for key, node in page.tree.by_key.items() if key.startswith("today ") and node.act}


def know_takeaway_without_puzzles(stage: Stage) -> None:
    """The only game that the player knows, with all of its puzzles found."""
    finish(stage, "takeaway")
    marks = Solved(stage.app.profile)
    for one in puzzle.kept(GAMES_BY_NAME["takeaway"]).puzzles:
        marks.mark("takeaway", one.match, PuzzleResult.FOUND)


def test_what_does_not_exist_is_not_in_the_strip(stage: Stage) -> None:
    assert not cells(start(stage))
    know_takeaway_without_puzzles(stage)
    page = start(stage)
    assert cells(page) <= {"today round", "today moment"}, "no puzzle is left"
    assert ("today moment" in cells(page)) == (stage.app.moments.best() is not None)
    archive.fill(stage.app.profile.folder, 5, damaged=False)
    assert cells(start(stage)) == CELLS
    assert "friend" not in stage.said()


@pytest.mark.parametrize("waiting", [False, True])
def test_nothing_moves_when_the_strip_is_read(stage: Stage, waiting: bool) -> None:
    archive.fill(stage.app.profile.folder, 5, damaged=False)
    if waiting:
        stage.sit(3, rounds=1, moves=5)
    for size in SIZES:
        stage.resize(*size)
        page = stage.show(StartPage(stage.app))
        assert waiting or not cells(page)
        before = {key: page.tree.by_key[key].rect for key in ("game take", "learn")}
        read(stage)
        assert cells(page) == CELLS
        assert {key: page.tree.by_key[key].rect for key in before} == before, size


def test_a_day_without_a_puzzle_begins_with_its_round(stage: Stage) -> None:
    know_takeaway_without_puzzles(stage)
    start(stage)
    stage.click("today")
    assert stage.top(TablePage).session.match.game.name == "takeaway"


def test_the_round_begins_goes_on_and_is_looked_back_at(stage: Stage) -> None:
    assert "A few minutes" in value(strip(stage), "today round")
    stage.click("today round")
    match = stage.top(TablePage).session.match
    assert match.game is round_game(GAMES, TODAY)
    assert match.daily and match.day is None
    assert "Started" in value(strip(stage), "today round")
    stage.click("today round")
    assert stage.top(TablePage).session.match.record() == match.record()
    for path in stage.app.match_store.paths():
        path.unlink()
    played_round(stage, finished=True)
    said = value(strip(stage), "today round")
    assert "A few minutes" not in said and "Started" not in said
    stage.click("today round")
    assert stage.top(ReplayPage).session.match.notes.mode == match.notes.mode


def test_the_best_moment_has_its_picture_and_leads_to_the_move(stage: Stage) -> None:
    page = strip(stage)
    best = stage.app.moments.best()
    assert best is not None and len(best.cards) >= 3
    photo = page.tree.by_key["today moment"].widget
    assert isinstance(photo, LaidWidget) and photo.angle == -1
    looks = [piece.widget for piece in photo.pieces]
    assert Poster(f"pictures/{best.game}") in looks
    assert tuple(one.text for one in looks if isinstance(one, FanCard)) == best.cards
    faces = [one.drawing for one in looks if isinstance(one, Medallion)]
    match = stage.app.match_store.open(stage.app.match_store.finished / best.record).match
    assert match is not None
    staged = staged_moment(match, best)
    assert staged is not None and staged.victim is not None
    assert len(faces) == 2 and faces[0].endswith("-glad") and faces[1].endswith("-cross")
    assert told(staged.title) in [piece.name for piece in photo.pieces]
    stage.app.set("portrait", "curls")
    page.entered()
    read(stage)
    others = [one.widget for one in pieces(page, "today moment")]
    again = [one.drawing for one in others if isinstance(one, Medallion)]
    assert again == ["portraits/you-curls-glad", faces[1]]
    stage.click("today moment")
    replay = stage.top(ReplayPage).session
    assert replay.match.game is GAMES_BY_NAME[best.game]
    assert replay.at == best.at


@pytest.mark.parametrize("lines", [0, 5])
def test_the_photo_of_a_match_that_cannot_be_read_has_its_cards_alone(
    stage: Stage, lines: int
) -> None:
    strip(stage)
    best = stage.app.moments.best()
    assert best is not None
    path = stage.app.match_store.finished / best.record
    begins = path.read_text(encoding="utf-8").splitlines(keepends=True)[:lines]
    path.write_text("".join(begins), encoding="utf-8")
    stories: list[Story] = []

    def kept_story() -> Iterator[None]:
        stories.append((yield from photo_steps(stage.app, best)))

    assert sum(1 for _ in kept_story()) <= lines
    scene = stories[0].scene
    assert scene.cards == best.cards and scene.sentence == told(best.said)
    assert (scene.title, scene.victim, scene.gain, len(scene.actors)) == ("", None, 0, 1)


def pieces(page: StartPage, key: str) -> list[LaidPiece]:
    widget = page.tree.by_key[key].widget
    assert isinstance(widget, LaidWidget)
    return list(widget.pieces)


def test_the_puzzle_lies_face_up_with_its_position_and_its_question(stage: Stage) -> None:
    page = strip(stage)
    puzzle = today_of(stage).puzzle
    assert puzzle is not None
    view = load(puzzle.puzzles.puzzles[puzzle.place].record).view(PERSON_SEAT)
    found = pieces(page, "today puzzle")
    pile, hand = (one.widget.texts for one in found if isinstance(one.widget, Cards))
    assert sorted(map(str, hand)) == sorted(view["hands"][PERSON_SEAT])
    assert list(pile) == view["pile"][-len(pile) :]
    said = [one.name for one in found]
    assert "Find the best move" in said and f"Today’s puzzle: {puzzle.game.title}" in said


def test_the_poster_of_the_day_has_the_date(stage: Stage) -> None:
    page = strip(stage)
    game = round_game(GAMES, TODAY)
    assert game is not None
    found = pieces(page, "today round")
    [poster] = [one.widget for one in found if isinstance(one.widget, ImageWidget)]
    assert poster.drawing == game.picture
    assert {"21 Nov", str(game.title), "A few minutes"} <= {one.name for one in found}


def test_the_photo_keeps_its_shape_in_large_text(stage: Stage) -> None:
    stage.app.set("text", 200)
    stage.resize(1280, 720)
    photo = strip(stage).tree.by_key["today moment"].rect
    assert photo.size == (96, 120)


def words(stage: Stage, days: Iterable[int]) -> str:
    """All that the start page and the stamp say to somebody who played on these days alone."""
    for day in days:
        kept(stage, GAMES_BY_NAME["take"], TODAY.replace(day=day), short=True)
    start(stage)
    said = stage.said()
    stage.show(StampPage(stage.app, TODAY.replace(day=max(days))))
    read(stage)
    return f"{said}\n{stage.said()}"


def test_who_stays_away_is_not_told_so(stage: Stage) -> None:
    said = words(stage, [2, 5, 6]).lower()
    for word in ("missed", "in a row", "streak", "lost", "yesterday"):
        assert word not in said


def test_a_round_of_a_day_long_ago_has_its_result_and_its_line(stage: Stage) -> None:
    """As an older version played it: with a mode of the day, and no puzzle of the day kept."""
    past = TODAY.replace(year=2025)
    kept(stage, GAMES_BY_NAME["texas"], past, short=True)
    start(stage)
    found = stations_of(stage.app, past)
    found.look()
    assert found.is_done and found.short is GAMES_BY_NAME["texas"]
    assert found.result is not None and "Texas Rummy: " in str(found.line())


def test_a_round_is_the_deal_of_its_game_and_date(stage: Stage) -> None:
    finish(stage, "taki")
    start(stage)
    stage.click("today round")
    match: Match = stage.top(TablePage).session.match
    assert match.setup == deal_of(GAMES_BY_NAME["taki"], TODAY, short=True).setup


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_the_start_page_with_all_of_today_needs_no_scrolling(
    stage: Stage, size: tuple[int, int]
) -> None:
    page = PAGES["start with today"](stage)
    stage.resize(*size)
    stage.tick()
    assert {node.key for node in stage.nodes} >= CELLS
    assert page.column.most == 0
