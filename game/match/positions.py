"""The course of a match: every position it has gone through, to be looked at in any order."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

from game.core.event import Event, Redaction, Seat, View, redact
from game.core.fact import Visibility
from game.core.game import State
from game.match.match import Match

Perspective = Seat | None
"""Through whose eyes one looks: those of a seat, or None where every hand lies open."""


def _closed(state: State[Any]) -> Mapping[str, Redaction]:
    """What stays hidden where every hand lies open: what nobody at the table knows."""
    declared = type(state).__declared__.values()
    owned = {one.key for one in declared if one.seen is Visibility.OWNER}
    return {key: hide for key, hide in type(state).__hides__.items() if key not in owned}


def view_of(state: State[Any], eyes: Perspective) -> View:
    """What can be seen of a state: as ``State.view``, or with every hand open."""
    if eyes is None:
        return redact(state.full_view(), _closed(state), Seat(0))
    return state.view(eyes)


def told(state: State[Any], event: Event, eyes: Perspective) -> Event:
    """An event that led to a state as it is seen: ``Event.for_seat``, or with every hand open."""
    if eyes is not None:
        return event.as_seen_by(eyes)
    facts = redact(event.changes, _closed(state), Seat(0))
    return replace(event, changes=facts, visible_to=None, private_values=frozenset(), redactions={})


class Positions:
    """The positions of a match that has been played: position n is the one after n moves.

    ``rounds`` and ``turns`` are the positions in which a round and a turn begin, from the first
    one on: a turn is the moves that a seat makes with nobody else's between them.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rounds = tuple(deal.after for deal in match.deals)
        self.turns = tuple(self._turns())
        self._choices: dict[Seat, tuple[int, ...]] = {}

    def __len__(self) -> int:
        """How many moves there are; also the last position."""
        return len(self.match.moves)

    def _turns(self) -> list[int]:
        moves, rounds = self.match.moves, set(self.rounds)
        return [
            number
            for number, (seat, _) in enumerate(moves)
            if number in rounds or moves[number - 1][0] != seat
        ]

    def state(self, at: int) -> State[Any]:
        """The state in a position; it is kept, and not to be changed."""
        return self.match.after(at)

    def view(self, at: int, eyes: Perspective) -> View:
        """What can be seen in a position."""
        return view_of(self.state(at), eyes)

    def events(self, at: int, eyes: Perspective) -> list[Event]:
        """What happens by the move that leads on from a position, as it is seen."""
        state = self.state(at).clone()
        events = state.apply(self.match.game.parse(self.match.moves[at][1]))
        return [told(state, event, eyes) for event in events]

    def opening(self, eyes: Perspective) -> list[Event]:
        """What happened before the first position, as it is seen."""
        return [told(self.state(0), event, eyes) for event in self.match.opening]

    def begun(self, at: int) -> Match:
        """A new match with the same deal, in which so many of the moves have been made."""
        match = self.match
        cuts, parts = match.setup.cuts[: self.round(at)], match.setup.parts
        parts = None if parts is None else parts[: self.round(at)]
        new = Match(match.game, replace(match.setup, cuts=cuts, parts=parts), match.seats)
        for _, move in match.moves[:at]:
            new.follow(move)
        return new

    def choices(self, seat: Seat) -> tuple[int, ...]:
        """The positions in which a seat made a move that was not the only one there was."""
        if seat not in self._choices:
            self._choices[seat] = tuple(
                number
                for number, (mover, _) in enumerate(self.match.moves)
                if mover == seat and len(list(islice(self.state(number).legal(), 2))) > 1
            )
        return self._choices[seat]

    def turn(self, at: int) -> int:
        """The position in which the turn began that a move made from a position belongs to."""
        return self.turns[bisect_right(self.turns, at) - 1] if self.turns else 0

    def round(self, at: int) -> int:
        """The number of the round that is played in a position, counted from 1.

        The position after the last move of a round belongs to the next one, if there is one.
        """
        return bisect_right(self.rounds, at)
