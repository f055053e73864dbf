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
        [one] { $unreadable } we can’t read
       *[other] { $unreadable } we can’t read
    }
    .reading = { $read } of { $whole } matches read
    .looking = Looking for your matches…
history-none = No matches yet. Finish one, and it’s here.
    .play = Play your first match
    .alike = No matches like that.
    .show = Show all matches

# What is listed.
history-games = Game
    .all = All games
history-results = Result
    .all = All results
    .won = Won
    .lost = Not won
    .given-up = Given up
history-kinds = Kind of match
    .all = All matches
    .evenings = Evenings
    .of-evenings = Evening games
    .unaided = Without help
    .assisted = With help
    .daily = Deals of the day
    .again = Deals played again
    .children = For children
    .uncounted = Not counted
    .unreadable = Not readable

# A row: the game and the opponents, when it was and how it went.
history-against = { $game } against { $others }
    .many = { $game } against { $count } opponents
history-company = against { $others }
    .many = against { $count } opponents
history-more = +{ $count }
history-opponent = { $name } ({ $level })
history-file = { $file }
history-row = { $match }: { $result }. { $more }.
    .points = { $match }: { $result }, { $points }. { $more }.
history-when = { $date }, { $time }
history-minutes = { $minutes ->
        [0] less than a minute
       *[other] { $minutes } min
    }
    .hours = { $hours } h { $minutes } min
history-assisted = with help
history-known = known cards
history-unproved = not proved
history-children = for children
history-mode-day = deal of the day
history-mode-round = round of the day
history-mode-again = deal played again
history-mode-from-here = played on from another match
history-mode-lesson = lesson
history-mode-puzzle = puzzle
history-mode-evening = part of an evening
history-mode-week = evening of the week
history-mode-other = { $mode }
history-copy = copy of another match

# How a match ended.
history-won = Won
    .helped = Won, with help
    .shared = Shared
    .lost = Lost
    .given-up = Given up
    .open = Unfinished
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
history-told-time = Started on { $date } at { $time }.
    .named = Started on { $date } at { $time }, going by the file’s name. The match itself doesn’t say.
    .written = The match doesn’t say when it started. Its file was last saved on { $date } at { $time }.
history-told-lasted = Played for { $long }.
    .unknown = The match doesn’t say how long you played.
history-told-rounds = { $rounds }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
history-told-help = With help: { $hints ->
        [0] no hints
        [one] { $hints } hint
       *[other] { $hints } hints
    }, { $undos ->
        [0] nothing taken back
        [one] moves taken back once
       *[other] moves taken back { $undos } times
    }.
    .none = No hints, and nothing taken back.
history-told-known = You knew these cards, so this match counts separately.
history-told-unproved = This record doesn’t prove its deals, so it counts separately.
history-told-rules = Rules: { $rules }.
history-told-changes = Changes: { $rules }.
history-told-children = Played on { $date }, for children.
history-told-rule = { $label }: { $value }
history-told-uncounted = It doesn’t count as a match ({ $mode }).
history-told-copy = You have this match twice. It counts once.
history-told-open = This match was never finished, so it doesn’t count.
history-told-damaged = We can’t replay { $file }, so it doesn’t count. { $fault }
history-gone = We can’t read { $file } any more.
history-told-newer = { $file } comes from a newer Five Takes, so it doesn’t count here.

# What can be done with one.
history-again = Play this deal
    .heading = Play the same deal again?
    .text = You get the same decks, opponents and rules. The seal then only proves that nothing was changed.
    .play = Play it
history-delete = Delete
history-deleted = Deleted: { $match }.
    .back = Brought back: { $match }.
history-undo = Undo delete
history-kept = You can bring back deleted matches for at least { $days } days.
