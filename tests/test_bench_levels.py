"""The benchmark of levels: what it plays, what it prints, and what it keeps."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.bot_data import BotData
from game.core.game import Game
from game.games import GAMES
from game.games.takeaway.bot.knowledge import TakeawayBot
from game.games.takeaway.game import TAKEAWAY
from tests.bench.measure import levels
from tests.bench.measure.levels import Given, Levels, Step, keep, written
from tests.together import check_each


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = tuple(row._replace(playouts=2, temperature_points=60) for row in TAKEAWAY.bot.skills)
    monkeypatch.setattr(TakeawayBot, "skills", quick)
    monkeypatch.setattr(levels, "EXPERT_PLAYOUTS", 2)
    monkeypatch.setattr(levels, "JUDGE_PLAYOUTS", 4)


def test_a_file_of_levels_is_written_as_it_is_kept() -> None:
    def check(game: Game[Any, Any]) -> None:
        text = (game.bot.data.folder / "levels.json").read_text(encoding="utf-8")
        assert written(json.loads(text)) == text

    check_each(check, GAMES, lambda game: game.name)


def test_each_deal_of_a_step_is_played_from_both_sides_and_decisions_are_judged() -> None:
    step = Levels(TAKEAWAY, 2, 1, 5).step("expert", "easy")
    assert len(step.rows) == 1 and 0 <= step.share <= 1
    for given in step.given.values():
        assert 0 < given.decisions == len(given.losses)
        assert min(given.losses) >= 0
    first, *others = step.lines()
    assert first.startswith("expert over easy (temperature 60): ") and "of 2, Elo" in first
    assert len(others) == 4


def made(share: float, points: float, playing: Levels) -> Step:
    skill = playing.skills["easy"]._replace(temperature_points=points)
    return Step("expert", "easy", [share] * 30, {"expert": Given()}, skill)


def test_the_temperature_whose_step_is_nearest_to_the_goal_is_fitted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    playing = Levels(TAKEAWAY, 2, 1, 5)
    tried: list[float] = []

    def step(self: Levels, upper: str, lower: str) -> Step:
        points = self.skills[lower].temperature_points
        tried.append(points)
        return made({40.0: 0.55, 60.0: 0.59, 90.0: 0.63}[points], points, self)

    monkeypatch.setattr(Levels, "step", step)
    assert playing.fitted("expert", "easy").share == pytest.approx(0.63)
    assert tried == [40.0, 60.0, 90.0]
    assert playing.skills["easy"].temperature_points == 90.0


def test_steps_are_kept_with_their_temperatures_and_are_no_longer_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (TAKEAWAY.bot.data.folder / "levels.json").read_text(encoding="utf-8")
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "levels.json"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(levels, "policy", lambda game, kind: f"policy of {kind}")
    playing = Levels(TAKEAWAY, 2, 1, 5)
    step = made(0.6, 90.0, playing)
    playing.skills["easy"] = step.skill
    data = BotData(str(tmp_path / "knowledge.py"))
    monkeypatch.setattr(TakeawayBot, "data", data)
    keep(TAKEAWAY, playing, [step], "python -m this --game takeaway")
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert "stale" not in kept and kept["policy"] == "policy of levels"
    assert kept["skills"][0]["temperature_points"] == 90.0
    assert kept["skills"][0]["cap_points"] == 40 and kept["before"] == json.loads(text)["before"]
    assert data.level_results == (("expert", "easy", 36.0, 60, "python -m this --game takeaway"),)
