"""All commands: their names, keys, scopes and labels.

A ``Scope`` is a place where commands hold.  Buttons, pages and sentences refer to a command and ask
it for its key.  A command has default keys until ``choose`` overrides them with the player's key
bindings.  ``Command.matches`` matches a key event, and ``Command.shown`` is the key to display.

Moving the focus and pressing the focused node are commands too.  In a replay its own commands come
before those, until Tab has moved the focus.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from game.text.message import Message, TextValue, played_with, told
from game.ui.kit.input.chord import Chord
from game.ui.kit.input.events import Device, Key
from game.ui.kit.input.pad_buttons import COMMAND_PAD_BUTTONS, PadButton, PadStyle, face


class Scope(Enum):
    """Where a command holds."""

    EVERYWHERE = "everywhere"
    FOCUS = "where something has the focus"
    FIELD = "a field that is typed into"
    TYPING = "the keys on the screen"
    PLAIN = "a page without commands of its own"
    START = "the start page"
    SETUP = "the set-up page"
    SETTINGS = "the settings"
    HELP = "the keys that hold here"
    KEYS = "keys of one's own"
    TABLE = "the table"
    MOVE = "a decision at the table"
    OVER = "the table when the match is over"
    ENDED = "the menu of a match that is over"
    PUZZLE = "a puzzle at the table"
    SOLVED = "a puzzle that is over"
    LESSON = "a lesson"
    CLOSE_UP = "one thing as large as the window"
    CHOICE = "a choice among offers"
    EVENING_CHOICE = "the choice of the next game"
    DIALOG = "a question"
    QUIT = "the question before the program ends"
    UNDO = "the question before an undo"
    PAUSE = "the menu"
    THIS_MATCH = "what can be done with a match that is played"
    SCORE = "the pages after a round and a match"
    ROUND = "the page after a round"
    RESULT = "the page after a match"
    SHEET = "the score sheet in the middle of a match"
    LOG = "the log as a page"
    KEEP = "a score sheet that is kept"
    COMPARED = "the moves that the coach compared"
    CUT = "the cut"
    SEAL = "the proof of the deals"
    REPLAY = "the replay"
    COURSE = "the way through a replay"
    RULES = "the rules"
    CALENDAR = "the calendar"
    RERUN = "the same cards played by an expert"
    PARTED = "where two lines of play part"
    HISTORY = "the history"
    WAITING = "the matches that wait"
    STATISTICS = "the statistics"
    MATCH = "one match of the history"
    UNSAVED = "the question before moves are lost"


SCOPES_ACTIVE_TOGETHER = (
    (Scope.TABLE, Scope.MOVE),
    (Scope.TABLE, Scope.MOVE, Scope.LESSON),
    (Scope.TABLE, Scope.OVER),
    (Scope.PUZZLE, Scope.MOVE),
    (Scope.PUZZLE, Scope.SOLVED),
    (Scope.PAUSE, Scope.ENDED),
    (Scope.REPLAY, Scope.COURSE),
    (Scope.SCORE, Scope.ROUND),
    (Scope.SCORE, Scope.RESULT),
    (Scope.SCORE, Scope.SHEET),
)
"""Combinations of scopes that one page has at the same time; other scopes occur alone."""


class CommandGroup(Enum):
    """The groups in which the help page lists commands."""

    MOVING = "moving about"
    PAGE = "what can be done on a page"
    ASKING = "having something said"
    ALWAYS = "what holds everywhere"


class Command(NamedTuple):
    """Something that a key does; the first of its keys is the one shown.

    ``usual`` are its default keys, ``pad`` is the gamepad button that does the same.  An ``unseen``
    command has no button on any page.  ``game`` names the game whose offers it takes; it is empty
    for a command of the program.
    """

    name: str
    called: TextValue
    where: tuple[Scope, ...]
    usual: tuple[Chord, ...]
    sort: CommandGroup = CommandGroup.PAGE
    pad: PadButton | None = None
    unseen: bool = False
    game: str = ""

    @property
    def label(self) -> str:
        return told(self.called)

    @property
    def keys(self) -> tuple[Chord, ...]:
        return _chosen.get(self.name, self.usual)

    def matches(self, key: Key) -> bool:
        """Whether the key event or gamepad button triggers this command."""
        if key.button:
            return key.button == self.pad
        return any(chord.matches(key) for chord in self.keys)

    def matches_in_field(self, key: Key) -> bool:
        """Whether the event triggers the command while a field has the focus.

        If all current keys type text, the default keys that type nothing work as well.
        """
        keys = self.keys
        return self.matches(key) or (
            all(one.types for one in keys)
            and any(one.matches(key) for one in self.usual if not one.types)
        )

    @property
    def shown(self) -> str:
        return self.keys[0].shown

    @property
    def said(self) -> str:
        """The command's key in a sentence, for the device the player uses at the moment."""
        return self.shown_for(*_in_hand[0]) or self.shown

    def shown_for(self, device: Device, style: PadStyle = PadStyle.LETTERS) -> str:
        """The command's key or button for a device; empty if the device has none."""
        if device is Device.PAD:
            return "" if self.pad is None else told(face(self.pad, style).said)
        return "" if device is Device.TOUCH else self.shown


