"""A simple player in two forms: one reads lines of braille alone, the other sees each move.

Both choose by the same ``Asked``: what they are asked, as far as the player cares. So they win as
often, if the lines tell enough.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.state import State
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.text.message import Who, told_in_line
from game.ui.table.control import braille_lines

LINE_NAMES = (Who("You", you=True), Who("Ada"), Who("Max"), Who("Iris"))
"""The player, and opponents by whose first letters a line names them."""
WORDS = {
    *("draw", "take", "lay", "steal", "add", "discard", "go", "out", "end", "the", "round", "pass"),
    *("Rummy", "fit", "leave", "open", "close", "stop", "break", "cancel", "say", "it", "quiet"),
}
"""The words of a line; all else are cards or what is at stake."""
WORD_BY_VERB = {"out": "go out", "meld": "lay", "layoff": "add", "play": "fit", "say": "say it",
                "leave": "leave open", "finish": "end the round"}  # fmt: skip
"""Verbs of moves as they are written whose words on a line differ."""
STAKE_PATTERN = re.compile(r"(?:(?:me|[A-Z][a-z]*)?\d+)(?:\+(?:me|[A-Z][a-z]*)?\d+)*")
OWNER_PATTERN = re.compile(r"\b(?:me|A)(?=\d)")
"""Whose something is, where the opponent is A."""
RANKS = "A23456789TJQK"
MAX_MATCH_MOVE_COUNT = 600

Decide = Callable[[Match], str]


class Option(NamedTuple):
    """A move as the player sees it: its word and card, and what is at stake.

    ``theirs`` is what it takes from others, ``points`` what else it is worth; ``deep`` counts the
    cards that come along from the pile.
    """

    word: str
    card: str = ""
    points: int = 0
    theirs: int = 0
    wild: bool = False
    deep: int = 0


class Asked(NamedTuple):
    """The moves; the number of cards that the next player holds; whether a wild card is offered."""

    options: list[Option]
    next_count: int = 0
    offers_wild: bool = False


# What both do.


def liked(name: str, asked: Asked, option: Option) -> tuple[int, ...]:
    """How much the player likes a move; the more the better."""
    return LIKINGS[name](asked, option)


def best(name: str, asked: Asked) -> Option:
    """The move that the player makes; any order of cards decides among equals."""
    return max(asked.options, key=lambda one: (liked(name, asked, one), one.points, one.card))


def _takeaway(asked: Asked, option: Option) -> tuple[int, ...]:
    # One's own cards are one's own already, so the fewer the better.
    return option.theirs, -option.points


def _take(asked: Asked, option: Option) -> tuple[int, ...]:
    likes = {"steal": 5, "lay": 4, "add": 3, "discard": 2, "draw": 1, "take": 0, "end the round": 0}
    if option.word == "discard":
        return 2, -(option.card == "JK"), _shed(asked, option)
    return likes[option.word], option.theirs


def _shed(asked: Asked, option: Option) -> int:
    """How gladly a card is discarded: where the end is near, what costs most goes first."""
    cost = _cost(option.card)
    return cost if 0 < asked.next_count < 5 else -abs(cost - 6)


def _rummy500(asked: Asked, option: Option) -> tuple[int, ...]:
    likes = {"Rummy": 6, "Rummy add": 6, "lay": 5, "add": 4, "discard": 3, "draw": 2, "pass": 1,
             "take": 1, "end the round": 0}  # fmt: skip
    if option.word == "take" and 1 <= option.deep <= 6:
        return 3, option.points
    if option.word == "discard":
        return 3, _shed(asked, option)
    return likes[option.word], option.points


def _taki(asked: Asked, option: Option) -> tuple[int, ...]:
    likes = {"say it": 9, "break": 8, "cancel": 8, "close": 2, "fit": 4, "draw": 1, "leave open": 1,
             "stop": 0, "quiet": 0, "pass": 0}  # fmt: skip
    hurts = re.search(r"stop|\+", option.card.lower()) is not None and 0 < asked.next_count < 3
    colorless = option.card[:1] not in ("R", "Y", "G", "B") or option.card.startswith("Breaker")
    stays = re.search(r"taki|plus|stop", option.card.lower()) is not None
    return likes[option.word], hurts, not colorless, stays


def _texas(asked: Asked, option: Option) -> tuple[int, ...]:
    if option.word == "discard":
        same = sum(one.card[0] == option.card[0] for one in asked.options if one.word == "discard")
        return 0, not option.wild, -same, _cost(option.card)
    takes = option.word == "take"
    return (2,) if option.word == "go out" else (1,) if takes == asked.offers_wild else (0,)


LIKINGS = {"takeaway": _takeaway, "take": _take, "rummy500": _rummy500, "taki": _taki,
          "texas": _texas}  # fmt: skip


def _cost(card: str) -> int:
    """About what a card counts."""
    rank = RANKS.find(card[0]) + 1 if card != "JK" else 20
    return 15 if rank == 1 else min(rank, 10) if rank <= 13 else rank


# The player of lines.


def by_lines(match: Match, change: Callable[[str], str] = str) -> str:
    """The move of the player that reads lines. ``change`` is made to each before it is read."""
    game, state = match.game, match.game.from_view(match.view(PERSON_SEAT))
    lines = [change(line) for line in braille_lines.decision(game, state, LINE_NAMES)]
    asked = read(game.name, lines)
    return pressed(game, state, best(game.name, asked), change)


def without_owners(line: str) -> str:
    """A line without whose anything is."""
    return OWNER_PATTERN.sub("", line)


def read(name: str, lines: list[str]) -> Asked:
    """What lines ask."""
    about, _, rest = lines[0].partition(": ")
    # Where moves are only counted, all of them follow.
    body = lines[1:] if "(" in rest else [rest, *lines[1:]]
    tokens = [token.rstrip(",") for line in body for token in line.split()]
    wild = name == "texas" and re.match(r"JK|\S+\*", about) is not None
    # A count without an owner says nothing about the next player.
    held = re.search(r"\bA(\d+)", about)
    return Asked(list(options(name, tokens)), int(held[1]) if held else 0, wild)


def options(name: str, tokens: list[str]) -> Iterator[Option]:
    """The moves on lines, each behind its word, and that before its cards."""
    word, staked, open_word = "", "", False
    for token in [*tokens, "end"]:
        if token in WORDS:
            if staked or (word and open_word and not _goes_on(word, token)):
                yield option(name, word, staked, "")
            word = f"{word} {token}" if word and open_word and _goes_on(word, token) else token
            staked, open_word = "", True
        elif name == "taki" and re.fullmatch(r"\d+/?\d*", token):
            open_word = word == "draw"
        elif name != "taki" and STAKE_PATTERN.fullmatch(token):
            staked, open_word = token, False
        else:
            yield option(name, word, staked, token)
            staked, open_word = "", False


def _goes_on(word: str, token: str) -> bool:
    """Whether a word of a line has more words."""
    return f"{word} {token}" in {"go out", "end the", "end the round", "Rummy add", "leave open",
                                 "say it"}  # fmt: skip


def option(name: str, word: str, staked: str, card: str) -> Option:
    """A move by what stands for it on a line."""
    theirs = points = 0
    for part in staked.split("+") if staked else []:
        owner, count = part.rstrip("0123456789"), int(re.sub(r"\D", "", part))
        # Without an owner the player can only hope.
        if owner == "me" or (not owner and name != "takeaway"):
            points += count
        else:
            theirs += count
    if word == "draw":
        # The cards of the deck matter to no simple player.
        points = theirs = 0
    deep = re.search(r"\+(\d+)$", card) if word in ("take", "Rummy") else None
    named = card.replace("10", "T").rstrip("*")
    wild = card.endswith("*") or card == "JK"
    if name == "rummy500" and word in ("add", "Rummy add"):
        # Who laid most of a meld does not matter: the points are those of the one who adds.
        points, theirs = points + theirs, 0
    return Option(word, named, points, theirs, wild, int(deep[1]) if deep else 0)


def pressed(
    game: Game[Any, Any], state: State[Any], chosen: Option, change: Callable[[str], str]
) -> str:
    """The legal move that a line tells so; of several the one that the line of a choice favours."""
    table = game.table
    assert table is not None
    found = []
    for text in legal(game, state):
        lines = braille_lines.told_moves(table.line_groups(state, [text], LINE_NAMES))
        [one, *_] = read(game.name, [": " + change(lines[0]), *map(change, lines[1:])]).options
        if one == chosen:
            found.append(text)
    assert found, f"there is no {chosen}"
    if len(found) == 1:
        return found[0]
    told = [told_in_line(table.line_choice(state, text, LINE_NAMES).card) for text in found]
    # A colour is told with the number of cards held in it.
    held = [int(one[1:]) if re.fullmatch(r"[RYGB]\d+", one) else 0 for one in told]
    return found[held.index(max(held))]


# The player that sees the moves.


def by_moves(match: Match) -> str:
    """The move of the player that sees the view and each legal move as it is written."""
    view, moves, asked = seen(match)
    chosen = best(match.game.name, asked)
    found = [text for text, one in zip(moves, asked.options, strict=True) if one == chosen]
    if match.game.name == "taki" and "=" in found[0]:
        return max(found, key=lambda text: _held(view, text[-1]))
    return found[0]


def is_as_good(match: Match, move: str) -> bool:
    """Whether the player that sees the moves likes none better than this one."""
    _, moves, asked = seen(match)
    likes = [liked(match.game.name, asked, one) for one in asked.options]
    return likes[moves.index(move)] == max(likes)


def seen(match: Match) -> tuple[Any, list[str], Asked]:
    """The person's view, the legal moves, and what these ask."""
    game, view = match.game, match.view(PERSON_SEAT)
    moves = legal(game, game.from_view(view))
    following = view["hands"][1] if "hands" in view else 0
    wild = game.name == "texas" and any(is_wild(view, card) for card in view["pile"][-1:])
    return view, moves, Asked([SEEN[game.name](view, text) for text in moves], following, wild)


