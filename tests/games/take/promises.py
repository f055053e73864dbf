"""What each message of Take promises, and the messages that no rule could make false."""

from collections.abc import Iterable
from typing import Any, Final

from game.core.event import Seat, bare_card
from game.games.take.melds import TAKE_MELD_RULES
from game.games.take.rules import TakeState
from game.text.rules_text import Pictured
from tests.laws.at import At
from tests.laws.comparing import Compares, beyond, common, more
from tests.laws.passages import is_meld
from tests.laws.promising import Promise, only
from tests.laws.reasoning import TRUE, Told
from tests.sitting import seen

SHORT_MATCH: Final[dict[str, Any]] = {}
DAILY_OPTIONS: Final = "target=500 hand=7 next_dealer=left"


def shows_right(shown: Pictured, options: Any) -> bool:
    return is_meld(shown, TAKE_MELD_RULES)


def _melds(at: At) -> bool:
    """Whether something must be laid or added."""
    return at.only("lay", "add") or at.only("add") or at.only("lay")


def _goes_out(at: At) -> bool:
    """Of a move that is said to go out it is true that the turn can end so."""
    return at.said["why"] != "out" or at.after(at.move).goes_out()


def _follows(at: At) -> bool:
    """Whether no discard ends the round, and every one hands the turn on to whom it says."""
    moves = [move for move in at.moves if move.startswith("discard")]
    return not any(map(at.ends, moves)) and len({at.after(move).state.asked for move in moves}) < 2


def _over(at: At) -> bool:
    """Whether the move ended the round."""
    return at.ends(at.move)


def _floats(at: At) -> bool:
    """Whether somebody has no cards left, and the round goes on for now."""
    return not at.then.hands[at.seat()] and len(at.then.rounds) == len(at.state.rounds)


def _out(at: At) -> bool:
    """Whether the move ended the round, and its player has gone out."""
    return _over(at) and bool(at.after(at.move).state.rounds[-1]["out"] == at.seat())


def _taken(at: At) -> bool:
    """Whether a run of another is the mover's now."""
    return _others_count(at.then, at.seat()) < _others_count(at.before, at.seat())


def _others_count(state: TakeState, seat: Seat) -> int:
    """How many cards lie in runs of the others."""
    return sum(len(run.cards) for run in state.table.runs if run.owner != seat)


def _kept(at: At) -> bool:
    """Whether the move that is to wait needs another card than the one to be discarded."""
    return at.said["card"] not in _cards_of(at.other)


def _something_kept(at: At) -> bool:
    """Whether without the card that is to be discarded something can still be laid or added."""
    plays = [move for move in at.moves if move.startswith(("lay", "add"))]
    return any(at.said["card"] not in _cards_of(move) for move in plays)


def _cards_of(move: str) -> list[str]:
    """The cards of the hand that a move names, jokers as themselves."""
    return list(map(bare_card, move.split()[1:]))


def _marked(at: At) -> Iterable[str]:
    return at.table.card_marks(seen(at.state))


def _floating(at: At) -> int:
    """How many are without cards, but for the one that a floater has drawn."""
    drawn = at.only("add") and len(at.state.hand) == 1 and not at.state.melded
    return at.state.hands.count([]) + drawn


def _fits_and_is_held(at: At) -> bool:
    """Whether the card that is to be added may not be discarded."""
    card = at.other.split()[1]
    return at.can(f"add {card}") and at.refused("discard", card)


# What was overlooked.


def _robs(at: At) -> bool:
    """Whether the best move takes a run of another."""
    seat = at.state.asked
    return _others_count(at.after(at.move).state, seat) < _others_count(at.state, seat)


def _joins(at: At) -> bool:
    return at.move.startswith(f"add {at.said['card']} ") and "+" in at.move


def _still_out(at: At) -> bool:
    """Whether the move that was made leaves a way to go out in this turn."""
    after = at.after(at.other)
    return bool(after.state.asked == at.state.asked) and after.goes_out()


