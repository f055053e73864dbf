"""Every command that has a key: its name, its keys, where it holds, and what it is called.

Buttons, pages and sentences name a command, and ask it for its key.  The keys are those that a
command has unless the player chooses others; who presses one asks ``by``, who shows one ``shown``.
The keys that move the focus and press what has it (arrows, Tab, Enter, Space, the page keys) are
no commands: they mean the same for whatever is on a page.  In a replay, where nothing is chosen
among, they are: there they move through the match, until Tab has brought the focus somewhere.
"""

from enum import Enum
from typing import NamedTuple

from game.ui.window.inputs import Key
from game.words.message import Message, Said, told


class Place(Enum):
    """Where a command holds."""

    EVERYWHERE = "everywhere"
    FIELD = "a field that is typed into"
    START = "the start page"
    SETUP = "the set-up page"
    TABLE = "the table"
    PUZZLE = "a puzzle at the table"
    CHOICE = "a choice among offers"
    UNDO = "the question before an undo"
    PAUSE = "the menu"
    THIS_MATCH = "what can be done with a match that is played"
    SCORE = "the pages after a round and a match"
    SHEET = "the score sheet in the middle of a match"
    LOG = "the log as a page"
    CUT = "the cut"
    SEAL = "the proof of the deals"
    REVIEW = "the review"
    REPLAY = "the replay"
    RULES = "the rules"
    CALENDAR = "the calendar"
    TWICE = "the same cards played by an expert"
    LESSON = "a lesson"
    HISTORY = "the history"
    STATISTICS = "the statistics"
    MATCH = "one match of the history"
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
    called: Said
    where: tuple[Place, ...]
    keys: tuple[Chord, ...]

    @property
    def label(self) -> str:
        """What it is called, in the player's language."""
        return told(self.called)

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
    name: str, called: Said, keys: str | Chord | tuple[Chord, ...], *where: Place
) -> Command:
    """A command of the table; a text is a key without Control."""
    if isinstance(keys, str):
        keys = Chord(keys)
    chords = (keys,) if isinstance(keys, Chord) else keys
    one = Command(name, called, where, chords)
    COMMANDS.append(one)
    return one


def lettered(key: str, label: str, where: Place) -> Command:
    """The command of something that comes with a key of its own: an offer of a game, or one of
    several things that are numbered."""
    return Command(f"{where.name.lower()} {key.lower()}", label, (where,), (Chord(key.lower()),))


FULL_SCREEN = _command(
    "full-screen", Message("settings-fullscreen"), Chord("f11", None), Place.EVERYWHERE
)
MUTE = _command("mute", Message("settings-muted"), Chord("m", None), Place.EVERYWHERE)
BACK = _command("back", Message("page-back"), Chord("escape", None), Place.EVERYWHERE)
RULES = _command(
    "rules", Message("page-rules"), "f1", Place.START, Place.SETUP, Place.TABLE, Place.PAUSE
)
SETTINGS = _command("settings", Message("page-settings"), "s", Place.START, Place.PAUSE)
QUIT = _command("quit", Message("page-quit"), "q", Place.START, Place.PAUSE)
PASTE = _command("paste", Message("commands-paste"), Chord("v", True), Place.FIELD)

CONTINUE = _command("continue", Message("start-continue"), "c", Place.START)
UNFINISHED = _command("unfinished", Message("commands-unfinished"), "n", Place.START)
PUZZLES = _command("puzzles", Message("puzzles-heading"), "p", Place.START)

DAILY = _command("daily", Message("commands-daily"), "d", Place.START)
HISTORY = _command("history", Message("history-heading"), "h", Place.START, Place.STATISTICS)
STATISTICS = _command("statistics", Message("statistics-heading"), "t", Place.START)
UNDELETE = _command(
    "undelete", Message("history-undo"), (Chord("u"), Chord("z", True, False)), Place.HISTORY
)
SAME_DEAL = _command("same-deal", Message("history-again"), "a", Place.MATCH)
DELETE = _command("delete", Message("history-delete"), "d", Place.MATCH)

ON = _command("on-to-my-turn", Message("commands-on"), "o", Place.TABLE)
STEP = _command("next-move", Message("commands-step"), "e", Place.TABLE)
ONCE_MORE = _command("once-more", Message("commands-once-more"), "w", Place.TABLE)
HINT = _command("hint", Message("commands-hint"), "h", Place.TABLE)
UNDO = _command(
    "undo", Message("commands-undo"), (Chord("u"), Chord("z", True, False)), Place.TABLE
)
REDO = _command(
    "redo",
    Message("commands-redo"),
    (Chord("y"), Chord("y", True, False), Chord("z", True, True)),
    Place.TABLE,
)
SORTS = (
    _command("sort-one-way", Message("commands-sort"), "s", Place.TABLE),
    _command("sort-another-way", Message("commands-sort.other"), "t", Place.TABLE),
    _command("sort-by-meld", Message("commands-sort.melds"), "j", Place.TABLE),
)
LAY_ALL = _command("lay-all", Message("commands-lay-all"), "i", Place.TABLE)
ABOUT = _command("about", Message("commands-about"), "f4", Place.TABLE, Place.REPLAY)
ASK_HAND = _command("ask-hand", Message("queries-hand"), "f5", Place.TABLE, Place.REPLAY)
ASK_CAN = _command("ask-can", Message("queries-can"), "f6", Place.TABLE, Place.REPLAY)
ASK_TABLE = _command("ask-table", Message("queries-table"), "f7", Place.TABLE, Place.REPLAY)
ASK_PLAYER = _command("ask-player", Message("queries-player"), "f8", Place.TABLE, Place.REPLAY)
ASK_SCORES = _command("ask-scores", Message("queries-scores"), "f9", Place.TABLE, Place.REPLAY)
ASK_LAST = _command("ask-last", Message("queries-last"), "f10", Place.TABLE, Place.REPLAY)
ASK_WHERE = _command("ask-where", Message("queries-where"), "f12", Place.TABLE, Place.REPLAY)
SHEET = _command("score-sheet", Message("score-sheet"), "f2", Place.TABLE)
LOG = _command("log", Message("table-log"), "f3", Place.TABLE)
RESULT = _command("result", Message("commands-result"), "b", Place.TABLE, Place.PAUSE)
SOLUTION = _command("solution", Message("commands-solution"), "h", Place.PUZZLE)
NEXT_PUZZLE = _command("next-puzzle", Message("commands-next-puzzle"), "n", Place.PUZZLE)
SAME_PUZZLE = _command("same-puzzle", Message("commands-same-puzzle"), "a", Place.PUZZLE)
NEVER_MIND = _command("never-mind", Message("commands-never-mind"), "n", Place.CHOICE)
STAY = _command("stay", Message("commands-stay"), "n", Place.UNDO)

