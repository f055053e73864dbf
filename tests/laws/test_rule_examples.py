"""Laws of the examples: every picture of the rules can be played, under the options of its page."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.example import Example
from game.core.game import Game
from game.core.illegal import Illegal
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.text.rules_text import Pictured, Says, pictured
from tests.laws.passages import passages, tables
from tests.laws.walks import every_game

REFUSED_CODES = {
    "take": "not-a-meld",
    "takeaway": "does-not-fit",
    "rummy500": "not-a-meld",
    "taki": "color-mismatch",
    "texas": "not-a-meld",
}


def examples_at(game: Game[Any, Any]) -> Iterator[tuple[Pictured, Example]]:
    """Each picture of the pages of many tables, with its example there; each of both once."""
    met = set()
    for options, players in tables(game):
        for block in passages(game, options, players):
            key = (block.name, options.as_text())
            if block.kind == "picture" and key not in met:
                met.add(key)
                example = game.example(pictured(block), options)
                assert example is not None
                yield pictured(block), example


def played(game: Game[Any, Any], example: Example) -> tuple[Match, Illegal | None]:
    """The match before the move that is shown, and the refusal of that move."""
    match = Match(game, example.setup)
    for move in example.moves:
        match.play(move)
    assert match.state.asked == 0, "you make the move"
    return match, match.state.check(game.parse(example.move))


@pytest.mark.night("rummy500", "texas", "taki")
@every_game
def test_an_example_shows_what_its_picture_says(game: Game[Any, Any]) -> None:
    met = set()
    for shown, example in examples_at(game):
        match, illegal = played(game, example)
        assert (illegal is not None) == (shown.says is Says.BAD), (shown, example, illegal)
        assert illegal is None or illegal.rule, shown
        view = match.state.full_view()
        lying = str([*view.get("hands", [])[:1], view.get("melds"), view.get("slots"),
                     view.get("pile")])  # fmt: skip
        assert all(card is None or f"'{card}" in lying or f"={card}'" in lying
                   for card in shown.cards), (shown, lying)  # fmt: skip
        if illegal is None:
            match.play(example.move)
        met.add(shown)
    assert {one.says for one in met} >= {Says.GOOD, Says.BAD} or game not in GAMES


def test_a_refused_example_is_refused_for_what_its_picture_shows() -> None:
    """Not because it is no turn to play so."""
    for name, code in REFUSED_CODES.items():
        game = GAMES_BY_NAME[name]
        options = game.options_type()
        for block in passages(game, options):
            if block.kind == "picture" and pictured(block).says is Says.BAD:
                example = game.example(pictured(block), options)
                assert example is not None
                illegal = played(game, example)[1]
                assert illegal is not None
                assert illegal.code == code, block
