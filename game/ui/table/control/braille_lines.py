"""Lines of braille: the questions of a table and their answers, in at most 40 characters each.

``decision`` is the line of a position: ``Red/7: 3 of 8 fit: R5 R9 King, draw 1``. Where its cards
have no room, ``moves`` names them all on several lines. ``hand`` does so with the person's cards.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from game.core.game import Game
from game.core.state import State
from game.core.table import LineGroup
from game.text.message import Message, TextValue, listed, told_in_line
from game.ui.kit.pages.host import BRAILLE_CELL_COUNT, wrapped

MAX_BRAILLE_MOVE_COUNT = 300
"""Maximum number of legal moves that are listed."""


def decision(game: Game[Any, Any], state: State[Any]) -> str:
    """What the person is asked, in one line.

    ``state`` is as the person sees it. The group with the most cards is counted first if they
    have no room.
    """
    table = game.table
    assert table is not None, "only a game with a table is shown"
    groups = _groups(game, state)
    shown: list[TextValue] = [_whole(group) for group in groups]
    about = table.line_about(state)
    while True:
        line = told_in_line(Message("line-asked", about=about, moves=listed(shown)))
        longest = max(
            (at for at, group in enumerate(groups) if shown[at] != group.many and group.cards),
            key=lambda at: len(groups[at].cards),
            default=None,
        )
        if len(line) <= BRAILLE_CELL_COUNT:
            return line
        if longest is None:
            return told_in_line(listed(shown))
        shown[longest] = groups[longest].many


def moves(game: Game[Any, Any], state: State[Any]) -> list[str]:
    """All legal moves of the person, in lines."""
    return [line for group in _groups(game, state) for line in _lines(group.word, group.cards)]


def hand(cards: Sequence[TextValue]) -> list[str]:
    """The cards of a hand, with their number, in lines."""
    return _lines(f"{len(cards)}:", cards)


def _groups(game: Game[Any, Any], state: State[Any]) -> list[LineGroup]:
    assert game.table is not None, "only a game with a table is shown"
    legal = [game.write(move) for move in islice(state.legal(), MAX_BRAILLE_MOVE_COUNT)]
    return game.table.line_groups(state, legal)


def _whole(group: LineGroup) -> TextValue:
    if not group.cards:
        return group.word
    cards = " ".join(map(told_in_line, group.cards))
    return Message("line-group", word=group.word, cards=cards)


def _lines(word: TextValue, cards: Iterable[TextValue]) -> list[str]:
    return wrapped(" ".join(map(told_in_line, (word, *cards))))
