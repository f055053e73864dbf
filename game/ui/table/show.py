"""The show: events played one after another on what the player sees.

The match is always ahead; the show follows it event by event with a view of its own, the one
seat 0 would have.  Skipping plays the rest at once.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import replace
from math import hypot
from typing import Any

from pygame import Rect

from game.core.event import Event, View, What
from game.core.game import Game
from game.core.moment import Moment
from game.core.sight import Sight
from game.core.table import HAND, STACK, Table
from game.ui.logline import LogLine
from game.ui.paint.theme import Measures
from game.ui.sitting import YOU
from game.ui.table.coins import Coins
from game.ui.table.effects import SPEEDS, STAGED, Effect, effect_of
from game.ui.table.hand import Hand
from game.ui.table.hearing import Hearing, Sounding, heard_at
from game.ui.table.layout import Layout
from game.ui.table.pace import Pace
from game.ui.table.recent import Recent
from game.ui.table.seating import layout
from game.ui.table.sending import FADE, NUDGE, SWEEP, Sending
from game.ui.table.since import Since
from game.ui.table.sprites import Cast, Released, Sprite
from game.ui.table.staging import Heard, Stage
from game.ui.table.telling import Telling, Untold
from game.words.message import Names

ENDS = (What.ASKED, What.OVER)
"""The last event of a move."""
OVERLAPPING = (What.DEAL, What.GATHER)
"""So many cards, one after the other, that the next leaves before the last has landed."""
NEAR = 0.5
"""A card under way goes so far aside without a new flight, in card widths: nobody sees it."""
Happened = tuple[Untold, list[Sprite]]
"""What is told of it as soon as it has landed, and what moves."""
Listener = Callable[[Event, Sight[Any], float], None]
"""Is told of each event that is about to be shown, with what was seen before it and the time."""


class Show:
    """What is seen of a match: what has been shown, its layout, its sprites, its log.

    ``seen`` is the shown view, ``state`` the state it tells of; ``told`` is the state as far as
    all that was under way has landed, ``said`` the sentence about the moment that is seen.

    ``stopped`` is the event at which the show waits until ``go_on`` is called: the end of a
    round, to be looked at.  ``held`` has everything wait, in a window that must not give away
    who may answer in it.  ``hand`` is the order in which the person holds their cards, ``recent``
    what is marked as done just now, ``since`` what can be shown again, ``pace`` how long things
    take; ``released`` are the cards that were let go where they will be seen to leave from, and
    ``waiting`` the events that are still to be shown.
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
        self.recent = Recent()
        self.since = Since()
        self.pace = Pace(len(names))
        self.coins = Coins()
        self.stage = Stage()
        self.held = bool(self.table.waits(self.state))
        self.laid: Layout
        self._lay()
        self.stopped: Event | None = None
        self.reduced = False
        self.released: Released | None = None
        self.hearing = Hearing(play_sound)
        self.listen = listen
        self.waiting: deque[Event] = deque()
        self.telling = Telling(self.state, self.laid.counts, self.recent)
        self.said = ""
        self._rested = 0
        self._next, self._dealt = 0.0, 0
        self.cast.snap(self.seen, self.laid)

    @property
    def state(self) -> Any:
        """The state that what is shown tells of."""
        return self.seen.state

    @property
    def closed(self) -> bool:
        """Whether whoever looks on does not see the person's hand: nothing is asked about it."""
        return self.table.holding and not isinstance(self.seen.at(HAND), list)

    def melds(self) -> list[tuple[str, ...]]:
        """Melds that the person's hand could form, as it is seen: found once a position."""
        if self.closed:
            return []
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

    @property
    def news(self) -> bool:
        """Whether a line of the log has been told since all had been shown."""
        return len(self.log) > self._rested

    def lying(self, zone: str) -> int:
        """How many cards can be seen to lie in a zone: none that are still under way."""
        return min(self.telling.counts.get(zone, 0), self.laid.counts.get(zone, 0))

    def set_pace(self, speed: str, reduced: bool) -> None:
        """Take the player's settings: how fast, and whether cards fade in place of travelling."""
        self.pace.slowness = SPEEDS[speed]
        self.reduced = reduced

    @property
    def speed(self) -> float:
        """How long things take just now, beside normal."""
        return self.pace.speed

    def resize(self, felt: Rect, measures: Measures) -> None:
        """Lay the table out on another felt."""
        if felt != self.felt or measures != self.measures:
            self.felt = felt
            self.measures = measures
            self._lay()
            self.cast.leaving.clear()
            self.cast.place(self.laid)

    def _lay(self, roughly: bool = False) -> None:
        """Lay out what is seen: ``roughly`` where more follows before anybody can see it."""
        if self.table.holding:
            self.hand.follow(() if self.closed else self.seen.at(HAND))
        about = self.table, self.seen, self.names, self.felt, self.measures, self.hand
        self.laid = layout(*about, rough=roughly)

    def rearrange(self, now: float) -> None:
        """Lay the hand out anew after a card was picked, hovered over or moved."""
        self._lay()
        for zone, sprites in self.cast.zones.items():
            for sprite, pose in zip(sprites, self.laid.poses[zone], strict=True):
                if sprite.goal != pose:
                    aside = hypot(pose.x - sprite.goal.x, pose.y - sprite.goal.y)
                    small = sprite.fades or aside < NEAR * self.laid.card
                    if sprite.moving(now) and small:
                        sprite.goal = pose
                    else:
                        sprite.fades = False
                        sprite.redirect(pose, now, 0.0 if self.reduced else NUDGE * self.speed)

    # Events.

    def add(self, events: Iterable[Event]) -> None:
        """Have more events shown after those that wait."""
        self.waiting.extend(event.for_seat(YOU) for event in events)

    def instead(self, events: Sequence[Event]) -> None:
        """Have the last stop be followed by what follows such a stop in ``events``."""
        stop = max(
            place for place, event in enumerate(events) if self.game.what(event) is self.STOP
        )
        self.waiting.clear()
        self.add(events[stop + 1 :])

    @property
    def quiet(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self.waiting and self.stopped is None

    def go_on(self) -> None:
        """Go on after a stop."""
        self.stopped = None

    def update(self, now: float) -> bool:
        """Begin the events whose time has come; whether something moves or is about to."""
        self._tell(now)
        while self.waiting and not self.waits and now >= self._due(self.waiting[0]):
            self._begin(self.waiting.popleft(), now)
            self._tell(now)
        if self.laid.rough:
            self._lay()
            self._sending().plainly((), Effect(0.0, 0.0), now)
        self.hearing.sweep(now, self.felt)
        for heard in self.stage.sweep(now):
            self.hearing.sound(heard.name, heard.x, self.felt, heard.step)
        self.cast.sweep(now)
        self.coins.sweep(now)
        self.said = self.stage.said(now)
        if self.quiet and not self.telling.waits:
            self._rested = len(self.log)
        return self.pending or self.travelling(now)

    def _due(self, event: Event) -> float:
        """When an event's time comes: what carries no cards waits for all that is under way."""
        return self._next if event.cards else max(self._next, self.telling.last)

    def _tell(self, now: float) -> None:
        """Tell what has landed by now."""
        following = self.waiting[0] if self.waiting else None
        dealing = following is not None and self.game.what(following) in OVERLAPPING
        self.telling.tell(now, quietly=dealing)

    @property
    def waits(self) -> bool:
        """Whether what comes next waits for somebody."""
        return self.stopped is not None or self.held

    @property
    def pending(self) -> bool:
        """Whether something is about to be begun, or to be heard or told when it lands."""
        sounds = bool(self.hearing.coming or self.stage.heard or self.telling.waits)
        return sounds or (bool(self.waiting) and not self.waits)

    def travelling(self, now: float) -> bool:
        """Whether a card, a coin or points are under way."""
        flying = self.coins.flying or self.stage.figures or self.telling.waits
        return bool(flying) or any(sprite.moving(now) for sprite in self.cast.all())

    def _begin(self, event: Event, now: float) -> None:
        what = self.game.what(event)
        stacked = self.laid.lies(event.target) == STACK
        effect = effect_of(what, bool(event.cards and event.target), stacked)
        purse = self.table.purse(self.state)
        length = self.speed
        moment = None
        if length > 0 and self.seen:
            moment = self.table.moment(self.state, event, what, self.names)
        if not self.since.repeats():
            self.listen(event, self.seen, now)
        old = self.laid
        untold, moved = self._happen(event, length <= 0)
        if length <= 0:
            lands = rests = now
        elif moment is not None:
            lands, rests = self._stage(moment, event, old, moved, now)
        else:
            lands = self._show_plainly(event, effect, moved, now)
            rests = lands if what not in OVERLAPPING else now
        if length > 0:
            paid = self.coins.pay(purse, self.table.purse(self.state), self.laid, now, length)
            lands = max(lands, paid)
        lands = max(lands, self.telling.last)
        self.telling.later(replace(untold, due=lands))
        self._dealt = self._dealt + 1 if what is What.DEAL else 0
        hurry = max(0.35, 1 - 0.05 * self._dealt)
        self._next = max(rests, now + effect.pause * length * hurry)
        if what is self.STOP:
            # What was on its way arrives before the page that stops the show comes up.
            self.stopped = event

    def _show_plainly(self, event: Event, effect: Effect, moved: list[Sprite], now: float) -> float:
        """Show an event that is no moment; when its cards have landed."""
        length = self.speed
        x = heard_at(event, self.laid, self.felt)
        if effect.sound:
            self.hearing.sound(effect.sound, x, self.felt)
        self._sending().plainly(moved, effect, now)
        if not moved:
            return now
        lands = now + effect.whole * length
        if effect.landing:
            self.hearing.coming.append(Heard(lands, effect.landing, x))
        late = (len(moved) - 1) * effect.stagger * length
        return now + FADE if self.reduced else lands + late

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
            carried.come(event.at == 0, now, how.dock * length, old.card, self.felt)
            sending.make_room(Effect(how.travel or SWEEP), timing.leaves, carried.cards)
            carried.send(how, timing, self.laid.card, length)
        return timing.arrives, timing.ends

    def _sending(self) -> Sending:
        return Sending(self.cast, self.laid, self.speed, self.reduced)

    def _happen(self, event: Event, roughly: bool) -> Happened:
        """Let the event change the view and the zones of the sprites."""
        found = self.game.tell(self.seen, event, self.names)
        what, line = self.game.what(event), None
        if found is not None:
            line = LogLine.of(found, event, self.seen.round, self.telling.newest)
        self.recent.hear(event, what)
        moved: list[Sprite] = []
        if what is not What.REVEAL or event.seat is None:
            moved = self._follow(event, what, roughly)
        held, lies = len(self.cast.zones.get(HAND, [])), self.laid.lies(event.target)
        change = self.recent.mark(event, what, moved, held, lies)
        return Untold(event, 0.0, self.state, self.laid.counts, line, what in ENDS, change), moved

    def _follow(self, event: Event, what: What, roughly: bool) -> list[Sprite]:
        self._let_go(event)
        old = self.laid
        waited, asked = self.table.waits(self.state), self.state.asked
        self.seen.follow(event)
        self.since.follow(event, what, asked, self.seen, self.telling)
        if not waited and self.table.waits(self.state):
            # Nothing more is shown before the window has closed, not even what follows at once.
            self.held = True
        self._lay(roughly)
        return self.cast.follow(event, self.seen, old, self.laid)

    # What has happened since the person's turn.

    @property
    def repeatable(self) -> bool:
        """Whether something has happened since the person's turn that can be shown again."""
        return self.quiet and not self.held and bool(self.since)

    def again(self) -> None:
        """Show once more what happened since the person's turn; the log tells it once."""
        since = self.since
        if since.view is None or not self.repeatable:
            return
        self.snap(deepcopy(since.view))
        self.since = since.repeated()
        self.telling.cut(since.log, since.ends)
        self._rested = len(self.log)
        self.waiting.extend(since.events)

    def _let_go(self, event: Event) -> None:
        """Have cards that were dragged leave from where they were let go."""
        released = self.released
        if released is None or event.source != released.zone:
            return
        self.released = None
        self.cast.let_go(released, self.laid)

    def skip(self) -> None:
        """Show all that waits up to the next stop at once."""
        while self.waiting and not self.waits:
            event = self.waiting.popleft()
            self.since.repeats()
            self.telling.later(self._happen(event, True)[0])
            if self.game.what(event) is self.STOP:
                self.stopped = event
        self.telling.tell_all()
        self._hush()
        self._next = 0.0
        self.cast.leaving.clear()
        if self.laid.rough:
            self._lay()
        self.cast.place(self.laid)
        for sprite in self.cast.all():
            sprite.lasts = 0.0

    def snap(self, view: View) -> None:
        """Forget what waits and show this view at once (after loading or an undo)."""
        self.waiting.clear()
        self.since = Since()
        self._hush()
        self.stopped = self.released = None
        self.seen = Sight(self.game, view)
        self.held = bool(self.table.waits(self.state))
        self._lay()
        self.telling.snap(self.state, self.laid.counts)
        self.recent.forget()
        self.cast.snap(self.seen, self.laid)

    def _hush(self) -> None:
        """Have nothing heard or staged any more, and no coin under way."""
        self.hearing.coming.clear()
        self.stage.clear()
        self.said = ""
        self.coins.land()
