"""The sound files: complete, level, clean at both ends, warm, and never too much together."""

import io
import math
import statistics
import sys
import zlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from game.ui.sound import AT_ONCE, CHANNELS, SOUNDS, SoundGroup, panned, paths
from tests.sounds.measure import (
    MILLISECOND,
    RATE,
    Samples,
    above,
    brightness,
    decibels,
    decoded,
    fundamental,
    loudest,
    loudness,
    mixer,
    peak,
    power,
    share_above,
    sound_of,
    spectrum,
    summed,
)
from tests.sounds.moments import MOMENTS
from tests.together import check_each

FOLDER = Path(__file__).parents[2] / "sounds" / "ogg"
SIZE_LIMIT = 800_000
HEADROOM = 10 ** (-3 / 20)
"""Under this everything at once has to stay: -3 dB."""
SIDE = max(panned(1))
"""How loud a sound is at the side it comes from."""
DRAWS = 100

# The bounds of the length of each sound in seconds.
LENGTHS = {
    "deal": (0.06, 0.15),
    "draw": (0.12, 0.30),
    "flip": (0.16, 0.34),
    "place": (0.06, 0.20),
    "take": (0.35, 0.70),
    "lay": (0.20, 0.50),
    "shuffle": (0.65, 1.00),
    "swish": (0.20, 0.40),
    "take-lift": (0.15, 0.30),
    "take-flight": (0.40, 0.60),
    "take-land": (0.15, 0.35),
    "capture-lift": (0.25, 0.40),
    "capture-flight": (0.50, 0.70),
    "capture-land": (0.20, 0.40),
    "dig-lift": (0.40, 0.60),
    "dig-flight": (0.45, 0.65),
    "dig-land": (0.25, 0.45),
    "take-chime": (0.50, 1.00),
    "double-chime": (0.70, 1.20),
    "capture-chime": (0.70, 1.20),
    "dig-chime": (0.70, 1.20),
    "call": (0.40, 1.00),
    "run-close": (0.50, 1.00),
    "broken": (0.50, 1.00),
    "out": (0.50, 1.10),
    "robbed": (0.20, 0.40),
    "count": (0.25, 0.60),
    "points": (0.50, 0.90),
    "click": (0.02, 0.08),
    "turn": (0.40, 1.00),
    "refuse": (0.20, 0.45),
    "remark": (0.10, 0.30),
    "round": (0.80, 1.50),
    "win": (1.20, 2.00),
    "lose": (0.80, 1.60),
    "sparkle": (0.60, 1.20),
    "bed": (30.0, 60.0),
}
NAMES = [path.stem for name in SOUNDS for path in paths(name)]
SHORT = [name for name in NAMES if sound_of(name) != "bed"]
CARDS = [name for name, sort in SOUNDS.items() if sort.group is SoundGroup.CARDS]
SIGNALS = [name for name, sort in SOUNDS.items() if sort.group is SoundGroup.SIGNALS]
# What is pressed or said beside the game is quiet on purpose.
ASIDE = {"click", "remark", "sparkle"}
# What rings: all but knocks on wood.
RINGING = {*SIGNALS} - {"click", "robbed"}

Sounds = Mapping[str, Samples]


@pytest.fixture(scope="module")
def sounds() -> Iterator[Sounds]:
    """The left channel of every sound, decoded by the mixer as the program opens it."""
    with mixer():
        yield {name: decoded(FOLDER / f"{name}.ogg") for name in NAMES}


@pytest.fixture(scope="module")
def strengths(sounds: Sounds) -> Callable[[str], list[float]]:
    """How loud each file of a sound is; filtering takes long and is done once."""
    return cache(lambda name: [loudness(sounds[path.stem]) for path in paths(name)])


@pytest.fixture(scope="module")
def levels(strengths: Callable[[str], list[float]]) -> dict[str, float]:
    """How loud each sound is in the mean of its files."""
    return {name: statistics.fmean(strengths(name)) for name in SOUNDS if name != "bed"}


# The files.


def test_the_folder_holds_exactly_the_files_of_the_sounds() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.ogg")) == sorted(NAMES)
    assert LENGTHS.keys() == SOUNDS.keys()


def test_what_is_heard_often_has_three_variants_or_more() -> None:
    often = {
        "deal",
        "draw",
        "flip",
        "place",
        "lay",
        "take",
        "shuffle",
        "click",
        "turn",
        "refuse",
        "points",
    }
    assert all(SOUNDS[name].files >= 3 for name in often)
    assert all(sort.files >= 2 for name, sort in SOUNDS.items() if name != "bed")