_in_hand = [(Device.MOUSE, PadStyle.LETTERS)]
_chosen: dict[str, tuple[Chord, ...]] = {}

PROGRAM_COMMANDS: list[Command] = []
"""All commands in the order of the help page, without those of the games."""


def choose(chosen: Mapping[str, tuple[Chord, ...]]) -> None:
    """Override the default keys of the named commands; all other commands get theirs back."""
    _chosen.clear()
    _chosen.update(chosen)
    name_keys()


def play_with(device: Device, style: PadStyle = PadStyle.LETTERS) -> None:
    """Let sentences name the keys of a device, and gamepad buttons by their style."""
    _in_hand[0] = (device, style)
    press, pick = (one.said for one in (PRESS_FOCUSED, PICK_FOCUSED))
    played_with(device.name.lower(), press, pick)


def name_keys() -> None:
    """Let sentences name the keys of the device in the player's language."""
    play_with(*_in_hand[0])


def _command(
    name: str,
    called: TextValue,
    keys: str | Chord | tuple[str | Chord, ...],
    *where: Scope,
    sort: CommandGroup | None = None,
    unseen: bool = False,
) -> Command:
    """Register a command; a key given as text has no modifiers."""
    chords = tuple(
        Chord(one) if isinstance(one, str) else one
        for one in (keys if isinstance(keys, tuple) and not isinstance(keys, Chord) else (keys,))
    )
    if sort is None:
        sort = CommandGroup.ALWAYS if Scope.EVERYWHERE in where else CommandGroup.PAGE
    one = Command(name, called, where, chords, sort, COMMAND_PAD_BUTTONS.get(name), unseen)
    PROGRAM_COMMANDS.append(one)
    return one


OFFER_KEY_ATTRIBUTE = "key"
"""The attribute of what an offer does that is its letter in a language."""


def of_offer(game: str, key: str, called: TextValue, does: TextValue) -> Command:
    """The command that takes a game's offer with a letter key.

    ``key`` is the letter in English, which names the command. The one in the player's language is
    an attribute of what the offer ``does``.
    """
    letter = told(does.attribute(OFFER_KEY_ATTRIBUTE)) if isinstance(does, Message) else key
    chords = (Chord(letter.lower()),)
    return Command(f"{game} {key.lower()}", called, (Scope.MOVE,), chords, game=game)


GO_OUT_OFFER_KEY = "G"
"""Key of the offer to go out with the last card, at every table with hands."""


def offer_letters(letters: Mapping[str, TextValue], has_hands: bool) -> dict[str, TextValue]:
    """The letters of a game's own offers, and of the one to go out where there are hands."""
    return {**letters, GO_OUT_OFFER_KEY: Message("offers-out")} if has_hands else {**letters}


def _whatever(key: str) -> Chord:
    """A key that ignores Control and Shift."""
    return Chord(key, None, None)


