"""Opponents: search, levels, characters, and the processes that think.

`levels.advise` is the entry: a level answers with a move, scores and a certainty.  `search` plays
candidate moves out in determinizations; `helpers` shares that among processes; `worker` is the
process that keeps thinking out of the frame loop.  `style` lets a character choose among moves
that are about equally good.
"""
