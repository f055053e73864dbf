"""Sounds: loaded after the first frame; without a sound device everything plays on, muted."""

from random import Random

import pygame

from game.storage.settings import Settings
from game.ui.window import files
from game.words.message import Message

VARIANTS = {
    "deal": 4,
    "place": 4,
    "draw": 3,
    "take": 3,
    "lay": 3,
    "shuffle": 3,
    "call": 3,
    "refuse": 3,
    "turn": 3,
    "click": 3,
    "round": 2,
    "win": 2,
    "lose": 2,
}
SIGNALS = frozenset(("call", "refuse", "turn", "round", "win", "lose", "click"))


class Sounds:
    """The sounds of the table and the signals, each in a few variants."""

    def __init__(self, settings: Settings, rng: Random) -> None:
        self.settings = settings
        self.rng = rng
        self.trouble: Message | None = None
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._last: dict[str, int] = {}

    def start(self) -> None:
        """Open the sound device and load everything; ``trouble`` says why if it cannot be."""
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(16)
            folder = files.folder("sounds") / "ogg"
            for event, count in VARIANTS.items():
                self._loaded[event] = [
                    pygame.mixer.Sound(folder / f"{event}-{number}.ogg")
                    for number in range(1, count + 1)
                ]
        except (pygame.error, OSError) as error:
            self._loaded.clear()
            self.trouble = Message("sound-none", why=str(error))

    def play(self, event: str) -> None:
        """Play a variant of an event's sound, not the same twice in a row, if it is not muted."""
        variants = self._loaded.get(event)
        volume = self.volume(event)
        if not variants or volume == 0:
            return
        chosen = self.rng.randrange(len(variants))
        if chosen == self._last.get(event):
            chosen = (chosen + 1) % len(variants)
        self._last[event] = chosen
        sound = variants[chosen]
        sound.set_volume(volume)
        sound.play()

    def volume(self, event: str) -> float:
        """How loud an event is, from 0 to 1."""
        if self.settings.muted == "on":
            return 0.0
        percent = self.settings.voice if event in SIGNALS else self.settings.sound
        return percent / 100
