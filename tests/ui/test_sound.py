"""Sounds in the window: which is heard, how loud, from where, and which gives way."""

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.match_progress import Progress
from game.games import GAMES
from game.storage.settings import Settings
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit import resources
from game.ui.sound import (
    LOOPED_SOUNDS,
    MAX_RECENT_SOUND_COUNT,
    MAX_SOUND_COPY_COUNT,
    MIN_CARD_GAIN_SHARE,
    SIGNAL_CHANNEL_COUNT,
    SOUND_CHANNEL_COUNT,
    SOUNDS,
    TUNED_INSTRUMENTS,
    ZERO_STRENGTH_GAIN_SHARE,
    Excerpts,
    PlayingSound,
    SoundGroup,
    Sounds,
    all_files,
    files,
    limited,
    panned,
    read,
)
from tests.ui.stage import Stage, staged

CARDS = [name for name, sort in SOUNDS.items() if sort.group is SoundGroup.CARDS]
SOUND_OF = all_files()
SIGNALS = [name for name, sort in SOUNDS.items() if sort.group is SoundGroup.SIGNALS]


class Channel:
    """A channel on which no time goes by."""

    def __init__(self) -> None:
        self.sound: object = None
        self.sides = (1.0, 1.0)
        self.fading = False

    def get_busy(self) -> bool:
        return self.sound is not None

    def get_sound(self) -> object:
        return self.sound

    def play(self, sound: object) -> None:
        self.sound, self.sides, self.fading = sound, (1.0, 1.0), False

    def set_volume(self, left: float, right: float | None = None) -> None:
        self.sides = (left, left if right is None else right)

    def fadeout(self, milliseconds: int) -> None:
        assert milliseconds > 0
        self.fading = True


class Sound:
    """A sound that knows its file and how loud it was made."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.volume = 1.0

    def set_volume(self, volume: float) -> None:
        self.volume = volume


class Music:
    """The music of the mixer, which notes what is asked of it."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.busy = False
        self.taken_buffer_count = 0
        self.paused = False

    def load(self, stream: BytesIO, kind: str) -> None:
        assert stream.read(4) == b"OggS"
        assert kind == "ogg"

    def play(self, loops: int, fade_ms: int) -> None:
        assert (loops, fade_ms > 0) == (-1, True), "for ever, and it does not begin at once"
        self.busy = True
        self.asked.append("play")

    def set_volume(self, volume: float) -> None:
        self.asked.append(f"{volume:.0%}")

    def fadeout(self, milliseconds: int) -> None:
        assert milliseconds > 0
        self.asked.append("fade")

    def get_busy(self) -> bool:
        return self.busy

    def get_pos(self) -> int:
        """What the device has taken, and the time since then unless it is paused."""
        taken = self.taken_buffer_count * 1024 * 1000 // 44_100
        return taken if self.paused else taken + 95

    def pause(self) -> None:
        self.paused = True

    def unpause(self) -> None:
        self.paused = False

    def stop(self) -> None:
        self.busy = False
        self.asked.append("stop")


@pytest.fixture
def channels(monkeypatch: pytest.MonkeyPatch) -> list[Channel]:
    made = [Channel() for _ in range(SOUND_CHANNEL_COUNT + 1)]
    monkeypatch.setattr(pygame.mixer, "Channel", made.__getitem__)
    monkeypatch.setattr("game.ui.sound.load", Sound)
    return made


@pytest.fixture
def music(monkeypatch: pytest.MonkeyPatch) -> Music:
    made = Music()
    monkeypatch.setattr(pygame.mixer, "music", made)
    return made


@pytest.fixture
def sounds(stage: Stage) -> Iterator[Sounds]:
    """Sounds of which every one is heard in full, without music."""
    stage.app.settings.sound = stage.app.settings.voice = 100
    stage.app.settings.bed = 0
    stage.app.settings.seats = True
    yield stage.app.sounds
    stage.app.sounds.close()


@pytest.fixture
def ready(channels: list[Channel], sounds: Sounds) -> Sounds:
    """The same, loaded, on channels on which no time goes by."""
    sounds.start()
    sounds.loaded()
    return sounds


def on(channels: list[Channel]) -> list[str]:
    """The files that are heard and do not give way."""
    return [one.sound.file for one in channels if isinstance(one.sound, Sound) and not one.fading]


