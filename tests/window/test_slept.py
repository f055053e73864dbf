"""Stopped for a while and woken again: everything goes on where it was."""

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.games import GAMES_BY_NAME
from game.games.taki.game import TAKI
from game.match.match import Match
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from game.ui.kit.clock import MAX_CLOCK_STEP_SECONDS
from tests.sitting import seen
from tests.window.player import Mouse
from tests.window.test_killed import (
    begin,
    end_turn,
    kept,
    moves_kept,
    step,
    thinkers,
    worker,
)
from tests.window.window import Screen, Window

pytestmark = pytest.mark.window

TRIES = 5
CALLS = 10
"""How long a call window stays open, in seconds."""


@contextmanager
def asleep(window: Window, numbers: Sequence[int]) -> Iterator[None]:
    """Processes that are stopped meanwhile, for longer than anybody would call time."""
    for number in numbers:
        os.kill(number, signal.SIGSTOP)
    try:
        yield
        window.pause.wait(MAX_CLOCK_STEP_SECONDS + 0.5)
    finally:
        for number in numbers:
            os.kill(number, signal.SIGCONT)


def test_a_window_stopped_in_the_middle_of_a_deal_deals_on(window: Window) -> None:
    window.go(f"Set up {GAMES_BY_NAME['texas'].title}…", "setup")
    window.click("Play")
    with asleep(window, [window.process.pid]):
        pass
    step(window)
    assert window.quit() == 0


@pytest.mark.parametrize("both", [False, True], ids=["alone", "with its opponents"])
def test_a_window_stopped_while_opponents_think_goes_on(window: Window, both: bool) -> None:
    begin(window, "texas")
    for _ in range(TRIES):
        end_turn(window)
        thinking = worker(window)
        with asleep(window, [window.process.pid, *([thinking] if both else ())]):
            match = kept(window)
        if match.state.asked != PERSON_SEAT:
            break
        # They had all made their moves before the window was stopped.
    assert match.state.asked != PERSON_SEAT
    Mouse(window).asked()
    assert moves_kept(window) > len(match.moves)
    assert thinkers(window) == [thinking]
    assert window.quit() == 0


def test_what_was_done_while_the_window_was_stopped_is_answered_then(window: Window) -> None:
    window.wait_for_page("start")
    with asleep(window, [window.process.pid]):
        window.click("Settings")
    window.wait_for_page("settings")
    assert window.quit() == 0


def about_to_call() -> Match:
    """A match of Taki in which the person may call."""
    rng = Random(5)
    for seed in range(200):
        match = Match(TAKI, TAKI.setup(2, {}, seed), ("You", "Ada (medium)"))
        while not match.state.over:
            if (
                match.state.asked == PERSON_SEAT
                and TAKI.table.open_call(seen(match.state)) is not None
            ):
                return match
            match.play(TAKI.write(TAKI.bot.rollout_move(match.state, rng)))
    raise AssertionError("nobody may call")


def test_a_call_window_is_not_lost_while_the_window_is_stopped(
    screen: Screen, tmp_path: Path
) -> None:
    match = about_to_call()
    MatchStore(Profile(tmp_path / "profile")).begin(match)
    window = Window(screen, tmp_path, settings={"calls": CALLS})
    window.click("Continue")
    window.wait(lambda tree: any(node["role"] == "countdown" for node in window.nodes(tree)))
    with asleep(window, [window.process.pid]):
        window.pause.wait(CALLS)
    window.pause.wait(1.0)
    assert moves_kept(window) == len(match.moves), "it is open still"
    window.wait(lambda tree: moves_kept(window) > len(match.moves))
    assert window.quit() == 0
