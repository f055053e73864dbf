"""The sound files: complete, level, clean, each different, and never too much together."""

import io
import json
import math
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from game.games import GAMES
from game.storage.settings import Settings
from game.ui.sound import (
    LOOPED_SOUNDS,
    MIN_SOUND_LAYER_STRENGTH_SHARE,
    MUSIC_PEAK_SHARE,
    MUSIC_RATE_FACTOR,
    PEAK_INTERVAL_SECONDS,
    PEAKS_FILE,
    SOUNDS,
    TUNED_INSTRUMENTS,
    SoundGroup,
    all_files,
    files,
    header_of,
    read,
)
from game.ui.table.motion.event_effects import CARD_EVENT_EFFECTS, CARDLESS_EVENT_EFFECTS
from tests.sounds.hall import hall
from tests.sounds.measure import (
    MILLISECOND,
    RATE,
    Samples,
    above,
    alikeness,
    bands,
    centroid,
    decibels,
    decoded,
    fundamental,
    gesture_correlations,
    loop,
    loudness,
    mixer,
    momentary,
    peak,
    picture_correlation,
    power,
    repetition,
    rms,
    seam,
    share_above,
    sound_of,
    spectrum,
    timbre_distance,
    width,
)
from tests.sounds.moments import MOMENTS
from tests.together import check_each

FOLDER = Path(__file__).parents[2] / "sounds" / "ogg"
SIZE_LIMIT = 4_100_000
# Of the music, for two minutes and for one.
MUSIC_SIZE_LIMITS = {"music": 320_000, "last-music": 175_000}
DRAWS = 40

# The bounds of the length of each sound in seconds.
LENGTHS = {
    "deal": (0.06, 0.25),
    "draw": (0.12, 0.35),
    "toss": (0.15, 0.40),
    "flip": (0.16, 0.40),
    "place": (0.06, 0.25),
    "take": (0.35, 0.70),
    "lay": (0.20, 0.55),
    "shuffle": (0.65, 1.10),
    "cut": (0.25, 0.50),
    "gather": (0.15, 0.40),
    "spread": (0.15, 0.40),
    "coins": (0.15, 0.45),
    "take-lift": (0.15, 0.40),
    "take-flight": (0.40, 0.70),
    "take-land": (0.15, 0.40),
    "capture-lift": (0.25, 0.50),
    "capture-flight": (0.50, 0.80),
    "capture-land": (0.20, 0.50),
    "dig-lift": (0.40, 0.70),
    "dig-flight": (0.45, 0.75),
    "dig-land": (0.25, 0.55),
    "heft": (0.25, 0.60),
    "flurry": (0.40, 0.90),
    "take-chime": (0.40, 1.30),
    "double-chime": (0.50, 1.60),
    "capture-chime": (0.50, 1.50),
    "dig-chime": (0.60, 1.60),
    "call": (0.40, 1.20),
    "run-close": (0.50, 1.30),
    "broken": (0.50, 1.40),
    "out": (0.50, 1.40),
    "robbed": (0.20, 0.45),
    "victim": (1.20, 2.20),
    "count": (0.25, 0.70),
    "points": (0.40, 1.20),
    "click": (0.02, 0.08),
    "turn": (0.40, 1.20),
    "refuse": (0.20, 0.45),
    "seat": (0.10, 0.50),
    "remark": (0.10, 0.30),
    "motif": (2.00, 3.60),
    "round": (0.80, 1.80),
    "solved": (1.80, 3.60),
    "win": (5.50, 6.50),
    "evening": (7.50, 8.50),
    "lose": (2.70, 3.30),
    "music": (120.0, 120.0),
    "last-music": (60.0, 60.0),
}
NAMES = list(all_files())
SHORT = [name for name in NAMES if sound_of(name) not in LOOPED_SOUNDS]
MUSIC = [name for name in NAMES if sound_of(name) in LOOPED_SOUNDS]
CARDS = [name for name, sort in SOUNDS.items() if sort.group is SoundGroup.CARDS]
SIGNALS = [name for name, sort in SOUNDS.items() if sort.group is SoundGroup.SIGNALS]
# What is pushed, flicked, laid flat and dropped, in turns.
GESTURES = [name for name, sort in SOUNDS.items() if sort.gestures]
# A bent card that is let go.
SNAPS = [
    *(file for name in ("flip", "shuffle", "spread") for file in files(name)),
    *(file for name in ("deal", "draw") for file in files(name)[1 :: SOUNDS[name].gestures]),
]
# What is pressed or said beside the game is quiet on purpose.
ASIDE = {"click", "remark"}
# What rings: all but knocks on wood.
RINGING = {*SIGNALS} - {"click", "robbed", "seat"}
# The louder half of what is called out.
CALLS = [files("call", instrument)[1] for instrument in TUNED_INSTRUMENTS]

