"""Every lesson of every game in a real window: by mouse alone, and by keys alone."""

from pathlib import Path

import pytest

from game.games import GAMES
from game.text.message import say
from tests.lessons.lessons import lesson
from tests.window.player import Keys, Mouse
from tests.window.pupil import Pupil
from tests.window.window import Screen, Window

pytestmark = pytest.mark.window
FAST = {"speed": "off", "thinking": "off"}


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_all_lessons_are_done_in_a_real_window(
    screen: Screen, tmp_path: Path, hands: type[Mouse | Keys]
) -> None:
    window = Window(screen, tmp_path, settings=FAST)
    pupil = Pupil(window, hands(window))
    for game in GAMES:
        window.go(f"Set up {game.title}…", "setup")
        window.key("l")
        window.wait_for_page("lessons")
        first = say("lessons-entry", number=1, title=lesson(game.name, game.lessons[0]).title)
        window.click(say("lessons-of", game=game.title, lesson=first))
        for number, name in enumerate(game.lessons, 1):
            pupil.do(lesson(game.name, name))
            last = number == len(game.lessons)
            window.click(say("lessons-all" if last else "lessons-next-lesson"))
        window.wait_for_page("lessons")
        window.key("Escape")
        window.wait_for_page("start")
    assert window.quit() == 0
    assert not list((tmp_path / "profile").rglob("*.record"))
