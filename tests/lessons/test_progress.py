"""What is kept of lessons: which are done, where others were left."""

from pathlib import Path

from game.features.lessons.progress import Progress
from game.storage.profile import Profile
from game.storage.settings import SettingsFile
from tests.together import each_of

NAMES = ("turn", "run", "last")


def test_a_lesson_goes_on_where_it_was_left_until_it_is_done() -> None:
    progress = Progress({})
    assert progress.next("taki", NAMES) == "turn" and progress.step_index("taki", "turn") == 0
    progress.left("taki", "turn", 3)
    assert progress.step_index("taki", "turn") == 3 and not progress.was_finished("taki", "turn")
    progress.finished("taki", "turn")
    assert progress.step_index("taki", "turn") == 0 and progress.next("taki", NAMES) == "run"
    progress.left("taki", "turn", 2)
    assert progress.was_finished("taki", "turn"), "what was done once stays done"


@each_of(
    "kept",
    [{}, {"taki": 3}, {"taki": {"turn": []}}, {"taki": {"turn": {"at": -1, "done": "yes"}}}],
)
def test_what_makes_no_sense_is_nothing(kept: dict[str, object]) -> None:
    progress = Progress(kept)
    assert progress.step_index("taki", "turn") == 0 and not progress.was_finished("taki", "turn")
    progress.finished("taki", "turn")
    assert progress.was_finished("taki", "turn")


def test_it_is_kept_with_the_settings(tmp_path: Path) -> None:
    file = SettingsFile(Profile(tmp_path))
    Progress(file.settings.lessons).left("take", "turn", 4)
    assert file.save() is None
    again = SettingsFile(Profile(tmp_path))
    assert (
        again.problem is None and Progress(again.settings.lessons).step_index("take", "turn") == 4
    )
