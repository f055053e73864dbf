"""The recipes of CONTRIBUTING: each is followed in a copy of the program, and its tests pass there.

A recipe is a file in ``tests/data/recipes``: the heading that it follows, the name that stands for
NAME, and its steps.  A step makes a file, copies a folder (or ``only`` some of its files) under
other names, or puts lines beside or in place of an anchor, a text that its file has exactly once.
"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
RECIPES = sorted((ROOT / "tests/data/recipes").glob("*.toml"))
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
NOT_COPIED = ignore_patterns(
    *(".git", ".venv", ".*_cache", ".hypothesis"), "__pycache__", "build", "dist", "*.egg-info"
)
WRITTEN = {".py", ".md", ".ftl", ".json", ".jsonl", ".record"}
"""The kinds of files in which a copied folder gets its new names."""


def recipe_of(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def passage(heading: str) -> str:
    """What CONTRIBUTING says under a heading."""
    _, found, rest = TEXT.partition(f"\n## {heading}\n")
    assert found, f"no heading {heading}"
    return rest.partition("\n## ")[0]


def named_tests(recipe: Mapping[str, Any]) -> list[str]:
    """The arguments of pytest that a recipe's passage names, for its NAME."""
    [command] = re.findall(r"`python -m pytest ([^`]+)`", passage(recipe["follows"]))
    return [word.replace("NAME", recipe.get("name", "")) for word in command.split()]


def changed(text: str, edit: Mapping[str, str]) -> str:
    """A text with lines added after the line of an anchor, before it, or in the anchor's place."""
    anchor = edit["anchor"]
    assert text.count(anchor) == 1, f"{edit['file']} has {text.count(anchor)} times: {anchor}"
    if "instead" in edit:
        return text.replace(anchor, edit["instead"])
    at = text.index(anchor)
    if "before" in edit:
        begin = text.rfind("\n", 0, at) + 1
        return text[:begin] + edit["before"] + text[begin:]
    end = text.index("\n", at + len(anchor) - 1) + 1
    return text[:end] + edit["after"] + text[end:]


def copy_folder(root: Path, step: Mapping[str, Any]) -> None:
    """Copy a folder of the program, with new names in its files."""
    made = root / step["to"]
    copytree(root / step["folder"], made, ignore=NOT_COPIED)
    only = step.get("only")
    for file in [one for one in made.rglob("*") if one.is_file()]:
        if only and file.name not in only:
            file.unlink()
        elif file.suffix in WRITTEN:
            text = file.read_text(encoding="utf-8")
            for old, new in step["names"].items():
                text = text.replace(old, new)
            file.write_text(text, encoding="utf-8")


def follow(recipe: Mapping[str, Any], root: Path) -> None:
    """Make the changes of a recipe in a copy of the program."""
    for step in recipe.get("copy", ()):
        copy_folder(root, step)
    for step in recipe.get("new", ()):
        file = root / step["file"]
        assert not file.exists(), step["file"]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(step["text"], encoding="utf-8")
    for step in recipe.get("edit", ()):
        file = root / step["file"]
        file.write_text(changed(file.read_text(encoding="utf-8"), step), encoding="utf-8")


def test_recipes_follow_headings_and_name_tests_that_are_there() -> None:
    assert len(RECIPES) > 4
    for file in RECIPES:
        recipe = recipe_of(file)
        made = {step["to"] for step in recipe.get("copy", ())}
        made |= {step["file"] for step in recipe.get("new", ())}
        for word in named_tests(recipe):
            if word.startswith("tests/"):
                assert word in made or (ROOT / word).exists(), f"{file.name}: {word}"


def test_the_anchors_of_a_recipe_are_there_once() -> None:
    for file in RECIPES:
        for edit in recipe_of(file).get("edit", ()):
            if (ROOT / edit["file"]).exists():
                changed((ROOT / edit["file"]).read_text(encoding="utf-8"), edit)


@pytest.mark.parametrize("edit", ["instead", "before", "after"])
def test_an_anchor_must_be_there_once(edit: str) -> None:
    text = "one\ntwo\nthree\n"
    expected = {"instead": "one\nX\n\nthree\n", "before": "one\nX\ntwo\nthree\n"}
    step = {"file": "a", "anchor": "two", edit: "X\n"}
    assert changed(text, step) == expected.get(edit, "one\ntwo\nX\nthree\n")
    for wrong in ("four", "e\n"):
        with pytest.raises(AssertionError, match=r"a has [02] times"):
            changed(text, {**step, "anchor": wrong})


UNHURRIED = {"file": "tests/tiers.py", "anchor": "LIMIT = 5.0", "instead": "LIMIT = 60.0"}
"""In the copy no case has to be quick: other tests of the night run beside it."""


@pytest.mark.night
@pytest.mark.parametrize("file", RECIPES, ids=lambda file: file.stem)
def test_a_recipe_works_as_it_is_written(file: Path, tmp_path: Path) -> None:
    recipe, root = recipe_of(file), tmp_path / "copy"
    copytree(ROOT, root, ignore=NOT_COPIED)
    follow({**recipe, "edit": [*recipe.get("edit", ()), UNHURRIED]}, root)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *named_tests(recipe)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
