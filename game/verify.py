"""``verify``: whether the deals of a record are those that were sealed before they were played."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from game.core.record import BadRecord, take_apart
from game.match.match import recover
from game.match.verifying import verify
from game.storage.text import read_text


def run(arguments: Sequence[str]) -> int:
    """``verify FILE``: a line a round; 0 if every seal is that of the deal that was played."""
    parser = argparse.ArgumentParser(
        prog="five-takes verify",
        description="Do the sums of a record's seals again and compare them with its deals.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    chosen = parser.parse_args(arguments)
    text, damage = read_text(chosen.file)
    try:
        match, fault = recover(text)
        lines = take_apart(text)
    except BadRecord as error:
        print(damage if not text and damage is not None else error, file=sys.stderr)
        return 1
    good = True
    for verdict in verify(match, lines):
        good = good and verdict.good
        print(f"Round {verdict.number}: {'' if verdict.good else 'NOT PROVED: '}{verdict.sentence}")
    if fault is not None or damage is not None:
        print(damage if damage is not None else fault, file=sys.stderr)
        good = False
    return 0 if good else 1
