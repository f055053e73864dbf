"""Keys of one's own: every command with its keys, to be changed."""

from collections.abc import Sequence

from game.core.options import Value
from game.games import GAMES
from game.ui.box import Box, Column, Space
from game.ui.headed import HeadedPage
from game.ui.placed import where
from game.ui.program import Program
from game.ui.tree import Act
from game.ui.ways import Answer
from game.ui.widgets.controls import choice
from game.ui.widgets.keyrow import key_row
from game.ui.widgets.kit import Kit
from game.ui.window import bindings
from game.ui.window.bindings import MOST, of_game
from game.ui.window.chord import Chord
from game.ui.window.commandplaces import Place
from game.ui.window.commands import COMMANDS, Command, Sort
from game.words.message import Message, listed, say, told

TABLE = {Place.TABLE, Place.MOVE, Place.LESSON, Place.OVER, Place.PUZZLE, Place.SOLVED}
TABS = {
    "moving": Message("keys-tab-moving"),
    "always": Message("keys-tab-always"),
    "table": Message("keys-tab-table"),
    "games": Message("keys-tab-games"),
    "pages": Message("keys-tab-pages"),
}
"""The parts of the list, each shown alone."""


def part_of(command: Command) -> str:
    """The part of the list in which a command stands."""
    if command.game:
        return "games"
    if Place.FOCUS in command.where:
        return "moving"
    if command.sort is Sort.ALWAYS or Place.FIELD in command.where:
        return "always"
    return "table" if set(command.where) & TABLE else "pages"


class KeysPage(HeadedPage):
    """All commands, each a row; what can be done with one is asked when it is pressed."""

    name = "keys"
    places = (Place.KEYS,)

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("keys-heading")
        self.part = "moving"

    # The page.

    def beside(self, kit: Kit) -> Box:
        return kit.button("reset all", say("keys-reset-all"), self._ask_to_reset, target=44,
                          icon="replay", area="head", enabled=bool(self._chosen))  # fmt: skip

    def body(self, kit: Kit) -> Box:
        names = [told(one) for one in TABS.values()]
        tabs = choice(kit, "part", say("keys-part"), tuple(TABS), names, self.part, self._turn,
                      "parts", target=42)  # fmt: skip
        return Column([self.middle(tabs, kit), Space(high=kit.px(12)), super().body(kit).growing()])

    def content(self, kit: Kit) -> Box:
        gap = kit.px(6)
        if self.part != "games":
            return Column([self._row(one, kit) for one in COMMANDS if part_of(one) == self.part],
                          gap)  # fmt: skip
        cells: list[Box] = []
        for game in GAMES:
            rows = [self._row(one, kit) for one in of_game(game)]
            cells += [Space(high=gap)] * bool(cells)
            cells += [kit.group_heading(game.title), *rows] if rows else []
        return Column(cells, gap)

    def _row(self, command: Command, kit: Kit) -> Box:
        keys = [one.shown for one in command.keys]
        lines = command.label, where(command)
        name = say("keys-row", command=lines[0], where=lines[1], keys=told(listed(keys)))
        return key_row(kit, f"command {command.name}", name, lines, keys, self._opener(command),
                       command.keys != command.usual)  # fmt: skip

    def _turn(self, part: Value) -> None:
        self.part = str(part)
        self.column.offset = 0
        self.changed()

    # What is done with a command.

    @property
    def _chosen(self) -> bindings.Chosen:
        return bindings.read(self.app.settings.keys)

    def _opener(self, command: Command) -> Act:
        return lambda: self.open(command)

    def open(self, command: Command) -> None:
        """Ask what is to be done with the keys of a command."""
        keys = command.keys
        answers = [
            Answer(Message("keys-change", key=one.shown), self._asker(command, one), "next")
            for one in keys
        ]
        if len(keys) < MOST:
            answers.append(Answer(Message("keys-add"), self._asker(command, None), "plus"))
        if len(keys) > 1:
            answers += [
                Answer(Message("keys-remove", key=one.shown), self._remover(command, one), "cross")
                for one in keys
            ]
        if keys != command.usual:
            usual = told(listed([one.shown for one in command.usual]))
            answers.append(
                Answer(Message("keys-reset", keys=usual), self._resetter(command), "replay")
            )
        answers.append(Answer(Message("page-back"), self.ways.back, "back"))
        self.ways.ask("command", command.label, where(command), answers)

    def _asker(self, command: Command, old: Chord | None) -> Act:
        def ask() -> None:
            self.ways.back()
            self.ways.new_key(command, lambda new: self.give(command, old, new))

        return ask

    def give(self, command: Command, old: Chord | None, new: Chord) -> None:
        """Have a command have a new key, if need be after a question."""
        if new in command.keys:
            if new != old:
                self.ways.tell(command.label, Message("keys-has", key=new.shown))
            return
        commands, chosen = bindings.every_command(), self._chosen
        new = bindings.as_wide(command, new, chosen, commands)
        change = bindings.changed(command, old, new, chosen, commands)
        if change.chosen is None:
            names = told(listed([one.label for one in change.in_the_way]))
            said = Message("keys-refused", key=new.shown, commands=names)
            self.ways.tell(command.label, said)
            return
        if change.loser is None:
            self._keep(change.chosen)
            return
        wanted, loser = change.chosen, change.loser
        said = Message("keys-loses", key=new.shown, command=loser.label)
        if change.gets is not None:
            gets = change.gets.shown
            said = Message("keys-exchange", key=new.shown, command=loser.label, gets=gets)
        self.ways.ask(
            "exchange",
            command.label,
            said,
            [
                Answer(Message("keys-do-exchange"), self._keeper(wanted), "check"),
                Answer(Message("keys-leave"), self.ways.back, "back"),
            ],
        )

    def _keeper(self, chosen: bindings.Chosen) -> Act:
        def keep() -> None:
            self.ways.back()
            self._keep(chosen)

        return keep

    def _remover(self, command: Command, key: Chord) -> Act:
        return self._changer(command, [one for one in command.keys if one != key])

    def _resetter(self, command: Command) -> Act:
        return self._changer(command, command.usual)

    def _changer(self, command: Command, keys: Sequence[Chord]) -> Act:
        def change() -> None:
            self.ways.back()
            wanted = bindings.with_keys(command, keys, self._chosen)
            clashes = bindings.clashes(wanted, bindings.every_command())
            if clashes:
                names = [one.label if two == command else two.label for one, two, _ in clashes]
                key, others = clashes[0][2].shown, told(listed(list(dict.fromkeys(names))))
                said = Message("keys-refused", key=key, commands=others)
                self.ways.tell(command.label, said)
            else:
                self._keep(wanted)

        return change

    def _keep(self, chosen: bindings.Chosen) -> None:
        self.app.set("keys", bindings.kept_by(chosen, self.app.settings.keys))

    def _ask_to_reset(self) -> None:
        self.ways.ask(
            "reset keys",
            Message("keys-reset-all"),
            Message("keys-reset-all.text"),
            [
                Answer(Message("page-back"), self.ways.back, "back"),
                Answer(Message("keys-reset-all.do"), self._keeper({}), "replay"),
            ],
        )
