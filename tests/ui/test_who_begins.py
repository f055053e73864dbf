"""Who begins is drawn, or chosen on the set-up page, and the record keeps it."""

from typing import Any

import pytest

from game.ai.characters import PERSON_NAME
from game.core.event import Seat
from game.core.game import Game
from game.features.daily.daily_deal import deal_of
from game.features.setup.match_setup import DRAWN_BEGINNER
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.games.texas.game import TEXAS
from game.match.match import load
from game.ui.features.match.begin_match import begin_day, play_again, same_deal
from game.ui.features.match.match_page import TablePage
from game.ui.features.setup.setup_page import PickPage, SetupPage
from tests.ui.stage import TODAY, Stage

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def page(stage: Stage, game: Game[Any, Any] = TEXAS, players: int = 3) -> SetupPage:
    scene = stage.set_up(game)
    scene.plan.players = players
    scene.changed()
    return scene


def choose(stage: Stage, name: str) -> None:
    node = stage.scene.tree.by_key[f"option begins={name}"]
    assert node.act is not None
    node.act()


def played(stage: Stage) -> Any:
    """The match that the page begins."""
    stage.app.seeded = False
    stage.app.settings.cut = False
    stage.click("play")
    return stage.top(TablePage).session.match


@every_game
def test_whoever_is_chosen_begins(stage: Stage, game: Game[Any, Any]) -> None:
    for place in range(3):
        scene = page(stage, game)
        name = scene.plan.beginners[1 + place]
        choose(stage, name)
        match = played(stage)
        assert match.setup.dealer == game.dealer_for(Seat(place), 3)
        assert match.after(0).asked == place
        assert match.seats[place].startswith(name)


@every_game
def test_as_long_as_nobody_chooses_who_begins_is_drawn(stage: Stage, game: Game[Any, Any]) -> None:
    assert page(stage, game).plan.begins == DRAWN_BEGINNER
    assert played(stage).setup.dealer is None


def test_the_record_tells_who_was_chosen_and_plays_again_alike(stage: Stage) -> None:
    page(stage)
    choose(stage, PERSON_NAME)
    match = played(stage)
    assert "\ndealer: 2\n" in match.record()
    text = match.sealed_record()
    again = load(text)
    assert again.state == match.state
    assert again.setup == match.setup


def test_the_same_deal_again_is_begun_by_the_same_player(stage: Stage) -> None:
    for place in range(3):
        scene = page(stage)
        choose(stage, scene.plan.beginners[1 + place])
        match = played(stage)
        same_deal(stage.app, match)
        fresh = stage.top(TablePage).session.match
        assert fresh is not match
        assert fresh.setup == match.setup
        assert fresh.state.asked == place


def test_another_match_is_begun_by_whoever_was_chosen(stage: Stage) -> None:
    page(stage)
    choose(stage, PERSON_NAME)
    match = played(stage)
    play_again(stage.app, match)
    fresh = stage.top(TablePage).session.match
    assert fresh.setup.seed != match.setup.seed
    assert fresh.after(0).asked == 0


def test_it_is_remembered_with_the_other_choices(stage: Stage) -> None:
    scene = page(stage)
    choose(stage, scene.plan.opponents[1])
    played(stage)
    again = Stage(stage.app.profile.folder, seed=99)
    remembered = again.set_up(TEXAS)
    assert remembered.plan.begins == scene.plan.opponents[1]
    again.app.close()


def test_an_opponent_who_leaves_the_table_begins_no_more(stage: Stage) -> None:
    scene = page(stage)
    second = scene.plan.opponents[1]
    choose(stage, second)
    stage.click("players-1")
    assert scene.plan.begins == DRAWN_BEGINNER
    assert scene.plan.dealer is None
    stage.click("players+1")
    assert scene.plan.begins == second
    stage.click("face 1")
    stage.click("Someone else")
    assert second not in scene.plan.opponents[:2]
    assert scene.plan.begins == DRAWN_BEGINNER


def test_an_opponent_who_changes_places_still_begins(stage: Stage) -> None:
    scene = page(stage)
    first = scene.plan.opponents[0]
    choose(stage, first)
    seated = scene.plan.opponents
    seated[0], seated[1] = seated[1], seated[0]
    assert scene.plan.begins == first
    assert scene.plan.dealer == TEXAS.dealer_for(Seat(2), 3)


def test_with_many_players_all_are_offered_on_a_page_of_their_own(stage: Stage) -> None:
    stage.resize(1280, 3000)
    scene = page(stage, players=10)
    stage.click("option begins")
    stage.top(PickPage)
    stage.click(f"pick {scene.plan.opponents[8]}")
    assert stage.scene is scene
    assert scene.plan.begins == scene.plan.opponents[8]
    assert played(stage).after(0).asked == 9


def test_a_deal_that_is_typed_in_says_who_begins(stage: Stage) -> None:
    scene = page(stage, TAKEAWAY)
    choose(stage, PERSON_NAME)
    scene.reveal(scene.tree.by_key["deal"])
    scene.set_focus(scene.tree.by_key["deal"])
    stage.type("4711")
    row = scene.tree.by_key["option begins"]
    assert not row.enabled
    assert "The deal you typed decides." in stage.said()
    assert played(stage).setup.dealer is None
    assert page(stage, TAKEAWAY).plan.begins == PERSON_NAME


def test_nobody_doubts_the_record_of_a_match_whose_beginner_was_chosen(stage: Stage) -> None:
    page(stage)
    choose(stage, PERSON_NAME)
    played(stage)
    session = stage.top(TablePage).session
    match = session.match
    while not match.state.rounds:
        session.play(match.game.write(match.game.bot.rollout_move(match.state, stage.app.rng)))
    opened = stage.app.match_store.open(session.writer.path)
    assert opened.fault is None
    assert opened.doubt is None
    assert opened.match is not None
    assert opened.match.setup.dealer == TEXAS.dealer_for(Seat(0), 3)


def test_who_begins_a_days_deal_is_drawn_whatever_was_chosen(stage: Stage) -> None:
    page(stage)
    choose(stage, PERSON_NAME)
    deal = deal_of(TEXAS, TODAY)
    begin_day(stage.app, deal)
    match = stage.top(TablePage).session.match
    assert match.setup.dealer is None
    assert match.setup == deal.setup
