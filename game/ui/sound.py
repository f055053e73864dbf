"""Sound playback: cards, signals and music.

`SOUNDS` lists every sound; `sounds/recipes.py` generates the files. Tuned sounds exist once for
each instrument; the game on the screen says which one plays. The files
share their Ogg headers, which would be half of all bytes. A thread preloads sounds played often
during the first frames. A limiter turns down what would be too loud together. Without a
sound device the program stays silent.
"""

import json
import threading
from bisect import bisect_left, bisect_right
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from io import BytesIO
from math import cos, pi, sin
from pathlib import Path
from random import Random
from time import perf_counter

import pygame

from game.storage.settings import Settings
from game.text.message import Message
from game.ui.kit import resources


class SoundGroup(Enum):
    """Group of sounds; the value is the name of its volume setting."""

    CARDS = "sound"
    SIGNALS = "voice"
    MUSIC = "bed"


@dataclass(frozen=True, slots=True)
class SoundName:
    """A sound: its group and its number of files.

    The files of a ``rising`` sound are consecutive steps of a scale, those of a ``graded`` one go
    from a weak moment to a great one. Other files are variants; playback picks one at random, never
    the same gesture twice running. The ``gestures`` take turns among the files; without any, each
    file is its own. A ``tuned`` sound has its files once for each instrument. Sounds played
    ``often`` are loaded at the start. ``layer`` is a sound that a great moment adds.
    """

    group: SoundGroup
    files: int
    rising: bool = False
    graded: bool = False
    tuned: bool = False
    often: bool = False
    layer: str = ""
    gestures: int = 0


def _of(
    count: int, *names: str, often: bool = False, layer: str = "", gestures: int = 0
) -> dict[str, SoundName]:
    """Sounds of cards."""
    made = SoundName(SoundGroup.CARDS, count, often=often, layer=layer, gestures=gestures)
    return dict.fromkeys(names, made)


def _signals(count: int, *names: str, tuned: bool = True) -> dict[str, SoundName]:
    return dict.fromkeys(names, SoundName(SoundGroup.SIGNALS, count, tuned=tuned))


def _graded(*names: str) -> dict[str, SoundName]:
    return dict.fromkeys(names, SoundName(SoundGroup.SIGNALS, 3, graded=True, tuned=True))


def _rising(count: int, name: str, tuned: bool = True) -> dict[str, SoundName]:
    return {name: SoundName(SoundGroup.SIGNALS, count, rising=True, tuned=tuned)}


SOUNDS = {
    # Sounds of ordinary moves: cards are pushed, flicked, laid flat or dropped.
    **_of(8, "deal", "place", "draw", "toss", often=True, gestures=4),
    **_of(8, "flip", often=True),
    **_of(8, "take", "lay", "shuffle", "cut", "gather", "spread", "coins"),
    # Layers of a take, a large capture and a dig of many cards, each with its final chime.
    **_of(8, "take-lift", "capture-lift", "dig-lift"),
    **_of(8, "take-flight", "capture-flight", "dig-flight", layer="flurry"),
    **_of(8, "take-land", "capture-land", "dig-land", layer="heft"),
    **_of(8, "heft", "flurry"),
    **_graded("take-chime", "double-chime", "capture-chime", "dig-chime"),
    # A call, a player who goes out, a closed run, a broken +3.
    **_graded("call", "out"),
    **_signals(2, "run-close", "broken"),
    # A robbed player's plate and motif; points that count up step by step, and their arrival.
    **_signals(2, "robbed", tuned=False),
    **_signals(1, "victim"),
    **_rising(8, "count"),
    **_signals(2, "points", "turn"),
    # Signals for the player.
    **_signals(3, "click", "refuse", "remark", tuned=False),
    # A sound for each seat; its step is the seat.
    **_rising(10, "seat", tuned=False),
    # The game's motif; the end of a round, and of a won or lost match; a solved puzzle.
    **_signals(1, "motif", "round", "win", "lose", "solved"),
    # The end of an evening that the player won, on all instruments.
    **_signals(1, "evening", tuned=False),
    # The music behind a match, and behind the part of it in which it can end.
    "music": SoundName(SoundGroup.MUSIC, 1, tuned=True),
    "last-music": SoundName(SoundGroup.MUSIC, 1, tuned=True),
}
"""Every sound by name."""
LOOPED_SOUNDS = ("music", "last-music")
"""Sounds that begin again when they end."""

