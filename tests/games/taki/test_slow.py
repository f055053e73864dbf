"""The state agrees with a slow, obvious recount of what happened, over random walks."""

from random import Random

from game.games.taki.game import TAKI
from game.games.taki.rules import TakiState
from game.match.match import Match
from tests.games.taki.slow import Recount
from tests.tiers import example_count
from tests.together import each_of


def agree(state: TakiState, count: Recount) -> None:
    full = state.full_view()
    assert [sorted((+hand).elements()) for hand in count.hands] == list(map(sorted, full["hands"]))
    assert [card for card, _ in count.pile] == full["pile"]
    assert count.force() == (full["color"], full["symbol"])
    assert count.turns == full["turns"]
    assert count.stages == full["stages"]
    if full["phase"] in ("turn", "extra", "run"):
        fit = count.playable(full["seat"], full["phase"], full["pending"], full["run"])
        texts = [TAKI.write(move) for move in state.legal()]
        plays = {text[5:].partition("=")[0] for text in texts if text.startswith("play ")}
        assert plays == fit
        if full["phase"] == "turn" and not full["pending"] and not state.voluntary:
            assert ("draw" in texts) == (not fit - {"break"})


@each_of("seed", range(example_count(24)))
def test_a_walk_agrees_with_the_recount(seed: int) -> None:
    rng = Random(seed)
    options = TAKI.options_type.from_values(
        {
            "mode": rng.choice(["single", "tournament"]),
            "voluntary_draw": rng.choice(["off", "on"]),
            "partial_runs": rng.choice(["off", "on"]),
            "hand": rng.randint(5, 10),
        }
    )
    match = Match(TAKI, TAKI.setup(rng.choice([2, 3, 4, 7, 10]), options, seed))
    state = match.state
    assert isinstance(state, TakiState)
    count = Recount(state.full_view(), dict(options.as_values()))
    for event in match.opening:
        count.note(event, None)
    count.turns = 1
    for _ in range(400):
        agree(state, count)
        if state.over:
            break
        text = rng.choice(match.moves_now())
        for event in match.play(text):
            count.note(event, text.partition("=")[2] or None)
        count.turns += state.phase == "turn"
    if state.over:
        out = state.rounds[0]["out"]
        assert list(state.winners or ()) == (count.winners() if out is None else [out])
        assert out is None or not +count.hands[out]
    assert state.scores == [0] * state.players
