"""Where a command holds, in words."""

from game.ui.window.commandplaces import Place
from game.ui.window.commands import Command
from game.words.message import Message, listed, say, told

MANY = 6
"""More places than this are not told one by one."""
PLACES = {
    Place.EVERYWHERE: Message("places-everywhere"),
    Place.FOCUS: Message("places-focus"),
    Place.FIELD: Message("places-field"),
    Place.TYPING: Message("places-typing"),
    Place.START: Message("places-start"),
    Place.SETUP: Message("places-setup"),
    Place.SETTINGS: Message("places-settings"),
    Place.HELP: Message("places-help"),
    Place.TABLE: Message("places-table"),
    Place.MOVE: Message("places-table"),
    Place.OVER: Message("places-over"),
    Place.ENDED: Message("places-ended"),
    Place.PUZZLE: Message("places-puzzle"),
    Place.SOLVED: Message("places-solved"),
    Place.LESSON: Message("places-teaching"),
    Place.CHOICE: Message("places-choice"),
    Place.QUIT: Message("places-quit"),
    Place.UNDO: Message("places-undo"),
    Place.PAUSE: Message("places-pause"),
    Place.THIS_MATCH: Message("places-this-match"),
    Place.SCORE: Message("places-score"),
    Place.ROUND: Message("places-round"),
    Place.RESULT: Message("places-result"),
    Place.SHEET: Message("places-sheet"),
    Place.LOG: Message("places-log"),
    Place.COMPARED: Message("places-compared"),
    Place.CUT: Message("places-cut"),
    Place.SEAL: Message("places-seal"),
    Place.REPLAY: Message("places-replay"),
    Place.COURSE: Message("places-replay"),
    Place.RULES: Message("places-rules"),
    Place.CALENDAR: Message("places-calendar"),
    Place.HISTORY: Message("places-history"),
    Place.WAITING: Message("places-waiting"),
    Place.STATISTICS: Message("places-statistics"),
    Place.MATCH: Message("places-match"),
    Place.UNSAVED: Message("places-unsaved"),
}
"""What the places are called in which a command may hold."""


def where(command: Command) -> str:
    """Where a command holds."""
    if len(command.where) > MANY:
        return say("places-many")
    return told(listed([told(PLACES[place]) for place in command.where]))
