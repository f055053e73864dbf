"""The headless engine: what every request answers, advice, and random matches."""

from typing import Any

import pytest

from game import engine
from game.ai import helper_pool
from game.ai.levels import Advice
from game.games import GAMES
from tests.engine_client import DECK, STATUS, Client
from tests.together import each_of


@pytest.fixture
def client() -> Client:
    """An engine without a match."""
    return Client()


@pytest.fixture
def table(client: Client) -> Client:
    """An engine with a match of three players, just dealt."""
    client.new()
    return client


# What is answered.


def test_games_lists_all_games_with_players_and_options(client: Client) -> None:
    games = client.done("games")["games"]
    assert [one["name"] for one in games] == [game.name for game in GAMES]
    takeaway = next(one for one in games if one["name"] == "takeaway")
    assert takeaway == {
        "name": "takeaway",
        "players": [2, 4],
        "options": [
            {"name": "rounds", "default": 3, "values": {"min": 1, "max": 9}},
            {"name": "run_suits", "default": "same", "values": ["same", "any"]},
        ],
    }


def test_new_answers_the_status(client: Client) -> None:
    status = client.new()
    assert list(status) == STATUS
    assert status == client.done("status")
    assert status["round"] == 1
    assert status["scores"] == [0, 0, 0]
    assert (status["over"], status["winners"]) == (False, None)


def test_new_takes_options_dealer_and_deck(client: Client) -> None:
    status = client.new(options={"rounds": 5}, dealer=2, deck=DECK)
    assert status["dealer"] == status["seat"] == 2
    state = client.done("state")
    assert state["options"] == {"rounds": 5, "run_suits": "same"}
    assert state["slots"][4]["cards"] == ["AS"]
    assert state["stock"] == DECK[6:]


def test_options_may_be_left_out(client: Client) -> None:
    client.new()
    assert client.done("state")["options"] == {"rounds": 3, "run_suits": "same"}


def test_moves_are_complete_and_without_doubles(table: Client) -> None:
    answer = table.done("moves")
    assert answer == {"seat": table.done("status")["seat"], "moves": ["draw"]}
    table.play_to_a_choice()
    found = table.done("moves")["moves"]
    assert len(set(found)) == len(found) > 1
    everything = ["draw", *(f"take {slot}" for slot in range(8))]
    assert found == [move for move in found if table.ask("why", move=move)["ok"]]
    assert sorted(found) == sorted(m for m in everything if table.ask("why", move=m)["ok"])


def test_play_answers_the_status_and_the_events_in_order(table: Client) -> None:
    answer = table.done("play", move="draw")
    assert [*STATUS, "events"] == list(answer)
    events = answer.pop("events")
    assert answer == table.done("status")
    assert events[0]["event"] == "draw"
    assert events[0]["from"] == "stock"
    assert events[0]["to"].startswith("slots/")
    assert len(events[0]["card"]) == 2
    assert events[-1]["event"] == "asked"


def test_why_of_a_legal_move_is_ok_and_plays_nothing(table: Client) -> None:
    before = table.done("state")
    assert table.done("why", move="draw") == {}
    assert table.done("state") == before


def test_why_gives_the_error_that_play_would_give(table: Client) -> None:
    for move in ("take 0", "take 7", "Draw", ""):
        assert table.ask("why", move=move) == table.ask("play", move=move)


def test_state_has_everything_and_view_the_same_keys(table: Client) -> None:
    state = table.done("state")
    view = table.done("view", seat=1)
    assert list(view) == list(state)
    assert list(state)[: len(STATUS)] == STATUS
    assert {"options", "seed", "stock", "pile", "hands", "rounds", "known"} < set(state)


@pytest.mark.parametrize("name", ["take", "takeaway", "rummy500", "taki", "texas"])
def test_every_state_and_view_has_the_keys_that_all_games_have(client: Client, name: str) -> None:
    """Also a game's that has no hands, or in which nobody is seen to take a card."""
    client.done("new", game=name, players=3, seed=7)
    state, view = client.done("state"), client.done("view", seat=1)
    assert list(view) == list(state)
    for told in (state, view):
        assert all(len(told[key]) == 3 for key in ("hands", "known"))
        assert isinstance(told["pile"], list)
    assert [isinstance(hand, int) for hand in view["hands"]] == [True, False, True]


