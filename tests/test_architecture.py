"""The house: what may import what, who touches the disk, and where games may be named."""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES, GAMES_BY_NAME
from tests.together import each_of

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "game").rglob("*.py")
    if "__pycache__" not in path.parts
)

# The layers, lowest first; a layer imports only what stands before it.
FLOORS = (
    {"interrupt"},
    {"text"},
    {"cards"},
    {"core"},
    {"games"},
    {"match"},
    {"ai"},
    {"storage"},
    {"session"},
    {"features"},
    {"engine"},
    {"ui.kit"},
    {"ui.deck"},
    {"ui.program", "ui.key_bindings", "ui.sound", "ui.other_programs"},
    {"ui.table"},
    {"ui.routes", "ui.option_rows"},
    {"ui.features"},
    {"ui.app"},
    {"ui.self_test"},
    {"ui"},
    {"cli"},
    {"__main__"},
)
HEIGHT = {name: height for height, floor in enumerate(FLOORS) for name in floor}
NAMES = [game.name for game in GAMES]


@cache
def nodes(file: str) -> tuple[ast.AST, ...]:
    """Every piece of a file's code."""
    return tuple(ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"), file)))


@pytest.fixture(scope="module", autouse=True)
def _every_file_is_parsed() -> None:
    """Once, for all the tests here."""
    for file in FILES:
        nodes(file)


def module(file: str) -> str:
    """The module's dotted name: ``game.core.event``, a package without ``__init__``."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def part(name: str) -> str:
    """The part of the house a module belongs to: ``game.core.event`` is in ``core``."""
    return name.split(".")[1] if "." in name else ""


def floor_of(name: str) -> str:
    """The part of the house in ``FLOORS``: the window's parts have floors of their own."""
    return ".".join(name.split(".")[1:3]) if part(name) == "ui" else part(name)


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
    parts = {floor_of(module(file)) for file in FILES} - {""}
    assert parts <= set(HEIGHT), "a part without a floor"


def test_imports_run_downward_only() -> None:
    upward = []
    for file in FILES:
        own = floor_of(module(file))
        for line, name in imports(file):
            inside = name.split(".")[0] == "game" and own and part(name)
            if inside and HEIGHT[floor_of(name)] > HEIGHT[own]:
                upward.append(f"{file}:{line} imports {name}")
    assert upward == []


def test_parts_on_one_floor_do_not_import_each_other_in_a_ring() -> None:
    uses: dict[str, set[str]] = {name: set() for name in HEIGHT}
    for file in FILES:
        own = floor_of(module(file))
        if own:
            uses[own] |= {floor_of(name) for _, name in imports(file) if name.startswith("game.")}
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


def test_the_kit_imports_texts_and_itself_only() -> None:
    kit = [file for file in FILES if file.startswith("game/ui/kit/")]
    assert kit
    known = ("game.text.", "game.ui.kit.")

    def wrong(module: str) -> bool:
        return module.split(".")[0] == "game" and not f"{module}.".startswith(known)

    assert imported(kit, wrong) == []
    assert wrong("game.ui.kitchen") and wrong("game.core.options") and wrong("game")


NEWER = {"_sha2"}
"""Of the standard library, though not of every Python that runs this."""


def test_below_the_window_and_the_disk_everything_is_the_standard_library() -> None:
    known = {"game", *sys.stdlib_module_names, *NEWER}
    assert imported(outside("ui", "storage"), lambda name: name.split(".")[0] not in known) == []


PICKLERS = {"pickle", "shelve", "dill", "marshal", "copyreg"}


def makes_pictures(code: ast.AST) -> bool:
    """Whether code asks an image library for a picture by a key that it puts together itself."""
    return isinstance(code, ast.Attribute) and code.attr == "made" and "images" in _names(code)


def _names(code: ast.AST) -> set[str]:
    """The names in an expression."""
    attributes = {one.attr for one in ast.walk(code) if isinstance(one, ast.Attribute)}
    return attributes | {one.id for one in ast.walk(code) if isinstance(one, ast.Name)}


def test_pictures_are_cached_by_all_they_are_drawn_from() -> None:
    found = {file for file in FILES for node in nodes(file) if makes_pictures(node)}
    kit = "game/ui/kit/paint/"
    assert found == {f"{kit}painter.py", f"{kit}picture_cache.py"}, "use the decorator ``picture``"


OPTION_ROWS = {
    "game/ui/features/evening/evening_page.py": {"_games"},
    "game/ui/features/setup/setup_page.py": {"_begins_row"},
}
"""Functions outside the core that describe an option: *Order* and *Who begins*."""


def test_only_options_are_described_as_options() -> None:
    """Other values to choose from are a ``Picker``."""
    found: dict[str, set[str]] = {}
    for file in FILES:
        if part(module(file)) == "core" or file == "game/storage/settings.py":
            continue
        for function in nodes(file):
            if isinstance(function, ast.FunctionDef) and called_in(function, "OptionField"):
                found.setdefault(file, set()).add(function.name)
    assert found == OPTION_ROWS


def called_in(code: ast.AST, name: str) -> list[ast.Call]:
    """The calls of a name in a piece of code."""
    calls = [one for one in ast.walk(code) if isinstance(one, ast.Call)]
    return [one for one in calls if ast.unparse(one.func) == name]


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


STORES = {
    "game/features/evening/evening_store.py",
    "game/features/puzzles/own_puzzles.py",
    "game/features/puzzles/puzzle.py",
    "game/features/rerun/rerun_store.py",
    "game/features/review/review_session.py",
}
"""Modules of features that keep files of their own in the profile."""


def without_disk() -> list[str]:
    """The files that may not touch the disk."""
    return [file for file in outside("storage") if file not in STORES]


def test_only_storage_and_stores_of_features_write_to_the_disk() -> None:
    assert called(without_disk(), WRITING, {"open"}) == []
    assert imported(outside("storage"), lambda name: name.split(".")[0] in DISK_MODULES) == []


def test_only_storage_assets_texts_lessons_and_bot_data_are_read_from_the_disk() -> None:
    reads = {*STORES, "game/features/lessons/guide.py", "game/core/bot_data.py"}
    files = [file for file in outside("storage", "ui", "text") if file not in reads]
    assert called(files, READING, {"open"}) == []


def test_no_folder_is_listed_when_the_program_runs() -> None:
    assert called(without_disk(), LISTING, set()) == []


def test_no_code_is_found_by_its_name_when_the_program_runs() -> None:
    """But the methods of a state, which are written from its declared facts, the pages, which the
    table of routes names, the games, which their covers name, and questions to the worker process,
    which imports what a question needs when it comes."""
    found = [place.partition(":")[0] for place in called(FILES, DYNAMIC, DYNAMIC, set())]
    lazy = ["game/core/game_info.py", "game/ui/app/navigator.py"]
    assert found == ["game/ai/worker.py", "game/core/fact.py", *lazy]


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


# What only one game tells or can be set to, named outside the games.

OTHER_MEANINGS = {
    "answers": "the buttons of a dialog",
    "cancel": "a button",
    "close": "an icon",
    "cut": "the page on which a deck is cut",
    "leave": "what a gesture means",
    "meld": "a place on the table, and a trait of a character",
    "out": "who went out, in a round's result",
    "play": "a command of the engine, a button, an icon",
    "quiet": "how a choice looks",
    "say": "a message as data",
    "share": "how far a slider is pushed",
    "stop": "what a gesture means",
    "turn": "a sound",
}
"""Words that mean something else outside the games: there they count only where they are
compared with an event's kind, or are what an ``Effect`` is found by."""

EVENTS_NAMED: dict[str, set[str]] = {}
"""Where events of one game are still named outside it.  This list may only shrink."""

MATCHES, MAX_MOVES = 4, 500


def walked(game: Game[Any, Any]) -> set[str]:
    """The kinds of events that a few matches of a game tell."""
    kinds = set()
    for number in range(MATCHES):
        rng = Random(number)
        players = game.players[number % 2]
        state, events = game.new_with_events(game.setup(players, {}, number))
        kinds |= {event.name for event in events}
        for _ in range(MAX_MOVES):
            if state.over:
                break
            # At random more is tried; by the quick policy more rounds come to their end.
            wild = number < MATCHES // 2
            move = rng.choice(list(state.legal())) if wild else game.bot.rollout_move(state, rng)
            kinds |= {event.name for event in state.apply(move)}
    return kinds


def spelt(game: Game[Any, Any]) -> set[str]:
    """The kinds of events that stand in a game's code as texts: some are seldom told."""
    kinds = set()
    for file in FILES:
        if file.startswith(f"game/games/{game.name}/"):
            for node in nodes(file):
                match node:
                    case ast.Call(func=ast.Name(id="Event"), args=[ast.Constant(value=kind), *_]):
                        kinds.add(str(kind))
    return kinds


def of_one(words: dict[str, set[str]]) -> set[str]:
    """The words that only one game has."""
    counted = Counter(word for some in words.values() for word in some)
    return {word for word, count in counted.items() if count == 1}


@cache
def own_events() -> set[str]:
    """The kinds of events that only one game tells."""
    return of_one({game.name: walked(game) | spelt(game) for game in GAMES})


@cache
def own_options() -> set[str]:
    """The options that only one game has."""
    return of_one(
        {game.name: {one.name for one in game.options_type.described()} for game in GAMES}
    )


def texts(node: ast.AST) -> set[str]:
    """The texts in a piece of code."""
    found = {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}
    return {text for text in found if isinstance(text, str)}


def about_events(node: ast.AST) -> set[str]:
    """The texts that a piece of code holds against an event's kind, or finds an effect by."""
    match node:
        case ast.Compare() if any(map(is_kind, [node.left, *node.comparators])):
            return texts(node)
        case ast.Match(subject=subject) if is_kind(subject):
            return set().union(*(texts(case.pattern) for case in node.cases))
        case ast.Dict() if any(ast.unparse(value).startswith("Effect(") for value in node.values):
            return set().union(*(texts(key) for key in node.keys if key is not None))
    return set()


SOUNDS_NAMED = {"game/ui/sound.py": {"count"}}
"""Sounds with the name of an option."""


def about_options(node: ast.AST) -> set[str]:
    """The names by which a piece of code asks for values of options."""
    match node:
        case ast.Subscript(slice=ast.Constant(value=str(text))):
            return {text}
        case ast.Call(func=ast.Name(id="getattr"), args=[_, ast.Constant(value=text), *_]):
            return {str(text)}
        case ast.Dict(keys=keys):
            return set().union(*(texts(key) for key in keys if isinstance(key, ast.Constant)))
        case ast.Call(func=ast.Attribute(attr="get" | "pop"), args=[ast.Constant(value=text), *_]):
            return {str(text)}
        case ast.Attribute(value=owner, attr=text) if ast.unparse(owner).endswith("options"):
            return {text}
        case ast.Compare(left=ast.Attribute(attr="name")):
            return texts(node)
    return set()


def is_kind(node: ast.AST) -> bool:
    """Whether a piece of code is the kind of an event."""
    return ast.unparse(node) in {"kind", "event.kind"}


def events_named() -> dict[str, set[str]]:
    """For each file outside the games the events of one game that it names."""
    plain, homonyms = own_events() - OTHER_MEANINGS.keys(), own_events() & OTHER_MEANINGS.keys()
    found = {}
    for file in outside("games"):
        for node in nodes(file):
            said = texts(node) if isinstance(node, ast.Constant) else set()
            named = (said & plain) | (about_events(node) & homonyms)
            if named:
                found.setdefault(file, set()).update(named)
    return found


def test_no_event_of_one_game_is_named_outside_it() -> None:
    assert {"rummy", "dime", "join", "say"} <= own_events()
    found = events_named()
    new = {file: words - EVENTS_NAMED.get(file, set()) for file, words in found.items()}
    assert {file: words for file, words in new.items() if words} == {}


def test_the_list_of_events_that_are_named_outside_their_game_shrinks() -> None:
    found = events_named()
    gone = {file: words - found.get(file, set()) for file, words in EVENTS_NAMED.items()}
    assert {file: words for file, words in gone.items() if words} == {}, "strike these off"


def test_no_option_of_one_game_is_named_outside_it() -> None:
    assert {"rummy_call", "run_suits", "mode"} <= own_options()
    found = []
    for file in outside("games"):
        for node in nodes(file):
            named = about_options(node) & own_options() - SOUNDS_NAMED.get(file, set())
            found += [f"{file}:{getattr(node, 'lineno', 0)} {name}" for name in sorted(named)]
    assert found == [], "a game's table, rules or bot should answer this"


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ('values["mode"]', {"mode"}),
        ('values.get("mode", 1)', {"mode"}),
        ('one.name == "mode"', {"mode"}),
        ('one.name in ("mode", "hand")', {"mode", "hand"}),
        ("setup.options.mode", {"mode"}),
        ('getattr(options, "mode")', {"mode"}),
        ('from_values({"mode": "single"})', {"mode"}),
        ('button(area="mode")', set()),
        ("clock.mode", set()),
    ],
)
def test_where_an_option_is_named(code: str, named: set[str]) -> None:
    found = [about_options(node) for node in ast.walk(ast.parse(code))]
    assert set().union(*found) == named