CHIME_ENDING = "-chime"
"""Ending of the sound that closes a highlight; the rest is the meaning of the sound."""
MATCH_EVENT_SOUNDS = (
    *("turn", "draw", "toss", "lay", "take", "call", "refuse", "robbed", "points", "out", "round"),
    *("win", "lose"),
)
"""Events of a match that each have a sound of their own, as a player can learn them."""
TUNE_SOUNDS = ("motif", "round", "win", "lose", "evening", "solved")
"""Sounds of several bars; one that begins fades out another, which may have another key."""
SOUND_MEANINGS = {
    name: name.removesuffix(CHIME_ENDING)
    for name in (
        *MATCH_EVENT_SOUNDS,
        *("deal", "flip", "shuffle", "coins", "run-close", "broken", "solved", "evening"),
        *(name for name in SOUNDS if name.endswith(CHIME_ENDING)),
    )
}
"""Sounds that mean something, and what they mean; layers and clicks say nothing of their own."""

TUNED_INSTRUMENTS = ("kalimba", "guitar", "marimba", "piano", "banjo")
"""What tuned sounds are played on; the first where no game is on the screen."""

PEAKS_FILE = "peaks.json"
"""File with the peaks of every other file."""
PEAK_INTERVAL_SECONDS = 0.04
"""Time that one of these peaks stands for."""
MAX_PEAK_SUM_FACTOR = 1.25
"""Highest sum of the peaks of all sounds; 1 is full scale, which they reach only if they meet."""
MUSIC_PEAK_SHARE = 0.27
"""Highest sample of the music."""
MIN_CARD_GAIN_SHARE = 0.4
"""Gain at which cards stop giving way to signals."""
ZERO_STRENGTH_GAIN_SHARE = 0.35
"""Gain of a sound at strength 0."""
MIN_SOUND_LAYER_STRENGTH_SHARE = 0.35
"""Strength from which a layer is added; it is full at 1."""

SOUND_CHANNEL_COUNT = 16
"""Maximum number of simultaneous sounds."""
SIGNAL_CHANNEL_COUNT = 4
"""Number of channels that are reserved for signals."""
MAX_SOUND_COPY_COUNT = 3
"""Maximum number of simultaneous copies of one sound; a new copy fades out the oldest."""
REPLACED_SOUND_FADE_MILLISECONDS = 60
"""Fade-out of a replaced sound; an abrupt stop would click."""
REPLACED_TUNE_FADE_MILLISECONDS = 300
"""Fade-out of a tune when another begins."""
MUSIC_FADE_IN_MILLISECONDS = 2000
"""Fade-in of the music, and the time in which one piece gives way to another of its game."""
MUSIC_FADE_OUT_MILLISECONDS = 400
"""Fade-out of the music."""
MUSIC_RATE_FACTOR = 2
"""Samples of the device for one of the music's files."""
OGG_HEADER_BYTES = 27
"""Size of the fixed part of a page's header, whose last byte is the number of lengths after it."""
VORBIS_SIZES_INDEX = 28
"""Place of the byte with both sizes of a block, in the identification header."""
DEVICE_SAMPLE_COUNT = 44_100
"""Samples of each channel in a second."""
SAMPLE_BYTES = 2
"""Size of a sample."""
DEVICE_BUFFER_FRAMES = 1024
"""Samples of each channel that the device takes at a time."""
MAX_RECENT_SOUND_COUNT = 24
"""Size limit of the cache of sounds that are not heard often, in files."""
SIDE_PAN_SHARE = 0.25
"""Pan from which a sound comes from a side."""
MAX_CAPTION_COUNT = 2
"""Maximum number of captions of sounds that are shown."""
PAN_RANGE_SHARE = 0.8
"""Pan range; 1 would leave one ear silent."""


