"""Mutation testing: plants faults, one at a time, and prints which test catches each.

    python -m tests.bench.search.plant --seed N --faults 50 [--only PATH ...] [--near] [--list]
    python -m tests.bench.search.plant --seed N --faults 50 --matrix FILE [--only PATH ...]

The faults go into a copy of the tree in a temporary folder, never into the checkout.  For each run
the tests of its area, then all that need no window.  A fault that passes all of them is printed as
SURVIVED: a test is missing, or the code does nothing.  The same seed plants the same faults as
long as the files are the same.  The copy must pass without a fault.  50 faults take an hour.

With ``--matrix`` all tests of the area run to their end, and each fault becomes a line of a JSON
file with every case that fails.  A test file that no fault needs, since others fail with it, may
go.
"""

import argparse
import ast
import importlib.util
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[3]
GAMES = sorted(path.parent.name for path in (ROOT / "game/games").glob("*/game.py"))
Tests = tuple[str, ...]
KIT = (
    *("widgets", "boxes", "tree", "text", "cloth_backdrop_bands", "sheet", "page", "tips"),
    *("commands", "keyboard_layouts", "keys_page", "image_cache_size", "card_images", "cursor"),
    *("render_worker", "damage_layer", "eyes"),
)
"""The tests of the window's toolkit that take no long time."""
AREAS: dict[str, list[Tests]] = {
    **{
        f"game/games/{name}": [(f"tests/games/{name}",), ("tests/laws", "-k", name)]
        for name in GAMES
    },
    "game/storage": [("tests/storage",)],
    "game/match": [("tests/match",), ("tests/test_replay.py", "tests/fuzz/test_record.py")],
    "game/ui/kit": [tuple(f"tests/ui/test_{name}.py" for name in KIT), ("tests/ui",)],
    "game/ui/table": [("tests/ui",)],
    "game/ui/features": [("tests/ui",)],
    "game/ai/worker.py": [("tests/ai/test_worker.py", "tests/ai/test_worker_stuck.py")],
    "game/core": [("tests/core",), ("tests/test_engine.py",)],
}
"""Where faults are planted, and the tests of that area, the nearest first."""
EVERYTHING: Tests = ("tests",)
STRENGTH = ("bot/evaluate.py", "bot/knowledge.py", "bot/rollout.py")
"""Modules of games that say how well to play: matches judge them, hardly a test can."""
SKIPPED = (".venv", ".git", "build", "dist", "__pycache__", ".*_cache", ".hypothesis")
LONGEST = 1800.0
"""Seconds after which tests that do not end have caught a fault."""
MEMORY = 6 * 2**30
"""Bytes that a planted fault may have a process take."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Fault:
    """Bytes ``begin`` to ``end`` of a file become another text; ``kind`` and ``line`` say where."""

    path: str
    line: int
    kind: str
    begin: int
    end: int
    text: str

    def planted(self, source: bytes) -> bytes:
        """The file with the fault."""
        return source[: self.begin] + self.text.encode() + source[self.end :]

    def told(self, source: bytes) -> str:
        """What became of what, in one line."""
        old = " ".join(source[self.begin : self.end].decode().split())
        return f"{self.kind}: {_cut(old)} -> {_cut(self.text)}"


def _cut(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:40]} ... {text[-15:]}"


def faults(path: str, source: bytes) -> list[Fault]:
    """Every fault that can be planted in a file."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node in _running(ast.parse(source)):
        for kind, old, new in _changes(node):
            assert old.end_lineno is not None and old.end_col_offset is not None
            begin = starts[old.lineno - 1] + old.col_offset
            end = starts[old.end_lineno - 1] + old.end_col_offset
            found.append(Fault(path, old.lineno, kind, begin, end, new))
    return found


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """All that runs of a piece of code: no docstrings, types or assertions.

    Neither do f-strings: before Python 3.12 their parts are not where they say they are.
    """
    match node:
        case ast.Assert() | ast.Raise() | ast.JoinedStr() | ast.Expr(value=ast.Constant()):
            return
        case ast.If(test=ast.Name("TYPE_CHECKING")) | ast.Call(func=ast.Name("cast" | "TypeVar")):
            return
        case ast.AnnAssign():
            parts: Iterable[ast.AST | None] = [node.value]
        case ast.FunctionDef():
            parts = [*node.args.defaults, *node.args.kw_defaults, *node.body]
        case _:
            parts = ast.iter_child_nodes(node)
    yield node
    for part in parts:
        if part is not None:
            yield from _running(part)


def _changes(node: ast.AST) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    """The faults of one piece of code itself: the kind, what is replaced, and by what."""
    match node:
        case ast.Compare(left, ops, others):
            swapped = COMPARISONS[type(ops[0])]()
            yield "comparison", node, _text(ast.Compare(left, [swapped, *ops[1:]], others))
        case ast.BoolOp(op, values):
            either = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield "and/or", node, _text(ast.BoolOp(either, values))
        case ast.UnaryOp(ast.Not(), operand):
            yield "not dropped", node, _text(operand)
        case ast.BinOp(left, ast.Add() | ast.Sub() as op, right) if not _writes(left, right):
            other = ast.Sub() if isinstance(op, ast.Add) else ast.Add()
            yield "plus/minus", node, _text(ast.BinOp(left, other, right))
        case ast.Constant(value) if type(value) is int:
            yield "number", node, str(value + 1)
            yield "number", node, f"({value - 1})"
        case ast.Call(ast.Name(name) as called) if name in CALLS:
            yield "other end", called, CALLS[name]
        case ast.If(test) | ast.IfExp(test):
            yield "condition", test, "True"
            yield "condition", test, "False"
        case ast.While(test):
            yield "condition", test, "False"
        case ast.comprehension():
            for test in node.ifs:
                yield "condition", test, "True"
        case ast.Return(ast.Constant(bool(value)) as answer):
            yield "answer inverted", answer, str(not value)
        case ast.Return(ast.Compare() | ast.BoolOp() as answer):
            yield "answer inverted", answer, f"(not {_text(answer)})"
        case ast.Assign(targets):
            if all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets):
                yield "removed", node, "pass"
        case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Continue() | ast.Break():
            yield "removed", node, "pass"


