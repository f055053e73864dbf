"""The rules of a match bear their name at the table."""

from game.features.rule_sets.own_sets import OwnSets
from game.games.take.game import TAKE
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS
from game.match.match import Match
from tests.ui.stage import Stage

OWN = "Your own rules"
NAMES = ("Ten cards", "Ten cards, to 300", "Our own", OWN, "Aunt Trude’s game")


def test_the_table_names_rules_that_are_not_the_usual_ones(stage: Stage) -> None:
    own = OwnSets(stage.app.profile)
    own.save(TAKE, "Our own", TAKE.options_type.from_values({"target": 400}))
    for game, options, noted, name in (
        (TAKE, {}, "", ""),
        (TAKE, {"hand": 10}, "", "Ten cards"),
        (TAKE, {"hand": 10, "target": 300}, "", "Ten cards, to 300"),
        (TAKE, {"target": 400}, "", "Our own"),
        (TAKE, {"target": 300}, "", ""),
        (TAKI, {"hand": 5}, "", OWN),
        (TAKE, {"hand": 10}, "Aunt Trude’s game", "Aunt Trude’s game"),
    ):
        match = Match(game, game.setup(2, options, 7), ("You", "Ada (hard)"))
        match.notes.rules = noted
        stage.sit_at(match)
        said = [node.name for node in stage.nodes if node.role == "text"]
        assert [one for one in NAMES if one in said] == ([name] if name else []), options


def test_rules_that_the_person_did_not_choose_are_not_their_own(stage: Stage) -> None:
    """An evening's game is named after it, any other match after what differs.

    A length is no difference: the goal says it.
    """
    for game, options, mode, name in (
        (TAKI, {"hand": 5}, "", OWN),
        (TAKI, {"wins": 2}, "", "First to 2 wins"),
        (TAKI, {"wins": 2}, "evening 20261127-200000 2", "Evening, game 2 of 5"),
        (TAKI, {"wins": 2}, "week 2026-W48 5", "Evening, game 5 of 5"),
        (TAKI, {"hand": 5}, "again", "Cards dealt: 5"),
        (TAKI, {"hand": 5, "wins": 2}, "again", "Cards dealt: 5, Games to win: 2"),
        (TEXAS, {"rounds": "1-3"}, "round 2026-11-27", "Round 1 of 3"),
        (TEXAS, {"rounds": "1-4"}, "again", "Round 1 of 4"),
    ):
        match = Match(game, game.setup(2, options, 7), ("You", "Ada (hard)"))
        match.notes.mode = mode
        stage.sit_at(match)
        assert name in stage.said(), mode
        assert (OWN in stage.said()) is (name == OWN), mode


def test_the_menu_says_what_differs_in_a_game_of_an_evening(stage: Stage) -> None:
    match = Match(TAKI, TAKI.setup(2, {"wins": 2}, 7), ("You", "Ada (hard)"))
    match.notes.mode = "evening 20261127-200000 2"
    stage.sit_at(match)
    stage.click("menu")
    assert "Rules: Taki, first to 2 wins." in stage.said()
