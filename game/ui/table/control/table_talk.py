"""What opponents say now and then, in a bubble at their plate.

The opponents as company: what they feel and say about what all at the table see.
"""

from random import Random
from typing import Any, NamedTuple

from game.ai.characters import (
    CALLS,
    DRAWS,
    FOND,
    GLOATS,
    LOSES,
    LUCK,
    OUT,
    ROBBED,
    TAKES,
    THINKS,
    WINS,
    remark,
)
from game.core.event import Event, EventKind, Seat, bare_card
from game.core.state import SeatView
from game.session import HUMAN_SEAT
from game.text.message import Message, told
from game.ui.table.model.actions import TableHost
from game.ui.table.model.moods import GREAT, LATEST, Moods, burdened, caught, dug
from game.ui.table.model.table_model import TableModel

OFTEN = {
    TAKES: 0.4,
    GLOATS: 0.6,
    ROBBED: 0.4,
    CALLS: 0.7,
    OUT: 0.5,
    DRAWS: 0.5,
    LUCK: 0.25,
    THINKS: 0.5,
    WINS: 1.0,
    LOSES: 0.25,
    FOND: 0.15,
}
"""How often something is said on an occasion, 0 to 1."""
SECONDS = 3.2
LONG = 6.0
"""Who is seen to think for longer than this, in seconds, may say so."""
AFTERWARDS = (EventKind.ROUND_END, EventKind.MATCH_END)
"""What begins only when all before it has been seen may be spoken of at once."""

MADE = (EventKind.PLAY, EventKind.DRAW, EventKind.MELD, EventKind.TAKE, EventKind.CALL)
"""What somebody does themselves."""

Occasions = list[tuple[Seat, str]]


class _Word(NamedTuple):
    """What somebody is about to say, when cards have landed or at the latest at a time."""

    seat: Seat
    line: Message
    latest: float


class Remarks:
    """Has one thing be said at a time: by whom and what stands in the model.

    Nobody breaks in on another, but at the end of the match.  In a round no line is said twice,
    and in a match none again while there is another.
    """

    def __init__(self, model: TableModel, page: TableHost, rng: Random) -> None:
        self.model = model
        self.page = page
        self.rng = rng
        self._until = 0.0
        self._coming: _Word | None = None
        self._round = -1
        self._said: set[Message] = set()
        self._of_match: set[Message] = set()
        self._drawn: tuple[Seat | None, frozenset[str]] = (None, frozenset())
        self._caught: Seat | None = None
        self._thinker: tuple[object, float | None] = (None, None)

    def hear(self, event: Event, seen: SeatView[Any], now: float) -> None:
        """Somebody may have something to say about an event about to be seen."""
        what = self.model.game.event_kind(event)
        found = occasions(what, event, seen, self._drawn, self._caught)
        found = found or self._fondness(what, event)
        self._remember(what, event, seen)
        if self.model.settings.remarks == "off":
            return
        if what is EventKind.MATCH_END:
            self.model.remark = self._coming = None
        wait = None if what in AFTERWARDS else LATEST
        for seat, occasion in found:
            if self._may_say(seat, occasion, len(seen.state.rounds)):
                self._begin(seat, occasion, now, wait)
                return

    def _fondness(self, what: EventKind, event: Event) -> Occasions:
        """Who may say that this move was after their heart: of the last one of the match alone."""
        fond = self.model.sitting.fond
        if fond is None or what not in MADE:
            return []
        last = len(self.model.sitting.match.moves)
        return [(fond[0], FOND)] if fond == (event.seat, last) else []

    def _remember(self, what: EventKind, event: Event, seen: SeatView[Any]) -> None:
        """Keep what the next event may be understood by."""
        if what is EventKind.DRAW and event.source == "pile" and len(event.cards) == 1:
            self._drawn = event.seat, frozenset(bare_card(text) for text in event.cards if text)
        elif what in (EventKind.PLAY, EventKind.DRAW, EventKind.MELD):
            self._drawn = None, frozenset()
        if caught(what, event, seen) is not None:
            self._caught = event.seat
        elif what in (EventKind.PLAY, EventKind.DRAW, EventKind.DEAL):
            self._caught = None

    def _may_say(self, seat: Seat, occasion: str, round: int) -> bool:
        """Whether somebody gets to say something, in a round of this number."""
        if round != self._round:
            self._round = round
            self._said.clear()
        if self.model.remark is not None or self._coming is not None:
            return False
        return self.rng.random() < OFTEN[occasion]

    def _begin(self, seat: Seat, occasion: str, now: float, wait: float | None) -> None:
        """Have somebody say something now, or when what is under way has landed."""
        name = self.model.show.names[seat].name
        line = remark(name, occasion, self.rng, self._of_match) or remark(
            name, occasion, self.rng, self._said
        )
        if line is None:
            return
        self._said.add(line)
        self._of_match.add(line)
        word = _Word(seat, line, now + (wait or 0.0))
        if wait is None:
            self._say(word, now)
        else:
            self._coming = word

    def _say(self, word: _Word, now: float) -> None:
        self._coming = None
        self.model.remark = (word.seat, told(word.line))
        self._until = now + SECONDS
        self.page.changed()

    def update(self, now: float) -> bool:
        """Whether something is being said or about to be; it is forgotten when its time is up."""
        counting = bool(self.model.show.stage.figures)
        if self.model.remark is not None and now >= self._until and not counting:
            # Points that count up beside what is said do not jump.
            self.model.remark = None
            self.page.changed()
        word = self._coming
        if word is not None and (now >= word.latest or not self.model.show.travelling(now)):
            self._say(word, now)
        self._watch(now)
        return self.model.remark is not None or self._coming is not None

    def _watch(self, now: float) -> None:
        """Have somebody who is seen to think for long say so, once over a move."""
        show = self.model.show
        asked = self.model.thinker()
        position = None if asked is None else (asked, self.model.sitting.version)
        if position != self._thinker[0]:
            self._thinker = position, now
        since = self._thinker[1]
        if asked is None or asked == 0 or since is None or now < since + LONG:
            return
        self._thinker = position, None
        silent = self.model.settings.remarks == "off"
        if not silent and self._may_say(asked, THINKS, len(show.state.rounds)):
            self._begin(asked, THINKS, now, None)

    def forget(self) -> None:
        """Nothing is said any more of what has been undone."""
        self.model.remark = self._coming = None
        self._drawn = None, frozenset()
        self._caught = None


