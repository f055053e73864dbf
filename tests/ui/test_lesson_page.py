"""Lessons at the table: by mouse, by keys, by the tree; another move is answered, taken back."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from types import SimpleNamespace

import pytest
from pygame import Rect

from game.core.event import PERSON_SEAT, Event
from game.core.table import PERSON_HAND_ZONE
from game.features.lessons.progress import Progress, title_of
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import Message, say, told
from game.ui.app.screen_reader.accessible_tree import screen
from game.ui.features.lessons import lesson_page
from game.ui.features.lessons.lesson_page import FirstHandPage, LessonPage, _joined
from game.ui.features.lessons.lessons_page import LessonsPage
from game.ui.features.lessons.open_lesson import begin_first_hand
from game.ui.features.match.match_page import TablePage
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.button import Button
from game.ui.table.model.actions import Undo
from game.ui.table.render.felt_effects import (
    ARROW_DIRECTIONS,
    POINTER_ANIMATION_SECONDS,
    arrow_rect,
)
from tests.lessons.lessons import ALL, lesson
from tests.ui.lessons import do_lesson, do_step, make, moved_on, offers, sit
from tests.ui.pages import TABLES, taught
from tests.ui.stage import Stage

SIZES = ((960, 600), (1920, 1080), (960, 1200))
TABLE_ROLES = (Role.HAND, Role.FAN, Role.SLOT, Role.MELD, Role.CARD, Role.PLAYER, Role.WAY)


def by_tree(page: Page) -> Callable[[Node], None]:
    """Uses nodes of a page as a program would that reads the tree."""

    def use(node: Node) -> None:
        assert node.act is not None and node.enabled
        page.activate(node)

    return use


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_done_by_the_tree_alone(stage: Stage, game: str, name: str) -> None:
    page = sit(stage, game, name)
    assert do_lesson(stage, page, by_tree(page)) == len(lesson(game, name).steps)
    assert isinstance(stage.scene, Dialog)
    assert Progress(stage.app.settings.lessons).was_finished(game, name)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_done_by_mouse(stage: Stage, game: str, name: str) -> None:
    page = sit(stage, game, name)
    assert do_lesson(stage, page, stage.click) == len(lesson(game, name).steps)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_done_by_keys(stage: Stage, game: str, name: str) -> None:
    page = sit(stage, game, name)

    def by_keys(node: Node) -> None:
        """Go to a node by Tab and arrows, and press Enter, or Space on a card of the hand."""
        for _ in range(60):
            here = page.tree.focused
            if here is None or here.area != node.area:
                stage.key("tab")
            elif here.key != node.key:
                dx = node.rect.centerx - here.rect.centerx
                dy = node.rect.centery - here.rect.centery
                sideways = "right" if dx > 0 else "left"
                stage.key(sideways if abs(dx) > abs(dy) else "down" if dy > 0 else "up")
        assert page.tree.focus == node.key
        stage.key("space" if node.pick is not None and PERSON_HAND_ZONE in node.key else "return")

    def use(node: Node) -> None:
        if node.command is not None:
            stage.key(node.command.keys[0].key)
        else:
            by_keys(node)

    assert do_lesson(stage, page, use) == len(lesson(game, name).steps)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_all_that_is_pointed_at_is_seen_and_not_covered(
    stage: Stage, game: str, name: str, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    page = sit(stage, game, name)
    while stage.scene is page:
        step = page.teaching
        assert step is not None
        stage.tick()
        looks = [node for node in page.tree.nodes if node.key.startswith("look ")]
        assert len({node.key.split("/")[0] for node in looks}) == len(step.points), step.says
        panel = page.tree.by_key["teacher"].rect
        for node in looks:
            assert not node.rect.colliderect(panel), (step.says, node.name)
            assert Rect(0, 0, *size).contains(node.rect), (step.says, node.name)
        for zone in (PERSON_HAND_ZONE, "pile", "stock"):
            if zone in page.show.laid.spots:
                assert not page.show.laid.spots[zone].colliderect(panel)
        hold_all_is_heard(page, looks)
        place = page.guide.place
        do_step(stage, page, by_tree(page))
        stage.until(partial(moved_on, stage, page, place))
        stage.until(lambda: stage.scene is not page or page.teaching is not None)


def hold_all_is_heard(page: LessonPage, looks: Sequence[Node]) -> None:
    """Check that the reading cursor reads what is pointed at, and the table behind it, once."""
    shown = screen(page.name, page.tree.root, page.tree.focus, unsaid=True)
    read = Counter(shown.sources[one].key for one in dict.fromkeys(shown.stops()))
    texts = " ".join(one.text for one in shown.passages())
    for node in looks:
        assert read[node.key] == 1 and node.name in texts, node.name
    table = [node for node in page.tree.nodes if node.role in TABLE_ROLES and node.name]
    assert table
    for node in table:
        assert read[node.key] == 1 and node.name in texts, node.name
        held = (node.value or "").partition(",")[0]
        assert held in texts, held


def test_ring_and_pointer_follow_the_card_that_they_point_at(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In each frame they are within two pixels of its painted pose, and off figure and hand."""
    painted: list[Rect] = []
    monkeypatch.setattr(
        lesson_page,
        "paint_pointer",
        lambda painter, rect, since, kept: painted.append(rect.copy()),
    )
    moved = 0
    for game in GAMES:
        page = sit(stage, game.name, game.lessons[0])
        stage.app.settings.speed = "slow"
        page.show.set_pace("slow", False)
        for _ in range(30):
            points = page._points
            for point in points:
                held = page.show.laid.order.get(PERSON_HAND_ZONE, ())
                if point.name != PERSON_HAND_ZONE or not point.cards or not held:
                    continue
                slot = next(
                    at for at, text in enumerate(page.show.hand.order) if text in point.cards
                )
                page.show.hand.hovered = slot
                page.show.rearrange(page.model.now)
                for _ in range(14):
                    stage.tick(0.02)
                    painted.clear()
                    stage.app._paint()
                    sprite = page.show.cast.zones[PERSON_HAND_ZONE][held[slot]]
                    pose = sprite.where(page.model.now)
                    rect = pose.rect(page.show.laid.card)
                    moved += sprite.is_moving(page.model.now)
                    assert any(
                        abs(one.top - rect.top) <= 2 and one.left <= rect.left + 2
                        for one in painted
                    ), (game.name, point, painted, rect)
                page.show.hand.hovered = None
                page.show.rearrange(page.model.now)
            if page.teaching is None or stage.scene is not page:
                break
            place = page.guide.place
            do_step(stage, page, by_tree(page))
            stage.until(partial(moved_on, stage, page, place))
            stage.until(lambda page=page: stage.scene is not page or page.teaching is not None)
            if stage.scene is not page:
                break
    assert moved


