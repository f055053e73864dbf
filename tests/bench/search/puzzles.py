"""Look for the puzzles that come with the games, and keep them with their verification.

    python -m tests.bench.search.puzzles --game take --want 30
    python -m tests.bench.search.puzzles --game take --judge

Searched are matches of good players, with the usual rules and the shortest length. A line of
decisions begins with one that may be a puzzle (``game.features.puzzles.puzzle_finder``), goes on
through the seat's turn and into its next one, over the answers of good opponents, and ends with the
first decision that is none. A decision that is easy to see is played for the person. Each one to
find must stand before the judge (``game.features.puzzles.judge``), and an expert must find the
whole line. Quotas keep kinds and grades apart; after many matches without a find they are lifted.
The same seed finds the same puzzles. ``--judge`` first looks at the puzzles of the file: those that
do not pass all these filters go. Until there are enough others, those with other rules stay, and
those that stand before the judge at least; they are marked as older. Takes hours a game.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from game import VERSION
from game.ai.characters import PERSON_NAME, Player, company
from game.ai.levels import advise, glance
from game.core.event import View
from game.core.game import Bot, Game, State
from game.core.merit import explaining
from game.features.puzzles.judge import judged_puzzle, judged_step, rollout_chances
from game.features.puzzles.puzzle import (
    FIRST_PUZZLE_MATCH_INDEX,
    Collection,
    InvalidPuzzleFile,
    Proof,
    Puzzle,
    Step,
    differences,
    parsed,
    read,
)
from game.features.puzzles.puzzle_finder import (
    SOLVER_SEAT,
    TRIES_PER_LEVEL,
    Finder,
    Sketch,
    alternatives,
    explained_step,
    prove,
)
from game.games import GAMES_BY_NAME
from game.match.match import Match, load
from game.storage.profile import read_text, write_atomically
from tests.support.puzzle_kinds import (
    MIN_COUNTED_POSITIONS,
    MIN_POSITIONS,
    MIN_RATING,
    kind_of,
    kind_of_move,
)

LONG = 4.0
"""Seconds of search without a find that count as one puzzle when the next game is chosen."""
EASY: Final = "easy"
GOOD: Final = "hard"
"""Level shown for the opponents; their moves follow the heuristic values without a search."""
MAX_PLAYERS: Final = 4
LATEST: Final = 30
"""Maximum number of seat 0's decisions skipped at random before the first look."""
LOOKED_AT: Final = 24
"""Maximum number of decisions examined per match."""
MAX_STEPS: Final = 4
"""Maximum number of moves to find in one puzzle."""
MOST_OF_A_KIND: Final = 0.3
"""Maximum share of the puzzles of one kind."""
MOST_OF_A_GRADE: Final = {1: 0.1, 2: 0.4, 3: 1.0, 4: 1.0}
"""Maximum share of the puzzles, by number of stars."""
MAX_SINGLE: Final = 0.55
"""Maximum share of the puzzles with one move to find."""
PATIENCE: Final = 100
"""Matches without a puzzle after which all quotas are lifted."""
RARE_PATIENCE: Final = 1000
"""The same where decisions that can be counted out are looked for, which are rare."""
WANTED: Final = {"taki": 40, "rummy500": 40, "takeaway": 40, "take": 30, "texas": 30}
"""Number of puzzles a game comes with."""
MIN_TEMPTING: Final = 3
"""Minimum number of its other moves that lose less than ``HOPELESS_POINTS``."""
MIN_COUNTED_TEMPTING: Final = 2
"""The same as ``MIN_TEMPTING`` there: both other stacks."""
HOPELESS_POINTS: Final = 40.0
"""Loss in percent points of the chance to win the match that nobody overlooks."""
TEMPTING_WORLDS: Final = 24
"""Determinizations in which these losses are measured."""
MAX_EASY_SHARE: Final = 0.5
"""Share of its tries in which easy finds a decision that is no puzzle."""


