"""A rule is the same wherever it is written, in positions that no walk needs to reach.

``python -m tests.bench.search.rules_once`` tries many more of them.
"""

import ast
import re
import sys
from collections import Counter
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from game.core.game import Game, State
from game.core.table import CardMark, Table
from game.core.table_values import Intent
from game.games import GAMES
from game.text.rules_text import Block
from tests.laws.agreeing import YOU, Asked
from tests.laws.at import said_in, told_in
from tests.laws.constructing import (
    constructed_of,
    differing,
    flipped,
    flips,
    positions,
    with_option,
)
from tests.laws.passages import passages
from tests.laws.promising import headings_for, promises_of, unmarked_cards
from tests.laws.reasoning import TRUE
from tests.laws.walks import cards_in, every_game
from tests.tiers import by_tier, example_count

POSITIONS_COUNT = by_tier(change=60, night=3000)
"""Positions of each game in which a law is tried."""
SAID_COUNT = by_tier(change=60, night=500)
"""Positions in which everything said is judged."""
MAX_COUNT = by_tier(change=SAID_COUNT, night=3000)
"""At most so many, until each promise and each option has been met."""
FLIPS_COUNT = 2
"""Values of options that are tried in each position."""
NAMED = re.compile(r'Message\(\s*"([^"]+)"')
HOLDING_MARKS = {CardMark.OWED, CardMark.BARRED, CardMark.MUST_ADD}
"""Marks of cards that may not be discarded."""
GEOMETRY = {
    *("takes", "takes_whole", "can_all_be_melded", "as_meld", "shape", "fewest_to_meld"),
    *("in_runs", "goes_out", "leaves_unplayable"),
}
"""Functions that say what cards fit, which the rules alone ask."""


@every_game
def test_legal_is_what_check_allows(game: Game[Any, Any]) -> None:
    wrong = {
        number: moves
        for number, state in enumerate(positions(game, POSITIONS_COUNT))
        if (moves := differing(game, state))
    }
    assert not wrong, f"positions of {game.name} with moves listed or allowed alone"


@every_game
def test_a_fast_copy_agrees_with_its_source(game: Game[Any, Any]) -> None:
    asked = 0
    for number, state in enumerate(positions(game, POSITIONS_COUNT)):
        for fast, source in constructed_of(game).FAST:
            assert fast(state) == source(state), number
            asked += fast(state) is not None
    assert asked > example_count(10) or not constructed_of(game).FAST


@every_game
def test_a_fast_copy_says_so_and_is_compared(game: Game[Any, Any]) -> None:
    tree = [one for file in folder_of(game).rglob("*.py")
            for one in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(one, ast.FunctionDef)]  # fmt: skip
    fast = {one.name for one in tree if one.name.startswith("fast_")}
    assert fast == {
        one.name for one in tree if (ast.get_docstring(one) or "").startswith("Fast copy of ")
    }
    compared = Path(constructed_of(game).__file__).read_text("utf-8")
    assert all(f"{name}(" in compared for name in fast)


@every_game
def test_a_constructed_position_can_be_one_of_a_match(game: Game[Any, Any]) -> None:
    """No card is lost, its view can be read, somebody can move, and a move loses no card."""
    for number, state in enumerate(positions(game, POSITIONS_COUNT)):
        pack = Counter(game.pack(state.setup.players, state.setup.options))
        assert cards_in(state.full_view()) == pack, number
        assert game.from_view(state.full_view()) == state, number
        told, untold = state.clone(), state
        moves = list(state.legal())
        move = moves[number % len(moves)]
        told.apply(move)
        untold.advance(move)
        assert told == untold, (number, game.write(move))
        assert cards_in(told.full_view()) == pack, (number, game.write(move))


@every_game
def test_what_is_said_holds(game: Game[Any, Any]) -> None:
    """Each option is flipped alone, so that no message speaks of a rule that isn't in force."""
    promises = promises_of(game).PROMISES
    met: set[str] = set()
    for number, state in enumerate(positions(game, MAX_COUNT)):
        if number >= SAID_COUNT and met >= promises.keys():
            break
        other = flipped(game, state, number)
        for at in chain(said_in(game, other), told_in(game, other)):
            name = at.message.name
            met.add(name)
            holds = True
            if name in promises:
                holds = bool(promises[name](at))
            elif name in TRUE:
                holds = TRUE[name](at.told(), at.message.values)
            assert holds, (number, str(at.message), at.move, at.other)
    assert met >= promises.keys() or by_tier(change=True, night=False)


