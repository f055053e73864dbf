"""The voice of Linux: Speech Dispatcher, by its socket and its protocol SSIP.

The protocol has lines of text: commands, and answers that begin with a number of three digits. See
https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from game.storage.profile import reason
from game.text.message import Message, language_tag
from game.ui.app.voice.speaker import Tone, VoiceError
from game.ui.other_programs import system_environment

if TYPE_CHECKING:
    from collections.abc import Mapping

SERVER_PROGRAM = "speech-dispatcher"
"""Name of the server's program."""
ADDRESS_VARIABLE = "SPEECHD_ADDRESS"
"""Environment variable with another address: ``unix_socket:PATH`` or ``inet_socket:HOST:PORT``."""
LOCAL_HOSTS = {"127.0.0.1": "127.0.0.1", "localhost": "127.0.0.1", "::1": "::1"}
"""Hosts that are this computer, and their addresses: what is said goes to no other."""
USUAL_PORT = "6560"
"""The server's port where an address has none."""
ANSWER_TIMEOUT_SECONDS = 3.0
"""Timeout of each answer of the server, in seconds."""
SPAWN_TIMEOUT_SECONDS = 10.0
"""Timeout of the start of the server, in seconds."""
MAX_ANSWER_BYTES = 65_536
"""Maximum length of an answer; a server that says more is none."""
DUMMY_MODULE = "dummy"
"""A module of the server that only says that no other one works."""
SERVER_FULL_RATE_POINTS = 100
"""The server's rate for the fastest voice; the slowest is its negative."""


def missing() -> VoiceError:
    """What is told where no server or no voice is installed."""
    return VoiceError(Message("voice-missing", system="linux"))


class SpeechDispatcher:
    """A connection to the server. The constructor raises ``VoiceError`` if there is none.

    Where none listens, one is started, unless the environment names an address.  A connection
    that broke after it spoke is made once more, as a server may have been updated.
    """

    def __init__(
        self,
        environment: Mapping[str, str] = os.environ,
        timeout_seconds: float = ANSWER_TIMEOUT_SECONDS,
    ) -> None:
        self._environment = environment
        self._timeout_seconds = timeout_seconds
        self._tone = Tone()
        self._spoke = False
        self._unread = b""
        self._socket = self._connected()
        self._begin()

    def speak(self, text: str) -> None:
        try:
            self._speak(text)
        except VoiceError:
            if not self._spoke:
                raise
            self._spoke = False
            self._socket.close()
            self._socket = self._connected()
            self._begin()
            self._speak(text)

    def _speak(self, text: str) -> None:
        # A text is one line, and a dot at its beginning is doubled: a lone one ends the text.
        line = " ".join(text.split())
        self._ask("SPEAK")
        self._ask(f"{'.' if line.startswith('.') else ''}{line}\r\n.")
        self._spoke = True

    def stop(self) -> None:
        self._ask("CANCEL", "SELF")

    def tune(self, tone: Tone) -> None:
        self._tone = tone
        self._set("LANGUAGE", language_tag())
        self._set("RATE", round(SERVER_FULL_RATE_POINTS * tone.rate))
        # The server counts volumes from -100.
        self._set("VOLUME", round(200 * tone.volume) - 100)

    def close(self) -> None:
        with contextlib.suppress(VoiceError):
            self._send("QUIT")
        self._socket.close()

    # The connection.

    def _connected(self) -> socket.socket:
        try:
            return self._open()
        except OSError:
            if self._environment.get(ADDRESS_VARIABLE):
                raise missing() from None
        _spawn(self._environment)
        try:
            return self._open()
        except OSError:
            raise missing() from None

    def _open(self) -> socket.socket:
        family, address = _address(self._environment)
        made = socket.socket(family, socket.SOCK_STREAM)
        try:
            made.settimeout(self._timeout_seconds)
            made.connect(address)
        except OSError:
            made.close()
            raise
        return made

    def _begin(self) -> None:
        """Introduce the program, and look for a voice."""
        self._unread = b""
        try:
            self._set("CLIENT_NAME", "player:five-takes:voice")
            modules = self._ask("LIST", "OUTPUT_MODULES")
            if not set(modules) - {DUMMY_MODULE}:
                raise missing()
            self._set("PRIORITY", "MESSAGE")
            self.tune(self._tone)
        except VoiceError:
            self._socket.close()
            raise

    def _set(self, name: str, value: str | int) -> None:
        self._ask("SET", "SELF", name, str(value))

    def _ask(self, *words: str) -> list[str]:
        """The data in the answer to a command, line by line; raises ``VoiceError`` on a refusal."""
        self._send(" ".join(words))
        data: list[str] = []
        while True:
            line = self._line()
            number, sign, text = line[:3], line[3:4], line[4:]
            if not number.isdecimal() or sign not in ("-", " "):
                raise _broken(Message("voice-garbled"))
            if sign == "-":
                data.append(text)
                continue
            if not number.startswith("2"):
                raise _broken(text)
            return data

    def _send(self, command: str) -> None:
        try:
            self._socket.sendall(f"{command}\r\n".encode("utf-8", "replace"))
        except OSError as error:
            raise _broken(reason(error)) from None

    def _line(self) -> str:
        """The next line of the server."""
        while b"\n" not in self._unread:
            try:
                more = self._socket.recv(4096)
            except TimeoutError:
                raise _broken(Message("voice-slow")) from None
            except OSError as error:
                raise _broken(reason(error)) from None
            if not more:
                raise _broken(Message("voice-closed"))
            self._unread += more
            if len(self._unread) > MAX_ANSWER_BYTES:
                raise _broken(Message("voice-garbled"))
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace").rstrip("\r")


def _broken(why: str | Message) -> VoiceError:
    return VoiceError(Message("voice-failed", why=why))


def _address(environment: Mapping[str, str]) -> tuple[socket.AddressFamily, str | tuple[str, int]]:
    """Where the server listens; raises OSError for an address that is not of this computer."""
    way, _, place = environment.get(ADDRESS_VARIABLE, "").partition(":")
    if way == "inet_socket":
        host, _, port = place.rpartition(":") if ":" in place else (place, "", USUAL_PORT)
        if host not in LOCAL_HOSTS or not port.isdecimal():
            raise OSError(place)
        family = socket.AF_INET6 if host == "::1" else socket.AF_INET
        return family, (LOCAL_HOSTS[host], int(port))
    if way and way != "unix_socket":
        raise OSError(way)
    folder = environment.get("XDG_RUNTIME_DIR") or Path(environment.get("HOME", ""), ".cache")
    return socket.AF_UNIX, place or str(Path(folder, "speech-dispatcher", "speechd.sock"))


def _spawn(environment: Mapping[str, str]) -> None:
    """Start the server, if it is installed and may be started so. It goes on by itself."""
    try:
        subprocess.run(
            [SERVER_PROGRAM, "--spawn"],
            env=system_environment(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=SPAWN_TIMEOUT_SECONDS,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        raise missing() from None
