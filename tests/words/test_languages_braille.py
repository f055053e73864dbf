"""In every language each line of braille has room for what the table says."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.ai.worker import WorkerClient
from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.session import MatchSession
from game.storage.match_store import NullWriter
from game.text.languages import ALL_SPOKEN, SPOKEN_ENGLISH
from game.text.message import (
    ENGLISH_LANGUAGE,
    Language,
    Pattern,
    language_of,
    speak,
    told_in_line,
)
from game.ui.kit.pages.host import BRAILLE_CELL_COUNT
from game.ui.table.control import braille_lines
from tests.tiers import by_tier
from tests.together import check_each
from tests.ui.stage import NAMES
from tests.words.pseudo import Pseudo

LANGUAGES = [language_of(spoken) for spoken in ALL_SPOKEN]
ROUNDS = by_tier(change=2, night=100)
"""How many rounds of each game are told."""
FIRST_ROUND = 1
MAX_MOVE_COUNT = 400
"""Moves of a match that are told at most."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH_LANGUAGE)


def lines(game: Game[Any, Any], rounds: int) -> Iterator[str]:
    """The lines of each decision of the person, and of the log, in so many rounds."""
    told, seed = 0, 0
    while told < rounds:
        seed += 1
        players = min(game.players[1], 2 + seed % 3)
        match, rng = Match(game, game.setup(players, {}, seed), NAMES[:players]), Random(seed)
        session = MatchSession(match, NullWriter("", match), WorkerClient())  # type: ignore[arg-type]
        while not match.state.over and len(match.moves) < MAX_MOVE_COUNT:
            if match.state.asked == PERSON_SEAT:
                state = game.from_view(match.view(PERSON_SEAT))
                yield from braille_lines.decision(game, state, session.names)
                yield from braille_lines.moves(game, state, session.names)
            match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))
            if match.state.round - FIRST_ROUND + told >= rounds:
                break
        told += max(1, match.state.round - FIRST_ROUND)
        yield from (told_in_line(one.said) for some in session.told() for one in some)


def long_lines(language: Language, name: str, rounds: int) -> set[str]:
    """The lines without room, or without anything."""
    speak(language)
    told = lines(GAMES_BY_NAME[name], rounds)
    return {line for line in told if not 0 < len(line) <= BRAILLE_CELL_COUNT}


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_line_of_every_round_has_room(name: str) -> None:
    def check(language: Language) -> None:
        assert long_lines(language, name, ROUNDS) == set()

    check_each(check, LANGUAGES, lambda language: language.spoken.tag)


def test_lines_that_are_too_long_are_told_of() -> None:
    """The pseudo-language has words half as long again, and brackets."""
    assert long_lines(Pseudo(), "take", 1)


class Long(Language):
    """English with long words for short ones."""

    def pattern(self, name: str) -> Pattern:
        found = super().pattern(name)
        return (*found, "langsam") if name.endswith(".braille") else found


def test_one_long_word_is_told_of() -> None:
    assert long_lines(Long(SPOKEN_ENGLISH), "take", 2)
