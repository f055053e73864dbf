"""The show: events played one after another on what the player sees.

The match is always ahead; the show follows it event by event with a view of its own, the one
seat 0 would have.  Skipping plays the rest at once.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pygame import Rect

from game.core.event import Event, Seat, View, follow
from game.core.game import Game
from game.core.table import Table
from game.ui.table.effects import SPEEDS, Effect, effect_of
from game.ui.table.layout import Pose, layout
from game.ui.table.sprites import Cast, Sprite

FADE = 0.18
VIEWER = Seat(0)


class Show:
    """What is seen of a match: the shown view, its layout, its sprites, its log.

    ``stopped`` is the event at which the show waits until ``go_on`` is called: the end of a
    round, to be looked at.
    """

    STOPS = ("round-end",)

    def __init__(
        self,
        game: Game[Any, Any],
        view: View,
        names: Sequence[str],
        felt: Rect,
        play_sound: Callable[[str], None],
    ) -> None:
        assert game.table is not None, "only a game with a table is shown"
        self.game = game
        self.table: Table = game.table
        self.names = names
        self.felt = felt
        self.view = view
        self.log: list[str] = []
        self.cast = Cast()
        self.laid = layout(self.table, view, names, felt)
        self.stopped: Event | None = None
        self.speed = 1.0
        self.reduced = False
        self.card_shown: tuple[Seat, str] | None = None
        self.released: tuple[str, tuple[float, float]] | None = None
        self._play_sound = play_sound
        self._queue: deque[Event] = deque()
        self._landings: list[tuple[float, str]] = []
        self._next = 0.0
        self._dealt = 0
        self.cast.snap(view, self.laid)

    def set_pace(self, speed: str, reduced: bool) -> None:
        """Take the player's settings: how fast, and whether cards fade in place of travelling."""
        self.speed = SPEEDS[speed]
        self.reduced = reduced

    def resize(self, felt: Rect) -> None:
        """Lay the table out on another felt."""
        if felt != self.felt:
            self.felt = felt
            self._lay()
            self.cast.leaving.clear()
            self.cast.place(self.laid)

    def _lay(self) -> None:
        self.laid = layout(self.table, self.view, self.names, self.felt)

    # Events.

    def add(self, events: Iterable[Event]) -> None:
        """Have more events shown after those that wait."""
        self._queue.extend(event.for_seat(VIEWER) for event in events)

    @property
    def quiet(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self._queue and self.stopped is None

    def go_on(self) -> None:
        """Go on after a stop."""
        self.stopped = None

    def update(self, now: float) -> bool:
        """Begin the events whose time has come; whether something moves or is about to."""
        while self._queue and self.stopped is None and now >= self._next:
            self._begin(self._queue.popleft(), now)
        for landing in [one for one in self._landings if one[0] <= now]:
            self._landings.remove(landing)
            self._play_sound(landing[1])
        self.cast.sweep(now)
        return self.pending or self.travelling(now)

    @property
    def pending(self) -> bool:
        """Whether something waits to be begun, or to be heard when it lands."""
        return bool(self._landings) or (bool(self._queue) and self.stopped is None)

    def travelling(self, now: float) -> bool:
        """Whether a card is under way."""
        return any(sprite.moving(now) for sprite in self.cast.all())

    def _begin(self, event: Event, now: float) -> None:
        effect = effect_of(event.kind, bool(event.cards and event.target))
        moved = self._happen(event)
        length = self.speed
        if effect.sound and length > 0:
            self._play_sound(effect.sound)
        self._send(moved, effect, now)
        if effect.landing and moved and length > 0:
            self._landings.append((now + effect.travel * length, effect.landing))
        self._dealt = self._dealt + 1 if event.kind == "deal" else 0
        hurry = max(0.45, 1 - 0.05 * self._dealt)
        self._next = now + effect.pause * length * hurry
        if event.kind in self.STOPS:
            # What was on its way arrives before the page that stops the show comes up.
            self.stopped = event

    def _happen(self, event: Event) -> list[Sprite]:
        """Let the event change the view, the log and the zones of the sprites."""
        line = self.game.tell(self.view, event, self.names)
        if line is not None:
            self.log.append(line)
        shown = event.cards[-1] if event.kind == "cut" else None
        self.card_shown = (
            (event.seat, shown) if shown is not None and event.seat is not None else None
        )
        self._let_go(event)
        old = self.laid
        follow(self.view, event)
        self._lay()
        return self.cast.follow(event, self.view, old, self.laid)

    def _let_go(self, event: Event) -> None:
        """Have cards that were dragged leave from where they were let go."""
        if self.released is None:
            return
        zone, (x, y) = self.released
        self.released = None
        if event.source != zone:
            return
        for sprite in self.cast.zones.get(zone, []):
            sprite.goal = sprite.start = Pose(x, y, sprite.goal.face)
        if zone not in self.cast.zones and zone in self.laid.poses:
            self.laid.poses[zone] = [Pose(x, y, False)]

    def _send(self, moved: list[Sprite], effect: Effect, now: float) -> None:
        """Have the moved sprites travel to where the layout has them, the others follow."""
        for zone, sprites in self.cast.zones.items():
            for sprite, pose in zip(sprites, self.laid.poses[zone], strict=True):
                if sprite.goal == pose:
                    continue
                if sprite in moved:
                    delay = moved.index(sprite) * effect.stagger * self.speed
                    self._travel(sprite, pose, effect, now + delay)
                else:
                    sprite.send(pose, now, 0.12 * self.speed, 0, 0)
        for sprite in self.cast.leaving:
            if sprite in moved:
                goal = self.laid.poses.get("stock", [sprite.goal])[-1]
                self._travel(sprite, goal, effect, now)

    def _travel(self, sprite: Sprite, goal: Pose, effect: Effect, begins: float) -> None:
        lasts = effect.travel * self.speed
        if self.reduced and lasts > 0:
            lasts = FADE
        sprite.fades = self.reduced
        tilt = -effect.tilt if goal.x >= sprite.goal.x else effect.tilt
        sprite.send(goal, begins, lasts, effect.arc * self.laid.card, tilt)

    def skip(self) -> None:
        """Show all that waits up to the next stop at once."""
        while self._queue and self.stopped is None:
            event = self._queue.popleft()
            self._happen(event)
            if event.kind in self.STOPS:
                self.stopped = event
        self._landings.clear()
        self._next = 0.0
        self.cast.leaving.clear()
        self.cast.place(self.laid)
        for sprite in self.cast.all():
            sprite.lasts = 0.0

    def snap(self, view: View) -> None:
        """Forget what waits and show this view at once (after loading or an undo)."""
        self._queue.clear()
        self._landings.clear()
        self.stopped = self.card_shown = self.released = None
        self.view = view
        self._lay()
        self.cast.snap(view, self.laid)
