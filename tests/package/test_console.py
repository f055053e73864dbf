"""What the program for a console does with the words of the command line."""

import os
import subprocess
from pathlib import Path

import pytest

from game.cli.subcommands import SUBCOMMAND_HANDLERS
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from tests.package.conftest import Package

pytestmark = pytest.mark.package


def said(package: Package, *words: str) -> str:
    """What it says; an error where it ends with another code than 0."""
    done = subprocess.run(
        [package.command("five-takes-engine"), *words],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_it_tells_its_words(package: Package, word: str) -> None:
    told = said(package, word)
    assert all(word in told for word in (*SUBCOMMAND_HANDLERS, "self-test"))


@pytest.mark.parametrize("word", sorted(SUBCOMMAND_HANDLERS.keys() - {"engine"}))
def test_every_word_tells_more_of_itself(package: Package, word: str) -> None:
    assert f"five-takes {word}" in said(package, word, "--help")


@pytest.mark.parametrize("word", ["self-test", "--self-test"])
def test_everything_it_needs_is_in_the_folder(package: Package, word: str) -> None:
    *checks, total = said(package, word).splitlines()
    assert checks
    assert all(check.startswith("ok ") for check in checks)
    assert "checks passed" in total


def test_it_verifies_the_deals_of_a_record(package: Package, tmp_path: Path) -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(2, {"rounds": 1}, 5), ("You", "Ada (easy)"))
    while not match.state.over:
        match.play(match.moves_now()[0])
    record = tmp_path / "match.txt"
    record.write_text(match.sealed_record(), encoding="utf-8")
    assert "Round 1: " in said(package, "verify", str(record))
    assert "NOT PROVED" not in said(package, "verify", str(record))


def test_a_word_it_does_not_know_is_told_so(package: Package) -> None:
    done = subprocess.run(
        [package.command("five-takes-engine"), "fly"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "'fly'" in done.stderr
