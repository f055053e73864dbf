"""The opponents as company: what they feel and say about what all at the table see."""

from random import Random
from typing import Any

from game.core.event import Event
from game.core.sight import Sight
from game.ui.sitting import YOU
from game.ui.table.acts import Page
from game.ui.table.deeds import caught
from game.ui.table.model import TableModel
from game.ui.table.moods import Moods
from game.ui.table.remarks import Remarks


class Company:
    """Has the model know how everybody feels and what is being said."""

    def __init__(self, model: TableModel, page: Page, rng: Random) -> None:
        self.model = model
        self.page = page
        self.moods = Moods()
        self.remarks = Remarks(model, page, rng)
        self._moves = 0

    def hear(self, event: Event, seen: Sight[Any], now: float) -> None:
        """Something is about to be seen."""
        what = self.model.game.what(event)
        catch = caught(what, event, seen)
        if catch is not None and catch.victim == YOU:
            self.page.rumble("robbed")
        self.moods.hear(what, event, seen, now)
        self.remarks.hear(event, seen, now)

    def update(self, now: float) -> bool:
        """Let time pass; whether something is being said.

        Feelings may last up to a second longer where nothing else happens: nobody is woken for
        them alone.
        """
        model = self.model
        moves, self._moves = self._moves, len(model.sitting.match.moves)
        if self._moves < moves:
            # What was felt and said is about what has been undone.
            self.moods.forget()
            self.remarks.forget()
        landed, asked = not model.show.travelling(now), model.thinker()
        moods = self.moods.at(now, landed, asked, model.sitting.version)
        if moods != model.moods:
            model.moods = moods
            self.page.changed()
        return self.remarks.update(now)
