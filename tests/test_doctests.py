"""The examples in the docstrings are true: every module of the program that holds some is tried."""

import doctest
import importlib
from pathlib import Path

from tests.together import each_of

ROOT = Path(__file__).parents[1]
MODULES = sorted(
    path.relative_to(ROOT)
    .as_posix()
    .removesuffix(".py")
    .removesuffix("/__init__")
    .replace("/", ".")
    for path in (ROOT / "game").rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


def test_there_are_examples_to_try() -> None:
    assert {name.split(".")[1] for name in MODULES} >= {"cards", "core", "games", "match"}


@each_of("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0
