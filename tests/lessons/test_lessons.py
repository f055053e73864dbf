"""Every lesson that is taught can be played as it stands, and says what is true then."""

import pytest

from game.core.record import parse_record
from game.features.lessons.lesson import LEARNER_SEAT, read_lesson
from game.features.lessons.lesson_check import Wrong, coach_disagrees, faults
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import told
from tests.lessons.lessons import ALL, lesson
from tests.together import each_of


def test_each_game_has_five_lessons_at_most_and_keeps_its_first_three() -> None:
    assert all(3 <= len(game.lessons) <= 5 for game in GAMES)
    # Progress is kept by these names.
    known = {
        "take": {"turn", "take", "out"},
        "takeaway": {"turn", "slots", "end"},
        "rummy500": {"turn", "dig", "call"},
        "taki": {"turn", "run", "last"},
        "texas": {"turn", "wild", "out"},
    }
    assert all(known[game.name] <= set(game.lessons) for game in GAMES)


def test_each_lesson_ends_with_one_thing_that_you_can_now_do() -> None:
    ends = {which: told(lesson(*which).learned) for which in ALL}
    assert {which for which, text in ends.items() if not text.startswith("You can now ")} == set()
    assert len(set(ends.values())) == len(ALL)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_right_in_every_step(game: str, name: str) -> None:
    assert faults(lesson(game, name)) == []


@pytest.mark.night
@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_coach_agrees_or_the_lesson_says_why_not(game: str, name: str) -> None:
    assert coach_disagrees(lesson(game, name)) == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_names_its_deck_and_who_deals_it(game: str, name: str) -> None:
    found = lesson(game, name)
    assert found.game == game
    assert {"deck", "dealer", "seats"} <= parse_record(found.text).header.keys()


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


@each_of(
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


def test_moves_that_may_be_made_in_either_order_come_to_the_same() -> None:
    right = lesson("rummy500", "dig")
    assert [step.says for step in right.steps if step.either] == ["owed"]
    # The first of the two cards drawn cannot be laid before it is drawn.
    text = right.text.replace("#: miss one draw pile 1\n", "#: either\n", 1)
    assert Wrong.ORDER in {fault.wrong for fault in faults(read_lesson("dig", text))}


@each_of("game", [game.name for game in GAMES])
def test_the_last_lesson_of_a_game_ends_with_moves_of_ones_own(game: str) -> None:
    *_, last = GAMES_BY_NAME[game].lessons
    own = [step for step in lesson(game, last).steps if step.free]
    assert len(own) == 1
    moves = lesson(game, last).moves[own[0].moves :]
    assert sum(seat == LEARNER_SEAT for seat, _ in moves) >= 1
    assert "Hint" in told(lesson(game, last).said(own[0].says))
