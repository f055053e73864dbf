"""Kill the program while it is played: is a saved move ever lost?

    python -m tests.bench.search.kill --times 100 [--game NAME] [--engine | --evenings]

Every game is played by mouse in a window under Xvfb, killed at a random moment as by a power cut,
started again and continued.  A log outside of the program tells which moves were saved: the record
must hold all of them, and at most the move being made besides; *Continue* must restore that match.
With ``--evenings`` whole evenings are played so: no result that a sheet has shown may be gone.
A killed engine loses nothing if the record of its last answer replays to the status of that
answer.  100 kills take ten minutes.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from game.core.game import Game
from game.features.evening.evening import DRAWN_ORDER, LAST_CHOOSES_ORDER, GameResult
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import load
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from tests.evening.evenings import store_in, terms
from tests.support.kill_windows import PLAYERS, SOON, Life, Lost, kill_windows
from tests.support.move_log import digest
from tests.window.player import Mouse
from tests.window.window import LEARNED, ROOT, Screen

ENGINE_SOON, ENGINE_LATE = 0.0, 0.15


EVENING_SETTINGS = {"speed": "off", "thinking": "off", "calls": 2, "remarks": "off", "cut": "off"}
EVENING_LATE = 20.0
"""Longest life of a window in an evening, in seconds from *Continue* on."""
EASY = ("You", "Max (easy)")
"""Somebody who thinks of a move for a moment only, so that a short life is enough for some."""
ON_TO_SHEET = "Back to evening"


def kill_evenings(screen: Screen, folder: Path, times: int, rng: Random) -> Iterator[str]:
    """Play evenings, and kill their windows so often; a line for each.  Raises ``Lost``."""
    profile = folder / "profile"
    profile.mkdir(parents=True)
    kept = json.dumps({"version": 1, **LEARNED, **EVENING_SETTINGS})
    (profile / "settings.json").write_text(kept, encoding="utf-8")
    number = evenings = 0
    while number < times:
        order = rng.choice([DRAWN_ORDER, LAST_CHOOSES_ORDER])
        of = replace(terms(2, number=rng.getrandbits(30), order=order), seats=EASY)
        store_in(profile).begin(of)
        evenings += 1
        results: list[GameResult] = []
        while number < times and store_in(profile).waiting():
            number += 1
            life = Life(screen, folder, number)
            life.window.click("Continue")
            seconds = rng.uniform(SOON, EVENING_LATE)
            seen = _play_evening(life, seconds)
            store = store_in(profile)
            files = [*store.waiting(), *store.over()]
            newest = max(files, key=lambda file: file.evening.name)
            found = newest.evening.results
            if newest.evening.fault is not None:
                raise Lost(f"the evening is damaged: {newest.evening.fault}")
            if found[: len(results)] != results or len(found) < seen:
                raise Lost(f"{found} are left of {results}, and {seen} were shown")
            if len(files) != evenings:
                raise Lost(f"{len(files)} evenings are there of {evenings}")
            results = found
            moves = _kept_moves(profile, life.told())
            yield (
                f"evening {evenings}: killed after {seconds:.2f} s with {len(results)} games "
                f"settled and {moves} moves of the last match kept"
            )


def _play_evening(life: Life, seconds: float) -> int:
    """Play by mouse until a timer kills the process; how many results a sheet has shown."""
    window, seen = life.window, 0
    timer = Timer(seconds, window.process.kill)
    timer.start()
    try:
        while True:
            tree = window.wait(lambda tree: tree["scene"] != "start")
            if tree["scene"] == "evening over":
                seen = 5
                timer.join()
                break
            if tree["scene"] == "evening sheet":
                heading = next(one["name"] for one in window.nodes(tree) if one["name"])
                found = re.search(r"game (\d) of", heading)
                seen = int(found[1]) if found else seen
            names = {one["name"] for one in window.nodes(tree)}
            on = next((name for name in names if name.startswith(("Play ", "Choose a"))), None)
            if tree["scene"] == "evening sheet" and on is not None:
                window.click(on)
            elif tree["scene"] == "evening choice":
                choose = next(one for one in window.nodes(tree) if one["role"] == "button")
                window.click_node(choose)
            elif tree["scene"] == "result" and ON_TO_SHEET in names:
                window.click(ON_TO_SHEET)
            else:
                Mouse(window).play()
            window.answered()
    except (AssertionError, subprocess.CalledProcessError):
        if window.process.poll() is None and timer.is_alive():
            raise
    timer.join()
    window.process.wait()
    window.log.close()
    return seen


def _kept_moves(profile: Path, told: list[tuple[str, int, str]]) -> int:
    """The moves on disk of the match that was played last; raises ``Lost``."""
    begun = max((place for place, one in enumerate(told) if one[0] == "sat"), default=None)
    if begun is None:
        return 0
    told = told[begun:]
    sure = max(moves for word, moves, _ in told if word != "made")
    most = max(moves for _, moves, _ in told)
    store = MatchStore(Profile(profile))
    known = {(moves, text) for _, moves, text in told}
    found = []
    for path in (*store.paths(), *store.finished.glob("*.record")):
        opened = store.open(path)
        if opened.match is None or opened.fault is not None:
            raise Lost(f"a record is damaged: {opened.fault}")
        if (len(opened.match.moves), digest(opened.match)) in known:
            found.append(len(opened.match.moves))
    if not found or not sure <= max(found) <= most:
        raise Lost(f"{sure} moves were kept, {most} made, and {found} are left")
    stray = [path.name for path in profile.rglob("*.damaged")]
    if stray:
        raise Lost(f"there are damaged files: {stray}")
    return max(found)


class EngineLife:
    """An engine in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-S", "-m", "game", "engine"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, cmd: str, **fields: object) -> dict[str, Any] | None:
        """The answer to a request; None from a dead engine."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps({"cmd": cmd, **fields}).encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        line = self.process.stdout.readline()
        if not line.endswith(b"\n"):
            return None
        answer: dict[str, Any] = json.loads(line)
        if not answer.pop("ok"):
            raise Lost(f"{cmd}: {answer}")
        return answer

    def end(self) -> None:
        """Kill it and let go of its pipes."""
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            try:
                pipe.close()
            except BrokenPipeError:
                continue
        self.process.wait()


def kill_engines(game: Game[Any, Any], times: int, rng: Random) -> Iterator[str]:
    """Kill this many engines in the middle of a match; a line for each.  Raises ``Lost``."""
    status: dict[str, Any] | None = None
    record = ""
    for _ in range(times):
        engine = EngineLife()
        if status is None or status["over"]:
            status = engine.ask("new", game=game.name, players=PLAYERS, seed=rng.getrandbits(30))
        else:
            again = engine.ask("load", record=record)
            if again != status or engine.ask("record") != {"record": record}:
                raise Lost(f"{again} came back and not {status}")
        answer = engine.ask("record")
        assert answer is not None
        record = answer["record"]
        timer = Timer(rng.uniform(ENGINE_SOON, ENGINE_LATE), engine.process.kill)
        timer.start()
        while status is not None and not status["over"]:
            moves = engine.ask("moves")
            if moves is None:
                break
            after = engine.ask("play", move=rng.choice(moves["moves"]))
            answer = engine.ask("record")
            if after is None or answer is None:
                break
            after.pop("events")
            status, record = after, answer["record"]
        timer.join()
        engine.end()
        yield f"{game.name}: engine killed with {len(load(record).moves)} moves in its record"
    engine = EngineLife()
    if engine.ask("load", record=record) != status:
        raise Lost("the last record does not replay to the last status")
    engine.end()


def _kill_evenings(times: int, rng: Random) -> None:
    kills, screen = 0, Screen()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for line in kill_evenings(screen, Path(folder), times, rng):
                kills += 1
                print(f"{kills:4} {line}", flush=True)
    finally:
        screen.close()
    print(f"{kills} windows killed in evenings: no result and no kept move was lost.")


def main() -> None:
    """Kill and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--times", type=int, default=100, help="kills over all games")
    parser.add_argument("--game", choices=sorted(GAMES_BY_NAME), help="this game only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", action="store_true", help="the engine only")
    parser.add_argument("--evenings", action="store_true", help="whole evenings only")
    chosen = parser.parse_args()
    if chosen.evenings:
        _kill_evenings(chosen.times, Random(chosen.seed))
        return
    games = [game for game in GAMES if chosen.game in (None, game.name)][: chosen.times]
    rng = Random(chosen.seed)
    counts = {
        game.name: chosen.times // len(games) + (place < chosen.times % len(games))
        for place, game in enumerate(games)
    }
    kills = 0
    for game in games:
        for line in kill_engines(game, counts[game.name], rng):
            kills += 1
            print(f"{kills:4} {line}", flush=True)
    print(f"{kills} engines killed: every record replayed to the last status.", flush=True)
    if chosen.engine:
        return
    kills = 0
    screen = Screen()
    try:
        for game in games:
            with tempfile.TemporaryDirectory() as folder:
                for line in kill_windows(screen, Path(folder), game, counts[game.name], rng):
                    kills += 1
                    print(f"{kills:4} {line}", flush=True)
    finally:
        screen.close()
    print(f"{kills} windows killed: no move that was kept was lost.")


if __name__ == "__main__":
    main()
