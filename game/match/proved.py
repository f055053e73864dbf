"""Whether a record proves its deals, and its summary together with that.

`proved_summary` replays a record as `summary.summed` does, and verifies its seals besides.
"""

from collections.abc import Generator
from dataclasses import replace
from enum import StrEnum
from typing import Final

from game.core.record import RecordLines, parse_record
from game.match.match import Match, replaying
from game.match.seal import Seals
from game.match.seal_check import verify
from game.match.summary import MOVES_PER_STEP_COUNT, Summary, Watching, summary_of


class DealProof(StrEnum):
    """What the seals of a record come to."""

    PROVED = "proved"
    UNPROVED = "unproved"
    UNSEALED = "unsealed"
    """The record claims no seal: it was played by number in a version that sealed nothing."""


DEAL_PROOFS: Final = frozenset(DealProof)


def proof_of(match: Match, lines: RecordLines) -> DealProof:
    """Whether a record proves its deals; ``match`` is its replay.

    A secret deal claims a seal for every round. Rounds by number that were played before the first
    one with a seal claim none.
    """
    sealed = Seals(lines).seals.keys()
    if not sealed and not match.setup.secret:
        return DealProof.UNSEALED
    first = 1 if match.setup.secret else min(sealed)
    good = all(one.good for one in verify(match, lines) if one.number >= first)
    return DealProof.PROVED if good else DealProof.UNPROVED


def proved_summary(text: str, watching: Watching) -> Generator[None, None, Summary]:
    """Read a record in steps; the generator returns its summary with ``seen`` and ``proof``.

    Raises ``InvalidRecord`` if the record cannot be replayed to its end.
    """
    replay = replaying(text)
    match = next(replay)
    game, made = match.game, 0
    watch = watching(game, match.seats)
    yield
    while True:
        try:
            next(replay)
        except StopIteration as end:
            if end.value is not None:
                raise end.value from None
            break
        seat, move = match.moves[made]
        watch.see(match.after(made), seat, game.parse(move))
        made += 1
        if made % MOVES_PER_STEP_COUNT == 0:
            yield
    proof = proof_of(match, parse_record(text))
    return replace(summary_of(match), seen=watch.seen, proof=proof)
