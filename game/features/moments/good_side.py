"""One thing that went well for the person in a match that they lost.

Each sentence is true as it stands: the largest take is larger than anybody's, and a match is
compared with the last one only if that had the same rules and as many players.
"""

from typing import Any

from game.core.event import PERSON_SEAT, Seat
from game.core.game import State
from game.core.table import Table
from game.core.table_values import HighlightKind
from game.features.moments.best_moments import MatchStory
from game.match.match import Match
from game.storage.match_index import MatchIndex
from game.text.message import Message, Names, TextValue

LARGEST_MESSAGES = {
    HighlightKind.TAKE: "take",
    HighlightKind.CAPTURE: "capture",
    HighlightKind.DIG: "dig",
}
"""Kinds of highlights whose largest is told of, with the form of ``ending-good``."""


def good_side(
    state: State[Any],
    table: Table[Any],
    names: Names,
    story: MatchStory,
    scored: bool,
    before: int | None,
) -> TextValue | None:
    """The first of these that is true: the largest take, capture or dig; a round won; more points
    than in the match ``before``, if its points are given; somebody behind. None if nothing is.

    Only rounds count where the match is not ``scored``.
    """
    for kind, form in LARGEST_MESSAGES.items():
        own = story.largest.get((PERSON_SEAT, kind), 0)
        theirs = (story.largest.get((Seat(seat), kind), 0) for seat in _others(names))
        if own > max(theirs, default=0):
            return Message("ending-good", form=form, count=own)
    sign = -1 if table.lowest_wins else 1
    if len(state.rounds) > 1:
        for number, one in enumerate(state.rounds, 1):
            scores = [sign * score for score in one["scores"]]
            if scores[PERSON_SEAT] > max(scores[seat] for seat in _others(names)):
                return table.told_of_round(number, names[PERSON_SEAT], shared=False)
    if not scored:
        return None
    mine = sign * state.scores[PERSON_SEAT]
    if before is not None and mine > sign * before:
        return Message("ending-better", count=mine - sign * before)
    behind = [seat for seat in _others(names) if sign * state.scores[seat] < mine]
    if behind:
        last = min(behind, key=lambda seat: sign * state.scores[seat])
        return Message("ending-ahead-of", who=names[last])
    return None


def _others(names: Names) -> range:
    return range(PERSON_SEAT + 1, len(names))


def points_before(index: MatchIndex, match: Match, record: str) -> int | None:
    """The person's points in the last match of a game before this one.

    None if there was none with the same rules and as many players.
    """
    kind, setup = match.game.options_type, match.setup
    options = kind(**kind.effective_values(setup.options.as_values())).as_text()
    own = index.entries.get(record)
    found = [
        (entry.stamp, one.scores[PERSON_SEAT])
        for name, entry in index.entries.items()
        if (one := entry.summary) is not None
        and name != record
        and (one.game, one.players, one.options) == (match.game.name, setup.players, options)
        and one.over
        and (own is None or entry.stamp < own.stamp)
    ]
    return max(found)[1] if found else None
