"""What each message of Texas Rummy promises, and the messages that no rule could make false."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from game.cards import french
from game.core.event import bare_card
from game.games.texas.scoring import Law, LawTerms
from game.text.rules_text import Pictured
from tests.games.texas.slow import RANKS
from tests.laws.at import At
from tests.laws.comparing import Compares, common, less, more
from tests.laws.passages import is_meld
from tests.laws.promising import Promise, only, refused
from tests.laws.reasoning import bars, best

SHORT_MATCH: Final = {"rounds": "1-3"}
DAILY_OPTIONS: Final = (
    "rounds=all next_dealer=left bar=on dimes=5 deuces=wild jokers=on ace=both wilds=half "
    "after_out=none count=texas shortest_run=3"
)

# Pictures.

law_of = cache(Law)


def terms_of(options: Any) -> LawTerms:
    return LawTerms(
        options.deuces == "wild",
        options.ace == "both",
        options.wilds == "free",
        options.count == "face",
        options.wilds == "one",
        options.shortest_run,
    )


def rounds_of(shown: Pictured, options: Any) -> Iterator[Law]:
    """The rounds in which just those cards are wild that are marked so."""
    cards = [french.read(text) for text in shown.cards if text is not None]
    for number in range(1, 12):
        law = law_of(number, terms_of(options))
        wild = tuple(place for place, card in enumerate(cards) if law.rules.wild[card])
        if wild == shown.wild:
            yield law


def shows_right(shown: Pictured, options: Any) -> bool:
    """Whether the cards are a meld in every such round."""
    [right] = {is_meld(shown, law.rules) for law in rounds_of(shown, options)}
    return right


# Messages.


def _ends_turn(at: At) -> bool:
    """Whether a draw from the deck ends the turn in a last turn."""
    after = at.after("draw stock").state
    return at.state.laid is not None and (after.asked != at.state.asked or at.ends("draw stock"))


def _shuffles(at: At) -> bool:
    after = at.after("draw stock").state
    return not at.state.stock and bool(after.emptied == at.state.emptied + 1)


def _stock_comes_first(at: At) -> bool:
    """Whether a card must come from the deck, and one does."""
    return at.only("draw stock") and not at.ends("draw stock")


def _third_time(at: At) -> bool:
    """Whether the deck is empty for the third time in the round."""
    return not at.state.stock and bool(at.state.emptied + 1 == 3)


def _over(at: At) -> bool:
    """Whether the move ended the round."""
    return at.ends(at.move)


def _nobody_out(at: At) -> bool:
    """Whether the move ended the round, because the deck is empty for the third time."""
    return _third_time(at) and _over(at) and at.after(at.move).state.rounds[-1]["out"] is None


def _last_turn_ends(at: At) -> bool:
    """Whether the move was a draw in a last turn that yields no card, so that the turn ended."""
    return _third_time(at) and at.move == "draw stock" and _ends_turn(at)


def _everyone_once(at: At) -> bool:
    """Whether each of the others has one more turn, and then the round ends."""
    after, turns = at.after(at.move), []
    while len(after.state.rounds) == len(at.state.rounds) and not after.state.over:
        if after.state.phase == "draw":
            turns.append(after.state.asked)
        after = after.after(after.moves[0])
    return sorted([*turns, at.seat()]) == list(range(at.state.setup.players))


def _dealt(at: At) -> bool:
    """Whether the next round's cards are dealt, as many and with that wild rank."""
    after = at.after(at.move).state
    said = at.said["round"], at.said["count"], at.said["rank"]
    held = set(map(len, after.hands))
    return (
        _over(at) and held == {at.said["count"]} and said == (after.round, held.pop(), after.wild)
    )


def _dime(at: At) -> bool:
    """Whether somebody has one dime more, but for a share of the pot at the end of the match."""
    after = at.after(at.move).state
    return bool(after.over or after.dimes[at.seat()] == at.state.dimes[at.seat()] + 1)


def _last_turn(at: At) -> bool:
    """Whether somebody is out, and nobody can go out any more."""
    drawn = at if at.state.phase == "discard" or not at.state.stock else at.after("draw stock")
    return at.state.laid is not None and not drawn.can("out")


