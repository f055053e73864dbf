"""Lessons: records with a fixed deck whose comments teach.

`lesson` parses one and `guide` follows the learner through it. `lesson_check` checks all lessons
against the rules and the coach. Progress is kept in the settings.

Fixed: comments `#:` of a record, and the names of lessons, under which progress is kept.
Free: what the learner is answered after another move, and the estimate of minutes.
Then look at: tests/lessons/test_guide.py, tests/ui/test_lesson_page.py
"""
