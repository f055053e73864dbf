"""Hint and Undo have fixed places, whatever else can be done and is said."""

from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from tests.ui.stage import NAMES, Stage

every_game = pytest.mark.parametrize("name", [game.name for game in GAMES])


@every_game
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_hint_and_undo_keep_their_places_in_a_match(
    stage: Stage, name: str, size: tuple[int, int]
) -> None:
    game = GAMES_BY_NAME[name]
    match = Match(game, game.setup(3, {}, 7), NAMES[:3])
    table = stage.sit_at(match)
    stage.resize(*size)
    rng = Random(7)
    seen: dict[str, set[tuple[int, int]]] = {"hint": set(), "undo": set()}
    for _ in range(80):
        if match.state.over:
            break
        if match.state.asked == PERSON_SEAT:
            table.session.version += 1
            table.show.snap(match.view(PERSON_SEAT))
            table.changed()
            if table.model.open_call() is None:
                for key, places in seen.items():
                    node = table.tree.by_key[key]
                    places.add((node.rect.x, node.rect.right))
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
    for key, places in seen.items():
        assert len(places) == 1, (key, places)
