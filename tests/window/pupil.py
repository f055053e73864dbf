"""Somebody who does lessons in a real window as they say."""

from game.features.lessons.lesson import Lesson, Step
from game.games import GAMES_BY_NAME
from game.text.message import told
from game.ui.kit.input.commands import play_with
from game.ui.kit.input.events import Device
from tests.window.player import MAX_STEPS, Keys, Mouse
from tests.window.window import Node, Tree, Window


class Pupil:
    """Does lessons as they say: what there is to read is read, the move that is meant is made."""

    def __init__(self, window: Window, hands: Mouse | Keys) -> None:
        self.window = window
        self.hands = hands

    def do(self, one: Lesson) -> None:
        """Do a lesson to its end."""
        self.window.wait_for_page("lesson")
        for step in one.steps:
            says = ways_to_say(one, step)
            tree = self.window.wait(lambda now, says=says: self.ready(now, says))  # type: ignore[misc]
            if step.move is None:
                self.press(self.window.find("Continue", tree))
            else:
                self.make(GAMES_BY_NAME[one.game], step.move, tree)
                if step.free:
                    self.play_on(one)
            self.window.answered()
        self.window.wait_for_page("lesson over")

    def play_on(self, one: Lesson) -> None:
        """Do what can be done until what is said after the round is said."""
        after = ways_to_say(one, one.steps[-1])
        for _ in range(MAX_STEPS):
            self.window.answered()
            tree = self.window.wait(
                lambda now: (
                    self.ready(now, after)
                    or now["scene"] == "choice"
                    or (not now["busy"] and now["status"]["seat"] == 0)
                )
            )
            if self.ready(tree, after):
                return
            if tree["scene"] == "choice":
                self.hands.choose(tree)
            else:
                self.hands.move(tree)
        raise AssertionError("the round does not come to its end")

    def ready(self, tree: Tree, says: set[str]) -> bool:
        """Whether this is what the teacher says."""
        return tree["scene"] == "lesson" and any(
            node["role"] == "alert" and node["name"] in says for node in self.window.nodes(tree)
        )

    def make(self, game: object, move: str, tree: Tree) -> None:
        """Make a move: its cards are picked, and then what makes it is used."""
        for word in move.split()[1:]:
            if word == "to" or self.makes(tree, move):
                break
            name = told(game.table.card_name(word))  # type: ignore[attr-defined]
            cards = self.hands.cards(tree)
            places = [
                place
                for place, card in enumerate(cards)
                if card["name"] == name and "picked" not in (card["value"] or "")
            ]
            if places:
                tree = self.hands.pick(tree, places[0])
        found = self.makes(tree, move)
        if not found:
            # A button with several meanings asks which.
            self.press(self.hands.buttons(tree)[0])
            tree = self.window.wait_for_page("choice")
            self.window.click_node(self.makes(tree, move)[0])
            return
        if found[0]["role"] == "button":
            self.press(found[0])
        elif isinstance(self.hands, Mouse):
            self.window.click_node(found[0])
        else:
            self.walk(found[0])

    def makes(self, tree: Tree, move: str) -> list[Node]:
        """What makes a move, buttons first."""
        found = [
            node
            for node in self.window.nodes(tree)
            if node["move"] == move and node["enabled"] and node["role"] != "tag"
        ]
        return sorted(found, key=lambda node: node["role"] != "button")

    def press(self, button: Node) -> None:
        if isinstance(self.hands, Mouse) or not button.get("shortcut"):
            self.window.click_node(button)
        else:
            self.hands.press(button)

    def walk(self, node: Node) -> None:
        """Bring the focus to something on the table by Tab and arrows, and press Enter."""
        for _ in range(40):
            tree = self.window.answered()
            here = next((one for one in self.window.nodes(tree) if one["focused"]), None)
            if here is not None and here["rect"] == node["rect"]:
                self.window.key("Return")
                return
            self.window.key(*self.towards(here, node))
        raise AssertionError("the focus does not come there")

    def towards(self, here: Node | None, node: Node) -> list[str]:
        """The key that brings the focus nearer."""
        if here is None or here["role"] not in ("slot", "card", "meld") or self.in_hand(here):
            return ["Tab"]
        dx, dy = (node["rect"][one] - here["rect"][one] for one in (0, 1))
        sideways = "Right" if dx > 0 else "Left"
        return [sideways if abs(dx) > abs(dy) else "Down" if dy > 0 else "Up"]

    def in_hand(self, node: Node) -> bool:
        return any(card["rect"] == node["rect"] for card in self.hands.cards(self.window.tree()))


def ways_to_say(one: Lesson, step: Step) -> set[str]:
    """What the teacher says at a step, to whoever plays by mouse and to whoever plays by keys."""
    said = set()
    for device in (Device.KEYS, Device.MOUSE):
        play_with(device)
        said.add(told(one.said(step.says)))
    return said