def _text(node: ast.AST) -> str:
    return f"({ast.unparse(node)})"


def _writes(*nodes: ast.expr) -> bool:
    """Whether one of these is a text, which nothing is taken from."""
    return any(
        isinstance(one, ast.JoinedStr) or isinstance(getattr(one, "value", None), str)
        for one in nodes
    )


def area_of(path: str) -> str:
    """The area a file is in."""
    return next(area for area in AREAS if path == area or path.startswith(f"{area}/"))


def files(only: Sequence[str] = ()) -> Iterator[str]:
    """The files that faults are planted in, or those of them that are named or lie there."""
    for area in AREAS:
        root = ROOT / area
        for path in sorted(root.rglob("*.py")) if root.is_dir() else [root]:
            name = path.relative_to(ROOT).as_posix()
            if any(name == one or name.startswith(f"{one.rstrip('/')}/") for one in only) or (
                not only and not name.endswith(STRENGTH)
            ):
                yield name


def chosen(seed: int, count: int, only: Sequence[str] = ()) -> list[Fault]:
    """So many faults by chance, the areas by turns, no two for one place of a file."""
    rng = Random(seed)
    left: dict[str, list[Fault]] = {}
    for name in files(only):
        left.setdefault(area_of(name), []).extend(faults(name, (ROOT / name).read_bytes()))
    for found in left.values():
        rng.shuffle(found)
    picked: list[Fault] = []
    while len(picked) < count and any(left.values()):
        for found in left.values():
            if found and len(picked) < count:
                picked.append(found.pop())
                place = (picked[-1].path, picked[-1].begin, picked[-1].end)
                found[:] = [one for one in found if (one.path, one.begin, one.end) != place]
    return picked


class Copy:
    """A copy of the tree, into which one fault after another is planted."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        shutil.copytree(ROOT, self.root, ignore=shutil.ignore_patterns(*SKIPPED))

    def caught(self, fault: Fault, near: bool = False) -> str:
        """The test that catches a fault, or that none does; the copy is whole again after it.

        Only the tests of its area are run if it is to be ``near``.
        """
        tries = [*AREAS[area_of(fault.path)], *([] if near else [EVERYTHING])]
        with self._planted(fault):
            return next((found[0] for found in map(self.failed, tries) if found), "SURVIVED")

    def kills(self, fault: Fault) -> list[str]:
        """Every case of the area's tests that fails with a fault."""
        with self._planted(fault):
            tries = AREAS[area_of(fault.path)]
            return sorted({case for tests in tries for case in self.failed(tests, whole=True)})

    @contextmanager
    def _planted(self, fault: Fault) -> Iterator[None]:
        """The copy has the fault inside, and is whole again afterwards."""
        path = self.root / fault.path
        source = path.read_bytes()
        self._write(path, fault.planted(source))
        try:
            yield
        finally:
            self._write(path, source)

    @staticmethod
    def _write(path: Path, source: bytes) -> None:
        """Write a file, and forget what was compiled of it: its time and size may be the same."""
        path.write_bytes(source)
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)

    def failed(self, tests: Tests, whole: bool = False) -> list[str]:
        """The first of these tests that fails, or with ``whole`` all; nothing if all pass."""
        tier = () if whole else ("--night", "-x")
        words = (*tier, "-q", "-n", "0", "-p", "no:cacheprovider", "--tb=no", "-rfE")
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *words, *tests],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
        )
        try:
            said, _ = process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            return [f"no end of {' '.join(tests)}"]
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
        failed = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.MULTILINE)
        if failed or process.returncode == 0:
            return failed
        return [f"pytest ended with {process.returncode}"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="plant", description="Plant faults; which are caught?")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--faults", type=int, default=50, metavar="N")
    parser.add_argument("--only", nargs="+", default=(), metavar="PATH", help="files or folders")
    parser.add_argument("--near", action="store_true", help="run the tests of the area alone")
    parser.add_argument("--matrix", type=Path, metavar="FILE", help="write every case that fails")
    parser.add_argument("--list", action="store_true", help="say where, and run nothing")
    words = parser.parse_args()
    picked = chosen(words.seed, words.faults, words.only)
    told = [f"{one.path}:{one.line} | {one.told((ROOT / one.path).read_bytes())}" for one in picked]
    with tempfile.TemporaryDirectory() as folder:
        copy = None if words.list else Copy(Path(folder))
        for fault, line in zip(picked, told, strict=True):
            if copy is not None and words.matrix is not None:
                cases = copy.kills(fault)
                with words.matrix.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"fault": line, "cases": cases}) + "\n")
                print(f"{line} | {len(cases)} cases", flush=True)
            else:
                by = copy.caught(fault, words.near) if copy else "not run"
                print(f"{line} | {by}", flush=True)


if __name__ == "__main__":
    main()
