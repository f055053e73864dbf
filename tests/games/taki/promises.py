"""What each message of Taki promises, and the messages that no rule could make false."""

from itertools import pairwise
from typing import Any, Final

from game.games.taki import cards
from game.games.taki.moves import PLAYABLE_CARDS
from game.text.rules_text import Pictured
from tests.laws.at import At
from tests.laws.comparing import Compares, beyond, common, more
from tests.laws.promising import Promise, only
from tests.laws.reasoning import Told, sign, taki_fitting

SHORT_MATCH: Final[dict[str, Any]] = {}
DAILY_OPTIONS: Final = (
    "mode=single voluntary_draw=off partial_runs=off hand=8 wins=1 lead=number plus_three=on"
    " plus_three_on=colour"
)


def shows_right(shown: Pictured, options: Any) -> bool:
    read = [cards.read(text) for text in shown.cards if text is not None]
    return all(
        two in PLAYABLE_CARDS[cards.color(one)][cards.symbol(one)] for one, two in pairwise(read)
    )


# Cards.


def _hand(at: At, seat: int = 0) -> list[str]:
    found: list[str] = at.state.full_view()["hands"][seat]
    return found


def _plays(at: At) -> set[str]:
    """The cards that may be played, but for the Breaker."""
    words = (move.split()[1] for move in at.moves if move.startswith("play "))
    return {word.partition("=")[0] for word in words} - {"break"}


def _colored(card: str) -> bool:
    return card[0] in "RYGB"


def _of_color(at: At, seat: int = 0) -> list[str]:
    """The cards of a hand that have the colour that is said."""
    return [card for card in _hand(at, seat) if card[0] == at.said["color"] and _colored(card)]


def _wanted(at: At) -> bool:
    """Whether just those cards fit that are asked for."""
    draws = ["draw"] if at.said.get("draw") == "yes" else []
    plays, said = _plays(at), at.said
    colored = {card for card in _hand(at) if _colored(card)}
    fitting = {card for card in colored if card[0] == said["color"] or sign(card) == said["symbol"]}
    colorless = {card for card in plays if not _colored(card)}
    return (
        at.only("play", *draws)
        and plays - colorless == fitting != set()
        and bool(colorless) == (said["colorless"] == "yes")
    )


def _colorless(at: At) -> bool:
    draws = ["draw"] if at.said.get("draw") == "yes" else []
    return at.only("play", *draws) and not any(map(_colored, _plays(at)))


def _any(at: At) -> bool:
    """Whether every card can be played."""
    return _plays(at) == {*_hand(at, at.state.player)} - {"break"}


def _none_fits(at: At) -> bool:
    fits = [card for card in _hand(at) if _colored(card) and sign(card) == at.said["symbol"]]
    return at.only("draw") and not fits and not _of_color(at)


def _chosen(at: At) -> bool:
    return all(card[0] == at.said["color"] for card in _plays(at) if _colored(card))


def _beneath(at: At) -> bool:
    """Whether the cards under those without effect say what fits."""
    pile = at.state.full_view()["pile"]
    under = next(card for card in reversed(pile) if card not in ("+3", "break"))
    return pile[-1] == at.said["card"] and (
        not _colored(under)
        or all(
            card[0] == under[0] or sign(card) == sign(under)
            for card in _plays(at)
            if _colored(card)
        )
    )


# Drawing.


def _grows(at: At, move: str, count: int, seat: int | None = None) -> bool:
    """Whether a hand gets so many cards by a move, or all that are left."""
    who = at.state.player if seat is None else seat
    then = at.after(move).state
    if then.over or len(then.rounds) > len(at.state.rounds):
        return True
    came = len(then.hands[who]) - len(at.state.hands[who])
    return came == count or (came < count and not then.stock)


def _ends_turn(at: At, move: str = "draw") -> bool:
    if at.ends(move):
        return True
    then = _called(at.after(move)).state
    return bool(then.asked != at.state.asked or len(then.rounds) > len(at.state.rounds))


def _called(at: At) -> At:
    """After a last card is called, if one is to be."""
    return at.after("say last") if at.state.phase == "announce" else at