def _held(view: Any, color: str) -> int:
    return sum(
        card[0] == color and card not in ("break", "color") for card in view["hands"][PERSON_SEAT]
    )


def _split(text: str) -> tuple[str, str]:
    verb, _, rest = text.partition(" ")
    return WORD_BY_VERB.get(verb, verb), rest


def _seen_takeaway(view: Any, text: str) -> Option:
    word, slot = _split(text)
    if word == "draw":
        return Option(word)
    stack = view["slots"][int(slot)]
    count, own = len(stack["cards"]), stack["seat"] == PERSON_SEAT
    return Option("", stack["cards"][-1], count if own else 0, 0 if own else count)


def _seen_take(view: Any, text: str) -> Option:
    word, rest = _split(text)
    melds = {meld["id"]: meld for meld in view["melds"]}
    if text == "draw pile":
        return Option("take", "", value(view["pile"][-1:]))
    if word == "add":
        card, target = rest.split(" ")[0], rest.split(" ")[-1]
        runs = [melds[one] for one in target.split("+")]
        theirs = sum(value(run["cards"]) for run in runs if run["owner"] != PERSON_SEAT)
        own = sum(value(run["cards"]) for run in runs) - theirs
        return Option("steal" if theirs else "add", card, own, theirs)
    if word == "lay":
        return Option(word, "", value(rest.split(" ")))
    return Option(word, rest if word == "discard" else "")


