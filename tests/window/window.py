"""A real window under Xvfb, played by name: what a person with a mouse or a keyboard does.

The window writes the tree of its screen to a file whenever its picture has settled; this
reads that file, finds "Draw" by its name, and moves the mouse there.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import Event
from typing import Any

from game.games import GAMES
from tests.started_program import hearing
from tests.waiting import PATIENCE_SECONDS

Node = dict[str, Any]
Tree = dict[str, Any]
SCENERY = ("text", "heading", "page", "panel", "group")
POLL = 0.01
PATIENCE = round(PATIENCE_SECONDS / POLL)
"""How often one looks for what must come."""
PAGE_SECONDS = 30.0
"""A page that has not come by then is another one: a click led elsewhere."""
LEARNED = {"lessons": {game.name: {game.lessons[0]: {"at": 0, "done": True}} for game in GAMES}}
"""Settings of a player to whom a game's tile opens the set-up without an offer."""
ROOT = Path(__file__).resolve().parents[2]
SCREEN_FILE = "Xvfb_screen0"
"""What a screen shows, in the format of xwd."""


class Screen:
    """An X server without a screen, of this size in pixels.

    With a ``folder`` it keeps what it shows in ``folder / SCREEN_FILE``.
    """

    def __init__(self, size: str = "2600x1500", folder: Path | None = None) -> None:
        for tool in ("Xvfb", "xdotool"):
            assert shutil.which(tool), f"{tool} is needed to drive a real window"
        read, write = os.pipe()
        self.process = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24"),
                *("-nolisten", "tcp"),
                *(() if folder is None else ("-fbdir", str(folder))),
            ],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            self.display = f":{pipe.readline().strip()}"

    def close(self) -> None:
        """End the server."""
        self.process.terminate()
        self.process.wait()


