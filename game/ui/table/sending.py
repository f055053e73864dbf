"""Sending: every card whose place in the layout changed is sent on its way to it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.core.moment import Moment
from game.ui.table.carried import Carried
from game.ui.table.effects import Effect
from game.ui.table.layout import Layout, Pose
from game.ui.table.sprites import Cast, Sprite

FADE = 0.18
NUDGE, SWEEP = 0.13, 0.35
"""How long cards take that only make room, and those that go along to another place."""
FAR = 1.3
"""Cards that go further than this, in card widths, are seen to travel."""
MANY = 14
"""When more cards than this are under way at once they are neither turned nor scaled."""


@dataclass(frozen=True, slots=True)
class Sending:
    """Sends the sprites of a cast to where a layout has them.

    ``speed`` is how long everything takes beside normal, ``reduced`` whether cards fade in place
    of travelling.
    """

    cast: Cast
    laid: Layout
    speed: float
    reduced: bool

    def plainly(self, moved: Sequence[Sprite], effect: Effect, now: float) -> None:
        """Have those that moved travel, and the others follow."""
        places = {sprite.number: place for place, sprite in enumerate(moved)}
        for sprite, pose in self._astray():
            place = places.get(sprite.number)
            if place is None:
                self._follow(sprite, pose, effect, now)
            else:
                delay = place * effect.stagger * self.speed
                self._travel(sprite, pose, effect, now + delay, len(moved))
        for sprite in self.cast.leaving:
            if sprite.number in places:
                goal = self.laid.poses.get(sprite.to, [sprite.goal])[-1]
                self._travel(sprite, goal, effect, now, len(moved))

    def make_room(self, effect: Effect, begins: float, but: Iterable[Sprite]) -> None:
        """Have all but some of them follow the layout."""
        others = {sprite.number for sprite in but}
        for sprite, pose in self._astray():
            if sprite.number not in others:
                self._follow(sprite, pose, effect, begins)

    def carried(self, moment: Moment, moved: Sequence[Sprite]) -> Carried:
        """The cards that a moment is about, from where to where."""
        zone = self.cast.zones.get(moment.zone or "", []) if moved else []
        cards, docking = (list(zone), moved) if zone else (moved, [])
        goals = {sprite.number: pose for sprite, pose in self._all()}
        for one in self.cast.leaving:
            goals[one.number] = self.laid.poses.get(one.to, [one.goal])[-1]
        coming = {one.number for one in docking}
        before = [one.goal for one in cards if one.number not in coming]
        return Carried(cards, before, [goals[one.number] for one in cards], docking)

    def _all(self) -> Iterator[tuple[Sprite, Pose]]:
        for zone, sprites in self.cast.zones.items():
            yield from zip(sprites, self.laid.poses[zone], strict=True)

    def _astray(self) -> Iterator[tuple[Sprite, Pose]]:
        """Those that lie in a zone and are not sent to where they belong."""
        return ((sprite, pose) for sprite, pose in self._all() if sprite.goal != pose)

    def _follow(self, sprite: Sprite, goal: Pose, effect: Effect, now: float) -> None:
        """Have a card that did not change its zone follow the layout."""
        far = max(abs(goal.x - sprite.goal.x), abs(goal.y - sprite.goal.y))
        if self.reduced:
            sprite.fades = False
            sprite.send(goal, now, 0.0, 0, 0)
        elif far < FAR * self.laid.card:
            sprite.fades = False
            sprite.redirect(goal, now, NUDGE * self.speed)
        else:
            # A meld that changes its owner sweeps across the table as one.
            lasts = effect.travel or SWEEP
            sprite.redirect(goal, now, lasts * self.speed, 0.3 * self.laid.card)

    def _travel(self, sprite: Sprite, goal: Pose, effect: Effect, begins: float, many: int) -> None:
        lasts = effect.travel * self.speed
        if self.reduced and lasts > 0:
            lasts = FADE
        sprite.fades = self.reduced
        tilt = -effect.tilt if goal.x >= sprite.goal.x else effect.tilt
        if many > MANY:
            tilt = 0.0
        beat = 0.0 if self.reduced else effect.beat * self.speed
        sprite.send(goal, begins + beat, lasts, effect.arc * self.laid.card, tilt)
        sprite.beat = beat
