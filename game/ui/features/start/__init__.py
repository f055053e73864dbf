"""The start page, the start of a match, and the page about the program."""
