"""Somebody who plays any game by what the screen says, and knows the rules of none."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from tests.ownkeys import all_other, by_xdotool
from tests.window.window import Node, Tree, Window

ALWAYS = ("H", "U", "Y", "F1", "F2", "F3", "S", "T", "J", "M", "O", "E", "W")
"""The keys of buttons that make no move."""
MOST_STEPS = 2500


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
        for _ in range(MOST_STEPS):
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
        self.window.click("Next round")

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
        cards = self.cards(tree)
        return [place for place, card in enumerate(cards) if "picked" in (card["value"] or "")]


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


class OtherKeys(Keys):
    """Plays with keys of which none is a usual one."""

    means: Mapping[str, str] = {
        "Return": "press",
        "Tab": "next-area",
        "Right": "go-right",
        "space": "pick",
        "1": "choice-1",
    }
    idle = (
        *("hint", "undo", "redo", "rules", "score-sheet", "log", "sort-one-way", "mute"),
        *("sort-another-way", "sort-by-meld", "on-to-my-turn", "next-move", "once-more"),
    )
    """The commands whose buttons make no move."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.always = tuple(all_other()[name][0].shown for name in self.idle)

    def key(self, name: str) -> None:
        command = self.means.get(name)
        if command is not None:
            name = by_xdotool(all_other()[command][0])
        self.window.key(name.upper() if name[0] == "f" and name[1:].isdecimal() else name)
