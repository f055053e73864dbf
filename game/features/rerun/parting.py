"""Where two lines of play part: the person's match, and what a level does with the same cards.

Both begin alike. From the first different move on each line goes to the end of that round.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.illegal import IllegalMove
from game.match.match import Match
from game.match.positions import Positions
from game.text.message import Names, TextValue

BEFORE = 4
"""Number of moves that are shown before the lines part."""


@dataclass(frozen=True, slots=True)
class Parting:
    """Two matches with the same first moves.

    ``at`` is the number of moves in common and ``begin`` the position to show first, in the same
    round. ``ends`` are the last positions of the two lines, the person's first.
    """

    mine: Match
    theirs: Match
    at: int
    begin: int
    ends: tuple[int, int]

    def reasons(self, names: Names) -> tuple[TextValue, TextValue]:
        """Why the person's move, and why the other one, each compared with the other."""
        game = self.mine.game
        seat, text = self.mine.moves[self.at]
        state = game.from_view(self.mine.after(self.at).view(seat))
        move, other = game.parse(text), game.parse(self.theirs.moves[self.at][1])
        return (
            game.bot.explain(state, move, names, other),
            game.bot.explain(state, other, names, move),
        )


def parting(match: Match, moves: Sequence[str]) -> Parting | None:
    """Where a match and other moves with its cards part.

    None if they don't, and if the first different move is illegal there.
    """
    made = [text for _, text in match.moves]
    at = next(
        (
            number
            for number, (mine, theirs) in enumerate(zip(made, moves, strict=False))
            if mine != theirs
        ),
        None,
    )
    if at is None:
        return None
    course = Positions(match)
    theirs = course.begun(at)
    rounds = len(theirs.state.rounds)
    for move in moves[at:]:
        if theirs.state.over or len(theirs.state.rounds) > rounds:
            break
        try:
            theirs.follow(move)
        except IllegalMove:
            break
    if len(theirs.moves) == at:
        return None
    first = max((number for number in course.rounds if number <= at), default=0)
    return Parting(
        match,
        theirs,
        at,
        max(first, at - BEFORE),
        (_end(course, at), _end(Positions(theirs), at)),
    )


def _end(course: Positions, at: int) -> int:
    """Last position of the round that is played at a position, before the next deal."""
    after = next((number for number in course.rounds if number > at), None)
    return len(course) if after is None else max(at, after - 1)
