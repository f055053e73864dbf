"""How far the levels of a game are apart, and what each of them gives away.

    python -m tests.bench.measure.levels --game taki            # measures and prints
    python -m tests.bench.measure.levels --game taki --write    # and keeps the steps
    python -m tests.bench.measure.levels --game taki --fit      # tries other temperatures first

Each offered level plays the next lower one in matches for two, each deal from both sides.  Printed
is the share of wins with its 95 % interval, and that in Elo.  Of each level it prints what a
decision loses against the best move of a search with ``JUDGE_PLAYOUTS``, for one decision in
``--stride``: in fresh worlds, and above ``DOUBTED_LOSS_POINTS`` again in others.  Besides the sure
wins missed of all decisions, and how often each blindness led to a worse move.

``--fit`` goes from the top down.  It tries ``TEMPERATURE_FACTORS`` for each level below the expert
and keeps the one whose step is nearest to the goal.  Caps and rates are never fitted.  Takes
minutes in Taki and hours in other games.
"""

import argparse
import json
import re
import subprocess
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from math import log10
from random import Random
from typing import Any, Final, NamedTuple

from game.ai.choice import choose
from game.ai.levels import EXPERT_LEVEL, advise, offered_levels, skill_of
from game.ai.search import PlayoutBatch, SearchBudget, difference, search
from game.core.bot_data import Skill
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.bench.measure.matches import Player, play, shares
from tests.bench.measure.program.figures import interval
from tests.bench.policy import policy

MATCHES_COUNT: Final = {"taki": 400, "takeaway": 400, "rummy500": 300, "take": 300, "texas": 300}
"""Matches of a pair of levels."""
SHORT_OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "rummy500": {"target": 100},
    "take": {"target": 100},
    "texas": {"rounds": "5-7"},
}
"""Options of the matches; those of other games are the usual ones."""
GOALS_SHARE: Final = {"taki": 0.66, "takeaway": 0.62, "rummy500": 0.69, "take": 0.69, "texas": 0.69}
"""Part of the matches that a level should win against the next lower one."""
TEMPERATURE_FACTORS: Final = (1 / 1.5, 1.0, 1.5)
EXPERT_PLAYOUTS: Final = 240
"""Playouts of the expert here, as in the decisions of the other levels."""
JUDGE_PLAYOUTS: Final = 960
JUDGED_WORLDS_COUNT: Final = 64
DOUBTED_LOSS_POINTS: Final = 6.0
DOUBTED_WORLDS_COUNT: Final = 400
LOSSES_POINTS: Final = (8.0, 20.0)
"""Losses that are counted: more than this."""


@dataclass
class Given:
    """What a level gave away: its decisions, losses of those judged, and how it came to them."""

    decisions: int = 0
    losses: list[float] = field(default_factory=list)
    sure: int = 0
    missed: int = 0
    overlooked: Counter[str] = field(default_factory=Counter)

    def lines(self, level: str) -> list[str]:
        """The figures in words."""
        mean, half = interval(self.losses) if self.losses else (0.0, 0.0)
        over = ", ".join(
            f"over {most:.0f} in {sum(one > most for one in self.losses)}" for most in LOSSES_POINTS
        )
        told = ", ".join(
            f"{name} {count / max(1, self.decisions):.1%}"
            for name, count in self.overlooked.most_common()
        )
        return [
            f"  {level:7} loses {mean:.2f} +- {half:.2f} points a decision,"
            f" {over} of {len(self.losses)}; missed {self.missed} of {self.sure} sure wins",
            f"          by blindness, of {self.decisions} decisions: {told or 'none'}",
        ]


class Step(NamedTuple):
    """The result of a level against the next lower one: a share of each deal, and what both gave.

    ``skill`` is that of the lower level.
    """

    upper: str
    lower: str
    rows: list[float]
    given: dict[str, Given]
    skill: Skill

    @property
    def share(self) -> float:
        return sum(self.rows) / len(self.rows)

    def lines(self) -> list[str]:
        """The figures in words."""
        mean, half = interval(self.rows)
        low, high = (min(0.999, max(0.001, end)) for end in (mean - half, mean + half))
        return [
            f"{self.upper} over {self.lower} (temperature {self.skill.temperature_points:g}):"
            f" {mean:.1%} ({low:.1%} to {high:.1%}) of {2 * len(self.rows)},"
            f" Elo {_elo(mean):+.0f} ({_elo(low):+.0f} to {_elo(high):+.0f})",
            *(line for level, one in self.given.items() for line in one.lines(level)),
        ]


def _elo(share: float) -> float:
    share = min(0.999, max(0.001, share))
    return 400 * log10(share / (1 - share))