def _moving(name: str, called: TextValue, keys: Chord | tuple[Chord, ...], *more: Scope) -> Command:
    return _command(name, called, keys, Scope.FOCUS, *more, sort=CommandGroup.MOVING, unseen=True)


def _asking(name: str, called: TextValue, key: str | Chord) -> Command:
    places = (*TABLE_SCOPES, Scope.CHOICE, Scope.SCORE)
    return _command(name, called, key, *places, sort=CommandGroup.ASKING, unseen=True)


GO_LEFT = _moving("go-left", Message("commands-go"), _whatever("left"))
GO_RIGHT = _moving("go-right", Message("commands-go.right"), _whatever("right"))
GO_UP = _moving("go-up", Message("commands-go.up"), _whatever("up"))
GO_DOWN = _moving("go-down", Message("commands-go.down"), _whatever("down"))
GO_TO_NEXT_AREA = _moving("next-area", Message("commands-area"), Chord("tab"), Scope.COURSE)
GO_TO_PREVIOUS_AREA = _moving(
    "area-before", Message("commands-area.before"), Chord("tab", shift=True), Scope.COURSE
)
PRESS_FOCUSED = _moving(
    "press", Message("commands-press"), (_whatever("return"), _whatever("enter"))
)
PICK_FOCUSED = _moving("pick", Message("commands-pick"), _whatever("space"))
PAGE_UP = _moving("page-up", Message("commands-page"), _whatever("page up"))
PAGE_DOWN = _moving("page-down", Message("commands-page.down"), _whatever("page down"))
GO_FIRST = _moving("first", Message("commands-first"), _whatever("home"))
GO_LAST = _moving("last", Message("commands-first.last"), _whatever("end"))
READ_PAGE = _command(
    "read",
    Message("commands-read"),
    Chord("r", True),
    Scope.EVERYWHERE,
    sort=CommandGroup.MOVING,
    unseen=True,
)
GO_TO_NEXT_HEADING = _command(
    "next-heading",
    Message("commands-heading"),
    Chord("h", True),
    Scope.EVERYWHERE,
    sort=CommandGroup.MOVING,
    unseen=True,
)
GO_TO_PREVIOUS_HEADING = _command(
    "heading-before",
    Message("commands-heading.before"),
    Chord("h", True, True),
    Scope.EVERYWHERE,
    sort=CommandGroup.MOVING,
    unseen=True,
)
SHOW_NEXT_LINE = _command(
    "next-line",
    Message("commands-line"),
    ".",
    Scope.EVERYWHERE,
    sort=CommandGroup.ASKING,
    unseen=True,
)
SHOW_PREVIOUS_LINE = _command(
    "line-before",
    Message("commands-line.before"),
    ",",
    Scope.EVERYWHERE,
    sort=CommandGroup.ASKING,
    unseen=True,
)
FOCUS_DIRECTIONS = {GO_LEFT: (-1, 0), GO_RIGHT: (1, 0), GO_UP: (0, -1), GO_DOWN: (0, 1)}
"""Commands that move the focus, with their direction (x, y)."""


def arrow(key: Key) -> tuple[int, int] | None:
    """Direction (x, y) in which a key moves the focus; None if it is not an arrow command."""
    return next((way for one, way in FOCUS_DIRECTIONS.items() if one.matches(key)), None)


def repeats(key: Key) -> bool:
    """Whether a held key repeats; other keys act once."""
    moving = (
        *FOCUS_DIRECTIONS,
        GO_TO_NEXT_AREA,
        GO_TO_PREVIOUS_AREA,
        PAGE_UP,
        PAGE_DOWN,
        GO_TO_NEXT_HEADING,
        GO_TO_PREVIOUS_HEADING,
    )
    return key.name in ("backspace", "delete") or any(one.matches(key) for one in moving)


def presses(key: Key) -> bool:
    """Whether a key presses or picks the focused node."""
    return PRESS_FOCUSED.matches(key) or PICK_FOCUSED.matches(key)