# The loudness of sounds that kept it when they were made anew, in the mean of their files, and the
# momentary loudness of the ends of a match on each instrument.
KEPT_LEVELS = {
    "deal": -25.2,
    "place": -22.5,
    "draw": -25.1,
    "toss": -24.6,
    "win": -14.6,
    "lose": -18.5,
    "take-chime": -16.5,
    "double-chime": -15.5,
    "capture-chime": -15.5,
    "dig-chime": -16.0,
    "call": -16.0,
    "out": -16.5,
}
KEPT_MOMENTARY = {
    "win": (-19.0, -18.6, -19.1, -18.6, -19.0),
    "lose": (-23.2, -22.8, -22.8, -22.2, -23.4),
}

Sounds = Mapping[str, Samples]
Levels = Callable[[str], float]


@pytest.fixture(scope="module")
def sounds() -> Iterator[Sounds]:
    """Every sound, decoded by the mixer as the program opens it."""
    with mixer():
        yield {name: (decoded if name in SHORT else loop)(name) for name in NAMES}


@pytest.fixture(scope="module")
def level(sounds: Sounds) -> Levels:
    """How loud a file is."""
    return cache(lambda file: loudness(sounds[file]))


@pytest.fixture(scope="module")
def levels(level: Levels) -> dict[str, float]:
    """How loud each sound is in the mean of its files."""
    return {
        name: statistics.fmean(level(file) for file in SHORT if sound_of(file) == name)
        for name in SOUNDS
        if name not in LOOPED_SOUNDS
    }


def pitch_shares(samples: Samples, key: float) -> list[float]:
    """The share of each of the twelve notes of a key in the energy from 60 Hz to 1 kHz.

    ``key`` is its key note in semitones above 1 Hz.
    """
    frequencies, powers = spectrum(samples)
    inside = (frequencies > 60) & (frequencies < 1000)
    notes = np.round(12 * np.log2(frequencies[inside]) - key).astype(int) % 12
    found = np.bincount(notes, weights=powers[inside], minlength=12)
    return [float(one) for one in found / found.sum()]


