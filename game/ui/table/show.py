"""The show: events played one after another on what the player sees.

The match is always ahead; the show follows it event by event with a view of its own, the one
seat 0 would have.  Skipping plays the rest at once.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pygame import Rect

from game.core.event import Event, Seat, View, What
from game.core.game import Game
from game.core.moment import Moment
from game.core.sight import Sight
from game.core.table import HAND, Table
from game.ui.paint.theme import Measures
from game.ui.table.coins import Coins
from game.ui.table.effects import SPEEDS, STAGED, Effect, effect_of
from game.ui.table.hand import Hand
from game.ui.table.layout import Layout, Pose
from game.ui.table.seating import layout
from game.ui.table.sprites import Cast, Sprite
from game.ui.table.staging import Carried, Heard, Stage
from game.words.message import Names, Said, told

FADE = 0.18
NUDGE, SWEEP = 0.13, 0.35
"""How long cards take that only make room, and those that go along to another place."""
FAR = 1.3
"""Cards that go further than this, in card widths, are seen to travel."""
MANY = 14
"""When more cards than this are under way at once they are neither turned nor scaled."""
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


@dataclass(frozen=True, slots=True)
class Untold:
    """What has begun but is told only when its cards have landed: the state, counts and log."""

    due: float
    state: Any
    counts: dict[str, int]
    line: str | None
    ends: bool


class Show:
    """What is seen of a match: what has been shown, its layout, its sprites, its log.

    ``seen`` is the shown view, ``state`` the state it tells of.  ``told`` is the state and
    ``counts`` are the cards of each zone as far as all that was under way has landed: what
    stands on plates, panels and badges.  ``news`` is another number when something was told, and
    ``said`` the sentence about the moment that is seen.

    ``stopped`` is the event at which the show waits until ``go_on`` is called: the end of a
    round, to be looked at.  ``held`` has everything wait, in a window that must not give away
    who may answer in it.  ``hand`` is the order in which the person holds their cards;
    ``revealed`` are the hands that were laid open at the end of the round; ``fresh`` the numbers
    of the sprites of cards that have come to the person's hand since their last move.
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
        self.log: list[str] = []
        self._ends: list[int] = []
        self.cast = Cast()
        self.hand = Hand(self.table.sort_key, sort)
        self.revealed: dict[int, tuple[str, ...]] = {}
        self.fresh: set[int] = set()
        self.coins = Coins()
        self.stage = Stage()
        self.held = bool(self.table.waits(self.state))
        self.laid = self._laid()
        self.stopped: Event | None = None
        self.speed = 1.0
        self.reduced = False
        self.card_shown: tuple[Seat, str] | None = None
        self.released: tuple[str, tuple[str | None, ...], tuple[float, float]] | None = None
        self._play_sound = play_sound
        self.listen = listen
        self._queue: deque[Event] = deque()
        self._landings: list[Heard] = []
        self._untold: deque[Untold] = deque()
        self.said = ""
        self.news = 0
        self.told: Any = self.state
        self.counts = self.laid.counts
        self._next = 0.0
        self._dealt = 0
        self.cast.snap(self.seen, self.laid)

    @property
    def state(self) -> Any:
        """The state that what is shown tells of."""
        return self.seen.state

    def set_pace(self, speed: str, reduced: bool) -> None:
        """Take the player's settings: how fast, and whether cards fade in place of travelling."""
        self.speed = SPEEDS[speed]
        self.reduced = reduced

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
        if event.cards or not self._untold:
            return self._next
        return max(self._next, self._untold[-1].due)

    def _tell(self, now: float) -> None:
        """Tell what has landed by now."""
        while self._untold and self._untold[0].due <= now:
            told_now = self._untold.popleft()
            self.told, self.counts = told_now.state, told_now.counts
            dealing = self._queue and self.game.what(self._queue[0]) in OVERLAPPING
            if told_now.line is not None or not dealing:
                self.news += 1
            if told_now.line is not None:
                self.log.append(told_now.line)
            if told_now.ends:
                self._ends.append(len(self.log))

    def _tell_all(self) -> None:
        self._tell(float("inf"))

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
        sounds = bool(self._landings or self.stage.heard or self._untold)
        return sounds or (bool(self._queue) and not self.waits)

    def travelling(self, now: float) -> bool:
        """Whether a card, a coin or points are under way."""
        flying = self.coins.flying or self.stage.figures or self._untold
        return bool(flying) or any(sprite.moving(now) for sprite in self.cast.all())

    def _begin(self, event: Event, now: float) -> None:
        what = self.game.what(event)
        effect = effect_of(what, bool(event.cards and event.target))
        purse = self.table.purse(self.state)
        length = self.speed
        moment = self._moment(event, what) if length > 0 else None
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
        if self._untold:
            lands = max(lands, self._untold[-1].due)
        self._untold.append(Untold(lands, self.state, self.laid.counts, line, ends))
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
        self._send(moved, effect, now)
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
        zone = self.cast.zones.get(moment.zone or "", [])
        cards, docking = (zone, moved) if zone else (moved, [])
        goals = self._goals()
        carried = Carried(
            cards,
            [one.goal for one in cards if one not in docking],
            [goals[one.number] for one in cards],
            docking,
        )
        timing = self.stage.begin(moment, how, self.laid, carried, now, length, self.reduced)
        if self.reduced:
            self._send(moved, Effect(FADE, 0.0), now)
            return timing.arrives, timing.ends
        carried.come(event.at == 0, now, how.dock * length, old.card)
        mine = {one.number for one in cards}
        for sprites, poses in self._lying():
            for sprite, pose in zip(sprites, poses, strict=True):
                if sprite.goal != pose and sprite.number not in mine:
                    self._make_room(sprite, pose, Effect(how.travel or SWEEP), timing.leaves)
        carried.send(how, timing, self.laid.card, length)
        return timing.arrives, timing.ends

    def _lying(self) -> Iterator[tuple[list[Sprite], list[Pose]]]:
        """The sprites of every zone and where they belong."""
        for zone, sprites in self.cast.zones.items():
            yield sprites, self.laid.poses[zone]

    def _goals(self) -> dict[int, Pose]:
        """Where every sprite belongs, by its number."""
        goals = {
            sprite.number: pose
            for sprites, poses in self._lying()
            for sprite, pose in zip(sprites, poses, strict=True)
        }
        for one in self.cast.leaving:
            goals[one.number] = self.laid.poses.get(one.to, [one.goal])[-1]
        return goals

    def _happen(self, event: Event) -> tuple[str | None, bool, list[Sprite]]:
        """Let the event change the view and the zones of the sprites.

        Gives the line of the log that tells of it, whether a move ends with it, and what moves.
        """
        found = self.game.tell(self.seen, event, self.names)
        what = self.game.what(event)
        line, ends = None if found is None else told(found), what in ENDS
        shown = event.cards[-1] if what is What.CUT and event.cards else None
        self.card_shown = (
            (event.seat, shown) if shown is not None and event.seat is not None else None
        )
        if what is What.REVEAL and event.seat is not None:
            self.revealed[event.seat] = tuple(text for text in event.cards if text is not None)
            return line, ends, []
        if what in (What.GATHER, What.SHUFFLE):
            self.revealed.clear()
        self._let_go(event)
        old = self.laid
        waited = self.table.waits(self.state)
        self.seen.follow(event)
        if not waited and self.table.waits(self.state):
            # Nothing more is shown before the window has closed, not even what follows at once.
            self.held = True
        self._lay()
        moved = self.cast.follow(event, self.seen, old, self.laid)
        self._mark_fresh(event, moved)
        return line, ends, moved

    def _mark_fresh(self, event: Event, moved: list[Sprite]) -> None:
        """Remember the cards that an event brought to the person's hand, but for a whole hand."""
        if event.target != HAND or self.game.what(event) is What.DEAL:
            return
        if len(moved) == 1 or len(moved) < len(self.cast.zones.get(HAND, [])):
            self.fresh |= {sprite.number for sprite in moved}

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

    def _send(self, moved: list[Sprite], effect: Effect, now: float) -> None:
        """Have the moved sprites travel to where the layout has them, the others follow."""
        for zone, sprites in self.cast.zones.items():
            for sprite, pose in zip(sprites, self.laid.poses[zone], strict=True):
                if sprite.goal == pose:
                    continue
                if sprite in moved:
                    delay = moved.index(sprite) * effect.stagger * self.speed
                    self._travel(sprite, pose, effect, now + delay, len(moved))
                else:
                    self._make_room(sprite, pose, effect, now)
        for sprite in self.cast.leaving:
            if sprite in moved:
                goal = self.laid.poses.get(sprite.to, [sprite.goal])[-1]
                self._travel(sprite, goal, effect, now, len(moved))

    def _make_room(self, sprite: Sprite, goal: Pose, effect: Effect, now: float) -> None:
        """Have a card that did not change its zone follow the layout."""
        far = max(abs(goal.x - sprite.goal.x), abs(goal.y - sprite.goal.y))
        if self.reduced or far < FAR * self.laid.card:
            sprite.fades = False
            sprite.send(goal, now, 0.0 if self.reduced else NUDGE * self.speed, 0, 0)
        else:
            # A meld that changes its owner sweeps across the table as one.
            lasts = effect.travel or SWEEP
            sprite.send(goal, now, lasts * self.speed, 0.3 * self.laid.card, 0)

    def _travel(self, sprite: Sprite, goal: Pose, effect: Effect, begins: float, many: int) -> None:
        lasts = effect.travel * self.speed
        if self.reduced and lasts > 0:
            lasts = FADE
        sprite.fades = self.reduced
        tilt = -effect.tilt if goal.x >= sprite.goal.x else effect.tilt
        if many > MANY:
            tilt = 0.0
        sprite.send(goal, begins, lasts, effect.arc * self.laid.card, tilt)

    # The log.

    def remember(self, told_by_move: Iterable[Sequence[Said]]) -> None:
        """Take over what was told of the deal and of each move before the show began."""
        self.log, self._ends = [], []
        for lines in told_by_move:
            self.log += map(told, lines)
            self._ends.append(len(self.log))

    def forget(self, moves: int) -> bool:
        """Strike out of the log what came after so many moves; whether all before was shown."""
        if moves >= len(self._ends):
            return False
        del self.log[self._ends[moves] :]
        del self._ends[moves + 1 :]
        return True

    def skip(self) -> None:
        """Show all that waits up to the next stop at once."""
        while self._queue and not self.waits:
            event = self._queue.popleft()
            line, ends, _ = self._happen(event)
            self._untold.append(Untold(0.0, self.state, self.laid.counts, line, ends))
            if self.game.what(event) is self.STOP:
                self.stopped = event
        self._tell_all()
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
        self._tell_all()
        self._landings.clear()
        self.stage.clear()
        self.said = ""
        self.stopped = self.card_shown = self.released = None
        self.revealed.clear()
        self.fresh.clear()
        self.coins.land()
        self.seen = Sight(self.game, view)
        self.held = bool(self.table.waits(self.state))
        self._lay()
        self.told, self.counts = self.state, self.laid.counts
        self.cast.snap(self.seen, self.laid)
