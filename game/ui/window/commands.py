"""Every command that has a key: its name, its keys, where it holds, and what it is called.

Buttons, pages and sentences name a command, and ask it for its key.  The keys are its usual ones
unless the player has chosen others (``choose``); who presses one asks ``by``, who shows one
``shown``.  The keys that move the focus and press what has it are commands as well; in a replay,
where nothing is chosen among, its own come before them until Tab has brought the focus somewhere.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from game.ui.window.buttons import BUTTONS, Button, Style, face
from game.ui.window.chord import Chord
from game.ui.window.commandplaces import Place
from game.ui.window.device import Device
from game.ui.window.inputs import Key
from game.words.message import Message, Said, played_with, told


class Sort(Enum):
    """What a command is about: the help page lists them so."""

    MOVING = "moving about"
    PAGE = "what can be done on a page"
    ASKING = "having something said"
    ALWAYS = "what holds everywhere"


class Command(NamedTuple):
    """Something the player can have done with a key; the first of its keys is the one shown.

    ``usual`` are its keys unless the player chooses others, ``pad`` is the button of a gamepad
    that does the same.  What is ``unseen`` has no button on any page.  ``game`` is the name of
    the game whose offers it takes, if it takes any.
    """

    name: str
    called: Said
    where: tuple[Place, ...]
    usual: tuple[Chord, ...]
    sort: Sort = Sort.PAGE
    pad: Button | None = None
    unseen: bool = False
    game: str = ""

    @property
    def label(self) -> str:
        """What it is called, in the player's language."""
        return told(self.called)

    @property
    def keys(self) -> tuple[Chord, ...]:
        """The keys that it has now."""
        return _chosen.get(self.name, self.usual)

    def by(self, key: Key) -> bool:
        """Whether a key that was pressed is one of its own, or the button of a gamepad its."""
        if key.button:
            return key.button == self.pad
        return any(chord.by(key) for chord in self.keys)

    def by_any(self, key: Key) -> bool:
        """The same where letters are typed: one whose keys all type something has its usual
        ones as well."""
        keys = self.keys
        return self.by(key) or (
            all(one.types for one in keys)
            and any(one.by(key) for one in self.usual if not one.types)
        )

    @property
    def shown(self) -> str:
        """The key that is shown with it."""
        return self.keys[0].shown

    @property
    def said(self) -> str:
        """What a sentence names it by to somebody who plays as the player does now."""
        return self.shown_for(*_in_hand[0]) or self.shown

    def shown_for(self, device: Device, style: Style = Style.LETTERS) -> str:
        """What is said of it to somebody who plays with a device; empty if nothing is.

        A pad's button is called by what stands on it.
        """
        if device is Device.PAD:
            return "" if self.pad is None else told(face(self.pad, style).said)
        return "" if device is Device.TOUCH else self.shown


_in_hand = [(Device.MOUSE, Style.LETTERS)]
_chosen: dict[str, tuple[Chord, ...]] = {}

COMMANDS: list[Command] = []
"""All commands, in the order in which a page of keys lists them; but for those of the games."""


def choose(chosen: Mapping[str, tuple[Chord, ...]]) -> None:
    """Have the commands with these names have these keys from now on, and the others the usual
    ones."""
    _chosen.clear()
    _chosen.update(chosen)
    play_with(*_in_hand[0])


def play_with(device: Device, style: Style = Style.LETTERS) -> None:
    """Have sentences speak of a device from now on, a gamepad's buttons called by its style."""
    _in_hand[0] = (device, style)
    press, pick = (one.said for one in (PRESS, PICK))
    played_with(device.name.lower(), press, pick)


def _command(
    name: str,
    called: Said,
    keys: str | Chord | tuple[str | Chord, ...],
    *where: Place,
    sort: Sort | None = None,
    unseen: bool = False,
) -> Command:
    """A command of the table; a text is a key without others held."""
    chords = tuple(
        Chord(one) if isinstance(one, str) else one
        for one in (keys if isinstance(keys, tuple) and not isinstance(keys, Chord) else (keys,))
    )
    if sort is None:
        sort = Sort.ALWAYS if Place.EVERYWHERE in where else Sort.PAGE
    one = Command(name, called, where, chords, sort, BUTTONS.get(name), unseen)
    COMMANDS.append(one)
    return one


def of_offer(game: str, key: str, called: Said) -> Command:
    """The command that takes what a game offers with a letter."""
    name, chords = f"{game} {key.lower()}", (Chord(key.lower()),)
    return Command(name, called, (Place.MOVE,), chords, game=game)


def _whatever(key: str) -> Chord:
    """A key that means the same whatever is held with it."""
    return Chord(key, None, None)


def _moving(name: str, called: Said, keys: Chord | tuple[Chord, ...], *more: Place) -> Command:
    """A command that moves the focus or presses what has it."""
    return _command(name, called, keys, Place.FOCUS, *more, sort=Sort.MOVING, unseen=True)