def files(name: str, instrument: str = "") -> tuple[str, ...]:
    """Names of a sound's files, without ending; a tuned one needs its instrument.

    >>> files("robbed"), files("turn", "banjo")
    (('robbed-1', 'robbed-2'), ('banjo-turn-1', 'banjo-turn-2'))
    """
    stem = f"{instrument or TUNED_INSTRUMENTS[0]}-{name}" if SOUNDS[name].tuned else name
    return tuple(f"{stem}-{number}" for number in range(1, SOUNDS[name].files + 1))


def all_files() -> dict[str, str]:
    """The sound of every file, by the file's name."""
    return {
        file: name
        for name, sort in SOUNDS.items()
        for instrument in (TUNED_INSTRUMENTS if sort.tuned else ("",))
        for file in files(name, instrument)
    }


def folder() -> Path:
    """Where the files are."""
    return resources.folder("sounds") / "ogg"


def header_of(file: str) -> str:
    """Name of the file with the Ogg header of a sound file.

    >>> header_of("robbed-1"), header_of("banjo-last-music-1")
    ('short.header', 'music.header')
    """
    return "music.header" if "music-" in file else "short.header"


def read(file: str) -> BytesIO:
    """A sound file as a whole Ogg Vorbis stream. Raises OSError."""
    names = (header_of(file), f"{file}.pages")
    return BytesIO(b"".join((folder() / name).read_bytes() for name in names))


def load(file: str) -> pygame.mixer.Sound:
    """A decoded sound file. Raises OSError or ``pygame.error``."""
    return pygame.mixer.Sound(read(file))


