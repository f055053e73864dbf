# The moves that the coach compared.
compared-heading = The coach compares
compared-value = { $chance }, { $sure }
compared-tried = The coach guessed the hidden cards many times and played on. The line at the end of a bar shows how far off it could be. “About as good” can mean better.
compared-counted = These figures are exact. Every way the round can go was counted.