def test_the_arrow_of_a_pointer_stands_off_the_hand_and_the_figure() -> None:
    rect, screen = Rect(100, 100, 60, 80), Rect(0, 0, 400, 400)
    tips = [arrow_rect(rect, 6, 11, way) for way in ARROW_DIRECTIONS]
    for tip in tips:
        assert screen.contains(tip) and not tip.colliderect(rect)
    assert tips[0].bottom < rect.top and tips[1].top > rect.bottom
    assert tips[2].right < rect.left and tips[3].left > rect.right


def test_cards_beside_each_other_have_one_sign_and_others_one_each() -> None:
    row = [Rect(0, 0, 20, 60), Rect(21, 0, 20, 60), Rect(42, 0, 20, 60)]
    apart = Rect(100, 0, 20, 60)
    assert _joined([apart, row[2], row[0], row[1]]) == [Rect(0, 0, 62, 60), apart]
    assert _joined([]) == []


def test_a_plate_says_your_turn_while_the_teacher_speaks_of_it(stage: Stage) -> None:
    page = sit(stage, "taki", "turn")
    said = []
    while stage.scene is page:
        stage.tick()
        step = page.guide.reading, page.model.asked == PERSON_SEAT
        said.append((*step, say("table-your-turn") in str(page.tree.by_key["plate 0"].value)))
        place = page.guide.place
        do_step(stage, page, by_tree(page))
        stage.until(partial(moved_on, stage, page, place))
        stage.until(lambda: stage.scene is not page or page.teaching is not None)
    assert {(reading, asked) for reading, asked, _ in said} == {(True, True), (False, True)}
    assert all(told == asked for _, asked, told in said)


