"""Forgeries: a record changed in one place, in every way in which a place can be changed."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from game.core.game import Game
from game.core.record import InvalidRecord, parse_record
from game.match.match import recover
from game.match.seal_check import verify
from tests.match.sealed import played as played_out
from tests.match.sealed import setup

SIGNS = "0123456789abcdefgJKQS #:\n-"
"""What is put in the place of a byte, or beside it."""


def record_of(game: Game[Any, Any], secret: bool = True, moves: int = 10_000) -> str:
    """The record of a short match with parts, notes of how it was played among its lines."""
    match = played_out(game, secret=secret, cut=Random(5), most=moves)
    again = type(match)(game, setup(game, 4, secret), ["You", "Ada (easy)"])
    parts = {deal.after: deal.part_line.rstrip("\n") for deal in match.deals if deal.part_line}
    for number, (_, move) in enumerate(match.moves):
        if number in parts:
            again.add_part(parts[number])
        if number % 20 == 10:
            again.notes.hint(number)
        again.play(move)
    return again.sealed_record()


def flip(text: str, place: int, rng: Random) -> str:
    """Another byte in the place of one."""
    other = rng.choice([sign for sign in SIGNS if sign != text[place]])
    return text[:place] + other + text[place + 1 :]


def lose(text: str, place: int, rng: Random) -> str:
    """A byte less."""
    return text[:place] + text[place + 1 :]


def insert(text: str, place: int, rng: Random) -> str:
    """A byte more."""
    return text[:place] + rng.choice(SIGNS) + text[place:]


def lose_line(text: str, place: int, rng: Random) -> str:
    """A line less."""
    lines = text.splitlines(keepends=True)
    return "".join(lines[:place] + lines[place + 1 :])


def double_line(text: str, place: int, rng: Random) -> str:
    """A line twice."""
    lines = text.splitlines(keepends=True)
    return "".join([*lines[: place + 1], lines[place], *lines[place + 1 :]])


def swap_lines(text: str, place: int, rng: Random) -> str:
    """Two lines, one in the other's place."""
    lines = text.splitlines(keepends=True)
    other = rng.randrange(len(lines))
    lines[place], lines[other] = lines[other], lines[place]
    return "".join(lines)


def lose_the_rest(text: str, place: int, rng: Random) -> str:
    """All lines from one on are gone."""
    return "".join(text.splitlines(keepends=True)[:place])


def put_a_comment(text: str, place: int, rng: Random) -> str:
    """A line more, of which nobody knows what it is."""
    lines = text.splitlines(keepends=True)
    return "".join([*lines[:place], "# a remark\n", *lines[place:]])


Forger = Callable[[str, int, Random], str]
BYTES: dict[str, Forger] = {"flip a byte": flip, "lose a byte": lose, "insert a byte": insert}
LINES: dict[str, Forger] = {
    "lose a line": lose_line,
    "double a line": double_line,
    "swap two lines": swap_lines,
    "lose the rest": lose_the_rest,
    "put a comment": put_a_comment,
}
FORGERS = {**BYTES, **LINES}


def places(text: str, kind: str) -> int:
    """At how many places a record can be forged so."""
    return len(text) if kind in BYTES else text.count("\n")


def damaged(texts: Sequence[str], many: int, rng: Random) -> Iterator[tuple[str, str]]:
    """Records changed in one place, each with the kind of the change."""
    kinds = list(FORGERS)
    for number in range(many):
        kind, text = kinds[number % len(kinds)], rng.choice(texts).replace("\r\n", "\n")
        yield kind, FORGERS[kind](text, rng.randrange(places(text, kind)), rng)


def complaint(text: str) -> str | None:
    """Why a record does not prove its deals; None if it does."""
    try:
        match, fault = recover(text)
    except InvalidRecord as error:
        return str(error)
    if fault is not None:
        return str(fault)
    return next(
        (str(one.sentence) for one in verify(match, parse_record(text)) if not one.good), None
    )


def covered(text: str) -> int:
    """How many bytes of a record stand before its last sum's end: they cannot be changed."""
    lines = text.splitlines(keepends=True)
    sums = [
        number
        for number, line in enumerate(lines)
        if line.startswith(("# seal ", "# dealt ", "# end "))
    ]
    return len("".join(lines[: sums[-1] + 1]))


def first_change(text: str, forged: str) -> int:
    """The place of the first byte that differs."""
    pairs = enumerate(zip(text, forged, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(text), len(forged)))
