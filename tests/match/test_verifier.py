"""The verifier in another language says of every record what this program says of it."""

import re
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.options import IntRange
from game.features.daily.daily_deal import deal_of
from game.games import GAMES, GAMES_BY_NAME
from game.games.taki.game import TAKI
from game.match.match import Match, load
from game.match.record_notes import RecordNotes
from game.storage.match_store import VERIFIER_PAGE
from game.text.message import say
from tests.match.both import by_page, by_program
from tests.match.browser import asked, proved, rounds_of
from tests.match.forging import complaint, record_of
from tests.match.remade import remade
from tests.match.sealed import SHORT
from tests.match.test_daily import DAY
from tests.match.test_record_notes import WHEN
from tests.match.test_seal import OLD, numbered, old_record, shuffled_again

pytestmark = pytest.mark.node
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def dealt(match: Match) -> tuple[list[list[str]], list[str]]:
    """What everybody was dealt in the first round, and what was turned up, as all could see."""
    hands: list[list[str]] = [[] for _ in match.seats]
    up = []
    for event in match.opening:
        if event.name == "deal":
            assert event.seat is not None
            hands[event.seat] += event.cards
        elif event.name == "gather":
            assert event.seat is not None
            hands[event.seat] = []
        elif event.name == "turn-up":
            up += event.cards
    return hands, up


def test_its_sums_are_those_of_sha_256() -> None:
    texts = ("", "abc", "ä🙂", *("x" * length for length in (55, 56, 63, 64, 65, 1000)))
    sums = asked([], texts)["sums"]
    assert sums == [sha256(text.encode()).hexdigest() for text in texts]


@every_game
def test_it_finds_dealer_deck_and_hands_for_any_number_of_players(game: Game[Any, Any]) -> None:
    rng = Random(3)
    for players in range(game.players[0], game.players[1] + 1):
        for parts in ((), None):
            setup = game.setup(players, SHORT.get(game.name, {}), rng.getrandbits(100),
                               secret=parts is not None, parts=parts)  # fmt: skip
            match = Match(game, setup)
            match.cut(7)
            hands, up = dealt(match)
            while not match.state.rounds:
                match.play(game.write(game.bot.rollout_move(match.state, rng)))
            first = rounds_of(match.sealed_record())[0]
            assert first["good"], first["why"]
            deal = match.deals[0]
            assert tuple(first["deck"]) == deal.dealt
            assert first["dealer"] == deal.dealer
            assert first["up"] == up
            assert first["hands"] == hands


@every_game
def test_it_deals_by_the_options_and_from_a_dealer_who_was_named(game: Game[Any, Any]) -> None:
    """For each usual way to play, and with each value of an option that counts cards."""
    ways: list[dict[str, object]] = [dict(preset.values) for preset in game.options_type.presets]
    named = {one.name: one for one in game.options_type.described()}
    ways += [{"hand": value} for value in (5, 10) if "hand" in named
             and named["hand"].values.allows(value)]  # fmt: skip
    for options in ways:
        players = min(4, game.players[1])
        setup = game.setup(players, options, 5, dealer=1, secret=True, parts=())
        match = Match(game, setup)
        match.cut(3)
        hands, up = dealt(match)
        rng = Random(1)
        while not match.state.rounds and not match.state.over:
            match.play(game.write(game.bot.rollout_move(match.state, rng)))
        first = rounds_of(match.sealed_record())[0]
        assert (first["good"], first["hands"], first["up"]) == (True, hands, up), options
        assert first["dealer"] == 1


def test_a_taki_deal_in_which_no_number_can_lead_is_dealt_anew() -> None:
    """So are cards that are no numbers put back where the program puts them."""
    seen = 0
    for seed in range(40):
        match = Match(TAKI, TAKI.setup(2, {}, seed, secret=True, parts=()))
        match.cut(0)
        hands, up = dealt(match)
        seen += len(up) > 1
        while not match.state.over:
            match.play(TAKI.write(TAKI.bot.rollout_move(match.state, Random(seed))))
        (told,) = rounds_of(match.sealed_record())
        assert (told["good"], told["hands"], told["up"]) == (True, hands, up)
    assert seen > 3


@pytest.mark.parametrize("name", ["texas", "taki"])
def test_it_does_later_shuffles_again(name: str) -> None:
    text = shuffled_again(name).sealed_record()
    assert all(one["good"] for one in rounds_of(text))
    line = next(line for line in text.splitlines() if line.startswith("# shuffle 1 "))
    words = line.split(" ")
    at = next(at for at in range(5, len(words)) if words[at] != words[-1])
    words[at], words[-1] = words[-1], words[at]
    (told,) = asked([text.replace(line, " ".join(words))])["told"]
    assert told["rounds"][0]["kind"] == "verify-other-shuffles"


