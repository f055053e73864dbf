"""Remarks: said on occasions by whom they concern, over their own plate, for a while."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from pygame import Rect

from game.ai.characters import (
    CALLS_OCCASION,
    DRAWS_MANY_OCCASION,
    GLOATS_OCCASION,
    GOES_OUT_OCCASION,
    LOSES_OCCASION,
    LUCK_OCCASION,
    ROBBED_OCCASION,
    SHOWS_TRAIT_OCCASION,
    TAKES_OCCASION,
    THINKS_OCCASION,
    WINS_OCCASION,
    anybodys,
    own,
    who_of,
)
from game.core.event import Event, EventKind, Seat, View
from game.core.state import SeatView
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.games.texas.game import TEXAS
from game.text.message import ENGLISH_LANGUAGE, Message, speak, told
from game.ui.features.match.match_page import TablePage
from game.ui.kit.widgets.surfaces import ImageWidget
from game.ui.table.control import table_talk
from game.ui.table.control.table_talk import (
    LONG_THINKING_SECONDS,
    REMARK_SECONDS,
    Remarks,
    occasions,
)
from game.ui.table.model.actions import Undo
from game.ui.table.model.moods import (
    MAX_MOOD_WAIT_SECONDS,
    MIN_GREAT_CATCH_CARD_COUNT,
    OpponentMood,
)
from tests.ui.stage import SIZES, Stage
from tests.words.foreign import RUSSIAN_LANGUAGE

VIEW: View = {
    "players": 3,
    "melds": [{"id": "M1", "owner": 1, "cards": ["4S", "5S", "6S"]}],
    "slots": [
        {"seat": 2, "cards": ["4S"]},
        {"seat": 1, "cards": ["4S"] * MIN_GREAT_CATCH_CARD_COUNT},
    ],
    "hands": [["4H"], 3, 0],
}
HIDDEN = (None, None, None)
DEEP = ("4H", "9S", "8S", "JS", "2D")


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_talk, "REMARK_CHANCES", dict.fromkeys(table_talk.REMARK_CHANCES, 1.0))


def seen_of_three() -> SeatView[Any]:
    owners = {"melds/M1/cards": Seat(1), "slots/0/cards": Seat(2), "slots/1/cards": Seat(1)}
    state = SimpleNamespace(setup=SimpleNamespace(players=3), winners=None, owner_of=owners.get)
    return SeatView(SimpleNamespace(from_view=lambda view: state), VIEW)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (
            Event("take", Seat(2), "hands/2", "melds/M1/cards", ("7S",)),
            [(1, ROBBED_OCCASION), (2, TAKES_OCCASION)],
        ),
        (Event("take", Seat(1), "hands/1", "melds/M1/cards", ("7S",)), []),
        (
            Event("take", Seat(1), "slots/0/cards", "slots/3/cards", ("4S",)),
            [(2, ROBBED_OCCASION), (1, TAKES_OCCASION)],
        ),
        (
            Event(
                "take",
                Seat(2),
                "slots/1/cards",
                "slots/0/cards",
                ("4S",) * MIN_GREAT_CATCH_CARD_COUNT,
            ),
            [(1, ROBBED_OCCASION), (2, GLOATS_OCCASION)],
        ),
        (Event("take", Seat(0), "hands/0", "melds/M1/cards", ("7S",)), [(1, ROBBED_OCCASION)]),
        (Event("rummy", Seat(1), "pile", "hands/1", ("7S",)), [(1, CALLS_OCCASION)]),
        (Event("round-end", Seat(2)), [(2, GOES_OUT_OCCASION)]),
        (Event("round-end", None), []),
        (Event("draw", Seat(1), "stock", "hands/1", HIDDEN), [(1, DRAWS_MANY_OCCASION)]),
        (Event("draw", Seat(2), "stock", "hands/2", HIDDEN), []),
        (Event("draw", Seat(1), "stock", "hands/1", (None,)), []),
        (Event("draw", Seat(1), "pile", "hands/1", DEEP), [(1, LUCK_OCCASION)]),
        (Event("draw", Seat(1), "pile", "hands/1", DEEP[:2]), []),
        (Event("over", changes={"winners": [2]}), [(1, LOSES_OCCASION), (2, WINS_OCCASION)]),
    ],
)
def test_who_has_a_word_to_say_about_what(event: Event, expected: list[tuple[Seat, str]]) -> None:
    assert occasions(RUMMY500.event_kind(event), event, seen_of_three()) == expected


def test_who_lays_what_the_pile_has_just_brought_is_lucky() -> None:
    drawn = (Seat(1), frozenset({"JK"}))
    lays = Event("lay", Seat(1), "hands/1", "melds/M2/cards", ("4S", "JK=5S", "6S"))
    assert occasions(EventKind.MELD, lays, seen_of_three(), drawn) == [(1, LUCK_OCCASION)]
    others = Event("lay", Seat(1), "hands/1", "melds/M2/cards", ("4S", "5S", "6S"))
    assert occasions(EventKind.MELD, others, seen_of_three(), drawn) == []


def test_of_the_pile_a_single_card_is_remembered_until_the_next_is_drawn(stage: Stage) -> None:
    table = stage.sit(3, game=RUMMY500, options={}, fresh=False)
    remarks, seen = Remarks(table.model, table, Random(1)), table.show.seen
    for cards, source, drawn in (
        (("JK=5S",), "pile", (Seat(1), {"JK"})),
        (("4S", "5S"), "pile", (None, set())),
        (("6S",), "pile", (Seat(1), {"6S"})),
        ((None,), "stock", (None, set())),
    ):
        remarks.hear(Event("draw", Seat(1), source, "hands/1", cards), seen, 0.0)
        assert remarks._drawn == drawn


def test_who_takes_twice_in_a_turn_may_gloat() -> None:
    takes = Event("take", Seat(2), "hands/2", "melds/M1/cards", ("7S",))
    found = occasions(EventKind.TAKE, takes, seen_of_three(), again=Seat(2))
    assert found == [(1, ROBBED_OCCASION), (2, GLOATS_OCCASION)]


def _face(stage: Stage, seat: int) -> Rect:
    """The portrait on a player's plate."""
    return next(node.rect for node in stage.nodes if node.key == f"face {seat}")


