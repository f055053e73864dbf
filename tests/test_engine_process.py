"""The headless engine as a process: what another program meets on its standard streams."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from game.games import GAMES
from tests.waiting import PATIENCE_SECONDS

ROOT = Path(__file__).parents[1]

HEADER = b"""\
#five-takes 1
game: takeaway
players: 2
options: rounds=1
seed: 5
dealer: 0
---
"""

TRANSCRIPT = """
import json, sys
from game.engine import Engine
from game.games import GAMES
from tests.waiting import PATIENCE_SECONDS
engine = Engine()
def ask(cmd, **fields):
    answer = json.loads(engine.answer(json.dumps({"cmd": cmd, **fields}).encode()))
    answer.pop("seconds", None)
    print(json.dumps(answer))
    return answer
for game in GAMES:
    ask("new", game=game.name, players=game.players[0], seed=5)
    for number in range(30):
        moves = ask("moves")["moves"]
        if moves:
            ask("play", move=moves[number * 7 % len(moves)])
    if not engine.match.state.over:
        for level in ("easy", "medium", "expert"):
            ask("advise", level=level, playouts=8, seed=3)
    ask("record")
    ask("view", seat=1)
    ask("random", game=game.name, players=game.players[1], games=1, seed=2)
print(sorted(name for name in sys.modules if "." not in name or name.startswith("game.")))
"""


def run(
    *arguments: str, told: bytes = b"", hash_seed: str = "0", encoding: str = "utf-8"
) -> subprocess.CompletedProcess[bytes]:
    """Run Python on the standard library alone (-S leaves out all installed packages)."""
    return subprocess.run(
        [sys.executable, "-S", *arguments],
        input=told,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": encoding},
        timeout=PATIENCE_SECONDS,
        check=False,
    )


def test_the_helpers_end_with_the_engine() -> None:
    """Else the end of its output would never be seen."""
    told = b"""{"cmd":"new","game":"takeaway","players":2,"seed":5}
{"cmd":"advise","level":"expert","seconds":0}
"""
    done = run("-m", "game", "engine", told=told)
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, True]
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.night
def test_every_line_is_answered_and_nothing_else_is_said() -> None:
    lines = [
        b'{"cmd":"games"}',
        b"nonsense",
        b"",
        b"\xff",
        b'{"cmd":"new","game":"takeaway","players":2,"seed":1}',
        b'{"cmd":"moves"}\r',
        b'{"cmd":"status"}',
    ]
    done = run("-m", "game", "engine", told=b"\n".join(lines))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["ok"] for one in answers] == [True, False, False, False, True, True, True]
    assert done.stdout.endswith(b"\n")
    assert b"\r" not in done.stdout
    assert done.stderr == b""
    assert done.returncode == 0


def test_no_requests_are_no_answers() -> None:
    done = run("-m", "game", "engine")
    assert (done.stdout, done.stderr, done.returncode) == (b"", b"", 0)


def test_each_answer_comes_before_the_next_request() -> None:
    # Whoever runs these tests may have asked for streams without a buffer: not here.
    buffered = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-S", "-m", "game", "engine"]
    pipe = subprocess.PIPE
    with (
        subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=ROOT, env=buffered) as process,
        ThreadPoolExecutor(1) as reader,
    ):
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            for _ in range(3):
                process.stdin.write(b'{"cmd":"status"}\n')
                process.stdin.flush()
                answer = reader.submit(process.stdout.readline).result(PATIENCE_SECONDS)
                assert json.loads(answer)["ok"] is False
        finally:
            process.stdin.close()
        assert process.wait(PATIENCE_SECONDS) == 0


@pytest.mark.night
def test_an_end_of_the_reader_is_no_traceback() -> None:
    command = [sys.executable, "-S", "-m", "game", "engine"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"cmd":"games"}\n')
        process.stdin.close()
        assert process.stderr.read() == b""


@pytest.mark.night
def test_the_words_of_the_command_line_need_no_window(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    record.write_bytes(HEADER + b"0 draw\n")
    told = run("-m", "game", "replay", str(record))
    assert (told.stderr, told.returncode) == (b"", 0)
    assert told.stdout.splitlines()[-1] == b"Points: You 0, Seat 1 0."
    words = "arena --game takeaway --levels easy,easy --matches 1 --options rounds=1"
    held = run("-m", "game", *words.split())
    assert (held.stderr, held.returncode) == (b"", 0)
    assert held.stdout.startswith(b"Takeaway, 2 players, 1 match, seed 1")


def test_a_name_the_console_cannot_show_is_no_traceback(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    record.write_bytes(HEADER.replace(b"options", "seats: You | Zoë\noptions".encode()))
    told = run("-m", "game", "replay", str(record), encoding="ascii")
    assert (told.stderr, told.returncode) == (b"", 0)
    assert told.stdout.splitlines()[-1] == b"Points: You 0, Zo? 0."


def test_an_unknown_word_is_refused_with_a_sentence() -> None:
    done = run("-m", "game", "chess")
    assert (done.stdout, done.returncode) == (b"", 2)
    assert b"'chess'" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.fixture(scope="module")
def transcripts() -> list[list[str]]:
    """The same requests in two processes that order their sets differently."""
    found = []
    for hash_seed in ("1", "2"):
        done = run("-c", TRANSCRIPT, hash_seed=hash_seed)
        assert done.stderr == b""
        found.append(done.stdout.decode("ascii").splitlines())
    return found


@pytest.mark.night
def test_the_same_requests_have_the_same_answers_in_every_process(
    transcripts: list[list[str]],
) -> None:
    assert len(transcripts[0]) > 60 * len(GAMES)
    assert transcripts[0] == transcripts[1]
    assert [line for line in transcripts[0][:-1] if not json.loads(line)["ok"]] == []


def test_the_engine_needs_neither_pygame_nor_the_window(transcripts: list[list[str]]) -> None:
    modules = transcripts[0][-1]
    assert "'game.engine'" in modules
    for name in ("pygame", "platformdirs", "game.ui", "game.storage"):
        assert f"'{name}'" not in modules
