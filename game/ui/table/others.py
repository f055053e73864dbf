"""Between the person's turns: the others play, at their pace, step by step, or all at once."""

from game.ui.table.acts import Page
from game.ui.table.calls import Calls
from game.ui.table.forced import Forced
from game.ui.table.model import TableModel
from game.ui.table.moves import Moves
from game.ui.table.pace import THINKING


class Others:
    """Lets opponents move when the player wants it, and what is forced be done by itself."""

    def __init__(self, model: TableModel, moves: Moves, calls: Calls, page: Page) -> None:
        self.model = model
        self.calls = calls
        self.page = page
        self.forced = Forced(model, moves)
        self._stepped = False

    def keep_pace(self, now: float) -> None:
        """Have the others play as quickly as the player wants, and as many of them ask for."""
        model, show = self.model, self.model.show
        thinking = THINKING[model.settings.thinking] / THINKING["normal"]
        show.pace.follow(show.state.asked, now, max(thinking, show.pace.slowness))
        if model.hurrying:
            show.skip()
            if model.your_turn or model.finished or show.waits:
                model.hurrying = False
                self.page.changed()

    def play(self, now: float, on_top: bool) -> None:
        """Let whoever is asked think, once everything has been seen (``now`` in seconds).

        The person's own forced moves wait while the table is not ``on_top``.
        """
        if not self._waits_for_step():
            self._let_think(now)
        if on_top:
            self.forced.update(now)

    def _let_think(self, now: float) -> None:
        model = self.model
        pace = THINKING[model.settings.thinking] * model.show.pace.hurry
        events = model.sitting.think(now, 0.0 if model.hurrying else pace)
        if events:
            self._stepped = False
            model.show.add(events)
            self.page.changed()
            self.calls.hear(events)

    def _waits_for_step(self) -> bool:
        """Whether the next opponent waits for the player.

        Nobody waits in a window that must not tell who is asked in it.
        """
        model = self.model
        wanted = model.settings.step == "on" and not model.hurrying and not self._stepped
        waits = wanted and model.sitting.thinking and model.show.quiet and not model.show.held
        if waits != model.stepping:
            model.stepping = waits
            self.page.changed()
        return waits

    # What the player does.

    def hurry_on(self) -> None:
        """Show everything up to the person's turn at once."""
        self.model.hurrying = not self.model.your_turn and not self.model.finished
        self.page.changed()

    def step(self) -> None:
        """Have the next opponent move."""
        self._stepped = True
        self.page.changed()
