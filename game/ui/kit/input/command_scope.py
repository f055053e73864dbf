"""Scopes: the places where commands hold."""

from enum import Enum


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
    TWICE = "the same cards played by an expert"
    PARTED = "where two lines of play part"
    HISTORY = "the history"
    WAITING = "the matches that wait"
    STATISTICS = "the statistics"
    MATCH = "one match of the history"
    UNSAVED = "the question before moves are lost"


TOGETHER = (
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
