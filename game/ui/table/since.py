"""What has happened since the person's turn, kept so that it can be shown again."""

from copy import deepcopy
from dataclasses import dataclass, field

from game.core.event import Event, View


@dataclass(slots=True)
class Since:
    """The view, the length of the log and the moves in it when the person's turn was over, and
    the events since then."""

    view: View
    log: int
    ends: int
    events: list[Event] = field(default_factory=list)

    @classmethod
    def now(cls, view: View, log: int, ends: int) -> "Since":
        """Nothing has happened yet since this view."""
        return cls(deepcopy(view), log, ends)

    def again(self) -> "Since":
        """The same moment, with nothing that has happened since."""
        return Since.now(self.view, self.log, self.ends)