class PuzzleSearch:
    """Searches puzzles of one game until its collection has ``want`` of them."""

    def __init__(self, game: Game[Any, Any], collection: Collection, want: int) -> None:
        self.game = game
        self.collection = collection
        self.want = want
        self.finder = Finder(game)
        self.counts_turns = type(game.bot).solve_turns is not Bot.solve_turns
        """Whether only decisions that can be counted out become puzzles, as in Takeaway."""
        self.patience = RARE_PATIENCE if self.counts_turns else PATIENCE
        self._kinds = Counter(kind_of(game, one) for one in self.found)

    @property
    def found(self) -> list[Puzzle]:
        """The puzzles of the collection without older ones."""
        return [one for one in self.collection.puzzles if not one.older]

    @property
    def dry(self) -> int:
        """Number of matches since the last puzzle."""
        found = self.found
        last = max((one.match + 1 for one in found), default=FIRST_PUZZLE_MATCH_INDEX)
        return self.collection.next - last

    @property
    def satisfied(self) -> bool:
        return len(self.found) >= self.want

    def find(self) -> Puzzle | None:
        """Examine the next match; its puzzle, or None."""
        number = self.collection.next
        puzzle = self.look_at(number)
        self.collection.next = number + 1
        if puzzle is not None:
            self.collection.puzzles.append(puzzle)
            self._kinds[kind_of(self.game, puzzle)] += 1
        return puzzle

    def look_at(self, number: int) -> Puzzle | None:
        """Puzzle in the match of this number, or None."""
        rng = Random(f"{self.collection.seed} {self.game.name} puzzle {number}")
        match = self._match(number, rng)
        for _ in self._decisions(match, rng):
            line = self._line(match.state, rng)
            puzzle = None if line is None else self._puzzle(match, number, line, rng)
            if puzzle is not None:
                return puzzle
        return None

    def renewed(self, puzzle: Puzzle) -> Puzzle | None:
        """A puzzle up to the first step that is none by the filters of now; None if none is left.

        None also if an expert misses it, or if easy does not.
        """
        game, rng = self.game, Random(f"{self.game.name} renewed {puzzle.match}")
        state, steps, line = load(puzzle.record).state, list[Step](), list[Sketch]()
        for step in puzzle.steps:
            one = self._sketch_of(state.clone(), step)
            named = replace(step, merits=tuple(merit.name for merit in one.merits))
            explained = explained_step(game, state.view(SOLVER_SEAT), named)
            if not one.merits or explained is None or not self._is_to_find(one, rng):
                break
            judged = judged_step(game, state, explained, puzzle.match)
            if judged is None:
                break
            steps.append(judged)
            line.append(one)
            for move in step.moves_until_next:
                state.advance(game.parse(move))
        if not steps:
            return None
        steps[-1] = replace(steps[-1], then=())
        found = self.finder.found_by_levels(line, rng)
        made = replace(puzzle, steps=tuple(steps), found=found)
        missed = found["expert"][0] < found["expert"][1]
        return None if missed or made.rating < MIN_RATING else made

    def _sketch_of(self, state: State[Any], step: Step) -> Sketch:
        """A step of a puzzle as a decision to examine again, with the merits that explain it."""
        game = self.game
        groups = [
            [parsed(game, step, move) for move in moves]
            for moves in (step.best, *(worse.moves for worse in step.worse))
        ]
        known = game.determinize(state.view(SOLVER_SEAT), Random(0))
        merits = explaining(game.merits, known, groups[0], [group[0] for group in groups[1:]])
        return Sketch(state, groups, 0, step.proof, merits, turn=step.turn)

    def _match(self, number: int, rng: Random) -> Match:
        """New short match with the usual rules; its number decides the players."""
        game = self.game
        least, most = game.players
        tables = range(least, min(most, MAX_PLAYERS) + 1)
        players = tables[number % len(tables)]
        setup = game.setup(players, shortest(game), rng.getrandbits(48))
        others = [Player(one.name, GOOD).seat() for one in company(players - 1, rng)]
        return Match(game, setup, [PERSON_NAME, *others])

    def _decisions(self, match: Match, rng: Random) -> Iterator[None]:
        """Play the match, and pause at each decision of seat 0 to examine.

        Where a puzzle asks for a whole turn, it is the first decision of one.
        """
        # Decisions that can be counted out are rare, so none is skipped.
        skipped = 0 if self.counts_turns else rng.randrange(LATEST)
        looked = 0
        within = False
        while match.state.asked is not None and looked < LOOKED_AT:
            move, turns = forced(match.state), self._turns(match.state)
            if not within and self._is_decision(match.state, move, turns):
                skipped -= 1
                if skipped < 0:
                    looked += 1
                    yield
            made = self._usual(match.state, rng) if move is None else move
            within = any(len(turn) > 1 and turn[0] == made for turn in turns)
            match.follow(self.game.write(made))

    def _turns(self, state: State[Any]) -> Sequence[tuple[Any, ...]]:
        """The ways to play a turn of seat 0, where a puzzle asks for one; else none."""
        if state.asked != SOLVER_SEAT:
            return ()
        known = self.game.determinize(state.view(SOLVER_SEAT), Random(0))
        return list(self.game.bot.whole_turns(known))

    def _is_decision(self, state: State[Any], move: Any, turns: Sequence[Any]) -> bool:
        """Whether seat 0 has a choice that a puzzle may ask for."""
        if state.asked != SOLVER_SEAT or not self._closed(state):
            return False
        if not self.counts_turns:
            return move is None
        if move is not None or len(alternatives(state, turns) or ()) < MIN_COUNTED_POSITIONS:
            return False
        return bool(turns) or self.game.bot.solve_exactly(state) is not None

    def _closed(self, state: State[Any]) -> bool:
        """Whether the decision has no time limit: a window for a call is no puzzle."""
        table = self.game.table
        return table is None or table.open_call(state) is None

    def _usual(self, state: State[Any], rng: Random) -> Any:
        """Move of a good player, who does not search."""
        assert state.asked is not None, "a seat is asked"
        weights = self.game.bot.evaluate_moves(self.game.determinize(state.view(state.asked), rng))
        return max(weights, key=weights.__getitem__)

    def _line(self, start: State[Any], rng: Random) -> list[Sketch] | None:
        """Promising decisions one after another; None if the first is none, or its kind is not
        wanted.

        A promising decision that is easy to see is played for the person, after the first.
        """
        state, line = start.clone(), list[Sketch]()
        while len(line) < MAX_STEPS:
            one = self.finder.sketch(state, rng)
            if one is None:
                break
            if self._is_to_find(one, rng):
                line.append(one)
            elif line:
                line[-1].then += ((SOLVER_SEAT, self.game.write(move)) for move in one.first_moves)
            else:
                return None
            state = one.state.clone()
            for move in one.first_moves:
                state.advance(move)
            if one.state.asked != SOLVER_SEAT or not self._answers(line[-1], state, start, rng):
                break
        if line:
            line[-1].then.clear()
        return line if line and self._suits(line) else None

    def _is_to_find(self, one: Sketch, rng: Random) -> bool:
        """Whether a decision has tempting moves, and neither a glance nor easy sees the best."""
        game, view = self.game, one.state.view(SOLVER_SEAT)
        counted = one.proof is Proof.COUNTED
        if len(one.groups) < (MIN_COUNTED_POSITIONS if counted else MIN_POSITIONS):
            return False
        candidates = game.bot.candidates(game.determinize(view, rng))
        if not one.turn and len(candidates) < 2:
            return False
        asked = one.decision(game)

        def glanced(view: View) -> str:
            return glance(game, game.determinize(view, Random(0))).move

        def easy(view: View) -> str:
            return advise(game, view, EASY, rng.getrandbits(32)).move

        tempting = MIN_COUNTED_TEMPTING if counted else MIN_TEMPTING
        if asked.is_found(game, glanced) or self._tempting_count(one, view) < tempting:
            return False
        tries = TRIES_PER_LEVEL[EASY]
        return sum(asked.is_found(game, easy) for _ in range(tries)) < MAX_EASY_SHARE * tries

    def _tempting_count(self, one: Sketch, view: View) -> int:
        """Number of other answers that lose less than ``HOPELESS_POINTS``."""
        if one.proof is Proof.COUNTED:
            proved = prove(self.game, one, self.finder.margin)
            losses = [] if proved is None else [worse.behind for worse in proved[0].worse]
        else:
            moves = [one.moves[0], *(group[0] for group in one.worse)]
            chances = rollout_chances(self.game, view, moves, 0, TEMPTING_WORLDS)
            means = [sum(one) / len(one) for one in chances]
            losses = [means[0] - mean for mean in means[1:]]
        return sum(loss < HOPELESS_POINTS for loss in losses)

    def _answers(self, one: Sketch, state: State[Any], start: State[Any], rng: Random) -> bool:
        """Play on to the next decision of the seat, into ``one.then``; whether there is one.

        It is in the same turn, or in the first one after the others have answered.
        """
        turns = 0
        before = SOLVER_SEAT
        while state.asked is not None and state.round == start.round:
            seat = state.asked
            turns += seat == SOLVER_SEAT != before
            before = seat
            move = forced(state)
            if seat == SOLVER_SEAT and move is None:
                return turns <= 1 and self._closed(state)
            if move is None:
                move = self._usual(state, rng)
            one.then.append((seat, self.game.write(move)))
            state.advance(move)
        return False

    def _suits(self, line: Sequence[Sketch]) -> bool:
        """Whether the kind of a line is wanted."""
        if self.dry >= self.patience:
            return True
        single = sum(len(one.steps) == 1 for one in self.found)
        if len(line) == 1 and single >= MAX_SINGLE * self.want:
            return False
        kind = kind_of_move(self.game, line[0].state, line[0].first_moves[0], line[0].merits)
        return self._kinds[kind] < MOST_OF_A_KIND * self.want

    def _puzzle(self, match: Match, number: int, line: list[Sketch], rng: Random) -> Puzzle | None:
        """The verified part of a line as a puzzle; None if too little of it is left."""
        steps: list[Step] = []
        playouts = 0
        for one in line:
            proved = prove(self.game, one, self.finder.margin)
            if proved is None:
                break
            step = judged_step(self.game, one.state, proved[0], number)
            if step is None:
                break
            steps.append(step)
            playouts += proved[1]
        line = line[: len(steps)]
        if not steps or not self._suits(line):
            return None
        steps[-1] = replace(steps[-1], then=())
        found = self.finder.found_by_levels(line, rng)
        if found["expert"][0] < found["expert"][1]:
            return None
        puzzle = Puzzle(number, match.record(), tuple(steps), playouts, found, VERSION)
        alike = sum(one.stars == puzzle.stars for one in self.found)
        full = alike >= MOST_OF_A_GRADE[puzzle.stars] * self.want
        if puzzle.rating < MIN_RATING or (full and self.dry < self.patience):
            return None
        return puzzle


