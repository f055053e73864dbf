"""The rules of a match bear their name at the table."""

from game.games.take.game import TAKE
from tests.ui.stage import Stage


def test_the_table_names_rules_that_are_not_the_usual_ones(stage: Stage) -> None:
    for options, noted, name in (
        ({}, "", ""),
        ({"hand": 10}, "", "Ten cards"),
        ({"target": 300}, "", "Your own rules"),
        ({"hand": 10}, "Aunt Trude’s game", "Aunt Trude’s game"),
    ):
        page = stage.sit(2, game=TAKE, options=options, moves=2)
        page.session.match.notes.rules = noted
        page.changed()
        said = [node.name for node in stage.nodes if node.role == "text"]
        shown = [one for one in ("Ten cards", "Your own rules", "Aunt Trude’s game") if one in said]
        assert shown == ([name] if name else [])
