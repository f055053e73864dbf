"""The list of lessons, and the table with the teacher beside it."""