@pytest.mark.usefixtures("talkative")
def test_a_remark_is_said_at_ones_plate_and_goes_by_itself(stage: Stage) -> None:
    table = stage.sit(3, game=TAKE, moves=0, fresh=False)
    table.company.remarks.hear(Event("round-end", Seat(1)), table.show.seen, stage.now)
    (node,) = stage.role("remark")
    assert node.name.startswith(f"{table.show.names[1].name}: ")
    # Beside the face of the one who speaks, which it leaves free.
    face = _face(stage, 1)
    assert node.rect.inflate(2 * face.w, 2 * face.h).colliderect(table.show.laid.plates[1])
    assert not node.rect.colliderect(face)
    stage.tick(REMARK_SECONDS - 0.1)
    assert stage.role("remark")
    stage.tick(0.2)
    assert not stage.role("remark")


@pytest.mark.night
@pytest.mark.usefixtures("talkative")
def test_a_remark_stays_on_the_felt_at_any_size(stage: Stage) -> None:
    table = stage.sit(8, game=RUMMY500, moves=0, fresh=False)
    for seat in range(1, 8):
        stage.tick(REMARK_SECONDS)
        table.company.remarks.hear(Event("round-end", Seat(seat)), table.show.seen, stage.now)
        for size in SIZES:
            stage.resize(*size)
            (node,) = stage.role("remark")
            assert table.show.felt.contains(node.rect)
            for child in node.children:
                assert node.rect.contains(child.rect)


