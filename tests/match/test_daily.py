"""The deal of the day: the same for everybody, and the same for ever."""

from datetime import date, timedelta
from hashlib import sha256
from math import inf
from random import Random
from typing import Any

import pytest

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS, offered_levels
from game.core.game import Game
from game.core.record import parse_record
from game.features.daily import daily_deal
from game.features.daily.daily_deal import OWN_LEVELS_DAY, DailyDeal, deal_of
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match, load
from game.match.record_notes import day_of, is_daily, mode_of
from game.match.seal_check import explained, verify
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from tests.laws.promising import promises_of
from tests.support.careless import careless_move
from tests.together import each_of

DAY = date(2026, 11, 21)
LEAP = date(2028, 2, 29)
NEW_YEAR = date(2027, 1, 1)

FROZEN = [
    ("take", DAY, "9e64f08b", 2, "Emil hard|Otto easy|Ada medium", "19f60dc566ee1647"),
    ("take", LEAP, "58acf2ff", 1, "Yuki medium|Noor hard|Iris hard", "e63ab364eb30c8ab"),
    ("takeaway", DAY, "4503e7d9", 0, "Ada easy|Iris hard|Otto medium", "7bde23e5a244eac6"),
    ("takeaway", NEW_YEAR, "ada932b9", 1, "Leo easy|Noor easy|Yuki easy", "25b8f00fdea49448"),
    ("rummy500", DAY, "122c9b10", 3, "Yuki hard|Mina medium|Ada medium", "0b17db028cb28c00"),
    ("rummy500", LEAP, "e8839021", 1, "Emil medium|Zora easy|Mina hard", "6fca58009f4de3e1"),
    ("taki", DAY, "17ab10db", 2, "Leo hard|Noor medium|Mina medium", "72b1ee4fd864e513"),
    ("taki", LEAP, "5333a04c", 2, "Leo easy|Max easy|Emil easy", "53b2db529ea24832"),
    ("texas", DAY, "f6f121ce", 1, "Zora easy|Emil easy|Tomas hard", "c6281b04f28f40b9"),
    ("texas", NEW_YEAR, "32de9220", 1, "Zora hard|Rosa medium|Mina hard", "0e49e8bef7519e88"),
]
"""Deals as they were dealt first: game, day, number, dealer, opponents, the first deck's sum.

They never change: who plays a day later has the cards of who played it then.  If the way from a
number to cards must change, the version of the shuffle does, and these with it.
"""
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def match_of(game: Game[Any, Any], deal: DailyDeal) -> Match:
    seats = ["You", *(f"{name} ({level})" for name, level in deal.opponents)]
    return Match(game, deal.setup, seats)


def play(match: Match, seed: int, rounds: int) -> None:
    """Play until so many rounds are over, as opponents do, by chances of one's own."""
    rng, game = Random(seed), match.game
    while not match.state.over and len(match.state.rounds) < rounds:
        state = match.state.clone()
        is_careless = rng.random() < 0.3
        move = careless_move(game, state, rng) if is_careless else game.bot.rollout_move(state, rng)
        match.play(game.write(move))


@pytest.mark.parametrize(("name", "day", "number", "dealer", "opponents", "deck"), FROZEN)
def test_a_day_s_deal_never_changes(
    name: str, day: date, number: str, dealer: int, opponents: str, deck: str
) -> None:
    game = GAMES_BY_NAME[name]
    deal = deal_of(game, day)
    assert f"{deal.setup.seed:032x}"[:8] == number
    assert "|".join(f"{who} {level}" for who, level in deal.opponents) == opponents
    assert deal.setup.options.as_text() == promises_of(game).DAILY_OPTIONS
    state = game.new(deal.setup)
    assert state.dealer == dealer
    cards = " ".join(game.card(card) for card in state.deck)
    assert sha256(cards.encode()).hexdigest()[:16] == deck


@games
def test_from_a_day_on_opponents_have_levels_that_their_game_offers(game: Game[Any, Any]) -> None:
    offered = {level.name for level in offered_levels(game)}
    before, after = set(), set()
    for number in range(60):
        before |= {level for _, level in deal_of(game, DAY - timedelta(number)).opponents}
        after |= {level for _, level in deal_of(game, OWN_LEVELS_DAY + timedelta(number)).opponents}
    assert before == {"easy", "medium", "hard"} and before >= set(game.daily_levels)
    assert after == set(game.daily_levels) == before & offered


SHORT_FROZEN = [
    ("take", "bbf69b8f"),
    ("takeaway", "a6ffcf59"),
    ("rummy500", "ed74cdd1"),
    ("taki", "a29ba618"),
    ("texas", "1edb91f1"),
]
"""Numbers of the short rounds of a day, which never change either."""