def test_another_move_is_answered_and_taken_back(stage: Stage) -> None:
    page = sit(stage, "taki", "turn")
    for _ in range(2):
        do_step(stage, page, by_tree(page))
        stage.tick()
    stage.until(lambda: page.teaching is not None)
    made = len(page.session.match.moves)
    make(stage, page, "play R1", by_tree(page))
    stage.until(lambda: page.guide.strayed is not None and page.settled)
    assert "The red 1 fits too." in stage.said()
    for _ in range(200):
        stage.tick()
    assert len(page.session.match.moves) == made + 1, "somebody went on"
    stage.click("take back")
    stage.tick()
    assert len(page.session.match.moves) == made
    assert page.guide.strayed is None and page.teaching is not None
    assert do_lesson(stage, page, by_tree(page)) == 5


def test_without_a_sentence_of_its_own_the_coach_says_what_would_be_better(stage: Stage) -> None:
    page = sit(stage, "takeaway", "slots")
    page.guide.lesson.steps[3].misses.clear()
    while page.guide.place != 3:
        do_step(stage, page, by_tree(page))
        stage.until(lambda: page.teaching is not None)
    make(stage, page, "take 3", by_tree(page))
    stage.until(lambda: page.guide.strayed is not None and page.settled)
    assert "You take three cards" in stage.said()


def test_what_is_not_allowed_is_refused_as_anywhere(stage: Stage) -> None:
    page = sit(stage, "taki", "turn")
    do_step(stage, page, by_tree(page))
    stage.tick()
    stage.click("zone stock")
    assert page.model.notice is not None and page.model.notice.refuses
    assert page.guide.strayed is None and not page.session.match.moves


def test_a_move_without_a_choice_is_the_learners_own(stage: Stage) -> None:
    stage.app.settings.forced = "all"
    page = sit(stage, "taki", "turn")
    do_step(stage, page, by_tree(page))
    for _ in range(300):
        stage.tick()
    assert not page.session.match.moves


def test_no_clock_runs_in_a_call(stage: Stage) -> None:
    stage.app.settings.calls = 2
    stage.app.settings.announce = True
    page = sit(stage, "rummy500", "call")
    do_step(stage, page, by_tree(page))
    stage.until(lambda: page.model.open_call() is not None)
    for _ in range(600):
        stage.tick()
    assert page.model.open_call() is not None and page.model.call_left is None


def test_the_coach_advises_what_the_lesson_expects(stage: Stage) -> None:
    page = sit(stage, "take", "turn")
    do_step(stage, page, by_tree(page))
    stage.tick()
    stage.key("h")
    stage.tick()
    assert page.model.notice is not None and "10 of clubs" in page.model.notice.text


def test_escape_leaves_and_the_lesson_goes_on_where_it_was(stage: Stage) -> None:
    page = sit(stage, "take", "take")
    for _ in range(3):
        do_step(stage, page, by_tree(page))
        stage.until(lambda: page.teaching is not None)
    place = page.guide.place
    stage.key("escape")
    assert stage.top(LessonsPage)
    assert stage.app.match_store.paths() == []
    again = sit(stage, "take", "take", afresh=False)
    assert again.guide.place == place == 3
    assert [move for _, move in again.session.match.moves[-2:]] == ["draw stock", "add 8C to M2"]


