rules-heading = The rules of { $game }
# The set of rules that the page tells, with its sentence.
rules-set = { $name }. { $sentence }
rules-differs = What differs from the usual game
# The last line, where there would be too many.
rules-differs-more = { $count } more, listed under “{ rules-options }”.
# The last chapter, folded away: every option of the game, with its value here.
rules-options = All options
    .show = Show all options
    .hide = Hide the options
rules-option = { $label }: { $value }. { $help }
# Under the heading of the rule that refused a move: the hand, and why.
rules-your-hand = With this hand: { $said }
# The button of a picture, which plays it on the table.
rules-show = Show me
rules-again = Play it again
rules-return = Back to the rules
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
# Words of a rule that name something.
rules-quoted = “{ $words }”
# Said of cards shown beside the rules: they go together, or they do not.
rules-good = right
rules-bad = not allowed
