"""The choice by cost: each of its eight steps, on positions of Taki, and its laws in all games."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.characters import CHARACTERS
from game.ai.choice import (
    MAX_FURTHER_MOVES_COUNT,
    SECOND_LOOK_WORLDS_COUNT,
    Choice,
    Cost,
    choose,
)
from game.ai.levels import ALL_LEVELS, advise, skill_of
from game.ai.search import PlayoutBatch, SearchBudget, SearchResult
from game.ai.style import NEUTRAL_STYLE, Style
from game.core.blindness import Blindness
from game.core.bot_data import Skill
from game.core.event import View
from game.core.game import Game
from game.games import GAMES
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.games.taki.bot.knowledge import TakiBot
from game.games.taki.game import TAKI
from game.games.taki.rules import TakiState
from game.text.message import Message
from tests.games.taki.positions import position
from tests.laws.walks import every_game, law, positions
from tests.support.goings_out import decisions
from tests.tiers import by_tier
from tests.together import check_each

BEST, NEAR, FAR = "play R1", "play R3", "play R4"
OTHERS = ["play R6", "play R7", "play R8", "play R9", "play R+2"]
STATE = position(["R1 R3 R4 R6 R7 R8 R9 R+2", "B1 B3 B4 B6"])
SEEDS = range(200)
TEMPERATURE_POINTS = 10.0
POSITIONS_COUNT = by_tier(change=4, night=60)
"""Positions with a certain win, in each game."""


def skill(level: str = "hard", cap_points: float = 8.0, **rates: float) -> Skill:
    return Skill(level, 240, TEMPERATURE_POINTS, cap_points, rates)


def named(name: str, hides: Sequence[str] = (), excuses: Sequence[str] = ()) -> Blindness:
    """A blindness that concerns these moves."""

    def among(texts: Sequence[str]) -> Callable[[Any, Sequence[Any]], list[Any]]:
        return lambda state, moves: [move for move in moves if TAKI.write(move) in texts]

    return Blindness(
        name, Message("a"), lambda _: Message("a"), hides=among(hides), excuses=among(excuses)
    )


class Table:
    """Taki with what a search finds and what playouts say, by the texts of moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.state: TakiState = STATE
        self.chances: Mapping[str, float] = {BEST: 60.0, NEAR: 57.0, FAR: 30.0}
        self.errors: Mapping[str, float] = {}
        self.certain: Sequence[str] = ()
        self.is_exact = False
        self.blind: Sequence[Blindness] = ()
        self.beside: Mapping[str, float] = {}
        """Chances in the worlds of the search; those of the search by default."""
        self.fresh: Mapping[str, float] = {}
        """Chances in fresh worlds; those of the search by default."""
        self.played: list[tuple[list[str], int, bool]] = []
        """Moves that were played out, in how many worlds, and whether these were fresh."""
        monkeypatch.setattr("game.ai.choice.search", self.search)
        monkeypatch.setattr(PlayoutBatch, "rows", self.rows())
        monkeypatch.setattr("game.ai.choice.BARRING_WORLDS_COUNT", 1)
        self.patch = monkeypatch

    def search(self, game: Any, view: View, seed: int, *_: Any) -> SearchResult:
        self.seed = seed
        found = {TAKI.parse(move): chance for move, chance in self.chances.items()}
        errors = {TAKI.parse(move): self.errors.get(move, 0.0) for move in self.chances}
        certain = frozenset(map(TAKI.parse, self.certain))
        return SearchResult(found, errors, self.is_exact, 240, certain)

    def rows(self) -> Callable[..., list[list[float]]]:
        def rows(
            batch: PlayoutBatch, numbers: Sequence[int], moves: Sequence[Any], *_: Any
        ) -> list[list[float]]:
            is_fresh = batch.seed != self.seed
            texts = list(map(TAKI.write, moves))
            if numbers:
                self.played.append((texts, len(numbers), is_fresh))
            told = {**self.chances, **(self.fresh if is_fresh else self.beside)}
            return [[told.get(move, 0.0) for move in texts] for _ in numbers]

        return rows

    def made(self, mine: Skill, seed: int = 1, style: Style = NEUTRAL_STYLE) -> Choice:
        self.patch.setattr(TakiBot, "blindnesses", self.blind)
        assert self.state.asked is not None
        view = self.state.view(self.state.asked)
        return choose(TAKI, view, mine, seed, SearchBudget.of(240), style)

    def moves(self, mine: Skill, seeds: Sequence[int] = SEEDS) -> Counter[str]:
        """How often each move is made."""
        return Counter(TAKI.write(self.made(mine, seed).move) for seed in seeds)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(monkeypatch)


# Step 1: the search, and what moves cost against the best.


