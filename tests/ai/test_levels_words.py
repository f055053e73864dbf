"""What is said of the levels holds in every game."""

from game.ai.levels import ALL_LEVELS, EXPERT_LEVEL, playouts_of
from game.games import GAMES
from game.text.message import told


def test_what_is_said_of_the_levels_holds_in_every_game() -> None:
    assert [told(level.help) for level in ALL_LEVELS] == [
        "Plays what looks best at once, and slips often.",
        "Slips less than Easy.",
        "Looks ahead, but still slips.",
        "Looks ahead longest, and never slips.",
    ]
    for game in GAMES:
        easy, medium, hard = game.bot.skills
        assert [easy.level, medium.level, hard.level] == [one.name for one in ALL_LEVELS[:-1]]
        assert not easy.playouts and easy.slips >= 0.25, game.name
        assert medium.slips < easy.slips, game.name
        assert hard.playouts and hard.slips, game.name
        assert playouts_of(game, EXPERT_LEVEL.name) > hard.playouts, game.name