GO_BACK = _command("back", Message("page-back"), _whatever("escape"), Scope.EVERYWHERE)
OPEN_HELP = _command("help", Message("help-heading"), "?", Scope.EVERYWHERE, unseen=True)
TOGGLE_FULL_SCREEN = _command(
    "full-screen",
    Message("settings-fullscreen"),
    (_whatever("f11"), Chord("return", alt=True), Chord("enter", alt=True)),
    Scope.EVERYWHERE,
    unseen=True,
)
MUTE_SOUND = _command("mute", Message("settings-muted"), "m", Scope.EVERYWHERE)
QUIT_NOW = _command(
    "quit-now", Message("commands-quit-now"), Chord("q", True), Scope.EVERYWHERE, unseen=True
)
PASTE_TEXT = _command(
    "paste", Message("commands-paste"), Chord("v", True), Scope.FIELD, unseen=True
)
OPEN_RULES = _command("rules", Message("page-rules"), "f1", Scope.EVERYWHERE)
OPEN_SETTINGS = _command("settings", Message("page-settings"), "s", Scope.START, Scope.PAUSE)
OPEN_KEY_BINDINGS = _command("own-keys", Message("keys-heading"), "k", Scope.SETTINGS, Scope.HELP)
QUIT_PROGRAM = _command("quit", Message("page-quit"), "q", Scope.START, Scope.PAUSE, Scope.QUIT)

TYPE_SPACE = _command("type-space", Message("typing-space"), "f5", Scope.TYPING)
DELETE_TYPED_LETTER = _command("type-back", Message("typing-delete"), "backspace", Scope.TYPING)
FINISH_TYPING = _command("type-done", Message("typing-done"), "f8", Scope.TYPING)

CONTINUE_MATCH = _command("continue", Message("start-continue"), "c", Scope.START)
OPEN_UNFINISHED_MATCHES = _command("unfinished", Message("commands-unfinished"), "n", Scope.START)
OPEN_PUZZLES = _command("puzzles", Message("puzzles-heading"), "p", Scope.START)
OPEN_EVENING = _command("evening", Message("evening-heading"), "e", Scope.START)

OPEN_CALENDAR = _command("daily", Message("commands-daily"), "d", Scope.START)
OPEN_HISTORY = _command("history", Message("history-heading"), "h", Scope.START, Scope.STATISTICS)
OPEN_STATISTICS = _command("statistics", Message("statistics-heading"), "t", Scope.START)
UNDO_DELETE = _command(
    "undelete",
    Message("history-undo"),
    ("u", Chord("z", True)),
    Scope.HISTORY,
    Scope.WAITING,
)
PLAY_SAME_DEAL = _command("same-deal", Message("history-again"), "a", Scope.MATCH)
DELETE_MATCH = _command("delete", Message("history-delete"), "d", Scope.MATCH)

TABLE_SCOPES = (Scope.TABLE, Scope.PUZZLE, Scope.REPLAY)
"""Scopes that show a table."""


def _zone(name: str, called: TextValue, letter: str) -> Command:
    key = Chord(letter, shift=True)
    return _command(name, called, key, *TABLE_SCOPES, sort=CommandGroup.MOVING, unseen=True)