def occasions(
    what: EventKind,
    event: Event,
    seen: SeatView[Any],
    drawn: tuple[Seat | None, frozenset[str]] = (None, frozenset()),
    again: Seat | None = None,
) -> Occasions:
    """Who may say something about an event, and for what occasion, the likeliest first.

    ``drawn`` is who has just drawn which card from the pile, ``again`` who has taken something
    from another in this turn already.
    """
    if what is EventKind.MATCH_END:
        winners = event.changes.get("winners") or seen.state.winners or []
        seats = [Seat(seat) for seat in range(seen.state.setup.players)]
        return [(seat, WINS if seat in winners else LOSES) for seat in seats if seat]
    return [one for one in _of_turn(what, event, seen, drawn, again) if one[0] != 0]


def _of_turn(
    what: EventKind,
    event: Event,
    seen: SeatView[Any],
    drawn: tuple[Seat | None, frozenset[str]],
    again: Seat | None,
) -> Occasions:
    """What may be said about an event of somebody's turn, by the person too."""
    seat = event.seat
    if seat is None:
        return []
    catch = caught(what, event, seen)
    if catch is not None:
        great = catch.cards >= GREAT or again == seat
        return [(catch.victim, ROBBED), (seat, GLOATS if great else TAKES)]
    if dug(what, event):
        return [(seat, LUCK)]
    if burdened(what, event, seen):
        return [(seat, DRAWS)]
    match what:
        case EventKind.CALL if event.source == "pile":
            return [(seat, CALLS)]
        case EventKind.ROUND_END | EventKind.GO_OUT:
            return [(seat, OUT)]
        case EventKind.MELD if drawn[0] == seat:
            laid = {bare_card(text) for text in event.cards if text}
            return [(seat, LUCK)] if laid & drawn[1] else []
    return []


class TableTalk:
    """Has the model know how everybody feels and what is being said."""

    def __init__(self, model: TableModel, page: TableHost, rng: Random) -> None:
        self.model = model
        self.page = page
        self.moods = Moods()
        self.remarks = Remarks(model, page, rng)
        self._moves = 0

    def hear(self, event: Event, seen: SeatView[Any], now: float) -> None:
        """Something is about to be seen."""
        what = self.model.game.event_kind(event)
        catch = caught(what, event, seen)
        if catch is not None and catch.victim == HUMAN_SEAT:
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
