"""A voice of the program's own, for players without a screen reader.

`own_voice.OwnVoice` decides when it speaks, `narration` what: the announcements, the page and the
focus, as a screen reader tells them. `speaker` hands sentences to a thread, so that the loop never
waits. `speech_dispatcher`, `windows_voice` and `mac_voice` each speak through what a system has.
Nothing leaves the computer.

Fixed: it never speaks beside a screen reader, and a system without a voice is no error.
Free: the words for what has the focus, and the way to a system's voice.
Then look at: tests/ui/test_own_voice.py, tests/ui/test_speech_dispatcher.py
"""
