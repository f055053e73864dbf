"""How sure the coach may be: how often its advice changes with the seed, by what it calls it.

    python -m tests.bench.measure.coach --game taki --decisions 60 --seeds 4
    python -m tests.bench.measure.coach --game taki --decisions 10 --seeds 1 --show

Decisions come from matches of two by the rollout policy; each is searched with several seeds.  A
decision counts under the certainty that each seed gives it; the advice has changed where another
seed has another best move.  The chance that the first seed gives its best move is compared with
what the second says of that move, as a review would ask for it: a law wants them within 3 points
in 95 of 100 hints.  The time is the processor's, for one hint by one process.  ``--show`` prints
position, hint and values for a person to judge.  Takes minutes a game.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

from game.ai.levels import COACH_PLAYOUTS, Advice, Certainty, advise, certainty_text
from game.ai.search import MAX_FIGURE_ERROR_POINTS
from game.core.game import Game
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.text.message import Who, told

EVERY = 0.25
"""The part of the decisions that is searched."""
NAMES = (Who("You", you=True), Who("Ada"))
SHOWN = ("phase", "stock", "hands", "pile", "known", "melds", "slots", "slot", "color", "run",
         "pending", "stages", "wild", "taken", "must_meld", "barred", "scores")  # fmt: skip


def decisions(game: Game[Any, Any], count: int) -> Iterator[Any]:
    """Views of decisions of seat 0, from match after match."""
    seed, rng = 0, Random(5)
    while count:
        seed += 1
        match = Match(game, game.setup(2, {}, seed))
        while not match.state.over and count:
            state = match.state
            if state.asked == 0 and len(match.moves_now()) > 1 and rng.random() < EVERY:
                yield match.view(state.asked)
                count -= 1
            match.play(game.write(game.bot.rollout_move(state, rng)))


AGREEING_POINTS = 3.0
"""Percent points between two chances of one move that still agree."""


def chances_text(firsts: list[Advice], seconds: list[Advice], times: list[float]) -> str:
    """How well two seeds agree about the chance of the first one's move, and what a hint takes."""
    apart = sorted(
        [
            abs(one.scores[one.move] - other.scores[one.move])
            for one, other in zip(firsts, seconds, strict=True)
        ]
    )
    agreeing = sum(gap <= AGREEING_POINTS for gap in apart) / len(apart)
    rough = sum(one.error > MAX_FIGURE_ERROR_POINTS for one in firsts) / len(firsts)
    tenths = quantiles(times, n=10)
    return (
        f"{agreeing:6.1%} of {len(apart)} chances within {AGREEING_POINTS:.0f} points "
        f"(most {', '.join(f'{gap:.1f}' for gap in apart[-3:])}), {rough:.1%} told roughly; "
        f"seconds {tenths[4]:.3f} / {tenths[8]:.3f} / {max(times):.3f}"
    )


def show(game: Game[Any, Any], view: Any, advice: Advice) -> None:
    """Print a position, the hint, and the values of the candidates."""
    print(f"\n{game.title}")
    for key in SHOWN:
        if view.get(key) not in (None, [], 0):
            print(f"  {key}: {view[key]}")
    seen = game.from_view(view)
    move = told(game.describe_move(seen, game.parse(advice.move), NAMES))
    print(f"  HINT {move}. {told(advice.why)} {certainty_text(game, seen, advice, NAMES)}")
    for text, chance in sorted(advice.scores.items(), key=lambda one: -one[1]):
        print(f"    {chance:9.2f} +- {advice.errors[text]:.2f}  {text}", flush=True)


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=[game.name for game in GAMES])
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=COACH_PLAYOUTS)
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    for game in [GAMES_BY_NAME[asked.game]] if asked.game else GAMES:
        pairs: Counter[str] = Counter()
        changed: Counter[str] = Counter()
        firsts, seconds, times = [], [], []
        for view in decisions(game, asked.decisions):
            found = []
            for seed in range(asked.seeds):
                begun, also = process_time(), found[0].move if seed == 1 else ""
                found.append(
                    advise(
                        game,
                        view,
                        "expert",
                        seed,
                        asked.playouts,
                        names=NAMES,
                        explain=True,
                        also=also,
                    )
                )
                times.append(process_time() - begun)
            if asked.seeds > 1:
                firsts.append(found[0])
                seconds.append(found[1])
            if asked.show:
                show(game, view, found[0])
            for one, other in permutations(found, 2):
                pairs[one.sure] += 1
                changed[one.sure] += one.move != other.move
        for sure in Certainty:
            if pairs[sure]:
                share = changed[sure] / pairs[sure]
                part = pairs[sure] / pairs.total()
                print(f"{game.name:10} {sure:7} {part:6.1%} of the advice, changes {share:6.1%}")
        if firsts:
            print(f"{game.name:10} {chances_text(firsts, seconds, times)}", flush=True)


if __name__ == "__main__":
    main()
