"""The house: what may import what, who touches the disk, and where games may be named."""

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from game.games import GAMES

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "game").rglob("*.py")
    if "__pycache__" not in path.parts
)

# The floors of the house, from the ground up; what lies on one floor is named together.
FLOORS = (
    {"cards"},
    {"core"},
    {"games"},
    {"ai", "match", "storage"},
    {"engine", "replay", "verify"},
    {"ui"},
    {"bench"},
    {"commands"},
    {"__main__", "console"},
)
HEIGHT = {name: height for height, floor in enumerate(FLOORS) for name in floor}
NAMES = [game.name for game in GAMES]


@cache
def nodes(file: str) -> tuple[ast.AST, ...]:
    """Every piece of a file's code."""
    return tuple(ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"), file)))


def module(file: str) -> str:
    """The module's dotted name: ``game.core.event``, a package without ``__init__``."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def part(name: str) -> str:
    """The part of the house a module belongs to: ``game.core.event`` is in ``core``."""
    return name.split(".")[1] if "." in name else ""


def imports(file: str) -> Iterator[tuple[int, str]]:
    """Every module a file imports, wherever in it, by its whole name, with the line."""
    for node in nodes(file):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: imports are by the whole name"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield node.lineno, whole if whole in MODULES else str(node.module)


MODULES = frozenset(map(module, FILES))


def outside(*parts: str) -> list[str]:
    """The files that are not in these parts of the house."""
    return [file for file in FILES if part(module(file)) not in parts]


def test_there_is_a_house_to_look_at() -> None:
    assert len(FILES) > 25
    parts = {part(module(file)) for file in FILES} - {""}
    assert parts <= set(HEIGHT), "a part without a floor"


def test_imports_run_downward_only() -> None:
    upward = []
    for file in FILES:
        own = part(module(file))
        for line, name in imports(file):
            inside = name.split(".")[0] == "game" and own and part(name)
            if inside and HEIGHT[part(name)] > HEIGHT[own]:
                upward.append(f"{file}:{line} imports {name}")
    assert upward == []


def test_parts_on_one_floor_do_not_import_each_other_in_a_ring() -> None:
    uses: dict[str, set[str]] = {name: set() for name in HEIGHT}
    for file in FILES:
        own = part(module(file))
        if own:
            uses[own] |= {part(name) for _, name in imports(file) if name.startswith("game.")}
    for floor in FLOORS:
        reached = {name: (uses[name] & floor) - {name} for name in floor}
        for _ in floor:
            for found in reached.values():
                found |= {far for near in found for far in reached[near]}
        assert all(name not in found for name, found in reached.items()), reached


def imported(files: list[str], wrong: Callable[[str], bool]) -> list[str]:
    """Where in these files a module is imported that is wrong there."""
    return [
        f"{file}:{line} imports {name}"
        for file in files
        for line, name in imports(file)
        if wrong(name)
    ]


def test_a_game_imports_no_other_game_and_not_the_list_of_games() -> None:
    for name in NAMES:
        folder = [file for file in FILES if file.startswith(f"game/games/{name}/")]
        assert folder
        own = f"game.games.{name}."

        def wrong(module: str, own: str = own) -> bool:
            return module.startswith("game.games") and not f"{module}.".startswith(own)

        assert imported(folder, wrong) == []


def test_only_the_window_imports_pygame() -> None:
    assert imported(outside("ui"), lambda name: name.split(".")[0] == "pygame") == []
    assert imported(FILES, lambda name: name.split(".")[0] == "pygame") != []


def test_below_the_window_and_the_disk_everything_is_the_standard_library() -> None:
    known = {"game", *sys.stdlib_module_names}
    assert imported(outside("ui", "storage"), lambda name: name.split(".")[0] not in known) == []


PICKLERS = {"pickle", "shelve", "dill", "marshal", "copyreg"}


def test_nothing_is_pickled() -> None:
    assert imported(FILES, lambda name: name.split(".")[0] in PICKLERS) == []


DISK_MODULES = {"tempfile", "shutil", "glob", "fileinput", "sqlite3", "dbm", "platformdirs"}
WRITING = {
    "write_text", "write_bytes", "mkdir", "makedirs", "unlink", "rmdir", "touch", "rename",
    "renames", "symlink_to", "hardlink_to", "chmod", "truncate", "fsync", "fdopen",
}  # fmt: skip
READING = {"read_text", "read_bytes"}
LISTING = {"listdir", "scandir", "iterdir", "glob", "iglob", "rglob", "iter_modules"}
SYSTEM = {"open", "write", "remove", "replace", "link", "symlink", "walk", "system", "popen"}
DYNAMIC = {"__import__", "import_module", "exec", "eval"}


def called(
    files: list[str], methods: set[str], builtins: set[str], of_os: set[str] = SYSTEM
) -> list[str]:
    """Where in these files such methods, builtins or any deed of ``os`` on files are called."""
    found = []
    for file in files:
        for node in nodes(file):
            match node:
                case ast.Call(func=ast.Name(id=name)) if name in builtins:
                    found.append(f"{file}:{node.lineno} {name}")
                case ast.Call(func=ast.Attribute(value=ast.Name(id="os"), attr=name)) if (
                    name in of_os
                ):
                    found.append(f"{file}:{node.lineno} os.{name}")
                case ast.Call(func=ast.Attribute(attr=name)) if name in methods:
                    found.append(f"{file}:{node.lineno} {name}")
    return found


def test_only_storage_writes_to_the_disk() -> None:
    assert called(outside("storage"), WRITING, {"open"}) == []
    assert imported(outside("storage"), lambda name: name.split(".")[0] in DISK_MODULES) == []


def test_only_storage_and_the_windows_assets_are_read_from_the_disk() -> None:
    assert called(outside("storage", "ui"), READING, {"open"}) == []


def test_no_folder_is_listed_when_the_program_runs() -> None:
    assert called(outside("storage"), LISTING, set()) == []


def test_no_code_is_found_by_its_name_when_the_program_runs() -> None:
    assert called(FILES, DYNAMIC, DYNAMIC, set()) == []


def named(node: ast.AST) -> set[str]:
    """The names of games among the texts in a piece of code."""
    texts = {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}
    return {name for name in NAMES if name in texts}


def test_no_game_is_named_outside_the_games() -> None:
    """``take`` is also what an event is called: it counts where something is compared."""
    found = []
    for file in outside("games"):
        for node in nodes(file):
            if isinstance(node, ast.Constant) and named(node) - {"take"}:
                found.append(f"{file}:{node.lineno}")
            if isinstance(node, ast.Compare | ast.Match) and named(node):
                about = ast.unparse(node.subject if isinstance(node, ast.Match) else node)
                if "game" in about or "name" in about:
                    found.append(f"{file}:{node.lineno}")
    assert found == []


@pytest.mark.parametrize("file", ["build.spec", ".github/workflows/build.yml", ".ci/run"])
def test_what_builds_and_tests_the_program_takes_the_games_from_their_list(file: str) -> None:
    words = set(re.findall(r"\w+", (ROOT / file).read_text(encoding="utf-8")))
    assert words & set(NAMES) == set()


def test_every_folder_of_drawings_is_in_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packed = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    folders = {drawing.parent.name for drawing in ROOT.glob("sprites/*/*.svg")}
    assert {key for key in packed if key.startswith("sprites/")} == {
        f"sprites/{one}" for one in folders
    }


def test_no_error_is_caught_without_naming_it() -> None:
    found = []
    for file in FILES:
        for node in nodes(file):
            if isinstance(node, ast.ExceptHandler):
                caught = "" if node.type is None else ast.unparse(node.type)
                if caught in {"", "Exception", "BaseException"}:
                    found.append(f"{file}:{node.lineno}")
    assert found == []


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_one_folder_with_its_rules_in_words(name: str) -> None:
    folder = ROOT / "game" / "games" / name
    assert (folder / "rules.md").read_text(encoding="utf-8").startswith("# ")
    assert (folder / "rules.py").is_file()
    assert (folder / "bot.py").is_file()
