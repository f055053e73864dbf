"""How the coach says what it thinks: chances in whole percent, and how sure it is in words."""

from itertools import islice
from typing import Any

from game.ai.advice import Advice, Sure
from game.core.game import Game, State
from game.words.message import Message, Names, Said

SURE_WORDS = {Sure.CLEAR: "clear", Sure.SLIGHT: "slight"}
"""What the messages choose by."""


def whole(chance: float) -> int:
    """A chance or a cost in whole percent; what differs by a percent point has another figure."""
    return int(chance + 0.5)


def percent(chance: float, exact: bool = False) -> Message:
    """A chance to win as it is read; only what was counted is said to be sure."""
    if not exact or 0 < chance < 100:
        if whole(chance) >= 100:
            return Message("advice-percent.most")
        if whole(chance) <= 0:
            return Message("advice-percent.least")
    return Message("advice-percent", share=whole(chance))


def certainty(
    game: Game[Any, Any], state: State[Any], advice: Advice, names: Names
) -> Message | None:
    """The chance to win with the advised move, and how sure it is that no other is better.

    ``state`` is the position as the seat that is asked knows it.  None for advice without chances.
    """
    if advice.unit != "chance":
        return None
    chance = percent(advice.scores[advice.move], advice.exact)
    if list(islice(state.legal(), 2))[1:] == []:
        return Message("advice-only", chance=chance)
    rival = advice.rival
    if rival is None:
        return Message("advice-only.thought", chance=chance)
    other = _said(game, state, rival, names)
    sure = advice.sure_over(rival)
    if sure is Sure.EQUAL:
        equal = sum(
            advice.sure_over(move) is Sure.EQUAL for move in advice.scores if move != advice.move
        )
        counted = "yes" if advice.exact else "no"
        return Message("advice-equal", chance=chance, other=other, more=equal - 1, counted=counted)
    if sure is Sure.EXACT:
        theirs = percent(advice.scores[rival], exact=True)
        return Message("advice-exact", chance=chance, other=other, theirs=theirs)
    many = "yes" if len(advice.scores) > 2 else "no"
    return Message("advice-better", chance=chance, other=other, sure=SURE_WORDS[sure], many=many)


def compared(advice: Advice, move: str) -> Message:
    """How one of the moves that were compared does beside the advised one."""
    if move == advice.move:
        return Message("advice-compared.best")
    sure = advice.sure_over(move)
    if sure is Sure.EQUAL:
        return Message("advice-compared.equal")
    if sure is Sure.EXACT:
        return Message("advice-compared.exact")
    return Message("advice-compared", sure=SURE_WORDS[sure])


def _said(game: Game[Any, Any], state: State[Any], move: str, names: Names) -> Said:
    return game.say(state, game.parse(move), names)
