"""The page to change key bindings: all commands with their scopes and keys.

`KeysPage` lists the commands; `NewKeyPage` waits for the new key.
"""

from collections.abc import Callable, Sequence

from game.core.options import Value
from game.games import GAMES
from game.text.icon import Icon
from game.text.message import Message, TextValue, listed, say, told
from game.ui import key_bindings, routes
from game.ui.key_bindings import MAX_COMMAND_KEY_COUNT, of_game
from game.ui.kit.forms.builder import Kit
from game.ui.kit.forms.button_rows import key_row
from game.ui.kit.forms.controls import choice
from game.ui.kit.input.chord import Chord, pressed
from game.ui.kit.input.commands import PROGRAM_COMMANDS, Command, CommandGroup, Scope
from game.ui.kit.input.events import Key
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.dialog import Dialog, DialogButton
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.program import Program, ProgramPage

MAX_LISTED_SCOPE_COUNT = 6
"""Maximum number of scopes that are listed by name."""
SCOPE_NAMES = {
    Scope.EVERYWHERE: Message("places-everywhere"),
    Scope.FOCUS: Message("places-focus"),
    Scope.FIELD: Message("places-field"),
    Scope.TYPING: Message("places-typing"),
    Scope.START: Message("places-start"),
    Scope.SETUP: Message("places-setup"),
    Scope.SETTINGS: Message("places-settings"),
    Scope.HELP: Message("places-help"),
    Scope.TABLE: Message("places-table"),
    Scope.MOVE: Message("places-table"),
    Scope.OVER: Message("places-over"),
    Scope.ENDED: Message("places-ended"),
    Scope.PUZZLE: Message("places-puzzle"),
    Scope.SOLVED: Message("places-solved"),
    Scope.LESSON: Message("places-teaching"),
    Scope.CLOSE_UP: Message("places-close-up"),
    Scope.CHOICE: Message("places-choice"),
    Scope.EVENING_CHOICE: Message("places-evening-choice"),
    Scope.QUIT: Message("places-quit"),
    Scope.UNDO: Message("places-undo"),
    Scope.PAUSE: Message("places-pause"),
    Scope.THIS_MATCH: Message("places-this-match"),
    Scope.SCORE: Message("places-score"),
    Scope.ROUND: Message("places-round"),
    Scope.RESULT: Message("places-result"),
    Scope.SHEET: Message("places-sheet"),
    Scope.LOG: Message("places-log"),
    Scope.KEEP: Message("places-keep"),
    Scope.COMPARED: Message("places-compared"),
    Scope.CUT: Message("places-cut"),
    Scope.SEAL: Message("places-seal"),
    Scope.REPLAY: Message("places-replay"),
    Scope.COURSE: Message("places-replay"),
    Scope.RULES: Message("places-rules"),
    Scope.CALENDAR: Message("places-calendar"),
    Scope.RERUN: Message("places-rerun"),
    Scope.PARTED: Message("places-parted"),
    Scope.HISTORY: Message("places-history"),
    Scope.WAITING: Message("places-waiting"),
    Scope.STATISTICS: Message("places-statistics"),
    Scope.MATCH: Message("places-match"),
    Scope.UNSAVED: Message("places-unsaved"),
}
"""Names of the scopes."""


def where(command: Command) -> TextValue:
    """The scopes of a command, in words."""
    if len(command.where) > MAX_LISTED_SCOPE_COUNT:
        return Message("places-many")
    return listed([SCOPE_NAMES[place] for place in command.where])


TABLE_TAB_SCOPES = {Scope.TABLE, Scope.MOVE, Scope.LESSON, Scope.OVER, Scope.PUZZLE, Scope.SOLVED}
KEYS_TAB_TITLES = {
    "moving": Message("keys-tab-moving"),
    "always": Message("keys-tab-always"),
    "table": Message("keys-tab-table"),
    "games": Message("keys-tab-games"),
    "pages": Message("keys-tab-pages"),
}
"""Tabs of the list of commands."""


def part_of(command: Command) -> str:
    """The tab that lists a command."""
    if command.game:
        return "games"
    if Scope.FOCUS in command.where:
        return "moving"
    if command.sort is CommandGroup.ALWAYS or Scope.FIELD in command.where:
        return "always"
    return "table" if set(command.where) & TABLE_TAB_SCOPES else "pages"


