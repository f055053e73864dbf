"""What today has for everyone: a puzzle and a short round, chosen by the date alone.

The weekday decides the games of both, the date which puzzle it is. ``line`` is what a player may
paste to a friend about both.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

from game.text.message import Message, in_order

if TYPE_CHECKING:
    from game.core.game import Game
    from game.features.rerun.rerun import Outcome

G = TypeVar("G")
PUZZLE_GAME_OFFSET_COUNT = 2
"""Number of games between that of the round and that of the puzzle in the list of games."""


def round_game(games: Sequence[G], day: date) -> G:
    """The game of a day's short round, by the weekday."""
    return games[day.weekday() % len(games)]


def puzzle_game(games: Sequence[G], day: date) -> G:
    """The game of a day's puzzle, another one than the round's if there are three or more."""
    return games[(day.weekday() + PUZZLE_GAME_OFFSET_COUNT) % len(games)]


def puzzle_place(game: str, day: date, count: int) -> int:
    """Place of a day's puzzle among ``count`` puzzles of a game."""
    name = f"puzzle/{game}/{day.isoformat()}"
    return int(sha256(name.encode()).hexdigest()[:16], 16) % count


def line(
    day: date,
    puzzle: Game[Any, Any],
    found: bool,
    short: Game[Any, Any],
    played: tuple[Outcome, bool] | None,
    digits: str = "",
) -> Message:
    """What to paste: the date, whether the puzzle was ``found``, and the round.

    ``played`` is how the round came out, and whether the player had help.  ``digits`` are the first
    ones of its last seal, empty if unknown.
    """
    # The start page does not wait for these.
    from game.features.daily.daily_results import lead_of, place_of
    from game.features.history.match_text import short_date

    when = short_date(day)
    done: list[Message] = []
    if found:
        done.append(Message("today-line-puzzle", game=puzzle.title))
    if played is not None:
        came, helped = played
        game, place, lead = short.title, place_of(came), lead_of(came.lead)
        done.append(
            Message(
                "today-line-round.helped", game=game, place=place, count=came.players, lead=lead
            )
            if helped
            else Message("today-line-round", game=game, place=place, count=came.players, lead=lead)
        )
        done += [Message("today-line-seal", digits=digits)] if digits else []
    if not done:
        return Message("today-line.open", date=when, puzzle=puzzle.title, game=short.title)
    return Message("today-line", date=when, results=in_order(done))
