"""The picture at the end of a match: who won, with which cards, and the best moment."""

from random import Random
from typing import Any

import pygame
import pytest

from game.core.event import Seat
from game.core.game import Game
from game.core.table_values import HighlightKind
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.text.message import told
from game.ui.deck.card_widgets import Cards
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.scores.composer import Dusk, Poster
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.victory import VictoryShow
from game.ui.kit.tree import Role
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.surfaces import Medallion
from tests.ui import tallies
from tests.ui.pages import PAGES, result
from tests.ui.stage import NAMES, Stage

WINDOWS = ((960, 600), (1280, 720), (1920, 1080), (2560, 1440))


def ended(stage: Stage, game: Game[Any, Any], won: bool) -> ResultPage:
    """The result of a match between three players that the person won or lost."""
    options = {"rounds": 2} if game.name == "takeaway" else {}
    for seed in range(60):
        match, rng = Match(game, game.setup(3, options, seed), NAMES[:3]), Random(seed)
        while not match.state.over:
            moves = match.moves_now()
            takeaway = game.name == "takeaway"
            rolled = None if takeaway else game.write(game.bot.rollout_move(match.state, rng))
            match.play(rolled or rng.choice(moves))
        if (0 in (match.state.winners or ())) is won:
            break
    stage.sit_at(match)
    stage.tick()
    page = stage.top(ResultPage)
    page.party = None
    return page


def drawings(stage: Stage) -> list[str]:
    """The faces of the page, the winner's first."""
    return [node.widget.drawing for node in stage.nodes if isinstance(node.widget, Medallion)]


@pytest.mark.night("rummy500-lost", "rummy500-won", "take-lost", "take-won", "texas-won")
@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_end_is_a_picture_of_its_own(stage: Stage, game: Game[Any, Any], won: bool) -> None:
    page = ended(stage, game, won)
    winner = (page.model.session.match.state.winners or [0])[0]
    assert (winner == 0) is won
    best = page.story.best.get(0)
    for size in WINDOWS:
        stage.resize(*size)
        nodes, window = stage.nodes, page.measures.window
        about = game.name, won, size
        assert drawings(stage)[0] == f"portraits/{page.model.portraits[winner]}-glad", about
        (poster,) = (node for node in nodes if isinstance(node.widget, Poster))
        assert poster.widget == Poster(f"pictures/{game.name}"), about
        assert poster.rect.w * poster.rect.h > 0.33 * window.w * window.h, about
        cards = [node for node in nodes if node.role == "cards"]
        assert [text for node in cards for text in node.widget.texts] == list(
            page._picture_story().cards
        ), about
        assert any(isinstance(node.widget, Dusk) for node in nodes) is not won, about
        said = stage.said()
        assert page.heading in said, about
        assert best is None or str(best.moment.said) in said, about
        buttons = [node for node in nodes if node.key.startswith("answer ")]
        lowest = max(node.rect.bottom for node in cards)
        assert all(node.rect.top > lowest for node in buttons), about
        for node in nodes:
            assert window.contains(node.rect) or not node.rect.w, (about, node.name)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (700, 1000), (2560, 600)])
def test_everything_beside_the_poster_can_be_seen(
    stage: Stage, size: tuple[int, int], text: float
) -> None:
    """With large text it scrolls; nothing is cut off for ever, and no button is covered."""
    stage.resize(*size, text_factor=text)
    page = ended(stage, GAMES_BY_NAME["takeaway"], True)
    seen: set[str] = set()
    for _ in range(40):
        for node in stage.nodes:
            if node.clip is None or node.clip.contains(node.rect):
                seen.add(node.name)
        stage.key("page down")
    story = page._picture_story()
    wanted = {story.title, story.cards_name, story.score, story.about, "Watch it", "Done"}
    wanted |= {one.name for one in (*story.winners, *story.others)}
    assert wanted <= seen


def test_the_scroll_bar_stands_clear_of_the_words(stage: Stage) -> None:
    page = PAGES["result of many rounds"](stage)
    stage.resize(960, 600, text_factor=2)
    bar = next(node for node in page.tree.nodes if node.role is Role.SCROLLBAR)
    words = [node for node in page.tree.nodes if node.clip is not None and node.name]
    assert words and not any(node.rect.clip(node.clip).colliderect(bar.rect) for node in words)
    assert bar.rect.right <= page.measures.window.right


def test_all_cards_of_the_winner_are_shown_and_in_takeaway_those_of_the_best_moment(
    stage: Stage,
) -> None:
    page = ended(stage, GAMES_BY_NAME["takeaway"], False)
    winner = Seat((page.model.show.state.winners or [0])[0])
    story, best = page._picture_story(), page.story.best[winner]
    assert story.cards == best.moment.cards and len(story.cards) > 7
    assert story.cards_name == told(best.moment.said)
    page = ended(stage, GAMES_BY_NAME["taki"], True)
    assert page._picture_story().cards_name == "The pile at the end"


@pytest.mark.night
def test_the_three_figures_are_those_of_the_record(stage: Stage) -> None:
    game = next(one for one in GAMES if one.name == "take")
    page = ended(stage, game, True)
    page.open_scores()
    state = page.model.session.match.state
    won = sum(one["scores"][0] == max(one["scores"]) for one in state.rounds)
    labels = ["Your points", "Rounds won", "Runs taken"]
    found = {label: _value(stage, label) for label in labels}
    assert found["Your points"] == str(state.scores[0])
    assert found["Rounds won"] == str(won)
    taken, joined = HighlightKind.TAKE, HighlightKind.JOIN
    took = page.story.counts[Seat(0), taken] + page.story.counts[Seat(0), joined]
    assert took and found["Runs taken"] == str(took)
    # The second run of a double take is one more.
    page.story.counts[Seat(0), joined] += 1
    stage.scene.changed()
    assert _value(stage, "Runs taken") == str(took + 1)