def shortest(game: Game[Any, Any]) -> dict[str, object]:
    """The usual options of a game, with its shortest length."""
    return {} if game.lengths is None else {game.lengths.option: game.lengths.values[0]}


def forced(state: State[Any]) -> Any:
    """The only legal move; None if there are several."""
    several = state.clone().legal()
    first = next(several)
    return None if next(several, None) is not None else first


def main(arguments: Sequence[str] | None = None) -> int:
    """Search until every game has the wanted number; the exit code.

    Existing files are continued, and each new puzzle is saved immediately. The game with the fewest
    puzzles comes first.
    """
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n")[0],
    )
    parser.add_argument(
        "--game",
        action="append",
        choices=list(GAMES_BY_NAME),
        help="look for this game's; may be repeated (default: all)",
    )
    parser.add_argument("--want", type=int, help="how many a game (default: 30 or 40)")
    parser.add_argument("--judge", action="store_true", help="first filter the puzzles of the file")
    parser.add_argument(
        "--into",
        type=Path,
        metavar="FOLDER",
        help="keep them there as GAME.jsonl (default: where each game has its own)",
    )
    parser.add_argument("--seed", type=int, default=1, help="of new files (default: 1)")
    chosen = parser.parse_args(arguments)
    if chosen.into is not None and not chosen.into.is_dir():
        print(f"{chosen.into} is not a folder.", file=sys.stderr)
        return 2
    searches = {}
    for name in chosen.game or GAMES_BY_NAME:
        game = GAMES_BY_NAME[name]
        file = chosen.into / f"{name}.jsonl" if chosen.into else game.puzzle_file
        try:
            collection = _gone_on_from(file, Collection(name, chosen.seed))
        except InvalidPuzzleFile as error:
            print(f"{file}: {error}", file=sys.stderr)
            return 2
        search = PuzzleSearch(game, collection, chosen.want or WANTED[name])
        if chosen.judge:
            _judge_all(search, file)
            search = PuzzleSearch(game, collection, search.want)
        searches[file] = search
    spent = dict.fromkeys(searches, 0.0)
    while going := {file: one for file, one in searches.items() if not one.satisfied}:
        # Fewest puzzles first, but a search without finds loses its priority.
        file = min(going, key=lambda one: len(going[one].found) + spent[one] / LONG)
        begun = process_time()
        puzzle = going[file].find()
        spent[file] += process_time() - begun
        if puzzle is not None:
            spent[file] = 0.0
            write_atomically(file, going[file].collection.lines())
            print(_line(going[file].collection, puzzle), flush=True)
    for file, one in searches.items():
        if any(puzzle.older for puzzle in one.collection.puzzles):
            one.collection.puzzles[:] = one.found
            write_atomically(file, one.collection.lines())
    return 0


