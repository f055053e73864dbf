"""Moods: faces follow from what all see and from the time, and everybody calms down again."""

from collections.abc import Iterator
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.ai.characters import ALL_CHARACTERS
from game.core.event import Event, EventKind, Seat, View, apply_event
from game.core.game import Game
from game.core.state import SeatView
from game.core.table import HIDDEN_HAND_STYLE
from game.games import GAMES
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.match.match import Match
from game.storage.appearance import OWN_PORTRAITS
from game.text.message import told
from game.ui.kit import resources
from game.ui.kit.widgets.surfaces import ImageWidget
from game.ui.table.control import table_talk
from game.ui.table.control.table_talk import REMARK_SECONDS
from game.ui.table.model.moods import (
    MAX_MOOD_WAIT_SECONDS,
    MIN_GREAT_CATCH_CARD_COUNT,
    MOOD_SECONDS,
    THOUGHTFUL_AFTER_SECONDS,
    Moods,
    OpponentMood,
    feelings,
)
from tests.ui.stage import NAMES, Stage

GLAD, CROSS, SURPRISED = OpponentMood.GLAD, OpponentMood.CROSS, OpponentMood.SURPRISED
VIEW: View = {
    "melds": [{"id": "M1", "owner": 1, "cards": ["4S", "5S", "6S"]}],
    "slots": [
        {"seat": 2, "cards": ["4S"]},
        {"seat": 1, "cards": ["4S"] * MIN_GREAT_CATCH_CARD_COUNT},
    ],
    "hands": [["4H"], 3, 0],
}
DEEP = ("4H", "9S", "8S", "JS", "2D")
TAKES = Event("take", Seat(2), "hands/2", "melds/M1/cards", ("7S",))


def seen_of_three() -> SeatView[Any]:
    owners = {"melds/M1/cards": Seat(1), "slots/0/cards": Seat(2), "slots/1/cards": Seat(1)}
    state = SimpleNamespace(setup=SimpleNamespace(players=3), winners=None, owner_of=owners.get)
    return SeatView(SimpleNamespace(from_view=lambda view: state), VIEW)


@pytest.mark.parametrize(
    ("event", "felt"),
    [
        (TAKES, {1: CROSS, 2: GLAD}),
        (
            Event(
                "take",
                Seat(2),
                "slots/1/cards",
                "slots/0/cards",
                ("4S",) * MIN_GREAT_CATCH_CARD_COUNT,
            ),
            {0: SURPRISED, 1: CROSS, 2: GLAD},
        ),
        (
            Event("draw", Seat(1), "pile", "hands/1", DEEP),
            {0: SURPRISED, 1: GLAD, 2: SURPRISED},
        ),
        (
            Event("rummy", Seat(2), "pile", "hands/2", ("7S",)),
            {0: SURPRISED, 1: SURPRISED, 2: GLAD},
        ),
        (Event("draw", Seat(1), "stock", "hands/1", (None,) * 3), {1: CROSS}),
        (Event("draw", Seat(1), "stock", "hands/1", (None,)), {}),
        (Event("round-end", Seat(2)), {2: GLAD}),
        (Event("over", changes={"winners": [2]}), {2: GLAD}),
        (Event("discard", Seat(2), "hands/2", "pile", ("7S",)), {}),
    ],
)
def test_who_feels_what_about_what(event: Event, felt: dict[int, OpponentMood]) -> None:
    assert feelings(RUMMY500.event_kind(event), event, seen_of_three()) == felt


def test_a_feeling_begins_at_the_landing_and_lasts_its_time() -> None:
    moods = Moods()
    moods.hear(EventKind.TAKE, TAKES, seen_of_three(), 10.0)
    assert moods.at(10.0, landed=False, asked=None) == {1: SURPRISED}, "who is robbed"
    assert moods.at(10.4, landed=False, asked=None) == {0: SURPRISED, 1: SURPRISED}
    assert moods.at(10.5, landed=True, asked=None) == {0: SURPRISED, 1: CROSS, 2: GLAD}
    assert moods.at(10.5 + MOOD_SECONDS - 0.01, landed=False, asked=None) == {1: CROSS, 2: GLAD}
    assert moods.at(10.5 + MOOD_SECONDS, landed=True, asked=None) == {}


