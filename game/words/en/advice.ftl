# What the coach adds to a reason after looking ahead.
advice-ahead = Looking ahead, it is worth { $points } { $unit } more than the next best.
advice-as-good = Looking ahead, another move is as good.

# What is gained or lost in most games.
advice-points = points
    .first = Points

# How well opponents play.
advice-easy = Easy
    .help = Plays whatever comes to hand.
advice-medium = Medium
    .help = Takes what looks best at once.
advice-hard = Hard
    .help = Looks ahead over some of the ways the hidden cards may lie.
advice-expert = Expert
    .help = Looks ahead over as many of those ways as there is time for.
