"""Rivalries made up for tests, and finished matches with the same people."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from game.core.event import PERSON_SEAT, Seat
from game.core.game import Game
from game.core.table_values import DeedKind
from game.features.moments.best_moments import BestMoments
from game.features.moments.deed_tally import DeedCount
from game.features.rivals.rivalry import Encounter, Rivalry
from game.features.rivals.rivals import Rivals
from game.match.match import Match
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from tests import archive

RIVAL_SEAT = Seat(1)
Deeds = Mapping[DeedKind, tuple[int, int]]
"""How often each kind of deed was done, and the largest size of it."""


def met(
    ahead: int = 0, won: int = 0, yours: Deeds | None = None, theirs: Deeds | None = None
) -> Encounter:
    """A match with the rival."""
    return Encounter(
        date(2026, 11, 1),
        ahead,
        won,
        tuple(DeedCount(kind, PERSON_SEAT, RIVAL_SEAT, *of) for kind, of in (yours or {}).items()),
        tuple(DeedCount(kind, RIVAL_SEAT, PERSON_SEAT, *of) for kind, of in (theirs or {}).items()),
    )


def rivalry(*encounters: Encounter) -> Rivalry:
    return Rivalry("Max", "take", encounters)


def drawn(rng: Random) -> Rivalry:
    """Three matches or more, in which anything may have happened."""
    kinds = rng.choice(
        (
            (DeedKind.TAKE,),
            (DeedKind.CAPTURE,),
            (DeedKind.CALL,),
            (DeedKind.BREAK, DeedKind.OUT, DeedKind.LAST_CARD),
            (DeedKind.CAUGHT,),
        )
    )

    def deeds() -> Deeds:
        return {
            kind: (rng.randrange(1, 5), rng.choice((0, 1, 14, 15, 39, 40, 79, 80, 120)))
            for kind in kinds
            if rng.random() < 0.4
        }

    def one() -> Encounter:
        won = rng.choice((-1, 0, 1))
        return met(won or rng.choice((-1, 0, 1)), won, deeds(), deeds())

    return rivalry(*[one() for _ in range(rng.randrange(3, 9))])


SEATS = ("You", "Max (easy)", "Ada (hard)")


def finished(
    game: Game[Any, Any],
    seed: int,
    when: datetime = archive.LAST,
    mode: str = "",
    *,
    seats: tuple[str, ...] = SEATS,
    given_up: bool = False,
) -> str:
    """The record of a match with these people, short where the game has short ones."""
    rng = Random(seed)
    match = Match(game, game.setup(len(seats), archive.short(game), seed), seats)
    match.notes.begin(when, mode, False)
    while not match.state.over and not (given_up and len(match.moves) > 30):
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
    match.notes.played(len(match.moves), 100)
    if given_up:
        match.give_up()
    return match.sealed_record()


class Shelf:
    """A profile with finished matches, and the rivals in it."""

    def __init__(self, folder: Path) -> None:
        self.profile = Profile(folder)
        self.match_store = MatchStore(self.profile)
        self.match_store.finished.mkdir(parents=True, exist_ok=True)
        self.opened = self._open()

    def _open(self) -> tuple[BestMoments, Rivals]:
        moments = BestMoments(self.profile, self.match_store.match_index)
        return moments, Rivals(moments, self.match_store.match_index)

    def keep(self, name: str, text: str) -> Path:
        path = self.match_store.finished / f"{name}.record"
        path.write_text(text, encoding="utf-8")
        return path

    def fill(self, game: Game[Any, Any], count: int, first_seed: int = 0) -> list[str]:
        """Keep so many matches of a game, one a day; their records, the oldest first."""
        texts = []
        for number in range(count):
            when = archive.LAST - timedelta(days=count - number)
            texts.append(finished(game, first_seed + number, when))
            self.keep(f"{game.name}-{number}", texts[-1])
        return texts

    def read(self, again: bool = False) -> Rivals:
        """Read all that is new; ``again`` as after a start of the program."""
        if again:
            self.opened = self._open()
        moments, rivals = self.opened
        self.match_store.match_index.look()
        while self.match_store.match_index.step():
            pass
        while moments.step():
            pass
        return rivals

    @property
    def damaged(self) -> bool:
        """Whether the kept counts could not be read whole."""
        return self.opened[0].damaged
