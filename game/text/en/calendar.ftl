# The deals of the day, a month at a time.
calendar-heading = Deal of the day
calendar-games = The game
calendar-earlier = The month before
calendar-later = The month after
calendar-today = Today, { $date }

# What has become of a day's deal, in a sentence.
calendar-closed = This day has not come yet.
calendar-new = Not played yet.
    .past = Not played yet. It can be played at any time.
calendar-begun = You have begun it.
calendar-unreadable = A record of it is there, but cannot be read.
calendar-given-up = You have given it up.
calendar-won = You won, { $lead } ahead of the next best.
    .level = You won; the best of the others has as much.
calendar-placed = You came in { $place } of { $count }, { $lead } behind the best.
    .level = You came in { $place } of { $count }, with as much as the best of the others.
calendar-helped = With hints or undo.
calendar-tries = The first of your { $count } matches of this deal counts here.
calendar-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# The same in a cell of the month, and as what a cell says.
calendar-cell-new = not played
calendar-cell-begun = begun
calendar-cell-played = played
calendar-cell-given-up = given up
calendar-cell-unread = not readable
calendar-cell-closed = to come

# What is the same for everybody.
calendar-opponents = At the table
calendar-same = Everybody has the same cards, dealer and opponents on this day; they follow from the game and the date, and nothing is sent. Who plays the same moves meets the same answers, in the same version of the program.

# The buttons, and the line to copy.
calendar-play = Play
calendar-go-on = Go on
calendar-again = Play it again
calendar-copy = Copy the line
calendar-copied = The line is on the clipboard.
    .none = There is no clipboard here.
calendar-line = { $game } { $date }: { $place } of { $count }, { $lead }
    .helped = { $game } { $date }: { $place } of { $count }, { $lead }, with help
    .hard = { $game } { $date }: { $place } of { $count }, { $lead }; Hard would have made { $hard }
    .hard-helped = { $game } { $date }: { $place } of { $count }, { $lead }, with help; Hard would have made { $hard }
calendar-meaning = The figure: how many { $unit } ahead of the best of the others.
calendar-early = This day has not come yet
    .text = By this computer's clock today is { $date }. The deal of { $day } can be played from its day on.
calendar-hard = { $mean } on average ({ $count } runs, { $least } to { $most })
    .same = { $mean } ({ $count } runs alike)
calendar-hard-plays = Hard plays your cards for the line: run { $number } of { $count }…
