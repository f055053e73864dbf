"""Records nobody in their right mind would write: read as far as they make sense, or refused."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.record import (
    HEADER_KEYS,
    MAX_RECORD_CHARACTERS_COUNT,
    MAX_RECORD_LINES_COUNT,
    InvalidRecord,
)
from game.games import GAMES
from game.match.match import MAX_MOVE_TEXT_LETTER_COUNT, Match, load, recover
from tests.fuzz.bounds import fuzz, little_memory
from tests.together import each_of

LONGEST_SENTENCE = 900
LONGEST_FAULT = 280


def sample(place: int) -> str:
    """A record of one of the games, forty random moves in."""
    game = GAMES[place]
    match = Match(game, game.setup(game.players[0], {}, 5))
    rng = Random(place)
    for _ in range(40):
        if not match.state.over:
            match.play(rng.choice(match.moves_now()))
    return match.sealed_record()


SAMPLES = [sample(place) for place in range(len(GAMES))]
LINES = sorted({line for text in SAMPLES for line in text.split("\n")})

words = st.sampled_from(
    [
        *("game:", "players:", "seats:", "options:", "seed:", "dealer:", "deck:", "---", "#seal"),
        *("#five-takes 1", "#five-takes 2", "take", "taki", "texas", "rummy500", "takeaway"),
        *("0", "1", "-1", "00", "9" * 5000, "1e9", "٣", "0x1", "1_0", "NaN", "\0", "\r", "\x85"),
        *(" ", "  ", "|", " | ", "=", ":", "4S", "JK=4S", "../../etc/passwd", "$(id)", "{0}"),
        *("draw", "take", "lay", "meld", "discard", "play", "__class__", "import os", "\ud800"),
    ]
)
line = st.sampled_from(LINES) | st.lists(words, max_size=6).map(" ".join) | st.text(max_size=40)
made_up = st.lists(line, max_size=30).map("\n".join)


@st.composite
def tampered(draw: st.DrawFn) -> str:
    """A good record with lines taken out, doubled, moved, or replaced."""
    lines = draw(st.sampled_from(SAMPLES)).split("\n")
    for _ in range(draw(st.integers(1, 5))):
        place = draw(st.integers(0, len(lines) - 1))
        what = draw(st.integers(0, 4))
        if what == 0 and len(lines) > 1:
            del lines[place]
        elif what == 1:
            lines.insert(place, draw(line))
        elif what == 2:
            lines[place] = draw(line)
        elif what == 3:
            other = draw(st.integers(0, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        else:
            at = draw(st.integers(0, len(lines[place])))
            lines[place] = lines[place][:at] + draw(words) + lines[place][at:]
    return "\n".join(lines)


@fuzz(250)
@given(text=tampered() | made_up | st.text())
def test_any_text_is_a_match_or_a_sentence_and_never_anything_else(text: str) -> None:
    try:
        match, fault = recover(text)
    except InvalidRecord as error:
        fault = error
    else:
        assert load(match.record()).state == match.state
    if fault is not None:
        assert str(fault).startswith(f"Line {fault.line}: ")
        assert str(fault).endswith(".")
        assert len(str(fault)) < LONGEST_FAULT
        assert 1 <= fault.line <= text.count("\n") + 1


@fuzz(60)
@given(text=st.sampled_from(SAMPLES), names=st.data())
def test_the_names_in_a_record_are_names_and_nothing_else(text: str, names: st.DataObject) -> None:
    """Nothing in a record is taken for a file, a format or code: names come back as they are."""
    count = text.split("\nseats: ")[1].split("\n")[0].count(" | ") + 1
    name = st.text(st.characters(codec="utf-8", exclude_characters="\n\r|"), max_size=30)
    plain = words.filter(lambda word: "|" not in word and "\r" not in word)
    given_names = [names.draw(name | plain) for _ in range(count)]
    head, rest = text.split("\nseats: ")
    changed = f"{head}\nseats: {' | '.join(given_names)}\n{rest.partition(chr(10))[2]}"
    assert load(changed).seats == tuple(given_names)


HUGE = {
    "one line": "#" * MAX_RECORD_CHARACTERS_COUNT,
    "one move": SAMPLES[0] + "0 " + "4S " * (MAX_RECORD_CHARACTERS_COUNT // 3 - 5000) + "\n",
    "empty lines": "#five-takes 1" + "\n" * MAX_RECORD_LINES_COUNT,
    "moves that are none": SAMPLES[0] + "0 \n" * MAX_RECORD_LINES_COUNT,
    "header lines": "#five-takes 1\n" + "game: take\n" * MAX_RECORD_LINES_COUNT,
    "an endless deck": SAMPLES[0].replace("---", "deck: " + "4S " * 1_300_000 + "\n---"),
    "endless names": SAMPLES[0].replace("Seat 0", "x | " * 900_000),
    "endless options": SAMPLES[0].replace("options: ", "options: " + "a=1 " * 900_000),
    "a long number": SAMPLES[0].replace("seed: 5", "seed: " + "5" * 3_000_000),
    "too much": "x" * 3 * MAX_RECORD_CHARACTERS_COUNT,
}


@pytest.mark.night
@each_of("what", HUGE)
def test_a_huge_record_costs_little_and_is_refused_in_a_sentence(what: str) -> None:
    with little_memory():
        try:
            _, fault = recover(HUGE[what])
        except InvalidRecord as error:
            fault = error
    assert fault is not None
    assert len(str(fault)) < LONGEST_FAULT


@each_of("game", GAMES, ids=lambda game: game.name)
@each_of("length", [MAX_MOVE_TEXT_LETTER_COUNT, MAX_MOVE_TEXT_LETTER_COUNT + 1, 1_000_000])
def test_a_long_text_is_no_move_and_is_not_said_again_at_length(game: object, length: int) -> None:
    match = load(SAMPLES[GAMES.index(game)])  # type: ignore[arg-type]
    for unit in ("4S ", "draw ", "0", "JK=4S ", "9", " "):
        for begin in ("", "lay ", "meld ", "add ", "take ", "play ", "discard "):
            text = (begin + unit * (length // len(unit) + 1))[:length]
            illegal = match.refusal(text)
            assert illegal is not None
            assert len(str(illegal.message)) < LONGEST_SENTENCE


def test_the_header_knows_no_key_that_could_name_a_file() -> None:
    assert HEADER_KEYS == (
        "game",
        "players",
        "seats",
        "options",
        "seed",
        "chance",
        "dealer",
        "deck",
    )
