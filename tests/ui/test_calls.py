"""Calls: the window in which one may speak up, its clock, and what silence means."""

from collections.abc import Callable

import pytest

from game.ai.levels import Advice
from game.core.event import PERSON_SEAT
from game.games.taki.game import TAKI
from game.match.match import Match
from game.text.message import told
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.pause_page import PausePage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.table.model.moods import OpponentMood
from tests.games.taki.positions import deck
from tests.ui.crowds import Crowd, run
from tests.ui.proof import Cuts, Proof
from tests.ui.stage import FRAME, NAMES, SIZES, Stage

RUMMY = Crowd(
    "rummy500", 3, ["2D", "4H", "KC"], ["3D", "QH", "8S"], [(0, run("S", 4, 3))], others=5,
    phase="call", facts={"discarder": 1},
)  # fmt: skip
LAST = Crowd(
    "taki", 4, ["R3", "G5"], ["B1", "R7"], others=5, phase="turn",
    facts={"color": "R", "symbol": "7"},
)  # fmt: skip
ANSWER = Crowd(
    "taki", 4, ["R3", "G5", "break"], ["B1", "R7", "+3"], others=5, phase="answer",
    facts={"color": "R", "symbol": "7", "by": 3, "next": 0},
)  # fmt: skip


def rummy(stage: Stage) -> TablePage:
    return stage.sit_at(RUMMY.match())


def last_card(stage: Stage) -> TablePage:
    table = stage.sit_at(LAST.match())
    stage.tick()
    assert table.moves.try_move("play R3")
    return table


def answer(stage: Stage) -> TablePage:
    return stage.sit_at(ANSWER.match())


Call = Callable[[Stage], TablePage]
SILENCE: dict[Call, str] = {rummy: "pass", last_card: "quiet", answer: "pass"}
SPOKEN: dict[Call, str] = {rummy: "rummy 1", last_card: "say last", answer: "play break"}
every_call = pytest.mark.parametrize("call", SILENCE, ids=lambda one: one.__name__)


def open_call(stage: Stage, call: Call) -> TablePage:
    """A table whose call window has just opened for the person."""
    table = call(stage)
    stage.until(lambda: table.model.open_call() is not None)
    stage.tick(0.0)
    return table


def mine(table: TablePage) -> list[str]:
    """The person's moves."""
    return [move for seat, move in table.session.match.moves if seat == PERSON_SEAT]


@every_call
@pytest.mark.parametrize("seconds", [2, 5, 10])
def test_when_the_time_runs_out_the_person_has_kept_silent(
    stage: Stage, call: Call, seconds: int
) -> None:
    stage.app.set("calls", seconds)
    table = open_call(stage, call)
    before = len(mine(table))
    began = stage.now
    while len(mine(table)) == before:
        stage.tick()
        assert stage.now - began < seconds + 1
    assert stage.now - began == pytest.approx(seconds, abs=2 * FRAME)
    assert mine(table)[before] == SILENCE[call]


@every_call
def test_an_untimed_call_waits_for_the_answer(stage: Stage, call: Call) -> None:
    stage.app.set("calls", "untimed")
    table = open_call(stage, call)
    before = mine(table)
    for _ in range(50):
        assert not stage.tick(60.0)
    assert table.model.open_call() is not None
    assert mine(table) == before
    assert stage.scene.tree.by_key["countdown"].value == "untimed"


@every_call
def test_a_page_over_the_table_stops_the_clock(stage: Stage, call: Call) -> None:
    table = open_call(stage, call)
    for _ in range(120):
        stage.tick()
    left = table.model.call_left
    assert left == pytest.approx(3.0, abs=0.1)
    for key, page in (("escape", PausePage), ("f1", RulesPage)):
        stage.key(key)
        stage.top(page)
        for _ in range(30):
            stage.tick(1.0)
        stage.key("escape")
        assert stage.scene is table
    stage.tick()
    assert table.model.call_left == pytest.approx(left, abs=0.6)
    assert table.model.open_call() is not None


@every_call
@pytest.mark.parametrize("way", ["mouse", "letter", "enter"])
def test_a_call_is_made_in_every_way(stage: Stage, call: Call, way: str) -> None:
    table = open_call(stage, call)
    spoken = next(
        node for node in stage.nodes if node.move == SPOKEN[call] and node.role == "button"
    )
    if way == "mouse":
        stage.click(spoken)
    elif way == "letter":
        assert spoken.shortcut
        stage.key(spoken.shortcut.lower())
    else:
        table.set_focus(spoken)
        stage.key("return")
    assert mine(table)[-1] == SPOKEN[call]
    assert table.model.open_call() is None


@every_call
def test_keeping_silent_is_a_button_too(stage: Stage, call: Call) -> None:
    table = open_call(stage, call)
    silent = next(node for node in stage.nodes if node.move == SILENCE[call])
    assert silent.shortcut == "K"
    stage.key("k")
    assert mine(table)[-1] == SILENCE[call]


