"""The table of a puzzle: the player searches for the best move in a position.

`Solving` judges the moves: only the best one is made. Where a whole turn is asked for, its moves
are made and can be taken back; it is judged at its end. `PuzzlePage` is the table around it.
"""

from dataclasses import dataclass, replace
from functools import reduce
from random import Random
from typing import Any

from pygame import Rect

from game.ai.levels import Advice
from game.core.event import PERSON_SEAT
from game.core.game import Game, State
from game.features.puzzles.puzzle import (
    Attempt,
    Collection,
    Proof,
    PuzzleAnswer,
    PuzzleResult,
    Solved,
    Step,
    differences,
    moves_of_turn,
    number_in_star,
    theme_of,
    turn_text,
    why_best,
    why_worse,
)
from game.match.undo import Undone
from game.session import MatchSession
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, figured, in_order, say, told
from game.ui.features.match.table_page import TableView, model_of
from game.ui.features.puzzles.open_puzzle import open_puzzle
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.commands import (
    GO_BACK,
    MUTE_SOUND,
    OPEN_NEXT_PUZZLE,
    OPEN_RULES,
    RETRY_PUZZLE,
    SHOW_SOLUTION,
    UNDO_MOVE,
    Command,
    Scope,
)
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.page import called
from game.ui.kit.tree import Action, Node
from game.ui.program import Program
from game.ui.sound import Sounds
from game.ui.table.control.move_maker import MoveChooser, MoveMaker
from game.ui.table.control.pointer import Pointer
from game.ui.table.model.actions import (
    AskHint,
    ClickCard,
    ClickZone,
    LayAll,
    OpenMenu,
    OpenRules,
    PickZone,
    PressOffers,
    TableHost,
    TogglePick,
    ToggleSound,
    Undo,
)
from game.ui.table.model.notice import Notice, NoticeKind
from game.ui.table.model.table_model import TableModel
from game.ui.table.render import page_layout
from game.ui.table.render.action_bar import Own, bar, bar_button, of_no_use, offer_buttons
from game.ui.table.render.hints import pick_hinted


