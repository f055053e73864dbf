"""Every position of a match, in any order, as one seat or with open hands.

The replay, the review and lessons look at matches through `Positions`.
"""

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
"""The seat whose view is used; None shows every hand."""


def _closed(state: State[Any]) -> Mapping[str, Redaction]:
    """Redactions that stay with open hands: the facts that nobody at the table knows."""
    declared = type(state).__declared__.values()
    owned = {one.key for one in declared if one.seen is Visibility.OWNER}
    return {key: hide for key, hide in type(state).__hides__.items() if key not in owned}


def view_of(state: State[Any], eyes: Perspective) -> View:
    """View of a state for a seat, or with every hand open."""
    if eyes is None:
        return redact(state.full_view(), _closed(state), Seat(0))
    return state.view(eyes)


def told(state: State[Any], event: Event, eyes: Perspective) -> Event:
    """Event as a seat sees it, or with every hand open."""
    if eyes is not None:
        return event.as_seen_by(eyes)
    facts = redact(event.changes, _closed(state), Seat(0))
    return replace(event, changes=facts, visible_to=None, private_values=frozenset(), redactions={})


class Positions:
    """Positions of a match: position n follows after n moves.

    ``rounds`` and ``turns`` are the positions at which rounds and turns begin. A turn is an
    unbroken series of moves by one seat within a round.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rounds = tuple(deal.after for deal in match.deals)
        self.turns = tuple(self._turns())
        self._choices: dict[Seat, tuple[int, ...]] = {}

    def __len__(self) -> int:
        """Number of moves, which is also the last position."""
        return len(self.match.moves)

    def _turns(self) -> list[int]:
        moves, rounds = self.match.moves, set(self.rounds)
        return [
            number
            for number, (seat, _) in enumerate(moves)
            if number in rounds or moves[number - 1][0] != seat
        ]

    def state(self, at: int) -> State[Any]:
        """State at a position; shared, so it must not be changed."""
        return self.match.after(at)

    def view(self, at: int, eyes: Perspective) -> View:
        return view_of(self.state(at), eyes)

    def events(self, at: int, eyes: Perspective) -> list[Event]:
        """Events of the move from position `at` to the next one."""
        state = self.state(at).clone()
        events = state.apply(self.match.game.parse(self.match.moves[at][1]))
        return [told(state, event, eyes) for event in events]

    def opening(self, eyes: Perspective) -> list[Event]:
        """Events before the first position."""
        return [told(self.state(0), event, eyes) for event in self.match.opening]

    def begun(self, at: int) -> Match:
        """New match with the same deal and the first `at` moves."""
        match = self.match
        cuts, parts = match.setup.cuts[: self.round_number(at)], match.setup.parts
        parts = None if parts is None else parts[: self.round_number(at)]
        new = Match(match.game, replace(match.setup, cuts=cuts, parts=parts), match.seats)
        for _, move in match.moves[:at]:
            new.follow(move)
        return new

    def choices(self, seat: Seat) -> tuple[int, ...]:
        """Positions at which a seat had more than one legal move; cached."""
        if seat not in self._choices:
            self._choices[seat] = tuple(
                number
                for number, (mover, _) in enumerate(self.match.moves)
                if mover == seat and len(list(islice(self.state(number).legal(), 2))) > 1
            )
        return self._choices[seat]

    def turn_start_index(self, at: int) -> int:
        """First position of the turn that contains the move from position `at`."""
        return self.turns[bisect_right(self.turns, at) - 1] if self.turns else 0

    def round_number(self, at: int) -> int:
        """Number of the round at a position, from 1.

        The position after a round's last move belongs to the next round, if there is one.
        """
        return bisect_right(self.rounds, at)
