"""Sound playback: cards, signals and the background bed.

`SOUNDS` lists every sound; `sounds/recipes.py` generates the files. A thread preloads the cards'
sounds during the first frames. Without a sound device the program stays silent.
"""

import threading
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from math import cos, pi, sin
from pathlib import Path
from random import Random

import pygame

from game.storage.settings import Settings
from game.text.message import Message
from game.ui.kit import resources


class SoundGroup(Enum):
    """Group of sounds; the value is the name of its volume setting."""

    CARDS = "sound"
    SIGNALS = "voice"
    BED = "bed"


@dataclass(frozen=True, slots=True)
class SoundName:
    """A sound: its group and its number of files.

    The files of a ``rising`` sound are consecutive steps of a scale. Other files are variants;
    playback picks one at random.
    """

    group: SoundGroup
    files: int
    rising: bool = False


def _of(group: SoundGroup, count: int, *names: str) -> dict[str, SoundName]:
    return {name: SoundName(group, count) for name in names}


SOUNDS = {
    # Sounds of ordinary moves.
    **_of(SoundGroup.CARDS, 4, "deal", "place"),
    **_of(SoundGroup.CARDS, 3, "draw", "flip", "take", "lay", "shuffle", "swish"),
    # Layers of a take, a large capture and a dig of many cards, each with its final chime.
    **_of(SoundGroup.CARDS, 2, "take-lift", "take-flight", "take-land"),
    **_of(SoundGroup.CARDS, 2, "capture-lift", "capture-flight", "capture-land"),
    **_of(SoundGroup.CARDS, 2, "dig-lift", "dig-flight", "dig-land"),
    **_of(SoundGroup.SIGNALS, 2, "take-chime", "double-chime", "capture-chime", "dig-chime"),
    # A call, a closed run, a broken +3, a player who goes out.
    **_of(SoundGroup.SIGNALS, 3, "call"),
    **_of(SoundGroup.SIGNALS, 2, "run-close", "broken", "out"),
    # A robbed player's plate; points that count up step by step, and their arrival.
    **_of(SoundGroup.SIGNALS, 2, "robbed"),
    "count": SoundName(SoundGroup.SIGNALS, 16, rising=True),
    **_of(SoundGroup.SIGNALS, 3, "points"),
    # Signals for the player.
    **_of(SoundGroup.SIGNALS, 3, "click", "turn", "refuse", "remark"),
    # The end of a round, of a won or lost match, and the sparkles after it.
    **_of(SoundGroup.SIGNALS, 2, "round", "win", "lose"),
    **_of(SoundGroup.SIGNALS, 3, "sparkle"),
    "bed": SoundName(SoundGroup.BED, 1),
}
"""Every sound by name."""

CHANNELS = 16
"""Maximum number of simultaneous sounds, which the levels of the files allow without clipping."""
KEPT = 4
"""Number of channels that are reserved for signals."""
AT_ONCE = 3
"""Maximum number of simultaneous copies of one sound; a new copy fades out the oldest."""
YIELD_MILLISECONDS = 60
"""Fade-out of a replaced sound; an abrupt stop would click."""
BED_RISES = 2000
BED_FADES = 400
"""Fade-in of the background bed, in milliseconds."""
"""Fade-out of the background bed, in milliseconds."""
LATELY = 12
"""Size limit of the signal cache, in files."""
WEAKEST = 0.6
"""Volume of the sounds of the weakest highlight, as a share of the strongest one's."""
WIDTH = 0.8
"""Pan range; 1 would leave one ear silent."""


def paths(name: str) -> tuple[Path, ...]:
    folder = resources.folder("sounds") / "ogg"
    return tuple(folder / f"{name}-{number}.ogg" for number in range(1, SOUNDS[name].files + 1))


def panned(pan: float) -> tuple[float, float]:
    """Gains of the left and right channel for a pan from -1 to 1, at constant power.

    >>> [round(side, 3) for side in panned(0)]
    [0.707, 0.707]
    >>> panned(-1) == panned(-5) and panned(-1)[0] > 0.95
    True
    """
    angle = (max(-1.0, min(1.0, pan)) * WIDTH + 1) * pi / 4
    return cos(angle), sin(angle)


