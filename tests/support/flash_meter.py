"""How often the regions of a picture flash, after WCAG's general flash threshold.

A flash is a pair of opposing changes of relative luminance by a tenth or more, where the darker
image is below 0.8.  The usual measure of 10 degrees of the visual field is 341 x 256 pixels at
1024 x 768, a third of each side.  A region flashes if a quarter of it changes together, and it may
do so three times in a second, not more.
"""

from array import array
from collections import deque
from dataclasses import dataclass, field

import pygame
from pygame import Surface

COLUMN_COUNT, ROW_COUNT = 48, 27
"""Cells across and down of the grid in which luminance is measured."""
REGION_COLUMN_COUNT, REGION_ROW_COUNT = COLUMN_COUNT // 3, ROW_COUNT // 3
"""Cells across and down of a region of 10 degrees."""
MIN_CHANGE_SHARE = 0.1
"""Least change of relative luminance that counts, as a share of the maximum."""
MAX_DARKER_SHARE = 0.8
"""Relative luminance of the darker image from which a change does not count."""
MAX_CHANGE_COUNT = 6
"""Most changes in a second: three flashes."""
WINDOW_SECONDS = 0.999
"""Time in which changes are counted: a second, less what rounding adds to the times of frames."""
MIN_REGION_SHARE = 0.25
"""Least share of a region that changes together when the region does."""
TOGETHER_SECONDS = 0.1
"""Time in which changes are together: the eye does not tell them apart."""


def _linear(value: int) -> float:
    """The light of one channel of sRGB, from 0 to 1."""
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


RED_LIGHT, GREEN_LIGHT, BLUE_LIGHT = (
    [weight * _linear(value) for value in range(256)] for weight in (0.2126, 0.7152, 0.0722)
)
"""Relative luminance of each value of a channel."""


class FlashMeter:
    """Looks at one frame after the other.

    ``most_changes`` is the most changes of one region in a second, at ``worst_at`` seconds;
    ``has_changed`` is whether any cell ever did.
    """

    def __init__(self) -> None:
        self.most_changes = 0
        self.worst_at = 0.0
        self.has_changed = False
        self._seen = b""
        count = COLUMN_COUNT * ROW_COUNT
        self._low, self._high = array("d", [0.0] * count), array("d", [0.0] * count)
        self._ways = array("b", [0] * count)
        self._changed_at = array("d", [-1.0] * count)
        self._regions = [
            Region(row, column)
            for row in range(ROW_COUNT - REGION_ROW_COUNT + 1)
            for column in range(COLUMN_COUNT - REGION_COLUMN_COUNT + 1)
        ]

    def look(self, surface: Surface, now: float) -> None:
        """Measure a frame that is shown from ``now`` on, in seconds."""
        small = pygame.transform.smoothscale(surface.convert(24), (COLUMN_COUNT, ROW_COUNT))
        seen, before = pygame.image.tobytes(small, "RGB"), self._seen
        self._seen = seen
        if seen == before:
            return
        changed = False
        for cell in range(COLUMN_COUNT * ROW_COUNT):
            at = 3 * cell
            if before[at : at + 3] == seen[at : at + 3]:
                continue
            light = RED_LIGHT[seen[at]] + GREEN_LIGHT[seen[at + 1]] + BLUE_LIGHT[seen[at + 2]]
            if before:
                changed = self._follow(cell, light, now) or changed
            else:
                self._low[cell] = self._high[cell] = light
        self.has_changed = self.has_changed or changed
        least = MIN_REGION_SHARE * REGION_COLUMN_COUNT * REGION_ROW_COUNT
        recent = [cell for cell, at in enumerate(self._changed_at) if at > now - TOGETHER_SECONDS]
        if changed and len(recent) >= least:
            self._measure(recent, now, least)

    def _follow(self, cell: int, light: float, now: float) -> bool:
        """Whether the light of a cell turns here and has changed by enough."""
        way, low, high = self._ways[cell], self._low[cell], self._high[cell]
        rises = way <= 0 and light - low >= MIN_CHANGE_SHARE and low < MAX_DARKER_SHARE
        falls = way >= 0 and high - light >= MIN_CHANGE_SHARE and light < MAX_DARKER_SHARE
        if not (rises or falls):
            self._low[cell], self._high[cell] = min(low, light), max(high, light)
            return False
        self._ways[cell] = 1 if rises else -1
        self._low[cell] = self._high[cell] = light
        self._changed_at[cell] = now
        return True

    def _measure(self, recent: list[int], now: float, least: float) -> None:
        """Let the regions follow the cells that changed just now."""
        places = [(*divmod(cell, COLUMN_COUNT), cell) for cell in recent]
        for region in self._regions:
            top, left = region.row, region.column
            since = region.changes[-1] if region.changes else -1.0
            counts = {1: 0, -1: 0}
            for row, column, cell in places:
                inside = 0 <= row - top < REGION_ROW_COUNT and (
                    0 <= column - left < REGION_COLUMN_COUNT
                )
                if inside and self._changed_at[cell] > since:
                    counts[self._ways[cell]] += 1
            for way, count in counts.items():
                if count >= least and way != region.way:
                    region.way = way
                    region.changes.append(now)
            while region.changes and region.changes[0] <= now - WINDOW_SECONDS:
                region.changes.popleft()
            if len(region.changes) > self.most_changes:
                self.most_changes, self.worst_at = len(region.changes), now


@dataclass(slots=True)
class Region:
    """A region by its first row and column, with the direction and the times of its changes."""

    row: int
    column: int
    way: int = 0
    changes: deque[float] = field(default_factory=deque)
