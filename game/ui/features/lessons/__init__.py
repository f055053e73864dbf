"""The list of lessons, the table of a lesson with the teacher's panel, and the way there."""