def test_all_files_together_stay_small() -> None:
    assert sum((FOLDER / f"{name}.ogg").stat().st_size for name in NAMES) < SIZE_LIMIT


def test_files_are_stored_mono_at_the_rate_of_the_mixer() -> None:
    def check(name: str) -> None:
        data = (FOLDER / f"{name}.ogg").read_bytes()
        # The identification header: packet type and "vorbis", version (4 bytes), channels, rate.
        header = data.index(b"\x01vorbis")
        assert data[:4] == b"OggS"
        assert data[header + 11] == 1
        assert int.from_bytes(data[header + 12 : header + 16], "little") == RATE

    check_each(check, NAMES)


def test_stream_number_comes_from_the_name_so_that_a_rebuild_gives_the_same_bytes() -> None:
    def check(name: str) -> None:
        data = (FOLDER / f"{name}.ogg").read_bytes()
        assert int.from_bytes(data[14:18], "little") == zlib.crc32(name.encode("ascii"))

    check_each(check, NAMES)


def test_the_scripts_make_the_sounds_that_are_in_the_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(FOLDER.parent)
    known = set(sys.modules)
    import make_sounds  # type: ignore[import-not-found]
    import soundfile  # type: ignore[import-untyped]

    assert make_sounds.RECIPES.keys() == SOUNDS.keys()
    for name in SOUNDS:
        file, data = next(make_sounds.made(name))
        made, _ = soundfile.read(io.BytesIO(data))
        stored, _ = soundfile.read(FOLDER / f"{file}.ogg")
        assert made.size == stored.size, name
        # Other versions may round otherwise: with the same ones not a byte differs.
        assert ((made - stored) ** 2).sum() < 0.01 * (stored**2).sum(), name
    for module in set(sys.modules) - known:
        if Path(getattr(sys.modules[module], "__file__", None) or "/").parent == FOLDER.parent:
            del sys.modules[module]


# Each for itself.


def test_length_suits_the_event(sounds: Sounds) -> None:
    def check(name: str) -> None:
        shortest, longest = LENGTHS[sound_of(name)]
        assert shortest <= len(sounds[name]) / RATE <= longest

    check_each(check, NAMES)


def test_begins_and_ends_near_silence(sounds: Sounds) -> None:
    def check(name: str) -> None:
        samples = sounds[name]
        assert peak(samples[:MILLISECOND]) < 0.006
        assert peak(samples[-MILLISECOND:]) < 0.001
        assert abs(samples[0]) < 0.0005
        assert abs(samples[-1]) < 0.0005

    check_each(check, SHORT)


