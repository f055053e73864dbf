setup-play = Play
setup-table = The table
setup-game = The game
setup-both = The table and the game

# Who plays.
setup-players = Players
setup-everybody = All opponents
setup-picture = A picture of { $game }
setup-swap = Swap { $name } for someone else
setup-level = { $name }’s level
setup-opponent = Opponent { $number }: { $name }

# What is played.
setup-own = Your own
    .sentence = As you have put it together.
setup-deal = The deal
setup-begins = Who begins
    .help = In the first round.
    .drawn = Drawn
    .you = You
    .settled = The deal you typed says who.
    .deal = As dealt
setup-number = Deal number
    .help = Or the code shown after a round. Same number, same cards.
    .empty = a new deal
setup-known = You know these cards, so this match won’t change your rating.
setup-disagree = These options don’t go together
setup-no-deal = We don’t know that deal
setup-strange = No deal’s code has a { $sign }.
setup-length = A deal’s number has at most { $digits } digits, and its code { $signs } signs. This has { $count }.
