"""What a game shows on its table besides cards: public facts, and the mark of the way of play."""

from game.values import dataclass
from game.words.message import Said


@dataclass(frozen=True, slots=True)
class Sign:
    """A public fact shown beside the middle of the table, such as the wild rank.

    ``drawing`` names a drawing (``taki/shape-R``), ``icon`` an icon; ``warning`` has it stand
    out.
    """

    text: Said
    icon: str | None = None
    drawing: str | None = None
    warning: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """An ellipse that marks the way of play: its half axes, and the angles of its arrows.

    Angles are in radians, clockwise on the screen from the right.  ``turned`` is for a way of
    play that goes counter-clockwise.
    """

    across: float
    down: float
    arrows: tuple[float, ...]
    turned: bool = False
