"""What the table of Taki shows when a game is over."""

from collections.abc import Mapping, Sequence

from game.core.event import Seat
from game.core.result import Opened, went_out
from game.games.taki.rules.winning import stuck
from game.games.taki.scoring import standing
from game.games.taki.state import TakiFacts
from game.words.message import Message, Names, Said


def ending(state: TakiFacts, names: Names) -> Said:
    """How the game came to its end."""
    if state.rounds[-1]["out"] is not None:
        return went_out(state, names)
    if stuck(state.idle, state.players):
        return Message("taki-ending-stuck")
    return Message("taki-ending-turns", turns=state.turns)


def opened(hands: Mapping[int, Sequence[str]]) -> list[Opened]:
    """The hands as they were when the game ended."""
    return [Opened(Seat(seat), (), tuple(hands[seat])) for seat in sorted(hands)]


def row(state: TakiFacts, number: int) -> Said:
    """What is counted: the one game of a match, or one of several, counted from 0."""
    if state.options.several:
        return Message("taki-game", number=number + 1)
    return Message("taki-row") if state.stages is None else Message("taki-row.tournament")


def behind(state: TakiFacts, seat: Seat) -> tuple[int, int]:
    """The stage in a tournament, then the cards."""
    stage = None if state.stages is None else state.stages[seat]
    return standing(stage, len(state.hands[seat]))


def verdict(state: TakiFacts, seat: Seat) -> Said:
    """How a player stood when the match ended; nothing where games won are counted."""
    if state.options.several:
        return ""
    out = bool(state.rounds) and state.rounds[-1]["out"] == seat
    if state.stages is not None:
        if out:
            return Message("taki-all-stages")
        return Message("taki-stage", stage=state.stages[seat])
    return Message("taki-out-first") if out else Message("taki-left", count=len(state.hands[seat]))
