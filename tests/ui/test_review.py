"""The review: every decision judged in turn at the replay's table, and kept beside the record."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

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
from game.ui.kit.widgets.button import Button
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


def test_where_large_text_leaves_no_sentence_in_the_bar_the_panel_says_where_one_is(
    stage: Stage,
) -> None:
    page = PAGES["review of takeaway"](stage)
    assert isinstance(page, ReplayPage)
    where = f"move {page.session.at} of {page.session.last}"
    for factor in (1, 2):
        stage.resize(960, 600, text_factor=factor)
        assert bool(stage.role("status")) == (factor == 1)
        assert len([node for node in stage.nodes if where in node.name]) == 1
