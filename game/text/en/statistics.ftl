statistics-heading = Statistics
    .counting = Counting…
    .whole = { $count ->
        [one] { $count } match counted
       *[other] { $count } matches counted
    }
statistics-none = Nothing to count yet. As soon as a match is over, this page tells how you do.
    .assisted = No match was played with hints, or with moves taken back.
    .known = No match was played with cards you knew.
statistics-sort = Which matches
    .unaided = Without help
    .assisted = Assisted
    .known = Known cards

# The figures, each with the number of matches it is of.
statistics-of = { $count ->
        [one] of { $count } match
       *[other] of { $count } matches
    }
statistics-matches = Matches
    .given-up = { $count ->
        [0] none given up
        [one] { $count } given up, which counts as lost
       *[other] { $count } given up, which counts as lost
    }
statistics-won = Won
    .percent = { $share } %
    .between = { $low } to { $high } % { $of }, by chance { $even } %
statistics-points = Points a round
    .rounds = in { $rounds } rounds { $of }
statistics-streak = Wins in a row
    .most = the most were { $longest }, { $of }
statistics-best = Best match
    .worst = the worst: { $worst }, { $of } played to the end
statistics-time = Time at the table
    .each = { $each } each, { $of } whose records tell it

# How strong somebody is.
statistics-strength = Your strength
    .rough = Between { $low } and { $high }, as far as { $count ->
        [0] no match tells yet
        [one] { $count } match tells
       *[other] { $count } matches tell
    }. A number comes after { $few } matches.
    .number = { $value }, after { $count } matches: in 95 of 100 cases between { $low } and { $high }.
    .levels = On the same scale: { $levels }. That is how strong the levels were found to be, playing each other; in brackets where it lies in 95 of 100 cases. 100 more wins 64 of 100 matches.
    .scale = In every game Medium is { $anchor }; 100 more wins 64 of 100 matches.
statistics-level = { $level } { $strength }
    .between = { $level } { $strength } ({ $low } to { $high })
    .most = { $level } at most { $high }
    .least = { $level } at least { $low }
statistics-next = You won { $won } of your last { $count } matches against { $level }: { $next } would be about even.
    .same = You won { $won } of your last { $count } matches against { $level }: that is about even.

# How it went, and with whom.
statistics-course = Share won of the last { $recent } matches
    .value = { $share } % at last, { $of }
    .even = by chance { $share } %
    .end = { $share } %
statistics-levels = By the opponents’ level
    .mixed = Several levels
statistics-opponents = By opponent at the table
    .who = { $name }, { $manner }
statistics-habit = So in { $share } % of { $of } with a choice.
    .yours = So in { $share } % of { $of } with a choice; you in { $yours } %.
statistics-players = By the number of players
    .count = { $count } players
statistics-rules = By house rules
    .game = { $game }: { $rules }
    .own = Usual rules
statistics-row = { $share } % won ({ $low } to { $high } %), { $of }, by chance { $even } %
    .points = { $share } % won ({ $low } to { $high } %), { $of }, by chance { $even } %; { $points } points a round

# What the coach found.
statistics-coach = What cost most
    .none = The coach has not looked back on any of these matches yet. Review one of them, and what it finds is summed up here.
    .whole = In { $count ->
        [one] { $count } match
       *[other] { $count } matches
    } that the coach looked back on it looked at { $decisions } decisions; { $mistakes } of them surely gave something away, { $cost ->
        [one] { $cost } percent point
       *[other] { $cost } percent points
    } of the chance to win in all.
    .kind = { $mistakes ->
        [0] Nothing surely given away; looked at: { $decisions }
       *[other] { $cost ->
            [one] { $cost } percent point
           *[other] { $cost } percent points
        } given away, by { $mistakes } of { $decisions }
    }
    .other = Other moves
    .older = { $count ->
        [one] { $count } match was looked back on when the coach still counted points. Review it once more, and it counts here.
       *[other] { $count } matches were looked back on when the coach still counted points. Review them once more, and they count here.
    }
    .dearest = The moves that cost most:
    .costly = { $cost ->
        [one] { $cost } percent point, { $date }, round { $round }
       *[other] { $cost } percent points, { $date }, round { $round }
    }

# What is counted.
statistics-counted = What is counted
    .matches = Every record among your finished matches is counted once. A shared win is a part of one. The share in brackets is where the true one lies in 95 of 100 cases.
    .given-up = What you give up counts as lost.
    .habits = How often opponents did what they are fond of is counted where they had the choice to do it or not, and in your moves at the same table likewise.
    .uncounted = { $count ->
        [0] Lessons, puzzles and what is played on from another match do not count; there are none.
        [one] Lessons, puzzles and what is played on from another match do not count: { $count } record.
       *[other] Lessons, puzzles and what is played on from another match do not count: { $count } records.
    }
    .assisted = { $count ->
        [0] Matches with hints or with moves taken back are counted apart; there are none.
        [one] { $count } match with hints or with moves taken back is counted apart.
       *[other] { $count } matches with hints or with moves taken back are counted apart.
    }
    .known = { $count ->
        [0] Matches with cards you knew are counted apart; there are none.
        [one] { $count } match with cards you knew is counted apart.
       *[other] { $count } matches with cards you knew are counted apart.
    }
    .unreadable = { $count ->
        [one] { $count } record cannot be read, breaks off or is a copy, and counts nowhere.
       *[other] { $count } records cannot be read, break off or are copies, and count nowhere.
    }
    .time = Time counts while the table is in front and you do something; after two minutes without you it stands still.