SKIP_TO_OWN_TURN = _command("on-to-my-turn", Message("commands-on"), "o", Scope.TABLE)
PLAY_NEXT_OPPONENT_MOVE = _command("next-move", Message("commands-step"), "e", Scope.TABLE)
REPLAY_LAST_MOVES = _command(
    "once-more", Message("commands-once-more"), "w", Scope.TABLE, Scope.PUZZLE
)
SHOW_HINT = _command("hint", Message("commands-hint"), "h", Scope.TABLE)
UNDO_MOVE = _command(
    "undo", Message("commands-undo"), ("u", Chord("z", True)), Scope.TABLE, Scope.PUZZLE
)
REDO_MOVE = _command(
    "redo",
    Message("commands-redo"),
    ("y", Chord("y", True), Chord("z", True, True)),
    Scope.TABLE,
)
SORT_COMMANDS = (
    _command("sort-one-way", Message("commands-sort"), "s", *TABLE_SCOPES),
    _command("sort-another-way", Message("commands-sort.other"), "t", *TABLE_SCOPES),
    _command("sort-by-meld", Message("commands-sort.melds"), "j", *TABLE_SCOPES),
)
LAY_ALL_MELDS = _command("lay-all", Message("commands-lay-all"), "i", Scope.TABLE, Scope.PUZZLE)
SORT_HAND_NEXT_WAY = _command(
    "sort-in-turn", Message("commands-sort.turn"), "f6", *TABLE_SCOPES, unseen=True
)
GO_TO_OWN_CARDS = _zone("zone-own", Message("commands-zone"), "h")
GO_TO_MELDS = _zone("zone-melds", Message("commands-zone.melds"), "t")
GO_TO_PILE = _zone("zone-pile", Message("commands-zone.pile"), "p")
GO_TO_OPPONENTS = _zone("zone-opponents", Message("commands-zone.opponents"), "o")
ZONE_COMMANDS = (GO_TO_OWN_CARDS, GO_TO_MELDS, GO_TO_PILE, GO_TO_OPPONENTS)
"""Commands that go to a zone of the table, and on to its next card, meld or player.

Their letters come with Shift: hardly one is left that no game's offer has.
"""
OPEN_MENU = _command("menu", Message("table-menu"), "f10", Scope.TABLE)
EXPLAIN_THIS = _command("about", Message("commands-about"), "f4", *TABLE_SCOPES, unseen=True)
SHOW_CLOSE_UP = _command(
    "close-up",
    Message("commands-close-up"),
    Chord("f4", shift=True),
    *(*TABLE_SCOPES, Scope.CLOSE_UP),
    unseen=True,
)
ASK_HAND = _asking("ask-hand", Message("queries-hand"), "f5")
ASK_POSSIBLE_MOVES = _asking("ask-can", Message("queries-can"), Chord("f5", shift=True))
ASK_TABLE = _asking("ask-table", Message("queries-table"), "f7")
ASK_PLAYER = _asking("ask-player", Message("queries-player"), "f8")
ASK_SCORES = _asking("ask-scores", Message("queries-scores"), "f9")
ASK_LAST_EVENTS = _asking("ask-last", Message("queries-last"), "f12")
ASK_WHERE_FOCUS_IS = _asking("ask-where", Message("queries-where"), Chord("f12", shift=True))
ASK_WHY_NOT = _command(
    "ask-why-not",
    Message("queries-why-not"),
    Chord("f7", shift=True),
    Scope.MOVE,
    sort=CommandGroup.ASKING,
    unseen=True,
)
OPEN_SCORE_SHEET = _command("score-sheet", Message("score-sheet"), "f2", *TABLE_SCOPES)
OPEN_LOG = _command("log", Message("table-log"), "f3", *TABLE_SCOPES)
OPEN_RESULT = _command("result", Message("commands-result"), "b", Scope.OVER, Scope.ENDED)
CARD_COMMANDS = tuple(
    _command(
        f"card-{number}",
        Message("commands-card", number=number),
        _whatever(str(number % 10)),
        *(Scope.TABLE, Scope.PUZZLE),
        sort=CommandGroup.MOVING,
        unseen=True,
    )
    for number in range(1, 11)
)
"""Commands that focus a card of the hand.

With Shift they go ten cards further, with Control twenty.
"""
SHOW_SOLUTION = _command("solution", Message("commands-solution"), "h", Scope.PUZZLE)
OPEN_NEXT_PUZZLE = _command("next-puzzle", Message("commands-next-puzzle"), "n", Scope.SOLVED)
RETRY_PUZZLE = _command("same-puzzle", Message("commands-same-puzzle"), "a", Scope.SOLVED)
CHOICE_COMMANDS = tuple(
    _command(
        f"choice-{number}",
        Message("choice-number", number=number),
        str(number),
        *(Scope.CHOICE, Scope.EVENING_CHOICE),
    )
    for number in range(1, 10)
)
TAB_COMMANDS = tuple(
    _command(f"tab-{number}", Message("commands-tab", number=number), str(number), Scope.SCORE)
    for number in range(1, 10)
)
CANCEL_CHOICE = _command("never-mind", Message("commands-never-mind"), "n", Scope.CHOICE)
CANCEL_UNDO = _command("stay", Message("commands-stay"), "n", Scope.UNDO)

