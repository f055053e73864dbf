"""``replay``: the match of a record told in words, a sentence a line."""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.ai.characters import YOU
from game.core.event import Event, Seat
from game.core.record import BadRecord
from game.core.sight import Sight
from game.match.match import Match, recover
from game.storage.text import read_text
from game.words.message import Names, Who


def sentences(match: Match, seat: Seat | None) -> Iterator[str]:
    """The match in words as a seat was told of it, or as one who sees every card (None)."""
    names = _names(match.seats, seat)
    again = Match(match.game, match.setup, match.seats)
    seen: Sight[Any] = Sight(again.game)
    yield from _tell(seen, again, again.opening, seat, names)
    for _, move in match.moves:
        yield from _tell(seen, again, again.play(move), seat, names)
    if again.state.winners is not None:
        yield _result([names[winner] for winner in again.state.winners])
    yield (
        "Points: "
        + ", ".join(
            f"{who.name} {score}" for who, score in zip(names, again.state.scores, strict=True)
        )
        + "."
    )


def _names(seats: Sequence[str], seat: Seat | None) -> list[Who]:
    """The names without their levels; the seat that is told is You, and nobody else is."""
    names = [re.sub(r" \(\w+\)$", "", name) for name in seats]
    if seat is None:
        return [Who(name) for name in names]
    # Whoever sat in the window is called by the seat where another's tale is told.
    others = [f"Seat {one}" if name == YOU else name for one, name in enumerate(names)]
    return [Who(YOU, True) if one == seat else Who(name) for one, name in enumerate(others)]


def _tell(
    seen: Sight[Any], match: Match, events: Sequence[Event], seat: Seat | None, names: Names
) -> Iterator[str]:
    """The sentences of what happened."""
    for event in events:
        told = event if seat is None else event.for_seat(seat)
        sentence = match.game.tell(seen, told, names) if seen else None
        if sentence:
            yield str(sentence)
        seen.follow(told)


def _result(winners: Sequence[Who]) -> str:
    won = [who.name for who in winners]
    if len(won) == 1:
        return "You win the match." if winners[0].you else f"{won[0]} wins the match."
    return f"{', '.join(won[:-1])} and {won[-1]} share the win."


def run(arguments: Sequence[str]) -> int:
    """``replay FILE``: tell the match, as much of it as can be read; 1 if it is damaged, else 0."""
    parser = argparse.ArgumentParser(
        prog="five-takes replay", description="Tell the match of a record in words."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--seat", type=int, default=0, help="as this seat saw it (default: 0)")
    which.add_argument("--all", action="store_true", help="with every card named")
    chosen = parser.parse_args(arguments)
    text, damage = read_text(chosen.file)
    if not text and damage is not None:
        return _complain(damage)
    try:
        match, fault = recover(text)
    except BadRecord as error:
        return _complain(str(error))
    if not 0 <= chosen.seat < match.setup.players:
        parser.error(f"this match has seats 0 to {match.setup.players - 1}")
    for sentence in sentences(match, None if chosen.all else Seat(chosen.seat)):
        print(escaped(sentence))
    return _complain(str(fault) if fault is not None else damage)


def _complain(damage: str | None) -> int:
    """Say what is wrong with the record, if anything; the exit code."""
    if damage is None:
        return 0
    print(escaped(damage), file=sys.stderr)
    return 1


def escaped(line: str) -> str:
    """A line with every character that a console would obey written as an escape.

    A record may come from anybody: a name in it could move the cursor, change colours or write
    over what stands there.

    >>> escaped("Ada\\x1b[2J draws 7\u2660.")
    'Ada\\\\x1b[2J draws 7\u2660.'
    """
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in line)
