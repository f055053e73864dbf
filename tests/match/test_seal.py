"""Seals: what was shown before a round is the sum of what is shown after it, and of the deal."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.cards.shuffle import first_dealer, shuffled
from game.cli.subcommands import run_verify
from game.core.game import Game, Setup
from game.core.part import words_part
from game.core.record import RecordLines, header, parse_record
from game.core.state import State
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match, load, recover
from game.match.seal import Given, SealedDeal, fresh_number, fresh_salt, old_salt
from game.match.seal_check import Verdict, doubt_of, explained, verify
from game.text.message import say, told
from tests.match.sealed import played, setup
from tests.together import check_each, each_of

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
both_kinds = pytest.mark.parametrize("secret", [True, False], ids=["secret", "by number"])


def verdicts(text: str) -> list[Verdict]:
    """What verifying a record comes to."""
    match, _ = recover(text)
    return verify(match, parse_record(text))


def complaint(text: str) -> str:
    """The first complaint of a record that is not proved."""
    return next(str(one.sentence) for one in verdicts(text) if not one.good)


def numbered(first: int = 0) -> Any:
    """Salts that count up, for matches that are to be alike."""
    salts = iter(range(first, first + 1000))
    return lambda: f"{next(salts):032x}"


# What is sealed.


def draws_each_dealer(game: Game[Any, Any]) -> bool:
    """Whether chance decides who deals each round, as in Takeaway, and not the first alone."""
    state = Match(game, game.setup(2, {}, 1)).state
    return type(state).draws_dealer is not State.draws_dealer


@both_kinds
@every_game
def test_the_sealed_deck_is_the_one_that_is_dealt(game: Game[Any, Any], secret: bool) -> None:
    for players in game.players:
        for seed in range(4):
            parts = () if secret else None
            match = Match(game, game.setup(players, {}, seed, secret=secret, parts=parts))
            dealt = [
                card
                for event in match.opening
                if event.name in ("deal", "turn-up")
                for card in event.cards
            ]
            (deal,) = match.deals
            assert sorted(deal.deck) == sorted(game.pack(players, match.setup.options))
            assert list(deal.dealt[: len(dealt)]) == dealt


def test_a_given_deck_is_sealed_as_it_was_given() -> None:
    game = GAMES[0]
    deck = tuple(sorted(game.pack(2, game.options_type())))
    match = Match(game, game.setup(2, {}, 7, deck=deck))
    assert match.deals[0].deck == deck


def test_a_seal_is_the_sha_256_of_match_dealer_salt_number_and_lines_before() -> None:
    deal = SealedDeal(
        2,
        1,
        9,
        77,
        99,
        True,
        ("5S", "JK"),
        ("game: taki", "players: 3"),
        salt="00ff" * 8,
        before="ab" * 32,
    )
    lines = [
        "five-takes seal 4", "game: taki", "players: 3", "shuffle-version: 1", "round: 2",
        "dealt-by: 1",
        f"salt: {'00ff' * 8}", "number: 77", f"before: {'ab' * 32}",
    ]  # fmt: skip
    assert deal.sum == sha256("\n".join(lines).encode()).hexdigest()


def test_a_seal_does_not_hold_a_dealer_who_is_not_drawn_yet() -> None:
    deal = SealedDeal(1, 1, 0, 77, 99, True, ("5S", "JK"), salt="00ff" * 8, drawn=True)
    assert "dealt-by" not in deal.text
    assert "# dealer" not in deal.opening_lines()
    assert replace(deal, dealer=0).sum == deal.sum


def test_an_old_seal_is_the_sum_of_salt_number_and_deck_alone() -> None:
    deal = SealedDeal(1, 0, 0, 77, 77, True, ("5S", "JK"), salt="00ff" * 8, version=2)
    assert deal.sum == sha256(b"00ff00ff00ff00ff00ff00ff00ff00ff 77 5S JK").hexdigest()


def test_the_oldest_seal_is_the_sum_of_salt_and_deck_alone() -> None:
    deal = SealedDeal(1, 0, 0, 77, 77, False, ("5S", "JK"), salt="00ff" * 8, version=1)
    assert deal.sum == sha256(b"00ff00ff00ff00ff00ff00ff00ff00ff 5S JK").hexdigest()


@both_kinds
@every_game
def test_a_seal_holds_who_deals_where_that_is_known(game: Game[Any, Any], secret: bool) -> None:
    """With the same seal, salt, number, deck and part no other dealer fits.

    Not known is the dealer whom chance decides with the player's part: the first, and in Takeaway
    each of them.
    """
    for deal in played(game, secret=secret).deals:
        assert deal.seal == deal.sum
        drawn = deal.number == 1 or draws_each_dealer(game)
        assert (deal.drawn, deal.dealer_sealed) == (drawn, not (secret and drawn))
        assert (replace(deal, dealer=1 - deal.dealer).sum != deal.seal) is deal.dealer_sealed


@every_game
def test_a_seal_holds_a_dealer_whom_the_set_up_names(game: Game[Any, Any]) -> None:
    match = Match(game, game.setup(2, {}, 4, dealer=1, secret=True, parts=()))
    before = match.deals[0]
    assert "dealt-by: 1" in before.text.split("\n")
    match.add_part("words Good luck")
    after = match.deals[0]
    assert (after.dealer, after.drawn, after.seal) == (1, False, before.seal)


@every_game
def test_a_seal_holds_the_match_and_the_lines_before_it(game: Game[Any, Any]) -> None:
    match = played(game, secret=True)
    lines = match.sealed_record().splitlines()
    for deal in match.deals:
        place = lines.index(f"# seal {deal.number} v4 {deal.seal}")
        before = "".join(f"{line}\n" for line in lines[:place])
        assert deal.before == sha256(before.encode()).hexdigest()
        assert set(deal.setup) == {
            line for line in lines[1 : lines.index("---")] if not line.startswith("seed")
        }


@every_game
def test_who_deals_first_follows_from_number_and_part(game: Game[Any, Any]) -> None:
    dealers = set()
    for word in "abcdefghij":
        match = Match(game, game.setup(game.players[1], {}, 4, secret=True, parts=()))
        before = match.deals[0]
        match.add_part(f"words {word}")
        (deal,) = match.deals
        assert deal.seal == before.seal
        assert deal.dealer == match.state.dealer
        if not draws_each_dealer(game):
            assert deal.dealer == first_dealer(game.players[1], deal.chance)
        dealers.add(deal.dealer)
    assert len(dealers) > 1


@every_game
def test_who_deals_a_later_round_is_told_before_the_part_unless_it_is_drawn(
    game: Game[Any, Any],
) -> None:
    options = {"taki": {"wins": 5}, "texas": {"rounds": "1-3"}}.get(game.name, {})
    match = Match(game, game.setup(2, options, 4, secret=True, parts=()))
    while len(match.deals) == 1:
        match.play(game.write(game.bot.rollout_move(match.state, Random(4))))
    before = match.deals[1]
    match.add_part("words Good luck")
    after = match.deals[1]
    assert after.drawn is before.drawn is draws_each_dealer(game)
    if not after.drawn:
        assert after.dealer == before.dealer


def test_the_cards_that_are_drawn_for_the_deal_follow_from_number_and_part() -> None:
    match = played(TAKEAWAY, secret=True, rounds=1)
    draw = [one for one in match.state.later_shuffles if one.draw]
    match.add_part("words Good luck")
    now = [one for one in match.state.later_shuffles if one.draw]
    assert [one.round for one in now] == [1, 2]
    assert now[0] == draw[0]
    assert now[1].after != draw[1].after
    pack = list(now[1].before)
    assert list(now[1].after) == shuffled(pack, match.deals[1].chance, now[1].count)


@every_game
def test_the_deck_follows_from_the_number_and_the_part(game: Game[Any, Any]) -> None:
    decks = {}
    for part in ("cut 0", "cut 1", "cut 17", "words a", "words b", "words 🙂"):
        match = Match(game, setup(game, 3, True))
        match.add_part(part)
        deal = match.deals[0]
        assert deal.chance == int(sha256(f"{deal.root} {part}".encode()).hexdigest()[:32], 16)
        decks[deal.deck] = part
    assert len(decks) == 6


@every_game
def test_who_gives_no_part_has_the_line_of_an_uncut_deck(game: Game[Any, Any]) -> None:
    left = played(game, secret=True, most=1)
    cut = Match(game, setup(game, 4, True))
    cut.add_part("cut 0")
    assert left.deals[0].part == "cut 0"
    assert left.deals[0].deck == cut.deals[0].deck
    assert "\ncut 0\n# dealt 1 " in left.sealed_record()


@both_kinds
@every_game
def test_every_round_has_a_deal_and_a_salt_of_its_own(game: Game[Any, Any], secret: bool) -> None:
    match = played(game, secret=secret)
    assert [deal.number for deal in match.deals] == list(range(1, len(match.state.rounds) + 1))
    assert len({deal.salt for deal in match.deals}) == len(match.deals)
    assert len({deal.deck for deal in match.deals}) == len(match.deals)
    assert len({deal.chance for deal in match.deals}) == (len(match.deals) if secret else 1)


@both_kinds
@every_game
def test_salts_do_not_follow_from_the_deal(game: Game[Any, Any], secret: bool) -> None:
    one, other = (Match(game, setup(game, 9, secret)).deals[0] for _ in "ab")
    assert one.deck == other.deck
    assert one.salt != other.salt
    assert one.seal != other.seal


def test_numbers_and_salts_have_128_bits_of_the_systems_randomness() -> None:
    numbers = {fresh_number() for _ in range(64)}
    assert len(numbers) == 64
    assert max(numbers).bit_length() > 118
    assert max(numbers).bit_length() <= 128
    salts = {fresh_salt() for _ in range(64)}
    assert len(salts) == 64
    assert {len(salt) for salt in salts} == {32}


@every_game
def test_a_secret_rounds_number_played_by_itself_gives_the_same_deck(
    game: Game[Any, Any],
) -> None:
    match = played(game, secret=True)
    for deal in match.deals:
        again = Match(game, game.setup(2, match.setup.options, deal.chance, deal.dealer))
        assert again.deals[0].deck == deal.deck


@every_game
def test_without_a_secret_the_deals_are_those_they_always_were(game: Game[Any, Any]) -> None:
    match = played(game, seed=4)
    assert load(match.record()).record() == match.record()
    assert match.record().startswith("#five-takes 1\n")


# The record.


@both_kinds
@every_game
def test_a_sealed_record_is_loaded_like_any_other_and_verified(
    game: Game[Any, Any], secret: bool
) -> None:
    match = played(game, secret=secret)
    text = match.sealed_record()
    again = load(text)
    assert again.record() == match.record()
    assert again.sealed_record() == text
    assert again.state == match.state
    found = verdicts(text)
    assert [one.good for one in found] == [True] * len(match.state.rounds)
    assert all(("asked for" in str(one.sentence)) is not secret for one in found)


@every_game
def test_a_seal_is_written_before_the_round_and_its_deal_after_it(game: Game[Any, Any]) -> None:
    match = played(game, secret=True)
    lines = match.sealed_record().splitlines()
    for deal in match.deals:
        sealed = lines.index(f"# seal {deal.number} v4 {deal.seal}")
        dealer = [f"# dealer {deal.number} {deal.dealer}"] if deal.dealer_sealed else []
        first = sealed - 1 - len(dealer)
        assert lines[first:sealed] == [f"# salt {deal.number} {deal.salt}", *dealer]
        assert lines[sealed + 1] == deal.part
        shown = lines.index(f"# deal {deal.number} {deal.shown}")
        moves = [number for number, line in enumerate(lines) if not line.startswith("#")]
        assert any(sealed < number < shown for number in moves)


@both_kinds
@every_game
def test_written_move_by_move_a_sealed_record_is_the_same(
    game: Game[Any, Any], secret: bool
) -> None:
    whole = played(game, secret=secret, salt=numbered())
    match = Match(game, setup(game, 4, secret), whole.seats, numbered())
    text, told = match.sealed_record(), match.written
    for _, move in whole.moves:
        match.play(move)
        text += match.written_since(told)
        told = match.written
    assert text == whole.sealed_record()


@both_kinds
def test_taking_moves_back_over_the_end_of_a_round_takes_its_deal_back(secret: bool) -> None:
    match = played(TAKEAWAY, secret=secret)
    texts = [match.sealed_record()]
    moves = [move for _, move in match.moves]
    while match.moves:
        match.undo()
        texts.append(match.sealed_record())
    assert len(match.deals) == 1
    for move, text in zip(moves, reversed(texts[:-1]), strict=True):
        match.play(move)
        if match.wants_part:
            match.cut(0)
        assert match.sealed_record() == text


def test_a_round_that_is_being_played_shows_its_seal_and_not_its_deck() -> None:
    match = played(GAMES[0], most=5)
    text = match.sealed_record()
    assert "# seal 1" in text
    assert "# deal " not in text
    assert verdicts(text)[0].good


def test_rounds_that_were_never_sealed_are_not_said_to_have_been() -> None:
    match = load(played(TAKEAWAY, most=5).record())
    assert match.deals[0].seal is None
    assert "# seal" not in match.sealed_record()
    assert "no seal" in complaint(match.sealed_record())


def test_a_round_in_which_nobody_has_moved_is_sealed_when_it_is_loaded() -> None:
    match = load(played(TAKEAWAY, most=0).record())
    assert match.deals[0].seal == match.deals[0].sum


# Shuffles within a round.


def shuffled_again(name: str) -> Match:
    """A match of which the first round needed a new stock."""
    game = next(game for game in GAMES if game.name == name)
    for seed in range(50):
        match = Match(game, setup(game, seed, True), draw_salt=numbered())
        rng = Random(seed)
        while not match.state.over and not match.state.rounds:
            moves = match.moves_now()
            match.play("draw stock" if "draw stock" in moves else rng.choice(moves))
        if len(match.shuffles(match.deals[0])) > 0:
            return match
    raise AssertionError("no stock ran out")


@pytest.mark.parametrize("name", ["taki", "texas"])
def test_later_shuffles_are_shown_when_the_round_is_over(name: str) -> None:
    match = shuffled_again(name)
    text = match.sealed_record()
    assert all(one.good for one in verdicts(text))
    shown = [line for line in text.splitlines() if line.startswith("# shuffle 1 ")]
    assert shown == [f"# {one}" for one in match.shuffles(match.deals[0])]
    place = text.index("# shuffle 1")
    assert text.rindex("# deal 1", 0, place) > 0
    swapped = shown[0].split(" ")
    swapped[-1], swapped[-2] = swapped[-2], swapped[-1]
    if swapped[-1] != swapped[-2]:
        changed = text.replace(shown[0], " ".join(swapped))
        assert "other shuffles" in complaint(changed)
    assert "other shuffles" in complaint(text.replace(shown[0] + "\n", ""))


# The player's part.


@every_game
def test_the_round_is_dealt_anew_with_the_part(game: Game[Any, Any]) -> None:
    match = Match(game, setup(game, 3, True))
    before = match.deals[0]
    events = match.cut(17)
    dealt = [one.cards[0] for one in events if one.name in ("deal", "turn-up")]
    (after,) = match.deals
    assert (after.seal, after.salt, after.dealer) == (before.seal, before.salt, before.dealer)
    assert (after.part, after.cut) == ("cut 17", 0)
    assert list(after.dealt[: len(dealt)]) == dealt
    assert match.opening == events


@every_game
def test_by_number_the_deck_is_dealt_as_it_was_cut(game: Game[Any, Any]) -> None:
    match = Match(game, setup(game, 3, False))
    before = match.deals[0]
    events = match.cut(17)
    dealt = [one.cards[0] for one in events if one.name in ("deal", "turn-up")]
    (after,) = match.deals
    assert (after.seal, after.salt, after.deck) == (before.seal, before.salt, before.deck)
    assert after.dealt == (*before.deck[17:], *before.deck[:17])
    assert list(after.dealt[: len(dealt)]) == dealt


@every_game
def test_a_part_is_kept_in_the_record_replayed_and_verified(game: Game[Any, Any]) -> None:
    for secret in (True, False):
        match = played(game, secret=secret, cut=Random(5))
        text = match.sealed_record()
        again = load(text)
        assert again.state == match.state
        assert again.sealed_record() == text
        assert load(match.record()).state == match.state
        assert [deal.part_line for deal in again.deals] == [deal.part_line for deal in match.deals]
        assert all(deal.part_line for deal in match.deals)
        assert all(one.good for one in verdicts(text))


@pytest.mark.parametrize(
    ("typed", "part"),
    [("Good luck", "words Good luck"), ("  Grüße,\n🙂\t\x00x ", "words Grüße, 🙂 x"),
     ("1 draw", "words 1 draw"), ("# end", "words # end"), ("x\u2028y\x85z\ud800", "words x y z"),
     ("w" * 500, "words " + "w" * 80), (" \r\n", ""), ("אב ج", "words אב ج")],
)  # fmt: skip
def test_words_of_any_language_are_one_line_of_the_record(typed: str, part: str) -> None:
    assert words_part(typed) == part
    if not part:
        return
    match = Match(TAKEAWAY, setup(TAKEAWAY, 3, True))
    match.add_part(part)
    match.play(match.moves_now()[0])
    text = match.sealed_record()
    assert part in text.split("\n")
    again = load(text)
    assert (again.state, again.deals) == (match.state, match.deals)
    assert all(one.good for one in verdicts(text))


@each_of(
    "line", ["words ", "words  x", "words x ", "words a\x07", "words a\x85b", "words " + "w" * 81,
             "cut 01", "cut -1", "cut +1", "cut 1000", "cut ²"],
)  # fmt: skip
def test_another_line_is_no_part(line: str) -> None:
    text = Match(TAKEAWAY, setup(TAKEAWAY, 3, True)).record() + line + "\n"
    _, fault = recover(text)
    assert fault is not None
    assert fault.line == text.count("\n")
    assert "is not a" in str(fault)


def test_words_have_no_part_in_a_deal_by_number() -> None:
    match = Match(TAKEAWAY, setup(TAKEAWAY, 3, False))
    with pytest.raises(ValueError, match="no part"):
        match.add_part("words Good luck")
    _, fault = recover(match.record() + "words Good luck\n")
    assert fault is not None


def test_a_part_is_given_once() -> None:
    match = Match(TAKEAWAY, setup(TAKEAWAY, 3, True))
    match.add_part("words Good luck")
    with pytest.raises(ValueError, match="once"):
        match.add_part("cut 3")


def test_a_later_rounds_cut_tells_the_rounds_beginning_anew() -> None:
    match = played(TAKEAWAY, secret=True, rounds=1)
    last = match.moves[-1]
    events = match.cut(30)
    assert match.moves[-1] == last
    assert match.deals[-1].number == 2
    assert "round-end" in [event.name for event in events]
    dealt = [one.cards[0] for one in events if one.name == "deal"]
    assert tuple(dealt) == match.deals[-1].dealt[: len(dealt)]


def test_a_deck_is_cut_only_before_the_first_move_of_its_round() -> None:
    match = played(TAKEAWAY, secret=True, most=1)
    state = match.state.clone()
    for cards in (1, 30):
        with pytest.raises(ValueError, match="before the first move"):
            match.cut(cards)
    assert match.state == state


@each_of("cards", [0, -1, 52, 60])
def test_a_cut_leaves_cards_above_and_below(cards: int) -> None:
    match = Match(TAKEAWAY, setup(TAKEAWAY, 3, False))
    with pytest.raises(ValueError, match="cannot be cut"):
        match.cut(cards)


def test_taking_moves_back_keeps_the_cut_of_a_round_and_forgets_a_later_ones() -> None:
    match = played(TAKEAWAY, secret=True, cut=Random(5), rounds=1)
    match.cut(20)
    first = match.deals[0].part
    seal = match.deals[1].seal
    move = match.undo()[1]
    assert match.setup.parts == (first,)
    match.play(move)
    assert (match.deals[1].part, match.deals[1].seal) == (None, seal)
    while match.moves:
        match.undo()
    assert match.deals[0].part == first
    assert match.deals[0].dealt[:8] == tuple(
        event.cards[0] for event in match.opening if event.name == "deal"
    )


def test_taking_more_moves_back_than_are_kept_meets_the_cut_deck_again() -> None:
    match = played(TAKEAWAY, secret=True, cut=Random(5))
    states = []
    again = load(match.record())
    while again.moves:
        again.undo()
        states.append(again.state.clone())
    fresh = Match(TAKEAWAY, again.setup, again.seats)
    assert fresh.state == states[-1]


@both_kinds
def test_cuts_and_parts_that_were_known_from_the_start_outlast_an_undo(secret: bool) -> None:
    whole = played(TAKEAWAY, secret=secret, cut=Random(5))
    again = Match(TAKEAWAY, whole.setup, whole.seats)
    moves = [move for _, move in whole.moves]
    for move in moves[: whole.deals[1].after + 3]:
        again.play(move)
    while len(again.deals) > 1:
        again.undo()
    for move in moves[len(again.moves) :]:
        again.play(move)
    assert again.state == whole.state
    assert all(one.good for one in verdicts(again.sealed_record()))


@pytest.mark.parametrize(
    ("line", "reason"),
    [("cut 0", "cannot be cut"), ("cut 1000", "not a cut"), ("cut x", "not a cut"),
     ("cut 52", "cannot be cut")],
)  # fmt: skip
def test_a_cut_that_cannot_be_is_reported_with_its_line(line: str, reason: str) -> None:
    text = Match(TAKEAWAY, TAKEAWAY.setup(2, {}, 3, secret=True)).record() + line + "\n"
    _, fault = recover(text)
    assert fault is not None
    assert reason in str(fault)
    assert fault.line == len(text.splitlines())


def test_a_cut_in_the_middle_of_a_round_is_reported_with_its_line() -> None:
    text = played(TAKEAWAY, secret=True, most=2).record() + "cut 5\n"
    match, fault = recover(text)
    assert len(match.moves) == 2
    assert fault is not None
    assert fault.line == len(text.splitlines())


def test_two_cuts_of_a_deck_are_reported() -> None:
    text = Match(TAKEAWAY, TAKEAWAY.setup(2, {}, 3, secret=True)).record()
    _, fault = recover(text + "cut 5\ncut 6\n")
    assert fault is not None
    assert "once" in str(fault)


def test_a_round_begun_anew_after_an_undo_has_a_new_seal_and_its_old_number() -> None:
    match = played(TAKEAWAY, secret=True, rounds=1)
    before = match.deals[1]
    match.add_part("words Good luck")
    assert told(explained(match, match.deals[1])) == say("proof-claim")
    match.undo()
    match.notes.undo(len(match.moves))
    while len(match.deals) == 1:
        match.play(match.moves_now()[0])
    after = match.deals[1]
    assert after.root == before.root
    assert after.seal != before.seal
    assert all(one.good for one in verdicts(match.sealed_record()))
    match.add_part("words Good luck")
    assert say("proof-claim.undone") in told(explained(match, match.deals[1]))
    assert say("verify-claim.undone") in str(verdicts(match.sealed_record())[1].sentence)


def test_an_undo_within_a_round_leaves_the_lines_before_it_as_they_are() -> None:
    match = played(TAKEAWAY, secret=True, cut=Random(5), rounds=1)
    match.add_part("words Stay")
    text = match.sealed_record()
    for _ in range(3):
        match.play(match.moves_now()[0])
    for _ in range(3):
        match.undo()
        assert match.sealed_record().startswith(text)
    assert match.sealed_record() == text


# A dealer's line, and a seal's version.


@both_kinds
def test_a_dealer_told_before_it_is_drawn_is_not_proved(secret: bool) -> None:
    lines = sealed_lines(secret)
    at = place(lines, "# seal 1 ")
    text = put([*lines[:at], "# dealer 1 0", *lines[at:]])
    assert "dealer told with the seal" in complaint(text)


@pytest.mark.parametrize(("secret", "version", "other"), [(True, 4, 3), (False, 3, 4)])
def test_a_seal_of_another_version_than_the_match_is_not_proved(
    secret: bool, version: int, other: int
) -> None:
    match = played(TAKEAWAY, secret=secret, most=0)
    text, deal = match.sealed_record(), match.deals[0]
    assert f"# seal 1 v{version} " in text
    assert "does not fit" in complaint(text.replace(f"v{version}", f"v{other}", 1))
    made = replace(deal, version=other)
    forged = text.replace(f"v{version} {deal.seal}", f"v{other} {made.sum}")
    assert not all(one.good for one in verdicts(forged))


# Verifying.


def sealed_lines(secret: bool = True) -> list[str]:
    """The lines of a whole match of two rounds."""
    return played(TAKEAWAY, secret=secret).sealed_record().splitlines()


def put(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def moved(lines: list[str], start: str, to: int) -> str:
    """The record with the line that begins so standing at another place."""
    line = next(one for one in lines if one.startswith(start))
    rest = [one for one in lines if one is not line]
    return put([*rest[:to], line, *rest[to:]])


def place(lines: list[str], start: str) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(start))


def test_a_seal_behind_moves_of_its_round_is_not_proved() -> None:
    lines = sealed_lines()
    text = moved(lines, "# seal 2 ", place(lines, "# seal 2 ") + 3)
    assert "stands behind moves" in complaint(text)


def test_a_salt_behind_moves_of_its_round_is_not_proved() -> None:
    lines = sealed_lines()
    text = moved(lines, "# salt 2 ", place(lines, "# seal 2 ") + 4)
    assert "does not stand where the round begins" in complaint(text)


def test_a_seal_before_the_round_before_is_over_is_not_proved() -> None:
    lines = sealed_lines()
    assert "stands before the round before" in complaint(
        moved(lines, "# seal 2 ", place(lines, "# seal 1 ") + 3)
    )


def test_a_deck_shown_before_its_round_is_not_proved() -> None:
    lines = sealed_lines()
    text = moved(lines, "# deal 2 ", place(lines, "# seal 2 "))
    assert "shown before the round is over" in complaint(text)


def test_a_deck_shown_while_the_round_is_played_is_not_proved() -> None:
    lines = sealed_lines()
    deal = lines[place(lines, "# deal 2 ")]
    cut = lines[: place(lines, "# seal 2 ") + 3]
    assert "shown before the round is over" in complaint(put([*cut, deal]))


def test_a_salt_that_was_used_before_is_not_proved() -> None:
    match = Match(TAKEAWAY, setup(TAKEAWAY, 3, True), draw_salt=lambda: "0" * 32)
    rng = Random(1)
    while not match.state.over:
        match.play(rng.choice(match.moves_now()))
    assert "that of round 2 again" in complaint(match.sealed_record())


def test_another_salt_than_the_round_began_with_is_not_proved() -> None:
    match = played(TAKEAWAY, secret=True)
    deal = match.deals[0]
    text = match.sealed_record().replace(f"# deal 1 {deal.salt}", f"# deal 1 {'ab' * 16}")
    assert "not the one the round began with" in complaint(text)


def test_two_seals_of_a_round_are_not_proved() -> None:
    lines = sealed_lines()
    at = place(lines, "# seal 1 ")
    other = f"# seal 1 {'0' * 64}"
    assert "two seals" in complaint(put([*lines[: at + 1], other, *lines[at + 1 :]]))


def test_the_seal_of_a_running_round_is_judged() -> None:
    match = played(TAKEAWAY, secret=True, most=5)
    seal = match.deals[0].seal
    assert seal is not None
    text = match.sealed_record().replace(seal, "0" * 64)
    assert "the seal does not fit" in complaint(text)


def test_another_number_than_the_deal_was_drawn_from_is_not_proved() -> None:
    match = played(TAKEAWAY, secret=True)
    deal = match.deals[0]
    forged = f"{deal.salt} {deal.root + 1} {' '.join(deal.deck)}"
    text = match.sealed_record().replace(deal.shown, forged)
    assert "not what it was drawn from" in complaint(text)


def test_another_deck_than_the_one_dealt_is_not_proved() -> None:
    match = played(TAKEAWAY, secret=True)
    deal = match.deals[0]
    swapped = deal.shown.rsplit(" ", 2)
    forged = f"{swapped[0]} {swapped[2]} {swapped[1]}"
    text = match.sealed_record().replace(deal.shown, forged)
    assert "not the one that was dealt" in complaint(text)


def test_a_cut_before_its_seal_is_not_proved() -> None:
    match = played(TAKEAWAY, secret=True, most=0)
    match.cut(9)
    lines = match.sealed_record().splitlines()
    text = moved(lines, "cut 9", place(lines, "# salt 1 "))
    assert "cut before it was sealed" in complaint(text)


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("# seal 1 ", "# sea1 1 ", "no seal"),
        ("# deal 1 ", "# dea1 1 ", "not shown"),
        ("seed: 4", "seed: 5", ""),
    ],
)
def test_a_record_that_was_changed_is_not_proved(
    tmp_path: Any, capsys: Any, old: str, new: str, wanted: str
) -> None:
    text = played(GAMES[0]).sealed_record()
    file = tmp_path / "one.record"
    file.write_text(text, encoding="utf-8")
    assert run_verify([str(file)]) == 0
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert run_verify([str(file)]) == 1
    said = capsys.readouterr()
    assert wanted in said.out + said.err
    assert "NOT PROVED" in said.out or said.err


def test_a_file_that_is_no_record_gets_a_sentence(tmp_path: Any, capsys: Any) -> None:
    assert run_verify([str(tmp_path / "none")]) == 1
    assert "cannot be read" in capsys.readouterr().err


# Records of version 3, in which who deals follows from the number alone.

THIRD = sorted(Path(__file__).with_name("third").glob("*.record"))
"""Matches of all games with a part in words, a cut in the middle, a cut elsewhere, and no cut."""
third_ones = pytest.mark.parametrize("file", THIRD, ids=lambda file: file.stem)


def test_there_are_records_of_version_3_of_every_game() -> None:
    assert {file.stem for file in THIRD} == {game.name for game in GAMES}


@third_ones
def test_a_record_of_version_3_is_verified_and_kept_as_it_is(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = load(text)
    assert [one.good for one in verdicts(text)] == [True] * len(match.deals)
    assert match.sealed_record() == text
    assert match.setup.dealer_by_number
    assert {deal.version for deal in match.deals} == {3}
    assert f"\nseed: {match.setup.seed}\nchance: round+part\n" in header(match.setup, match.seats)


@third_ones
def test_a_match_of_version_3_goes_on_with_its_seals_and_dealers(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    whole = load(text)
    left = text[: text.index(f"# deal 1 {whole.deals[0].salt}")].rsplit("\n", 2)[0] + "\n"
    match = load(left)
    for _, move in whole.moves[len(match.moves) :]:
        match.play(move)
        if match.wants_part:
            match.add_part(whole.deals[len(match.deals) - 1].part or "")
    assert match.state == whole.state
    assert [deal.dealer for deal in match.deals] == [deal.dealer for deal in whole.deals]
    assert match.sealed_record().count(" v3 ") == len(match.deals)
    assert all(one.good for one in verdicts(match.sealed_record()))


@third_ones
def test_of_version_3_the_cut_that_the_page_offered_is_no_part(file: Path) -> None:
    deals = load(file.read_text(encoding="utf-8")).deals
    wanted = [Given.WORDS, Given.NOTHING, Given.PLACE, *[Given.NOTHING] * len(deals)]
    assert [deal.given for deal in deals] == wanted[: len(deals)]
    half = len(deals[0].deck) // 2
    assert deals[1].part == f"cut {half}"
    assert replace(deals[1], version=4).given is Given.PLACE


@third_ones
def test_the_same_deals_again_have_the_dealers_of_version_3(file: Path) -> None:
    whole = load(file.read_text(encoding="utf-8"))
    again = Match(whole.game, whole.setup, whole.seats)
    for _, move in whole.moves:
        again.play(move)
    assert again.state == whole.state


@third_ones
def test_a_record_of_version_3_with_a_new_header_is_not_proved(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    changed = text.replace("chance: round+part\n", "chance: round+part+dealer\n")
    assert not verdicts(changed)[0].good


# Continuing.


def doubt(text: str) -> str | None:
    """What is said when a match is gone on with."""
    match, _ = recover(text)
    lines: RecordLines = parse_record(text)
    said = doubt_of(match, lines)
    return None if said is None else str(said)


def test_going_on_with_a_match_whose_seal_fits_says_nothing() -> None:
    assert doubt(played(TAKEAWAY, secret=True, most=5).sealed_record()) is None
    assert doubt(played(TAKEAWAY, secret=True).sealed_record()) is None


def test_going_on_with_another_deal_than_was_sealed_is_told() -> None:
    text = played(TAKEAWAY, secret=True, most=0).sealed_record()
    said = doubt(text.replace("seed: 4", "seed: 5"))
    assert said is not None
    assert "Round 1" in said


def test_a_seal_that_does_not_fit_is_never_written_anew() -> None:
    text = played(TAKEAWAY, secret=True, most=3).sealed_record()
    changed = text.replace("seed: 4", "seed: 5")
    moves = changed.splitlines()
    changed = put([line for line in moves if line[:1] not in "01"])
    match, _ = recover(changed)
    assert match.sealed_record() == changed
    match.play(match.moves_now()[0])
    match.undo()
    assert match.sealed_record() == changed


# Records of older versions.

OLD = sorted(Path(__file__).with_name("old").glob("*.record"))
"""Matches that version 2 sealed: of all games, by number and with cuts."""
old_ones = pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)


def old_record(moves: int = 10_000) -> str:
    """A record as version 1 kept it: salts by the number, no number in the sum."""
    file = next(file for file in OLD if file.stem == "takeaway-number")
    match = load(file.read_text(encoding="utf-8"))
    text: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        words = line.split(" ")
        if words[:2] in (["#", "seal"], ["#", "deal"]):
            deal = match.deals[int(words[2]) - 1]
            told = f"{old_salt(4, deal.number)} {' '.join(deal.deck)}"
            seal = sha256(told.encode()).hexdigest()
            line = f"# {words[1]} {deal.number} {seal if words[1] == 'seal' else told}"
        made = sum(one[:1] in "01" for one in text)
        if "---" in text and made == moves and line[:1] != "#":
            break
        if words[:2] not in (["#", "salt"], ["#", "shuffle"]):
            text.append(line)
    return put(text)


def test_there_are_old_records_of_every_game() -> None:
    assert {file.stem for file in OLD} == {
        f"{game.name}-{kind}" for game in GAMES for kind in ("number", "secret")
    }


@old_ones
def test_a_record_of_the_version_before_is_verified_and_said_to_hold_no_dealer(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found = verdicts(text)
    assert [one.number for one in found if not one.good] == []
    assert all("nothing of who dealt" in str(one.sentence) for one in found)
    assert load(text).sealed_record() == text


CHANGES = (
    ("seed: ", "seed: 1"),
    ("# seal 1 ", "# seal 1 0"),
    ("# seal 1 ", "#seal 1 "),
    ("# salt 1 ", "#salt 1 "),
    ("# deal 1 ", "#deal 1 "),
    ("\ncut 13\n", "\ncut 14\n"),
)


@old_ones
def test_a_record_of_the_version_before_that_was_changed_is_not_proved(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    def check(change: tuple[str, str]) -> None:
        changed = text.replace(*change, 1)
        match, fault = recover(changed)
        verdicts = verify(match, parse_record(changed))
        assert fault is not None or not all(one.good for one in verdicts)

    check_each(check, [change for change in CHANGES if change[0] in text], repr)


def test_a_record_of_the_first_version_is_verified_as_far_as_it_can_be() -> None:
    found = verdicts(old_record())
    assert [one.good for one in found] == [True, True]
    assert all("nothing of later shuffles" in str(one.sentence) for one in found)


def test_an_old_record_is_kept_as_it_is() -> None:
    for moves in (0, 5, 10_000):
        text = old_record(moves)
        assert load(text).sealed_record() == text
        assert doubt(text) is None


def test_the_rounds_that_follow_in_an_old_match_are_sealed_as_they_are_now() -> None:
    text = old_record(5)
    match = load(text)
    rng = Random(2)
    while not match.state.over:
        match.play(rng.choice(match.moves_now()))
    assert [deal.version for deal in match.deals] == [1, 3]
    assert match.sealed_record().startswith(text)
    assert all(one.good for one in verdicts(match.sealed_record()))


def test_an_old_secret_match_goes_on_with_cuts_and_new_seals() -> None:
    file = next(file for file in OLD if file.stem == "takeaway-secret")
    text = file.read_text(encoding="utf-8")
    text = text[: text.index("# deal 1")].rsplit("\n", 2)[0] + "\n"
    match = load(text)
    rng = Random(2)
    while len(match.deals) < 2:
        match.play(rng.choice(match.moves_now()))
    deck = match.deals[1].deck
    match.cut(9)
    assert match.deals[1].dealt == (*deck[9:], *deck[:9])
    while not match.state.over:
        match.play(rng.choice(match.moves_now()))
    assert [deal.version for deal in match.deals] == [2, 3]
    assert match.sealed_record().startswith(text)
    assert all(one.good for one in verdicts(match.sealed_record()))


def test_an_older_seal_behind_a_newer_one_is_not_proved() -> None:
    match = played(TAKEAWAY, secret=False)
    lines = match.sealed_record().splitlines()
    deal = replace(match.deals[1], version=2)
    lines[place(lines, "# seal 2 ")] = f"# seal 2 {deal.sum}"
    assert "a newer one sealed" in complaint(put(lines))


def test_a_new_record_made_to_look_old_is_not_proved() -> None:
    lines = [line for line in sealed_lines() if not line.startswith("# salt")]
    assert complaint(put(lines))


def test_an_old_salt_that_does_not_follow_from_the_number_is_not_proved() -> None:
    text = old_record()
    assert "salt" in complaint(text.replace(old_salt(4, 1), "ab" * 16))


def test_a_setup_says_whether_it_is_secret() -> None:
    assert TAKEAWAY.setup(2, {}, 3, secret=True) != TAKEAWAY.setup(2, {}, 3)
    assert Setup("takeaway", 2, TAKEAWAY.options_type(), 3) == TAKEAWAY.setup(2, {}, 3)