@pytest.mark.parametrize(("name", "number"), SHORT_FROZEN)
def test_a_day_s_short_round_never_changes(name: str, number: str) -> None:
    deal = deal_of(GAMES_BY_NAME[name], DAY, short=True)
    assert f"{deal.setup.seed:032x}"[:8] == number


@games
def test_how_a_round_was_played_changes_no_later_deck(game: Game[Any, Any]) -> None:
    first, second = match_of(game, deal_of(game, DAY)), match_of(game, deal_of(game, DAY))
    play(first, 1, 4)
    play(second, 2, 4)
    assert first.moves != second.moves
    both = list(zip(first.deals, second.deals, strict=False))
    assert len(both) > 1 or game.name == "taki"
    assert all((one.deck, one.dealer) == (two.deck, two.dealer) for one, two in both)


def test_a_stock_used_up_and_shuffled_changes_no_later_deck() -> None:
    game = GAMES_BY_NAME["texas"]
    first, second = match_of(game, deal_of(game, DAY)), match_of(game, deal_of(game, DAY))
    play(first, 1, 1)
    rng = Random(2)
    while not second.state.rounds:
        moves = second.moves_now()
        second.play(rng.choice([one for one in moves if not one.startswith("out")] or moves))
    assert len(second.state.later_shuffles) > len(first.state.later_shuffles)
    assert second.deals[1].deck == first.deals[1].deck


@games
def test_days_games_and_versions_have_deals_of_their_own(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    days = [DAY + timedelta(days=number) for number in range(400)]
    numbers = {deal_of(game, day).setup.seed for day in days}
    assert len(numbers) == len(days)
    assert len({deal_of(one, DAY).setup.seed for one in GAMES}) == len(GAMES)
    monkeypatch.setattr(daily_deal, "SHUFFLE_VERSION", daily_deal.SHUFFLE_VERSION + 1)
    assert deal_of(game, DAY).setup.seed not in numbers


@games
def test_opponents_are_known_and_think_alike_on_every_computer(game: Game[Any, Any]) -> None:
    for number in range(200):
        deal = deal_of(game, DAY + timedelta(days=number))
        names = [name for name, _ in deal.opponents]
        assert len(set(names)) == len(names) == deal.setup.players - 1
        assert set(names) <= CHARACTERS.keys()
        assert all(LEVELS[level].seconds == inf for _, level in deal.opponents), "by time"
        assert not deal.setup.cuts
        assert deal.setup.options == game.options_type()


@games
def test_the_usual_way_to_play_is_played(game: Game[Any, Any]) -> None:
    first = next(iter(game.options_type.presets))
    assert deal_of(game, DAY).setup.options == game.options_type.from_values(dict(first.values))


def test_a_short_round_has_other_cards_and_is_one_round_or_a_few() -> None:
    for game in GAMES:
        whole, short = deal_of(game, DAY), deal_of(game, DAY, short=True)
        assert short.setup.seed != whole.setup.seed
        assert deal_of(game, DAY, short=True) == short
        assert short.setup.options == game.options_type.from_values(dict(game.short_round))


def test_modes_are_read_as_they_are_written() -> None:
    for day in (DAY, LEAP, date(1, 1, 1), date.max):
        for short in (False, True):
            mode = mode_of(day, short)
            assert day_of(mode, short) == day and is_daily(mode)
            assert day_of(mode, not short) is None
    for mode in ("", "day", "day ", "day 2026-13-01", "day 2027-02-29", "day 2026-11-21 ",
                 "day 202\u0666-11-21", "again"):  # fmt: skip
        assert day_of(mode) is None and not is_daily(mode), mode


@each_of("day", [date.min, date(1970, 1, 1), LEAP, date.max])
def test_any_date_a_clock_may_tell_has_a_deal(day: date) -> None:
    for game in GAMES:
        assert game.new(deal_of(game, day).setup).asked is not None


@games
def test_a_record_of_a_day_has_its_mode_its_deal_and_proofs_that_say_so(
    game: Game[Any, Any], tmp_path: Any
) -> None:
    deal = deal_of(game, DAY)
    match = match_of(game, deal)
    MatchStore(Profile(tmp_path)).begin(match, deal.mode)
    play(match, 3, 1)
    record = match.sealed_record()
    again = load(record)
    assert day_of(again.notes.mode) == DAY
    assert again.setup == deal.setup
    assert again.foreseen
    assert explained(again, again.deals[0]).name == "proof-day"
    verdict = verify(again, parse_record(record))[0]
    assert verdict.good
    assert "deal of a day" in str(verdict.sentence)


def test_only_deals_that_could_be_known_are_said_to_be() -> None:
    game = GAMES[0]
    secret = Match(game, game.setup(2, {}, 5, secret=True, parts=()))
    asked = Match(game, game.setup(2, {}, 5))
    assert not secret.foreseen
    assert explained(secret, secret.deals[0]).name == "proof-claim.open"
    assert asked.foreseen
    assert explained(asked, asked.deals[0]).name == "proof-asked-for"
