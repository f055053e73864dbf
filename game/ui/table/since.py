"""What has happened since the person's turn, kept so that it can be shown again."""

from copy import deepcopy
from typing import Any

from game.core.event import Event, Seat, View, What
from game.core.sight import Sight
from game.ui.sitting import YOU
from game.ui.table.telling import Telling
from game.values import dataclass, field, replace


@dataclass(slots=True)
class Since:
    """What was seen when the person's turn was over, and the events since then.

    ``view`` is what was seen, None where nothing is kept; ``log`` is how many lines the log had
    then and ``ends`` how many moves had ended.  ``again`` is how many of the events to come have
    been shown before.
    """

    view: View | None = None
    log: int = 0
    ends: int = 0
    events: list[Event] = field(default_factory=list)
    again: int = 0

    def __bool__(self) -> bool:
        """Whether anything has happened since then."""
        return self.view is not None and bool(self.events)

    def follow(
        self, event: Event, what: What, asked: Seat | None, seen: Sight[Any], telling: Telling
    ) -> None:
        """Keep what has been seen; a turn of the person's or a round begins anew.

        ``asked`` was asked before it.
        """
        if what is What.ROUND_END:
            self.view = None
        elif self.view is not None:
            self.events.append(event)
        over = asked == YOU or self.view is None
        if what is What.ASKED and over and seen.state.asked != YOU:
            self.view, self.events = deepcopy(seen.view), []
            # The end of this move is told only now.
            self.log, ends = telling.length()
            self.ends = ends + 1

    def repeats(self) -> bool:
        """Whether the event whose time has come has been shown before; each is asked once."""
        again, self.again = self.again, max(0, self.again - 1)
        return again > 0

    def repeated(self) -> "Since":
        """The same moment, with nothing since then and all that has happened still to come."""
        return replace(self, view=deepcopy(self.view), events=[], again=len(self.events))
