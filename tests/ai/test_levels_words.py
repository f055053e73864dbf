"""What is said of the levels holds in every game."""

from game.ai.levels import (
    ALL_LEVELS,
    EXPERT_LEVEL,
    LEVELS,
    offered_levels,
    playouts_of,
    skill_of,
)
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import told


def test_what_is_said_of_the_levels_holds_in_every_game() -> None:
    assert [told(level.help) for level in ALL_LEVELS] == [
        "Still learning. Sees their own cards, not yours.",
        "Plays at home. Knows the rules, but doesn’t count.",
        "Plays in a club. Overlooks little, and never a sure win.",
        "As strong as we can make it.",
    ]
    for game in GAMES:
        assert [row.level for row in game.bot.skills] == [one.name for one in ALL_LEVELS[:-1]]
        easy, medium, hard = game.bot.skills
        assert easy.cap_points > medium.cap_points > hard.cap_points, game.name
        assert sum(hard.rates.values()) < 0.5 * sum(medium.rates.values()), game.name
        assert playouts_of(game, EXPERT_LEVEL.name) > playouts_of(game, hard.level), game.name


def test_where_luck_decides_a_player_is_told_so_beside_the_levels() -> None:
    said = {game.name: told(game.level_note) for game in GAMES if game.level_note}
    assert said == {"takeaway": "Luck decides most of it. The levels differ little here."}


def test_where_every_card_lies_open_nobody_sees_their_own_cards_alone() -> None:
    """Takeaway has no hands: what its easy players overlook is said in its own words."""
    said = {
        (game.name, level.name): told(level.help)
        for game in GAMES
        for level in offered_levels(game)
        if level.help != LEVELS[level.name].help
    }
    assert said == {
        ("takeaway", "easy"): "Still learning. Goes for the biggest stack, and doesn’t count the "
        "deck."
    }
    rates = skill_of(GAMES_BY_NAME["takeaway"], "easy").rates
    assert min(rates["most"], rates["deck"]) >= 0.8


def test_each_game_offers_the_levels_that_can_be_told_apart() -> None:
    offered = {game.name: [one.name for one in offered_levels(game)] for game in GAMES}
    every = [level.name for level in ALL_LEVELS]
    assert offered.pop("taki") == ["easy", "medium", "expert"]
    assert offered.pop("takeaway") == ["easy", "expert"]
    assert all(names == every for names in offered.values()) and len(offered) == 3
    for game in GAMES:
        assert all(skill_of(game, name).playouts == 240 for name in every[:-1])