@pytest.mark.parametrize("greets", [True, False])
def test_a_remark_agrees_with_who_says_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, greets: bool
) -> None:
    line = Message("remarks-robbed-2")
    monkeypatch.setattr(table_talk, "remark", lambda *_: line)
    table = stage.sit(3, game=TAKE, moves=0, fresh=False)
    said = {}
    speak(RUSSIAN_LANGUAGE)
    try:
        for seat in (Seat(1), Seat(2)):
            remarks = Remarks(table.model, table, Random(1))
            if greets:
                remarks.greet(seat, line)
                remarks.update(stage.now)
            else:
                remarks._begin(seat, ROBBED_OCCASION, stage.now, None)
            assert table.model.remark is not None
            said[table.show.names[seat].character] = told(table.model.remark[1])
            table.model.remark = None
    finally:
        speak(ENGLISH_LANGUAGE)
    assert said == {
        name.casefold(): RUSSIAN_LANGUAGE.say(line.name, {"me": who_of(name)})
        for name in ("Ada", "Max")
    }
    assert said["ada"] != said["max"]


@pytest.mark.usefixtures("talkative")
def test_the_setting_has_everybody_keep_silent(stage: Stage) -> None:
    table = stage.sit(3, game=TAKE, moves=0, fresh=False)
    stage.app.set("remarks", "off")
    table.company.remarks.hear(Event("round-end", Seat(1)), table.show.seen, stage.now)
    assert not stage.role("remark")


@pytest.mark.usefixtures("talkative")
def test_nobody_breaks_in_on_another_but_at_the_end_of_the_match(stage: Stage) -> None:
    table = stage.sit(3, game=TAKE, moves=0, fresh=False)
    hear = table.company.remarks.hear
    hear(Event("round-end", Seat(1)), table.show.seen, stage.now)
    hear(Event("round-end", Seat(2)), table.show.seen, stage.now)
    assert table.model.remark is not None
    assert table.model.remark[0] == 1
    hear(Event("over", changes={"winners": [2]}), table.show.seen, stage.now)
    stage.tick()
    assert len(stage.role("remark")) == 1


def rob(table: TablePage, stage: Stage) -> None:
    """Have the first opponent be robbed by the person, as far as remarks and moods know."""
    table.show.seen.view["melds"] = [{"id": "M1", "owner": 1, "cards": ["4S", "5S", "6S"]}]
    robbed = SeatView(TAKE, table.show.seen.view)
    takes = Event("take", Seat(0), "hands/0", "melds/M1/cards", ("7S",))
    table.company.hear(takes, robbed, stage.now)


@pytest.mark.usefixtures("talkative")
@pytest.mark.parametrize("lands", [True, False])
def test_the_victim_speaks_when_the_cards_have_landed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, lands: bool
) -> None:
    table = stage.sit(3, game=TAKE, moves=0, fresh=False)
    flying = True
    monkeypatch.setattr(table.show, "is_travelling", lambda now: flying)
    rob(table, stage)
    stage.tick(0.3)
    assert table.model.remark is None
    surprised = {Seat(1): OpponentMood.SURPRISED, Seat(2): OpponentMood.SURPRISED}
    assert table.model.moods == surprised, "they see what comes"
    flying = not lands
    stage.tick(0.01 if lands else MAX_MOOD_WAIT_SECONDS)
    (node,) = stage.role("remark")
    said = {str(line) for line in (*own("Ada", ROBBED_OCCASION), *anybodys(ROBBED_OCCASION))}
    assert table.model.remark is not None
    assert table.model.remark[0] == 1
    assert told(table.model.remark[1]) in said
    assert table.model.moods[Seat(1)] == "cross"
    assert not node.rect.colliderect(_face(stage, 1))
    shown = next(one for one in stage.nodes if one.key == "face 1")
    assert shown.widget == ImageWidget("portraits/ada-cross")