class Solving(MoveMaker):
    """Judges the player's moves as attempts; only best moves are made, and what follows them.

    The moves of a whole turn are made, too, until the turn proves wrong or is taken back.
    Each result is saved to ``marks`` at once.  ``stale`` is whether the figures of the puzzle are
    those of an older coach.
    """

    def __init__(
        self,
        model: TableModel,
        page: TableHost,
        sounds: Sounds,
        attempt: Attempt,
        marks: Solved,
        stale: bool,
    ) -> None:
        super().__init__(model, page, sounds)
        self.attempt = attempt
        self.marks = marks
        self.stale = stale
        self.figures: TextValue = ""
        """How it is known that the best move is the best, once the puzzle is over."""
        self._look()

    def _look(self) -> None:
        """Remember the position of the move to find, and its sentences."""
        game, step, names = self.model.game, self.attempt.step, self.model.show.names
        seen = self.model.session.state
        self._step = step
        self._state = game.sample_state(seen, Random(self.attempt.puzzle.match))
        self._made: list[str] = []
        self._best, self._other = (
            described(game, seen, step, one, names) for one in (step.best[0], step.nearest.moves[0])
        )
        self._why = why_best(game, self._state, step, names)

    def try_move(self, move: str, forced: bool = False) -> bool:
        """Make the move if it is the best one, else answer why not; whether it was made."""
        if self.attempt.over:
            return False
        game = self.model.game
        if self.model.session.refusal(move) is not None:
            return super().try_move(move, forced)
        written = game.write(game.parse(move))
        if self._step.turn:
            made = turn_text([*self._made, written])
            if made not in self._step.turns:
                self._made.append(written)
                return super().try_move(written, forced)
            written = made
        answer = self.attempt.answer(written)
        if answer is PuzzleAnswer.WORSE or self.attempt.found:
            self.marks.add_try(game.name, self.attempt.puzzle.match)
        if answer is PuzzleAnswer.BEST:
            self._right(move, forced)
            return True
        self._take_turn_back()
        why = why_worse(game, self._state, self._step, written)
        if answer is PuzzleAnswer.TRIED:
            self.refuse(Notice(NoticeKind.WORSE, Message("puzzles-tried-already", why=why)))
        elif self.attempt.over:
            self.show_solution(why)
        else:
            self._keep(PuzzleResult.TRIED)
            said = Message("puzzles-worse", why=why, tries=self.attempt.left)
            self.refuse(Notice(NoticeKind.WORSE, said))
        return False

    def _right(self, move: str, forced: bool) -> None:
        said = Message("puzzles-right", move=self._best, why=self._why)
        if self.attempt.found:
            super().try_move(move, forced)
            self._end(PuzzleResult.FOUND, NoticeKind.ANSWER, said)
            self.sounds.play("solved")
            return
        # The puzzle's own move, as what follows may name its cards.
        if tuple(self._made) != self._step.first_moves[: len(self._made)]:
            self._take_turn_back()
        for own in self._step.first_moves[len(self._made) :]:
            super().try_move(own, forced)
        for _, follows in self._step.then:
            self.model.show.add(self.model.session.play(follows))
        self._look()
        self.model.say(Notice(NoticeKind.ANSWER, said, further=Message("puzzles-go-on")))
        self.page.changed()

    def show_solution(self, lack: TextValue = "") -> None:
        """Mark the best move on the table and explain it, after what the last try lacked."""
        self.attempt.give_up()
        self._take_turn_back()
        turn = "yes" if self._step.turn else "no"
        self.model.session.advice = Advice(self._step.first_moves[0], self._why, {})
        said = Message("puzzles-solution", turn=turn, move=self._best, why=self._why)
        if lack:
            said = Message(
                "puzzles-solution.worse", turn=turn, lack=lack, move=self._best, why=self._why
            )
        self._end(PuzzleResult.SHOWN, NoticeKind.HINT, said)
        pick_hinted(self.model)
        self.page.changed()

    @property
    def has_begun_turn(self) -> bool:
        """Whether a move of the turn asked for can be taken back."""
        return bool(self._made) and not self.attempt.over

    def take_back(self) -> None:
        """Take back the last move of the turn asked for."""
        if not self.has_begun_turn:
            return
        undone = self._undo()
        model = self.model
        move = model.game.describe_move(
            undone.before, model.game.parse(undone.moves[0].move), model.show.names
        )
        self._show_taken_back()
        model.say(Notice(NoticeKind.UNDONE, Message("undo-taken-back", move=move)))
        self.page.changed()

    def _take_turn_back(self) -> None:
        """Take back all moves of the turn asked for."""
        if self._made:
            while self._made:
                self._undo()
            self._show_taken_back()

    def _undo(self) -> Undone:
        self._made.pop()
        return self.model.session.undo()

    def _show_taken_back(self) -> None:
        model = self.model
        model.picked = None
        model.show.hand.picks.clear()
        model.show.snap(model.session.match.view(PERSON_SEAT))
        if not model.show.telling.forget(len(model.session.match.moves)):
            model.show.telling.remember(model.session.told())

    def _end(self, mark: PuzzleResult, kind: NoticeKind, said: TextValue) -> None:
        # The puzzle ends here, so no other player moves.
        self.model.paused = True
        self.figures = self._figures()
        self.model.say(Notice(kind, said))
        self._keep(mark)
        self.page.changed()

    def _figures(self) -> TextValue:
        """Lead of the best move over the next one, and how it is known."""
        near, proof = self._step.nearest, self._step.proof
        older = "yes" if self.stale else "no"
        percent = round(near.behind)
        if proof is Proof.COUNTED:
            return Message("puzzles-counted", older=older, percent=percent, other=self._other)
        if proof is Proof.CERTAIN:
            return Message("puzzles-certain", older=older, percent=percent, other=self._other)
        points, unit = _figure(near.behind), self.model.game.bot.score_unit
        if near.low == near.high:
            return Message(
                "puzzles-figures.always",
                older=older,
                points=points,
                unit=unit,
                other=self._other,
                worlds=near.worlds,
            )
        return Message(
            "puzzles-figures",
            older=older,
            points=points,
            unit=unit,
            other=self._other,
            low=_figure(near.low),
            high=_figure(near.high),
        )

    def _keep(self, mark: PuzzleResult) -> None:
        puzzle = self.attempt.puzzle
        problem = self.marks.mark(self.model.game.name, puzzle.match, mark)
        if problem is not None:
            self.marks.problem = self.marks.problem or problem


def described(
    game: Game[Any, Any], seen: State[Any], step: Step, answer: str, names: Names
) -> TextValue:
    """An answer to a step in words, before it is made; for a turn its moves one after another."""
    moves = moves_of_turn(answer) if step.turn else (answer,)
    state, said = seen.clone(), list[TextValue]()
    for move in map(game.parse, moves):
        said.append(game.describe_move(state, move, names))
        if len(said) < len(moves):
            state.advance(move)
    return reduce(lambda before, after: Message("puzzles-turn", first=before, then=after), said)


