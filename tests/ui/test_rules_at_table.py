"""The rules of a match bear their name at the table."""

from game.features.rule_sets.own_sets import OwnSets
from game.games.take.game import TAKE
from game.match.match import Match
from tests.ui.stage import Stage

NAMES = ("Ten cards", "Our own", "Your own rules", "Aunt Trude’s game")


def test_the_table_names_rules_that_are_not_the_usual_ones(stage: Stage) -> None:
    own = OwnSets(stage.app.profile)
    own.save(TAKE, "Our own", TAKE.options_type.from_values({"target": 400}))
    for options, noted, name in (
        ({}, "", ""),
        ({"hand": 10}, "", "Ten cards"),
        ({"target": 400}, "", "Our own"),
        ({"target": 300}, "", "Your own rules"),
        ({"hand": 10}, "Aunt Trude’s game", "Aunt Trude’s game"),
    ):
        match = Match(TAKE, TAKE.setup(2, options, 7), ("You", "Ada (hard)"))
        match.notes.rules = noted
        stage.sit_at(match)
        said = [node.name for node in stage.nodes if node.role == "text"]
        assert [one for one in NAMES if one in said] == ([name] if name else []), options
