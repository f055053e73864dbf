"""The tally of rivals: what a slow count over the same records comes to, kept and made again."""

from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.event import PERSON_SEAT, EventKind, Seat
from game.core.game import Game
from game.core.table_values import DeedKind, HighlightKind
from game.features.moments.best_moments import MOMENTS_FILE, BestMoments, names_of
from game.features.moments.deed_tally import DeedWatcher
from game.features.rivals.rivals import RECENT_RIVAL_DAYS, Rivals
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match, load
from game.match.summary import UNCOUNTED_MODES
from game.storage.checked_lines import checked_json
from tests import archive
from tests.games.take.positions import position
from tests.rivals.rivalries import SEATS, Shelf, finished

TAKE, TAKI = GAMES_BY_NAME["take"], GAMES_BY_NAME["taki"]
RIVAL = "Max"
MAX_SEAT = Seat(1)
Counted = Counter[tuple[DeedKind, Seat, Seat]]


def of_highlights(match: Match, kinds: dict[HighlightKind, DeedKind]) -> Counted:
    """What the table stages as highlights of these kinds."""
    found: Counted = Counter()
    table, names = match.game.table, names_of(match.seats)
    assert table is not None
    for at, (_, move) in enumerate(match.moves):
        state = match.after(at)
        for event in state.clone().apply(match.game.parse(move)):
            shown = table.highlight(state, event, match.game.event_kind(event), names)
            if shown is None or shown.sort not in kinds:
                continue
            if shown.actor is not None and shown.victim is not None:
                found[kinds[shown.sort], shown.actor, shown.victim] += 1
    return found


def of_stacks(match: Match) -> Counted:
    """Stacks that lay before another player, from the text of the moves."""
    found: Counted = Counter()
    for at, (seat, move) in enumerate(match.moves):
        word, _, slot = move.partition(" ")
        if word == "take":
            owner = match.after(at).owner[int(slot)]
            if owner not in (None, seat):
                found[DeedKind.CAPTURE, seat, Seat(owner)] += 1
    return found


def of_last_cards(match: Match) -> Counted:
    """Broken +3s, and goings out with the hands that were left, from the states."""
    found: Counted = Counter()
    for at, (seat, move) in enumerate(match.moves):
        state = match.after(at)
        after = state.clone()
        events = after.apply(match.game.parse(move))
        if any(event.name == "break" for event in events):
            found[DeedKind.BREAK, seat, Seat(state.by)] += 1
        if len(after.rounds) > len(state.rounds) and after.rounds[-1]["out"] is not None:
            out = Seat(after.rounds[-1]["out"])
            for other in range(len(match.seats)):
                if other != out:
                    found[DeedKind.OUT, out, Seat(other)] += 1
                    if len(state.hands[other]) == 1:
                        found[DeedKind.LAST_CARD, out, Seat(other)] += 1
    return found


def of_rounds(match: Match) -> Counted:
    """Goings out, from the rounds of the match at its end."""
    found: Counted = Counter()
    for one in match.state.rounds:
        if one["out"] is not None:
            for other in range(len(match.seats)):
                if other != one["out"]:
                    found[DeedKind.CAUGHT, Seat(one["out"]), Seat(other)] += 1
    return found


def slowly(match: Match) -> Counted:
    """All deeds in a match, counted in another way than the program does."""
    match match.game.name:
        case "take":
            kinds = {HighlightKind.TAKE: DeedKind.TAKE, HighlightKind.JOIN: DeedKind.TAKE}
            return of_highlights(match, kinds)
        case "rummy500":
            return of_highlights(match, {HighlightKind.CALL: DeedKind.CALL})
        case "takeaway":
            return of_stacks(match)
        case "taki":
            return of_last_cards(match)
        case _:
            return of_rounds(match)


KINDS = {
    "take": {DeedKind.TAKE},
    "takeaway": {DeedKind.CAPTURE},
    "rummy500": {DeedKind.CALL},
    "taki": {DeedKind.BREAK, DeedKind.OUT, DeedKind.LAST_CARD},
    "texas": {DeedKind.CAUGHT},
}
"""The deeds of each game."""
FIRST_SEEDS = {"take": 10}
"""Seeds from which a dozen matches have all deeds; in those of Take two runs are taken at once."""