def test_words_with_another_meaning_are_words_of_a_game() -> None:
    told = set().union(*(walked(game) | spelt(game) for game in GAMES))
    assert OTHER_MEANINGS.keys() <= told, "strike these off"


# Circles of imports, those for type checkers and those inside functions counted.

IN_CIRCLES: set[str] = set()
"""The modules that still import each other in a circle.  This list may only shrink."""


def circled() -> set[str]:
    """The modules that are imported, at some remove, by what they import."""
    uses = {module(file): {name for _, name in imports(file)} & MODULES for file in FILES}
    found = set()
    for name in uses:
        reached: set[str] = set()
        left = list(uses[name])
        while left:
            one = left.pop()
            if one not in reached:
                reached.add(one)
                left += uses[one]
        if name in reached:
            found.add(name)
    return found


def test_imports_have_no_circles() -> None:
    assert circled() - IN_CIRCLES == set()


def test_the_list_of_modules_in_circles_shrinks() -> None:
    assert IN_CIRCLES - circled() == set(), "strike these off"


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


# The rooms of a game's folder, under the same names in every game.

ROOMS = (
    *("game", "options", "moves", "state", "rules", "table", "bot", "words", "merits"),
    "examples",
)
OWN_ROOMS = ("cards", "melds", "scoring")
"""The rooms that only some games need."""
IN_ROOMS = {
    "table": {"offers", "prompts", "result"},
    "bot": {
        *("knowledge", "evaluate", "rollout", "worlds", "inference", "endgame", "reasons"),
        *("blindnesses", "outcomes"),
    },
    "words": set(),
}
"""The rooms within rooms; those of ``rules`` are named after the rules of the game."""


