"""The packaged program: what is in its folder, and that it plays."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games import GAMES
from game.storage.language_files import files_of
from game.storage.licences import PROGRAM_FOLDER, parts
from game.text.languages import ALL_SPOKEN
from tests.libraries import libraries, part_of
from tests.package.conftest import Package
from tests.shipped import contents, ways_to_write
from tests.waiting import PATIENCE_SECONDS
from tests.window.player import Mouse
from tests.window.window import ROOT, Screen, Tree, Window

pytestmark = pytest.mark.package

LARGEST = 43_000_000
"""Bytes; it was 42.6 million on Linux, and Python's own library differs a little.

Two million of it are the music of five games, two minutes and one minute each.
"""

MAX_MOVES = 12


@pytest.fixture
def window(package: Package, tmp_path: Path) -> Iterator[Window]:
    screen = Screen()
    own = {
        "forced": "mine",
        "remarks": "off",
    }  # every move is the player's, and none waits for words
    window = Window(screen, tmp_path, (package.command("five-takes"),), settings=own)
    yield window
    if window.process.poll() is None:
        window.kill()
    window.log.close()
    screen.close()


# The folder.


def test_it_is_small(package: Package) -> None:
    files = [path for path in package.files() if not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < LARGEST


def test_it_holds_every_drawing_and_sound(package: Package) -> None:
    for kind in ("sprites", "sounds/ogg"):
        endings = "*.svg" if kind == "sprites" else "*.*"
        assert told(package.data / "game/assets" / kind, endings) == told(ROOT / kind, endings)


def test_it_holds_the_texts_of_every_language_that_ships_and_of_no_other(package: Package) -> None:
    texts = {
        file.relative_to(PROGRAM_FOLDER): file.read_bytes()
        for spoken in ALL_SPOKEN
        for file in files_of(spoken.tag)
    }
    assert {path.parts[1] for path in texts if path.suffix == ".md"} == {one.name for one in GAMES}
    folder = package.data / "game"
    assert told(folder, "*.ftl") | told(folder, "*.md") == texts


def told(folder: Path, pattern: str) -> dict[Path, bytes]:
    """The files of a folder by their paths in it."""
    found = {path.relative_to(folder): path.read_bytes() for path in folder.rglob(pattern)}
    assert found
    return found


def test_it_holds_no_source_and_no_library_that_nothing_asks_for(package: Package) -> None:
    for path in package.files():
        assert path.suffix not in (".py", ".pyc", ".pyi"), path
        assert not re.match(r"lib(crypto|ssl|stdc\+\+)\b", path.name), path
        assert "numpy" not in str(path.relative_to(package.folder))


def test_every_library_in_it_has_a_licence_in_it(package: Package) -> None:
    files = [path.name for path in package.files() if not path.is_symlink()]
    found = libraries(files)
    assert len(found) > 20
    assert {part_of(name) for name in found} <= {part.name for part in parts()}
    texts = {path.stem for path in (package.data / "game/licences").glob("*.txt")}
    texts |= {path.parent.name for path in (package.data / "licences").glob("*/*")}
    assert {part.name for part in parts()} <= texts


def test_it_holds_nothing_that_is_never_used(package: Package) -> None:
    names = {path.name.split(".")[0] for path in package.files()}
    assert not names & {"freesansbold", "_freetype"}


@pytest.mark.skipif(sys.platform != "linux", reason="glibc is what Linux has")
def test_which_glibc_it_needs_can_be_asked(package: Package) -> None:
    asked = [sys.executable, ROOT / ".ci/glibc", package.folder]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert re.search(r"\d\d+ files; glibc 2\.\d+ or newer", told), told
    assert subprocess.run([*asked, "--most", "2.4"], capture_output=True).returncode == 1


def test_no_file_in_it_tells_where_it_was_built(package: Package) -> None:
    names = 0
    for name, content in contents(package.folder):
        names += 1
        assert not any(place in content for place in ways_to_write(ROOT)), name
    assert names > 1000, "the modules are looked at too"


def test_no_module_of_the_program_imports_what_is_left_out(package: Package) -> None:
    for line in package.notes.splitlines():
        if line.startswith("excluded module named"):
            assert not re.search(r"\bgame\.", line), line


# The program.


def test_a_match_is_played_in_its_window(window: Window) -> None:
    window.go("Set up Take…", "setup")
    window.go("Play", "table")
    player = Mouse(window)
    tree = player.asked()
    for _ in range(MAX_MOVES):
        player.move(tree)
        window.answered()
        tree = player.asked()
        if moved(window, tree, own=False) and moved(window, tree, own=True):
            break
    assert moved(window, tree, own=True), "a click makes a move"
    assert moved(window, tree, own=False), "an opponent moves"
    assert thinkers(window), "the opponents' process thinks, and did not die of it"
    window.go("Rules", "rules")
    assert window.quit() == 0


def test_its_quit_button_ends_it(window: Window) -> None:
    window.click("Quit")
    assert window.process.wait(timeout=PATIENCE_SECONDS) == 0


def moved(window: Window, tree: Tree, own: bool) -> list[str]:
    """The moves the log tells of: the player's own, or the opponents'."""
    nodes = list(window.nodes(tree))
    players = [node["name"] for node in nodes if node["role"] == "player"]
    chosen = [name for name in players if (name == "You") == own]
    return [
        node["name"]
        for node in nodes
        if node["role"] == "text"
        and re.match(rf"({'|'.join(chosen)}) (draw|discard)s? ", node["name"])
    ]


def thinkers(window: Window) -> list[int]:
    """The processes that think for this window."""
    number = window.process.pid
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    return [
        int(child)
        for child in children
        if b"--multiprocessing-fork" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


@pytest.mark.parametrize("words", [("five-takes", "engine"), ("five-takes-engine",)])
def test_the_engine_answers_line_by_line(package: Package, words: tuple[str, ...]) -> None:
    requests = [
        {"cmd": "games"},
        {"cmd": "new", "game": "takeaway", "players": 2, "seed": 5},
        {"cmd": "advise", "level": "medium", "playouts": 20},
        {"cmd": "fly"},
    ]
    done = subprocess.run(
        [package.command(words[0]), *words[1:]],
        input="".join(json.dumps(request) + "\n" for request in requests),
        capture_output=True,
        check=True,
        text=True,
    )
    games, new, advice, refused = map(json.loads, done.stdout.splitlines())
    assert [game["name"] for game in games["games"]] == [game.name for game in GAMES]
    assert new["ok"] and new["game"] == "takeaway"
    assert advice["ok"] and advice["move"]
    assert refused["error"]["code"] == "bad-request"
    assert done.stderr == ""