def test_a_move_costs_what_its_chance_is_below_that_of_the_best(table: Table) -> None:
    made = table.made(skill())
    assert {
        TAKI.write(move): chance for move, chance in made.found.chances.items()
    } == table.chances
    assert TAKI.write(made.found.best) == BEST


def test_an_only_move_is_made_without_a_further_look(table: Table) -> None:
    table.state = position(["G7", "B1 B3"], pile="R5")
    table.chances = {"draw": 20.0}
    assert len(list(table.state.legal())) == 1
    assert TAKI.write(table.made(skill("easy")).move) == "draw" and not table.played


# Step 2: further moves.


def test_easy_alone_sees_up_to_four_moves_that_are_no_candidates(table: Table) -> None:
    table.beside = table.fresh = dict.fromkeys(OTHERS, 59.0)
    made = table.moves(skill("easy", 40.0))
    assert made.keys() & set(OTHERS)
    for texts, worlds, is_fresh in table.played:
        if not is_fresh:
            assert texts[0] == BEST and worlds == 24
            assert len(texts) == 1 + MAX_FURTHER_MOVES_COUNT and set(texts[1:]) <= set(OTHERS)
    table.played.clear()
    for level in ("medium", "hard"):
        assert table.moves(skill(level)).keys() <= {BEST, NEAR}
    assert all(is_fresh for _, _, is_fresh in table.played)


def test_a_further_move_can_only_lose_by_being_seen(table: Table) -> None:
    """More than the best had in the same few worlds is luck: it then costs nothing."""
    table.beside = {**dict.fromkeys(OTHERS, 75.0), BEST: 50.0}
    made = table.made(skill("easy", 40.0))
    assert max(made.found.chances.values()) == table.chances[BEST]
    assert TAKI.write(made.found.best) == BEST


# Step 3: certain wins.


def test_hard_makes_a_certain_win_whatever_hides_it(table: Table) -> None:
    table.certain, table.chances = [BEST], {BEST: 100.0, NEAR: 97.0}
    table.blind = [named("chain", hides=[BEST])]
    assert table.moves(skill("hard", chain=1.0)) == {BEST: len(SEEDS)}


def test_medium_makes_a_certain_win_that_it_sees(table: Table) -> None:
    table.certain, table.chances = [BEST], {BEST: 100.0, NEAR: 99.9}
    assert table.moves(skill("medium")) == {BEST: len(SEEDS)}
    table.certain, table.chances = [BEST, NEAR], {BEST: 100.0, NEAR: 100.0}
    table.blind = [named("chain", hides=[BEST])]
    assert table.moves(skill("medium", chain=1.0)) == {NEAR: len(SEEDS)}


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_certain_win_that_is_hidden_is_missed_for_a_move_within_the_cap(
    table: Table, level: str
) -> None:
    table.certain, table.chances = [BEST], {BEST: 100.0}
    table.blind = [named("chain", hides=[BEST])]
    # The playouts of the win itself may miss it: it is worth 100 all the same.
    table.beside = table.fresh = {NEAR: 97.0, BEST: 60.0}
    made = table.made(skill(level, chain=1.0))
    assert TAKI.write(made.move) == NEAR
    assert made.overlooked is table.blind[0] and made.cost == Cost(3.0)
    table.beside = table.fresh = {}
    assert table.moves(skill(level, chain=1.0)) == {BEST: len(SEEDS)}, "the others cost too much"


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_win_with_the_very_next_card_is_never_missed(table: Table, level: str) -> None:
    table.state = position(["R1", "B1 B3 B4"], options={"voluntary_draw": "on"})
    assert len(list(table.state.legal())) > 1
    table.certain, table.chances = [BEST], {BEST: 100.0}
    table.blind = [named("chain", hides=[BEST], excuses=["draw"])]
    table.beside = table.fresh = {"draw": 99.0}
    assert table.moves(skill(level, 90.0, chain=1.0)) == {BEST: len(SEEDS)}


def test_what_is_counted_to_be_won_is_a_certain_win_too(table: Table) -> None:
    table.is_exact, table.chances = True, {BEST: 100.0, NEAR: 99.0}
    assert table.moves(skill("hard")) == {BEST: len(SEEDS)}


# Step 4: barred moves.


def handing_over(
    monkeypatch: pytest.MonkeyPatch, table: Table, hand: str = "R3 B5 G1 G3 G4"
) -> None:
    """The other can play a last card after a red one, and no card after a blue one."""
    table.state = position([hand, "R9"], pile="R5")
    table.chances = {"play B5": 60.0, "play R3": 59.0}
    world = table.state.clone()
    monkeypatch.setattr(TAKI, "sample_state", lambda seen, rng: world.clone(), raising=False)


