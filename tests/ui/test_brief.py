"""In brief the match is told in lines of braille: each fits, and they are enough to play by."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from game.ai.worker import WorkerClient
from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.state import State
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.session import MatchSession
from game.storage.match_store import NullWriter
from game.text.message import told_in_line
from game.ui.kit.input.commands import (
    ASK_HAND,
    ASK_POSSIBLE_MOVES,
    PROGRAM_COMMANDS,
    CommandGroup,
    Scope,
)
from game.ui.kit.pages.host import BRAILLE_CELL_COUNT
from game.ui.table.control import braille_lines
from tests.together import check_each
from tests.ui.line_player import (
    LINE_NAMES,
    by_lines,
    by_moves,
    has_won,
    is_as_good,
    legal,
    without_owners,
)
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import NAMES, Stage
from tests.ui.test_spoken_table_announcing import Ear, play


def states(name: str, players: int, seed: int, most: int = 160) -> Iterator[State[Any]]:
    """What the person sees in a match, each time that they are asked."""
    match, rng = begun(name, players, seed), Random(seed)
    game = match.game
    while not match.state.over and len(match.moves) < most:
        if match.state.asked == PERSON_SEAT:
            yield game.from_view(match.view(PERSON_SEAT))
        match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))


def begun(name: str, players: int, seed: int) -> Match:
    game = GAMES_BY_NAME[name]
    return Match(game, game.setup(players, {}, seed), NAMES[:players])


@pytest.mark.night
def test_every_decision_and_every_line_of_the_log_fits_a_line_of_braille() -> None:
    def check(name: str) -> None:
        game = GAMES_BY_NAME[name]
        for players, seed in ((2, 1), (3, 2), (4, 3)):
            asked = 0
            for state in states(name, players, seed):
                asked += 1
                names = LINE_NAMES[:players]
                lines = braille_lines.decision(game, state, names)
                told = [*lines, *braille_lines.moves(game, state, names)]
                assert all(0 < len(line) <= BRAILLE_CELL_COUNT for line in told), told
                # Whose is what can be taken, or how many cards the next player holds.
                owned = re.search(r"\b(me|[AMI])\d", " ".join(lines))
                assert owned or (name == "takeaway" and lines[0].endswith("draw")), lines
            assert asked > 5
            match, rng = begun(name, players, seed), Random(seed)
            while not match.state.over and len(match.moves) < 250:
                match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))
            session = MatchSession(match, NullWriter("", match), WorkerClient())  # type: ignore[arg-type]
            for line in (told_in_line(one.said) for some in session.told() for one in some):
                assert 0 < len(line) <= BRAILLE_CELL_COUNT, line

    check_each(check, [game.name for game in GAMES])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_player_of_lines_alone_wins_as_often_as_one_that_sees_the_moves(
    game: Game[Any, Any],
) -> None:
    hold_by_lines_alone(game.name, 20)


@pytest.mark.night
def test_that_player_does_so_in_four_hundred_matches_of_each_game() -> None:
    check_each(lambda name: hold_by_lines_alone(name, 400), [game.name for game in GAMES])


def hold_by_lines_alone(name: str, matches: int) -> None:
    """Check that the lines are enough: for as many wins, and for a move as good each time."""
    reader = Reader()
    lines = [has_won(name, seed, reader.decide) for seed in range(matches)]
    moves = [has_won(name, seed, by_moves) for seed in range(matches)]
    apart = sum(one != other for one, other in zip(lines, moves, strict=True))
    assert abs(sum(lines) - sum(moves)) <= 2 * max(1, apart) ** 0.5, (lines, moves)
    assert 0 < sum(lines) < matches
    assert reader.good_share > 0.99
    assert reader.count > matches


@pytest.mark.parametrize("name", ["take", "takeaway", "rummy500", "taki"])
def test_without_owners_that_player_does_not_know_what_to_do(name: str) -> None:
    reader = Reader(without_owners)
    for seed in range(20):
        has_won(name, seed, reader.decide)
    assert reader.good_share < 0.99


class Reader:
    """Plays by lines, and counts how often no move would have been liked better.

    Decisions that leave one move do not count.
    """

    def __init__(self, change: Callable[[str], str] = str) -> None:
        self.change = change
        self.count = 0
        self.good = 0

    def decide(self, match: Match) -> str:
        move = by_lines(match, self.change)
        if len(legal(match.game, match.game.from_view(match.view(PERSON_SEAT)))) > 1:
            self.count += 1
            self.good += is_as_good(match, move)
        return move

    @property
    def good_share(self) -> float:
        return self.good / self.count


@pytest.mark.night
def test_a_round_is_told_in_lines_that_fit(stage: Stage) -> None:
    stage.app.set("detail", "brief")

    def check(name: str) -> None:
        page = stage.sit(3, game=GAMES_BY_NAME[name], seed=3, options={})
        ear = Ear(stage)
        play(stage, page, ear, 30)
        ear.listen()
        said = [one.text for one in ear.heard]
        assert len(said) > 30
        assert [one for one in said if len(one) > BRAILLE_CELL_COUNT] == []

    check_each(check, [game.name for game in GAMES])


def test_asking_again_goes_through_the_lines_of_hand_and_moves(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    page = stage.sit(2, game=GAMES_BY_NAME["rummy500"], seed=3, moves=1)
    stage.asked()
    for command, lines in (
        (ASK_HAND, braille_lines.hand([page.show.table.card_name(text)
                                       for text in page.show.hand.order])),
        (ASK_POSSIBLE_MOVES, braille_lines.moves(page.model.game, page.model.asking.state,
                                                 page.model.show.names)),
    ):  # fmt: skip
        heard = []
        for _ in lines:
            stage.app.announcements.take()
            stage.key(command.keys[0].key, shift=bool(command.keys[0].shift))
            stage.tick()
            heard += [one.text for one in stage.app.announcements.take()]
        assert heard == lines
        assert all(len(line) <= BRAILLE_CELL_COUNT for line in lines)


def test_every_answer_comes_in_lines_at_the_table_and_after_a_round(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    # Why not is asked of a move, and between rounds there is none.
    for name, places in (
        ("playing take, 3", {Scope.TABLE, Scope.MOVE}),
        ("between rounds", {Scope.TABLE}),
    ):
        {**PAGES, **TABLES}[name](stage)
        asking = [one for one in PROGRAM_COMMANDS if one.sort is CommandGroup.ASKING]
        for command in (one for one in asking if places & set(one.where)):
            stage.app.announcements.take()
            stage.key(command.keys[0].key, shift=bool(command.keys[0].shift))
            stage.tick()
            heard = [one.text for one in stage.app.announcements.take()]
            assert heard, command.name
            assert [one for one in heard if len(one) > BRAILLE_CELL_COUNT] == []
