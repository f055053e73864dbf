"""The cards of the round that ended a match, with points or without."""

from collections.abc import Mapping, Sequence

from game.core.event import Seat
from game.ui.parts.opened import RoundPart
from game.words.message import Message, say, told


class LastRound(RoundPart):
    """The round that ended the match."""

    title = Message("opened-title.last")

    def caption(self) -> str:
        return say("opened-caption.last")

    def hands(self) -> Mapping[int, Sequence[str]]:
        revealed = super().hands()
        if revealed:
            return revealed
        # A match continued after its end was not seen to end: the hands lie open all the same.
        hands = self.model.sitting.match.state.full().get("hands", ())
        return {seat: hand for seat, hand in enumerate(hands) if hand}


class CardsLeft(LastRound):
    """The end of a match without points: what everybody was left with.

    The winners come first, then the others, the nearest to winning first.
    """

    title = Message("score-result")

    def order(self) -> list[Seat]:
        state = self.state
        winners = state.winners or ()
        return sorted(
            super().order(),
            key=lambda seat: (seat not in winners, self.rules.behind(state, seat), seat),
        )

    def note(self, seat: Seat) -> tuple[str, str]:
        won = seat in (self.state.winners or ())
        verdict = told(self.rules.verdict(self.state, seat))
        return ("crown", verdict or say("opened-won")) if won else ("", verdict)

    def caption(self) -> str:
        return say("opened-caption")
