"""Whether a record proves its deals: as it was written, changed, and without seals."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.record import InvalidRecord
from game.games import GAMES
from game.match.match import Match
from game.match.proved import DealProof, proved_summary
from game.match.summary import Summary, summed
from tests import archive
from tests.together import each_of

OLD = Path(__file__).parent / "old"
SEALING = re.compile(r"# (seal|salt|deal|dealer|dealt|shuffle|draw|end) .*\n")


class Nobody:
    """An observer who has seen the moves of each seat."""

    def __init__(self, game: Game[Any, Any], seats: object) -> None:
        self.counts = [0, 0]

    def see(self, state: Any, seat: int, move: Any) -> None:
        assert state.asked == seat and state.check(move) is None
        self.counts[seat > 0] += 1

    @property
    def seen(self) -> tuple[int, ...]:
        return tuple(self.counts)


def read(reading: Any) -> Summary:
    """The summary of a record, all of it at once."""
    while True:
        try:
            next(reading)
        except StopIteration as end:
            summary: Summary = end.value
            return summary


def proof(text: str) -> str:
    return read(proved_summary(text, Nobody)).proof


def played(secret: bool, seals: bool = True) -> str:
    """A match against Ada and Max, with hints."""
    game = next(game for game in GAMES if game.name == "takeaway")
    seats = ("You", "Ada (easy)", "Max (easy)")
    match = Match(game, game.setup(3, {"rounds": 2}, 5, secret=secret), seats)
    match.notes.begin(archive.LAST)
    rng = Random(5)
    while not match.state.over:
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
        if len(match.moves) % 9 == 0:
            match.notes.hint(len(match.moves))
    text = match.sealed_record()
    return text if seals else SEALING.sub("", text)


@each_of("game", GAMES, lambda game: game.name)
def test_a_record_is_summed_up_as_without_its_proof(game: Game[Any, Any]) -> None:
    for seed in range(3):
        text = archive.played(game, seed, game.players[0], archive.LAST, given_up=seed == 2)
        one, other = read(proved_summary(text, Nobody)), read(summed(text, Nobody))
        assert one.packed()[:-1] == other.packed()[:-1] and sum(one.seen) == one.moves
        assert (one.proof, other.proof) == (DealProof.PROVED, "")


def test_a_record_that_cannot_be_replayed_to_its_end_has_no_summary() -> None:
    text = played(secret=True).replace("\n1 ", "\n2 ", 1)
    with pytest.raises(InvalidRecord):
        proof(text)


@pytest.mark.parametrize("secret", [True, False])
def test_what_was_changed_in_a_record_is_not_proved(secret: bool) -> None:
    text = played(secret)
    assert proof(text) == DealProof.PROVED
    assert "# hint" in text and "(easy)" in text
    assert proof(re.sub(r"(?m)^# hint.*\n", "", text)) == DealProof.UNPROVED
    assert proof(text.replace("Ada (easy)", "Ada (expert)")) == DealProof.UNPROVED
    assert proof(re.sub(r"(?m)^# seal 2.*\n", "", text)) == DealProof.UNPROVED


def test_a_record_without_seals_claims_none_only_by_number() -> None:
    assert proof(played(secret=False, seals=False)) == DealProof.UNSEALED
    assert proof(played(secret=True, seals=False)) == DealProof.UNPROVED


def test_records_of_older_versions_are_not_doubted() -> None:
    found = {path.name: proof(path.read_text(encoding="utf-8")) for path in OLD.iterdir()}
    assert len(found) == 2 * len(GAMES) and DealProof.UNPROVED not in found.values(), found
