"""The texts of 500 Rummy: names of melds, sentences of the log, and the rules text."""
