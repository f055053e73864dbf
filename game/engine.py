"""The headless engine: one JSON object per line in, one JSON object per line out.

It needs the standard library alone and never ends with a traceback.  A request that fails gets an
answer with ``"ok": false``, a code and a sentence, and changes nothing.  Why a search failed is
written to standard error.
"""

import contextlib
import json
import math
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from random import Random
from typing import Any, BinaryIO

from game.ai import helper_pool
from game.ai.helper_pool import HelperPool
from game.ai.levels import EXPERT_LEVEL, LEVELS, SEARCH_FAULTS, advice_text, advise
from game.core.event import Seat
from game.core.illegal import IllegalMove, InvalidSetup, quoted
from game.core.options import Preset
from game.core.record import InvalidRecord
from game.features.rule_sets.rules_line import (
    InvalidRules,
    RuleSet,
    read_line,
    read_name,
    together,
)
from game.games import GAMES, GAMES_BY_NAME
from game.interrupt import run_quietly
from game.match.match import Match, load
from game.text.message import Message, TextValue, seats

MAX_REQUEST_GAME_COUNT = 10_000
MAX_REQUEST_SECONDS = 3600
MAX_REQUEST_PLAYOUTS = 1_000_000
MAX_REQUEST_BYTES = 8_000_000
"""Maximum length of a request; the longest record fits in it."""
Answer = dict[str, Any]


class Refusal(Exception):
    """A request that is refused: code, sentence, and more fields of the error."""

    def __init__(self, code: str, said: TextValue, **more: Any) -> None:
        super().__init__(said)
        self.error = {"code": code, "message": str(said), **more}


def bad_request(said: TextValue) -> Refusal:
    return Refusal("bad-request", said)