def rooms(folder: Path) -> set[str]:
    """The rooms in a folder: its modules, and the folders of modules in it."""
    way = f"{folder.relative_to(ROOT).as_posix()}/"
    inside = [file.removeprefix(way) for file in FILES if file.startswith(way)]
    return {file.partition("/")[0].removesuffix(".py") for file in inside} - {"__init__"}


def test_every_folder_of_a_game_is_in_the_list_of_games() -> None:
    folders = {file.parent.name for file in (ROOT / "game/games").glob("*/game.py")}
    assert folders == set(GAMES_BY_NAME)


def test_the_verifier_for_a_browser_deals_every_game() -> None:
    page = (ROOT / "game/match/verifier.html").read_text(encoding="utf-8")
    known = page.partition("const GAMES = {")[2].partition("\n};")[0]
    assert set(re.findall(r"^  (\w+): \{", known, re.MULTILINE)) == set(GAMES_BY_NAME)


@each_of("name", NAMES)
def test_a_game_is_one_folder_with_the_rooms_that_every_game_has(name: str) -> None:
    folder = ROOT / "game" / "games" / name
    assert set(ROOMS) <= rooms(folder) <= {*ROOMS, *OWN_ROOMS}
    for room, names in IN_ROOMS.items():
        assert rooms(folder / room) <= names, room
    assert rooms(folder / "rules")


