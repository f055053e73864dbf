"""The timeline: events played one after another for the eye.

The match is always ahead. The timeline follows it event by event with the seat view of seat 0.
Skipping plays the rest at once. `ReplayPoint` keeps the events since the person's turn for a
replay.
"""

from collections import Counter, deque
from collections.abc import Callable, Container, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from math import hypot
from typing import Any

from pygame import Rect

from game.core.event import PERSON_SEAT, Event, EventKind, Seat, View
from game.core.game import Game
from game.core.state import SeatView
from game.core.table import FACE_UP_STACK_STYLE, PERSON_HAND_ZONE, Table
from game.core.table_values import Highlight, HighlightKind, TableSign
from game.session import LogLine
from game.text.message import Names, TextValue
from game.ui.kit.paint.theme import Measures
from game.ui.table.layout.card_poses import Layout
from game.ui.table.layout.hand_layout import HandOrder
from game.ui.table.layout.player_ring import layout
from game.ui.table.motion.card_sprites import CardSprite, CardSprites, FadingSprite
from game.ui.table.motion.event_effects import (
    DURATION_FACTORS,
    HIGHLIGHT_STAGINGS,
    MIN_CLIMAX_DURATION_FACTOR,
    MIN_ROBBED_DURATION_FACTOR,
    EventEffect,
    Pace,
    effect_of,
    flight_seconds,
)
from game.ui.table.motion.flights import (
    FLIGHT_FADE_SECONDS,
    HOP_UNITS,
    HOVER_UNITS,
    MAKE_ROOM_SECONDS,
    Flights,
)
from game.ui.table.motion.highlights import Coins, Hearing, HighlightCue, SoundCue, heard_at
from game.ui.table.motion.recent_changes import DeferredLog, PendingUpdate, RecentChanges
from game.ui.table.motion.stage import Grade, Stage, grade_of


@dataclass(slots=True)
class ReplayPoint:
    """The view at the end of the person's turn, and the events since then.

    ``view`` is None if nothing is kept. ``log`` and ``ends`` are the numbers of log lines and of
    finished moves at that time. ``again`` is the number of coming events that were shown before.
    """

    view: View | None = None
    log: int = 0
    ends: int = 0
    events: list[Event] = field(default_factory=list)
    again: int = 0

    def __bool__(self) -> bool:
        """Whether there are events to show again."""
        return self.view is not None and bool(self.events)

    def follow(
        self,
        event: Event,
        what: EventKind,
        asked: Seat | None,
        seen: SeatView[Any],
        telling: DeferredLog,
    ) -> None:
        """Record a shown event; a turn of the person or the end of a round resets the record.

        ``asked`` is the seat asked before it.
        """
        if what is EventKind.ROUND_END:
            self.view = None
        elif self.view is not None:
            self.events.append(event)
        over = asked == PERSON_SEAT or self.view is None
        if what is EventKind.TURN and over and seen.state.asked != PERSON_SEAT:
            self.view, self.events = deepcopy(seen.view), []
            # The end of this move is told only now.
            self.log, ends = telling.length()
            self.ends = ends + 1

    def repeats(self) -> bool:
        """Whether the next event was shown before; call this once per event."""
        again, self.again = self.again, max(0, self.again - 1)
        return again > 0

    def repeated(self) -> "ReplayPoint":
        """The same point before its replay: all of its events are still to come."""
        return replace(self, view=deepcopy(self.view), events=[], again=len(self.events))


MOVE_END_EVENT_KINDS = (EventKind.TURN, EventKind.MATCH_END)
"""Events that end a move."""
OVERLAPPING_EVENT_KINDS = (EventKind.DEAL, EventKind.COLLECT)
"""Events of many cards, whose flights overlap: each leaves before the last has landed."""
HAND_SORTING_SECONDS = 0.3
"""Duration of sorting the hand, in seconds at normal speed."""
SORTING_SPREAD_SECONDS = 0.1
"""The part of it in which the cards leave one after the other."""
HURRIED_FLIGHT_SHARE = 0.6
"""Share of a flight after which the next one may start, for opponents in a hurry."""
FORCED_FLIGHT_SHARE = 0.4
"""The same for forced moves in a row."""
MAX_UNSEEN_SHIFT_CARD_WIDTHS = 0.5
"""Maximum shift of a flying card's goal without a new flight, in card widths; it is invisible."""
Happened = tuple[PendingUpdate, list[CardSprite]]
"""The pending update of an event, and the sprites that move."""
Listener = Callable[[Event, SeatView[Any], float], None]
"""Callback for each event about to be shown, with the view before it and the time."""


