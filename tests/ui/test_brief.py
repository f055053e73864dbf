"""In brief the match is told in lines of braille: each fits, and they are enough to play by."""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.ai.worker import WorkerClient
from game.core.event import PERSON_SEAT, Seat
from game.core.game import Game
from game.core.state import State
from game.core.table import stake
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.session import MatchSession
from game.storage.match_store import NullWriter
from game.text.message import Who, told, told_in_line
from game.ui.features.match.choice_page import ChoicePage
from game.ui.features.match.match_page import TablePage
from game.ui.kit.input.commands import (
    ASK_HAND,
    ASK_POSSIBLE_MOVES,
    PROGRAM_COMMANDS,
    SHOW_NEXT_LINE,
    SHOW_PREVIOUS_LINE,
    CommandGroup,
    Scope,
)
from game.ui.kit.pages.host import BRAILLE_CELL_COUNT, MAX_KEPT_LINE_COUNT, Announcements
from game.ui.table.control import braille_lines
from tests.games.rummy500.positions import play as play_rummy500
from tests.games.rummy500.positions import position as rummy500_position
from tests.games.take.positions import position as take_position
from tests.games.texas.positions import play as play_texas
from tests.games.texas.positions import table as texas_table
from tests.together import check_each
from tests.ui.line_player import (
    LINE_NAMES,
    by_lines,
    by_moves,
    has_won,
    is_as_good,
    legal,
    without_owners,
)
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import NAMES, Stage
from tests.ui.test_spoken_table_announcing import Ear, play


def states(name: str, players: int, seed: int, most: int = 160) -> Iterator[State[Any]]:
    """What the person sees in a match, each time that they are asked."""
    match, rng = begun(name, players, seed), Random(seed)
    game = match.game
    while not match.state.over and len(match.moves) < most:
        if match.state.asked == PERSON_SEAT:
            yield game.from_view(match.view(PERSON_SEAT))
        match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))


def begun(name: str, players: int, seed: int) -> Match:
    game = GAMES_BY_NAME[name]
    return Match(game, game.setup(players, {}, seed), NAMES[:players])


@pytest.mark.night
def test_every_decision_and_every_line_of_the_log_fits_a_line_of_braille() -> None:
    def check(name: str) -> None:
        game = GAMES_BY_NAME[name]
        for players, seed in ((2, 1), (3, 2), (4, 3)):
            asked = 0
            for state in states(name, players, seed):
                asked += 1
                names = LINE_NAMES[:players]
                lines = braille_lines.decision(game, state, names)
                told = [*lines, *braille_lines.moves(game, state, names)]
                assert all(0 < len(line) <= BRAILLE_CELL_COUNT for line in told), told
                # Whose is what can be taken, or how many cards the next player holds.
                owned = re.search(r"\b(me|[AMI])\d", " ".join(lines))
                assert owned or (name == "takeaway" and lines[0].endswith("draw")), lines
            assert asked > 5
            match, rng = begun(name, players, seed), Random(seed)
            while not match.state.over and len(match.moves) < 250:
                match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))
            session = MatchSession(match, NullWriter("", match), WorkerClient())  # type: ignore[arg-type]
            for line in (told_in_line(one.said) for some in session.told() for one in some):
                assert 0 < len(line) <= BRAILLE_CELL_COUNT, line

    check_each(check, [game.name for game in GAMES])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_player_of_lines_alone_wins_as_often_as_one_that_sees_the_moves(
    game: Game[Any, Any],
) -> None:
    hold_by_lines_alone(game.name, 20)


@pytest.mark.night
def test_that_player_does_so_in_four_hundred_matches_of_each_game() -> None:
    check_each(lambda name: hold_by_lines_alone(name, 400), [game.name for game in GAMES])


def hold_by_lines_alone(name: str, matches: int) -> None:
    """Check that the lines are enough: for as many wins, and for a move as good each time."""
    reader = Reader()
    lines = [has_won(name, seed, reader.decide) for seed in range(matches)]
    moves = [has_won(name, seed, by_moves) for seed in range(matches)]
    apart = sum(one != other for one, other in zip(lines, moves, strict=True))
    assert abs(sum(lines) - sum(moves)) <= 2 * max(1, apart) ** 0.5, (lines, moves)
    assert 0 < sum(lines) < matches
    assert reader.good_share > 0.99
    assert reader.count > matches


@pytest.mark.parametrize("name", ["take", "takeaway", "rummy500", "taki"])
def test_without_owners_that_player_does_not_know_what_to_do(name: str) -> None:
    reader = Reader(without_owners)
    for seed in range(20):
        has_won(name, seed, reader.decide)
    assert reader.good_share < 0.99


