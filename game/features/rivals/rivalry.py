"""A rivalry: all matches with one opponent in one game, and what each did to the other there."""

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from game.ai.characters import who_of
from game.core.table_values import DeedKind
from game.features.moments.deed_tally import DeedCount
from game.text.message import Who


class Encounter(NamedTuple):
    """One match with a rival.

    ``ahead`` is 1 if the player came before them, -1 if they came before the player, else 0;
    ``won`` is 1 if only the player of the two won, -1 if only the rival did, else 0.  ``yours`` are
    the player's deeds to the rival, ``theirs`` those of the rival to the player.
    """

    day: date
    ahead: int
    won: int
    yours: tuple[DeedCount, ...]
    theirs: tuple[DeedCount, ...]


@dataclass(frozen=True, slots=True)
class Rivalry:
    """All encounters with a character in a game, in the order of play."""

    who: str
    game: str
    encounters: tuple[Encounter, ...]

    @property
    def rival(self) -> Who:
        """The character in a sentence."""
        return who_of(self.who)

    @property
    def last(self) -> Encounter:
        return self.encounters[-1]

    @property
    def before_count(self) -> int:
        """Number of matches in which the player came before the rival."""
        return sum(one.ahead > 0 for one in self.encounters)

    @property
    def behind_count(self) -> int:
        """Number of matches in which the rival came before the player."""
        return sum(one.ahead < 0 for one in self.encounters)

    @property
    def win_row_count(self) -> int:
        """Number of latest matches that the player won and the rival did not."""
        count = 0
        for one in reversed(self.encounters):
            if one.won <= 0:
                break
            count += 1
        return count

    def your_count(self, kind: DeedKind) -> int:
        """How often the player did this to the rival."""
        return sum(deed.times for deed in _deeds(kind, [one.yours for one in self.encounters]))

    def their_count(self, kind: DeedKind) -> int:
        """How often the rival did this to the player."""
        return sum(deed.times for deed in _deeds(kind, [one.theirs for one in self.encounters]))

    def your_largest_size(self, kind: DeedKind) -> int:
        """The largest size of such a deed of the player; 0 for none."""
        found = _deeds(kind, [one.yours for one in self.encounters])
        return max((deed.largest for deed in found), default=0)

    def their_largest_size(self, kind: DeedKind) -> int:
        """The largest size of such a deed of the rival; 0 for none."""
        found = _deeds(kind, [one.theirs for one in self.encounters])
        return max((deed.largest for deed in found), default=0)


def _deeds(kind: DeedKind, counted: list[tuple[DeedCount, ...]]) -> list[DeedCount]:
    return [deed for counts in counted for deed in counts if deed.kind is kind]
