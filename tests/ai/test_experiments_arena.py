"""The arena: whole matches between levels, and the table of who won them."""

import pytest

from game.cli import experiments
from game.cli.experiments import Standing, compete, table
from game.core.illegal import InvalidSetup
from game.games.takeaway.bot.knowledge import TakeawayBot
from game.games.takeaway.game import TAKEAWAY

OPTIONS = TAKEAWAY.options_type.from_text("rounds=1")


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that take little time."""
    quick = tuple(row._replace(playouts=2) for row in TAKEAWAY.bot.skills)
    monkeypatch.setattr(TakeawayBot, "skills", quick)


def test_every_match_has_one_win_to_share() -> None:
    standings = compete(TAKEAWAY, ["medium", "easy", "easy"], OPTIONS, 30, 1)
    assert [one.level for one in standings] == ["medium", "easy"]
    assert [one.seats for one in standings] == [1, 2]
    assert all(one.matches == 30 for one in standings)
    assert sum(one.wins for one in standings) == pytest.approx(30)
    assert sum(one.points for one in standings) == 30 * 52


def test_the_same_tournament_has_the_same_outcome() -> None:
    levels = ["medium", "easy"]
    one, other, another = (compete(TAKEAWAY, levels, OPTIONS, 6, seed, 160) for seed in (1, 1, 2))
    assert one == other
    assert one != another


def test_each_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, list[str]]] = []

    def play(game: object, setup: object, seated: list[str], *_: object) -> object:
        seen.append((setup.seed, seated))  # type: ignore[attr-defined]
        return [1, 0, 0], [0]

    monkeypatch.setattr(experiments, "_play", play)
    compete(TAKEAWAY, ["hard", "medium", "easy"], OPTIONS, 7, 1)
    seats = [seated for _, seated in seen[:3]]
    assert seats == [
        ["hard", "medium", "easy"],
        ["medium", "easy", "hard"],
        ["easy", "hard", "medium"],
    ]
    deals = [seed for seed, _ in seen]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[5] != deals[6]


def test_a_shared_win_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiments, "_play", lambda *_: ([26, 26], [0, 1]))
    standings = compete(TAKEAWAY, ["medium", "easy"], OPTIONS, 2, 1)
    assert [one.wins for one in standings] == [1.0, 1.0]


def test_matches_that_cannot_be_set_up_are_refused() -> None:
    with pytest.raises(InvalidSetup):
        compete(TAKEAWAY, ["easy"] * 5, OPTIONS, 1, 1)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 50, 0.0, 0.0713),
        (50, 50, 0.9287, 1.0),
        (3, 10, 0.1078, 0.6032),
    ],
)
def test_the_interval_is_wilsons(wins: float, matches: int, low: float, high: float) -> None:
    found = Standing("hard", 1, matches, wins).interval
    assert found == pytest.approx((low, high), abs=1e-4)


def test_a_level_that_has_not_played_has_won_nothing_and_everything_is_possible() -> None:
    standing = Standing("hard", 1)
    assert (standing.share, standing.mean, standing.interval) == (0.0, 0.0, (0.0, 1.0))


def test_the_table_has_a_line_a_level() -> None:
    text = table([Standing("hard", 1, 50, 20.5, 1000), Standing("easy", 3, 50, 29.5, 1600)])
    lines = text.splitlines()
    assert len(lines) == 3
    assert lines[1].split() == [
        "hard",
        "1",
        "20.5",
        "41.0%",
        "28.5%",
        "-",
        "54.8%",
        "25.0%",
        "20.0",
    ]
    assert lines[2].split()[-2:] == ["75.0%", "10.7"]
    assert len({len(line) for line in lines}) == 1


def test_the_word_prints_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--game takeaway --players 4 --levels medium,easy --matches 4 --options rounds=1"
    assert experiments.run_arena(words.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Takeaway, 4 players, 4 matches, seed 1"
    assert [line.split()[:2] for line in lines[2:]] == [["medium", "2"], ["easy", "2"]]


@pytest.mark.parametrize(
    "words",
    [
        "", "--game takeaway", "--levels easy", "--game bridge --levels easy,easy",
        "--game takeaway --levels easy,genius", "--game takeaway --levels easy",
        "--game takeaway --levels easy --players 9", "--game takeaway --levels easy, --players 3",
        "--game takeaway --levels easy,easy,easy --players 2",
        "--game takeaway --levels easy,easy --matches 0",
        "--game takeaway --levels easy,easy --playouts -1",
        "--game takeaway --levels easy,easy --options rounds=0",
    ],
)  # fmt: skip
def test_wrong_words_end_with_a_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        experiments.run_arena(words.split())
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "error:" in told.err
