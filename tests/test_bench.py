"""``bench``: every part gives a row for all that it measures.  Nothing is said of the figures."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai.levels import ALL_LEVELS
from game.core.game import Game
from game.games import GAMES
from game.games.taki.game import TAKI
from tests.bench import draw_pages, table
from tests.bench.measure import (
    bench_engine,
    bench_frames,
    bench_start,
    bench_thinking,
    coach,
    reasons,
)
from tests.bench.measure.program import busiest, command, contention, idle, window
from tests.bench.measure.program import input as latency
from tests.bench.measure.program.command import run
from tests.bench.measure.program.figures import Figures, percentile, spread

ROOT = Path(__file__).parents[1]
SIZE = (960, 600)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every part measure next to nothing, and show it nowhere."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for part, name, value in (
        (command, "NOISE_RUNS", 2),
        (command, "CONTENTION_SECONDS", 0.01),
        (bench_frames, "MOVES", 1),
        (busiest, "WALKS", 1),
        (busiest, "LONGEST", 12),
        (bench_engine, "SECONDS", 0.01),
        (idle, "SECONDS", 0.01),
        (idle, "SETTLED_SECONDS", 0.01),
        (bench_start, "RUNS", 1),
        (latency, "NOTICES", 1),
        (latency, "QUIET_SECONDS", 0.01),
        (window, "FRAME_INTERVAL_SECONDS", 0.1),
    ):
        monkeypatch.setattr(part, name, value)
    bench_frames._moments.cache_clear()


def chosen(*games: Game[Any, Any]) -> command.Chosen:
    return command.Chosen(games, [SIZE], 0.005, 1)


def measured(part: str, *games: Game[Any, Any]) -> Iterator[Figures]:
    for figures in command.PARTS[part](chosen(*games)):
        assert all(len(row) == len(figures.heads) for row in figures.rows)
        yield figures


@pytest.mark.night
def test_frames_have_the_largest_deal_the_largest_move_and_a_match_of_each_game() -> None:
    (figures,) = measured("frames", *GAMES)
    *rows, pages = figures.rows
    assert pages[0] == "pages that come up"
    for game in GAMES:
        names = [row[0] for row in rows if row[0].startswith(f"{game.title}: ")]
        assert [name.rpartition(" ")[2] for name in names] == ["dealt", "moved", "moves"]
    assert all(int(row[1]) > 0 for row in rows)


@pytest.mark.night
def test_frames_beside_a_thinking_process_come_with_and_without_its_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By a clock that goes on by a millisecond at every look: a busy machine may lose it all."""
    looks = count()
    monkeypatch.setattr(contention, "perf_counter", lambda: next(looks) / 1000)
    monkeypatch.setattr(contention, "sleep", lambda seconds: None)
    (figures,) = measured("contention", GAMES[0], GAMES[1])
    names = [row[0].rpartition(": ")[2] for row in figures.rows]
    assert names == ["nobody thinks", "while an expert thinks"] * 2
    assert all(int(row[1]) > 0 for row in figures.rows)


def test_the_largest_moment_is_a_move_that_can_be_made() -> None:
    for game in GAMES:
        seats = [f"Seat {seat}" for seat in range(game.players[1])]
        deal, move = busiest.largest_deal(game, seats), busiest.largest_move(game, seats)
        assert int(deal.name.split()[0]) >= game.players[1]
        for moment in (deal, move):
            assert moment.move is None or moment.match.refusal(moment.move) is None


@pytest.mark.night
def test_input_is_measured_at_every_table_and_picking_where_there_is_a_hand() -> None:
    (figures,) = measured("input", *GAMES)
    names = [row[0] for row in figures.rows]
    for game in GAMES:
        assert f"{game.title}: hovering" in names
    assert sum("picking" in name for name in names) == len(GAMES) - 1
    assert "noticing" in names[-1]


@pytest.mark.night("idle-1", "start-4")
@pytest.mark.parametrize(("part", "rows"), [("start", 4), ("idle", 1), ("memory", 4), ("moves", 1)])
def test_a_part_has_its_rows(part: str, rows: int) -> None:
    (figures,) = measured(part, GAMES[0])
    assert len(figures.rows) == rows


def test_thinking_has_a_row_for_each_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_thinking, "_seconds", lambda game, view, level: (0.0, 0.0))
    for figures in measured("thinking", *GAMES):
        assert len(figures.rows) == len(GAMES) * len(ALL_LEVELS)


