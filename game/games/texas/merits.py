"""Merits of moves in Texas Rummy, which explain puzzles; they use only the seat's own knowledge."""

from collections.abc import Callable, Sequence
from typing import Final

from game.cards.french import Card
from game.core.event import Seat
from game.core.merit import Merit
from game.games.texas.bot.evaluate import CARD_LINK_STRENGTHS, points_after_taking
from game.games.texas.bot.reasons import following
from game.games.texas.moves import Discard, Draw, GoOut, Move
from game.games.texas.rules import TexasState


def _of(
    number: Callable[[TexasState, Move], int],
    unseen: Callable[[TexasState], int] | None = None,
) -> Callable[[TexasState, Move | tuple[Move, ...]], int]:
    """Number of a move, or of the last move of a whole turn.

    ``unseen`` is that of a turn which ends at a draw unseen, if it is another.
    """

    def count(state: TexasState, answer: Move | tuple[Move, ...]) -> int:
        if not isinstance(answer, tuple):
            return number(state, answer)
        if len(answer) == 1 and unseen is not None:
            return unseen(state)
        after = state.clone()
        for move in answer[:-1]:
            after.advance(move)
        return number(after, answer[-1])

    return count


def _let_go(move: Move) -> Card | None:
    return move.card if isinstance(move, Discard | GoOut) else None


def _rest(state: TexasState, move: Move) -> list[Card]:
    """The hand after a move, without a card drawn unseen."""
    hand, card = state.hand[:], _let_go(move)
    if card is not None:
        hand.remove(card)
    return hand


def _going_out_count(state: TexasState, move: Move) -> int:
    return int(isinstance(move, GoOut))


def _left_over_points(state: TexasState, move: Move) -> int:
    """Minus the points left over after the move; a draw unseen saves nothing."""
    law = state.round_law
    if isinstance(move, Draw) and move.from_pile:
        return -points_after_taking(state)
    return -law.points(_rest(state, move))


def _ways_out_count(state: TexasState, move: Move) -> int:
    """Unseen cards that would let the seat go out on its next turn; 0 for a draw."""
    return following(state, _rest(state, move), 0).out if isinstance(move, Discard) else 0


def _ways_out_unseen_count(state: TexasState) -> int:
    """Unseen cards that would let the seat go out if it drew one of them now."""
    return following(state, state.hand, 0).out


def _points_ahead(state: TexasState, move: Move) -> int:
    """Minus the points left over after the next card, on average; 0 once the seat is out."""
    if isinstance(move, Draw):
        return -999
    return (
        -round(following(state, _rest(state, move), 0).mean)
        if _going_out_count(state, move) == 0
        else 0
    )


def _unseen_points(state: TexasState) -> int:
    """Minus the points left over after a draw unseen, on average."""
    return -round(following(state, state.hand, 0).mean)


def _wild_card_count(state: TexasState, move: Move) -> int:
    wild = state.round_law.rules.wild
    return sum(wild[card] for card in _rest(state, move))


def _starving_count(state: TexasState, move: Move) -> int:
    """Whether nothing that the next player was seen to take goes with the discard."""
    card, wild = _let_go(move), state.round_law.rules.wild
    if card is None or isinstance(move, GoOut):
        return 1
    assert state.asked is not None, "a seat is asked"
    known = state.known[Seat((state.asked + 1) % state.setup.players)]
    return int(
        not wild[card] and not any(CARD_LINK_STRENGTHS[card][one] for one in known if not wild[one])
    )


def _discard_points(state: TexasState, move: Move) -> int:
    card = _let_go(move)
    return 0 if card is None else state.round_law.values[card]


def _blind_draw_count(state: TexasState, move: Move) -> int:
    """Whether a card is drawn unseen because the top of the pile saves nothing."""
    if not isinstance(move, Draw) or move.from_pile:
        return 0
    law = state.round_law
    after = points_after_taking(state)
    return int(after >= law.points(state.hand))


TEXAS_MERITS: Final[Sequence[Merit]] = (
    Merit("texas-merit-out", "puzzles-theme-out", _of(_going_out_count), counts=False),
    Merit(
        "texas-merit-ways",
        "puzzles-theme-build",
        _of(_ways_out_count, _ways_out_unseen_count),
    ),
    Merit("texas-merit-starves", "puzzles-theme-starve", _of(_starving_count), counts=False),
    Merit("texas-merit-digs", "puzzles-theme-dig", _of(_blind_draw_count), counts=False),
    Merit("texas-merit-left", "puzzles-theme-unload", _of(_left_over_points)),
    Merit("texas-merit-ahead", "puzzles-theme-ahead", _of(_points_ahead, _unseen_points)),
    Merit("texas-merit-wilds", "puzzles-theme-strong", _of(_wild_card_count)),
    Merit("texas-merit-dear", "puzzles-theme-dear", _of(_discard_points)),
)
