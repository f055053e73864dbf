"""The bot of 500 Rummy: heuristics, rollout policy, search priors and explanations.

Begin with ``knowledge``.

Fixed: only the view decides. A win that `endgame` calls certain is one in every deal.
Free: weights and candidates; then the figures in `bot/data` need measuring again.
Then look at: tests/games/rummy500/test_endgame_certain_wins.py, tests/games/test_policy.py
"""
