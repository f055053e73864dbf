"""How often somebody did what they are fond of: counted from a record alone."""

from collections.abc import Generator
from random import Random
from typing import Any, cast

import pytest

from game.ai.characters import ALL_CHARACTERS, CHARACTERS
from game.ai.style import NEUTRAL_STYLE
from game.ai.trait_counter import TraitCount, TraitObserver, trait_counts
from game.core.game import Game
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from game.match.match import Match
from game.match.summary import Summary, summed
from tests.archive import short
from tests.laws.walks import every_game


def read(steps: Generator[None, None, Summary]) -> Summary:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            summary: Summary = end.value
            return summary


def played(game: Game[Any, Any], name: str, seed: int) -> Summary:
    """A match at medium between the person, who has no likings, and somebody."""
    knowledge = game.bot
    setup = game.setup(2, short(game), seed)
    match = Match(game, setup, ("You", f"{name} (medium)"))
    while not match.state.over:
        state = match.state
        style = CHARACTERS[name].style if state.asked else NEUTRAL_STYLE
        values = {move: knowledge.quick_score(state, move) for move in knowledge.candidates(state)}
        match.play(game.write(style.choose(knowledge, state, values)))
    return read(summed(match.sealed_record(), TraitObserver))


@every_game
def test_every_trait_says_which_moves_may_show_it(game: Game[Any, Any]) -> None:
    for trait in game.bot.traits:
        assert trait.kinds
        assert str(trait.among(1)) != str(trait.among(2)) != ""


@every_game
def test_no_move_shows_a_trait_that_is_not_of_its_kinds(game: Game[Any, Any]) -> None:
    state, rng = game.new(game.setup(3, short(game), 4)), Random(1)
    while not state.over:
        for move in list(state.legal())[:20]:
            for trait in game.bot.traits:
                assert isinstance(move, trait.kinds) or not trait.is_shown(state, move)
        state.advance(game.bot.rollout_move(state, rng))


def test_what_a_record_tells_is_what_was_played() -> None:
    """A trait that is seen at a glance: the first stack clockwise."""
    match = Match(TAKEAWAY, TAKEAWAY.setup(2, {}, 3), ("You", "Mina (easy)"))
    counted = {0: TraitCount(), 1: TraitCount()}
    while not match.state.over:
        moves = match.moves_now()
        seat, state = match.state.asked, cast(TakeawayState, match.state)
        assert seat is not None
        if moves[0].startswith("take"):
            takes = [int(move.split()[1]) for move in moves]
            ring = [(state.slot + step) % len(state.slots) for step in range(len(state.slots))]
            first = min(takes, key=ring.index)
            counted[seat].moves += len(takes) > 1
            counted[seat].kept += len(takes) > 1 and takes[-1] == first
        match.play(moves[-1])
    (seen,) = trait_counts(read(summed(match.sealed_record(), TraitObserver)).seen).values()
    assert (seen.moves, seen.kept) == (counted[1].moves, counted[1].kept)
    assert (seen.yours, seen.yours_kept) == (counted[0].moves, counted[0].kept)
    assert seen.moves and seen.yours


def test_each_watched_opponent_has_four_figures_in_a_row() -> None:
    assert trait_counts((1, 9, 8, 7, 6, 3, 5, 4, 3, 2)) == {
        1: TraitCount(9, 8, 7, 6),
        3: TraitCount(5, 4, 3, 2),
    }
    assert trait_counts(()) == {}


@pytest.mark.night
def test_those_who_are_fond_of_something_do_it_more_often_than_one_who_is_not() -> None:
    told = []
    for one in ALL_CHARACTERS:
        whole = TraitCount()
        for seed in range(20):
            for habit in trait_counts(played(TAKEAWAY, one.name, seed).seen).values():
                whole.add(habit)
        assert whole.moves and whole.yours
        told.append(whole)
    theirs, yours = (sum(shares) / len(told) for shares in
                     ([one.share for one in told], [one.your_share for one in told]))  # fmt: skip
    assert theirs > yours + 0.05


def test_of_somebody_unknown_nothing_is_told() -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(2, {}, 3), ("You", "Nobody (easy)"))
    while not match.state.over:
        match.play(match.moves_now()[0])
    assert read(summed(match.sealed_record(), TraitObserver)).seen == ()
