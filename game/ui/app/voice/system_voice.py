"""The voice of this system."""

import sys

from game.ui.app.voice.speaker import SystemVoice


def system_voice() -> SystemVoice:
    """The system's voice; raises ``VoiceError`` if it has none. May take seconds."""
    if sys.platform == "win32":
        from game.ui.app.voice.windows_voice import WindowsVoice

        return WindowsVoice()
    if sys.platform == "darwin":
        from game.ui.app.voice.mac_voice import MacVoice

        return MacVoice()
    from game.ui.app.voice.speech_dispatcher import SpeechDispatcher

    return SpeechDispatcher()
