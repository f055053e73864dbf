"""Asking for a key: the next one that is pressed is taken."""

from collections.abc import Callable

from game.ui.pages.dialog import Dialog
from game.ui.program import Program
from game.ui.ways import Answer
from game.ui.window.chord import Chord, pressed
from game.ui.window.commandplaces import Place
from game.ui.window.commands import Command
from game.ui.window.inputs import Key
from game.words.message import Message

ESCAPE = "escape"
"""The key that leaves things as they are, whatever else it means."""


class NewKeyPage(Dialog):
    """Waits for a key, alone or with others held, and hands it on."""

    places = (Place.PLAIN,)
    grasps = True

    def __init__(self, app: Program, command: Command, then: Callable[[Chord], None]) -> None:
        cancel = Answer(Message("keys-leave"), app.ways.back, "back")
        super().__init__(
            app, "new key", command.label, Message("keys-press", command=command.label), [cancel]
        )
        self.then = then

    def on_key(self, key: Key) -> None:
        if not key.name:
            return
        self.ways.back()
        if key.name == ESCAPE and not (key.control or key.shift or key.alt):
            return
        self.then(pressed(key))

    def on_text(self, text: str) -> None:
        """Nothing: what a key writes does not matter."""