def _took(at: At) -> bool:
    """Whether the next player has a card in hand that everybody saw them take, near a discard."""
    seat, card, made = at.seat("other"), at.said["card"], at.other.split()[1]
    following = (at.state.asked + 1) % at.state.setup.players
    apart = abs("A23456789TJQKA".index(card[0]) - "A23456789TJQKA".index(made[0]))
    near = card[1] == made[1] and (apart <= 2 or "A" in card[0] + made[0])
    return seat == following and card in at.told().view["known"][seat] and near


PROMISES: Final[dict[str, Promise]] = {
    # The first line.
    "take-float-draw": only("draw stock"),
    "take-float-end": only("finish"),
    "take-draw-a-card": only("draw stock"),
    "take-end-the-round": only("finish"),
    "take-end-not-melded": only("finish"),
    "take-meld-or-end": only("draw pile", "finish"),
    "take-draw-or-take": only("draw stock", "draw pile"),
    "take-meld-owed": _melds,
    "take-float-add": lambda at: at.only(f"add {at.said['card']}") or at.said["card"] == "JK",
    "take-add-last": lambda at: at.only("add"),
    "take-meld-all": _melds,
    "take-meld-some": _melds,
    "take-play": lambda at: at.can("lay") and at.can("discard"),
    "take-play.add": only("add", "discard"),
    "take-play.discard": only("discard"),
    # The second line.
    "take-floater-draws": lambda at: at.refused("draw", "pile"),
    "take-only-melded": lambda at: (
        not at.can("draw pile") or not at.after("draw pile").can("discard")
    ),
    "take-stocks-turn": lambda at: at.refused("draw", "pile"),
    "take-no-pile": lambda at: at.refused("draw", "pile"),
    "take-until-melded": lambda at: not at.can("discard"),
    "take-had-it-fitted": only("add"),
    "take-then-float": lambda at: not at.can("discard"),
    "take-from-pile": lambda at: at.refused("discard", at.said["card"]),
    "take-fits": lambda at: at.refused("discard", at.said["card"]),
    "take-marked": lambda at: all(at.refused("discard", card) for card in _marked(at)),
    "take-one-floats": lambda at: _floating(at) == 1,
    "take-many-float": lambda at: _floating(at) == at.said["count"] > 1,
    "take-then-may-end": lambda at: len(at.state.stock) <= (at.state.phase == "draw"),
    "take-then-you": _follows,
    "take-then-other": _follows,
    "take-then-out": lambda at: at.only("discard") and all(map(at.ends, at.moves)),
    # Beside the middle.
    "take-stock-empty.sentence": lambda at: not at.state.stock,
    "take-stock-first.sentence": lambda at: at.refused("draw", "pile") and at.can("draw stock"),
    # The log, and the title of a round.
    "take-finished": lambda at: _over(at) and not at.state.stock,
    "take-floated": _floats,
    "take-kept": lambda at: at.refused("discard", at.said["card"]),
    "take-took": _taken,
    "take-joined": _taken,
    "take-round-over": _over,
    "take-round-over-out": _out,
    "take-stock-empty": lambda at: not at.state.stock,
    # Reasons of the coach.
    "take-why-not-float": lambda at: not at.after("draw pile").can("discard"),
    "take-why-out-with": lambda at: at.after("draw pile").goes_out(),
    "take-why-fits": lambda at: at.after("draw pile").can(f"add {at.said['card']}"),
    "take-why-empty-stock": lambda at: not at.after("draw pile").can("discard"),
    "take-why-finish": lambda at: at.ends("finish"),
    "take-why-useless": lambda at: not at.can(f"add {at.said['card']}"),
    "take-why-keep": _kept,
    "take-why-wait": lambda at: TRUE["take-why-wait"](at.told(), at.message.values) and _kept(at),
    "take-why-later": _something_kept,
    "take-why-lay": _goes_out,
    "take-why-add": _goes_out,
    "take-why-take": _goes_out,
    "take-why-joker-saved": lambda at: at.move.count("JK=") < at.other.count("JK="),
    # What was overlooked.
    "take-overlooked-double": lambda at: _joins(at) and _robs(at),
    "take-overlooked-join": lambda at: _joins(at) and not _robs(at),
    "take-overlooked-run": lambda at: at.move.startswith("add") and _robs(at),
    "take-overlooked-own-run": lambda at: at.move.startswith("add") and not _robs(at),
    "take-overlooked-way": lambda at: at.after(at.move).goes_out() and not _still_out(at),
    "take-overlooked-better-way": lambda at: at.after(at.move).goes_out() and _still_out(at),
    "take-overlooked-taken": _took,
    "take-overlooked-deck": lambda at: (
        at.said["count"] == len(at.state.stock) <= 2 * at.state.setup.players and at.can("lay")
    ),
}

