"""Other card games for the desktop in comparison: start, memory, and processor time at rest.

    python -m tests.bench.measure.other_programs [--rounds 5] [--minutes 10] [--only kpat,...]

Each program is started on an X server of its own, in turn; printed are medians, as a table.  On
Debian the others come with ``apt install kpat aisleriot lskat``; a missing one is left out.  Needs
Xvfb, xdotool and dbus-daemon, and no desktop.  Takes a minute a program and round, plus --minutes
and another one.

*Painted* is the time until the window shows more than a plain ground.  Memory is of all the
program's processes at a table, and *asleep* after more than a minute without input; *after* some
minutes means of random clicks, twice a second.  *At rest* is processor time and wake-ups in ten
seconds without input.
"""

import argparse
import mmap
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, sleep

from game import VERSION
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from tests.bench.measure.program.machine import family, processor, processor_time

ROOT = Path(__file__).resolve().parents[3]
WIDE, HIGH = 1920, 1080
GRID = 8
"""Distance of the pixels that are read."""
COLOURS = 24
"""Number of colours that is more than a plain ground with an edge."""
LOOK_SECONDS = 0.002
PATIENCE_SECONDS = 60.0
SETTLING_SECONDS = 6.0
REST_SECONDS = 10.0
FALLING_ASLEEP_SECONDS = 60.0
CLICK_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Peer:
    """A program: its name, its command, and the keys that lead from its start to a table."""

    name: str
    command: tuple[str, ...]
    keys: tuple[str, ...] = ()
    ours: bool = False

    @property
    def installed(self) -> bool:
        return shutil.which(self.command[0]) is not None


def ours() -> Peer:
    """This program: the packaged folder if it is built, else from source."""
    built = ROOT / "dist" / "five-takes" / "five-takes"
    if built.exists():
        return Peer(f"Five Takes {VERSION}, packaged", (str(built),), ("c",), ours=True)
    source = (sys.executable, "-m", "game")
    return Peer(f"Five Takes {VERSION}, from source", source, ("c",), ours=True)


# Debian has its games in a folder that is not in everybody's path.
os.environ["PATH"] += os.pathsep + "/usr/games"
PEERS = {
    "five-takes": ours(),
    "aisleriot": Peer("AisleRiot", ("sol",)),
    "kpat": Peer("KPatience", ("kpat", "--gametype", "klondike")),
    "lskat": Peer("Lieutenant Skat", ("lskat",)),
}


@dataclass(slots=True)
class Found:
    """Figures of a program, one a round: milliseconds, megabytes, and counts."""

    painted: list[float] = field(default_factory=list)
    pss: list[float] = field(default_factory=list)
    rss: list[float] = field(default_factory=list)
    asleep: list[float] = field(default_factory=list)
    later: list[float] = field(default_factory=list)
    rest: list[float] = field(default_factory=list)
    wakes: list[float] = field(default_factory=list)


