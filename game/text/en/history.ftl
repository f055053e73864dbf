history-heading = History
    .count = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
    .some = { $count } of { $whole } matches
    .unreadable = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }, and { $unreadable ->
        [one] { $unreadable } record that cannot be read
       *[other] { $unreadable } records that cannot be read
    }
    .reading = { $read } of { $whole } matches read
    .looking = Looking for what has been played…
history-none = No match has been played to its end yet. Those that are will be listed here, the newest first.
    .alike = None of your matches is like that.

# What is listed.
history-games = Game
    .all = All games
history-results = Result
    .all = All results
    .won = Won
    .lost = Not won
    .given-up = Given up
history-kinds = Sort of match
    .all = All matches
    .unaided = Without help
    .assisted = Assisted
    .daily = Deals of the day
    .again = Deals played again
    .uncounted = Not counted
    .unreadable = Not readable

# A row: the game and the opponents, when it was and how it went.
history-against = { $game } against { $others }
    .many = { $game } against { $count } opponents
history-opponent = { $name } ({ $level })
history-file = { $file }
history-row = { $match }: { $result }. { $more }.
history-when = { $date }, { $time }
history-minutes = { $minutes ->
        [0] less than a minute
       *[other] { $minutes } min
    }
    .hours = { $hours } h { $minutes } min
history-assisted = assisted
history-known = known cards
history-mode-day = deal of the day
history-mode-again = deal played again
history-mode-from-here = played on from another match
history-mode-lesson = lesson
history-mode-puzzle = puzzle
history-mode-other = { $mode }
history-copy = copy of another record

# How a match ended.
history-won = Won
    .shared = Shared
    .lost = Lost
    .given-up = Given up
    .open = Broken off
    .damaged = Not readable
    .newer = From a newer version
history-place = Place { $place } of { $count }
history-points = { $own } to { $other }
history-at-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

# What is said of one match.
history-match = { $game }, { $date }
history-told-against = Against { $others }.
history-told-result = Result: { $result }.
    .points = Result: { $result }, { $points }.
history-told-time = Begun on { $date } at { $time }.
    .named = Begun on { $date } at { $time }, as the name of its file says: its record does not tell.
    .written = Its record does not tell when it was begun; its file was written last on { $date } at { $time }.
history-told-lasted = Played for { $long }.
    .unknown = Its record does not tell for how long it was played.
history-told-rounds = { $rounds }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
history-told-help = Assisted: { $hints ->
        [0] no hints
        [one] { $hints } hint
       *[other] { $hints } hints
    }, { $undos ->
        [0] nothing taken back
        [one] taken back { $undos } time
       *[other] taken back { $undos } times
    }.
    .none = Without hints, and nothing was taken back.
history-told-known = You knew these cards, so this match did not change your rating.
history-told-rules = Played by: { $rules }.
history-told-rule = { $label }: { $value }
history-told-uncounted = It does not count as a match: { $mode }.
history-told-copy = This file is a copy of another one, and counts once.
history-told-open = The record ends before the match does: it does not count.
history-told-damaged = { $file } cannot be replayed, so it counts nowhere. { $fault }
history-gone = { $file } cannot be read any more.
history-told-newer = { $file } was kept by a newer version of the program, so it counts nowhere here.

# What can be done with one.
history-again = The same deal again
    .heading = The same deal again
    .text = It is a match of its own with the same decks, opponents and house rules. You have seen these cards before, so the deal is no secret, and its seal shows only that nothing was changed.
    .play = Play it
history-delete = Delete
history-deleted = Deleted: { $match }.
    .back = Brought back: { $match }.
history-undo = Undo delete
history-kept = What you delete can be brought back for { $days } days at least.
