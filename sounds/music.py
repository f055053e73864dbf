"""Plays the music of `scores.py`: a loop of two minutes for each game, and one for its last round.

A section is heard in a texture of its own. A is the game's instrument alone, melody and figure.
In B a soft reed sings over a held chord. When A comes back it lies higher, its long notes are
answered, and the reed has a second voice. C begins thin, grows to its highest note, and its last
chord is left to ring. The last round has A and C, in strict time, over a soft pulse.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from instruments import CELESTA, INSTRUMENTS, Instrument, about
from score_reader import Section, Voiced, figure, sections, voiced
from scores import PIECES, Piece
from synth import (
    SAMPLE_RATE,
    Partial,
    Placed,
    Signal,
    band_noise,
    burst,
    decay,
    decibels_to_gain,
    folded,
    mix,
    struck,
    timeline,
)

SECTION_SECONDS = 30.0
# The bars of a phrase, and by how much it is slower at its ends than on the whole.
PHRASE_BARS = 4
RUBATO = 0.07
# How far a note may be off its time, as players are, in seconds.
OFF = 0.007
# A melody whose key note is lower than this goes up an octave when it comes back.
LOW_KEY = 300.0
# From afar an instrument rings longer.
RINGING = 1.7
LONGEST = 3.2


@dataclass(frozen=True)
class Texture:
    """How a section is played: its level, and the strength of each part; 0 for none."""

    level: float
    figures: tuple[str, ...]
    melody: float = 1.0
    reed: float = 0.0
    second: float = 0.0
    held: float = 0.0
    bells: float = 0.0
    answers: float = 0.0
    higher: bool = False
    grows: float = 0.0
    pulse: float = 0.0
    rests: bool = False


def hertz(key: float, pitch: float) -> float:
    """The frequency of so many semitones above a key note."""
    return float(key * 2.0 ** (pitch / 12.0))


@cache
def plucked(
    modes: tuple[Partial, ...], frequency: float, strength: float, softened: float = 0.55
) -> Signal:
    """A note of an instrument that is played from afar: the softer, the darker."""
    darker = softened * (1.2 - strength)
    soft = [
        Partial(one.ratio, one.amplitude * max(one.ratio, 1.0) ** -darker, RINGING * one.seconds)
        for one in modes
        if frequency * one.ratio < 9000.0
    ]
    longest = max(one.seconds for one in soft)
    return strength * struck(frequency, soft, 0.006, min(LONGEST, 1.1 * longest + 0.3))


def reed(frequency: float, seconds: float) -> Signal:
    """A held note of a soft reed, whose vibrato comes late."""
    times = timeline(seconds + 0.35)
    sway = np.clip((times - 0.35) / 0.7, 0.0, 1.0) * 0.0022 * np.sin(2.0 * np.pi * 4.7 * times)
    phase = 2.0 * np.pi * frequency * np.cumsum(1.0 + sway) / SAMPLE_RATE
    total = np.zeros(times.size, dtype=np.float64)
    for number, strength in ((1, 1.0), (2, 0.16), (3, 0.22), (4, 0.05), (5, 0.06)):
        total += strength * np.sin(number * phase)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.minimum(times / 0.13, 1.0))
    fall = 0.5 + 0.5 * np.cos(np.pi * np.clip((times - seconds) / 0.35, 0.0, 1.0))
    breath = 0.82 + 0.18 * np.sin(np.pi * np.clip(times / max(seconds, 0.2), 0.0, 1.0))
    voice: Signal = 0.62 * total * rise * fall * breath
    return voice


def held(rng: np.random.Generator, frequency: float, seconds: float) -> Signal:
    """One voice of a held chord: sines a hair apart."""
    rise, fall = min(0.9, 0.5 * seconds), 1.3
    times = timeline(seconds + fall)
    total = np.zeros(times.size, dtype=np.float64)
    for ratio, strength in ((0.9986, 0.6), (1.0, 1.0), (1.0016, 0.6), (2.0, 0.14), (3.0, 0.03)):
        phase = rng.uniform(0.0, 2.0 * np.pi)
        total += strength * np.sin(2.0 * np.pi * frequency * ratio * times + phase)
    envelope = 0.5 - 0.5 * np.cos(np.pi * np.minimum(times / rise, 1.0))
    envelope *= 0.5 + 0.5 * np.cos(np.pi * np.clip((times - seconds) / fall, 0.0, 1.0))
    voice: Signal = 0.4 * total * envelope
    return voice


@cache
def bass(frequency: float) -> Signal:
    """A low string, plucked with the flesh of a finger."""
    modes = (Partial(1.0, 1.0, 2.8), Partial(2.0, 0.42, 1.5), Partial(3.0, 0.14, 0.8))
    return struck(frequency, modes, 0.012, 2.6)


def beaten(rng: np.random.Generator, frequency: float, strength: float) -> Signal:
    """One beat of the pulse: a felt on a drum tuned to the bass."""
    modes = (Partial(1.0, 1.0, 0.30), Partial(1.59, 0.35, 0.18), Partial(2.14, 0.15, 0.10))
    felt = 0.05 * burst(rng, 180.0, 900.0, 0.004, 0.05)
    return strength * mix([(0.0, struck(frequency, modes, 0.010, 0.35)), (0.0, felt)])


class Player:
    """Plays the sections of one piece, one after the other."""

    def __init__(self, rng: np.random.Generator, voice: Instrument, piece: Piece) -> None:
        self.rng, self.voice, self.piece = rng, voice, piece
        # The melody begins between 200 and 400 Hz, whatever octave the signals are in.
        self.key = voice.key * 2.0 ** -np.floor(np.log2(voice.key / 200.0))
        self.parts: list[Placed] = []
        self.start = 0.0
        self.rubato = RUBATO

    def seconds(self, music: Section, beat: float) -> float:
        """The second of a beat: a phrase takes its time at its ends."""
        meter, beats = self.piece.meter, music.bars * self.piece.meter
        phrase = PHRASE_BARS * meter
        number, place = divmod(beat, phrase)
        share = place / phrase
        share += self.rubato * np.sin(2.0 * np.pi * share) / (2.0 * np.pi)
        return self.start + SECTION_SECONDS * (number + share) * phrase / beats

    def play(self, at: float, signal: Signal, strength: float) -> None:
        """A part that begins at a second."""
        self.parts.append((at, about(self.rng, strength, 0.06) * signal))

    def section(self, music: Section, texture: Texture) -> None:
        """One section; the next one begins where it ends."""
        beats = music.bars * self.piece.meter
        chords = voiced(music)
        at: Callable[[float], float] = lambda beat: self.seconds(music, beat)  # noqa: E731

        def late() -> float:
            return float(self.rng.uniform(0.0, OFF))

        def strength(beat: float) -> float:
            """Phrases swell and sink, a bar begins with weight."""
            share = beat % (PHRASE_BARS * self.piece.meter) / (PHRASE_BARS * self.piece.meter)
            place = beat % self.piece.meter
            weight = 1.0 if place == 0 else 0.93 if place in self.piece.strong else 0.86
            growing = 1.0 + texture.grows * (np.sin(np.pi * min(1.0, beat / beats * 1.35)) - 0.5)
            return float(texture.level * (0.84 + 0.16 * np.sin(np.pi * share)) * weight * growing)

        octave = 12 if texture.higher and self.key < LOW_KEY else 0
        for note in music.melody:
            first, end = at(note.at) + late(), at(note.at + note.beats)
            force = strength(note.at)
            if texture.melody:
                tone = self.plucked(note.pitch + octave, force)
                self.play(first, tone, texture.melody)
            if texture.reed:
                tone = reed(hertz(self.key, note.pitch), end - first)
                self.play(first, tone, 0.29 * texture.reed * force)
            if texture.bells:
                bell = plucked(CELESTA, hertz(self.key, note.pitch + 12), round(force, 1))
                self.play(first, bell, 0.22 * texture.bells)
        for one in chords:
            first, end = at(one.chord.at), at(one.chord.at + one.chord.beats)
            force = strength(one.chord.at)
            self.play(first + late(), bass(hertz(self.key, one.bass)), 0.42 * force)
            if texture.held:
                for pitch in one.voices:
                    tone = held(self.rng, hertz(self.key, pitch), end - first)
                    self.parts.append((first, 0.12 * texture.held * force * tone))
            if texture.second:
                tone = reed(hertz(self.key, one.voices[-1]), end - first - 0.1)
                self.play(first, tone, 0.17 * texture.second * force)
        for beat, pitch in self.figured(music, chords, texture):
            tone = self.plucked(pitch, 0.8 * strength(beat))
            self.play(at(beat) + late(), tone, 0.42)
        if texture.answers:
            for beat, pitch in self.answered(music, chords):
                tone = self.plucked(pitch + 12, 0.6 * strength(beat))
                self.play(at(beat) + late(), tone, 0.40 * texture.answers)
        if texture.pulse:
            self.beat(music, chords, texture, at)
        self.start += SECTION_SECONDS

    def plucked(self, pitch: int, force: float) -> Signal:
        """A note of the game's instrument; few strengths, so that a note is made once."""
        low, high, level = self.voice.touch
        strength = min(1.0, max(0.3, round(force * 8.0) / 8.0))
        tone = plucked(self.voice.modes, hertz(self.key, pitch), strength, self.piece.softened)
        touch = 0.5 * level * strength * burst(self.rng, low, min(high, 4000.0), 0.002, 0.02)
        return mix([(0.0, tone), (0.0, touch)])

    def figured(
        self, music: Section, chords: list[Voiced], texture: Texture
    ) -> Iterator[tuple[float, int]]:
        """The notes of the figure; the last bar of C is a chord that is left to ring."""
        meter = self.piece.meter
        for bar in range(music.bars):
            if texture.rests and bar == music.bars - 1:
                yield from ((bar * meter + 0.04 * n, p) for n, p in enumerate(chords[-1].voices))
                continue
            for place, number in figure(texture.figures[bar % len(texture.figures)]):
                beat = bar * meter + place
                chord = at_beat(chords, beat)
                if number:
                    yield beat, chord.voices[number - 1]
                elif place:
                    yield beat, chord.bass + 12

    def answered(self, music: Section, chords: list[Voiced]) -> Iterator[tuple[float, int]]:
        """Two notes of the chord after each long note of the melody."""
        longest = max(2.0, self.piece.meter / 2)
        for note in music.melody:
            if note.beats >= longest:
                step = note.beats / 4
                for number in (1, 2):
                    beat = note.at + note.beats / 2 + (number - 1) * step
                    yield beat, at_beat(chords, beat).voices[number]

    def beat(
        self,
        music: Section,
        chords: list[Voiced],
        texture: Texture,
        at: Callable[[float], float],
    ) -> None:
        """The pulse: a felt on each strong beat, and where the music grows a brush between."""
        piece = self.piece
        even = piece.meter / (2 * len(piece.strong))
        for half in range(int(music.bars * piece.meter / even)):
            beat = half * even
            low = hertz(self.key, at_beat(chords, beat).bass)
            low *= 2.0 ** -np.round(np.log2(low / 98.0))
            if half % 2 == 0:
                self.play(at(beat), beaten(self.rng, low, 1.0), 0.8 * texture.pulse)
            elif texture.grows:
                self.play(at(beat), beaten(self.rng, low, 0.5), 0.8 * texture.pulse)
                brush = burst(self.rng, 2200.0, 5200.0, 0.012, 0.06)
                self.play(at(beat), brush, 0.02 * texture.pulse)