def test_the_page_of_lessons_marks_what_is_done_started_and_next(stage: Stage) -> None:
    progress = Progress(stage.app.settings.lessons)
    game = GAMES_BY_NAME["take"]
    done, begun, following, *others = game.lessons
    progress.finished("take", done)
    progress.left("take", begun, 2)
    progress.finished("take", others[-1])
    page = stage.show(LessonsPage(stage.app, game))

    def said(name: str) -> str:
        return " ".join(node.name for node in page.tree.by_key[f"lesson take {name}"].walk())

    assert "done" in said(done).lower() and "done" in said(others[-1]).lower()
    assert "started" in said(begun).lower()
    assert "next" not in said(following).lower(), "the one that was begun comes first"
    progress.finished("take", begun)
    page.changed()
    assert "next" in said(following).lower()


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_the_first_hand_is_first_of_the_lessons_and_can_be_played_again(
    stage: Stage, name: str
) -> None:
    game, progress = GAMES_BY_NAME[name], Progress(stage.app.settings.lessons)
    page = stage.show(LessonsPage(stage.app, game))

    def entries() -> list[Node]:
        found = [page.tree.by_key[f"lesson {name} {one}"] for one in game.all_lessons]
        return sorted(found, key=lambda node: (node.rect.y, node.rect.x))

    def said(place: int) -> str:
        return " ".join(node.name for node in entries()[place].walk())

    assert [entry.key.split()[-1] for entry in entries()] == [game.first_hand, *game.lessons]
    assert told(title_of(name, game.first_hand)) in said(0) and "next" in said(0)
    assert f"1. {told(title_of(name, game.lessons[0]))}" in said(1) and "next" not in said(1)
    for times in range(2):
        stage.click(entries()[0])
        lesson_page = stage.top(LessonPage)
        assert lesson_page.guide.lesson.name == game.first_hand
        assert do_lesson(stage, lesson_page, by_tree(lesson_page)) > 0
        # The next lesson is the second: a first hand teaches what the first one does.
        assert told(title_of(name, game.lessons[1])) in stage.said()
        page = stage.show(LessonsPage(stage.app, game))
        assert "done" in said(0) and "done" in said(1) and "next" in said(2), times
    assert progress.step_index(name, game.first_hand) == 0


def test_who_knows_a_turn_is_sent_to_the_next_lesson_and_not_to_the_first_hand(
    stage: Stage,
) -> None:
    game = GAMES_BY_NAME["taki"]
    Progress(stage.app.settings.lessons).finished("taki", game.lessons[0])
    page = stage.show(LessonsPage(stage.app, game))
    nexts = [
        one
        for one in game.all_lessons
        if any("next" in node.name for node in page.tree.by_key[f"lesson taki {one}"].walk())
    ]
    assert nexts == [game.lessons[1]]


def test_a_lesson_is_on_no_shelf_and_in_no_statistics(stage: Stage) -> None:
    page = sit(stage, "taki", "last")
    do_lesson(stage, page, by_tree(page))
    kept = list(stage.app.profile.folder.rglob("*.record"))
    assert kept == [] and page.session.match.notes.mode == "lesson"


def test_nothing_before_the_lesson_is_taken_back(stage: Stage) -> None:
    page = sit(stage, "take", "take")
    assert not page.session.undoable
    page.perform(Undo())
    assert len(page.session.match.moves) == page.guide.lesson.begins


def test_the_sign_moves_for_a_moment_and_not_at_all_under_reduced_motion(stage: Stage) -> None:
    stage.app.settings.speed = "normal"
    page = sit(stage, "take", "take")
    assert page.update(stage.now + 0.1)
    assert not page.update(stage.now + POINTER_ANIMATION_SECONDS + 1)
    stage.app.settings.reduced_motion = True
    page = sit(stage, "take", "take")
    stage.tick()
    assert not page.update(stage.now + 0.1)


def test_after_the_last_lesson_a_real_match_is_offered(stage: Stage) -> None:
    for name in GAMES_BY_NAME["taki"].lessons[:-1]:
        Progress(stage.app.settings.lessons).finished("taki", name)
    page = sit(stage, "taki", "last")
    do_lesson(stage, page, by_tree(page))
    stage.click("answer 0")
    table = stage.top(TablePage)
    assert not isinstance(table, LessonPage)
    assert {player.level for player in table.session.players[1:]} == {"easy"}
    assert len(stage.app.match_store.paths()) == 1


