"""Between two games an evening is five posters; those of games that were played are face up."""

from pygame import Color

from game.ui.features.evening.evening_posters_page import EveningPoster, EveningPostersPage
from game.ui.features.evening.evening_sheet_page import EveningSheetPage
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.pages.page import Page
from tests.ui.pages import evening_kept
from tests.ui.stage import Stage


def posters(stage: Stage, games: int, fresh: bool = False) -> EveningPostersPage:
    file = evening_kept(stage, games, 4)
    return stage.show(EveningPostersPage(stage.app, file, fresh))


def looks(page: Page) -> list[EveningPoster]:
    found = [node.widget for node in page.tree.nodes]
    return [one for one in found if isinstance(one, EveningPoster)]


def answers(page: Page) -> set[str]:
    return {node.name for node in page.tree.nodes if node.area == "answers"}


def test_five_posters_lie_in_a_row_face_down_until_their_game_was_played(stage: Stage) -> None:
    for size in ((960, 600), (1280, 720), (1920, 1080)):
        stage.resize(*size)
        page = posters(stage, 2)
        found = looks(page)
        assert [one.number for one in found] == ["1", "2", "3", "4", "5"]
        assert [bool(one.drawing) for one in found] == [True, True, False, False, False]
        assert [one.turning.share for one in found] == [1, 1, 0, 0, 0]
        assert [one.due for one in found] == [False, False, True, False, False]
        assert all(one.winners for one in found[:2])
        nodes = [node for node in page.tree.nodes if isinstance(node.widget, EveningPoster)]
        assert len({node.rect.y for node in nodes}) == 1 and page.column.most == 0
        assert {"game 1", "game 2"} == {key for key in page.tree.by_key if key.startswith("game")}


def test_a_poster_has_the_four_scores_of_its_game(stage: Stage) -> None:
    page = posters(stage, 1)
    result = page.sheet.rows[0].result
    assert result is not None
    said = [node.name.replace("\u2212", "-") for node in page.tree.by_key["game 1"].walk()]
    for score in result.scores:
        assert str(score) in said


def test_the_poster_of_the_game_that_has_just_ended_turns_over(stage: Stage) -> None:
    stage.app.settings.speed = "normal"
    page = posters(stage, 2, fresh=True)
    first, second, *_ = looks(page)
    assert (first.turning.share, second.turning.share) == (1, 0)
    assert page.update(100) and not second.turning.share
    assert page.update(100.3 + 0.175) and 0.45 < second.turning.share < 0.55
    page.paint(stage.app.painter)
    assert page.update(100.3 + 0.36) and second.turning.share == 1
    assert not page.update(101)


def test_with_animations_off_it_has_turned_over(stage: Stage) -> None:
    assert stage.app.settings.still
    page = posters(stage, 2, fresh=True)
    assert [one.turning.share for one in looks(page)] == [1, 1, 0, 0, 0]
    assert not page.update(100)


def test_the_grid_opens_from_the_posters_with_all_that_could_be_done(stage: Stage) -> None:
    page = posters(stage, 2)
    grid = stage.show(EveningSheetPage(stage.app, page.file))
    before = answers(grid)
    assert {"Save the sheet", "Give up evening"} < before
    page = stage.show(page)
    here = answers(page)
    stage.click("grid")
    assert type(stage.scene) is EveningSheetPage
    assert before <= here | answers(stage.scene)
    stage.key("escape")
    assert stage.scene is page


def test_a_poster_tells_why_its_points_are_as_they_are(stage: Stage) -> None:
    posters(stage, 2)
    stage.click("game 2")
    assert stage.top(Dialog).heading.startswith("Game 2: ")


def test_a_poster_that_turns_is_narrower(stage: Stage) -> None:
    page = posters(stage, 1)
    node = next(one for one in page.tree.nodes if isinstance(one.widget, EveningPoster))
    look, edge = looks(page)[0], (node.rect.x + 4, node.rect.y + node.rect.h // 3)

    def seen(widget: EveningPoster | None, share: float = 1.0) -> Color:
        node.widget, look.turning.share = widget, share
        page.paint(stage.app.painter)
        return stage.app.painter.surface.get_at(edge)

    bare = seen(None)
    assert seen(look) != bare == seen(look, 0.6)
