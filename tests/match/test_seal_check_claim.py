"""Claims: what is said of who could have chosen a deal depends on what the player gave."""

from pathlib import Path
from typing import Any

import pytest

from game.cli.subcommands import run_verify
from game.core.game import Game
from game.core.record import parse_record
from game.features.daily.daily_deal import deal_of
from game.games import GAMES
from game.match.match import Match, load
from game.match.record_notes import SAME_CARDS_MODE
from game.match.seal_check import explained, verify
from game.text.message import say, told
from tests.match.sealed import setup
from tests.match.test_daily import DAY
from tests.match.test_record_notes import WHEN
from tests.match.test_seal import THIRD
from tests.together import each_of

WORDS = "nobody could have chosen a card"
PLACE = "or looked for a number that suits most of them"
NOTHING = "so the program could have chosen it"
CLAIMS = (WORDS, PLACE, NOTHING)


def claims(match: Match, place: int = 0) -> list[tuple[str, ...]]:
    """What the proof page and ``verify`` claim of a round, of the three."""
    page = told(explained(match, match.deals[place]))
    sentence = str(verify(match, parse_record(match.sealed_record()))[place].sentence)
    return [tuple(one for one in CLAIMS if one in said) for said in (page, sentence)]


@each_of("game", GAMES, ids=lambda game: game.name)
@each_of("part", [("words a", WORDS), ("cut 26", PLACE), ("cut 1", PLACE), ("cut 0", NOTHING)])
def test_a_claim_follows_from_the_part(game: Game[Any, Any], part: tuple[str, str]) -> None:
    match = Match(game, setup(game, 4, True))
    match.add_part(part[0])
    assert claims(match) == [(part[1],)] * 2


@each_of("game", GAMES, ids=lambda game: game.name)
def test_who_was_never_asked_is_not_said_to_have_cut(game: Game[Any, Any]) -> None:
    match = Match(game, setup(game, 4, True))
    match.play(match.moves_now()[0])
    assert claims(match) == [(NOTHING,)] * 2
    assert "cut" not in told(explained(match, match.deals[0]))


def test_words_that_were_used_before_in_the_match_could_be_guessed() -> None:
    match = Match(GAMES[1], setup(GAMES[1], 4, True))
    match.add_part("words a")
    while len(match.deals) == 1:
        match.play(match.moves_now()[0])
    match.add_part("words a")
    assert (claims(match, 0), claims(match, 1)) == ([(WORDS,)] * 2, [(), ()])
    assert "used before" in told(explained(match, match.deals[1]))


def test_before_the_part_nothing_is_claimed() -> None:
    match = Match(GAMES[1], setup(GAMES[1], 4, True))
    assert claims(match) == [(), ()]
    said = str(verify(match, parse_record(match.sealed_record()))[0].sentence)
    assert "dealer is" not in said


@each_of("file", THIRD, ids=lambda file: file.stem)
def test_a_record_of_version_3_claims_nothing_of_the_cut_that_was_offered(file: Path) -> None:
    match = load(file.read_text(encoding="utf-8"))
    assert [claims(match, place) for place in range(3)] == [
        [(WORDS,)] * 2, [(NOTHING,)] * 2, [(PLACE,)] * 2,
    ]  # fmt: skip
    page, offered = (told(explained(match, match.deals[place])) for place in (0, 1))
    assert say("proof-claim.offered") in offered
    assert say("proof-claim.dealer") in page


def test_a_deal_that_is_no_secret_claims_nothing() -> None:
    game = GAMES[0]
    asked = Match(game, setup(game, 4, False))
    again = Match(game, setup(game, 4, True))
    again.notes.begin(WHEN, SAME_CARDS_MODE)
    again.add_part("words a")
    daily = Match(game, deal_of(game, DAY).setup)
    daily.notes.begin(WHEN, deal_of(game, DAY).mode)
    for match in (asked, again, daily):
        assert claims(match) == [(), ()]


@pytest.mark.parametrize("sealed", [True, False])
def test_verify_says_that_whoever_has_the_file_can_make_all_sums_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], sealed: bool
) -> None:
    match = Match(GAMES[1], setup(GAMES[1], 4, True))
    file = tmp_path / "one.record"
    file.write_text(match.sealed_record() if sealed else match.record(), encoding="utf-8")
    run_verify([str(file)])
    seal = match.deals[-1].seal or ""
    said = capsys.readouterr().out.splitlines()[1:]
    assert said == ([say("verify-anew", digits=seal[:8])] if sealed else [])


def test_verify_does_not_say_you_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for dealer in (0, 1):
        options = {"dealer": dealer, "secret": True, "parts": ()}
        match = Match(GAMES[0], GAMES[0].setup(2, {}, 4, **options), ["You", "Ada (easy)"])
        file = tmp_path / "one.record"
        match.add_part("words a")
        file.write_text(match.sealed_record(), encoding="utf-8")
        assert run_verify([str(file)]) == 0
        assert f"The dealer is {match.seats[dealer]}." in capsys.readouterr().out
