"""A match of several games of Taki in the window: the games that were won are what counts."""

from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.features.history.match_text import is_scored, points, standing
from game.features.rerun.rerun import told_outcome
from game.games.taki.game import TAKI
from game.match.match import Match
from game.match.summary import summary_of
from game.storage.match_store import Unfinished, preview
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.kit.tree import Role
from tests.ui.stage import NAMES, Stage


@cache
def moves(players: int, wins: int) -> tuple[str, ...]:
    """The moves of a whole match."""
    match, rng = fresh(players, wins), Random(3)
    while not match.state.over:
        match.play(TAKI.write(TAKI.bot.rollout_move(match.state, rng)))
    return tuple(text for _, text in match.moves)


def fresh(players: int, wins: int) -> Match:
    setup = TAKI.setup(players, {"wins": wins, "hand": 5}, 7)
    return Match(TAKI, setup, NAMES[:players])


def played(players: int, wins: int, games: int | None = None) -> Match:
    """A match so many games in, by default to its end."""
    match = fresh(players, wins)
    for text in moves(players, wins):
        if games is not None and len(match.state.rounds) == games:
            break
        match.play(text)
    return match


def test_the_table_counts_the_games_that_were_won(stage: Stage) -> None:
    match = played(3, 2, games=2)
    stage.sit_at(match)
    stage.tick()
    said = stage.said()
    assert "Game 3" in said
    rows = {node.name: node.value for node in stage.nodes if node.role is Role.GROUP}
    assert [rows[name] for name in ("You", "Ada", "Max")] == [
        f"{won} win{'' if won == 1 else 's'} in all" for won in match.state.scores
    ]


def test_the_table_of_a_single_game_counts_cards(stage: Stage) -> None:
    stage.sit_at(fresh(3, 1))
    assert "Game 1" not in stage.said()
    assert not stage.app.page_stack.top.model.scored  # type: ignore[attr-defined]


def test_after_a_game_it_is_told_who_won_it_and_the_next_one_can_be_begun(stage: Stage) -> None:
    last = next(number for number in range(1, len(moves(3, 2))) if _rounds_after(number) == 1)
    match = fresh(3, 2)
    for text in moves(3, 2)[: last - 1]:
        match.play(text)
    page = stage.sit_at(match)
    page.show.add(match.play(moves(3, 2)[last - 1]))
    stage.until(lambda: isinstance(stage.scene, RoundPage))
    said = stage.said()
    winner = ("You won", "Ada won", "Max won")[match.state.scores.index(1)]
    assert f"{winner} game 1." in said
    assert "Next game" in said


def _rounds_after(count: int) -> int:
    match = fresh(3, 2)
    for text in moves(3, 2)[:count]:
        match.play(text)
    return len(match.state.rounds)


def test_the_result_ranks_by_games_won(stage: Stage) -> None:
    match = played(3, 2)
    page = stage.sit_at(match)
    stage.app.page_stack.push(ResultPage(stage.app, page.model))
    stage.tick()
    stage.top(ResultPage).open_scores()
    best, second = sorted(match.state.scores, reverse=True)[:2]
    lead = best - second
    assert f"By {lead} win{'' if lead == 1 else 's'}, {best} to {second}." in stage.said()
    values = [node.value for node in stage.nodes if node.role is Role.ROW]
    assert f"place 1, {best} wins" in values


@pytest.mark.parametrize(("players", "wins", "told"), [(2, 2, " to "), (3, 2, "win"), (3, 1, "")])
def test_what_was_played_is_told_with_the_games_won(players: int, wins: int, told: str) -> None:
    one = summary_of(played(players, wins))
    assert is_scored(one) == (wins > 1)
    assert (told in points(one)) if told else not points(one)
    outcome: Any = told_outcome(TAKI, one) or SimpleNamespace(lead=None)
    others = max(one.scores[1:])
    assert outcome.lead == (one.scores[0] - others if wins > 1 else None)


def test_a_match_that_waits_tells_how_it_stands(tmp_path: Any) -> None:
    for wins in (1, 2):
        match = played(3, wins, games=0 if wins == 1 else 1)
        seen = preview(Unfinished(tmp_path / "x", match, None))
        assert ("Ada 0" in standing(seen) or "Ada 1" in standing(seen)) == (wins > 1)
