"""Law of sure wins: the line that a hint names is legal, wins, and is what the next hints say."""

from itertools import islice
from random import Random
from typing import Any

from game.ai.levels import advise
from game.core.game import Bot, Game, State
from tests.laws.explaining import PLAYOUTS, good_play
from tests.laws.walks import every_game
from tests.tiers import example_count

POSITIONS = example_count(3000)


def known(game: Game[Any, Any], state: State[Any], seed: int) -> State[Any]:
    """The state as the asked seat knows it, what is hidden being drawn."""
    assert state.asked is not None
    return game.determinize(state.view(state.asked), Random(seed))


@every_game
def test_a_hint_of_a_sure_win_is_carried_through(game: Game[Any, Any]) -> None:
    met = 0
    for state, _ in islice(good_play(game), POSITIONS):
        seat, round_before = state.asked, state.round
        assert seat is not None
        if not game.bot.certain_wins(known(game, state, 0)):
            continue
        first = advise(game, state.view(seat), "expert", 0, PLAYOUTS, explain=True)
        if not first.line:
            continue
        met += 1
        assert first.line[0] == first.move in first.certain
        assert (
            advise(game, state.view(seat), "expert", 1, PLAYOUTS, explain=True).line == first.line
        )
        made = known(game, state, 1)
        for place, text in enumerate(first.line):
            assert (made.asked, made.over) == (seat, False)
            said = advise(game, made.view(seat), "expert", place, PLAYOUTS, explain=True)
            assert said.move == text, (first.line, place)
            if not said.exact:
                assert said.line == first.line[place:]
            made.advance(game.parse(text))
        if made.over:
            assert made.winners == (seat,)
        elif made.round == round_before and made.asked == seat:
            assert game.bot.certain_wins(known(game, made, 2))
    searched = type(game.bot).certain_wins is not Bot.certain_wins
    assert (met > 0) == searched
