"""The help page lists what can be done in the game that is played, and nothing that never can."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.core.event import PERSON_SEAT, bare_card
from game.core.game import Game
from game.core.options import Choices
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.ui.features.lessons.lesson_page import LessonPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.settings.keyboard_pages import lines
from game.ui.kit.input.commands import (
    CARD_COMMANDS,
    LAY_ALL_MELDS,
    OPEN_LOG,
    OPEN_RESULT,
    OPEN_SCORE_SHEET,
    PLAY_NEXT_OPPONENT_MOVE,
    REPLAY_LAST_MOVES,
    SORT_COMMANDS,
    SORT_HAND_NEXT_WAY,
    Command,
    CommandGroup,
)
from game.ui.table.model.actions import Undo
from tests.together import check_each
from tests.ui.lessons import sit
from tests.ui.stage import NAMES, Stage

MAX_MATCHES, MAX_MOVES = 300, 600
HOLDING = [game for game in GAMES if game.table.has_hands]


def variants(game: Game[Any, Any]) -> Iterator[dict[str, object]]:
    """A game's options as usual, and with each value of each option that has a few."""
    yield {}
    for one in game.options_type.described():
        if isinstance(one.values, Choices):
            yield from ({one.name: value} for value in one.values.values)


def walks(game: Game[Any, Any], options: dict[str, object]) -> Iterator[Match]:
    """Positions in which the person is asked, from matches of every kind: played well, by chance,
    and by drawing and discarding alone, so that the stock runs out."""
    for seed in range(MAX_MATCHES):
        match, rng = Match(game, game.setup(3, options, seed), NAMES[:3]), Random(seed)
        for _ in range(MAX_MOVES):
            if match.state.over:
                break
            if match.state.asked == PERSON_SEAT:
                yield match
            moves = match.moves_now() if seed % 3 else []
            idle = [move for move in moves if move.split()[0] in ("draw", "discard")]
            if seed % 3 == 2 and idle:
                match.play("draw stock" if "draw stock" in idle else rng.choice(idle))
            elif seed % 3 == 1 and rng.random() < 0.3:
                match.play(rng.choice(moves))
            else:
                match.play(game.write(game.bot.rollout_move(match.state, rng)))


def offered(match: Match) -> set[str]:
    """The keys of all that can be done now, with cards picked as its moves need them."""
    game, table = match.game, match.game.table
    state, moves = game.from_view(match.view(PERSON_SEAT)), match.moves_now()
    hand = match.view(PERSON_SEAT)["hands"][0] if table.has_hands else []
    picks = {(), *((text,) for text in hand)}
    for move in moves[:40]:
        cards = tuple(bare_card(word) for word in move.split()[1:])
        if len(cards) > 1 and set(cards) <= set(hand):
            picks.add(cards)
    made = set(moves)
    return {
        one.key for cards in picks for one in table.offers(state, cards, NAMES) if one.move in made
    }


@pytest.mark.night("rummy500", "take", "taki", "texas")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_letter_of_a_game_can_be_offered_and_no_other(game: Game[Any, Any]) -> None:
    def check(options: dict[str, object]) -> None:
        wanted = set(game.table.letters_of(game.options_type.from_values(options)))
        found: set[str] = set()
        for number, match in enumerate(walks(game, options)):
            found |= offered(match)
            assert found <= wanted
            if found == wanted and number > 40:
                break
        assert found == wanted

    check_each(check, variants(game), str)


@pytest.mark.night
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_command_that_is_listed_at_a_table_can_do_something_there(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.app.settings.step = True
    held: set[str] = set()
    listed: dict[str, Command] = {}

    def look(page: TablePage) -> bool:
        """Whether there is a command that has never done anything."""
        if stage.scene is page:
            listed.update((one.name, one) for one in page.commands)
            held.update(one.name for one in page.commands if page.holds(one))
        return not all(name in held or one.game for name, one in listed.items())

    for seed in range(12):
        page = stage.sit(3, game=game, options={}, seed=seed)
        page.show.set_pace("off", False)
        rng = Random(seed)
        for _ in range(120):
            stage.tick()
            left = look(page)
            if not left or stage.scene is not page or page.session.match.state.over:
                break
            if page.model.stepping:
                stage.key("e")
            elif page.model.your_turn and page.session.undoable and rng.random() < 0.1:
                page.perform(Undo())
                look(page)
            elif page.model.your_turn:
                state = page.session.match.state
                page.moves.try_move(game.write(game.bot.rollout_move(state, rng)))
    never = {one.name for one in listed.values() if not one.game} - held
    assert not never


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_table_has_no_use_for_is_not_listed(stage: Stage, game: Game[Any, Any]) -> None:
    page = stage.sit(2, game=game, fresh=False)
    stage.asked()
    listed, table = set(page.commands), game.table
    assert set(SORT_COMMANDS) & listed == set(
        SORT_COMMANDS[: len(table.sorts)] if table.has_hands else ()
    )
    assert (SORT_HAND_NEXT_WAY in listed, set(CARD_COMMANDS) <= listed) == (
        table.has_hands,
        table.has_hands,
    )
    assert (LAY_ALL_MELDS in listed) == table.has_melds
    assert (OPEN_SCORE_SHEET in listed) == page.model.scored
    assert PLAY_NEXT_OPPONENT_MOVE not in listed
    said = {line.says for sort in CommandGroup for line in lines(page, sort)}
    assert ("Sort my hand" in said) == table.has_hands
    assert ("Score sheet" in said) == page.model.scored
    assert all(one.label in said for one in listed - {*CARD_COMMANDS})


def test_settings_have_their_commands_listed_and_left_out(stage: Stage) -> None:
    page = stage.sit(2, game=GAMES_BY_NAME["take"], fresh=False)
    assert LAY_ALL_MELDS in page.commands
    stage.app.set("marks", "off")
    stage.app.set("step", "on")
    assert LAY_ALL_MELDS not in page.commands
    assert PLAY_NEXT_OPPONENT_MOVE in page.commands


def test_without_rummy_calls_their_keys_are_not_listed(stage: Stage) -> None:
    for rummy_call, wanted in (("pile", {"R", "K"}), ("off", set())):
        options = {"rummy_call": rummy_call}
        page = stage.sit(2, game=GAMES_BY_NAME["rummy500"], options=options, fresh=False)
        assert {one.shown for one in page.commands if one.game} & {"R", "K"} == wanted


def test_in_a_lesson_there_is_no_log(stage: Stage) -> None:
    page = sit(stage, "take", GAMES_BY_NAME["take"].lessons[0])
    assert isinstance(page, LessonPage)
    assert not {OPEN_LOG, REPLAY_LAST_MOVES, OPEN_RESULT} & set(page.commands)
