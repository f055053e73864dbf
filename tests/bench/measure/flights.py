"""How long cards fly, as a histogram, and how long one waits for one's turn.

    python -m tests.bench.measure.flights [--games rummy500,texas] [--players 3,5,8,10] [--turns 12]

What is counted are the flights of opponents' draws and discards at the normal speed, by the
program's own clock. Opponents answer at once. Call windows are no part of a wait, as one may answer
in them.
"""

import argparse
import os
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from game.core.game import Game
from game.games import GAMES_BY_NAME
from game.match.match import Match
from tests.ui.stage import FRAME, NAMES, Stage

BINS = (0.1, 0.17, 0.2, 0.25, 0.3, 0.35, 0.4)
"""Upper ends of the bins, in seconds; the last bin has none."""
LONGEST = 60_000
"""Frames at most."""
WIDE = 40
"""Signs of the longest bar."""


def measured(game: Game, players: int, turns: int) -> tuple[list[float], list[float]]:  # type: ignore[type-arg]
    """The seconds of each flight of an opponent, and of each wait from discard to turn."""
    flights: dict[tuple[int, float], float] = {}
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.app.settings.speed = stage.app.settings.thinking = "normal"
        match = Match(game, game.setup(players, {}, 5), NAMES[:players])
        table, rng, since = stage.sit_at(match), Random(5), None
        for _ in range(LONGEST):
            stage.tick()
            if match.state.over or len(waits) == turns:
                break
            show = table.show
            if stage.scene is not table:
                stage.key("return")
                since = None
            elif table.model.your_turn:
                if since is not None:
                    waits.append(stage.now - since)
                since = None
                table.moves.try_move(game.write(game.bot.rollout_move(match.state, rng)))
                if match.state.asked != 0:
                    since = stage.now
            elif since is not None:
                since += show.held * FRAME
                for sprite in show.cast.all():
                    if sprite.is_moving(stage.now) and sprite.arc and sprite.begins >= since:
                        lasts = sprite.lasts - sprite.rest
                        flights[sprite.number, sprite.begins] = lasts
        stage.app.close()
    return list(flights.values()), waits


def histogram(seconds: list[float]) -> list[str]:
    """A bar for each bin."""
    counts = Counter(sum(one >= end - 1e-6 for end in BINS) for one in seconds)
    most = max(counts.values(), default=1)
    lines = []
    for place in range(len(BINS) + 1):
        name = f"< {BINS[place]:.2f} s" if place < len(BINS) else f">= {BINS[-1]:.2f} s"
        bar = "#" * -(-WIDE * counts[place] // most)
        lines.append(f"    {name:>10} {counts[place]:5} {bar}")
    return lines


def main() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=",".join(GAMES_BY_NAME))
    parser.add_argument("--players", default="3,4,5,8,10")
    parser.add_argument("--turns", type=int, default=12)
    chosen = parser.parse_args()
    for name in chosen.games.split(","):
        game = GAMES_BY_NAME[name]
        for players in map(int, chosen.players.split(",")):
            if not game.players[0] <= players <= game.players[1]:
                continue
            flights, waits = measured(game, players, chosen.turns)
            print(
                f"{game.title}, {players} players: {len(flights)} flights, shortest "
                f"{min(flights, default=0):.3f} s; waits, longest {max(waits, default=0):.1f} s"
            )
            print(*histogram(flights), sep="\n")


if __name__ == "__main__":
    main()