def _no_more_decks(at: At) -> bool:
    """Whether no pile becomes a new deck: a draw from an empty one ends the round or a turn."""
    spent = at.state.clone()
    spent.pile[:0], spent.stock = spent.stock, []
    spent.phase, spent.taken = "draw", None
    then = At(at.game, spent, at.message)
    return then.ends("draw stock") or _ends_turn(then)


def _is_last_deck(at: At) -> bool:
    return bool(at.state.stock) and _no_more_decks(at)


def _is_last_deck_empty(at: At) -> bool:
    return not at.state.stock and _no_more_decks(at)


def _follows(at: At) -> bool:
    """Whether those who are said to follow do, whatever is discarded."""
    players = at.state.setup.players
    drawn = at if at.state.phase == "discard" else at.after("draw stock")
    [seat] = {drawn.after(move).state.asked for move in drawn.moves if move.startswith("discard")}
    if at.message.name == "texas-next-you":
        return bool(seat == 0)
    last = "last" not in at.said or at.seat("last") == players - 1
    return bool(seat == at.seat()) and last and (seat == players - 1) == ("last" not in at.said)


def _wild(at: At, card: str) -> bool:
    deuce = card[0] == "2" and at.options.deuces == "wild"
    return card == "JK" or deuce or card[0] == RANKS[at.state.round + 1]


def _costs(at: At) -> bool:
    """Whether a card that is left over costs what is said, in this round."""
    face, card = at.options.count == "face", at.move
    if card == "JK":
        points = 20 if face else 50
    elif not face and (card[0] == "A" or _wild(at, card)):
        points = 20
    else:
        points = min(10, RANKS.index(card[0]) + 1)
    return bool(at.said["points"] == points * _times(at))


def _times(at: At) -> int:
    """How many times the points of this round count."""
    doubles = at.options.count == "texas" and at.state.round >= 9
    return (3 if at.state.round == 11 else 2) if doubles else 1


def _about(at: At) -> bool:
    return not _wild(at, at.move) and _costs(at)


def _about_wild(at: At) -> bool:
    return _wild(at, at.move) and not _about_always(at) and _costs(at)


def _about_always(at: At) -> bool:
    """Jokers and deuces are wild in every round."""
    return _wild(at, at.move) and (at.move == "JK" or at.move[0] == "2") and _costs(at)


def _wild_cards(at: At) -> bool:
    """Whether just those cards are wild that are named."""
    more = at.said["more"]
    pack = set(at.game.pack(at.state.setup.players, at.options))
    named = {card for card in pack if card[0] == at.said["rank"]}
    named |= {card for card in pack if card[0] == "2"} if more in ("both", "deuces") else set()
    named |= {"JK"} & pack if more in ("both", "jokers") else set()
    return (
        named
        == {card for card in pack if at.table.is_wild(at.state, card)}
        == {card for card in pack if _wild(at, card)}
    )


def _not_below(at: At) -> bool:
    """Whether no discard leaves fewer points in a last turn."""
    told = at.told()
    barred = told.view["taken"] or ""
    free = told.hand.count(barred) > 1 or not bars(told)
    return at.state.laid is not None and at.said["points"] == best(
        told, told.hand, "" if free else barred
    )


def _not_yet(at: At) -> bool:
    why = at.refusal(f"out {at.said['card']}")
    return not at.can("out") and not isinstance(why, str | None) and why.code == "barred-card"


def _laws(at: At) -> list[Law]:
    """What holds in each round of the match."""
    return [law_of(number, terms_of(at.options)) for number in range(1, 12)]


def _deuces_wild(at: At) -> bool:
    """Whether jokers and 2s are wild in every round of the match."""
    always = (french.read("JK"), french.read("2C"))
    return all(law.rules.wild[card] for law in _laws(at) for card in always)


def _always_wild(at: At) -> bool:
    """Whether jokers and 2s are wild in every round of the match, and 6s now, 7s next."""
    this, following = _laws(at)[at.state.round - 1 : at.state.round + 1]
    return _deuces_wild(at) and bool(
        this.rules.wild[french.read("6C")] and following.rules.wild[french.read("7C")]
    )