@each_of("game", GAMES, ids=NAMES)
def test_the_rules_in_words_are_in_the_games_folder(game: Game[Any, Any]) -> None:
    folder = ROOT / "game" / "games" / game.name
    assert game.rules_text == folder / "words" / "rules.en.md"
    assert game.rules_text.read_text(encoding="utf-8").startswith("# ")


def test_what_needs_a_window_or_the_package_lies_where_the_gate_looks_for_it() -> None:
    gate = (ROOT / ".ci/run").read_text(encoding="utf-8")
    marked = re.compile(r"^(pytestmark = |@)pytest\.mark\.(window|package)\b", re.MULTILINE)
    for file in (ROOT / "tests").rglob("*.py"):
        if marked.search(file.read_text(encoding="utf-8")):
            assert f" tests/{file.relative_to(ROOT / 'tests').parts[0]}" in gate, file


# The rooms of the tests.

TESTS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("*.py"))
FREE_ROOMS = ("laws", "window", "fuzz", "package", "windows", "debian")
"""Rooms whose tests are named after what the whole program does."""
OTHERWISE_NAMED = 123
"""Test files that are still named after something else than a module or a rule; it falls."""


def used_modules(file: str) -> Iterator[str]:
    """Every module that a file imports, with what it takes from a package as a module."""
    for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"), file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_only_the_tests_of_benchmarks_and_policy_import_benchmarks() -> None:
    found = {
        file
        for file in TESTS
        if not file.startswith("tests/bench/")
        and any(f"{name}.".startswith("tests.bench.") for name in used_modules(file))
    }
    of_benchmarks = {file for file in found if Path(file).name.startswith("test_bench")}
    assert "tests/test_bench.py" in of_benchmarks
    assert found - of_benchmarks == {"tests/games/test_policy.py"}


