"""The show: whatever happened and whenever it is skipped, the screen ends as the layout says."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.core.event import Event, Seat, View, apply_event, value_at_path
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from game.ui.kit.paint.theme import Measures
from game.ui.sound import SOUNDS
from game.ui.table.layout.card_poses import Layout
from game.ui.table.layout.player_ring import layout
from game.ui.table.motion import timeline
from game.ui.table.motion.card_sprites import FadingSprite
from game.ui.table.motion.event_effects import DURATION_FACTORS
from game.ui.table.motion.timeline import Timeline
from tests.laws.walks import law
from tests.sitting import at_table
from tests.ui.stage import NAMES, Stage

YOU = Seat(0)
MEASURES = Measures(1280, 720, 1.0)
FELTS = (Rect(9, 9, 740, 512), Rect(12, 12, 992, 618), Rect(30, 30, 2900, 1900))


class Watched:
    """A match and the show of it, from the deal on."""

    def __init__(self, players: int, seed: int, speed: str = "normal", reduced: bool = False):
        setup = TAKEAWAY.setup(players, {"rounds": 2}, seed)
        self.match = Match(TAKEAWAY, setup, NAMES[:players])
        opening, *events = self.match.opening
        view: View = {}
        apply_event(view, opening.as_seen_by(YOU))
        self.sounds: list[str] = []
        self.seats: list[int] = []
        self.show = Timeline(
            TAKEAWAY, view, at_table(*NAMES[:players]), FELTS[0], MEASURES, self.hear
        )
        self.show.set_pace(speed, reduced)
        self.show.add(events)
        self.rng = Random(seed)
        self.now = 50.0

    def hear(
        self, name: str, *, pan: float = 0.0, step: int = 0, strength: float | None = None
    ) -> None:
        """Remember what is heard."""
        assert -1 <= pan <= 1
        self.sounds.append(name)
        if name == "seat":
            self.seats.append(step)

    def move(self) -> None:
        """Make a random legal move and have it shown after what is being shown."""
        if not self.match.state.over:
            self.show.add(self.match.play(self.rng.choice(self.match.moves_now())))

    def tick(self, seconds: float = 0.05) -> bool:
        self.now += seconds
        return self.show.update(self.now)

    def settle(self) -> None:
        """Let everything be shown to the end."""
        for _ in range(5000):
            if not self.tick():
                if self.show.quiet:
                    return
                self.show.go_on()
        raise AssertionError("it never comes to rest")

    def check(self) -> None:
        """The sprites lie as the layout says and are the cards of the view."""
        show = self.show
        assert not show.is_travelling(self.now)
        assert not show.cast.leaving
        for place in show.laid.places:
            cards = value_at_path(show.seen.view, place.zone)
            if not isinstance(cards, list):
                assert place.zone not in show.cast.zones
                continue
            sprites = show.cast.zones[place.zone]
            assert [sprite.text for sprite in sprites] == cards
            assert [sprite.where(self.now) for sprite in sprites] == show.laid.poses[place.zone]
        numbers = [sprite.number for sprite in show.cast.all()]
        assert len(numbers) == len(set(numbers))


paces = st.tuples(st.sampled_from(list(DURATION_FACTORS)), st.booleans())
watched = st.builds(
    lambda players, seed, pace: Watched(players, seed, *pace),
    st.integers(2, 4),
    st.integers(0, 9999),
    paces,
)


@law(25)
@given(one=watched, data=st.data())
def test_however_a_match_is_watched_the_screen_ends_as_the_layout_says(
    one: Watched, data: st.DataObject
) -> None:
    for _ in range(data.draw(st.integers(1, 60))):
        what = data.draw(st.sampled_from(["move", "move", "wait", "skip", "resize", "go on"]))
        if what == "move":
            one.move()
        elif what == "wait":
            one.tick(data.draw(st.floats(0.0, 1.5)))
        elif what == "skip":
            one.show.skip()
        elif what == "resize":
            one.show.resize(data.draw(st.sampled_from(FELTS)), MEASURES)
        else:
            one.show.go_on()
    one.settle()
    one.check()
    assert one.show.seen.view == one.match.view(YOU)
    if one.show.speed == 0:
        assert one.sounds == []
    assert set(one.sounds) <= set(SOUNDS)


@law(25)
@given(one=watched)
def test_event_by_event_the_sprites_are_those_of_the_view(one: Watched) -> None:
    for _ in range(12):
        one.move()
        while one.tick(0.02) or not one.show.quiet:
            one.show.go_on()
            for place in one.show.laid.places:
                cards = value_at_path(one.show.seen.view, place.zone)
                sprites = one.show.cast.zones.get(place.zone, [])
                assert not isinstance(cards, list) or [s.text for s in sprites] == cards
                goals = [sprite.goal for sprite in sprites]
                assert not sprites or goals == one.show.laid.poses[place.zone]
        one.check()


def test_a_deal_that_takes_no_time_is_laid_out_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = stage.sit(3, speed="off", game=TAKE).show
    laid: list[bool] = []

    def watched(*about: Any, rough: bool) -> Layout:
        laid.append(rough)
        return layout(*about, rough=rough)

    monkeypatch.setattr(timeline, "layout", watched)
    dealt.update(200.0)
    assert len(laid) > 20, "each card is an event"
    assert laid.count(False) == 1
    assert not dealt.laid.rough


@law(25)
@given(players=st.integers(2, 4), seed=st.integers(0, 9999), moves=st.integers(0, 90))
def test_skipping_is_the_same_as_watching_to_the_end(players: int, seed: int, moves: int) -> None:
    skipped, seen = Watched(players, seed), Watched(players, seed)
    for one in (skipped, seen):
        for _ in range(moves):
            one.move()
    while True:
        skipped.show.skip()
        while seen.tick():
            pass
        assert skipped.show.stopped == seen.show.stopped
        assert skipped.show.quiet == seen.show.quiet
        assert skipped.show.seen.view == seen.show.seen.view
        assert skipped.show.log == seen.show.log
        assert skipped.show.laid == seen.show.laid
        assert skipped.show.recent.cut == seen.show.recent.cut
        skipped.check()
        seen.check()
        if seen.show.quiet:
            return
        skipped.show.go_on()
        seen.show.go_on()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_is_seen_card_by_card(players: int) -> None:
    one = Watched(players, 5)
    slots = sum(slot is not None for slot in one.show.seen.view["slots"])
    seen = set()
    while one.tick(0.01):
        seen.add(sum(map(len, one.show.cast.zones.values())))
    assert seen == set(range(slots + 1))


def test_with_the_speed_off_everything_is_there_at_once() -> None:
    one = Watched(4, 5, speed="off")
    assert not one.tick()
    one.check()
    assert one.show.quiet


def test_with_reduced_motion_no_card_is_ever_between_two_places() -> None:
    one = Watched(3, 5, reduced=True)
    for _ in range(20):
        one.move()
    while one.tick(0.02) or not one.show.quiet:
        one.show.go_on()
        places = [pose for poses in one.show.laid.poses.values() for pose in poses]
        for sprites in one.show.cast.zones.values():
            for sprite in sprites:
                assert sprite.where(one.now) in places
                assert sprite.where(one.now).angle == 0


def test_a_slower_speed_takes_longer() -> None:
    lengths = []
    for speed in ("slow", "normal", "fast"):
        one = Watched(4, 5, speed)
        one.settle()
        lengths.append(one.now)
    assert lengths == sorted(lengths, reverse=True)
    assert len(set(lengths)) == 3


def test_the_show_stops_at_the_end_of_a_round_with_the_table_as_it_ended() -> None:
    one = Watched(3, 5)
    while not one.match.state.rounds:
        one.move()
    while one.tick():
        pass
    stopped = one.show.stopped
    assert stopped is not None
    assert stopped.name == "round-end"
    held = [len(slot["cards"]) for slot in one.show.seen.view["slots"] if slot is not None]
    assert sum(held) == 52
    one.check()
    before = dict(one.show.seen.view)
    for _ in range(50):
        one.tick()
    assert one.show.seen.view == before
    one.show.go_on()
    one.settle()
    assert one.show.seen.view == one.match.view(YOU)


def test_resting_cards_do_not_move_again() -> None:
    one = Watched(3, 5)
    one.settle()
    sounds = one.sounds[:]
    for _ in range(200):
        assert not one.tick(1.0)
    assert one.sounds == sounds


def test_snapping_forgets_what_waits() -> None:
    one = Watched(3, 5)
    for _ in range(30):
        one.move()
    one.tick()
    one.show.snap(one.match.view(YOU))
    assert one.show.quiet
    assert not one.tick()
    one.check()
    assert one.show.seen.view == one.match.view(YOU)
    assert one.show.recent.cut is None


def test_cards_that_were_dragged_leave_from_where_they_were_let_go() -> None:
    one = Watched(3, 5)
    one.settle()
    while one.match.moves_now() == ["draw"]:
        one.move()
        one.settle()
    move = one.match.moves_now()[0]
    zone = f"slots/{move.split()[1]}/cards"
    events = one.match.play(move)
    one.show.released = FadingSprite(zone, (), (333.0, 222.0))
    one.show.add(events)
    one.tick(0.0)
    target = next(event.target for event in events if event.source == zone)
    assert target is not None
    held = one.show.cast.zones[target][-1]
    assert (held.start.x, held.start.y) == (333.0, 222.0)
    one.settle()
    one.check()


def test_an_event_that_tells_of_no_cards_changes_the_view_alone() -> None:
    one = Watched(3, 5)
    one.settle()
    before = {zone: sprites[:] for zone, sprites in one.show.cast.zones.items()}
    one.show.add([Event("asked", YOU, changes={"phase": "draw"})])
    one.tick()
    assert one.show.cast.zones == before
    assert one.show.seen.view["phase"] == "draw"


def test_each_turn_begins_with_the_sound_of_its_seat() -> None:
    one = Watched(3, 5)
    asked = []
    for _ in range(12):
        asked.append(one.match.state.asked)
        one.move()
        while one.tick() or not one.show.quiet:
            one.show.go_on()
    asked.append(one.match.state.asked)
    turns = [seat for seat, before in zip(asked[1:], asked, strict=False) if seat != before]
    assert len(turns) > 3
    assert one.seats[-len(turns) :] == turns
