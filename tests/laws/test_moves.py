"""Laws of moves: their notation, what is legal, what is refused, what they leave whole."""

from collections import Counter
from collections.abc import Container
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.game import Game, State
from game.core.illegal import IllegalMove, UnreadableMove
from game.match.match import Match
from tests.laws.test_rules import rules
from tests.laws.walks import cards_in, every_game, law, positions, setups


@every_game
@law(40)
@given(data=st.data())
def test_a_move_and_its_text_are_exact_inverses(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game))
    moves = list(state.legal())
    texts = [game.write(move) for move in moves]
    assert len(set(texts)) == len(texts)
    assert [game.parse(text) for text in texts] == moves
    for text in texts:
        for other in (
            text.upper(),
            text.swapcase(),
            f" {text}",
            f"{text} ",
            f"{text}\n",
            f"{text}  x",
        ):
            if other != text:
                with pytest.raises(UnreadableMove):
                    game.parse(other)


@every_game
@law(20)
@given(data=st.data())
def test_check_allows_exactly_the_legal_moves(game: Game[Any, Any], data: st.DataObject) -> None:
    """What was legal at other moments of the match is tried, and what is written almost so."""
    state = game.new(data.draw(setups(game)))
    rng = Random(data.draw(st.integers(0, 2**32)))
    known = rules(game)
    met: dict[str, None] = {}
    for number in range(60):
        legal = {game.write(move): move for move in state.legal()}
        met.update(dict.fromkeys(legal))
        if state.over:
            break
        if number % 10 == 9 or len(legal) == 2:
            probes = rng.sample(list(met), min(len(met), 60))
            probes += [mutated(text, rng) for text in rng.sample(list(met), min(len(met), 20))]
            for text in [*legal, *probes]:
                probe(game, state, text, legal, known)
        state.advance(rng.choice(list(legal.values())))


def probe(
    game: Game[Any, Any], state: State[Any], text: str, legal: Container[str], known: Container[str]
) -> None:
    """Check what a state says of a text against the moves that it lists."""
    try:
        move = game.parse(text)
    except UnreadableMove:
        assert text not in legal
        return
    # A game may take the cards of a move in any order; it writes them in one.
    written = game.write(move)
    assert game.parse(written) == move
    illegal = state.check(move)
    assert (illegal is None) == (written in legal), text
    if illegal is not None:
        assert illegal.code.replace("-", "").isalpha()
        sentence = str(illegal.message)
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert sentence.endswith("."), sentence
        assert not illegal.rule or illegal.rule in known, illegal.rule


KINDS = ("A23456789TJQK", "0123456789", "SHDC", "RYGB")


def mutated(text: str, rng: Random) -> str:
    """The text with a sign changed to one of its kind, or with a word left out or doubled."""
    letters = list(text)
    places = [place for place, letter in enumerate(letters) if not letter.islower()]
    if places and rng.random() < 0.7:
        place = rng.choice(places)
        kinds = [kind for kind in KINDS if letters[place] in kind]
        letters[place] = rng.choice(rng.choice(kinds or KINDS))
        return "".join(letters)
    words = text.split(" ")
    place = rng.randrange(len(words))
    words[place : place + 1] = rng.choice(([], [words[place]] * 2))
    return " ".join(words)


@every_game
@law(25)
@given(data=st.data())
def test_legal_moves_come_in_a_stable_order(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game))
    moves = list(state.legal())
    assert list(state.legal()) == moves
    assert list(state.clone().legal()) == moves
    assert (moves == []) == state.over


@every_game
@law(25)
@given(data=st.data())
def test_an_illegal_move_changes_nothing(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game))
    before = state.clone()
    legal = set(map(game.write, state.legal()))
    for move in data.draw(positions(game)).legal():
        if game.write(move) not in legal:
            with pytest.raises(IllegalMove):
                state.apply(move)
    assert state == before


@every_game
@law(40)
@given(data=st.data())
def test_cards_are_conserved_after_every_move(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game, 20))
    pack = Counter(game.pack(state.setup.players, state.setup.options))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(30):
        assert cards_in(state.full_view()) == pack
        if state.over:
            break
        state.advance(rng.choice(list(state.legal())))


@every_game
@law(25)
@given(data=st.data())
def test_a_clone_and_its_original_share_nothing_that_changes(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    clone = state.clone()
    before = repr(clone.full_view())
    rng = Random(data.draw(st.integers(0, 2**32)))
    made = []
    for _ in range(20):
        if state.over:
            break
        made.append(rng.choice(list(state.legal())))
        state.apply(made[-1])
    assert repr(clone.full_view()) == before
    for move in made:
        clone.apply(move)
    assert clone == state
    assert list(clone.legal()) == list(state.legal())


@every_game
@law(20)
@given(data=st.data())
def test_undo_leads_back_the_way_that_was_come(game: Game[Any, Any], data: st.DataObject) -> None:
    match = Match(game, data.draw(setups(game)))
    rng = Random(data.draw(st.integers(0, 2**32)))
    passed = [repr(match.state.full_view())]
    for _ in range(data.draw(st.integers(1, 60))):
        if match.state.over:
            break
        match.play(rng.choice(match.moves_now()))
        passed.append(repr(match.state.full_view()))
    while match.moves:
        assert repr(match.state.full_view()) == passed.pop()
        match.undo()
    assert [repr(match.state.full_view())] == passed
