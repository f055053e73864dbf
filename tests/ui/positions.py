"""Positions at the table that tests want, and ways to point at what lies there."""

from random import Random

from game.core.event import PERSON_SEAT
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.kit.tree import Node
from tests.ui.stage import NAMES, Stage

DECK = "zone stock"


def turn(stage: Stage, phase: str, choices: int = 1, players: int = 3) -> TablePage:
    """A table at which the person is asked, with at least so many moves to choose from."""
    for seed in range(200):
        match = Match(TAKEAWAY, TAKEAWAY.setup(players, {"rounds": 1}, seed), NAMES[:players])
        rng = Random(seed)
        for moves in range(60):
            state = match.state
            if state.over:
                break
            choosing = len(match.moves_now()) >= choices
            if state.asked == PERSON_SEAT and state.phase == phase and choosing:
                table = stage.sit(players, seed=seed, moves=moves, fresh=False)
                stage.tick()
                assert table.model.your_turn
                return table
            match.play(rng.choice(match.moves_now()))
    raise AssertionError("there is no such position")


def theirs(stage: Stage) -> tuple[TablePage, str]:
    """A table at which an opponent has but one move, and the zone it takes."""
    for seed in range(300):
        table = stage.sit(3, seed=seed, moves=6, fresh=False)
        moves = table.session.match.moves_now()
        if not table.session.yours and len(moves) == 1 and moves[0] != "draw":
            return table, f"slots/{moves[0].split()[1]}/cards"
    raise AssertionError("there is no such position")


def zone(stage: Stage, name: str) -> Node:
    return stage.scene.tree.by_key[name]


def played(stage: Stage) -> Node:
    """The slot that is being played."""
    return next(node for node in stage.role("slot") if "being played" in (node.value or ""))


def misfit(stage: Stage) -> Node:
    """A slot with cards that may not be taken."""
    return next(
        node
        for node in stage.role("slot")
        if node.move is None and node.value != "no cards" and node.key != DECK
        and "being played" not in (node.value or "")
    )  # fmt: skip


def focus(stage: Stage, node: Node) -> None:
    stage.scene.set_focus(node)


def paint(stage: Stage) -> None:
    for scene in stage.app.page_stack.visible():
        scene.paint(stage.app.painter)


def play(stage: Stage, table: TablePage, rng: Random) -> None:
    """Make a random legal move of the person's by clicking on something."""
    makes = [node for node in stage.nodes if node.move]
    before = len(table.session.match.moves)
    stage.click(rng.choice(makes))
    assert len(table.session.match.moves) == before + 1


def until_page(stage: Stage, table: TablePage, skipping: bool) -> None:
    """Play until a page comes up, skipping at random moments or not at all."""
    rng = Random(3)
    for _ in range(60_000):
        # Longer frames than usual: what comes up does not depend on their length.
        stage.tick(0.05)
        if stage.scene is not table:
            return
        if skipping and rng.random() < 0.1:
            stage.press((2, 300))
            stage.release((2, 300))
        if table.model.your_turn and not table.show.is_travelling(stage.now):
            play(stage, table, rng)
    raise AssertionError("no page comes up")
