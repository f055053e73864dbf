"""Whether the figures of the bots and puzzles were measured with the policy that plays now.

    python -m tests.bench.policy [GAME ...]             # says of each file if it is current
    python -m tests.bench.policy --moves [GAME ...]     # a hash of moves that each level makes
    python -m tests.bench.policy --write [GAME ...]     # stamps the files that are not stale

A policy is a hash of the code and the learned figures that decide moves.  Comments, docstrings,
annotations, imports, and the module that a definition is in do not count.  The rules do not count
either: they decide what a move does, and an option changes them without changing the usual game.

After a change that should not change moves, compare ``--moves`` before and after, then ``--write``.
After one that does, either run the commands in the file, put in the new figures and the date,
strike off ``stale`` if it is there, and ``--write``; or give the file a ``stale`` with the reason.
"""

import argparse
import ast
import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.ai.levels import ALL_LEVELS, advise
from game.core.game import Game
from game.games import GAMES, GAMES_BY_NAME

ROOT = Path(__file__).parents[2]
SPEAKING = {"outcomes", "reasons"}
"""Modules of a bot that only explain moves."""
TRAITS = "TRAITS"
"""What tells characters apart; it decides nothing, nor does what it alone uses."""
HIDDEN = {"endgame", "worlds", "blindnesses"}
"""Modules of a bot that a playout does not reach: all its cards are open, and it overlooks none."""
SEARCHING = {
    "game/ai/search.py": None,
    "game/ai/choice.py": None,
    "game/ai/posterior.py": None,
    "game/ai/levels.py": (
        *("Level", "ALL_LEVELS", "advise", "glance"),
        *("_shared_playouts", "_worth_comparing"),
    ),
}
"""Code that all games share, with the definitions that count (None for all)."""
WITHOUT_MEANING = {"annotation", "returns", "type_params", "type_comment", "kind", "ctx"}
NOTES = {"about", "command", "measured", "fit", "check", "policy", "stale"}
"""Keys of a data file that are no figures."""


class Stamped(NamedTuple):
    """A file with figures: what its policy is now, and what it says of itself."""

    file: Path
    now: str
    policy: str
    stale: str
    commands: tuple[str, ...]

    @property
    def fault(self) -> str:
        """A sentence if the figures are of another policy and do not say so, else empty."""
        if self.stale or self.policy == self.now:
            return ""
        commands = "\n  ".join(self.commands)
        return (
            f"The figures in {self.file.name} of {self.file.relative_to(ROOT).parts[2]} are of "
            "another policy. If the moves are as before (python -m tests.bench.policy --moves), "
            'stamp them with --write. If not, give the file a reason under "stale", or measure '
            f"them again:\n  {commands}"
        )


def shape(node: object) -> object:
    """A piece of code without what does not decide anything, the same in each Python."""
    if isinstance(node, list):
        return [shape(one) for one in node if not isinstance(one, ast.Import | ast.ImportFrom)]
    if not isinstance(node, ast.AST):
        return node
    return type(node).__name__, [
        (name, shape(value))
        for name, value in ast.iter_fields(node)
        if name not in WITHOUT_MEANING and value is not None and value != []
    ]


@cache
def definitions(source: str, names: tuple[str, ...] | None = None) -> list[str]:
    """The shapes of the statements of a module, or of those that define these names."""
    found = []
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(body := getattr(node, "body", None), list):
            body[:] = [one for one in body if not _is_text(one)]
    apart = _of_traits(tree.body)
    for one in tree.body:
        if isinstance(one, ast.Import | ast.ImportFrom) or _defined(one) & apart:
            continue
        if names is None or _defined(one) & set(names):
            found.append(repr(shape(one)))
    return found


def _defined(statement: ast.stmt) -> set[str]:
    """The names that a statement of a module defines."""
    targets = [*getattr(statement, "targets", ()), getattr(statement, "target", None)]
    names = {one.id for one in targets if isinstance(one, ast.Name)}
    return names | {getattr(statement, "name", "")} - {""}


def _of_traits(statements: list[ast.stmt]) -> set[str]:
    """The traits that a module defines, and the definitions that they alone use."""
    users: dict[str, set[str]] = {}
    for one in statements:
        mine = _defined(one)
        for node in ast.walk(one):
            if isinstance(node, ast.Name) and node.id not in mine:
                users.setdefault(node.id, set()).update(mine or {""})
    found = {name for one in statements for name in _defined(one)} & {TRAITS}
    while more := {name for name, mine in users.items() if mine <= found} - found:
        found |= more
    return found


