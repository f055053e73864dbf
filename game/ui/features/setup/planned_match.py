"""The match that a game's tile begins: the last choices, or a short match for a newcomer."""

from random import Random
from typing import Any

from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.features.rule_sets.own_sets import OwnSets
from game.features.setup.match_setup import MatchPlan
from game.text.message import Message
from game.ui.features.match.begin_match import begin_match
from game.ui.program import Program


def last_plan(app: Program, game: Game[Any, Any], rng: Random) -> MatchPlan:
    """The last choices; before the first finished match of a game, those of a first one."""
    plan = MatchPlan(game, rng, app.settings.children)
    sets = OwnSets(app.profile)
    plan.kept = sets.of(game)
    if game.name not in app.match_store.finished_games():
        plan.make_first()
    plan.remember(app.settings.last.get(app.settings.choices_key(game.name)))
    usual = sets.usual(game)
    if usual is not None and not plan.children:
        plan.apply(usual)
    return plan


def begin_last(app: Program, game: Game[Any, Any]) -> None:
    """Begin a match with the last choices."""
    _begin(app, last_plan(app, game, app.rng))


def begin_short(app: Program, game: Game[Any, Any]) -> None:
    """Begin a short match against easy opponents."""
    plan = MatchPlan(game, app.rng, app.settings.children)
    plan.make_first()
    _begin(app, plan)


def _begin(app: Program, plan: MatchPlan) -> None:
    """Begin a match; its choices are kept for the next one where there were none."""
    game, key = plan.game, app.settings.choices_key(plan.game.name)
    try:
        options = game.options_type.from_values(plan.values)
        options.check_players(plan.players)
    except InvalidSetup as error:
        app.navigator.tell(Message("setup-disagree"), error.said)
        return
    if key not in app.settings.last:
        app.settings.last[key] = plan.chosen()
        app.save_settings()
    begin_match(app, game, options, plan.seats(), dealer=plan.dealer, rules=plan.kept_name)
