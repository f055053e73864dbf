statistics-heading = Statistics
    .counting = Counting…
    .whole = { $count ->
        [one] { $count } match counted
       *[other] { $count } matches counted
    }
statistics-none = Nothing to count yet. Finish a match, and you’ll see how you’re doing.
    .play = Choose a game
    .unaided = You haven’t finished a match without help.
    .assisted = You haven’t finished a match with hints or moves taken back.
    .known = You haven’t finished a match with cards you knew.
    .children = No match for children is finished yet.
    .unproved = None of your matches is unproved.
statistics-opening = { $how ->
    [none] Your first win is still to come.
    [here] You haven’t won any of these yet.
    [more] You’ve won { $wins } { $of }. That’s better than chance.
    [less] You’ve won { $wins } { $of }. That’s below chance so far.
   *[even] You’ve won { $wins } { $of }.
}
statistics-book = Your matches, the newest on top
statistics-sort = Which matches
    .all = All matches
    .unaided = Without help
    .assisted = With help
    .known = Known cards
    .children = For children
    .unproved = Not proved

# The figures, each with the number of matches it is of.
statistics-of = { $count ->
        [one] of { $count } match
       *[other] of { $count } matches
    }
statistics-matches = Matches
    .given-up = { $count ->
        [0] none given up
        [one] { $count } given up, which counts as a loss
       *[other] { $count } given up, which count as losses
    }
statistics-won = Won
    .percent = { $share }%
    .helped = { $of } ({ $count } with help)
    .between = In the long run, you’d very likely win { $low } to { $high }%. Even is { $even }%.
statistics-better = Better than chance?
    .early = Too early to say
    .few = Play { $few } matches and we’ll show how you compare.
    .yes = Yes
    .no = Not yet
    .close = Too close to call
statistics-rest = More, and how we know
    .hide = Hide the rest
statistics-points = Points a round
    .rounds = { $rounds ->
        [one] in { $rounds } round { $of }
       *[other] in { $rounds } rounds { $of }
    }
statistics-streak = Most wins in a row
    .now = { $streak } now
statistics-first-hands = First hands won: { $won } of { $count }
statistics-more = More
statistics-best = Best match
    .worst = the worst: { $worst }, { $of } played to the end
statistics-time = Time at the table
    .each = { $each } a match, { $of } we timed

# How strong somebody is.
statistics-strength = Your strength
    .where = We measure it in matches without help. Choose those at the top to see it.
    .number = { $value } after { $count } matches. Medium is { $anchor }.
    .levels = { $older ->
        [yes] You’re very likely between { $low } and { $high }. On the same scale: { $levels }. The levels earned these by playing each other (very likely range in brackets), before they last changed. 100 points more wins 64 matches of 100.
       *[no] You’re very likely between { $low } and { $high }. On the same scale: { $levels }. The levels earned these by playing each other (very likely range in brackets). 100 points more wins 64 matches of 100.
    }
    .scale = You’re very likely between { $low } and { $high }. Medium is the same in every game. 100 points more wins 64 matches of 100.
statistics-level = { $level } { $strength }
    .between = { $level } { $strength } ({ $low } to { $high })
    .most = { $level } at most { $high }
    .least = { $level } at least { $low }
statistics-next = You won { $won } of your last { $count } matches against { $level }. Against { $next }, you’d be about even.
    .same = You won { $won } of your last { $count } matches against { $level }. That’s about even.

# How it went, and with whom.
statistics-course = Share won of the last { $recent } matches
    .value = { $share }% now, { $of }
    .even = even is { $share }%
    .end = { $share }%
statistics-levels = By the opponents’ level
    .mixed = Several levels
statistics-opponents = By opponent at the table
    .who = { $name }, { $manner }
statistics-habit = When there was a choice, they did this in { $share }% of { $of }.
    .yours = When there was a choice, they did this in { $share }% of { $of }, you in { $yours }%.
statistics-players = By the number of players
    .count = { $count } players
statistics-rules = By rules
    .game = { $game }: { $rules }
    .own = Usual rules
statistics-row = { $share }% won { $of }
    .between = very likely { $low } to { $high }%, where even is { $even }%
    .points = { $points } points a round

# What the coach found.
statistics-coach = What cost you most
    .none = The coach hasn’t reviewed any of these matches yet. Review one, and you’ll see here what cost you most.
    .whole = In { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }, the coach reviewed { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } and found { $mistakes ->
        [0] no clear mistakes.
        [one] { $mistakes } clear mistake. It cost you { $cost }%.
       *[other] { $mistakes } clear mistakes. They cost you { $cost }% in all.
    }
    .kind = { $mistakes ->
        [0] No clear mistakes in { $decisions }
       [one] { $mistakes } clear mistake in { $decisions } cost you { $cost }%
       *[other] { $mistakes } clear mistakes in { $decisions } cost you { $cost }%
    }
    .other = Other moves
    .older = { $count ->
        [one] { $count } match was reviewed by an older coach. Review it again, and it counts here.
       *[other] { $count } matches were reviewed by an older coach. Review them again, and they count here.
    }
    .dearest = Your costliest moves:
    .costly = { $cost ->
        [one] Cost you { $cost }%, { $date }, round { $round }
       *[other] Cost you { $cost }%, { $date }, round { $round }
    }
    .lost-win = A sure win thrown away, { $date }, round { $round }

# What is counted.
statistics-counted = How we count
    .matches = Every finished match counts once. A shared win counts in part. “Very likely” holds 19 times in 20.
    .given-up = Giving up counts as a loss.
    .habits = Opponents’ habits count only where they had a choice. Your moves at the same table count the same way.
    .uncounted = { $count ->
        [0] Lessons, puzzles and matches played on from another don’t count. You have none.
        [one] Lessons, puzzles and matches played on from another don’t count. You have { $count }.
       *[other] Lessons, puzzles and matches played on from another don’t count. You have { $count }.
    }
    .all = Every match counts here: with help { $assisted }, with cards you knew { $known }, for children { $children }, not proved { $unproved }. The list at the top shows each kind on its own.
    .assisted = { $count ->
        [0] Matches with hints or moves taken back count separately. You have none.
        [one] { $count } match with hints or moves taken back counts separately.
       *[other] { $count } matches with hints or moves taken back count separately.
    }
    .known = { $count ->
        [0] Matches with cards you knew count separately. You have none.
        [one] { $count } match with cards you knew counts separately.
       *[other] { $count } matches with cards you knew count separately.
    }
    .children = { $count ->
        [one] { $count } match for children counts separately.
       *[other] { $count } matches for children count separately.
    }
    .unproved = { $count ->
        [one] { $count } match doesn’t prove its deals, so it counts separately.
       *[other] { $count } matches don’t prove their deals, so they count separately.
    }
    .proof = These records don’t prove their deals: a seal is missing, or something was changed after it was written.
    .unsealed = { $count ->
        [one] { $count } match comes from a version that sealed nothing. It counts like the others.
       *[other] { $count } matches come from a version that sealed nothing. They count like the others.
    }
    .unreadable = { $count ->
        [one] { $count } saved match can’t be read, is unfinished or is a copy, so it doesn’t count.
       *[other] { $count } saved matches can’t be read, are unfinished or are copies, so they don’t count.
    }
    .time = Time counts while the table is in front. After two minutes without you it stops.
