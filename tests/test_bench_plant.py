"""The planter of faults: one fault in one place, which compiles; the tree is whole again after."""

import ast
from pathlib import Path

import pytest

from tests.bench.search import plant
from tests.bench.search.plant import AREAS, ROOT, Copy, Fault, area_of, chosen, faults

SEED = 4
MANY = 150


def planted(source: str) -> list[str]:
    """What becomes of a piece of code by each of its faults."""
    found = faults("game/core/a.py", source.encode())
    return [one.planted(source.encode()).decode() for one in found]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", {"(a <= b)", "pass"}),
        ("a = b == c", {"a = (b != c)"}),
        ("a = b is c", {"a = (b is not c)"}),
        ("a = b in c", {"a = (b not in c)"}),
        ("a = b and c", {"a = (b or c)"}),
        ("a = not b", {"a = (b)"}),
        ("a = b - c", {"a = (b + c)"}),
        ("a = b + 'c'", set()),
        ("a = 7", {"a = 8", "a = (6)"}),
        ("a = min(b)", {"a = max(b)"}),
        ("a = b if c else d", {"a = b if True else d", "a = b if False else d"}),
        ("while a: b", {"while False: b", "while a: pass"}),
        ("a = [b for b in c if d]", {"a = [b for b in c if True]"}),
        ("a.b = c", {"pass"}),
        ("a += b", {"pass"}),
        ("def a():\n  return True", {"def a():\n  return False"}),
        ("def a():\n  return b and c", {
            "def a():\n  return (not (b and c))", "def a():\n  return (b or c)"}),
        ("'é'; a = 0", {"'é'; a = 1", "'é'; a = (-1)"}),
    ],
)  # fmt: skip
def test_every_kind_of_fault(source: str, expected: set[str]) -> None:
    assert set(planted(source)) == expected


def test_only_what_runs_gets_faults() -> None:
    assert not planted(
        '''"""1 < 2"""
from typing import TYPE_CHECKING, cast
if TYPE_CHECKING:
    from a import b
c: "Literal[1]"
def d(e: "Literal[2]") -> "Literal[3]":
    """4"""
    assert e < 5
    raise ValueError(6)
f = f"{7}", cast("Literal[8]", g)
'''
    )


@pytest.mark.night
def test_faults_by_chance_differ_in_one_place_each_and_compile() -> None:
    picked = chosen(SEED, MANY)
    assert [area_of(one.path) for one in picked[: 2 * len(AREAS)]] == [*AREAS] * 2
    assert len({(one.path, one.begin, one.end) for one in picked}) == MANY
    for fault in picked:
        source = (ROOT / fault.path).read_bytes()
        changed = fault.planted(source)
        assert changed.startswith(source[: fault.begin])
        assert changed.endswith(source[fault.end :])
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source)), fault
        compile(changed, fault.path, "exec")


def test_the_same_seed_plants_the_same_faults_and_another_one_others() -> None:
    one, same, other = (chosen(seed, 30, ["game/match"]) for seed in (SEED, SEED, SEED + 1))
    assert one == same
    assert one != other


def test_faults_can_be_planted_in_one_folder_alone() -> None:
    assert {area_of(one.path) for one in chosen(SEED, 20, ["game/match/"])} == {"game/match"}


def test_every_test_of_an_area_is_there() -> None:
    for area, tries in AREAS.items():
        assert (ROOT / area).exists()
        for tests in tries:
            assert all((ROOT / one).exists() for one in tests if one.startswith("tests"))


def everything(root: Path) -> dict[str, bytes]:
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    """A copy of a tree with a function and its test."""
    root = tmp_path / "root"
    for name, text in (
        ("game/__init__.py", ""),
        ("game/core/__init__.py", ""),
        ("pyproject.toml", "[tool.pytest.ini_options]\npythonpath = ['.']\n"),
        ("tests/conftest.py", "def pytest_addoption(parser):\n"
         "    parser.addoption('--night', action='store_true')\n"),
        ("game/core/a.py", "def less(a, b):\n    return a < b\n"),
        ("tests/core/test_a.py", "from game.core.a import less\n\n\n"
         "def test_it():\n    assert less(1, 2)\n\n\n"
         "def test_twice():\n    assert less(1, 2)\n"),
        ("tests/test_b.py", "from game.core.a import less\n\n\n"
         "def test_equal():\n    assert not less(1, 1)\n"),
    ):  # fmt: skip
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    monkeypatch.setattr(plant, "ROOT", root)
    monkeypatch.setitem(AREAS, "game/core", [("tests/core",)])
    return Copy(tmp_path)


def test_a_planted_tree_differs_in_one_file_and_is_whole_again(
    copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = everything(copy.root)
    assert whole == everything(plant.ROOT)
    for fault in faults("game/core/a.py", whole["game/core/a.py"]):

        def compared(tests: plant.Tests, fault: Fault = fault) -> list[str]:
            now = everything(copy.root)
            assert [name for name in now if now[name] != whole.get(name)] == [fault.path]
            assert now[fault.path] == fault.planted(whole[fault.path])
            return list(tests) if tests == plant.EVERYTHING else []

        monkeypatch.setattr(copy, "failed", compared)
        assert copy.caught(fault) == "tests"
        assert copy.caught(fault, near=True) == "SURVIVED"
        assert everything(copy.root) == whole
    assert everything(plant.ROOT) == whole


@pytest.mark.night
def test_the_test_that_catches_a_fault_is_named(copy: Copy) -> None:
    swapped = faults("game/core/a.py", (copy.root / "game/core/a.py").read_bytes())[-1]
    assert copy.caught(swapped) == "tests/test_b.py::test_equal"


@pytest.mark.night
def test_a_matrix_names_every_case_of_the_area_that_fails(copy: Copy) -> None:
    wrong = next(
        one
        for one in faults("game/core/a.py", (copy.root / "game/core/a.py").read_bytes())
        if one.kind == "answer inverted"
    )
    cases = ["tests/core/test_a.py::test_it", "tests/core/test_a.py::test_twice"]
    assert copy.kills(wrong) == cases


@pytest.mark.night
def test_a_tree_whose_tests_cannot_be_run_is_told_of(copy: Copy) -> None:
    assert copy.failed(("tests/nowhere",)) == ["pytest ended with 4"]
