"""Every command that has a key: its name, its keys, where it holds, and what it is called.

Buttons, pages and sentences name a command, and ask it for its key.  The keys are those that a
command has unless the player chooses others; who presses one asks ``by``, who shows one ``shown``.
The keys that move the focus and press what has it (arrows, Tab, Enter, Space, the page keys) are
no commands: they mean the same for whatever is on a page.
"""

from enum import Enum
from typing import NamedTuple

from game.ui.inputs import Key


class Place(Enum):
    """Where a command holds."""

    EVERYWHERE = "everywhere"
    FIELD = "a field that is typed into"
    START = "the start page"
    SETUP = "the set-up page"
    TABLE = "the table"
    CHOICE = "a choice among offers"
    UNDO = "the question before an undo"
    PAUSE = "the menu"
    SCORE = "the pages after a round and a match"
    CUT = "the cut"
    SEAL = "the proof of the deals"
    REVIEW = "the review"
    RULES = "the rules"
    UNSAVED = "the question before moves are lost"


class Chord(NamedTuple):
    """A key as ``pygame.key.name`` gives it, with Control and Shift or without.

    None is for a key that means the same with and without them.
    """

    key: str
    control: bool | None = False
    shift: bool | None = None

    def by(self, key: Key) -> bool:
        """Whether this is what was pressed."""
        return (
            key.name.lower() == self.key
            and self.control in (None, key.control)
            and self.shift in (None, key.shift)
        )

    @property
    def shown(self) -> str:
        """What stands on the keyboard: ``H``, ``F1``, ``Ctrl+F``."""
        held = ("Ctrl+" if self.control else "") + ("Shift+" if self.shift else "")
        return held + (self.key.upper() if len(self.key) <= 3 else self.key.capitalize())


class Command(NamedTuple):
    """Something the player can have done with a key; the first of its keys is the one shown."""

    name: str
    label: str
    where: tuple[Place, ...]
    keys: tuple[Chord, ...]

    def by(self, key: Key) -> bool:
        """Whether a key that was pressed is one of its own."""
        return any(chord.by(key) for chord in self.keys)

    @property
    def shown(self) -> str:
        """The key that is shown with it."""
        return self.keys[0].shown


COMMANDS: list[Command] = []
"""All commands, in the order in which a page of keys would list them."""


def _command(
    name: str, label: str, keys: str | Chord | tuple[Chord, ...], *where: Place
) -> Command:
    """A command of the table; a text is a key without Control."""
    if isinstance(keys, str):
        keys = Chord(keys)
    chords = (keys,) if isinstance(keys, Chord) else keys
    one = Command(name, label, where, chords)
    COMMANDS.append(one)
    return one


def lettered(key: str, label: str, where: Place) -> Command:
    """The command of something that comes with a key of its own: an offer of a game, or one of
    several things that are numbered."""
    return Command(f"{where.name.lower()} {key.lower()}", label, (where,), (Chord(key.lower()),))


FULL_SCREEN = _command("full-screen", "Full screen", Chord("f11", None), Place.EVERYWHERE)
MUTE = _command("mute", "Mute", Chord("m", None), Place.EVERYWHERE)
BACK = _command("back", "Back", Chord("escape", None), Place.EVERYWHERE)
RULES = _command("rules", "Rules", "f1", Place.START, Place.SETUP, Place.TABLE, Place.PAUSE)
SETTINGS = _command("settings", "Settings", "s", Place.START, Place.PAUSE)
QUIT = _command("quit", "Quit", "q", Place.START, Place.PAUSE)
PASTE = _command("paste", "Paste", Chord("v", True), Place.FIELD)

CONTINUE = _command("continue", "Continue", "c", Place.START)
UNFINISHED = _command("unfinished", "Unfinished", "n", Place.START)

HINT = _command("hint", "Hint", "h", Place.TABLE)
UNDO = _command("undo", "Undo", (Chord("u"), Chord("z", True, False)), Place.TABLE)
REDO = _command(
    "redo", "Redo", (Chord("y"), Chord("y", True, False), Chord("z", True, True)), Place.TABLE
)
SORTS = (
    _command("sort-one-way", "Sort my hand", "s", Place.TABLE),
    _command("sort-another-way", "Sort my hand the other way", "t", Place.TABLE),
)
RESULT = _command("result", "Back to the result", "b", Place.TABLE, Place.PAUSE)
NEVER_MIND = _command("never-mind", "Never mind", "n", Place.CHOICE)
STAY = _command("stay", "Stay in this round", "n", Place.UNDO)

REVIEW = _command("review", "Review", "v", Place.PAUSE)
AGAIN = _command("again", "Play again", "p", Place.PAUSE)
LEAVE = _command("to-start", "Leave to the start page", "l", Place.PAUSE)

VERIFY = _command("verify", "Verify the deal", "v", Place.SCORE, Place.SEAL)
NO_CUT = _command("no-cut", "No cut", "d", Place.CUT)
CUT = _command("cut", "Cut here", "c", Place.CUT)
COPY_SEAL = _command("copy-seal", "Copy the seal", "s", Place.CUT)
EARLIER = _command("earlier", "Round before", "b", Place.SEAL)
DETAILS = _command("details", "Details", "d", Place.SEAL)
COPY = _command("copy", "Copy", "c", Place.SEAL)
SAVE = _command("save", "Save as a file", "s", Place.SEAL)
LATER = _command("later", "Round after", "a", Place.SEAL)
CLOSE_REVIEW = _command("close-review", "Back", "b", Place.REVIEW)

CLOSE_RULES = _command("close-rules", "Back", Chord("f1", None), Place.RULES)
FIND = _command("find", "Search the rules", Chord("f", True), Place.RULES)

TRY_AGAIN = _command("try-again", "Try again", "t", Place.UNSAVED)
LEAVE_ANYHOW = _command("leave-anyhow", "Leave all the same", "l", Place.UNSAVED)
STAY_HERE = _command("stay-here", "Stay", "s", Place.UNSAVED)


def filled(text: str) -> str:
    """A sentence with the keys of the commands whose names stand in it in braces."""
    return text.format_map({one.name: one.shown for one in COMMANDS})
