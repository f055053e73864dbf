"""What is seen of cards on their way, and that marks wait until they have landed."""

from random import Random
from typing import Any

import pytest

from game.core.event import Event, EventKind, Seat
from game.core.state import SeatView
from game.core.table import (
    FACE_UP_STACK_STYLE,
    HIDDEN_HAND_STYLE,
    MELD_STYLE,
    OWN_HAND_STYLE,
    PILE_STYLE,
    SPREAD_STYLE,
)
from game.games import GAMES, GAMES_BY_NAME
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.table.layout.card_poses import Pose
from game.ui.table.motion.card_sprites import MAX_UNSEEN_GROWTH_PIXELS, CardSprite, CardSprites
from game.ui.table.motion.event_effects import TURNED_OVER_CARD_EFFECT, effect_of
from game.ui.table.motion.recent_changes import (
    NO_RECENT_CHANGE,
    DeferredLog,
    PendingUpdate,
    RecentChange,
    RecentChanges,
)
from tests.ui.stage import NAMES, Stage

NOTHING = Event("nothing")
OTHERS = (MELD_STYLE, SPREAD_STYLE, PILE_STYLE, FACE_UP_STACK_STYLE)


def watched(stage: Stage, table: TablePage, step: float = 0.02) -> list[tuple[float, Any]]:
    """The frames until nothing moves, each with what is newly heard."""
    heard: list[str] = []
    table.show.hearing.play = lambda name, **how: heard.append(name)
    frames: list[tuple[float, Any]] = []
    for _ in range(400):
        moving = stage.tick(step)
        frames.append((stage.now, heard))
        if not moving:
            return frames
    raise AssertionError("it never ends")


def test_a_card_drawn_onto_an_open_stack_is_turned_over_as_a_small_pleasure() -> None:
    assert effect_of(EventKind.DRAW, carries=True, stacked=True) is TURNED_OVER_CARD_EFFECT
    plain = effect_of(EventKind.DRAW, carries=True)
    assert TURNED_OVER_CARD_EFFECT.beat > 0 == plain.beat
    assert TURNED_OVER_CARD_EFFECT.arc > 2 * plain.arc
    assert TURNED_OVER_CARD_EFFECT.tilt > plain.tilt
    assert TURNED_OVER_CARD_EFFECT.sound != plain.sound
    assert TURNED_OVER_CARD_EFFECT.landing_seconds(1.0) <= TURNED_OVER_CARD_EFFECT.pause <= 0.6


def test_a_forced_draw_rises_from_the_stock_turns_in_the_air_and_lands(stage: Stage) -> None:
    table = stage.sit(3, seed=5, moves=20, speed="normal", game=TAKEAWAY)
    stage.worker.slow = True
    draws = next(move for move in table.session.match.moves_now() if move.startswith("draw"))
    table.show.add(table.session.play(draws))
    stage.tick(0.01)
    (card,) = [one for one in table.show.cast.all() if one.is_moving(stage.now)]
    begun, from_y = stage.now, card.start.y
    assert card.beat > 0
    assert card.where(begun + 0.9 * card.beat).y < from_y
    assert card.where(begun + 0.9 * card.beat).x == card.start.x
    assert not card.where(begun).face
    turns = card.begins + card.lasts - 0.12
    assert card.lasts == pytest.approx(0.3) and card.beat == pytest.approx(0.09)
    assert card.width_share(turns) == 1.0 and not card.where(turns).face
    narrow = [card.width_share(turns + 0.01 * step) for step in range(12)]
    assert min(narrow) < 0.3 and card.where(turns + 0.07).face
    heard = watched(stage, table)[-1][1]
    assert "place" in heard
    assert card.goal.face


@pytest.mark.parametrize(("start", "goal"), [(90, 28), (28, 90), (90, 90), (100, 90)])
def test_a_card_under_way_is_cut_so_large_that_it_is_not_blurred(start: int, goal: int) -> None:
    sprite = CardSprite(1, "5S", Pose(0, 0, True, start), Pose(500, 0, False, goal))
    sprite.send(Pose(500, 0, False, goal), 1.0, 1.0, 20, 5)
    sprite.start = Pose(0, 0, True, start)
    for step in range(101):
        width = sprite.where(1.0 + step / 100).width
        cut = sprite.picture_width(width, 90)
        assert cut in (start, goal)
        assert width <= cut + MAX_UNSEEN_GROWTH_PIXELS
    assert sprite.picture_width(start, 90) == start
    assert sprite.picture_width(goal, 90) == goal


