"""The program from its start to a table: sits down at once after the first frame, and ends.

``tests/bench/bench_start.py`` measures it; it says, once the table has been painted, what it has
used of the processor, in milliseconds.
"""

from time import process_time

from game.games.take.game import TAKE
from game.match.match import Match
from game.storage.trial import passing_profile
from game.ui.pages.table import TablePage
from game.ui.sitting import Sitting
from game.ui.window.app import App


def main() -> None:
    """Paint the start page, then a table."""
    with passing_profile() as profile:
        app = App(profile, seed=1)
        app.frame(0.0)
        match = Match(TAKE, TAKE.setup(2, {}, 3), ["You", "Ada (medium)"])
        sitting = Sitting(match, app.shelf.begin(match), app.thinker)
        app.director.replace(TablePage(app, sitting, fresh=True))
        app.frame(0.1)
        print(1000 * process_time(), flush=True)
        app.close()


if __name__ == "__main__":
    main()