# What was overlooked.


def _goes_with(at: At) -> bool:
    """Whether two cards of the hand are of one rank or close in a suit, and one was discarded."""
    card, near, hand = at.said["card"], at.said.get("near", at.said["card"]), at.told().hand[:]
    hand.remove(card)
    close = card[0] == near[0] or card[1] == near[1]
    return at.other == f"discard {card}" and near in hand and close


def _took(at: At) -> bool:
    """Whether the next player has a card that everybody saw them take, like one discarded."""
    seat, card, made = at.seat("other"), at.said["card"], at.other.split()[1]
    following = (at.state.asked + 1) % at.state.setup.players
    like = card[0] == made[0] or card[1] == made[1]
    return seat == following and card in at.told().view["known"][seat] and like


def _kept_high(at: At) -> bool:
    """Whether a card of 10 points or more was kept, and another of 5 or fewer discarded."""
    kept, low = (RANKS.index(at.said[name][0]) + 1 for name in ("card", "low"))
    high = kept >= 10 or at.said["card"][0] == "A"
    held = at.can(f"discard {at.said['card']}")
    return held and high and low <= 5 and at.other == f"discard {at.said['low']}"


PROMISES: Final[dict[str, Promise]] = {
    # The first line.
    "texas-prompt-draw": lambda at: at.only("draw stock") and not at.ends("draw stock"),
    "texas-prompt-draw.take": only("draw stock", "draw pile"),
    "texas-prompt-draw.end": lambda at: at.only("draw stock") and at.ends("draw stock"),
    "texas-prompt-draw.take-or-end": lambda at: (
        at.only("draw stock", "draw pile") and at.ends("draw stock")
    ),
    "texas-prompt-draw.take-or-end-turn": lambda at: (
        at.only("draw stock", "draw pile") and _ends_turn(at)
    ),
    "texas-prompt-discard": only("discard"),
    "texas-prompt-discard.out": only("discard", "out"),
    "texas-prompt-others-draw": only("draw"),
    "texas-prompt-others-discard": lambda at: at.can("discard"),
    # The second line.
    "texas-why-end": lambda at: _third_time(at) and at.ends("draw stock"),
    "texas-why-end.turn": lambda at: _third_time(at) and _ends_turn(at),
    "texas-why-last": lambda at: _last_turn(at) and at.seat() == at.state.laid["seat"],
    "texas-why-last.others": _last_turn,
    "texas-why-stock": _stock_comes_first,
    "texas-why-shuffle": _shuffles,
    "texas-why-out": lambda at: (
        at.can(f"out {at.said['card']}") and not at.can(f"out {at.said['card']}x")
    ),
    "texas-why-out.choose": lambda at: sum(move.startswith("out") for move in at.moves) > 1,
    "texas-why-out.not-yet": _not_yet,
    "texas-why-out.none": lambda at: not at.can("out"),
    "texas-why-barred": refused("discard"),
    "texas-next-you": _follows,
    "texas-next-other": _follows,
    "texas-next-others": _follows,
    # Beside the middle.
    "texas-wild": _wild_cards,
    "texas-wild.half": lambda at: at.options.wilds == "half",
    "texas-wild.one": lambda at: at.options.wilds == "one",
    "texas-wild.sentence": _wild_cards,
    "texas-counts": lambda at: at.said["times"] == _times(at),
    "texas-counts.sentence": lambda at: at.said["times"] == _times(at),
    "texas-last-turns": _last_turn,
    "texas-last-turns.sentence": _last_turn,
    "texas-last-stock": _is_last_deck,
    "texas-last-stock.sentence": _is_last_deck,
    "texas-no-stock": _is_last_deck_empty,
    "texas-no-stock.sentence": _is_last_deck_empty,
    "texas-stock-comes-first": _stock_comes_first,
    "texas-stock-comes-first.sentence": _stock_comes_first,
    # Cards, buttons and warnings.
    "texas-about": _about,
    "texas-about-wild": _about_wild,
    "texas-about-always": _about_always,
    "texas-offer-draw.end": lambda at: at.ends(at.move),
    "texas-offer-draw.end-turn": _ends_turn,
    "texas-offer-draw.shuffle": _shuffles,
    "texas-wasteful-out": lambda at: at.can("out"),
    "texas-wasteful-wild": lambda at: _wild(at, bare_card(at.move.split()[1])),
    # The log, and the title of a round.
    "texas-deals": _dealt,
    "texas-new-stock": lambda at: at.move == "draw stock" and _shuffles(at),
    "texas-goes-out": lambda at: (
        at.seat() == at.state.asked
        and (_over(at) or at.after(at.move).state.laid["seat"] == at.seat())
    ),
    "texas-lays": _everyone_once,
    "texas-dime": _dime,
    "texas-stock-out": _nobody_out,
    "texas-stock-out-last": _last_turn_ends,
    "texas-round-over": lambda at: _over(at) and at.said["round"] == at.state.round,
    "texas-ended": lambda at: _third_time(at) and _over(at),
    # Reasons of the coach.
    "texas-reason-last": _not_below,
    # What was overlooked.
    "texas-overlooked-top": lambda at: (
        at.move == "draw pile" and at.said["card"] == at.told().view["pile"][-1]
    ),
    "texas-overlooked-pair": _goes_with,
    "texas-overlooked-twin": _goes_with,
    "texas-overlooked-taken": _took,
    "texas-overlooked-glance": lambda at: at.other == f"discard {at.said['card']}",
    "texas-overlooked-high": _kept_high,
}

