"""Which share of the puzzles is confirmed, a table of all, new ratings, and verdicts anew.

    python -m tests.bench.measure.bench_puzzles [--seed N] [--count N] [GAME ...]
    python -m tests.bench.measure.bench_puzzles --table [GAME ...]
    python -m tests.bench.measure.bench_puzzles --rate [GAME ...]
    python -m tests.bench.measure.bench_puzzles --judge [--seed N] [--count N] [GAME ...]

A puzzle is confirmed if its first move comes out best again, and surely so if the interval of 99 %
of its lead over the next best does not come to 0. The table has a row for each puzzle, in Markdown.
``--rate`` counts anew how often each level finds each puzzle, after the levels have changed, and
writes that into the games' puzzle files. The proofs of the puzzles stay as they are. ``--judge``
lets the judge of ``game.features.puzzles.judge`` look at judged steps with another seed, and tells
how many change sign: their best move trails then.
"""

import argparse
from dataclasses import replace
from random import Random
from typing import Any

from game.core.game import Game
from game.features.puzzles.judge import judge_lead
from game.features.puzzles.puzzle import Proof, Puzzle, Step, kept, parsed, theme_of
from game.features.puzzles.puzzle_finder import SOLVER_SEAT, Decision, Playouts, hits_by_level
from game.games import GAMES_BY_NAME
from game.match.match import load
from game.storage.profile import write_atomically
from game.text.message import told
from tests.support.puzzle_kinds import state_of

WORLDS = 200
SEED_DISTANCE = 10**6
"""What a seed of ``--judge`` adds to the numbers of matches, by which the first verdicts were."""
HEAD = (
    "| game | puzzle | moves | alternatives | theme | deciding facts | rating | found by easy, "
    "medium, hard, expert | verification |\n|---|---|---|---|---|---|---|---|---|"
)


def verification(step: Step) -> str:
    """How a move is known to be best, and by how much."""
    near = step.nearest
    if step.proof is not Proof.SAMPLED:
        return f"{step.proof}, {near.behind:.0f} % ahead"
    assert step.again is not None
    return (
        f"{near.behind:.1f} ahead ({near.low:.1f} to {near.high:.1f}, {near.worlds} worlds), "
        f"again {step.again.behind:.1f} (from {step.again.low:.1f})"
    )


def row(game: Game[Any, Any], number: int, one: Puzzle) -> str:
    """A row of the table."""
    theme = theme_of(game, one)
    cells = (
        game.name,
        f"{number} ({one.match})",
        len(one.steps),
        ", ".join(str(step.choices) for step in one.steps),
        "" if theme is None else told(theme),
        ", ".join(" + ".join(step.merits) for step in one.steps),
        f"{one.rating} ({one.stars})",
        ", ".join(f"{hits}/{tries}" for hits, tries in one.found.values()),
        "<br>".join(map(verification, one.steps)),
    )
    return f"| {' | '.join(map(str, cells))} |"


def table(names: list[str]) -> str:
    """All puzzles of some games."""
    rows = [
        row(GAMES_BY_NAME[name], number, one)
        for name in names
        for number, one in enumerate(kept(GAMES_BY_NAME[name]).puzzles, 1)
    ]
    return "\n".join([HEAD, *rows])


def rate(game: Game[Any, Any], seed: int) -> None:
    """Write how often each level finds each puzzle into the game's puzzle file."""
    collection = kept(game)
    for number, one in enumerate(collection.puzzles):
        rng = Random(f"{seed} {game.name} rating {one.match}")
        found = hits_by_level(game, line_of(one), rng)
        collection.puzzles[number] = replace(one, found=found)
        print(f"{game.name} {number + 1}: rating {one.rating}, now", end=" ")
        print(collection.puzzles[number].rating, flush=True)
    write_atomically(game.puzzle_file, collection.lines())


def line_of(puzzle: Puzzle) -> list[Decision]:
    """The decisions of a puzzle: the position before each step, and its best moves."""
    match, line = load(puzzle.record), []
    for step in puzzle.steps:
        line.append(Decision(match.state.clone(), frozenset(step.best), step.turns))
        for move in step.moves_until_next:
            match.follow(move)
    return line


def judged_again(game: Game[Any, Any], seed: int, count: int) -> tuple[int, int, int]:
    """Number of judged steps looked at, of those clear again, and of those that change sign."""
    puzzles = [one for one in kept(game).puzzles if any(step.judged for step in one.steps)]
    looked_at = clear = changed = 0
    for one in Random(f"{seed} {game.name} judged").sample(puzzles, min(count, len(puzzles))):
        for step, decision in zip(one.steps, line_of(one), strict=True):
            if step.judged is None:
                continue
            moves = [parsed(game, step, some[0]) for some in answers(step)]
            view = decision.state.view(SOLVER_SEAT)
            now = judge_lead(game, view, moves[0], moves[1:], one.match + seed * SEED_DISTANCE)
            assert now is not None, "it was wanted"
            looked_at += 1
            clear += now.is_clear
            changed += now.ahead <= 0
            print(f"{game.name} match {one.match}: {step.judged}, now {now}", flush=True)
    return looked_at, clear, changed


def answers(step: Step) -> list[tuple[str, ...]]:
    """The answers to a step, the best ones first, by the position they lead to."""
    return [step.best, *(worse.moves for worse in step.worse)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether the puzzles stand, or a table of them.")
    parser.add_argument("games", nargs="*", default=list(GAMES_BY_NAME))
    parser.add_argument("--table", action="store_true", help="a table of all puzzles")
    parser.add_argument("--seed", type=int, default=1, help="of the playouts (default: 1)")
    parser.add_argument("--count", type=int, default=10, help="puzzles a game (default: 10)")
    parser.add_argument("--rate", action="store_true", help="count anew who finds them")
    parser.add_argument("--judge", action="store_true", help="judge again with another seed")
    chosen = parser.parse_args()
    if chosen.judge:
        for name in chosen.games:
            found = judged_again(GAMES_BY_NAME[name], chosen.seed, chosen.count)
            print("{}: {} judged again, {} clear, {} changed sign".format(name, *found))
        return
    if chosen.rate:
        for name in chosen.games:
            rate(GAMES_BY_NAME[name], chosen.seed)
        return
    if chosen.table:
        print(table(chosen.games))
        return
    print("game      puzzles  looked at  best again  surely   told ahead  ahead now")
    for name in chosen.games:
        game = GAMES_BY_NAME[name]
        # What was counted out, or is certain, needs no playouts.
        puzzles = [one for one in kept(game).puzzles if one.first.proof is Proof.SAMPLED]
        rng = Random(f"{chosen.seed} {name}")
        some = rng.sample(puzzles, min(chosen.count, len(puzzles)))
        again = surely = 0
        told_ahead = now = 0.0
        for one in some:
            moves = [one.first.best[0], *(worse.moves[0] for worse in one.first.worse)]
            view = state_of(one).view(SOLVER_SEAT)
            made = Playouts(game, view, [game.parse(move) for move in moves], rng)
            made.go_on(WORLDS)
            least = min(made.gaps(0).values(), key=lambda gap: gap.mean)
            again += least.mean > 0
            surely += all(gap.low > 0 for gap in made.gaps(0).values())
            told_ahead += one.first.nearest.behind
            now += least.mean
        count = max(1, len(some))
        print(
            f"{name:<9} {len(puzzles):>7}  {len(some):>9}  {again / count:>10.0%}  "
            f"{surely / count:>6.0%}  {told_ahead / count:>11.1f}  {now / count:>9.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
