"""The bot of 500 Rummy: heuristics, rollout policy, search priors and explanations.

Begin with ``knowledge``.
"""
