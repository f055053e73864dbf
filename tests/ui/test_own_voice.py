"""The program's own voice: when it speaks, what it says, and when it is silent."""

import json
import subprocess
import sys
from typing import Any

import pygame
import pytest

from game.storage.profile import Profile
from game.storage.settings import SETTINGS_FILE, SettingsFile
from game.text.message import Message, say
from game.ui.app.screen_reader.accessible_tree import AccessibleItem
from game.ui.app.voice import own_voice
from game.ui.app.voice.narration import Narration
from game.ui.app.voice.own_voice import MAX_OFFER_SECONDS, READER_ARRIVAL_SECONDS
from game.ui.app.voice.speaker import VoiceError
from game.ui.app.voice.windows_voice import WindowsVoice
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.commands import PICK_FOCUSED
from tests.ui.pages import PAGES
from tests.ui.speaking import STOPPED, Recorder
from tests.ui.stage import Stage
from tests.ui.test_reader import Ear

OFFER = say("voice-offer", key=PICK_FOCUSED.said)


@pytest.fixture
def voice(stage: Stage) -> Recorder:
    """What it would speak with; it is not on yet."""
    made = Recorder()
    stage.app.voice._make = lambda: made  # type: ignore[assignment, return-value]
    stage.app.clock.now = lambda: stage.now  # type: ignore[method-assign]
    return made


def frame(stage: Stage, seconds: float = 1 / 60) -> None:
    stage.now += seconds
    stage.app.frame(stage.now)


def speak(stage: Stage, voice: Recorder, page: str) -> None:
    """Have it on, on a page."""
    PAGES[page](stage)
    stage.app.set("speech", "on")
    frame(stage)
    frame(stage)


# The offer.


def begin(stage: Stage, asks: bool = True) -> None:
    """The first moments of a start."""
    stage.app.asks = asks
    stage.show(StartPage(stage.app))
    stage.app.voice.start(stage.now, asks)
    frame(stage)


def offered(stage: Stage, voice: Recorder) -> None:
    begin(stage)
    assert voice.said == []
    frame(stage, READER_ARRIVAL_SECONDS)
    assert voice.said == [OFFER]


def test_it_asks_once_and_speaks_if_the_player_wants_it(stage: Stage, voice: Recorder) -> None:
    offered(stage, voice)
    stage.key("space")
    frame(stage)
    frame(stage)
    assert stage.app.settings.speech
    assert stage.app.listened
    assert stage.scene.name == "start", "the key does nothing else"
    assert voice.said[1].startswith("I’ll speak from now on.")
    assert voice.said[2] == "Five Takes"
    assert len(voice.said) == 4, "and what has the focus"
    assert SettingsFile(stage.app.profile).settings.speech, "it is saved"


def test_it_asks_nobody_who_was_here_before(stage: Stage, voice: Recorder) -> None:
    begin(stage, asks=False)
    frame(stage, READER_ARRIVAL_SECONDS)
    assert voice.lines == []
    assert stage.app.voice._speaker is None


def test_whoever_does_not_answer_is_not_asked_again(stage: Stage, voice: Recorder) -> None:
    offered(stage, voice)
    frame(stage, MAX_OFFER_SECONDS)
    assert voice.closed
    frame(stage, READER_ARRIVAL_SECONDS)
    assert voice.said == [OFFER]
    stage.key("space")
    assert not stage.app.settings.speech


def test_the_offer_changes_nothing_that_is_seen_or_clicked(stage: Stage, voice: Recorder) -> None:
    begin(stage)
    before = stage.scene.tree.as_json(1.0)
    frame(stage, READER_ARRIVAL_SECONDS)
    assert voice.said == [OFFER]
    assert stage.scene.tree.as_json(1.0) == before
    stage.click("Settings")
    assert stage.scene.name == "settings"
    assert voice.closed
    assert not stage.app.settings.speech


def test_whoever_has_pressed_something_is_not_asked(stage: Stage, voice: Recorder) -> None:
    begin(stage)
    stage.key("tab")
    frame(stage, READER_ARRIVAL_SECONDS)
    assert voice.said == []


def test_another_key_is_no_answer_and_works(stage: Stage, voice: Recorder) -> None:
    offered(stage, voice)
    stage.key("tab", "space")
    assert not stage.app.settings.speech
    assert stage.scene.tree.focus or stage.scene.name != "start"


def test_beside_a_reader_it_asks_nothing(stage: Stage, voice: Recorder) -> None:
    stage.app.reader._adapter = Ear()  # type: ignore[assignment]
    begin(stage)
    frame(stage, READER_ARRIVAL_SECONDS)
    assert voice.said == []


