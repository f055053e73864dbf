"""What the start page knows of a game, and games that are imported only when needed.

A ``GameInfo`` holds name, numbers and felt.  A ``LazyGame`` imports rules, table and bot at the
first access to any other attribute.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

from game.text.message import TextValue


class FeltTheme(NamedTuple):
    """The colours of a game's own felt, ``#rrggbb``, and the name of its ornament.

    ``light`` is the lit spot, ``middle`` the cloth, ``edge`` the dark rim; the others colour the
    things on it.  The drawings are in ``sprites/felts``, each optional: ``ornament-corner`` and
    ``ornament-side`` form the rim, ``ornament-badge`` lies in the middle, ``ornament-view``
    covers the whole cloth and replaces the light.
    """

    light: str
    middle: str
    edge: str
    panel: str
    button: str
    button_edge: str
    slot: str
    ornament: str = ""


class EveningForm(NamedTuple):
    """A game as part of an evening.

    ``place`` is its number in the usual order.  ``options`` are its short form, which never
    changes: an evening that is read back may not say otherwise.  ``minutes`` is the usual length
    with three players at medium, ``easy`` the same at easy.
    """

    place: int
    options: Mapping[str, int | str]
    minutes: float
    easy: float


class MatchLengths(NamedTuple):
    """How long a match of a game can be: ``values`` of the ``option`` that sets its length.

    ``short`` is the one for a first match, ``usual`` that of the usual rules.
    ``Table.length_name`` says a value in words.
    """

    option: str
    values: tuple[int | str, ...]
    short: int | str
    usual: int | str


SHORT_MATCH_MINUTES = 5
"""What a short match takes with three players: measured at 3, and newcomers take twice as long."""
G = TypeVar("G")


class GameInfo:
    """A game as the start page shows it.

    ``tagline`` is its one-line description, ``age`` says which children it is for.  ``minutes``
    is the usual length of a match with
    default options, 0 if not measured (``bench --only length``).  ``players`` are the fewest and
    the most.  ``lessons`` are the names of the rounds that teach it, in order.  ``first_hand`` is
    the name of one more, the round that a newcomer wins; empty for none.
    ``lengths`` are those offered for a match, None for a game of one length.
    ``short_round`` are the options of a match that takes a few minutes.  ``evening`` is its form in
    an evening, None for a game that is no part of one.  ``felt`` is None for the
    usual felt.  ``instrument`` plays its motif and signals; empty for the usual one.
    ``strip_share`` is where a low strip is cut from its picture so that it shows something whole:
    0 is its upper end, 1 its lower one.
    """

    name: ClassVar[str]
    title: ClassVar[TextValue]
    tagline: ClassVar[TextValue]
    age: ClassVar[TextValue]
    minutes: ClassVar[int] = 0
    players: ClassVar[tuple[int, int]]
    lessons: ClassVar[tuple[str, ...]] = ()
    first_hand: ClassVar[str] = ""
    lengths: ClassVar[MatchLengths | None] = None
    short_round: ClassVar[Mapping[str, int | str]] = {}
    evening: ClassVar[EveningForm | None] = None
    felt: ClassVar[FeltTheme | None] = None
    instrument: ClassVar[str] = ""
    strip_share: ClassVar[float] = 0.14

    @property
    def all_lessons(self) -> tuple[str, ...]:
        """Its first hand, if there is one, and then its lessons."""
        return (*filter(None, [self.first_hand]), *self.lessons)

    @property
    def picture(self) -> str:
        """Name of its picture, which may not exist."""
        return f"pictures/{self.name}"

    @property
    def stamp(self) -> str:
        """Name of its mark in one ink, which may not exist."""
        return f"stamps/{self.name}"

    @property
    def has_table(self) -> bool:
        """Whether there is a table, without importing it: a game with a cover has one."""
        return True


class LazyGame:
    """A game that is not imported yet; ``load_game`` turns it into the game."""

    def __init__(self, cover: type[GameInfo]) -> None:
        self._module = f"{cover.__module__}.game"
        _closed[cover.name] = self

    def __getattr__(self, name: str) -> Any:
        """Import the game for an attribute that its cover lacks; this object is then the game."""
        if name.startswith("__") or not isinstance(self, LazyGame):
            raise AttributeError(name)
        import_module(self._module)
        return getattr(self, name)


_closed: dict[str, LazyGame] = {}


def lazy_game(cover: type[GameInfo]) -> Any:
    """A game that imports ``game`` of its folder at the first access to an attribute beyond its
    cover."""
    return type("Closed", (LazyGame, cover), {})(cover)


def load_game(kind: type[G]) -> G:
    """The one game of a class: the lazy object if there is one, so references stay valid."""
    game: Any = _closed.pop(cast(type[GameInfo], kind).name, None)
    if game is None:
        return kind()
    vars(game).clear()
    game.__class__ = kind
    return cast(G, game)
