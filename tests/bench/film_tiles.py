"""Films of the first minutes of each game: from a click on its tile to the result.

    python -m tests.bench.film_tiles --game taki FOLDER
    python -m tests.bench.film_tiles --game taki --skip FOLDER

The program runs in a real window with a new profile, and a mouse plays at human pace. It plays the
first hand, or with ``--skip`` leaves that for a short match against easy opponents and plays this
to the result page. A film is a folder of pictures, each named after its time. Needs Xvfb and
xdotool. Takes two minutes a game, a short match up to ten.
"""

import argparse
import json
import struct
import tempfile
from pathlib import Path
from random import Random
from threading import Event, Thread

import pygame

from game.features.lessons.lesson import READ_WORDS_PER_SECOND_COUNT
from game.games import GAMES_BY_NAME
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from game.text.message import say
from tests.lessons.lessons import lesson
from tests.window.player import MAX_STEPS, Mouse
from tests.window.pupil import Pupil, ways_to_say
from tests.window.window import SCREEN_FILE, Screen, Tree, Window

PICTURE_SECONDS = 0.25
CLICK_SECONDS = 2.0
"""What a newcomer takes to find a thing and click on it."""
END_SECONDS = 5.0
"""How long a film stays at its end."""
XWD_HEADER = struct.Struct(">25I")
"""Header size, version and format first; the width, height, line size and colours are below."""
WIDTH_PLACE, HEIGHT_PLACE, LINE_PLACE, COLOUR_PLACE = 4, 5, 12, 19
COLOUR_SIZE = 12


def shown(file: Path) -> pygame.Surface:
    """What a screen shows, from a file in the format of xwd with four bytes a pixel."""
    data = file.read_bytes()
    head = XWD_HEADER.unpack_from(data)
    size = head[WIDTH_PLACE], head[HEIGHT_PLACE]
    assert head[LINE_PLACE] == 4 * size[0]
    begin = head[0] + COLOUR_SIZE * head[COLOUR_PLACE]
    return pygame.image.frombuffer(data[begin : begin + 4 * size[0] * size[1]], size, "BGRA")


class Camera:
    """Keeps pictures of a screen in a folder until it is closed."""

    def __init__(self, file: Path, folder: Path) -> None:
        self.file = file
        self.folder = folder
        self.count = 0
        self.closed = Event()
        self.thread = Thread(target=self._film)
        folder.mkdir(parents=True, exist_ok=True)
        self.thread.start()

    def _film(self) -> None:
        while not self.closed.wait(PICTURE_SECONDS):
            self._keep()

    def _keep(self) -> None:
        name = f"{self.count * PICTURE_SECONDS:07.2f}.jpg"
        pygame.image.save(shown(self.file), self.folder / name)
        self.count += 1

    def close(self) -> None:
        """Keep a last picture, and no more."""
        self.closed.set()
        self.thread.join()
        self._keep()


class SlowWindow(Window):
    """A window whose mouse stays at a thing for a while before it clicks."""

    is_fast = False

    def think(self, seconds: float) -> None:
        """Let a person's time pass, unless all is to be fast."""
        self.pause.wait(0 if self.is_fast else seconds)

    def click_at(self, x: int, y: int) -> None:
        self._move(x, y)
        self.think(CLICK_SECONDS)
        super().click_at(x, y)


class Newcomer(Pupil):
    """Reads what the teacher of a first hand says and does it, or plays a match by policy."""

    def __init__(self, window: SlowWindow) -> None:
        super().__init__(window, Mouse(window))
        self.window: SlowWindow = window

    def ready(self, tree: Tree, says: set[str]) -> bool:
        return any(node["role"] == "alert" and node["name"] in says for node in Window.nodes(tree))

    def win(self, game: str) -> None:
        """Play the first hand of a game to its end."""
        hand = lesson(game, GAMES_BY_NAME[game].first_hand)
        for step in hand.steps:
            says = ways_to_say(hand, step)
            tree = self.window.wait(lambda now, says=says: self.ready(now, says))  # type: ignore[misc]
            self.window.think(len(min(says).split()) / READ_WORDS_PER_SECOND_COUNT)
            if step.move is None:
                self.press(self.window.find("Continue", tree))
            else:
                self.make(GAMES_BY_NAME[game], step.move, tree)
            self.window.answered()

    def play(self) -> None:
        """Play the match that was begun to its result, by the policy of its game's rollouts."""
        for _ in range(MAX_STEPS):
            tree = self.hands.asked()
            if tree["scene"] == "result":
                return
            if tree["scene"] == "round":
                self.hands.turn_page(tree)
            elif tree["scene"] == "choice":
                self.hands.choose(tree)
            else:
                self.move(tree)
            self.window.answered()
        raise AssertionError("the match does not come to its end")

    def move(self, tree: Tree) -> None:
        """Make the policy's move, or if the clicks for it are not found what can be done first."""
        store = MatchStore(Profile(self.window.profile))
        match = store.open(store.paths()[-1]).match
        assert match is not None
        game = match.game
        move = game.write(game.bot.rollout_move(match.state, Random(len(match.moves))))
        try:
            self.make(game, move, tree)
        except (AssertionError, IndexError):
            self.hands.move(self.window.tree())


def film(game: str, folder: Path, size: str, is_skipped: bool, is_fast: bool) -> None:
    """Make the film of a game in a folder."""
    settings = {"version": 1, **({"speed": "off", "thinking": "off"} if is_fast else {})}
    with tempfile.TemporaryDirectory() as home:
        screen = Screen(size, Path(home))
        (Path(home) / "profile").mkdir()
        (Path(home) / "profile/settings.json").write_text(json.dumps(settings), encoding="utf-8")
        window = SlowWindow(screen, Path(home), size=size, seeded=False)
        window.is_fast = is_fast
        camera = Camera(Path(home) / SCREEN_FILE, folder)
        newcomer = Newcomer(window)
        try:
            window.think(CLICK_SECONDS)
            title = str(GAMES_BY_NAME[game].title)
            tile = next(node for node in window.nodes(window.tree()) if node["role"] == "tile"
                        and node["name"].startswith(f"{title}, "))  # fmt: skip
            window.click_node(tile)
            window.wait_for_page("first hand")
            if is_skipped:
                window.click(say("first-skip"))
                window.wait_for_page("table")
                newcomer.play()
            else:
                newcomer.win(game)
                window.wait_for_page("lesson over")
            window.think(END_SECONDS)
        finally:
            camera.close()
            window.kill()
            screen.close()


def main() -> None:
    """Film what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=GAMES_BY_NAME)
    parser.add_argument("--skip", action="store_true", help="leave the first hand for a match")
    parser.add_argument("--fast", action="store_true", help="at once, to try this program")
    parser.add_argument("--size", default="1280x720")
    chosen = parser.parse_args()
    for game in [chosen.game] if chosen.game else GAMES_BY_NAME:
        folder = chosen.folder / f"{game}, match" if chosen.skip else chosen.folder / game
        film(game, folder, chosen.size, chosen.skip, chosen.fast)
        print(f"{folder}: {len(list(folder.iterdir()))} pictures", flush=True)


if __name__ == "__main__":
    main()