def test_a_feeling_waits_for_no_landing_for_ever() -> None:
    moods = Moods()
    moods.hear(EventKind.TAKE, TAKES, seen_of_three(), 10.0)
    shown = moods.at(10.0 + MAX_MOOD_WAIT_SECONDS, landed=False, asked=None)
    assert shown == {0: SURPRISED, 1: CROSS, 2: GLAD}


def test_a_feeling_waits_for_the_rest_of_a_moment_but_a_look_does_not() -> None:
    moods = Moods()
    moods.hear(EventKind.TAKE, TAKES, seen_of_three(), 10.0)
    late = 10.0 + MAX_MOOD_WAIT_SECONDS
    assert moods.at(late, False, None, staged=True) == {0: SURPRISED, 1: SURPRISED}
    assert moods.at(late + 0.1, True, None) == {0: SURPRISED, 1: CROSS, 2: GLAD}


def test_new_cards_calm_everybody() -> None:
    for what in (EventKind.COLLECT, EventKind.DEAL, EventKind.SHUFFLE):
        moods = Moods()
        moods.hear(EventKind.TAKE, TAKES, seen_of_three(), 10.0)
        assert moods.at(10.5, landed=True, asked=None)
        moods.hear(what, Event("x"), seen_of_three(), 10.6)
        assert moods.at(10.6, landed=True, asked=None) == {}


def test_who_is_asked_for_longer_than_a_beat_thinks_until_the_move() -> None:
    moods = Moods()
    assert moods.at(10.0, True, Seat(1), position=3) == {}
    assert moods.at(10.0 + THOUGHTFUL_AFTER_SECONDS / 2, True, Seat(1), position=3) == {}
    assert moods.at(10.0 + THOUGHTFUL_AFTER_SECONDS, True, Seat(1), position=3) == {
        1: OpponentMood.THINKING
    }
    assert moods.at(10.1 + THOUGHTFUL_AFTER_SECONDS, True, Seat(1), position=4) == {}
    assert moods.at(10.2 + THOUGHTFUL_AFTER_SECONDS, True, None, position=4) == {}


def test_what_somebody_feels_shows_before_that_they_think() -> None:
    moods = Moods()
    moods.hear(EventKind.TAKE, TAKES, seen_of_three(), 10.0)
    moods.at(10.0, True, Seat(1), position=3)
    assert moods.at(10.0 + THOUGHTFUL_AFTER_SECONDS, True, Seat(1), position=3)[Seat(1)] is CROSS
    assert moods.at(10.0 + MOOD_SECONDS, True, Seat(1), position=3) == {1: OpponentMood.THINKING}


@pytest.mark.parametrize(
    "name",
    [character.portrait for character in ALL_CHARACTERS] + [face.drawing for face in OWN_PORTRAITS],
)
def test_everybody_has_a_drawing_of_every_feeling(name: str) -> None:
    folder = resources.folder("sprites") / "portraits"
    texts = {(folder / f"{name}.svg").read_text(encoding="utf-8")}
    texts |= {(folder / f"{name}-{one}.svg").read_text(encoding="utf-8") for one in OpponentMood}
    assert len(texts) == 1 + len(OpponentMood)


