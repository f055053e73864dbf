"""What the sentences of Taki's rules page promise of the rules."""

from typing import Final

from game.games.taki.cards import COLOR_LETTERS
from tests.laws.at import At
from tests.laws.telling import ToldRule, always, during, hand_of, never


def _in_color(at: At) -> list[str]:
    """The cards of the hand in the colour of the run."""
    return [card for card in hand_of(at) if card[0] == COLOR_LETTERS[at.state.run]
            and card != "+3"]  # fmt: skip


def _plays(at: At) -> list[str]:
    return [move for move in at.moves if move.startswith("play") and move != "play break"]


def _for_king(at: At) -> bool:
    """Whether the card that is asked for is a King's, not a Plus's."""
    return at.state.phase == "extra" and at.state.color < 0


def _for_plus(at: At) -> bool:
    return at.state.phase == "extra" and at.state.color >= 0


def _on_turn(at: At) -> bool:
    return at.state.phase == "turn" and not at.state.pending


def _top(at: At) -> str:
    top: str = at.state.full_view()["pile"][-1]
    return top


def _holds(at: At, card: str) -> bool:
    return card in hand_of(at)


def _breaker_alone(at: At) -> bool | None:
    limited = at.state.turns + 1 >= at.state.limit
    if not _on_turn(at) or limited or not at.state.stock or not _holds(at, "break"):
        return None
    alone = at.state.clone()
    alone.hands[alone.asked] = [
        card for card in alone.hands[alone.asked] if at.game.card(card) == "break"
    ][:1]
    after = At(at.game, alone, at.message).after("play break").state
    return after.winners is None and after.stages == alone.stages


def _plus_alone(at: At) -> bool | None:
    held = hand_of(at)
    if len(held) != 1 or not held[0].endswith("plus") or not at.can(f"play {held[0]}"):
        return None
    after = at.after(f"play {held[0]}").state
    return after.winners is None and after.stages == at.state.stages


def _twos(at: At) -> list[str]:
    return [move for move in at.moves if move.startswith("play") and move.endswith("+2")]


def _waits_for_next(at: At, move: str, count: int) -> bool:
    """Whether a move leaves so many cards waiting, unless it ends the game or goes into a run."""
    if at.ends(move):
        return True
    then = at.after(move).state
    return then.phase == "run" or (then.pending, bool(then.rounds)) == (
        count,
        bool(at.state.rounds),
    )


def _still_waits(at: At, answer: str) -> bool:
    """Whether an answer to a +3 leaves the cards of the +2 waiting for the next player."""
    if not at.can(answer) or at.ends(answer):
        return True
    then = at.after(answer).state
    if then.phase == "announce":
        return bool(then.pending == at.state.pending)
    turn = (then.pending, then.asked) == (at.state.pending, at.state.after(at.state.by))
    return turn or len(then.rounds) > len(at.state.rounds)


def _quiet(at: At) -> bool:
    seat, after = at.state.asked, at.after("quiet").state
    if len(after.rounds) > len(at.state.rounds):
        return True
    drawn = len(after.hands[seat]) - 1
    left = len(at.state.stock) + len(at.state.pile)
    return bool(drawn == 4 or left < 120) if drawn < 4 else True


