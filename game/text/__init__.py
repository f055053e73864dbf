"""Messages and the languages they are written in.

A `message.Message` is a name with values; its sentence is in a Fluent file (`en/`, or
``games/NAME/words``).  `fluent` parses the part of that format that is used here, `rules_text`
the rules.  Every other layer imports this one; it imports none.
"""