def _two_answers(at: At) -> bool:
    """What a +2 may be answered with, and how many cards it brings otherwise."""
    plays = _plays(at)
    ways = [["add"] if plays - {"king"} else [], ["cancel"] if "king" in plays else []]
    found = [way for part in ways for way in part]
    named = {0: "none", 1: "".join(found), 2: "both"}[len(found)]
    return (
        at.said["answers"] == named
        and all(sign(card) == "+2" for card in plays - {"king"})
        and _grows(at, "draw", at.said["count"])
    )


def _three_or_two_answers(at: At) -> bool:
    """The same while a +3 is among the answers, and in the hand."""
    plays = _plays(at) - {"+3"}
    named = {
        "add": {"+2"},
        "cancel": {"king"},
        "both": {"+2", "king"},
        "none": set[str](),
    }[at.said["answers"]]
    ways = {card if card == "king" else sign(card) for card in plays}
    return at.can("play +3") and ways == named and _grows(at, "draw", at.said["count"])


def _goes_on_two(at: At) -> bool:
    """Whether a +3 in the hand of who is asked may answer a waiting +2."""
    state = at.state.clone()
    state.pending, state.phase = 2, "turn"
    state.hands[state.asked] = [*state.hands[state.asked], cards.PLUS_THREE_CARD]
    return At(at.game, state, at.message).can("play +3")


def _quiet_costs(at: At) -> bool:
    return _grows(at, "quiet", 4) and _grows(at, "say last", 0)


# Runs.


def _run_on(at: At) -> bool:
    return at.only("play") and len(_of_color(at)) == at.said["count"]


def _another(at: At) -> bool:
    return any(card[0] == at.said["color"] for card in _plays(at))


def _stays_open(at: At, move: str) -> bool:
    then = at.after(move).state
    return at.ends(move) or "RYGB"[then.run] == at.said.get("color", "RYGB"[at.state.run])


def _ends_run(at: At) -> bool:
    plays = [move for move in at.moves if move.startswith("play ") and move != "play break"]
    color = "RYGB".index(at.said["color"])
    return all(at.ends(move) or at.after(move).state.run != color for move in plays)


def _joins(at: At) -> list[At]:
    """The positions once one card has joined the run that is said."""
    inside = [f"play {card}" for card in {*_of_color(at), "super"}]
    return [at.after(move) for move in inside if move in at.moves and not at.ends(move)]


def _all_go(at: At) -> bool:
    """Whether no run ends while a card of its colour is left."""
    return all(
        then.state.phase != "run" or (then.only("play") if _left(at, then) else then.can("leave"))
        for then in _joins(at)
    )


def _left(at: At, then: At) -> bool:
    return any(card[0] == at.said["color"] and _colored(card) for card in _hand(then))


def _may_end(at: At) -> bool:
    inside = {*_of_color(at), "super"}
    return bool(_plays(at) & inside) and all(
        then.state.phase != "run" or then.can("leave") for then in _joins(at)
    )


def _last_acts(at: At) -> bool:
    """Whether a card that is not the last of its run does nothing."""
    color = "RYGB"[at.state.run]
    inside = [f"play {card}" for card in {*_hand(at)} if card[0] == color and _colored(card)]
    return all(at.after(move).state.phase == "run" for move in inside[1:])


def _closed(at: At) -> At:
    """After the run is closed, and a last card is called."""
    return _called(at.after("close"))


def _closes_game(at: At) -> bool:
    """Whether the game is over once the run is closed."""
    then = _closed(at).state
    return bool(then.over or len(then.rounds) > len(at.state.rounds))


def _goes_again(at: At) -> bool:
    """Whether each Stop that can be played gives its player another turn."""
    stops = [move for move in at.moves if move.startswith("play") and move.endswith("stop")]
    return all(_called(at.after(move)).state.asked == at.state.asked for move in stops)


def _skips(at: At) -> bool:
    then = _closed(at).state
    return bool(then.asked == at.state.after(at.seat()))


def _adds(at: At) -> bool:
    then = _closed(at).state
    return bool(then.asked == at.seat() and then.pending == 2)


# Answers to a +3.


def _stands(at: At, seat: int) -> bool:
    """Whether a seat draws three if nobody answers."""
    then, held = at, len(at.state.hands[seat])
    while then.state.phase == "answer":
        if then.ends("pass"):
            return True
        then = then.after("pass")
    return len(then.state.hands[seat]) - held == 3 or not then.state.stock