def _asking(name: str, called: Said, key: str | Chord) -> Command:
    """A command that has it told how things stand at a table."""
    return _command(name, called, key, *SHOWN, sort=Sort.ASKING, unseen=True)


GO_LEFT = _moving("go-left", Message("commands-go"), _whatever("left"))
GO_RIGHT = _moving("go-right", Message("commands-go.right"), _whatever("right"))
GO_UP = _moving("go-up", Message("commands-go.up"), _whatever("up"))
GO_DOWN = _moving("go-down", Message("commands-go.down"), _whatever("down"))
AREA_NEXT = _moving("next-area", Message("commands-area"), Chord("tab"), Place.COURSE)
AREA_BEFORE = _moving(
    "area-before", Message("commands-area.before"), Chord("tab", shift=True), Place.COURSE
)
PRESS = _moving("press", Message("commands-press"), (_whatever("return"), _whatever("enter")))
PICK = _moving("pick", Message("commands-pick"), _whatever("space"))
PAGE_UP = _moving("page-up", Message("commands-page"), _whatever("page up"))
PAGE_DOWN = _moving("page-down", Message("commands-page.down"), _whatever("page down"))
FIRST = _moving("first", Message("commands-first"), _whatever("home"))
LAST = _moving("last", Message("commands-first.last"), _whatever("end"))
ARROWS = {GO_LEFT: (-1, 0), GO_RIGHT: (1, 0), GO_UP: (0, -1), GO_DOWN: (0, 1)}
"""The commands that lead to what lies beside the focus, and whither."""


def arrow(key: Key) -> tuple[int, int] | None:
    """Whither a key leads, across and down; None for one that leads to nothing beside."""
    return next((way for one, way in ARROWS.items() if one.by(key)), None)


def repeats(key: Key) -> bool:
    """Whether a key does its work over and over while it is held; any other does it once."""
    moving = (*ARROWS, AREA_NEXT, AREA_BEFORE, PAGE_UP, PAGE_DOWN)
    return key.name in ("backspace", "delete") or any(one.by(key) for one in moving)


BACK = _command("back", Message("page-back"), _whatever("escape"), Place.EVERYWHERE)
HELP = _command("help", Message("help-heading"), "?", Place.EVERYWHERE, unseen=True)
FULL_SCREEN = _command(
    "full-screen",
    Message("settings-fullscreen"),
    (_whatever("f11"), Chord("return", alt=True), Chord("enter", alt=True)),
    Place.EVERYWHERE,
    unseen=True,
)
MUTE = _command("mute", Message("settings-muted"), "m", Place.EVERYWHERE)
QUIT_NOW = _command(
    "quit-now", Message("commands-quit-now"), Chord("q", True), Place.EVERYWHERE, unseen=True
)
PASTE = _command("paste", Message("commands-paste"), Chord("v", True), Place.FIELD, unseen=True)
RULES = _command(
    "rules",
    Message("page-rules"),
    "f1",
    *(Place.START, Place.SETUP, Place.TABLE, Place.PUZZLE, Place.REPLAY, Place.PAUSE),
)
HELP_HERE = _command(
    "help-here",
    Message("help-heading"),
    "f1",
    *(
        *(Place.PLAIN, Place.SETTINGS, Place.HELP, Place.KEYS, Place.CHOICE, Place.DIALOG),
        *(
            Place.QUIT,
            Place.UNDO,
            Place.THIS_MATCH,
            Place.SCORE,
            Place.LOG,
            Place.COMPARED,
            Place.CUT,
        ),
        *(Place.SEAL, Place.CALENDAR, Place.TWICE, Place.HISTORY, Place.WAITING),
        *(Place.STATISTICS, Place.MATCH, Place.UNSAVED),
    ),
    sort=Sort.ALWAYS,
    unseen=True,
)
SETTINGS = _command("settings", Message("page-settings"), "s", Place.START, Place.PAUSE)
OWN_KEYS = _command("own-keys", Message("keys-heading"), "k", Place.SETTINGS, Place.HELP)
QUIT = _command("quit", Message("page-quit"), "q", Place.START, Place.PAUSE, Place.QUIT)

TYPE_SPACE = _command("type-space", Message("typing-space"), "f5", Place.TYPING)
TYPE_BACK = _command("type-back", Message("typing-delete"), "backspace", Place.TYPING)
TYPE_DONE = _command("type-done", Message("typing-done"), "f8", Place.TYPING)

CONTINUE = _command("continue", Message("start-continue"), "c", Place.START)
UNFINISHED = _command("unfinished", Message("commands-unfinished"), "n", Place.START)
PUZZLES = _command("puzzles", Message("puzzles-heading"), "p", Place.START)

