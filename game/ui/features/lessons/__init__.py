"""The list of lessons, the table of a lesson with the teacher's panel, and the way there.

Fixed: the table of a lesson is a real one: its moves pass the rules.
Free: where the teacher's panel stands, and how its pointer looks.
Then look at: tests/ui/test_lesson_page.py, tests/ui/test_first_hand.py, the first start
"""
