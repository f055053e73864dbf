"""The voice of macOS: its command ``say``, one process for each text."""

from __future__ import annotations

import subprocess
from queue import SimpleQueue
from threading import Lock, Thread

from game.storage.profile import reason
from game.text.message import Message
from game.ui.app.voice.speaker import Tone, VoiceError

SAY_PROGRAM = "say"
"""Name of the command."""
VOICE_LIST_SECONDS = 5.0
"""Timeout of the list of voices, in seconds."""
MINUTE_WORD_COUNT = 180
"""Words in a minute at the usual rate."""
FULL_RATE_FACTOR = 2.5
"""How much faster than usual the fastest rate is; the slowest is as much slower."""


class MacVoice:
    """Runs the command. The constructor raises ``VoiceError`` if the system has none."""

    def __init__(self, program: str = SAY_PROGRAM) -> None:
        if not _has_voices(program):
            raise VoiceError(Message("voice-missing", system="mac"))
        self._program = program
        self._tone = Tone()
        self._texts: SimpleQueue[tuple[int, str, Tone] | None] = SimpleQueue()
        self._lock = Lock()
        self._stops = 0
        self._running: subprocess.Popen[bytes] | None = None
        self._problem: Message | None = None
        self._thread = Thread(target=self._go_on, name="say", daemon=True)
        self._thread.start()

    def speak(self, text: str) -> None:
        if self._problem is not None:
            raise VoiceError(self._problem)
        self._texts.put((self._stops, text, self._tone))

    def stop(self) -> None:
        with self._lock:
            self._stops += 1
            if self._running is not None:
                self._running.terminate()

    def tune(self, tone: Tone) -> None:
        self._tone = tone

    def close(self) -> None:
        self.stop()
        self._texts.put(None)

    def _go_on(self) -> None:
        """Say one text after the other, on a thread."""
        while (one := self._texts.get()) is not None:
            stops, text, tone = one
            with self._lock:
                if stops != self._stops:
                    continue
                try:
                    self._running = self._begun(text, tone)
                except OSError as error:
                    self._problem = Message("voice-failed", why=reason(error))
                    return
            self._running.wait()
            with self._lock:
                self._running = None

    def _begun(self, text: str, tone: Tone) -> subprocess.Popen[bytes]:
        words = round(MINUTE_WORD_COUNT * FULL_RATE_FACTOR**tone.rate)
        # Double brackets are commands to the voice, so a text may have none.
        plain = text.replace("[[", "[ [")
        return subprocess.Popen(
            [self._program, "-r", str(words), "--", f"[[volm {tone.volume:.2f}]] {plain}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def _has_voices(program: str) -> bool:
    """Whether the command is there and has a voice to speak with."""
    try:
        done = subprocess.run(
            [program, "-v", "?"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=VOICE_LIST_SECONDS,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0 and bool(done.stdout.strip())
