"""A round of every game played by a screen reader's actions alone, and all of it heard."""

import re
from collections.abc import Iterator
from contextlib import closing

import pytest

from game.ai.worker import WorkerClient
from game.games import GAMES
from game.session import MatchSession
from game.storage.match_store import MatchStore, NullWriter
from game.storage.profile import Profile
from tests.window.atspi import Desktop, Listener, Thing
from tests.window.conftest import Open
from tests.window.test_matches import hurried
from tests.window.window import PAGE_SECONDS, PATIENCE, POLL, Tree, Window

pytestmark = pytest.mark.window

MAX_STEPS = 400
OVER = ("round", "result")
"""The pages with the score."""
TURNED_AND_FITS = re.compile(r"(You draw the .*\.) (Nothing fits|It fits .*|\w+ fit: .*)\.")
"""A card that the person turns in Takeaway, and the stacks that fit it, which is only heard."""


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    desktop = Desktop()
    yield desktop
    desktop.close()


class Blind:
    """Plays by what a screen reader says, and knows the rules of no game.

    Of the window's own tree only is asked whether it has answered.
    """

    def __init__(self, window: Window, listener: Listener) -> None:
        self.window = window
        self.listener = listener
        self.things: list[Thing] = []
        self._tried = 0

    def look(self) -> list[Thing]:
        """What there is on the screen now."""
        self.things = self.listener.things(without=["log", "score"])
        return self.things

    def find(self, key: str) -> Thing | None:
        """Something by its key."""
        return next((thing for thing in self.look() if thing.key == key), None)

    def press(self, thing: Thing) -> None:
        """Use something, if it is still there, and wait until it has been done."""
        if self.listener.press(thing):
            self.window.sent += 1
            self.window.answered()

    def go(self, key: str, scene: str) -> None:
        """Use something that leads to another page."""
        # A desktop is asked for one thing after another, and meanwhile there may be others.
        self.window.wait(lambda tree: self.find(key) is not None, PAGE_SECONDS)
        self.press(next(thing for thing in self.things if thing.key == key))
        self.window.wait_for_page(scene)

    def asked(self) -> Tree:
        """Wait until something is wanted."""
        return self.window.wait(
            lambda tree: (
                tree["scene"] in (*OVER, "choice")
                or (tree["scene"] == "table" and tree["status"]["seat"] == 0 and not tree["busy"])
            )
        )

    def play(self) -> None:
        """Play on from the table to the page with the score."""
        for _ in range(MAX_STEPS):
            scene = self.asked()["scene"]
            if scene in OVER:
                return
            things = self.look()
            if scene == "choice":
                self.press(next(one for one in things if one.key.startswith("choice ")))
            else:
                self.move(things)
        raise AssertionError("the round does not come to its end")

    def move(self, things: list[Thing]) -> None:
        """Press the first button that does something, else try what lies on the table."""
        if self.pressed(things):
            return
        cards = [one.key for one in things if one.key.startswith("card hands/0/")]
        if not cards:
            places = [one for one in things if one.key.startswith("zone ") and one.usable]
            self._tried += 1
            self.press(places[self._tried % len(places)])
            return
        moves = self.moves
        for key in cards:
            card = next((one for one in self.things if one.key == key), None)
            if card is not None:
                self.press(card)
            if self.moves != moves or self.pressed(self.look()):
                return
            card = next((one for one in self.things if one.key == key), None)
            if card is not None and "selected" in card.states:
                self.press(card)

    @property
    def moves(self) -> tuple[str, int]:
        """The page, and how much has been played: its record grows with each move."""
        scene = self.window.tree()["scene"]
        return scene, sum(path.stat().st_size for path in self.window.profile.rglob("*.record"))

    def pressed(self, things: list[Thing]) -> bool:
        """Press a button of the bar that does something with the match; whether there is one."""
        for one in things:
            if one.key.startswith("do ") and one.usable:
                self.press(one)
                return True
        return False


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_round_is_played_and_heard(
    open_window: Open, desktop: Desktop, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in desktop.environment.items():
        monkeypatch.setenv(variable, value)
    with closing(Listener(desktop)) as listener:
        heard_and_played(open_window({**hurried(name, 2), "thinking": "off"}), listener, name)


def heard_and_played(window: Window, listener: Listener, name: str) -> None:
    """Play the round, and hold what was heard against the log."""
    player = Blind(window, listener)
    for _ in range(PATIENCE):
        if listener.find() and any(thing.key for thing in player.look()):
            break
        window.pause.wait(POLL)
    player.go(f"set-up {name}", "setup")
    player.go("play", "table")
    player.play()
    told = lines(window)
    listener.drain()
    # Of a move that was made for the person it is told that it was the only one.
    plain = [
        TURNED_AND_FITS.sub(
            r"\1", text.replace(": the only move.", ".").removesuffix(" It was the only move.")
        )
        for text in listener.heard
    ]
    heard = [text for text in plain if text in set(told)]
    assert len(told) > 5
    assert heard == told
    assert window.quit() == 0


def lines(window: Window) -> list[str]:
    """All that the log tells of the first round, as the record has it."""
    [record] = window.profile.rglob("*.record")
    match = MatchStore(Profile(window.profile)).open(record).match
    assert match is not None
    session = MatchSession(match, NullWriter(record, match), WorkerClient())
    return [str(line) for some in session.told() for line in some if line.round == 1]
