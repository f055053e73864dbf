"""A duel of this program's opponents against those of an earlier commit, by a sequential test.

    python -m tests.bench.duel --game takeaway --before COMMIT --playouts 60

Pairs of matches: each deal twice, with the seats exchanged.  The test is the generalized
sequential probability ratio test that chess engines are tested with (the log-likelihood ratio of
two normal approximations to the mean of pairs): it ends as soon as it is clear that the share of
wins is at least ``--better`` or no more than ``--even``, with the error rates ``--alpha`` and
``--beta`` fixed before.  The earlier program is taken from the repository's history and asked
through its engine, so it sees nothing of this one.
"""

import argparse
import json
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any

LEAST = 60
"""Before so many deals nothing is said: the variance is not known yet."""
Bound = dict[str, float]
"""How far a player thinks for a move: the ``playouts`` or the ``seconds`` that it is asked with."""
ROOT = Path(__file__).parents[2]


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
    """What part of the win each seat has; a seat is a player with a level and how far it thinks."""
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


def ratio(pairs: list[float], even: float, better: float) -> float:
    """The log-likelihood ratio of two shares, of the shares won in each pair of matches."""
    count = len(pairs)
    mean = sum(pairs) / count
    variance = sum((one - mean) ** 2 for one in pairs) / count
    if count < LEAST:
        return 0.0
    return count * (better - even) * (2 * mean - even - better) / (2 * variance)


def main() -> None:
    """Play until the test says what it was asked."""
    parser = argparse.ArgumentParser(description="A duel with an earlier commit.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--before", required=True, metavar="COMMIT")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--against", default="", help="the level of the earlier (default: same)")
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--theirs", type=int, help="playouts of the earlier (default: as many)")
    parser.add_argument("--seconds", type=float, help="both think so long, not by playouts")
    parser.add_argument("--players", type=int, default=2, help="one of this program, others before")
    parser.add_argument("--options", default="{}", help="JSON")
    parser.add_argument("--even", type=float, help="the share of no gain (default: an even one)")
    parser.add_argument("--better", type=float, help="the share of a gain (default: 0.05 more)")
    parser.add_argument("--alpha", type=float, default=0.05)
    parser.add_argument("--beta", type=float, default=0.05)
    parser.add_argument("--most", type=int, default=2000, help="deals at most")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    even = 1 / chosen.players if chosen.even is None else chosen.even
    better = even + 0.05 if chosen.better is None else chosen.better
    low, high = log(chosen.beta / (1 - chosen.alpha)), log((1 - chosen.beta) / chosen.alpha)
    mine: Bound = {"playouts": chosen.playouts}
    theirs: Bound = mine if chosen.theirs is None else {"playouts": chosen.theirs}
    if chosen.seconds is not None:
        mine = theirs = {"seconds": chosen.seconds}
    with tempfile.TemporaryDirectory() as folder:
        now, before = Player(ROOT), Player(earlier(chosen.before, Path(folder)))
        others = (before, chosen.against or chosen.level, theirs)
        rows: list[float] = []
        found = 0.0
        for deal in range(chosen.most):
            seed = Random(f"{chosen.seed} {deal}").getrandbits(48)
            shares = []
            for seat in range(chosen.players):
                seats = [others] * chosen.players
                seats[seat] = (now, chosen.level, mine)
                shares.append(match(chosen.game, json.loads(chosen.options), seed, seats)[seat])
            rows.append(sum(shares) / len(shares))
            found = ratio(rows, even, better)
            if (deal + 1) % 10 == 0:
                tell(rows, found, low, high)
            if not low < found < high:
                break
        tell(rows, found, low, high)
        print("a gain" if found >= high else "no gain" if found <= low else "undecided")
        now.close()
        before.close()


def tell(rows: list[float], found: float, low: float, high: float) -> None:
    """Print what has been won so far, its interval of 95 %, and what the test makes of it."""
    count = len(rows)
    mean = sum(rows) / count
    error = sqrt(sum((one - mean) ** 2 for one in rows) / max(1, count - 1) / count)
    interval = f"{mean:.1%} +- {1.96 * error:.1%}"
    print(f"{count} deals: {interval}, ratio {found:.2f} ({low:.2f} {high:.2f})", flush=True)


if __name__ == "__main__":
    main()