def _open() -> None:
    """Open the sound device. Raises ``pygame.error`` if there is none."""
    pygame.mixer.init(44100, -16, 2, 1024)
    pygame.mixer.set_num_channels(CHANNELS)


class Sounds:
    """Plays sounds at the volumes of the settings.

    ``trouble`` says why something cannot be heard.  ``lacks`` is why there is no device, empty if
    there is one, None until one was looked for.
    """

    def __init__(self, settings: Settings, rng: Random) -> None:
        self.settings = settings
        self.rng = rng
        self.trouble: Message | None = None
        self.lacks: str | None = None
        self._told: Message | None = None
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._signals: OrderedDict[Path, pygame.mixer.Sound] = OrderedDict()
        self._last: dict[str, int] = {}
        self._on: list[tuple[str, pygame.mixer.Channel, pygame.mixer.Sound]] = []
        self._bed = 0.0
        self._loader: threading.Thread | None = None
        self._rests = False
        self._closer: threading.Thread | None = None
        self._enough = threading.Event()

    def start(self) -> None:
        """Open the sound device and load the card sounds in the background."""
        self._open()
        if self.lacks:
            return
        self._enough.clear()
        self._loader = threading.Thread(target=self._load, name="sounds", daemon=True)
        self._loader.start()

    def _open(self) -> None:
        """Open the device, or note why there is none."""
        try:
            _open()
        except pygame.error as error:
            self.lacks = str(error).strip().rstrip(".") or type(error).__name__
            self.trouble = Message("sound-none", why=self.lacks)
        else:
            self.lacks = ""

    def _load(self) -> None:
        """Preload the sounds of the cards. Signals load on first use."""
        for name, sort in SOUNDS.items():
            if sort.group is not SoundGroup.CARDS:
                continue
            if self._enough.is_set():
                return
            try:
                self._loaded[name] = [pygame.mixer.Sound(path) for path in paths(name)]
            except (pygame.error, OSError) as error:
                self.trouble = self.trouble or Message("sound-missing", why=str(error))

    def rest(self) -> bool:
        """Release the silent device; False while sounds load or play, or the device closes.

        An open device wakes the processor all the time. ``wake`` opens it again.
        """
        if not self._rests and pygame.mixer.get_init() and not self._bed:
            loading = self._loader is not None and self._loader.is_alive()
            if loading or pygame.mixer.get_busy() or pygame.mixer.music.get_busy():
                return False
            self._on.clear()
            self._rests = True
            # Closing waits for the last sound, so it runs in a thread.
            self._closer = threading.Thread(target=pygame.mixer.quit, name="silence", daemon=True)
            self._closer.start()
        return self._closer is None or not self._closer.is_alive()

    def wake(self) -> None:
        """Open the device again after ``rest``."""
        if not self._rests:
            return
        self._rested()
        self._open()

    def _rested(self) -> None:
        if self._closer is not None:
            self._closer.join()
        self._closer, self._rests = None, False

    def loaded(self) -> None:
        """Wait for the preload thread."""
        if self._loader is not None:
            self._loader.join()

    def close(self) -> None:
        """Stop the preload thread and release the sound device."""
        self._enough.set()
        self.loaded()
        self._rested()
        self._loaded.clear()
        self._signals.clear()
        self._on.clear()
        self._bed = 0.0
        pygame.mixer.quit()

    def tend(self, seen: bool) -> Message | None:
        """Start, stop or adjust the bed, which plays while the window is ``seen``.

        Returns a new sound problem once.  A missing device is not reported again if an earlier
        start did.
        """
        there = not self._rests and pygame.mixer.get_init()
        wanted = self.volume("bed") if seen and there else 0.0
        if wanted != self._bed:
            self._make_bed(wanted)
        if self.trouble == self._told:
            return None
        self._told = self.trouble
        return None if self.lacks and self.settings.soundless else self.trouble

    def _make_bed(self, wanted: float) -> None:
        music = pygame.mixer.music
        if wanted and not self._bed:
            if music.get_busy():
                # The bed still fades out; a new start would block until it ends.
                return
            try:
                music.load(paths("bed")[0])
                music.play(-1, fade_ms=BED_RISES)
            except (pygame.error, OSError) as error:
                self.trouble = Message("sound-missing", why=str(error))
        if wanted:
            music.set_volume(wanted)
        elif pygame.mixer.get_init():
            music.fadeout(BED_FADES)
        self._bed = wanted

    def play(
        self,
        name: str,
        *,
        pan: float = 0.0,
        step: int = 0,
        gain: float = 1.0,
        strength: float | None = None,
    ) -> None:
        """Play a sound if it is loaded and not muted.

        ``pan`` runs from -1 (left) to 1 (right). ``step`` is the step of a rising sound, from 0;
        larger values play its last step. Other sounds play a random variant, never the same twice
        in a row. ``gain`` scales the volume, from 0 to 1. ``strength`` is that of the highlight
        that the sound belongs to, from 0 to 1: a strong one is louder. Raises KeyError for a name
        that is not in ``SOUNDS``.
        """
        volume = self.volume(name)
        if volume == 0 or self._rests or not pygame.mixer.get_init():
            return
        signal = SOUNDS[name].group is SoundGroup.SIGNALS
        if not signal and name not in self._loaded:
            return
        channel = self._channel(name)
        if channel is None:
            return
        number = self._step(name, step) if SOUNDS[name].rising else self._variant(name)
        sound = self._signal(paths(name)[number]) if signal else self._loaded[name][number]
        if sound is None:
            return
        sound.set_volume(volume)
        channel.play(sound)
        left, right = panned(pan)
        louder = 1.0 if strength is None else WEAKEST + (1 - WEAKEST) * strength
        part = max(0.0, min(1.0, gain * louder))
        channel.set_volume(left * part, right * part)
        self._on.append((name, channel, sound))

    def _signal(self, path: Path) -> pygame.mixer.Sound | None:
        """The signal in a file, from the cache if recently used; None if it is unreadable.

        All signals together would take six megabytes, and most are rare.
        """
        try:
            sound = self._signals.pop(path, None) or pygame.mixer.Sound(path)
        except (pygame.error, OSError) as error:
            self.trouble = self.trouble or Message("sound-missing", why=str(error))
            return None
        self._signals[path] = sound
        if len(self._signals) > LATELY:
            self._signals.popitem(last=False)
        return sound

    @staticmethod
    def _step(name: str, step: int) -> int:
        return max(0, min(step, SOUNDS[name].files - 1))

    def _variant(self, name: str) -> int:
        count = SOUNDS[name].files
        chosen = self.rng.randrange(count)
        if chosen == self._last.get(name):
            chosen = (chosen + 1) % count
        self._last[name] = chosen
        return chosen

    def _channel(self, name: str) -> pygame.mixer.Channel | None:
        """A channel for a sound, or None to skip it.

        Of more than three copies of one sound the oldest fades out. If all channels are busy, a
        card sound is skipped: nobody misses it. A signal falls back to the reserved channels, then
        takes over the channel of a card sound.
        """
        self._on = [one for one in self._on if one[1].get_sound() is one[2]]
        same = [channel for other, channel, _ in self._on if other == name]
        if len(same) >= AT_ONCE:
            same[0].fadeout(YIELD_MILLISECONDS)
            self._on = [one for one in self._on if one[1] is not same[0]]
        free = self._free(KEPT, CHANNELS)
        if free is not None or SOUNDS[name].group is SoundGroup.CARDS:
            return free
        free = self._free(0, KEPT)
        if free is not None:
            return free
        for other, channel, _ in self._on:
            if SOUNDS[other].group is SoundGroup.CARDS:
                return channel
        return None

    @staticmethod
    def _free(first: int, end: int) -> pygame.mixer.Channel | None:
        channels: Iterator[pygame.mixer.Channel] = map(pygame.mixer.Channel, range(first, end))
        return next((channel for channel in channels if not channel.get_busy()), None)

    def volume(self, name: str) -> float:
        """Volume of a sound, from 0 to 1."""
        if self.settings.muted:
            return 0.0
        percent: int = getattr(self.settings, SOUNDS[name].group.value)
        return percent / 100 * self.settings.volume / 100
