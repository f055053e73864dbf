"""The documents: what they name is there, and every package says what of it is fixed."""

import ast
import importlib.util
import re
from itertools import pairwise
from pathlib import Path

from tests.test_architecture import FILES, HEIGHT, ROOT
from tests.together import check_each, each_of

DOCUMENTS = (
    *("README.md", "CONTRIBUTING.md", "game/ARCHITECTURE.md", "game/GLOSSARY.md"),
    *("game/text/TRANSLATING.md", "tests/bench/README.md"),
)
OTHERS = {"venv", "pytest"}
"""Modules of others that the documents start."""
FILE = re.compile(r"`([a-z][\w./-]*\.(?:py|md|html|json|jsonl|spec|toml))`")
PLACEHOLDER = re.compile("[A-Z]{2}")
"""A word in capitals stands for a name that the reader puts in: ``test_MODULE.py``."""
FROM = ("", "game", "game/core", "game/games/takeaway", "game/games/takeaway/words")
"""Folders from which a document may name a file; Takeaway stands for any game."""


def commands(text: str) -> set[str]:
    """Modules that a document has its reader start."""
    return set(re.findall(r"python3? -m ([\w.]+)", text)) - OTHERS


@each_of("document", DOCUMENTS)
def test_what_a_document_tells_to_start_or_to_open_is_there(document: str) -> None:
    text, beside = (ROOT / document).read_text(encoding="utf-8"), Path(document).parent
    for name in sorted(commands(text)):
        assert importlib.util.find_spec(name) is not None, name
    for name in sorted(set(FILE.findall(text))):
        if not PLACEHOLDER.search(name):
            assert any((ROOT / folder / name).exists() for folder in (*FROM, beside)), name


def test_commands_of_a_document_are_found() -> None:
    assert commands("`python -m tests.bench.film` and python3 -m venv .venv") == {
        "tests.bench.film"
    }


# Contracts: the last three lines of a package's docstring.

PACKAGES = [file for file in FILES if file.endswith("/__init__.py")]
PLACE = re.compile(r"\w+(?:/[\w.-]+)+|[A-Z]+\.md")
"""The path of a file or folder, from the top of the project."""


def contract(text: str) -> dict[str, str]:
    """The last three lines of a docstring, each by the words before its colon."""
    return dict(line.split(": ", 1) for line in text.splitlines()[-3:] if ": " in line)


def test_every_package_says_what_is_fixed_what_is_free_and_where_to_look() -> None:
    def check(file: str) -> None:
        text = ast.get_docstring(ast.parse((ROOT / file).read_text(encoding="utf-8"))) or ""
        assert text.count("\n\nFixed: ") == 1, "the three lines follow an empty one"
        said = contract(text)
        assert list(said) == ["Fixed", "Free", "Then look at"]
        places = PLACE.findall(said["Then look at"])
        assert places, "no test to look at"
        assert [place for place in places if not (ROOT / place).exists()] == []

    assert len(PACKAGES) > 80
    check_each(check, PACKAGES)


def test_no_two_packages_say_the_same() -> None:
    said: dict[str, str] = {}
    for file in PACKAGES:
        text = ast.get_docstring(ast.parse((ROOT / file).read_text(encoding="utf-8"))) or ""
        for line in text.splitlines()[-3:]:
            assert line not in said, f"{file} repeats {said[line]}: {line}"
            said[line] = file


# How the program is built.

ARCHITECTURE = (ROOT / "game/ARCHITECTURE.md").read_text(encoding="utf-8")
MAX_BYTES, MAX_WORDS = 14_000, 120


def floor(name: str) -> int:
    """The height of a layer's floor: ``ui/kit`` has its own, or that of ``ui``."""
    return HEIGHT.get(name.replace("/", "."), HEIGHT[name.partition("/")[0]])


def test_the_layers_are_told_in_the_order_that_imports_have() -> None:
    block = ARCHITECTURE.partition("## The layers\n\n```\n")[2].partition("```")[0]
    lines = [line for line in block.splitlines() if re.match(r" \w", line)]
    layers = [re.split(r" {2,}", line.strip())[0].split(", ") for line in lines]
    assert len(layers) > 15
    told = {name for layer in layers for name in layer}
    assert {name.replace(".", "/") for name in HEIGHT} - told == {"ui"}
    for upper, lower in pairwise(layers):
        assert min(map(floor, upper)) >= max(map(floor, lower)), f"{upper} over {lower}"


def test_how_the_program_is_built_is_read_in_ten_minutes() -> None:
    assert len(ARCHITECTURE.encode()) <= MAX_BYTES
    blocks = re.split(r"\n\s*\n", re.sub(r"```.*?```", "", ARCHITECTURE, flags=re.DOTALL))
    assert [block for block in blocks if len(block.split()) > MAX_WORDS] == []
