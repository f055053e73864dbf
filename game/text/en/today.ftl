# The strip of today on the start page.
today-puzzle = Today’s puzzle
    .new = Find the best move
    .tried = Not found yet
    .shown = Solution seen
    .found = Found!
today-round = Today’s round
    .new = A few minutes
    .begun = Started
    .played = Played
today-moment = Your best moment
    .none = Still to come
today-friend = For a friend
    .copy = Copy a line
    .copied = Copied to the clipboard
    .none = No clipboard here

# The line to paste to a friend.
today-line = Five Takes, { $date }: { $results } Can you beat that?
    .open = Five Takes, { $date }: a { $puzzle } puzzle and a round of { $game }. Same cards for all of us. Are you in?
today-line-puzzle = { $game } puzzle found.
today-line-round = { $game }: { $place } of { $count }, { $lead }.
    .helped = { $game }: { $place } of { $count }, { $lead }, with help.
today-line-seal = Last seal: { $digits }.
