"""A remark stands in one place, with the speaker's face, and covers nothing that is needed."""

from random import Random
from typing import Any

import pytest
from pygame import Rect

from game.core.event import Seat
from game.core.game import Game
from game.games import GAMES
from game.games.take.game import TAKE
from game.games.taki.game import TAKI
from game.ui.features.match.match_page import TablePage
from game.ui.kit.tree import Role
from game.ui.table.control import table_talk
from game.ui.table.control.table_talk import MAX_REMARK_WAIT_SECONDS, _Word
from game.ui.table.layout import speech
from tests.ui.scenes import Scene
from tests.ui.stage import SIZES, Stage
from tests.ui.test_moments import again, found

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NEEDED_ROLES = (Role.PLAYER, Role.FIGURE, Role.HAND)
NEEDED_KEYS = ("zone stock", "zone pile")


def covered(page: TablePage, rect: Rect) -> list[str]:
    """What a rectangle covers of plates, names, figures, counts, stock, pile and hand."""
    needed = [
        *(one for one in page.tree.nodes if one.role in NEEDED_ROLES or one.key in NEEDED_KEYS),
        *(one for plate in page.tree.nodes if plate.role is Role.PLAYER for one in plate.walk()),
    ]
    return [one.key or one.name for one in needed if one.rect.w and one.rect.colliderect(rect)]


@each_game
@pytest.mark.parametrize("text", [100, 200])
def test_the_place_of_a_remark_covers_nothing_that_is_needed(
    stage: Stage, game: Game[Any, Any], text: int
) -> None:
    stage.app.settings.text = text
    for size in SIZES:
        for players in range(game.players[0], game.players[1] + 1, 2):
            page = stage.sit(players, game=game, moves=12, fresh=False, seed=3)
            stage.resize(*size)
            stage.tick()
            for seat, rect in page.show.laid.speech.items():
                about = size, players, seat, tuple(rect)
                assert page.show.felt.contains(rect), about
                assert covered(page, rect) == [], about
            if text == 100:
                assert len(page.show.laid.speech) == players - 1, (size, players)


def test_all_seats_are_tried_on_the_same_places_of_a_felt(stage: Stage) -> None:
    speech._place.cache_clear()
    speech._grid.cache_clear()
    stage.sit(TAKI.players[1], game=TAKI, moves=4, fresh=False)
    stage.tick()
    assert speech._place.cache_info().misses >= TAKI.players[1] - 1
    assert 0 < speech._grid.cache_info().misses <= len(speech.TRIED_SPEECH_UNITS)


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_words_of_a_remark_fit_its_place_beside_the_face(stage: Stage, text: int) -> None:
    stage.app.settings.text = text
    page = stage.sit(4, game=TAKE, moves=4, fresh=False)
    stage.resize(1280, 720)
    stage.tick()
    page.model.remark = Seat(2), "I should have watched that more closely."
    page.changed()
    bubble = page.tree.by_key["remark"]
    nodes = [one for one in page.tree.nodes if one is not bubble]
    inside = [one for one in nodes if bubble.rect.contains(one.rect)]
    (face,) = [one for one in inside if one.role == "picture"]
    (words,) = [one for one in inside if one.role == "text"]
    assert not words.rect.colliderect(face.rect)
    assert face.rect.h >= 38 * page.measures.unit


@each_game
def test_a_remark_stays_where_it_is_and_covers_nothing_that_is_needed(
    stage: Stage, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_talk, "REMARK_CHANCES", dict.fromkeys(table_talk.REMARK_CHANCES, 1.0))
    page = stage.sit(min(4, game.players[1]), game=game, options={}, speed="normal", seed=3)
    stage.app.settings.thinking = "off"
    rng, match = Random(3), page.session.match
    places: dict[tuple[Seat, str], Rect] = {}
    for _ in range(3000):
        stage.tick(0.05)
        if stage.scene is not page:
            break
        bubble = page.tree.by_key.get("remark")
        if bubble is not None and page.model.remark is not None:
            place = places.setdefault(page.model.remark, bubble.rect.copy())
            assert bubble.rect == place
            assert covered(page, place) == []
        if page.model.your_turn and not match.state.over:
            page.moves.try_move(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    assert places


def robbed(stage: Stage) -> tuple[TablePage, Scene]:
    """A table at which a moment begins, and a remark about it is due."""
    from game.core.table_values import HighlightKind

    scene = found("take")[HighlightKind.TAKE]
    page = stage.sit_at(again(scene))
    stage.worker.slow = True
    page.show.set_pace("normal", False)
    page.show.add(page.session.play(scene.move))
    return page, scene


def test_a_remark_waits_until_a_moment_has_ended_and_not_for_long(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_talk, "REMARK_CHANCES", dict.fromkeys(table_talk.REMARK_CHANCES, 1.0))
    page, _ = robbed(stage)
    said = False
    for _ in range(300):
        stage.tick(0.02)
        assert not (page.show.staged and page.model.remark)
        said = said or page.model.remark is not None
    assert said
    stage.app.settings.remarks = False
    page.model.remark = None
    remarks = page.company.remarks
    remarks._coming = _Word(Seat(1), remarks._said.pop(), stage.now)
    monkeypatch.setattr(type(page.show), "staged", True)
    for _ in range(round(MAX_REMARK_WAIT_SECONDS / 0.1) + 3):
        stage.tick(0.1)
        assert page.model.remark is None
    monkeypatch.setattr(type(page.show), "staged", False)
    stage.tick(1)
    assert page.model.remark is None, "it would come too late"
