"""The word ``replay``: a match told in words from its record."""

import io
import sys
from pathlib import Path
from random import Random

import pytest

from game.cli.subcommands import run, sentences
from game.core.event import Seat
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import round
from game.match.match import Match
from tests.together import each_of

SEATS = ("You", "Ada (hard)", "Max (easy)")


def played(seats: tuple[str, ...] = SEATS, moves: int = 1000) -> Match:
    match = Match(TAKEAWAY, TAKEAWAY.setup(3, {"rounds": 1}, 5), seats)
    rng = Random(1)
    while moves and not match.state.over:
        match.play(rng.choice(match.moves_now()))
        moves -= 1
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole match."""
    path = tmp_path / "match.record"
    path.write_text(played().record(), encoding="utf-8")
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str], str]:
    """The exit code, the lines told and the complaint."""
    code = run("replay", [str(one) for one in arguments])
    captured = capsys.readouterr()
    return code, captured.out.splitlines(), captured.err


def test_a_match_is_told_a_sentence_a_line(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines, complaint = told(capsys, record)
    assert (code, complaint) == (0, "")
    assert lines[0].endswith("for the deal.")
    assert lines[3].startswith("Round 1")
    assert all(line.endswith(".") for line in lines)
    assert len(lines) > len(played().moves)


def test_the_end_of_a_match_is_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played()
    _, lines, _ = told(capsys, record)
    assert lines[-1] == "Points: You {}, Ada {}, Max {}.".format(*match.state.scores)
    winner = ("You", "Ada", "Max")[(match.state.winners or ())[0]]
    assert lines[-2] == ("You win the match." if winner == "You" else f"{winner} wins the match.")


def test_a_shared_win_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    monkeypatch.setattr(round, "count", lambda players, stacks: [26, 26, 0])
    assert list(sentences(match, Seat(0)))[-2] == "You and Ada share the win."


def test_an_unfinished_match_has_points_but_no_winner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "half.record"
    path.write_text(played(moves=10).record(), encoding="utf-8")
    code, lines, _ = told(capsys, path)
    assert code == 0
    assert lines[-1] == "Points: You 0, Ada 0, Max 0."
    assert not any("win" in line for line in lines)


def test_the_seat_that_is_told_is_you_and_nobody_else_is(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, lines, _ = told(capsys, record, "--seat", 1)
    assert lines[-1].startswith("Points: Seat 0 ")
    assert ", You " in lines[-1]
    _, lines, _ = told(capsys, record, "--all")
    assert lines[-1].startswith("Points: You ")


@each_of("game", GAMES, ids=[game.name for game in GAMES])
def test_every_game_can_be_told_as_any_seat_saw_it_and_with_every_card(game: object) -> None:
    match = Match(game, game.setup(game.players[0], {}, 5))  # type: ignore[arg-type, attr-defined]
    rng = Random(1)
    for _ in range(60):
        if not match.state.over:
            match.play(rng.choice(match.moves_now()))
    alone = list(sentences(match, Seat(0)))
    everything = list(sentences(match, None))
    assert len(alone) > 30
    assert len(everything) == len(alone)


def test_what_a_seat_did_not_see_is_not_told_and_all_is() -> None:
    game = next(game for game in GAMES if game.name == "rummy500")
    match = Match(game, game.setup(3, {}, 5, dealer=0), SEATS)
    match.play(next(move for move in match.moves_now() if move == "draw stock"))
    drawn = match.state.asked
    assert drawn == 1
    others = [seat for seat in (Seat(0), Seat(1), Seat(2)) if seat != drawn]
    seen = list(sentences(match, drawn))[-2]
    hidden = [list(sentences(match, seat))[-2] for seat in others]
    assert " of " in seen
    assert all(" of " not in one for one in hidden)
    assert " of " in list(sentences(match, None))[-2]


def test_a_damaged_record_is_told_as_far_as_it_goes(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, whole, _ = told(capsys, record)
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join([*lines[:20], "0 take 7\n", *lines[20:]]), encoding="utf-8")
    code, half, complaint = told(capsys, record)
    assert code == 1
    assert 10 < len(half) < len(whole)
    assert half[:10] == whole[:10]
    assert complaint.startswith("Line 21: ")


def test_bytes_that_are_no_text_are_reported_with_their_line(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record.read_bytes()
    place = data.index(b"\n", 300)
    record.write_bytes(data[:place] + b"\n\xff" + data[place:])
    code, half, complaint = told(capsys, record)
    assert code == 1
    assert len(half) > 10
    assert complaint == f"Line {data[:place].count(10) + 2}: it is not text from there on.\n"


@pytest.mark.parametrize("data", [b"", b"nonsense\n", b"\xff", b"#five-takes 1\ngame: bridge\n"])
def test_what_is_no_record_is_a_sentence(
    tmp_path: Path, data: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other"
    path.write_bytes(data)
    code, lines, complaint = told(capsys, path)
    assert (code, lines) == (1, [])
    assert complaint.startswith("Line ")


def test_a_file_that_is_not_there_or_is_a_folder_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "missing", tmp_path):
        code, lines, complaint = told(capsys, path)
        assert (code, lines) == (1, [])
        assert "cannot be read" in complaint


def test_a_reader_that_has_read_enough_is_no_error(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stdout", Gone())
    assert run("replay", [str(record)]) == 0


@pytest.mark.parametrize(
    "arguments", [(), ("--seat", "3"), ("--seat", "-1"), ("--seat", "x"), ("--seat", "1", "--all")]
)
def test_wrong_words_end_with_a_sentence(
    record: Path, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    files = [str(record)] if arguments else []
    with pytest.raises(SystemExit) as ended:
        run("replay", [*files, *arguments])
    assert ended.value.code == 2
    assert "error:" in capsys.readouterr().err


@pytest.mark.parametrize("sign", ["\x1b[2J", "\r", "\x07", "\x9b1m", "\u202e", "\u2028", "\x7f"])
def test_control_characters_in_names_are_escaped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], sign: str
) -> None:
    path = tmp_path / "match.record"
    text = played(("You", "Ada (hard)", f"M{sign}x (easy)")).record()
    path.write_text(text, encoding="utf-8", newline="\n")
    run("replay", [str(path)])
    out = capsys.readouterr().out
    assert ascii(sign)[1:-1] in out
    assert all(line.isprintable() for line in out.split("\n"))


def test_control_characters_in_a_complaint_are_escaped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match\x1b[2J.record"
    assert run("replay", [str(path)]) == 1
    complaint = capsys.readouterr().err
    assert complaint.rstrip("\n").isprintable()
