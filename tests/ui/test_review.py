"""The review: every decision judged in turn at the replay's table, and kept beside the record."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.core.blindness import Oversight
from game.core.event import PERSON_SEAT
from game.features.replay.replay_session import ReplaySession
from game.features.review.review import Judgement, Review
from game.features.review.review_session import MAX_REVIEWED_DECISION_COUNT, ReviewSession
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.text.message import told
from game.ui import routes
from game.ui.features.replay.open_replay import open_replay
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.scores.result_page import ResultPage
from game.ui.kit.paint.painter import MARK_RADIUS_TEXT_SIZES
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.charts import Disc, Graph, MatchStrip, spread
from game.ui.table.model.notice import NoticeKind
from game.ui.table.render.hints import hinted, hinted_zone
from tests.together import each_of
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import NAMES, SIZES, Stage


def over(stage: Stage) -> ReplayPage:
    """A match played at random to its end, kept, and its review."""
    table = stage.sit(2, rounds=1, moves=0, fresh=False)
    rng = Random(3)
    match = table.session.match
    while not match.state.over:
        table.session.play(rng.choice(match.moves_now()))
    session = table.session
    replay = ReplaySession(session.match, session.writer.record)
    stage.app.navigator.open(routes.Replay(replay, review=True))
    return stage.top(ReplayPage)


def looking(page: ReplayPage) -> ReviewSession:
    assert page.reviewing is not None
    return page.reviewing


def judged(stage: Stage) -> ReplayPage:
    """The same once all has been judged."""
    page = over(stage)
    stage.until(lambda: not looking(page).waiting)
    stage.tick()
    return page


def mistaken(stage: Stage) -> ReplayPage:
    """The same with another move that was better everywhere, and so a mistake a turn."""
    page = judged(stage)
    one = looking(page)
    for decision in one.decisions:
        state = page.session.course.state(decision.number)
        moves = [page.model.game.write(move) for move in state.legal()]
        better = next(move for move in moves if move != decision.move)
        one.judged[decision.number] = replace(
            one.judged[decision.number], best=better, cost=3.25 + decision.number
        )
    one._mistakes = (-1, [])
    page.go(one.mistaken()[0])
    stage.tick()
    return page


def test_every_decision_is_judged_and_the_page_says_how_far_it_has_come(stage: Stage) -> None:
    page = over(stage)
    one = looking(page)
    assert one.decisions
    assert one.waiting
    count = len(one.decisions)
    assert f"Looking at decision 1 of {count}" in stage.said()
    stage.until(lambda: not one.waiting)
    assert sorted(one.judged) == one.numbers
    assert f"all {count} decisions" in stage.said()
    graph = page.tree.by_key["graph"]
    assert len(graph.widget.values) == count + 1


def test_a_decision_over_which_the_search_breaks_down_is_told_and_not_counted(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = over(stage)
    one = looking(page)
    failed = one.decisions[1]
    answer = Review.answer

    def broken(question: Review) -> Judgement:
        return question.instead() if question.view == failed.view else answer(question)

    monkeypatch.setattr(Review, "answer", broken)
    stage.until(lambda: not one.waiting)
    assert one.failed == {failed.number}
    assert failed.number not in one.judged
    count = len(one.decisions)
    assert f"{count - 1} of {count} decisions, and failed at the others" in stage.said()
    page.go(failed.number)
    stage.tick()
    assert "couldn’t think this decision through" in stage.said()
    assert "the coach’s move" not in stage.said()
    assert hinted(page.model) is None
    assert one.found().decisions == count - 1
    name = page.session.path.name if page.session.path else ""
    assert stage.app.reviews.of(name) is None, "it is not finished"
    monkeypatch.undo()
    page.look_back()
    page.look_back()
    assert looking(page) is not one
    stage.until(lambda: not looking(page).waiting)
    assert stage.app.reviews.of(name) is not None, "the next review makes up for it"


def test_the_course_of_the_match_ends_with_its_result(stage: Stage) -> None:
    page = judged(stage)
    winners = page.session.match.state.winners
    graph = page.tree.by_key["graph"]
    assert graph.widget.values[-1] == (100 / len(winners) if PERSON_SEAT in winners else 0)
    assert all(0 <= value <= 100 for value in graph.widget.values)
    assert str(graph.value).endswith(f"to {graph.widget.values[-1]:.0f}%")


def test_a_mistake_is_told_with_what_was_played_what_was_better_and_why(stage: Stage) -> None:
    page = mistaken(stage)
    one = looking(page)
    game, names = page.model.game, page.session.names
    for number in one.mistaken():
        page.go(number)
        stage.tick()
        said = " ".join(node.name for node in page.tree.by_key["verdict"].walk())
        state = game.from_view(page.session.course.view(number, PERSON_SEAT))
        made, better = page.session.match.moves[number][1], one.judged[number].best
        assert told(game.describe_move(state, game.parse(made), names)) in said
        assert told(game.describe_move(state, game.parse(better), names)) in said
        assert said.count("it cost you") == 1
        assert said.count("Chance to win") == 2


def test_the_better_play_is_marked_on_the_table_as_a_hint_marks_it(stage: Stage) -> None:
    page = mistaken(stage)
    best = looking(page).judged[page.session.at].best
    assert hinted(page.model) == best
    assert page.model.notice is not None
    assert page.model.notice.kind is NoticeKind.HINT
    assert hinted_zone(page.model) is not None
    stage.app._paint()
    page.forward()
    stage.tick()
    assert hinted(page.model) != best


def test_what_was_better_is_marked_in_the_hand_until_another_position_is_shown(
    stage: Stage,
) -> None:
    page = TABLES["review of texas"](stage)
    assert isinstance(page, ReplayPage)
    hand = page.show.hand
    for at in looking(page).numbers:
        page.go(at)
        stage.tick()
        if hand.picks:
            break
    assert hand.picks
    page._forget_advice()
    assert not hand.picks
    assert hinted(page.model) is None


def test_keys_and_buttons_lead_from_mistake_to_mistake(stage: Stage) -> None:
    page = mistaken(stage)
    found = looking(page).mistaken()
    assert len(found) > 1
    stage.key("n")
    assert page.session.at == found[1]
    stage.key("b")
    assert page.session.at == found[0]
    stage.tick()
    stage.click("next-mistake")
    assert page.session.at == found[1]


LOOK_BACK_LABELS = ("Next mistake", "Next move", "Play from here", "Same cards")
"""What is done while one looks back, in the order of the buttons."""


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_is_done_while_one_looks_back_is_named_below_the_table(
    stage: Stage, text: float
) -> None:
    page = mistaken(stage)
    for size in ((960, 600), (1280, 720), (1920, 1080)):
        stage.resize(*size, text_factor=text)
        stage.tick()
        nodes = [node for node in page.tree.nodes if node.name in LOOK_BACK_LABELS]
        nodes.sort(key=lambda node: node.rect.x)
        assert tuple(node.name for node in nodes) == LOOK_BACK_LABELS, size
        free = nodes[0].rect.x - page.show.felt.x
        for node in nodes:
            look = node.widget
            assert isinstance(look, Button)
            assert node.rect.y >= page.show.felt.bottom
            assert page.tree.root.rect.contains(node.rect), (size, node.name)
            assert not look.bare, (size, node.name)
            if look.keyed:
                # Its words have no room beside the others.
                assert text == 2
                wide = stage.app.texts.width(node.name, stage.app.measures.text_size(16.5))
                assert wide > free, (size, node.name)


@pytest.mark.parametrize("left_handed", [False, True])
def test_the_curve_stands_over_the_felt(stage: Stage, left_handed: bool) -> None:
    stage.app.settings.left_handed = left_handed
    page = mistaken(stage)
    for size in ((960, 600), (1280, 720), (1000, 1300)):
        stage.resize(*size)
        stage.tick()
        panel = next(node for node in page.tree.nodes if node.name == "Look back")
        felt = page.show.felt
        assert (panel.rect.left, panel.rect.right) == (felt.left, felt.right), size
        assert panel.rect.bottom <= felt.top


def test_a_click_on_the_curve_goes_to_a_decision(stage: Stage) -> None:
    page = judged(stage)
    node = page.tree.by_key["graph"]
    inner = node.widget.inner(node.rect, page.measures, stage.app.texts)
    stage.press((inner.right, inner.centery))
    assert page.session.at == page.session.last
    stage.move((inner.x, inner.centery))
    stage.release((inner.x, inner.centery))
    assert page.session.at == looking(page).numbers[0]


def several(stage: Stage) -> ReplayPage:
    """A match of several rounds looked back at, with more mistakes in a round than are marked."""
    page = PAGES["review of take"](stage)
    assert isinstance(page, ReplayPage)
    assert len(set(looking(page).rounds)) > 2
    return page


def marks_of(page: ReplayPage) -> list[Disc]:
    node = page.tree.by_key["graph"]
    look = node.widget
    assert isinstance(look, Graph)
    inner = look.inner(node.rect, page.measures, page.app.texts)
    points = [
        (
            inner.x + inner.w * at // max(1, look.whole - 1),
            round(inner.bottom - inner.h * value / 100),
        )
        for at, value in enumerate(look.values)
    ]
    discs = look.discs(inner, points, page.measures)
    radius = round(page.measures.text_size(12.5) * MARK_RADIUS_TEXT_SIZES)
    reach = Rect(0, 0, 2 * radius, 2 * radius)
    for disc in discs:
        reach.center = disc.middle
        assert node.rect.inflate(2, 2).contains(reach), "a mark stays on the chart"
    return discs


def test_the_curve_shows_one_round_with_what_followed_it(stage: Stage) -> None:
    page = several(stage)
    one = looking(page)
    for number in sorted(set(one.rounds)):
        page.go(one.numbers[one.rounds.index(number)])
        inside = [at for at, other in enumerate(one.rounds) if other == number]
        graph = page.tree.by_key["graph"].widget
        assert isinstance(graph, Graph)
        assert list(graph.values) == one.course()[inside[0] : inside[-1] + 2]
        assert graph.whole == len(inside) + 1 and graph.here == 0
        strip = page.tree.by_key["rounds"].widget
        assert isinstance(strip, MatchStrip)
        assert strip.shown == number and list(strip.values) == one.course()


def test_the_strip_gives_way_to_the_cards_in_large_text_and_is_not_there_for_one_round(
    stage: Stage,
) -> None:
    page = several(stage)
    for size in ((960, 600), (1280, 720), (1920, 1080)):
        for text in (1.0, 1.25, 1.5, 2.0):
            stage.resize(*size, text_factor=text)
            assert ("rounds" in page.tree.by_key) == (text < 1.5), (size, text)
    assert "rounds" not in judged(stage).tree.by_key


def test_the_strip_picks_the_round(stage: Stage) -> None:
    page = several(stage)
    one = looking(page)
    count = len(one.rounds)
    for number in (3, 1, 2):
        first = one.rounds.index(number)
        strip = page.tree.by_key["rounds"].rect
        at = strip.x + strip.w * (2 * first + 3) // (2 * count), strip.centery
        stage.press(at)
        stage.release(at)
        assert page.session.at == one.numbers[first]
        value = page.tree.by_key["rounds"].value
        assert value is not None and value.startswith(f"round {number} of {one.rounds[-1]}, from ")


def test_a_click_inside_the_round_that_is_shown_leaves_the_position(stage: Stage) -> None:
    page = several(stage)
    one = looking(page)
    page.go(one.numbers[2])
    page.pick_round(0.0)
    assert page.session.at == one.numbers[2]


def test_a_click_at_the_end_of_the_curve_stays_in_the_round(stage: Stage) -> None:
    page = several(stage)
    one = looking(page)
    page.go(one.numbers[0])
    page.along(1.0)
    assert page.session.at == one.numbers[one.rounds.index(2) - 1]
    page.go(one.numbers[-1])
    page.along(1.0)
    assert page.session.at == page.session.last


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_costliest_mistakes_of_a_round_are_marked_apart_and_joined_to_their_moves(
    stage: Stage, text: float
) -> None:
    page = several(stage)
    one = looking(page)
    for size in ((960, 600), (1280, 720), (1920, 1080)):
        stage.resize(*size, text_factor=text)
        for number in sorted(set(one.rounds)):
            page.go(one.numbers[one.rounds.index(number)])
            stage.tick()
            marks = marks_of(page)
            costly = [
                place
                for place, (decision, _) in enumerate(one.mistakes(), 1)
                if decision.round == number
            ]
            assert {disc.number for disc in marks} == set(costly[:5])
            middles = [disc.middle[0] for disc in marks]
            least = page.measures.px(22)
            assert all(b - a >= least for a, b in pairwise(middles))
            assert middles == sorted(middles)
            points = [disc.point[0] for disc in marks]
            assert points == sorted(points), "the lines do not cross"


@given(
    wanted=st.lists(st.integers(0, 600), max_size=5).map(sorted),
    least=st.integers(1, 60),
    room=st.integers(0, 400),
)
def test_places_are_spread_near_where_they_are_wanted(
    wanted: list[int], least: int, room: int
) -> None:
    high = least * 4 + room
    places = spread(wanted, least, 0, high)
    assert all(0 <= place <= high for place in places)
    assert all(b - a >= least for a, b in pairwise(places))
    kept = [max(0, min(high, place)) for place in wanted]
    if all(b - a >= least for a, b in pairwise(kept)):
        assert places == kept


def test_digits_go_to_the_mistakes_by_their_cost(stage: Stage) -> None:
    page = mistaken(stage)
    found = looking(page).mistakes()
    for number in range(1, 10):
        page.go(0)
        stage.key(str(number))
        wanted = found[number - 1][0].number if number <= len(found) else 0
        assert page.session.at == wanted
    stage.key("tab", "1")
    assert page.session.at == found[0][0].number


def test_the_review_can_be_left_while_it_thinks_and_goes_on_where_it_was(stage: Stage) -> None:
    page = over(stage)
    stage.until(lambda: len(looking(page).judged) >= 2)
    known = dict(looking(page).judged)
    session = page.session
    stage.key("escape")
    assert stage.scene is not page
    assert not stage.worker.thinking
    assert session.path is not None
    assert stage.app.reviews.judged(session.path.name, session.match) == known
    open_replay(stage.app, session.path, review=True)
    again = looking(stage.top(ReplayPage))
    assert {number: again.judged[number] for number in known} == known


def test_what_has_been_judged_is_not_asked_again(stage: Stage) -> None:
    page = judged(stage)
    path = page.session.path
    assert path is not None
    found = stage.app.reviews.of(path.name)
    assert found is not None
    assert found.decisions == len(looking(page).decisions)
    assert found.mistakes == len(looking(page).mistakes())
    stage.key("escape")
    open_replay(stage.app, path, review=True)
    again = looking(stage.top(ReplayPage))
    assert not again.waiting
    assert again.judged == looking(page).judged


def test_a_better_move_that_cannot_be_made_there_is_asked_about_again(stage: Stage) -> None:
    page = judged(stage)
    one = looking(page)
    number = one.numbers[0]
    known = one.judged[number]
    lines = ("take 99",), (known.best, "take 99"), (one.decisions[0].move,) * 3
    wrong = [replace(known, line=line) for line in lines]
    for said in (Judgement("take 99", "Nonsense.", 0.0, 9.0), *wrong):
        one.judged[number] = said
        one._unkept = 1
        one.keep()
        again = ReviewSession(page.session, stage.worker, stage.app.reviews)
        assert number not in again.judged
        assert again.waiting


def blamed(page: ReplayPage, number: int, said: Judgement) -> None:
    """Have one mistake, and look at it."""
    one = looking(page)
    for other in one.decisions:
        one.judged[other.number] = replace(one.judged[other.number], cost=0.0)
    one.judged[number] = said
    one._mistakes = (-1, [])
    page.go(number)


@each_of("cost", [37.25, 0.1])
def test_a_sure_win_thrown_away_is_told_with_its_line_and_no_percentage(
    stage: Stage, cost: float
) -> None:
    page = judged(stage)
    one = looking(page).decisions[0]
    game, state = page.model.game, page.session.course.state(one.number)
    better = next(move for move in map(game.write, state.legal()) if move != one.move)
    said = Judgement(better, "", 100 - cost, cost, 100.0, line=(better,), overlooked="next")
    blamed(page, one.number, said)
    line = str(game.describe_move(state, game.parse(better), page.session.names))
    assert f"You had a sure win: “{line}”." in stage.said()
    assert ("it cost you 37%" if cost > 1 else "it cost you under 1%") in stage.said()
    assert "You overlooked" not in stage.said(), "the line says it"
    assert not {"100%", "over 99%"} & {node.name for node in stage.nodes if "Better" in node.name}
    won = Judgement(one.move, "", 100.0, 0.0, 100.0, line=(one.move,), wins=True)
    blamed(page, one.number, won)
    assert "It wins for sure." in stage.said()
    graph = page.tree.by_key["graph"]
    assert graph.value is not None and graph.value.startswith("from a sure win to")


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Judgement("", "", 43.2, 0.0, 43.2, error=2.0, expected_error=2.0), "about 45%"),
        (Judgement("", "", 43.2, 0.0, 43.2, error=0.5, expected_error=0.5), "43%"),
        (Judgement("", "", 100.0, 0.0, 100.0, exact=True), "100%"),
    ],
)
def test_the_curve_tells_a_chance_as_the_verdict_does(
    stage: Stage, said: Judgement, text: str
) -> None:
    page = judged(stage)
    one = looking(page).decisions[0]
    blamed(page, one.number, replace(said, best=one.move))
    value = page.tree.by_key["graph"].value
    assert value is not None and value.startswith(f"from {text} to ")
    assert f"Chance to win with it: {text}." in stage.said()


def test_a_match_without_decisions_has_a_curve_of_its_end(stage: Stage) -> None:
    page = judged(stage)
    one = looking(page)
    one.decisions, one.numbers, one.judged = [], [], {}
    page.changed()
    value = page.tree.by_key["graph"].value
    assert value is not None and value.startswith("from ")


def test_what_was_overlooked_is_told_of_a_mistake(stage: Stage) -> None:
    page = judged(stage)
    game, names = page.model.game, page.session.names
    told_count = 0
    for one in looking(page).decisions:
        seen = game.from_view(one.view)
        made = game.parse(one.move)
        for best in seen.legal():
            for blindness in game.bot.blindnesses:
                if told_count > 2 or best == made or not blindness.explains(seen, best, made):
                    continue
                text = game.write(best)
                said = Judgement(text, "", 20.0, 9.0, 29.0, overlooked=blindness.name)
                blamed(page, one.number, said)
                sentence = blindness.tell(Oversight(seen, best, made, names[0], names))
                assert str(sentence).startswith("You")
                assert str(sentence) in stage.said()
                blamed(page, one.number, replace(said, overlooked="unknown"))
                assert str(sentence) not in stage.said()
                told_count += 1
    assert told_count


def test_ending_the_review_leaves_the_replay(stage: Stage) -> None:
    page = judged(stage)
    stage.key("c")
    stage.tick()
    assert page.reviewing is None
    assert "timeline" in page.tree.by_key
    assert hinted(page.model) is None
    stage.key("c")
    stage.tick()
    assert "graph" in page.tree.by_key


def test_a_match_that_goes_on_is_not_looked_back_on(stage: Stage) -> None:
    game = GAMES_BY_NAME["take"]
    match = Match(game, game.setup(2, {}, 3), NAMES[:2])
    stage.sit_at(match)
    stage.app.navigator.open(routes.Replay(ReplaySession(match), review=True))
    page = stage.top(ReplayPage)
    assert page.reviewing is None
    stage.key("c")
    assert page.reviewing is None


def test_nothing_leaves_the_window_at_any_size(stage: Stage) -> None:
    page = mistaken(stage)
    for size in SIZES:
        stage.resize(*size)
        whole = page.tree.root.rect
        for node in page.tree.nodes:
            assert whole.contains(node.rect), (size, node.name)


def test_a_long_match_is_looked_at_evenly(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.features.review.review_session.MAX_REVIEWED_DECISION_COUNT", 3)
    one = looking(over(stage))
    assert len(one.decisions) == 3 < MAX_REVIEWED_DECISION_COUNT
    assert one.numbers == sorted(set(one.numbers))


def test_the_result_page_leads_to_the_review(stage: Stage) -> None:
    table = stage.sit(2, rounds=1, moves=0, fresh=False)
    match = table.session.match
    while not match.state.over:
        table.session.play(match.moves_now()[0])
    table.show.snap(match.view(PERSON_SEAT))
    stage.tick()
    stage.top(ResultPage)
    stage.click("Look back")
    page = stage.top(ReplayPage)
    assert looking(page).session.match is match
    assert isinstance(page.session.path, Path)
    assert page.session.path.exists()


def test_what_the_coach_says_is_turned_with_the_wheel_and_begins_anew_elsewhere(
    stage: Stage,
) -> None:
    page = PAGES["review of takeaway"](stage)
    assert isinstance(page, ReplayPage)
    stage.resize(960, 600, text_factor=2)
    panel = page.tree.by_key["verdict"]
    assert page.verdict.most > 0
    stage.wheel(stage.visible_point(panel), -1)
    assert page.verdict.offset > 0
    page.mistake(1)
    assert page.verdict.offset == 0


def test_where_there_is_no_room_for_a_sentence_in_the_bar_the_panel_says_where_one_is(
    stage: Stage,
) -> None:
    page = PAGES["review of takeaway"](stage)
    assert isinstance(page, ReplayPage)
    where = f"move {page.session.at} of {page.session.last}"
    for size, factor, has_room in (
        ((1280, 720), 1, True),
        ((1280, 720), 2, False),
        ((960, 600), 1, False),
        ((960, 600), 2, False),
    ):
        stage.resize(*size, text_factor=factor)
        assert bool(stage.role("status")) == has_room
        assert len([node for node in stage.nodes if where in node.name]) == 1