def value(cards: Iterable[str]) -> int:
    """What cards count in Take."""
    return sum(
        20 if card[:2] == "JK" else 15 if card[0] == "A" else 5 if card[0] in "23456789" else 10
        for card in cards
    )


def _seen_rummy500(view: Any, text: str) -> Option:
    word, rest = _split(text)
    if word == "rummy":
        word = "Rummy" if rest.isdigit() else "Rummy add"
    if text.startswith("draw pile"):
        word, rest = "take", rest.split(" ")[-1]
    if word in ("take", "Rummy"):
        cards = view["pile"][-int(rest) :]
        return Option(word, "", sum(map(_points, cards)), deep=len(cards) - 1)
    if word == "lay":
        cards = rest.split(" ")
        low = cards[0][0] == "A" and cards[1][0] == "2"
        return Option(word, "", sum(map(_points, cards)) - (14 if low else 0))
    if word in ("add", "Rummy add"):
        card = view["pile"][-1] if word == "Rummy add" else rest.split(" ")[0]
        return Option(word, card, _points(card))
    return Option(word, rest if word == "discard" else "")


def _points(card: str) -> int:
    """What a card counts in 500 Rummy."""
    return 15 if card[:2] == "JK" or card[0] == "A" else min(RANKS.index(card[0]) + 1, 10)


def _seen_taki(view: Any, text: str) -> Option:
    word, rest = _split(text)
    if view["phase"] == "answer" and word == "fit":
        return Option("break" if rest == "break" else "cancel")
    return Option(word, rest.partition("=")[0] if word == "fit" else "")


def _seen_texas(view: Any, text: str) -> Option:
    word, rest = _split(text)
    if text == "draw pile":
        return Option("take")
    if word == "draw":
        return Option(word)
    return Option(word, rest, wild=is_wild(view, rest))


def is_wild(view: Any, card: str) -> bool:
    """Whether a card of Texas Rummy is wild."""
    return card == "JK" or card[0] in ("2", view["wild"])


SEEN = {"takeaway": _seen_takeaway, "take": _seen_take, "rummy500": _seen_rummy500,
        "taki": _seen_taki, "texas": _seen_texas}  # fmt: skip


# Matches.


def legal(game: Game[Any, Any], state: State[Any]) -> list[str]:
    return [game.write(move) for move in state.legal()]


def has_won(name: str, seed: int, decide: Decide) -> bool:
    """Whether the person wins a short match in which the other plays as opponents do."""
    game, rng = GAMES_BY_NAME[name], Random(seed)
    match = Match(game, game.setup(2, game.short_round, seed), [who.name for who in LINE_NAMES[:2]])
    while not match.state.over and len(match.moves) < MAX_MATCH_MOVE_COUNT:
        if match.state.asked == PERSON_SEAT:
            move = decide(match)
        else:
            move = game.write(game.bot.rollout_move(match.state.clone(), rng))
        match.play(move)
    return PERSON_SEAT in (match.state.winners or ())
