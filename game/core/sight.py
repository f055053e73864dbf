"""What a seat has seen of a match, event by event."""

from typing import Any, Generic, Protocol, TypeVar

from game.core.event import Event, View, follow, value_at

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class Reader(Protocol[S_co]):
    """What reads a view: a game."""

    def from_view(self, view: View) -> S_co:
        """The state as far as a view tells it."""


class Sight(Generic[S]):
    """A seat's view that follows its events, and the state it tells of.

    ``state`` is read from the view when it is asked for, once a position: it has ``UNKNOWN`` in
    the place of hidden cards.  The events must be those told to the seat.
    """

    def __init__(self, game: Reader[S], view: View | None = None) -> None:
        self.game = game
        self.view: View = {} if view is None else view
        self._state: S | None = None

    def __bool__(self) -> bool:
        """Whether there is anything: before the first event there is not."""
        return bool(self.view)

    @property
    def state(self) -> S:
        """The state as far as this seat knows it."""
        if self._state is None:
            self._state = self.game.from_view(self.view)
        return self._state

    @property
    def round(self) -> int:
        """The number of the round; 0 before the first."""
        number: int = self.view.get("round", 0)
        return number

    def follow(self, event: Event) -> None:
        """See what happened; raises as ``event.follow`` does."""
        self._state = None
        follow(self.view, event)

    def at(self, way: str) -> Any:
        """What lies at a way into the view: the cards of a zone, or how many they are."""
        return value_at(self.view, way)
