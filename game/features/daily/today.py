"""What today has for a player: a puzzle and a short round of games they know.

The date and the list of known games decide which games they are of. The deal of a game and a date
is the same for everybody, so ``line``, which a player may paste to a friend, names the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from game.text.message import Message, in_order

if TYPE_CHECKING:
    from game.core.game import Game
    from game.features.lessons.progress import Progress
    from game.features.rerun.rerun import Outcome
    from game.storage.match_index import MatchIndex

PUZZLE_GAME_OFFSET_COUNT = 2
"""How much further in its list the game of the puzzle is than that of the round."""


def has_finished_match(match_index: MatchIndex) -> bool:
    """Whether a match was played to its end, as far as the index has read the records."""
    return any(one.summary is not None and one.summary.over for one in match_index.entries.values())


def known_games(
    games: Sequence[Game[Any, Any]], progress: Progress, match_index: MatchIndex
) -> list[Game[Any, Any]]:
    """The games of a list with a finished match or a won first hand, in the order of the list."""
    entries = match_index.entries.values()
    finished = {one.summary.game for one in entries if one.summary is not None and one.summary.over}
    return [
        one
        for one in games
        if one.has_table
        and (one.name in finished or progress.was_finished(one.name, one.first_hand))
    ]


def round_game(games: Sequence[Game[Any, Any]], day: date) -> Game[Any, Any] | None:
    """The game of a day's short round, by the weekday; None without games."""
    return games[day.weekday() % len(games)] if games else None


def puzzle_game(games: Sequence[Game[Any, Any]], day: date) -> Game[Any, Any] | None:
    """The game of a day's puzzle, if possible another one than the round's; None without games."""
    others = [one for one in games if one is not round_game(games, day)] or games
    return others[(day.weekday() + PUZZLE_GAME_OFFSET_COUNT) % len(others)] if others else None


def puzzle_place(game: str, day: date, count: int) -> int:
    """Place of a day's puzzle among ``count`` puzzles of a game."""
    name = f"puzzle/{game}/{day.isoformat()}"
    return int(sha256(name.encode()).hexdigest()[:16], 16) % count


def line(
    day: date,
    puzzle: Game[Any, Any] | None,
    short: Game[Any, Any] | None,
    played: tuple[Outcome, bool] | None,
    digits: str = "",
) -> Message | None:
    """What to paste: the date, the game of the ``puzzle`` if it was found, and the round.

    ``played`` is how the round came out, and whether the player had help.  ``digits`` are the first
    ones of its last seal, empty if unknown.  None if there is nothing to tell.
    """
    # The start page does not wait for these.
    from game.features.daily.daily_results import lead_of, place_of
    from game.features.history.match_text import short_date

    done: list[Message] = []
    if puzzle is not None:
        done.append(Message("today-line-puzzle", game=puzzle.title))
    if short is not None and played is not None:
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
        return None
    return Message("today-line", date=short_date(day), results=in_order(done))
