"""The headless engine: every way in which a request can be wrong."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from game.games import GAMES_BY_NAME
from tests.engine_client import DECK, Client
from tests.together import check_each, each_of


@pytest.fixture
def client() -> Client:
    """An engine without a match."""
    return Client()


@pytest.fixture
def table(client: Client) -> Client:
    """An engine with a match of three players, just dealt."""
    client.new()
    return client


@each_of(
    "fields",
    [
        {"game": "bridge"}, {"game": "Takeaway"}, {"game": ""}, {"game": None}, {"game": 1},
        {"game": ["takeaway"]}, {"players": 1}, {"players": 5}, {"players": 3.0},
        {"players": "3"}, {"players": True}, {"players": None}, {"players": [3]},
        {"players": 10**30}, {"seed": 7.0}, {"seed": "7"}, {"seed": True}, {"seed": None},
        {"dealer": 3}, {"dealer": -1}, {"dealer": 1.0}, {"dealer": "1"}, {"dealer": False},
        {"options": []}, {"options": "rounds=3"}, {"options": None},
        {"options": {"rounds": 0}}, {"options": {"rounds": 10}}, {"options": {"rounds": "3"}},
        {"options": {"rounds": 3.0}}, {"options": {"rounds": True}},
        {"options": {"run_suits": "none"}}, {"options": {"jokers": 2}}, {"options": {"": 1}},
        {"deck": DECK[1:]}, {"deck": [*DECK, "AS"]}, {"deck": ["2S", *DECK[1:]]},
        {"deck": []}, {"deck": " ".join(DECK)}, {"deck": [1] * 52}, {"deck": {}},
        {"deck": ["JK", *DECK[1:]]}, {"deck": [None, *DECK[1:]]}, {"deck": ["as", *DECK[1:]]},
    ],
)  # fmt: skip
def test_a_match_that_cannot_be_set_up_is_refused_and_the_old_one_stays(
    table: Client, fields: dict[str, Any]
) -> None:
    table.play_on(4)
    before = table.done("state"), table.done("record")
    asked = {"game": "takeaway", "players": 3, "seed": 7, **fields}
    assert table.code("new", **asked) == "bad-request"
    assert (table.done("state"), table.done("record")) == before


def test_a_deck_that_cannot_be_dealt_as_it_is_is_refused(table: Client) -> None:
    """In Taki, where the hands would hold every number, so that none is left to lead."""
    game = GAMES_BY_NAME["taki"]
    pack = game.pack(8, game.options_type())
    deck = sorted(pack, key=lambda text: not re.fullmatch("[RYGB][1-9]", text))
    asked = {"game": "taki", "players": 8, "seed": 7}
    assert table.code("new", **asked, deck=deck) == "bad-request"
    assert table.done("new", **asked, deck=deck[::-1])["game"] == "taki"


def test_options_that_contradict_each_other_are_refused(table: Client) -> None:
    asked = {"game": "rummy500", "players": 2, "seed": 7}
    options = {"going_out": "called", "rummy_call": "off"}
    assert table.code("new", **asked, options=options) == "bad-request"
    assert table.code("random", **asked, games=1, options=options) == "bad-request"
    table.done("new", **asked, options={"going_out": "called", "target": 0})


@pytest.mark.parametrize("missing", ["game", "players", "seed"])
def test_new_needs_game_players_and_seed(client: Client, missing: str) -> None:
    asked = {"game": "takeaway", "players": 3, "seed": 7}
    del asked[missing]
    assert client.code("new", **asked) == "bad-request"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("take 0", "not-your-phase"), ("take 6", "not-a-move"), ("take 8", "not-a-move"),
        ("Draw", "not-a-move"), ("draw ", "not-a-move"), (" draw", "not-a-move"),
        ("DRAW", "not-a-move"), ("", "not-a-move"), ("discard 8C", "not-a-move"),
        ("\ud800", "not-a-move"), ("draw\u0000", "not-a-move"),
    ],
)  # fmt: skip
def test_refused_moves_change_nothing(table: Client, move: str, code: str) -> None:
    before = table.done("state")
    assert table.code("play", move=move) == code
    assert table.code("why", move=move) == code
    assert table.done("state") == before
    assert table.code("undo") == "bad-request"


@pytest.mark.parametrize("fields", [{}, {"move": None}, {"move": 1}, {"move": ["draw"]}])
@pytest.mark.parametrize("cmd", ["play", "why"])
def test_a_move_must_be_a_text(table: Client, cmd: str, fields: dict[str, Any]) -> None:
    assert table.code(cmd, **fields) == "bad-request"


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"seat": 3},
        {"seat": -1},
        {"seat": 1.0},
        {"seat": "1"},
        {"seat": True},
        {"seat": 10**400},
    ],
)
def test_the_seat_of_a_view_must_be_one_of_the_match(table: Client, fields: dict[str, Any]) -> None:
    assert table.code("view", **fields) == "bad-request"


def test_undo_with_nothing_to_take_back(table: Client) -> None:
    assert table.code("undo") == "bad-request"
    table.play_on(1)
    table.done("undo")
    assert table.code("undo") == "bad-request"


@pytest.mark.parametrize(
    ("cmd", "fields"),
    [
        ("status", {}), ("moves", {}), ("play", {"move": "draw"}), ("why", {"move": "draw"}),
        ("state", {}), ("view", {"seat": 0}), ("undo", {}), ("record", {}),
        ("advise", {"level": "easy", "playouts": 1}),
    ],
)  # fmt: skip
def test_before_the_first_match_every_command_about_one_is_refused(
    client: Client, cmd: str, fields: dict[str, Any]
) -> None:
    assert client.code(cmd, **fields) == "bad-request"


def test_a_refused_first_new_leaves_no_match(client: Client) -> None:
    assert client.code("new", game="takeaway", players=9, seed=1) == "bad-request"
    assert client.code("load", record="nonsense") == "bad-record"
    assert client.code("status") == "bad-request"


def broken(record: str) -> list[tuple[str, int]]:
    """Records that do not replay, with the line that is to blame."""
    lines = record.splitlines(keepends=True)
    return [
        ("", 1),
        ("nonsense", 1),
        (record.replace("takeaway", "bridge"), 2),
        (record.replace("seed: 7", "seed: 7.5"), 6),
        (record.replace("seed: 7\n", ""), 6),
        ("".join(lines[:4]), 4),
        ("".join(lines[:7]).removesuffix("\n"), 7),
        ("".join([*lines[:9], "0 take 7\n", *lines[9:]]), 10),
        ("".join([*lines[:9], "nonsense\n", *lines[9:]]), 10),
    ]


@pytest.mark.parametrize("which", range(9))
def test_a_record_that_does_not_replay_is_refused_with_its_line(table: Client, which: int) -> None:
    table.play_on(10)
    before = table.done("state")
    text, line = broken(table.done("record")["record"])[which]
    answer = table.ask("load", record=text)
    assert table.error(answer) == "bad-record"
    assert answer["error"]["line"] == line
    assert f"{line}" in answer["error"]["message"]
    assert table.done("state") == before


@pytest.mark.parametrize("fields", [{}, {"record": None}, {"record": 1}, {"record": ["#"]}])
def test_a_record_must_be_a_text(client: Client, fields: dict[str, Any]) -> None:
    assert client.code("load", **fields) == "bad-request"


def test_only_bad_records_have_a_line(table: Client) -> None:
    assert set(table.ask("undo")["error"]) == {"code", "message"}
    assert set(table.ask("load", record="")["error"]) == {"code", "message", "line"}


NESTED: list[tuple[str, Callable[[int], bytes]]] = [
    ("command", lambda deep: b'{"cmd":' + b'{"a":' * deep + b"1" + b"}" * deep + b"}"),
    ("list", lambda deep: b'{"cmd":"games","x":' + b"[" * deep + b"]" * deep + b"}"),
    (
        "game",
        lambda deep: b'{"cmd":"new","players":2,"seed":1,"game":'
        + b'{"a":' * deep + b"1" + b"}" * deep + b"}",
    ),
    (
        "option",
        lambda deep: b'{"cmd":"new","players":2,"seed":1,"game":"takeaway","options":{"rounds":'
        + b'{"a":' * deep + b"1" + b"}" * deep + b"}}",
    ),
]  # fmt: skip


@pytest.mark.parametrize("deep", [50, 500, 800, 900, 940, 960, 970, 980, 990, 1000, 100_000])
def test_nothing_is_nested_too_deeply_for_an_answer(client: Client, deep: int) -> None:
    def check(nested: tuple[str, Callable[[int], bytes]]) -> None:
        _, line = nested
        answer = client.send(line(deep))
        assert answer["ok"] == ("games" in answer)
        assert len(json.dumps(answer["error"] if not answer["ok"] else {})) < 500
        assert client.done("games")["games"]

    check_each(check, NESTED, lambda nested: nested[0])


@each_of(
    "line",
    [
        b"", b" ", b"\t", b"nonsense", b"{", b"}", b'{"cmd":"games"', b'{"cmd":"games"} x',
        b"{'cmd':'games'}", b'{"cmd":"games",}', b"null", b"true", b"1", b'"games"', b"[]",
        b'[{"cmd":"games"}]', b"{}", b'{"CMD":"games"}', b'{"cmd":null}', b'{"cmd":1}',
        b'{"cmd":["games"]}', b'{"cmd":"Games"}', b'{"cmd":"games "}', b'{"cmd":"exit"}',
        b'{"cmd":"__init__"}', b'{"cmd":"answer"}',
        b'{"cmd":"games","x":NaN}', b'{"cmd":"games","x":Infinity}',
        b'{"cmd":"games","x":-Infinity}', b'{"cmd":"games","x":1e999}',
        b'{"cmd":"games","x":-1e999}', b'{"cmd":"games","x":' + b"9" * 5000 + b"}",
        b'\xff\xfe{"cmd":"games"}', b'{"cmd":"g\xe4mes"}', b'{"cmd":"g\xc3\xa4mes"}',
        b'{"cmd":"\xc3"}',
        b'\xef\xbb\xbf{"cmd":"games"}', '{"cmd":"games"}'.encode("utf-16"), b"\x00",
        b'{"cmd":"\\ud800"}', b'{"cmd":"' + b"x" * 100_000 + b'"}',
    ],
)  # fmt: skip
def test_a_line_that_is_no_request_is_a_bad_request(table: Client, line: bytes) -> None:
    before = table.done("state")
    answer = table.send(line)
    assert table.error(answer) == "bad-request"
    assert len(answer["error"]["message"]) < 300
    assert table.done("state") == before


def test_unknown_fields_are_ignored(client: Client) -> None:
    assert client.done("games", colour="red", moves=[1, {"a": None}])["games"]
    assert client.new(undo=True, deck=None, dealer=None)["game"] == "takeaway"


def test_any_whole_number_is_a_seed(client: Client) -> None:
    for seed in (0, -1, 2**64, -(10**400)):
        client.new(seed=seed)
        state = client.done("state")
        assert state["seed"] == seed
        client.done("load", record=client.done("record")["record"])
        assert client.done("state") == state
