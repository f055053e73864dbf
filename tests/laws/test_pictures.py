"""Laws of the pictures in the rules texts: every card is one of its deck, and what is shown as
right is right by the game's own rules, what is shown as wrong wrong."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from game.cards import french
from game.cards.melds import MeldRules, as_meld
from game.core.event import bare_card
from game.core.game import Game
from game.games import BY_NAME, GAMES
from game.games.rummy500.melds import RULES
from game.games.take.melds import LAW
from game.games.takeaway.rules.fitting import FITS
from game.games.taki import cards as taki
from game.games.taki.moves import FITS as PLAYED
from game.games.texas.scoring import Law
from game.text.rules_text import Block, Pictured, Says, blocks, pictured
from tests.laws.walks import every_game
from tests.together import each_of

ROUNDS = tuple(map(Law, range(1, 12)))


def pictures(game: Game[Any, Any]) -> list[tuple[Block, Pictured]]:
    """The pictures of a game's rules, as they are written and as they are read."""
    text = game.rules_text.read_text(encoding="utf-8")
    return [(one, pictured(one)) for one in blocks(text) if one.kind == "picture"]


def texts(shown: Pictured) -> list[str]:
    return [text for text in shown.cards if text is not None]


# What goes together, by each game's rules.


def melds(rules: MeldRules) -> Callable[[Pictured], bool]:
    return lambda shown: as_meld(map(french.read, texts(shown)), rules) is not None


def rounds_of(shown: Pictured) -> Iterator[Law]:
    """The rounds in which just those cards are wild that are marked so."""
    cards = [french.read(text) for text in texts(shown)]
    for law in ROUNDS:
        wild = tuple(place for place, card in enumerate(cards) if law.rules.wild[card])
        if wild == shown.wild:
            yield law


def in_every_such_round(shown: Pictured) -> bool:
    [right] = {melds(law.rules)(shown) for law in rounds_of(shown)}
    return right


def neighbours(shown: Pictured) -> bool:
    one, other = map(french.read, texts(shown))
    return other in FITS["same"][one]


def follows(shown: Pictured) -> bool:
    return all(two in PLAYED[taki.color(one)][taki.symbol(one)]
               for one, two in pairwise(map(taki.read, texts(shown))))  # fmt: skip


JUDGES: dict[str, Callable[[Pictured], bool]] = {
    "rummy500": melds(RULES),
    "take": melds(LAW),
    "texas": in_every_such_round,
    "takeaway": neighbours,
    "taki": follows,
}


# The laws.


@each_of("game", GAMES, ids=lambda game: str(game.name))
def test_the_rules_of_our_games_show_what_is_right_and_what_is_wrong(game: Game[Any, Any]) -> None:
    assert {Says.GOOD, Says.BAD} <= {shown.says for _, shown in pictures(game)}


@every_game
def test_every_card_of_a_picture_is_one_of_the_deck(game: Game[Any, Any]) -> None:
    pack = set(game.pack(game.players[0], game.options_type()))
    for block, shown in pictures(game):
        assert texts(shown), block
        for text in texts(shown):
            assert bare_card(text) in pack, block


@every_game
def test_what_is_shown_as_right_is_right_and_what_is_shown_as_wrong_is_wrong(
    game: Game[Any, Any],
) -> None:
    for block, shown in pictures(game):
        if shown.says in (Says.GOOD, Says.BAD):
            assert JUDGES[game.name](shown) == (shown.says is Says.GOOD), block


@every_game
def test_a_picture_without_a_caption_belongs_to_an_item_or_a_paragraph(
    game: Game[Any, Any],
) -> None:
    before = None
    for block in blocks(game.rules_text.read_text(encoding="utf-8")):
        if block.kind == "picture" and not block.words:
            assert before is not None
            assert before.kind in ("item", "text") or before.words == "", block
            assert pictured(block).says is Says.CARDS, "a mark stands before a caption"
        before = block


def test_cards_that_are_marked_as_wild_are_wild_in_some_round() -> None:
    marked = [(block, shown) for block, shown in pictures(BY_NAME["texas"]) if shown.wild]
    assert marked
    for block, shown in marked:
        assert list(rounds_of(shown)), block


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