def _answers(at: At) -> bool:
    plays = {move.split()[1] for move in at.moves if move.startswith("play ")}
    named = {"break": {"break"}, "cancel": {"king"}, "both": {"break", "king"}, "none": set()}
    return (
        plays == named[at.said["answers"]]
        and at.can("pass")
        and at.seat() == at.state.by
        and _stands(at, 0)
    )


def _breaks(at: At) -> bool:
    """Whether whoever played the +3 draws three, and nobody else."""
    others = [seat for seat in range(at.state.players) if seat != at.state.by]
    then = at.after("play break").state
    if at.state.stages is not None or at.ends("play break") or then.phase == "announce":
        return True
    mine = len(then.hands[0]) == len(at.state.hands[0]) - 1
    rest = all(len(then.hands[one]) == len(at.state.hands[one]) for one in others if one)
    return mine and rest and _grows(at, "play break", 3, at.state.by)


def _cancels(at: At) -> bool:
    """Whether the King brings the turn, with one more card to play if there is one."""
    if at.ends("play king") or len(_hand(at)) == 1:
        return True
    then = at.after("play king")
    return then.state.asked == 0 and then.state.phase == "extra" and then.can("stop")


# The coach.


def _wins(at: At) -> bool:
    """Whether the seat can go out in this turn, whatever the others hold."""
    waiting, met = [(at, at.move)], set()
    while waiting:
        one, move = waiting.pop()
        if one.ends(move):
            return True
        then = one.after(move)
        view = repr(then.state.full_view())
        if then.state.asked == at.state.asked and view not in met:
            met.add(view)
            waiting += [(then, more) for more in then.moves if more not in ("draw", "quiet")]
    return False


def _extra(at: At) -> bool:
    """Whether another card is played by the same seat."""
    then = at.after(at.move).state
    return at.ends(at.move) or bool(then.asked == at.state.asked and then.phase == "extra")


def _three(at: At) -> bool:
    """Whether the others are asked for an answer, or draw three."""
    if at.ends(at.move):
        return True
    then = _called(at.after(at.move))
    others = range(1, at.state.players)
    if then.state.phase == "answer":
        return all(_stands(then, seat) for seat in others)
    came = [len(then.state.hands[seat]) - len(at.state.hands[seat]) for seat in others]
    return came == [3] * len(came) or not then.state.stock or bool(then.state.rounds)


def _next(at: At) -> bool:
    """Whether who is said to be next follows a turn that does nothing else."""
    move = next((one for one in ("draw", "stop", "leave") if at.can(one)), None)
    top = at.state.full_view()["pile"][-1]
    if move is None or at.ends(move) or (move == "leave" and not top[-1].isdigit()):
        return True
    then = _called(at.after(move))
    over = then.state.over or len(then.state.rounds) > len(at.state.rounds)
    return over or bool(then.state.asked == at.seat())


def _pending_of(at: At) -> bool:
    return at.state.asked == at.seat() and _grows(at, "draw", at.said["count"])


def _over(at: At) -> bool:
    """Whether the move ended the game."""
    return at.ends(at.move)


def _won(at: At) -> bool:
    """Whether the game is over, as somebody has no cards left."""
    after = at.after(at.move).state
    return _over(at) and bool(after.rounds[-1]["out"] == at.seat())


def _fewest_win(at: At) -> bool:
    """Whether the game is over though nobody is out, and those with the fewest cards won it."""
    after = at.after(at.move).state
    if after.rounds[-1]["out"] is not None or not _over(at):
        return False
    held = after.hands if after.over else _held_before_next_deal(at)
    least = {seat for seat, hand in enumerate(held) if len(hand) == min(map(len, held))}
    won = [new - old for new, old in zip(after.scores, at.state.scores, strict=True)]
    return least == ({seat for seat, more in enumerate(won) if more} or set(after.winners or ()))


def _held_before_next_deal(at: At) -> list[list[str]]:
    """The hands after the move, of which those that are not empty are laid open."""
    held: list[list[str]] = [[] for _ in at.state.hands]
    for event in at.state.clone().apply(at.game.parse(at.move)):
        if event.name == "reveal":
            held[event.seat or 0] = list(map(str, event.cards))
    return held


