"""The bot of Take: heuristics, search priors, leaf values and explanations.

Begin with ``knowledge``.
"""
