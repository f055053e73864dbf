"""Somebody who plays any game by what the screen says, and knows the rules of none."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from game.text.languages import ALL_SPOKEN
from game.text.message import language_of
from game.ui.kit.input.commands import PROGRAM_COMMANDS, Scope
from game.ui.kit.input.pad_buttons import PadButton
from tests.key_bindings import all_other, by_xdotool
from tests.window.window import SCENERY, Node, Tree, Window

ALWAYS = (
    "Escape", "H", "U", "Y", "F1", "F2", "F3", "F10", "S", "T", "J", "M", "O", "E", "W",
)  # fmt: skip
"""The keys of buttons that make no move."""


def in_each_language(*names: str) -> set[str]:
    """What messages without values say."""
    return {language_of(spoken).say(name, {}) for spoken in ALL_SPOKEN for name in names}


ONWARD = in_each_language("score-next", "taki-next-game")
"""The buttons that lead on from the page after a round."""
PICKED = in_each_language("table-picked")
"""What is said of a picked card."""
MAX_STEPS = 2500
MAX_PRESSES = 60
"""So many buttons at most bring the focus to whatever is on a page."""


class Player(ABC):
    """Plays a match to its end: what can be done is done, the first thing first.

    Where nothing can be done at once, cards of the hand are picked one after another until
    something can.
    """

    always: tuple[str, ...] = ALWAYS

    def __init__(self, window: Window) -> None:
        self.window = window
        self.scenes: set[str] = set()

    def play(self) -> Tree:
        """Play on from the table to the result page; its tree."""
        for _ in range(MAX_STEPS):
            tree = self.asked()
            self.scenes.add(str(tree["scene"]))
            if tree["scene"] == "result":
                return tree
            if tree["scene"] == "round":
                self.turn_page(tree)
            elif tree["scene"] == "choice":
                self.choose(tree)
            else:
                self.move(tree)
            self.window.answered()
        raise AssertionError("the match does not come to its end")

    def asked(self) -> Tree:
        """Wait until something is wanted of the person."""
        return self.window.wait(
            lambda tree: (
                tree["scene"] in ("round", "result", "choice")
                or (
                    tree["scene"] == "table" and tree["status"]["seat"] == 0 and not tree["busy"]
                )
            )
        )  # fmt: skip

    def move(self, tree: Tree) -> None:
        """Do the first thing that can be done."""
        buttons = self.buttons(tree)
        if buttons:
            self.press(buttons[0])
            return
        makes = [node for node in self.window.moves(tree) if node["role"] == "slot"]
        if makes:
            self.use(makes[0])
            return
        self.pick_and_move(tree)

    def buttons(self, tree: Tree) -> list[Node]:
        """The buttons that do something with the match now, those that make a move first."""
        found = [
            node
            for node in self.window.nodes(tree)
            if node["role"] == "button" and node["enabled"] and node.get("shortcut")
            and node["shortcut"] not in self.always
        ]  # fmt: skip
        return sorted(found, key=lambda node: node["move"] is None)

    def cards(self, tree: Tree) -> list[Node]:
        """The cards of the hand, from left to right."""
        hands = [node for node in self.window.nodes(tree) if node["role"] == "hand"]
        return [card for hand in hands for card in hand.get("children", ())]

    def pick_and_move(self, tree: Tree) -> None:
        """Pick one card after another until something can be done with it, and do that."""
        for number in range(len(self.cards(tree))):
            tree = self.pick(tree, number)
            buttons = self.buttons(tree)
            if buttons:
                self.press(buttons[0])
                return
            tree = self.let_go(tree, number)
        raise AssertionError("nothing can be done with any card")

    @abstractmethod
    def press(self, button: Node) -> None:
        """Use a button."""

    @abstractmethod
    def use(self, node: Node) -> None:
        """Use what makes a move on the table."""

    @abstractmethod
    def choose(self, tree: Tree) -> None:
        """Choose the first of several meanings."""

    @abstractmethod
    def turn_page(self, tree: Tree) -> None:
        """Go on after a round."""

    @abstractmethod
    def pick(self, tree: Tree, number: int) -> Tree:
        """Pick a card of the hand; the tree after it."""

    @abstractmethod
    def let_go(self, tree: Tree, number: int) -> Tree:
        """Let go of that card; the tree after it."""


class Mouse(Player):
    """Plays by mouse alone."""

    def press(self, button: Node) -> None:
        self.window.click_node(button)

    def use(self, node: Node) -> None:
        self.window.click_node(node)

    def choose(self, tree: Tree) -> None:
        self.window.click_node(self.window.moves(tree)[0])

    def turn_page(self, tree: Tree) -> None:
        on = next(one for one in self.window.nodes(tree) if one["name"] in ONWARD)
        self.window.click_node(on)

    def pick(self, tree: Tree, number: int) -> Tree:
        self.window.click_node(self.cards(tree)[number])
        now = self.window.answered()
        # A card that cannot be played now is not picked: it is said why.
        assert self.picked(now) == [number] or self.refused(now)
        return now

    def refused(self, tree: Tree) -> bool:
        """Whether it is said why something is not done."""
        return any(node["role"] == "alert" for node in self.window.nodes(tree))

    def let_go(self, tree: Tree, number: int) -> Tree:
        felt = next(node for node in self.window.nodes(tree) if node["role"] == "felt")
        x, y, _, high = felt["rect"]
        self.window.click_at(x + 3, y + high // 2)
        return self.window.wait(lambda now: self.picked(now) == [])

    def picked(self, tree: Tree) -> list[int]:
        """The places of the cards that are picked."""
        values = [card["value"] or "" for card in self.cards(tree)]
        return [place for place, value in enumerate(values) if any(one in value for one in PICKED)]


class Keys(Player):
    """Plays by keyboard alone."""

    def key(self, name: str) -> None:
        """Press a key by the name xdotool has for it."""
        self.window.key(name)

    def press(self, button: Node) -> None:
        self.key(button["shortcut"].lower())

    def use(self, node: Node) -> None:
        for _ in range(6):
            tree = self.window.tree()
            if any(one["focused"] for one in self.window.moves(tree)):
                self.key("Return")
                return
            self.key("Tab")
            self.window.answered()
        raise AssertionError("the focus does not come to a move")

    def choose(self, tree: Tree) -> None:
        self.key("1")

    def turn_page(self, tree: Tree) -> None:
        self.key("Return")

    def pick(self, tree: Tree, number: int) -> Tree:
        for _ in range(6 + number):
            if self.focused(tree) == number:
                break
            at_hand = self.focused(tree) is not None
            self.key("Right" if at_hand else "Tab")
            tree = self.window.answered()
        return self._space(tree)

    def let_go(self, tree: Tree, number: int) -> Tree:
        return self._space(tree)

    def _space(self, tree: Tree) -> Tree:
        self.key("space")
        return self.window.answered()

    def focused(self, tree: Tree) -> int | None:
        """The place of the card of the hand that has the focus."""
        cards = self.cards(tree)
        return next((place for place, card in enumerate(cards) if card["focused"]), None)


ROWS = {10: "1234567890", 24: "qwertyuiop", 38: "asdfghjkl", 52: "zxcvbnm"}
"""The letters and digits of a US keyboard, by the X key code of the first of a row."""
POSITIONS = {sign: first + place for first, row in ROWS.items() for place, sign in enumerate(row)}


class KeysByPosition(Keys):
    """Plays by keyboard alone, whatever the keys write: by where letters are on a US keyboard."""

    def key(self, name: str) -> None:
        self.window.key(str(POSITIONS.get(name, name)))


class OtherKeys(Keys):
    """Plays with keys of which none is a usual one."""

    means: Mapping[str, str] = {
        "Return": "press",
        "Tab": "next-area",
        "Right": "go-right",
        "space": "pick",
        "1": "choice-1",
    }

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        here = {Scope.TABLE, Scope.EVERYWHERE}
        idle = [one.name for one in PROGRAM_COMMANDS if here & set(one.where)]
        self.always = tuple(all_other()[name][0].shown for name in idle)

    def key(self, name: str) -> None:
        command = self.means.get(name)
        if command is not None:
            name = by_xdotool(all_other()[command][0])
        self.window.key(name.upper() if name[0] == "f" and name[1:].isdecimal() else name)


class Pad(Player):
    """Plays by gamepad alone: goes to what is wanted by the looks of where it is."""

    def go(self, wanted: Callable[[Node], bool]) -> Tree:
        """Bring the focus to something; the tree then."""
        seen: set[tuple[object, ...]] = set()
        tree = self.window.answered()
        for _ in range(MAX_PRESSES):
            nodes = list(self.window.nodes(tree))
            here = next((node for node in nodes if node["focused"]), None)
            if here is not None and wanted(here):
                return tree
            goal = next((node for node in nodes if wanted(node)), None)
            assert goal is not None, "it is gone"
            button = PadButton.RIGHT_SHOULDER
            if here is not None:
                for way in towards(here["rect"], goal["rect"]):
                    step = (*here["rect"], here["name"], way)
                    if step not in seen:
                        seen.add(step)
                        button = way
                        break
                else:
                    seen.clear()
            self.window.push(button)
            tree = self.window.answered()
        raise AssertionError(f"the focus does not come to {goal}")

    def act(self, node: Node) -> None:
        """Go to something and press A."""
        self.go(lambda one: (one["rect"], one["name"]) == (node["rect"], node["name"]))
        self.window.push(PadButton.A)

    def called(self, name: str) -> None:
        """Go to what has a name and press A."""
        self.go(lambda one: one["name"] == name and one["role"] not in SCENERY)
        self.window.push(PadButton.A)

    def press(self, button: Node) -> None:
        self.act(button)

    def use(self, node: Node) -> None:
        self.act(node)

    def choose(self, tree: Tree) -> None:
        self.window.push(PadButton.A)

    def turn_page(self, tree: Tree) -> None:
        self.called("Next round")

    def pick(self, tree: Tree, number: int) -> Tree:
        card = self.cards(tree)[number]
        self.go(lambda one: (one["rect"], one["name"]) == (card["rect"], card["name"]))
        return self.let_go(tree, number)

    def let_go(self, tree: Tree, number: int) -> Tree:
        self.window.push(PadButton.X)
        return self.window.answered()


def towards(here: list[int], there: list[int]) -> list[PadButton]:
    """The directions from one rectangle to another, first the one in which it is further."""
    across = there[0] + there[2] / 2 - here[0] - here[2] / 2
    down = there[1] + there[3] / 2 - here[1] - here[3] / 2
    ways = [(abs(across), PadButton.RIGHT if across > 0 else PadButton.LEFT),
            (abs(down), PadButton.DOWN if down > 0 else PadButton.UP)]  # fmt: skip
    return [way for far, way in sorted(ways, reverse=True) if far]
