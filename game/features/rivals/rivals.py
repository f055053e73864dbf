"""What the player and each opponent did to each other, over all finished matches of a game."""

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from functools import lru_cache
from random import Random

from game.ai.characters import read_seat
from game.core.event import PERSON_SEAT, Seat
from game.features.moments.best_moments import BestMoments
from game.features.moments.deed_tally import DeedCount
from game.features.rivals.rivalry import Encounter, Rivalry
from game.features.rivals.sentences import printed, spoken
from game.match.summary import Summary
from game.storage.match_index import MatchIndex, played_order
from game.text.message import Message

MIN_TOLD_MATCH_COUNT = 3
"""Number of matches together from which a rival is told of."""
RECENT_RIVAL_DAYS = 30
"""Days in which the matches with the rival of the start page are counted."""


MAX_CACHED_COMPANY_COUNT = 500
"""Maximum number of companies whose seats are remembered."""


class Rivals:
    """The rivalries of a profile, added up when first asked for after a change."""

    def __init__(self, moments: BestMoments, match_index: MatchIndex) -> None:
        self.moments = moments
        self.match_index = match_index
        self._added: dict[tuple[str, str], Rivalry] = {}
        self._version = -1

    @property
    def complete(self) -> bool:
        """Whether every record was counted; before that nothing is told."""
        return self.match_index.complete and self.moments.complete

    def rivalry(self, who: str, game: str) -> Rivalry | None:
        """The rivalry with a character in a game; None before the third match together."""
        if not self.complete:
            return None
        self._add()
        found = self._added.get((who, game))
        told = found is not None and len(found.encounters) >= MIN_TOLD_MATCH_COUNT
        return found if told else None

    def line(self, who: str, game: str) -> Message | None:
        """The line about a character on the set-up page of a game; None for none."""
        found = self.rivalry(who, game)
        return None if found is None else printed(found)

    def recent(self, today: date) -> Rivalry | None:
        """The rivalry with whom the player had most matches lately, in their commonest game."""
        if not self.complete:
            return None
        self._add()
        since = today - timedelta(days=RECENT_RIVAL_DAYS)
        counts: Counter[str] = Counter()
        ranked = []
        for (who, game), found in self._added.items():
            recent = sum(one.day >= since for one in found.encounters)
            counts[who] += recent
            if recent and self.rivalry(who, game) is not None:
                ranked.append((recent, found.last.day, found))
        best = max(ranked, key=lambda one: (counts[one[2].who], *one[:2]), default=None)
        return None if best is None else best[2]

    def greeting(self, seats: Sequence[str], game: str, rng: Random) -> tuple[Seat, Message] | None:
        """A seat, and what its rival says when a match begins; None if no rival is there."""
        known = [
            (Seat(seat), found)
            for seat, text in enumerate(seats)
            if seat != PERSON_SEAT
            and (found := self.rivalry(read_seat(text, seat).name, game)) is not None
        ]
        if not known:
            return None
        seat, found = rng.choice(known)
        return seat, rng.choice(spoken(found))

    def _add(self) -> None:
        """Add up the deeds of all records, each copy once."""
        if self._version == self.match_index.version:
            return
        self._version = self.match_index.version
        copies = self.match_index.copies()
        found: dict[tuple[str, str], list[Encounter]] = {}
        for entry in sorted(self.match_index.entries.values(), key=played_order):
            one, deeds = entry.summary, self.moments.deeds(entry.name)
            if one is None or not one.counts or deeds is None or entry.name in copies:
                continue
            day = entry.begun.date()
            for seat, who in _opponents(one.seats):
                encounter = _encounter(one, seat, deeds, day)
                found.setdefault((who, one.game), []).append(encounter)
        self._added = {key: Rivalry(*key, tuple(met)) for key, met in found.items()}


@lru_cache(MAX_CACHED_COMPANY_COUNT)
def _opponents(seats: tuple[str, ...]) -> list[tuple[Seat, str]]:
    """The seats of the characters; a character at two seats is nobody's rival."""
    players = [read_seat(text, seat) for seat, text in enumerate(seats)]
    names = [player.name for player in players]
    return [
        (Seat(seat), player.name)
        for seat, player in enumerate(players)
        if player.character is not None and names.count(player.name) == 1
    ]


def _encounter(one: Summary, seat: Seat, deeds: tuple[DeedCount, ...], day: date) -> Encounter:
    """One match with the opponent at ``seat``; giving up counts as coming behind them."""
    own, other = one.places[PERSON_SEAT], one.places[seat]
    ahead = (other > own) - (other < own)
    if one.given_up and not one.over:
        ahead = -1
    return Encounter(
        day,
        ahead,
        (PERSON_SEAT in one.winners) - (seat in one.winners),
        tuple([deed for deed in deeds if (deed.actor, deed.victim) == (PERSON_SEAT, seat)]),
        tuple([deed for deed in deeds if (deed.actor, deed.victim) == (seat, PERSON_SEAT)]),
    )
