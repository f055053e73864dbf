"""Winning and the tournament: who goes out, and where a match ends without that."""

from collections.abc import Sequence

from game.core.event import Event, Seat
from game.core.game import Tell
from game.games.taki.cards import NONE
from game.games.taki.rules.drawing import draw
from game.games.taki.scoring import standing
from game.games.taki.state import TakiFacts, moved


def stuck(idle: int, players: int) -> bool:
    """Whether every seat in a row had nothing to play and nothing to draw."""
    return idle >= players


def ask(state: TakiFacts, seat: Seat, tell: Tell | None) -> None:
    """Give a seat its turn, unless the match ends before it.

    It ends when every seat in a row had nothing to play and nothing to draw, and after so
    many turns.
    """
    state.by = NONE
    state.following = NONE
    if (state.idle and stuck(state.idle, state.players)) or state.turns >= state.limit:
        _end_by_count(state, tell)
        return
    state.turns += 1
    state.asked = seat
    state.phase = "turn"


def went_out(state: TakiFacts, seat: Seat, tell: Tell | None) -> bool:
    """Whether the match is over because a seat has gone out, if it has."""
    return not state.hands[seat] and go_out(state, seat, tell)


def go_out(state: TakiFacts, seat: Seat, tell: Tell | None) -> bool:
    """A seat has emptied its hand: it wins, or goes to its next stage; whether it won."""
    if state.stages is None or state.stages[seat] == 1:
        _end(state, (seat,), seat, tell)
        return True
    state.stages[seat] -= 1
    if tell:
        tell(Event("stage", seat, facts={f"stages/{seat}": state.stages[seat]}))
    draw(state, seat, state.stages[seat], tell)
    return False


def _end_by_count(state: TakiFacts, tell: Tell | None) -> None:
    """The fewest cards win, in a tournament those on the lowest stage."""
    stages: Sequence[int | None] = state.stages or [None] * state.players
    stood = [standing(stage, len(hand)) for stage, hand in zip(stages, state.hands, strict=True)]
    best = min(stood)
    _end(state, tuple([Seat(seat) for seat, one in enumerate(stood) if one == best]), None, tell)


def _end(state: TakiFacts, winners: tuple[Seat, ...], out: Seat | None, tell: Tell | None) -> None:
    state.end(winners)
    state.by = NONE
    state.following = NONE
    state.rounds.append({"scores": state.scores[:], "out": out})
    if tell:
        if out is not None:
            tell(Event("out", out))
        for seat, hand in enumerate(state.hands):
            if hand:
                zone = f"hands/{seat}"
                tell(moved("reveal", Seat(seat), zone, zone, hand))
        facts = {
            "rounds": [dict(one) for one in state.rounds],
            "scores": state.scores[:],
            "winners": list(winners),
        }
        tell(Event("round-end", out, facts=facts))
