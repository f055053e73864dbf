"""The program from its start to a table: sits down at once after the first frame, and ends.

``tests/bench/bench_start.py`` measures it; it says, once the table has been painted, what it has
used of the processor, in milliseconds.
"""

from time import process_time

from game.games.take.game import TAKE
from game.match.match import Match
from game.session import MatchSession
from game.storage.profile import passing_profile
from game.ui.app.app import App
from game.ui.features.match.match_page import TablePage


def main() -> None:
    """Paint the start page, then a table."""
    with passing_profile() as profile:
        app = App(profile, seed=1)
        app.frame(0.0)
        match = Match(TAKE, TAKE.setup(2, {}, 3), ["You", "Ada (medium)"])
        sitting = MatchSession(match, app.shelf.begin(match), app.thinker)
        app.director.replace(TablePage(app, sitting, fresh=True))
        app.frame(0.1)
        print(1000 * process_time(), flush=True)
        app.close()


if __name__ == "__main__":
    main()