class Reader:
    """Plays by lines, and counts how often no move would have been liked better.

    Decisions that leave one move do not count.
    """

    def __init__(self, change: Callable[[str], str] = str) -> None:
        self.change = change
        self.count = 0
        self.good = 0

    def decide(self, match: Match) -> str:
        move = by_lines(match, self.change)
        if len(legal(match.game, match.game.from_view(match.view(PERSON_SEAT)))) > 1:
            self.count += 1
            self.good += is_as_good(match, move)
        return move

    @property
    def good_share(self) -> float:
        return self.good / self.count


@pytest.mark.night
def test_a_round_is_told_in_lines_that_fit(stage: Stage) -> None:
    stage.app.set("detail", "brief")

    def check(name: str) -> None:
        page = stage.sit(3, game=GAMES_BY_NAME[name], seed=3, options={})
        ear = Ear(stage)
        play(stage, page, ear, 30)
        ear.listen()
        said = [one.text for one in ear.heard]
        assert len(said) > 30
        assert [one for one in said if len(one) > BRAILLE_CELL_COUNT] == []

    check_each(check, [game.name for game in GAMES])


def test_a_duty_and_a_card_to_keep_are_told_in_the_line() -> None:
    def line(name: str, state: State[Any]) -> str:
        game = GAMES_BY_NAME[name]
        seen = game.from_view(state.view(PERSON_SEAT))
        return braille_lines.decision(game, seen, LINE_NAMES[: state.setup.players])[0]

    owed = take_position(["KH 8C", "2D"], [(1, "5C 6C 7C")], stock="", taken="8C", owed=True)
    assert line("take", owed) == "2 cards me15 A1 play 8C: steal A15 8C"
    kept = take_position(["KH 8C", "2D"], taken="8C")
    assert line("take", kept) == "2 cards me15 A1 keep 8C: discard KH"
    state = rummy500_position("2S 9H 9D", "3S 3D", pile="KC 9S", single_draw="meld")
    play_rummy500(state, "draw pile 1")
    assert line("rummy500", state) == "4 cards me29 A2 play 9S: lay 27 3x9"
    state = rummy500_position("2S 9H 9D", "3S 3D", pile="KC 5D")
    play_rummy500(state, "draw pile 1")
    assert line("rummy500", state) == "4 cards me25 A2 keep 5D: discard 2S 9H"
    dealt = texas_table("AS 4S 7H", "AD 4C 7C", turned="QS", stock="9H TH", options={"bar": "on"})
    play_texas(dealt, "draw pile")
    assert " keep QS: discard" in line("texas", dealt)


def test_lays_are_told_from_the_dearest_to_the_cheapest() -> None:
    def points(name: str, state: State[Any]) -> list[int]:
        game = GAMES_BY_NAME[name]
        lines = braille_lines.moves(game, game.from_view(state.view(PERSON_SEAT)), LINE_NAMES[:2])
        lays = " ".join(lines).partition(" discard ")[0]
        return [int(one) for one in re.findall(r"(?:lay|,) (\d+) ", lays)]

    for found in (
        points("take", take_position(["4D 5D 6D 9S TS JK", "2D"])),
        points("rummy500", rummy500_position("5D 6D 9S 9H JK KC", "3S 3D", phase="play")),
    ):
        assert len(found) > 2
        assert found == sorted(found, reverse=True)


