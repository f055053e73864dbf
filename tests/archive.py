"""Matches that somebody has played, as records among the finished ones."""

from datetime import datetime, timedelta, timezone
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.core.game import Game
from game.games import GAMES
from game.match.match import Match

NAMES = ("Ada", "Max", "Iris", "Otto", "Noor", "Leo", "Mina", "Tomas", "Yuki", "Zora")
LEVELS = ("easy", "medium", "hard", "expert")
LAST = datetime(2026, 11, 20, 20, 14, tzinfo=timezone(timedelta(hours=1)))
SHORT: tuple[dict[str, object], ...] = ({"target": 100}, {"rounds": 1}, {"rounds": "1-2"})
"""With these options, where a game has them, a match is soon over."""


def short(game: Game[Any, Any]) -> dict[str, object]:
    """Options with which a match of a game is soon over."""
    for values in SHORT:
        known = {one.name: one.values for one in game.options_type.described()}
        if all(name in known and known[name].allows(value) for name, value in values.items()):
            return values
    return {}


@cache
def played(
    game: Game[Any, Any],
    seed: int,
    players: int,
    when: datetime,
    mode: str = "",
    *,
    level: str = "",
    hints: int = 0,
    given_up: bool = False,
    usual: bool = False,
    known: bool | None = False,
    rules: str = "",
    children: bool = False,
) -> str:
    """The record of a match, at a ``level`` or at levels by chance.

    ``known`` is what it notes of its cards, None for a record that notes nothing.
    """
    rng = Random(seed)
    people = rng.sample(NAMES, players - 1)
    seats = ("You", *(f"{name} ({level or rng.choice(LEVELS)})" for name in people))
    options = {} if usual else short(game)
    match = Match(game, game.setup(players, options, seed), seats)
    match.notes.begin(when, mode, known, rules, children)
    most = rng.randrange(3, 12) if given_up else 1 << 30
    for _ in range(hints):
        match.notes.hint(len(match.moves))
    while not match.state.over and len(match.moves) < most:
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
    match.notes.played(len(match.moves), rng.randrange(100, 5000))
    if given_up:
        match.give_up()
    return match.sealed_record()


def fill(profile: Path, count: int, *, damaged: bool = True) -> None:
    """Fill a profile with so many finished matches of every sort, and a damaged record."""
    folder = profile / "finished"
    folder.mkdir(parents=True, exist_ok=True)
    rng = Random(5)
    modes = {3: "day 2026-11-20", 7: "again", 11: "from-here 20261118-200000"}
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        when = LAST - timedelta(hours=13.7 * number)
        text = played(
            game, number, rng.choice((2, 2, 3, game.players[1])), when, modes.get(number, ""),
            hints=number % 4 == 1, given_up=number % 13 == 9, known=modes.get(number) == "again",
        )  # fmt: skip
        name = f"{game.name}-{when:%Y%m%d-%H%M%S}.record"
        (folder / name).write_text(text, encoding="utf-8")
    if damaged:
        (folder / "put in by hand.record").write_text("nonsense\n", encoding="utf-8")