def _lowest_stage_wins(at: At) -> bool:
    """Whether the match is over though nobody is out, and the lowest stage won it."""
    after = at.after(at.move).state
    stages = [after.stages[seat] for seat in after.winners or ()]
    return after.rounds[-1]["out"] is None and set(stages) == {min(after.stages)}


def _missed(at: At) -> bool:
    """Whether somebody is not asked after the move."""
    return _over(at) or at.after(at.move).state.asked != at.seat()


# What was overlooked.


def _sign(move: str) -> str:
    """The sign of the card that a move plays, as ``stop``."""
    return sign(move.split()[1])


def _hindered(at: At) -> bool:
    """Whether a card makes the next player miss a turn or draw, unless a run goes on."""
    return _sign(at.move) in ("stop", "+2") or at.move == "play +3"


def _nearly_out(at: At) -> bool:
    """Whether who is said to have few cards is next, and has so many."""
    seat = at.seat()
    return bool(seat == at.state.after(at.state.asked)) and at.said["count"] == len(
        at.state.hands[seat]
    )


def _kept_no_other(at: At) -> bool:
    """Whether no other card of the hand has the colour or the symbol of the one played."""
    played = at.other.split()[1]
    rest = _hand(at)
    rest.remove(played)
    colored = [card for card in rest if _colored(card) and card != "break"]
    return (at.said["color"], at.said["symbol"]) == (played[0], sign(played)) and not any(
        card[0] == played[0] or sign(card) == sign(played) for card in colored
    )