REVIEW_MATCH = _command("review", Message("commands-review"), "v", Scope.ENDED, Scope.MATCH)
PLAY_AGAIN = _command("again", Message("commands-again"), "p", Scope.ENDED)
OPEN_MATCH_OPTIONS = _command("this-match", Message("pause-match"), "d", Scope.PAUSE)
RESTART_DEAL = _command("restart", Message("pause-restart"), "r", Scope.THIS_MATCH)
DEAL_AGAIN = _command("new-deal", Message("pause-new-deal"), "n", Scope.THIS_MATCH)
GIVE_UP = _command("give-up", Message("pause-give-up"), "g", Scope.THIS_MATCH)
SAVE_AND_LEAVE = _command("to-start", Message("pause-leave"), "l", Scope.PAUSE)

VERIFY_DEAL = _command("verify", Message("commands-verify"), "v", Scope.ROUND, Scope.SEAL)
CLOSE_SCORE_SHEET = _command("close-sheet", Message("page-back"), "f2", Scope.SHEET)
CLOSE_LOG = _command("close-log", Message("page-back"), "f3", Scope.LOG, unseen=True)
CLOSE_COMPARISON = _command(
    "close-compared", Message("page-back"), "h", Scope.COMPARED, unseen=True
)
COPY_LOG = _command("copy-log", Message("log-copy"), "c", Scope.LOG)
SAVE_LOG = _command("save-log", Message("sheets-text"), "s", Scope.LOG)
SAVE_SCORE_SHEET = _command("keep-sheet", Message("sheets-keep"), "k", Scope.SCORE, Scope.MATCH)
COPY_SCORE_SHEET = _command("copy-sheet", Message("sheets-copy"), "c", Scope.KEEP)
SAVE_SCORE_TABLE = _command("save-table", Message("sheets-table"), "s", Scope.KEEP)
SAVE_SCORE_PICTURE = _command("save-picture", Message("sheets-picture"), "p", Scope.KEEP)
SHOW_FOLDER = _command(
    "show-folder", Message("sheets-folder"), "f", Scope.KEEP, Scope.LOG, Scope.SEAL
)
DEAL_WITHOUT_CUT = _command("no-cut", Message("cut-no"), "d", Scope.CUT)
CUT_DECK = _command("cut", Message("cut-here"), "c", Scope.CUT)
COPY_SEAL = _command("copy-seal", Message("cut-copy"), "s", Scope.CUT)
SHOW_PREVIOUS_ROUND_SEAL = _command("earlier", Message("seal-earlier"), "b", Scope.SEAL)
SHOW_DETAILS = _command("details", Message("seal-details"), "d", Scope.SEAL)
COPY_ROUND_SEAL = _command("copy", Message("seal-copy"), "c", Scope.SEAL)
SAVE_SEAL = _command("save", Message("seal-save"), "s", Scope.SEAL)
OPEN_VERIFIER = _command("verifier", Message("seal-verifier"), "o", Scope.SEAL)
SHOW_NEXT_ROUND_SEAL = _command("later", Message("seal-after"), "a", Scope.SEAL)

