"""The program for a console: the engine by itself, or what a word says."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import VERSION
from game.cli.console import main
from game.cli.subcommands import SUBCOMMAND_HANDLERS

ROOT = Path(__file__).parents[1]


def test_without_a_word_it_is_the_engine_on_the_standard_library_alone() -> None:
    program = (
        "import sys; sys.modules['pygame'] = sys.modules['platformdirs'] = None\n"
        "from game.cli.console import main; main([])\n"
        "assert not {'argparse', 'game.ui', 'tests.bench.measure.program'} & set(sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        input='{"cmd": "games"}\n',
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["ok"]


def test_help_names_every_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(word in told for word in (*SUBCOMMAND_HANDLERS, "self-test"))


def test_it_tells_its_version_as_the_window_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    told = capsys.readouterr().out
    assert told.split() == ["Five", "Takes", VERSION]
    asked = [sys.executable, "-m", "game", "--version"]
    assert subprocess.check_output(asked, cwd=ROOT, text=True) == told


def test_a_word_does_what_it_does_in_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "/nowhere/at all"]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_an_unknown_word_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fly"]) == 2
    assert "'fly'" in capsys.readouterr().err