PROMISES: Final[dict[str, Promise]] = {
    # The first line.
    "taki-play": _wanted,
    "taki-play-colorless": _colorless,
    "taki-play-any": lambda at: at.can("play") and _any(at),
    "taki-no-cards": lambda at: at.only("draw") and not _hand(at),
    "taki-only-breaker": lambda at: at.only("draw", "play break"),
    "taki-none-fits": _none_fits,
    "taki-plus-two": _two_answers,
    "taki-plus-two.three": _three_or_two_answers,
    "taki-king": lambda at: at.only("play", "stop") and _any(at),
    "taki-run-on": _run_on,
    "taki-ways": lambda at: at.can("leave"),
    "taki-way-another": _another,
    "taki-way-close": lambda at: at.can("close"),
    "taki-way-close.first": lambda at: at.can("close"),
    "taki-way-leave-it": lambda at: at.can("leave"),
    "taki-way-leave": lambda at: at.can("leave"),
    "taki-way-leave.first": lambda at: at.can("leave"),
    "taki-way-super": lambda at: at.can("play super"),
    "taki-way-change": lambda at: at.can("play color=R"),
    "taki-announce": only("say", "quiet"),
    "taki-about-colorless": lambda at: at.said["card"] != "+3" or not _goes_on_two(at),
    "taki-about-three": _goes_on_two,
    "taki-answer": _answers,
    "taki-answered": lambda at: at.state.phase == "answer" and at.state.by == at.seat(),
    "taki-turn-of": lambda at: at.state.asked == at.seat(),
    "taki-turn-of.run": lambda at: "RYGB"[at.state.run] == at.said["color"],
    "taki-runs-on": lambda at: "RYGB"[at.state.run] == at.said["color"],
    "taki-king-of": lambda at: at.can("stop"),
    "taki-plus-of": lambda at: at.state.phase == "extra" and not at.can("stop"),
    "taki-last-of": lambda at: at.can("say last"),
    "taki-plus-two-of": lambda at: _pending_of(at) and not _goes_on_two(at),
    "taki-plus-two-of.any": lambda at: _pending_of(at) and _goes_on_two(at),
    # The second line.
    "taki-next": _next,
    "taki-quiet-costs": _quiet_costs,
    "taki-drawing-ends": _ends_turn,
    "taki-turn-over": _ends_turn,
    "taki-drawn-waits": _ends_turn,
    "taki-bare-king": _any,
    "taki-beneath": _beneath,
    "taki-chosen": _chosen,
    "taki-run-stays": lambda at: _stays_open(at, "draw"),
    "taki-run-ends": _ends_run,
    "taki-run-open": _all_go,
    "taki-run-open.partial": _may_end,
    "taki-last-acts": _last_acts,
    "taki-not-closed": lambda at: at.refusal("close"),
    "taki-run-continued": lambda at: _stays_open(at, "leave"),
    "taki-acts-again": lambda at: _closed(at).state.asked == 0,
    "taki-acts-skip": _skips,
    "taki-acts-plus-two": lambda at: _adds(at) and not _goes_on_two(_closed(at)),
    "taki-acts-plus-two.any": lambda at: _adds(at) and _goes_on_two(_closed(at)),
    "taki-acts-turn": lambda at: _closed(at).state.direction == -at.state.direction,
    "taki-acts-last": _closes_game,
    "taki-acts-plus": lambda at: _closed(at).state.phase == "extra",
    "taki-broken": _breaks,
    "taki-cancelled": _cancels,
    # Calls, and beside the middle.
    "taki-call-last.sentence": _quiet_costs,
    "taki-call-three.sentence": lambda at: _stands(at, 0),
    "taki-waits": lambda at: at.can("pass"),
    "taki-anything.sentence": lambda at: not at.can("play") or at.can("pass") or _any(at),
    "taki-open-run.sentence": lambda at: "RYGB"[at.state.run] == at.said["color"],
    "taki-to-draw.sentence": lambda at: (
        _grows(at, "draw", at.said["count"])
        if at.state.phase == "turn"
        else bool(at.state.pending == at.said["count"])
    ),
    "taki-three-out.sentence": lambda at: at.can("pass") or at.can("quiet"),
    # Buttons and warnings.
    "taki-button-draw": lambda at: _grows(at, "draw", at.said["count"]),
    "taki-button-play.again": _goes_again,
    # The Breaker itself leaves the hand.
    "taki-button-play.breaker": lambda at: _grows(at, "play break", 2),
    "taki-breaker-costs": lambda at: _grows(at, "play break", 2),
    # The log.
    "taki-ends": _fewest_win,
    "taki-game-ends": _fewest_win,
    "taki-tournament-ends": _lowest_stage_wins,
    "taki-won": _won,
    "taki-won-game": _won,
    "taki-skipped": _missed,
    # Reasons of the coach.
    "taki-why-plan": _wins,
    "taki-why-break": _breaks,
    "taki-why-cancel": _cancels,
    "taki-why-end": lambda at: at.ends(at.move) or at.after(at.move).state.run < 0,
    "taki-why-breaker-costs": lambda at: _grows(at, "play break", 2),
    "taki-why-king": _extra,
    "taki-why-three": _three,
    "taki-why-go-on": lambda at: _stays_open(at, at.move),
    "taki-why-plus": _extra,
    "taki-why-close": lambda at: at.ends("close") or at.after("close").state.run < 0,
    "taki-why-run-over": lambda at: all(
        at.ends(move) or at.after(move).state.run < 0 for move in ("close", "leave")
    ),
    "taki-why-leave": lambda at: _stays_open(at, "leave"),
    "taki-why-keep": lambda at: _ends_turn(at, "stop"),
    "taki-why-pass": lambda at: _stands(at, 0),
    "taki-why-say": _quiet_costs,
    "taki-why-voluntary": lambda at: at.can("draw") and at.can("play"),
    "taki-why-voluntary.card": lambda at: at.can("draw") and at.can("play"),
    # What was overlooked.
    "taki-overlooked-chain": _wins,
    "taki-overlooked-chain.long": _wins,
    "taki-overlooked-unarmed": _hindered,
    "taki-overlooked-near": _nearly_out,
    "taki-overlooked-stranded": _kept_no_other,
    "taki-overlooked-silent": lambda at: at.can("quiet") and at.other == "quiet",
}

