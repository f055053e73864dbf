"""The end of a Taki game at its table, the game's highlights, and the sheet of a match.

Highlights are a closed run, a broken +3 and a player who goes out. The sheet of a match has the
games and their winners, or the stages of a tournament.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.core.event import Event, Seat
from game.core.sheet import (
    TOTAL_CELL,
    Cell,
    PlayedRounds,
    RoundEnd,
    Sheet,
    SheetColumn,
    SheetLine,
    by_seat,
    running,
    seat_columns,
)
from game.core.table_values import (
    Deed,
    DeedKind,
    Highlight,
    HighlightKind,
    RevealedHand,
    players_out,
)
from game.games.taki.cards import (
    CHANGE_DIRECTION_SYMBOL,
    COLORED_KINDS_COUNT,
    NO_COLOR_OR_SYMBOL,
    PLUS_SYMBOL,
    color,
    symbol,
    write,
)
from game.games.taki.rules import TakiState
from game.games.taki.rules.winning import counts_games, is_stuck, standing
from game.games.taki.state import TakiFacts
from game.games.taki.words import color_of
from game.text.message import Message, Names, TextValue


def ending(state: TakiFacts, names: Names) -> TextValue:
    """The heading over a game just ended, with the reason."""
    if state.rounds[-1]["out"] is not None:
        return players_out(state, names)
    if is_stuck(state.idle, state.players):
        return Message("taki-ending-stuck")
    return Message("taki-ending-turns", turns=state.turns)


def opened(hands: Mapping[int, Sequence[str]]) -> list[RevealedHand]:
    """The hands as they were when the game ended."""
    return [RevealedHand(Seat(seat), (), tuple(hands[seat])) for seat in sorted(hands)]


def row(state: TakiFacts, number: int) -> TextValue:
    """The label of a game's row on the score sheet; ``number`` is 0-based."""
    if counts_games(state):
        return Message("taki-game", number=number + 1)
    return Message("taki-row") if state.stages is None else Message("taki-row.tournament")


def behind(state: TakiFacts, seat: Seat) -> tuple[int, int]:
    """Distance from winning: the stage in a tournament, then the cards."""
    stage = None if state.stages is None else state.stages[seat]
    return standing(stage, len(state.hands[seat]))


def verdict(state: TakiFacts, seat: Seat) -> TextValue:
    """How a player stood when the match ended; nothing where games won are counted."""
    if counts_games(state):
        return ""
    out = bool(state.rounds) and state.rounds[-1]["out"] == seat
    if state.stages is not None:
        if out:
            return Message("taki-all-stages")
        return Message("taki-stage", stage=state.stages[seat])
    return Message("taki-out-first") if out else Message("taki-left", count=len(state.hands[seat]))


MAX_SHOWN_LAST_CARD_COUNT = 5
"""Number of cards shown of who went out."""


def last_cards(state: TakiState, seat: Seat) -> tuple[str, ...]:
    """The last cards of the pile, if this player went out with its top."""
    if not state.rounds or state.rounds[-1]["out"] != seat:
        return ()
    return tuple(map(write, state.pile[-MAX_SHOWN_LAST_CARD_COUNT:]))


FULL_HIGHLIGHT_RUN_CARD_COUNT = 8
"""Number of cards of a closed run of size 1."""
STANDING_HIGHLIGHT_SIZE_SHARE = 0.35
"""Size of a +3 that stands: it always has a word, and never darkens the table."""


def _run(state: TakiState) -> tuple[str, ...]:
    """The cards of the open run, the last one at the end."""
    count = 0
    for card in reversed(state.pile):
        if color(card) != state.run and count:
            break
        count += 1
    return tuple(map(write, state.pile[-count:]))


def moment(state: TakiState, event: Event, names: Names) -> Highlight | None:
    """Highlight of a closed run, an open +3 or a last card; None for other events."""
    if event.seat is None:
        return None
    who = names[event.seat]
    match event.name:
        case "close" if state.run >= 0:
            run = _run(state)
            said = Message("taki-moment-close", who=who, color=color_of(state.run))
            return Highlight(
                HighlightKind.CLOSE,
                said,
                Message("taki-moment-close-title"),
                event.seat,
                _next_player(state, event.seat),
                zone="pile",
                size=min(1.0, len(run) / FULL_HIGHLIGHT_RUN_CARD_COUNT),
                cards=run,
            )
        case "break" if state.by >= 0:
            victim = Seat(state.by)
            said = Message("taki-moment-break", who=who, whose=names[victim])
            title = Message("taki-moment-break-title")
            figure = Message("taki-moment-break-title.figure")
            sort, seat = HighlightKind.BREAK, event.seat
            return Highlight(sort, said, title, seat, victim, size=0.9, figure=figure)
        case "cancel" if state.by >= 0:
            victim = Seat(state.by)
            said = Message("taki-moment-cancel", who=who, whose=names[victim])
            title = Message("taki-moment-cancel-title")
            return Highlight(HighlightKind.BREAK, said, title, event.seat, victim, size=0.5)
        case "draw" if state.by >= 0:
            return _drawn(state, event.seat, names)
        case "out":
            said = Message("table-goes-out", who=who)
            title = Message("table-out")
            return Highlight(HighlightKind.OUT, said, title, event.seat, size=0.9)
    return None


