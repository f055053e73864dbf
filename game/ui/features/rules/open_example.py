"""The way from a picture of the rules to its example on the felt."""

from collections.abc import Callable
from typing import Any

from game.ai.characters import ALL_CHARACTERS, PERSON_NAME
from game.core.game import Game
from game.core.options import Options
from game.features.replay.replay_session import ReplaySession
from game.match.match import Match
from game.text.rules_text import Block, pictured
from game.ui import routes


def example_route(
    game: Game[Any, Any], options: Options, block: Block, title: Callable[[], str]
) -> routes.RuleExample:
    """The route to the example of a picture, by these options; ``title`` returns its caption."""
    example = game.example(pictured(block), options)
    assert example is not None, "a game with pictures has their examples"
    others = [f"{one.name} (easy)" for one in ALL_CHARACTERS[: example.setup.players - 1]]
    match = Match(game, example.setup, [PERSON_NAME, *others])
    for move in example.moves:
        match.play(move)
    refused = match.state.check(game.parse(example.move))
    if refused is None:
        match.play(example.move)
    return routes.RuleExample(ReplaySession(match), title, example.move, refused)
