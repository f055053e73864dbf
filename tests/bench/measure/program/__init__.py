"""Shared by the benchmarks: the command, tables of figures, the machine, and a scripted window.

``python -m tests.bench`` runs parts of it.  A part is a module with ``measure``: those here, and
``bench_start``, ``bench_frames``, ``bench_engine`` and ``bench_thinking``.  Nothing is asserted.
"""