TOLD_RULES: Final[dict[str, ToldRule]] = {
    "If you can’t play, draw one card": lambda at: (
        at.can("draw") if _on_turn(at) and not _plays(at) else None
    ),
    "While you can play, you can’t draw": lambda at: (
        not at.can("draw") if _on_turn(at) and _plays(at) else None
    ),
    "You can also draw if you could play": lambda at: (
        at.can("draw") if _on_turn(at) or _for_plus(at) else None
    ),
    "You can’t draw inside a run, or for a King’s": lambda at: (
        not at.can("draw") if at.state.phase == "run" or _for_king(at) else None
    ),
    "You never have to play a +3 Breaker": lambda at: (
        at.can("draw") if _on_turn(at) and at.can("play break") and not _plays(at) else None
    ),
    "While a +2 is waiting, only a +2 or a King fits": lambda at: (
        at.can("draw")
        and all(move in ("draw", "play king") or move.endswith("+2") for move in at.moves)
        if at.state.pending
        else None
    ),
    "While a +2 is waiting, only a +2, a +3 or a King fits": lambda at: (
        at.can("draw")
        and at.can("play +3") == _holds(at, "+3")
        and all(
            move in ("draw", "play king", "play +3") or move.endswith("+2") for move in at.moves
        )
        if at.state.pending and at.state.phase == "turn"
        else None
    ),
    "+2: the next player draws two cards and misses a turn, or adds a +2": lambda at: (
        all(_waits_for_next(at, two, 2) for two in _twos(at)) if _on_turn(at) else None
    ),
    "The total grows until someone draws it all": lambda at: (
        all(_waits_for_next(at, two, at.state.pending + 2) for two in _twos(at))
        if at.state.pending and at.state.phase == "turn"
        else None
    ),
    "+3: goes on anything but a waiting +2.": lambda at: (
        at.can("play +3") != bool(at.state.pending)
        if at.state.phase == "turn" and _holds(at, "+3")
        else None
    ),
    "If the +3 went on a waiting +2, the cards of the +2 go on waiting": during("answer")(
        lambda at: _still_waits(at, "play break") if at.state.pending else None
    ),
    "A King that answers cancels them too": during("answer")(
        lambda at: (
            at.ends("play king") or at.after("play king").state.pending == 0
            if at.state.pending and at.can("play king")
            else None
        )
    ),
    "+3: goes on anything.": lambda at: (
        at.can("play +3") if at.state.phase == "turn" and _holds(at, "+3") else None
    ),
    "Plus: you have to play another card that fits": lambda at: (
        not at.can("stop") if _for_plus(at) else None
    ),
    "King: goes on anything": lambda at: (
        at.can("play king") if at.state.phase == "turn" and _holds(at, "king") else None
    ),
    "You can play one more card, any card, or stop there": lambda at: (
        at.can("stop")
        and all(at.can(f"play {card}") or at.can(f"play {card}=R") for card in hand_of(at))
        if _for_king(at)
        else None
    ),
    "After a Taki or a Super Taki, play every card of that colour": during("run")(
        lambda at: not at.can("close") and not at.can("leave") if _in_color(at) else None
    ),
    "You can stop while you still hold that colour": during("run")(
        lambda at: at.can("leave") if _in_color(at) else None
    ),
    "After a Taki or a Super Taki, go on with cards of that colour": during("run")(
        lambda at: all(at.can(f"play {card}") for card in _in_color(at)) if _in_color(at) else None
    ),
    "You can also play a Super Taki inside a run": during("run")(
        lambda at: at.can("play super") if _holds(at, "super") else None
    ),
    "A King stays out of runs": during("run")(never("play king")),
    "Kings, +3s and Breakers stay out of runs": during("run")(
        lambda at: not (at.can("play king") or at.can("play +3") or at.can("play break"))
    ),
    "You can’t close a run on a Taki or Super Taki": during("run")(
        lambda at: not at.can("close") if _top(at).endswith(("taki", "super")) else None
    ),
    "The next player can join an open run": lambda at: (
        all(at.can(f"play {card}") for card in _in_color(at))
        and at.can("play super") >= _holds(at, "super")
        if _on_turn(at) and at.state.run >= 0
        else None
    ),
    "Anyone can play a +3 Breaker": during("answer")(
        lambda at: at.can("play break") == _holds(at, "break") and at.can("pass")
    ),
    "The next player can play a King": during("answer")(
        lambda at: (
            at.can("play king")
            == (_holds(at, "king") and at.state.asked == at.state.after(at.state.by))
        )
    ),
    "When your play leaves you with exactly one card": during("announce")(
        lambda at: always("say last", "quiet")(at) and len(hand_of(at)) == 1
    ),
    "If you keep quiet, you draw four cards": during("announce")(_quiet),
    "You can’t win on a Plus": _plus_alone,
    "You can’t empty your hand on a Plus": _plus_alone,
    "A Breaker can’t be your last card on your own turn": _breaker_alone,
}
UNTESTED_RULES: Final = frozenset(
    {
        "Only the last card does anything, when the run ends.",
        "Everyone else draws three cards, but misses no turn.",
    }
)
"""What they do is a matter of several moves: the examples of runs and of the +3 hold it."""
