"""The texts of Take: names of sequences, sentences of the log, and the rules text."""
