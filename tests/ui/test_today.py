"""The strip of today on the start page: what it offers, what it copies, that nothing is lost."""

from datetime import timedelta
from random import Random

import pytest

from game.features.daily.daily_deal import deal_of
from game.features.daily.today import puzzle_game, round_game
from game.features.puzzles.puzzle import PuzzleResult, Solved, kept
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match, load
from game.ui.features.match.match_page import TablePage
from game.ui.features.puzzles.puzzle_page import PuzzlePage
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input import events
from game.ui.kit.tree import Role
from tests import archive
from tests.ui.stage import TODAY, Stage

CELLS = ("today puzzle", "today round", "today moment", "today friend")


def strip(stage: Stage) -> StartPage:
    """The start page of somebody who has played, when everything has been read."""
    if not stage.app.match_store.has_match():
        archive.fill(stage.app.profile.folder, 5, damaged=False)
    page = stage.show(StartPage(stage.app))
    stage.app.match_store.match_index.look()
    while stage.app.match_store.match_index.step():
        pass
    while stage.app.moments.step():
        pass
    stage.tick()
    return page


def value(page: StartPage, key: str) -> str:
    return str(page.tree.by_key[key].value)


def played_round(stage: Stage, finished: bool, hints: int = 0) -> None:
    """Today’s round, begun or played to its end, with so many hints."""
    game = round_game(GAMES, TODAY)
    deal = deal_of(game, TODAY, short=True)
    seats = ["You", *(f"{name} ({level})" for name, level in deal.opponents)]
    match = Match(game, deal.setup, seats)
    writer = stage.app.match_store.begin(match, deal.mode)
    rng = Random(1)
    while not match.state.over and (finished or len(match.moves) < 3):
        match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    for _ in range(hints):
        match.notes.hint(len(match.moves))
    writer.rewrite()
    if match.state.over:
        writer.finish()


def test_somebody_who_has_played_nothing_is_not_shown_today(stage: Stage) -> None:
    page = stage.show(StartPage(stage.app))
    assert not set(CELLS) & page.tree.by_key.keys()
    assert set(CELLS) <= strip(stage).tree.by_key.keys()


def test_the_round_goes_by_the_weekday_and_the_puzzle_is_of_another_game() -> None:
    week = [TODAY + timedelta(days=day) for day in range(7)]
    assert {round_game(GAMES, day).name for day in week} == {game.name for game in GAMES}
    for day in week:
        assert round_game(GAMES, day) is round_game(GAMES, day + timedelta(days=7))
        assert round_game(GAMES, day) is not puzzle_game(GAMES, day)


def test_a_round_of_today_is_a_few_minutes_long() -> None:
    for game in GAMES:
        turns = []
        for day in range(5):
            state = game.new(deal_of(game, TODAY + timedelta(days=day), short=True).setup)
            rng, own, before = Random(day), 0, None
            while not state.over:
                own += state.asked == 0 != before
                before = state.asked
                state.advance(game.bot.rollout_move(state, rng))
            turns.append(own)
        assert 3 <= sum(turns) / len(turns) <= 24, (game.name, turns)


def test_the_puzzle_opens_and_once_found_it_says_so(stage: Stage) -> None:
    page = strip(stage)
    assert "Find the best move" in value(page, "today puzzle")
    stage.click("today puzzle")
    number = stage.top(PuzzlePage).puzzle.match
    game = puzzle_game(GAMES, TODAY)
    assert number in {one.match for one in kept(game).puzzles}
    Solved(stage.app.profile).mark(game.name, number, PuzzleResult.FOUND)
    assert "Found!" in value(strip(stage), "today puzzle")


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
    cell = page.tree.by_key["today moment"]
    assert any(node.role == Role.PICTURE for node in cell.children)
    stage.click("today moment")
    replay = stage.top(ReplayPage).session
    assert replay.match.game is GAMES_BY_NAME[best.game]
    assert replay.at == best.at


def test_a_line_for_a_friend_is_copied_and_that_is_said(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(events, "copy", lambda text: not copied.append(text))
    page = strip(stage)
    assert "Copy a line" in stage.said() and "Copied to the clipboard" not in stage.said()
    stage.click("today friend")
    assert "Copied to the clipboard" in stage.said()
    assert copied == [str(page.strip.line())]
    assert copied[0].startswith("Five Takes, 21") and copied[0].endswith("Are you in?")
    played_round(stage, finished=True)
    page = strip(stage)
    stage.click("today friend")
    assert round_game(GAMES, TODAY).title in copied[1]
    assert copied[1].endswith("Can you beat that?") and "with help" not in copied[1]
    days = page.strip._days
    assert days is not None
    (*_, deal) = load(days.path(TODAY).read_text(encoding="utf-8")).deals
    assert deal.seal is not None and f"Last seal: {deal.seal[:8]}." in copied[1]
    monkeypatch.setattr(events, "copy", lambda text: False)
    stage.click("today friend")
    assert "Copied to the clipboard" not in stage.said()


def test_a_round_with_help_is_told_as_one(stage: Stage) -> None:
    strip(stage)
    played_round(stage, finished=True, hints=1)
    assert ", with help." in str(strip(stage).strip.line())