REVIEW = _command("review", Message("commands-review"), "v", Place.PAUSE, Place.MATCH)
AGAIN = _command("again", Message("commands-again"), "p", Place.PAUSE)
THIS_MATCH = _command("this-match", Message("pause-match"), "d", Place.PAUSE)
RESTART = _command("restart", Message("pause-restart"), "r", Place.THIS_MATCH)
NEW_DEAL = _command("new-deal", Message("pause-new-deal"), "n", Place.THIS_MATCH)
GIVE_UP = _command("give-up", Message("pause-give-up"), "g", Place.THIS_MATCH)
LEAVE = _command("to-start", Message("pause-leave"), "l", Place.PAUSE)

VERIFY = _command("verify", Message("commands-verify"), "v", Place.SCORE, Place.SEAL)
CLOSE_SHEET = _command("close-sheet", Message("page-back"), Chord("f2", None), Place.SHEET)
CLOSE_LOG = _command("close-log", Message("page-back"), Chord("f3", None), Place.LOG)
COPY_LOG = _command("copy-log", Message("log-copy"), "c", Place.LOG)
NO_CUT = _command("no-cut", Message("cut-no"), "d", Place.CUT)
CUT = _command("cut", Message("cut-here"), "c", Place.CUT)
COPY_SEAL = _command("copy-seal", Message("cut-copy"), "s", Place.CUT)
EARLIER = _command("earlier", Message("seal-earlier"), "b", Place.SEAL)
DETAILS = _command("details", Message("seal-details"), "d", Place.SEAL)
COPY = _command("copy", Message("seal-copy"), "c", Place.SEAL)
SAVE = _command("save", Message("seal-save"), "s", Place.SEAL)
LATER = _command("later", Message("seal-after"), "a", Place.SEAL)

REPLAY = _command("replay", Message("replay-title"), "r", Place.PAUSE, Place.MATCH)
PLAY = _command("play", Message("replay-play"), "space", Place.REPLAY)
FORWARD = _command("forward", Message("replay-forward"), "right", Place.REPLAY)
BACKWARD = _command("backward", Message("replay-back"), "left", Place.REPLAY)
MINE_NEXT = _command("my-next", Message("replay-mine-next"), "down", Place.REPLAY)
MINE_BEFORE = _command("my-last", Message("replay-mine-before"), "up", Place.REPLAY)
ROUND_NEXT = _command("next-round", Message("replay-round-next"), "page down", Place.REPLAY)
ROUND_BEFORE = _command("last-round", Message("replay-round-before"), "page up", Place.REPLAY)
BEGIN = _command("to-begin", Message("replay-begin"), "home", Place.REPLAY)
END = _command("to-end", Message("replay-end"), "end", Place.REPLAY)
FASTER = _command("pace", Message("commands-pace"), "x", Place.REPLAY)
EYES = _command("eyes", Message("commands-eyes"), "v", Place.REPLAY)
MISTAKE_NEXT = _command("next-mistake", Message("review-next"), "n", Place.REVIEW)
MISTAKE_BEFORE = _command("last-mistake", Message("review-before"), "b", Place.REVIEW)
LOOK_BACK = _command("look-back", Message("commands-review"), "c", Place.REPLAY)
PLAY_ON = _command("play-on", Message("replay-play-on"), "p", Place.REPLAY)
GO_ON = _command("go-on", Message("learn-go-on"), "n", Place.LESSON)
LEARN = _command("learn", Message("learn-learn"), "l", Place.START, Place.SETUP)

CLOSE_RULES = _command("close-rules", Message("page-back"), Chord("f1", None), Place.RULES)
FIND = _command("find", Message("rules-search"), Chord("f", True), Place.RULES)
CONTENTS = _command("contents", Message("rules-contents"), "f4", Place.RULES)

PLAY_DAY = _command("play-day", Message("calendar-play"), "p", Place.CALENDAR)
COPY_LINE = _command("copy-line", Message("calendar-copy"), "c", Place.CALENDAR)
TWICE = _command("twice", Message("commands-twice"), "e", Place.CALENDAR, Place.PAUSE, Place.MATCH)
CLOSE_TWICE = _command("close-twice", Message("page-back"), "b", Place.TWICE)

TRY_AGAIN = _command("try-again", Message("unsaved-again"), "t", Place.UNSAVED)
LEAVE_ANYHOW = _command("leave-anyhow", Message("unsaved-leave"), "l", Place.UNSAVED)
STAY_HERE = _command("stay-here", Message("unsaved-stay"), "s", Place.UNSAVED)


def filled(text: str) -> str:
    """A sentence with the keys of the commands whose names stand in it in braces."""
    return text.format_map({one.name: one.shown for one in COMMANDS})