class Window:
    """The program in a window of a screen, with a profile of its own."""

    def __init__(
        self,
        screen: Screen,
        folder: Path,
        command: tuple[str, ...] = (sys.executable, "-m", "game"),
        size: str = "1280x720",
        settings: Mapping[str, object] | None = None,
        seeded: bool = True,
        environment: Mapping[str, str] | None = None,
        profile: bool = True,
        streams: int | None = None,
    ) -> None:
        self.tree_file = folder / "tree.json"
        self.tree_file.unlink(missing_ok=True)
        self.profile = folder / "profile"
        if settings is not None or (profile and not self.profile.exists()):
            self.profile.mkdir(parents=True, exist_ok=True)
            kept = json.dumps({"version": 1, **LEARNED, **(settings or {})})
            (self.profile / "settings.json").write_text(kept, encoding="utf-8")
        self.environment = {
            **os.environ,
            "DISPLAY": screen.display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEO_X11_WMCLASS": "fivetakes",
            # The voice of this machine is not to speak, nor to be started.
            "SPEECHD_ADDRESS": "unix_socket:/nowhere",
            **(environment or {}),
        }
        self.log = (folder / "log.txt").open("ab")
        self.process = subprocess.Popen(
            [
                *command,
                *(("--profile", str(self.profile)) if profile else ()),
                "--tree", str(self.tree_file),
                *(("--seed", "11") if seeded else ()),
                "--size", size,
            ],
            cwd=ROOT,
            env=self.environment,
            stdin=streams,
            stdout=streams or self.log,
            stderr=streams or self.log,
            preexec_fn=hearing,
        )  # fmt: skip
        self.pause = Event()
        self.sent = 0
        self._read: tuple[tuple[int, ...], Tree] | None = None
        self.wait(lambda tree: True)  # how long a start takes is not judged
        self.wait_for_page("start")
        found = self._run("search", "--onlyvisible", "--pid", self.process.pid)
        self.number = found.split()[-1]

    # Looking.

    def tree(self) -> Tree:
        """What the window shows; read again only once there is another file of it."""
        found = self.tree_file.stat()
        file = (found.st_ino, found.st_mtime_ns, found.st_size)
        if self._read is None or self._read[0] != file:
            # A file that takes its place meanwhile is another one at the next look.
            self._read = file, json.loads(self.tree_file.read_text(encoding="utf-8"))
        return self._read[1]

    def wait(self, enough: Callable[[Tree], bool], seconds: float = PATIENCE_SECONDS) -> Tree:
        """The tree once it is as wanted; an assertion with the page if that never comes."""
        for _ in range(round(seconds / POLL)):
            assert self.process.poll() is None, "the program has ended"
            if self.tree_file.exists():
                tree = self.tree()
                if enough(tree):
                    return tree
            self.pause.wait(POLL)
        assert self.tree_file.exists(), "the window shows nothing"
        tree = self.tree()
        raise AssertionError(f"the page is {tree['scene']!r}: {json.dumps(tree)[:2000]}")

    def wait_for_page(self, scene: str) -> Tree:
        """The tree once the window shows this page; an assertion after PAGE_SECONDS."""
        return self.wait(lambda tree: tree["scene"] == scene, PAGE_SECONDS)

    @staticmethod
    def nodes(tree: Tree) -> Iterator[Node]:
        """Every node of a tree."""
        rest = [tree["tree"]]
        while rest:
            node = rest.pop(0)
            yield node
            rest[:0] = node.get("children", ())

    def find(self, name: str, tree: Tree | None = None) -> Node:
        """The thing of this name that can be used."""
        for node in self.nodes(tree or self.tree()):
            if node["name"] == name and node["role"] not in SCENERY:
                return node
        raise AssertionError(f"there is no {name!r} on the screen")

    # Doing.

    def _run(self, *arguments: object) -> str:
        """One command of xdotool; what it says."""
        return subprocess.run(
            ["xdotool", *map(str, arguments)],
            env=self.environment,
            check=True,
            timeout=PATIENCE_SECONDS,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout

    def _move(self, x: int, y: int, *more: object) -> None:
        """Move the mouse to a point of the window."""
        self._run("mousemove", "--window", self.number, x, y, *more)

    def click_at(self, x: int, y: int) -> None:
        """Click a point of the window."""
        self._move(x, y, "click", 1)
        self.sent += 2

    def click_node(self, node: Node) -> None:
        """Click the middle of a node."""
        x, y, wide, high = node["rect"]
        self.click_at(x + wide // 2, y + high // 2)

    def click(self, name: str) -> None:
        """Click a thing by its name."""
        self.click_node(self.find(name))

    def go(self, name: str, scene: str) -> Tree:
        """Click a thing that leads to another page, and wait for that."""
        self.click(name)
        return self.wait_for_page(scene)

    def key(self, *keys: str) -> None:
        """Press keys, one after another."""
        self._run("key", *keys)
        self.sent += len(keys)

    def drag(self, node: Node, target: Node) -> None:
        """Drag from the middle of one node to the middle of another."""
        x, y, wide, high = node["rect"]
        self._move(x + wide // 2, y + high // 2, "mousedown", 1)
        x, y, wide, high = target["rect"]
        self._move(x + wide // 2 - 9, y + high // 2 - 9)
        self._move(x + wide // 2, y + high // 2, "mouseup", 1)
        self.sent += 2

    # A match.

    def asked(self) -> Tree:
        """Wait until something is wanted of the player: a move, or a page to be turned.

        A move that is about to make itself is none: the window is busy with it.
        """
        return self.wait(
            lambda tree: (
                tree["scene"] in ("round", "result")
                or (
                    tree["scene"] == "table"
                    and not tree["busy"]
                    and tree["status"]["seat"] == 0
                    and any(node["move"] for node in self.nodes(tree))
                )
            )
        )

    def moves(self, tree: Tree) -> list[Node]:
        """The things on the screen that make a move."""
        return [node for node in self.nodes(tree) if node["move"]]

    def answered(self) -> Tree:
        """The tree once the window has answered every click and key that was sent."""
        return self.wait(lambda tree: tree["inputs"] >= self.sent)

    # Ending.

    def kill(self) -> None:
        """What a power cut does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def quit(self) -> int:
        """Close the window; the exit code."""
        self.process.terminate()
        code = self.process.wait(timeout=PATIENCE_SECONDS)
        self.log.close()
        return code
