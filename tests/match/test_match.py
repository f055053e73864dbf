"""A match at one table: making moves, taking them back, refusing them."""

from random import Random

import pytest

from game.core.illegal import IllegalMove
from game.core.record import InvalidRecord
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match, load, recover
from tests.together import each_of


def new(rounds: int = 1, seed: int = 7, seats: tuple[str, ...] = ()) -> Match:
    return Match(TAKEAWAY, TAKEAWAY.setup(3, {"rounds": rounds}, seed), seats)


def play_on(match: Match, moves: int, seed: int = 1) -> None:
    """Make so many moves by chance, or as many as there are."""
    rng = Random(seed)
    for _ in range(moves):
        if not match.state.over:
            match.play(rng.choice(match.moves_now()))


def test_seats_without_names_are_numbered() -> None:
    assert new().seats == ("Seat 0", "Seat 1", "Seat 2")


def test_a_match_with_names_for_some_of_its_seats_only_is_refused() -> None:
    with pytest.raises(ValueError, match="name"):
        new(seats=("You", "Ada"))


def test_a_match_with_names_its_record_could_not_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="name"):
        new(seats=("You", "Ada | Max", "Otto"))


def test_the_opening_tells_of_the_deal() -> None:
    kinds = [event.name for event in new().opening]
    assert kinds[0] == "match"
    assert kinds[-1] == "asked"
    assert kinds.count("deal") == 6


def test_a_move_that_was_made_is_remembered_with_its_seat() -> None:
    match = new()
    seat = match.state.asked
    events = match.play("draw")
    assert match.moves == [(seat, "draw")]
    assert events[0].name == "draw"