def test_where_games_won_are_counted_no_points_and_no_cards_are_made_up(stage: Stage) -> None:
    """Who went out holds nothing: what is shown is the pile, and what is counted are wins."""
    game = GAMES_BY_NAME["taki"]
    for seed in range(60):
        match, rng = Match(game, game.setup(3, {"wins": 2}, seed), NAMES[:3]), Random(seed)
        while not match.state.over:
            match.play(game.write(game.bot.rollout_move(match.state, rng)))
        if match.state.winners == (0,):
            break
    stage.sit_at(match)
    stage.tick()
    assert isinstance(stage.scene, ResultPage)
    shown = stage.said()
    assert "The pile at the end" in shown and "cards at the end" not in shown
    stage.scene.open_scores()
    labels = [node.name for node in stage.nodes if node.value and node.role == "group"]
    assert labels == ["Your wins", "Runs closed", "Moves made"]
    assert _value(stage, "Your wins") == "2"


def test_a_lead_is_told_of_unless_the_points_are_equal(stage: Stage) -> None:
    for shared in (False, True):
        result(stage, players=4, rounds=1, shared=shared)
        stage.top(ResultPage).open_scores()
        labels = {node.name for node in stage.nodes if node.value}
        assert ("Points ahead" in labels) is not shared
        assert "Points behind" not in labels
        assert len(labels & {"Your points", "Points ahead", "Big takes", "Moves made"}) == 3


def test_those_who_share_the_win_are_all_shown_or_counted(stage: Stage) -> None:
    for players, faces in ((2, 2), (3, 3), (4, 4), (7, 4)):
        page = tallies.dimes(stage, players=players, rounds=11, over=True)
        page.model.show.state.winners = list(range(players))
        page.changed()
        shown = [drawing for drawing in drawings(stage) if drawing.endswith("-glad")]
        portraits = page.model.portraits[:faces]
        assert shown == [f"portraits/{portrait}-glad" for portrait in portraits]
        assert (f"and {players - faces} more" in stage.said()) is (players > faces)


@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
def test_without_a_moment_of_ones_own_the_last_play_is_shown(stage: Stage, won: bool) -> None:
    """Nobody's is praised but the person's own."""
    page = ended(stage, GAMES_BY_NAME["taki"], won)
    page.story.best.pop(Seat(0), None)
    page.changed()
    last = page.story.last_play
    assert last is not None
    mine = [move for seat, move in page.model.session.match.moves if seat == 0]
    if won:
        card = page.model.show.table.card_name(last.moment.cards[0])
        assert told(last.title) == f"Out with the {told(card)}"
        assert mine[-1].startswith("play ")
    said = [node.name for node in stage.nodes]
    assert "Your last play" in said
    assert told(last.title) in said
    assert not any("biggest" in one for one in said)
    stage.click("Watch it")
    replay = stage.top(ReplayPage)
    assert replay.session.at == last.moment.at
    assert replay.session.match.moves[replay.session.at][0] == 0


def test_without_a_moment_and_a_play_nothing_is_shown(stage: Stage) -> None:
    """In Takeaway nobody has a hand to play from."""
    page = ended(stage, GAMES_BY_NAME["takeaway"], False)
    page.story.best.pop(Seat(0), None)
    page.changed()
    assert page.story.own_moment() is None
    assert "watch" not in {node.key for node in stage.nodes}
    scene = page._picture_story().scene
    assert scene.title == page.heading and scene.actors[0].name != "You"


def _value(stage: Stage, label: str) -> str:
    """The figure with this label."""
    return next(node.value or "" for node in stage.nodes if node.name == label and node.value)


@pytest.mark.night
def test_watching_the_best_moment_begins_just_before_it(stage: Stage) -> None:
    game = next(one for one in GAMES if one.name == "take")
    page = ended(stage, game, True)
    best = page.story.best[0]
    stage.click("watch")
    replay = stage.scene
    assert replay.name == "replay"
    assert replay.session.at == best.moment.at  # type: ignore[attr-defined]


def test_confetti_falls_between_the_ground_and_everything_else(stage: Stage) -> None:
    page = ended(stage, GAMES_BY_NAME["takeaway"], True)
    surface = stage.app.painter.surface
    page.party = None
    page.paint(stage.app.painter)
    still = surface.copy()
    page.party = VictoryShow(1.0, 0.0, 1.3)
    page.paint(stage.app.painter)
    changed = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255), still)
    changed.invert()
    assert changed.count() > 2000, "confetti flies"
    for node in stage.nodes:
        if isinstance(node.widget, Medallion | Cards | Button) and node.widget != Button(bare=True):
            inner = node.rect.inflate(-node.rect.w // 3, -node.rect.h // 3)
            part = pygame.mask.Mask(inner.size, fill=True)
            assert changed.overlap_area(part, inner.topleft) == 0, node.name


def test_who_has_lost_sees_nothing_fly(stage: Stage) -> None:
    stage.app.settings.speed = "normal"
    for won in (True, False):
        page = ended(stage, GAMES_BY_NAME["takeaway"], won)
        page.model.celebrated = False
        page.entered()
        assert (page.party is not None) is won
