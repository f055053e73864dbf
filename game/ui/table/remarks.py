"""What opponents say now and then, in a bubble at their plate."""

from random import Random
from typing import Any

from game.ai.remarks import CALLS, DRAWS, LOSES, OUT, TAKES, WINS, remark
from game.core.event import Event, Seat, What
from game.core.sight import Sight
from game.ui.table.acts import Page
from game.ui.table.model import TableModel
from game.words.message import told

OFTEN = {TAKES: 0.5, CALLS: 0.7, OUT: 0.5, DRAWS: 0.5, WINS: 1.0, LOSES: 0.25}
"""How often something is said on an occasion, 0 to 1."""
SECONDS = 3.2
MANY = 3
"""The least number of cards drawn at once that an opponent remarks on."""


class Remarks:
    """Has one thing be said at a time: by whom and what stands in the model."""

    def __init__(self, model: TableModel, page: Page, rng: Random) -> None:
        self.model = model
        self.page = page
        self.rng = rng
        self._until = 0.0

    def hear(self, event: Event, seen: Sight[Any], now: float) -> None:
        """Somebody may have something to say about an event about to be seen."""
        if self.model.settings.remarks == "off":
            return
        for seat, occasion in _occasions(self.model.game.what(event), event, seen):
            if self.rng.random() < OFTEN[occasion]:
                text = remark(self.model.show.names[seat].name, occasion, self.rng)
                if text is not None:
                    self.model.remark = (seat, told(text))
                    self._until = now + SECONDS
                    self.page.changed()
                    return

    def update(self, now: float) -> bool:
        """Whether something is being said; it is forgotten when its time is up."""
        if self.model.remark is not None and now >= self._until:
            self.model.remark = None
            self.page.changed()
        return self.model.remark is not None


def _occasions(what: What, event: Event, seen: Sight[Any]) -> list[tuple[Seat, str]]:
    """Who may say something about an event, and for what occasion, the likeliest first."""
    if what is What.OVER:
        winners = event.facts.get("winners") or seen.state.winners or []
        seats = [Seat(seat) for seat in range(seen.state.setup.players)]
        return [(seat, WINS if seat in winners else LOSES) for seat in seats if seat]
    seat = event.seat
    if seat is None or seat == 0:
        return []
    match what:
        case What.CALL if event.source == "pile":
            return [(seat, CALLS)]
        case What.ROUND_END | What.OUT:
            return [(seat, OUT)]
        case What.TAKE if _anothers(event, seen):
            return [(seat, TAKES)]
        case What.DRAW if len(event.cards) >= MANY:
            return [(seat, DRAWS)]
    return []


def _anothers(event: Event, seen: Sight[Any]) -> bool:
    """Whether what is taken was another's until now."""
    for zone in (event.target, event.source):
        holder = (zone or "").removesuffix("/cards")
        if holder == zone or not holder:
            continue
        try:
            owner = seen.at(holder)
        except LookupError:
            continue
        if isinstance(owner, dict) and owner.get("owner", owner.get("seat")) not in (
            None,
            event.seat,
        ):
            return True
    return False