def _judge_all(search: PuzzleSearch, file: Path) -> None:
    """Keep the puzzles that pass the filters of now, and write the file after each.

    Those with other rules are marked as older, and those that stand before the judge alone.
    """
    game, collection = search.game, search.collection
    waiting = [one for one in search.found if not any(step.judged for step in one.steps)]
    for one in waiting:
        place = collection.puzzles.index(one)
        puzzle: Puzzle | None = replace(one, older=True)
        if not differences(game, one):
            puzzle = search.renewed(one) or judged_puzzle(game, replace(one, older=True))
        collection.puzzles[place : place + 1] = [] if puzzle is None else [puzzle]
        write_atomically(file, collection.lines())
        verdicts = [] if puzzle is None else [step.judged for step in puzzle.steps]
        print(f"{game.name} match {one.match}: {verdicts or 'taken out'}", flush=True)


def _gone_on_from(file: Path, new: Collection) -> Collection:
    """Collection from a file; `new` if the file cannot be read.

    Raises ``InvalidPuzzleFile`` if it is damaged or of another game.
    """
    text, damage = read_text(file)
    if not text and damage is not None:
        return new
    collection = read(text)
    if damage is not None or collection.game != new.game:
        raise InvalidPuzzleFile(1, damage or "they are another game's")
    return collection


def _line(collection: Collection, puzzle: Puzzle) -> str:
    """A puzzle in one line: its rating, and each move to find with its choices and its proof."""
    steps = ", ".join(
        f"{step.best[0]} of {step.choices} "
        f"({step.nearest.behind:.1f} ahead, {step.proof}, {' + '.join(step.merits)})"
        for step in puzzle.steps
    )
    return f"{collection.game} match {puzzle.match}, rating {puzzle.rating}: {steps}"


if __name__ == "__main__":
    sys.exit(main())