def test_a_lead_has_its_reason_and_a_hint_is_told_in_words() -> None:
    (lead,) = reasons.leads(TAKI, 1, 40)
    assert lead.seconds > 0 and bool(lead.outcome) == (lead.explained > 0)
    view = next(coach.decisions(TAKI, 1))
    assert " | That puts your chances at " in reasons.hint(TAKI, view, reasons.advised(TAKI, view))


def test_memory_is_told_where_the_system_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bench.measure.program.machine.resident", lambda: None)
    (figures,) = measured("memory", GAMES[0])
    assert {row[1] for row in figures.rows} == {"not told"}


@pytest.mark.night
def test_the_command_names_the_machine_and_prints_the_parts_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["--only", "moves,idle", "--game", GAMES[0].name]) == 0
    said = capsys.readouterr().out
    assert "core" in said and "SDL" in said and "a fixed sum takes" in said
    assert said.index("Random moves") < said.index("An idle table")
    assert "Start" not in said
    assert said.count(str(GAMES[0].title)) == 2


@pytest.mark.parametrize(
    "wrong", [["--only", "nothing"], ["--size", "large"], ["--minutes", "0"], ["--game", "chess"]]
)
def test_wrong_arguments_are_told_so(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(wrong)
    assert ended.value.code == 2
    assert wrong[0].removeprefix("--") in capsys.readouterr().err or wrong[0] == "--minutes"


@pytest.mark.night
def test_without_what_draws_a_window_the_rest_is_measured() -> None:
    program = (
        "import sys; sys.modules['pygame'] = None\n"
        "from tests.bench.measure import bench_engine\n"
        "from tests.bench.measure.program import command\n"
        "bench_engine.SECONDS, command.NOISE_RUNS = 0.01, 2\n"
        "command.run(['--only', 'frames,moves'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "frames: left out, it needs the window" in done.stdout
    assert "Random moves" in done.stdout


def test_figures_are_lined_up_under_their_heads() -> None:
    figures = Figures("A title", ("", "count"), [("long name", "7"), ("x", "1,000")], "A note.")
    assert list(figures.lines()) == [
        "A title",
        "             count",
        "  long name      7",
        "  x          1,000",
        "  A note.",
    ]


def test_the_spread_is_the_median_a_late_value_and_the_longest() -> None:
    assert spread([number / 1000 for number in range(1, 101)]) == ("51.0", "100", "100")
    assert spread([]) == ("0.0", "0.0", "0.0")
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0


def test_the_tables_of_the_readme_are_up_to_date() -> None:
    assert table.written() == table.generated(), "run python -m tests.bench.table --write"


def test_every_result_names_its_figure_sample_commit_and_command() -> None:
    fields = {"area", "table", "what", "column", "figure", "unit", "noise", "n"}
    fields |= {"date", "commit", "machine", "command"}
    for line, one in enumerate(table.results(), 1):
        assert fields <= set(one), f"line {line} lacks {fields - set(one)}"
        module = one["command"].partition("-m tests.bench.")[2].split(" ")[0]
        file = table.FOLDER / f"{module.replace('.', '/')}.py"
        assert not module or file.exists(), f"line {line}: {module}"


def test_the_results_of_the_levels_are_those_that_ratings_stand_on() -> None:
    for game in GAMES:
        file = ROOT / "game/games" / game.name / "bot/data/levels.json"
        for level in json.loads(file.read_text(encoding="utf-8"))["results"]:
            by = "measure.levels" if "measure.levels" in level["command"] else "game arena"
            (figure,) = (
                one["figure"]
                for one in table.results()
                if one["column"] == str(game.title)
                and one["what"].startswith(f"{level['level']} against")
                and by in one["command"]
            )
            assert abs(figure - 100 * level["wins"] / level["matches"]) < 0.06


def test_pages_are_drawn_at_three_sizes(tmp_path: Path) -> None:
    program = "from tests.bench.draw_pages import main; main()"
    command = [sys.executable, "-c", program, "--only", "licence", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    made = {file.name: pygame.image.load(file).get_size() for file in tmp_path.iterdir()}
    assert made == {f"licence {wide}x{high}.png": (wide, high) for wide, high in draw_pages.SIZES}