@every_game
def test_it_verifies_old_records_and_those_of_a_day(game: Game[Any, Any]) -> None:
    day = deal_of(game, DAY)
    match = Match(game, day.setup)
    rng = Random(1)
    while not match.state.over:
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
    texts = [match.sealed_record(), old_record()]
    texts += [file.read_text(encoding="utf-8") for file in OLD if file.stem.startswith(game.name)]
    for text, told in zip(texts, asked(texts)["told"], strict=True):
        assert [one["good"] for one in told["rounds"]] == [True] * len(load(text).deals)


def test_only_notes_stand_behind_the_last_sum() -> None:
    """It knows every note that this program makes."""
    text = record_of(GAMES[0])
    notes = RecordNotes()
    notes.begin(WHEN, "day 2026-11-21", True)
    notes.hint(0)
    notes.undo(0)
    notes.played(0, 61)
    lines = [*notes.since(0).splitlines(), "# cards new"]
    records = [f"{text}{line}\n" for line in [*lines, "# a remark", "cut 3", "0 draw stock"]]
    told = list(map(proved, asked(records)["told"]))
    assert told == [True] * len(lines) + [False] * 3
    assert [complaint(record) is None for record in records] == told


def test_a_round_that_is_being_played_keeps_its_cards_to_itself() -> None:
    for game in GAMES:
        (told,) = rounds_of(record_of(game, moves=3))
        assert told["good"]
        assert not {"deck", "hands", "up"} & set(told)


def test_the_page_asks_nothing_of_anybody() -> None:
    """It works offline: it loads nothing and sends nothing."""
    page = VERIFIER_PAGE.read_text(encoding="utf-8")
    for word in ("http", "src=", "href", "import ", "fetch(", "XMLHttp", "WebSocket"):
        assert word not in page, word


OWN = {"setup", "seat", "move", "winner", "by-end"}
"""Sentences that only the page has."""


def test_its_sentences_are_those_of_the_program() -> None:
    for name, sentence in asked([])["sentences"].items():
        if name in OWN:
            continue
        plain, _, form = name.partition("/")
        values: dict[str, Any] = {key: f"<{key}>" for key in re.findall(r"\{(\w+)\}", sentence)}
        if plain in ("verify-part", "verify-cut"):
            values["count"] = 1 if form == "one" else 2
        assert say(plain, **values) == re.sub(
            r"\{(\w+)\}", lambda found, values=values: str(values[found[1]]), sentence
        )


@every_game
def test_it_knows_players_and_options_of_every_game(game: Game[Any, Any]) -> None:
    known = asked([])["options"]
    assert known.keys() == {one.name for one in GAMES}
    wanted = {}
    for one in game.options_type.described():
        values: dict[str, Any] = {"usual": str(one.default)}
        if isinstance(one.values, IntRange):
            range = one.values
            values |= {"least": range.least, "most": range.most, "also": list(range.also)}
        else:
            values["values"] = [str(value) for value in one.values.values]
        wanted[one.name] = values
    assert known[game.name] == {"seats": list(game.players), "options": wanted}


def test_every_heading_says_what_is_not_looked_at() -> None:
    texts = [record_of(game, moves=moves) for game in GAMES for moves in (0, 3, 10_000)]
    texts += [file.read_text(encoding="utf-8") for file in OLD]
    for told in asked(texts)["told"]:
        for one in told["rounds"]:
            assert one["heading"].endswith(" (not its moves and scores)")
            assert ("deal proved" in one["heading"]) != ("deal and dealer proved" in one["heading"])


def test_who_won_a_game_of_taki_is_not_looked_at() -> None:
    """The seal names the dealer of a later game; that it is the winner is a matter of moves."""
    match = Match(TAKI, TAKI.setup(2, {"wins": 2}, 5, secret=True, parts=()))
    while not match.state.over:
        match.play(TAKI.write(TAKI.bot.rollout_move(match.state, Random(5))))
    first, *later = rounds_of(match.sealed_record())
    assert "deal and dealer proved" in first["heading"]
    assert later
    assert all("deal proved" in one["heading"] for one in later)


@pytest.mark.parametrize("name", ["constructor", "__proto__", "toString", "hasOwnProperty"])
def test_what_every_object_has_is_no_game(name: str) -> None:
    text = record_of(GAMES[0]).replace(f"game: {GAMES[0].name}", f"game: {name}")
    (told,) = asked([text])["told"]
    assert told["refused"]["kind"] == "record-game"


# Forgeries that only the structure tells, each for a reason of its own.


def _whole(name: str) -> list[str]:
    """The lines of a match of several rounds, each with a moved cut."""
    game = GAMES_BY_NAME[name]
    options = {"wins": 2} if game is TAKI else SHORT[name]
    setup = game.setup(2, options, 4, secret=True, parts=())
    match = Match(game, setup, ["You", "Ada (easy)"], draw_salt=numbered())
    rng = Random(4)
    while not match.state.over:
        if match.wants_part:
            match.cut(7 + len(match.deals))
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
    return match.sealed_record().split("\n")


def _place(lines: list[str], start: str) -> int:
    return next(at for at, line in enumerate(lines) if line.startswith(start))


def _first_move(lines: list[str], number: int) -> int:
    return _place(lines, f"# dealt {number} ") + 1