def _figure(points: float) -> str:
    return figured(points, places=0 if abs(points) >= 10 else 1)


@dataclass(frozen=True, slots=True)
class SamePuzzle(Action):
    """Try the same puzzle again."""


@dataclass(frozen=True, slots=True)
class ExplainSolution(Action):
    """Say how it is known that the best move is the best."""


@dataclass(frozen=True, slots=True)
class NextPuzzle(Action):
    """Open the next puzzle of the collection."""


class PuzzlePage(TableView):
    """The table of a puzzle, seen from seat 0.

    Opponents do not move, no clock runs, and only the puzzle's result is saved.
    """

    name = "puzzle"

    def __init__(
        self, app: Program, session: MatchSession, puzzles: Collection, place: int, marks: Solved
    ) -> None:
        super().__init__(app, model_of(app, session, session.match.view(PERSON_SEAT)))
        self.model.posed = True
        # Where the rules are not the usual ones, sentences below the prompt say how they differ.
        self.model.rules = ""
        self.puzzles = puzzles
        self.place = place
        self.puzzle = puzzles.puzzles[place]
        self.differs = differences(self.model.game, self.puzzle)
        self.attempt = self.new_attempt()
        stale = puzzles.stale or self.puzzle.older
        self.moves = Solving(self.model, self, app.sounds, self.attempt, marks, stale)
        self.doing = MoveChooser(self.model, self.moves, self)
        self.pointer: Pointer = Pointer(self.model, self, self.moves, self.doing)
        self.show.telling.remember(session.told())
        self.announcing.wanted = self._says

    def new_attempt(self) -> Attempt:
        """An attempt at the puzzle, with the usual tries."""
        return Attempt(self.puzzle)

    @property
    def places(self) -> tuple[Scope, ...]:  # type: ignore[override]
        """The puzzle's scope, plus that of moves until it is over."""
        return (Scope.PUZZLE, Scope.SOLVED if self.attempt.over else Scope.MOVE)

    # Time.

    @property
    def waiting(self) -> bool:
        return self.pointer.why.waiting

    def update(self, now: float) -> bool:
        moving = super().update(now)
        self.pointer.prune()
        self.pointer.why.update(now)
        return moving

    def advance(self, now: float) -> bool:
        return self.show.update(now) or self.pointer.drag.is_gliding(now)

    # Layout.

    def below(self, kit: Kit, room: Rect) -> Box:
        """The question or the answer, with the buttons."""
        made = [] if self.attempt.over else offer_buttons(self.model, urged=False)
        return bar(self.model, kit, room, Own(self._says(), [*made, *self._ways_on()], ()))

    @property
    def called(self) -> str:
        return called(super().called, self._which())

    def _which(self) -> str:
        number, count = number_in_star(self.puzzles, self.place)
        return say("puzzles-place", number=number, count=count)

    def _says(self) -> tuple[str, str]:
        show = self.show
        prompt = told(show.table.prompt(show.state, show.names))
        attempt, count = self.attempt, len(self.puzzle.steps)
        question = say("puzzles-question", tries=attempt.left)
        at, asks = min(attempt.at + 1, count), self.model.game.turn_question
        if attempt.step.turn and asks is not None:
            question = say(
                "puzzles-question.turn", asks=asks, at=at, count=count, tries=attempt.left
            )
        elif count > 1:
            question = say("puzzles-question.line", at=at, count=count, tries=attempt.left)
        return question, of_no_use(self.model) or told(in_order([prompt, *self.differs]))

    def _ways_on(self) -> list[Node]:
        """Buttons that are not moves."""
        if not self.attempt.over:
            begun = self.moves.has_begun_turn
            back = bar_button("undo", Undo(), Icon.UNDO, UNDO_MOVE, enabled=begun)
            return [
                *([back] if self.attempt.step.turn else []),
                bar_button("solution", AskHint(), Icon.EYE, SHOW_SOLUTION),
            ]
        made = []
        if self.model.notice is not None and not self.model.notice.more:
            made.append(bar_button("how", ExplainSolution(), Icon.INFO, name=say("rerun-how")))
        made.append(bar_button("same puzzle", SamePuzzle(), Icon.REPLAY, RETRY_PUZZLE))
        if self.place + 1 < len(self.puzzles.puzzles):
            made.append(
                bar_button("next puzzle", NextPuzzle(), Icon.NEXT, OPEN_NEXT_PUZZLE, leads=True)
            )
        return made

    def panels(self, kit: Kit) -> Box:
        """Corner buttons and the puzzle's number, above score panel and log."""
        return page_layout.panels(self.model, kit, above=self._above(kit))

    def _above(self, kit: Kit) -> Box:
        muted = self.model.settings.muted
        sound = say("table-sound-on") if muted else say("table-sound-off")
        small = [
            kit.icon_button(
                "back", say("puzzles-back"), OpenMenu(), Icon.BACK, 40, "corner", command=GO_BACK
            ),
            kit.icon_button(
                "rules", OPEN_RULES.label, OpenRules(), Icon.RULES, 40, "corner", command=OPEN_RULES
            ),
            kit.icon_button(
                "mute",
                sound,
                ToggleSound(),
                Icon.SOUND_OFF if muted else Icon.SOUND_ON,
                40,
                "corner",
                command=MUTE_SOUND,
            ),
        ]
        stars = self.puzzle.stars
        signs = [kit.sign(Icon.STAR, say("puzzles-stars", stars=stars), 15)]
        signs += [kit.sign(Icon.STAR, "", 15) for _ in range(stars - 1)]
        which = kit.words(self._which(), 15.5, weight="semibold", lines=2)
        grade, gap = Row([*signs, Space(kit.px(8))], kit.px(3)), kit.px(3)
        beside = Row([Limit(which, least=which.widths.ideal).growing(), grade], gap)
        # The panels below stay where they are when the theme comes up.
        about = kit.words(text, 14, tone="dim") if (text := self._about()) else None
        return Column(
            [
                Row(small, kit.px(6)),
                Space(high=kit.px(4)),
                FirstFit(beside, Column([which, Row([grade, Space().growing()])])),
                about or Space(high=kit.line_height(14)),
            ]
        )

    def _about(self) -> str:
        """What the puzzle is about, once an answer was given: it may tell the move."""
        answered = self.attempt.at or self.attempt.over or self.attempt.wrong
        return told(theme_of(self.model.game, self.puzzle) or "") if answered else ""

    @property
    def commands(self) -> list[Command]:
        taking_back = self.attempt.step.turn and not self.attempt.over
        return [one for one in super().commands if one is not UNDO_MOVE or taking_back]

    # Actions of nodes. A puzzle has no opponents and no recent events.

    def perform(self, action: Action) -> None:
        over = self.attempt.over
        match action:
            case ClickZone() | ClickCard() | PickZone() | TogglePick() if over:
                # The cards lie still once the puzzle is over.
                pass
            case ClickZone(zone):
                self.pointer.click(zone)
            case ClickCard(zone, card):
                self.pointer.click_card(zone, card)
            case PickZone(zone):
                self.pointer.pick(zone)
            case TogglePick(slot):
                self.pointer.toggle(slot)
            case PressOffers(offers):
                self.doing.press(offers)
            case LayAll():
                self.doing.lay_all()
            case Undo():
                self.moves.take_back()
            case AskHint():
                self.moves.show_solution()
            case ExplainSolution():
                self._explain()
            case SamePuzzle():
                self._open(self.place)
            case NextPuzzle():
                self._open(self.place + 1)
            case OpenMenu():
                # A puzzle has no menu.
                self.navigator.back()
            case _:
                super().perform(action)

    def _explain(self) -> None:
        notice = self.model.notice
        if notice is not None:
            self.model.say(replace(notice, further=self.moves.figures))
            self.changed()

    def _open(self, place: int) -> None:
        open_puzzle(self.app, self.model.game, place, self.puzzles, self)

    # Input.

    def back(self) -> None:
        if self.pointer.drag.break_off():
            return
        if not self.attempt.over and (self.model.picked or self.show.hand.picks):
            self.pointer.drop_pick()
        else:
            self.navigator.back()

    def on_press(self, x: float, y: float) -> None:
        if not self.show.quiet and self.show.stopped is None:
            self.moves.skip()
        super().on_press(x, y)
        if not self.attempt.over:
            self.pointer.drag.press(x, y)

    def use(self, node: Node) -> None:
        if not self.show.quiet and self.show.stopped is None:
            self.moves.skip()
        super().use(self.tree.by_key.get(node.key, node))
