"""check() and legal() say the same of every move there is, in every option."""

from itertools import product
from random import Random

import pytest

from game.games.taki.game import TAKI
from game.games.taki.moves import MOVE_TEXTS

CODES = {"not-your-phase", "not-in-hand", "color-mismatch"}


@pytest.mark.parametrize(
    ("mode", "voluntary", "partial"),
    list(product(("single", "tournament"), ("off", "on"), ("off", "on"))),
)
def test_every_move_is_either_listed_or_refused(mode: str, voluntary: str, partial: str) -> None:
    rng = Random(f"{mode}{voluntary}{partial}")
    headings = TAKI.rules_text.read_text(encoding="utf-8")
    values = {"mode": mode, "voluntary_draw": voluntary, "partial_runs": partial}
    phases = set()
    for players in (2, 3, 10):
        state = TAKI.new(TAKI.setup(players, values, rng.getrandbits(32)))
        for _ in range(250):
            if state.over:
                break
            legal = list(state.legal())
            phases.add(state.phase)
            assert legal
            assert len(set(legal)) == len(legal)
            for move in MOVE_TEXTS:
                illegal = state.check(move)
                assert (illegal is None) == (move in legal), MOVE_TEXTS[move]
                if illegal is not None:
                    assert illegal.code in CODES
                    assert f"{{#{illegal.rule}}}" in headings
            state.advance(rng.choice(legal))
    assert {"turn", "run", "extra", "announce"} <= phases
