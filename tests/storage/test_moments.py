"""The best moments: found in the records once, kept, and found again where the file is damaged."""

from datetime import timedelta
from pathlib import Path

import pytest

from game.core.event import PERSON_SEAT
from game.features.moments import best_moments
from game.features.moments.best_moments import (
    MAX_MOMENT_WORTH_POINTS,
    MIN_MOMENT_CARD_COUNT,
    MOMENTS_FILE,
    BestMoments,
)
from game.games import GAMES_BY_NAME
from game.match.match import load
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from game.text.message import told
from tests import archive


def shelf_with(folder: Path, count: int = 6) -> MatchStore:
    """So many finished matches of Take, all read."""
    match_store = MatchStore(Profile(folder))
    match_store.finished.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        when = archive.LAST - timedelta(days=number)
        text = archive.played(GAMES_BY_NAME["take"], number, 3, when)
        (match_store.finished / f"take-{number}.record").write_text(text, encoding="utf-8")
    read(match_store)
    return match_store


def read(match_store: MatchStore) -> None:
    match_store.match_index.look()
    while match_store.match_index.step():
        pass


def found(match_store: MatchStore, folder: Path) -> BestMoments:
    moments = BestMoments(Profile(folder), match_store.match_index)
    while moments.step():
        pass
    return moments


def test_the_best_moment_is_a_move_of_the_player_that_takes_cards(tmp_path: Path) -> None:
    match_store = shelf_with(tmp_path)
    moments = found(match_store, tmp_path)
    best = moments.best()
    assert best is not None and best == moments.best("take") and moments.best("taki") is None
    match = load((match_store.finished / best.record).read_text(encoding="utf-8"))
    assert match.game.name == best.game and match.moves[best.at][0] == PERSON_SEAT
    assert len(best.cards) >= MIN_MOMENT_CARD_COUNT
    assert 0 < best.worth <= MAX_MOMENT_WORTH_POINTS
    assert told(best.said).startswith("You ")


def test_the_largest_of_several_moments_is_the_best(tmp_path: Path) -> None:
    match_store = shelf_with(tmp_path, 0)
    text = archive.played(GAMES_BY_NAME["takeaway"], 3, 3, archive.LAST)
    (match_store.finished / "takeaway-3.record").write_text(text, encoding="utf-8")
    read(match_store)
    best, match = found(match_store, tmp_path).best(), load(text)
    worths = set()
    for at, (seat, move) in enumerate(match.moves):
        alone = best_moments._Watcher("", match.game, match.seats)
        alone.see(match.after(at), seat, match.game.parse(move))
        if alone.best is not None:
            worths.add(alone.best.worth)
    assert len(worths) > 1
    assert best is not None and best.worth == max(worths)


def test_a_match_that_does_not_count_has_no_moment(tmp_path: Path) -> None:
    match_store = shelf_with(tmp_path, 2)
    text = archive.played(GAMES_BY_NAME["take"], 2, 3, archive.LAST, "from-here 20261118-200000")
    (match_store.finished / "take-2.record").write_text(text, encoding="utf-8")
    read(match_store)
    found(match_store, tmp_path)
    assert "take-1.record" in (tmp_path / MOMENTS_FILE).read_text()
    assert "take-2.record" not in (tmp_path / MOMENTS_FILE).read_text()


def test_a_record_is_replayed_once_and_after_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_store = shelf_with(tmp_path)
    best = found(match_store, tmp_path).best()
    replayed: list[str] = []
    plain = BestMoments._replayed

    def noted(self: BestMoments, entry: best_moments.IndexEntry) -> object:
        replayed.append(entry.name)
        return plain(self, entry)

    monkeypatch.setattr(BestMoments, "_replayed", noted)
    assert found(match_store, tmp_path).best() == best
    assert replayed == []
    (match_store.finished / "take-0.record").write_text(
        archive.played(GAMES_BY_NAME["take"], 77, 2, archive.LAST),
        encoding="utf-8",
    )
    read(match_store)
    found(match_store, tmp_path)
    assert replayed == ["take-0.record"]


def test_a_damaged_line_is_found_again_and_a_deleted_record_has_no_moment(tmp_path: Path) -> None:
    match_store = shelf_with(tmp_path)
    best = found(match_store, tmp_path).best()
    assert best is not None
    file = tmp_path / MOMENTS_FILE
    for damage in ("", "nonsense\n", file.read_text().replace(best.record, "take-x.record")):
        file.write_text(damage)
        assert found(match_store, tmp_path).best() == best
    (match_store.finished / best.record).unlink()
    read(match_store)
    other = found(match_store, tmp_path).best()
    assert other is not None and other.record != best.record
    assert best.record not in file.read_text()
