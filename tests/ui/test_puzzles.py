"""Puzzles in the window: the list, the question at the table, and what is answered."""

import re
from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.core.event import Seat
from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.features.puzzles.own_puzzles import OwnPuzzles
from game.features.puzzles.puzzle import (
    Collection,
    Proof,
    Puzzle,
    PuzzleResult,
    Solved,
    Step,
    Worse,
    answer_text,
    by_star,
    differences,
    kept,
    moves_of_turn,
    number_in_star,
    theme_of,
)
from game.features.puzzles.puzzle_finder import alternatives
from game.games import GAMES, GAMES_BY_NAME
from game.games.takeaway.bot.endgame import ways_to_take
from game.match.match import Match
from game.text.message import Message, say, told
from game.ui.app.idle_tasks import BACKGROUND_WORK_INTERVAL_SECONDS, PUZZLE_CHECK_INTERVAL_SECONDS
from game.ui.features.puzzles.open_puzzle import open_puzzle, puzzle_route
from game.ui.features.puzzles.puzzle_page import PuzzlePage
from game.ui.features.puzzles.puzzles_page import (
    PUZZLE_THEME_TEXT_UNITS,
    PuzzleCard,
    PuzzlesPage,
)
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.commands import UNDO_MOVE
from game.ui.kit.pages.page import Page
from game.ui.kit.widgets.widget import NodeStyle
from game.ui.table.control.why_not import HOLD_SECONDS
from game.ui.table.model.actions import ClickZone
from game.ui.table.model.drag_state import card_keys
from game.ui.table.model.notice import NoticeKind
from game.ui.table.render.hints import hinted
from tests.puzzles.test_own_puzzles import RECORD, reviewed
from tests.ui.pages import PAGES
from tests.ui.stage import Stage

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def sit(stage: Stage, game: Game[Any, Any], place: int = 0) -> PuzzlePage:
    page = stage.show(stage.app.navigator.make(puzzle_route(stage.app, game, place)))
    stage.tick()
    return page


def listed(game: Game[Any, Any], any_rules: bool = False) -> Collection:
    """The puzzles in the order of the list."""
    return by_star(game, kept(game), any_rules)


def with_most_tries(game: Game[Any, Any]) -> int:
    """The place of a puzzle with three tries, or the most there are."""
    puzzles = kept(game).puzzles
    return max(range(len(puzzles)), key=lambda place: min(3, len(puzzles[place].first.worse)))


def of_one_move(game: Game[Any, Any]) -> int:
    """The place of a puzzle with one move to find."""
    return next(place for place, one in enumerate(kept(game).puzzles) if len(one.steps) == 1)


def first_of_one_move(game: Game[Any, Any]) -> int:
    """The same in the order of the list."""
    return next(place for place, one in enumerate(listed(game).puzzles) if len(one.steps) == 1)


def of_several(game: Game[Any, Any]) -> int:
    """The place of the puzzle with the most moves to find."""
    puzzles = kept(game).puzzles
    return max(range(len(puzzles)), key=lambda place: len(puzzles[place].steps))


def settle(stage: Stage) -> None:
    for _ in range(30):
        stage.tick(0.1)


def files(stage: Stage) -> list[str]:
    folder = stage.app.profile.folder
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


# The list.


def test_the_start_page_leads_to_the_list_by_mouse_and_by_key(stage: Stage) -> None:
    for way in (lambda: stage.click("puzzles"), lambda: stage.key("p")):
        stage.show(StartPage(stage.app))
        way()
        page = stage.top(PuzzlesPage)
        assert page.heading == "Puzzles"


