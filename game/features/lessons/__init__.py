"""Guided rounds: an ordinary record with a fixed deck whose comments teach.

`lesson` reads one, `guide` follows the learner through it, `lesson_check` holds every lesson to
the rules and the coach.  Progress is kept in the settings.
"""
