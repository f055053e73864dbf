"""Laws of the pictures in the rules texts: every card is one of its deck, and what is shown as
right is right by the game's own rules, what is shown as wrong wrong."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.event import bare_card
from game.core.game import Game
from game.games import BY_NAME, GAMES
from game.text.rules_text import Block, Pictured, Says, blocks, pictured
from tests.games.texas.promises import rounds_of
from tests.laws.passages import parts, passages, tables
from tests.laws.promising import promises_of
from tests.laws.walks import every_game
from tests.together import each_of


def pictures(game: Game[Any, Any]) -> list[tuple[Block, Pictured]]:
    """The pictures of a game's rules, as they are written and as they are read."""
    return [(one, pictured(one)) for one in parts(game) if one.kind == "picture"]


def shown_at(game: Game[Any, Any]) -> Iterator[tuple[Block, Pictured, Any]]:
    """The pictures on the pages of many tables, each with the options of its table."""
    for options, players in tables(game):
        for one in passages(game, options, players):
            if one.kind == "picture":
                yield one, pictured(one), options


def texts(shown: Pictured) -> list[str]:
    return [text for text in shown.cards if text is not None]


# The laws.


@each_of("game", GAMES, ids=lambda game: str(game.name))
def test_the_rules_of_our_games_show_what_is_right_and_what_is_wrong(game: Game[Any, Any]) -> None:
    assert {Says.GOOD, Says.BAD} <= {shown.says for _, shown in pictures(game)}


@pytest.mark.night("rummy500")
@every_game
def test_every_card_of_a_picture_is_one_of_the_deck(game: Game[Any, Any]) -> None:
    for block, shown, options in shown_at(game):
        pack = game.pack(game.players[0], options)
        assert texts(shown), block
        for text in texts(shown):
            assert bare_card(text) in pack, block


@pytest.mark.night("rummy500", "texas")
@every_game
def test_what_is_shown_as_right_is_right_and_what_is_shown_as_wrong_is_wrong(
    game: Game[Any, Any],
) -> None:
    judged = set()
    for block, shown, options in shown_at(game):
        if shown.says in (Says.GOOD, Says.BAD):
            right = promises_of(game).shows_right(shown, options)
            assert right == (shown.says is Says.GOOD), (block, options)
        judged.add(block)
    assert judged == {block for block, _ in pictures(game)}


@every_game
def test_a_picture_without_a_caption_belongs_to_an_item_or_a_paragraph(
    game: Game[Any, Any],
) -> None:
    for options, players in tables(game):
        before = None
        for block in passages(game, options, players):
            if block.kind == "picture" and not block.words:
                assert before is not None
                assert before.kind in ("item", "text") or before.words == "", block
                assert pictured(block).says is Says.CARDS, "a mark stands before a caption"
            before = block


@pytest.mark.night
def test_cards_that_are_marked_as_wild_are_wild_in_some_round() -> None:
    marked = [one for one in shown_at(BY_NAME["texas"]) if one[1].wild]
    assert marked
    for block, shown, options in marked:
        assert list(rounds_of(shown, options)), block


def test_only_where_cards_are_wild_is_one_marked_so() -> None:
    for game in GAMES:
        if game.name != "texas":
            assert not any(shown.wild for _, shown in pictures(game)), game.name


@pytest.mark.parametrize(
    ("line", "says", "cards", "wild"),
    [
        ("![A run](good: 7H 8H 9H)", "good", ("7H", "8H", "9H"), ()),
        ("![](cards: JK* 3S 2D*)", "cards", ("JK", "3S", "2D"), (0, 2)),
        ("![Round](ring: 7H - 9H)", "ring", ("7H", None, "9H"), ()),
    ],
)
def test_a_picture_is_read(
    line: str, says: str, cards: tuple[str | None, ...], wild: tuple[int, ...]
) -> None:
    [block] = blocks(line)
    assert pictured(block) == (says, cards, wild)


@each_of("line", ["![A run](7H 8H)", "![A run](fine: 7H)", "![A run]", "![x](bad:)"])
def test_a_line_that_is_no_picture_is_told_of(line: str) -> None:
    with pytest.raises(ValueError, match="is no picture"):
        list(blocks(line))