def test_after_a_lesson_the_next_one_is_offered(stage: Stage) -> None:
    page = sit(stage, "take", "turn")
    do_lesson(stage, page, by_tree(page))
    assert "Taking" in stage.said()
    stage.click("answer 0")
    assert stage.top(LessonPage).guide.lesson.name == "take"


def test_no_page_is_got_ready_for_the_end_of_a_lesson_s_round(stage: Stage) -> None:
    page = TABLES["lesson of takeaway, slots, step 4"](stage)
    page.show.stopped = Event("round-end")
    assert not page.coming
    table = stage.sit(2, rounds=2)
    table.show.stopped = Event("round-end")
    assert table.coming


@pytest.mark.parametrize("name", ["turn", "wild", "out"])
def test_a_lesson_of_texas_rummy_says_its_round_among_the_eleven(stage: Stage, name: str) -> None:
    sit(stage, "texas", name)
    said = stage.said()
    assert "Round 4 of 11" in said
    assert "Round 1" not in said


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_panel_names_the_lesson_and_no_rule_set(stage: Stage, game: str, name: str) -> None:
    page = sit(stage, game, name)
    panel = page.tree.by_key[page.model.standing.panel]
    said = [node.name for node in panel.walk() if node.role in (Role.HEADING, Role.TEXT)]
    assert said[:2] == [str(GAMES_BY_NAME[game].title), told(page.guide.lesson.title)]
    assert told(Message("rulesets-own")) not in stage.said()


def gold(page: LessonPage) -> list[Node]:
    """The primary buttons of the table and of the teacher."""
    return [
        node
        for node in page.tree.nodes
        if isinstance(node.widget, Button) and node.widget.primary and node.enabled
    ]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_gold_is_the_taught_move_and_any_legal_move_goes_on(
    stage: Stage, game: str, name: str
) -> None:
    page = sit(stage, game, name)
    while stage.scene is page:
        stage.tick()
        guide, match, place = page.guide, page.session.match, page.guide.place
        step, made = page.teaching, len(match.moves)
        assert step is not None
        if guide.reading:
            assert [node.key for node in gold(page)] == ["go on"]
            others = [one for one in match.moves_now() if not guide.is_recorded(one)]
            if match.state.asked == PERSON_SEAT and others:
                assert page.moves.try_move(others[-1])
                assert len(match.moves) == made, "only the record's own move is made"
                assert guide.place == place + 1 and guide.strayed is None
                guide.place = place
        elif not step.free:
            assert step.move is not None
            assert all(offers(node, step.move) for node in gold(page)), step.says
            assert len(gold(page)) <= 1
        do_step(stage, page, by_tree(page))
        stage.until(partial(moved_on, stage, page, place))
        stage.until(lambda: stage.scene is not page or page.teaching is not None)


def test_others_are_watched_only_once_one_of_them_is_asked(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a move of one's own is shown, the teacher's sentence stays."""
    page = taught(stage, "take", "turn", 2)
    assert isinstance(page, LessonPage)
    text = page._lecture().text
    monkeypatch.setattr(LessonPage, "settled", False)
    assert page._lecture().text == text
    monkeypatch.setattr(type(page.show), "state", SimpleNamespace(asked=1))
    assert told(page._lecture().text) == "Watch the others."


def test_the_number_over_a_sentence_is_that_of_the_sentence(stage: Stage) -> None:
    stage.app.settings.speed = "normal"
    begin_first_hand(stage.app, GAMES_BY_NAME["taki"])
    page = stage.top(FirstHandPage)
    stage.until(lambda: page.teaching is not None)
    before = page._lecture()
    assert told(before.head) == "Break the +3: 1 of 10"
    do_step(stage, page, stage.click)
    stage.tick()
    shown = page._lecture()
    assert not page.settled and (shown.head, shown.text) == (before.head, before.text)
    stage.until(lambda: page.teaching is not None)
    assert told(page._lecture().head) == "Break the +3: 2 of 10"
