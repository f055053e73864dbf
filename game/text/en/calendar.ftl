# The deals of the day, a month at a time.
calendar-heading = Deal of the day
calendar-games = The game
calendar-earlier = The month before
calendar-later = The month after
calendar-today = Today, { $date }

# What has become of a day’s deal, in a sentence.
calendar-closed = This day hasn’t come yet.
calendar-new = Not played yet.
    .past = Not played yet. You can play it any time.
calendar-begun = You’ve started it.
calendar-unreadable = You’ve played it, but we can’t read that match.
calendar-given-up = You gave it up.
calendar-won = You won by { $lead }.
    .level = You won, level with the next best.
calendar-placed = You came { $place } of { $count }, { $lead } behind.
    .level = You came { $place } of { $count }, level with the best.
calendar-helped = With hints or undo.
calendar-known = You know these cards now. If you play it again, it counts separately.
calendar-tries = You’ve played it { $count } times. The first counts here.
calendar-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# The same in a cell of the month, and as what a cell says.
calendar-cell-new = not played
calendar-cell-begun = started
calendar-cell-played = played
calendar-cell-given-up = given up
calendar-cell-unread = not readable
calendar-cell-closed = to come

# What is the same for everybody.
calendar-opponents = At the table
calendar-same = Everyone gets the same cards, dealer and opponents that day. Make the same moves in the same version, and they answer the same way. Nothing is sent.

# The buttons, and the line to copy.
calendar-play = Play
calendar-go-on = Continue
calendar-again = Play it again
calendar-copy = Copy the line
calendar-copied = Copied to the clipboard.
    .none = We can’t use the clipboard here.
calendar-line = { $game } { $date }: { $place } of { $count }, { $lead }
    .helped = { $game } { $date }: { $place } of { $count }, { $lead }, with help
    .hard = { $game } { $date }: { $place } of { $count }, { $lead }. Hard got { $hard }
    .hard-helped = { $game } { $date }: { $place } of { $count }, { $lead }, with help. Hard got { $hard }
calendar-sealed = { $line }. Last seal { $digits }
calendar-meaning = The figure is your lead over the best opponent, in { $unit }.
calendar-early = This day hasn’t come yet
    .text = This computer’s clock says { $date }. You can play the deal of { $day } once that day comes.
calendar-hard = { $mean } on average ({ $count } tries, { $least } to { $most })
    .same = { $mean } (all { $count } tries)
calendar-hard-plays = Hard is playing your cards: try { $number } of { $count }…
