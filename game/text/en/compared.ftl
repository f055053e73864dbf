# The moves that the coach compared.
compared-heading = The coach compares
compared-value = { $chance }, { $sure }
compared-tried = Each chance to win the match was estimated by playing on over many ways the hidden cards may lie. The line across the end of a bar is how far it may be off, beside the advised move's. What is about as good may as well be better.
compared-counted = Every way the round may go on was counted.