@pytest.mark.usefixtures("talkative")
@pytest.mark.parametrize(
    ("game", "event"),
    [
        (RUMMY500, Event("rummy", Seat(1), "pile", "hands/1", ("7S",))),
        (TEXAS, Event("out", Seat(1), "hands/1", "pile", ("7S",))),
        (RUMMY500, Event("draw", Seat(1), "stock", "hands/1", HIDDEN)),
    ],
    ids=["call", "out", "draw"],
)
def test_nothing_is_said_of_cards_before_they_have_landed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, game: Any, event: Event
) -> None:
    table = stage.sit(3, game=game, moves=0, fresh=False)
    flying = True
    monkeypatch.setattr(table.show, "is_travelling", lambda now: flying)
    table.company.hear(event, table.show.seen, stage.now)
    stage.tick(0.3)
    assert table.model.remark is None
    flying = False
    stage.tick(0.01)
    assert table.model.remark is not None


@pytest.mark.usefixtures("talkative")
def test_who_thinks_for_long_says_so_once(stage: Stage) -> None:
    table = stage.sit(3, game=TAKEAWAY, moves=0, fresh=False)
    stage.worker.slow = True
    thinks = table.session.match.state.asked
    assert thinks
    stage.tick()
    stage.tick(LONG_THINKING_SECONDS - 0.1)
    assert table.model.remark is None
    stage.tick(0.2)
    assert table.model.remark is not None
    assert table.model.remark[0] == thinks
    name = table.show.names[thinks].name
    assert told(table.model.remark[1]) in {
        str(one) for one in (*own(name, THINKS_OCCASION), *anybodys(THINKS_OCCASION))
    }
    stage.tick(REMARK_SECONDS)
    for _ in range(5):
        stage.tick(LONG_THINKING_SECONDS)
        assert table.model.remark is None


@pytest.mark.usefixtures("talkative")
@pytest.mark.parametrize(("seat", "later"), [(1, 0), (2, 0), (1, 1)])
def test_who_makes_a_move_they_are_fond_of_may_say_so(stage: Stage, seat: int, later: int) -> None:
    """Of the last move of the match, and nobody else of it."""
    table = stage.sit(8, game=TEXAS, moves=0, fresh=False)
    leo = Seat(6)
    assert table.session.players[leo].name == "Leo"
    table.session.fond = (leo, len(table.session.match.moves) - later)
    who = leo if seat == 1 else Seat(2)
    drawn = Event("draw", who, "pile", f"hands/{who}", ("7S",))
    table.company.hear(drawn, table.show.seen, stage.now)
    stage.tick(MAX_MOOD_WAIT_SECONDS)
    said = table.model.remark
    if seat == 1 and not later:
        assert said is not None and said[0] == leo
        assert told(said[1]) in {str(line) for line in own("Leo", SHOWS_TRAIT_OCCASION)}
    else:
        assert said is None


def test_all_see_what_somebody_is_fond_of_or_nothing_is_said(stage: Stage) -> None:
    """A sitting notes a move that shows it, from what the person sees alone."""
    table = stage.sit(8, game=TEXAS, moves=0, fresh=False)
    session, leo = table.session, Seat(6)
    seen = 0
    for _ in range(3000):
        match = session.match
        if match.state.over:
            break
        asked, pile = match.state.asked, list(match.state.pile)
        if asked == 0:
            session.play(match.moves_now()[0])
            continue
        before = len(match.moves)
        stage.now += 10
        session.think(stage.now, 0.0)
        if len(match.moves) == before:
            continue
        text = match.moves[-1][1]
        if asked == leo:
            assert (session.fond == (leo, len(match.moves))) is (text == "draw pile"), pile
            seen += text == "draw pile"
        elif asked in (4, 5, 8):
            assert session.fond is None, (
                "of what is hidden, and of what is avoided, nothing is told"
            )
        if seen > 1:
            break
    assert seen


@pytest.mark.usefixtures("talkative")
def test_an_undo_ends_what_was_said_and_felt_about_it(stage: Stage) -> None:
    table = stage.sit(2, game=TAKE, seed=5, moves=0, fresh=False)
    stage.asked()
    assert table.moves.try_move("draw stock")
    stage.tick()
    rob(table, stage)
    stage.tick()
    assert table.model.moods
    table.perform(Undo())
    stage.tick()
    assert table.model.remark is None
    assert not table.model.moods
