"""The list of lessons, and the table of a lesson with the teacher's panel."""
