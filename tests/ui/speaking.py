"""A voice for tests, which keeps what it says; and a server that speaks SSIP, or does so badly."""

import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

from game.text.message import Message
from game.ui.app.voice.speaker import Tone
from tests.waiting import PATIENCE_SECONDS

STOPPED = "(stop)"
"""What the transcript has where the voice is told to fall silent."""


class Recorder:
    """In the place of a speaker: a transcript of what it was told, ``file`` too if there is one."""

    def __init__(self, file: Path | None = None) -> None:
        self.is_ready = True
        self.problem: Message | None = None
        self.file = file
        self.lines: list[str] = []
        self.tone = Tone()
        self.closed = False

    def say(self, text: str) -> None:
        self._keep(text)

    def stop(self) -> None:
        if self.lines and self.lines[-1] != STOPPED:
            self._keep(STOPPED)

    def tune(self, tone: Tone) -> None:
        self.tone = tone

    def close(self) -> None:
        self.closed = True

    def join(self) -> None:
        """Nothing is to wait for."""

    def _keep(self, line: str) -> None:
        self.lines.append(line)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")

    @property
    def said(self) -> list[str]:
        """The texts, without the stops."""
        return [line for line in self.lines if line != STOPPED]

    def take(self) -> list[str]:
        """The texts since the last time."""
        said, self.lines = self.said, []
        return said


Answer = Callable[[str], str | None]
"""What a server answers to a line; None closes the connection, and "" leaves it without one."""
MODULES = "250-espeak-ng\r\n250-dummy\r\n250 OK MODULE LIST SENT"


def usual(line: str) -> str:
    """The answer of a server that works."""
    if line == "LIST OUTPUT_MODULES":
        return MODULES
    if line == "SPEAK":
        return "230 OK RECEIVING DATA"
    return "225-7\r\n225 OK MESSAGE QUEUED" if line == "." else "208 OK"


class Server:
    """Listens where Speech Dispatcher would below a folder; each connection gets an ``answer``."""

    def __init__(self, folder: Path, *answers: Answer) -> None:
        self.environment = {"XDG_RUNTIME_DIR": str(folder), "PATH": str(folder / "bin")}
        self.answers = answers or (usual,)
        self.lines: list[str] = []
        self.connections = 0
        path = folder / "speech-dispatcher/speechd.sock"
        path.parent.mkdir(parents=True)
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(path))
        self._socket.listen()
        self._thread = Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Wait for the last connection, and end."""
        if self._thread.is_alive():
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE_SECONDS)
        self._socket.close()

    @property
    def spoken(self) -> list[str]:
        """The texts that came, as they were sent."""
        pairs = zip(self.lines, self.lines[1:], strict=False)
        return [text for command, text in pairs if command == "SPEAK"]

    def _serve(self) -> None:
        while True:
            try:
                made, _ = self._socket.accept()
            except OSError:
                return
            answer = self.answers[min(self.connections, len(self.answers) - 1)]
            self.connections += 1
            # The client may have gone.
            with suppress(OSError), made, made.makefile("rb") as lines:
                self._talk(made, lines.readline, answer)

    def _talk(self, made: socket.socket, read: Callable[[], bytes], answer: Answer) -> None:
        inside = False
        while line := read().decode().rstrip("\r\n"):
            self.lines.append(line)
            if inside and line != ".":
                continue
            inside = line == "SPEAK"
            said = answer(line)
            if said is None:
                return
            if said:
                made.sendall(f"{said}\r\n".encode())
            if line == "QUIT" and not inside:
                return
