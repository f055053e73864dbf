"""The end of an evening: posters that turn over, the finale, and the way to everything else."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from game.text.message import told
from game.ui.features.evening.evening_over_page import (
    FINAL_POSTER_TURN_SECONDS,
    FIRST_TURN_DELAY_SECONDS,
    EveningOverPage,
    TurningPoster,
)
from game.ui.features.evening.evening_page import EveningPage
from game.ui.features.evening.evening_sheet_page import EveningSheetPage
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.sheets.keep_page import KeepPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.turning import Turning
from game.ui.kit.widgets.widget import NodeStyle
from tests.ui.pages import evening_kept
from tests.ui.stage import Stage

SIZES = ((960, 600), (1280, 720), (1920, 1080), (700, 1000), (2560, 1080))


def over(stage: Stage, fresh: bool = False, speed: str = "off") -> EveningOverPage:
    """The page of an evening that has ended, just now or long ago."""
    stage.app.settings.speed = speed
    page = stage.show(EveningOverPage(stage.app, evening_kept(stage, 5, 4), fresh))
    stage.app.settings.speed = speed
    return page


def finales(stage: Stage) -> list[str]:
    heard = (told(one) for one in stage.app.sounds.captions)
    return [one for one in heard if one in ("You win the evening", "You lose")]


def test_it_shows_five_posters_with_their_winners_and_everybody_s_points(stage: Stage) -> None:
    page = over(stage)
    stage.until(lambda: not page.waiting)
    for size in SIZES:
        stage.resize(*size)
        posters = [node for node in stage.nodes if isinstance(node.widget, TurningPoster)]
        assert [node.widget.drawing for node in posters] == [
            f"pictures/{row.game}" for row in page.sheet.rows
        ]
        assert all(node.key and page.measures.window.contains(node.rect) for node in posters)
        for one, other in pairwise(posters):
            assert not one.rect.colliderect(other.rect)
        points = {node.name: node.value for node in stage.nodes if node.role == "group"}
        assert points == {
            who.name: str(sum) for who, sum in
            zip(page.names, page.sheet.standing.points, strict=True)
        }  # fmt: skip
        assert page.heading in stage.said()


@pytest.mark.parametrize("share", [0.9, 1.0])
@pytest.mark.parametrize("dusk", [False, True])
def test_the_corners_of_a_poster_blend_into_the_cloth(
    stage: Stage, share: float, dusk: bool
) -> None:
    painter, rect, turning = stage.app.painter, Rect(20, 20, 150, 188), Turning(0)
    painter.surface, turning.share = Surface((200, 240)), share
    painter.surface.fill((200, 200, 200))
    look = TurningPoster(1, "pictures/take", dusk, turning)
    look.paint(painter, Node(Role.PICTURE, "", rect), NodeStyle())
    corner = painter.surface.subsurface(rect.clip(Rect(20, 20, 30, 8)))
    darkest = min(
        corner.get_at((x, y)).r
        for x in range(corner.get_width())
        for y in range(corner.get_height())
    )
    assert darkest >= (100 if dusk else 170), "a poster's edge is no black line"


def test_the_posters_turn_one_after_the_other_and_then_the_finale_is_heard(stage: Stage) -> None:
    page = over(stage, fresh=True, speed="normal")
    turned: list[int] = []
    for _ in range(200):
        assert finales(stage) == []
        turned.append(sum(one.share == 1 for one in page.turnings))
        stage.tick(0.02)
        if all(one.share == 1 for one in page.turnings):
            break
    assert turned == sorted(turned) and {0, 1, 2, 3, 4} <= set(turned)
    lasted = 0.02 * len(turned)
    assert abs(lasted - FIRST_TURN_DELAY_SECONDS - 5 * FINAL_POSTER_TURN_SECONDS) < 0.1
    assert len(finales(stage)) == 1


def test_a_key_turns_all_of_them_and_without_motion_they_lie_open(stage: Stage) -> None:
    page = over(stage, fresh=True, speed="normal")
    stage.tick(0.1)
    stage.key("f15")
    assert all(one.share == 1 for one in page.turnings)
    assert len(finales(stage)) == 1
    page = over(stage, fresh=True)
    assert all(one.share == 1 for one in page.turnings)
    assert len(finales(stage)) == 2
    over(stage)
    assert len(finales(stage)) == 2, "one that was looked up is not celebrated"


def test_everything_of_before_is_reached(stage: Stage) -> None:
    page = over(stage)
    stage.until(lambda: not page.waiting)
    stage.click("game 2")
    assert "Game 2: " in stage.said()
    stage.key("escape")
    stage.click("All points")
    stage.top(EveningSheetPage)
    stage.click("keep")
    stage.top(KeepPage)
    stage.key("escape", "escape")
    stage.top(EveningOverPage)
    assert page.moment is not None
    stage.click("watch")
    replay = stage.top(ReplayPage)
    assert replay.session.at == page.moment.moment.at
    stage.key("escape")
    first = next(node for node in stage.nodes if node.first)
    assert first.name == "Another evening"
    stage.click("again")
    stage.top(EveningPage)
    stage.key("escape")
    stage.click("start")
    stage.top(StartPage)


def test_an_evening_given_up_has_no_winner_and_backs_for_the_games_not_played(
    stage: Stage,
) -> None:
    file = evening_kept(stage, 2, 3)
    file.stop()
    stage.show(EveningOverPage(stage.app, file, True))
    assert "Evening given up" in stage.said() and finales(stage) == []
    posters = [node for node in stage.nodes if isinstance(node.widget, TurningPoster)]
    assert [bool(node.widget.drawing) for node in posters] == [True] * 2 + [False] * 3
    assert [bool(node.key) for node in posters] == [True] * 2 + [False] * 3