@pytest.mark.parametrize(
    ("level", "is_barred"), [("easy", False), ("medium", True), ("hard", True)]
)
def test_what_hands_another_the_end_of_the_round_is_barred_at_medium_and_hard(
    monkeypatch: pytest.MonkeyPatch, table: Table, level: str, is_barred: bool
) -> None:
    handing_over(monkeypatch, table)
    assert ("play R3" in table.moves(skill(level))) is not is_barred


def test_what_hands_over_the_round_no_more_than_the_best_move_is_not_barred(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    handing_over(monkeypatch, table, "R3 R4 G1 G3 G4")
    table.chances = {"play R4": 60.0, "play R3": 59.0}
    assert "play R3" in table.moves(skill("medium"))


# Step 5: blindnesses.


def test_a_blindness_has_its_rate_and_hides_moves(table: Table) -> None:
    table.blind = [named("unarmed", hides=[BEST])]
    made = [table.made(skill("hard", 8.0, unarmed=0.5), seed) for seed in SEEDS]
    hidden = [one for one in made if one.overlooked is not None]
    assert all(TAKI.write(one.move) == NEAR for one in hidden)
    assert 70 < len(hidden) < 130
    assert table.moves(skill("hard", 8.0, unarmed=1.0)) == {NEAR: len(SEEDS)}
    seen = table.moves(skill("hard", 8.0, unarmed=0.0))
    assert seen[BEST] > seen[NEAR] > 0
    assert table.moves(skill("hard", 8.0)) == seen, "a level without the blindness"


def test_an_excused_move_is_free_and_a_candidate_if_it_was_none(table: Table) -> None:
    table.blind = [named("stranded", excuses=["play R+2"])]
    table.beside = table.fresh = {"play R+2": 53.0}
    made = table.moves(skill("hard", 8.0, stranded=1.0))
    assert made["play R+2"] == pytest.approx(made[BEST], rel=0.4), "as if it cost nothing"
    chosen = next(
        one
        for seed in SEEDS
        if TAKI.write((one := table.made(skill("hard", 8.0, stranded=1.0), seed)).move)
        == "play R+2"
    )
    assert chosen.overlooked is table.blind[0] and chosen.cost == Cost(7.0)


# Step 6: the cap.


def test_no_move_is_made_that_costs_more_than_the_cap(table: Table) -> None:
    assert table.moves(skill("hard", 8.0)).keys() == {BEST, NEAR}
    assert table.moves(skill("hard", 2.9)).keys() == {BEST}
    assert table.moves(skill("hard", 90.0)).keys() == {BEST, NEAR, FAR}


def test_half_an_error_counts_as_cost(table: Table) -> None:
    table.errors = {NEAR: 9.0}
    assert table.moves(skill("hard", 8.0)).keys() == {BEST, NEAR}
    table.errors = {NEAR: 11.0}
    assert table.moves(skill("hard", 8.0)).keys() == {BEST}


def test_even_an_excused_move_stays_within_the_cap(table: Table) -> None:
    table.blind = [named("stranded", excuses=[FAR])]
    assert FAR not in table.moves(skill("hard", 8.0, stranded=1.0))


def test_where_nothing_is_left_the_best_move_is_made(table: Table) -> None:
    table.blind = [named("unarmed", hides=[BEST, NEAR, FAR])]
    assert table.moves(skill("hard", 8.0, unarmed=1.0)) == {BEST: len(SEEDS)}


# Step 7: the draw.


def test_a_move_that_costs_the_temperature_is_made_1_over_e_as_often(table: Table) -> None:
    table.chances = {BEST: 60.0, NEAR: 60.0 - TEMPERATURE_POINTS}
    made = table.moves(skill("hard", 90.0), range(800))
    assert made[NEAR] / made[BEST] == pytest.approx(0.368, abs=0.08)


def test_costs_count_from_the_best_move_that_is_seen(table: Table) -> None:
    table.chances = {BEST: 60.0, NEAR: 40.0, FAR: 40.0 - TEMPERATURE_POINTS}
    table.blind = [named("unarmed", hides=[BEST])]
    made = table.moves(skill("hard", 90.0, unarmed=1.0), range(800))
    assert made[FAR] / made[NEAR] == pytest.approx(0.368, abs=0.08)
    table.blind = [named("unarmed", hides=[BEST]), named("stranded", excuses=[FAR])]
    made = table.moves(skill("hard", 90.0, unarmed=1.0, stranded=1.0), range(800))
    assert made[FAR] / made[NEAR] == pytest.approx(1, abs=0.2), "as free as the best one seen"


def test_a_character_prefers_a_move_that_is_hardly_worse_than_the_one_drawn(
    table: Table,
) -> None:
    state = TAKI.determinize(STATE.view(STATE.asked), Random(1))  # type: ignore[arg-type]
    moves = {text: TAKI.parse(text) for text in (BEST, "play R+2")}
    style = next(
        one.style
        for one in CHARACTERS.values()
        if [one.style.likes(TakiBot.traits, state, move) for move in moves.values()]
        == [False, True]
    )
    table.chances = {BEST: 60.0, "play R+2": 59.99}
    liked = Counter(TAKI.write(table.made(skill(), seed, style).move) for seed in SEEDS)
    assert liked == {"play R+2": len(SEEDS)}
    table.chances = {BEST: 60.0, "play R+2": 30.0}
    assert TAKI.write(table.made(skill(), 1, style).move) == BEST


# Step 8: the second look.


def test_a_move_that_fresh_worlds_show_to_cost_more_than_the_cap_is_not_made(
    table: Table,
) -> None:
    table.fresh = {NEAR: 40.0}
    assert table.moves(skill("hard", 8.0)) == {BEST: len(SEEDS)}
    looks = [one for one in table.played if one[2]]
    assert looks and all(one == ([BEST, NEAR], SECOND_LOOK_WORLDS_COUNT, True) for one in looks)


def test_the_best_move_and_counted_ones_need_no_second_look(table: Table) -> None:
    table.chances = {BEST: 60.0, FAR: 1.0}
    table.moves(skill("hard", 8.0))
    table.is_exact, table.chances = True, {BEST: 60.0, NEAR: 57.0}
    assert NEAR in table.moves(skill("hard", 8.0))
    assert not table.played


def test_a_search_that_is_no_longer_wanted_makes_the_best_move(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    monkeypatch.setattr(PlayoutBatch, "rows", lambda *_: [])
    assert table.moves(skill("hard", 90.0)) == {BEST: len(SEEDS)}


# All games.


@pytest.mark.night("rummy500", "take", "texas")
@every_game
@law(6)
@given(data=st.data())
def test_a_level_s_answer_follows_from_view_level_and_seed(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game, 40))
    if state.asked is None:
        return
    view: View = json.loads(json.dumps(state.view(state.asked)))
    seed = data.draw(st.integers(0, 99))
    for level in ALL_LEVELS[:-1]:
        mine = advise(game, view, level.name, seed, most=16)
        assert mine == advise(game, state.view(state.asked), level.name, seed, most=16)
        assert mine.move in mine.scores


@pytest.mark.parametrize("game", [TAKI, TAKE, RUMMY500], ids=lambda game: game.name)
def test_no_level_misses_a_win_with_the_next_move_and_hard_misses_none(
    game: Game[Any, Any],
) -> None:
    options = {} if game is TAKI else {"target": 100}
    found = 0
    for number, state in enumerate(decisions(game, 2, 5, options)):
        certain = game.bot.certain_wins(state)
        if not certain or len(list(islice(state.legal(), 2))) < 2:
            continue
        found += 1
        at_once = [move for move in certain if wins_at_once(state, move)]
        for level in ALL_LEVELS[:-1]:
            move = game.parse(
                advise(game, state.view(state.asked), level.name, number, most=8).move
            )
            if at_once:
                assert move in at_once
            elif level.name == "hard":
                assert move in certain
        if found == POSITIONS_COUNT:
            return


def wins_at_once(state: Any, move: Any) -> bool:
    after = state.clone()
    after.advance(move)
    return bool(after.winners == (state.asked,))


@every_game
def test_an_explained_answer_of_a_level_is_that_of_a_search(game: Game[Any, Any]) -> None:
    state = game.new(game.setup(game.players[0], {}, 3))
    rng = Random(4)
    for _ in range(3):
        while len(list(islice(state.legal(), 2))) < 2:
            state.advance(next(iter(state.legal())))
        assert state.asked is not None
        view, seed = state.view(state.asked), rng.getrandbits(16)
        said = [
            advise(game, view, level.name, seed, 16, explain=True, most=16) for level in ALL_LEVELS
        ]
        assert all(one == said[0] for one in said)
        state.advance(game.parse(said[0].move))


def test_the_rates_of_the_levels_are_of_the_blindnesses_of_the_game_and_fall() -> None:
    def check(game: Game[Any, Any]) -> None:
        rows = [skill_of(game, level.name) for level in ALL_LEVELS[:-1]]
        assert all(row.rates.keys() == rows[0].rates.keys() for row in rows)
        assert {one.name for one in game.bot.blindnesses} == rows[0].rates.keys()
        for name in rows[0].rates:
            rates = [row.rates[name] for row in rows]
            assert rates == sorted(rates, reverse=True) and 0 <= rates[-1] <= rates[0] <= 1

    check_each(check, GAMES, lambda game: game.name)