@every_call
def test_a_call_is_told_at_every_size(stage: Stage, call: Call) -> None:
    table = open_call(stage, call)
    wanted = table.model.open_call()
    assert wanted is not None
    for size in SIZES:
        stage.resize(*size)
        said = stage.said()
        assert told(wanted.title) in said
        assert told(wanted.sentence) in said
        assert {SPOKEN[call], SILENCE[call]} <= {node.move for node in stage.nodes}
        cuts = Cuts(stage.app.texts)
        proof = Proof(cuts, stage.app.measures)
        for node in stage.nodes:
            paint_node(proof, node, NodeStyle())
        assert not cuts.cut, size


@every_call
def test_the_time_that_is_left_is_shown(stage: Stage, call: Call) -> None:
    table = open_call(stage, call)
    shares = []
    while table.model.open_call() is not None:
        assert table.model.call_left is not None
        shares.append(table.model.call_left / (table.model.call_whole() or 1))
        stage.tick()
    assert shares[0] > 0.98
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] < 0.02


def test_announcing_for_the_person_takes_no_time(stage: Stage) -> None:
    stage.app.set("announce", "on")
    table = last_card(stage)
    stage.until(lambda: len(mine(table)) == 2, most=10)
    assert mine(table) == ["play R3", "say last"]


@pytest.mark.parametrize("call", [rummy, answer], ids=lambda one: one.__name__)
def test_announcing_for_the_person_makes_no_other_call(stage: Stage, call: Call) -> None:
    stage.app.set("announce", "on")
    table = open_call(stage, call)
    for _ in range(60):
        stage.tick()
    assert mine(table) == []


def test_a_call_that_was_missed_can_be_taken_back(stage: Stage) -> None:
    table = open_call(stage, rummy)
    stage.key("k")
    stage.until(lambda: table.model.your_turn)
    stage.key("u")
    stage.tick()
    assert mine(table) == []
    assert table.model.open_call() is not None
    assert table.model.call_left == pytest.approx(5.0, abs=0.1)


# A +3: how long its window lasts must not tell who could have answered.

PLUS_THREE = "R1 +3 G4 B5 B6"
PLAIN = ("R4 Y7 B1 B3 B4", "R8 R9 Y3 Y4 Y5", "R6 R7 G6 B7 B8")
BREAKER = "R8 R9 Y3 Y4 break"


def plus_three(stage: Stage, hands: tuple[str, ...]) -> tuple[TablePage, list[int]]:
    """A table at which the person has just played a +3, and how many cards the others hold."""
    setup = TAKI.setup(4, {"hand": 5}, 1, dealer=3, deck=deck([PLUS_THREE, *hands], "R5"))
    table = stage.sit_at(Match(TAKI, setup, NAMES[:4]))
    stage.until(lambda: table.model.your_turn)
    assert table.moves.try_move("play +3")
    return table, table.show.seen.view["hands"][1:]


def outcome_after(stage: Stage, hands: tuple[str, ...], pages: bool) -> float:
    """How long after the +3 was played the table shows that cards are drawn."""
    table, before = plus_three(stage, hands)
    began = stage.now
    if pages:
        for _ in range(60):
            stage.tick()
        stage.key("escape")
        for _ in range(10):
            stage.tick(1.0)
        stage.key("escape")
    while table.show.seen.view["hands"][1:] == before:
        stage.tick()
        assert stage.now - began < 60
    return stage.now - began


@pytest.mark.parametrize("calls", [2, 5, "untimed"])
@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
@pytest.mark.parametrize("pages", [False, True], ids=["", "with a page over it"])
def test_the_outcome_of_a_plus_three_is_seen_at_the_same_time_whoever_lets_it_stand(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, calls: int | str, speed: str, pages: bool
) -> None:
    stage.app.settings.calls = calls
    stage.app.settings.speed = speed
    monkeypatch.setattr(stage.worker, "poll", lambda: Advice("pass", "", {}))
    times = []
    for seat in (None, 0, 1, 2):
        hands = tuple(BREAKER if number == seat else hand for number, hand in enumerate(PLAIN))
        times.append(outcome_after(stage, hands, pages))
    assert max(times) - min(times) < 2 * FRAME, times
    assert min(times) > (3 if isinstance(calls, str) else calls) - FRAME


def test_while_a_plus_three_waits_all_others_look_at_it_whoever_may_answer(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage.worker, "poll", lambda: None)
    for seat in (None, 0, 1, 2):
        hands = tuple(BREAKER if number == seat else hand for number, hand in enumerate(PLAIN))
        table, _ = plus_three(stage, hands)
        stage.until(lambda table=table: table.show.held)  # type: ignore[misc]
        for _ in range(90):
            stage.tick()
            assert table.show.held
            assert table.model.moods == dict.fromkeys((1, 2, 3), OpponentMood.SURPRISED)
