"""What was measured or learned is of the policy that plays, or says that it is not."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from game.core.bot_data import BotData
from game.core.game import Game
from game.features.puzzles.puzzle import Collection, read
from game.games import GAMES, GAMES_BY_NAME
from tests.bench import policy
from tests.bench.policy import Stamped, definitions, stamp, stamped
from tests.laws.toy import TOY
from tests.together import check_each

CODE = '''"""A bot."""
from random import Random

WEIGHT = 2.0  # cards


class Bot:
    """It rates."""

    def rate(self, cards: int) -> float:
        """Higher is better."""
        return WEIGHT * cards
'''
SAME = """from __future__ import annotations
class Bot:
    def rate(self, cards):
        # Higher is better.
        return (WEIGHT *
                cards)
WEIGHT = 2.0
"""


def same(one: str, other: str) -> bool:
    """Whether two modules are the same policy."""
    return sorted(definitions(one)) == sorted(definitions(other))


def test_figures_are_of_the_policy_that_plays_or_say_that_they_are_not() -> None:
    def check(one: Stamped) -> None:
        assert not one.fault, one.fault
        assert one.commands, "it does not say how it is measured"

    check_each(
        check,
        [one for game in GAMES for one in stamped(game)],
        lambda one: one.file.relative_to(policy.ROOT).as_posix(),
    )


def test_a_bot_without_data_has_no_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES_BY_NAME, TOY.name, TOY)
    for options in ([], ["--write"]):
        monkeypatch.setattr(sys, "argv", ["policy", "toy", *options])
        policy.main()
        assert capsys.readouterr().out == "toy       has no figures: its bot has no data\n"


def test_a_policy_is_what_decides_and_not_what_is_said_of_it() -> None:
    assert same(CODE, SAME)
    assert not same(CODE, CODE.replace("2.0", "2.5"))
    assert not same(CODE, CODE.replace("WEIGHT * cards", "WEIGHT - cards"))
    assert definitions(CODE, ("WEIGHT",)) != [*definitions(CODE.replace("2.0", "3.0"), ("WEIGHT",))]
    assert len(definitions(CODE, ("Bot", "WEIGHT"))) == 2


def test_a_shared_definition_that_decides_is_there() -> None:
    def check(path: str) -> None:
        names = policy.SEARCHING[path]
        found = definitions((policy.ROOT / path).read_text(encoding="utf-8"), names)
        assert found and (names is None or len(found) == len(names))

    check_each(check, policy.SEARCHING)


class Copied:
    """A game whose bot is a copy that may be changed; its commands stay."""

    def __init__(self, game: Game[Any, Any], folder: Path) -> None:
        bot = game.bot.data.folder.parent
        for file in [*bot.rglob("*.py"), *bot.rglob("*.json")]:
            copy = folder / file.relative_to(bot)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
        self.folder = folder
        self.bot = type("Bot", (), {"data": BotData(str(folder / "knowledge.py"))})()

    def change(self, file: str, before: str, after: str) -> None:
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after), encoding="utf-8")

    def changed(self, game: Game[Any, Any]) -> set[str]:
        """The kinds of figures whose policy is no longer that of the game."""
        kinds = ("weights", "win_model", "levels", "puzzles")
        copy: Any = self
        return {kind for kind in kinds if policy.policy(copy, kind) != policy.policy(game, kind)}


@pytest.mark.parametrize(
    ("file", "before", "after", "stale"),
    [
        ("evaluate.py", "CHANGE_COLOR_CARD: 1.9", "CHANGE_COLOR_CARD: 1.8", "all"),
        ("endgame.py", "return", "return not", "levels puzzles"),
        ("data/weights.json", "-1.06", "-1.07", "win_model levels puzzles"),
        ("data/win_model.json", "7.41", "7.42", "levels puzzles"),
        ("data/levels.json", '"cap_points": 16', '"cap_points": 15', "levels puzzles"),
        ("data/levels.json", '"chain": 0.9', '"chain": 0.8', "levels puzzles"),
        ("data/weights.json", "matches 5000", "matches 6000", ""),
        ("reasons.py", "return", "return not", ""),
        (
            "knowledge.py",
            "not in (NO_COLOR_OR_SYMBOL, state.color)",
            "in (NO_COLOR_OR_SYMBOL, state.color)",
            "",
        ),
        ("knowledge.py", "DENIAL_SHARE: Final = 0.02", "DENIAL_SHARE: Final = 0.03", ""),
        ("knowledge.py", "CARD_FACTOR: Final = 0.1", "CARD_FACTOR: Final = 0.2", "all"),
        ("evaluate.py", "Value of going out.", "What going out is worth.", ""),
    ],
)
def test_a_change_makes_stale_what_was_measured_with_it(
    tmp_path: Path, file: str, before: str, after: str, stale: str
) -> None:
    game = GAMES_BY_NAME["taki"]
    copy = Copied(game, tmp_path)
    assert copy.changed(game) == set()
    copy.change(file, before, after)
    everything = {"weights", "win_model", "levels", "puzzles"}
    assert copy.changed(game) == (everything if stale == "all" else set(stale.split()))


def test_a_stale_file_is_told_with_its_commands_and_stamped_when_asked(tmp_path: Path) -> None:
    file = policy.ROOT / "game/games/taki/bot/data/levels.json"
    one = Stamped(file, "new", "old", "", ("python -m game arena",))
    assert "levels.json of taki" in one.fault and "python -m game arena" in one.fault
    assert not one._replace(policy="new").fault
    assert not one._replace(stale="The bots have changed.").fault
    copy = tmp_path / "levels.json"
    for policies in ({"policy": "old"}, {"policy": "old", "stale": "The bots have changed."}):
        copy.write_text(json.dumps(policies))
        stamp(one._replace(file=copy, stale=policies.get("stale", "")))
        assert json.loads(copy.read_text()) == {
            **policies,
            **({} if len(policies) > 1 else {"policy": "new"}),
        }


def test_a_file_without_a_key_or_with_another_type_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    data = BotData(str(tmp_path / "knowledge.py"))
    results = [{"level": "hard", "against": "medium", "wins": "many"}]
    (tmp_path / "data/levels.json").write_text(json.dumps({"results": results}))
    with pytest.raises(ValueError, match=r"levels\.json: 'wins' is 'many'"):
        data.level_results  # noqa: B018
    (tmp_path / "data/win_model.json").write_text('{"spreads": [{"players": 2, "settled": 1}]}')
    with pytest.raises(ValueError, match=r"win_model\.json: the key 'coming' is missing"):
        data.win_model  # noqa: B018


def test_what_a_puzzle_file_says_of_itself_stays_in_it() -> None:
    collection = Collection("taki", 3, 7, notes={"policy": "1f", "stale": "The bots have changed."})
    assert read(collection.lines()) == collection and collection.stale
    assert not Collection("taki").stale
