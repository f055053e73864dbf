"""A monkey at the mouse and the keyboard, and the laws the program keeps whatever it does."""

from random import Random
from typing import Any

from game.core.event import PERSON_SEAT, View, value_at_path
from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.match.match import Match, load
from game.ui.features.match.match_page import TablePage
from game.ui.kit.tree import Node
from tests.laws.walks import fits
from tests.ui.anew import nothing_is_stale, painted, picture_is_not_stale
from tests.ui.stage import NAMES, Stage

KEYS = (
    *("tab", "tab", "left", "right", "up", "down", "return", "return", "space", "space"),
    *("escape", "backspace", "f1", "f11", "home", "end", "page down"),
    *"dhumscnlqpxagkrfst1293",
)
WINDOWS = ((960, 600), (1100, 640), (960, 1200), (1280, 720), (2560, 600))
TABLE = ("table", "choice", "start")
ROUND = ("round", "result")
PAUSES = (0.0, 0.02, 0.3, 2.0)


class Monkey:
    """Does something at random, more often where something can be done.

    A ``homesick`` one soon comes back to the table from other pages.
    """

    def __init__(self, stage: Stage, seed: int, homesick: bool = False) -> None:
        self.stage = stage
        self.rng = Random(seed)
        self.homesick = homesick

    def sit(self, game: Game[Any, Any]) -> TablePage:
        """Sit down at a table of a game, with any number of players and one of its presets."""
        rng = self.rng
        players = rng.randint(*game.players)
        presets = [one.values for one in game.options_type.presets] or [{}]
        presets = [one for one in presets if fits(game.options_type.from_values(one), players)]
        setup = game.setup(players, rng.choice(presets), rng.randrange(1000))
        return self.stage.sit_at(Match(game, setup, NAMES[:players]), fresh=True)

    def node(self) -> Node | None:
        """Something that can be used; the cards of the hand are many and come up often."""
        nodes = [node for node in self.stage.nodes if node.act or node.step]
        return self.rng.choice(nodes) if nodes else None

    def place(self) -> tuple[float, float]:
        """A point, more often than not on something that can be used."""
        rng, measures = self.rng, self.stage.app.measures
        node = self.node()
        if node is not None and rng.random() < 0.8:
            return self.stage.visible_point(node)
        return rng.randrange(measures.width), rng.randrange(measures.height)

    def act(self) -> None:
        """Do one thing."""
        stage, rng = self.stage, self.rng
        if self.homesick and stage.scene.name not in TABLE and rng.random() < 0.4:
            stage.key("return" if stage.scene.name in ROUND else "escape")
            return
        moves = [node for node in stage.nodes if node.move or node.key.startswith("do ")]
        cards = [node for node in stage.nodes if node.key.startswith(f"card {PERSON_HAND_ZONE}")]
        if cards and rng.random() < 0.15:
            stage.click(rng.choice(cards))
            return
        if moves and rng.random() < 0.5:
            stage.click(rng.choice(moves))
            return
        what = rng.random()
        if what < 0.3:
            self._click()
        elif what < 0.45:
            self._drag()
        elif what < 0.72:
            stage.key(rng.choice(KEYS), shift=rng.random() < 0.2)
        elif what < 0.75:
            stage.type(rng.choice(["7", "x", "12 3", "é"]))
        elif what < 0.8:
            stage.wheel(self.place(), rng.choice([-3, -1, 1, 40]))
        elif what < 0.83:
            stage.resize(*rng.choice(WINDOWS))
        elif what < 0.85:
            stage.worker.slow = not stage.worker.slow
        elif what < 0.9:
            stage.move(self.place())
        if rng.random() < 0.03:
            stage.app.set("speed", rng.choice(["off", "off", "fast", "slow"]))
        if rng.random() < 0.01:
            stage.app.set("calls", rng.choice([2, 5, "untimed"]))

    def _click(self) -> None:
        """A click, or two quick ones."""
        place = self.place()
        for _ in range(self.rng.choice([1, 1, 2])):
            self.stage.press(place)
            self.stage.release(place)

    def _drag(self) -> None:
        """A drag, which may be broken off or never end."""
        stage, rng = self.stage, self.rng
        stage.press(self.place())
        for _ in range(3):
            stage.move(self.place())
            if rng.random() < 0.2:
                stage.tick(0.1)
        if rng.random() < 0.8:
            stage.release(self.place())

    def wait(self) -> None:
        """Let some time pass."""
        self.stage.tick(self.rng.choice(PAUSES))


def settled(view: View) -> View:
    """The view with the person's hand in one order: hands are in no promised order."""
    hands = [hand if isinstance(hand, int) else sorted(hand) for hand in view.get("hands", ())]
    return {**view, "hands": hands}


def keeps_its_laws(stage: Stage, step: int) -> None:
    """Hold what is shown to what is so; every so many steps what is on disk, and the picture."""
    if step % 7 == 0:
        painted(stage)
        picture_is_not_stale(stage)
    nothing_is_stale(stage)
    keys = [node.key for node in stage.nodes if node.key]
    assert len(keys) == len(set(keys))
    for scene in stage.app.page_stack.stack:
        if isinstance(scene, TablePage):
            sprites_are_the_view(scene)
            hand_is_the_view(scene)
            if scene.show.quiet:
                assert settled(scene.show.seen.view) == settled(
                    scene.session.match.view(PERSON_SEAT)
                )
            disk_is_the_match(scene, step)


def sprites_are_the_view(table: TablePage) -> None:
    """Every zone shows the cards that the shown view has there, each at a place."""
    show = table.show
    for place in show.laid.places:
        held = value_at_path(show.seen.view, place.zone)
        if isinstance(held, int):
            assert place.zone not in show.cast.zones
            assert show.laid.counts[place.zone] == held
        else:
            assert [sprite.text for sprite in show.cast.zones[place.zone]] == held, place.zone
            assert len(show.laid.poses[place.zone]) == len(held), place.zone
    assert set(show.cast.zones) <= {place.zone for place in show.laid.places}


def hand_is_the_view(table: TablePage) -> None:
    """The person holds the cards of the shown view; only cards that are held are picked."""
    hand = table.show.hand
    hands = table.show.seen.view.get("hands")
    if hands and isinstance(hands[PERSON_SEAT], list):
        assert sorted(hand.order) == sorted(hands[PERSON_SEAT])
    assert hand.picks <= set(hand.copies())


def disk_is_the_match(table: TablePage, step: int) -> None:
    """The record on disk is the match so far, and reading it brings the match back."""
    match, writer = table.session.match, table.session.writer
    if writer.path.is_file():
        text = writer.path.read_bytes().decode()
        assert text == match.sealed_record()
        assert step % 50 or load(text).state == match.state