def last(channels: list[Channel]) -> Channel:
    """The channel that is taken last, where they are taken in order."""
    return [one for one in channels if one.sound is not None][-1]


# What is heard.


def test_every_sound_is_loaded_but_the_music_and_can_be_played(sounds: Sounds) -> None:
    sounds.start()
    sounds.loaded()
    assert sounds.problem is None
    for name in SOUNDS:
        if name in LOOPED_SOUNDS:
            continue
        before = pygame.mixer.get_busy()
        sounds.play(name, pan=0.5, step=3, gain=0.5, strength=0.9)
        assert pygame.mixer.get_busy() or before, name
        pygame.mixer.stop()


def test_a_rare_sound_is_read_when_it_is_heard_and_kept_while_it_was_heard_lately(
    ready: Sounds, channels: list[Channel], monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def noted(file: str) -> Sound:
        read.append(file)
        return Sound(file)

    monkeypatch.setattr("game.ui.sound.load", noted)
    steps = [(one, step) for one in TUNED_INSTRUMENTS for step in range(SOUNDS["count"].files)][
        : MAX_RECENT_SOUND_COUNT + 1
    ]
    for played in (steps[:-1], steps[:-1], steps, steps[:1]):
        for ready.instrument, step in played:
            ready.play("count", step=step)
            channels[SIGNAL_CHANNEL_COUNT].sound = None
    first = [files("count", one)[step] for one, step in steps]
    assert read == [*first, first[0]], "the one that was not heard for the longest made room"
    assert len(ready._recent) == MAX_RECENT_SOUND_COUNT


def test_before_it_is_loaded_a_sound_is_left_out(channels: list[Channel], sounds: Sounds) -> None:
    sounds.play("deal")
    assert on(channels) == []


def test_a_variant_is_not_played_twice_in_a_row(ready: Sounds, channels: list[Channel]) -> None:
    heard = []
    for _ in range(40):
        ready.play("place")
        heard += on(channels)
        channels[SIGNAL_CHANNEL_COUNT].sound = None
    assert len(heard) == 40
    assert set(heard) == {*files("place")}
    assert all(one != other for one, other in pairwise(heard))


@pytest.mark.parametrize("name", ["deal", "place", "draw", "toss", "flip"])
def test_a_gesture_is_not_heard_twice_running(
    ready: Sounds, channels: list[Channel], name: str
) -> None:
    gestures = SOUNDS[name].gestures or SOUNDS[name].files
    heard = []
    for _ in range(60):
        ready.play(name)
        heard += [files(name).index(file) % gestures for file in on(channels)]
        channels[SIGNAL_CHANNEL_COUNT].sound = None
    assert len(heard) == 60
    assert set(heard) == {*range(gestures)}
    assert all(one != other for one, other in pairwise(heard))


def test_a_count_rises_by_its_steps_and_stays_at_the_last(
    ready: Sounds, channels: list[Channel]
) -> None:
    highest = SOUNDS["count"].files
    for step, wanted in ((0, 1), (1, 2), (5, 6), (highest - 1, highest), (99, highest), (-3, 1)):
        ready.play("count", step=step)
        assert on(channels) == [f"{TUNED_INSTRUMENTS[0]}-count-{wanted}"]
        channels[SIGNAL_CHANNEL_COUNT].sound = None


def test_a_sound_comes_from_its_place_with_the_same_power_everywhere() -> None:
    powers = [sum(side * side for side in panned(place / 10)) for place in range(-10, 11)]
    assert powers == pytest.approx([1.0] * len(powers))
    lefts = [panned(place / 10)[0] for place in range(-10, 11)]
    assert lefts == sorted(lefts, reverse=True)
    assert panned(0.3) == pytest.approx(panned(-0.3)[::-1])
    assert min(panned(1)) > 0.1, "nothing is heard in one ear alone"


def test_place_and_gain_are_the_channels_and_volume_is_the_sounds(
    ready: Sounds, channels: list[Channel]
) -> None:
    ready.settings.sound = 30
    ready.play("deal", pan=-1, gain=0.5)
    channel = last(channels)
    assert channel.sides == pytest.approx([0.5 * side for side in panned(-1)])
    assert isinstance(channel.sound, Sound)
    assert channel.sound.volume == pytest.approx(0.3)
    ready.play("deal", gain=9)
    assert last(channels).sides == pytest.approx(panned(0)), "louder than it is made it cannot be"


def test_a_name_that_is_no_sound_is_a_mistake_even_before_anything_is_loaded(
    sounds: Sounds,
) -> None:
    with pytest.raises(KeyError, match="never heard of"):
        sounds.play("never heard of")


def test_a_tuned_sound_is_played_on_the_instrument_of_the_game(
    stage: Stage, ready: Sounds, channels: list[Channel]
) -> None:
    for game in (None, *GAMES):
        if game is not None:
            stage.sit(game=game)
        instrument = TUNED_INSTRUMENTS[0] if game is None else game.instrument
        stage.app.frame(1.0)
        assert ready.instrument == instrument
        for channel in channels:
            channel.sound = None
        ready.play("points")
        assert [file.partition("-")[0] for file in on(channels)] == [instrument]


def test_a_great_moment_is_louder_fuller_and_has_a_layer_more(
    ready: Sounds, channels: list[Channel]
) -> None:
    def heard(name: str, strength: float | None) -> list[tuple[str, float]]:
        for channel in channels:
            channel.sound = None
        ready.play(name, strength=strength)
        return [
            (one.sound.file, one.sides[0] / panned(0)[0])
            for one in channels
            if isinstance(one.sound, Sound)
        ]

    chimes = files("take-chime", TUNED_INSTRUMENTS[0])
    for strength, wanted in ((None, 1), (0.0, 0), (0.5, 1), (1.0, 2), (9.0, 2), (-1.0, 0)):
        assert [file for file, _ in heard("take-chime", strength)] == [chimes[wanted]]
    for strength, gain in ((None, 1.0), (0.0, ZERO_STRENGTH_GAIN_SHARE), (1.0, 1.0)):
        assert heard("points", strength)[0][1] == pytest.approx(gain)
    assert [SOUND_OF[file] for file, _ in heard("take-land", 0.2)] == ["take-land"]
    assert [SOUND_OF[file] for file, _ in heard("take-land", 1.0)] == ["take-land", "heft"]
    assert heard("take-land", 0.5)[1][1] < 0.5 < heard("take-land", 0.9)[1][1]


# How loud.


def test_each_group_has_a_volume_of_its_own_and_mute_silences_all(
    ready: Sounds, channels: list[Channel]
) -> None:
    settings = ready.settings
    settings.sound, settings.voice, settings.bed = 30, 80, 10
    assert {ready.volume(name) for name in CARDS} == {0.3}
    assert {ready.volume(name) for name in SIGNALS} == {0.8}
    assert ready.volume("music") == 0.1
    settings.muted = True
    assert {ready.volume(name) for name in SOUNDS} == {0.0}
    for name in SOUNDS:
        ready.play(name)
    assert on(channels) == []


def test_the_volume_of_a_group_is_a_described_setting() -> None:
    described = {one.name for one in Settings.described()}
    assert {group.value for group in SoundGroup} <= described


def test_the_sounds_of_players_are_heard_only_if_they_are_wanted(
    ready: Sounds, channels: list[Channel]
) -> None:
    ready.play("seat", step=9)
    assert on(channels) == ["seat-10"]
    channels[SIGNAL_CHANNEL_COUNT].sound = None
    ready.settings.seats = False
    ready.play("seat", step=9)
    assert on(channels) == []


# What would be too much together.


def test_the_limiter_turns_down_cards_first_and_then_all_alike() -> None:
    def playing(name: str, peaks: bytes, begun: float = 0.0) -> PlayingSound:
        nothing: Any = None
        return PlayingSound(name, nothing, nothing, begun, peaks, 1.0, (0.5, 1.0))

    quiet = [playing("deal", bytes([100])), playing("win", bytes([100]))]
    assert limited(quiet, 0.0, 0.92) == quiet
    card, win = limited([playing("deal", bytes([128])), playing("win", bytes([160]))], 0.0, 0.92)
    assert win.sides == (0.5, 1.0) and MIN_CARD_GAIN_SHARE < card.sides[1] < 1
    assert card.peak(0) * card.sides[1] + win.peak(0) == pytest.approx(0.92)
    both = limited([playing("deal", bytes([255])), playing("win", bytes([255]))], 0.0, 0.92)
    assert both[0].sides[1] == pytest.approx(MIN_CARD_GAIN_SHARE * both[1].sides[1])
    assert sum(one.peak(0) * one.sides[1] for one in both) == pytest.approx(0.92)
    over = [playing("win", bytes([255, 0, 0, 0, 0])), playing("lose", bytes([255]), 0.2)]
    assert limited(over, 0.2, 1.0) == over, "what is past needs no room"


def test_in_mono_both_ears_hear_the_same(
    stage: Stage, ready: Sounds, channels: list[Channel]
) -> None:
    assert ready._loaded
    stage.app.set("mono", "on")
    stage.app.frame(1.0)
    ready.loaded()
    assert pygame.mixer.get_init() == (44100, -16, 1)
    ready.play("place", pan=-1)
    assert last(channels).sides == (1.0, 1.0)
    ready.rest()
    stage.app.set("mono", "off")
    ready.wake()
    ready.loaded()
    assert pygame.mixer.get_init() == (44100, -16, 2)
    for channel in channels:
        channel.sound = None
    ready.play("place", pan=-1)
    assert last(channels).sides == pytest.approx(panned(-1))


# What gives way.


def test_the_oldest_of_many_of_the_same_sound_fades(ready: Sounds, channels: list[Channel]) -> None:
    for step in range(MAX_SOUND_COPY_COUNT + 2):
        ready.play("count", step=step)
    wanted = [f"{TUNED_INSTRUMENTS[0]}-count-{step}" for step in range(3, MAX_SOUND_COPY_COUNT + 3)]
    assert sorted(on(channels)) == wanted
    assert [one.fading for one in channels[SIGNAL_CHANNEL_COUNT : SIGNAL_CHANNEL_COUNT + 3]] == [
        True,
        True,
        False,
    ]


def test_a_tune_fades_when_another_begins(ready: Sounds, channels: list[Channel]) -> None:
    for name in ("points", "win"):
        ready.play(name)
    ready.play("take")
    assert len(on(channels)) == 3
    ready.play("evening")
    assert [SOUND_OF[file] for file in on(channels)] == ["points", "take", "evening"]
    ready.play("motif")
    assert [SOUND_OF[file] for file in on(channels)] == ["points", "take", "motif"]


def test_what_has_ended_needs_not_give_way(ready: Sounds, channels: list[Channel]) -> None:
    for _ in range(5 * MAX_SOUND_COPY_COUNT):
        ready.play("place")
        ready.play("draw")
        for channel in channels:
            assert not channel.fading
            channel.sound = None


def test_cards_are_left_out_where_all_their_channels_sound(
    ready: Sounds, channels: list[Channel]
) -> None:
    for name in CARDS[: SOUND_CHANNEL_COUNT - SIGNAL_CHANNEL_COUNT]:
        ready.play(name)
    full = on(channels)
    assert len(full) == SOUND_CHANNEL_COUNT - SIGNAL_CHANNEL_COUNT
    ready.play(CARDS[-1])
    assert on(channels) == full


def test_a_signal_is_heard_among_however_many_cards(ready: Sounds, channels: list[Channel]) -> None:
    for name in CARDS[: SOUND_CHANNEL_COUNT - SIGNAL_CHANNEL_COUNT]:
        ready.play(name)
    for name in SIGNALS[:SIGNAL_CHANNEL_COUNT]:
        ready.play(name)
        assert name in map(SOUND_OF.get, on(channels))
    assert len(on(channels)) == SOUND_CHANNEL_COUNT
    oldest = channels[SIGNAL_CHANNEL_COUNT].sound
    ready.play(SIGNALS[SIGNAL_CHANNEL_COUNT])
    assert SIGNALS[SIGNAL_CHANNEL_COUNT] in map(SOUND_OF.get, on(channels))
    assert channels[SIGNAL_CHANNEL_COUNT].sound is not oldest, (
        "the oldest sound of the cards gave way"
    )


def test_a_signal_among_nothing_but_signals_is_left_out(
    ready: Sounds, channels: list[Channel]
) -> None:
    for name in SIGNALS[:SOUND_CHANNEL_COUNT]:
        ready.play(name)
    full = on(channels)
    ready.play(SIGNALS[SOUND_CHANNEL_COUNT])
    assert on(channels) == full and len(full) == SOUND_CHANNEL_COUNT


# The music.


def test_the_music_is_on_and_quiet_in_a_new_profile(stage: Stage, music: Music) -> None:
    assert stage.app.sounds.volume("music") == stage.app.sounds.volume("last-music") == 0.25
    stage.app.sounds.start()
    stage.app.frame(1.0)
    assert music.asked == ["play", "25%"]
    stage.app.sounds.close()


def test_the_music_follows_its_volume_mute_and_the_window(
    stage: Stage, music: Music, ready: Sounds
) -> None:
    settings, away, back = stage.app.settings, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED

    def asked() -> list[str]:
        stage.app.frame(1.0)
        stage.app.frame(2.0)
        said, music.asked = music.asked, []
        return said

    assert asked() == []
    settings.bed = 40
    assert asked() == ["play", "40%"]
    settings.bed = 70
    assert asked() == ["70%"]
    for silence, sound in (
        (lambda: stage.app.set("muted", "on"), lambda: stage.app.set("muted", "off")),
        (
            lambda: stage.app.front.hear(pygame.Event(away)),
            lambda: stage.app.front.hear(pygame.Event(back)),
        ),
        (lambda: stage.app.set("bed", 0), lambda: stage.app.set("bed", 70)),
    ):
        silence()
        assert asked() == ["fade"]
        music.busy = False
        sound()
        assert asked() == ["play", "70%"]


def test_the_music_begins_again_when_it_has_faded_and_no_frame_waits_for_that(
    stage: Stage, music: Music, ready: Sounds
) -> None:
    stage.app.settings.bed = 50
    stage.app.frame(1.0)
    stage.app.settings.muted = True
    stage.app.frame(1.1)
    stage.app.settings.muted = False
    stage.app.frame(1.2)
    assert music.asked == ["play", "50%", "fade"]
    music.busy = False
    stage.app.frame(1.3)
    assert music.asked == ["play", "50%", "fade", "play", "50%"]


def test_the_music_can_be_played(stage: Stage, sounds: Sounds) -> None:
    sounds.start()
    stage.app.settings.bed = 100
    stage.app.frame(1.0)
    assert sounds.problem is None
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == 1.0


def test_any_part_of_the_music_is_as_in_the_whole(sounds: Sounds) -> None:
    sounds._open()
    file = files("last-music", "marimba")[0]
    whole, width = pygame.mixer.Sound(read(file)).get_raw(), 4
    excerpts = Excerpts(file)
    assert excerpts.length * width == len(whole) == 60 * 44_100 * width
    # The beginnings of pages, as near them as can be, and far from them.
    for start in (0, 1, 50_000, *excerpts._ends[2:5], excerpts._ends[3] - 1, 1_234_567):
        part = excerpts.samples(start, 60_000, width)
        assert part == whole[start * width : (start + 60_000) * width], start
    over = excerpts.samples(excerpts.length - 1000, 3000, width)
    assert over == whole[-1000 * width :] + whole[: 2000 * width], "it goes on over its seam"


@pytest.mark.parametrize("mono", [False, True])
def test_the_last_music_comes_while_the_other_fades_from_where_it_was(
    music: Music,
    ready: Sounds,
    channels: list[Channel],
    monkeypatch: pytest.MonkeyPatch,
    mono: bool,
) -> None:
    made: list[bytes] = []

    class Tail:
        def __init__(self, stream: BytesIO | None = None, buffer: bytes = b"") -> None:
            self.raw = sound(stream).get_raw() if stream else made.append(buffer)
            music.taken_buffer_count += len(made) == 1 and not stream

        def get_raw(self) -> bytes:
            assert self.raw is not None
            return self.raw

        def set_volume(self, volume: float) -> None:
            self.volume = volume

    ready.settings.mono, ready.settings.bed = mono, 60
    ready.tend(True, "piano")
    ready.loaded()
    whole = pygame.mixer.Sound(read("piano-music-1")).get_raw()
    sound = pygame.mixer.Sound
    monkeypatch.setattr(pygame.mixer, "Sound", Tail)
    # Over the seam: in its second round. Meanwhile the device takes another buffer.
    music.taken_buffer_count = 5668
    music.asked = []
    ready.tend(True, "piano", last=True)
    assert music.asked == ["stop", "play", "60%"]
    tail = channels[SOUND_CHANNEL_COUNT]
    assert tail.fading and isinstance(tail.sound, Tail) and tail.sound.volume == 0.6
    assert not music.paused
    width = 2 if mono else 4
    start = 5669 * 1024 - 120 * 44_100
    *_, played = made
    assert len(played) >= 2.2 * 44_100 * width
    assert played == whole[start * width :][: len(played)]
    ready.tend(True, "piano", last=True)
    assert len(made) == 2, "it plays on"
    ready.tend(True, "piano")
    assert music.asked == ["stop", "play", "60%"] * 2, "and gives way again"
    ready.tend(True, "banjo")
    assert music.asked[-1] == "fade", "in another key nothing sounds together"


def test_music_that_is_not_there_ends_no_match(
    music: Music, ready: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready.settings.bed = 60
    ready.tend(True, "piano")
    monkeypatch.setattr(resources, "folder", lambda kind: Path("nowhere"))
    assert str(ready.tend(True, "piano", last=True)).startswith("One sound won’t play (")
    music.asked = []
    ready.tend(True, "piano", last=True)
    assert music.asked == [], "it is not tried again in every frame"


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_table_tells_when_its_match_can_end_until_the_round_is_over(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, game: Any
) -> None:
    page = stage.sit(game=game)
    heard: list[tuple[str, bool]] = []
    monkeypatch.setattr(stage.app.sounds, "tend", lambda seen, *told: heard.append(told))
    for can_end in (False, True, False):
        told = Progress(0.5, can_end, None)
        monkeypatch.setattr(type(game.table), "progress", lambda *_, told=told: told)
        stage.app.frame(1.0)
        stage.app.frame(2.0)
    assert [last for _, last in heard[1::2]] == [False, True, True]
    assert {instrument for instrument, _ in heard} == {game.instrument}
    monkeypatch.setitem(page.show.seen.view, "round", page.show.seen.round + 1)
    assert page.music == (game.instrument, False)


# What goes wrong.


def test_without_a_sound_device_the_game_goes_on_and_says_so_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> None:
        raise pygame.error("no device.\r\n")  # as Windows words it, with an end of its own

    monkeypatch.setattr(pygame.mixer, "init", none)
    stage.app.settings.bed = 50
    stage.app.sounds.start()
    assert str(stage.app.sounds.problem) == "There’s no sound (no device)."
    stage.app.sounds.play("deal")
    for now in (1.0, 2.0, 3.0):
        stage.app.frame(now)
    assert list(map(str, stage.app.notices)) == ["There’s no sound (no device)."]


def test_that_there_is_no_sound_device_is_told_at_the_first_start_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> None:
        raise pygame.error("no device")

    there = pygame.mixer.init
    told = []
    for init in (none, none, there, none):
        monkeypatch.setattr(pygame.mixer, "init", init)
        with staged(tmp_path) as again:
            again.app.sounds.start()
            for now in (1.0, 2.0):
                again.app.frame(now)
            told.append(list(map(str, again.app.notices)))
    said = ["There’s no sound (no device)."]
    assert told == [said, [], [], said]


def test_the_settings_say_that_there_is_no_sound_device(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "We found no sound device (no device). Connect one, then start Five Takes again."
    stage.show(SettingsPage(stage.app, "volume"))
    assert line not in stage.said()

    def none(*_: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    stage.app.sounds.start()
    stage.show(SettingsPage(stage.app, "volume"))
    assert line in stage.said()
    stage.show(SettingsPage(stage.app, "speed"))
    assert line not in stage.said()


def test_sounds_that_are_not_there_are_no_reason_to_stop_and_are_told_of_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "folder", lambda kind: stage.app.profile.folder / "nowhere")
    sounds = stage.app.sounds
    sounds.start()
    sounds.loaded()
    sounds.play("deal")
    stage.app.settings.bed = 50
    for now in (1.0, 2.0, 3.0):
        stage.app.frame(now)
    (notice,) = map(str, stage.app.notices)
    assert notice.startswith("One sound won’t play (")


def test_the_program_can_end_while_sounds_are_loaded(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def slow(file: str) -> Any:
        read.append(file)
        sounds._enough.set()
        return Sound(file)

    monkeypatch.setattr("game.ui.sound.load", slow)
    sounds.start()
    sounds.close()
    assert len(read) <= max(sort.files for sort in SOUNDS.values())
    assert not pygame.mixer.get_init()