class KeysPage(ProgramPage, HeadedPage):
    """All commands, one row each; a click opens a dialog with the possible changes."""

    name = "keys"
    places = (Scope.KEYS,)

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("keys-heading")
        self.part = "moving"

    # Layout.

    def beside(self, kit: Kit) -> Box:
        return kit.button(
            "reset all",
            say("keys-reset-all"),
            self._ask_to_reset,
            target=44,
            icon=Icon.REPLAY,
            area="head",
            enabled=bool(self._chosen),
        )

    def body(self, kit: Kit) -> Box:
        names = [told(one) for one in KEYS_TAB_TITLES.values()]
        tabs = choice(
            kit,
            "part",
            say("keys-part"),
            tuple(KEYS_TAB_TITLES),
            names,
            self.part,
            self._turn,
            "parts",
            target=42,
        )
        return Column([self.middle(tabs, kit), Space(high=kit.px(12)), super().body(kit).growing()])

    def content(self, kit: Kit) -> Box:
        gap = kit.px(6)
        if self.part != "games":
            return Column(
                [self._row(one, kit) for one in PROGRAM_COMMANDS if part_of(one) == self.part], gap
            )
        cells: list[Box] = []
        for game in GAMES:
            rows = [self._row(one, kit) for one in of_game(game)]
            cells += [Space(high=gap)] * bool(cells)
            cells += [kit.group_heading(told(game.title)), *rows] if rows else []
        return Column(cells, gap)

    def _row(self, command: Command, kit: Kit) -> Box:
        keys = [one.shown for one in command.keys]
        lines = command.label, told(where(command))
        name = say("keys-row", command=lines[0], where=lines[1], keys=told(listed(keys)))
        return key_row(
            kit,
            f"command {command.name}",
            name,
            lines,
            keys,
            self._opener(command),
            command.keys != command.usual,
        )

    def _turn(self, part: Value) -> None:
        self.part = str(part)
        self.column.offset = 0
        self.changed()

    # Changes to a command.

    @property
    def _chosen(self) -> key_bindings.Chosen:
        return key_bindings.read(self.app.settings.keys)

    def _opener(self, command: Command) -> Act:
        return lambda: self.open(command)

    def open(self, command: Command) -> None:
        """Ask how to change the keys of a command."""
        keys = command.keys
        answers = [
            DialogButton(
                Message("keys-change", key=one.called), self._asker(command, one), Icon.NEXT
            )
            for one in keys
        ]
        if len(keys) < MAX_COMMAND_KEY_COUNT:
            answers.append(DialogButton(Message("keys-add"), self._asker(command, None), Icon.PLUS))
        if len(keys) > 1:
            answers += [
                DialogButton(
                    Message("keys-remove", key=one.called), self._remover(command, one), Icon.CROSS
                )
                for one in keys
            ]
        if keys != command.usual:
            usual = listed([one.called for one in command.usual])
            answers.append(
                DialogButton(
                    Message("keys-reset", keys=usual), self._resetter(command), Icon.REPLAY
                )
            )
        answers.append(DialogButton(Message("page-back"), self.navigator.back, Icon.BACK))
        self.navigator.ask("command", command.called, where(command), answers)

    def _asker(self, command: Command, old: Chord | None) -> Act:
        def ask() -> None:
            self.navigator.back()
            self.navigator.open(routes.NewKey(command, lambda new: self.give(command, old, new)))

        return ask

    def give(self, command: Command, old: Chord | None, new: Chord) -> None:
        """Give a command a new key; asks first if another command loses it."""
        if new in command.keys:
            if new != old:
                self.navigator.tell(command.called, Message("keys-has", key=new.called))
            return
        commands, chosen = key_bindings.every_command(), self._chosen
        new = key_bindings.as_wide(command, new, chosen, commands)
        change = key_bindings.changed(command, old, new, chosen, commands)
        if change.chosen is None:
            labels = dict.fromkeys(one.called for one in change.in_the_way)
            names = listed(list(labels))
            said = Message("keys-refused", key=new.called, commands=names)
            self.navigator.tell(command.called, said)
            return
        if change.loser is None:
            self._keep(change.chosen)
            return
        wanted, loser = change.chosen, change.loser
        said = Message("keys-loses", key=new.called, command=loser.called)
        if change.gets is not None:
            gets = change.gets.called
            said = Message("keys-exchange", key=new.called, command=loser.called, gets=gets)
        self.navigator.ask(
            "exchange",
            command.label,
            said,
            [
                DialogButton(Message("keys-do-exchange"), self._keeper(wanted), Icon.CHECK),
                DialogButton(Message("keys-leave"), self.navigator.back, Icon.BACK),
            ],
        )

    def _keeper(self, chosen: key_bindings.Chosen) -> Act:
        def keep() -> None:
            self.navigator.back()
            self._keep(chosen)

        return keep

    def _remover(self, command: Command, key: Chord) -> Act:
        return self._changer(command, [one for one in command.keys if one != key])

    def _resetter(self, command: Command) -> Act:
        return self._changer(command, command.usual)

    def _changer(self, command: Command, keys: Sequence[Chord]) -> Act:
        def change() -> None:
            self.navigator.back()
            wanted = key_bindings.with_keys(command, keys, self._chosen)
            clashes = key_bindings.conflicts_with(wanted, key_bindings.every_command())
            if clashes:
                names = [one.label if two == command else two.label for one, two, _ in clashes]
                key, others = clashes[0][2].shown, told(listed(list(dict.fromkeys(names))))
                said = Message("keys-refused", key=key, commands=others)
                self.navigator.tell(command.called, said)
            else:
                self._keep(wanted)

        return change

    def _keep(self, chosen: key_bindings.Chosen) -> None:
        self.app.set("keys", key_bindings.to_settings(chosen, self.app.settings.keys))

    def _ask_to_reset(self) -> None:
        self.navigator.ask(
            "reset keys",
            Message("keys-reset-all"),
            Message("keys-reset-all.text"),
            [
                DialogButton(Message("page-back"), self.navigator.back, Icon.BACK),
                DialogButton(Message("keys-reset-all.do"), self._keeper({}), Icon.REPLAY),
            ],
        )


CANCEL_KEY_NAME = "escape"
"""The key that cancels."""


class NewKeyPage(ProgramPage, Dialog):
    """Waits for a chord and passes it to the callback ``then``."""

    places = (Scope.PLAIN,)
    grasps = True

    def __init__(self, app: Program, command: Command, then: Callable[[Chord], None]) -> None:
        cancel = DialogButton(Message("keys-leave"), app.navigator.back, Icon.BACK)
        super().__init__(
            app, "new key", command.called, Message("keys-press", command=command.called), [cancel]
        )
        self.then = then

    def on_key(self, key: Key) -> None:
        if not key.name:
            return
        self.navigator.back()
        if key.name == CANCEL_KEY_NAME and not (key.control or key.shift or key.alt):
            return
        self.then(pressed(key))

    def on_text(self, text: str) -> None:
        """Ignore text input; only key events count."""