def test_what_makes_and_builds_the_program_imports_no_test() -> None:
    makers = [
        path.relative_to(ROOT).as_posix()
        for folder in ("sprites", "sounds")
        for path in (ROOT / folder).glob("*.py")
    ]
    assert len(makers) > 20
    assert [
        f"{file} imports {name}"
        for file in (*FILES, *makers, "build.spec")
        for name in used_modules(file)
        if name.split(".")[0] == "tests"
    ] == []


def test_no_benchmark_is_collected_as_a_test() -> None:
    benchmarks = [file for file in TESTS if file.startswith("tests/bench/")]
    assert len(benchmarks) > 50
    assert [file for file in benchmarks if Path(file).name.startswith("test_")] == []


def modules_and_rules() -> set[str]:
    """Words that begin the name of a test file: of modules, packages and headings of rules."""
    paths = [path for folder in ("sprites", "sounds") for path in (ROOT / folder).glob("*.py")]
    helpers = [file for file in TESTS if not Path(file).name.startswith(("test_", "conftest"))]
    paths += [ROOT / file for file in (*FILES, *helpers)]
    found = {path.parent.name if path.stem == "__init__" else path.stem for path in paths}
    for game in GAMES:
        text = game.rules_text.read_text(encoding="utf-8")
        found |= {name.replace("-", "_") for name in re.findall(r"\{#([\w-]+)\}", text)}
    return found | {"architecture", "contributing", "documents", "gate", "names"}


def test_a_test_file_is_named_after_a_module_or_a_rule() -> None:
    """Its name begins so and may go on with a topic; those that do not yet become fewer."""
    known = modules_and_rules()
    other = []
    for file in TESTS:
        path = Path(file)
        if not path.name.startswith("test_") or path.parts[1] in FREE_ROOMS:
            continue
        words = path.stem.split("_")[1:]
        if not any("_".join(words[:count]) in known for count in range(1, len(words) + 1)):
            other.append(file)
    assert len(other) <= OTHERWISE_NAMED, other
