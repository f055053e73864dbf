"""Small cards of several groups in lines, as many to a line as there is room for."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.paint.assets import card_height
from game.ui.paint.theme import Measures
from game.ui.widgets.cards import card_step

GROUP_GAP = 0.3
LINE_GAP = 0.12
"""The room between groups and between lines, in card widths."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together: a meld, or what was ``left`` of a hand, with a word before it."""

    name: str
    cards: tuple[str, ...]
    left: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """Where some cards of a group lie, in pixels from the corner; ``begins`` if they are its first.

    What was left of a hand may be broken into lines; a meld is where it is too long for one.
    """

    group: Group
    cards: tuple[str, ...]
    x: int
    y: int
    begins: bool


@dataclass(frozen=True, slots=True)
class Flow:
    """The spots of some groups, and how high they are together."""

    spots: tuple[Spot, ...]
    height: int


def wide(count: int, card: int, measures: Measures) -> int:
    """How wide so many overlapped cards are, all in pixels."""
    return card + round((count - 1) * card_step(card, measures))


def stretch(groups: Sequence[Group], card: int, label: int, measures: Measures) -> int:
    """How wide all the groups are in one line; ``label`` is the word before what was left."""
    found = [
        wide(len(group.cards), card, measures) + (label if group.left else 0) for group in groups
    ]
    return sum(found) + round(GROUP_GAP * card) * max(0, len(found) - 1)


def flow(groups: Sequence[Group], card: int, room: int, label: int, measures: Measures) -> Flow:
    """Lay groups out in lines in a room so many pixels wide."""
    spots: list[Spot] = []
    step = max(1.0, card_step(card, measures))
    line = round((1.4 + LINE_GAP) * card)
    x = y = 0
    for group in groups:
        before = label if group.left else 0
        if x and x + before + wide(len(group.cards), card, measures) > room:
            x, y = 0, y + line
        x += before
        rest = group.cards
        while rest:
            fits = max(1, int((room - x - card) / step) + 1)
            if x + wide(len(rest), card, measures) <= room:
                # Rounded to pixels they may fit where the sum in fractions falls just short.
                fits = len(rest)
            spots.append(Spot(group, rest[:fits], x, y, rest is group.cards))
            x += wide(len(rest[:fits]), card, measures) + round(GROUP_GAP * card)
            rest = rest[fits:]
            if rest:
                x, y = before, y + line
    return Flow(tuple(spots), y + card_height(card) if spots else 0)