_PLAIN: Final = """
line-barred line-cards line-discard line-draw line-out line-take line-top line-wild match-over
offers-discard
offers-draw table-out
offers-out offers-take sheet-dimes texas-aside-drawn texas-aside-melds texas-aside-one
texas-aside-stock texas-asks-out texas-deadwood texas-discard texas-discards texas-draw-first
texas-draw-pile texas-draw-stock texas-draw-top texas-draws texas-draws-card texas-go-out
texas-has-dimes texas-left-over texas-length texas-length.one texas-line-about texas-offer-draw
texas-offer-out
texas-offer-out.with texas-offer-take texas-outcome-better texas-outcome-caught texas-outcome-used
texas-overlooked-count texas-overlooked-count.theme texas-overlooked-high.theme
texas-overlooked-pair.theme texas-overlooked-taken.theme texas-overlooked-top.theme texas-points-of
texas-prompt-dealing texas-round texas-round.some texas-row texas-share texas-takes texas-this-round
texas-turned-up texas-wasteful-meld texas-word-left-over texas-word-wild
"""
PLAIN: Final = frozenset(_PLAIN.split())
LESSON_PROMISES: Final[dict[str, Promise]] = {
    "texas-lesson-first.out": _deuces_wild,
    "texas-lesson-wild.wild": _always_wild,
    "texas-lesson-wild.on": lambda at: not at.after(at.other).state.rounds[-1]["scores"][0],
    "texas-lesson-deck.goal": _no_more_decks,
    "texas-lesson-deck.last": lambda at: _third_time(at) and at.ends("draw stock"),
    "texas-lesson-deck.end": lambda at: at.state.rounds[-1]["out"] is None,
}
PLAIN_LESSONS: Final = frozenset(["texas-lesson-first.king", "texas-lesson-turn.hidden"])
REFUSING_OPTIONS: Final = ("bar", "deuces", "ace", "wilds", "shortest_run")
REFERRED_HEADINGS: Final = {"going-out": ("melds", "wild-cards")}
"""Who goes out has all cards in melds: those passages say what melds are."""

COMPARED: Final[dict[str, Compares]] = {
    "texas-reason-out.match": common,
    "texas-reason-stock": common,
    "texas-reason-stock.end": common,
    "texas-reason-stock.end-turn": common,
    "texas-reason-stock.better": lambda told, values: 2 * values["fewer"] > values["cards"],
    "texas-reason-stock.nothing": lambda told, values: values["fewer"] > 0,
    "texas-reason-pile.brings": less("after", "now"),
    "texas-reason-pile.rarely": lambda told, values: 2 * values["fewer"] <= values["cards"],
    "texas-reason-discard.fewer": less("points"),
    "texas-reason-discard.out": more("out"),
    "texas-reason-discard.later": less("mean"),
}
