"""Messages and the languages they are written in, and the names of the icons beside them.

A `message.Message` is a name with values; its sentence is in a Fluent file (`en/`, or
``games/NAME/words``).  `fluent` parses the part of that format that is used here, `rules_text`
the rules.  `icon.Icon` has a member for every icon.  Every other layer imports this one; it
imports none.
"""