@pytest.mark.parametrize("feeling", list(OpponentMood))
def test_the_plate_shows_the_face_and_says_the_feeling(stage: Stage, feeling: OpponentMood) -> None:
    table = stage.sit(3, game=TAKE, moves=0, fresh=False)
    stage.asked()
    stage.tick(2.0)
    table.model.moods = {Seat(0): feeling, Seat(1): feeling}
    table.changed()
    plates = {node.key: node for node in stage.role("player")}
    ada, you = plates["plate 1"], plates["plate 0"]
    faces = {node.key: node.widget for node in stage.nodes if node.key.startswith("face ")}
    assert faces["face 1"] == ImageWidget(f"portraits/ada-{feeling}")
    said = (ada.value or "").endswith(f"; {feeling}")
    assert said is (feeling is not OpponentMood.THINKING)
    # Their own face shows what happened to them; nobody tells the person what they feel.
    own = "portraits/you-eyeshade"
    mine = own if feeling is OpponentMood.THINKING else f"{own}-{feeling}"
    assert faces["face 0"] == ImageWidget(mine)
    assert str(feeling) not in (you.value or "")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_faces_are_large_and_cover_no_card_no_word_and_no_plate(
    stage: Stage, game: Game[Any, Any]
) -> None:
    """64 px at 1280x720 with up to five players, whatever they feel."""
    for players in range(game.players[0], min(game.players[1], 5) + 1):
        table = stage.sit(players, game=game, moves=2, fresh=False)
        for size, mood in product(((960, 600), (1280, 720), (1920, 1080)), (None, GLAD)):
            stage.resize(*size)
            table.model.moods = {Seat(seat): mood for seat in range(players) if mood}
            table.changed()
            for plate in stage.role("player"):
                seat = plate.key.removeprefix("plate ")
                face = next(one.rect for one in stage.nodes if one.key == f"face {seat}")
                about = game.name, players, size, mood, plate.key
                assert face.w >= 64 * table.measures.unit - 3, about
                words = [one.rect for one in plate.children if one.role != "picture"]
                others = [one.rect for one in stage.role("player") if one is not plate]
                laid = table.show.laid
                cards = [
                    pose.rect(laid.card)
                    for place in laid.places
                    if place.style is not HIDDEN_HAND_STYLE and laid.counts[place.zone]
                    for pose in laid.poses[place.zone]
                ]
                assert face.collidelist([*words, *others, *cards]) < 0, about


def test_who_is_seen_to_think_for_longer_than_a_beat_has_a_thinking_face(stage: Stage) -> None:
    table = stage.sit(3, game=TAKE, moves=0, fresh=False)
    stage.worker.slow = True
    asked = table.session.match.state.asked
    assert asked
    stage.tick()
    assert not table.model.moods
    stage.tick(THOUGHTFUL_AFTER_SECONDS)
    assert table.model.moods == {asked: OpponentMood.THINKING}
    assert table.model.face(asked) == "portraits/ada-thinking"
    stage.worker.slow = False
    version = table.session.version
    stage.until(lambda: table.session.version != version)
    stage.tick()
    assert not table.model.moods


def rounds(game: Any, seed: int) -> Iterator[tuple[Event, SeatView[Any]]]:
    """What the person sees of a match: moves by chance now and then, else such as a bot makes."""
    players = min(4, game.players[1])
    rng = Random(seed)
    match = Match(game, game.setup(players, {}, seed), NAMES[:players])
    view: View = {}
    opening, *events = match.opening
    apply_event(view, opening.as_seen_by(Seat(0)))
    seen: SeatView[Any] = SeatView(game, view)
    for _ in range(400):
        for event in events:
            mine = event.as_seen_by(Seat(0))
            yield mine, seen
            seen.apply(mine)
        if match.state.over:
            return
        legal = match.moves_now()
        by_chance = rng.random() < 0.2
        move = (
            rng.choice(legal) if by_chance else game.write(game.bot.rollout_move(match.state, rng))
        )
        events = match.play(move)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("seed", [1, 2])
def test_no_line_is_said_twice_in_a_round_and_nothing_outlasts_its_time(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, game: Any, seed: int
) -> None:
    monkeypatch.setattr(table_talk, "REMARK_CHANCES", dict.fromkeys(table_talk.REMARK_CHANCES, 1.0))
    table = stage.sit(min(4, game.players[1]), game=game, moves=0, fresh=False)
    company, model = table.company, table.model
    now, said, bubble, since = stage.now, set[str](), None, 0.0
    lines = 0
    for event, seen in rounds(game, seed):
        what = game.event_kind(event)
        company.hear(event, seen, now)
        for _ in range(4):
            now += 0.4
            company.update(now)
            if model.remark is not bubble:
                bubble, since = model.remark, now
                if bubble is not None:
                    assert bubble[0] != 0
                    assert told(bubble[1]) not in said
                    said.add(told(bubble[1]))
                    lines += 1
            assert bubble is None or now - since <= REMARK_SECONDS + 0.4
        if what is EventKind.ROUND_END:
            said.clear()
    assert lines
    for _ in range(20):
        now += 0.5
        company.update(now)
    assert model.remark is None
    assert set(model.moods.values()) <= {OpponentMood.THINKING}
