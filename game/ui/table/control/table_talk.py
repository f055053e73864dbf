"""Table talk: moods and remarks of the opponents about public events.

``TableTalk`` hears every event before it is shown and updates the model. ``Remarks`` chooses a
remark; ``occasions`` finds who may speak.
"""

from math import inf
from random import Random
from typing import Any, NamedTuple

from game.ai.characters import (
    CALLS_OCCASION,
    DRAWS_MANY_OCCASION,
    GLOATS_OCCASION,
    GOES_OUT_OCCASION,
    LOSES_OCCASION,
    LUCK_OCCASION,
    ROBBED_OCCASION,
    SHOWS_TRAIT_OCCASION,
    TAKES_OCCASION,
    THINKS_OCCASION,
    WINS_OCCASION,
    remark,
)
from game.core.event import PERSON_SEAT, Event, EventKind, Seat, bare_card
from game.core.state import SeatView
from game.text.message import Message
from game.ui.table.model.actions import TableHost
from game.ui.table.model.moods import (
    MAX_MOOD_WAIT_SECONDS,
    MIN_GREAT_CATCH_CARD_COUNT,
    Moods,
    OpponentMood,
    caught,
    is_burden,
    is_lucky_draw,
)
from game.ui.table.model.table_model import TableModel

REMARK_CHANCES = {
    TAKES_OCCASION: 0.4,
    GLOATS_OCCASION: 0.6,
    ROBBED_OCCASION: 0.4,
    CALLS_OCCASION: 0.7,
    GOES_OUT_OCCASION: 0.5,
    DRAWS_MANY_OCCASION: 0.5,
    LUCK_OCCASION: 0.25,
    THINKS_OCCASION: 0.5,
    WINS_OCCASION: 1.0,
    LOSES_OCCASION: 0.25,
    SHOWS_TRAIT_OCCASION: 0.15,
}
"""Probability of a remark on each occasion, 0 to 1."""
REMARK_SECONDS = 3.2
"""Seconds that a remark is shown."""
MAX_REMARK_WAIT_SECONDS = 1.5
"""Seconds that a remark waits for a moment to end before it is dropped."""
LONG_THINKING_SECONDS = 6.0
"""Seconds of thinking after which an opponent may say so."""
LATE_EVENT_KINDS = (EventKind.ROUND_END, EventKind.MATCH_END)
"""Event kinds that begin only after earlier ones have landed, so that remarks need not wait."""

PLAYER_EVENT_KINDS = (
    EventKind.PLAY,
    EventKind.DRAW,
    EventKind.MELD,
    EventKind.TAKE,
    EventKind.CALL,
)
"""Event kinds that a seat causes itself."""

Occasions = list[tuple[Seat, str]]


class _Word(NamedTuple):
    """A pending remark; it starts when cards have landed, or at the time ``latest``.

    A ``greeting`` also waits until the deal has been shown. ``due`` is when it could have started
    if no moment had run.
    """

    seat: Seat
    line: Message
    latest: float
    greeting: bool = False
    due: float = inf