def test_asking_again_goes_through_the_lines_of_hand_and_moves(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    page = stage.sit(2, game=GAMES_BY_NAME["rummy500"], seed=3, moves=1)
    stage.asked()
    for command, lines in (
        (ASK_HAND, braille_lines.hand([page.show.table.card_name(text)
                                       for text in page.show.hand.order])),
        (ASK_POSSIBLE_MOVES, braille_lines.moves(page.model.game, page.model.asking.state,
                                                 page.model.show.names)),
    ):  # fmt: skip
        heard = []
        for _ in lines:
            stage.app.announcements.take()
            stage.key(command.keys[0].key, shift=bool(command.keys[0].shift))
            stage.tick()
            heard += [one.text for one in stage.app.announcements.take()]
        assert heard == lines
        assert all(len(line) <= BRAILLE_CELL_COUNT for line in lines)


def test_every_answer_comes_in_lines_at_the_table_and_after_a_round(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    # Why not is asked of a move, and between rounds there is none.
    for name, places in (
        ("playing take, 3", {Scope.TABLE, Scope.MOVE}),
        ("between rounds", {Scope.TABLE}),
    ):
        {**PAGES, **TABLES}[name](stage)
        asking = [one for one in PROGRAM_COMMANDS if one.sort is CommandGroup.ASKING]
        for command in (one for one in asking if places & set(one.where)):
            stage.app.announcements.take()
            stage.key(command.keys[0].key, shift=bool(command.keys[0].shift))
            stage.tick()
            heard = [one.text for one in stage.app.announcements.take()]
            assert heard, command.name
            assert [one for one in heard if len(one) > BRAILLE_CELL_COUNT] == []


def test_a_line_stays_until_the_next_key() -> None:
    lines = Announcements()
    lines.brief = lines.one_by_one = True
    for said in ("Ada draws.", "Ada discards 5C.", "5C A7: draw 30, take 5"):
        lines.say(said)
    assert shown(lines) == ["Ada draws."]
    lines.say("Later.")
    assert shown(lines) == []
    # A key that does something else lets the line go, but none passes by unread.
    lines.let_go()
    lines.say("Later still.")
    assert shown(lines) == []
    for expected in ("Ada discards 5C.", "5C A7: draw 30, take 5", "Later.", "Later still."):
        lines.show_next_line()
        assert shown(lines) == [expected]
    lines.show_next_line()
    assert shown(lines) == ["Later still."]
    lines.show_previous_line()
    lines.show_previous_line()
    assert shown(lines) == ["Later.", "5C A7: draw 30, take 5"]


def test_a_line_comes_at_once_after_a_key_where_none_waits() -> None:
    lines = Announcements()
    lines.brief = lines.one_by_one = True
    lines.say("One.")
    lines.let_go()
    lines.say("Two.")
    assert shown(lines) == ["One.", "Two."]


def test_an_answer_and_what_one_does_come_at_once_and_leave_nothing_behind() -> None:
    lines = Announcements()
    lines.brief = lines.one_by_one = True
    for said in ("One.", "Two.", "Three."):
        lines.say(said)
    lines.say("No: 8C fits 5-6-7C.", at_once=True)
    assert shown(lines) == ["One.", "No: 8C fits 5-6-7C."]
    lines.show_previous_line()
    assert shown(lines) == ["Three."]
    lines.say("Four.")
    lines.let_go()
    lines.say_move("You draw 6S.")
    lines.say_move("You take 7S as well.")
    assert shown(lines) == ["You draw 6S."]
    lines.show_next_line()
    assert shown(lines) == ["You take 7S as well."]
    # What was not read yet lies before it.
    for _ in range(3):
        lines.show_previous_line()
    assert shown(lines) == ["You draw 6S.", "Four.", "No: 8C fits 5-6-7C."]


def test_without_a_keyboard_lines_follow_each_other() -> None:
    lines = Announcements()
    lines.brief = True
    lines.say("One.")
    lines.say("Two.")
    assert shown(lines) == ["One.", "Two."]


def test_lines_of_long_ago_are_forgotten_but_none_that_waits() -> None:
    lines = Announcements()
    lines.brief = lines.one_by_one = True
    count = 3 * MAX_KEPT_LINE_COUNT
    for number in range(count):
        lines.say(f"Line {number}.")
    for _ in range(count - 1):
        lines.show_next_line()
    assert shown(lines) == [f"Line {number}." for number in range(count)]
    lines.let_go()
    lines.say("The last.")
    for _ in range(2 * count):
        lines.show_previous_line()
    assert len(set(shown(lines))) == MAX_KEPT_LINE_COUNT


def shown(lines: Announcements) -> list[str]:
    return [one.text for one in lines.take()]


def test_two_keys_go_through_the_lines_at_a_table(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    page = stage.sit(3, game=GAMES_BY_NAME["take"], seed=3, options={})
    stage.asked()
    # With a keyboard at hand they come one by one.
    stage.key("f9")
    shown(stage.app.announcements)
    game, rng = page.model.game, Random(3)
    while page.model.your_turn:
        stage.app.announcements.let_go()
        assert page.moves.try_move(
            game.write(game.bot.rollout_move(page.session.match.state.clone(), rng))
        )
        stage.tick()
    stage.asked()
    before = shown(stage.app.announcements)
    # The opponents have played, and one is asked again: their lines wait.
    read_on: list[str] = []
    asked = braille_lines.decision(game, page.model.asking.state, page.model.show.names)
    while read_on[-len(asked) :] != asked:
        stage.key(SHOW_NEXT_LINE.keys[0].key)
        read_on += shown(stage.app.announcements)
        assert len(read_on) < 40
    told = [told_in_line(one.said) for some in page.session.told() for one in some]
    assert [*before, *read_on][: -len(asked)][-4:] == told[-4:]
    stage.key(SHOW_PREVIOUS_LINE.keys[0].key)
    assert shown(stage.app.announcements) == [read_on[-2]]


def test_what_one_does_at_a_table_is_shown_though_lines_wait(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    page = stage.sit(3, game=GAMES_BY_NAME["taki"], seed=3, options={})
    stage.key("f9")
    stage.asked()
    announcements = stage.app.announcements
    for said in ("One.", "Two.", "Three."):
        announcements.say(said)
    shown(announcements)
    stage.key("left")
    game = page.model.game
    assert page.moves.try_move(legal(game, page.session.match.state)[0])
    stage.tick()
    lines = [one for some in page.session.told() for one in some if one.seat == PERSON_SEAT]
    assert shown(announcements) == [told_in_line(lines[-1].said)]


def test_a_choice_is_told_in_lines_with_the_cards_of_each_colour(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    game = GAMES_BY_NAME["taki"]
    state = next(
        state
        for seed in range(20)
        for state in states("taki", 2, seed)
        if state.phase == "turn" and "play color=R" in legal(game, state)
    )
    offered = [f"play color={color}" for color in "RYGB"]
    [line] = braille_lines.choice(game, state, LINE_NAMES[:2], "Which colour?", offered)
    hand = state.view(PERSON_SEAT)["hands"][PERSON_SEAT]
    counts = [sum(card[0] == color and card[1:] != "reak" for card in hand) for color in "RYGB"]
    told = ", ".join(
        f"{number} {color}{count}"
        for number, color, count in zip(range(1, 5), "RYGB", counts, strict=True)
    )
    assert line == f"Which colour? {told}"


def test_the_page_of_a_choice_says_its_moves_by_number(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    page = {**PAGES, **TABLES}["choice of many"](stage)
    assert isinstance(page, ChoicePage)
    names, offered = page.model.show.names, [offer.move for offer in page.offers]
    state = page.model.asking.state
    lines = braille_lines.choice(page.model.game, state, names, page.heading, offered)
    heard = shown(stage.app.announcements)
    stage.key(SHOW_NEXT_LINE.keys[0].key)
    heard += shown(stage.app.announcements)
    assert len(lines) > 2
    assert heard[-2:] == lines[:2]
    # The number on the line is the key.
    stage.key("2")
    assert page.model.session.match.moves[-1] == (PERSON_SEAT, offered[1])


def test_wild_cards_are_marked_in_the_hand_and_on_the_pile() -> None:
    game = GAMES_BY_NAME["texas"]
    assert game.table is not None
    marked = set()
    for state in states("texas", 3, 2):
        for text in state.view(PERSON_SEAT)["hands"][PERSON_SEAT]:
            line = told_in_line(game.table.line_card(state, text))
            # A joker is wild by its name.
            # A joker is wild by its name.
            wild = text != "JK" and text[0] in ("2", state.view(PERSON_SEAT)["wild"])
            assert line.endswith("*") == wild
            marked.add(wild)
    assert marked == {True, False}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_refusals_fit_a_line(game: Game[Any, Any]) -> None:
    asked = list(states(game.name, 3, 2, most=40))
    moves = sorted({text for state in asked for text in islice(legal(game, state), 20)})
    refusals = {
        illegal.message: state
        for state in asked
        for text in moves
        if (illegal := state.check(game.parse(text))) is not None
    }
    assert len(refusals) > 3
    for message in refusals:
        line = told_in_line(message)
        assert len(line) <= BRAILLE_CELL_COUNT or message.name in REFUSALS_OF_TWO_LINES, line


REFUSALS_OF_TWO_LINES = {"rummy500-no-fit.group", "rummy500-no-fit.joker", "rummy500-no-fit.end",
                         "rummy500-no-meld.jokers"}  # fmt: skip


def test_a_refusal_is_said_in_a_line(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    page = stage.sit(2, game=GAMES_BY_NAME["takeaway"], seed=3, options={})
    stage.asked()
    illegal = next(
        text
        for text in ("draw", *(f"take {slot}" for slot in range(8)))
        if page.session.match.state.check(page.model.game.parse(text)) is not None
    )
    stage.app.announcements.take()
    assert not page.moves.try_move(illegal)
    stage.tick()
    message = page.session.match.state.check(page.model.game.parse(illegal)).message
    assert told_in_line(message) in shown(stage.app.announcements)
    assert told_in_line(message) != told(message)


def test_a_call_does_not_wait_behind_other_lines(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    stage.key("f9")
    page = {**PAGES, **TABLES}["playing with a call"](stage)
    assert isinstance(page, TablePage)
    model = page.model
    assert model.open_call() is not None
    asked = braille_lines.decision(model.game, model.asking.state, model.show.names)
    stage.asked()
    heard = shown(stage.app.announcements)
    assert heard[-1] == asked[0]


def test_a_player_is_named_by_letters_that_no_other_name_begins_with() -> None:
    names = [Who("You", you=True), *map(Who, ("Max", "Mia", "Ada", "Al", "Alan"))]
    told_names = [told_in_line(stake(names, Seat(seat), 3)) for seat in range(len(names))]
    assert told_names == ["me3", "Ma3", "Mi3", "Ad3", "Al3", "Ala3"]