@EVERY
def test_the_list_has_every_puzzle_of_a_game_under_its_grade(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.show(PuzzlesPage(stage.app))
    stage.click(f"game={game.name}")
    for any_rules in (False, True):
        shown = listed(game, any_rules)
        tiles = [node for node in stage.nodes if node.key.startswith("puzzle ")]
        assert len(tiles) == len(shown.puzzles) <= len(kept(game).puzzles)
        tips = {node.key: node.tip for node in tiles}
        names = {node.key: node.name for node in tiles}
        for place, one in enumerate(shown.puzzles):
            assert "of 100" not in tips[f"puzzle {place + 1}"]
            assert told(theme_of(game, one) or "") in tips[f"puzzle {place + 1}"]
            number, count = number_in_star(shown, place)
            assert names[f"puzzle {place + 1}"].endswith(f", {number} of {count}")
        stars = [one.stars for one in shown.puzzles]
        assert stars == sorted(stars)
        own = 1
        assert len(stage.role("group heading")) == len(set(stars)) + own
        others = len(kept(game).puzzles) - len(listed(game).puzzles)
        keys = [node.key for node in stage.nodes]
        assert ("other rules" in keys) == bool(others)
        if others:
            stage.click("other rules")
    assert [not differences(game, one) for one in listed(game).puzzles].count(False) == 0


@pytest.mark.parametrize("name", ["take", "rummy500", "taki", "texas"])
def test_a_puzzle_with_other_rules_says_how_they_differ(stage: Stage, name: str) -> None:
    """Nothing else does, and none is said to have rules of one's own."""
    game = GAMES_BY_NAME[name]
    puzzles = kept(game).puzzles
    usual = [place for place, one in enumerate(puzzles) if not differences(game, one)]
    other = next(place for place in range(len(puzzles)) if place not in usual)
    for place in (usual[0], other):
        sit(stage, game, place)
        assert ("Here " in stage.said()) == (place == other)
        assert "our own rules" not in stage.said()
    for sentence in differences(game, puzzles[other]):
        assert told(sentence) in stage.said()


def test_the_list_opens_on_the_game_played_last_and_has_known_games_first(stage: Stage) -> None:
    PAGES["history"](stage)
    page = stage.show(PuzzlesPage(stage.app))
    entries = [
        one for one in stage.app.match_store.match_index.entries.values() if one.summary is not None
    ]
    newest = max(entries, key=lambda one: one.stamp).summary
    assert newest is not None and page.game.name == newest.game
    known = {one.summary.game for one in entries if one.summary is not None}
    assert {game.name for game in page.games[: len(known)]} == known
    stage.click("next puzzle")
    opened = stage.top(PuzzlePage).puzzle
    assert opened.stars == min(one.stars for one in listed(page.game).puzzles)


def test_a_puzzle_of_the_list_opens_and_escape_leads_back(stage: Stage) -> None:
    stage.show(PuzzlesPage(stage.app))
    keys = [key for key in stage.top(PuzzlesPage).tree.by_key if key.startswith("puzzle ")]
    stage.click(keys[1])
    assert stage.top(PuzzlePage).place == int(keys[1].split()[1]) - 1
    stage.key("escape")
    assert stage.top(PuzzlesPage)


def test_the_list_says_what_has_become_of_each(stage: Stage) -> None:
    game = GAMES[0]
    puzzles = listed(game).puzzles
    marks = Solved(stage.app.profile)
    for place, mark in enumerate((PuzzleResult.FOUND, PuzzleResult.SHOWN, PuzzleResult.TRIED)):
        marks.mark(game.name, puzzles[place].match, mark)
    stage.show(PuzzlesPage(stage.app))
    said = [stage.find(f"puzzle {number}").value for number in (1, 2, 3, 4)]
    assert said == ["solved", "solution shown", "tried", "not tried yet"]
    assert told(theme_of(game, puzzles[1]) or "") in stage.find("puzzle 2").tip
    assert f"1 of {len(puzzles)} solved" in stage.said()
    assert "Your streak: 0 solved at the first try. Your best is 1." in stage.said()
    stage.click("next puzzle")
    assert stage.top(PuzzlePage).place == 3


def test_the_list_counts_what_was_solved_in_older_sets(stage: Stage) -> None:
    game = GAMES[0]
    marks = Solved(stage.app.profile)
    marks.mark(game.name, listed(game).puzzles[0].match, PuzzleResult.FOUND)
    stage.show(PuzzlesPage(stage.app))
    assert "older set" not in stage.said()
    for count, said in ((1, "Solved 2. 1 of them is from an older set."),
                        (2, "Solved 3. 2 of them are from older sets.")):  # fmt: skip
        Solved(stage.app.profile).mark(game.name, count, PuzzleResult.FOUND)
        stage.show(PuzzlesPage(stage.app))
        assert said in stage.said()
    assert f"1 of {len(listed(game).puzzles)} solved" in stage.said()


def cards(stage: Stage) -> dict[str, PuzzleCard]:
    """The cards of the list by their keys."""
    return {node.key: node.widget for node in stage.nodes if isinstance(node.widget, PuzzleCard)}


def solve(
    stage: Stage, game: Game[Any, Any], place: int, wrong: int = 0, speed: str = "normal"
) -> str:
    """Open a puzzle from the list, solve it after wrong tries and go back; the key of its card."""
    list_page = stage.top(PuzzlesPage)
    open_puzzle(stage.app, game, place, listed(game))
    stage.tick()
    page = stage.top(PuzzlePage)
    for worse in page.puzzle.first.worse[:wrong]:
        page.moves.try_move(worse.moves[0])
    page.moves.try_move(page.puzzle.first.best[0])
    settle(stage)
    stage.app.settings.speed = speed
    page.back()
    assert stage.scene is list_page
    return f"puzzle {place + 1}"


def test_a_card_turns_over_once_its_puzzle_is_solved(stage: Stage) -> None:
    game = GAMES[0]
    stage.show(PuzzlesPage(stage.app))
    place = next(n for n, one in enumerate(listed(game).puzzles)
                 if len(one.steps) == 1 and len(one.first.worse) > 1)  # fmt: skip
    key = f"puzzle {place + 1}"
    assert not cards(stage)[key].solved
    assert solve(stage, game, place, wrong=1) == key
    shares = []
    while (turning := cards(stage)[key].turning) is not None:
        shares.append(turning.share)
        assert stage.find(key).seen, "it turns where it is seen"
        stage.tick()
    assert shares == sorted(shares) and shares[0] == 0 and len(shares) > 10
    assert stage.tick() is False, "nothing moves any more"
    card = cards(stage)[key]
    assert card.solved and card.tries == "2 tries"
    assert card.theme == told(theme_of(game, listed(game).puzzles[place]) or "")
    assert stage.find(key).value == "solved in 2 tries"
    stage.key("escape")
    stage.show(PuzzlesPage(stage.app))
    assert cards(stage)[key].turning is None, "it turned long ago"


def test_with_reduced_motion_a_card_changes_without_turning(stage: Stage) -> None:
    stage.app.settings.reduced_motion = True
    stage.show(PuzzlesPage(stage.app))
    key = solve(stage, GAMES[0], first_of_one_move(GAMES[0]))
    assert cards(stage)[key].turning is None and cards(stage)[key].solved
    assert stage.find(key).value == "solved at the first try"


def test_the_cards_are_painted_while_they_turn(stage: Stage) -> None:
    stage.show(PuzzlesPage(stage.app))
    key = solve(stage, GAMES[0], first_of_one_move(GAMES[0]))
    turning = cards(stage)[key].turning
    assert turning is not None
    seen = set()
    for share in (0.0, 0.2, 0.5, 0.8, 1.0):
        turning.share = share
        stage.scene.paint(stage.app.painter)
        node = stage.find(key)
        piece = stage.app.painter.surface.subsurface(node.rect.clip(node.clip or node.rect))
        seen.add(pygame.image.tobytes(piece, "RGB"))
    assert len(seen) == 5


def test_damaged_marks_are_told_once_and_the_list_works(stage: Stage) -> None:
    (stage.app.profile.folder / "puzzles.json").write_text("{")
    stage.show(PuzzlesPage(stage.app))
    stage.tick()
    assert "puzzles.damaged.json" in stage.said()
    stage.key("escape")
    stage.tick()
    assert stage.top(PuzzlesPage)


def own(stage: Stage, game: Game[Any, Any], count: int) -> list[Puzzle]:
    """So many puzzles from the player's own mistakes."""
    kept_own = OwnPuzzles(stage.app.profile)
    for number, one in enumerate(kept(game).puzzles[:count]):
        kept_own.keep(game.name, "a.record", number, replace(one, match=10**9 + number))
    return kept_own.of(game).puzzles


def test_own_mistakes_are_listed_and_open_one_after_the_other(stage: Stage) -> None:
    game = GAMES[0]
    stage.show(PuzzlesPage(stage.app))
    assert "Review a match, then come back." in stage.said()
    mine = own(stage, game, 2)
    stage.show(PuzzlesPage(stage.app))
    stage.click("Mistake 1")
    page = stage.top(PuzzlePage)
    assert page.puzzle == mine[0]
    assert "Puzzle 1 of 2" in stage.said()
    stage.click("solution")
    stage.tick()
    assert Solved(stage.app.profile).of(game.name, mine[0].match) is PuzzleResult.SHOWN
    stage.click("next puzzle")
    assert stage.top(PuzzlePage).puzzle == mine[1]
    stage.key("escape")
    assert stage.find("Mistake 1").value == "solution shown"


def test_own_puzzles_are_made_over_the_start_page_and_not_over_a_table(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle_queue = stage.app.idle_queue
    reviewed(stage.app.profile, 1)
    monkeypatch.setattr(idle_queue, "import_ahead", lambda: False)
    monkeypatch.setattr(idle_queue.rehearsal, "step", lambda page: False)

    def rest(page: Page) -> float:
        """What the wait for input comes to once the pages and records are read."""
        for _ in range(99):
            stage.tick()
            wait = idle_queue.seconds_to_wait(page)
            if wait not in (0.0, BACKGROUND_WORK_INTERVAL_SECONDS):
                return wait
        raise AssertionError("it never rests")

    start = stage.show(StartPage(stage.app))
    assert rest(start) == PUZZLE_CHECK_INTERVAL_SECONDS
    assert stage.worker.thinking
    idle_queue.seconds_to_wait(stage.sit())
    assert not stage.worker.thinking, "an opponent needs the process"
    stage.show(start)
    waits = [rest(start) for _ in range(9)]
    assert waits[0] == PUZZLE_CHECK_INTERVAL_SECONDS != waits[-1]
    assert OwnPuzzles(stage.app.profile).was_looked_at(RECORD)


# At the table.


@pytest.mark.parametrize(("factor", "below"), [(1.0, False), (2.0, True)])
def test_the_stars_are_below_the_number_of_a_puzzle_where_they_have_no_room_beside_it(
    stage: Stage, factor: float, below: bool
) -> None:
    stage.resize(960, 600, text_factor=factor)
    game = GAMES_BY_NAME["takeaway"]
    most = max(kept(game).puzzles, key=lambda one: one.stars)
    sit(stage, game, kept(game).puzzles.index(most))
    stars = say("puzzles-stars", stars=most.stars)
    sign = next(node for node in stage.nodes if node.name == stars)
    number = next(node for node in stage.nodes if node.name.startswith("Puzzle "))
    assert (sign.rect.y >= number.rect.bottom) == below


@EVERY
def test_every_puzzle_opens_with_its_question_and_urges_no_move(
    stage: Stage, game: Game[Any, Any]
) -> None:
    for place, one in enumerate(kept(game).puzzles[:12]):
        page = sit(stage, game, place)
        tries, count = min(3, len(one.first.worse)), len(one.steps)
        said = "Find the best move." if count == 1 else f"Find move 1 of {count}."
        assert said in stage.said()
        assert "of 100" not in stage.said()
        assert told(theme_of(game, one) or "") not in stage.said(), "it may tell the move"
        assert page.attempt.left == tries
        assert not any(getattr(node.widget, "primary", False) for node in stage.nodes), (
            "no button gives the answer away"
        )


@EVERY
def test_the_best_move_is_made_and_said_to_be_right(stage: Stage, game: Game[Any, Any]) -> None:
    page = sit(stage, game, of_one_move(game))
    before = len(page.model.session.match.moves)
    assert page.moves.try_move(page.puzzle.first.best[0])
    settle(stage)
    assert len(page.model.session.match.moves) == before + 1
    assert page.model.notice is not None and page.model.notice.kind is NoticeKind.ANSWER
    assert page.model.notice.text.startswith("Right:")
    assert "Only this does" not in page.model.notice.text
    assert "You find the best move" in map(told, stage.app.sounds.captions)
    assert not page.model.notice.more
    stage.click("how")
    assert page.model.notice.more
    older = kept(game).stale or page.puzzle.older
    assert ("An earlier coach" in page.model.notice.more) == older
    assert "how" not in page.tree.by_key
    assert told(theme_of(game, page.puzzle) or "") in stage.said()
    assert Solved(stage.app.profile).of(game.name, page.puzzle.match) is PuzzleResult.FOUND


@pytest.mark.parametrize("older", [False, True])
def test_the_figures_of_an_older_puzzle_are_an_earlier_coachs(stage: Stage, older: bool) -> None:
    game = GAMES_BY_NAME["taki"]
    one = replace(kept(game).puzzles[of_one_move(game)], older=older)
    route = puzzle_route(stage.app, game, 0, Collection(game.name, puzzles=[one]))
    page = stage.show(stage.app.navigator.make(route))
    stage.tick()
    page.moves.show_solution()
    stage.click("how")
    assert page.model.notice is not None
    assert ("An earlier coach" in page.model.notice.more) == older


@EVERY
def test_the_others_answer_and_the_next_move_is_asked_for(
    stage: Stage, game: Game[Any, Any]
) -> None:
    page = sit(stage, game, of_several(game))
    count = len(page.puzzle.steps)
    assert count > 1
    for number, step in enumerate(page.puzzle.steps, 1):
        assert page.attempt.step == step and page.model.session.yours
        before = len(page.model.session.match.moves)
        # A move that leads to the same position is as good.
        assert page.moves.try_move(step.best[-1])
        settle(stage)
        notice = page.model.notice
        assert notice is not None and notice.text.startswith("Right:")
        assert len(page.model.session.match.moves) == before + 1 + len(step.then)
        result = Solved(stage.app.profile).of(game.name, page.puzzle.match)
        if number < count:
            assert notice.more == "Find your next move."
            assert not page.attempt.over and result is PuzzleResult.NEW
            assert page._says()[0].startswith(f"Find move {number + 1} of {count}.")
    assert page.attempt.found
    assert result is PuzzleResult.FOUND


@EVERY
def test_a_wrong_move_is_said_to_be_wrong_at_once_and_why(
    stage: Stage, game: Game[Any, Any]
) -> None:
    """It is not made. After the last try the solution is shown."""
    page = sit(stage, game, with_most_tries(game))
    before = page.model.session.match.record()
    tries = page.attempt.left
    for number, worse in enumerate(page.puzzle.first.worse[:tries], 1):
        assert not page.moves.try_move(worse.moves[0])
        settle(stage)
        assert page.model.session.match.record() == before
        notice = page.model.notice
        assert notice is not None and notice.text.startswith("Not that one. ")
        if number < tries:
            left = tries - number
            assert re.fullmatch(rf"Not that one\. [^.]+\. {left} tr(y|ies) left\.", notice.text)
            assert told(theme_of(game, page.puzzle) or "") in stage.said()
            assert Solved(stage.app.profile).of(game.name, page.puzzle.match) is PuzzleResult.TRIED
    assert page.attempt.over and not page.attempt.found
    assert page.model.notice is not None
    assert "The best move:" in page.model.notice.text
    assert Solved(stage.app.profile).of(game.name, page.puzzle.match) is PuzzleResult.SHOWN


def test_a_wrong_move_in_the_middle_leaves_the_line_where_it_is(stage: Stage) -> None:
    game = GAMES_BY_NAME["taki"]
    page = sit(stage, game, of_several(game))
    first, second = page.puzzle.steps[:2]
    assert page.moves.try_move(first.best[0])
    settle(stage)
    moves = len(page.model.session.match.moves)
    assert not page.moves.try_move(second.worse[0].moves[0])
    assert len(page.model.session.match.moves) == moves and page.attempt.step == second
    stage.click("solution")
    settle(stage)
    assert page.model.notice is not None
    assert page.model.notice.text.startswith("The best move:")
    assert Solved(stage.app.profile).of(game.name, page.puzzle.match) is PuzzleResult.SHOWN


def test_an_illegal_move_costs_no_try_and_says_the_rule(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["texas"])
    left = page.attempt.left
    assert not page.moves.try_move("discard AS+")
    assert not page.moves.try_move("no move at all")
    assert page.attempt.left == left
    assert page.model.notice is not None and page.model.notice.kind is NoticeKind.REFUSAL


@EVERY
def test_the_solution_is_marked_where_the_coach_marks_it(
    stage: Stage, game: Game[Any, Any]
) -> None:
    page = sit(stage, game)
    stage.click("solution")
    settle(stage)
    assert hinted(page.model) == page.puzzle.first.best[0]
    assert page.model.notice is not None and not page.model.notice.more
    stage.click("how")
    assert page.model.notice.more
    assert hinted(page.model) == page.puzzle.first.best[0]


def test_nobody_moves_and_nothing_is_kept_as_a_match(stage: Stage) -> None:
    for game in GAMES:
        page = sit(stage, game, of_one_move(game))
        page.moves.try_move(page.puzzle.first.best[0])
        moves = len(page.model.session.match.moves)
        settle(stage)
        assert len(page.model.session.match.moves) == moves
        assert "thinking" not in stage.said()
        assert page.model.call_left is None
        assert not stage.worker.asked
    assert stage.app.match_store.paths() == []
    assert files(stage) == ["puzzles.jsonl"]


def test_nothing_is_tried_any_more_once_the_puzzle_is_over(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["takeaway"])
    page.moves.show_solution()
    settle(stage)
    record = page.model.session.match.record()
    for zone in list(page.show.laid.spots):
        page.perform(ClickZone(zone))
    page.moves.try_move(page.puzzle.first.best[0])
    settle(stage)
    assert page.model.session.match.record() == record
    assert page.model.notice is not None
    assert page.model.notice.text.startswith("The best move:")


def test_again_and_next_by_key(stage: Stage) -> None:
    stage.show(PuzzlesPage(stage.app))
    open_puzzle(stage.app, GAMES_BY_NAME["taki"], 0)
    stage.tick()
    stage.key("h")
    assert stage.top(PuzzlePage).attempt.over
    stage.key("a")
    page = stage.top(PuzzlePage)
    assert page.place == 0 and not page.attempt.over
    stage.key("h")
    stage.tick()
    stage.key("n")
    page = stage.top(PuzzlePage)
    assert page.place == 1 and not page.attempt.over
    stage.key("escape")
    assert stage.top(PuzzlesPage)


def test_the_last_puzzle_has_no_next(stage: Stage) -> None:
    game = GAMES_BY_NAME["texas"]
    sit(stage, game, len(kept(game).puzzles) - 1)
    stage.click("solution")
    stage.tick()
    assert "next puzzle" not in {node.key for node in stage.nodes}


def asked_for(game: Game[Any, Any], move: str) -> tuple[int, int] | None:
    """The place of a puzzle, and of this move among those to find in it."""
    found = (
        (place, at)
        for place, one in enumerate(kept(game).puzzles)
        for at, step in enumerate(one.steps)
        if step.best[0] == move
    )
    return next(found, None)


def test_gestures_work_as_at_the_table(stage: Stage) -> None:
    tried = 0
    for game in GAMES:
        for zone in ("stock", "pile"):
            asked = asked_for(game, f"draw {zone}")
            if asked is None:
                continue
            place, at = asked
            page = sit(stage, game, place)
            for step in page.puzzle.steps[:at]:
                page.moves.try_move(step.best[0])
            settle(stage)
            stage.click(stage.find(f"zone {zone}"))
            settle(stage)
            assert page.attempt.at == at + 1, (game.name, zone)
            tried += 1
    assert tried


def test_a_card_of_the_hand_is_dragged_to_the_pile(stage: Stage) -> None:
    game = GAMES_BY_NAME["taki"]
    numbers = (
        place
        for place, one in enumerate(kept(game).puzzles)
        if re.fullmatch("play [RGBY][0-9]", one.first.best[0])
    )
    page = sit(stage, game, next(numbers))
    slot = page.show.hand.order.index(page.puzzle.first.best[0].split()[1])
    card = page.tree.by_key[card_keys(page.show, PERSON_HAND_ZONE)[slot]]
    # Of a card in a fan the left edge is seen.
    stage.press((card.rect.left + 8, card.rect.centery))
    stage.move((card.rect.left + 40, card.rect.centery - 40))
    pile = page.show.laid.spots["pile"].center
    stage.move(pile)
    stage.release(pile)
    settle(stage)
    assert page.attempt.at == 1


def test_a_card_that_is_dragged_in_vain_glides_back(stage: Stage) -> None:
    game = GAMES_BY_NAME["taki"]
    worse = (
        (place, one.first.worse[0].moves[0].split()[1])
        for place, one in enumerate(kept(game).puzzles)
        if re.fullmatch("play [RGBY][0-9]", one.first.worse[0].moves[0])
    )
    place, text = next(worse)
    page = sit(stage, game, place)
    page.show.set_pace("normal", reduced=False)
    left = page.attempt.left
    slot = page.show.hand.order.index(text)
    card = page.tree.by_key[card_keys(page.show, PERSON_HAND_ZONE)[slot]]
    stage.press((card.rect.left + 8, card.rect.centery))
    stage.move((card.rect.left + 40, card.rect.centery - 40))
    pile = page.show.laid.spots["pile"].center
    stage.move(pile)
    stage.release(pile)
    assert page.model.held.glide is not None
    began = stage.now
    stage.until(lambda: not stage.tick())
    assert stage.now - began > 0.1
    assert page.model.held.glide is None
    settle(stage)
    assert page.attempt.left == left - 1 and text in page.show.hand.order


def test_a_card_held_over_the_pile_is_told_why_not(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["taki"])
    session, order = page.model.session, page.show.hand.order
    refused = {card: why for card in order if (why := session.refusal(f"play {card}"))}
    card, why = next(iter(refused.items()))
    held = page.tree.by_key[card_keys(page.show, PERSON_HAND_ZONE)[order.index(card)]]
    # Of a card in a fan the left edge is seen.
    stage.press((held.rect.left + 8, held.rect.centery))
    stage.move((held.rect.left + 40, held.rect.centery - 40))
    stage.move(page.show.laid.spots["pile"].center)
    stage.tick(HOLD_SECONDS / 2)
    assert page.model.notice is None and page.waiting
    stage.tick(HOLD_SECONDS)
    notice = page.model.notice
    assert notice is not None and not page.waiting
    assert (notice.kind, notice.text) == (NoticeKind.REFUSAL, told(why.message))
    stage.move((3, 3))
    assert page.model.notice is None, "it goes with the place"
    assert page.attempt.left == page.new_attempt().left


def test_the_position_is_what_seat_0_knows(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["taki"])
    assert page.show.seen.view == page.model.session.match.view(Seat(0))


def test_what_to_work_on_has_three_puzzles_of_its_theme_not_found_yet(stage: Stage) -> None:
    page = PAGES["puzzles of own mistakes"](stage)
    assert isinstance(page, PuzzlesPage) and page.weakness is not None
    puzzles = page.puzzles.puzzles
    by_theme: dict[Message | None, list[int]] = {}
    for place, one in enumerate(puzzles):
        by_theme.setdefault(theme_of(page.game, one), []).append(place)
    often = max((theme for theme in by_theme if theme), key=lambda one: len(by_theme[one]))
    page.weakness = replace(page.weakness, theme=often, practice=often)
    some = by_theme[often]
    page.marks.mark(page.game.name, puzzles[some[0]].match, PuzzleResult.FOUND)
    page.changed()
    left = [
        f"work on puzzle {place + 1}"
        for place in some
        if page.marks.of(page.game.name, puzzles[place].match) is not PuzzleResult.FOUND
    ]
    assert [node.key for node in stage.nodes if node.key.startswith("work on")] == left[:3]
    # A theme with too few puzzles is named all the same.
    rare = next(theme for theme, places in by_theme.items() if theme and len(places) < 3)
    page.weakness = replace(page.weakness, theme=rare, practice=rare)
    page.changed()
    assert not any(node.key.startswith("work on") for node in stage.nodes)
    assert f"{told(rare)}. Missing that costs you" in stage.said()
    # What was overlooked is practised with puzzles of another theme.
    theme = page.game.bot.blindnesses[0].theme
    page.weakness = replace(page.weakness, theme=theme, overlooked=True, practice=often)
    page.changed()
    assert [node.key for node in stage.nodes if node.key.startswith("work on")] == left[:3]
    assert f"What costs you most: {told(theme)}. It’s about" in stage.said()
    page.weakness = replace(page.weakness, practice=None)
    page.changed()
    assert not any(node.key.startswith("work on") for node in stage.nodes)


# Whole turns.

TURNS = GAMES_BY_NAME["takeaway"]


def with_turn(state: Any) -> bool:
    """Whether seat 0 can take in several ways, one of them with several stacks."""
    if state.asked != 0 or state.phase != "take":
        return False
    ways = [moves for moves, _, _ in ways_to_take(state)]
    return len(ways) > 2 and max(map(len, ways)) > 2


def turn_puzzle(then: bool = False) -> Puzzle:
    """A puzzle whose answer is a whole turn, of the opening of a match; no search has proved it.

    The best turn is a longest one. With ``then`` a move is to be found after it.
    """
    for seed in range(99):
        match = Match(TURNS, TURNS.setup(2, {}, seed), ["You", "Ada (easy)"])
        while not match.state.over and not with_turn(match.state) and len(match.moves) < 12:
            match.play(TURNS.write(next(match.state.legal())))
        if with_turn(match.state):
            break
    groups = alternatives(match.state, [moves for moves, _, _ in ways_to_take(match.state)])
    assert groups is not None
    groups.sort(key=lambda group: -len(group[0]))
    best, *others = (tuple(answer_text(TURNS, turn) for turn in group) for group in groups)
    worse = tuple(Worse(turns, 12.0, 12.0, 12.0, 0) for turns in others)
    step = Step(best, worse, ("large",), Proof.COUNTED, None, turn=True)
    steps = (step,)
    if then:
        steps = (replace(step, then=answers(match.state, step)), step)
    return Puzzle(5, match.record(), steps, 1, {"easy": (1, 24), "expert": (2, 2)}, "1")


def answers(state: Any, step: Step) -> tuple[tuple[Seat, str], ...]:
    """What follows a turn, up to the next decision of seat 0."""
    after, then = state.clone(), []
    for move in step.first_moves:
        after.advance(TURNS.parse(move))
    while after.asked != 0 or after.phase == "draw":
        move = next(after.legal())
        then.append((after.asked, TURNS.write(move)))
        after.advance(move)
    return tuple(then)


def sit_at_turn(stage: Stage, then: bool = False) -> PuzzlePage:
    route = puzzle_route(stage.app, TURNS, 0, Collection(TURNS.name, puzzles=[turn_puzzle(then)]))
    page = stage.show(stage.app.navigator.make(route))
    stage.tick()
    return page


def make(stage: Stage, page: PuzzlePage, turn: str) -> None:
    for move in moves_of_turn(turn):
        page.moves.try_move(move)
        settle(stage)


def test_a_whole_turn_is_asked_for_and_judged_at_its_end(stage: Stage) -> None:
    page = sit_at_turn(stage)
    assert "Which stacks, in which order?" in stage.said()
    *before, last = page.puzzle.first.first_moves
    for move in before:
        assert page.moves.try_move(move)
        settle(stage)
        assert page.model.notice is None and not page.attempt.over, "it is not judged yet"
    assert page.moves.try_move(last)
    settle(stage)
    notice = page.model.notice
    assert page.attempt.found and notice is not None
    assert notice.text.startswith("Right: Take ") and notice.text.count(" Next: Take ") == len(
        before
    )
    assert "Your stack grows to" in notice.text
    assert Solved(stage.app.profile).of(TURNS.name, 5) is PuzzleResult.FOUND
    assert Solved(stage.app.profile).try_count(TURNS.name, 5) == 1


def test_a_turn_in_another_order_with_the_same_board_is_as_good(stage: Stage) -> None:
    page = sit_at_turn(stage)
    for turn in page.puzzle.first.best:
        page = sit_at_turn(stage)
        make(stage, page, turn)
        assert page.attempt.found, turn


def test_moves_of_a_turn_are_taken_back_by_button_and_key(stage: Stage) -> None:
    page = sit_at_turn(stage)
    record = page.model.session.match.record()
    first, second, *_ = page.puzzle.first.first_moves
    assert not stage.find("undo").enabled
    for way in (lambda: stage.click("undo"), lambda: stage.key("u")):
        page.moves.try_move(first)
        settle(stage)
        assert stage.find("undo").enabled
        way()
        settle(stage)
        assert page.model.session.match.record() == record
        assert page.model.notice is not None
        assert page.model.notice.text.startswith("Taken back: Take ")
    stage.key("u")
    settle(stage)
    assert page.model.session.match.record() == record, "nothing else is taken back"
    page.moves.try_move(first)
    page.moves.try_move(second)
    stage.key("u")
    settle(stage)
    assert [move for _, move in page.model.session.match.moves][-1] == first
    make(stage, page, ", ".join(page.puzzle.first.first_moves[1:]))
    assert page.attempt.found and not page.attempt.wrong


def test_a_wrong_turn_is_taken_back_and_costs_a_try(stage: Stage) -> None:
    page = sit_at_turn(stage)
    record, tries = page.model.session.match.record(), page.attempt.left
    worse = page.puzzle.first.worse
    assert tries == max(1, len(worse) // 2)
    make(stage, page, worse[0].moves[0])
    assert page.model.session.match.record() == record
    assert page.attempt.wrong and page.attempt.left == tries - 1
    notice = page.model.notice
    assert notice is not None and notice.text.startswith("Not that one. Then your stack has only")
    for one in worse[1:tries]:
        make(stage, page, one.moves[0])
    assert page.attempt.over and not page.attempt.found
    assert page.model.notice is not None and "The best turn: Take" in page.model.notice.text


def test_the_solution_of_a_turn_is_shown_from_its_beginning(stage: Stage) -> None:
    page = sit_at_turn(stage)
    record = page.model.session.match.record()
    page.moves.try_move(page.puzzle.first.first_moves[0])
    settle(stage)
    stage.click("solution")
    settle(stage)
    assert page.model.session.match.record() == record
    assert hinted(page.model) == page.puzzle.first.first_moves[0]
    assert stage.said().count("The best turn: Take") >= 1
    assert "undo" not in page.tree.by_key


def test_after_a_whole_turn_the_next_one_is_asked_for(stage: Stage) -> None:
    page = sit_at_turn(stage, then=True)
    assert "Turn 1 of 2: Which stacks, in which order?" in stage.said()
    step = page.puzzle.first
    before = len(page.model.session.match.moves)
    make(stage, page, step.best[-1])
    made = [move for _, move in page.model.session.match.moves[before:]]
    assert made == [*step.first_moves, *(move for _, move in step.then)]
    assert page.attempt.at == 1 and page.model.session.yours
    assert page.model.notice is not None and page.model.notice.more


def test_only_a_puzzle_with_turns_has_undo(stage: Stage) -> None:
    sit(stage, TURNS)
    assert "undo" not in stage.top(PuzzlePage).tree.by_key
    assert UNDO_MOVE not in stage.top(PuzzlePage).commands
    sit_at_turn(stage)
    assert UNDO_MOVE in stage.top(PuzzlePage).commands


# Draw and discard as one answer.

DRAWS = GAMES_BY_NAME["texas"]


def draw_puzzle() -> Puzzle:
    """A puzzle whose answer is a draw and a discard; no search has proved it."""
    match = Match(DRAWS, DRAWS.setup(2, {"rounds": "5-7"}, 1), ["You", "Ada (easy)"])
    while match.state.asked != 0 or not DRAWS.bot.whole_turns(match.state):
        match.play(DRAWS.write(next(match.state.legal())))
    groups = alternatives(match.state, DRAWS.bot.whole_turns(match.state))
    assert groups is not None
    best, *others = (tuple(answer_text(DRAWS, turn) for turn in group) for group in groups)
    worse = tuple(Worse(turns, 12.0, 11.0, 13.0, 100) for turns in others)
    step = Step(best, worse, ("left",), Proof.SAMPLED, worse[0], turn=True)
    return Puzzle(5, match.record(), (step,), 1, {"easy": (1, 24), "expert": (2, 2)}, "1")


def test_a_draw_and_a_discard_are_judged_at_the_discard(stage: Stage) -> None:
    puzzle = draw_puzzle()
    route = puzzle_route(stage.app, DRAWS, 0, Collection(DRAWS.name, puzzles=[puzzle]))
    page = stage.show(stage.app.navigator.make(route))
    stage.tick()
    record, tries = page.model.session.match.record(), page.attempt.left
    assert "Which draw, and which discard?" in stage.said()
    stage.click(stage.find("zone stock"))
    settle(stage)
    assert page.attempt.left == tries - 1, "a draw unseen is an answer of its own"
    assert page.model.session.match.record() == record
    for way in ("undo", "go on"):
        stage.click(stage.find("zone pile"))
        settle(stage)
        assert page.model.notice is None or page.model.notice.kind is not NoticeKind.WORSE
        assert page.attempt.left == tries - 1, "it is not judged yet"
        if way == "undo":
            stage.click("undo")
            settle(stage)
            assert page.model.session.match.record() == record
    assert page.moves.try_move(puzzle.first.first_moves[-1])
    settle(stage)
    notice = page.model.notice
    assert page.attempt.found and notice is not None
    assert notice.text.startswith("Right: ") and " Next: Discard " in notice.text


def test_the_mark_of_a_result_covers_no_word_of_the_theme(stage: Stage) -> None:
    """The words are those that are read on the back of a card."""
    PAGES["puzzles"](stage)
    marked = [node for node in stage.nodes if isinstance(node.widget, PuzzleCard)]
    marked = [node for node in marked if node.widget.icon and node.widget.theme]
    painter, seen = stage.app.painter, []
    for node in marked:
        if node.widget.solved:
            continue
        seen.append(node)
        size = painter.measures.text_size(PUZZLE_THEME_TEXT_UNITS)
        band = Rect(node.rect.topleft, (node.rect.w, painter.texts.height(size)))
        pictures = []
        for look in (node.widget, replace(node.widget, icon=None)):
            painter.surface = pygame.Surface(stage.app.measures.window.size)
            at = node.rect.move(-node.rect.x, -node.rect.y)
            look.paint(painter, replace(node, rect=at), NodeStyle())
            words = painter.surface.subsurface(band.move(-node.rect.x, -node.rect.y))
            pictures.append(words.copy().get_buffer().raw)
        assert pictures[0] == pictures[1], node.widget.theme
    assert seen