def test_without_a_voice_it_asks_nothing(stage: Stage, voice: Recorder) -> None:
    voice.is_ready = False
    begin(stage)
    frame(stage, READER_ARRIVAL_SECONDS)
    assert stage.app.voice.offer_seconds(stage.now) > 1e9, "the loop sleeps meanwhile"
    voice.problem = Message("voice-missing", system="linux")
    frame(stage)
    assert voice.said == []
    assert stage.app.notices == []
    assert stage.app.voice._speaker is None


def test_it_asks_when_the_voice_has_come_or_the_window_is_in_front(
    stage: Stage, voice: Recorder
) -> None:
    voice.is_ready = False
    stage.app.front.hear(pygame.Event(pygame.WINDOWFOCUSLOST))
    begin(stage)
    frame(stage, READER_ARRIVAL_SECONDS)
    voice.is_ready = True
    frame(stage)
    assert voice.said == []
    stage.app.front.hear(pygame.Event(pygame.WINDOWFOCUSGAINED))
    frame(stage)
    assert voice.said == [OFFER]


def test_the_loop_wakes_for_the_offer(stage: Stage, voice: Recorder) -> None:
    begin(stage)
    assert stage.app.voice.offer_seconds(stage.now) < READER_ARRIVAL_SECONDS
    frame(stage, READER_ARRIVAL_SECONDS)
    assert stage.app.voice.offer_seconds(stage.now) == float("inf")


# What it says.