OPEN_REPLAY = _command("replay", Message("replay-title"), "r", Scope.PAUSE, Scope.MATCH)
PLAY_REPLAY = _command("play", Message("replay-play"), "space", Scope.COURSE)
STEP_FORWARD = _command("forward", Message("replay-forward"), "right", Scope.COURSE)
STEP_BACKWARD = _command("backward", Message("replay-back"), "left", Scope.COURSE)
GO_TO_NEXT_OWN_DECISION = _command("my-next", Message("replay-mine-next"), "down", Scope.COURSE)
GO_TO_PREVIOUS_OWN_DECISION = _command("my-last", Message("replay-mine-before"), "up", Scope.COURSE)
GO_TO_NEXT_ROUND = _command("next-round", Message("replay-round-next"), "page down", Scope.COURSE)
GO_TO_PREVIOUS_ROUND = _command(
    "last-round", Message("replay-round-before"), "page up", Scope.COURSE
)
GO_TO_BEGIN = _command("to-begin", Message("replay-begin"), "home", Scope.COURSE, unseen=True)
GO_TO_END = _command("to-end", Message("replay-end"), "end", Scope.COURSE, unseen=True)
CHANGE_SPEED = _command("pace", Message("commands-pace"), "x", Scope.REPLAY)
CHOOSE_VIEWER = _command("eyes", Message("commands-eyes"), "v", Scope.REPLAY)
GO_TO_NEXT_MISTAKE = _command("next-mistake", Message("review-next"), "n", Scope.REPLAY)
GO_TO_PREVIOUS_MISTAKE = _command("last-mistake", Message("review-before"), "b", Scope.REPLAY)
MISTAKE_COMMANDS = tuple(
    _command(
        f"mistake-{number}",
        Message("review-mistake", number=number),
        str(number),
        Scope.REPLAY,
        unseen=True,
    )
    for number in range(1, 10)
)
"""Commands that go to the mistake of that number; the costliest is the first."""
TOGGLE_REVIEW = _command("look-back", Message("commands-review"), "c", Scope.REPLAY)
PLAY_ON_FROM_HERE = _command("play-on", Message("replay-play-on"), "p", Scope.REPLAY, Scope.PARTED)
WATCH_PARTING = _command("parted", Message("rerun-parted-watch"), "w", Scope.RERUN, Scope.REPLAY)
CONTINUE_LESSON = _command("go-on", Message("lessons-go-on"), "n", Scope.LESSON)
PLAY_FIRST_HAND = _command("first-hand", Message("first-play"), "f", Scope.START)
OPEN_LESSONS = _command("learn", Message("lessons-learn"), "l", Scope.START, Scope.SETUP)

FIND_IN_RULES = _command(
    "find", Message("rules-search"), Chord("f", True), Scope.RULES, unseen=True
)
SHOW_CONTENTS = _command("contents", Message("rules-contents"), "f4", Scope.RULES)

PLAY_DAILY_DEAL = _command("play-day", Message("calendar-play"), "p", Scope.CALENDAR)
COPY_DAILY_RESULT_LINE = _command("copy-line", Message("calendar-copy"), "c", Scope.CALENDAR)
OPEN_RERUN = _command(
    "twice",
    Message("commands-twice"),
    "e",
    *(Scope.CALENDAR, Scope.ENDED, Scope.MATCH, Scope.RESULT, Scope.REPLAY),
)

RETRY_SAVING = _command("try-again", Message("unsaved-again"), "t", Scope.UNSAVED)
LEAVE_ANYHOW = _command("leave-anyhow", Message("unsaved-leave"), "l", Scope.UNSAVED)
STAY_HERE = _command("stay-here", Message("unsaved-stay"), "s", Scope.UNSAVED)


COMMAND_SERIES = (
    (CARD_COMMANDS, Message("commands-cards")),
    (CHOICE_COMMANDS, Message("commands-choices")),
    (TAB_COMMANDS, Message("commands-tabs")),
)
"""Series of commands that differ only in a number, with a common label."""


def commands_of(
    places: Iterable[Scope], letters: Mapping[str, TextValue], game: str
) -> list[Command]:
    """Commands that hold in these scopes, including the letters of a game's offers."""
    here = {*places, Scope.EVERYWHERE, Scope.FOCUS}
    found = [one for one in PROGRAM_COMMANDS if here & set(one.where)]
    if Scope.MOVE in here:
        found += [of_offer(game, key, does, does) for key, does in letters.items()]
    return found


def filled(text: str) -> str:
    """A sentence in which each command name in braces is replaced by its key."""
    return text.format_map({one.name: one.shown for one in PROGRAM_COMMANDS})
