"""What is told of a game before anybody plays it, and how the rest of it is opened.

The start page tells of every game; its rules, its table and its opponents are imported when
something of them is first asked for.

The felt of a table: its colours, and what is drawn on it.
"""

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

from game.text.message import TextValue


class FeltTheme(NamedTuple):
    """A cloth in its colours, ``#rrggbb``, and the name of its drawings.

    ``light`` is the spot in the light, ``middle`` the cloth, ``edge`` the dark edge; the others
    are the colours of what lies on it.  The drawings are in ``sprites/felts``, each there or not:
    ``ornament-corner`` and ``ornament-side`` make the rim, ``ornament-badge`` lies in the middle,
    ``ornament-view`` fills the whole cloth in place of the light.
    """

    light: str
    middle: str
    edge: str
    panel: str
    button: str
    button_edge: str
    slot: str
    ornament: str = ""


G = TypeVar("G")


class GameInfo:
    """A game as it is told of: its name, its numbers, and how it is learnt.

    ``pitch`` is what the start page says of it in a line.  ``minutes`` is how long a match as it
    is played first takes a person, 0 if nobody measured it (``bench --only length``).
    ``lessons`` are the names of the rounds that teach the game, in their order.  ``felt`` is how
    its table looks, if it is a table of its own.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[TextValue]
    minutes: ClassVar[int] = 0
    players: ClassVar[tuple[int, int]]
    lessons: ClassVar[tuple[str, ...]] = ()
    felt: ClassVar[FeltTheme | None] = None

    @property
    def picture(self) -> str:
        """The name of its picture, if somebody has painted one."""
        return f"pictures/{self.name}"

    @property
    def playable(self) -> bool:
        """Whether it has a table at which it can be played."""
        return True


class LazyGame:
    """A game of which only the cover has been imported; ``closed`` makes it."""

    def __init__(self, cover: type[GameInfo], importing: Callable[[], object]) -> None:
        self._importing = importing
        _closed[cover.name] = self

    def __getattr__(self, name: str) -> Any:
        """Whatever is not on the cover: the game is imported for that, and this is it then."""
        if name.startswith("__") or not isinstance(self, LazyGame):
            raise AttributeError(name)
        self._importing()
        return getattr(self, name)


_closed: dict[str, LazyGame] = {}


def lazy_game(cover: type[GameInfo], importing: Callable[[], object]) -> Any:
    """A game that is opened, by importing its module, when more of it is asked for than its
    cover tells."""
    return type("Closed", (LazyGame, cover), {})(cover, importing)


def load_game(kind: type[G]) -> G:
    """The one game of a class: the very object that was closed, if there is one."""
    game: Any = _closed.pop(cast(type[GameInfo], kind).name, None)
    if game is None:
        return kind()
    vars(game).clear()
    game.__class__ = kind
    return cast(G, game)
