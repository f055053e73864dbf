"""What an opponent overlooked with a move.

`OversightJob` makes the choice of the opponent again, from the view, the level and the seed that it
had: all three follow from the record, so nothing is stored. `oversight_job` is the request about a
move of a match.

A move that comes out differently was made by another version, or without a search: nothing is said
of it. Experts overlook nothing on purpose.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from game.ai.characters import read_seat
from game.ai.choice import Choice
from game.ai.helper_pool import HelperPool, Pipes, nobody
from game.ai.levels import EXPERT_LEVEL, choice_of
from game.ai.worker import Question
from game.core.blindness import Oversight
from game.core.event import View
from game.features.review.review import turn_end_index
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.text.message import Names, TextValue

MIN_TOLD_OVERSIGHT_POINTS: Final = 2.0
"""Least cost of an oversight that is told, in percent points of the chance to win the match."""
MIN_TOLD_OVERSIGHT_STANDARD_ERRORS: Final = 2.0
"""The same in standard errors of the second look."""


@dataclass(frozen=True, slots=True)
class Overlooked:
    """What an opponent overlooked with a move: a sentence, the better move, and the cost.

    ``cost`` is in percent points. Without an oversight that can be told all are empty. ``failed``
    means that the search broke down.
    """

    said: TextValue = ""
    best: str = ""
    cost: float = 0.0
    failed: bool = False


NOTHING_OVERLOOKED: Final = Overlooked()


@dataclass(frozen=True, slots=True)
class OversightJob:
    """Request to the worker process for what an opponent overlooked with its move."""

    game: str
    view: View
    move: str
    level: str
    seed: int
    names: Names

    def instead(self) -> Overlooked:
        """Fallback without a search: nothing is told."""
        return Overlooked(failed=True)

    def answer(
        self,
        unwanted: Callable[[], bool] = lambda: False,
        helpers: Pipes = nobody,
    ) -> Overlooked:
        """Make the choice again, and name the oversight."""
        game = GAMES_BY_NAME[self.game]
        asked = Question(self.game, self.view, self.level, self.seed, self.names)
        crew = HelperPool(helpers, game, self.view, self.seed)
        chosen = choice_of(game, self.view, self.level, self.seed, asked.style, unwanted, crew)
        if game.write(chosen.move) != self.move or not is_told(chosen):
            return NOTHING_OVERLOOKED
        assert chosen.overlooked is not None, "only an oversight is told"
        state = game.from_view(self.view)
        assert state.asked is not None, "the view asks a seat"
        who = self.names[state.asked]
        best = chosen.found.best
        oversight = Oversight(state, best, chosen.move, who, self.names)
        said = chosen.overlooked.tell(oversight)
        return Overlooked(said, game.write(best), round(chosen.cost.points, 2))


def is_told(chosen: Choice) -> bool:
    """Whether a choice is told as an oversight: by a blindness, and at a clear cost."""
    cost = chosen.cost
    return (
        chosen.overlooked is not None
        and cost.points >= MIN_TOLD_OVERSIGHT_POINTS
        and cost.points >= MIN_TOLD_OVERSIGHT_STANDARD_ERRORS * cost.error
    )


def oversight_job(match: Match, number: int, names: Names) -> OversightJob | None:
    """The request about a move of a match, by its number from 0.

    None for a move of the person or of an expert, and for one without a choice.
    """
    seat, move = match.moves[number]
    level = read_seat(match.seats[seat], seat).level
    if level is None or level == EXPERT_LEVEL.name:
        return None
    state = match.after(number)
    if len(list(islice(state.legal(), 2))) < 2:
        return None
    seed = match.search_seed(number)
    return OversightJob(match.game.name, state.view(seat), move, level, seed, names)


def has_made_up(match: Match, number: int, best: str) -> bool:
    """Whether the rest of the turn made up for a move.

    The better one followed in it, so it was seen, or the turn ended the round.
    """
    end = turn_end_index(match, number)
    ended = match.state.over and end == len(match.moves)
    followed = any(move == best for _, move in match.moves[number + 1 : end])
    return ended or followed or any(deal.after == end for deal in match.deals)
