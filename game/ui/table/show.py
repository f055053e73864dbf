"""The show: events played one after another on what the player sees.

The match is always ahead; the show follows it event by event with a view of its own, the one
seat 0 would have.  Skipping plays the rest at once.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from pygame import Rect

from game.core.event import Event, Seat, View, What
from game.core.game import Game
from game.core.moment import Moment
from game.core.sight import Sight
from game.core.table import HAND, MELD, SPREAD, Table
from game.ui.logline import LogLine
from game.ui.paint.theme import Measures
from game.ui.table.coins import Coins
from game.ui.table.effects import SPEEDS, STAGED, Effect, effect_of
from game.ui.table.hand import Hand
from game.ui.table.layout import Layout, Pose
from game.ui.table.seating import layout
from game.ui.table.sending import FADE, NUDGE, SWEEP, Sending
from game.ui.table.since import Since
from game.ui.table.sprites import Cast, Sprite
from game.ui.table.staging import Heard, Stage
from game.ui.table.telling import Telling, Untold
from game.words.message import Names

VIEWER = Seat(0)
ENDS = (What.ASKED, What.OVER)
"""The last event of a move."""
OVERLAPPING = (What.DEAL, What.GATHER)
"""So many cards, one after the other, that the next leaves before the last has landed."""
HEARD_FAR = 0.8
"""How far to the side the edge of the felt is heard."""
Listener = Callable[[Event, Sight[Any], float], None]
"""Is told of each event that is about to be shown, with what was seen before it and the time."""


class Sounding(Protocol):
    """Plays a sound, by its name; ``pan`` is from where, ``step`` how far it has risen."""

    def __call__(self, name: str, *, pan: float = 0.0, step: int = 0) -> None: ...


class Show:
    """What is seen of a match: what has been shown, its layout, its sprites, its log.

    ``seen`` is the shown view, ``state`` the state it tells of; ``told`` is the state as far as
    all that was under way has landed, ``said`` the sentence about the moment that is seen.

    ``stopped`` is the event at which the show waits until ``go_on`` is called: the end of a
    round, to be looked at.  ``held`` has everything wait, in a window that must not give away
    who may answer in it.  ``hand`` is the order in which the person holds their cards;
    ``revealed`` are the hands that were laid open at the end of the round; ``fresh`` the numbers
    of the sprites of cards that have come to the person's hand since their last move, ``news`` of
    those that others have put on the table since then.  ``skipped`` is whoever has just been
    passed over, until the next one moves.  ``hurry``
    is what lengths of time are multiplied with besides the player's setting.
    """

    STOP = What.ROUND_END

    def __init__(
        self,
        game: Game[Any, Any],
        view: View,
        names: Names,
        felt: Rect,
        measures: Measures,
        play_sound: Sounding,
        sort: str = "none",
        listen: Listener = lambda event, seen, now: None,
    ) -> None:
        assert game.table is not None, "only a game with a table is shown"
        self.game = game
        self.table: Table = game.table
        self.names = names
        self.felt = felt
        self.measures = measures
        self.seen: Sight[Any] = Sight(game, view)
        self.cast = Cast()
        self._melds: tuple[Any, list[tuple[str, ...]]] = (None, [])
        ways = [one for one, _ in self.table.sorts]
        self.hand = Hand(self.table.sort_key, sort, ways, self.melds)
        self.revealed: dict[int, tuple[str, ...]] = {}
        self.fresh: set[int] = set()
        self.news: set[int] = set()
        self.coins = Coins()
        self.stage = Stage()
        self.held = bool(self.table.waits(self.state))
        self.laid = self._laid()
        self.stopped: Event | None = None
        self.hurry = 1.0
        self._usual = 1.0
        self.reduced = False
        self.card_shown: tuple[Seat, str] | None = None
        self.skipped: Seat | None = None
        self.released: tuple[str, tuple[str | None, ...], tuple[float, float]] | None = None
        self._play_sound = play_sound
        self.listen = listen
        self._queue: deque[Event] = deque()
        self._landings: list[Heard] = []
        self.telling = Telling(self.state, self.laid.counts)
        self.said = ""
        self._since: Since | None = None
        self._repeated = 0
        self._next = 0.0
        self._dealt = 0
        self.cast.snap(self.seen, self.laid)

    @property
    def state(self) -> Any:
        """The state that what is shown tells of."""
        return self.seen.state

    def melds(self) -> list[tuple[str, ...]]:
        """Melds that the person's hand could form, as it is seen: found once a position."""
        state = self.state
        if self._melds[0] is not state:
            self._melds = state, self.table.melds(state)
        return self._melds[1]

    @property
    def told(self) -> Any:
        """The state that plates and panels tell of: what is under way is not told yet."""
        return self.telling.state

    @property
    def log(self) -> list[LogLine]:
        """What has been told, line by line."""
        return self.telling.log

    def lying(self, zone: str) -> int:
        """How many cards can be seen to lie in a zone: none that are still under way."""
        return min(self.telling.counts.get(zone, 0), self.laid.counts.get(zone, 0))

    def set_pace(self, speed: str, reduced: bool) -> None:
        """Take the player's settings: how fast, and whether cards fade in place of travelling."""
        self._usual = SPEEDS[speed]
        self.reduced = reduced

    @property
    def slowness(self) -> float:
        """How long things take by the player's setting, beside normal."""
        return self._usual

    @property
    def speed(self) -> float:
        """How long things take just now, beside normal."""
        return self._usual * self.hurry

    def resize(self, felt: Rect, measures: Measures) -> None:
        """Lay the table out on another felt."""
        if felt != self.felt or measures != self.measures:
            self.felt = felt
            self.measures = measures
            self._lay()
            self.cast.leaving.clear()
            self.cast.place(self.laid)

    def _lay(self) -> None:
        self.laid = self._laid()

    def _laid(self) -> Layout:
        if self.table.holding:
            self.hand.follow(self.seen.at(HAND))
        return layout(self.table, self.seen, self.names, self.felt, self.measures, self.hand)

    def rearrange(self, now: float) -> None:
        """Lay the hand out anew after a card was picked, hovered over or moved."""
        self._lay()
        for zone, sprites in self.cast.zones.items():
            for sprite, pose in zip(sprites, self.laid.poses[zone], strict=True):
                if sprite.goal != pose:
                    if sprite.moving(now):
                        sprite.goal = pose
                    else:
                        sprite.fades = False
                        sprite.send(pose, now, 0.0 if self.reduced else NUDGE * self.speed, 0, 0)

    # Events.

    def add(self, events: Iterable[Event]) -> None:
        """Have more events shown after those that wait."""
        self._queue.extend(event.for_seat(VIEWER) for event in events)

    def instead(self, events: Sequence[Event]) -> None:
        """Have the last stop be followed by what follows such a stop in ``events``."""
        stop = max(
            place for place, event in enumerate(events) if self.game.what(event) is self.STOP
        )
        self._queue.clear()
        self.add(events[stop + 1 :])

    def awaited(self) -> Iterator[str]:
        """The cards that will come to the person's hand, as far as what waits tells them."""
        for event in self._queue:
            if event.target == HAND:
                yield from (text for text in event.cards if text is not None)

    @property
    def quiet(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self._queue and self.stopped is None

    def go_on(self) -> None:
        """Go on after a stop."""
        self.stopped = None

    def update(self, now: float) -> bool:
        """Begin the events whose time has come; whether something moves or is about to."""
        self._tell(now)
        while self._queue and not self.waits and now >= self._due(self._queue[0]):
            self._begin(self._queue.popleft(), now)
            self._tell(now)
        for heard in [one for one in self._landings if one.at <= now]:
            self._landings.remove(heard)
            self._sound(heard.name, heard.x)
        for heard in self.stage.sweep(now):
            self._sound(heard.name, heard.x, heard.step)
        self.cast.sweep(now)
        self.coins.sweep(now)
        self.said = self.stage.said(now)
        return self.pending or self.travelling(now)

    def _due(self, event: Event) -> float:
        """When an event's time comes: what carries no cards waits for all that is under way."""
        return self._next if event.cards else max(self._next, self.telling.last)

    def _tell(self, now: float) -> None:
        """Tell what has landed by now."""
        following = self._queue[0] if self._queue else None
        dealing = following is not None and self.game.what(following) in OVERLAPPING
        self.telling.tell(now, quietly=dealing)

    def _sound(self, name: str, x: float, step: int = 0) -> None:
        middle = self.felt.centerx
        pan = HEARD_FAR * (x - middle) / max(1, self.felt.w / 2)
        self._play_sound(name, pan=max(-1.0, min(1.0, pan)), step=step)

    @property
    def waits(self) -> bool:
        """Whether what comes next waits for somebody."""
        return self.stopped is not None or self.held

    @property
    def pending(self) -> bool:
        """Whether something is about to be begun, or to be heard or told when it lands."""
        sounds = bool(self._landings or self.stage.heard or self.telling.waits)
        return sounds or (bool(self._queue) and not self.waits)

    def travelling(self, now: float) -> bool:
        """Whether a card, a coin or points are under way."""
        flying = self.coins.flying or self.stage.figures or self.telling.waits
        return bool(flying) or any(sprite.moving(now) for sprite in self.cast.all())

    def _begin(self, event: Event, now: float) -> None:
        what = self.game.what(event)
        effect = effect_of(what, bool(event.cards and event.target))
        purse = self.table.purse(self.state)
        length = self.speed
        moment = self._moment(event, what) if length > 0 else None
        if self._repeated:
            self._repeated -= 1
        else:
            self.listen(event, self.seen, now)
        old = self.laid
        line, ends, moved = self._happen(event)
        if moment is not None:
            lands, rests = self._stage(moment, event, old, moved, now)
        else:
            lands = self._show_plainly(event, effect, moved, now)
            rests = lands if what not in OVERLAPPING else now
        if length > 0:
            paid = self.coins.pay(purse, self.table.purse(self.state), self.laid, now, length)
            lands = max(lands, paid)
        lands = max(lands, self.telling.last)
        self.telling.later(Untold(lands, self.state, self.laid.counts, line, ends))
        self._dealt = self._dealt + 1 if what is What.DEAL else 0
        hurry = max(0.35, 1 - 0.05 * self._dealt)
        self._next = max(rests, now + effect.pause * length * hurry)
        if what is self.STOP:
            # What was on its way arrives before the page that stops the show comes up.
            self.stopped = event

    def _moment(self, event: Event, what: What) -> Moment | None:
        return self.table.moment(self.state, event, what, self.names) if self.seen else None

    def _show_plainly(self, event: Event, effect: Effect, moved: list[Sprite], now: float) -> float:
        """Show an event that is no moment; when its cards have landed."""
        length = self.speed
        x = self._heard_at(event)
        if effect.sound and length > 0:
            self._sound(effect.sound, x)
        self._sending().plainly(moved, effect, now)
        if not moved or length <= 0:
            return now
        lands = now + effect.travel * length
        if effect.landing:
            self._landings.append(Heard(lands, effect.landing, x))
        late = (len(moved) - 1) * effect.stagger * length
        return now + FADE if self.reduced else lands + late

    def _heard_at(self, event: Event) -> float:
        """From where on the screen an event is heard."""
        for zone in (event.target, event.source):
            if zone in self.laid.spots:
                return self.laid.spots[zone].centerx
        plate = None if event.seat is None else self.laid.plates.get(event.seat)
        return self.felt.centerx if plate is None else plate.centerx

    def _stage(
        self, moment: Moment, event: Event, old: Layout, moved: list[Sprite], now: float
    ) -> tuple[float, float]:
        """Stage a moment: when all of it is there to be told, and when the next event begins."""
        how, length = STAGED[moment.sort], self.speed
        sending = self._sending()
        carried = sending.carried(moment, moved)
        timing = self.stage.begin(moment, how, self.laid, carried, now, length, self.reduced)
        if self.reduced:
            sending.plainly(moved, Effect(FADE, 0.0), now)
        else:
            carried.come(event.at == 0, now, how.dock * length, old.card)
            sending.make_room(Effect(how.travel or SWEEP), timing.leaves, carried.cards)
            carried.send(how, timing, self.laid.card, length)
        return timing.arrives, timing.ends

    def _sending(self) -> Sending:
        return Sending(self.cast, self.laid, self.speed, self.reduced)

    def _happen(self, event: Event) -> tuple[LogLine | None, bool, list[Sprite]]:
        """Let the event change the view and the zones of the sprites.

        Gives the line of the log that tells of it, whether a move ends with it, and what moves.
        """
        found = self.game.tell(self.seen, event, self.names)
        what = self.game.what(event)
        line, ends = None, what in ENDS
        if found is not None:
            line = LogLine.of(found, event, self.seen.view, self.telling.newest)
        shown = event.cards[-1] if what is What.CUT and event.cards else None
        self.card_shown = (
            (event.seat, shown) if shown is not None and event.seat is not None else None
        )
        if what is What.SKIP:
            self.skipped = event.seat
        elif what not in (What.ASKED, What.NOTE):
            self.skipped = None
        if what is What.REVEAL and event.seat is not None:
            self.revealed[event.seat] = tuple(text for text in event.cards if text is not None)
            return line, ends, []
        if what in (What.GATHER, What.SHUFFLE):
            self.revealed.clear()
        self._let_go(event)
        old = self.laid
        waited, asked = self.table.waits(self.state), self.state.asked
        self.seen.follow(event)
        self._remember_turn(event, what, asked)
        if not waited and self.table.waits(self.state):
            # Nothing more is shown before the window has closed, not even what follows at once.
            self.held = True
        self._lay()
        moved = self.cast.follow(event, self.seen, old, self.laid)
        self._mark_fresh(event, moved)
        self._mark_news(event, what, moved)
        return line, ends, moved

    # What has happened since the person's turn.

    def _remember_turn(self, event: Event, what: What, asked: Seat | None) -> None:
        """Keep what is seen of an event; a turn of the person's or a round begins anew.

        ``asked`` was asked before it.
        """
        if what is self.STOP:
            self._since = None
        elif self._since is not None:
            self._since.events.append(event)
        over = asked == VIEWER or self._since is None
        if what is What.ASKED and over and self.state.asked != VIEWER:
            lines, ends = self.telling.length()
            # The end of this move is told only now.
            self._since = Since.now(self.seen.view, lines, ends + 1)

    @property
    def repeatable(self) -> bool:
        """Whether something has happened since the person's turn that can be shown again."""
        return self.quiet and not self.held and self._since is not None and bool(self._since.events)

    def again(self) -> None:
        """Show once more what happened since the person's turn; the log tells it once."""
        since = self._since
        if since is None or not self.repeatable:
            return
        self.snap(since.again().view)
        self._since = since.again()
        self.telling.cut(since.log, since.ends)
        self._repeated = len(since.events)
        self._queue.extend(since.events)

    def _mark_fresh(self, event: Event, moved: list[Sprite]) -> None:
        """Remember the cards that an event brought to the person's hand, but for a whole hand."""
        if event.target != HAND or self.game.what(event) is What.DEAL:
            return
        if len(moved) == 1 or len(moved) < len(self.cast.zones.get(HAND, [])):
            self.fresh |= {sprite.number for sprite in moved}

    def _mark_news(self, event: Event, what: What, moved: list[Sprite]) -> None:
        """Remember the cards that others put where all cards can be read."""
        if what in (self.STOP, What.GATHER):
            self.news.clear()
        elif event.seat not in (None, VIEWER) and what is not What.TURN_UP:
            place = None if event.target is None else self.laid.place(event.target)
            if place is not None and place.kind in (MELD, SPREAD):
                self.news |= {sprite.number for sprite in moved}

    def fresh_slots(self) -> set[int]:
        """The slots of the hand in which the cards lie that have just come to it."""
        held, order = self.cast.zones.get(HAND, []), self.laid.order.get(HAND, [])
        return {
            slot
            for slot, place in enumerate(order)
            if place < len(held) and held[place].number in self.fresh
        }

    def _let_go(self, event: Event) -> None:
        """Have cards that were dragged leave from where they were let go."""
        if self.released is None:
            return
        zone, cards, (x, y) = self.released
        if event.source != zone:
            return
        self.released = None
        for sprite in self.cast.zones.get(zone, []):
            if not cards or sprite.text in cards:
                sprite.lasts = 0.0
                sprite.goal = sprite.start = Pose(
                    x, y, sprite.goal.face, sprite.goal.width, sprite.goal.angle
                )
        if zone not in self.cast.zones and zone in self.laid.poses:
            self.laid.poses[zone] = [Pose(x, y, False, self.laid.poses[zone][-1].width)]

    def skip(self) -> None:
        """Show all that waits up to the next stop at once."""
        while self._queue and not self.waits:
            event = self._queue.popleft()
            self._repeated = max(0, self._repeated - 1)
            line, ends, _ = self._happen(event)
            self.telling.later(Untold(0.0, self.state, self.laid.counts, line, ends))
            if self.game.what(event) is self.STOP:
                self.stopped = event
        self.telling.tell_all()
        self._landings.clear()
        self.stage.clear()
        self.said = ""
        self._next = 0.0
        self.coins.land()
        self.cast.leaving.clear()
        self.cast.place(self.laid)
        for sprite in self.cast.all():
            sprite.lasts = 0.0

    def snap(self, view: View) -> None:
        """Forget what waits and show this view at once (after loading or an undo)."""
        self._queue.clear()
        self._since, self._repeated = None, 0
        self._landings.clear()
        self.stage.clear()
        self.said = ""
        self.stopped = self.card_shown = self.released = self.skipped = None
        self.revealed.clear()
        self.fresh.clear()
        self.news.clear()
        self.coins.land()
        self.seen = Sight(self.game, view)
        self.held = bool(self.table.waits(self.state))
        self._lay()
        self.telling.snap(self.state, self.laid.counts)
        self.cast.snap(self.seen, self.laid)
