"""Messages and the languages they are written in.

A `message.Message` is a name with values; the sentence stands in a Fluent file (`en/`, or
``games/NAME/words``).  `fluent` reads the part of the format that is used; `rules_text` reads the
rules.  Everything else imports this layer; it imports nothing.
"""
