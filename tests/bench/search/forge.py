"""Forged records: does a changed record still pass verification?

    python -m tests.bench.search.forge --forgeries 100000

Changes records of every game in one place (finished and unfinished, secret and by number; bytes
replaced, removed and inserted, lines removed, doubled and swapped, the rest cut off, a comment
added) and verifies them.  Printed is how many are refused, not proved, or pass, by the place of
the change.  Takes ten minutes.

    python -m tests.bench.search.forge --both 20

asks the verifier in the browser, too: so many times 1,000 forgeries with all sums made anew, and
1,000 changed in one place, of other records each time.  It needs node, and ends with the first
difference that is not one of moves alone.
"""

import argparse
import time
from collections import Counter
from multiprocessing import Pool
from random import Random

from game.core.record import InvalidRecord
from game.games import GAMES
from game.match.match import load, recover
from tests.match.both import compare
from tests.match.forging import (
    FORGERS,
    complaint,
    covered,
    damaged,
    first_change,
    places,
    record_of,
)
from tests.match.remade import forged, honest


def records() -> dict[str, str]:
    """Records by what they are of."""
    found = {}
    for game in GAMES:
        for secret in (True, False):
            kind = "secret" if secret else "by number"
            whole = record_of(game, secret)
            match = load(whole)
            middle = (match.deals[-1].after + len(match.moves)) // 2
            found[f"{game.name}, {kind}, finished"] = whole
            found[f"{game.name}, {kind}, being played"] = record_of(game, secret, middle)
    return found


def outcome(text: str, forged: str) -> str:
    """What becomes of a forgery."""
    if forged == text:
        return "no change"
    try:
        _, fault = recover(forged)
    except InvalidRecord:
        return "refused"
    if fault is not None:
        return "refused"
    if complaint(forged) is not None:
        return "not proved"
    if text.startswith(forged):
        return "passes: cut short, as by a power cut"
    if first_change(text, forged) >= covered(text) - 1:
        return "passes: behind the last sum (moves of the round being played, notes)"
    return "PASSES"


def forge(task: tuple[str, str, int, int]) -> Counter[tuple[str, str]]:
    """Forge a record in one way so many times; how often what became of it."""
    text, kind, times, seed = task
    rng = Random(seed)
    found: Counter[tuple[str, str]] = Counter()
    many = places(text, kind)
    order = rng.sample(range(many), many)
    for number in range(times):
        forged = FORGERS[kind](text, order[number % many], rng)
        found[kind, outcome(text, forged)] += 1
    return found


def ask_both(times: int) -> None:
    """Compare both verifiers, and print how often they differ by the rules of play."""
    for number in range(times):
        rng = Random(number)
        texts = {game.name: list(honest(game, 40, f"{number} ")) for game in GAMES}
        compare([record for some in texts.values() for record in some])
        for forge in (forged, damaged):
            compare(
                [
                    record
                    for some in texts.values()
                    for record in forge([text for _, text in some], 200, rng)
                ]
            )


def main() -> None:
    """Forge, and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--forgeries", type=int, default=100_000, help="how many, in all")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--both", type=int, help="ask both verifiers, so many times")
    chosen = parser.parse_args()
    if chosen.both is not None:
        ask_both(chosen.both)
        return
    begun = time.perf_counter()
    some = records()
    each = -(-chosen.forgeries // (len(some) * len(FORGERS)))
    tasks = [
        (text, kind, each, number)
        for number, (text, kind) in enumerate(
            (text, kind) for text in some.values() for kind in FORGERS
        )
    ]
    found: Counter[tuple[str, str]] = Counter()
    with Pool(chosen.processes) as pool:
        for counted in pool.imap_unordered(forge, tasks):
            found += counted
    seconds = time.perf_counter() - begun
    print(f"{sum(found.values()):,} forgeries of {len(some)} records in {seconds:.0f} s")
    for came in sorted({came for _, came in found}):
        print(f"{sum(count for (_, one), count in found.items() if one == came):>8,}  {came}")
    for kind in FORGERS:
        told = ", ".join(f"{found[key]:,} {key[1]}" for key in sorted(found) if key[0] == kind)
        print(f"{kind}: {told}")


if __name__ == "__main__":
    main()