def test_what_a_game_does_not_have_is_empty_and_follows_upon_the_stock(table: Client) -> None:
    state, view = table.done("state"), table.done("view", seat=1)
    begin = list(state).index("stock")
    assert list(state)[begin:] == ["stock", "pile", "hands", "known", "slots", "slot"]
    assert (state["pile"], state["hands"], state["known"]) == ([], [[], [], []], [[], [], []])
    assert (view["pile"], view["hands"], view["known"]) == ([], [0, [], 0], [[], [], []])


def test_the_view_hides_the_seed_and_the_stock(table: Client) -> None:
    view = table.done("view", seat=0)
    assert view["seed"] is None
    assert view["stock"] == 46
    assert table.done("state")["seed"] == 7
    assert len(table.done("state")["stock"]) == 46


def test_undo_takes_the_last_move_back(table: Client) -> None:
    before = table.done("state")
    table.play_on(1)
    assert table.done("undo") == table.done("status")
    assert table.done("state") == before


def test_a_record_is_loaded_again(table: Client) -> None:
    table.play_on(30)
    record = table.done("record")["record"]
    state = table.done("state")
    table.new(players=2, seed=9)
    assert table.done("load", record=record) == table.done("status")
    assert table.done("state") == state
    assert table.done("record")["record"] == record


def test_the_record_of_the_engine_names_the_seats_by_number(table: Client) -> None:
    record = table.done("record")["record"]
    assert record.splitlines() == [
        "#five-takes 1",
        "game: takeaway",
        "players: 3",
        "seats: Seat 0 | Seat 1 | Seat 2",
        "options: rounds=3 run_suits=same",
        "seed: 7",
        "---",
    ]


def test_when_the_match_is_over_nobody_is_asked(table: Client) -> None:
    table.play_on(1000)
    status = table.done("status")
    assert (status["phase"], status["seat"], status["over"]) == ("over", None, True)
    assert table.done("moves") == {"seat": None, "moves": []}
    best = max(status["scores"])
    assert status["winners"] == [seat for seat in range(3) if status["scores"][seat] == best]
    for cmd in ("play", "why"):
        assert table.code(cmd, move="draw") == "match-over"
    assert table.code("advise", level="easy", playouts=1) == "match-over"
    slots = table.done("state")["slots"]
    counted = [sum(len(slots[2 * seat + side]["cards"]) for side in (0, 1)) for seat in range(3)]
    assert table.done("state")["rounds"][-1] == {"scores": counted, "out": None}


def test_undo_and_record_work_after_the_end(table: Client) -> None:
    table.play_on(1000)
    state = table.done("state")
    assert table.done("load", record=table.done("record")["record"])["over"]
    assert table.done("state") == state
    assert not table.done("undo")["over"]


# Advice.


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_advice_is_a_legal_move_with_a_sentence_and_scores(table: Client, level: str) -> None:
    table.play_to_a_choice()
    advice = table.done("advise", level=level, playouts=8, seed=1)
    assert list(advice) == ["move", "why", "scores", "unit"]
    assert advice["unit"] == "chance"
    legal = set(table.done("moves")["moves"])
    assert advice["move"] in legal
    assert advice["move"] in advice["scores"]
    assert set(advice["scores"]) <= legal
    assert advice["why"].endswith(".")
    if level == "expert":
        assert advice["scores"][advice["move"]] == max(advice["scores"].values())


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_advice_is_for_the_seat_that_is_asked_from_its_own_view(client: Client, game: str) -> None:
    client.done("new", game=game, players=3, seed=7, dealer=0)
    seats = set()
    for _ in range(40):
        advice = client.done("advise", level="expert", playouts=1)
        seats.add(client.done("status")["seat"])
        assert advice["move"] in client.done("moves")["moves"]
        client.done("play", move=advice["move"])
    assert seats == {0, 1, 2}


