"""Winning and the tournament: going out, games that end without it, and the next game.

If no player goes out, standings follow from the cards, or from the stages in a tournament.
"""

from collections.abc import Sequence
from typing import Any

from game.core.event import Event, Seat, copy_json
from game.core.game import EventSink
from game.core.match_progress import Progress, leader_of
from game.games.taki.cards import NO_COLOR_OR_SYMBOL
from game.games.taki.options import FIRST_STAGE_CARD_COUNT
from game.games.taki.rules.deal import begin_turn, deal
from game.games.taki.rules.drawing import draw_cards
from game.games.taki.state import TakiFacts, moved, texts


def standing(stage: int | None, cards: int) -> tuple[int, int]:
    """Cards still to shed as a sort key: the stage, then the hand; the least is best.

    >>> standing(None, 3) < standing(None, 4), standing(2, 9) < standing(3, 1)
    (True, True)
    """
    return stage or 0, cards


def counts_games(state: TakiFacts) -> bool:
    """Whether a match has several games and the won ones are counted."""
    return state.options.several


def progress(state: TakiFacts) -> Progress:
    """How far the match is: the games, the stages and the cards of the player who is furthest.

    It can end now once somebody would win it with the one card that they hold.
    """
    goal, stages = state.options.wins, state.stages or [1] * state.players
    first = FIRST_STAGE_CARD_COUNT if state.stages else 1
    shed, standings = [], []
    for seat, (hand, stage) in enumerate(zip(state.hands, stages, strict=True)):
        dealt = stage if state.stages else state.options.hand
        # Nobody holds a card before the deal, and after a game.
        now = max(0.0, 1 - len(hand) / dealt) if hand else 0.0
        shed.append((state.scores[seat] + (first - stage + now) / first) / goal)
        standings.append((state.scores[seat], -stage, -len(hand)))
    is_last = any(
        len(hand) == stage == 1 and wins == goal - 1
        for hand, stage, wins in zip(state.hands, stages, state.scores, strict=True)
    )
    return Progress(max(shed), is_last, leader_of(standings))


def is_stuck(idle: int, players: int) -> bool:
    """Whether every seat in a row could neither play nor draw."""
    return idle >= players


def is_last_turn(state: TakiFacts) -> bool:
    """Whether the limit of turns is reached, so that the game ends before another one."""
    return state.turns >= state.limit


def ask(state: TakiFacts, seat: Seat, tell: EventSink | None) -> None:
    """Give a seat its turn, unless the game ends before it.

    It ends when every seat in a row had nothing to play and nothing to draw, and after so
    many turns.
    """
    if (state.idle and is_stuck(state.idle, state.players)) or is_last_turn(state):
        _end_by_count(state, tell)
        return
    begin_turn(state, seat)


def go_out_if_empty(state: TakiFacts, seat: Seat, tell: EventSink | None) -> bool:
    """End the game if the seat has no cards left; whether it is over."""
    return not state.hands[seat] and go_out(state, seat, tell)


def go_out(state: TakiFacts, seat: Seat, tell: EventSink | None) -> bool:
    """Win for an empty hand, or move it to its next stage; whether it won."""
    if state.stages is None or state.stages[seat] == 1:
        _end(state, (seat,), seat, tell)
        return True
    state.stages[seat] -= 1
    if tell:
        tell(Event("stage", seat, changes={f"stages/{seat}": state.stages[seat]}))
    draw_cards(state, seat, state.stages[seat], tell)
    return False


def _end_by_count(state: TakiFacts, tell: EventSink | None) -> None:
    """The fewest cards win; in a tournament the lowest stage comes first."""
    stages: Sequence[int | None] = state.stages or [None] * state.players
    stood = [standing(stage, len(hand)) for stage, hand in zip(stages, state.hands, strict=True)]
    best = min(stood)
    _end(state, tuple([Seat(seat) for seat, one in enumerate(stood) if one == best]), None, tell)


def _end(
    state: TakiFacts, winners: tuple[Seat, ...], out: Seat | None, tell: EventSink | None
) -> None:
    """The game is over; then the match is won, or the next game is dealt."""
    state.by = NO_COLOR_OR_SYMBOL
    state.following = NO_COLOR_OR_SYMBOL
    won = [0] * state.players
    several = counts_games(state)
    if several:
        for seat in winners:
            won[seat] = 1
            state.scores[seat] += 1
    state.rounds.append({"scores": won, "out": out})
    champions = _champions(state) if several else winners
    if champions:
        state.end(champions)
    if tell:
        _tell_end(state, out, tell)
    if not state.over:
        if tell:
            _gather(state, tell)
        state.dealer = _next_dealer(state, winners)
        deal(state, tell)


def _champions(state: TakiFacts) -> tuple[Seat, ...]:
    """The seats that have won enough games to win the match; empty while it goes on."""
    return tuple(
        [Seat(seat) for seat, wins in enumerate(state.scores) if wins >= state.options.wins]
    )


def _next_dealer(state: TakiFacts, winners: Sequence[Seat]) -> Seat:
    """The winner deals, so the left neighbour begins.

    Of several it is the one nearest to the left of the last dealer.
    """
    return min(winners, key=lambda seat: (seat - state.dealer - 1) % state.players)


def _tell_end(state: TakiFacts, out: Seat | None, tell: EventSink) -> None:
    if out is not None:
        tell(Event("out", out))
    for seat, hand in enumerate(state.hands):
        if hand:
            zone = f"hands/{seat}"
            tell(moved("reveal", Seat(seat), zone, zone, hand))
    facts: dict[str, Any] = {"rounds": copy_json(state.rounds), "scores": state.scores[:]}
    if state.winners is not None:
        facts["winners"] = list(state.winners)
    else:
        # Nobody is asked until the next game is dealt, and it can be told why this one is over.
        facts |= {"idle": state.idle, "seat": None, "phase": "turn", "by": None, "next": None}
    tell(Event("round-end", out, changes=facts))


def _gather(state: TakiFacts, tell: EventSink) -> None:
    """Tell how every card goes back to the stock."""
    tell(Event("gather", None, "pile", "stock", tuple(texts(state.pile))))
    for seat, hand in enumerate(state.hands):
        if hand:
            tell(moved("gather", Seat(seat), f"hands/{seat}", "stock", hand, private=True))
