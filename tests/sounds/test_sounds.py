"""The sound files: complete, level, clean at both ends, small, and each unlike the others."""

import math
import zlib
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

import pygame
import pytest

FOLDER = Path(__file__).parents[2] / "sounds" / "ogg"
SAMPLE_RATE = 44_100
FULL_SCALE = 32_768
MILLISECOND = SAMPLE_RATE // 1000
SIZE_LIMIT = 250_000

# Each event with its variants and the bounds of its length in seconds.
EVENTS = {
    "deal": (4, 0.06, 0.15),
    "draw": (3, 0.12, 0.30),
    "place": (4, 0.06, 0.20),
    "take": (3, 0.35, 0.70),
    "lay": (3, 0.20, 0.50),
    "shuffle": (3, 0.65, 1.00),
    "call": (3, 0.40, 1.00),
    "refuse": (3, 0.20, 0.45),
    "turn": (3, 0.40, 1.00),
    "round": (2, 0.80, 1.50),
    "win": (2, 1.20, 2.00),
    "lose": (2, 0.80, 1.60),
    "click": (3, 0.02, 0.08),
}
NAMES = [f"{event}-{number + 1}" for event, row in EVENTS.items() for number in range(row[0])]
CARD_EVENTS = ("deal", "draw", "place", "take", "lay", "shuffle")

Samples: TypeAlias = "array[int]"


@pytest.fixture(scope="module")
def sounds() -> Iterator[dict[str, Samples]]:
    """The left channel of every sound, decoded by the mixer as the program opens it."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(SAMPLE_RATE, -16, 2, 512, allowedchanges=0)
        decoded: dict[str, Samples] = {}
        for name in NAMES:
            both = array("h", pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw())
            decoded[name] = both[::2]
        yield decoded
        pygame.mixer.quit()


def peak(samples: Samples) -> float:
    """The largest sample as a fraction of full scale."""
    return max(max(samples), -min(samples)) / FULL_SCALE


def power(samples: Samples) -> float:
    """The mean square, full scale at 1."""
    return sum(sample * sample for sample in samples) / len(samples) / FULL_SCALE**2


def brightness(samples: Samples) -> float:
    """The frequency in hertz of the sine whose steps would be as steep as this sound's."""
    steps = sum((after - before) ** 2 for before, after in pairwise(samples))
    steepness = math.sqrt(steps / sum(sample * sample for sample in samples))
    return SAMPLE_RATE / math.pi * math.asin(min(1.0, steepness / 2.0))


def test_the_folder_holds_exactly_the_files_of_the_events() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.ogg")) == sorted(NAMES)


def test_what_is_heard_often_has_three_variants_or_more() -> None:
    rare = {"round", "win", "lose"}
    assert all(row[0] >= (2 if event in rare else 3) for event, row in EVENTS.items())


def test_all_files_together_stay_small() -> None:
    assert sum((FOLDER / f"{name}.ogg").stat().st_size for name in NAMES) < SIZE_LIMIT


@pytest.mark.parametrize("name", NAMES)
def test_files_are_stored_mono_at_the_rate_of_the_mixer(name: str) -> None:
    data = (FOLDER / f"{name}.ogg").read_bytes()
    # The identification header: packet type and "vorbis", version (4 bytes), channels, rate.
    header = data.index(b"\x01vorbis")
    assert data[:4] == b"OggS"
    assert data[header + 11] == 1
    assert int.from_bytes(data[header + 12 : header + 16], "little") == SAMPLE_RATE


@pytest.mark.parametrize("name", NAMES)
def test_stream_number_comes_from_the_name_so_that_a_rebuild_gives_the_same_bytes(
    name: str,
) -> None:
    data = (FOLDER / f"{name}.ogg").read_bytes()
    assert int.from_bytes(data[14:18], "little") == zlib.crc32(name.encode("ascii"))


@pytest.mark.parametrize("name", NAMES)
def test_length_suits_the_event(sounds: dict[str, Samples], name: str) -> None:
    _, shortest, longest = EVENTS[name.rsplit("-", 1)[0]]
    assert shortest <= len(sounds[name]) / SAMPLE_RATE <= longest


@pytest.mark.parametrize("name", NAMES)
def test_peak_is_audible_and_leaves_headroom(sounds: dict[str, Samples], name: str) -> None:
    assert 0.08 < peak(sounds[name]) < 0.75


@pytest.mark.parametrize("name", NAMES)
def test_begins_and_ends_near_silence(sounds: dict[str, Samples], name: str) -> None:
    samples = sounds[name]
    assert peak(samples[:MILLISECOND]) < 0.01
    assert peak(samples[-MILLISECOND:]) < 0.002


@pytest.mark.parametrize("name", NAMES)
def test_swings_around_zero(sounds: dict[str, Samples], name: str) -> None:
    samples = sounds[name]
    assert abs(sum(samples) / len(samples)) / FULL_SCALE < 0.001


@pytest.mark.parametrize("name", NAMES)
def test_is_not_shrill(sounds: dict[str, Samples], name: str) -> None:
    limit = 4500.0 if name.rsplit("-", 1)[0] in CARD_EVENTS else 1500.0
    assert brightness(sounds[name]) < limit


def test_no_two_sounds_are_the_same(sounds: dict[str, Samples]) -> None:
    assert len({samples.tobytes() for samples in sounds.values()}) == len(NAMES)


@pytest.mark.parametrize("event", EVENTS)
def test_variants_of_an_event_are_about_equally_strong(
    sounds: dict[str, Samples], event: str
) -> None:
    powers = [power(sounds[name]) for name in NAMES if name.rsplit("-", 1)[0] == event]
    assert 10.0 * math.log10(max(powers) / min(powers)) < 4.0


@pytest.mark.parametrize("event", CARD_EVENTS)
def test_cards_stay_behind_the_fanfare(sounds: dict[str, Samples], event: str) -> None:
    fanfare = min(peak(sounds["win-1"]), peak(sounds["win-2"]))
    assert all(
        peak(samples) < fanfare
        for name, samples in sounds.items()
        if name.rsplit("-", 1)[0] == event
    )
