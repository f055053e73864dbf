"""How long and how far cards fly, and how long one waits for one's turn.

    python -m tests.bench.measure.flights [--games rummy500,texas] [--players 3,5,8,10] [--turns 12]

What is counted are the flights of opponents' draws and discards at the normal speed, by the
program's own clock. Opponents answer at once. Call windows are no part of a wait, as one may answer
in them. A wide step is a frame in which a card moves by more than 1.5 of its widths.
"""

import argparse
import os
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from math import hypot
from pathlib import Path
from random import Random

from game.core.game import Game
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.ui.table.motion.timeline import Timeline
from tests.ui.stage import FRAME, NAMES, Stage

BINS = (0.1, 0.17, 0.2, 0.25, 0.3, 0.35, 0.4)
"""Upper ends of the bins, in seconds; the last bin has none."""
LONGEST = 60_000
"""Frames at most."""
WIDE = 40
"""Signs of the longest bar."""


WIDE_STEP_CARD_WIDTHS = 1.5
"""Least length of a wide step, in card widths."""


@dataclass
class Measured:
    """Seconds of opponents' flights by card and start, of waits, of all; and wide steps."""

    flights: dict[tuple[int, float], float] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    seconds: float = 0.0
    wide_steps: int = 0
    _places: dict[int, tuple[float, float]] = field(default_factory=dict)

    def follow(self, show: Timeline, now: float) -> None:
        """Count the wide steps of a frame."""
        places = {}
        for sprite in show.cast.all():
            pose = sprite.where(now)
            places[sprite.number] = pose.x, pose.y
            before = self._places.get(sprite.number)
            if before is not None and sprite.is_moving(now - FRAME):
                moved = hypot(pose.x - before[0], pose.y - before[1])
                wide = WIDE_STEP_CARD_WIDTHS * (pose.width or show.laid.card)
                self.wide_steps += moved > wide
        self._places = places


def measured(game: Game, players: int, turns: int, seconds: float) -> Measured:  # type: ignore[type-arg]
    """A match at a table until the person has waited so many turns, or so many seconds."""
    found = Measured()
    flights, waits = found.flights, found.waits
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.app.settings.speed = stage.app.settings.thinking = "normal"
        match = Match(game, game.setup(players, {}, 5), NAMES[:players])
        table, rng, since = stage.sit_at(match), Random(5), None
        for _ in range(LONGEST):
            stage.tick()
            if match.state.over or len(waits) == turns or found.seconds >= seconds:
                break
            show = table.show
            found.seconds += FRAME
            found.follow(show, stage.now)
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
    return found


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
    parser.add_argument("--seconds", type=float, default=1000.0)
    chosen = parser.parse_args()
    for name in chosen.games.split(","):
        game = GAMES_BY_NAME[name]
        for players in map(int, chosen.players.split(",")):
            if not game.players[0] <= players <= game.players[1]:
                continue
            found = measured(game, players, chosen.turns, chosen.seconds)
            flights, waits = list(found.flights.values()), found.waits
            print(
                f"{game.title}, {players} players: {len(flights)} flights, shortest "
                f"{min(flights, default=0):.3f} s; waits, longest {max(waits, default=0):.1f} s; "
                f"{found.wide_steps} wide steps in {found.seconds:.0f} s"
            )
            print(*histogram(flights), sep="\n")


if __name__ == "__main__":
    main()
