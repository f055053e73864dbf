"""The start page, how a match begins, and the page about the program."""
