# What is wrong with the file of an evening, and where.
evening-line = Line { $line }: { $reason }
evening-newer = the evening comes from a newer Five Takes.
evening-first = an evening begins with the line { $line }.
evening-ends = the text ends before the line { $line }.
evening-event = { $line } can’t have happened there.
evening-term = { $line } can’t be read.
evening-missing = the line { $key } is missing.
evening-rules = { $why }
evening-unsaved = We can’t save this evening ({ $why }).

# The rules of a game in an evening.
evening-short = Short form
evening-unknown-rules = Rules we don’t know
evening-disagree = { $game }: { $why }

# Why somebody has their points.
evening-why = { $who ->
    [you] You: { $why }
   *[other] { $who }: { $why }
}
evening-sentence = { $said }.
evening-you = you
evening-ahead = { $points } for beating { $who }
evening-level = { $points } for a tie with { $who }
evening-behind = 0 for last place

# How the evening ended.
evening-lead = By { $lead ->
    [one] one point
   *[other] { $lead } points
}, { $first } to { $second }.
evening-shared = A tie at { evening-points }, and in games won.
evening-tie-break = { $games ->
    [one] A tie at { evening-points }. Winning one game broke it.
   *[other] A tie at { evening-points }. Winning { $games } games broke it.
}

# An evening in a list.
evening-waiting = Evening, game { $number } of { $count }: { $game }
    .open = Evening, game { $number } of { $count }
    .week = Evening of week { $week }, game { $number } of { $count }: { $game }

# The pages of an evening.
evening-heading = Evening
evening-after = After game { $number } of { $count }
evening-comes = { $game } is next.
evening-chosen = { $who ->
    [you] You came last and chose { $game }.
   *[other] { $who } came last and chooses { $game }.
}
evening-you-choose = You came last, so you choose the next game.
evening-play = Play { $game }
evening-choose = Choose a game
evening-choice = You choose
    .text = You came last. Which game is number { $number }?
evening-why-heading = Points in { $game }
evening-open = Game { $number }
evening-table = The games and their points
evening-row = Game { $number }: { $game }
    .tip = See how the points came about, or replay it.
evening-sum = Points
evening-gave-up = you gave up
evening-record-gone = the match is gone
evening-missing-records = One of the matches is gone. We show what the evening kept of it.
evening-fault = This evening was damaged. { $fault }
evening-won = { $who ->
    [you] You win the evening!
   *[other] { $who } wins the evening
}
    .several = { $players } share the win
evening-stopped = Evening given up
    .text = Nobody has won it.
evening-again = Another evening
evening-grid = All points
evening-delete = Delete with its games
evening-game = Game { $number }: { $game }
evening-previous = Previous game
evening-next = Next game
evening-to-sheet = Back to evening
evening-part = Game { $number } of { $count } this evening.

# Leaving, giving up, and what was damaged.
evening-under-way = An evening is waiting
    .text = { $evening }. You can have one at a time.
evening-give-up = Give up?
    .text = Giving up this game puts you last in it, and the evening goes on. { $others }
    .game = Give up this game
    .stop-text = Giving up the evening ends it without a winner.
evening-stop = Give up the evening?
    .do = Give up evening
evening-damaged = This evening is damaged
    .text = We can’t go on with { $file }. { $fault }
    .unread = We can’t read { $file }. { $fault }
    .aside = We took { $file } off the list. It stays in your folder under another name.
    .mended = { $fault } The lines before are fine, and your matches tell us the rest.
evening-go-on = Continue

# The set-up.
evening-begin = Play (about { $minutes } minutes)
evening-games = The games
evening-order = Order
    .drawn = Random
    .listed = As listed
    .last = Last chooses
    .drawn-help = A surprise from game to game.
    .listed-help = Move the games with the arrows.
    .last-help = The player in last place chooses the next game.
evening-forms = Rules: short form
    .changed = { $count ->
        [one] Rules: one game changed
       *[other] Rules: { $count } games changed
    }
evening-forms-heading = Rules of the games
evening-rules-for = Rules of { $game }
evening-earlier = Play { $game } earlier
evening-later = Play { $game } later

# A finished evening in a list.
evening-with = Evening with { $others }
    .week = Evening of week { $week } with { $others }
evening-company = with { $others }
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-holds = This match belongs to an evening that isn’t over.

# The statistics of evenings.
evening-figures = Evenings
evening-none = No evenings like that yet. Finish one, and it’s here.
    .plan = Plan an evening
evening-sort = Which evenings
    .kind = Kind
    .all = All evenings
    .weeks = Evenings of the week
    .again = Played again
evening-with-players = { $players ->
    [2] Two players
    [3] Three players
   *[other] Four players
}
evening-tally = Evenings
    .given-up = { $count ->
        [0] none given up
       *[other] { $count } given up
    }
evening-even = even is { $share }%
evening-share = Points
    .of = of { $most } possible
evening-best = Best evening
    .of = points, out of { $most }
evening-place = average place { $place }
evening-row-of-weeks = Your longest streak is { $count } weeks.
evening-apart = Counted separately: { $parts }.
    .part = { $sort } { $count }

# The evening of the week.
evening-week = Evening of the week
    .days = { $week }: { $first } to { $last }
    .begun = You’ve started it. { $evening }.
    .won = You won it with { evening-points }.
    .placed = You came { $place } of { $count }, with { evening-points }.
    .closed = This week hasn’t come yet.
    .earlier = The week before
    .later = The week after
    .sheet = See the sheet
    .same = Everyone gets the same cards, opponents and order that week. Nothing is sent.