def _is_text(node: ast.AST) -> bool:
    """Whether a statement is a docstring."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
    return False


def figures(value: Any) -> Any:
    """The figures of a data file, without what is said of them."""
    if isinstance(value, dict):
        return {key: figures(one) for key, one in value.items() if key not in NOTES}
    return [figures(one) for one in value] if isinstance(value, list) else value


def policy(game: Game[Any, Any], kind: str) -> str:
    """The hash of what decides the figures in a file of this kind, such as ``levels``.

    Weights are learned by playouts, the win model by playouts with these weights, and results of
    levels and puzzles by searches with both.
    """
    folder = game.bot.data.folder
    apart = SPEAKING | (HIDDEN if kind in {"weights", "win_model"} else set())
    found: list[str] = []
    for file in folder.parent.rglob("*.py"):
        if file.stem not in apart:
            found += definitions(file.read_text(encoding="utf-8"))
    below = {"weights": (), "win_model": ("weights",)}.get(kind, ("weights", "win_model"))
    for name in below:
        found.append(repr(figures(json.loads((folder / f"{name}.json").read_text("utf-8")))))
    if kind not in {"weights", "win_model"}:
        levels = json.loads((folder / "levels.json").read_text("utf-8"))
        found.append(repr(levels["skills"]))
        for path, names in SEARCHING.items():
            found += definitions((ROOT / path).read_text(encoding="utf-8"), names)
    return sha256("\n".join(sorted(found)).encode()).hexdigest()[:16]


def said_of(content: Any, key: str) -> Iterator[str]:
    """Every text under a key, wherever in a data file."""
    if isinstance(content, dict):
        if key in content:
            yield content[key]
        content = list(content.values())
    if isinstance(content, list):
        for one in content:
            yield from said_of(one, key)


def stamped(game: Game[Any, Any]) -> Iterator[Stamped]:
    """The files of a game that have figures; none of a bot that has learned nothing yet."""
    if game.bot.data is None:
        return
    for file in sorted(game.bot.data.folder.glob("*.json")):
        yield _stamped(file, game, json.loads(file.read_text("utf-8")))
    with game.puzzle_file.open(encoding="utf-8") as lines:
        yield _stamped(game.puzzle_file, game, json.loads(next(lines)))


def _stamped(file: Path, game: Game[Any, Any], content: Any) -> Stamped:
    mine = {key: value for key, value in content.items() if key != "before"}
    commands = tuple(dict.fromkeys(said_of(mine, "command")))
    now = policy(game, file.stem)
    return Stamped(file, now, content.get("policy", ""), content.get("stale", ""), commands)


def stamp(one: Stamped) -> None:
    """Write the policy of now into a file; a stale one stays as it is."""
    if one.stale or one.policy == one.now:
        return
    text = one.file.read_text(encoding="utf-8")
    before, after = (f'"policy": "{policy}"' for policy in (one.policy, one.now))
    if text.count(before) != 1:
        raise ValueError(f'{one.file} has no "policy" to be replaced.')
    one.file.write_text(text.replace(before, after), encoding="utf-8")


def moves(game: Game[Any, Any]) -> str:
    """A hash of what each level says in some matches, and of playouts after them."""
    found = sha256()
    for players in sorted({game.players[0], min(4, game.players[1])}):
        for number, level in enumerate([level.name for level in ALL_LEVELS] * 2):
            state = game.new(game.setup(players, {}, number))
            rng = Random(number)
            for _ in range(60):
                if state.asked is None:
                    break
                seed = rng.getrandbits(32)
                advice = advise(game, state.view(state.asked), level, seed, 6, most=6)
                found.update(repr((advice.move, advice.scores, advice.errors)).encode())
                state.advance(game.parse(advice.move))
            for _ in range(200):
                if state.asked is None:
                    break
                move = game.bot.rollout_move(state, rng)
                found.update(repr((game.write(move), game.bot.win_chances(state))).encode())
                state.advance(move)
    return found.hexdigest()[:16]


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether figures are of the policy that plays.")
    parser.add_argument("games", nargs="*", default=[game.name for game in GAMES])
    parser.add_argument("--write", action="store_true", help="stamp the files with it")
    parser.add_argument("--moves", action="store_true", help="a hash of the moves of each level")
    chosen = parser.parse_args()
    for name in chosen.games:
        game = GAMES_BY_NAME[name]
        if chosen.moves:
            print(f"{name:<9} {moves(game)}", flush=True)
            continue
        if game.bot.data is None:
            print(f"{name:<9} has no figures: its bot has no data")
        for one in stamped(game):
            if chosen.write:
                stamp(one)
            says = one.stale or ("stamped" if chosen.write else one.fault or "current")
            print(f"{name:<9} {one.file.name:<14} {says}")


if __name__ == "__main__":
    main()