def beat_strength(samples: Samples) -> float:
    """How regularly what lies under 250 Hz swells and sinks, in steps of 20 ms."""
    low = samples.mean(axis=0) - above(samples, 250).mean(axis=0)
    step = RATE // 50
    loud = np.square(low[: low.size // step * step].reshape(-1, step)).mean(axis=1)
    rises = np.maximum(np.diff(np.sqrt(loud)), 0)
    like = np.fft.irfft(np.square(np.abs(np.fft.rfft(rises - rises.mean(), 2 * rises.size))))
    return float(like[15:120].max() / like[0])


def sets() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The files of each sound that one game can play, but the music."""
    for name, sort in SOUNDS.items():
        for instrument in TUNED_INSTRUMENTS if sort.tuned else ("",):
            if name not in LOOPED_SOUNDS:
                yield f"{instrument} {name}", files(name, instrument)


# The files.


def test_the_folder_holds_exactly_the_files_of_the_sounds_and_their_peaks() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(
        [*(f"{name}.pages" for name in NAMES), *{header_of(name) for name in NAMES}, PEAKS_FILE]
    )
    assert LENGTHS.keys() == SOUNDS.keys()


def test_each_game_has_an_instrument_of_its_own() -> None:
    assert sorted(game.instrument for game in GAMES) == sorted(TUNED_INSTRUMENTS)


def test_what_cards_do_has_eight_variants_or_more() -> None:
    assert {SOUNDS[name].files for name in CARDS} == {8}


def test_all_files_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < SIZE_LIMIT
    for file in MUSIC:
        size = (FOLDER / f"{file}.pages").stat().st_size
        assert size < MUSIC_SIZE_LIMITS[sound_of(file)], file


def test_streams_have_the_channels_and_the_rate_of_their_kind_and_one_number() -> None:
    def check(name: str) -> None:
        data = read(name).getvalue()
        # The identification header: packet type and "vorbis", version (4 bytes), channels, rate.
        header = data.index(b"\x01vorbis")
        assert data[:4] == b"OggS"
        # Music is far away: half the rate and one channel are enough.
        assert data[header + 11] == (2 if name in SHORT else 1)
        rate = RATE if name in SHORT else RATE // MUSIC_RATE_FACTOR
        assert int.from_bytes(data[header + 12 : header + 16], "little") == rate
        # Every page has the number of the stream, that of its header, and none is left out.
        pages = data.split(b"OggS")[1:]
        assert {page[10:14] for page in pages} == {(1).to_bytes(4, "little")}
        assert [int.from_bytes(page[14:18], "little") for page in pages] == [*range(len(pages))]

    check_each(check, NAMES)


def test_the_table_of_peaks_is_true_of_the_files(sounds: Sounds) -> None:
    told = json.loads((FOLDER / PEAKS_FILE).read_text(encoding="utf-8"))
    assert sorted(told) == sorted(SHORT)
    step = round(PEAK_INTERVAL_SECONDS * RATE)

    def check(name: str) -> None:
        highest = np.abs(sounds[name]).max(axis=0)
        tops = [highest[start : start + step].max() for start in range(0, highest.size, step)]
        table = np.frombuffer(bytes.fromhex(told[name]), dtype="u1") / 255
        assert np.abs(np.array(tops) - table).max() < 0.01

    check_each(check, SHORT)
    assert max(peak(sounds[file]) for file in MUSIC) < MUSIC_PEAK_SHARE


def test_the_scripts_make_the_sounds_that_are_in_the_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(FOLDER.parent)
    known = set(sys.modules)
    import make_sounds  # type: ignore[import-not-found]
    import soundfile  # type: ignore[import-untyped]

    assert make_sounds.RECIPES.keys() == SOUNDS.keys()
    assert make_sounds.INSTRUMENTS.keys() == {*TUNED_INSTRUMENTS}
    # Some of them: cards, layers, chimes, notes, and a minute of music.
    for name in (*[one for one in SOUNDS if one not in LOOPED_SOUNDS][::5], "last-music"):
        file, data = next(make_sounds.made(name, TUNED_INSTRUMENTS[0]))
        made, _ = soundfile.read(io.BytesIO(data))
        stored, _ = soundfile.read(read(file))
        assert made.shape == stored.shape, name
        # Other versions may round otherwise: with the same ones not a byte differs.
        assert ((made - stored) ** 2).sum() < 0.01 * (stored**2).sum(), name
    for module in set(sys.modules) - known:
        if Path(getattr(sys.modules[module], "__file__", None) or "/").parent == FOLDER.parent:
            del sys.modules[module]


# Each for itself.


def test_length_suits_the_event_and_both_ends_are_silent(sounds: Sounds) -> None:
    def check(name: str) -> None:
        samples = sounds[name]
        shortest, longest = LENGTHS[sound_of(name)]
        assert shortest <= samples.shape[1] / RATE <= longest
        assert abs(samples.mean()) < 0.003
        if name in SHORT:
            assert peak(samples[:, :MILLISECOND]) < 0.03
            assert peak(samples[:, -MILLISECOND:]) < 0.01
            assert np.abs(samples[:, [0, -1]]).max() < 0.01

    check_each(check, NAMES)


def test_rings_out_without_a_click(sounds: Sounds) -> None:
    def check(name: str) -> None:
        # A note that is cut off is heard far above itself at that instant.
        samples = sounds[name]
        end = above(samples, 6000)[:, -80 * MILLISECOND : -MILLISECOND]
        assert peak(end) < 0.01 * peak(samples)

    check_each(check, [one for one in SHORT if sound_of(one) in RINGING])


def test_a_snap_has_a_seventh_of_its_energy_and_more_over_six_kilohertz(sounds: Sounds) -> None:
    def check(name: str) -> None:
        assert share_above(sounds[name], 6000) >= 0.15

    check_each(check, SNAPS)


def test_a_placed_card_is_bright_and_warm(sounds: Sounds) -> None:
    shares = [share_above(sounds[file], 6000) for file in files("place")]
    assert 0.15 <= statistics.fmean(shares) <= 0.20
    assert all(0.12 < share < 0.24 for share in shares)


def test_what_lands_is_warm_and_notes_have_no_hiss(sounds: Sounds) -> None:
    def check(name: str) -> None:
        if SOUNDS[sound_of(name)].tuned:
            assert share_above(sounds[name], 8000) < 0.03
        elif sound_of(name).endswith(("land", "heft")):
            assert share_above(sounds[name], 6000) < 0.12
        assert share_above(sounds[name], 15_500) < 0.02

    check_each(check, SHORT)


def test_all_stand_in_a_room_and_are_about_as_loud_in_both_ears(sounds: Sounds) -> None:
    def check(name: str) -> None:
        samples = sounds[name]
        left, right = (power(one) for one in samples)
        # Low notes are a little to the left, high ones to the right.
        assert abs(10 * math.log10(left / right)) < 6
        if sound_of(name) != "click":
            # What comes from the middle alone would have no difference at all.
            assert -35 < width(samples) < -2

    check_each(check, SHORT)


# The variants of a sound.


def test_variants_are_equally_loud_and_grades_grow(level: Levels) -> None:
    def check(case: tuple[str, tuple[str, ...]]) -> None:
        found = [level(file) for file in case[1]]
        if SOUNDS[sound_of(case[1][0])].graded:
            assert all(2 < higher - lower < 3 for lower, higher in pairwise(found))
        else:
            assert max(found) - min(found) < 1

    check_each(check, sets(), name=lambda case: case[0])


def test_no_two_variants_are_alike(sounds: Sounds) -> None:
    def check(case: tuple[str, tuple[str, ...]]) -> None:
        pairs = combinations(case[1], 2)
        pitched = SOUNDS[sound_of(case[1][0])].group is SoundGroup.SIGNALS
        assert all(
            alikeness(sounds[one], sounds[other]) < (0.995 if pitched else 0.95)
            for one, other in pairs
        )

    check_each(check, sets(), name=lambda case: case[0])


def test_the_brightness_of_a_cards_variants_differs_a_little(sounds: Sounds) -> None:
    def check(name: str) -> None:
        middles = [math.log(centroid(sounds[file])) for file in files(name)]
        assert 0.01 < statistics.stdev(middles) < 0.35

    check_each(check, CARDS)


def test_the_gestures_of_a_card_are_four_and_no_two_of_them_alike(sounds: Sounds) -> None:
    assert [*GESTURES] == ["deal", "place", "draw", "toss"]

    def check(name: str) -> None:
        takes = [sounds[file] for file in files(name)]
        gestures = SOUNDS[name].gestures
        assert (len(takes), gestures) == (8, 4)
        apart = gesture_correlations(takes, gestures)
        assert len(apart) == 24
        assert max(apart) <= 0.75
        for one, other in zip(takes, takes[gestures:], strict=False):
            assert picture_correlation(one, other) > 0.75, "two takes are one gesture"

    check_each(check, GESTURES)


def test_only_a_great_moment_has_air(sounds: Sounds) -> None:
    def check(case: tuple[str, tuple[str, ...]]) -> None:
        small, usual, great = (share_above(sounds[file], 6000) for file in case[1])
        assert great >= 0.06
        assert max(small, usual) < 0.05
        # It is on the attack alone.
        high, late = above(sounds[case[1][2]], 6000), 450 * MILLISECOND
        assert peak(high[:, late:]) < 0.15 * peak(high[:, :late])

    check_each(
        check,
        [one for one in sets() if SOUNDS[sound_of(one[1][0])].graded],
        name=lambda case: case[0],
    )


def test_a_count_rises_in_even_loudness_step_by_step(sounds: Sounds) -> None:
    for instrument in TUNED_INSTRUMENTS:
        pitches = [fundamental(sounds[file]) for file in files("count", instrument)]
        for lower, higher in pairwise(pitches):
            # A whole tone or a minor third: a scale of five notes.
            semitones = 12 * math.log2(higher / lower)
            assert abs(semitones - 2) < 0.2 or abs(semitones - 3) < 0.2, instrument


@pytest.mark.parametrize("instrument", TUNED_INSTRUMENTS)
def test_a_won_match_comes_home_and_a_lost_one_ends_open_in_minor(
    sounds: Sounds, instrument: str
) -> None:
    key = fundamental(sounds[files("count", instrument)[2]])

    def strength(samples: Samples, semitones: int) -> float:
        """The strength of a note of the key, in three octaves."""
        length = 1 << 18
        powers = np.square(np.abs(np.fft.rfft(samples, length))).sum(axis=0)
        notes = [key * 2 ** (octave + semitones / 12) for octave in (-2, -1, 0)]
        near = [round(note * length / RATE) for note in notes]
        return float(sum(powers[place - 8 : place + 9].sum() for place in near))

    won, lost = (sounds[files(name, instrument)[0]] for name in ("win", "lose"))
    assert strength(lost, 3) > 4 * strength(lost, 4), "the third is minor"
    assert strength(won, 4) > 4 * strength(won, 3), "the third is major"
    ends = {step: strength(lost[:, -RATE:], step) for step in (0, 2, 3, 7, 8)}
    assert max(ends, key=ends.__getitem__) in (2, 7)
    ends = {step: strength(won[:, -RATE:], step) for step in (0, 2, 4, 7, 9)}
    assert ends[0] + ends[4] + ends[7] > 10 * (ends[2] + ends[9])


def test_the_music_of_a_game_and_its_signals_are_in_one_key(sounds: Sounds) -> None:
    keys = set()
    for instrument in TUNED_INSTRUMENTS:
        key = 12 * math.log2(fundamental(sounds[files("count", instrument)[2]]))
        keys.add(round(key) % 12)
        for name in LOOPED_SOUNDS:
            shares = pitch_shares(sounds[files(name, instrument)[0]], key)
            scales = [
                sum(shares[(one + above_key) % 12] for one in (0, 2, 4, 5, 7, 9, 11))
                for above_key in range(12)
            ]
            assert scales[0] == max(scales) > 0.8, "no other scale has more of its notes"
    assert len(keys) == len(TUNED_INSTRUMENTS), "each game has a key of its own"


def test_each_seat_has_a_sound_of_its_own(sounds: Sounds) -> None:
    """None of them is like another, and their spectra are apart."""
    seats = [sounds[file] for file in files("seat")]
    assert len(seats) == max(most for game in GAMES for most in game.players)
    for one, other in combinations(seats, 2):
        assert alikeness(one, other) < 0.6
        assert timbre_distance(one, other) > 0.25


def test_each_kind_of_event_has_a_sound_of_its_own() -> None:
    heard: dict[str, str] = {}
    for what, effect in [*CARD_EVENT_EFFECTS.items(), *CARDLESS_EVENT_EFFECTS.items()]:
        if effect.sound:
            assert heard.setdefault(effect.sound, what.name) == what.name
    assert len(heard) >= 12


# Beside each other.


def test_a_great_moment_is_louder_than_a_card_and_a_refusal_is_not(
    levels: dict[str, float],
) -> None:
    for name in ("take", "take-land", "capture-land", "dig-land"):
        assert levels[name] > levels["place"] + 3, name
        assert levels[name] > levels["refuse"] + 3, name
    for name in ("take", "capture", "dig"):
        chime, landing = levels[f"{name}-chime"], levels[f"{name}-land"]
        assert chime > landing > levels[f"{name}-flight"] > levels[f"{name}-lift"]
        assert chime > levels["place"] + 5
    assert levels["capture-chime"] > levels["take-chime"]
    assert levels["win"] == max(levels.values())
    assert levels["lose"] < levels["win"] - 3


def test_what_was_made_anew_is_as_loud_as_before(sounds: Sounds, levels: dict[str, float]) -> None:
    for name, before in KEPT_LEVELS.items():
        assert abs(levels[name] - before) < 2, name
    for name, before in KEPT_MOMENTARY.items():
        for instrument, one in zip(TUNED_INSTRUMENTS, before, strict=True):
            assert abs(momentary(sounds[files(name, instrument)[0]]) - one) < 2, instrument


def test_calls_reach_minus_twenty_lufs(sounds: Sounds) -> None:
    for file in CALLS:
        assert -21 < momentary(sounds[file]) < -18, file


def test_cards_are_about_as_loud_as_calls_and_signals(levels: dict[str, float]) -> None:
    cards = statistics.median(levels[name] for name in CARDS)
    signals = statistics.median(levels[name] for name in SIGNALS if name not in ASIDE)
    assert abs(signals - cards) < 4
    for name in CARDS:
        assert -26 < levels[name] < -16, name
    for name in SIGNALS:
        assert (-31 if name in ASIDE else -24) < levels[name] < -14, name


# At once.


def test_the_limiter_keeps_what_is_heard_at_once_under_full_scale(sounds: Sounds) -> None:
    rng = Random(8)
    names = [name for name in SOUNDS if name not in LOOPED_SOUNDS]
    highest = 0.0
    for draw in range(DRAWS):
        with hall(sounds, TUNED_INSTRUMENTS[draw % len(TUNED_INSTRUMENTS)]) as room:
            for name in rng.choices(names, k=12):
                strength = rng.choice((None, 0.1, 0.5, 1.0))
                room.player.play(name, pan=rng.uniform(-1, 1), strength=strength)
                room.now += rng.choice((0.0, 0.02, 0.15))
            highest = max(highest, peak(room.mixed()))
    assert 0.6 < highest < 1


@pytest.mark.parametrize("instrument", TUNED_INSTRUMENTS)
def test_no_moment_clips_over_the_music_and_a_great_one_is_louder(
    sounds: Sounds, instrument: str
) -> None:
    found = {}
    for name, layers in MOMENTS.items():
        with hall(sounds, instrument) as room:
            room.player._music = 1.0
            for start, sound, step, strength in layers:
                room.now = start
                room.player.play(sound, step=step, strength=strength)
            mixed = room.mixed()
            assert peak(mixed) + MUSIC_PEAK_SHARE < 1, name
            found[name] = loudness(mixed)
    assert found["a great take"] > found["a small take"] + 4


def test_a_great_landing_adds_a_layer_and_a_small_one_does_not(sounds: Sounds) -> None:
    def heard(strength: float | None) -> list[str]:
        with hall(sounds, TUNED_INSTRUMENTS[0]) as room:
            for name in ("take-flight", "take-land"):
                room.player.play(name, strength=strength)
            return [sound_of(one.file.name) for one in room.heard]

    for strength in (None, 0.0, MIN_SOUND_LAYER_STRENGTH_SHARE):
        assert heard(strength) == ["take-flight", "take-land"]
    assert heard(1.0) == ["take-flight", "flurry", "take-land", "heft"]


# The music.


def test_the_music_is_heard_in_a_new_profile_and_not_noticed(
    sounds: Sounds, levels: dict[str, float]
) -> None:
    gain = decibels(Settings().bed / 100)

    def check(file: str) -> None:
        music = sounds[file]
        assert -40 < rms(music) + gain < -36
        # Its loudest moment is fainter than a card that is put down.
        assert loudness(music) + gain < levels["place"] - 5

    check_each(check, MUSIC)


def test_the_music_goes_on_over_its_seam_without_a_tick(sounds: Sounds) -> None:
    def check(file: str) -> None:
        music = sounds[file]
        across, usual = seam(music)
        assert across <= usual
        # A click would be heard high above the notes: around the seam there is none.
        around = np.concatenate((music[:, -1024:], music[:, :1024]), axis=1) * np.hanning(2048)
        assert share_above(around, 5000) < 1e-3

    check_each(check, MUSIC)


def test_the_music_does_not_repeat_itself_within_a_minute(sounds: Sounds) -> None:
    def check(file: str) -> None:
        assert repetition(sounds[file]) < 0.6

    check_each(check, MUSIC)


def test_a_held_note_and_a_short_loop_would_be_found_to_repeat_themselves() -> None:
    times = np.arange(60 * RATE) / RATE
    note = sum(np.sin(2 * np.pi * 220 * number * times) / number for number in range(1, 9))
    assert repetition(np.stack((note, note))) > 0.9


def test_the_sections_of_the_music_differ_and_each_breathes(sounds: Sounds) -> None:
    for instrument in TUNED_INSTRUMENTS:
        music = sounds[files("music", instrument)[0]]
        sections = np.split(music, 4, axis=1)
        colours = [bands(one)[:24] for one in sections]
        for one, other in combinations(range(4), 2):
            apart = float(np.abs(colours[one] - colours[other]).sum() / 2)
            assert apart > 0.05, (instrument, one, other)
        found = [rms(one) for one in np.split(music, 48, axis=1)]
        assert 3 < max(found) - min(found) < 14, "louder and softer, but never gone"


def test_the_last_music_has_a_pulse_that_the_other_lacks(sounds: Sounds) -> None:
    for instrument in TUNED_INSTRUMENTS:
        calm, last = (sounds[files(name, instrument)[0]] for name in LOOPED_SOUNDS)
        assert beat_strength(last) > 1.15 * beat_strength(calm[:, : last.shape[1]]), instrument