class Remarks:
    """Chooses one remark at a time and writes it to the model.

    Nobody interrupts, except at the end of the match. No line repeats within a round, nor within a
    match while others are left.
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
        """Perhaps choose a remark about an event that is about to be shown."""
        what = self.model.game.event_kind(event)
        found = occasions(what, event, seen, self._drawn, self._caught)
        found = found or self._fondness(what, event)
        self._remember(what, event, seen)
        if not self.model.settings.remarks:
            return
        if what is EventKind.MATCH_END:
            self.model.remark = self._coming = None
        wait = None if what in LATE_EVENT_KINDS else MAX_MOOD_WAIT_SECONDS
        for seat, occasion in found:
            if self._may_say(seat, occasion, len(seen.state.rounds)):
                self._begin(seat, occasion, now, wait)
                return

    def greet(self, seat: Seat, line: Message) -> None:
        """Let a rival say a line once the cards are dealt."""
        self._of_match.add(line)
        self._coming = _Word(seat, line, inf, greeting=True)

    def _fondness(self, what: EventKind, event: Event) -> Occasions:
        """Seat that may praise its own move; only the latest move that shows its leaning."""
        fond = self.model.session.fond
        if fond is None or what not in PLAYER_EVENT_KINDS:
            return []
        last = len(self.model.session.match.moves)
        return [(fond[0], SHOWS_TRAIT_OCCASION)] if fond == (event.seat, last) else []

    def _remember(self, what: EventKind, event: Event, seen: SeatView[Any]) -> None:
        """Keep the facts that the next event depends on: the card drawn, and the catch."""
        if what is EventKind.DRAW and event.source == "pile" and len(event.cards) == 1:
            self._drawn = event.seat, frozenset(bare_card(text) for text in event.cards if text)
        elif what in (EventKind.PLAY, EventKind.DRAW, EventKind.MELD):
            self._drawn = None, frozenset()
        if caught(what, event, seen) is not None:
            self._caught = event.seat
        elif what in (EventKind.PLAY, EventKind.DRAW, EventKind.DEAL):
            self._caught = None

    def _may_say(self, seat: Seat, occasion: str, round: int) -> bool:
        """Whether a seat may speak now, by chance; ``round`` is the number of the round."""
        if round != self._round:
            self._round = round
            self._said.clear()
        if self.model.remark is not None or self._coming is not None:
            return False
        return self.rng.random() < REMARK_CHANCES[occasion]

    def _begin(self, seat: Seat, occasion: str, now: float, wait: float | None) -> None:
        name = self.model.show.names[seat].name
        line = remark(name, occasion, self.rng, self._of_match) or remark(
            name, occasion, self.rng, self._said
        )
        if line is None:
            return
        self._said.add(line)
        self._of_match.add(line)
        word = _Word(seat, line, now + (wait or 0.0))
        if wait is None and not self.model.show.staged:
            self._say(word, now)
        else:
            self._coming = word

    def _say(self, word: _Word, now: float) -> None:
        self._coming = None
        line = word.line.with_values(me=self.model.show.names[word.seat])
        self.model.remark = (word.seat, line)
        self._until = now + REMARK_SECONDS
        self.page.changed()

    def update(self, now: float) -> bool:
        """Clear an expired remark; whether one is shown or pending."""
        if self.model.remark is not None and now >= self._until:
            self.model.remark = None
            self.page.changed()
        word = self._coming
        if word is not None and (now >= word.latest or self._may_start(word, now)):
            self._say_or_wait(word, now)
        self._watch(now)
        return self.model.remark is not None or self._coming is not None

    def _say_or_wait(self, word: _Word, now: float) -> None:
        """Say a remark that is due, unless a moment runs: then it waits, but not for long."""
        due = min(word.due, now)
        if not self.model.show.staged:
            self._say(word, now)
        elif now > due + MAX_REMARK_WAIT_SECONDS:
            self._coming = None
        else:
            self._coming = word._replace(due=due)

    def _may_start(self, word: _Word, now: float) -> bool:
        show = self.model.show
        return not show.is_travelling(now) and (show.quiet or not word.greeting)

    def _watch(self, now: float) -> None:
        """Let an opponent that thinks for long say so, once for each move."""
        show = self.model.show
        asked = self.model.worker()
        position = None if asked is None else (asked, self.model.session.version)
        if position != self._thinker[0]:
            self._thinker = position, now
        since = self._thinker[1]
        if asked is None or asked == 0 or since is None or now < since + LONG_THINKING_SECONDS:
            return
        self._thinker = position, None
        silent = not self.model.settings.remarks
        if not silent and self._may_say(asked, THINKS_OCCASION, len(show.state.rounds)):
            self._begin(asked, THINKS_OCCASION, now, None)

    def forget(self) -> None:
        """Clear the remarks about undone events."""
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
    """Seats that may speak about an event, each with its occasion, the likeliest first.

    ``drawn`` is the seat that has just drawn from the pile, and its cards. ``again`` is the seat
    that has already taken cards from another in this turn.
    """
    if what is EventKind.MATCH_END:
        winners = event.changes.get("winners") or seen.state.winners or []
        seats = [Seat(seat) for seat in range(seen.state.setup.players)]
        return [
            (seat, WINS_OCCASION if seat in winners else LOSES_OCCASION) for seat in seats if seat
        ]
    return [one for one in _of_turn(what, event, seen, drawn, again) if one[0] != 0]


def _of_turn(
    what: EventKind,
    event: Event,
    seen: SeatView[Any],
    drawn: tuple[Seat | None, frozenset[str]],
    again: Seat | None,
) -> Occasions:
    seat = event.seat
    if seat is None:
        return []
    catch = caught(what, event, seen)
    if catch is not None:
        great = catch.cards >= MIN_GREAT_CATCH_CARD_COUNT or again == seat
        return [
            (catch.victim, ROBBED_OCCASION),
            (seat, GLOATS_OCCASION if great else TAKES_OCCASION),
        ]
    if is_lucky_draw(what, event):
        return [(seat, LUCK_OCCASION)]
    if is_burden(what, event, seen):
        return [(seat, DRAWS_MANY_OCCASION)]
    match what:
        case EventKind.CALL if event.source == "pile":
            return [(seat, CALLS_OCCASION)]
        case EventKind.ROUND_END | EventKind.GO_OUT:
            return [(seat, GOES_OUT_OCCASION)]
        case EventKind.MELD if drawn[0] == seat:
            laid = {bare_card(text) for text in event.cards if text}
            return [(seat, LUCK_OCCASION)] if laid & drawn[1] else []
    return []


class TableTalk:
    """Updates the moods and the remark of the model."""

    def __init__(self, model: TableModel, page: TableHost, rng: Random) -> None:
        self.model = model
        self.page = page
        self.moods = Moods()
        self.remarks = Remarks(model, page, rng)
        self._moves = 0
        self._last: Seat | None = None
        """Who did the last thing that was shown."""

    def hear(self, event: Event, seen: SeatView[Any], now: float) -> None:
        """Note an event that is about to be shown."""
        what = self.model.game.event_kind(event)
        catch = caught(what, event, seen)
        if catch is not None and catch.victim == PERSON_SEAT:
            self.page.app.rumble("robbed")
        self._last = event.seat
        self.moods.hear(what, event, seen, now)
        self.remarks.hear(event, seen, now)

    def update(self, now: float) -> bool:
        """Update moods and remarks; whether a remark is shown or pending.

        Nothing wakes an idle program for moods, so they may last up to a second longer.
        """
        model = self.model
        moves, self._moves = self._moves, len(model.session.match.moves)
        if self._moves < moves:
            # The moods and remarks are about undone events.
            self.moods.forget()
            self.remarks.forget()
        landed, asked = not model.show.is_travelling(now), model.worker()
        version, staged = model.session.version, model.show.staged
        moods = self.moods.at(now, landed, asked, version, staged)
        if model.show.held:
            # Whoever may answer: all others look at the card.
            moods |= {
                one: OpponentMood.SURPRISED
                for one in map(Seat, model.show.laid.plates)
                if one != self._last
            }
        if moods != model.moods:
            model.moods = moods
            self.page.changed()
        return self.remarks.update(now)
