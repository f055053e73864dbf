"""The voice of macOS: its command is run once for each text, one at a time, and ends at a stop."""

import os
from pathlib import Path

import pytest

from game.ui.app.voice.mac_voice import MacVoice
from game.ui.app.voice.speaker import Tone, VoiceError

LISTING = '#!/bin/sh\nif [ "$1" = -v ]; then echo "Ada en_GB # Hello"; exit; fi\n'
"""A command that lists a voice, as far as it goes."""


def program(folder: Path, text: str) -> str:
    path = folder / "say"
    path.write_text(text)
    path.chmod(0o755)
    return str(path)


def test_each_text_is_said_after_the_one_before(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    voice = MacVoice(program(tmp_path, LISTING + f'echo "$@" >>{heard}\n'))
    voice.speak("Ada draws.")
    voice.tune(Tone(1, 0.5))
    voice.speak("-v [[slnc 9000]] Max draws.")
    voice._texts.put(None)
    voice._thread.join()
    assert heard.read_text().splitlines() == [
        "-r 180 -- [[volm 1.00]] Ada draws.",
        "-r 450 -- [[volm 0.50]] -v [ [slnc 9000]] Max draws.",
    ]


def test_a_stop_ends_what_is_said_and_what_waits(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    os.mkfifo(begun)
    voice = MacVoice(program(tmp_path, LISTING + f'echo "$@" >{begun}\nexec sleep 1000\n'))
    voice.speak("One.")
    voice.speak("Never.")
    assert "One." in begun.read_text()
    voice.stop()
    voice.speak("After it.")
    assert "After it." in begun.read_text()
    voice.close()
    voice._thread.join()


@pytest.mark.parametrize("text", ["#!/bin/sh\nexit 1\n", "#!/bin/sh\n", "#!/nowhere\n"])
def test_a_command_without_a_voice_is_none(tmp_path: Path, text: str) -> None:
    with pytest.raises(VoiceError) as found:
        MacVoice(program(tmp_path, text))
    assert found.value.problem.name == "voice-missing"


def test_without_the_command_there_is_none(tmp_path: Path) -> None:
    with pytest.raises(VoiceError) as found:
        MacVoice(str(tmp_path / "say"))
    assert "macOS" in str(found.value)


def test_a_command_that_goes_is_a_sentence(tmp_path: Path) -> None:
    path = program(tmp_path, LISTING)
    voice = MacVoice(path)
    Path(path).unlink()
    voice.speak("Ada draws.")
    voice._thread.join()
    with pytest.raises(VoiceError) as found:
        voice.speak("Max draws.")
    assert found.value.problem.name == "voice-failed"