class Engine:
    """Answers requests about one match at a time; ``commands`` are its handlers."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self._helpers: list[Connection] | None = None
        self.commands: dict[str, Callable[[Answer], Answer]] = {
            "games": self.games,
            "rules": self.rules,
            "new": self.new,
            "status": self.status,
            "moves": self.moves,
            "play": self.play,
            "why": self.why,
            "state": self.state,
            "view": self.view,
            "undo": self.undo,
            "advise": self.advise,
            "record": self.record,
            "load": self.load,
            "random": self.random,
        }

    def answer(self, line: bytes) -> str:
        """Dispatch one request to its handler; the answer as a line without a newline."""
        try:
            told = {"ok": True, **self._answer(_request(line))}
        except Refusal as refusal:
            if refusal.__cause__ is not None and sys.stderr is not None:
                traceback.print_exception(refusal.__cause__)
            told = {"ok": False, "error": refusal.error}
        return json.dumps(told, ensure_ascii=True)

    def _answer(self, request: Answer) -> Answer:
        command = request.get("cmd")
        if not isinstance(command, str) or command not in self.commands:
            raise bad_request(Message("engine-command", command=quoted(command)))
        return self.commands[command](request)

    @property
    def now(self) -> Match:
        """The match in progress; raises ``Refusal`` if there is none."""
        if self.match is None:
            raise bad_request(Message("engine-no-match"))
        return self.match

    def games(self, request: Answer) -> Answer:
        return {
            "games": [
                {
                    "name": game.name,
                    "players": list(game.players),
                    "options": [
                        {
                            "name": one.name,
                            "default": one.default,
                            "values": one.values.describe(),
                        }
                        for one in game.options_type.described()
                    ],
                }
                for game in GAMES
            ]
        }

    def rules(self, request: Answer) -> Answer:
        """The shipped rule sets; or one set, from its line or from its game, name and options."""
        try:
            if "line" in request:
                return _rule_set(read_line(_text(request, "line")))
            if "game" not in request:
                return {
                    "sets": [
                        _shipped(game, one) for game in GAMES for one in game.options_type.presets
                    ]
                }
            game = _game(request)
            name = read_name(_text(request, "name"))
            return _rule_set(RuleSet(game, name, together(game, _options(request))))
        except InvalidRules as error:
            raise Refusal("bad-rules", error.said, fault=error.fault) from None

    def new(self, request: Answer) -> Answer:
        game = _game(request)
        deck = request.get("deck")
        if deck is not None and not (
            isinstance(deck, list) and all(isinstance(card, str) for card in deck)
        ):
            raise bad_request(Message("engine-deck"))
        dealer = None if request.get("dealer") is None else _whole_number(request, "dealer")
        try:
            setup = game.setup(
                _whole_number(request, "players"),
                _options(request),
                _whole_number(request, "seed"),
                dealer,
                deck,
            )
        except InvalidSetup as error:
            raise bad_request(error.said) from None
        self.match = Match(game, setup)
        return self.match.state.status()

    def status(self, request: Answer) -> Answer:
        return self.now.state.status()

    def moves(self, request: Answer) -> Answer:
        return {"seat": self.now.state.asked, "moves": self.now.moves_now()}

    def play(self, request: Answer) -> Answer:
        try:
            events = self.now.play(_text(request, "move"))
        except IllegalMove as error:
            raise Refusal(error.illegal.code, error.illegal.message) from None
        return {**self.now.state.status(), "events": [event.as_json() for event in events]}

    def why(self, request: Answer) -> Answer:
        illegal = self.now.refusal(_text(request, "move"))
        if illegal is not None:
            raise Refusal(illegal.code, illegal.message)
        return {}

    def state(self, request: Answer) -> Answer:
        return _completed(self.now.state.full_view())

    def view(self, request: Answer) -> Answer:
        seat = _whole_number(request, "seat")
        if not 0 <= seat < self.now.setup.players:
            raise bad_request(Message("engine-seat", seat=quoted(seat)))
        return _completed(self.now.state.view(Seat(seat)), seat)

    def undo(self, request: Answer) -> Answer:
        if not self.now.moves:
            raise bad_request(Message("engine-no-undo"))
        self.now.undo()
        return self.now.state.status()

    def advise(self, request: Answer) -> Answer:
        level = request.get("level")
        if not isinstance(level, str) or level not in LEVELS:
            raise bad_request(Message("engine-level", levels=", ".join(LEVELS)))
        if ("seconds" in request) == ("playouts" in request):
            raise bad_request(Message("engine-limits"))
        seed = _whole_number(request, "seed") if "seed" in request else 0
        playouts = seconds = None
        if "playouts" in request:
            playouts = _whole_number(request, "playouts")
            if not 0 <= playouts <= MAX_REQUEST_PLAYOUTS:
                raise bad_request(Message("engine-most", key="playouts", most=MAX_REQUEST_PLAYOUTS))
        else:
            seconds = _seconds(request)
        state = self.now.state
        if state.asked is None:
            raise Refusal("match-over", Message("match-over"))
        view = state.view(state.asked)
        explain = request.get("explain", False)
        if not isinstance(explain, bool):
            raise bad_request(Message("engine-explain"))
        is_long = seconds is not None and level == EXPERT_LEVEL.name
        try:
            advice = advise(
                self.now.game,
                view,
                level,
                seed,
                playouts,
                seconds,
                crew=HelperPool(self.helpers, self.now.game, view, seed) if is_long else None,
                explain=explain,
            )
        except SEARCH_FAULTS as error:
            raise Refusal("search", Message("engine-search")) from error
        # Of moves that nothing tells apart, the sentence is the move alone.
        game, names = self.now.game, seats(state.setup.players)
        why = advice.why or advice_text(game, game.from_view(view), advice, names)
        return {
            "move": advice.move,
            "why": str(why),
            "scores": advice.scores,
            "unit": advice.unit,
        }

    def helpers(self) -> Sequence[Connection]:
        """The pipes of the helper processes, which the first call starts.

        That call returns none: its search would end before they are ready.  They end with this
        process.
        """
        if self._helpers is None:
            _, self._helpers = helper_pool.start(helper_pool.helper_count())
            return ()
        return self._helpers

    def record(self, request: Answer) -> Answer:
        return {"record": self.now.record()}

    def load(self, request: Answer) -> Answer:
        try:
            self.match = load(_text(request, "record"))
        except InvalidRecord as error:
            raise Refusal("bad-record", error.said, line=error.line) from None
        return self.match.state.status()

    def random(self, request: Answer) -> Answer:
        game = _game(request)
        games = _whole_number(request, "games")
        if not 0 <= games <= MAX_REQUEST_GAME_COUNT:
            raise bad_request(Message("engine-most", key="games", most=MAX_REQUEST_GAME_COUNT))
        seed = _whole_number(request, "seed")
        rng = Random(seed)
        try:
            setups = game.setup(_whole_number(request, "players"), _options(request), seed)
        except InvalidSetup as error:
            raise bad_request(error.said) from None
        moves = 0
        begun = time.perf_counter()
        for _ in range(games):
            setup = game.setup(setups.players, setups.options, rng.getrandbits(48))
            state = game.new(setup)
            while not state.over:
                state.advance(rng.choice(list(state.legal())))
                moves += 1
        seconds = time.perf_counter() - begun
        return {"games": games, "moves": moves, "seconds": round(seconds, 6)}


def _rule_set(one: RuleSet) -> Answer:
    return {"game": one.game.name, "name": one.name, "options": one.values, "line": one.line}


def _shipped(game: Any, one: Preset) -> Answer:
    """A shipped set, with its English name."""
    options = game.options_type.from_values(one.values)
    told = _rule_set(RuleSet(game, str(one.title), options))
    return {"game": told.pop("game"), "id": one.name, **told}


def _completed(told: Answer, seat: int | None = None) -> Answer:
    """A full view, or a seat's view, with all keys of the protocol.

    Games without hands, a pile or known cards lack these keys.  They get empty values after the
    stock.
    """
    players = range(told["players"])
    common = {
        "pile": [],
        "hands": [[] if seat in (None, owner) else 0 for owner in players],
        "known": [[] for _ in players],
    }
    missing = {key: value for key, value in common.items() if key not in told}
    if not missing:
        return told
    last = max((key for key in ("stock", *common) if key in told), key=list(told).index)
    completed: Answer = {}
    for key, value in told.items():
        completed[key] = value
        if key == last:
            completed |= missing
    return completed


def _request(line: bytes) -> Answer:
    if len(line) > MAX_REQUEST_BYTES:
        raise bad_request(Message("engine-bytes", most=f"{MAX_REQUEST_BYTES:,}"))
    try:
        request = json.loads(
            line.decode("utf-8"), parse_constant=_no_constant, parse_float=_finite_number
        )
    except (ValueError, RecursionError) as error:
        raise bad_request(Message("engine-not-json", why=str(error))) from None
    if not isinstance(request, dict):
        raise bad_request(Message("engine-no-object"))
    return request


def _no_constant(text: str) -> float:
    raise ValueError(f"{text} is not a number of JSON")


def _finite_number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is too large")
    return number


def _whole_number(request: Answer, key: str) -> int:
    value = request.get(key)
    if type(value) is not int:
        raise bad_request(Message("engine-whole", key=key))
    return value


def _seconds(request: Answer) -> float:
    value = request["seconds"]
    if type(value) not in (int, float):
        raise bad_request(Message("engine-number"))
    try:
        seconds = float(value)
    except OverflowError:
        raise bad_request(Message("engine-too-large")) from None
    if not 0 <= seconds <= MAX_REQUEST_SECONDS:
        raise bad_request(Message("engine-most", key="seconds", most=MAX_REQUEST_SECONDS))
    return seconds


def _text(request: Answer, key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise bad_request(Message("engine-text", key=key))
    return value


def _options(request: Answer) -> Answer:
    value = request.get("options", {})
    if not isinstance(value, dict):
        raise bad_request(Message("engine-options"))
    return value


def _game(request: Answer) -> Any:
    name = request.get("game")
    if not isinstance(name, str) or name not in GAMES_BY_NAME:
        raise bad_request(Message("engine-game", game=quoted(name)))
    return GAMES_BY_NAME[name]


def run(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until the end of input."""
    engine = Engine()
    while line := requests.readline(MAX_REQUEST_BYTES + 1):
        if len(line) > MAX_REQUEST_BYTES and not line.endswith(b"\n"):
            _pass_over(requests)
        answers.write(engine.answer(line.rstrip(b"\r\n")).encode("ascii") + b"\n")
        answers.flush()


def _pass_over(requests: BinaryIO) -> None:
    """Skip the rest of a line that is too long."""
    while (rest := requests.readline(MAX_REQUEST_BYTES)) and not rest.endswith(b"\n"):
        continue


def main(arguments: Sequence[str] = ()) -> int:
    """Serve standard input and output; the exit code."""
    try:
        run(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the reader has closed the pipe
        with contextlib.suppress(BrokenPipeError):
            sys.stdout.close()
    return 0


if __name__ == "__main__":
    sys.exit(run_quietly(main))
