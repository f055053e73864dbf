"""Lines of braille: the questions of a table and their answers, in at most 40 characters each.

``decision`` is the line of a position: ``4th AH: T2 2H, me3 AD`` has two stacks that can be taken,
one of two cards from T. and one of three of one's own. Where its cards have no room they are
counted, and further lines name them all. ``hand`` does so with the person's cards, ``choice`` with
moves of which one is asked for.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from game.core.game import Game
from game.core.state import State
from game.core.table import LineGroup
from game.text.message import Message, Names, TextValue, told_in_line
from game.ui.kit.pages.host import BRAILLE_CELL_COUNT, wrapped

MAX_BRAILLE_MOVE_COUNT = 300
"""Maximum number of legal moves that are listed."""
MAX_UNCOUNTED_LINE_COUNT = 2
"""Maximum number of lines of a decision in which no moves are counted."""


def decision(game: Game[Any, Any], state: State[Any], names: Names) -> list[str]:
    """What the person is asked, and all moves, in lines.

    Where these are many, the first line counts the longest groups, and all ``moves`` follow it.
    ``state`` is as the person sees it.
    """
    table = game.table
    assert table is not None, "only a game with a table is shown"
    about, groups = table.line_about(state, names), _groups(game, state, names)
    shown = [_parts(group.word, group.cards) for group in groups]
    whole = _packed(_asked(about, shown))
    if len(whole) <= MAX_UNCOUNTED_LINE_COUNT:
        return whole
    for at in sorted(range(len(groups)), key=lambda at: -len(groups[at].cards)):
        if len(groups[at].cards) > 1:
            shown[at] = _parts(groups[at].many, ())
        counted = _packed(_asked(about, shown))
        if len(counted) == 1:
            break
    return [*counted, *moves(game, state, names)]


def moves(game: Game[Any, Any], state: State[Any], names: Names) -> list[str]:
    """All legal moves of the person, in lines."""
    return told_moves(_groups(game, state, names))


def told_moves(groups: Iterable[LineGroup]) -> list[str]:
    """Groups of moves in lines, each from a new line on."""
    return [line for group in groups for line in _packed(_parts(group.word, group.cards))]


def hand(cards: Sequence[TextValue]) -> list[str]:
    """The cards of a hand, with their number, in lines."""
    return _packed(_parts(f"{len(cards)}:", cards))


def choice(
    game: Game[Any, Any],
    state: State[Any],
    names: Names,
    question: str,
    offered: Sequence[str],
) -> list[str]:
    """A question and the moves that answer it, each by its number: ``Colour? 1 R3, 2 Y1``.

    A word that all moves share is left out.
    """
    assert game.table is not None, "only a game with a table is shown"
    found = [game.table.line_choice(state, move, names) for move in offered]
    shared = len({move.word for move in found}) == 1 and all(move.card for move in found)
    told = [
        move.card if shared else _parts(move.word, [move.card] if move.card else ())[0][1]
        for move in found
    ]
    numbered = [
        told_in_line(Message("line-choice", number=number, move=move))
        for number, move in enumerate(told, 1)
    ]
    first, *more = numbered
    return _packed([("", question), (" ", first), *((", ", one) for one in more)])


def _groups(game: Game[Any, Any], state: State[Any], names: Names) -> list[LineGroup]:
    assert game.table is not None, "only a game with a table is shown"
    legal = [game.write(move) for move in islice(state.legal(), MAX_BRAILLE_MOVE_COUNT)]
    return game.table.line_groups(state, legal, names)


Parts = list[tuple[str, str]]
"""What stands on lines: each part, which is not broken, behind what separates it from the last."""


def _asked(about: TextValue, groups: Iterable[Parts]) -> Parts:
    """What is asked and what can be done."""
    (_, first), *more = _listed(groups)
    return [("", told_in_line(Message("line-asked", about=about, moves=first))), *more]


def _listed(groups: Iterable[Parts]) -> Parts:
    """Groups of parts with a comma before each further group."""
    parts: Parts = []
    for (_, first), *more in groups:
        parts += [(", " if parts else "", first), *more]
    return parts


def _parts(word: TextValue, cards: Iterable[TextValue]) -> Parts:
    """A word and its cards. A comma parts cards with which something is at stake."""
    told = [told_in_line(card) for card in cards]
    separator = ", " if any(" " in card for card in told) else " "
    if not told:
        return [("", told_in_line(word))]
    first = told_in_line(Message("line-group", word=word, cards=told[0]))
    return [("", first), *((separator, card) for card in told[1:])]


def _packed(parts: Parts) -> list[str]:
    """The parts in as few lines as they have room in."""
    lines: list[str] = []
    for separator, part in parts:
        longer = f"{lines[-1]}{separator}{part}" if lines else ""
        if lines and len(longer) <= BRAILLE_CELL_COUNT:
            lines[-1] = longer
        else:
            lines += wrapped(part)
    return lines