def test_rings_out_without_a_click(sounds: Sounds) -> None:
    def check(name: str) -> None:
        # A note that is cut off is heard far above itself at that instant.
        samples = sounds[name]
        end = above(samples, 6000)[len(samples) * 2 // 3 :]
        assert peak(end) < 0.002 * peak(samples)

    check_each(check, [one for one in SHORT if sound_of(one) in RINGING])


def test_swings_around_zero(sounds: Sounds) -> None:
    def check(name: str) -> None:
        samples = sounds[name]
        assert abs(math.fsum(samples) / len(samples)) < 0.001

    check_each(check, NAMES)


def test_is_warm(sounds: Sounds) -> None:
    def check(name: str) -> None:
        of_cards = SOUNDS[sound_of(name)].group is SoundGroup.CARDS
        assert brightness(sounds[name]) < (4500.0 if of_cards else 1900.0)
        assert share_above(sounds[name], 8000) < (0.025 if of_cards else 0.001)

    check_each(check, SHORT)


def test_no_two_sounds_are_the_same(sounds: Sounds) -> None:
    assert len({tuple(sounds[name]) for name in SHORT}) == len(SHORT)


def test_a_count_rises_in_even_loudness_step_by_step(
    sounds: Sounds, strengths: Callable[[str], list[float]]
) -> None:
    steps = [sounds[path.stem] for path in paths("count")]
    assert len(steps) >= 12
    pitches = [fundamental(samples) for samples in steps]
    for lower, higher in pairwise(pitches):
        # A whole tone or a minor third: a scale of five notes.
        semitones = 12 * math.log2(higher / lower)
        assert abs(semitones - 2) < 0.2 or abs(semitones - 3) < 0.2
    assert max(strengths("count")) - min(strengths("count")) < 1


# Beside each other.


def test_variants_of_a_sound_are_equally_loud(strengths: Callable[[str], list[float]]) -> None:
    def check(name: str) -> None:
        assert max(strengths(name)) - min(strengths(name)) < 1

    check_each(check, [name for name in SOUNDS if name != "bed"])


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


def test_a_refusal_peaks_no_higher_than_a_landing(sounds: Sounds) -> None:
    refused = max(peak(sounds[path.stem]) for path in paths("refuse"))
    assert refused < min(peak(sounds[path.stem]) for path in paths("take-land")) * 1.1


def test_cards_are_about_as_loud_as_calls_and_signals(levels: dict[str, float]) -> None:
    cards = statistics.median(levels[name] for name in CARDS)
    signals = statistics.median(levels[name] for name in SIGNALS if name not in ASIDE)
    assert abs(signals - cards) < 4
    assert levels["call"] - levels["place"] < 6
    for name in CARDS:
        assert -32 < levels[name] < -22, name
    for name in SIGNALS:
        assert (-37 if name in ASIDE else -30) < levels[name] < -20, name


# At once.


def test_the_eight_loudest_at_once_leave_three_decibels(sounds: Sounds) -> None:
    names = loudest(sounds, 8)
    assert len({sound_of(name) for name in names}) == 8
    assert peak(summed([(0, sounds[name]) for name in names])) * SIDE < HEADROOM


def test_any_eight_at_once_leave_three_decibels(sounds: Sounds) -> None:
    rng = Random(8)
    for draw in range(DRAWS):
        names = rng.sample(SHORT, 8)
        parts = [(rng.uniform(0, 0.05) * (draw % 2), sounds[name][:RATE]) for name in names]
        assert peak(summed(parts)) * SIDE < HEADROOM, names


def test_one_sound_as_often_as_it_may_be_heard_leaves_three_decibels(sounds: Sounds) -> None:
    assert max(peak(samples) for samples in sounds.values()) * AT_ONCE * SIDE < HEADROOM


def test_all_channels_at_once_do_not_clip(sounds: Sounds) -> None:
    names = loudest(sounds, CHANNELS)
    parts = [(0.0, sounds[name]) for name in names]
    assert peak(summed(parts)) * SIDE + peak(sounds["bed-1"]) < 1


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_layers_of_a_moment_leave_three_decibels_over_the_bed(
    sounds: Sounds, moment: str
) -> None:
    parts = [(start, sounds[f"{name}-{step + 1}"]) for start, name, step in MOMENTS[moment]]
    assert peak(summed(parts)) * SIDE + peak(sounds["bed-1"]) < HEADROOM


def test_in_a_moment_no_sound_is_cut_short_but_a_count(sounds: Sounds) -> None:
    for moment, layers in MOMENTS.items():
        for begun, _, _ in layers:
            sounding = [
                name
                for start, name, step in layers
                if start <= begun < start + len(sounds[f"{name}-{step + 1}"]) / RATE
            ]
            assert len(sounding) <= CHANNELS, moment
            often = {name for name in sounding if sounding.count(name) > AT_ONCE}
            assert often <= {"count", "sparkle"}, moment


# The bed.


def test_the_bed_is_quiet_and_dark(sounds: Sounds, levels: dict[str, float]) -> None:
    bed = sounds["bed-1"]
    assert loudness(bed) < levels["place"] - 5
    assert decibels(peak(bed)) < -24
    assert share_above(bed[: 5 * RATE], 4000) < 0.001


def test_the_bed_has_no_seam(sounds: Sounds) -> None:
    bed = sounds["bed-1"]
    steps = [abs(after - before) for before, after in pairwise(bed[: 2 * RATE])]
    assert abs(bed[0] - bed[-1]) < max(steps)
    # A click would be heard high above the notes: around the seam there is none.
    size = 2048
    seam = spectrum([*bed[-size // 2 :], *bed[: size // 2]], size)
    high = round(4000 / RATE * size)
    assert sum(seam[high:]) < 1e-5 * sum(seam)


def test_the_bed_is_never_silent_and_never_swells(sounds: Sounds) -> None:
    bed = sounds["bed-1"]
    seconds = [power(bed[start : start + RATE]) for start in range(0, len(bed) - RATE, RATE)]
    assert 10 * math.log10(max(seconds) / min(seconds)) < 12
