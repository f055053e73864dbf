"""Seals: what was shown before a round is the sum of what is shown after it, and of the deal."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.record import take_apart
from game.games import GAMES
from game.match.match import Match, load
from game.match.seal import Deal, verify
from game.verify import run

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SHORT: dict[str, dict[str, object]] = {
    "take": {"target": 100},
    "takeaway": {"rounds": 2},
    "rummy500": {"target": 100},
    "taki": {},
    "texas": {"rounds": "1-3"},
}


def played(game: Game[Any, Any], seed: int = 4, most: int = 10_000) -> Match:
    """A match of two, played by the game's quick policy to its end or so many moves far."""
    match = Match(game, game.setup(2, SHORT[game.name], seed))
    rng = Random(seed)
    while not match.state.over and len(match.moves) < most:
        match.play(game.write(game.knowledge.policy(match.state, rng)))
    return match


@every_game
def test_the_sealed_deck_is_the_one_that_is_dealt(game: Game[Any, Any]) -> None:
    for players in game.players:
        for seed in range(4):
            match = Match(game, game.setup(players, {}, seed))
            dealt = [
                card
                for event in match.opening
                if event.kind in ("deal", "turn-up")
                for card in event.cards
            ]
            (deal,) = match.deals
            assert sorted(deal.deck) == sorted(game.pack(players, match.setup.options))
            assert list(deal.deck[: len(dealt)]) == dealt


def test_a_given_deck_is_sealed_as_it_was_given() -> None:
    game = GAMES[0]
    deck = tuple(sorted(game.pack(2, game.options())))
    match = Match(game, game.setup(2, {}, 7, deck=deck))
    assert match.deals[0].deck == deck


def test_a_seal_is_the_sha_256_of_salt_and_deck_with_one_space_between() -> None:
    deal = Deal(1, "00ff" * 8, ("5S", "JK"), 0)
    assert deal.seal == sha256(b"00ff00ff00ff00ff00ff00ff00ff00ff 5S JK").hexdigest()


@every_game
def test_every_round_has_a_deal_and_a_salt_of_its_own(game: Game[Any, Any]) -> None:
    match = played(game)
    assert [deal.number for deal in match.deals] == list(range(1, len(match.state.rounds) + 1))
    assert len({deal.salt for deal in match.deals}) == len(match.deals)
    assert len({deal.deck for deal in match.deals}) == len(match.deals)


@every_game
def test_a_sealed_record_is_loaded_like_any_other_and_verified(game: Game[Any, Any]) -> None:
    match = played(game)
    text = match.sealed_record()
    again = load(text)
    assert again.record() == match.record()
    assert again.sealed_record() == text
    found = verify(again.deals, len(again.state.rounds), take_apart(text).comments)
    assert [one.good for one in found] == [True] * len(match.state.rounds)


@every_game
def test_a_seal_is_written_before_the_round_and_its_deal_after_it(game: Game[Any, Any]) -> None:
    match = played(game)
    lines = match.sealed_record().splitlines()
    for deal in match.deals:
        sealed = lines.index(deal.seal_line().strip())
        shown = lines.index(deal.deal_line().strip())
        moves = [number for number, line in enumerate(lines) if not line.startswith("#")]
        assert any(sealed < number < shown for number in moves)


@every_game
def test_written_move_by_move_a_sealed_record_is_the_same(game: Game[Any, Any]) -> None:
    whole = played(game)
    match = Match(game, whole.setup, whole.seats)
    text = match.sealed_record()
    for seat, move in whole.moves:
        match.play(move)
        text += f"{seat} {move}\n" + match.seals_after(len(match.moves))
    assert text == whole.sealed_record()


def test_taking_moves_back_over_the_end_of_a_round_takes_its_deal_back() -> None:
    match = played(GAMES[1])
    texts = [match.sealed_record()]
    moves = [move for _, move in match.moves]
    while match.moves:
        match.undo()
        texts.append(match.sealed_record())
    assert len(match.deals) == 1
    for move, text in zip(moves, reversed(texts[:-1]), strict=True):
        match.play(move)
        assert match.sealed_record() == text


def test_a_round_that_is_being_played_shows_its_seal_and_not_its_deck() -> None:
    match = played(GAMES[0], most=5)
    text = match.sealed_record()
    assert "# seal 1" in text
    assert "# deal" not in text
    assert verify(match.deals, 0, take_apart(text).comments)[0].good


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("# seal 1 ", "# sea1 1 ", "no seal"),
        ("# deal 1 ", "# dea1 1 ", "not shown"),
        ("seed: 4", "seed: 5", ""),
    ],
)
def test_a_record_that_was_changed_is_not_proved(
    tmp_path: Any, capsys: Any, old: str, new: str, complaint: str
) -> None:
    text = played(GAMES[0]).sealed_record()
    file = tmp_path / "one.record"
    file.write_text(text, encoding="utf-8")
    assert run([str(file)]) == 0
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert run([str(file)]) == 1
    said = capsys.readouterr()
    assert complaint in said.out + said.err
    assert "NOT PROVED" in said.out or said.err


def test_another_deck_than_the_one_dealt_is_not_proved() -> None:
    match = played(GAMES[0])
    deal = match.deals[0]
    swapped = Deal(1, deal.salt, (deal.deck[1], deal.deck[0], *deal.deck[2:]), 0)
    comments = [swapped.seal_line().strip(), swapped.deal_line().strip()]
    (found, *_) = verify(match.deals, len(match.state.rounds), comments)
    assert not found.good
    assert "not the one that was dealt" in found.sentence
    comments[0] = deal.seal_line().strip()
    (found, *_) = verify(match.deals, len(match.state.rounds), comments)
    assert "is not the SHA-256" in found.sentence


def test_a_file_that_is_no_record_gets_a_sentence(tmp_path: Any, capsys: Any) -> None:
    assert run([str(tmp_path / "none")]) == 1
    assert "cannot be read" in capsys.readouterr().err