_PLAIN: Final = """
line-add line-and line-barred line-cards line-discard line-draw line-finish line-lay line-owed
line-take line-top
match-over offers-add
offers-discard offers-draw offers-finish offers-lay offers-take take-about take-about-ace
take-about-joker take-about-joker-as take-add-card take-add-cards take-add-joker take-add-or-take
take-add-rank take-add-to take-added take-asks-add take-asks-joker take-asks-sequence
take-asks-where take-asks-where.several take-begins-drawing take-cards-dealt take-deals take-discard
take-discard-on-pile take-discard-one take-discarded take-double-card take-double-cards
take-double-joker take-draw take-drawn-to-hand take-drew take-drew-pile take-drew-unseen
take-end-rank take-figure take-finish take-floating take-goal take-hand-goes take-held take-in-hand
take-is-to-draw take-is-to-play take-join-card take-join-cards take-join-joker take-joined-own
take-laid take-laid-jokers take-lay take-lay-jokers take-lay.picked take-lay.title take-length
take-line-end take-line-steal take-moment take-moment-double take-moment-double-title
take-moment-title take-on-table take-outcome-caught take-outcome-robbed take-outcome-robs
take-outcome-used take-overlooked-deck.theme take-overlooked-double.theme take-overlooked-run.theme
take-overlooked-taken.theme take-overlooked-way.theme take-player-points take-round-is-over
take-runs-stay take-say-add take-say-discard take-say-draw take-say-draw-pile take-say-finish
take-say-join take-say-lay take-say-lay-jokers take-say-take take-short-ends take-stock-first
take-story take-take-card take-take-cards take-take-cards-suit take-take-joker take-take-rank
take-the-joker take-then-jokers take-this-round take-turned-up take-waste-joker take-waste-part
take-why-drop-joker take-why-joker take-why-open take-why-stock take-word-figure take-word-float
"""
PLAIN: Final = frozenset(_PLAIN.split())
"""Names of moves and things, counts, and advice: nothing that a rule could make false."""
LESSON_PROMISES: Final[dict[str, Promise]] = {
    "take-lesson-out.must": _fits_and_is_held,
    "take-lesson-out.keep": _fits_and_is_held,
}
PLAIN_LESSONS: Final[frozenset[str]] = frozenset(
    [
        "take-lesson-first.more",
        "take-lesson-hold.wait",
        "take-lesson-take.end",
        "take-lesson-take.locked",
    ]
)
REFUSING_OPTIONS: Final = ()
UNMARKED_CARDS: Final = ("JK",)
"""A joker nearly always fits, so a mark would say nothing."""


# What another move has.


def _brought(told: Told, move: str) -> int:
    """Points that a move scores at once, those of runs that it takes counted."""
    word, *rest = move.split()
    worth = {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}

    def points(cards: list[str]) -> int:
        return sum(20 if "=" in card else worth.get(card[0], 5) for card in cards)

    if word == "lay":
        return points(rest)
    if word != "add":
        return 0
    taken = [one for one in told.view["melds"] if one["id"] in rest[-1].split("+")]
    return sum(points(one["cards"]) for one in taken if one["owner"] != told.seat)


COMPARED: Final[dict[str, Compares]] = {
    "take-why-few": common,
    "take-why-short": common,
    "take-why-lay": beyond("points", _brought),
    "take-why-take": beyond("points", _brought),
    "take-why-ends": lambda told, values: values["count"] <= 1,
    "take-why-wait": common,
    "take-why-dearer": more("points"),
}
