"""The voice of Linux: what it sends to its server, and what becomes of it where that is broken."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.text.message import ENGLISH_LANGUAGE, speak
from game.ui.app.voice import speech_dispatcher
from game.ui.app.voice.speaker import Speaker, Tone, VoiceError
from game.ui.app.voice.speech_dispatcher import MAX_ANSWER_BYTES, SpeechDispatcher
from tests.ui.speaking import Answer, Server, usual
from tests.words.foreign import GERMAN_LANGUAGE

SHORT_SECONDS = 0.02
"""How long a server that hangs is waited for here."""


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    made = []

    def begun(*answers: Answer) -> Server:
        made.append(Server(tmp_path, *answers))
        return made[-1]

    yield begun
    for one in made:
        one.close()


@contextmanager
def connected(server: Server, timeout_seconds: float = 3.0) -> Iterator[SpeechDispatcher]:
    voice = SpeechDispatcher(server.environment, timeout_seconds)
    try:
        yield voice
    finally:
        voice.close()
        server.close()


def at(command: str, said: str | None) -> Answer:
    """A server that answers so at one command, and well at all others."""
    return lambda line: said if line == command else usual(line)


def test_it_introduces_itself_and_speaks_in_the_players_language(
    serve: Callable[..., Server],
) -> None:
    server = serve()
    with connected(server) as voice:
        voice.speak("Ada draws.")
    assert server.lines == [
        "SET SELF CLIENT_NAME player:five-takes:voice",
        "LIST OUTPUT_MODULES",
        "SET SELF PRIORITY MESSAGE",
        "SET SELF LANGUAGE en",
        "SET SELF RATE 0",
        "SET SELF VOLUME 100",
        "SPEAK",
        "Ada draws.",
        ".",
        "QUIT",
    ]


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        (".", ".."),
        (". . .", ".. . ."),
        ("One.\r\n.\r\nTwo.\n", "One. . Two."),
        ("QUIT", "QUIT"),
        ("5♠ … “é”", "5♠ … “é”"),
        ("Half a \ud83d sign", "Half a ? sign"),
    ],
)
def test_a_text_cannot_end_itself_or_command(
    serve: Callable[..., Server], text: str, sent: str
) -> None:
    server = serve()
    with connected(server) as voice:
        voice.speak(text)
        voice.speak("After it.")
    assert server.spoken == [sent, "After it."]


@pytest.mark.parametrize(
    ("tone", "rate", "volume"),
    [(Tone(-1, 0.1), -100, -80), (Tone(0, 1), 0, 100), (Tone(1, 0.5), 100, 0)],
)
def test_rate_and_volume_are_on_the_servers_scale(
    serve: Callable[..., Server], tone: Tone, rate: int, volume: int
) -> None:
    server = serve()
    with connected(server) as voice:
        voice.tune(tone)
    assert server.lines[-3:-1] == [f"SET SELF RATE {rate}", f"SET SELF VOLUME {volume}"]


def test_it_speaks_another_language_when_that_has_changed(serve: Callable[..., Server]) -> None:
    server = serve()
    with connected(server) as voice:
        speak(GERMAN_LANGUAGE)
        try:
            voice.tune(Tone())
        finally:
            speak(ENGLISH_LANGUAGE)
    assert "SET SELF LANGUAGE de" in server.lines


def test_it_falls_silent_with_all_that_waits(serve: Callable[..., Server]) -> None:
    server = serve()
    with connected(server) as voice:
        voice.stop()
    assert server.lines[-2] == "CANCEL SELF"


BROKEN: dict[str, tuple[str | None, str]] = {
    "closes in the middle": (None, "voice-closed"),
    "answers garbage": ("\x00\xff garbage", "voice-garbled"),
    "answers with half a number": ("23", "voice-garbled"),
    "answers without end": ("2" * (MAX_ANSWER_BYTES + 1), "voice-garbled"),
    "hangs": ("", "voice-slow"),
    "refuses": ("300 ERROR", ""),
}


@pytest.mark.parametrize("command", ["SET SELF PRIORITY MESSAGE", "SPEAK", "."])
@pytest.mark.parametrize("way", BROKEN)
def test_a_broken_server_is_a_sentence(
    serve: Callable[..., Server], way: str, command: str
) -> None:
    said, why = BROKEN[way]
    server = serve(at(command, said))
    with pytest.raises(VoiceError) as found, connected(server, SHORT_SECONDS) as voice:
        voice.speak("Ada draws.")
    problem = found.value.problem
    assert problem.name == "voice-failed"
    reason = problem.values["why"]
    assert getattr(reason, "name", "") == why
    assert "ERROR" in str(problem) or why


def test_a_server_that_was_started_anew_is_found_again(serve: Callable[..., Server]) -> None:
    spoken = iter([1, 2])

    def once(line: str) -> str | None:
        return None if line == "SPEAK" and next(spoken) == 2 else usual(line)

    server = serve(once, usual)
    with connected(server) as voice:
        voice.tune(Tone(0.5, 1))
        voice.speak("Before.")
        voice.speak("After.")
    assert server.connections == 2
    assert server.spoken[-1] == "After."
    assert server.lines.count("SET SELF RATE 50") == 2, "it sounds as before"


def test_a_server_with_the_dummy_alone_is_none(serve: Callable[..., Server]) -> None:
    server = serve(at("LIST OUTPUT_MODULES", "250-dummy\r\n250 OK MODULE LIST SENT"))
    with pytest.raises(VoiceError) as found:
        SpeechDispatcher(server.environment)
    assert found.value.problem.name == "voice-missing"


def missing(environment: dict[str, str]) -> None:
    with pytest.raises(VoiceError) as found:
        SpeechDispatcher(environment)
    assert found.value.problem.name == "voice-missing"
    assert "Speech Dispatcher" in str(found.value)


def test_without_a_server_and_its_program_there_is_none(tmp_path: Path) -> None:
    missing({"XDG_RUNTIME_DIR": str(tmp_path), "PATH": str(tmp_path)})
    missing({"HOME": str(tmp_path), "PATH": str(tmp_path)})


@pytest.mark.parametrize(
    "address",
    ["inet_socket:example.org:6560", "inet_socket:127.0.0.1:many", "carrier_pigeon:here",
     "unix_socket:/nowhere/speechd.sock"],
)  # fmt: skip
def test_nothing_is_said_to_another_computer_and_no_server_started_for_an_address(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(speech_dispatcher, "_spawn", lambda _: pytest.fail("it was started"))
    missing({"SPEECHD_ADDRESS": address})


def test_an_address_of_this_computer_counts(serve: Callable[..., Server], tmp_path: Path) -> None:
    server = serve()
    path = server.environment["XDG_RUNTIME_DIR"] + "/speech-dispatcher/speechd.sock"
    server.environment = {"SPEECHD_ADDRESS": f"unix_socket:{path}"}
    with connected(server) as voice:
        voice.speak("Here.")
    assert server.spoken == ["Here."]


def test_where_none_listens_one_is_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "bin/speech-dispatcher"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\necho "$@ $LD_LIBRARY_PATH" >{tmp_path}/arguments\n')
    program.chmod(0o755)
    made: list[Server] = []
    spawn = speech_dispatcher._spawn

    def spawned(environment: dict[str, str]) -> None:
        spawn(environment)
        made.append(Server(tmp_path))

    monkeypatch.setattr(speech_dispatcher, "_spawn", spawned)
    packed = {"LD_LIBRARY_PATH": "/packed", "LD_LIBRARY_PATH_ORIG": "/systems"}
    environment = {"XDG_RUNTIME_DIR": str(tmp_path), "PATH": str(tmp_path / "bin"), **packed}
    voice = SpeechDispatcher(environment)
    voice.speak("Now.")
    voice.close()
    made[0].close()
    assert made[0].spoken == ["Now."]
    assert (tmp_path / "arguments").read_text() == "--spawn /systems\n"


def test_a_program_that_starts_no_server_is_none(tmp_path: Path) -> None:
    program = tmp_path / "speech-dispatcher"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    missing({"XDG_RUNTIME_DIR": str(tmp_path), "PATH": str(tmp_path)})


# By way of the speaker's thread.


def test_the_speaker_says_all_in_order_and_nothing_after_a_stop(
    serve: Callable[..., Server],
) -> None:
    server, changes = serve(), []
    speaker = Speaker(lambda: SpeechDispatcher(server.environment), lambda: changes.append(1))
    for text in ("One.", "Two."):
        speaker.say(text)
    speaker.close()
    speaker._thread.join()
    server.close()
    sent = server.spoken
    assert sent == ["One.", "Two."][: len(sent)], "the end cuts off what waits"
    assert server.lines[-2:] == ["CANCEL SELF", "QUIT"]
    assert changes == [1]


def test_the_speaker_waits_for_no_server(serve: Callable[..., Server]) -> None:
    server = serve(at("SPEAK", ""))
    speaker = Speaker(lambda: SpeechDispatcher(server.environment, SHORT_SECONDS), lambda: None)
    for _ in range(100):
        speaker.say("Nobody answers.")
        speaker.stop()
    speaker.say("Nobody answers.")
    speaker._thread.join()
    assert not speaker.is_ready
    assert speaker.problem is not None
    assert speaker.problem.name == "voice-failed"
    speaker.say("More.")
    speaker.close()


def test_a_speaker_without_a_voice_says_why(tmp_path: Path) -> None:
    told: list[str] = []
    environment = {"XDG_RUNTIME_DIR": str(tmp_path), "PATH": os.devnull}
    speaker = Speaker(lambda: SpeechDispatcher(environment), lambda: told.append("changed"))
    speaker.say("Anybody?")
    speaker._thread.join()
    assert speaker.problem is not None
    assert speaker.problem.name == "voice-missing"
    assert told == ["changed"]
    speaker.close()