_PLAIN: Final = """
line-draw line-fit line-pass match-over offers-draw table-goes-out table-out
taki-about taki-about-goes taki-about.number taki-about.plus-two
taki-all-stages taki-anything taki-aside-hand taki-aside-pile taki-aside-stock taki-asks-add
taki-asks-card taki-asks-colour taki-breaks taki-button-add taki-button-add.card
taki-button-add.more taki-button-break taki-button-change taki-button-change.color taki-button-close
taki-button-last taki-button-leave taki-button-pass taki-button-play taki-button-play.breaker-listed
taki-button-play.card taki-button-play.king taki-button-quiet taki-button-stop taki-button-super
taki-by-color taki-by-symbol taki-call-last taki-call-three taki-cancels taki-card taki-card.first
taki-card.the-first taki-change-to taki-closes taki-colorless taki-colorless.the-first
taki-count-wins taki-dealing taki-deals taki-deals.game taki-drawn taki-draws taki-draws-cards
taki-ending-pile taki-ending-stuck taki-ending-turns taki-force taki-force.sentence taki-forgets
taki-game taki-game-is-over taki-game-over taki-game-over.shared taki-goal taki-last-card
taki-leaves taki-left taki-length taki-letter-add taki-letter-break taki-letter-close
taki-letter-lay taki-letter-leave taki-letter-stop taki-line-about taki-line-about.any
taki-line-about.draw taki-line-about.last taki-line-about.run taki-line-about.three taki-line-color
taki-line-play
taki-line-word taki-moment-break taki-moment-break-title taki-moment-break-title.figure
taki-moment-cancel taki-moment-cancel-title taki-moment-close taki-moment-close-title
taki-moment-draw taki-moment-stand taki-moment-stand-title taki-new-stock taki-next-game
taki-next-stage taki-no-card taki-open-run taki-out-first taki-outcome-draws taki-outcome-follow
taki-outcome-forced taki-outcome-near taki-overlooked-chain.theme taki-overlooked-lacking
taki-overlooked-lacking.theme taki-overlooked-silent.theme taki-overlooked-stranded.theme
taki-overlooked-unarmed.theme taki-player-wins taki-plays taki-plays-change taki-plays-super
taki-put-back taki-row taki-row.tournament taki-say-break taki-say-cancel taki-say-close
taki-say-draw taki-say-last taki-say-leave taki-say-pass taki-say-play taki-say-play.breaker
taki-say-play.color taki-say-quiet taki-say-stop taki-says taki-sheet-left taki-sheet-stage
taki-sheet-won taki-stage taki-stops taki-story taki-super-in taki-symbol taki-the-card
taki-the-colorless taki-three-out taki-to-draw taki-turned-up taki-turns-round taki-why-breaker
taki-why-lacking taki-why-least.super taki-why-quiet taki-why-spared taki-word-wins
"""
PLAIN: Final = frozenset(_PLAIN.split())
LESSON_PROMISES: Final[dict[str, Promise]] = {
    "taki-lesson-first.close": lambda at: at.ends("close") or at.after("close").state.run < 0,
    "taki-lesson-turn.draw": lambda at: at.only("draw") and _ends_turn(at),
    "taki-lesson-run.more": only("play"),
    "taki-lesson-three.run": only("play"),
    "taki-lesson-three.four": only("play"),
}
PLAIN_LESSONS: Final[frozenset[str]] = frozenset(
    ["taki-lesson-last.won", "taki-lesson-three.close", "taki-lesson-three.end"]
)
REFUSING_OPTIONS: Final = ("partial_runs", "voluntary_draw", "plus_three_on")


# What another move has.


def _following(told: Told, move: str) -> int:
    return taki_fitting(told, move) if _is_colored(move) else 0


def _joining(told: Told, move: str) -> int:
    """Cards that could go into the run that a move opens."""
    word = move.split()[-1]
    card, _, chosen = word.partition("=")
    if not move.startswith("play ") or not (card == "super" or card.endswith("-taki")):
        return 0
    color = card[0] if card != "super" else chosen or told.view["color"]
    return sum(one[0] == color and one != "break" for one in told.hand if one[0] in "RYGB") - (
        card != "super"
    )


def _is_colored(move: str) -> bool:
    return move.startswith("play ") and (move[5] in "RYGB" or "=" in move)


COMPARED: Final[dict[str, Compares]] = {
    "taki-why-few": common,
    "taki-why-go-on": common,
    "taki-why-run": common,
    "taki-why-run.alike": common,
    "taki-why-run.idle": common,
    "taki-why-no-way-out": common,
    "taki-why-pending": lambda told, values: not told.other.startswith("play "),
    "taki-why-change": beyond("count", _following),
    "taki-why-taki": beyond("count", _joining),
    "taki-why-taki.super": beyond("count", _joining),
    "taki-why-fitting": more("count"),
    "taki-why-more": lambda told, values: not told.other.startswith("play "),
}