def test_a_move_is_remembered_as_the_game_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game takes the cards of a move in any order, the record has one order."""
    parse = TAKEAWAY.parse
    monkeypatch.setattr(TAKEAWAY, "parse", lambda text: parse(text.strip()))
    match = new()
    match.play(" draw ")
    assert [text for _, text in match.moves] == ["draw"]


def test_a_refused_move_is_not_remembered_and_changes_nothing() -> None:
    match = new()
    before = match.state.clone()
    for text in ("take 6", "take 7", "nonsense", ""):
        with pytest.raises(IllegalMove):
            match.play(text)
    assert match.moves == []
    assert match.state == before
    with pytest.raises(IndexError):
        match.undo()


@pytest.mark.parametrize(
    ("text", "code"), [("nonsense", "not-a-move"), ("Draw", "not-a-move"), ("take 7", "not-a-move")]
)
def test_why_a_move_is_refused(text: str, code: str) -> None:
    illegal = new().refusal(text)
    assert illegal is not None
    assert illegal.code == code


def test_why_of_a_legal_move_is_nothing_and_does_not_make_it() -> None:
    match = new()
    assert match.refusal(match.moves_now()[0]) is None
    assert match.moves == []


def test_after_the_match_every_text_is_refused_alike() -> None:
    match = new()
    play_on(match, 1000)
    for text in ("draw", "take 1", "nonsense"):
        illegal = match.refusal(text)
        assert illegal is not None
        assert illegal.code == "match-over"
        with pytest.raises(IllegalMove):
            match.play(text)


def test_undo_takes_the_last_move_back_and_returns_it() -> None:
    match = new()
    play_on(match, 12)
    before = match.state.clone()
    seat = match.state.asked
    text = match.moves_now()[0]
    match.play(text)
    assert match.undo() == (seat, text)
    assert match.state == before
    assert len(match.moves) == 12


def test_undo_all_the_way_back_and_the_same_moves_again() -> None:
    match = new(rounds=2)
    start = match.state.clone()
    play_on(match, 1000)
    end = match.state.clone()
    made = list(match.moves)
    while match.moves:
        match.undo()
    assert match.state == start
    for _, text in made:
        match.play(text)
    assert match.state == end


def test_undo_takes_back_the_end_of_the_match() -> None:
    match = new()
    play_on(match, 1000)
    match.undo()
    assert not match.state.over
    assert match.moves_now()


def test_another_move_after_undo_leads_elsewhere_and_the_record_knows_only_that() -> None:
    match = new(seed=4)
    while len(match.moves_now()) < 2:
        play_on(match, 1)
    one, other = match.moves_now()[:2]
    match.play(one)
    match.undo()
    match.play(other)
    assert match.moves[-1][1] == other
    assert load(match.record()).state == match.state


def test_undo_with_nothing_to_take_back_is_an_index_error() -> None:
    with pytest.raises(IndexError):
        new().undo()


# The record of a match.


def test_the_record_always_ends_with_an_end_of_line() -> None:
    match = new()
    assert match.record().endswith("---\n")
    match.play("draw")
    assert match.record().endswith(" draw\n")


def test_a_match_is_the_same_after_it_was_recorded_and_loaded() -> None:
    match = new(rounds=2, seats=("You", "Ada (hard)", "Max (easy)"))
    play_on(match, 40)
    again = load(match.record())
    assert again.state == match.state
    assert again.seats == match.seats
    assert again.moves == match.moves
    assert again.setup == match.setup
    assert again.record() == match.record()


def test_a_given_dealer_and_deck_are_in_the_record() -> None:
    deck = list(reversed(TAKEAWAY.pack(3, TAKEAWAY.options_type())))
    match = Match(TAKEAWAY, TAKEAWAY.setup(3, {}, 7, 2, deck))
    again = load(match.record())
    assert again.setup.deck == tuple(deck)
    assert again.setup.dealer == 2
    assert again.state == match.state


def test_loaded_moves_can_be_taken_back() -> None:
    match = new()
    start = match.state.clone()
    play_on(match, 5)
    again = load(match.record())
    for _ in range(5):
        again.undo()
    assert again.state == start


def faulty(text: str) -> InvalidRecord:
    """Why a record is refused."""
    with pytest.raises(InvalidRecord) as caught:
        load(text)
    return caught.value


def lines_of(match: Match) -> list[str]:
    return match.record().splitlines(keepends=True)


@pytest.mark.parametrize(
    ("line", "text", "number"),
    [
        ("game: takeaway", "game: Takeaway", 2),
        ("game: takeaway", "game: bridge", 2),
        ("game: takeaway", "game: ", 2),
        ("players: 3", "players: three", 3),
        ("players: 3", "players: 5", 3),
        ("players: 3", "players: -3", 3),
        ("options: rounds=1 run_suits=same", "options: rounds=0", 5),
        ("options: rounds=1 run_suits=same", "options: target=500", 5),
        ("options: rounds=1 run_suits=same", "options: rounds=1  run_suits=same", 5),
        ("seed: 7", "seed: 7.0", 6),
        ("seed: 7", "seed: ", 6),
        ("seed: 7", "seed: 7\ndealer: 3", 7),
        ("seed: 7", "seed: 7\ndealer: -1", 7),
        ("seed: 7", "seed: 7\ndealer: 0\ndeck: 5S 6S", 8),
        ("seed: 7", "seed: 7\ndeck: ", 7),
        ("seats: Seat 0 | Seat 1 | Seat 2", "seats: You | Ada", 4),
        ("seats: Seat 0 | Seat 1 | Seat 2", "seats: ", 4),
    ],
)
def test_a_faulty_header_is_refused_with_the_number_of_its_line(
    line: str, text: str, number: int
) -> None:
    record = new().record()
    assert line + "\n" in record
    assert faulty(record.replace(line, text)).line == number


def test_a_deck_with_a_card_twice_is_refused() -> None:
    deck = list(TAKEAWAY.pack(3, TAKEAWAY.options_type()))
    record = Match(TAKEAWAY, TAKEAWAY.setup(3, {}, 7, 0, deck)).record()
    assert faulty(record.replace(" 2S ", " 3S ")).line == 8


def test_seats_that_are_not_named_are_numbered() -> None:
    record = new(seats=("You", "Ada", "Max")).record().replace("seats: You | Ada | Max\n", "")
    assert load(record).seats == ("Seat 0", "Seat 1", "Seat 2")


def test_options_that_are_not_named_are_the_defaults() -> None:
    record = new().record().replace("options: rounds=1 run_suits=same", "options: run_suits=any")
    assert load(record).setup.options.as_values() == {"rounds": 3, "run_suits": "any"}


def test_a_seat_that_was_not_asked_is_refused_with_its_line() -> None:
    match = new()
    play_on(match, 3)
    lines = lines_of(match)
    seat, _, move = lines[-1].partition(" ")
    lines[-1] = f"{(int(seat) + 1) % 3} {move}"
    told = faulty("".join(lines))
    assert told.line == len(lines)
    assert f"seat {seat} is asked" in told.reason


def test_an_illegal_move_is_refused_with_its_line_and_the_rule() -> None:
    match = new()
    play_on(match, 3)
    text = match.record() + f"{match.state.asked} take 7\n"
    told = faulty(text)
    assert told.line == text.count("\n")
    assert "This match has no slot 7" in told.reason


def test_moves_after_the_end_are_refused() -> None:
    match = new()
    play_on(match, 1000)
    told = faulty(match.record() + "0 draw\n")
    assert "the match is over" in told.reason


def test_the_moves_before_a_fault_are_recovered() -> None:
    match = new()
    play_on(match, 10)
    lines = lines_of(match)
    for torn in ("0 nonsense\n", "nonsense\n", "\n", "9 draw\n"):
        text = "".join([*lines[:-3], torn, *lines[-3:]])
        half, fault = recover(text)
        assert half.moves == match.moves[:-3]
        assert fault is not None
        assert fault.line == len(lines) - 2


def test_a_record_without_a_fault_is_recovered_whole() -> None:
    match = new()
    play_on(match, 10)
    again, fault = recover(match.record())
    assert fault is None
    assert again.state == match.state


@each_of("cut", range(1, 9))
def test_a_crash_loses_at_most_the_move_being_made(cut: int) -> None:
    match = new()
    play_on(match, 10)
    text = match.record()
    again = load(text[:-cut])
    whole = text[:-cut].count("\n") - 7
    assert again.moves == match.moves[:whole]
    assert whole >= 8


def test_a_record_with_comments_and_foreign_line_ends_replays() -> None:
    match = new()
    play_on(match, 10)
    lines = lines_of(match)
    text = "".join([lines[0], "# seal\n", *lines[1:9], "# seal\n", *lines[9:]])
    assert load(text.replace("\n", "\r\n")).state == match.state
