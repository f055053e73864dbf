"""Traits: what a leaning means in each game, and that it shows."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.characters import ALL_CHARACTERS
from game.core.game import Game
from game.core.trait import LEANINGS
from game.games.taki.game import TAKI
from tests.laws.walks import every_game, law, positions
from tests.support.trait_counts import counted, decisions

LEAST = 0.1
"""The share of decisions that differ where a trait has a say."""


def shown(game: Game[Any, Any], state: Any, move: Any) -> set[str]:
    return {trait.leaning for trait in game.bot.traits if trait.is_shown(state, move)}


@every_game
def test_every_trait_of_a_game_is_seen_and_has_a_say_in_its_matches(game: Game[Any, Any]) -> None:
    said: Counter[str] = Counter()
    for state, _ in islice(decisions(game, 3), 300):
        traits = [shown(game, state, move) for move in islice(state.legal(), 60)]
        for leaning in LEANINGS:
            said[leaning] += len({leaning in one for one in traits}) == 2
    assert min(said[leaning] for leaning in LEANINGS) >= 10, said


@every_game
@law(15)
@given(data=st.data())
def test_a_trait_looks_at_nothing_that_is_hidden(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game))
    if state.asked is None:
        return
    made_up = game.determinize(state.view(state.asked), Random(data.draw(st.integers(0, 99))))
    for move in islice(state.legal(), 40):
        assert shown(game, state, move) == shown(game, made_up, move)


@pytest.mark.night("rummy500", "take", "takeaway", "texas")
@every_game
def test_every_character_differs_from_the_neutral_player(game: Game[Any, Any]) -> None:
    counts, _ = counted(game, 1000)
    shares = {name: round(count.share, 3) for name, count in counts.items()}
    assert min(shares.values()) >= LEAST, shares
    assert min(count.said for count in counts.values()) >= 50


@pytest.mark.night
def test_after_a_search_too_characters_differ_from_the_neutral_player() -> None:
    """Of all twelve together: a search is dear, and a trait has a say in few decisions."""
    counts, _ = counted(TAKI, 150, playouts=120)
    said, differ = (sum(getattr(one, what) for one in counts.values()) for what in
                    ("said", "differ"))  # fmt: skip
    assert differ >= 1.2 * LEAST * said


def pairs() -> Iterator[tuple[str, str]]:
    for one in ALL_CHARACTERS:
        for other in ALL_CHARACTERS:
            if one.name < other.name:
                yield one.name, other.name


@every_game
def test_any_two_characters_choose_differently_somewhere(game: Game[Any, Any]) -> None:
    knowledge = game.bot
    left = set(pairs())
    styles = {one.name: one.style for one in ALL_CHARACTERS}
    for state, _ in islice(decisions(game, 5), 400):
        values = {move: knowledge.quick_score(state, move) for move in knowledge.candidates(state)}
        made = {name: style.choose(knowledge, state, values) for name, style in styles.items()}
        left = {(one, other) for one, other in left if made[one] == made[other]}
        if not left:
            return
    assert not left
