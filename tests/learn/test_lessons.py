"""Every lesson that is taught can be played as it stands, and says what is true then."""

import pytest

from game.core.record import take_apart
from game.games import BY_NAME, GAMES
from game.learn.judging import coach_disagrees, faults
from game.learn.lesson import read_lesson
from tests.learn.lessons import ALL, lesson


def test_each_game_has_three_lessons() -> None:
    assert {game.name: len(game.lessons) for game in GAMES} == dict.fromkeys(BY_NAME, 3)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_right_in_every_step(game: str, name: str) -> None:
    assert faults(lesson(game, name)) == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_coach_agrees_or_the_lesson_says_why_not(game: str, name: str) -> None:
    assert coach_disagrees(lesson(game, name)) == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_names_its_deck_and_who_deals_it(game: str, name: str) -> None:
    found = lesson(game, name)
    assert found.game == game
    assert {"deck", "dealer", "seats"} <= take_apart(found.text).header.keys()


RECORD = """\
#five-takes 1
game: takeaway
players: 2
options:
seed: 1
dealer: 0
---
{}0 draw
"""


@pytest.mark.parametrize(
    "lines",
    [
        "",
        "#: say\n",
        "#: sing goal\n",
        "#: point stock\n#: say goal\n",
        "#: say goal\n#: point\n",
        "#: say goal\n#: free now\n",
    ],
)
def test_a_line_that_teaches_nothing_is_refused(lines: str) -> None:
    with pytest.raises(ValueError):
        read_lesson("turn", RECORD.format(lines))
