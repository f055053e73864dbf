"""The voice of Windows: SAPI 5, by COM and ctypes.

`SpVoice` queues texts and speaks by itself. All calls come from one thread, the speaker's.
"""

from __future__ import annotations

import ctypes
from ctypes import c_int32, c_long, c_uint8, c_uint16, c_uint32, c_ushort, c_void_p, c_wchar_p
from typing import Any

from game.text.message import Message
from game.ui.app.voice.speaker import Tone, VoiceError

VOICE_CLASS = "{96749377-3391-11D2-9EE3-00C04F797396}"
"""The class ``SpVoice``."""
VOICE_INTERFACE = "{6C44DF74-72B9-4992-A1EC-EF996E0422D4}"
"""The interface ``ISpVoice``."""
RELEASE_METHOD_INDEX = 2
"""Place of ``IUnknown.Release`` in the interface's table of methods."""
SPEAK_METHOD_INDEX = 20
"""Place of ``ISpVoice.Speak``."""
RATE_METHOD_INDEX = 28
"""Place of ``ISpVoice.SetRate``."""
VOLUME_METHOD_INDEX = 30
"""Place of ``ISpVoice.SetVolume``."""
ANY_CONTEXT_FLAG = 23
"""Says that the voice may come from any place (CLSCTX_ALL)."""
ASYNCHRONOUS_FLAG = 1
"""Says that a text is queued (SPF_ASYNC)."""
PURGE_FLAG = 2
"""Says that all earlier texts are dropped (SPF_PURGEBEFORESPEAK)."""
PLAIN_TEXT_FLAG = 16
"""Says that a text has no marks in it (SPF_IS_NOT_XML)."""
FULL_RATE_POINTS = 10
"""The rate of the fastest voice; the slowest is its negative."""
FULL_VOLUME_POINTS = 100
"""The full volume."""


class Guid(ctypes.Structure):
    """The identity of a class or an interface."""

    _fields_ = (
        ("first", c_uint32),
        ("second", c_uint16),
        ("third", c_uint16),
        ("rest", c_uint8 * 8),
    )


class WindowsVoice:
    """A voice of SAPI. The constructor raises ``VoiceError`` if the system has none."""

    def __init__(self) -> None:
        self._object = c_void_p()
        try:
            self._library: Any = ctypes.OleDLL("ole32")  # type: ignore[attr-defined]
            self._library.CoInitializeEx(None, 0)
            self._library.CoCreateInstance(
                ctypes.byref(self._guid(VOICE_CLASS)),
                None,
                ANY_CONTEXT_FLAG,
                ctypes.byref(self._guid(VOICE_INTERFACE)),
                ctypes.byref(self._object),
            )
            # A system without a voice has the class all the same, but refuses this.
            self.tune(Tone())
            self.stop()
        except (OSError, AttributeError, VoiceError):
            self.close()
            raise _missing() from None

    def speak(self, text: str) -> None:
        self._speak(text, ASYNCHRONOUS_FLAG | PLAIN_TEXT_FLAG)

    def stop(self) -> None:
        self._speak(None, ASYNCHRONOUS_FLAG | PURGE_FLAG)

    def tune(self, tone: Tone) -> None:
        self._call(RATE_METHOD_INDEX, (c_long,), round(FULL_RATE_POINTS * tone.rate))
        self._call(VOLUME_METHOD_INDEX, (c_ushort,), round(FULL_VOLUME_POINTS * tone.volume))

    def close(self) -> None:
        """Fall silent for good: a voice that is released ends in the middle of a word."""
        made, self._object = self._object, c_void_p()
        if made:
            self._method(made, RELEASE_METHOD_INDEX, ())(made)

    def _speak(self, text: str | None, flags: int) -> None:
        self._call(SPEAK_METHOD_INDEX, (c_wchar_p, c_uint32, c_void_p), text, flags, None)

    def _call(self, index: int, types: tuple[Any, ...], *values: object) -> None:
        """Call a method of the voice; raises ``VoiceError`` if it fails."""
        status = self._method(self._object, index, types)(self._object, *values)
        if status < 0:
            code = f"0x{status & 0xFFFFFFFF:08X}"
            raise VoiceError(Message("voice-failed", why=code))

    def _method(self, made: c_void_p, index: int, types: tuple[Any, ...]) -> Any:
        """The method at a place in the table of methods."""
        table = ctypes.cast(made, ctypes.POINTER(ctypes.POINTER(c_void_p))).contents
        return ctypes.WINFUNCTYPE(c_int32, c_void_p, *types)(table[index])  # type: ignore[attr-defined]

    def _guid(self, text: str) -> Guid:
        made = Guid()
        self._library.CLSIDFromString(text, ctypes.byref(made))
        return made


def _missing() -> VoiceError:
    return VoiceError(Message("voice-missing", system="windows"))