class Screen:
    """An X server whose picture can be read, with a message bus, for one program."""

    def __init__(self, home: Path) -> None:
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDE}x{HIGH}x24",
             "-nolisten", "tcp", "-fbdir", str(home)],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as pipe:
            display = f":{pipe.readline().strip()}"
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert bus.stdout is not None
        self.bus = bus
        self.environment = {
            **{name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ},
            "DISPLAY": display,
            "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip(),
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home),
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }
        with (home / "Xvfb_screen0").open("rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self.points = memoryview(mapped)[len(mapped) - 4 * WIDE * HIGH :].cast("I")

    @property
    def painted(self) -> bool:
        """Whether the window shows something."""
        seen: set[int] = set()
        for line in range(0, HIGH, GRID):
            seen.update(self.points[line * WIDE : (line + 1) * WIDE : GRID])
            if len(seen) >= COLOURS:
                return True
        return False

    def middle(self) -> tuple[int, int, int, int]:
        """The middle of the largest window: left, top, width and height."""
        told = self.do("search", "--onlyvisible", "--name", "")
        rooms = []
        for window in told.split():
            lines = self.do("getwindowgeometry", "--shell", window).split()
            room = dict(line.split("=") for line in lines if "=" in line)
            if "WIDTH" in room:
                rooms.append([int(room[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")])
        rooms = [one for one in rooms if one[2:] != [WIDE, HIGH]] or rooms
        x, y, wide, high = max(rooms, key=lambda one: one[2] * one[3])
        return x + wide // 4, y + high // 4, wide // 2, high // 2

    def do(self, *words: str) -> str:
        """What xdotool answers."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout

    def close(self) -> None:
        self.points.release()
        for process in (self.bus, self.server):
            process.terminate()
            process.wait()


def memory(process: int) -> tuple[float, float]:
    """PSS and RSS of a program, in megabytes."""
    sums = {"Pss": 0, "Rss": 0}
    for one in family(process):
        for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
            name, _, rest = line.partition(":")
            if name in sums:
                sums[name] += int(rest.split()[0])
    return sums["Pss"] / 1000, sums["Rss"] / 1000


def spent(process: int) -> tuple[float, int]:
    """The processor time of a program so far, in seconds, and how often it was waked up."""
    seconds, wakes = 0.0, 0
    for one in family(process):
        seconds += processor_time(one) or 0.0
        for thread in Path(f"/proc/{one}/task").iterdir():
            for line in (thread / "status").read_text().splitlines():
                if line.startswith("voluntary_ctxt_switches"):
                    wakes += int(line.split()[1])
    return seconds, wakes


def unfinished(folder: Path) -> None:
    """Make a profile with an unfinished match, so that a key leads to its table."""
    game = GAMES_BY_NAME["rummy500"]
    match = Match(game, game.setup(4, {}, 11), ("You", "Ada (hard)", "Max (medium)", "Leo (easy)"))
    rng = Random(1)
    for _ in range(20):
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
    MatchStore(Profile(folder)).begin(match).rewrite()


def measure(peer: Peer, found: Found, minutes: float) -> None:
    """Start a program, play, leave it alone, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        screen = Screen(home)
        command = [*peer.command]
        if peer.ours:
            unfinished(home / "profile")
            command += ["--profile", str(home / "profile")]
        begun = perf_counter()
        process = subprocess.Popen(
            command, cwd=ROOT, env=screen.environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            while not screen.painted:
                sleep(LOOK_SECONDS)
                assert process.poll() is None, f"{peer.name} ended at once"
                assert perf_counter() - begun < PATIENCE_SECONDS, f"{peer.name} shows nothing"
            found.painted.append(1000 * (perf_counter() - begun))
            sleep(SETTLING_SECONDS)
            x, y, wide, high = screen.middle()
            screen.do("mousemove", str(x + wide // 2), str(y + high // 2))
            for key in peer.keys:
                screen.do("key", key)
            sleep(SETTLING_SECONDS)
            pss, rss = memory(process.pid)
            found.pss.append(pss)
            found.rss.append(rss)
            before = spent(process.pid)
            sleep(REST_SECONDS)
            after = spent(process.pid)
            # A thread that has ended meanwhile takes its figures along.
            found.rest.append(max(0.0, 1000 * (after[0] - before[0])))
            found.wakes.append(max(0, after[1] - before[1]))
            if minutes:
                sleep(FALLING_ASLEEP_SECONDS)
                found.asleep.append(memory(process.pid)[0])
                rng = Random(3)
                until = perf_counter() + 60 * minutes
                while perf_counter() < until and process.poll() is None:
                    place = (x + rng.randrange(wide), y + rng.randrange(high))
                    screen.do("mousemove", *map(str, place), "click", "1")
                    sleep(CLICK_SECONDS)
                found.later.append(memory(process.pid)[0])
        finally:
            process.kill()
            process.wait()
            screen.close()


def rows(all_found: dict[str, Found], minutes: float) -> Iterator[str]:
    """The table, in Markdown."""
    heads = [
        "painted, ms",
        "PSS, MB",
        "RSS, MB",
        "PSS asleep, MB",
        f"PSS after {minutes:g} min, MB",
    ]
    heads += ["processor in 10 s at rest, ms", "wake-ups in 10 s"]
    yield "| | " + " | ".join(heads) + " |"
    yield "|---" * (len(heads) + 1) + "|"
    for name, one in all_found.items():
        lists = (one.painted, one.pss, one.rss, one.asleep, one.later, one.rest, one.wakes)
        yield f"| {name} | " + " | ".join(f"{median(li):.0f}" if li else "-" for li in lists) + " |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for and print it; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--minutes", type=float, default=1.0, help="of clicks; 0 for none")
    parser.add_argument("--only", default=",".join(PEERS), help="of " + ", ".join(PEERS))
    chosen = parser.parse_args(arguments)
    for tool in ("Xvfb", "xdotool", "dbus-daemon"):
        if shutil.which(tool) is None:
            print(f"{tool} is not installed.", file=sys.stderr)
            return 2
    wanted = []
    for name in chosen.only.split(","):
        peer = PEERS[name]
        if peer.installed:
            wanted.append(peer)
        else:
            print(f"{peer.name} is not installed ({peer.command[0]}): left out.", flush=True)
    found = {peer.name: Found() for peer in wanted}
    load = os.getloadavg()[0]
    for number in range(chosen.rounds):
        for peer in wanted:
            # Clicks in the first round only: they take longest.
            measure(peer, found[peer.name], 0 if number else chosen.minutes)
    print(f"{date.today():%Y-%m-%d}, {platform.system()}, {processor()},")
    print(f"load {load:.1f} before and {os.getloadavg()[0]:.1f} after, medians of {chosen.rounds}.")
    print()
    print(*rows(found, chosen.minutes), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