DAILY = _command("daily", Message("commands-daily"), "d", Place.START)
HISTORY = _command("history", Message("history-heading"), "h", Place.START, Place.STATISTICS)
STATISTICS = _command("statistics", Message("statistics-heading"), "t", Place.START)
UNDELETE = _command(
    "undelete",
    Message("history-undo"),
    ("u", Chord("z", True)),
    Place.HISTORY,
    Place.WAITING,
)
SAME_DEAL = _command("same-deal", Message("history-again"), "a", Place.MATCH)
DELETE = _command("delete", Message("history-delete"), "d", Place.MATCH)

SHOWN = (Place.TABLE, Place.PUZZLE, Place.REPLAY)
"""Wherever a table is shown."""
ON = _command("on-to-my-turn", Message("commands-on"), "o", Place.TABLE)
STEP = _command("next-move", Message("commands-step"), "e", Place.TABLE)
ONCE_MORE = _command("once-more", Message("commands-once-more"), "w", Place.TABLE, Place.PUZZLE)
HINT = _command("hint", Message("commands-hint"), "h", Place.TABLE)
UNDO = _command("undo", Message("commands-undo"), ("u", Chord("z", True)), Place.TABLE)
REDO = _command(
    "redo",
    Message("commands-redo"),
    ("y", Chord("y", True), Chord("z", True, True)),
    Place.TABLE,
)
SORTS = (
    _command("sort-one-way", Message("commands-sort"), "s", *SHOWN),
    _command("sort-another-way", Message("commands-sort.other"), "t", *SHOWN),
    _command("sort-by-meld", Message("commands-sort.melds"), "j", *SHOWN),
)
LAY_ALL = _command("lay-all", Message("commands-lay-all"), "i", Place.TABLE, Place.PUZZLE)
SORT_NEXT = _command("sort-in-turn", Message("commands-sort.turn"), "f6", *SHOWN, unseen=True)
MENU = _command("menu", Message("table-menu"), "f10", Place.TABLE)
ABOUT = _command("about", Message("commands-about"), "f4", *SHOWN, unseen=True)
ASK_HAND = _asking("ask-hand", Message("queries-hand"), "f5")
ASK_CAN = _asking("ask-can", Message("queries-can"), Chord("f5", shift=True))
ASK_TABLE = _asking("ask-table", Message("queries-table"), "f7")
ASK_PLAYER = _asking("ask-player", Message("queries-player"), "f8")
ASK_SCORES = _asking("ask-scores", Message("queries-scores"), "f9")
ASK_LAST = _asking("ask-last", Message("queries-last"), "f12")
ASK_WHERE = _asking("ask-where", Message("queries-where"), Chord("f12", shift=True))
SHEET = _command("score-sheet", Message("score-sheet"), "f2", *SHOWN)
LOG = _command("log", Message("table-log"), "f3", *SHOWN)
RESULT = _command("result", Message("commands-result"), "b", Place.OVER, Place.ENDED)
CARDS = tuple(
    _command(
        f"card-{number}",
        Message("commands-card", number=number),
        _whatever(str(number % 10)),
        *(Place.TABLE, Place.PUZZLE),
        sort=Sort.MOVING,
        unseen=True,
    )
    for number in range(1, 11)
)
"""They lead to the cards of the hand: with Shift to those ten further on, with Control twenty."""
SOLUTION = _command("solution", Message("commands-solution"), "h", Place.PUZZLE)
NEXT_PUZZLE = _command("next-puzzle", Message("commands-next-puzzle"), "n", Place.SOLVED)
SAME_PUZZLE = _command("same-puzzle", Message("commands-same-puzzle"), "a", Place.SOLVED)
CHOICES = tuple(
    _command(f"choice-{number}", Message("choice-number", number=number), str(number), Place.CHOICE)
    for number in range(1, 10)
)
TABS = tuple(
    _command(f"tab-{number}", Message("commands-tab", number=number), str(number), Place.SCORE)
    for number in range(1, 10)
)
NEVER_MIND = _command("never-mind", Message("commands-never-mind"), "n", Place.CHOICE)
STAY = _command("stay", Message("commands-stay"), "n", Place.UNDO)

REVIEW = _command("review", Message("commands-review"), "v", Place.ENDED, Place.MATCH)
AGAIN = _command("again", Message("commands-again"), "p", Place.ENDED)
THIS_MATCH = _command("this-match", Message("pause-match"), "d", Place.PAUSE)
RESTART = _command("restart", Message("pause-restart"), "r", Place.THIS_MATCH)
NEW_DEAL = _command("new-deal", Message("pause-new-deal"), "n", Place.THIS_MATCH)
GIVE_UP = _command("give-up", Message("pause-give-up"), "g", Place.THIS_MATCH)
LEAVE = _command("to-start", Message("pause-leave"), "l", Place.PAUSE)

