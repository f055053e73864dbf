"""Lessons: records with a fixed deck whose comments teach.

`lesson` parses one and `guide` follows the learner through it. `lesson_check` checks all lessons
against the rules and the coach. Progress is kept in the settings.
"""
