"""The measure of newcomers: what is dealt, that both policies end it, and what is printed."""

from typing import Any

import pytest

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.games import GAMES
from tests.bench.measure import newcomer
from tests.bench.measure.after_first_hand import AFTER_FIRST_HAND
from tests.bench.measure.after_lessons import AFTER_LESSONS
from tests.support.haste import think_little

BOTH = [AFTER_FIRST_HAND, AFTER_LESSONS]


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """The opponent thinks little here."""
    think_little(monkeypatch, 4)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_short_match_has_the_length_of_the_tile_and_a_whole_one_the_usual(
    game: Game[Any, Any],
) -> None:
    assert game.lengths is not None
    lengths = [
        newcomer.begun(game, 2, 3, short).view(PERSON_SEAT)["options"][game.lengths.option]
        for short in (True, False)
    ]
    assert lengths == [game.lengths.short, game.lengths.usual]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.night("first-hand-texas", "lessons-texas")
@pytest.mark.parametrize("policies", BOTH, ids=["first-hand", "lessons"])
def test_a_policy_plays_a_short_match_to_its_end(
    game: Game[Any, Any], policies: dict[str, newcomer.Newcomer]
) -> None:
    policy = policies[game.name]
    shares = [newcomer.play(policy, game, 2, "easy", number, True) for number in range(2)]
    assert all(0 <= share <= 1 for share in shares)


def test_equal_policies_differ_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newcomer, "AFTER_FIRST_HAND", AFTER_LESSONS)
    found = newcomer.measured(newcomer.GAMES_BY_NAME["takeaway"], 2, "easy", 6, True)
    assert found["first hand"] == found["lessons"]
    assert found["difference"] == [0, 0, 0]


def test_the_command_prints_both_and_their_difference(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["newcomer", "--rounds", "--game", "takeaway", "--matches", "4"]
    monkeypatch.setattr("sys.argv", told)
    newcomer.main()
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("takeaway   2 players, easy, 4 short matches won after first hand ")
    assert ", lessons " in line and "; difference " in line
