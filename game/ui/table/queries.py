"""What the query keys tell: how things stand at a table, in sentences, for all who ask."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.event import Seat
from game.core.table import FAN, HAND, HELD, MELD, OPEN, SPREAD, Place
from game.ui.sitting import YOU
from game.ui.table.marked import hand_notes
from game.ui.table.model import TableModel
from game.ui.table.notice import Kind, Notice
from game.ui.table.possible import asked_for, possible
from game.ui.table.side import round_text
from game.ui.table.told import cards_in, known, worth
from game.ui.tree import Node
from game.ui.window.commands import (
    ASK_CAN,
    ASK_HAND,
    ASK_LAST,
    ASK_PLAYER,
    ASK_SCORES,
    ASK_TABLE,
    ASK_WHERE,
    Command,
)
from game.ui.window.inputs import Key
from game.words.message import Message, Said, apart, in_order, listed, told, told_in_signs

PILE = "pile"


class Queries:
    """Answers each query from what the person sees and from nothing else.

    A player's cards and what happened last are gone through by asking again.
    """

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._last: Command | None = None
        self._times = 0
        self._log = 0
        self._answers: dict[Command, Callable[[], Said]] = {
            ASK_HAND: self.hand,
            ASK_CAN: lambda: possible(model),
            ASK_TABLE: self.table,
            ASK_PLAYER: lambda: self.player(Seat((self._times + 1) % len(model.show.names))),
            ASK_SCORES: self.scores,
            ASK_LAST: lambda: self.happened(self._times),
        }

    def by(self, key: Key, focused: Node | None) -> Notice | None:
        """The answer to what a key asks; None if it asks nothing."""
        if ASK_WHERE.by(key):
            return answer(self.where(focused))
        asked = next((command for command in self._answers if command.by(key)), None)
        if asked is None:
            return None
        again = asked is self._last and len(self.model.show.log) == self._log
        self._times = self._times + 1 if again else 0
        self._last, self._log = asked, len(self.model.show.log)
        return answer(self._answers[asked]())

    # The answers.

    def hand(self) -> Said:
        """The cards of the person's hand as they hold them; what lies before them without one."""
        show = self.model.show
        if not show.table.holding:
            return self.player(YOU)
        held = show.seen.at(HAND)
        if show.closed:
            return Message("queries-covered", count=held)
        if not held:
            return Message("queries-empty")
        cards = []
        for copy, noted in zip(show.hand.copies(), hand_notes(self.model), strict=True):
            name = show.table.card_name(copy[0])
            if copy in show.hand.picks:
                noted.insert(0, Message("table-picked"))
            cards.append(
                Message("queries-noted", card=name, notes=listed(noted)) if noted else name
            )
        said: list[Said] = [Message("queries-holds", count=len(cards), cards=listed(cards))]
        melds = self.model.asking.melds() if self.model.settings.marks == "on" else []
        if melds:
            rows = [listed(show.table.card_name(text) for text in meld) for meld in melds]
            said.append(Message("queries-melds", count=len(rows), melds=apart(rows)))
        figure = show.table.figure(show.told)
        if figure:
            said.append(Message("queries-sentence", said=figure))
        return in_order(said)

    def table(self) -> Said:
        """Stock, pile and all that lies there, the public facts, who deals and the way of play."""
        show, state = self.model.show, self.model.show.told
        kinds = (HELD, FAN, OPEN)
        rows = [self._place(place, False) for place in self._places() if place.kind not in kinds]
        said: list[Said] = [Message("queries-lies", cards=apart(rows))] if rows else []
        signs = [sign.text for sign in show.table.signs(state)]
        if signs:
            said.append(Message("queries-signs", signs=listed(signs)))
        purse = show.table.purse(state)
        if purse is not None:
            said.append(Message("queries-pot", count=purse[0]))
        ring = show.table.ring(state)
        if ring is not None:
            said.append(Message("queries-way", way="counter" if ring.turned else "clockwise"))
        if state.dealer is not None and state.asked is not None:
            said.append(Message("queries-dealer", who=show.names[state.dealer]))
        return in_order(said or [Message("queries-bare")])

    def player(self, seat: Seat) -> Said:
        """What one player holds and has on the table."""
        show, state = self.model.show, self.model.show.told
        who = Message("queries-of", who=show.names[seat])
        count = show.table.counted(show.table.counts(state)[seat])
        said: list[Said] = [Message("queries-player-has", who=who, cards=count)]
        stands = show.table.state_of(state, seat)
        if stands:
            said.append(Message("queries-state", state=stands))
        laid, purse = show.table.laid(state), show.table.purse(state)
        if laid is not None and laid[seat]:
            said.append(Message("queries-laid", points=laid[seat]))
        if purse is not None and purse[1][seat]:
            said.append(Message("queries-coins", count=purse[1][seat]))
        own = [place for place in self._places() if place.owner == seat]
        rows = [self._place(place) for place in own if place.kind not in (HELD, FAN, OPEN)]
        if rows:
            said.append(Message("queries-lies", cards=apart(rows)))
        for place in own:
            seen = known(self.model, place) if place.kind is FAN else ()
            if seen:
                said.append(Message("queries-known", cards=self._named(seen)))
            if place.kind is OPEN and show.seen.at(place.zone):
                cards = self._named(show.seen.at(place.zone))
                said.append(Message("queries-open", cards=cards))
        return in_order(said)

    def scores(self) -> Said:
        """Which round it is, and how all of them stand."""
        show, state = self.model.show, self.model.show.told
        which, laid = round_text(self.model), show.table.laid(state)
        said: list[Said] = [Message("queries-which", round=which)] if which else []
        scored = self.model.scored
        nobody = scored and not any(state.scores)
        if nobody:
            said.append(Message("queries-nobody", what=show.table.points_word))
        rows: list[Said] = []
        for seat, name in enumerate(show.names):
            who = Message("queries-of", who=name)
            if scored:
                counted = show.table.points(state.scores[seat])
                points: Said = Message("table-points", points=counted)
            else:
                points = show.table.counted(show.table.counts(state)[seat])
            if not nobody:
                rows.append(Message("queries-score", who=who, points=points))
            if laid is not None and laid[seat]:
                now = Message("queries-now", points=laid[seat])
                rows.append(Message("queries-score", who=who, points=now))
        if rows:
            said.append(Message("queries-stand", scores=apart(rows)))
        return in_order(said)

    def happened(self, back: int) -> Said:
        """The line of the log so many before the last; at its beginning that it is the first."""
        log = self.model.show.log
        if not log:
            return Message("queries-quiet")
        if back < len(log):
            return log[len(log) - 1 - back].said
        return in_order([log[0].said, Message("queries-first")])

    def where(self, focused: Node | None) -> Said:
        """Which game it is, whose turn, and what has the focus."""
        asked = asked_for(self.model)
        said: list[Said] = [Message("queries-at", game=self.model.game.title, asked=asked)]
        which = round_text(self.model)
        if which:
            said.append(Message("queries-which", round=which))
        if focused is not None and focused.value:
            about = focused.value
            said.append(Message("queries-focus-value", name=focused.name, value=about))
        elif focused is not None:
            said.append(Message("queries-focus", name=focused.name))
        return in_order(said)

    # What lies where.

    def _places(self) -> Iterator[Place]:
        laid = self.model.show.laid
        return (place for place in laid.places if place.zone in laid.spots)

    def _place(self, place: Place, each: bool = True) -> Said:
        """What lies in a place, of a meld each card; else what it is and counts."""
        if place.kind is not MELD or each:
            return Message("queries-place", place=place.name, cards=self._lying(place))
        counts = worth(self.model, place)
        if not counts:
            return place.name
        return Message("queries-place", place=place.name, cards=counts)

    def _named(self, cards: Sequence[str]) -> Said:
        return listed(self.model.show.table.card_name(text) for text in cards)

    def _lying(self, place: Place) -> Said:
        """The cards of a place in words."""
        show = self.model.show
        held: Any = show.seen.at(place.zone)
        if isinstance(held, int):
            return Message("table-cards", count=held)
        if not held:
            return Message("queries-none")
        if place.kind is MELD:
            cards, counts = cards_in(self.model, place), worth(self.model, place)
            return Message("table-meld", cards=cards, worth=counts) if counts else cards
        if place.kind is SPREAD:
            return Message("queries-spread", count=len(held), cards=self._named(held[::-1]))
        face = show.table.top_face(show.state) if place.zone == PILE else None
        top = show.table.card_name(face or held[-1])
        if len(held) == 1:
            return Message("queries-single", card=top)
        return Message("queries-stack", card=top, count=len(held) - 1)


def answer(said: Said) -> Notice:
    """What is asked for, as the bar shows it: with signs for suits."""
    return Notice(Kind.TOLD, told(said), seen=told_in_signs(said))
