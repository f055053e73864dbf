"""What a record comes to, read without keeping the positions it went through."""

from datetime import datetime, timedelta, timezone
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.record import InvalidRecord
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match, recover
from game.match.record_notes import AGAIN
from game.match.summary import Summary, places, summary_of, summed
from tests.together import each_of

SEATS = ("You", "Ada (hard)", "Max (easy)")
WHEN = datetime(2026, 11, 21, 23, 59, 58, tzinfo=timezone(timedelta(hours=-9, minutes=-30)))
SHORT: dict[str, dict[str, object]] = {"target": {"target": 100}, "rounds": {"rounds": 2}}


def short(game: Game[Any, Any]) -> dict[str, object]:
    """Options with which a match does not last long."""
    for values in SHORT.values():
        if all(
            one.values.allows(values[one.name])
            for one in game.options_type.described()
            if one.name in values
        ) and any(one.name in values for one in game.options_type.described()):
            return values
    return {}


def played(game: Game[Any, Any], seed: int = 3, secret: bool = True) -> Match:
    """A whole match, with cuts and notes."""
    match = Match(game, game.setup(3, short(game), seed, secret=secret), SEATS)
    match.notes.begin(WHEN)
    if secret:
        match.cut(7)
    rng, cut = Random(seed), 1
    while not match.state.over:
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
        if secret and len(match.state.rounds) == cut and not match.state.over:
            match.cut(5 + cut)
            cut += 2
    match.notes.played(len(match.moves), 754)
    match.notes.hint(len(match.moves))
    return match


def read(text: str) -> Summary:
    """The summary of a record, all of it at once."""
    reading = summed(text)
    while True:
        try:
            next(reading)
        except StopIteration as end:
            summary: Summary = end.value
            return summary


@each_of("game", GAMES, ids=lambda game: game.name)
def test_a_record_comes_to_what_its_match_comes_to(game: Game[Any, Any]) -> None:
    match = played(game)
    summary = read(match.sealed_record())
    assert summary == summary_of(match)
    assert summary.over and summary.decided and summary.counts
    assert summary.scores == tuple(match.state.scores)
    assert summary.winners == match.state.winners
    assert summary.moves == len(match.moves)
    assert len(summary.points) == summary.rounds == len(match.state.rounds)
    assert (summary.begun, summary.seconds, summary.hints) == (WHEN.isoformat(), 754, 1)
    assert summary.assisted
    assert Summary.unpacked(summary.packed()) == summary


@pytest.mark.night
@each_of("game", GAMES, ids=lambda game: game.name)
def test_what_cannot_be_replayed_to_its_end_has_no_summary(game: Game[Any, Any]) -> None:
    text = played(game).sealed_record()
    lines = text.splitlines(True)
    rng = Random(5)
    damaged = 0
    for _ in range(25):
        place = rng.randrange(len(lines))
        if lines[place].startswith(("#", "cut", "seats", "---")):
            continue
        cut = "".join([*lines[:place], lines[place][: len(lines[place]) // 2] + "\n",
                       *lines[place + 1 :]])  # fmt: skip
        try:
            fault = recover(cut)[1]
        except InvalidRecord as error:
            fault = error
        if fault is None:
            assert read(cut)
            continue
        damaged += 1
        with pytest.raises(InvalidRecord) as found:
            read(cut)
        assert found.value.line == fault.line
    assert damaged


def test_a_record_without_its_last_line_is_not_over_and_counts_nowhere() -> None:
    match = played(TAKEAWAY)
    lines = match.record().splitlines(True)
    summary = read("".join(lines[:-1]))
    assert not summary.over and not summary.decided and not summary.counts
    assert summary.winners == ()


def test_a_match_that_was_given_up_is_lost() -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(3, {}, 3), SEATS)
    match.notes.give_up(0)
    summary = read(match.sealed_record())
    assert (summary.decided, summary.counts, summary.over, summary.share) == (True, True, False, 0)


def test_a_shared_win_is_a_part_of_one() -> None:
    summary = summary_of(played(TAKEAWAY))
    shared = Summary.unpacked([*summary.packed()])
    won = {name: getattr(shared, name) for name in shared.__slots__}
    assert Summary(**{**won, "winners": (0, 1)}).share == 0.5
    assert Summary(**{**won, "winners": (0,)}).share == 1.0
    assert Summary(**{**won, "winners": (1, 2)}).share == 0.0


@pytest.mark.parametrize("mode", ["lesson taki-1", "puzzle 7", "from-here"])
def test_what_is_no_match_of_its_own_counts_nowhere(mode: str) -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(3, {}, 3), SEATS)
    match.notes.begin(WHEN, mode)
    match.notes.give_up(0)
    assert not read(match.sealed_record()).counts


@pytest.mark.parametrize("mode", ["", "again", "day 2026-11-21"])
def test_every_other_match_counts(mode: str) -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(3, {}, 3), SEATS)
    match.notes.begin(WHEN, mode)
    match.notes.give_up(0)
    assert read(match.sealed_record()).counts


def test_data_that_is_no_summary_is_told_from_one() -> None:
    packed = summary_of(played(TAKEAWAY)).packed()
    for wrong in (packed[:-1], [*packed, 1], [3, *packed[1:]], [*packed[:7], "x", *packed[8:]]):
        with pytest.raises(ValueError):
            Summary.unpacked(wrong)


def test_places_are_shared_by_those_who_are_level() -> None:
    match = played(TAKEAWAY)
    match.state.scores[:] = [10, 30, 10]
    match.state.winners = (1,)  # type: ignore[assignment]
    assert places(TAKEAWAY, match.state) == (2, 1, 2)


@pytest.mark.parametrize(("line", "after"), [("cut 900", 0), ("cut 5", 3), ("cut 900", 3)])
def test_a_cut_that_cannot_be_made_is_found_where_replaying_finds_it(line: str, after: int) -> None:
    """In the middle of a round, or of more cards than there are."""
    match = Match(TAKEAWAY, TAKEAWAY.setup(3, {}, 3), SEATS)
    for _ in range(6):
        match.play(match.moves_now()[0])
    lines = match.record().splitlines(True)
    place = lines.index("---\n") + 1 + after
    text = "".join([*lines[:place], f"{line}\n", *lines[place:]])
    fault = recover(text)[1]
    assert fault is not None
    with pytest.raises(InvalidRecord) as found:
        read(text)
    assert found.value.line == fault.line


# Whether the cards were known.


def noted(known: bool | None, mode: str = "", secret: bool = True, begun: bool = True) -> Summary:
    """The summary of a match that was given up at once."""
    match = Match(TAKEAWAY, TAKEAWAY.setup(2, {}, 7, secret=secret))
    if begun:
        match.notes.begin(WHEN, mode, known)
    match.notes.give_up(0)
    summary = read(match.sealed_record())
    assert summary == summary_of(match)
    return summary


def test_what_a_record_notes_of_its_cards_is_right() -> None:
    for secret in (True, False):
        assert noted(True, secret=secret).known
        assert not noted(False, secret=secret).known
    assert noted(True, "day 2026-11-21").known


def test_the_cards_of_an_older_record_were_known_if_it_was_played_again_or_had_a_number() -> None:
    assert not noted(None).known
    assert noted(None, AGAIN).known
    assert noted(None, secret=False).known
    assert not noted(None, "day 2026-11-21").known


def test_a_record_from_before_there_were_secret_deals_knows_nothing_of_its_cards() -> None:
    assert not noted(None, secret=False, begun=False).known
