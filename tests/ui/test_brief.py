"""In brief the match is told in lines of braille: each fits, and they are enough to play by."""

import statistics
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from game.ai.worker import WorkerClient
from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.state import State
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.session import MatchSession
from game.storage.match_store import NullWriter
from game.text.message import told_in_line
from game.ui.kit.input.commands import (
    ASK_HAND,
    ASK_POSSIBLE_MOVES,
    PROGRAM_COMMANDS,
    CommandGroup,
    Scope,
)
from game.ui.kit.pages.host import BRAILLE_CELL_COUNT
from game.ui.table.control import braille_lines
from tests.together import check_each
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import NAMES, Stage
from tests.ui.test_spoken_table_announcing import Ear, play

Decide = Callable[[Game[Any, Any], State[Any]], str]

WORDS = {
    *("draw", "take", "lay", "steal", "add", "discard", "go", "out", "end", "the", "round", "pass"),
    *("Rummy", "of", "fit", "fit:", "leave", "open", "close", "stop", "break", "cancel", "say"),
    *("it", "quiet"),
}
"""The words of a line of braille; all else in it are cards or figures."""
BEST = ("go out", "say it", "Rummy", "Rummy add", "steal", "lay", "add", "break", "cancel", "play",
        "close", "draw", "take", "end the round", "discard", "pass", "leave open", "stop",
        "quiet")  # fmt: skip
"""What a simple player prefers to do, the best first."""
NOTATION = {"out": "go out", "rummy": "Rummy", "meld": "lay", "layoff": "add",
            "finish": "end the round", "say": "say it", "leave": "leave open"}  # fmt: skip
"""Words of moves as they are written that differ from those on a line."""
RANKS = "A23456789TJQK"
DEALS = 12


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
                line = braille_lines.decision(game, state)
                assert 3 < len(line) <= BRAILLE_CELL_COUNT, line
                assert all(
                    len(one) <= BRAILLE_CELL_COUNT for one in braille_lines.moves(game, state)
                )
            assert asked > 5
            match, rng = begun(name, players, seed), Random(seed)
            while not match.state.over and len(match.moves) < 250:
                match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))
            session = MatchSession(match, NullWriter("", match), WorkerClient())  # type: ignore[arg-type]
            for line in (told_in_line(one.said) for some in session.told() for one in some):
                assert 0 < len(line) <= BRAILLE_CELL_COUNT, line

    check_each(check, [game.name for game in GAMES])


def by_lines(game: Game[Any, Any], state: State[Any]) -> str:
    """The move of a player that reads the lines and sees nothing else."""
    line = braille_lines.decision(game, state)
    groups = read((line.partition(": ")[2] or line).split(", "))
    if any(not cards and word[-1] in "t0123456789" for word, cards in groups):
        # Some were only counted: all are asked for.
        groups = read(braille_lines.moves(game, state))
    word, cards = min(groups, key=lambda group: place(group[0]))
    card = chosen(word, cards, lambda card: card[:-1].replace("10", "T"))
    return pressed(game, state, word, card)


def read(lines: list[str]) -> list[tuple[str, list[str]]]:
    """The groups of moves on lines: a word, and its cards; a line may begin with more cards."""
    groups: list[tuple[str, list[str]]] = []
    for line in lines:
        tokens = line.split()
        cards = [one for one in tokens if one not in WORDS and not one.isdigit()]
        word = " ".join(tokens[: len(tokens) - len(cards)])
        if word:
            groups.append((word, cards))
        else:
            groups[-1][1].extend(cards)
    return groups


def named(word: str) -> str:
    """A word without its figures; cards that fit are played."""
    return "play" if " fit" in word else word.rstrip("0123456789 ")


def place(word: str) -> int:
    """How much a player likes a move; the less the better."""
    return BEST.index(named(word))


def chosen(word: str, cards: list[str], rank: Callable[[str], str]) -> str:
    """The highest card to discard, else the first."""
    if word.startswith("discard"):
        return max(cards, key=lambda card: RANKS.find(rank(card)))
    return cards[0] if cards else ""


def pressed(game: Game[Any, Any], state: State[Any], word: str, card: str) -> str:
    """The legal move with this word and card."""
    assert game.table is not None
    for text in legal(game, state):
        [group] = game.table.line_groups(state, [text])
        cards = [told_in_line(one) for one in group.cards]
        one = next((one for one in cards if not one.isdigit()), "")
        if (named(told_in_line(group.word)), one) == (named(word), card):
            return text
    raise AssertionError(f"there is no {word} {card}")


def legal(game: Game[Any, Any], state: State[Any]) -> list[str]:
    return [game.write(move) for move in state.legal()]


def by_moves(game: Game[Any, Any], state: State[Any]) -> str:
    """The move of the same player, that sees each legal move as the tree has it."""
    groups: dict[str, dict[str, str]] = {}
    for text in legal(game, state):
        verb, _, rest = text.partition(" ")
        word = NOTATION.get(verb, verb)
        if text.startswith("draw pile"):
            word = "take"
        groups.setdefault(word, {})[rest] = text
    word = min(groups, key=place)
    return groups[word][chosen(word, list(groups[word]), lambda card: card[:1])]


def result(name: str, seed: int, decide: Decide) -> float:
    """How far the person leads after a round in which the other plays as opponents do."""
    match, rng = begun(name, 2, seed), Random(seed)
    game, table = match.game, match.game.table
    assert table is not None
    while not match.state.rounds and not match.state.over and len(match.moves) < 400:
        if match.state.asked == PERSON_SEAT:
            move = decide(game, game.from_view(match.view(PERSON_SEAT)))
        else:
            move = game.write(game.bot.rollout_move(match.state.clone(), rng))
        match.play(move)
    mine, theirs = table.standing(match.state)
    return mine - theirs


@pytest.mark.night
def test_a_player_of_lines_alone_does_as_well_as_one_that_sees_the_tree() -> None:
    def check(name: str) -> None:
        lines = [result(name, seed, by_lines) for seed in range(DEALS)]
        tree = [result(name, seed, by_moves) for seed in range(DEALS)]
        apart = [one - other for one, other in zip(lines, tree, strict=True)]
        error = max(statistics.stdev(apart) / DEALS**0.5, 0.5)
        assert abs(statistics.mean(apart)) <= 2 * error, (name, lines, tree)
        assert len(set(lines)) > 3

    check_each(check, [game.name for game in GAMES])


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


def test_asking_again_goes_through_the_lines_of_hand_and_moves(stage: Stage) -> None:
    stage.app.set("detail", "brief")
    page = stage.sit(2, game=GAMES_BY_NAME["rummy500"], seed=3, moves=1)
    stage.asked()
    for command, lines in (
        (ASK_HAND, braille_lines.hand([page.show.table.card_name(text)
                                       for text in page.show.hand.order])),
        (ASK_POSSIBLE_MOVES, braille_lines.moves(page.model.game, page.model.asking.state)),
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
