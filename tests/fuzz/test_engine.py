"""Lines nobody in their right mind would send: each has one answer, and the engine goes on."""

import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import MOST_BYTES, Engine, run
from game.games import GAMES
from tests.engine_client import Client
from tests.fuzz.bounds import fuzz, little_memory
from tests.fuzz.test_record import SAMPLES, tampered
from tests.together import each_of

COMMANDS = sorted(set(Engine().commands) - {"random"})
FIELDS = (
    *("game", "players", "seed", "options", "dealer", "deck", "move", "seat", "level"),
    *("seconds", "playouts", "record", "games", "cmd"),
)
LONGEST_MESSAGE = 1000

value = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=10)
    | st.sampled_from([game.name for game in GAMES])
    | st.sampled_from(["easy", "draw", "take 0", "\ud800", "../x", 2, 3, 10**400, -1, 1e308]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """A command that exists, with any fields; nothing that would take a second to carry out."""
    fields = draw(st.dictionaries(st.sampled_from(FIELDS), value, max_size=6))
    asked = {**fields, "cmd": draw(st.sampled_from(COMMANDS) | value)}
    if asked["cmd"] == "advise":
        asked.pop("seconds", None)
        asked["playouts"] = draw(st.sampled_from([0, 1, -1, True, 10**9, "1"]))
    elif asked["cmd"] == "load" and draw(st.booleans()):
        asked["record"] = draw(tampered())
    return asked


@fuzz(120)
@given(asked=st.lists(requests(), max_size=6), sample=st.sampled_from(SAMPLES))
def test_any_request_has_one_answer_and_a_refused_one_changes_nothing(
    asked: list[dict[str, Any]], sample: str
) -> None:
    client = Client()
    client.done("load", record=sample)
    for one in asked:
        before = client.done("record")
        answer = client.send(json.dumps(one).encode())
        if not answer["ok"]:
            assert answer["error"]["message"].endswith(".")
            assert len(answer["error"]["message"]) < LONGEST_MESSAGE
            assert client.done("record") == before


@fuzz(150)
@given(lines=st.lists(st.binary(max_size=60).filter(lambda line: b"\n" not in line), max_size=8))
def test_any_bytes_have_an_answer_a_line(lines: list[bytes]) -> None:
    answers = io.BytesIO()
    run(io.BytesIO(b"".join(line + b"\n" for line in lines)), answers)
    told = answers.getvalue().splitlines()
    assert len(told) == len(lines)
    assert not any(json.loads(line)["ok"] for line in told)


HUGE = {
    "lists": b'{"a":[' + b"[]," * (MOST_BYTES // 3 - 4) + b"[]]}",
    "depth": b"[" * (MOST_BYTES - 1),
    "a deck": b'{"cmd":"new","game":"take","players":2,"seed":1,"deck":["'
    + b'4S","' * 1_400_000
    + b'4S"]}',
    "options": b'{"cmd":"new","game":"take","players":2,"seed":1,"options":{"'
    + b"x" * 7_000_000
    + b'":1}}',
    "a record": json.dumps({"cmd": "load", "record": SAMPLES[0] + "0 draw\n" * 300_000}).encode(),
    "a game": b'{"cmd":"new","game":"' + b"x" * 7_000_000 + b'"}',
    "a number": b'{"cmd":"new","game":"take","players":2,"seed":' + b"9" * 7_000_000 + b"}",
}


@pytest.mark.night
@each_of("what", HUGE)
def test_a_huge_line_costs_little_and_is_refused_in_a_sentence(what: str) -> None:
    assert len(HUGE[what]) <= MOST_BYTES
    engine = Engine()
    with little_memory():
        answer = json.loads(engine.answer(HUGE[what]))
    assert not answer["ok"]
    assert len(answer["error"]["message"]) < LONGEST_MESSAGE


class Endless(io.RawIOBase):
    """A line that goes on for longer than memory would last, then a request."""

    def __init__(self, megabytes: int) -> None:
        self.left = megabytes * 1_000_000
        self.end = io.BytesIO(b'\n{"cmd":"games"}\n')

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self.left:
            rest = self.end.read(len(buffer))
            buffer[: len(rest)] = rest
            return len(rest)
        count = min(len(buffer), self.left)
        buffer[:count] = b"x" * count
        self.left -= count
        return count


def test_an_endless_line_is_passed_over_and_the_next_one_answered() -> None:
    answers = io.BytesIO()
    with little_memory():
        run(io.BufferedReader(Endless(300), 1 << 20), answers)
    first, second = map(json.loads, answers.getvalue().splitlines())
    assert first["error"]["code"] == "bad-request"
    assert "8,000,000 bytes" in first["error"]["message"]
    assert second["ok"]
