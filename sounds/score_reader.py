"""Reads the music of `scores.py`, and finds the voices of its chords by the rules of part writing.

Pitches are semitones above the key note of the melody, times are beats from the section's start.
A chord is written as in `CHORDS`, after a slash the degree of its bass. A note is a degree of the
major scale, with # or b before it, and ' or , for each octave above or below; - is a rest.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, pairwise, permutations, product

from scores import CHORDS, Piece

DEGREES = (0, 2, 4, 5, 7, 9, 11)
VOICES = 3
# Where the bass and the voices above it may lie.
BASS = (-22, -9)
INNER = (-12, 4)
# What speaks against a voicing, each for so many semitones of movement.
CLASH = 60.0
PARALLEL = 24.0
CROSSED = 6.0
DOUBLED = 3.0
INVERTED = 4.0
WIDE = 15
# So many beginnings are followed at once.
BEST = 60


@dataclass(frozen=True)
class Sung:
    """A note of the melody."""

    at: float
    beats: float
    pitch: int


@dataclass(frozen=True)
class Chord:
    """A chord: when it comes, for how long, its notes within an octave, and its bass.

    A bass that is not `fixed` may be the third, where that is the better line.
    """

    at: float
    beats: float
    name: str
    notes: tuple[int, ...]
    bass: int
    fixed: bool


@dataclass(frozen=True)
class Voiced:
    """A chord with its bass, the voices above it from below, and what is sung as it comes."""

    chord: Chord
    bass: int
    voices: tuple[int, ...]
    sung: int | None = None

    @property
    def all(self) -> tuple[int, ...]:
        return (self.bass, *self.voices)


@dataclass(frozen=True)
class Section:
    """Half a minute of music."""

    bars: int
    melody: tuple[Sung, ...]
    chords: tuple[Chord, ...]


def degree(text: str) -> int:
    """The pitch of a degree.

    >>> degree("1"), degree("b7"), degree("#1'"), degree("5,")
    (0, 10, 13, -5)
    """
    plain = text.strip("#b',")
    raised = text.count("#") - text.count("b") + 12 * (text.count("'") - text.count(","))
    return DEGREES[int(plain) - 1] + raised


def section(text: str, meter: int) -> Section:
    """A section as it is written. Raises ValueError for a bar that is too short or too long."""
    melody: list[Sung] = []
    chords: list[Chord] = []
    lines = [line.strip() for line in text.strip().splitlines()]
    for bar, line in enumerate(lines):
        harmony, sung = line.split("|")
        at = float(bar * meter)
        for word in harmony.split():
            name, _, beats = word.partition(":")
            length = float(beats or meter)
            root, _, low = name.partition("/")
            notes = CHORDS[root]
            bass = degree(low) if low else notes[0]
            chords.append(Chord(at, length, name, notes, bass, bool(low)))
            at += length
        place = float(bar * meter)
        for word in sung.split():
            note, _, beats = word.partition(":")
            if note != "-":
                melody.append(Sung(place, float(beats), degree(note)))
            place += float(beats)
        if {at, place} != {float((bar + 1) * meter)}:
            raise ValueError(f"bar {bar + 1} is not full: {line}")
    ends = (0, len(chords) - 1)
    chords = [replace(one, fixed=one.fixed or place in ends) for place, one in enumerate(chords)]
    return Section(len(lines), tuple(melody), tuple(chords))


def sections(piece: Piece) -> tuple[Section, Section, Section]:
    """A, B and C."""
    a, b, c = (section(text, piece.meter) for text in (piece.a, piece.b, piece.c))
    return a, b, c


def sounding(melody: Sequence[Sung], at: float) -> Sung | None:
    """The note of the melody that is heard at a time."""
    return next((one for one in melody if one.at <= at < one.at + one.beats), None)


def figure(text: str) -> Iterator[tuple[float, int]]:
    """The beats of a figure, each with its voice; 0 is the bass.

    >>> list(figure("0 .5:1 1:3"))
    [(0.0, 0), (0.5, 1), (1.0, 3)]
    """
    for word in text.split():
        at, _, voice = word.partition(":")
        yield float(at), int(voice or 0)


# Part writing.


def within(note: int, low: int, high: int) -> list[int]:
    """A note in each octave of a range."""
    return [pitch for pitch in range(low, high + 1) if (pitch - note) % 12 == 0]


def clashes(one: int, other: int) -> bool:
    """Whether two notes are a semitone apart, or a semitone and octaves."""
    return abs(one - other) % 12 == 1


def is_parallel(before: tuple[int, int], after: tuple[int, int]) -> bool:
    """Whether two voices move from one fifth or octave to another one."""
    gap = (before[1] - before[0]) % 12
    moved = before[0] != after[0] and before[1] != after[1]
    return moved and gap in (0, 7) and (after[1] - after[0]) % 12 == gap


@cache
def choices(notes: tuple[int, ...], bass: int) -> tuple[tuple[int, ...], ...]:
    """The ways to set the voices above a bass: the third and the seventh are always there."""
    needed = {notes[1], *notes[3:]} - {bass % 12}
    found = set()
    for picked in permutations(notes, VOICES):
        if not needed <= set(picked):
            continue
        for voices in product(*(within(note, *INNER) for note in picked)):
            ordered = tuple(sorted(voices))
            if len(set(ordered)) == VOICES and ordered[-1] - ordered[0] <= WIDE:
                found.add(ordered)
    return tuple(sorted(found))


def _alone(one: Voiced) -> float:
    cost = 0.3 * abs(sum(one.voices) / VOICES + 3.0) + 0.15 * abs(one.bass + 14)
    cost += DOUBLED * sum((voice - one.bass) % 12 == 0 for voice in one.voices)
    cost += sum(3.0 for low, high in pairwise(one.voices) if high - low < 3)
    cost += INVERTED * ((one.bass - one.chord.bass) % 12 != 0)
    if one.sung is not None:
        cost += CLASH * sum(clashes(voice, one.sung) for voice in one.all)
        cost += CROSSED * sum(voice >= one.sung for voice in one.voices)
    return cost


def parallels(one: Voiced, other: Voiced) -> int:
    """How many pairs of voices, the melody among them, go in fifths or octaves."""
    pairs = [*zip(one.all, other.all, strict=True)]
    found = sum(
        is_parallel((low[0], high[0]), (low[1], high[1])) for low, high in combinations(pairs, 2)
    )
    if one.sung is not None and other.sung is not None:
        found += is_parallel((one.bass, one.sung), (other.bass, other.sung))
    return found


def _between(one: Voiced, other: Voiced) -> float:
    moved = sum(abs(a - b) for a, b in zip(one.voices, other.voices, strict=True))
    return moved + 0.5 * abs(one.bass - other.bass) + PARALLEL * parallels(one, other)


def _settings(chord: Chord, sung: Sung | None) -> Iterator[Voiced]:
    """Every way to set a chord."""
    for low in (chord.bass,) if chord.fixed else (chord.bass, chord.notes[1]):
        for bass in within(low, *BASS):
            for voices in choices(chord.notes, low):
                if voices[0] > bass + 2:
                    yield Voiced(chord, bass, voices, None if sung is None else sung.pitch)


def voiced(music: Section) -> list[Voiced]:
    """The chords of a section with the voices that move least and break no rule."""
    ways: list[tuple[float, list[Voiced]]] = [(0.0, [])]
    for chord in music.chords:
        found: list[tuple[float, list[Voiced]]] = []
        for one in _settings(chord, sounding(music.melody, chord.at)):
            costs = [(cost + _between(way[-1], one) if way else 0.0, way) for cost, way in ways]
            cost, way = min(costs, key=lambda pair: pair[0])
            found.append((cost + _alone(one), [*way, one]))
        ways = sorted(found, key=lambda pair: pair[0])[:BEST]
    return ways[0][1]
