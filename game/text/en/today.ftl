# Today, above the strip of the start page.
today-button = Today (5 minutes)
    .done = Today: done

# The strip of today on the start page.
today-puzzle = Today’s puzzle
    .new = Find the best move
    .tried = Not found yet
    .shown = Solution seen
    .found = Found!
today-puzzle-of = Today’s puzzle: { $game }
today-round = Today’s round
    .new = A few minutes
    .begun = Started
    .played = Played
today-moment = Your best moment
    .none = Still to come

# Today’s puzzle, and the end of its round.
today-go-on = Go on

# The stamp in the calendar.
today-stamp-round = { $game }: { $came }
today-stamp-moment = Your moment
today-leave = Done
today-copy = Copy a line for a friend
    .copied = Copied to the clipboard.
    .none = We can’t use the clipboard here.

# The line to paste to a friend.
today-line = Five Takes, { $date }: { $results } Can you beat that?
today-line-puzzle = { $game } puzzle found.
today-line-round = { $game }: { $place } of { $count }, { $lead }.
    .helped = { $game }: { $place } of { $count }, { $lead }, with help.
today-line-seal = Last seal: { $digits }.
