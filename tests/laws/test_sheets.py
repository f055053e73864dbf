"""Every game has a sheet: its rows fit its columns, and its sums are those of the match."""

import csv
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.game import Game
from game.core.sheet import TOTAL_CELL
from game.features.sheets.sheet_text import csv_of, text_of, width
from game.games import GAMES
from game.match.match import Match
from tests.laws.walks import every_game, law, setups

MAX_MOVES = 400


@every_game
def test_a_sheet_has_a_row_a_round_and_the_sums_of_the_match(game: Game[Any, Any]) -> None:
    assert GAMES

    @law(8)
    @given(st.data())
    def check(data: st.DataObject) -> None:
        setup = data.draw(setups(game))
        match, rng = Match(game, setup), Random(data.draw(st.integers(0, 99)))
        for _ in range(MAX_MOVES):
            if match.state.over:
                break
            match.follow(game.write(game.bot.rollout_move(match.state.clone(), rng)))
        for rounds in {0, len(match.state.rounds) // 2, len(match.state.rounds)}:
            played = match.played(rounds)
            sheet, players = game.sheet(played), setup.players
            assert len(played.ends) == rounds
            seats = [one.seat for one in sheet.columns if one.seat is not None]
            assert sorted(set(seats)) == list(range(players))
            for row in (*sheet.rows, *sheet.totals):
                assert len(row.cells) in (0, len(sheet.columns))
                assert len(row.figures) in (0, players)
                assert set(row.marked) <= set(range(players))
            names = [f"P{seat}" for seat in range(players)]
            header, *rows = csv.reader(csv_of(sheet, names, True).splitlines())
            assert len(header) == len(sheet.columns)
            played_rows = [row for row in rows if row[0] != TOTAL_CELL and row[-1]]
            assert len(played_rows) == rounds
            totals = [place for place, word in enumerate(header) if word.endswith(" total")]
            if totals:
                assert rows[-1][0] == TOTAL_CELL
                assert [int(rows[-1][place]) for place in totals] == played.state.scores
                if rounds:
                    last = [int(played_rows[-1][place]) for place in totals]
                    assert last == played.state.scores
            lines = text_of(sheet, names, [], "").splitlines()
            ends = {lines[0].index(name) + width(name) for name in names}
            for line in lines[1:]:
                assert all(line[end : end + 1] in ("", " ", "*") for end in ends)

    check()