VERIFY = _command("verify", Message("commands-verify"), "v", Place.ROUND, Place.SEAL)
CLOSE_SHEET = _command("close-sheet", Message("page-back"), "f2", Place.SHEET)
CLOSE_LOG = _command("close-log", Message("page-back"), "f3", Place.LOG, unseen=True)
CLOSE_COMPARED = _command("close-compared", Message("page-back"), "h", Place.COMPARED, unseen=True)
COPY_LOG = _command("copy-log", Message("log-copy"), "c", Place.LOG)
NO_CUT = _command("no-cut", Message("cut-no"), "d", Place.CUT)
CUT = _command("cut", Message("cut-here"), "c", Place.CUT)
COPY_SEAL = _command("copy-seal", Message("cut-copy"), "s", Place.CUT)
EARLIER = _command("earlier", Message("seal-earlier"), "b", Place.SEAL)
DETAILS = _command("details", Message("seal-details"), "d", Place.SEAL)
COPY = _command("copy", Message("seal-copy"), "c", Place.SEAL)
SAVE = _command("save", Message("seal-save"), "s", Place.SEAL)
VERIFIER = _command("verifier", Message("seal-verifier"), "o", Place.SEAL)
LATER = _command("later", Message("seal-after"), "a", Place.SEAL)

REPLAY = _command("replay", Message("replay-title"), "r", Place.PAUSE, Place.MATCH)
PLAY = _command("play", Message("replay-play"), "space", Place.COURSE)
FORWARD = _command("forward", Message("replay-forward"), "right", Place.COURSE)
BACKWARD = _command("backward", Message("replay-back"), "left", Place.COURSE)
MINE_NEXT = _command("my-next", Message("replay-mine-next"), "down", Place.COURSE)
MINE_BEFORE = _command("my-last", Message("replay-mine-before"), "up", Place.COURSE)
ROUND_NEXT = _command("next-round", Message("replay-round-next"), "page down", Place.COURSE)
ROUND_BEFORE = _command("last-round", Message("replay-round-before"), "page up", Place.COURSE)
BEGIN = _command("to-begin", Message("replay-begin"), "home", Place.COURSE, unseen=True)
END = _command("to-end", Message("replay-end"), "end", Place.COURSE, unseen=True)
FASTER = _command("pace", Message("commands-pace"), "x", Place.REPLAY)
EYES = _command("eyes", Message("commands-eyes"), "v", Place.REPLAY)
MISTAKE_NEXT = _command("next-mistake", Message("review-next"), "n", Place.REPLAY)
MISTAKE_BEFORE = _command("last-mistake", Message("review-before"), "b", Place.REPLAY)
LOOK_BACK = _command("look-back", Message("commands-review"), "c", Place.REPLAY)
PLAY_ON = _command("play-on", Message("replay-play-on"), "p", Place.REPLAY)
GO_ON = _command("go-on", Message("learn-go-on"), "n", Place.LESSON)
LEARN = _command("learn", Message("learn-learn"), "l", Place.START, Place.SETUP)

CLOSE_RULES = _command("close-rules", Message("page-back"), "f1", Place.RULES, unseen=True)
FIND = _command("find", Message("rules-search"), Chord("f", True), Place.RULES, unseen=True)
CONTENTS = _command("contents", Message("rules-contents"), "f4", Place.RULES)

PLAY_DAY = _command("play-day", Message("calendar-play"), "p", Place.CALENDAR)
COPY_LINE = _command("copy-line", Message("calendar-copy"), "c", Place.CALENDAR)
TWICE = _command(
    "twice", Message("commands-twice"), "e", Place.CALENDAR, Place.ENDED, Place.MATCH, Place.RESULT
)

TRY_AGAIN = _command("try-again", Message("unsaved-again"), "t", Place.UNSAVED)
LEAVE_ANYHOW = _command("leave-anyhow", Message("unsaved-leave"), "l", Place.UNSAVED)
STAY_HERE = _command("stay-here", Message("unsaved-stay"), "s", Place.UNSAVED)


SERIES = (
    (CARDS, Message("commands-cards")),
    (CHOICES, Message("commands-choices")),
    (TABS, Message("commands-tabs")),
)
"""Commands that do the same with one of several things, and what they do together."""


def commands_of(places: Iterable[Place], letters: Mapping[str, Said], game: str) -> list[Command]:
    """The commands that hold in places, those of a game's offers with their letters among them."""
    here = {*places, Place.EVERYWHERE, Place.FOCUS}
    found = [one for one in COMMANDS if here & set(one.where)]
    if Place.MOVE in here:
        found += [of_offer(game, key, called) for key, called in letters.items()]
    return found


def filled(text: str) -> str:
    """A sentence with the keys of the commands whose names stand in it in braces."""
    return text.format_map({one.name: one.shown for one in COMMANDS})