class Excerpts:
    """A music file, of which any part can be decoded without the rest. Raises OSError.

    Its Ogg pages (RFC 3533) have whole packets, and say where they end. A decoder gives nothing of
    its first packet but what overlaps with the next one, so that a page is heard from the middle of
    its first packet on. How long a packet is, its second bit says (Vorbis I, 4.3.1).
    """

    def __init__(self, file: str) -> None:
        self._header = (folder() / header_of(file)).read_bytes()
        sizes = self._header[self._header.index(b"\x01vorbis") + VORBIS_SIZES_INDEX]
        blocks = 1 << (sizes & 15), 1 << (sizes >> 4)
        self._pages: list[bytes] = []
        self._begins: list[int] = []
        self._ends: list[int] = []
        data = (folder() / f"{file}.pages").read_bytes()
        place = end = last = 0
        while place < len(data):
            body = place + OGG_HEADER_BYTES + data[place + OGG_HEADER_BYTES - 1]
            lengths = data[place + OGG_HEADER_BYTES : body]
            first = blocks[data[body] >> 1 & 1]
            self._begins.append(end + MUSIC_RATE_FACTOR * (last + first) // 4 if place else 0)
            end = MUSIC_RATE_FACTOR * int.from_bytes(data[place + 6 : place + 14], "little")
            self._ends.append(end)
            closed = [number for number, length in enumerate(lengths[:-1], 1) if length < 255]
            last = blocks[data[body + sum(lengths[: max(closed, default=0)])] >> 1 & 1]
            self._pages.append(data[place : body + sum(lengths)])
            place = body + sum(lengths)

    @property
    def length(self) -> int:
        """Its length, in samples of the device."""
        return self._ends[-1]

    def samples(self, start: int, count: int, width: int) -> bytes:
        """``count`` samples from ``start``, ``width`` bytes each; after the end it begins again.

        Raises ``pygame.error``.
        """
        # The device's rate is reached in a few samples, and the last page alone is cut too short.
        early = bisect_right(self._begins, max(0, start - DEVICE_BUFFER_FRAMES)) - 1
        first = min(early, len(self._pages) - 3)
        # The last packet waits for a next one, too.
        last = bisect_left(self._ends, start + count + MUSIC_RATE_FACTOR * DEVICE_BUFFER_FRAMES)
        stream = b"".join((self._header, *self._pages[first : last + 1]))
        begun = (start - self._begins[first]) * width
        found = pygame.mixer.Sound(BytesIO(stream)).get_raw()[begun : begun + count * width]
        left = count - len(found) // width
        return found + self.samples(0, left, width) if left else found


def panned(pan: float) -> tuple[float, float]:
    """Gains of the left and right channel for a pan from -1 to 1, at constant power.

    >>> [round(side, 3) for side in panned(0)]
    [0.707, 0.707]
    >>> panned(-1) == panned(-5) and panned(-1)[0] > 0.95
    True
    """
    angle = (max(-1.0, min(1.0, pan)) * PAN_RANGE_SHARE + 1) * pi / 4
    return cos(angle), sin(angle)


def _open(mono: bool) -> None:
    """Open the sound device. Raises ``pygame.error`` if there is none."""
    # No other rate is allowed: what fades is cut out of the music by its samples.
    pygame.mixer.init(
        DEVICE_SAMPLE_COUNT, -8 * SAMPLE_BYTES, 1 if mono else 2, DEVICE_BUFFER_FRAMES, None, 0
    )
    # The last channel is the music's that gives way.
    pygame.mixer.set_num_channels(SOUND_CHANNEL_COUNT + 1)


@dataclass(frozen=True, slots=True)
class PlayingSound:
    """A sound on its channel: when it began, its peaks, its volume, and the gain of each side."""

    name: str
    channel: pygame.mixer.Channel
    sound: pygame.mixer.Sound
    begun: float
    peaks: Sequence[int]
    volume: float
    sides: tuple[float, float]

    @property
    def yields(self) -> bool:
        """Whether it gives way to signals."""
        return SOUNDS[self.name].group is SoundGroup.CARDS

    def peak(self, at: float) -> float:
        """Highest sample around a time, before its gains; nobody knows its start to a buffer."""
        place = int((at - self.begun) / PEAK_INTERVAL_SECONDS)
        near = self.peaks[max(0, place - 1) : place + 2] if place > -2 else ()
        return max(near, default=0) / 255 * self.volume

    def turned_down(self, gain: float) -> "PlayingSound":
        left, right = self.sides
        return replace(self, sides=(left * gain, right * gain))


def limited(playing: Sequence[PlayingSound], now: float, ceiling: float) -> list[PlayingSound]:
    """The sounds with gains at which their sum stays under the ceiling from now on.

    Cards give way to signals first, then all are turned down alike.
    """
    frames = max(
        (len(one.peaks) - (now - one.begun) / PEAK_INTERVAL_SECONDS for one in playing), default=0
    )
    sums: list[tuple[float, float]] = []
    for number in range(int(frames) + 2):
        peaks = [one.peak(now + number * PEAK_INTERVAL_SECONDS) for one in playing]
        for side in (0, 1):
            cards = signals = 0.0
            for one, peak in zip(playing, peaks, strict=True):
                if one.yields:
                    cards += peak * one.sides[side]
                else:
                    signals += peak * one.sides[side]
            sums.append((cards, signals))
    if max((cards + signals for cards, signals in sums), default=0.0) <= ceiling:
        return list(playing)
    rooms = [(ceiling - signals) / cards for cards, signals in sums if cards > 0]
    lower = min(1.0, max(MIN_CARD_GAIN_SHARE, min(rooms, default=1.0)))
    highest = max(cards * lower + signals for cards, signals in sums)
    common = min(1.0, ceiling / highest)
    return [one.turned_down(common * (lower if one.yields else 1.0)) for one in playing]


def caption(what: str, pan: float) -> Message:
    """A sound in words: what it means, and the side that it comes from, from -1 to 1."""
    aside = "left" if pan < -SIDE_PAN_SHARE else "right" if pan > SIDE_PAN_SHARE else "middle"
    return Message("sound-caption", what=what, side=aside)


class Sounds:
    """Plays sounds at the volumes of the settings.

    ``captions`` are the last sounds that mean something, in words, also if nobody hears them.
    ``problem`` says why something cannot be heard.  ``lacks`` is why there is no device, empty if
    there is one, None until one was looked for. ``instrument`` plays the tuned sounds.
    """

    def __init__(
        self, settings: Settings, rng: Random, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.settings = settings
        self.rng = rng
        self.instrument = TUNED_INSTRUMENTS[0]
        self.problem: Message | None = None
        self.lacks: str | None = None
        self.captions: deque[Message] = deque(maxlen=MAX_CAPTION_COUNT)
        self._clock = clock
        self._told: Message | None = None
        self._peaks: Mapping[str, Sequence[int]] = {}
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._recent: OrderedDict[str, pygame.mixer.Sound] = OrderedDict()
        self._last: dict[str, int] = {}
        self._on: list[PlayingSound] = []
        self._music = 0.0
        self._music_file = ""
        self._mono = settings.mono
        self._loader: threading.Thread | None = None
        self._rests = False
        self._closer: threading.Thread | None = None
        self._enough = threading.Event()

    def start(self) -> None:
        """Open the sound device and load frequent sounds in the background."""
        self._open()
        if self.lacks:
            return
        self._begin_loading()

    def _begin_loading(self) -> None:
        self._enough.clear()
        self._loader = threading.Thread(target=self._load, name="sounds", daemon=True)
        self._loader.start()

    def _open(self) -> None:
        """Open the device, or note why there is none."""
        self._mono = self.settings.mono
        try:
            _open(self._mono)
        except pygame.error as error:
            self.lacks = str(error).strip().rstrip(".") or type(error).__name__
            self.problem = Message("sound-none", why=self.lacks)
        else:
            self.lacks = ""

    def _load(self) -> None:
        """Preload frequent sounds, and the peaks of all. Other sounds load on first use."""
        try:
            text = (folder() / PEAKS_FILE).read_text(encoding="utf-8")
            self._peaks = {file: bytes.fromhex(tops) for file, tops in json.loads(text).items()}
        except (OSError, ValueError) as error:
            self.problem = self.problem or Message("sound-missing", why=str(error))
        for name, sort in SOUNDS.items():
            if not sort.often:
                continue
            if self._enough.is_set():
                return
            try:
                self._loaded[name] = [load(file) for file in files(name)]
            except (pygame.error, OSError) as error:
                self.problem = self.problem or Message("sound-missing", why=str(error))

    def rest(self) -> bool:
        """Release the silent device; whether none loads, plays or closes.

        An open device wakes the processor all the time. ``wake`` opens it again.
        """
        if not self._rests and pygame.mixer.get_init() and not self._music:
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
        fits = self._mono == self.settings.mono
        if not fits:
            self._drop()
        self._open()
        if not fits and not self.lacks:
            self._begin_loading()

    def _drop(self) -> None:
        """Forget all loaded sounds; another number of channels needs other samples."""
        self._enough.set()
        self.loaded()
        self._loaded.clear()
        self._recent.clear()
        self._on.clear()
        self._music = 0.0

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
        self._rested()
        self._drop()
        pygame.mixer.quit()

    def tend(self, seen: bool, instrument: str = "", last: bool = False) -> Message | None:
        """Start, stop or adjust the music, which plays while the window is ``seen``.

        ``instrument`` is that of the game on the screen, empty for none. ``last`` is whether its
        match can end. Follows the setting for mono. Returns a new sound problem once.  A missing
        device is not reported again if an earlier start did.
        """
        self.instrument = instrument or TUNED_INSTRUMENTS[0]
        there = not self._rests and pygame.mixer.get_init()
        if there and self._mono != self.settings.mono:
            self._drop()
            pygame.mixer.quit()
            self.start()
            there = pygame.mixer.get_init()
        wanted = self.volume("music") if seen and there else 0.0
        file = files("last-music" if last else "music", self.instrument)[0]
        if self._music and wanted and self._music_file != file:
            if self._music_file in (files(name, self.instrument)[0] for name in LOOPED_SOUNDS):
                self._give_way()
            else:
                # Music in another key begins when this one has faded.
                wanted = 0.0
        if wanted != self._music:
            self._make_music(wanted, file)
        if self.problem == self._told:
            return None
        self._told = self.problem
        return None if self.lacks and self.settings.soundless else self.problem

    def _make_music(self, wanted: float, file: str) -> None:
        music = pygame.mixer.music
        if wanted and not self._music:
            if music.get_busy():
                # The music still fades out; a new start would block until it ends.
                return
            self._music_file = file
            try:
                music.load(read(file), "ogg")
                music.play(-1, fade_ms=MUSIC_FADE_IN_MILLISECONDS)
            except (pygame.error, OSError) as error:
                self.problem = Message("sound-missing", why=str(error))
        if wanted:
            music.set_volume(wanted)
        elif pygame.mixer.get_init():
            music.fadeout(MUSIC_FADE_OUT_MILLISECONDS)
        self._music = wanted

    def _give_way(self) -> None:
        """Let the music go on and fade on a channel, so that other music can begin.

        The mixer plays one piece of music at a time. What is left of this one is decoded first, and
        goes on where the device takes its next buffer.
        """
        music, volume, self._music = pygame.mixer.music, self._music, 0.0
        width = SAMPLE_BYTES if self._mono else 2 * SAMPLE_BYTES
        count = DEVICE_SAMPLE_COUNT * MUSIC_FADE_IN_MILLISECONDS // 1000
        try:
            excerpts = Excerpts(self._music_file)
            start = self._heard_sample_count()
            rest = excerpts.samples(start % excerpts.length, 2 * count, width)
        except (pygame.error, OSError) as error:
            self.problem = Message("sound-missing", why=str(error))
            music.stop()
            return
        begun = -1
        # While the tail is made the device may take a buffer.
        while (taken := self._heard_sample_count()) != begun:
            begun = taken
            first, end = begun - start, begun - start + count + DEVICE_SAMPLE_COUNT // 2
            tail = pygame.mixer.Sound(buffer=rest[first * width : end * width])
        tail.set_volume(volume)
        channel = pygame.mixer.Channel(SOUND_CHANNEL_COUNT)
        channel.play(tail)
        music.stop()
        channel.fadeout(MUSIC_FADE_IN_MILLISECONDS)

    @staticmethod
    def _heard_sample_count() -> int:
        """Samples of the music that the device has taken: whole buffers."""
        music = pygame.mixer.music
        # Of music that plays, the time since the last buffer would be added.
        music.pause()
        milliseconds = music.get_pos()
        music.unpause()
        buffers = round(milliseconds * DEVICE_SAMPLE_COUNT / (1000 * DEVICE_BUFFER_FRAMES))
        return buffers * DEVICE_BUFFER_FRAMES

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
        larger values play its last step. Other sounds play a random variant, never the same gesture
        twice in a row. ``gain`` scales the volume, from 0 to 1. ``strength`` is how great the
        moment is, from 0 to 1: a great one is louder, plays the fuller chime and adds a layer; None
        is an ordinary one. Raises KeyError for a name that is not in ``SOUNDS``.
        """
        sort = SOUNDS[name]
        if name in SOUND_MEANINGS:
            self.captions.append(caption(SOUND_MEANINGS[name], pan))
        part = max(0.0, min(1.0, gain))
        great = None if strength is None else max(0.0, min(1.0, strength))
        if great is not None and not sort.graded:
            part *= ZERO_STRENGTH_GAIN_SHARE + (1 - ZERO_STRENGTH_GAIN_SHARE) * great
        self._start(name, pan, self._file_number(name, step, great), part)
        if sort.layer and great is not None and great > MIN_SOUND_LAYER_STRENGTH_SHARE:
            part = (great - MIN_SOUND_LAYER_STRENGTH_SHARE) / (1 - MIN_SOUND_LAYER_STRENGTH_SHARE)
            self._start(sort.layer, pan, self._file_number(sort.layer, 0, None), part)

    def sample(self, name: str, step: int = 0, pan: float = 0.0) -> None:
        """Play a sound by itself, also one that the settings leave out at a table."""
        self._start(name, pan, self._file_number(name, step, None), 1.0, left_out=True)

    def _start(
        self, name: str, pan: float, number: int, part: float, left_out: bool = False
    ) -> None:
        """Play one file of a sound on a free channel."""
        volume = self.volume(name, left_out)
        if volume == 0 or self._rests or not pygame.mixer.get_init():
            return
        often = SOUNDS[name].often
        if often and name not in self._loaded:
            return
        channel = self._channel(name)
        if channel is None:
            return
        file = files(name, self.instrument)[number]
        sound = self._loaded[name][number] if often else self._read(file)
        if sound is None:
            return
        sound.set_volume(volume)
        channel.play(sound)
        left, right = (1.0, 1.0) if self._mono else panned(pan)
        now, peaks = self._clock(), self._peaks.get(file, ())
        sides = (left * part, right * part)
        self._on.append(PlayingSound(name, channel, sound, now, peaks, volume, sides))
        self._limit(now)

    def _limit(self, now: float) -> None:
        """Set the volumes of all channels so that the sum of their sounds does not clip."""
        before, newest = self._on, self._on[-1]
        self._on = limited(before, now, MAX_PEAK_SUM_FACTOR - MUSIC_PEAK_SHARE * self._music)
        for old, one in zip(before, self._on, strict=True):
            if one is old and one is not newest:
                continue
            if self._mono:
                one.channel.set_volume(one.sides[0])
            else:
                one.channel.set_volume(*one.sides)

    def _read(self, file: str) -> pygame.mixer.Sound | None:
        """The sound in a file, from the cache if recently used; None if it is unreadable.

        All of them together would take many megabytes, and most are rare.
        """
        try:
            sound = self._recent.pop(file, None) or load(file)
        except (pygame.error, OSError) as error:
            self.problem = self.problem or Message("sound-missing", why=str(error))
            return None
        self._recent[file] = sound
        if len(self._recent) > MAX_RECENT_SOUND_COUNT:
            self._recent.popitem(last=False)
        return sound

    def _file_number(self, name: str, step: int, strength: float | None) -> int:
        """Which file of a sound to play."""
        sort = SOUNDS[name]
        if sort.graded:
            return round((0.5 if strength is None else strength) * (sort.files - 1))
        if sort.rising:
            return max(0, min(step, sort.files - 1))
        gestures = sort.gestures or sort.files
        chosen = self.rng.randrange(sort.files)
        if chosen % gestures == self._last.get(name):
            chosen = (chosen + 1) % sort.files
        self._last[name] = chosen % gestures
        return chosen

    def _channel(self, name: str) -> pygame.mixer.Channel | None:
        """A channel for a sound, or None to skip it.

        Of more than three copies of one sound the oldest fades out, and a tune before another. If
        all channels are busy, a card sound is skipped: nobody misses it. A signal falls back to the
        reserved channels, then takes over the channel of a card sound.
        """
        self._on = [one for one in self._on if one.channel.get_sound() is one.sound]
        same = [one for one in self._on if one.name == name]
        if len(same) >= MAX_SOUND_COPY_COUNT:
            same[0].channel.fadeout(REPLACED_SOUND_FADE_MILLISECONDS)
            self._on = [one for one in self._on if one is not same[0]]
        if name in TUNE_SOUNDS:
            for one in self._on:
                if one.name in TUNE_SOUNDS:
                    one.channel.fadeout(REPLACED_TUNE_FADE_MILLISECONDS)
            self._on = [one for one in self._on if one.name not in TUNE_SOUNDS]
        free = self._free(SIGNAL_CHANNEL_COUNT, SOUND_CHANNEL_COUNT)
        if free is not None or SOUNDS[name].group is SoundGroup.CARDS:
            return free
        free = self._free(0, SIGNAL_CHANNEL_COUNT)
        if free is not None:
            return free
        for one in self._on:
            if one.yields:
                self._on.remove(one)
                return one.channel
        return None

    @staticmethod
    def _free(first: int, end: int) -> pygame.mixer.Channel | None:
        channels: Iterator[pygame.mixer.Channel] = map(pygame.mixer.Channel, range(first, end))
        return next((channel for channel in channels if not channel.get_busy()), None)

    def volume(self, name: str, left_out: bool = False) -> float:
        """Volume of a sound, from 0 to 1; ``left_out`` plays what the settings leave out."""
        if self.settings.muted or (name == "seat" and not (self.settings.seats or left_out)):
            return 0.0
        percent: int = getattr(self.settings, SOUNDS[name].group.value)
        return percent / 100 * self.settings.volume / 100
