"""The sounds of the program as they come out of its mixer: each file with the gains it was given.

Time goes by as the tests say; nothing is heard.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random

import numpy as np
import pygame
import pytest

from game.storage.settings import Settings
from game.ui.sound import SOUND_CHANNEL_COUNT, Sounds
from tests.sounds.measure import RATE, Samples


class File:
    """A sound that knows its file and its volume."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.volume = 1.0

    def set_volume(self, volume: float) -> None:
        self.volume = volume


class Heard:
    """A sound that was started: when, how loud from when on, and when it was stopped."""

    def __init__(self, file: File, begun: float) -> None:
        self.file, self.begun = file, begun
        self.gains: list[tuple[float, tuple[float, float]]] = []
        self.ends: float | None = None


class Channel:
    """A channel that is busy as long as its sound lasts."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.heard: Heard | None = None

    def get_busy(self) -> bool:
        heard = self.heard
        if heard is None:
            return False
        length = self.hall.sounds[heard.file.name].shape[1] / RATE
        return self.hall.now < (heard.ends or heard.begun + length)

    def get_sound(self) -> File | None:
        return self.heard.file if self.heard is not None and self.get_busy() else None

    def play(self, file: File) -> None:
        if self.heard is not None:
            self.heard.ends = min(self.hall.now, self.heard.ends or self.hall.now)
        self.heard = Heard(file, self.hall.now)
        self.hall.heard.append(self.heard)

    def set_volume(self, left: float, right: float) -> None:
        assert self.heard is not None
        self.heard.gains.append((self.hall.now, (left, right)))

    def fadeout(self, milliseconds: int) -> None:
        assert self.heard is not None
        self.heard.ends = self.hall.now + milliseconds / 1000


class Hall:
    """Where the player of the program is heard; ``now`` is the time in seconds."""

    def __init__(self, sounds: Mapping[str, Samples], instrument: str) -> None:
        self.sounds = sounds
        self.now = 0.0
        self.heard: list[Heard] = []
        settings = Settings()
        settings.volume = settings.sound = settings.voice = 100
        self.player = Sounds(settings, Random(1), lambda: self.now)
        self.player.instrument = instrument

    def mixed(self) -> Samples:
        """All that was heard, as the mixer adds it up before it clips."""
        length = max(
            round(one.begun * RATE) + self.sounds[one.file.name].shape[1] for one in self.heard
        )
        total = np.zeros((2, length))
        for one in self.heard:
            samples = self.sounds[one.file.name]
            gains = np.ones(samples.shape)
            for since, sides in one.gains:
                gains[:, round((since - one.begun) * RATE) :] = np.array(sides)[:, None]
            if one.ends is not None:
                gains[:, round((one.ends - one.begun) * RATE) :] = 0
            begun = round(one.begun * RATE)
            total[:, begun : begun + samples.shape[1]] += samples * gains
        return total


@contextmanager
def hall(sounds: Mapping[str, Samples], instrument: str) -> Iterator[Hall]:
    """The player of the program with channels that note what they are told."""
    made = Hall(sounds, instrument)
    channels = [Channel(made) for _ in range(SOUND_CHANNEL_COUNT)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.mixer, "Channel", channels.__getitem__)
        patch.setattr("game.ui.sound.load", File)
        made.player._load()
        yield made