def ahead(match: Match, seat: Seat) -> int:
    """Who of the player and another came before: the winner, else who has the better points."""
    winners, scores = match.state.winners or (), match.state.scores
    table = match.game.table
    better = -1 if table is not None and table.lowest_wins else 1
    own, other = ((one in winners, better * scores[one]) for one in (PERSON_SEAT, seat))
    return 0 if own == other else 1 if own > other else -1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_tally_equals_a_slow_count_over_the_same_records(
    game: Game[Any, Any], tmp_path: Path
) -> None:
    shelf = Shelf(tmp_path)
    matches = [load(text) for text in shelf.fill(game, 12, FIRST_SEEDS.get(game.name, 0))]
    rivals = shelf.read()
    whole: Counted = sum(map(slowly, matches), Counter())
    assert {kind for kind, _, _ in whole} == KINDS[game.name]
    for seat, name in ((Seat(1), "Max"), (Seat(2), "Ada")):
        found = rivals.rivalry(name, game.name)
        assert found is not None and len(found.encounters) == 12
        for kind in DeedKind:
            assert found.your_count(kind) == whole[kind, PERSON_SEAT, seat]
            assert found.their_count(kind) == whole[kind, seat, PERSON_SEAT]
        assert [one.ahead for one in found.encounters] == [ahead(match, seat) for match in matches]
        winners = [match.state.winners or () for match in matches]
        won = [(PERSON_SEAT in one) - (seat in one) for one in winners]
        assert [one.won for one in found.encounters] == won


def test_the_points_that_somebody_is_caught_with_are_those_of_their_arranged_hand(
    tmp_path: Path,
) -> None:
    shelf, game = Shelf(tmp_path), GAMES_BY_NAME["texas"]
    matches = [load(text) for text in shelf.fill(game, 5)]
    found = shelf.read().rivalry(RIVAL, game.name)
    rounds = [one for match in matches for one in match.state.rounds if one["out"] == MAX_SEAT]
    assert found is not None and rounds
    points = max(one["arranged"][PERSON_SEAT]["points"] for one in rounds)
    assert found.their_largest_size(DeedKind.CAUGHT) == points > 0


def test_the_largest_stack_of_a_match_is_the_largest(tmp_path: Path) -> None:
    shelf, game = Shelf(tmp_path), GAMES_BY_NAME["takeaway"]
    matches = [load(text) for text in shelf.fill(game, 4)]
    found = shelf.read().rivalry(RIVAL, game.name)
    assert found is not None
    for match, one in zip(matches, found.encounters, strict=True):
        sizes: dict[Seat, list[int]] = {PERSON_SEAT: [], MAX_SEAT: []}
        for at, (seat, move) in enumerate(match.moves):
            word, _, slot = move.partition(" ")
            state = match.after(at)
            if word == "take" and {seat, state.owner[int(slot)]} == sizes.keys():
                sizes[seat].append(len(state.slots[int(slot)]))
        for deeds, seat in ((one.yours, PERSON_SEAT), (one.theirs, MAX_SEAT)):
            assert [deed.largest for deed in deeds] == sorted(sizes[seat])[-1:]


