"""Killed, closed, starved and opened twice: nothing is lost and nothing hangs."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.ai.helper_pool import CAN_FORK_HELPERS, helper_count
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from tests.support.kill_windows import kill_windows
from tests.waiting import PATIENCE_SECONDS
from tests.window.player import Mouse
from tests.window.window import PATIENCE, POLL, ROOT, Screen, Tree, Window

pytestmark = pytest.mark.window

KILLS = 3


class Noticing(Window):
    """A window that has something to say before anything else: until it was ``read``."""

    read = False

    def wait(self, enough: Callable[[Tree], bool], seconds: float = PATIENCE_SECONDS) -> Tree:
        return super().wait(
            lambda tree: (tree["scene"] == "elsewhere" and not self.read) or enough(tree), seconds
        )


def thinkers(window: Window) -> list[int]:
    """The number of the process in which the window's opponents think, once all have started.

    Those that help it are started before it, or are copies that it makes itself.
    """
    number = window.process.pid
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    started = [int(child) for child in children if b"spawn_main" in command_of(child)]
    return started[-1:] if len(started) == (1 if CAN_FORK_HELPERS else 1 + helper_count()) else []


def command_of(number: str) -> bytes:
    """The command line of a process; nothing if there is none any more."""
    try:
        return Path(f"/proc/{number}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def worker(window: Window, before: int = 0) -> int:
    """The number of the process in which the opponents think, once there is one.

    It is not the one from ``before``, but the one that has taken its place.
    """
    for _ in range(PATIENCE):
        thinking = thinkers(window)
        if thinking and thinking != [before]:
            (number,) = thinking
            return number
        window.pause.wait(POLL)
    raise AssertionError("nobody thinks any more")


def dead(window: Window) -> list[int]:
    """The window's processes that have ended without anybody taking note."""
    number = window.process.pid
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    return [int(child) for child in children if state_of(int(child)) == "Z"]


def state_of(number: int) -> str:
    """A letter for what a process does; nothing if there is none."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return ""


def begin(window: Window, game: str) -> Tree:
    window.go(f"Set up {GAMES_BY_NAME[game].title}…", "setup")
    window.click("Play")
    return window.wait_for_page("table")


def kept(window: Window) -> Match:
    """The match as it is on disk."""
    match_store = MatchStore(Profile(window.profile))
    match = match_store.open(match_store.paths()[0]).match
    assert match is not None
    return match


def moves_kept(window: Window) -> int:
    return len(kept(window).moves)


def step(window: Window) -> None:
    """Do what is wanted of the person, once something is."""
    player = Mouse(window)
    tree = player.asked()
    if tree["scene"] == "round":
        player.turn_page(tree)
    elif tree["scene"] == "choice":
        player.choose(tree)
    else:
        player.move(tree)
    window.answered()


def end_turn(window: Window) -> None:
    """Make moves until an opponent is asked."""
    for _ in range(12):
        step(window)
        if window.tree()["status"]["seat"] != 0:
            return
    raise AssertionError("it is the person’s turn all the time")


def test_a_match_that_was_killed_at_any_moment_is_continued_where_it_was(
    screen: Screen, tmp_path: Path
) -> None:
    lines = list(kill_windows(screen, tmp_path, GAMES_BY_NAME["texas"], KILLS, Random(4)))
    assert len(lines) == KILLS


def test_the_match_goes_on_when_the_thinking_process_is_killed(window: Window) -> None:
    begin(window, "texas")
    for moves in (2, 5):
        end_turn(window)
        os.kill(worker(window), signal.SIGKILL)
        Mouse(window).asked()
        assert moves_kept(window) > moves
    assert window.quit() == 0


def test_the_match_goes_on_when_the_process_is_killed_again_over_the_same_move(
    window: Window,
) -> None:
    begin(window, "texas")
    end_turn(window)
    before = moves_kept(window)
    killed = 0
    for _ in range(2):
        killed = worker(window, killed)
        os.kill(killed, signal.SIGKILL)
    Mouse(window).asked()
    assert moves_kept(window) > before
    assert dead(window) == []
    assert window.quit() == 0


@pytest.mark.parametrize("first", ["window", "worker"])
def test_a_thinking_process_killed_as_the_window_closes_leaves_nothing_behind(
    window: Window, first: str
) -> None:
    begin(window, "texas")
    end_turn(window)
    thinking = worker(window)
    if first == "worker":
        os.kill(thinking, signal.SIGKILL)
    window.process.terminate()
    if first == "window":
        os.kill(thinking, signal.SIGKILL)
    assert window.quit() == 0
    assert state_of(thinking) == ""


def test_a_window_that_is_killed_takes_its_thinking_process_with_it(window: Window) -> None:
    begin(window, "texas")
    end_turn(window)
    thinking = worker(window)
    window.kill()
    for _ in range(PATIENCE):
        if state_of(thinking) in ("", "Z"):
            return
        window.pause.wait(POLL)
    raise AssertionError("it thinks on for nobody")


def test_a_window_closed_while_opponents_think_ends_with_everything_of_its_own(
    window: Window,
) -> None:
    begin(window, "texas")
    end_turn(window)
    thinking = worker(window)
    assert window.quit() == 0
    assert not Path(f"/proc/{thinking}").exists()


def test_a_window_whose_thinking_process_stands_still_can_be_closed(window: Window) -> None:
    begin(window, "texas")
    end_turn(window)
    os.kill(worker(window), signal.SIGSTOP)
    assert window.quit() == 0


def test_a_second_start_has_the_window_come_forward_and_ends(window: Window) -> None:
    begin(window, "texas")
    window._run("windowunmap", "--sync", window.number)
    command = [sys.executable, "-m", "game", "--profile", str(window.profile)]
    second = subprocess.run(command, cwd=ROOT, env=window.environment, timeout=PATIENCE_SECONDS)
    assert second.returncode == 0
    window._run("search", "--sync", "--onlyvisible", "--pid", window.process.pid)
    step(window)


def test_a_second_window_says_so_and_touches_no_match_of_the_first_which_does_not_answer(
    screen: Screen, tmp_path: Path, window: Window
) -> None:
    begin(window, "texas")
    before = moves_kept(window)
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "profile").symlink_to(window.profile)
    os.kill(window.process.pid, signal.SIGSTOP)
    second = Noticing(screen, tmp_path / "second")
    told = " ".join(node["name"] for node in second.nodes(second.tree()))
    assert "already open" in told
    second.read = True
    second.go("Play here anyway", "start")
    assert not any(node["name"] == "Continue" for node in second.nodes(second.tree()))
    begin(second, "texas")
    step(second)
    assert second.quit() == 0
    os.kill(window.process.pid, signal.SIGCONT)
    step(window)
    assert moves_kept(window) > before
    assert len(MatchStore(Profile(window.profile)).paths()) == 1


def test_a_window_resized_again_and_again_while_it_is_played_keeps_up(window: Window) -> None:
    begin(window, "texas")
    rng = Random(3)
    for _ in range(3):
        for _ in range(5):
            size = [rng.randrange(960, 1900), rng.randrange(600, 1100)]
            window._run("windowsize", window.number, *size)
        window.wait(lambda tree, size=size: tree["size"] == size)
        step(window)
    assert window.quit() == 0
