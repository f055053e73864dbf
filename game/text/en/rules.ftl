rules-heading = The rules of { $game }
# The set of rules that the page tells, with its sentence.
rules-set = { $name }. { $sentence }
# The last chapter: every option of the game, with its value here.
rules-changeable = What can be changed
rules-option = { $label }: { $value }. { $help }
rules-search = Search the rules
    .empty = Search ({ $key })
    .found = { $place } of { $count }
    .none = not found
rules-next = Next
rules-before = Previous
rules-of = Rules
rules-contents = Contents
# Said of the heading in the contents that is being read.
rules-here = shown
# Said of cards shown beside the rules: they go together, or they do not.
rules-good = right
rules-bad = not allowed
