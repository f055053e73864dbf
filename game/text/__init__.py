"""Messages and the languages they are written in, and the names of the icons beside them.

A `message.Message` is a name with values; its sentence is in a Fluent file (`en/`, or
``games/NAME/words``).  `fluent` parses the part of that format that is used here, `rules_text`
the rules; `languages` is the table of languages.  `icon.Icon` has a member for every icon.
Every other layer imports this one; it imports none.

Fixed: code passes names and values, never sentences; an icon is known by its member.
Free: the part of Fluent that `fluent` reads, as long as Fluent's own parser agrees.
Then look at: tests/words/test_fluent.py, tests/words/test_catalogue.py, game/text/en
"""
