"""No card jumps: it moves no further in a frame than its flight says, but where all is snapped."""

from itertools import pairwise
from math import hypot, pi
from random import Random
from typing import Any

import pytest
from pygame import Rect

from game.core.event import Seat, View, apply_event
from game.core.table import HIDDEN_HAND_STYLE
from game.core.table_values import HighlightKind
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.ui.kit.paint.theme import Measures
from game.ui.table.layout.card_poses import Layout, Pose
from game.ui.table.motion.card_sprites import CardSprite, CardSprites, Tween
from game.ui.table.motion.event_effects import (
    CARD_EVENT_EFFECTS,
    DURATION_FACTORS,
    HIGHLIGHT_STAGINGS,
    MIN_FLIGHT_SECONDS,
    Curve,
    EventEffect,
    flight_seconds,
)
from game.ui.table.motion.flights import CarriedCards, Flights
from game.ui.table.motion.stage import Grade, times
from game.ui.table.motion.timeline import Timeline
from game.ui.table.render.board import Board
from tests.sitting import at_table
from tests.ui.stage import FRAME, NAMES, Stage

YOU = Seat(0)
MEASURES = Measures(1280, 720, 1.0)
FELT, SMALLER = Rect(12, 12, 992, 618), Rect(12, 12, 860, 520)
HERE, THERE, FAR = Pose(50, 500), Pose(600, 100), Pose(100, 400)
STEEPEST = max(
    1000 * abs(curve.way_share((step + 1) / 1000, 0.1) - curve.way_share(step / 1000, 0.1))
    for curve in Curve
    for step in range(1000)
)
"""A flight is so much faster at its fastest than on the whole."""
WIDTHS, SLACK = 1.5, 2.0
"""A card may move by so many of its widths in a frame whatever its flight says, and by so many
pixels more than that says."""
Where = tuple[float, float, float, str | None]
"""Where a card is seen, in pixels; how far its flight takes it in a frame; and which it is."""


def reach(start: Pose, goal: Pose, lasts: float, arc: float) -> float:
    """The most pixels that a card goes in a frame of such a flight."""
    if lasts <= 0:
        return 0.0
    return STEEPEST * (hypot(goal.x - start.x, goal.y - start.y) + pi * arc) / lasts * FRAME


def stride(sprite: CardSprite) -> float:
    """The most pixels that a card goes in a frame of the flight it is on."""
    far = reach(sprite.start, sprite.goal, sprite.lasts - sprite.rest, sprite.arc)
    dock = sprite.dock
    return far if dock is None else max(far, reach(dock.start, dock.goal, dock.lasts, dock.arc))


class Filmed:
    """A match such as opponents play it, shown frame by frame from the deal on.

    Each frame is held against the one before it.  ``snaps`` says that all may lie elsewhere in
    the next one.
    """

    def __init__(self, name: str, players: int, seed: int, speed: str = "normal") -> None:
        self.game = GAMES_BY_NAME[name]
        setup = self.game.setup(players, {}, seed)
        self.match = Match(self.game, setup, NAMES[:players])
        opening, *events = self.match.opening
        view: View = {}
        apply_event(view, opening.as_seen_by(YOU))
        names = at_table(*NAMES[:players])
        self.show = Timeline(self.game, view, names, FELT, MEASURES, lambda name, **how: None)
        self.show.set_pace(speed, False)
        self.show.add(events)
        self.rng = Random(seed)
        self.now = 5.0
        self.snaps = True
        self._before: dict[int, Where] = {}

    def move(self) -> None:
        """Make the next move of the match and have it shown."""
        move = self.game.bot.rollout_move(self.match.state.clone(), self.rng)
        self.show.add(self.match.play(self.game.write(move)))

    def frame(self) -> bool:
        """Let a frame pass and see that no card jumps in it; whether something moves."""
        show = self.show
        show.held = False
        if show.stopped is not None and not show.is_travelling(self.now):
            show.go_on()
        self.now += FRAME
        moving = show.update(self.now)
        seen: dict[int, Where] = {}
        for sprite in show.cast.all():
            pose = sprite.where(self.now)
            seen[sprite.number] = pose.x, pose.y, stride(sprite), sprite.text
            if not self.snaps:
                self._follow(sprite, pose, seen)
        self._before, self.snaps = seen, False
        return moving

    def _follow(self, sprite: CardSprite, pose: Pose, seen: dict[int, Where]) -> None:
        before = self._before.get(sprite.number)
        if before is None:
            return
        x, y, far, _ = before
        usual = WIDTHS * (pose.width or self.show.laid.card)
        most = max(usual, far + SLACK, seen[sprite.number][2] + SLACK)
        moved = hypot(pose.x - x, pose.y - y)
        number = len(self.match.moves)
        assert moved <= most, f"{sprite.text} jumps by {moved:.0f} pixels after move {number}"

    def watch(self) -> None:
        """Let time pass until nothing moves."""
        while self.frame() or self.show.waiting or self.show.stopped is not None:
            pass

    def until_quiet(self) -> None:
        """Let time pass until a move could be made, though cards may be under way still."""
        self.frame()
        while not self.show.quiet:
            self.frame()


every = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.night
@every
@pytest.mark.parametrize("players", [2, 4])
def test_no_card_jumps_in_a_whole_match(game: Any, players: int) -> None:
    filmed = Filmed(game.name, players, 1)
    filmed.watch()
    while not filmed.match.state.over:
        filmed.move()
        filmed.watch()


@every
@pytest.mark.parametrize("speed", ["fast", "slow"])
def test_no_card_jumps_for_whoever_moves_while_cards_are_under_way(game: Any, speed: str) -> None:
    filmed = Filmed(game.name, 3, 2, speed)
    for _ in range(150):
        filmed.until_quiet()
        if filmed.match.state.over:
            break
        filmed.move()


@every
def test_no_card_jumps_but_where_all_is_snapped(game: Any) -> None:
    """A hand that is sorted or pointed at in mid-flight snaps nothing; these do: a window of
    another size, a click that skips, an undo."""
    filmed, rng = Filmed(game.name, 4, 0), Random(5)
    show, done = filmed.show, set()
    for _ in range(150):
        while filmed.frame() or not show.quiet:
            if rng.random() > 0.06:
                continue
            what = rng.choice(["sort", "hover", "pick", "skip", "resize", "undo"])
            slots = range(len(show.hand.order))
            match what:
                case "sort" if slots:
                    show.hand.sort(rng.choice(["none", "suit", "rank"]))
                    show.rearrange(filmed.now)
                case "hover" if slots:
                    show.hand.hovered = rng.choice([None, *slots])
                    show.rearrange(filmed.now)
                case "pick" if slots:
                    show.hand.toggle(rng.choice(slots))
                    show.rearrange(filmed.now)
                case "skip":
                    show.skip()
                    filmed.snaps = True
                case "resize":
                    show.resize(rng.choice([FELT, SMALLER]), MEASURES)
                    filmed.snaps = True
                case "undo":
                    show.snap(filmed.match.view(YOU))
                    filmed.snaps = True
            done.add(what)
        if filmed.match.state.over:
            break
        filmed.move()
    assert {"skip", "resize", "undo"} <= done


def test_a_curve_begins_at_the_start_and_rests_at_the_goal() -> None:
    for curve in Curve:
        assert [curve.way_share(share, 0.1) for share in (0.0, 1.0)] == pytest.approx([0.0, 1.0])
        assert [curve.height(share) for share in (0.0, 1.0)] == pytest.approx([0.0, 0.0], abs=1e-9)
        way = [curve.way_share(step / 100, 0.1) for step in range(101)]
        most = 1.0 if curve in (Curve.GLIDE, Curve.DASH) else 1.1
        assert max(way) == pytest.approx(most, abs=0.01)


def test_no_flight_is_shorter_than_170_milliseconds() -> None:
    assert MIN_FLIGHT_SECONDS == 0.17
    for effect in (*CARD_EVENT_EFFECTS.values(), EventEffect()):
        for speed in DURATION_FACTORS.values():
            for hurry in (1.0, 0.5, 0.01):
                lasts = flight_seconds(effect.travel, speed * hurry)
                assert lasts >= MIN_FLIGHT_SECONDS or not (effect.travel and speed)


def test_a_flight_of_a_few_frames_is_even() -> None:
    widths, lasts = 12, MIN_FLIGHT_SECONDS
    ways = [Curve.DASH.way_share(min(1.0, step * FRAME / lasts)) for step in range(12)]
    strides = [widths * (after - before) for before, after in pairwise(ways)]
    assert ways[0] == 0 and ways[-1] == 1 and all(stride >= 0 for stride in strides)
    assert max(strides) <= 1.5
    effect = EventEffect(0.3)
    for speed, curve in ((1.0, effect.curve), (0.5, Curve.DASH)):
        sprite = CardSprite(1, "5S", HERE, HERE)
        flights = Flights(CardSprites(), Layout(80), speed, False)
        flights._travel(sprite, THERE, effect, 0.0, 1)
        assert sprite.curve is curve