def _other_seat(lines: list[str]) -> None:
    at = _first_move(lines, 2)
    lines[at] = f"{1 - int(lines[at][0])}{lines[at][1:]}"


def _seat_of_nobody(lines: list[str]) -> None:
    at = _first_move(lines, 2) + 1
    lines[at] = f"2{lines[at][1:]}"


def _no_move_of_the_game(lines: list[str]) -> None:
    lines[_first_move(lines, 2) + 1] += " AS"


def _shown_early(lines: list[str]) -> None:
    line = lines.pop(_place(lines, "# deal 1 "))
    lines.insert(_place(lines, "# salt 2 ") - 3, line)


def _two_decks(lines: list[str]) -> None:
    at = _place(lines, "# deal 1 ")
    words = lines[at].split(" ")
    lines.insert(at + 1, " ".join([*words[:-2], words[-1], words[-2]]))


def _another_version(lines: list[str]) -> None:
    at = _place(lines, "# seal 2 v4 ")
    lines[at] = lines[at].replace(" v4 ", " v3 ")


def _salt_behind(lines: list[str]) -> None:
    at = _place(lines, "# salt 2 ")
    lines.insert(_first_move(lines, 2) + 1, lines.pop(at))


def _wild_part(lines: list[str]) -> None:
    lines[_place(lines, "cut 9")] = "cut 54"


def _part_before_the_seal(lines: list[str]) -> None:
    at = _place(lines, "cut 9")
    lines.insert(_place(lines, "# salt 2 "), lines.pop(at))


def _part_late(lines: list[str]) -> None:
    lines.insert(_first_move(lines, 2) + 1, "cut 3")


def _no_sum_of_the_part(lines: list[str]) -> None:
    del lines[_place(lines, "# dealt 2 ")]


def _wrong_dealer(lines: list[str]) -> None:
    at = _place(lines, "# dealer 2 ")
    lines[at] = f"# dealer 2 {1 - int(lines[at][-1])}"


def _strange_shuffle(lines: list[str]) -> None:
    some = "AS 2S 3S 4S 5S"
    lines.insert(_place(lines, "# deal 1 ") + 1, f"# shuffle 1 2 {some} > {some}")


def _strange_cards(lines: list[str]) -> None:
    lines.insert(_place(lines, "# deal 1 ") + 1, "# shuffle 1 2 AS AS AS > AS AS AS")


def _no_draw(lines: list[str]) -> None:
    del lines[_place(lines, "# draw 1 ")]


def _no_first_move(lines: list[str]) -> None:
    del lines[_first_move(lines, 2)]


def _ended_while_played(lines: list[str]) -> None:
    lines[_place(lines, "# dealt 2 ") + 3 :] = [f"# end {'0' * 64}", ""]


def _option_of_every_object(lines: list[str]) -> None:
    lines[_place(lines, "options: ")] += " constructor=1"


REASONS: dict[str, tuple[Callable[[list[str]], None], str, str | None]] = {
    "the other seat begins": (_other_seat, "record-turn", None),
    "a seat of nobody": (_seat_of_nobody, "record-turn", None),
    "no move of the game": (_no_move_of_the_game, "record-refused", None),
    "shown early": (_shown_early, "verify-shown-early", "deal"),
    "two decks": (_two_decks, "verify-two-decks", "deal"),
    "another version": (_another_version, "verify-other-sum", "seal 2"),
    "a salt behind a move": (_salt_behind, "verify-salt-place", None),
    "a cut behind the pack": (_wild_part, "record-cut-deck", None),
    "a part before the seal": (_part_before_the_seal, "verify-cut-first", None),
    "a part behind a move": (_part_late, "record-cut-late", None),
    "no sum of a part": (_no_sum_of_the_part, "verify-other-part", None),
    "the wrong dealer": (_wrong_dealer, "verify-other-dealer", "dealer"),
    "a shuffle that is none": (_strange_shuffle, "verify-other-shuffles", None),
    "an end while it is played": (_ended_while_played, "verify-after-end", None),
    "an option that every object has": (_option_of_every_object, "options-no-option", None),
    "a round that begins with a discard": (_no_first_move, "record-refused", None),
    "the wrong dealer, of taki": (_wrong_dealer, "verify-other-dealer", "dealer"),
    "no draw, of takeaway": (_no_draw, "verify-other-shuffles", None),
    "cards of another pack, of texas": (_strange_cards, "verify-other-shuffles", None),
}


@pytest.mark.parametrize("name", REASONS)
def test_it_says_why_a_forgery_with_all_sums_made_anew_is_not_proved(name: str) -> None:
    """The reason is the program's, though all sums fit."""
    forge, wanted, kept = REASONS[name]
    lines = _whole(name.partition(", of ")[2] or "take")
    forge(lines)
    text = remade("\n".join(lines), [kept] if kept else [])
    for answer in (by_program(text), by_page(asked([text])["told"][0])):
        assert wanted in (answer.refused, answer.fault, *answer.rounds), answer
