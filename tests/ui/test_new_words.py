"""Words that are new to a player are explained on the table, once, where they first appear."""

from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.state import SeatView
from game.games import GAMES, GAMES_BY_NAME
from game.storage.settings import SettingsFile
from game.text.message import told
from game.ui.features.start.start_page import StartPage
from tests.ui.pages import first_hand
from tests.ui.stage import Stage

TEXAS = GAMES_BY_NAME["texas"]
WILD = "A wild card can be any card you need."
LEFT_OVER = "“Left over” is what the cards outside your melds cost you."


def test_each_new_word_is_explained_at_one_move_and_never_again(stage: Stage) -> None:
    table = stage.sit(2, game=TEXAS, options={"rounds": "9-11"})
    stage.asked()
    assert WILD in stage.said() and LEFT_OVER not in stage.said()
    table.moves.try_move("discard AH")
    assert stage.app.settings.explained == [], "nothing was played"
    table.moves.try_move("draw stock")
    stage.asked()
    assert LEFT_OVER in stage.said() and WILD not in stage.said()
    table.moves.try_move(table.session.match.moves_now()[0])
    stage.asked()
    stage.show(StartPage(stage.app))
    stage.sit(2, game=TEXAS, seed=8, options={"rounds": "9-11"})
    stage.asked()
    assert WILD not in stage.said() and LEFT_OVER not in stage.said()
    kept = SettingsFile(stage.app.profile).settings.explained
    assert kept == ["texas-word-wild", "texas-word-left-over"]


def test_a_lesson_explains_its_words_itself(stage: Stage) -> None:
    table = first_hand(stage, 0)
    assert "“This round” is" not in stage.said()
    stage.sit(2, game=GAMES_BY_NAME["take"])
    stage.asked()
    assert "“This round” is" in stage.said()
    assert stage.scene is not table


def words_seen(game: Game[object, object]) -> dict[str, bool]:
    """The new words of a few rounds, and whether the table shows each while it is explained."""
    found: dict[str, bool] = {}
    for seed in range(20):
        rng = Random(seed)
        options = {"going_out": "float"} if game.name == "rummy500" else {}
        state = game.new(game.setup(2, options, seed))
        for _ in range(600):
            if state.over:
                break
            if state.asked == PERSON_SEAT:
                shown = SeatView(game, state.view(PERSON_SEAT)).state
                table = game.table
                on_it = [
                    table.hand_figure(shown),
                    *(sign.text for sign in table.table_signs(shown)),
                    *(table.player_status(shown, seat) for seat in range(2)),
                ]
                seen = " ".join(map(told, on_it)).lower()
                for word in table.new_words(shown):
                    quoted = told(word).removeprefix("A ").removeprefix("“").lower()
                    first = quoted.split("”")[0].split(" ")[0]
                    found[word.name] = found.get(word.name, True) and first in seen
            state.advance(game.bot.rollout_move(state, rng))
    return found


@pytest.mark.night
def test_a_word_is_explained_only_while_it_stands_on_the_table() -> None:
    found = {name: shown for game in GAMES for name, shown in words_seen(game).items()}
    assert set(found) == {
        *("take-word-figure", "take-word-float", "rummy500-word-figure", "rummy500-word-float"),
        *("texas-word-wild", "texas-word-left-over"),
    }
    assert all(found.values()), found
