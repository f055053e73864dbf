"""How often the regions of a picture flash, after the thresholds of WCAG 2.3.1.

A general flash is a pair of opposing changes of relative luminance by a tenth or more, where the
darker image is below 0.8. A red flash is a pair of opposing changes from and to a saturated red.
The usual measure of 10 degrees of the visual field is 341 x 256 pixels at 1024 x 768, a third of
each side. A region flashes if more than a quarter of it changes together, and it may do so three
times in a second, not more. Where one part becomes lighter while another becomes darker, as when a
card moves, the larger part counts.
"""

import numpy as np
import pygame
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray
from pygame import Surface

COLUMN_COUNT, ROW_COUNT = 48, 27
"""Cells across and down of the grid in which colours are measured."""
REGION_COLUMN_COUNT, REGION_ROW_COUNT = COLUMN_COUNT // 3, ROW_COUNT // 3
"""Cells across and down of a region of 10 degrees."""
MIN_LIGHT_CHANGE_SHARE = 0.1
"""Least change of relative luminance that counts, as a share of the maximum."""
MAX_DARKER_SHARE = 0.8
"""Relative luminance of the darker image from which a change does not count."""
MIN_RED_SHARE = 0.8
"""Least share of red in the light of a saturated red."""
MIN_RED_CHANGE_SHARE = 20 / 320
"""Least change of red less green and blue that counts, as a share of the maximum."""
MAX_CHANGE_COUNT = 6
"""Most changes in a second: three flashes."""
WINDOW_SECONDS = 0.999
"""Time in which changes are counted: a second, less what rounding adds to the times of frames."""
MIN_REGION_SHARE = 0.25
"""Share of a region of which more changes together when the region does."""
TOGETHER_SECONDS = 0.1
"""Time in which changes are together: the eye does not tell them apart."""
MAX_KEPT_CHANGE_COUNT = 32
"""Most changes of a region of which the times are kept."""
LONG_AGO_SECONDS = -10.0
"""A time before the first frame."""
GAMMA_SHARES = np.arange(256) / 255
LINEAR_SHARES = np.where(
    GAMMA_SHARES <= 0.04045, GAMMA_SHARES / 12.92, ((GAMMA_SHARES + 0.055) / 1.055) ** 2.4
)
"""The light of each value of a channel of sRGB, from 0 to 1."""
LUMINANCE_SHARES = np.array([0.2126, 0.7152, 0.0722])
"""What red, green and blue add to relative luminance."""

Shares = NDArray[np.float64]


class FlashMeter:
    """Looks at one frame after the other.

    ``most_changes`` is the most changes of one region in a second, at ``worst_at`` seconds;
    ``has_changed`` is whether any cell ever did.
    """

    def __init__(self) -> None:
        self.light = Changes(MIN_LIGHT_CHANGE_SHARE, MAX_DARKER_SHARE)
        self.red = Changes(MIN_RED_CHANGE_SHARE, 1.0)
        self._seen = b""

    @property
    def has_changed(self) -> bool:
        return bool(self.light.changed_at.max() >= 0)

    @property
    def most_changes(self) -> int:
        return max(self.light.most_changes, self.red.most_changes)

    @property
    def worst_at(self) -> float:
        return max(self.light, self.red, key=lambda one: one.most_changes).worst_at

    def look(self, surface: Surface, now: float) -> None:
        """Measure a frame that is shown from ``now`` on, in seconds."""
        small = pygame.transform.smoothscale(surface.convert(24), (COLUMN_COUNT, ROW_COUNT))
        seen = pygame.image.tobytes(small, "RGB")
        if seen == self._seen:
            return
        self._seen = seen
        values = np.frombuffer(seen, np.uint8).reshape(ROW_COUNT, COLUMN_COUNT, 3)
        linear = LINEAR_SHARES[values]
        self.light.follow(linear @ LUMINANCE_SHARES, now)
        red = linear[:, :, 0]
        saturated = red >= MIN_RED_SHARE * np.maximum(linear.sum(axis=2), 1e-9)
        self.red.follow(np.where(saturated, 2 * red - linear.sum(axis=2), 0.0), now)


class Changes:
    """The changes of one share of all cells and regions.

    A change is one by ``least`` or more to the other direction than the last one, from or to a
    share below ``darker``.
    """

    def __init__(self, least: float, darker: float) -> None:
        cells = ROW_COUNT, COLUMN_COUNT
        regions = ROW_COUNT - REGION_ROW_COUNT + 1, COLUMN_COUNT - REGION_COLUMN_COUNT + 1
        self.least, self.darker = least, darker
        self.most_changes, self.worst_at = 0, 0.0
        self.changed_at = np.full(cells, LONG_AGO_SECONDS)
        self._low: Shares | None = None
        self._high = np.zeros(cells)
        self._way = np.zeros(cells, np.int8)
        self._region_way = np.zeros(regions, np.int8)
        self._region_times = np.full((*regions, MAX_KEPT_CHANGE_COUNT), LONG_AGO_SECONDS)

    def follow(self, shares: Shares, now: float) -> None:
        """Compare the cells with what they have been since their last change."""
        if self._low is None:
            self._low, self._high = shares, shares
            return
        low, high = np.minimum(self._low, shares), np.maximum(self._high, shares)
        rises = (self._way <= 0) & (shares - low >= self.least) & (low < self.darker)
        falls = (self._way >= 0) & (high - shares >= self.least) & (shares < self.darker)
        changes = rises | falls
        self._low, self._high = np.where(changes, shares, low), np.where(changes, shares, high)
        self._way[rises], self._way[falls] = 1, -1
        self.changed_at[changes] = now
        if changes.any():
            self._measure(now)

    def _measure(self, now: float) -> None:
        """Let the regions follow the cells that changed just now."""
        region = REGION_ROW_COUNT, REGION_COLUMN_COUNT
        since = np.maximum(self._region_times[:, :, 0], now - TOGETHER_SECONDS)
        recent = sliding_window_view(self.changed_at, region) > since[:, :, None, None]
        ways = sliding_window_view(self._way, region)
        rising, falling = (recent & (ways > 0)).sum((2, 3)), (recent & (ways < 0)).sum((2, 3))
        # Where as much rises as falls, all of it opposes the last change.
        way = np.where(rising == falling, -self._region_way, np.sign(rising - falling))
        many = np.maximum(rising, falling) > MIN_REGION_SHARE * region[0] * region[1]
        changes = many & ((way != self._region_way) | (way == 0))
        self._region_way[changes] = np.where(way == 0, 1, way)[changes]
        self._region_times[changes] = np.roll(self._region_times[changes], 1, axis=1)
        self._region_times[changes, 0] = now
        most = int((self._region_times > now - WINDOW_SECONDS).sum(axis=2).max())
        if most > self.most_changes:
            self.most_changes, self.worst_at = most, now
