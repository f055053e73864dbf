"""The program for Windows, as PyInstaller packs it: it tests itself, plays, and keeps matches."""

import json
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath

import pytest

from game import VERSION
from game.games import GAMES
from game.match.match import Match
from game.storage.licences import parts
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from tests.libraries import libraries, part_of
from tests.shipped import contents, ways_to_write
from tests.waiting import PATIENCE_SECONDS
from tests.window.player import Mouse
from tests.window.window import ROOT, Screen, Tree
from tests.windows.wine import BUILT, PYTHON, Wine, WineWindow

pytestmark = pytest.mark.windows

ENGINE = BUILT / "five-takes-engine.exe"
OWN = {
    "forced": "mine",
    "remarks": "off",
    "speed": "off",
    "last": {"takeaway": {"players": 3, "options": {"rounds": 1}}},
}
HOLDING = """
import ctypes, sys
whole = ctypes.windll.kernel32.CreateFileW
whole.restype = ctypes.c_void_p
held = [whole(name, 0x80000000, 0, None, 3, 0, None) for name in sys.argv[1:]]
print("held" if all(one not in (None, 2**64 - 1) for one in held) else "not held", flush=True)
sys.stdin.read()
"""
"""Opens files for itself alone, as what copies them to a cloud does, until its input ends."""

SPEAKING = """
import ctypes
from game.ui.app.voice import windows_voice
from game.ui.app.voice.speaker import VoiceError
try:
    windows_voice.WindowsVoice()
except VoiceError as error:
    print(error.problem.name.removeprefix("voice-"))
refuses = windows_voice.WindowsVoice.tune
windows_voice.WindowsVoice.tune = windows_voice.WindowsVoice.stop = lambda *_: None
voice = windows_voice.WindowsVoice()
try:
    voice.speak("Ada draws.")
except VoiceError as error:
    print(error.problem.values["why"])
voice.close()
print("released")
"""
"""Looks for a voice, and speaks although there is none."""


@pytest.fixture
def window(wine: Wine, screen: Screen, tmp_path: Path) -> Iterator[WineWindow]:
    window = WineWindow(wine, screen, tmp_path, settings=OWN)
    yield window
    if window.process.poll() is None:
        window.kill()


def begin(window: WineWindow) -> Tree:
    window.go("Set up Takeaway…", "setup")
    window.click("Play")
    return window.wait_for_page("table")


def kept(window: WineWindow) -> Match:
    """The match as it is on disk."""
    match_store = MatchStore(Profile(window.profile))
    match = match_store.open(match_store.paths()[0]).match
    assert match is not None
    return match


def step(window: WineWindow) -> None:
    """Make the next move that is wanted of the person."""
    window.click_node(window.moves(window.asked())[0])
    window.answered()


@pytest.mark.parametrize("word", ["self-test", "--self-test"])
def test_everything_it_needs_is_in_the_folder(wine: Wine, word: str) -> None:
    *checks, total = wine.run(ENGINE, word).stdout.splitlines()
    assert checks and all(check.startswith("ok ") for check in checks), checks
    assert "checks passed" in total


def test_from_source_it_tests_itself_too(wine: Wine) -> None:
    told = wine.run(PYTHON, "-m", "game", "--self-test", SDL_VIDEODRIVER="dummy").stdout
    assert told.splitlines()[-1].endswith("checks passed."), told


def test_where_windows_has_no_voice_the_player_is_told(wine: Wine) -> None:
    """Wine has the class of the voice, and refuses its methods."""
    told = wine.run(PYTHON, "-c", SPEAKING).stdout
    assert told.split() == ["missing", "0x80004001", "released"]


def test_the_engine_plays_every_game(wine: Wine) -> None:
    asked = [
        {"cmd": "random", "game": game.name, "players": game.players[0], "games": 3, "seed": 1}
        for game in GAMES
    ]
    told = wine.run(ENGINE, said="".join(json.dumps(one) + "\n" for one in asked)).stdout
    answers = [json.loads(line) for line in told.splitlines()]
    assert [answer["ok"] for answer in answers] == [True] * len(GAMES)


def test_every_library_in_the_folder_has_a_licence_in_it() -> None:
    found = libraries(path.name for path in BUILT.rglob("*"))
    assert len(found) > 15
    assert {part_of(name) for name in found} <= {part.name for part in parts()}


def test_nothing_in_it_tells_where_it_was_built() -> None:
    names = 0
    for name, content in contents(BUILT):
        names += 1
        for place in (ROOT, PureWindowsPath("C:/users")):
            assert not any(words in content for words in ways_to_write(place)), name
    assert names > 1000, "the modules are looked at too"


def test_its_properties_name_company_and_copyright() -> None:
    told = (BUILT / "five-takes.exe").read_bytes().decode("utf-16-le", "ignore")
    odd = (BUILT / "five-takes.exe").read_bytes()[1:].decode("utf-16-le", "ignore")
    version = f"ProductVersion\0{VERSION}\0"
    for text in ("CompanyName", "The Five Takes authors", "LegalCopyright", version):
        assert text in told or text in odd, text


def test_a_whole_match_is_played_in_its_window(window: WineWindow) -> None:
    begin(window)
    Mouse(window).play()
    window.key("Escape")
    window.wait_for_page("start")
    assert window.quit() == 0
    assert list((window.profile / "finished").iterdir())


def test_a_match_that_was_killed_is_continued_where_it_was(
    wine: Wine, screen: Screen, tmp_path: Path
) -> None:
    before = 0
    for life in range(3):
        window = WineWindow(wine, screen, tmp_path, settings=OWN if life == 0 else None)
        if life:
            window.go("Continue", "table")
        else:
            begin(window)
        step(window)
        step(window)
        moves = len(kept(window).moves)
        assert moves > before
        window.kill()
        before = len(kept(window).moves)
        assert before >= moves
    wine.settle()


def test_what_others_hold_for_a_moment_is_kept_afterwards(wine: Wine, window: WineWindow) -> None:
    begin(window)
    step(window)
    (record,) = MatchStore(Profile(window.profile)).paths()
    window.asked()
    first = kept(window).moves
    before = len(first)
    holder = wine.start(PYTHON, "-c", HOLDING, record, window.profile / "settings.json")
    assert holder.stdout is not None
    assert holder.stdout.readline().strip() == "held"
    step(window)
    window.wait(lambda tree: any(node["role"] == "alert" for node in window.nodes(tree)))
    step(window)
    assert len(kept(window).moves) == before, "they are held"
    holder.communicate(timeout=PATIENCE_SECONDS)
    step(window)
    moves = kept(window).moves
    assert moves[:before] == first
    assert len([seat for seat, _ in moves if seat == 0]) == 4, "nothing is lost"
    window.asked()


def test_where_everything_is_shown_larger_its_letters_are_drawn_larger(
    wine: Wine, screen: Screen, tmp_path: Path
) -> None:
    with wine.zoomed(1.5):
        window = WineWindow(wine, screen, tmp_path, settings=OWN, zoom=1.5)
        assert window.tree()["size"] == [1280, 720]
        assert "1920x1080" in window.geometry()
        begin(window)
        step(window)
        window.kill()
        wine.settle()


def test_a_second_start_has_the_first_window_come_forward_and_ends(
    wine: Wine, window: WineWindow
) -> None:
    begin(window)
    second = wine.run(BUILT / "five-takes.exe", "--profile", window.profile)
    assert second.returncode == 0
    step(window)