def test_a_view_is_that_of_the_seat_that_was_named(client: Client) -> None:
    client.done("new", game="rummy500", players=3, seed=7)
    hands = client.done("state")["hands"]
    for seat in range(3):
        seen = client.done("view", seat=seat)["hands"]
        assert [isinstance(hand, list) for hand in seen] == [one == seat for one in range(3)]
        assert sorted(seen[seat]) == sorted(hands[seat])


@each_of("level", ["easy", "medium", "hard", "expert"])
def test_advice_by_playouts_depends_on_view_level_seed_and_playouts_alone(level: str) -> None:
    answers = []
    for _ in range(2):
        client = Client()
        client.new(seed=4)
        client.play_to_a_choice()
        answers.append(client.done("advise", level=level, playouts=40, seed=5))
        client.done("advise", level="easy", playouts=3, seed=9)
        answers.append(client.done("advise", level=level, playouts=40, seed=5))
    assert answers[1:] == answers[:-1]


def test_the_same_view_over_another_deck_gets_the_same_advice() -> None:
    dealt, rest = ["7S", "7H", "2D", "4C", "TD", "QC", "AS", "7D"], []
    rest = [card for card in DECK if card not in dealt]
    answers = []
    for tail in (rest, rest[::-1]):
        client = Client()
        client.new(players=4, dealer=0, deck=dealt + tail)
        answers.append(client.done("advise", level="expert", playouts=40, seed=5))
        assert client.done("moves")["moves"] == ["take 1", "take 7"]
    assert answers[0] == answers[1]


def test_advice_by_seconds(table: Client) -> None:
    table.play_to_a_choice()
    for seconds in (0, 0.01):
        advice = table.done("advise", level="expert", seconds=seconds)
        assert advice["move"] in table.done("moves")["moves"]


