"""A lesson at a table without a screen, done by what is in the tree alone."""

from collections.abc import Callable
from functools import partial
from random import Random

from game.core.event import PERSON_SEAT
from game.core.table import PERSON_HAND_ZONE
from game.features.lessons.progress import Progress
from game.games import GAMES_BY_NAME
from game.ui.features.lessons.lesson_page import LessonPage
from game.ui.features.lessons.open_lesson import begin_lesson
from game.ui.kit.tree import Node, Role
from game.ui.table.model.actions import PressOffers
from game.ui.table.model.drag_state import card_keys
from tests.ui.stage import Stage


def sit(stage: Stage, game: str, name: str, afresh: bool = True) -> LessonPage:
    """Sit down for a lesson."""
    if afresh:
        Progress(stage.app.settings.lessons).left(game, name, 0)
    begin_lesson(stage.app, GAMES_BY_NAME[game], name)
    page = stage.top(LessonPage)
    stage.until(lambda: page.teaching is not None)
    return page


def move_nodes(page: LessonPage, move: str) -> list[Node]:
    """What makes a move when it is clicked."""
    return [node for node in page.tree.nodes if node.move == move and node.act and node.enabled]


def offers(node: Node, move: str) -> bool:
    """Whether a button makes a move, or offers it among others."""
    act = node.act
    return isinstance(act, PressOffers) and move in {one.move for one in act.offers}


def make(stage: Stage, page: LessonPage, move: str, use: Callable[[Node], None]) -> None:
    """Make a move by using nodes: the one that makes it, or its cards first."""
    if not move_nodes(page, move):
        hand, wanted = page.show.hand, move.replace("=", " ").split()[1:]
        for text in list(dict.fromkeys(wanted)):
            if text in hand.order and not move_nodes(page, move):
                key = card_keys(page.show, PERSON_HAND_ZONE)[hand.order.index(text)]
                use(page.tree.by_key[key])
                stage.tick()
    nodes = move_nodes(page, move)
    if not nodes:
        use(next(node for node in page.tree.nodes if offers(node, move)))
        stage.tick()
        stage.click(next(node for node in stage.nodes if node.move == move))
        return
    # A button before a card: a card that lies under others cannot be clicked in its middle.
    use(min(nodes, key=lambda node: node.role is not Role.BUTTON))


def do_step(stage: Stage, page: LessonPage, use: Callable[[Node], None]) -> None:
    """Read what is to be read, or make the move that is expected."""
    if page.guide.reading:
        use(page.tree.by_key["go on"])
    else:
        expected = page.guide.expected
        assert expected is not None and expected.move is not None
        make(stage, page, expected.move, use)
        if expected.free:
            play_on(stage, page, use)


def play_on(stage: Stage, page: LessonPage, use: Callable[[Node], None]) -> None:
    """Play the round to its end, where the lesson leaves it free."""
    game, session, rng = page.model.game, page.session, Random(1)

    def wanted() -> bool:
        mine = session.yours and page.show.quiet and not page.model.plays_itself()
        return stage.scene is not page or page.guide.reading or mine

    stage.tick()
    while True:
        stage.until(wanted)
        if stage.scene is not page or page.guide.reading:
            return
        view = session.match.view(PERSON_SEAT)
        move = game.bot.rollout_move(game.determinize(view, rng), rng)
        make(stage, page, game.write(move), use)
        stage.tick()


def moved_on(stage: Stage, page: LessonPage, place: int) -> bool:
    """Whether the lesson is no longer at a step."""
    return stage.scene is not page or page.guide.place != place


def do_lesson(stage: Stage, page: LessonPage, use: Callable[[Node], None]) -> int:
    """Do a lesson to its end; how many steps there were."""
    steps = 0
    while stage.scene is page:
        stage.until(lambda: stage.scene is not page or page.teaching is not None)
        if stage.scene is page:
            steps += 1
            place = page.guide.place
            do_step(stage, page, use)
            stage.until(partial(moved_on, stage, page, place))
    return steps
