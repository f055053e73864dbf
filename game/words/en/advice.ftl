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
    .help = Weighs every card, and minds what the others may do with it.
advice-expert = Expert
    .help = Looks ahead, too, over many ways the hidden cards may lie.
