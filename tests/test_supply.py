"""What is installed is locked: each file by its hash, and the build of the program with it."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.together import each_of

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
LOCKS = {
    "requirements.lock.txt": PROJECT["project"]["dependencies"],
    ".ci/build.lock.txt": EXTRAS["build"],
    ".ci/tools.lock.txt": [
        *(one for one in EXTRAS["dev"] if not one.startswith("five-takes")),
        *EXTRAS["art"],
    ],
}
"""The lock files, and the ranges that each of them is made from."""
PACKAGES = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[\w.]+)(?: ; [^\\\n]+)? \\\n"
    r"(?: {4}--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+",
    re.MULTILINE,
)
COMMAND = re.compile(r"pip (?:install|download|wheel)\b[^&`|;]*")
UNLOCKED = re.compile(r"\buv (?:run|sync|pip|tool|build)\b|\buvx\b|\bpipx\b|-m build\b")
"""Ways to install or build that take whatever is newest."""


def locked(file: str) -> list[tuple[str, str]]:
    """The packages of a lock file and their versions, each with its hashes; nothing else is in it.

    A package may be there twice, for one system or Python and for others.
    """
    text = (ROOT / file).read_text(encoding="utf-8")
    assert PACKAGES.sub("", text) == ""
    return [(canonicalize_name(one["name"]), one["version"]) for one in PACKAGES.finditer(text)]


def scripts() -> Iterator[Path]:
    """The files that tell how the program is installed, built or tested."""
    yield ROOT / "README.md"
    yield ROOT / "tests/bench/README.md"
    for folder in (".ci", ".github"):
        yield from (one for one in sorted((ROOT / folder).rglob("*")) if one.is_file())


def commands(file: Path) -> list[str]:
    """The commands of a file by which pip installs or fetches something, in their order."""
    text = file.read_text(encoding="utf-8").replace("\\\n", " ")
    return [one.strip() for line in text.splitlines() for one in COMMAND.findall(line)]


def wrong(command: str, before: list[str]) -> str:
    """What is not locked in a command that comes after others; nothing if all of it is."""
    words = command.split()
    if "--no-build-isolation" not in words and "--require-hashes" not in words:
        return "the backend that builds it is whatever is newest"
    if "--require-hashes" not in words:
        if "--no-deps" not in words:
            return "what it needs is whatever is newest"
        if not any("-r .ci/build.lock.txt" in one for one in before):
            return "the backend that builds it has not been installed"
    elif "--no-binary" in words and "--no-build-isolation" not in words:
        return "the backend that builds what is fetched is whatever is newest"
    elif re.search(r"-r (?!\S*\.txt)", command):
        return "it is not read from a lock file"
    return ""


@pytest.mark.parametrize("file", LOCKS)
def test_a_lock_has_versions_inside_the_ranges_of_the_project_and_hashes(file: str) -> None:
    found = locked(file)
    for text in LOCKS[file]:
        wanted = Requirement(text)
        versions = [version for name, version in found if name == canonicalize_name(wanted.name)]
        assert versions, wanted
        assert all(version in wanted.specifier for version in versions), wanted


def test_no_package_is_in_two_locks() -> None:
    names = [name for file in LOCKS for name in {name for name, _ in locked(file)}]
    assert len(names) == len(set(names))


def test_the_backend_that_builds_the_program_is_locked() -> None:
    assert set(PROJECT["build-system"]["requires"]) <= set(EXTRAS["build"])


@each_of("name", [one.relative_to(ROOT).as_posix() for one in scripts()])
def test_nothing_is_installed_that_is_not_locked(name: str) -> None:
    file = ROOT / name
    found = commands(file)
    told = {one: wrong(one, found[:at]) for at, one in enumerate(found)}
    assert not {one: why for one, why in told.items() if why}
    assert not UNLOCKED.search(file.read_text(encoding="utf-8").replace("uv pip compile", ""))


def test_the_readme_installs_the_program_on_each_system_and_for_its_tests() -> None:
    found = commands(ROOT / "README.md")
    assert [one.split()[-1] for one in found if "--no-build-isolation" in one] == [".", ".", "."]
    assert len(found) == 6


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("pip install -q --no-deps .", "newest"),
        ("pip install -q --no-build-isolation .", "newest"),
        ("pip install -q --no-build-isolation --no-deps .", "not been installed"),
        ("pip install -q pytest", "newest"),
        ("pip download --require-hashes --no-binary :all: -r a.txt", "newest"),
        ("pip install --require-hashes -r requirements", "lock file"),
    ],
)
def test_what_is_not_locked_is_noticed(command: str, why: str) -> None:
    assert why in wrong(command, [])