def recent(kind: str, seat: int, lies: Any, game: Any = TAKE) -> RecentChange:
    event = Event(kind, Seat(seat), "hands/1", "somewhere", ("4S",))
    moved = [CardSprites().new("4S", Pose(0, 0))]
    return RecentChanges().mark(event, game.event_kind(event), moved, 5, lies)


@pytest.mark.parametrize("lies", OTHERS)
def test_what_others_put_where_it_can_be_seen_is_new(lies: Any) -> None:
    assert recent("discard", 1, lies).news
    assert not recent("discard", 0, lies).news
    assert not recent("turn-up", 1, lies).news


@pytest.mark.parametrize("lies", [HIDDEN_HAND_STYLE, OWN_HAND_STYLE, None])
def test_what_others_take_is_not_new(lies: Any) -> None:
    assert not recent("draw", 1, lies).news


def test_marks_are_made_when_what_they_are_about_has_landed() -> None:
    marks = RecentChanges()
    telling = DeferredLog("before", {}, marks)
    telling.later(
        PendingUpdate(
            NOTHING, 2.0, "then", {}, None, False, RecentChange(Seat(2), False, frozenset({7}))
        )
    )
    telling.later(PendingUpdate(NOTHING, 3.0, "after", {}, None, False, RecentChange(None, False)))
    telling.later(PendingUpdate(NOTHING, 3.5, "noted", {}, None, True, NO_RECENT_CHANGE))
    telling.later(
        PendingUpdate(NOTHING, 4.0, "over", {}, None, True, RecentChange(None, False, ends=True))
    )
    seen = []
    for now in (1.0, 2.0, 3.0, 3.5, 4.0):
        telling.tell(now)
        seen.append((telling.state, marks.skipped, set(marks.news)))
    assert seen == [
        ("before", None, set()),
        ("then", 2, {7}),
        ("after", None, {7}),
        ("noted", None, {7}),
        ("over", None, set()),
    ]


def test_a_player_is_said_to_be_skipped_no_earlier_than_the_card_that_skips_lies(
    stage: Stage,
) -> None:
    stage.worker.slow = True
    for seed in range(40):
        table = stage.sit(4, game=TAKI, seed=seed, moves=0, fresh=False, speed="normal")
        stops = [one for one in table.session.match.moves_now() if "stop" in one]
        if stops:
            break
    show = table.show
    events = table.session.play(stops[0])
    assert any(TAKI.event_kind(one) is EventKind.SKIP for one in events)
    show.add(events)
    while not show.recent.skipped:
        stage.tick(0.02)
        flying = [one for one in show.cast.all() if one.is_moving(stage.now)]
        assert show.recent.skipped is None or not flying


def on_to_news(stage: Stage, table: TablePage) -> None:
    """Play on until others have put something on the table."""
    while not table.show.recent.news:
        assert table.moves.try_move(table.session.match.moves_now()[-1])
        stage.asked()


def test_new_cards_on_a_stack_and_on_a_pile_are_told_as_such(stage: Stage) -> None:
    table = stage.sit(3, seed=5, moves=20, game=TAKEAWAY)
    stage.asked()
    on_to_news(stage, table)
    assert [node for node in stage.role("slot") if "(new)" in node.name]
    table = stage.sit(3, seed=5, moves=0, game=GAMES_BY_NAME["rummy500"])
    stage.asked()
    on_to_news(stage, table)
    pile = [node for node in stage.role("card") if node.key.startswith("card pile")]
    assert [node for node in pile if node.value == "new"]


@pytest.mark.parametrize(
    "game", [one for one in GAMES if one.table.scored], ids=lambda one: one.name
)
def test_a_round_has_its_number_until_the_next_one_is_dealt(game: Any) -> None:
    match = Match(game, game.setup(3, {}, 4), NAMES[:3])
    rng, table = Random(4), game.table
    seen: SeatView[Any] = SeatView(game, match.view(Seat(0)))
    assert table.round_number(seen.state)[0] == 1
    while not match.state.rounds:
        for event in match.play(game.write(game.bot.rollout_move(match.state, rng))):
            seen.apply(event.as_seen_by(Seat(0)))
            if game.event_kind(event) is EventKind.ROUND_END:
                assert table.round_number(seen.state)[0] == 1
    if not match.state.over:
        assert table.round_number(seen.state)[0] == 2