def at_beat(chords: list[Voiced], beat: float) -> Voiced:
    """The chord of a beat."""
    return next(one for one in reversed(chords) if one.chord.at <= beat)


def hall(rng: np.random.Generator, signal: Signal) -> Signal:
    """The loop in a soft room whose echo goes on over the seam."""
    echo = band_noise(rng, 1.8, 180.0, 2600.0) * decay(1.8, 0.025, 1.8)
    echo *= decibels_to_gain(-8.0) / float(np.sqrt(np.sum(echo**2)))
    # The transform takes the loop as going on for ever: what is left at the end is at the start.
    length = signal.shape[-1]
    spectrum = np.fft.rfft(signal) * np.fft.rfft(echo, length)
    return signal + np.fft.irfft(spectrum, length)


def finish(rng: np.random.Generator, player: Player) -> Signal:
    """What was played, as a loop in a room."""
    return hall(rng, folded(mix(player.parts), player.start))


def music(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """Two minutes: A B A C."""
    piece = piece_of(voice)
    a, b, c = sections(piece)
    player = Player(rng, voice, piece)
    first, second, third, fourth = piece.figures
    player.section(a, Texture(0.86, first))
    player.section(b, Texture(0.78, second, melody=0.0, reed=1.0, held=0.9))
    player.section(a, Texture(0.72, third, second=1.0, bells=0.8, answers=1.0, higher=True))
    player.section(
        c, Texture(0.84, fourth, held=0.8, bells=0.35, answers=0.5, grows=0.30, rests=True)
    )
    return finish(rng, player)


def last_music(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """One minute for the last round: A and C over a soft pulse."""
    piece = piece_of(voice)
    a, _, c = sections(piece)
    player = Player(rng, voice, piece)
    player.rubato = 0.0
    first, _, third, _ = piece.figures
    player.section(a, Texture(0.84, first, pulse=0.8))
    player.section(c, Texture(0.86, third, reed=0.6, grows=0.25, pulse=1.0, higher=True))
    return finish(rng, player)


def piece_of(voice: Instrument) -> Piece:
    """The piece of an instrument."""
    return next(PIECES[name] for name, one in INSTRUMENTS.items() if one == voice)
