"""Strength of this program's opponents against those of an earlier commit, by a sequential test.

    python -m tests.bench.measure.duel --game takeaway --before COMMIT --playouts 60

Each deal is played once for every seat.  The test is the generalized sequential probability ratio
test (GSPRT) that chess engines are tested with: the log-likelihood ratio of two normal
approximations to the mean share.  It ends when the share of wins is clearly at least ``--better``
or at most ``--even``, with error rates ``--alpha`` and ``--beta``.  The earlier program comes from
the repository's history and is asked through its engine.  Takes minutes to hours.
"""

import argparse
import json
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from io import BytesIO
from math import log
from pathlib import Path
from random import Random
from typing import Any

from tests.bench.measure.program.figures import interval

LEAST = 60
"""Deals before the test may end: the variance is not known yet."""
Bound = dict[str, float]
"""Limit of a player's search: ``playouts`` or ``seconds``."""
ROOT = Path(__file__).parents[3]


class Player:
    """An engine in a process of its own that follows a match and is asked for moves."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "game", "engine"],
            cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def ask(self, **request: Any) -> dict[str, Any]:
        """The answer to a request, which must succeed."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{request}: {answer}")
        return answer

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def earlier(commit: str, folder: Path) -> Path:
    """The program as it was at a commit, unpacked into a folder."""
    packed = subprocess.run(
        ["git", "-C", str(ROOT), "archive", commit, "game"], check=True, capture_output=True
    )
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder


def match(
    game: str, options: dict[str, Any], seed: int, levels: list[tuple[Player, str, Bound]]
) -> list[float]:
    """The part of the win of each seat; a seat is a player with a level and its limit."""
    engines = list(dict.fromkeys(player for player, _, _ in levels))
    for one in engines:
        status = one.ask(cmd="new", game=game, players=len(levels), seed=seed, options=options)
    rng = Random(seed)
    while not status["over"]:
        player, level, bound = levels[status["seat"]]
        moves = engines[0].ask(cmd="moves")["moves"]
        move = moves[0]
        if len(moves) > 1:
            move = player.ask(cmd="advise", level=level, seed=rng.getrandbits(32), **bound)["move"]
        for one in engines:
            status = one.ask(cmd="play", move=move)
    winners = status["winners"]
    return [(seat in winners) / len(winners) for seat in range(len(levels))]


class SequentialTest:
    """The test, and what was played so far: ``rows`` are the shares won, a deal each."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.even = 1 / chosen.players if chosen.even is None else chosen.even
        self.better = self.even + 0.05 if chosen.better is None else chosen.better
        self.low = log(chosen.beta / (1 - chosen.alpha))
        self.high = log((1 - chosen.beta) / chosen.alpha)
        self.rows: list[float] = []

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser, most: int) -> None:
        """Add the options of the test."""
        add = parser.add_argument
        add("--players", type=int, default=2, help="one of the first kind, others of the second")
        add("--even", type=float, help="the share of no gain (default: an even one)")
        add("--better", type=float, help="the share of a gain (default: 0.05 more)")
        add("--alpha", type=float, default=0.05)
        add("--beta", type=float, default=0.05)
        add("--most", type=int, default=most, help="deals at most")
        add("--all", action="store_true", help="play all deals, whatever the test says")
        add("--seed", type=int, default=1)

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio of the two shares."""
        count = len(self.rows)
        if count < LEAST:
            return 0.0
        mean = sum(self.rows) / count
        variance = sum((one - mean) ** 2 for one in self.rows) / count
        return (
            count
            * (self.better - self.even)
            * (2 * mean - self.even - self.better)
            / (2 * variance)
        )

    def run(self, share: Callable[[int, int], float]) -> str:
        """Play deals by ``share`` (of a deal's number and a seat); what the test says."""
        players = range(self.chosen.players)
        for deal in range(self.chosen.most):
            number = Random(f"{self.chosen.seed} {deal}").getrandbits(48)
            self.rows.append(sum(share(number, seat) for seat in players) / len(players))
            ended = not self.low < self.ratio < self.high and not self.chosen.all
            if ended or (deal + 1) % 10 == 0 or deal + 1 == self.chosen.most:
                self._print()
            if ended:
                break
        return (
            "a gain"
            if self.ratio >= self.high
            else ("no gain" if self.ratio <= self.low else "undecided")
        )

    def _print(self) -> None:
        """The share won so far with its 95 % interval, and the ratio between its bounds."""
        mean, half = interval(self.rows)
        print(f"{len(self.rows)} deals: {mean:.1%} +- {half:.1%}, "
              f"ratio {self.ratio:.2f} ({self.low:.2f} {self.high:.2f})", flush=True)  # fmt: skip


def main() -> None:
    """Play until the test ends."""
    parser = argparse.ArgumentParser(description="A duel with an earlier commit.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--before", required=True, metavar="COMMIT")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--against", default="", help="the level of the earlier (default: same)")
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--theirs", type=int, help="playouts of the earlier (default: as many)")
    parser.add_argument("--seconds", type=float, help="for both, in place of playouts")
    parser.add_argument("--options", default="{}", help="JSON")
    SequentialTest.add_arguments(parser, most=2000)
    chosen = parser.parse_args()
    mine: Bound = {"playouts": chosen.playouts}
    theirs: Bound = mine if chosen.theirs is None else {"playouts": chosen.theirs}
    if chosen.seconds is not None:
        mine = theirs = {"seconds": chosen.seconds}
    with tempfile.TemporaryDirectory() as folder:
        now, before = Player(ROOT), Player(earlier(chosen.before, Path(folder)))

        def share(number: int, seat: int) -> float:
            seats = [(before, chosen.against or chosen.level, theirs)] * chosen.players
            seats[seat] = (now, chosen.level, mine)
            return match(chosen.game, json.loads(chosen.options), number, seats)[seat]

        print(SequentialTest(chosen).run(share))
        now.close()
        before.close()


if __name__ == "__main__":
    main()
