"""The second line of a prompt: a duty, and never the same one turn after turn."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.game import Game
from game.core.table import Table
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import told
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.table.model.second_lines import MAX_RUNNING_LINE_COUNT, SecondLines
from game.ui.table.render.action_bar import MIN_MESSAGE_TEXT_UNITS
from tests.laws.agreeing import names_at
from tests.laws.at import as_message
from tests.laws.constructing import positions
from tests.sitting import seen
from tests.tiers import by_tier
from tests.ui.stage import Stage

MATCHES = by_tier(change=1, night=5)
MAX_DECISIONS = by_tier(change=25, night=400)
MAX_BAR_LINES = 5
POSITION_COUNT, LATE_TURN = 200, 99
FOLLOW = ("take-then", "rummy500-why-next", "texas-next", "taki-next", "takeaway-next")
"""How the names of messages begin that say who or what is next."""


def bar_texts(page: TablePage) -> list[Any]:
    """The prompt and the lines below it."""
    prompt = next((node for node in page.tree.nodes if node.role == "prompt"), None)
    if prompt is None:
        return []
    below = [
        node
        for node in page.tree.nodes
        if node.role == "text"
        and node.rect.left == prompt.rect.left
        and node.rect.top >= prompt.rect.bottom
    ]
    return [prompt, *below]


def decisions(stage: Stage, game: Game[Any, Any]) -> Iterator[TablePage]:
    """The person's decisions in some matches, played by the rollout policy."""
    for seed in range(MATCHES):
        page = stage.sit(3, game=game, options={}, seed=seed, fresh=False)
        for _ in range(MAX_DECISIONS):
            stage.asked()
            if isinstance(stage.scene, ResultPage):
                break
            if stage.scene is not page:
                stage.key("return")
                continue
            yield page
            state = page.session.match.state
            page.moves.try_move(game.write(game.bot.rollout_move(state, page.app.rng)))


@pytest.mark.night("rummy500", "texas", "take", "taki")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_second_line_stands_three_times_running_or_makes_six_lines(
    stage: Stage, game: Game[Any, Any]
) -> None:
    logs: dict[int, list[str]] = {}
    for page in decisions(stage, game):
        prompt, *below = bar_texts(page) or [None]
        if prompt is None:
            continue
        least = stage.app.texts.height(page.measures.text_size(MIN_MESSAGE_TEXT_UNITS))
        high = max(node.rect.bottom for node in (prompt, *below)) - prompt.rect.top
        assert high <= MAX_BAR_LINES * 1.5 * least, [node.name for node in (prompt, *below)]
        logs.setdefault(page.session.match.setup.seed, []).extend(node.name for node in below)
    assert len(logs) == MATCHES
    for log in logs.values():
        threes = zip(log, log[1:], log[2:], strict=False)
        assert [one for one, two, three in threes if one == two == three] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_after_the_first_turns_a_second_line_is_a_duty(game: Game[Any, Any]) -> None:
    table, reasons = game.table, set()
    assert table is not None
    for state in positions(game, POSITION_COUNT):
        at, names = seen(state), names_at(state)
        line = table.second_line(at, names, LATE_TURN)
        assert not line or as_message(line).name in table.duty_messages
        reasons.add(as_message(table.next_zone(at, names)[1]).name)
    assert reasons - table.duty_messages, "sentences that are told only on asking were met"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_second_line_says_who_or_what_is_next(game: Game[Any, Any]) -> None:
    table: type[Table[Any]] = type(game.table)
    assert not [name for name in table.duty_messages if name.startswith(FOLLOW)]


def test_a_line_is_shown_at_two_decisions_and_again_after_another() -> None:
    lines = SecondLines()
    assert MAX_RUNNING_LINE_COUNT == 2
    assert [lines.shown(place, "a") for place in (1, 1, 2, 2, 3, 4)] == ["a"] * 4 + ["", ""]
    assert lines.shown(5, "") == lines.shown(6, "a") == ""
    assert lines.shown(7, "b") == "b"
    assert [lines.shown(place, "a") for place in (8, 9, 10)] == ["a", "a", ""]


def test_which_slot_is_next_is_told_by_who_asks_what_this_is(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["takeaway"], seed=3, moves=20)
    stage.asked()
    zone, when = page.show.table.next_zone(page.show.state, page.show.names)
    assert zone is not None
    assert told(when) not in stage.said()
    page.set_focus(page.tree.by_key[f"zone {zone}"])
    stage.key("f4")
    assert page.model.looking is not None
    assert page.model.looking.notice.text.endswith(told(when))