def test_what_opponents_do_to_each_other_is_not_kept(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.fill(TAKE, 3, 10)
    shelf.read()
    deeds = shelf.opened[0].deeds("take-0.record")
    assert deeds and all(PERSON_SEAT in (one.actor, one.victim) for one in deeds)


def test_a_rival_is_told_of_from_the_third_match_on(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.fill(TAKE, 2)
    assert shelf.read().rivalry(RIVAL, "take") is None
    shelf.keep("take-x", finished(TAKE, 77))
    rivals = shelf.read()
    assert rivals.rivalry(RIVAL, "take") is not None
    assert rivals.line(RIVAL, "take") is not None
    assert rivals.line(RIVAL, "taki") is None and rivals.line("Zora", "take") is None


def test_nothing_is_told_while_a_record_is_unread(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.fill(TAKE, 4)
    assert shelf.read().complete
    shelf.match_store.match_index.look()
    rivals = shelf.opened[1]
    assert not rivals.complete and rivals.rivalry(RIVAL, "take") is None
    assert rivals.recent(archive.LAST.date()) is None


def test_a_deleted_match_leaves_the_tally(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    matches = [load(text) for text in shelf.fill(TAKE, 4)]
    shelf.read()
    (shelf.match_store.finished / "take-1.record").unlink()
    del matches[1]
    for again in (False, True):
        found = shelf.read(again).rivalry(RIVAL, "take")
        whole: Counted = sum(map(slowly, matches), Counter())
        assert found is not None and len(found.encounters) == 3
        assert found.your_count(DeedKind.TAKE) == whole[DeedKind.TAKE, PERSON_SEAT, MAX_SEAT]
        assert found.their_count(DeedKind.TAKE) == whole[DeedKind.TAKE, MAX_SEAT, PERSON_SEAT]
    assert "take-1.record" not in (tmp_path / MOMENTS_FILE).read_text()


def test_a_copy_counts_once(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    texts = shelf.fill(TAKE, 3)
    before = shelf.read().rivalry(RIVAL, "take")
    shelf.keep("take-copy", texts[0])
    assert before is not None
    assert shelf.read().rivalry(RIVAL, "take") == before


def test_only_matches_that_statistics_count_are_counted(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for number, mode in enumerate(sorted(UNCOUNTED_MODES)):
        shelf.keep(f"take-{number}", finished(TAKE, number, mode=f"{mode} x"))
    shelf.fill(TAKI, 3)
    rivals = shelf.read()
    assert rivals.rivalry(RIVAL, "take") is None and rivals.rivalry(RIVAL, "taki") is not None
    shelf.keep("taki-0", finished(TAKI, 0, mode="lesson x"))
    assert shelf.read().rivalry(RIVAL, "taki") is None


def test_a_match_given_up_counts_as_coming_behind_and_nobody_won_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for number in range(3):
        when = archive.LAST - timedelta(days=number)
        shelf.keep(f"take-{number}", finished(TAKE, number, when, given_up=True))
    found = shelf.read().rivalry(RIVAL, "take")
    assert found is not None
    assert [(one.ahead, one.won) for one in found.encounters] == [(-1, 0)] * 3


def test_a_character_at_two_seats_is_nobodys_rival(tmp_path: Path) -> None:
    shelf, seats = Shelf(tmp_path), (*SEATS, "Max (hard)")
    for number in range(3):
        when = archive.LAST - timedelta(days=number)
        shelf.keep(f"take-{number}", finished(TAKE, number, when, seats=seats))
    rivals = shelf.read()
    assert rivals.rivalry(RIVAL, "take") is None and rivals.rivalry("Ada", "take") is not None


def test_a_damaged_file_is_noted_and_made_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.fill(TAKE, 3)
    whole = shelf.read().rivalry(RIVAL, "take")
    file = tmp_path / MOMENTS_FILE
    text = file.read_text()
    assert not shelf.damaged
    assert shelf.read(again=True).rivalry(RIVAL, "take") == whole and not shelf.damaged
    first, second, *_ = text.splitlines()
    made_up = checked_json(["take-0.record", "x", None, [["no such deed", 0, 1, 1, 1]]])
    for damage in (
        "nonsense\n",
        text.replace("take-1.record", "take-x.record"),
        text[:-9],
        f"{first}\n{made_up}\n{second}\n",
        f"{first}\n{checked_json(['take-0.record', 'x', None, [['taken', 0, 1, -1, 1]]])}\n",
    ):
        file.write_text(damage)
        assert shelf.read(again=True).rivalry(RIVAL, "take") == whole
        assert shelf.damaged
        assert file.read_text().count("\n") == text.count("\n")
        assert shelf.read(again=True).rivalry(RIVAL, "take") == whole and not shelf.damaged


def test_a_file_of_another_version_is_made_again_without_a_word(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.fill(TAKE, 3)
    whole = shelf.read().rivalry(RIVAL, "take")
    old = [["five-takes moments", 1], ["take-0.record", "0", None]]
    (tmp_path / MOMENTS_FILE).write_text("".join(f"{checked_json(one)}\n" for one in old))
    assert shelf.read(again=True).rivalry(RIVAL, "take") == whole and not shelf.damaged


def test_a_record_is_replayed_once_for_its_moment_and_its_deeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path)
    shelf.fill(TAKE, 3)
    replayed = []
    plain = BestMoments._replayed
    monkeypatch.setattr(
        BestMoments, "_replayed", lambda self, one: replayed.append(one.name) or plain(self, one)
    )
    shelf.read()
    assert len(replayed) == 3
    shelf.read(again=True)
    assert len(replayed) == 3


def test_the_rival_of_the_start_page_is_the_one_of_the_last_thirty_days(tmp_path: Path) -> None:
    shelf, today = Shelf(tmp_path), archive.LAST.date()
    two = ("You", "Noor (easy)")
    for number in range(3):
        recent, old = (archive.LAST - timedelta(days=days + number) for days in (1, 40))
        shelf.keep(f"taki-{number}", finished(TAKI, number, recent, seats=two))
        for more in range(2):
            shelf.keep(f"take-{number}-{more}", finished(TAKE, 9 * number + more, old))
    rivals = shelf.read()
    found = rivals.recent(today)
    assert found is not None and (found.who, found.game) == ("Noor", "taki")
    later = rivals.recent(today + timedelta(days=RECENT_RIVAL_DAYS + 5))
    assert later is None
    earlier = rivals.recent(today - timedelta(days=RECENT_RIVAL_DAYS))
    assert earlier is not None and earlier.game == "take"


def greetings(rivals: Rivals, seats: tuple[str, ...], game: str) -> set[Seat]:
    found = [rivals.greeting(seats, game, Random(seed)) for seed in range(20)]
    return {one[0] for one in found if one is not None}


def test_one_of_the_known_opponents_greets(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.fill(TAKE, 3)
    rivals = shelf.read()
    assert greetings(rivals, SEATS, "take") == {1, 2}
    assert greetings(rivals, ("You", "Zora (easy)", "Max (expert)"), "take") == {2}
    assert greetings(rivals, ("You", "Zora (easy)"), "take") == set()
    assert greetings(rivals, SEATS, "taki") == set()


def done(low: int, high: int) -> list[tuple[int, int, int]]:
    """Whose runs of these owners a double take takes, how many, and the points of the largest."""
    state = position(["6D 9S", "4H", "KC"], [(low, "2D 3D 4D 5D"), (high, "7D 8D 9D")])
    watcher = DeedWatcher(TAKE)
    watcher.see(state, state.clone().apply(TAKE.parse("add 6D to M1+M2")))
    counts = watcher.counts()
    assert {(one.kind, one.actor) for one in counts} <= {(DeedKind.TAKE, PERSON_SEAT)}
    return [(one.victim, one.times, one.largest) for one in counts]


def test_a_double_take_takes_the_runs_of_others() -> None:
    assert done(1, 2) == [(1, 1, 20), (2, 1, 15)]
    assert done(1, 1) == [(1, 2, 20)]
    assert done(0, 2) == [(2, 1, 15)]
    assert done(1, 0) == [(1, 1, 20)]
    assert done(0, 0) == []


def test_no_deed_is_of_a_player_to_themselves() -> None:
    for game in GAMES:
        match = load(finished(game, 18))
        table = game.table
        assert table is not None
        for at, (_, move) in enumerate(match.moves):
            state = match.after(at)
            for event in state.clone().apply(game.parse(move)):
                kind: EventKind = game.event_kind(event)
                deeds = list(table.deeds(state, event, kind))
                assert all(one.actor != one.victim and one.size >= 0 for one in deeds)
