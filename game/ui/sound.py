"""Sounds: the cards' are loaded beside the first frames; without a device all plays on, muted.

This is the home of the list of sounds: `sounds/recipes.py` says what each is made of.
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
    """What a sound is a part of; the value is the setting of its volume."""

    CARDS = "sound"
    SIGNALS = "voice"
    BED = "bed"


@dataclass(frozen=True, slots=True)
class SoundName:
    """A sound: its group, and in how many files it comes.

    Of a ``rising`` one each file is a step higher than the one before; of any other they are
    variants, of which one is played by chance.
    """

    group: SoundGroup
    files: int
    rising: bool = False


def _of(group: SoundGroup, count: int, *names: str) -> dict[str, SoundName]:
    return {name: SoundName(group, count) for name in names}


SOUNDS = {
    # What is heard at every move.
    **_of(SoundGroup.CARDS, 4, "deal", "place"),
    **_of(SoundGroup.CARDS, 3, "draw", "flip", "take", "lay", "shuffle", "swish"),
    # The layers of a take, of a big capture and of a dig of many cards, and what rings at the end.
    **_of(SoundGroup.CARDS, 2, "take-lift", "take-flight", "take-land"),
    **_of(SoundGroup.CARDS, 2, "capture-lift", "capture-flight", "capture-land"),
    **_of(SoundGroup.CARDS, 2, "dig-lift", "dig-flight", "dig-land"),
    **_of(SoundGroup.SIGNALS, 2, "take-chime", "double-chime", "capture-chime", "dig-chime"),
    # Something is called; a run is closed, a +3 is broken, somebody goes out.
    **_of(SoundGroup.SIGNALS, 3, "call"),
    **_of(SoundGroup.SIGNALS, 2, "run-close", "broken", "out"),
    # A victim's plate; points that count up, step by step, and points that have arrived.
    **_of(SoundGroup.SIGNALS, 2, "robbed"),
    "count": SoundName(SoundGroup.SIGNALS, 16, rising=True),
    **_of(SoundGroup.SIGNALS, 3, "points"),
    # What tells the player something.
    **_of(SoundGroup.SIGNALS, 3, "click", "turn", "refuse", "remark"),
    # The end of a round, of a match won or lost, and what glitters then.
    **_of(SoundGroup.SIGNALS, 2, "round", "win", "lose"),
    **_of(SoundGroup.SIGNALS, 3, "sparkle"),
    "bed": SoundName(SoundGroup.BED, 1),
}
"""Every sound by its name."""

CHANNELS = 16
"""How many sounds are heard at the same time: as many as the levels of the files allow."""
KEPT = 4
"""How many of them are kept for signals."""
AT_ONCE = 3
"""How often one sound is heard at the same time; then its oldest gives way."""
YIELD_MILLISECONDS = 60
"""How long a sound that gives way takes to fade: at once would click."""
BED_RISES = 2000
BED_FADES = 400
"""How long the bed takes to come and to go, in milliseconds."""
LATELY = 12
"""So many files of signals are kept when they have been heard."""
WIDTH = 0.8
"""How far to a side a sound is heard at most; 1 would leave the other ear without."""


def paths(name: str) -> tuple[Path, ...]:
    """The files of a sound."""
    folder = resources.folder("sounds") / "ogg"
    return tuple(folder / f"{name}-{number}.ogg" for number in range(1, SOUNDS[name].files + 1))


def panned(pan: float) -> tuple[float, float]:
    """How loud the left and the right are for a place from -1 to 1: together the same power.

    >>> [round(side, 3) for side in panned(0)]
    [0.707, 0.707]
    >>> panned(-1) == panned(-5) and panned(-1)[0] > 0.95
    True
    """
    angle = (max(-1.0, min(1.0, pan)) * WIDTH + 1) * pi / 4
    return cos(angle), sin(angle)


def _open() -> None:
    """Open the sound device; raises ``pygame.error`` where there is none."""
    pygame.mixer.init(44100, -16, 2, 1024)
    pygame.mixer.set_num_channels(CHANNELS)


class Sounds:
    """The sounds of the table, the signals and the bed under them.

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
        """Open the sound device and have the cards' sounds loaded, beside what else is done."""
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
        """Read every sound of the cards; of the others each is read when it is to be heard."""
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
        """Let go of the device while nothing is heard; whether it makes no noise nor work now.

        The thread of an open device wakes up all the time.  ``wake`` opens it again.
        """
        if not self._rests and pygame.mixer.get_init() and not self._bed:
            loading = self._loader is not None and self._loader.is_alive()
            if loading or pygame.mixer.get_busy() or pygame.mixer.music.get_busy():
                return False
            self._on.clear()
            self._rests = True
            # The last of what was played is waited for: on another thread.
            self._closer = threading.Thread(target=pygame.mixer.quit, name="silence", daemon=True)
            self._closer.start()
        return self._closer is None or not self._closer.is_alive()

    def wake(self) -> None:
        """Have the device again after a rest."""
        if not self._rests:
            return
        self._rested()
        self._open()

    def _rested(self) -> None:
        """The rest is over once the device is closed for good."""
        if self._closer is not None:
            self._closer.join()
        self._closer, self._rests = None, False

    def loaded(self) -> None:
        """Wait until everything is loaded."""
        if self._loader is not None:
            self._loader.join()

    def close(self) -> None:
        """Let go of the sound device."""
        self._enough.set()
        self.loaded()
        self._rested()
        self._loaded.clear()
        self._signals.clear()
        self._on.clear()
        self._bed = 0.0
        pygame.mixer.quit()

    def tend(self, seen: bool) -> Message | None:
        """Have the bed be heard as the settings say, while the window is ``seen``.

        Returns what is wrong, once; that there is no device not again where it was told at an
        earlier start.
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
                # It is still on its way out, and to begin again would wait for that.
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

    def play(self, name: str, *, pan: float = 0.0, step: int = 0, gain: float = 1.0) -> None:
        """Play a sound, if it is loaded and not muted.

        ``pan`` is where it comes from, -1 (left) to 1 (right).  ``step`` is how far a rising
        sound has risen, from 0; past the last it stays there.  Other sounds have no steps: a
        variant is played, not the same twice in a row.  ``gain`` is the share of the loudness
        it would have, up to 1.  Raises KeyError for a name that is not in ``SOUNDS``.
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
        part = max(0.0, min(1.0, gain))
        channel.set_volume(left * part, right * part)
        self._on.append((name, channel, sound))

    def _signal(self, path: Path) -> pygame.mixer.Sound | None:
        """A signal, read now unless it was heard lately; None where it cannot be read.

        Read, all of them would take six megabytes, and most are seldom heard.
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
        """Where to play a sound, or None if it is to be left out.

        The oldest of three of the same sound gives way.  With all channels taken a sound of the
        cards is left out: so many ring that it is not missed.  A signal has channels of its own,
        and takes that of the oldest sound of the cards if it has to.
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
        """How loud a sound is, from 0 to 1."""
        if self.settings.muted == "on":
            return 0.0
        percent: int = getattr(self.settings, SOUNDS[name].group.value)
        return percent / 100 * self.settings.volume / 100
