"""Opponents: search, levels, characters, and the processes that think.

Begin with `levels.advise`: a level answers a view with a move, scores and a certainty. `search`
scores candidate moves by playouts in determinizations. `helper_pool` spreads playouts over helper
processes. `worker` runs searches in a process of its own, outside the frame loop. `style` lets a
character choose among moves of about equal value.

Fixed: the same view, seed and playout budget give the same move, with any number of helpers.
Free: how playouts are shared, which ends are counted through, the lines of table talk.
Then look at: tests/ai/test_search.py, tests/ai/test_helper_pool.py, tests/laws/test_opponents.py
"""