def test_a_page_is_told_before_what_has_the_focus(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings")
    assert voice.take()[0] == "Settings"
    stage.app.navigator.replace()
    PAGES["start"](stage)
    frame(stage)
    assert voice.said[0] == "Five Takes"


def test_the_focus_is_told_with_its_kind_and_state(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings")
    voice.take()
    stage.scene.set_focus(stage.find("option step"))
    frame(stage)
    [text] = voice.take()
    assert text.startswith("Step by step, switch, off")
    stage.key("return")
    frame(stage)
    assert voice.take() == ["on"]
    stage.scene.set_focus(stage.find("option cut"))
    frame(stage)
    assert voice.take()[0].startswith("Cut the deck, switch, off")


def test_a_new_name_of_the_focus_is_told_where_it_can_be_used() -> None:
    item = AccessibleItem("BUTTON", "act", "Play the 5", actions=("FOCUS", "CLICK"))
    resting = item._replace(label="Play…", actions=())

    def told(item: AccessibleItem, explained: bool) -> str:
        narration = Narration()
        narration._item = item._replace(label="Before")
        return narration._news(item, explained)

    assert told(item, False) == "Play the 5"
    assert told(item, True) == ""
    assert told(resting, False) == ""


def test_a_number_is_told_as_it_changes(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings: volume")
    stage.scene.set_focus(stage.find("option volume"))
    frame(stage)
    assert voice.take()[-1].startswith("Volume, slider, 100")
    stage.key("left")
    frame(stage)
    assert voice.take() == ["90"]


def test_what_is_announced_is_said_once_and_in_order(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings")
    voice.take()
    said = ["Ada draws.", "Max draws.", "Max draws."]
    for text in said:
        stage.app.announcements.say(text)
    frame(stage)
    frame(stage)
    assert voice.lines == said


def test_what_is_urgent_stops_what_came_before(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings")
    voice.take()
    stage.app.announcements.say("Ada draws.")
    frame(stage)
    stage.app.announcements.say("That doesn’t fit.", at_once=True)
    frame(stage)
    assert voice.lines == ["Ada draws.", STOPPED, "That doesn’t fit."]


def test_a_key_and_a_press_stop_it(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings")
    for act in (
        lambda: stage.key("f"),
        lambda: stage.press((5, 5)),
        # Ctrl alone, which means nothing else.
        lambda: stage.app._take(pygame.Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=0)),
    ):
        voice.lines = ["Ada draws."]
        act()
        assert voice.lines == ["Ada draws.", STOPPED]


def test_a_dialog_is_told_with_its_question(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "start")
    voice.take()
    stage.app.navigator.tell(Message("dialog-first"), Message("voice-slow"))
    frame(stage)
    question, focus = voice.take()
    assert say("voice-slow") in question
    assert "button" in focus


def test_a_match_is_told_and_played_as_with_a_reader(stage: Stage, voice: Recorder) -> None:
    stage.app.set("speech", "on")
    table = stage.sit(3)
    while not table.model.your_turn:
        frame(stage)
    frame(stage)
    assert voice.said[0] == "Takeaway"
    assert any(one.startswith("Ada draws the ") for one in voice.said)
    assert stage.app.settings.get("calls") == "untimed"


def test_rate_and_volume_follow_the_settings(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings")
    assert voice.tone == (0.0, 1.0)
    stage.app.set("speech_rate", 100)
    stage.app.set("speech_volume", 30)
    assert voice.tone == (1.0, 0.3)
    stage.app.set("speech_rate", 0)
    assert voice.tone.rate == -1.0


# When it is silent.


def test_it_never_speaks_beside_a_reader_that_comes_later(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings")
    ear = Ear()
    stage.app.reader._adapter = ear  # type: ignore[assignment]
    voice.lines = ["Ada draws."]
    frame(stage)
    assert voice.lines == ["Ada draws.", STOPPED]
    stage.app.announcements.say("Max draws.")
    frame(stage)
    assert voice.said == ["Ada draws."]
    assert [text for _, text in ear.said] == ["Max draws."]
    assert stage.app.listened
    assert stage.app.voice_problem == Message("voice-beside-reader")
    ear.awake = False
    frame(stage)
    assert voice.said[1] == "Settings", "it goes on where the player is"


def test_behind_another_window_it_is_silent(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings")
    stage.app.front.hear(pygame.Event(pygame.WINDOWFOCUSLOST))
    frame(stage)
    voice.lines = []
    stage.app.announcements.say("Ada draws.")
    frame(stage)
    assert voice.lines == []
    stage.app.front.hear(pygame.Event(pygame.WINDOWFOCUSGAINED))
    frame(stage)
    assert voice.said[0] == "Settings"


def test_switched_off_it_leaves_the_system_s_voice(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings")
    stage.app.set("speech", "off")
    assert voice.closed
    voice.lines = []
    stage.app.announcements.say("Ada draws.")
    frame(stage)
    assert voice.lines == []
    assert not stage.app.listened


def test_where_there_is_none_the_settings_say_so(stage: Stage, voice: Recorder) -> None:
    voice.problem = Message("voice-missing", system="linux")
    PAGES["settings: text"](stage)
    stage.app.set("speech", "on")
    frame(stage)
    assert say("voice-missing", system="linux") in stage.said()
    assert not stage.app.listened
    assert stage.app.notices == []
    stage.app.set("speech", "off")
    frame(stage)
    assert say("voice-missing", system="linux") not in stage.said()


def test_a_voice_that_breaks_leaves_the_game_as_it_was(stage: Stage, voice: Recorder) -> None:
    speak(stage, voice, "settings: text")
    assert stage.app.listened
    voice.problem = Message("voice-failed", why=Message("voice-slow"))
    frame(stage)
    assert not stage.app.listened
    assert stage.app.notices == [voice.problem]
    frame(stage)
    assert len(stage.app.notices) == 1
    assert str(voice.problem) in stage.said()


def test_a_voice_that_is_missed_later_is_told_in_the_settings_only(
    stage: Stage, voice: Recorder
) -> None:
    speak(stage, voice, "settings: text")
    voice.problem = Message("voice-missing", system="linux")
    frame(stage)
    assert not stage.app.listened
    assert stage.app.notices == []
    assert str(voice.problem) in stage.said()


def test_a_voice_that_is_found_after_the_end_wakes_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.display, "get_init", lambda: False)
    monkeypatch.setattr(own_voice, "rouse", lambda: pytest.fail("the window has gone"))
    own_voice._wake()


# Settings, and what it costs who does not want it.


@pytest.mark.parametrize(
    ("kept", "found"),
    [
        ({}, (False, 50, 100)),
        ({"speech": "on", "speech_rate": 80, "speech_volume": 10}, (True, 80, 10)),
        ({"speech": "loud", "speech_rate": 101, "speech_volume": 0}, (False, 50, 100)),
        ({"speech": True, "speech_rate": "fast", "speech_volume": -10}, (False, 50, 100)),
    ],
)
def test_settings_are_bounded_and_old_ones_load(
    tmp_path: Any, kept: dict[str, object], found: tuple[bool, int, int]
) -> None:
    (tmp_path / SETTINGS_FILE).write_text(json.dumps({"version": 1, "deck": "four", **kept}))
    file = SettingsFile(Profile(tmp_path))
    settings = file.settings
    assert (settings.speech, settings.speech_rate, settings.speech_volume) == found
    assert settings.deck == "four"
    assert file.problem is None


def test_nothing_of_it_is_imported_before_it_is_wanted() -> None:
    code = (
        "import sys, game.ui.app.app\n"
        "print(*(one for one in sys.modules if one.startswith('game.ui.app.voice')))\n"
        "print(*(one for one in ('socket', 'subprocess') if one in sys.modules))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = told.stdout.splitlines()[0].split()
    assert modules == ["game.ui.app.voice", "game.ui.app.voice.own_voice"]


def test_a_profile_that_wants_nothing_has_no_speaker(stage: Stage) -> None:
    stage.app.voice._make = lambda: pytest.fail("nobody wants it")
    begin(stage, asks=False)
    stage.app.set("deck", "four")
    frame(stage, READER_ARRIVAL_SECONDS)


def test_elsewhere_than_on_windows_its_voice_is_missing() -> None:
    with pytest.raises(VoiceError) as found:
        WindowsVoice()
    assert found.value.problem == Message("voice-missing", system="windows")
