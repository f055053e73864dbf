"""``puzzles``: look for puzzles and keep them with their verification."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time

from game.games import BY_NAME
from game.puzzles.finding import Finder
from game.puzzles.puzzle import BadPuzzles, Collection, Puzzle, read
from game.storage.profile import write_atomically
from game.storage.text import read_text

LONG = 4.0
"""A game that finds nothing in so many seconds of thought lets the others look for one more."""


def run(arguments: Sequence[str]) -> int:
    """Look until every game has as many as are wanted, mostly where there are fewest.

    What is there already is gone on from, and what is found is kept at once.
    """
    parser = argparse.ArgumentParser(
        prog="five-takes puzzles",
        description="Look for puzzles, and keep them with their verification.",
    )
    parser.add_argument("--game", action="append", choices=list(BY_NAME),
                        help="look for this game's; may be repeated (default: all)")  # fmt: skip
    parser.add_argument("--want", type=int, default=60, help="how many a game (default: 60)")
    parser.add_argument(
        "--into", type=Path, metavar="FOLDER",
        help="keep them there as GAME.jsonl (default: where each game has its own)",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=1, help="of new files (default: 1)")
    chosen = parser.parse_args(arguments)
    finders = {}
    for name in chosen.game or BY_NAME:
        game = BY_NAME[name]
        file = chosen.into / f"{name}.jsonl" if chosen.into else game.puzzles
        try:
            collection = _gone_on_from(file, Collection(name, chosen.seed))
        except BadPuzzles as error:
            print(f"{file}: {error}", file=sys.stderr)
            return 2
        finders[file] = Finder(game, collection, chosen.want)
    spent = dict.fromkeys(finders, 0.0)
    while going := {file: one for file, one in finders.items() if not one.satisfied}:
        # Where there are fewest, unless nothing has been found there for long.
        file = min(going, key=lambda one: len(going[one].collection.puzzles) + spent[one] / LONG)
        begun = process_time()
        puzzle = going[file].find()
        spent[file] += process_time() - begun
        if puzzle is not None:
            spent[file] = 0.0
            write_atomically(file, going[file].collection.lines())
            print(_line(going[file].collection, puzzle), flush=True)
    return 0


def _gone_on_from(file: Path, new: Collection) -> Collection:
    """The collection in a file, or a new one where there is none."""
    text, damage = read_text(file)
    if not text and damage is not None:
        return new
    collection = read(text)
    if damage is not None or collection.game != new.game:
        raise BadPuzzles(1, damage or "they are another game's")
    return collection


def _line(collection: Collection, puzzle: Puzzle) -> str:
    near = puzzle.nearest
    return (
        f"{collection.game} {len(collection.puzzles):>3}  match {puzzle.match}, "
        f"{'*' * puzzle.stars:<4}  {puzzle.best[0]}: {near.behind:.1f} ahead "
        f"({near.low:.1f} to {near.high:.1f}) of {near.moves[0]}"
    )
