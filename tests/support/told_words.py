"""What a screen reader is told in a round by the usual settings."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.games import GAMES_BY_NAME
from game.ui.features.match.match_page import TablePage
from tests.ui.stage import Stage

PLAYERS = 2
SEED = 3
MAX_TICKS = 20_000


def told(name: str, detail: str, seed: int = SEED) -> list[str]:
    """What is announced from the deal to the page with the score."""
    with TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.app.settings.detail = detail
        page = stage.sit(PLAYERS, game=GAMES_BY_NAME[name], seed=seed, options={})
        rng, match, lines = Random(seed), page.session.match, list[str]()
        for _ in range(MAX_TICKS):
            if not isinstance(stage.scene, TablePage):
                break
            if page.model.your_turn and not page.show.telling.waits:
                move = match.game.bot.rollout_move(match.state.clone(), rng)
                page.moves.try_move(match.game.write(move))
            stage.tick(0.2)
            lines += [one.text for one in stage.app.announcements.take()]
        stage.app.close()
    return lines
