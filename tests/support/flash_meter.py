"""How often the regions of a picture flash, after WCAG's general flash threshold.

A flash is a pair of opposing changes of relative luminance by a tenth or more, where the darker
image is below 0.8.  The usual measure of 10 degrees of the visual field is 341 x 256 pixels at
1024 x 768, a third of each side.  A quarter of such a region may flash three times in a second, not
more.

The meter errs on the safe side: the parts of a region need not flash together.
"""

from array import array
from collections import deque

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
MAX_REGION_SHARE = 0.25
"""Share of a region that may flash more often."""


def _linear(value: int) -> float:
    """The light of one channel of sRGB, from 0 to 1."""
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


RED_LIGHT, GREEN_LIGHT, BLUE_LIGHT = (
    [weight * _linear(value) for value in range(256)] for weight in (0.2126, 0.7152, 0.0722)
)
"""Relative luminance of each value of a channel."""


class FlashMeter:
    """Looks at one frame after the other; ``worst_share`` is the largest share of a region that
    flashed more than three times in a second, at ``worst_at`` seconds."""

    def __init__(self) -> None:
        self.worst_share = 0.0
        self.worst_at = 0.0
        self.most_changes = 0
        """Most changes of one cell in a second."""
        self._seen = b""
        count = COLUMN_COUNT * ROW_COUNT
        self._low, self._high = array("d", [0.0] * count), array("d", [0.0] * count)
        self._ways = array("b", [0] * count)
        self._changes: list[deque[float]] = [deque() for _ in range(count)]

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
        if changed:
            self._measure(now)

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
        changes = self._changes[cell]
        changes.append(now)
        while changes[0] <= now - WINDOW_SECONDS:
            changes.popleft()
        self.most_changes = max(self.most_changes, len(changes))
        return True

    def _measure(self, now: float) -> None:
        """Find the region of which the largest share flashes too often."""
        often = [
            len(changes) > MAX_CHANGE_COUNT
            and changes[-MAX_CHANGE_COUNT - 1] > now - WINDOW_SECONDS
            for changes in self._changes
        ]
        if not any(often):
            return
        for row in range(ROW_COUNT - REGION_ROW_COUNT + 1):
            counts = [
                sum(often[COLUMN_COUNT * (row + down) + column] for down in range(REGION_ROW_COUNT))
                for column in range(COLUMN_COUNT)
            ]
            for column in range(COLUMN_COUNT - REGION_COLUMN_COUNT + 1):
                count = sum(counts[column : column + REGION_COLUMN_COUNT])
                share = count / (REGION_COLUMN_COUNT * REGION_ROW_COUNT)
                if share > self.worst_share:
                    self.worst_share, self.worst_at = share, now