def test_opponents_cards_fly_from_and_to_the_edge_of_their_plate() -> None:
    """Their way is shorter than from the middle of their cards."""
    filmed = Filmed("rummy500", 8, 3)
    filmed.watch()
    laid, met = filmed.show.laid, set()
    rooms = {
        one.zone: laid.plates[one.owner].union(laid.spots[one.zone])
        for one in laid.places
        if one.style is HIDDEN_HAND_STYLE and one.owner is not None
    }
    assert len(rooms) == 7
    for _ in range(16):
        asked = filmed.match.state.asked
        filmed.move()
        while filmed.frame() or filmed.show.waiting:
            for sprite in filmed.show.cast.all():
                if asked == YOU or not sprite.is_moving(filmed.now) or not sprite.arc:
                    continue
                zone = sprite.to if sprite.to in rooms else f"hands/{asked}"
                end, other = sprite.goal, sprite.start
                if sprite.to not in rooms:
                    end, other = other, end
                room = rooms[zone]
                x = max(room.left, min(room.right, other.x))
                y = max(room.top, min(room.bottom, other.y))
                assert hypot(end.x - x, end.y - y) < 0.6 * room.h, (zone, end, room)
                assert not room.inflate(-2, -2).collidepoint(end.x, end.y), (zone, end, room)
                met.add(sprite.to in rooms)
    assert met == {True, False}


def test_a_flight_of_a_few_frames_leaves_an_after_image_half_a_frame_behind(
    stage: Stage,
) -> None:
    surface = stage.app.painter.surface
    surface.fill("black")
    board = Board(stage.app.painter, Layout(80))
    sprite = CardSprite(1, None, Pose(100, 300, False, 80), Pose(100, 300, False, 80))
    sprite.send(Pose(600, 300, False, 80), 0.0, 0.2, 0.0, 0.0, Curve.DASH)
    now = 0.1
    there, behind = sprite.where(now), sprite.where(now - FRAME / 2)
    board.flying(sprite, now, shaded=False)
    assert there.x - behind.x > 10
    x = round((there.x + behind.x) / 2) - 40
    faint, plain = surface.get_at((x, 300)), surface.get_at((x + 60, 300))
    assert 0 < sum(faint[:3]) < sum(plain[:3])


def test_a_card_that_took_before_does_not_come_to_the_others_once_more() -> None:
    taker, other = CardSprite(1, "7C", THERE, THERE), CardSprite(2, "8C", HERE, HERE)
    taker.dock = Tween(HERE, Pose(300, 300), 1.0, 0.3, 36)
    how, carried = (
        HIGHLIGHT_STAGINGS[HighlightKind.TAKE],
        CarriedCards([taker, other], [THERE], [FAR, FAR], [other]),
    )
    when = times(how, Grade.EVENT, 0.3, 9.0, 1.0, cards=True, joins=True, counts=True)
    carried.come(False, 9.0, when.lifts - 9.0, 90, FELT)
    carried.send(how, when, 90, 4)
    assert other.dock is not None
    assert taker.dock is None
    assert taker.where(9.0) == THERE


def test_a_card_that_takes_comes_to_the_others_on_the_felt() -> None:
    """Beside the felt are the points of all: what is read there is not covered."""
    right = Pose(FELT.right - 45, 100, True, 90)
    other = CardSprite(2, "8C", HERE, HERE)
    carried = CarriedCards([other], [Pose(right.x - 30, 100, True, 90), right], [FAR], [other])
    carried.come(False, 9.0, 0.3, 90, FELT)
    assert other.dock is not None
    assert FELT.contains(other.dock.goal.rect())


def test_a_window_of_another_size_has_no_card_on_its_way_to_where_others_lay() -> None:
    filmed = Filmed("take", 4, 1)
    docking: list[CardSprite] = []
    while not docking:
        filmed.watch()
        filmed.move()
        filmed.frame()
        docking = [one for one in filmed.show.cast.all() if one.dock is not None]
    filmed.show.resize(SMALLER, MEASURES)
    rests = {pose for poses in filmed.show.laid.poses.values() for pose in poses}
    assert all(one.where(filmed.now) in rests for one in docking)