class Timeline:
    """The visible part of a match: seat view, layout, sprites and log.

    ``seen`` is the seat view after the shown events, ``state`` its state. ``told`` is the state
    after all landed events, ``said`` the sentence of the current highlight.

    ``stopped`` is the event at which the timeline waits for ``go_on``: the end of a round.
    ``held`` stops everything in a call window, which must not give away who may call. ``hand`` is
    the person's hand order, ``recent`` keeps the marks, ``since`` the events to show again,
    ``pace`` the speed. ``released`` are dragged cards that leave from where they were released.
    ``waiting`` are the events to come. ``earlier`` counts the highlights shown, by kind, and
    ``strength`` is that of the last event's, None without one.
    """

    STOP = EventKind.ROUND_END

    def __init__(
        self,
        game: Game[Any, Any],
        view: View,
        names: Names,
        felt: Rect,
        measures: Measures,
        play_sound: SoundCue,
        sort: str = "none",
        listen: Listener = lambda event, seen, now: None,
    ) -> None:
        assert game.table is not None, "only a game with a table is shown"
        self.game = game
        self.table: Table[Any] = game.table
        self.names = names
        self.felt = felt
        self.measures = measures
        self.seen: SeatView[Any] = SeatView(game, view)
        self.cast = CardSprites()
        self._melds: tuple[Any, list[tuple[str, ...]]] = (None, [])
        ways = [one for one, _ in self.table.sorts]
        self.hand = HandOrder(self.table.sort_key, sort, ways, self.melds)
        self.recent = RecentChanges()
        self.since = ReplayPoint()
        self.pace = Pace(len(names))
        self.coins = Coins()
        self.stage = Stage()
        self.earlier: Counter[HighlightKind] = Counter()
        self.strength: float | None = None
        self.held = bool(self.table.waiting_text(self.state))
        self.laid: Layout
        self._lay()
        self.stopped: Event | None = None
        self.reduced = False
        self.released: FadingSprite | None = None
        self.hearing = Hearing(play_sound)
        self.listen = listen
        self.waiting: deque[Event] = deque()
        self.telling = DeferredLog(self.state, self.laid.counts, self.recent)
        self.said: TextValue = ""
        self._rested = 0
        self._now = 0.0
        self._next, self._dealt = 0.0, 0
        self.cast.snap(self.seen, self.laid)

    @property
    def state(self) -> Any:
        return self.seen.state

    @property
    def closed(self) -> bool:
        """Whether the view hides the person's hand, as for a spectator."""
        return self.table.has_hands and not isinstance(self.seen.zone(PERSON_HAND_ZONE), list)

    def melds(self) -> list[tuple[str, ...]]:
        """Melds that the person's hand could form; cached for one state."""
        if self.closed:
            return []
        state = self.state
        if self._melds[0] is not state:
            self._melds = state, self.table.possible_melds(state)
        return self._melds[1]

    @property
    def told(self) -> Any:
        """The state for plates and panels, without cards in flight."""
        return self.telling.state

    @property
    def signs(self) -> list[TableSign]:
        """The signs that are told; those of what has ended go when the stage opens."""
        found = self.table.table_signs(self.told)
        if not self.stage.has_opened(self._now):
            return found
        left = self.table.table_signs(self.state)
        return [sign for sign in found if sign in left]

    @property
    def log(self) -> list[LogLine]:
        return self.telling.log

    @property
    def news(self) -> bool:
        """Whether a line of the log has been told since all had been shown."""
        return len(self.log) > self._rested

    @property
    def fresh(self) -> Container[int]:
        """Numbers of the sprites marked as new in the hand; none before a highlight has ended."""
        return () if self.staged else self.recent.fresh

    @property
    def staged(self) -> bool:
        """Whether a moment is shown that has not been told."""
        return self.stage.is_running(self._now)

    def lying_count(self, zone: str) -> int:
        """Number of cards that visibly lie in a zone, without those in flight."""
        return min(self.telling.counts.get(zone, 0), self.laid.counts.get(zone, 0))

    def set_pace(self, speed: str, reduced: bool) -> None:
        """Apply the player's settings; with ``reduced`` motion cards fade, not travel."""
        self.pace.slowness = DURATION_FACTORS[speed]
        self.reduced = reduced

    @property
    def speed(self) -> float:
        """Current factor on durations."""
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
        """Compute the layout; ``roughly`` for a view that changes before a frame shows it."""
        if self.table.has_hands:
            self.hand.follow(() if self.closed else self.seen.zone(PERSON_HAND_ZONE))
        about = self.table, self.seen, self.names, self.felt, self.measures, self.hand
        self.laid = layout(*about, rough=roughly)

    def rearrange(self, now: float, sorts: bool = False) -> None:
        """Update the layout after a card was picked, hovered over or moved.

        If the hand ``sorts`` itself, its cards leave one after the other.
        """
        self._lay()
        if sorts and not self.reduced and self.speed > 0:
            self._sort_hand(now)
        for zone, sprites in self.cast.zones.items():
            for sprite, pose in zip(sprites, self.laid.poses[zone], strict=True):
                if sprite.goal != pose:
                    aside = hypot(pose.x - sprite.goal.x, pose.y - sprite.goal.y)
                    small = sprite.fades or aside < MAX_UNSEEN_SHIFT_CARD_WIDTHS * self.laid.card
                    if sprite.is_moving(now) and small:
                        sprite.goal = pose
                    else:
                        sprite.fades = False
                        sprite.redirect(
                            pose, now, 0.0 if self.reduced else MAKE_ROOM_SECONDS * self.speed
                        )

    def _sort_hand(self, now: float) -> None:
        """Send the cards of the hand to their new slots, left to right."""
        sprites, poses = (
            self.cast.zones.get(PERSON_HAND_ZONE, []),
            self.laid.poses.get(PERSON_HAND_ZONE, []),
        )
        ordered = [
            place for place in self.laid.order.get(PERSON_HAND_ZONE, ()) if place < len(sprites)
        ]
        lasts = flight_seconds(HAND_SORTING_SECONDS - SORTING_SPREAD_SECONDS, self.speed)
        for slot, place in enumerate(ordered):
            sprite, pose = sprites[place], poses[place]
            if sprite.goal != pose and not sprite.is_moving(now):
                late = SORTING_SPREAD_SECONDS * self.speed * slot / max(1, len(ordered) - 1)
                sprite.fades = False
                sprite.send(pose, now + late, lasts, 0.0, 0.0)

    # Events.

    def add(self, events: Iterable[Event]) -> None:
        """Queue more events."""
        self.waiting.extend(event.as_seen_by(PERSON_SEAT) for event in events)

    def instead(self, events: Sequence[Event]) -> None:
        """Replace the queue by the events after the last stop in ``events``."""
        stop = max(
            place for place, event in enumerate(events) if self.game.event_kind(event) is self.STOP
        )
        self.waiting.clear()
        self.add(events[stop + 1 :])

    @property
    def quiet(self) -> bool:
        """Whether every event has been shown."""
        return not self.waiting and self.stopped is None

    def go_on(self) -> None:
        """Continue after a stop."""
        self.stopped = None

    def update(self, now: float) -> bool:
        """Start the events that are due; whether anything moves or is about to."""
        self._now = now
        self._tell(now)
        while self.waiting and not self.waits and now >= self._start_time(self.waiting[0]):
            self._begin(self.waiting.popleft(), now)
            self._tell(now)
        if self.laid.rough:
            self._lay()
            self._sending().plainly((), EventEffect(0.0, 0.0), now)
        self.hearing.sweep(now, self.felt)
        for heard in self.stage.sweep(now):
            self.hearing.sound(heard.name, heard.x, self.felt, heard.step, heard.strength)
        self.cast.sweep(now)
        self.coins.sweep(now)
        self.said = self.stage.said(now)
        if self.quiet and not self.telling.waits:
            self._rested = len(self.log)
        return self.pending or self.is_travelling(now)

    def _start_time(self, event: Event) -> float:
        """Time when an event may start.

        One without cards waits until all others have landed; in a hurry an opponent's turn does
        not. Nobody takes a card that has not landed.
        """
        turn = self.game.event_kind(event) is EventKind.TURN
        if event.cards or (turn and self.pace.overlaps and event.seat not in (None, PERSON_SEAT)):
            held = self.cast.zones.get(event.source or "", [])[-len(event.cards) :]
            return max([self._next, *(one.begins + one.lasts for one in held if event.cards)])
        return max(self._next, self.telling.last)

    @property
    def overlaps(self) -> bool:
        """Whether the opponent asked may play while the last cards still land."""
        asked = self.state.asked
        quick = self.pace.overlaps and not self.held and not self.stage.lit
        return quick and asked is not None and asked != PERSON_SEAT

    def _tell(self, now: float) -> None:
        """Update the log with all events that have landed."""
        following = self.waiting[0] if self.waiting else None
        dealing = (
            following is not None and self.game.event_kind(following) in OVERLAPPING_EVENT_KINDS
        )
        self.telling.tell(now, quietly=dealing)

    @property
    def waits(self) -> bool:
        """Whether the next event waits for a player."""
        return self.stopped is not None or self.held

    @property
    def pending(self) -> bool:
        """Whether an event is about to start, or a sound or a log update waits for its cards."""
        sounds = bool(self.hearing.coming or self.stage.heard or self.telling.waits)
        return sounds or (bool(self.waiting) and not self.waits)

    def is_travelling(self, now: float) -> bool:
        """Whether a card, a coin, points or a log update are under way."""
        flying = self.coins.flying or self.staged or self.telling.waits
        return bool(flying) or any(sprite.is_moving(now) for sprite in self.cast.all())

    def _begin(self, event: Event, now: float) -> None:
        what = self.game.event_kind(event)
        stacked = self.laid.lies(event.target) == FACE_UP_STACK_STYLE
        effect = effect_of(what, bool(event.cards and event.target), stacked)
        purse = self.table.coins(self.state)
        length = self.speed
        moment, self.strength = None, None
        if length > 0 and self.seen:
            moment, self.strength = self._highlight(event)
        if not self.since.repeats():
            self.listen(event, self.seen, now)
            self.earlier.update([] if moment is None else [moment.sort])
        old, asked = self.laid, self.state.asked
        untold, moved = self._happen(event, length <= 0)
        if length <= 0:
            lands = rests = now
        elif moment is not None and self.strength is not None:
            lands, rests = self._stage(moment, self.strength, event, old, moved, now)
        else:
            lands = self._show_plainly(event, effect, moved, now)
            rests = lands if what not in OVERLAPPING_EVENT_KINDS else now
            if self.pace.overlaps:
                rests = now + (FORCED_FLIGHT_SHARE if self.pace.swift else HURRIED_FLIGHT_SHARE) * (
                    rests - now
                )
        if length > 0:
            seat = event.seat
            if what is EventKind.TURN and seat is not None and seat != asked:
                self.hearing.sound("seat", self.laid.plates[seat].centerx, self.felt, seat)
            paid = self.coins.pay(purse, self.table.coins(self.state), self.laid, now, length)
            lands = max(lands, paid)
        lands = max(lands, self.telling.last)
        self.telling.later(replace(untold, due=lands))
        self._dealt = self._dealt + 1 if what is EventKind.DEAL else 0
        hurry = max(0.35, 1 - 0.05 * self._dealt)
        self._next = max(rests, now + effect.pause * length * hurry)
        if what is self.STOP:
            # Cards in flight land before the page of the round's end opens.
            self.stopped = event

    def _highlight(self, event: Event) -> tuple[Highlight | None, float | None]:
        """The highlight of the next event, and its strength."""
        what = self.game.event_kind(event)
        moment = self.table.highlight(self.state, event, what, self.names)
        if moment is None:
            return None, None
        earlier = self.earlier[moment.sort]
        return moment, self.table.strength(self.state, moment, PERSON_SEAT, earlier)

    def _is_climax_next(self) -> bool:
        """Whether the next event is a climax that can have the stage that is open."""
        if not self.waiting or self.waits:
            return False
        moment, strength = self._highlight(self.waiting[0])
        if moment is None or strength is None or moment.melds or not moment.title:
            return False
        plain = not HIGHLIGHT_STAGINGS[moment.sort].first
        return plain and grade_of(moment, strength) is Grade.CLIMAX

    def _show_plainly(
        self, event: Event, effect: EventEffect, moved: list[CardSprite], now: float
    ) -> float:
        """Show an event without a highlight; time when its cards have landed."""
        length = self.speed
        x = heard_at(event, self.laid, self.felt)
        if effect.sound:
            self.hearing.sound(effect.sound, x, self.felt)
        self._sending().plainly(moved, effect, now)
        if not moved:
            return now
        lands = now + effect.landing_seconds(length)
        if effect.landing:
            self.hearing.coming.append(HighlightCue(lands, effect.landing, x))
        late = (len(moved) - 1) * effect.stagger * length
        return now + FLIGHT_FADE_SECONDS if self.reduced else lands + late

    def _stage(
        self,
        moment: Highlight,
        strength: float,
        event: Event,
        old: Layout,
        moved: list[CardSprite],
        now: float,
    ) -> tuple[float, float]:
        """Stage a highlight; times when all of it can be told and when the next event starts."""
        how, grade = HIGHLIGHT_STAGINGS[moment.sort], grade_of(moment, strength)
        floor = MIN_CLIMAX_DURATION_FACTOR if grade is Grade.CLIMAX else 0.0
        if floor and moment.victim == PERSON_SEAT:
            floor = MIN_ROBBED_DURATION_FACTOR
        ends = moment.sort in (HighlightKind.OUT, HighlightKind.ROUND)
        length = self.pace.staging_factor(ends, floor)
        sending = self._sending()
        carried = sending.carried(moment, moved)
        about = moment, how, self.laid, carried, self.felt, self.measures
        stays = grade is Grade.CLIMAX and not (how.first or moment.melds) and self._is_climax_next()
        times = self.stage.begin(*about, now, length, self.reduced, strength, stays)
        if self.reduced:
            sending.plainly(moved, EventEffect(FLIGHT_FADE_SECONDS, 0.0), now)
            carried.fade(times)
        elif carried.cards:
            dock = times.lifts - times.begins if carried.docking else 0.0
            carried.come(event.index == 0, now, dock, old.card, self.felt)
            travel = (times.hangs - times.leaves) / length
            sending.make_room(EventEffect(travel), times.leaves, carried.cards)
            hover, hop = self.measures.px(HOVER_UNITS), self.measures.px(HOP_UNITS)
            carried.send(how, times, self.laid.card, hover)
            carried.hop(self.laid, self.cast, times, hop)
        return times.rests, times.ends

    def _sending(self) -> Flights:
        return Flights(self.cast, self.laid, self.speed, self.reduced)

    def _happen(self, event: Event, roughly: bool) -> Happened:
        """Apply an event to the view, the sprites and the marks."""
        found = self.game.describe_event(self.seen, event, self.names)
        what, line = self.game.event_kind(event), None
        if found is not None:
            line = LogLine.of(found, event, self.seen.round, self.telling.newest)
        self.recent.hear(event, what)
        moved: list[CardSprite] = []
        if what is not EventKind.REVEAL or event.seat is None:
            moved = self._follow(event, what, roughly)
        held, lies = len(self.cast.zones.get(PERSON_HAND_ZONE, [])), self.laid.lies(event.target)
        change = self.recent.mark(event, what, moved, held, lies)
        return PendingUpdate(
            event, 0.0, self.state, self.laid.counts, line, what in MOVE_END_EVENT_KINDS, change
        ), moved

    def _follow(self, event: Event, what: EventKind, roughly: bool) -> list[CardSprite]:
        self._let_go(event)
        old = self.laid
        waited, asked = self.table.waiting_text(self.state), self.state.asked
        self.seen.apply(event)
        self.since.follow(event, what, asked, self.seen, self.telling)
        if not waited and self.table.waiting_text(self.state):
            # Nothing is shown before the window closes, not even an event that follows at once.
            self.held = True
        self._lay(roughly)
        return self.cast.follow(event, self.seen, old, self.laid)

    # Replay of the events since the person's turn.

    @property
    def repeatable(self) -> bool:
        """Whether there are events since the person's turn to show again."""
        return self.quiet and not self.held and bool(self.since)

    def again(self) -> None:
        """Show the events since the person's turn again; the log tells them once."""
        since = self.since
        if since.view is None or not self.repeatable:
            return
        self.snap(deepcopy(since.view))
        self.since = since.repeated()
        self.telling.cut(since.log, since.ends)
        self._rested = len(self.log)
        self.waiting.extend(since.events)

    def _let_go(self, event: Event) -> None:
        """Let dragged cards leave from where they were released."""
        released = self.released
        if released is None or event.source != released.zone:
            return
        self.released = None
        self.cast.let_go(released, self.laid)

    def skip(self) -> None:
        """Show all events up to the next stop at once."""
        while self.waiting and not self.waits:
            event = self.waiting.popleft()
            self.since.repeats()
            self.telling.later(self._happen(event, True)[0])
            if self.game.event_kind(event) is self.STOP:
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
        """Drop the queue and show a view at once, after loading or an undo."""
        self.waiting.clear()
        self.since = ReplayPoint()
        self._hush()
        self.stopped = self.released = None
        self.seen = SeatView(self.game, view)
        self.held = bool(self.table.waiting_text(self.state))
        self._lay()
        self.telling.snap(self.state, self.laid.counts)
        self.recent.forget()
        self.cast.snap(self.seen, self.laid)

    def _hush(self) -> None:
        """Clear sounds, highlights and coins."""
        self.hearing.coming.clear()
        self.stage.clear()
        self.said = ""
        self.coins.land()