@every_game
def test_each_message_promises_something_or_is_plain(game: Game[Any, Any]) -> None:
    """The other messages of reasons are held to the truth by ``TRUE``."""
    said = promises_of(game)
    files = [*tellers(game), *folder_of(game).glob("words/*.py")]
    named = {name for file in files for name in NAMED.findall(file.read_text("utf-8"))}
    outcomes = {one.message for one in game.bot.outcomes.listed}
    named |= {name for name in outcomes if name.startswith(f"{game.name}-")}
    assert named - said.PROMISES.keys() - TRUE.keys() == set(said.PLAIN)
    # What no file of the table names is no message: a prompt of the toy game.
    assert {name for name in said.PROMISES.keys() - named if name[-1] != "."} == set()


@every_game
def test_a_mark_means_a_refusal_and_a_refused_card_has_a_mark(game: Game[Any, Any]) -> None:
    """But where the whole hand is held."""
    met = 0
    for number, state in enumerate(positions(game, 2 * POSITIONS_COUNT)):
        at = Asked(game, flipped(game, state, number), Random(number))
        if at.state.asked != YOU:
            continue
        discards = {
            card: offer.move
            for card in at.hand
            for offer in at.offers([card])
            if offer.intent is Intent.DISCARD
        }
        refused = {card for card, move in discards.items() if at.why(move) is not None}
        unmarked = refused & set(unmarked_cards(game))
        marks = at.table.card_marks(at.seen)
        marked = {card for card, mark in marks.items() if mark in HOLDING_MARKS}
        assert marked <= refused, number
        assert refused <= marked | unmarked or refused == discards.keys(), number
        met += bool(marked)
    assert met or getattr(type(game.table), "card_marks", None) is Table.card_marks


@every_game
def test_the_page_says_what_an_option_refuses(game: Game[Any, Any]) -> None:
    """Where a move is refused under one value alone, the passages below its heading differ.

    That every other option changes some passage is held by ``test_passages``.
    """
    refusing = set(promises_of(game).REFUSING_OPTIONS)
    every = flips(game)
    those = [flip for flip in every if flip[0] in refusing] or every
    witnessed: set[str] = set()
    for number, state in enumerate(positions(game, MAX_COUNT)):
        if number >= SAID_COUNT and witnessed >= refusing:
            break
        for name, value in {every[number % len(every)], those[number % len(those)]}:
            other = with_option(game, state, name, value)
            if other is None:
                continue
            for rule in refused_once(game, state, other):
                assert below(game, state, rule) != below(game, other, rule), (number, name, value)
                witnessed.add(name)
    assert witnessed == refusing or by_tier(change=True, night=False)


def refused_once(game: Game[Any, Any], one: State[Any], other: State[Any]) -> set[str]:
    """The rules by which a move is refused in one of two positions alone."""
    found = set()
    for move in constructed_of(game).every_move(one):
        here, there = one.check(move), other.check(move)
        refusal = here or there
        if refusal is not None and None in (here, there):
            found.add(refusal.rule)
    return found - {""}


def below(game: Game[Any, Any], state: State[Any], rule: str) -> list[Block]:
    """The passages below a refusal's heading on the page of a position's table."""
    headings, found, told = headings_for(game, rule), [], False
    for block in passages(game, state.setup.options, state.setup.players):
        told = block.name in headings if block.kind == "heading" else told
        found += [block] if told else []
    return found


@every_game
def test_a_table_asks_the_rules_and_not_the_cards(game: Game[Any, Any]) -> None:
    """Neither do its merits, nor the reasons of its coach."""
    for file in [*tellers(game), *folder_of(game).glob("merits.py")]:
        calls = [one.func for one in ast.walk(ast.parse(file.read_text("utf-8")))
                 if isinstance(one, ast.Call)]  # fmt: skip
        called = {getattr(one, "attr", getattr(one, "id", "")) for one in calls}
        assert not called & GEOMETRY, file


def folder_of(game: Game[Any, Any]) -> Path:
    return Path(sys.modules[type(game).__module__].__file__ or "").parent


def tellers(game: Game[Any, Any]) -> list[Path]:
    """The files with what the table and the coach say; a game of one file has none."""
    folder = folder_of(game)
    kinds = ("table/*.py", "bot/reasons.py", "bot/blindnesses.py")
    return [file for kind in kinds for file in folder.glob(kind)]


def test_every_game_has_its_rules_a_second_time() -> None:
    missing = [game.name for game in GAMES if not find_spec(f"tests.games.{game.name}.slow")]
    assert missing == []
