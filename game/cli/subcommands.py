"""Subcommands that need no window.

``replay`` tells a record in words, one sentence per line. ``verify`` checks the seals of a record.
"""

import argparse
import codecs
import contextlib
import io
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from game import engine
from game.ai.characters import PERSON_NAME
from game.cli import experiments
from game.core.event import Event, Seat
from game.core.record import InvalidRecord, parse_record
from game.core.state import SeatView
from game.match.match import Match, recover
from game.match.seal_check import digits_of, verify
from game.storage.profile import read_text
from game.text.message import MINUS_SIGN, Names, Who, say


def sentences(match: Match, seat: Seat | None) -> Iterator[str]:
    """Yield the match in words, as a seat saw it, or with all cards (None)."""
    names = _names(match.seats, seat)
    again = Match(match.game, match.setup, match.seats)
    seen: SeatView[Any] = SeatView(again.game)
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
    """Names without levels; only the seat `seat` is addressed as "you"."""
    names = [re.sub(r" \(\w+\)$", "", name) for name in seats]
    if seat is None:
        return [Who(name) for name in names]
    # The person is named by the seat number in another seat's account.
    others = [f"Seat {one}" if name == PERSON_NAME else name for one, name in enumerate(names)]
    return [Who(PERSON_NAME, True) if one == seat else Who(name) for one, name in enumerate(others)]


def _tell(
    seen: SeatView[Any], match: Match, events: Sequence[Event], seat: Seat | None, names: Names
) -> Iterator[str]:
    for event in events:
        told = event if seat is None else event.as_seen_by(seat)
        sentence = match.game.describe_event(seen, told, names) if seen else None
        if sentence:
            yield str(sentence)
        seen.apply(told)


def _result(winners: Sequence[Who]) -> str:
    won = [who.name for who in winners]
    if len(won) == 1:
        return "You win the match." if winners[0].you else f"{won[0]} wins the match."
    return f"{', '.join(won[:-1])} and {won[-1]} share the win."


def run_replay(arguments: Sequence[str]) -> int:
    """Run ``replay FILE``: tell the readable part of a match; 1 if it is damaged, else 0."""
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
    except InvalidRecord as error:
        return _complain(str(error))
    if not 0 <= chosen.seat < match.setup.players:
        parser.error(f"this match has seats 0 to {match.setup.players - 1}")
    for sentence in sentences(match, None if chosen.all else Seat(chosen.seat)):
        print(escaped(sentence))
    return _complain(str(fault) if fault is not None else damage)


def _complain(damage: str | None) -> int:
    """Print the damage, if any; the exit code."""
    if damage is None:
        return 0
    print(escaped(damage), file=sys.stderr)
    return 1


def escaped(line: str) -> str:
    """A line with every character that a console would obey written as an escape.

    A record may come from anybody: a name in it could move the cursor, change colours or write
    over earlier output.

    >>> escaped("Ada\\x1b[2J draws 7\u2660.")
    'Ada\\\\x1b[2J draws 7\u2660.'
    """
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in line)


def run_verify(arguments: Sequence[str]) -> int:
    """Run ``verify FILE``: print a line per round; 0 if every seal is proved, else 1."""
    parser = argparse.ArgumentParser(
        prog="five-takes verify",
        description="Do the sums of a record's seals again and compare them with its deals.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    chosen = parser.parse_args(arguments)
    text, damage = read_text(chosen.file)
    try:
        match, fault = recover(text)
        lines = parse_record(text)
    except InvalidRecord as error:
        print(damage if not text and damage is not None else error, file=sys.stderr)
        return 1
    good = True
    for verdict in verify(match, lines):
        good = good and verdict.good
        print(f"Round {verdict.number}: {'' if verdict.good else 'NOT PROVED: '}{verdict.sentence}")
    if digits := digits_of(match.deals):
        print(say("verify-anew", digits=digits))
    if fault is not None or damage is not None:
        print(damage if damage is not None else fault, file=sys.stderr)
        good = False
    return 0 if good else 1


SUBCOMMAND_HANDLERS: dict[str, Callable[[Sequence[str]], int]] = {
    "engine": engine.main,
    "arena": experiments.run_arena,
    "chances": experiments.run_calibration,
    "replay": run_replay,
    "verify": run_verify,
}
"""Handlers of the words; each returns the exit code."""


def _readable(error: UnicodeError) -> tuple[str, int]:
    """Fallback for letters that the console cannot encode."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join("-" if one == MINUS_SIGN else "?" for one in missing), error.end


def run(word: str, arguments: list[str]) -> int:
    """Run a subcommand; the exit code. Invalid arguments end the program, as in argparse."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Consoles may lack letters of a name or the true minus sign.
        codecs.register_error("readable", _readable)
        sys.stdout.reconfigure(errors="readable")
    try:
        code = SUBCOMMAND_HANDLERS[word](arguments)
        if sys.stdout is not None and not sys.stdout.closed:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader closed the pipe early
        with contextlib.suppress(BrokenPipeError):
            sys.stdout.close()
        return 0
    return code