def _next_player(state: TakiState, seat: Seat) -> Seat | None:
    """Who plays after a closed run, or is skipped by it; None for the same player."""
    card = state.pile[-1]
    acts = symbol(card) if card < COLORED_KINDS_COUNT else NO_COLOR_OR_SYMBOL
    if acts == PLUS_SYMBOL:
        return None
    return state.after(seat, -1 if acts == CHANGE_DIRECTION_SYMBOL else 1)


def _drawn(state: TakiState, seat: Seat, names: Names) -> Highlight | None:
    """Highlight of the cards that a +3 costs: of its player's, and else of the first three."""
    figure, thrower = Message("taki-moment-break-title.figure"), Seat(state.by)
    if seat == thrower:
        said = Message("taki-moment-draw", who=names[seat])
        return Highlight(HighlightKind.STAND, said, actor=seat, size=0.0, figure=figure)
    if seat != state.after(thrower):
        return None
    said, title = (
        Message("taki-moment-stand", whose=names[thrower]),
        Message("taki-moment-stand-title"),
    )
    size = STANDING_HIGHLIGHT_SIZE_SHARE
    return Highlight(HighlightKind.STAND, said, title, thrower, seat, size=size, figure=figure)


def deeds(state: TakiState, event: Event) -> Iterator[Deed]:
    """A broken +3, or going out, also with the players who then hold one card."""
    if event.seat is None:
        return
    if event.name == "break" and state.by >= 0:
        yield Deed(DeedKind.BREAK, event.seat, Seat(state.by))
    elif event.name == "out":
        for seat in map(Seat, range(state.players)):
            if seat != event.seat:
                yield Deed(DeedKind.OUT, event.seat, seat)
                if len(state.hands[seat]) == 1:
                    yield Deed(DeedKind.LAST_CARD, event.seat, seat)


CARDS_LEFT_COLUMN: Final = "cards left"
CARDS_LEFT_LABEL: Final = Message("taki-sheet-left")


def sheet(match: PlayedRounds, state: TakiFacts) -> Sheet:
    """The sheet of a match whose state is ``state``."""
    columns = [*map(SheetColumn, ("game", "first", "winner"))]
    if state.stages is not None:
        return _tournament(match, state, columns)
    columns += seat_columns(match.seats, CARDS_LEFT_COLUMN, "games won")
    winners = [_winners(end) for end in match.ends]
    won = running([[int(seat in who) for seat in match.seats] for who in winners])
    rows = []
    for place, end in enumerate(match.ends):
        left = end.cards_left(len(match.seats))
        cells = (*_about(match, place), *by_seat(left, won[place]))
        label = row(state, place) if counts_games(state) else CARDS_LEFT_LABEL
        rows.append(SheetLine(label, tuple(left), cells, winners[place]))
    games = won[-1] if won else [0] * len(match.seats)
    blank = [None] * len(match.seats)
    sums = SheetLine(
        Message("taki-sheet-won"),
        tuple(games) if counts_games(state) else (),
        (TOTAL_CELL, None, None, *by_seat(blank, games)),
        tuple(state.winners or ()),
    )
    return Sheet(tuple(columns), tuple(rows), (sums,))


def _tournament(match: PlayedRounds, state: TakiFacts, columns: list[SheetColumn]) -> Sheet:
    """The only row of a tournament, once it is over."""
    columns += seat_columns(match.seats, "stage", CARDS_LEFT_COLUMN)
    if not match.ends:
        return Sheet(tuple(columns), ())
    stages, left = state.stages or [], match.ends[0].cards_left(len(match.seats))
    cells = (*_about(match, 0), *by_seat(stages, left))
    rows = [
        SheetLine(Message("taki-sheet-stage"), tuple(stages), cells, tuple(state.winners or ())),
        SheetLine(CARDS_LEFT_LABEL, tuple(left)),
    ]
    return Sheet(tuple(columns), tuple(rows))


def _about(match: PlayedRounds, place: int) -> list[Cell]:
    """The number of a game, who began and who won."""
    end = match.ends[place]
    first = Seat((end.before.dealer + 1) % len(match.seats))
    return [place + 1, (first,), _winners(end)]


def _winners(end: RoundEnd) -> tuple[Seat, ...]:
    """The winners of a game; a match of one game has those of the match."""
    won = [Seat(seat) for seat, count in enumerate(end.round["scores"]) if count]
    return tuple(won) or tuple(end.after.winners or ())
