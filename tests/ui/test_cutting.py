"""Cards are cut before they are wanted: in flight, on the way to the hand, covered in a stack."""

import pytest

from game.core.event import PERSON_SEAT, View, apply_event
from game.games import GAMES_BY_NAME
from game.games.take.game import TAKE
from game.match.match import Match
from game.ui.deck.card_images import CARD_VARIANTS, DOUBLE_SIZE_VARIANT
from game.ui.kit.paint.image_cache import ImageCache
from game.ui.table.motion.timeline import Timeline
from game.ui.table.render.picture import awaited
from tests.sitting import at_table
from tests.ui.crowds import CROWDS
from tests.ui.stage import NAMES, Stage
from tests.ui.test_render_worker import Told
from tests.ui.test_show import FELTS, MEASURES


@pytest.fixture
def aside(stage: Stage) -> Told:
    aside = Told()
    stage.app.images.aside = aside
    return aside


def faces(aside: Told) -> set[str]:
    return {str(key[1]).rpartition("/")[2] for key in aside.asked}


def shown(stage: Stage, frames: int = 20) -> None:
    for _ in range(frames):
        stage.now += 0.05
        stage.app.frame(stage.now)


def full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ImageCache, "roomy", property(lambda store: False))


def test_the_covered_cards_of_a_stack_are_cut_ahead(stage: Stage, aside: Told) -> None:
    match = CROWDS["takeaway of 4, a stack of 40 in slot 1"].match()
    stage.sit_at(match)
    shown(stage)
    stacks = [slot["cards"] for slot in match.view(0)["slots"] if slot]
    seen = {str(key[1]).rpartition("/")[2] for key, _ in stage.app.images.store if key[0] == "card"}
    covered = {card for cards in stacks for card in cards[:-1]}
    assert len(covered - seen) > 25
    assert covered - seen <= faces(aside)


def test_the_back_that_is_dealt_is_cut_ahead(stage: Stage, aside: Told) -> None:
    game = GAMES_BY_NAME["texas"]
    page = stage.sit_at(Match(game, game.setup(4, {}, 3), NAMES[:4]))
    stage.app.frame(stage.now)
    backs = {key[3:5] for key in aside.asked if "/back-" in str(key[1])}
    assert (DOUBLE_SIZE_VARIANT, page.show.laid.card) in backs


def test_where_there_is_no_room_they_are_not(
    stage: Stage, aside: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    full(monkeypatch)
    stage.sit_at(CROWDS["takeaway of 4, a stack of 40 in slot 1"].match())
    shown(stage)
    assert not faces(aside)


def test_a_face_that_turns_up_in_flight_is_cut_ahead_whatever_room_there_is(
    stage: Stage, aside: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    full(monkeypatch)
    game = GAMES_BY_NAME["texas"]
    match = Match(game, game.setup(2, {}, 3), NAMES[:2])
    assert match.state.asked == 1
    stage.app.settings.speed = "normal"
    page = stage.sit_at(match)
    monkeypatch.setattr(page.session, "think", lambda now, pace: [])
    shown(stage)
    page.show.add(page.session.play("draw stock"))
    shown(stage, 60)
    hidden = set(match.view(1)["hands"][1]) - faces(aside)
    let_go = next(one for card in sorted(hidden) if match.refusal(one := f"discard {card}") is None)
    card = let_go.removeprefix("discard ")
    page.show.add(page.session.play(let_go))
    shown(stage, 2)
    assert card in faces(aside)


def test_a_card_on_its_way_to_the_hand_is_cut_as_it_will_lie_there(
    stage: Stage, aside: Told
) -> None:
    game = GAMES_BY_NAME["texas"]
    matches = [Match(game, game.setup(2, {}, seed), NAMES[:2]) for seed in range(9)]
    match = next(one for one in matches if one.state.asked == PERSON_SEAT)
    stage.app.settings.speed = "normal"
    page = stage.sit_at(match)
    page.show.skip()
    shown(stage)
    before = match.view(PERSON_SEAT)["hands"][0]
    width = page.show.cast.zones["hands/0"][0].goal.width
    page.show.add(page.session.play("draw stock"))
    drawn = next(card for card in match.view(PERSON_SEAT)["hands"][0] if card not in before)
    shown(stage, 10)
    cut = {key[3:5] for key in aside.asked if str(key[1]).endswith(f"/{drawn}")}
    assert {(way, width) for way in CARD_VARIANTS} <= cut


def test_the_cards_awaited_are_those_the_person_will_hold() -> None:
    match = Match(TAKE, TAKE.setup(4, {}, 3), NAMES[:4])
    opening, *events = match.opening
    view: View = {}
    apply_event(view, opening.as_seen_by(PERSON_SEAT))
    show = Timeline(TAKE, view, at_table(*NAMES[:4]), FELTS[1], MEASURES, lambda sound, **how: None)
    show.add(events)
    coming = list(awaited(show))
    assert sorted(coming) == sorted(match.view(PERSON_SEAT)["hands"][0])
    now = 0.0
    while not show.cast.zones.get("hands/0"):
        now += 0.01
        show.update(now)
    assert list(awaited(show)) == coming[1:]
    show.skip()
    assert list(awaited(show)) == []
