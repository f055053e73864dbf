"""``replay``: the match of a record told in words, a sentence a line."""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.core.event import Event, Seat, View, follow
from game.core.record import BadRecord
from game.match.match import Match, recover
from game.storage.text import read_text


def sentences(match: Match, seat: Seat | None) -> Iterator[str]:
    """The match in words as a seat was told of it, or as one who sees every card (None)."""
    names = _names(match.seats, seat)
    again = Match(match.game, match.setup, match.seats)
    view: View = {}
    yield from _tell(again, view, again.opening, seat, names)
    for _, move in match.moves:
        yield from _tell(again, view, again.play(move), seat, names)
    if again.state.winners is not None:
        yield _result(again.state.winners, names)
    yield (
        "Points: "
        + ", ".join(
            f"{name} {score}" for name, score in zip(names, again.state.scores, strict=True)
        )
        + "."
    )


def _names(seats: Sequence[str], seat: Seat | None) -> list[str]:
    """The names without their levels; the seat that is told is You, and nobody else is."""
    names = [re.sub(r" \(\w+\)$", "", name) for name in seats]
    if seat is not None:
        names = [f"Seat {one}" if name == "You" else name for one, name in enumerate(names)]
        names[seat] = "You"
    return names


def _tell(
    match: Match, view: View, events: Sequence[Event], seat: Seat | None, names: Sequence[str]
) -> Iterator[str]:
    """The sentences of what happened; the view follows."""
    for event in events:
        told = event if seat is None else event.for_seat(seat)
        sentence = match.game.tell(view, told, names) if view else None
        if sentence:
            yield sentence
        follow(view, told)


def _result(winners: Sequence[Seat], names: Sequence[str]) -> str:
    won = [names[seat] for seat in winners]
    if len(won) == 1:
        return "You win the match." if won[0] == "You" else f"{won[0]} wins the match."
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
        print(sentence)
    return _complain(str(fault) if fault is not None else damage)


def _complain(damage: str | None) -> int:
    """Say what is wrong with the record, if anything; the exit code."""
    if damage is None:
        return 0
    print(damage, file=sys.stderr)
    return 1