def test_thought_for_a_time_is_shared_with_helpers_that_are_started_once(
    table: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []
    pipes = list(helper_pool.multiprocessing.Pipe())
    monkeypatch.setattr(helper_pool, "start", lambda count: started.append(count) or ([], pipes))
    table.play_to_a_choice()
    table.done("advise", level="expert", playouts=1)
    table.done("advise", level="medium", seconds=0)
    assert started == []
    table.done("advise", level="expert", seconds=0)
    assert started == [helper_pool.helper_count()]
    assert list(table.engine.helpers()) == pipes


def test_with_the_first_thought_for_a_time_nobody_helps_who_would_have_to_start(
    table: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        helper_pool, "start", lambda count: ([], list(helper_pool.multiprocessing.Pipe()))
    )
    assert list(table.engine.helpers()) == []
    assert len(table.engine.helpers()) == 2


def test_a_search_that_fails_is_an_error_and_the_engine_goes_on(
    table: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> Advice:
        raise ZeroDivisionError("nothing to compare")

    record = table.done("record")
    monkeypatch.setattr(engine, "advise", broken)
    for _ in range(2):
        assert table.code("advise", level="expert", playouts=8, explain=True) == "search"
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.count("ZeroDivisionError: nothing to compare") == 2
    monkeypatch.undo()
    assert table.done("record") == record
    assert table.done("advise", level="expert", playouts=8, explain=True)["move"]


def test_advice_plays_nothing(table: Client) -> None:
    before = table.done("state")
    table.done("advise", level="hard", playouts=8)
    assert table.done("state") == before


@each_of(
    "fields",
    [
        {},
        {"level": "hard"},
        {"level": "hard", "seconds": 0, "playouts": 8},
        {"level": "hard", "seconds": None, "playouts": 8},
        {"playouts": 8},
        {"level": "Hard", "playouts": 8},
        {"level": "", "playouts": 8},
        {"level": 3, "playouts": 8},
        {"level": ["hard"], "playouts": 8},
        {"level": "hard", "playouts": -1},
        {"level": "hard", "playouts": 8.0},
        {"level": "hard", "playouts": "8"},
        {"level": "hard", "playouts": True},
        {"level": "hard", "playouts": None},
        {"level": "hard", "playouts": 10**400},
        {"level": "expert", "playouts": 10**400},
        {"level": "hard", "seconds": -0.5},
        {"level": "hard", "seconds": "1"},
        {"level": "hard", "seconds": True},
        {"level": "hard", "seconds": None},
        {"level": "hard", "seconds": 10**400},
        {"level": "hard", "playouts": 8, "seed": "1"},
        {"level": "hard", "playouts": 8, "seed": 1.0},
        {"level": "hard", "playouts": 8, "seed": None},
        {"level": "hard", "playouts": 8, "seed": False},
    ],
)
def test_advice_wrongly_asked_for(table: Client, fields: dict[str, Any]) -> None:
    table.play_to_a_choice()
    assert table.code("advise", **fields) == "bad-request"


def test_wrong_advice_is_a_bad_request_also_after_the_match(table: Client) -> None:
    table.play_on(1000)
    assert table.code("advise", level="hard") == "bad-request"


# Random matches.


def random(client: Client, **fields: Any) -> dict[str, Any]:
    asked = {"games": 3, "game": "takeaway", "players": 3, "seed": 1, "options": {}, **fields}
    return client.done("random", **asked)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_random_plays_whole_matches_of_every_game(client: Client, game: str) -> None:
    answer = random(client, game=game, games=1)
    assert list(answer) == ["games", "moves", "seconds"]
    assert answer["games"] == 1
    assert answer["moves"] > 1
    assert answer["seconds"] >= 0


def test_the_same_random_request_makes_the_same_moves(client: Client) -> None:
    counts = [random(client, seed=seed)["moves"] for seed in (1, 2, 1, 3)]
    assert counts[0] == counts[2]
    assert len(set(counts)) > 1


def test_no_games_are_no_moves(client: Client) -> None:
    assert random(client, games=0)["moves"] == 0


def test_random_leaves_the_match_alone(table: Client) -> None:
    table.play_on(5)
    before = table.done("state")
    random(table)
    assert table.done("state") == before
    assert len(table.done("record")["record"].splitlines()) == 12


def test_random_takes_options(client: Client) -> None:
    one = random(client, games=1, options={"rounds": 1})["moves"]
    assert random(client, games=1, options={"rounds": 9})["moves"] > 5 * one


@each_of(
    "fields",
    [
        {"games": 10_001}, {"games": -1}, {"games": 1.0}, {"games": "1"}, {"games": True},
        {"games": None}, {"games": 10**30}, {"players": 1}, {"players": 5}, {"players": 2.0},
        {"seed": None}, {"seed": "1"}, {"game": "bridge"}, {"game": None}, {"options": []},
        {"options": {"rounds": 0}}, {"options": {"jokers": 1}},
    ],
)  # fmt: skip
def test_random_wrongly_asked_for(client: Client, fields: dict[str, Any]) -> None:
    asked = {"games": 1, "game": "takeaway", "players": 3, "seed": 1, **fields}
    assert client.code("random", **asked) == "bad-request"


def test_rule_sets_are_listed_read_and_written(client: Client) -> None:
    sets = client.done("rules")["sets"]
    assert len(sets) == 30
    assert list(sets[0]) == ["game", "id", "name", "options", "line"]
    for one in sets:
        told = client.done("rules", line=one["line"])
        assert all(told[key] == one[key] for key in ("game", "name", "options", "line"))
    made = client.done("rules", game="taki", name=" Ours ", options={"wins": 3})
    assert (made["name"], made["options"]["wins"]) == ("Ours", 3)
    assert made["line"] == "five-takes rules 1 | taki | Ours | wins=3 |"


def test_a_rule_set_that_is_not_taken_is_told_of_with_its_fault(client: Client) -> None:
    requests: list[tuple[dict[str, Any], str]] = [
        ({"line": "five-takes rules 1 | taki | Ours | wins=4 |"}, "wrong-value"),
        ({"game": "taki", "name": "", "options": {}}, "bad-name"),
        ({"game": "taki", "name": "Ours", "options": {"wins": 4}}, "not-together"),
    ]
    for request, fault in requests:
        error = client.ask("rules", **request)["error"]
        assert (error["code"], error["fault"]) == ("bad-rules", fault)