class Levels:
    """The levels of a game at play; ``skills`` are those below the expert."""

    def __init__(self, game: Game[Any, Any], matches: int, stride: int, seed: int) -> None:
        self.game = game
        self.matches = matches
        self.stride = stride
        self.seed = seed
        self.names = [level.name for level in offered_levels(game)]
        self.skills = {
            name: skill_of(game, name) for name in self.names if name != EXPERT_LEVEL.name
        }

    def step(self, upper: str, lower: str) -> Step:
        """Play a level against a lower one."""
        given = {upper: Given(), lower: Given()}
        mine, theirs = (self._player(level, given[level]) for level in (upper, lower))
        rows = []
        for deal in range(self.matches // 2):
            number = Random(f"{self.seed} {deal}").getrandbits(48)
            setup = self.game.setup(2, SHORT_OPTIONS.get(self.game.name, {}), number)
            first = shares(play(self.game, setup, (mine, theirs), Random(number)))[0]
            second = shares(play(self.game, setup, (theirs, mine), Random(number)))[1]
            rows.append((first + second) / 2)
        return Step(upper, lower, rows, given, self.skills[lower])

    def _player(self, level: str, given: Given) -> Player:
        def move(state: State[Any], rng: Random) -> Any:
            seed, judged = rng.getrandbits(32), rng.random() * self.stride < 1
            made = self._made(state, level, seed, given)
            given.decisions += 1
            certain = self.game.bot.certain_wins(state)
            given.sure += bool(certain)
            given.missed += bool(certain) and made not in certain
            if judged:
                given.losses.append(self._loss(state, made, seed))
            return made

        return move

    def _made(self, state: State[Any], level: str, seed: int, given: Given) -> Any:
        assert state.asked is not None, "a seat is asked"
        view = state.view(state.asked)
        if level == EXPERT_LEVEL.name:
            return self.game.parse(advise(self.game, view, level, seed, EXPERT_PLAYOUTS).move)
        skill = self.skills[level]
        choice = choose(self.game, view, skill, seed, SearchBudget.of(skill.playouts))
        if choice.overlooked is not None:
            given.overlooked[choice.overlooked.name] += 1
        return choice.move

    def _loss(self, state: State[Any], made: Any, seed: int) -> float:
        """Percent points that a move loses against the best, not below 0."""
        assert state.asked is not None, "a seat is asked"
        view = state.view(state.asked)
        best = search(self.game, view, seed + 1, SearchBudget.of(JUDGE_PLAYOUTS)).best
        if made == best:
            return 0.0
        lost = 0.0
        for number, count in ((2, JUDGED_WORLDS_COUNT), (3, DOUBTED_WORLDS_COUNT)):
            rows = PlayoutBatch(self.game, view, seed + number).rows(range(count), [made, best])
            lost = difference(*zip(*rows, strict=True))[0]
            if lost <= DOUBTED_LOSS_POINTS:
                break
        return max(0.0, lost)

    def fitted(self, upper: str, lower: str) -> Step:
        """The step nearest to the goal, and its temperature for the lower level from now on."""
        goal, usual = GOALS_SHARE[self.game.name], self.skills[lower]
        tried = []
        for factor in TEMPERATURE_FACTORS:
            points = round(factor * usual.temperature_points, 1)
            self.skills[lower] = usual._replace(temperature_points=points)
            tried.append(self.step(upper, lower))
            _tell(tried[-1])
        best = min(tried, key=lambda one: abs(one.share - goal))
        self.skills[lower] = best.skill
        return best


def _tell(step: Step) -> None:
    print("\n".join(step.lines()), flush=True)


def keep(game: Game[Any, Any], levels: Levels, steps: Sequence[Step], command: str) -> None:
    """Write temperatures and steps into ``levels.json``, lowest level first, with its policy."""
    assert game.bot.data is not None, "it has data"
    file = game.bot.data.folder / "levels.json"
    content = json.loads(file.read_text(encoding="utf-8"))
    for row in content["skills"]:
        if row["level"] in levels.skills:
            row["temperature_points"] = levels.skills[row["level"]].temperature_points
    commit = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"], check=True, capture_output=True, text=True
    ).stdout.strip()
    content["results"] = [
        {
            "level": one.upper,
            "against": one.lower,
            "wins": sum(2 * row for row in one.rows),
            "matches": 2 * len(one.rows),
            "command": command,
            "measured": f"{date.today().isoformat()} ({commit})",
        }
        for one in sorted(steps, key=lambda one: levels.names.index(one.upper))
    ]
    content.pop("stale", None)
    file.write_text(written(content), encoding="utf-8")
    content["policy"] = policy(game, "levels")
    file.write_text(written(content), encoding="utf-8")


def written(content: Any) -> str:
    """The text of a ``levels.json``: indented, but the rates of a level in one line."""
    text = json.dumps(content, indent=2, ensure_ascii=False)
    return (
        re.sub(
            r'"rates": \{([^}]*)\}',
            lambda found: '"rates": {' + " ".join(found[1].split()) + "}",
            text,
        )
        + "\n"
    )


def main() -> None:
    """Measure the steps from the top down, and what each level gives away."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", required=True, choices=list(GAMES_BY_NAME))
    parser.add_argument("--matches", type=int, default=0, help="of a pair (default: by the game)")
    parser.add_argument("--stride", type=int, default=10, help="judge one decision in this many")
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--fit", action="store_true", help="try other temperatures, and write")
    parser.add_argument("--write", action="store_true", help="keep the steps in levels.json")
    chosen = parser.parse_args()
    game = GAMES_BY_NAME[chosen.game]
    matches = chosen.matches or MATCHES_COUNT[game.name]
    levels = Levels(game, matches, chosen.stride, chosen.seed)
    steps = []
    for upper, lower in zip(levels.names[:0:-1], levels.names[-2::-1], strict=True):
        step = levels.fitted(upper, lower) if chosen.fit else levels.step(upper, lower)
        if not chosen.fit:
            _tell(step)
        steps.append(step)
    if chosen.fit or chosen.write:
        fit = " --fit" if chosen.fit else ""
        command = (
            f"python -m tests.bench.measure.levels --game {game.name} --matches {matches}"
            f" --seed {chosen.seed}{fit}"
        )
        keep(game, levels, steps, command)


if __name__ == "__main__":
    main()
